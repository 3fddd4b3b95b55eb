/// A scanned text: its nodes, and its bytes with the padding.
package struct NodeTree: ~Escapable, BitwiseCopyable {
    let nodes: Span<Node>
    let bytes: Span<UInt8>

    @_lifetime(copy nodes, copy bytes)
    package init(_ nodes: Span<Node>, _ bytes: Span<UInt8>) {
        self.nodes = nodes
        self.bytes = bytes
    }

    subscript(node: Int) -> Node { nodes[node] }

    /// The text of a string node, with its escapes resolved.
    func text(_ node: Int) -> [UInt8] { JSONText.decode(bytes, nodes[node]) }

    /// The only element of a list, if it is text. Where text belongs, a browser reads the list as this text.
    func onlyText(in list: Int) -> Int? {
        guard nodes.count > list &+ 1, nodes[list].is(.array), nodes[list].count == 1, nodes[list &+ 1].isString else { return nil }
        return list &+ 1
    }

    /// The members of an object, or the first of them.
    @_lifetime(copy self)
    func members(of object: Int, most: Int = .max) -> Members { Members(nodes, object, most: most) }

    /// The value of a member; of two with one name the last counts, as in JavaScript. `nil` if there is no such member.
    func value(of name: some Sequence<UInt8>, in object: Int) -> Int? {
        guard nodes.count > object, nodes[object].is(.object) else { return nil }
        var found: Int?
        var members = members(of: object)
        while let (key, value) = members.next() {
            if text(key).elementsEqual(name) { found = value }
        }
        return found
    }

    /// Goes over the members of an object: the node of each name, and that of its value.
    struct Members: ~Escapable {
        private let nodes: Span<Node>
        private var key: Int
        private let end: Int
        private var left: Int

        @_lifetime(copy nodes)
        init(_ nodes: Span<Node>, _ object: Int, most: Int = .max) {
            self.nodes = nodes
            key = object &+ 1
            end = Int(nodes[object].next)
            left = most
        }

        @_lifetime(self: copy self)
        mutating func next() -> (key: Int, value: Int)? {
            guard key < end, left > 0 else { return nil }
            left &-= 1
            defer { key = Int(nodes[key &+ 1].next) }
            return (key, key &+ 1)
        }
    }
}
