/// An answer that gives the total another label.
enum FlowLabelChanged: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
        guard let events = flow.events, let first = flow.sheet.total, let label = first.label, !label.isBlank,
            // Such a label is corrected, not repeated.
            !TotalName.namesNoBusiness(label)
        else { return }
        for index in 0..<events.count {
            // A label that names no business has a finding of its own.
            guard let answer = events[index]?.answer, let total = answer.total, let other = total.label, !other.isBlank,
                !label.namesSame(as: other), !TotalName.namesNoBusiness(other)
            else { continue }
            return context.report(
                .flowLabelChanged, at: total[.label], related: [RelatedNode(first[.label], "the label of the request")],
                help: "write " + label.quoted + ", as in the request",
                "the update changes the label of the total from \(label.quoted, "label") to \(other.quoted, "other")")
        }
    }
}

extension Text {
    /// Both texts are one name, in upper or lower case, composed or not, with or without spaces around it.
    fileprivate func namesSame(as other: borrowing Text) -> Bool { equals(other) || spelling == other.spelling }

    private var spelling: String {
        var spelling = String.UnicodeScalarView()
        var spaces = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            if scalar.properties.isWhitespace {
                if !spelling.isEmpty { spaces.append(scalar) }
                continue
            }
            spelling.append(contentsOf: spaces)
            spaces = String.UnicodeScalarView()
            spelling.append(scalar.small)
        }
        // Swift compares texts by canonical equivalence.
        return String(spelling)
    }
}

extension Unicode.Scalar {
    /// The small letter of a capital one of Latin (with the accents of western Europe), Greek or Cyrillic; else the same letter.
    /// (Unicode's table of cases is not in the core.)
    fileprivate var small: Unicode.Scalar {
        switch value {
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3A9, 0x410...0x42F: Unicode.Scalar(value &+ 0x20) ?? self
        default: self
        }
    }
}
