import PaySheet

extension TestJSON {
    /// Reads JSON text with the library's scanner.
    package init?(parsing bytes: [UInt8]) {
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()) else { return nil }
        self.init(text, scanner.nodes, 0)
    }

    private init(_ text: SourceText, _ nodes: [Node], _ index: Int) {
        let node = nodes[index]
        switch node.kind {
        case .null, .undefined, .unknown, .spread: self = .null
        case .true: self = .boolean(true)
        case .false: self = .boolean(false)
        case .number: self = .number(String(decoding: text.bytes[node.range], as: UTF8.self))
        case .string: self = .string(String(decoding: JSONText.decode(text.window, node), as: UTF8.self))
        case .array, .object:
            var members: [TestMember] = []
            var child = index + 1
            while child < Int(node.next) {
                let value = node.kind == .object ? child + 1 : child
                let name = node.kind == .object ? String(decoding: JSONText.decode(text.window, nodes[child]), as: UTF8.self) : ""
                members.append(TestMember(name, TestJSON(text, nodes, value)))
                child = Int(nodes[value].next)
            }
            self = node.kind == .object ? .object(members) : .array(members.map { $0.value })
        }
    }

    /// The value as minified text.
    package var text: String {
        let writer = TestJSONWriter()
        return writer.text(of: self)
    }

    /// The object without a member.
    package func removing(_ name: String) -> TestJSON { .object(members.filter { $0.name != name }) }
}
