/// Turns the changes of a ``RawFix`` into changes of the text, and into RFC 6902 operations.
package struct FixMaker {
    private let source: FindingSource

    package init(_ source: FindingSource) { self.source = source }

    package func fix(_ raw: RawFix) -> Fix {
        // From the end to the beginning: an operation does not change the pointers of those that follow it.
        return Fix(
            safety: raw.safety, summary: source.masked(raw.summary),
            edits: raw.edits.inOrder { -FixMaker.place(of: $0) }.compactMap { operation($0) },
            textEdits: FixLayout(source).textEdits(raw.edits))
    }

    private static func place(of edit: RawEdit) -> Int {
        switch edit {
        case .replace(let node, _), .remove(let node): node
        case .add(let object, _, _): object
        case .rename(let key, _), .removeRepeated(let key): key
        }
    }

    private func operation(_ edit: RawEdit) -> Fix.Edit? {
        switch edit {
        case .replace(let node, let json):
            return Fix.Edit(operation: .replace, pointer: source.pointer(to: node), value: json, from: nil)
        case .add(let object, let name, let json):
            let pointer = source.pointer(to: object) + FindingSource.step(name)
            return Fix.Edit(operation: .add, pointer: pointer, value: json, from: nil)
        case .remove(let node): return Fix.Edit(operation: .remove, pointer: source.pointer(to: node), value: nil, from: nil)
        case .rename(let key, let name):
            let pointer = source.pointer(to: key)
            let parent = pointer.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(pointer[..<$0]) } ?? ""
            return Fix.Edit(operation: .move, pointer: parent + FindingSource.step(name), value: nil, from: pointer)
        // A pointer does not distinguish two members of one name, and its readers use only one of them.
        case .removeRepeated: return nil
        }
    }
}
