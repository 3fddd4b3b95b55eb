import PaySheet
import PaySheetShapes

/// The kind of replacement for a value.
enum ReplacementKind: Sendable {
    /// Keep it: it is not personal.
    case keep
    /// A text for the shopper, replaced on request.
    case label
    /// Replace letters with letters. Some identifiers keep their prefix.
    case text
    case hex
    case base64
    case email
    case domain
    /// Replace an address, or other text in its place.
    case url
    case country
    /// A card number with its check digit.
    case account
    /// A day as year, month and day of two digits each.
    case expiry
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
        names = Dictionary(tables.shapes.map { ($0.name, tables.members(of: $0).map { $0.name }) }) { first, _ in first }
        roots = Dictionary(tables.kinds.map { ($0.name, $0.shape) }) { first, _ in first }
    }

    /// The dictionary at the root of a document's kind.
    func root(_ kind: String) -> String? { roots[kind] }

    func entry(_ member: String, of shape: String) -> Entry? { entries[shape]?[member] }

    /// The name of a member of a dictionary.
    func name(_ place: Int, of shape: String) -> String? { names[shape].flatMap { $0.indices.contains(place) ? $0[place] : nil } }

    /// Returns the member that a misspelt name probably means.
    func nearest(_ name: String, of shape: String) -> String? {
        guard let members = entries[shape], name.utf8.count > 1, name.utf8.count <= 64 else { return nil }
        let plain = AnonymizerTable.squeezed(name)
        // In alphabetical order, because the order of a Swift dictionary varies.
        let close = members.keys.sorted().compactMap { candidate -> (name: String, distance: Int)? in
            let other = AnonymizerTable.squeezed(candidate)
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
        case .anything, .object: return .unknown
        default: return member.isPersonal ? .text : .keep
        }
    }

    private static func element(_ type: MemberType) -> MemberType {
        if case .list(let element) = type { return element }
        return type
    }

    /// Members whose names decide the kind; all dictionaries use them in the same sense.
    private static let special: [String: ReplacementKind] = [
        "emailAddress": .email, "payerEmail": .email,
        "domainName": .domain, "domainNames": .domain, "merchantDomain": .domain, "initiativeContext": .domain,
        "partnerMerchantValidationURI": .url,
        "orderTypeIdentifier": .text, "couponCode": .text, "installmentGroupIdentifier": .text,
        "applicationPrimaryAccountNumber": .account, "applicationExpirationDate": .expiry,
        "merchandisingImageData": .base64,
        "label": .label, "detail": .label, "merchantName": .label, "displayName": .label, "partnerMerchantName": .label,
        "paymentDescription": .label, "billingAgreement": .label, "message": .label, "reason": .label, "longDescription": .label,
        "shortDescription": .label, "programTerms": .label, "error": .label,
    ]
}
