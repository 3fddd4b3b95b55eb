/// Values that a program computes, so that the text of a document does not have them.
///
/// A text that was made of source code marks them with noncharacters of Unicode, which no other text needs. What depends on such a value
/// is not reported: only what is found both with the value there, unreadable, and without it.
package enum UnknownValue {
    /// The content of a string in the place of a value.
    package static let value: [UInt8] = [0xEF, 0xB7, 0x90]
    /// The content of a string in the place of members that only the program knows. The name of this member counts for nothing.
    package static let members: [UInt8] = [0xEF, 0xB7, 0x91]

    /// How a check reads the marks.
    package enum Reading: Sendable {
        /// As the text that they are.
        case text
        /// Values are there and unreadable. Members that only the program knows are absent.
        case present
        /// The other way round.
        case absent
    }

    /// Marks the nodes of unknown values.
    static func mark(_ nodes: inout [Node], count: Int, _ bytes: Span<UInt8>, as reading: Reading) {
        for index in 0..<count {
            let node = nodes[index]
            guard node.isPlainString, node.end &- node.start == 3, bytes[Int(node.start)] == value[0],
                bytes[Int(node.start) + 1] == value[1]
            else { continue }
            let last = bytes[Int(node.start) + 2]
            let kind: Node.Kind
            if last == value[2] {
                kind = reading == .present ? .unknown : .undefined
            } else if last == members[2] {
                kind = .spread
            } else {
                continue
            }
            nodes[index] = Node(kind, start: Int(node.start) - 1, end: Int(node.end) + 1, next: Int(node.next))
        }
    }

    /// Rules that conclude something from a value that is not there: they are silent if any value is unknown.
    static let silentRules: Set<RuleID> = [
        .couponUnsupported, .disbursementLastItem, .planAgreementText, .planThirdPhase, .versionAboveNeed,
    ]

    /// What makes two findings of one text the same.
    struct Key: Hashable {
        let rule: UInt16
        let node: UInt32
        let name: UInt16

        init(_ finding: RawFinding) {
            rule = finding.rule
            node = finding.node
            // Which name an unknown one resembles depends on those that are absent.
            name = finding.rule == RuleID.memberUnknown.code ? RawFinding.noName : finding.name
        }
    }
}
