/// A text longer than Apple documents.
enum EventLength: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(MerchantTokenEventView.self) {
            check(.eventType, .merchantTokenIdentifier, of: $0, 1...64, &$1)
            check(.reason, of: $0, 0...256, &$1)
        }
        RuleRow(CardArtView.self) {
            check(.name, .type, of: $0, 1...64, &$1)
            check(.url, of: $0, 1...128, &$1)
        }
        RuleRow(CardMetadataView.self) {
            check(.expirationDate, of: $0, 0...8, &$1)
            check(.shortDescription, of: $0, 0...64, &$1)
            check(.longDescription, of: $0, 0...128, &$1)
        }
    }

    private static func check<V: View & ~Escapable>(
        _ members: V.Member..., of dictionary: borrowing V, _ lengths: ClosedRange<Int>, _ context: inout RuleContext
    ) {
        for member in members {
            guard let text = dictionary.text(member) else { continue }
            let (node, name) = (dictionary[member], dictionary.quotedName(member))
            if text.isLonger(than: lengths.upperBound) {
                let limit = String(lengths.upperBound)
                context.report(
                    .eventLength, at: node, help: "write at most " + limit + " characters",
                    "\(name, "member") has \(text.characterCount, "characters") characters"
                        + ", and Apple documents at most \(lengths.upperBound, "limit")"
                )
            } else if text.isEmpty, lengths.lowerBound > 0 {
                context.report(.eventLength, at: node, help: "write at least one character", "\(name, "member") is empty")
            }
        }
    }
}
