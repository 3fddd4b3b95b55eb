import PaySheet

/// An RFC 6901 pointer into a scanned text.
package struct JSONPointer: Sendable, Hashable {
    /// The steps as in the text, with `~0` and `~1`.
    let spelledSteps: [String]
    private let steps: [[UInt8]]

    /// Returns `nil` for text that is not a pointer.
    init?(_ text: String) {
        guard text.isEmpty || text.hasPrefix("/") else { return nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        var steps: [[UInt8]] = []
        for part in parts {
            guard let step = JSONPointer.unescaped(part) else { return nil }
            steps.append(step)
        }
        spelledSteps = parts.map { String($0) }
        self.steps = steps
    }

    /// The pointer as text.
    var text: String { spelledSteps.map { "/" + $0 }.joined() }

    private static func unescaped(_ part: Substring) -> [UInt8]? {
        var step: [UInt8] = []
        var isEscaped = false
        for byte in part.utf8 {
            if isEscaped {
                guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
                step.append(byte == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
                isEscaped = false
            } else if byte == UInt8(ascii: "~") {
                isEscaped = true
            } else {
                step.append(byte)
            }
        }
        return isEscaped ? nil : step
    }

    /// Returns the node of the pointer. Of a repeated member the last one counts, as in JavaScript.
    func node(in nodes: [Node], _ bytes: Span<UInt8>) -> Int? {
        guard !nodes.isEmpty else { return nil }
        var node = 0
        for step in steps {
            guard let next = JSONPointer.child(of: node, step, nodes, bytes) else { return nil }
            node = next
        }
        return node
    }

    /// Returns the bytes of the value at the end of a pointer. A pointer can go on inside of a text, which then is the value.
    package static func range(ofLongest pointer: String, in bytes: [UInt8]) -> Range<Int>? {
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()), let pointer = JSONPointer(pointer) else { return nil }
        let nodes = Array(scanner.nodes.prefix(scanner.nodeCount))
        var node = 0
        for step in pointer.steps {
            guard let next = JSONPointer.child(of: node, step, nodes, bytes.span) else { break }
            node = next
        }
        return nodes.isEmpty ? nil : nodes[node].range
    }

    private static func child(of node: Int, _ step: [UInt8], _ nodes: [Node], _ bytes: Span<UInt8>) -> Int? {
        let end = Int(nodes[node].next)
        var child = node + 1
        switch nodes[node].kind {
        case .object:
            var found: Int?
            let length = step.count
            while child < end {
                let key = nodes[child]
                if key.range.count == length || key.isEscaped, isNamed(key, step, bytes) { found = child + 1 }
                child = Int(nodes[child + 1].next)
            }
            return found
        case .array:
            guard let index = index(step) else { return nil }
            var count = 0
            while child < end {
                if count == index { return child }
                count += 1
                child = Int(nodes[child].next)
            }
            return nil
        default: return nil
        }
    }

    private static func isNamed(_ key: Node, _ step: [UInt8], _ bytes: Span<UInt8>) -> Bool {
        if key.isEscaped { return JSONText.decode(bytes, key) == step }
        for place in step.indices where bytes[Int(key.start) + place] != step[place] { return false }
        return true
    }

    /// Digits without a leading zero.
    private static func index(_ step: [UInt8]) -> Int? {
        guard step == [0x30] || step.first != 0x30, step.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        return Int(String(decoding: step, as: UTF8.self))
    }
}
