import PaySheet

extension Outline {
    /// The members that can be read, as JSON: what a text would be without its broken parts.
    func json() -> [UInt8] {
        guard !items.isEmpty else { return [] }
        return tree(0).bytes
    }

    /// The depth of items is limited.
    private func tree(_ item: Int) -> JSONTree {
        switch items[item].kind {
        case .object:
            let members = children(of: item).filter { !items[$0].name.isEmpty && items[$0].kind != .missing }
            return .object(members.map { JSONTree.Member(name: name(of: $0), value: tree($0)) })
        case .array: return .list(children(of: item).map { tree($0) })
        case .string: return .text(text(items[item].range))
        case .word:
            let word = Array(bytes[items[item].range])
            return JSONTree(word) ?? .text(String(decoding: word, as: UTF8.self))
        case .missing: return .null
        }
    }
}
