/// A text that Apple's server cuts off.
enum RegistrationTextLong: DocumentRule {
    private static let limit = 1024

    @_optimize(none) static var card: Rule {
        Rule(
            "registration/text-long", "Long text in a registration", .error,
            what: "The merchant's name or the reason has more than 1024 characters.",
            why: "Apple's server takes at most 1024 characters and refuses the request.",
            instead: "Say it in fewer words.",
            sources: [],
            page: "https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest",
            bad: [
                Sample(
                    .registration, [.text("/partnerMerchantName", String(repeating: "a", count: 1025))], at: "/partnerMerchantName"),
                Sample(
                    .registration, [.text("/partnerMerchantName", String(repeating: "紙", count: 1025))], at: "/partnerMerchantName"),
                Sample(.unregistration, [.text("/reason", String(repeating: "a", count: 1025))], at: "/reason"),
            ],
            good: [
                Sample(.registration, [.text("/partnerMerchantName", String(repeating: "a", count: 1024))]),
                Sample(.registration, [.text("/partnerMerchantName", String(repeating: "紙", count: 1024))]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.registerMerchantRequest, needs: [RegisterMerchantRequest.Slot.partnerMerchantName]) {
                check($0, RegisterMerchantRequest.Slot.partnerMerchantName, &$1)
            },
            RuleRow(ShapeIndex.unregisterMerchantRequest, needs: [UnregisterMerchantRequest.Slot.reason]) {
                check($0, UnregisterMerchantRequest.Slot.reason, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let text = cursor.written(member), text.isLonger(than: limit), let node = cursor.slot(member) else { return }
        context.report(
            .registrationTextLong, at: node, help: "write at most 1024 characters",
            "the text has " + String(text.characterCount) + " characters, and Apple's server takes at most 1024")
    }
}
