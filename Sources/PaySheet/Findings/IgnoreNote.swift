/// What an author says about findings that do not matter: `paysheet-ignore amount/one-decimal: the provider rounds`.
package struct IgnoreNote: Sendable, Hashable {
    package let rules: [String]
    /// The reason; `nil` if there is none.
    package let reason: String?

    /// The word that every note begins with.
    package static let mark = [UInt8]("paysheet-ignore".utf8)
    /// The member of a document that may have a note.
    package static let member = [UInt8]("$comment".utf8)

    /// Reads the text behind the mark.
    package init(after text: ArraySlice<UInt8>) {
        let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
        rules = text[..<colon].split { $0 == UInt8(ascii: ",") || $0 <= 0x20 }.map { word in
            let name = String(decoding: word, as: UTF8.self)
            return RuleAliases.all.name(for: name) ?? name
        }
        let rest = text[colon...].dropFirst().trimmed
        reason = rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
    }

    /// Whether the note hides findings of a rule: without a reason it hides nothing.
    package func hides(_ rule: String) -> Bool { reason != nil && rules.contains { rule == $0 || rule.hasPrefix($0 + "/") } }
}

extension IgnoreNote {
    /// Returns the note of a member, which no browser looks at; `nil` for all other members.
    package static func note(_ key: Node, _ value: Node, _ bytes: Span<UInt8>) -> IgnoreNote? {
        guard key.range.count == member.count, value.isString, JSONText.decode(bytes, key) == member else { return nil }
        let text = JSONText.decode(bytes, value)
        return text.starts(with: mark) ? IgnoreNote(after: text[mark.count...]) : nil
    }
}

/// The notes of a document. Each is about the object whose member it is, and about everything inside.
package struct IgnoreNotes: Sendable {
    /// In the order of the text.
    package let all: [Placed]
    private let indexes: [[UInt8]: [Int]]

    package struct Placed: Sendable {
        package let note: IgnoreNote
        package let pointer: String
        package let line: Int
    }

    /// Finds the notes of a document without findings. It has none if it is not JSON.
    package init(_ json: ArraySlice<UInt8>) {
        var scanner = Scanner()
        let text = SourceText(Array(json))
        let isJSON = scanner.scan(text, limits: Limits())
        let nodes = isJSON ? scanner.nodes.beginning(scanner.nodeCount) : []
        self.init(FindingSource(text, nodes: nodes, isJSON: isJSON, policy: RulePolicy(Policy())))
    }

    /// Finds the notes of a document.
    package init(_ source: FindingSource) {
        var all: [Placed] = []
        var indexes: [[UInt8]: [Int]] = [:]
        let (nodes, padded) = (source.nodes, source.padded)
        let tree = NodeTree(nodes.window, padded.window)
        if IgnoreNotes.mayBe(in: nodes, tree.bytes) {
            for index in nodes.indices where nodes[index].is(.object) {
                var members = tree.members(of: index)
                while let (key, value) = members.next() {
                    guard let note = IgnoreNote.note(nodes[key], nodes[value], tree.bytes) else { continue }
                    let range = source.range(of: key)
                    let start = (source.origin?.range(range) ?? range).lowerBound
                    let pointer = source.pointer(to: index)
                    indexes[[UInt8](pointer.utf8), default: []].append(all.count)
                    all.append(Placed(note: note, pointer: pointer, line: source.lines.position(at: start).line))
                }
            }
        }
        self.all = all
        self.indexes = indexes
    }

    private static func mayBe(in nodes: [Node], _ bytes: Span<UInt8>) -> Bool {
        for node in nodes where node.range.count == IgnoreNote.member.count && bytes[Int(node.start)] == IgnoreNote.member[0] {
            return true
        }
        return false
    }

    /// The index of the note that hides a finding. That of the innermost object counts.
    package func first(hiding rule: String, at pointer: String) -> Int? {
        guard !all.isEmpty else { return nil }
        var pointer = [UInt8](pointer.utf8)
        while true {
            if let index = indexes[pointer]?.first(where: { all[$0].note.hides(rule) }) { return index }
            guard let slash = pointer.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            // Cannot trap: the slash is an index of the pointer.
            pointer.removeLast(pointer.count - slash)
        }
    }
}
