package import PaySheet

/// The words that the sheet adds.
package enum SheetWords {
    static func field(_ field: ContactField, _ language: SheetLanguage) -> String {
        switch field {
        case .email: language.fieldEmail
        case .name: language.fieldName
        case .phone: language.fieldPhone
        case .postalAddress: language.fieldAddress
        case .phoneticName: language.fieldPhoneticName
        default: CleanText(field.rawValue, limit: 40).text
        }
    }

    /// `Name, address, phone`.
    static func fields(_ fields: [ContactField], _ language: SheetLanguage) -> String {
        capitalized(fields.prefix(12).map { field($0, language) }.joined(separator: language.comma))
    }

    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    static func card(_ type: PaymentMethodType, _ language: SheetLanguage) -> String {
        switch type {
        case .debit: language.debitCard
        case .credit: language.creditCard
        case .prepaid: language.prepaidCard
        case .store: language.storeCard
        default: CleanText(type.rawValue, limit: 40).text
        }
    }

    /// `Visa, Mastercard, American Express, Discover +2`.
    static func networks(_ networks: [PaymentNetwork]) -> String {
        let shown = networks.prefix(4).map { network($0) }.joined(separator: ", ")
        return networks.count > 4 ? shown + " +" + String(networks.count - 4) : shown
    }

    private static func network(_ network: PaymentNetwork) -> String {
        network.nameOnCards ?? capitalized(CleanText(network.rawValue, limit: 40).text)
    }

    package static func ideographLanguage(_ country: Country?) -> CleanText? {
        switch country?.rawValue {
        case "JP": "ja"
        case "CN", "SG": "zh-Hans"
        case "TW": "zh-Hant-TW"
        case "HK", "MO": "zh-Hant-HK"
        case "KR": "ko"
        default: nil
        }
    }
}
