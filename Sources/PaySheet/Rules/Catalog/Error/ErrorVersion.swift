/// An error object for a version that has none.
enum ErrorVersion: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // In an update or a result the whole dictionary is too new.
        guard let version = context.facts.version, version < 3, ErrorPlace(context) == .unknown else { return }
        context.report(
            .errorVersion, at: cursor.node, help: "ask for version 3 or newer",
            "version " + String(version) + " has no ApplePayError")
    }
}
