/// A label in another style than Apple's.
enum ItemLabelStyle: OneRowRule {
    static let row = RuleRow(ItemView.self, needs: [.label], roles: [.item], isAdvice: true) { line, context in
        guard let label = line.label, label.isPlain, !label.isBlank, !LabelWords.isLeftover(label) else { return }
        let last = label.byte(label.byteCount &- 1)
        let message: Sentence
        switch last {
        case 0x20: message = " ends in a space"
        case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "="):
            message = " ends in punctuation"
        default:
            guard ASCII.isLowerCaseLetter(label.byte(0)) || hasSmallWord(label) else { return }
            message = " is not in title case"
        }
        context.report(
            .itemLabelStyle, at: line[.label], help: "capitalize each word and end with a word", "\(label.quoted, "label")\(words: message)"
        )
    }

    /// A later word of the English of checkouts begins with a small letter. Other languages have other rules.
    private static func hasSmallWord(_ label: borrowing Text) -> Bool {
        label.hasWord { place in
            let start = place.lowerBound
            return start > 0 && label.byte(start &- 1) == 0x20 && ASCII.isLowerCaseLetter(label.byte(start))
                && LabelWords.isOfCheckout(label, at: start)
        }
    }
}
