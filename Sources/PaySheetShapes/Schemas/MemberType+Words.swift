extension MemberType {
    /// The type in a few words.
    package var words: String {
        switch self {
        case .text(let form):
            switch form {
            case .plain: "text"
            case .url: "text, an address"
            case .base64: "text, Base64"
            case .hex: "text, hexadecimal"
            case .country: "text, a country of ISO 3166-1"
            case .currency: "text, a currency of ISO 4217"
            case .timeZone: "text, a time zone"
            case .duration: "text, a duration of ISO 8601"
            }
        case .amount: "text, an amount such as \"12.50\""
        case .boolean: "true or false"
        case .unsignedLong, .unsignedShort, .integer: "a whole number"
        case .number: "a number"
        case .token(let name): "a word of " + name
        case .date: "text, a date of ISO 8601"
        case .record(let name): name
        case .list(let element): "a list of " + element.words
        case .variant(let name, _, _): name
        case .choice(_, _, let cases): cases.map { $0.shape }.joined(separator: " or ")
        case .object: "an object"
        case .anything: "any value"
        }
    }
}
