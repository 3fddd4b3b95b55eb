/// An error object for a version that has none.
enum ErrorVersion: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "error/version", "Error object before version 3", .warning,
            what: "The page asks for version 1 or 2 of Apple Pay and makes an ApplePayError.",
            why: "ApplePayError came with version 3; a system that knows no newer version has no such object, and the script stops there.",
            instead: "Ask for version 3 or newer, or pass one of the status numbers that versions 1 and 2 have.",
            sources: ["AP-ERR-V3"], page: "applepayerror",
            bad: [
                Sample(.error, shows: ["AP-ERR-V3"], policy: Policy(apiVersion: 2)),
                Sample(.error, [.text("/code", "unknown"), .remove("/contactField")], policy: Policy(apiVersion: 2)),
                Sample(.error, [.text("/code", "unknown"), .remove("/contactField")], policy: Policy(apiVersion: 1)),
            ],
            good: [
                Sample(.error, policy: Policy(apiVersion: 3)), Sample(.error),
                // No error object is right for version 2; what a page of it may send is.
                Sample(.request, policy: Policy(apiVersion: 2)), Sample(.w3c, [.set("/methodData/0/data/version", "2")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // In an update or a result the whole dictionary is too new.
        guard let version = context.facts.version, version < 3, ErrorPlace(context) == .unknown else { return }
        context.report(
            .errorVersion, at: cursor.node, help: "ask for version 3 or newer",
            "version " + String(version) + " has no ApplePayError")
    }
}
