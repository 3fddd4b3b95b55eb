extension Node.Kind {
    /// The kind as a message names it.
    var words: String {
        switch self {
        case .null: "null"
        case .undefined: "undefined"
        case .true, .false: "a boolean"
        case .number: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        case .unknown, .spread: "a computed value"
        }
    }
}

extension MemberCode {
    /// What belongs in such a member, as a message names it.
    var words: String {
        switch self {
        case .text, .url, .base64, .hex, .timeZone, .duration, .country, .currency, .token: "text"
        case .amount: "an amount in quotes such as \"12.50\""
        case .boolean: "true or false"
        case .unsignedLong, .unsignedShort, .integer: "a whole number"
        case .number: "a number"
        case .date: "an ISO 8601 date-time in quotes"
        case .record, .variant, .choice, .object: "an object in braces"
        case .list: "a list in square brackets"
        case .anything: "a value"
        }
    }
}
