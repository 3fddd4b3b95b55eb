import PaySheet

/// A scanned JSON text of a capture.
struct CapturedJSON {
    private let text: SourceText
    private let nodes: [Node]
    private let later: CapturedOrigin.Later
    private var origin: CapturedOrigin { later.origin }

    init(_ text: SourceText, _ scanner: Scanner, from later: CapturedOrigin.Later) {
        self.text = text
        self.later = later
        nodes = Array(scanner.nodes.prefix(scanner.nodeCount))
    }

    /// The kind of a value, if it is a document.
    func kind(of node: Int, _ catalogs: inout [KindNames]) -> DocumentKind? {
        guard nodes[node].is(.object) else { return nil }
        for index in catalogs.indices {
            if let kind = catalogs[index].certainKind(of: node, NodeTree(nodes.window, text.window)) { return kind }
        }
        return nil
    }

    /// An object as a document.
    func document(_ node: Int, _ exchange: CapturedExchange, at place: String, as kind: DocumentKind) -> CapturedDocument {
        let range = nodes[node].range
        let bytes = text.window.copy(range)
        return CapturedDocument(
            exchange, place: place, bytes: bytes, kind: kind, pieces: origin.pieces(of: bytes, from: range.lowerBound))
    }

    /// Where the text of a string comes from.
    ///
    /// - Parameter isPlain: Whether the text is read as it is, and not decoded once more.
    func origin(ofTextOf node: Int, isPlain: Bool) -> CapturedOrigin {
        guard isPlain, !isEncoded else { return .encoded(origin.range(nodes[node].range)) }
        let (origin, places) = (origin, JSONText.places(text.window, nodes[node]))
        return .escaped(places.map { UInt32(truncatingIfNeeded: origin.range(Int($0)..<Int($0)).lowerBound) })
    }

    /// Whether the whole text has another form in the capture.
    private var isEncoded: Bool { if case .encoded = origin { true } else { false } }

    func text(_ node: Int) -> String? {
        nodes[node].isString ? String(decoding: JSONText.decode(text.window, nodes[node]), as: UTF8.self) : nil
    }

    @inline(never)
    func member(_ name: String, of object: Int) -> Int? {
        guard nodes[object].is(.object) else { return nil }
        var found: Int?
        var key = object + 1
        while key < Int(nodes[object].next), found == nil {
            if JSONText.decode(text.window, nodes[key]).elementsEqual(name.utf8) { found = key + 1 }
            key = Int(nodes[key + 1].next)
        }
        return found
    }

    func forEachElement(of array: Int, _ visit: (_ number: Int, _ element: Int) -> Void) {
        guard nodes[array].is(.array) else { return }
        var element = array + 1
        var number = 0
        while element < Int(nodes[array].next) {
            visit(number, element)
            element = Int(nodes[element].next)
            number += 1
        }
    }

    /// Visits the members of an object or the elements of a list, each with the step of its place.
    func forEachChild(of node: Int, _ visit: (_ step: String, _ child: Int) -> Void) {
        guard nodes[node].is(.object) else { return forEachElement(of: node) { visit(String($0), $1) } }
        var key = node + 1
        while key < Int(nodes[node].next) {
            visit(CapturedPlace.step(JSONText.decode(text.window, nodes[key])[...]), key + 1)
            key = Int(nodes[key + 1].next)
        }
    }

    /// The text of a value; `nil` for other values.
    func content(of node: Int, isEncoded: Bool) -> [UInt8]? {
        guard nodes[node].isString else { return nil }
        let content = JSONText.decode(text.window, nodes[node])
        return isEncoded ? Base64.decode(content) ?? content : content
    }

    /// Whether an object says, as a HAR file does, that its text is in Base64.
    func isTextEncoded(of object: Int) -> Bool { member("encoding", of: object).flatMap { text($0) }?.lowercased() == "base64" }

    /// The exchange with a request in a node.
    ///
    /// - Parameter number: What it is called if it has no address.
    func exchange(_ node: Int, _ number: String) -> CapturedExchange {
        guard let request = member("request", of: node), let address = member("url", of: request).flatMap({ text($0) }) else {
            return CapturedExchange(number: number)
        }
        let method = member("method", of: request).flatMap { text($0) } ?? "GET"
        return CapturedExchange(method: method, address: address, number: number)
    }

    /// One past the closing brace of an object, or `nil` if it is not closed on the line.
    static func end(ofObjectAt start: Int, _ line: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        var index = start
        var isInText = false
        while index < line.endIndex {
            let byte = line[index]
            if isInText {
                if byte == JSONText.Mark.backslash { index += 1 } else if byte == JSONText.Mark.quote { isInText = false }
            } else if byte == JSONText.Mark.quote {
                isInText = true
            } else if byte == JSONText.Mark.openBrace {
                depth += 1
            } else if byte == JSONText.Mark.closeBrace {
                depth -= 1
                if depth == 0 { return index + 1 }
            }
            index += 1
        }
        return nil
    }
}
