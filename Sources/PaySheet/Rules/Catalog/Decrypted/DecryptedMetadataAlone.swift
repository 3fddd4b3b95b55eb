/// The description of a merchant token that is not there.
enum DecryptedMetadataAlone: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "decrypted/metadata-alone", "Metadata without a merchant token", .warning,
            what: "The decrypted data describes a merchant token and does not name it.",
            why: "The metadata belongs to a merchant token; without its identifier nobody can match the events that Apple reports later.",
            instead: "Keep merchantTokenIdentifier together with merchantTokenMetadata.",
            sources: ["DP-007"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .decrypted, [.set("/merchantTokenMetadata", #"{"cardMetadata":{"cardCountry":"DE"}}"#)], at: "/merchantTokenMetadata",
                    shows: ["DP-007"]),
                Sample(.decrypted, [.set("/merchantTokenMetadata", "{}")], at: "/merchantTokenMetadata", shows: ["DP-007"]),
            ],
            good: [
                Sample(
                    .decrypted,
                    [
                        .set("/merchantTokenMetadata", #"{"cardMetadata":{"cardCountry":"DE"}}"#),
                        .text("/merchantTokenIdentifier", "merchant-token-0007"),
                    ]),
                Sample(.decrypted, [.text("/merchantTokenIdentifier", "merchant-token-0007")]),
            ])
    }

    static var rows: [RuleRow] {
        [RuleRow(ShapeIndex.decryptedPaymentData, needs: [DecryptedPaymentData.Slot.merchantTokenMetadata], check)]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !cursor.isPresent(DecryptedPaymentData.Slot.merchantTokenIdentifier),
            let node = cursor.slot(DecryptedPaymentData.Slot.merchantTokenMetadata)
        else { return }
        context.report(
            .decryptedMetadataAlone, at: node, help: "add \"merchantTokenIdentifier\"",
            "the metadata belongs to a merchant token that is not named")
    }
}
