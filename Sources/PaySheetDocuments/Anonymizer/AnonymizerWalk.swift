import PaySheet
import PaySheetShapes
import PaySheetText

/// Walks a scanned document with the tables and collects the replacements.
struct AnonymizerWalk {
    let bytes: [UInt8]
    let nodes: [Node]
    let table: AnonymizerTable
    /// The nodes whose values a report may show. A misspelt member counts as the intended one if the check does the same.
    let visible: VisibleNodes?
    let replacesLabels: Bool
    private let catalogs: CatalogSet
    var replacements = Replacements()
    private(set) var edits: [Edit] = []
    /// The names that were replaced, with their replacements.
    private(set) var renamed: [String: String] = [:]
    /// Whether the value is in a member with an unknown name.
    private var isMisspelt = false
    private var compared = 0

    struct Edit {
        let range: Range<Int>
        let text: [UInt8]
    }

    init(bytes: [UInt8], nodes: [Node], table: AnonymizerTable, visible: VisibleNodes?, replacesLabels: Bool, catalogs: CatalogSet) {
        self.bytes = bytes
        self.nodes = nodes
        self.table = table
        self.visible = visible
        self.replacesLabels = replacesLabels
        self.catalogs = catalogs
    }

    mutating func visit(as kind: String?) {
        if kind == "PaymentFlow" { noteHashes() }
        let root = kind.flatMap { table.root($0) }
        if let root, nodes.first?.is(.array) == true { return arguments(of: root) }
        value(0, root.map { .record($0) } ?? .anything, .unknown)
    }

    /// A token has the hash of the request's application data: the hash of the replacement belongs to the replacement.
    private mutating func noteHashes() {
        for key in nodes.indices.dropLast() where nodes[key].isString && nodes[key + 1].isString {
            guard JSONText.decode(bytes, nodes[key]).elementsEqual("applicationData".utf8) else { continue }
            replacements.noteHash(ofBase64: String(decoding: JSONText.decode(bytes, nodes[key + 1]), as: UTF8.self))
        }
    }

    /// The elements of the root are the members of a dictionary in their order.
    private mutating func arguments(of shape: String) {
        var element = 1
        var place = 0
        while element < Int(nodes[0].next) {
            let name = table.name(place, of: shape)
            if let name, let entry = table.entry(name, of: shape) {
                value(element, entry.type, kind(entry, name, shape))
            } else {
                value(element, .anything, .unknown)
            }
            element = Int(nodes[element].next)
            place += 1
        }
    }

