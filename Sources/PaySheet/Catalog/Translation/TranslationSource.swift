/// The text of a document that is translated. Values are named by their nodes; the root is node 0.
package struct TranslationSource: Sendable {
    let nodes: [Node]
    /// The text with its padding.
    let padded: [UInt8]
    /// Where the text comes from; `nil` if the text is the document.
    let origin: TextOrigin?

    init(nodes: [Node], padded: [UInt8], origin: TextOrigin? = nil) {
        self.nodes = nodes
        self.padded = padded
        self.origin = origin
    }

    /// Reads a text. `nil` if it is not JSON.
    package init?(_ bytes: some Collection<UInt8>, limits: Limits = Limits()) {
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: limits) else { return nil }
        self.init(nodes: Array(scanner.nodes.prefix(scanner.nodeCount)), padded: text.padded)
    }

    package func isObject(_ node: Int) -> Bool { nodes[node].is(.object) }
    package func isList(_ node: Int) -> Bool { nodes[node].is(.array) }
    package func isNumber(_ node: Int) -> Bool { nodes[node].is(.number) }
    package func isTrue(_ node: Int) -> Bool { nodes[node].is(.true) }
    package func isFalse(_ node: Int) -> Bool { nodes[node].is(.false) }
    package func isNull(_ node: Int) -> Bool { nodes[node].is(.null) }
    package func isText(_ node: Int) -> Bool { nodes[node].isString && !isUnknown(node) }

    /// Whether a text is written in quotes in a script, and not as `new Date(…)`.
    package func isQuotedInScript(_ node: Int) -> Bool {
        guard let origin, isText(node) else { return false }
        let first = origin.file.padded[origin.range(nodes[node].outerRange).lowerBound]
        return first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") || first == UInt8(ascii: "`")
    }

    /// Whether the text is a part of a script.
    package var isInScript: Bool { origin != nil }

    /// Whether only a program knows the value.
    package func isUnknown(_ node: Int) -> Bool {
        isMark(UnknownValue.value, node) || nodes[node].is(.unknown) || nodes[node].is(.undefined)
    }

    private func isMark(_ mark: [UInt8], _ node: Int) -> Bool {
        nodes[node].isPlainString && nodes[node].range.count >= mark.count && padded[nodes[node].range].starts(with: mark)
    }

    /// The members of an object: the node of each name, and that of its value. Members that only a program knows are left out.
    package func members(of object: Int) -> [(key: Int, value: Int)] {
        guard isObject(object) else { return [] }
        var members: [(key: Int, value: Int)] = []
        var key = object + 1
        while key < Int(nodes[object].next) {
            if !isSpread(key) { members.append((key, key + 1)) }
            key = Int(nodes[key + 1].next)
        }
        return members
    }

    private func isSpread(_ key: Int) -> Bool {
        nodes[key].is(.spread) || nodes[key + 1].is(.spread) || isMark(UnknownValue.members, key)
    }

    /// Whether an object has members that only a program knows.
    package func isOpen(_ object: Int) -> Bool {
        guard isObject(object) else { return true }
        var key = object + 1
        while key < Int(nodes[object].next) {
            if isSpread(key) { return true }
            key = Int(nodes[key + 1].next)
        }
        return false
    }

    /// The elements of a list.
    package func elements(of list: Int) -> [Int] {
        guard isList(list) else { return [] }
        var elements: [Int] = []
        var element = list + 1
        while element < Int(nodes[list].next) {
            elements.append(element)
            element = Int(nodes[element].next)
        }
        return elements
    }

    /// The name and the value of a member; of two with one name the last counts, as in JavaScript.
    package func entry(_ name: String, of object: Int) -> (key: Int, value: Int)? {
        members(of: object).last { spelling($0.key).elementsEqual(name.utf8) }
    }

    /// The value of a member. `nil` without an object, and without the member.
    package func member(_ name: String, of object: Int?) -> Int? { object.flatMap { entry(name, of: $0)?.value } }

    /// The text of a string with its escapes resolved; `nil` for another value.
    package func text(_ node: Int?) -> String? {
        guard let node, isText(node) else { return nil }
        return String(decoding: spelling(node), as: UTF8.self)
    }

    /// The content of a string, or the text of another value.
    package func spelling(_ node: Int) -> [UInt8] {
        nodes[node].isString ? JSONText.decode(padded.window, nodes[node]) : Array(padded[nodes[node].range])
    }

    /// The JSON text of a value or a name.
    func json(_ node: Int) -> ArraySlice<UInt8> { padded[nodes[node].outerRange] }

    /// A number without a fraction; `nil` for another value, and for one that is too large.
    package func wholeNumber(_ node: Int?) -> Int64? {
        guard let node, isNumber(node) else { return nil }
        var digits = padded[nodes[node].range]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits.removeFirst() }
        if let point = digits.firstIndex(of: UInt8(ascii: ".")) {
            guard digits[(point + 1)...].allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
            digits = digits[..<point]
        }
        guard let value = TranslationSource.wholeNumber(digits) else { return nil }
        return isNegative ? -value : value
    }

    /// A number that has only digits, no more than have room in a sum.
    static func wholeNumber(_ digits: some Collection<UInt8>) -> Int64? { digits.count <= mostDigits ? ASCII.longNumber(digits) : nil }

    /// So many digits have room in a sum.
    private static let mostDigits = 15
}
