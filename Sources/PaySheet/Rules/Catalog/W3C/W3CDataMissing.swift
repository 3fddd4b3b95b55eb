/// Apple Pay without what it needs to know.
enum W3CDataMissing: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/data-missing", "Apple Pay without data", .error,
            what: "The entry for Apple Pay has no data.",
            why:
                "The constructor takes it; show() is then rejected with a TypeError, because nobody says which merchant and which "
                + "cards it is about.",
            instead: "Add data with version, merchantIdentifier, merchantCapabilities, supportedNetworks and countryCode.",
            sources: ["AP-PR-DATA", "WK-W3C-NODATA"], page: "applepayrequest",
            bad: [
                Sample(.w3c, [.remove("/methodData/0/data")], at: "/methodData/0", shows: ["AP-PR-DATA", "WK-W3C-NODATA"]),
                Sample(
                    .w3c, [.remove("/methodData/0/data"), .set("/methodData/-", #"{"supportedMethods":"basic-card"}"#)],
                    at: "/methodData/0"),
            ],
            good: [Sample(.w3c), Sample(.w3c, [.set("/methodData/-", #"{"supportedMethods":"basic-card"}"#)])])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.methodData, needs: [MethodData.Slot.supportedMethods], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !cursor.isPresent(MethodData.Slot.data), let text = cursor.written(MethodData.Slot.supportedMethods),
            MethodIdentifier(text) == .applePay
        else { return }
        context.report(
            .w3cDataMissing, at: cursor.node, webKit: .methodData, help: "add \"data\"", "the entry for Apple Pay has no data")
    }
}
