/// Writes a document of another catalog, and keeps the node that each piece comes from.
package struct TranslationWriter {
    private let source: TranslationSource
    private let purpose: Translation.Purpose
    private var bytes: [UInt8] = []
    private var pieces: [Translation.Document.Piece] = []
    /// How many members only a program knows.
    private var spreads = 0

    package init(_ source: TranslationSource, for purpose: Translation.Purpose) {
        self.source = source
        self.purpose = purpose
    }

    /// The document. Only the given rules say something about it.
    ///
    /// - Parameter currency: The currency of amounts in the smallest unit.
    package func document(_ kind: DocumentKind, rules: Translation.Document.Rules, currency: String? = nil) -> Translation.Document {
        Translation.Document(kind: kind, bytes: bytes, pieces: pieces, rules: rules, currency: currency)
    }

    // MARK: Containers

    /// Writes an object that the object at a node says.
    ///
    /// - Parameter others: Other objects that say something about it.
    package mutating func object(from node: Int, and others: [Int] = [], _ members: (inout TranslationWriter) -> Void) {
        piece([UInt8(ascii: "{")], node, .derived)
        members(&self)
        if purpose == .check, ([node] + others).contains(where: { source.isOpen($0) }) { unknownMembers(node) }
        piece([UInt8(ascii: "}")], node, .derived)
    }

    /// Writes a list, an element for each of some nodes.
    package mutating func list(from node: Int, _ elements: [Int], _ write: (inout TranslationWriter, Int) -> Void) {
        piece([UInt8(ascii: "[")], node, .derived)
        for element in elements {
            if bytes.last != UInt8(ascii: "[") { piece([UInt8(ascii: ",")], node, .derived) }
            write(&self, element)
        }
        piece([UInt8(ascii: "]")], node, .derived)
    }

    /// Writes the name of a member, whose value is written next.
    package mutating func name(_ name: String, from node: Int) {
        if bytes.last != UInt8(ascii: "{") { piece([UInt8(ascii: ",")], node, .derived) }
        piece(TranslationWriter.quoted([UInt8](name.utf8)) + [UInt8(ascii: ":")], node, .derived)
    }

    /// Writes a member as it is.
    package mutating func member(_ key: Int, _ value: Int) {
        if bytes.last != UInt8(ascii: "{") { piece([UInt8(ascii: ",")], key, .derived) }
        piece(Array(source.json(key)) + [UInt8(ascii: ":")], key, .copied)
        copy(value)
    }

    private mutating func unknownMembers(_ node: Int) {
        spreads += 1
        if bytes.last != UInt8(ascii: "{") { piece([UInt8(ascii: ",")], node, .filled) }
        let name = UnknownValue.members + [UInt8](String(spreads).utf8)
        piece(TranslationWriter.quoted(name) + [UInt8(ascii: ":")] + TranslationWriter.quoted(UnknownValue.members), node, .filled)
    }

    // MARK: Values

    /// Writes the value of a node as it is.
    package mutating func copy(_ node: Int) {
        if source.isUnknown(node) { return unknown(node) }
        if source.isObject(node) {
            piece([UInt8(ascii: "{")], node, .copied)
            for (key, value) in source.members(of: node) {
                if bytes.last != UInt8(ascii: "{") { piece([UInt8(ascii: ",")], node, .copied) }
                piece(Array(source.json(key)) + [UInt8(ascii: ":")], key, .copied)
                copy(value)
            }
            if purpose == .check, source.isOpen(node) { unknownMembers(node) }
            piece([UInt8(ascii: "}")], node, .copied)
        } else if source.isList(node) {
            piece([UInt8(ascii: "[")], node, .copied)
            for element in source.elements(of: node) {
                if bytes.last != UInt8(ascii: "[") { piece([UInt8(ascii: ",")], node, .copied) }
                copy(element)
            }
            piece([UInt8(ascii: "]")], node, .copied)
        } else {
            piece(Array(source.json(node)), node, .copied)
        }
    }

    /// Writes an amount in the smallest unit as Apple Pay has it. One that cannot be read is unknown.
    package mutating func amount(_ node: Int, decimals: Int) {
        guard let value = source.wholeNumber(node) else { return unknown(node) }
        piece(TranslationWriter.quoted([UInt8](MinorAmount.text(value, decimals: decimals).utf8)), node, .scaled(decimals))
    }

    /// Writes text that a node says in another form.
    package mutating func text(_ text: String, from node: Int) { piece([UInt8](JSONTree.text(text).json.utf8), node, .derived) }

    /// Writes a text in capital letters, as SDKs write codes; another value as it is.
    package mutating func upperCased(_ node: Int) {
        guard let own = source.text(node) else { return copy(node) }
        let upper = String(decoding: ASCII.upperCased(own.utf8), as: UTF8.self)
        if upper == own { copy(node) } else { text(upper, from: node) }
    }

    /// Writes JSON that the SDK adds to the object at a node, and that rules may know.
    package mutating func constant(_ json: String, from node: Int) { piece([UInt8](json.utf8), node, .filled) }

    /// Writes what the SDK or the account of the shop fills in. A check does not know it.
    package mutating func filled(_ example: String, from node: Int) {
        if purpose == .reading { piece([UInt8](example.utf8), node, .filled) } else { mark(node, .filled) }
    }

    /// Writes a value that only the program knows.
    package mutating func unknown(_ node: Int) {
        if purpose == .reading { piece([UInt8]("null".utf8), node, .filled) } else { mark(node, .derived) }
    }

    private mutating func mark(_ node: Int, _ origin: Translation.Document.Origin) {
        piece(TranslationWriter.quoted(UnknownValue.value), node, origin)
    }

    private mutating func piece(_ text: [UInt8], _ node: Int, _ origin: Translation.Document.Origin) {
        bytes += text
        pieces.append(Translation.Document.Piece(end: bytes.count, node: node, origin: origin))
    }

    private static func quoted(_ text: [UInt8]) -> [UInt8] { [UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")] }
}

/// Amounts in the smallest unit of a currency.
package enum MinorAmount {
    /// The decimal text of an amount, such as `14.90` for 1490 with 2 decimals.
    package static func text(_ value: Int64, decimals: Int) -> String {
        guard decimals > 0 else { return String(value) }
        var digits = Array(String(value.magnitude).utf8)
        while digits.count <= decimals { digits.insert(UInt8(ascii: "0"), at: 0) }
        digits.insert(UInt8(ascii: "."), at: digits.count - decimals)
        return (value < 0 ? "-" : "") + String(decoding: digits, as: UTF8.self)
    }

    /// The amount in the smallest unit that a decimal text is. `nil` if it has more decimals.
    package static func value(_ text: [UInt8], decimals: Int) -> Int64? {
        var digits: [UInt8] = []
        var places = -1
        for byte in text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...] {
            if byte == UInt8(ascii: "."), places < 0 {
                places = 0
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                digits.append(byte)
                if places >= 0 { places += 1 }
            } else {
                return nil
            }
        }
        let present = max(places, 0)
        guard !digits.isEmpty, present <= decimals else { return nil }
        digits += [UInt8](repeating: UInt8(ascii: "0"), count: decimals - present)
        return TranslationSource.wholeNumber(digits).map { text.first == UInt8(ascii: "-") ? -$0 : $0 }
    }
}
