/// The Apple Pay version that a document states for itself, read before anything is bound: members newer than it are reported
/// on the way.
enum StatedVersion {
    /// A document that begins with this dictionary may state a version.
    static func isMember(of shape: Int) -> Bool {
        shape == ShapeIndex.paymentMethodRequest || shape == ShapeIndex.paymentFlow || shape == ShapeIndex.constructorArguments
    }

    /// The version; `nil` where the document states none, or none that there is.
    static func find(_ shape: Int, nodes: Span<Node>, bytes: Span<UInt8>) -> UInt8? {
        switch shape {
        case ShapeIndex.paymentMethodRequest: number(member("version", of: 0, nodes, bytes), nodes, bytes)
        case ShapeIndex.paymentFlow:
            number(member("apiVersion", of: 0, nodes, bytes), nodes, bytes)
                ?? member("paymentRequest", of: 0, nodes, bytes).flatMap { inMethodData(of: $0, nodes, bytes) }
        case ShapeIndex.constructorArguments: inMethodData(of: 0, nodes, bytes)
        default: nil
        }
    }

    private static func inMethodData(of arguments: Int, _ nodes: Span<Node>, _ bytes: Span<UInt8>) -> UInt8? {
        guard let list = member("methodData", of: arguments, nodes, bytes), nodes[list].is(.array) else { return nil }
        var element = list + 1
        while element < Int(nodes[list].next) {
            if let method = member("supportedMethods", of: element, nodes, bytes), nodes[method].isString,
                JSONText.decode(bytes, nodes[method]).elementsEqual("https://apple.com/apple-pay".utf8),
                let data = member("data", of: element, nodes, bytes)
            {
                return number(member("version", of: data, nodes, bytes), nodes, bytes)
            }
            element = Int(nodes[element].next)
        }
        return nil
    }

    /// The value of a member; of two with one name the last counts, as in JavaScript.
    private static func member(_ name: StaticString, of object: Int, _ nodes: Span<Node>, _ bytes: Span<UInt8>) -> Int? {
        guard nodes.count > object, nodes[object].is(.object) else { return nil }
        var found: Int?
        var key = object + 1
        while key < Int(nodes[object].next) {
            if isSame(nodes[key], name, bytes) { found = key + 1 }
            key = Int(nodes[key + 1].next)
        }
        return found
    }

    private static func isSame(_ node: Node, _ name: StaticString, _ bytes: Span<UInt8>) -> Bool {
        if node.isEscaped { return JSONText.decode(bytes, node).elementsEqual(name.description.utf8) }
        guard node.range.count == name.utf8CodeUnitCount else { return false }
        var index = Int(node.start)
        for place in 0..<name.utf8CodeUnitCount {
            let byte = name.byte(place)
            if bytes[index] != byte { return false }
            index += 1
        }
        return true
    }

    private static func number(_ node: Int?, _ nodes: Span<Node>, _ bytes: Span<UInt8>) -> UInt8? {
        guard let node, nodes[node].is(.number), nodes[node].range.count <= 2 else { return nil }
        var number: UInt8 = 0
        for index in nodes[node].range {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            number = number * 10 + digit
        }
        return (1...UInt8(Policy.newestVersion)).contains(number) ? number : nil
    }
}