    /// The text with all replacements.
    func edited(count: Int) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(count)
        var end = 0
        for edit in edits {
            // Cannot trap: edits are of different nodes, in the order of the text.
            text += bytes[end..<edit.range.lowerBound]
            text += edit.text
            end = edit.range.upperBound
        }
        // Cannot trap: edits are within the text.
        return text + bytes[end..<count]
    }

    // MARK: Values

    /// The scanner limits the depth.
    private mutating func value(_ node: Int, _ type: MemberType, _ kind: ReplacementKind) {
        switch nodes[node].kind {
        case .object:
            if case .record(let shape) = chosen(type, node) { object(node, shape) } else { object(node, nil) }
        case .array:
            let element: (MemberType, ReplacementKind) =
                if case .list(let element) = type { (element, kind) } else { (.anything, .unknown) }
            var child = node + 1
            while child < Int(nodes[node].next) {
                value(child, element.0, element.1)
                child = Int(nodes[child].next)
            }
        case .string: string(node, type, kind)
        case .number: number(node, type, kind)
        case .true, .false, .null, .undefined, .unknown, .spread: break
        }
    }

    private mutating func object(_ node: Int, _ shape: String?) {
        var key = node + 1
        while key < Int(nodes[node].next) {
            let name = String(decoding: JSONText.decode(bytes, nodes[key]), as: UTF8.self)
            if AnonymizerWalk.isData(name) { rename(key, name) }
            if let shape, let entry = table.entry(name, of: shape) {
                value(key + 1, inner(entry.type, node), kind(entry, name, shape))
            } else if let shape, let near = nearest(name, of: shape), let entry = table.entry(near, of: shape) {
                let isOutside = isMisspelt
                isMisspelt = true
                value(key + 1, inner(entry.type, node), kind(entry, near, shape))
                isMisspelt = isOutside
            } else {
                value(key + 1, .anything, .unknown)
            }
            key = Int(nodes[key + 1].next)
        }
    }

    /// Returns whether a name is a value, such as an address in an object that maps customers. No documented name has this form.
    private static func isData(_ name: String) -> Bool {
        var digits = 0
        for byte in name.utf8 {
            switch byte {
            case 0x30...0x39: digits += 1
            case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "$"): break
            // Methods of payment are addresses.
            case UInt8(ascii: "/"), UInt8(ascii: ":"): break
            default: return true
            }
        }
        return digits > 4 || name.utf8.count > 64 || PersonalText.isFound(in: name)
    }

    private mutating func rename(_ key: Int, _ name: String) {
        let replacement = replacements.unknown(name)
        guard !replacement.utf8.elementsEqual(name.utf8) else { return }
        renamed[name] = replacement
        edits.append(Edit(range: nodes[key].range, text: JSONEscapes.escaped(replacement)))
    }

    /// The number of names to compare with those of the tables; a document with more unknown names is not misspelt.
    private static let mostCompared = 1000

    private mutating func nearest(_ name: String, of shape: String) -> String? {
        compared += 1
        return compared <= AnonymizerWalk.mostCompared ? table.nearest(name, of: shape) : nil
    }

    private func kind(_ entry: AnonymizerTable.Entry, _ name: String, _ shape: String) -> ReplacementKind {
        // The name on a card is personal; the name in a session is the shop's.
        if name == "displayName", shape == "ApplePayPaymentMethod" || shape == "ApplePayPaymentPass" { return .text }
        if name == "signature", shape == "MerchantSession" { return .hex }
        // The header of a token repeats it as hexadecimal digits.
        if name == "transactionIdentifier", shape == "ApplePayPaymentToken" { return .hex }
        return entry.kind
    }

    /// The dictionary that another member of the same object decides.
    private func inner(_ type: MemberType, _ object: Int) -> MemberType {
        guard case .variant(_, let selector, let cases) = type else { return type }
        return dictionary(among: cases, by: selector, of: object)
    }

    /// The dictionary that a member of the object itself decides.
    private func chosen(_ type: MemberType, _ object: Int) -> MemberType {
        guard case .choice(_, let selector, let cases) = type else { return type }
        return dictionary(among: cases, by: selector, of: object)
    }

    private func dictionary(among cases: [MemberType.VariantCase], by selector: String, of object: Int) -> MemberType {
        var key = object + 1
        var choice: [UInt8] = []
        while key < Int(nodes[object].next) {
            let isSelector = String(decoding: JSONText.decode(bytes, nodes[key]), as: UTF8.self) == selector
            if isSelector, nodes[key + 1].isString { choice = JSONText.decode(bytes, nodes[key + 1]) }
            key = Int(nodes[key + 1].next)
        }
        func record(_ text: [UInt8]) -> MemberType? {
            cases.first { $0.value.utf8.elementsEqual(text) }.map { .record($0.shape) }
        }
        return record(choice) ?? catalogs.choice(for: choice).flatMap { record($0) } ?? .anything
    }

    // MARK: Scalars

    /// A misspelt member keeps only what a report would show.
    private func placed(_ kind: ReplacementKind, _ node: Int) -> ReplacementKind {
        guard isMisspelt, visible?.contains(node) != true else { return kind }
        switch kind {
        case .label, .word, .code: return .unknown
        default: return kind
        }
    }

    private mutating func string(_ node: Int, _ type: MemberType, _ kind: ReplacementKind) {
        let text = String(decoding: JSONText.decode(bytes, nodes[node]), as: UTF8.self)
        let replacement: String
        switch placed(kind, node) {
        case .label: replacement = replacesLabels ? replacements.text(text) : withoutPersonalParts(text, type)
        case .word: replacement = isWord(text, type) ? withoutPersonalParts(text, type) : replacements.unknown(text)
        case .code:
            replacement = AnonymizerWalk.isCode(text, type) ? withoutPersonalParts(text, type) : replacements.unknown(text)
        case .text: replacement = replacements.identifier(text)
        case .hex: replacement = replacements.hex(text)
        case .base64: replacement = replacements.base64(text)
        case .email: replacement = replacements.email(text)
        case .domain: replacement = replacements.domainOrAddress(text)
        case .url: replacement = replacements.url(text)
        case .method:
            let isKept = text.lowercased().contains(text: "apple") && !AnonymizerWalk.isData(text.replacing(text: " ", with: ""))
            guard !isKept || PersonalText.isFound(in: text) else { return }
            // Two spellings of one address stay one address.
            replacement = replacements.url(String(decoding: MethodIdentifier.key([UInt8](text.utf8)), as: UTF8.self))
        case .country: replacement = replacements.country(text)
        case .account: replacement = replacements.account(text)
        case .expiry: replacement = replacements.expiry(text)
        case .unknown:
            guard !table.isWord(text) else { return }
            replacement = replacements.unknown(text)
        }
        guard !replacement.utf8.elementsEqual(text.utf8) else { return }
        edits.append(Edit(range: nodes[node].range, text: JSONEscapes.escaped(replacement)))
    }

    private func isWord(_ text: String, _ type: MemberType) -> Bool {
        guard case .token(let vocabulary) = AnonymizerWalk.element(type) else { return true }
        return table.isWord(text, of: vocabulary) || catalogs.isTolerated([UInt8](text.utf8), in: vocabulary)
    }

    /// Replaces the parts of a text that look personal, whatever the member is.
    private mutating func withoutPersonalParts(_ text: String, _ type: MemberType) -> String {
        let bytes = Array(text.utf8)
        var result = ""
        var end = 0
        for part in PersonalText.ranges(in: bytes, plainDigits: AnonymizerWalk.plainDigits(type)) {
            let personal = String(decoding: bytes[part], as: UTF8.self)
            // A long number stays one that does not begin with zero.
            let isNumber = bytes[part].allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
            // Cannot trap: the parts are in order and do not overlap.
            result += String(decoding: bytes[end..<part.lowerBound], as: UTF8.self)
            result += isNumber ? replacements.number(personal) : replacements.text(personal)
            end = part.upperBound
        }
        return result + String(decoding: bytes[end...], as: UTF8.self)
    }

    /// The number of digits that a plain number may have before it looks personal.
    private static func plainDigits(_ type: MemberType) -> Int {
        switch element(type) {
        case .amount, .number, .unsignedLong, .unsignedShort: PersonalText.amountDigits
        case .integer, .date: PersonalText.timeDigits
        default: PersonalText.fewDigits
        }
    }

    private static func element(_ type: MemberType) -> MemberType {
        if case .list(let element) = type { return element }
        return type
    }

    /// Returns whether a text can be meant as an amount, a date or a code.
    private static func isCode(_ text: String, _ type: MemberType) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= 40 else { return false }
        switch element(type) {
        case .text(.timeZone) where TimeZoneNames.contains(bytes.window, from: 0, to: bytes.count) || TimeZoneNames.nearest(bytes) != nil:
            return true
        case .text(.plain): return !hasLongWord(bytes) || !isData(text) && !bytes.contains { (0x30...0x39).contains($0) }
        default: return !hasLongWord(bytes)
        }
    }

    /// Numbers, dates and codes of countries and currencies have only short words.
    private static func hasLongWord(_ bytes: [UInt8]) -> Bool {
        var letters = 0
        for byte in bytes {
            letters = (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 ? letters + 1 : 0
            if letters > 4 { return true }
        }
        return false
    }

    private mutating func number(_ node: Int, _ type: MemberType, _ kind: ReplacementKind) {
        let text = String(decoding: bytes[nodes[node].range], as: UTF8.self)
        switch placed(kind, node) {
        case .word, .code, .method: guard PersonalText.isFound(in: text, plainDigits: AnonymizerWalk.plainDigits(type)) else { return }
        case .label where !replacesLabels: guard PersonalText.isFound(in: text) else { return }
        default: break
        }
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        // A number that 64 bits cannot hold stays one.
        let isTooLong = Int64(text) == nil && digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        let replacement =
            if case .integer = type, isTooLong {
                // Cannot trap: the digits are a part of the text.
                String(text.prefix(text.utf8.count - digits.utf8.count)) + String(repeating: "9", count: digits.utf8.count)
            } else {
                replacements.number(text)
            }
        guard replacement != text else { return }
        edits.append(Edit(range: nodes[node].range, text: [UInt8](replacement.utf8)))
    }
}

/// The content of a JSON string.
enum JSONEscapes {
    static func escaped(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let digits = [UInt8]("0123456789abcdef".utf8)
                bytes += [UInt8]("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        return bytes
    }
}
