extension Container {
    /// The first argument of the W3C constructor alone: a list of payment methods.
    static let methodData: Container = Container("list of payment methods") { bytes in
        contents(of: bytes, as: .methodData)
    }

    /// The member `errors` of an update or a result alone.
    static let errors: Container = Container("list of errors") { bytes in
        guard bytes.count <= longestList, let contents = contents(of: bytes, as: .paymentError) else { return nil }
        // Many other lists have objects with the members code and message.
        let isKnown = contents.contains { content in
            guard let error = PaymentError.read(content.bytes, policy: Policy()).value else { return false }
            return error.contactField != nil || error.code.isKnown && error.code != .unknown
        }
        return isKnown ? contents : nil
    }

    /// The member `lineItems` of a request alone. A line that is charged later tells that the others are lines.
    static let lineItems: Container = Container("list of line items") { bytes in
        guard bytes.count <= longestList else { return nil }
        return contents(of: bytes, as: .lineItem) { evidence in evidence.known > 1 && evidence.unknown + evidence.misfits == 0 }
    }

    /// Returns the elements of a list if all of them have one kind for certain.
    ///
    /// - Parameter isLike: Whether an element can have the kind if another one has it for certain.
    private static func contents(
        of bytes: [UInt8], as kind: DocumentKind, orLike isLike: (KindEvidence) -> Bool = { _ in false }
    ) -> [Content]? {
        guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") else { return nil }
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()), 1...mostElements ~= scanner.nodes[0].count else { return nil }
        let blank = bytes.map { JSONText.Mark.isLineEnd($0) ? $0 : 0x20 }
        var contents: [Content] = []
        var isCertain = false
        var element = 1
        while element < scanner.nodeCount {
            let node = scanner.nodes[element]
            let tree = NodeTree(scanner.window, text.window)
            let fit = Catalog.applePay.detectedKind(tree, at: element, version: .max)
            if let fit, fit.kind == kind, fit.evidence.certainty == .certain {
                isCertain = true
            } else {
                guard node.is(.object), isLike(KindEvidence(of: element, as: kind.shape, .applePay, tree)) else { return nil }
            }
            // Spaces in place of what comes before keep lines and columns. Cannot trap: the range of a node is within the text.
            let inner = blank[..<node.range.lowerBound] + bytes[node.range]
            contents.append(Content(at: "/" + String(contents.count), Array(inner), as: kind, isInText: true))
            element = Int(node.next)
        }
        return isCertain ? contents : nil
    }

    /// A request with more methods has another purpose, and no sheet shows as many errors.
    private static let mostElements = 64
    /// The errors and lines of a sheet are short.
    private static let longestList = 65_536
}
