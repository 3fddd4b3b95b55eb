import PaySheet

/// Why a profile cannot be read.
public struct ContactProfileError: Error, Sendable, Hashable {
    /// What is wrong, and what to write.
    public let message: String
}

extension ContactProfileError: CustomStringConvertible {
    /// What is wrong, and what to write.
    public var description: String { message }
}

extension ContactProfile {
    private static let members = [
        "country", "postalCodes", "states", "phonePrefix", "phoneDigits", "trunkZero", "mobilePrefixes", "bothNames", "houseNumbers",
        "kana", "checked",
    ]

    /// Reads a profile.
    ///
    /// ```json
    /// {"country": "DE", "postalCodes": ["NNNNN"], "phonePrefix": "49", "trunkZero": true, "checked": "2026-11-25"}
    /// ```
    ///
    /// Only `country` is required. `checked` is the day on which the facts were checked; nothing depends on it.
    public init(json: [UInt8]) throws(ContactProfileError) {
        guard case .object(let members)? = JSONTree(json) else { throw ContactProfileError(message: "the profile is not a JSON object") }
        var country: Country?
        for member in members where member.name == "country" {
            country = Country(code: try ContactProfile.text(member))
            if country == nil { throw ContactProfileError(message: "\"country\" takes a code of ISO 3166-1 such as DE") }
        }
        guard let country else { throw ContactProfileError(message: "\"country\" is missing; write a code of ISO 3166-1 such as DE") }
        self.init(country)
        for member in members {
            switch member.name {
            case "country": continue
            case "postalCodes": postalCodeForms = try ContactProfile.texts(member)
            case "states": states = try ContactProfile.texts(member)
            case "phonePrefix": phonePrefix = try ContactProfile.digits(member)
            case "phoneDigits": phoneDigits = try ContactProfile.numbers(member)
            case "trunkZero": hasTrunkZero = try ContactProfile.flag(member)
            case "mobilePrefixes": mobilePrefixes = try ContactProfile.texts(member)
            case "bothNames": needsBothNames = try ContactProfile.flag(member)
            case "houseNumbers": hasHouseNumbers = try ContactProfile.flag(member)
            case "kana": hasKana = try ContactProfile.flag(member)
            case "checked": _ = try ContactProfile.text(member)
            default:
                let near = Letters.nearest(member.name, ContactProfile.members)
                throw ContactProfileError(
                    message: "unknown member " + PageCheck.quoted(member.name) + (near.map { "; did you mean \"" + $0 + "\"?" } ?? ""))
            }
        }
    }

    private static func wrong(_ member: JSONTree.Member, _ form: String) -> ContactProfileError {
        ContactProfileError(message: "\"" + member.name + "\" takes " + form)
    }

    private static func text(_ member: JSONTree.Member) throws(ContactProfileError) -> String {
        guard case .text(let text) = member.value else { throw wrong(member, "a text") }
        return text
    }

    private static func digits(_ member: JSONTree.Member) throws(ContactProfileError) -> String {
        let text = try text(member)
        guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy({ Letters.isDigit($0) }) else {
            throw wrong(member, "one to three digits without a plus sign")
        }
        return text
    }

    private static func flag(_ member: JSONTree.Member) throws(ContactProfileError) -> Bool {
        guard case .boolean(let flag) = member.value else { throw wrong(member, "true or false") }
        return flag
    }

    private static func texts(_ member: JSONTree.Member) throws(ContactProfileError) -> [String] {
        guard case .list(let elements) = member.value, elements.count <= 10_000 else { throw wrong(member, "a list of texts") }
        var texts: [String] = []
        for element in elements {
            guard case .text(let text) = element, !text.isEmpty else { throw wrong(member, "a list of texts that are not empty") }
            texts.append(text)
        }
        return texts
    }

    private static func numbers(_ member: JSONTree.Member) throws(ContactProfileError) -> [Int] {
        guard case .list(let elements) = member.value, elements.count <= 16 else { throw wrong(member, "a list of whole numbers") }
        var numbers: [Int] = []
        for element in elements {
            guard case .number(let spelling) = element, let number = Int(String(decoding: spelling, as: UTF8.self)),
                (1...20).contains(number)
            else { throw wrong(member, "whole numbers from 1 to 20") }
            numbers.append(number)
        }
        return numbers
    }
}
