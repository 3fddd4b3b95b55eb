import PaySheet

/// The words that the sheet adds.
enum SheetWords {
    static func shipping(_ type: String?) -> String {
        switch type {
        case "delivery": "Delivery"
        case "storePickup", "servicePickup": "Pickup"
        default: "Shipping"
        }
    }

    static func field(_ field: ContactField) -> String {
        switch field {
        case .email: "email"
        case .name: "name"
        case .phone: "phone"
        case .postalAddress: "address"
        case .phoneticName: "phonetic name"
        default: CleanText(field.rawValue, limit: 40).text
        }
    }

    /// `Name, address, phone`.
    static func fields(_ fields: [ContactField]) -> String {
        let text = fields.prefix(12).map { field($0) }.joined(separator: ", ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    static func card(_ type: PaymentMethodType) -> String {
        switch type {
        case .debit: "debit"
        case .credit: "credit"
        case .prepaid: "prepaid"
        case .store: "store"
        default: CleanText(type.rawValue, limit: 40).text
        }
    }

    static func ideographLanguage(_ country: Country?) -> CleanText? {
        switch country?.rawValue {
        case "JP": "ja"
        case "CN", "SG": "zh-Hans"
        case "TW": "zh-Hant-TW"
        case "HK", "MO": "zh-Hant-HK"
        case "KR": "ko"
        default: nil
        }
    }

    // MARK: What is wrong

    /// The limit for messages; further ones are left out.
    private static let mostNotices = 20

    static func notices(_ content: SheetContent) -> [SheetNotice] {
        if content.isAccepted == true { return [SheetNotice(.done, label: "Done", text: "The payment was accepted")] }
        if content.isAccepted == false, content.problems.isEmpty {
            return [SheetNotice(.problem, label: "Problem", text: "The payment was not accepted")]
        }
        return content.problems.prefix(mostNotices).map { problem in
            switch problem {
            case .error(let error):
                let text = CleanText(error.message ?? "").or(meaning(error.code))
                return SheetNotice(.problem, label: CleanText(subject(error)), text: text)
            case .member(let name, let text): return SheetNotice(.problem, label: CleanText(member(name)), text: CleanText(text))
            }
        }
    }

    /// Returns the label of a member of the errors of the W3C API.
    private static func member(_ name: String) -> String {
        switch name {
        case "addressLine": "Street"
        case "postalCode": "Postal code"
        case "region": "State"
        case "dependentLocality": "District"
        case "sortingCode": "Sorting code"
        case "": "Shipping"
        default: name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    private static func subject(_ error: PaymentError) -> String {
        if let field = error.contactField { return self.field(field) }
        switch error.code {
        case .shippingContactInvalid: return "Shipping contact"
        case .billingContactInvalid: return "Billing contact"
        case .addressUnserviceable: return "Shipping address"
        case .couponCodeInvalid, .couponCodeExpired: return "Coupon code"
        case .recipientContactInvalid: return "Recipient"
        case .unsupportedCard: return "Card"
        default: return "Problem"
        }
    }

    private static func meaning(_ code: PaymentErrorCode) -> String {
        switch code {
        case .shippingContactInvalid, .billingContactInvalid, .recipientContactInvalid: "is not right"
        case .addressUnserviceable: "cannot be delivered to"
        case .couponCodeInvalid: "is not valid"
        case .couponCodeExpired: "has expired"
        case .unsupportedCard: "cannot be used"
        default: "something went wrong"
        }
    }

    private static func field(_ field: PaymentErrorContactField) -> String {
        switch field {
        case .phoneNumber: "Phone"
        case .emailAddress: "Email"
        case .name: "Name"
        case .phoneticName: "Phonetic name"
        case .postalAddress: "Address"
        case .addressLines: "Street"
        case .locality: "City"
        case .subLocality: "District"
        case .postalCode: "Postal code"
        case .administrativeArea: "State"
        case .subAdministrativeArea: "County"
        case .country: "Country"
        case .countryCode: "Country code"
        default: CleanText(field.rawValue, limit: 40).or("Contact").text
        }
    }
}
