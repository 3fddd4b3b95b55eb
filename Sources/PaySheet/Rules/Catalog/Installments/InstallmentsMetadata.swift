/// Metadata that are no object.
enum InstallmentsMetadata: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "installments/metadata", "Installment metadata are no object", .error,
            what: "The metadata of the installment configuration are something else than a JSON object.",
            why: "Safari throws a TypeError at anything else, null included, and no sheet appears.",
            instead: "Write an object, or leave applicationMetadata out.",
            sources: ["WK-INST-METADATA"],
            page: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl",
            bad: [
                Sample(
                    .request, [.set("/installmentConfiguration", #"{"applicationMetadata": "spring"}"#)],
                    at: "/installmentConfiguration/applicationMetadata", shows: ["WK-INST-METADATA"], policy: documented),
                Sample(
                    .methodData, [.set("/installmentConfiguration", #"{"applicationMetadata": null}"#)],
                    at: "/installmentConfiguration/applicationMetadata", shows: ["WK-INST-METADATA"], policy: documented),
                Sample(
                    .request, [.set("/installmentConfiguration", #"{"applicationMetadata": []}"#)],
                    at: "/installmentConfiguration/applicationMetadata", shows: ["WK-INST-METADATA"], policy: documented),
            ],
            good: [
                Sample(.request, [.set("/installmentConfiguration", #"{"applicationMetadata": {}}"#)], policy: documented),
                Sample(.methodData, [.set("/installmentConfiguration", "{}")], policy: documented),
            ])
    }

    /// That installments are undocumented is another rule's to say.
    private static var documented: Policy { Policy().with { $0.ignored = [.installmentsUndocumented] } }

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
