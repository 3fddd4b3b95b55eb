import PaySheet

/// Writes values of BER as DER.
enum DERWriter {
    /// Writes the members of a value as a DER set. A signature covers its attributes in this form, whatever the message contains.
    static func set(of value: BERValue) -> [UInt8] {
        let members = value.children.map { bytes(of: $0) }.inByteOrder { $0 }
        var content: [UInt8] = []
        for member in members { content += member }
        return head(0x31, length: content.count) + content
    }

    /// Writes a value with lengths. The depth of the tree bounds the calls.
    private static func bytes(of value: BERValue) -> [UInt8] {
        let node = value.node
        guard value.isConstructed else {
            // Cannot trap: a tag has at least one byte.
            let tag = value.tree.bytes[node.start..<headEnd(node, value.tree.bytes)]
            return tag + head(length: value.content.count) + value.content
        }
        // DER does not split strings.
        if value.tag == .octetString, let octets = try? value.octets() { return head(4, length: octets.count) + octets }
        var content: [UInt8] = []
        for child in value.children { content += bytes(of: child) }
        let tag = value.tree.bytes[node.start..<headEnd(node, value.tree.bytes)]
        return tag + head(length: content.count) + content
    }

    /// The end of the tag.
    private static func headEnd(_ node: BERTree.Node, _ bytes: [UInt8]) -> Int {
        var end = node.start + 1
        guard bytes[node.start] & 0x1F == 0x1F else { return end }
        while end < node.contentStart, bytes[end] & 0x80 != 0 { end += 1 }
        return end + 1
    }

    private static func head(_ tag: UInt8, length: Int) -> [UInt8] { [tag] + head(length: length) }

    private static func head(length: Int) -> [UInt8] {
        guard length >= 0x80 else { return [UInt8(length)] }
        var digits: [UInt8] = []
        var rest = length
        while rest > 0 {
            digits.insert(UInt8(truncatingIfNeeded: rest), at: 0)
            rest >>= 8
        }
        return [0x80 | UInt8(digits.count)] + digits
    }
}
