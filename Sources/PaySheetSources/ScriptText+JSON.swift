import PaySheet

// JSON in texts of a script.
extension ScriptText {
    /// The value of a JSON text.
    ///
    /// - Parameter place: The place of the literal of the text.
    static func value(_ json: [UInt8], _ place: Range<Int>) -> ScriptValue? {
        var scanner = Scanner()
        guard scanner.scan(SourceText(json), limits: Limits()), scanner.nodeCount <= mostNodes else { return nil }
        // A text with escapes is longer than its content.
        let offset = place.count == json.count + 2 ? place.lowerBound + 1 : nil
        return Reader(nodes: Array(scanner.nodes.prefix(scanner.nodeCount)), json: json, offset: offset, place: place).value(0).value
    }

    private static let mostNodes = 20_000

    private struct Reader {
        let nodes: [Node]
        let json: [UInt8]
        let offset: Int?
        let place: Range<Int>

        func value(_ index: Int) -> (value: ScriptValue, next: Int) {
            let node = nodes[index]
            let range = range(node)
            switch node.kind {
            case .object:
                var entries: [ScriptValue.Entry] = []
                var next = index + 1
                while next < Int(node.next) {
                    let (name, key) = (text(nodes[next]), self.range(nodes[next]))
                    let (value, after) = value(next + 1)
                    entries.append(.member(name: name, place: key, value: value, isSpread: false))
                    next = after
                }
                return (.object(entries, range), next)
            case .array:
                var values: [ScriptValue] = []
                var next = index + 1
                while next < Int(node.next) {
                    let (value, after) = value(next)
                    values.append(value)
                    next = after
                }
                return (.list(values, range), next)
            case .true, .false: return (.boolean(node.kind == .true, range), index + 1)
            case .null: return (.null(range), index + 1)
            case .number: return (.number([UInt8](json[node.range]), range), index + 1)
            default: return (.text(text(node), range), index + 1)
            }
        }

        /// The place of a node in the file, with the quotes of a text.
        private func range(_ node: Node) -> Range<Int> {
            guard let offset else { return place }
            let quotes = node.isString ? 1 : 0
            // Cannot trap: the ends move apart.
            return node.range.lowerBound - quotes + offset..<node.range.upperBound + quotes + offset
        }

        private func text(_ node: Node) -> [UInt8] { JSONText.decode(json, node) }
    }
}
