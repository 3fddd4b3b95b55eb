extension Container {
    /// The first argument of the W3C constructor alone: a list of payment methods.
    static let methodData: Container = Container("list of payment methods") { bytes in
        guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") else { return nil }
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()), 1...mostMethods ~= scanner.nodes[0].count else { return nil }
        var contents: [Content] = []
        var element = 1
        while element < scanner.nodeCount {
            let node = scanner.nodes[element]
            let fit = Catalog.applePay.detectedKind(
                scanner.nodes.window.extracting(0..<scanner.nodeCount), text.window, at: element, version: .max)
            guard let fit, fit.kind == .methodData, fit.evidence.certainty == .certain else { return nil }
            // Spaces in place of the rest keep lines and columns.
            let inner = bytes.indices.map { node.range.contains($0) || JSONText.Mark.isLineEnd(bytes[$0]) ? bytes[$0] : 0x20 }
            contents.append(Content(at: "/" + String(contents.count), inner, as: .methodData))
            element = Int(node.next)
        }
        return contents
    }

    /// A request with more methods has another purpose.
    private static let mostMethods = 64
}
