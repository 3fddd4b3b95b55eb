/// The Apple Pay version that a document states for itself, read before anything is bound: members newer than it are reported
/// on the way.
enum StatedVersion {
    /// The version; `nil` if the document states none, or none that there is.
    static func find(_ shape: Int, _ tree: NodeTree) -> UInt8? {
        switch shape {
        case ShapeIndex.applePayRequest: number(tree.value(of: "version".utf8, in: 0), tree)
        case ShapeIndex.paymentFlow:
            number(tree.value(of: "apiVersion".utf8, in: 0), tree)
                ?? tree.value(of: "paymentRequest".utf8, in: 0).flatMap { inMethodData(of: $0, tree) }
        case ShapeIndex.w3cPaymentRequest: inMethodData(of: 0, tree)
        default: nil
        }
    }

    private static func inMethodData(of arguments: Int, _ tree: NodeTree) -> UInt8? {
        guard let list = tree.value(of: "methodData".utf8, in: arguments), tree[list].is(.array) else { return nil }
        var element = list + 1
        while element < Int(tree[list].next) {
            if let method = tree.value(of: "supportedMethods".utf8, in: element), tree[method].isString,
                tree.text(method).elementsEqual("https://apple.com/apple-pay".utf8),
                let data = tree.value(of: "data".utf8, in: element)
            {
                return number(tree.value(of: "version".utf8, in: data), tree)
            }
            element = Int(tree[element].next)
        }
        return nil
    }

    private static func number(_ node: Int?, _ tree: NodeTree) -> UInt8? {
        guard let node, tree[node].is(.number), tree[node].range.count <= 2 else { return nil }
        var number: UInt8 = 0
        for index in tree[node].range {
            let digit = tree.bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            number = number * 10 + digit
        }
        return (1...UInt8(Policy.newestVersion)).contains(number) ? number : nil
    }
}
