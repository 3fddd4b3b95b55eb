import PaySheet
import PaySheetShapes

/// The kind of replacement for a value.
enum ReplacementKind: Sendable {
    /// A text for the shopper, replaced on request. What looks personal in it is always replaced.
    case label
    /// Replace letters with letters. Some identifiers keep their prefix.
    case text
    case hex
    case base64
    case email
    case domain
    /// Replace an address, or other text in its place.
    case url
    /// Keep the identifier of Apple Pay, and replace any other address.
    case method
    case country
    /// A card number with its check digit.
    case account
    /// A day as year, month and day of two digits each.
    case expiry
    /// Keep a word of the vocabulary, and a misspelt one. Replace anything else, and what looks personal.
    case word
    /// Keep what can be meant as an amount, a date, a code or a number. Replace anything else, and what looks personal.
    case code
    /// An unknown value: its form decides.
    case unknown
}

/// The kind of replacement for every member of every dictionary.
struct AnonymizerTable: Sendable {
    static let shared = AnonymizerTable(.applePay)

    struct Entry: Sendable {
        let type: MemberType
        let kind: ReplacementKind
    }

    private let entries: [String: [String: Entry]]
    private let roots: [String: String]
    /// The names of the members of each dictionary in their order.
    private let names: [String: [String]]
    private let words: [String: [String]]
    private let allWords: Set<String>

    init(_ tables: CatalogShapes) {
        var entries: [String: [String: Entry]] = [:]
        for shape in tables.shapes {
            var members: [String: Entry] = [:]
            for member in tables.members(of: shape) {
                members[member.name] = Entry(type: member.type, kind: AnonymizerTable.kind(of: member))
            }
            entries[shape.name] = members
        }
        self.entries = entries
        names = AnonymizerTable.table(tables.shapes, by: { $0.name }, of: { tables.members(of: $0).map { $0.name } })
        roots = AnonymizerTable.table(tables.kinds, by: { $0.name }, of: { $0.shape })
        words = AnonymizerTable.table(tables.vocabularies, by: { $0.name }, of: { $0.words.map { $0.value } })
        allWords = Set(words.values.joined())
    }

    /// Returns a value for each name; the first element of a name counts.
    private static func table<Element, Value>(
        _ elements: [Element], by name: (Element) -> String, of value: (Element) -> Value
    ) -> [String: Value] {
        var table: [String: Value] = [:]
        for element in elements where table[name(element)] == nil { table[name(element)] = value(element) }
        return table
    }

    /// The dictionary at the root of a document's kind.
    func root(_ kind: String) -> String? { roots[kind] }

    func entry(_ member: String, of shape: String) -> Entry? { entries[shape]?[member] }

    /// The name of a member of a dictionary.
    func name(_ place: Int, of shape: String) -> String? { names[shape].flatMap { $0.indices.contains(place) ? $0[place] : nil } }

    /// Returns the member that a misspelt name probably means.
    func nearest(_ name: String, of shape: String) -> String? {
        // In alphabetical order, because the order of a Swift dictionary varies.
        entries[shape].flatMap { AnonymizerTable.nearest(name, among: $0.keys.sorted()) }
    }

    /// Returns whether a text is a known word of any vocabulary. Such a word is not personal anywhere.
    func isWord(_ text: String) -> Bool { allWords.contains(text) }

    /// Returns whether a text is a word of a vocabulary, or probably a misspelt one.
    func isWord(_ text: String, of vocabulary: String) -> Bool {
        isWord(text) || words[vocabulary].flatMap { AnonymizerTable.nearest(text, among: $0) } != nil
    }

    private static func nearest(_ name: String, among candidates: [String]) -> String? {
        guard name.utf8.count > 1, name.utf8.count <= 64 else { return nil }
        let plain = squeezed(name)
        let close = candidates.compactMap { candidate -> (name: String, distance: Int)? in
            let other = squeezed(candidate)
            if other == plain { return (candidate, 0) }
            guard abs(other.count - plain.count) <= 3 else { return nil }
            let distance = NearNames.distance(plain, other)
            return distance <= min(other.count / 4, 3) ? (candidate, distance) : nil
        }
        return close.min { $0.distance < $1.distance }?.name
    }

    private static func squeezed(_ name: String) -> [UInt8] {
        name.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): nil
            case 0x41...0x5A: byte | 0x20
            default: byte
            }
        }
    }

    private static func kind(of member: PaySheetShapes.Member) -> ReplacementKind {
        if let special = special[member.name] { return special }
        if member.name == "countryCode", member.isPersonal { return .country }
        switch element(member.type) {
        case .text(.url): return .url
        case .text(.base64) where member.isPersonal: return .base64
        case .text(.hex) where member.isPersonal: return .hex
        // A text instead of a dictionary or a list can contain everything that the dictionary would contain.
        case .anything, .object, .record, .variant, .choice, .list: return .unknown
        case _ where member.isPersonal: return .text
        case .token: return .word
        case .text(.plain): return technical.contains(member.name) ? .code : .label
        default: return .code
        }
    }

    private static func element(_ type: MemberType) -> MemberType {
        if case .list(let element) = type { return element }
        return type
    }

    /// Members without a vocabulary that hold a code, not a text for the shopper.
    private static let technical: Set<String> = [
        "network", "merchantCategoryCode", "apr", "code", "cardCountry", "currencyCode", "eciIndicator", "eventType", "type",
        "transactionAmount",
    ]

    /// Members whose names decide the kind; all dictionaries use them in the same sense.
    private static let special: [String: ReplacementKind] = [
        "emailAddress": .email, "payerEmail": .email,
        "domainName": .domain, "domainNames": .domain, "merchantDomain": .domain, "initiativeContext": .domain,
        "partnerMerchantValidationURI": .url, "supportedMethods": .method, "methodName": .method,
        "orderTypeIdentifier": .text, "couponCode": .text, "installmentGroupIdentifier": .text,
        "applicationPrimaryAccountNumber": .account, "applicationExpirationDate": .expiry,
        "merchandisingImageData": .base64,
    ]
}
