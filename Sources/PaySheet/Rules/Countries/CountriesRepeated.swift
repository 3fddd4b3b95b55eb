/// The same country twice.
enum CountriesRepeated: DocumentRule {
    static let card = Rule(
        "countries/repeated", "Repeated country", .warning, group: .compatible,
        what: "A country stands twice in the list of supported countries.",
        why: "Safari takes the list as it is. A code that is written twice often stands where another one was meant.",
        instead: "Keep one of them, or write the country that was meant.",
        sources: [], page: "applepaypaymentrequest/supportedcountries",
        bad: [
            Sample(.request, [.set("/supportedCountries", #"["US", "CA", "US"]"#)], at: "/supportedCountries/2"),
            Sample(.methodData, [.set("/supportedCountries", #"["FR", "FR"]"#)], at: "/supportedCountries/1"),
        ],
        good: [
            Sample(.request, [.set("/supportedCountries", #"["US", "CA", "MX"]"#)]),
            Sample(.methodData, [.set("/supportedCountries", #"["FR", "GF"]"#)]),
        ])

    static let rows = [
        RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedCountries], check)
    ]

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.supportedCountries), list.count > 1, context.facts.version ?? 3 >= 3
        else { return }
        // A bit for each pair of letters: a long list must not be compared with itself.
        var seen = [UInt32](repeating: 0, count: 26)
        var reported = 0
        for index in 0..<list.count where reported < 16 {
            guard let text = list.text(index), let node = list.node(index), text.isPlain, text.byteCount == 2 else { continue }
            let row = Int(text.byte(0) &- UInt8(ascii: "A"))
            let column = UInt32(text.byte(1) &- UInt8(ascii: "A"))
            guard row < 26, column < 26 else { continue }
            if seen[row] & (1 << column) == 0 {
                seen[row] |= 1 << column
                continue
            }
            for other in 0..<index {
                guard let earlier = list.text(other), earlier.equals(text), let first = list.node(other) else { continue }
                context.report(
                    .countriesRepeated, at: node, related: [RelatedNode(first, "it stands here already")],
                    fix: RawFix(.safe, "leave the second one out", [.remove(node: node)]), help: "leave the second one out",
                    text.quoted + " is listed twice")
                break
            }
            reported += 1
        }
    }
}
