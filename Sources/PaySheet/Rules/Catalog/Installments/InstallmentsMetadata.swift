/// Metadata that are no object.
enum InstallmentsMetadata: DocumentRule {
    static var rows: [RuleRow] {
        [RuleRow(ShapeIndex.installmentConfiguration, needs: [InstallmentConfiguration.Slot.applicationMetadata], check)]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(InstallmentConfiguration.Slot.applicationMetadata), !cursor.nodes[node].is(.object) else { return }
        context.report(
            .installmentsMetadata, at: node, webKit: .installmentMetadata, help: "write an object in braces",
            "\"applicationMetadata\" is not an object")
    }
}
