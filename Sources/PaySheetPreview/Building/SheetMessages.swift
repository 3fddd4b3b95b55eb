import PaySheet

/// The messages to the shopper about what is wrong, and about the end of the payment.
struct SheetMessages {
    let language: SheetLanguage

    /// The limit for messages; further ones are left out.
    private static let mostNotices = 20

    func notices(_ content: SheetContent) -> [SheetNotice] {
        if content.isAccepted == true {
            return [SheetNotice(.done, label: CleanText(language.done), text: CleanText(language.accepted))]
        }
        if content.isAccepted == false, content.problems.isEmpty {
            return [SheetNotice(.problem, label: CleanText(language.problem), text: CleanText(language.notAccepted))]
        }
        return content.problems.prefix(SheetMessages.mostNotices).map { problem in
            switch problem {
            case .error(let error):
                let text = CleanText(error.message ?? "").or(meaning(error.code))
                return SheetNotice(.problem, label: CleanText(subject(error)), text: text)
            case .member(let name, let text): return SheetNotice(.problem, label: CleanText(member(name)), text: CleanText(text))
            }
        }
    }

    /// Returns the label of a member of the errors of the W3C API.
    private func member(_ name: String) -> String {
        switch name {
        case "recipient": language.recipient
        case "addressLine": language.street
        case "city": language.city
        case "postalCode": language.postalCode
        case "region": language.state
        case "dependentLocality": language.district
        case "country": language.country
        case "sortingCode": language.sortingCode
        case "phone": SheetWords.capitalized(language.fieldPhone)
        case "organization": language.organization
        case "name": SheetWords.capitalized(language.fieldName)
        case "email": SheetWords.capitalized(language.fieldEmail)
        case "": language.shipping
        default: SheetWords.capitalized(name)
        }
    }

    private func subject(_ error: PaymentError) -> String {
        if let field = error.contactField { return self.field(field) }
        switch error.code {
        case .shippingContactInvalid: return language.shippingContact
        case .billingContactInvalid: return language.billingContact
        case .addressUnserviceable: return language.shippingAddress
        case .couponCodeInvalid, .couponCodeExpired: return language.couponCode
        case .recipientContactInvalid: return language.recipient
        case .unsupportedCard: return language.card
        default: return language.problem
        }
    }

    private func meaning(_ code: PaymentErrorCode) -> String {
        switch code {
        case .shippingContactInvalid, .billingContactInvalid, .recipientContactInvalid: language.isNotRight
        case .addressUnserviceable: language.isNotServed
        case .couponCodeInvalid: language.isNotValid
        case .couponCodeExpired: language.hasExpired
        case .unsupportedCard: language.cannotBeUsed
        default: language.somethingWrong
        }
    }

    private func field(_ field: PaymentErrorContactField) -> String {
        switch field {
        case .phoneNumber: SheetWords.capitalized(language.fieldPhone)
        case .emailAddress: SheetWords.capitalized(language.fieldEmail)
        case .name: SheetWords.capitalized(language.fieldName)
        case .phoneticName: SheetWords.capitalized(language.fieldPhoneticName)
        case .postalAddress: SheetWords.capitalized(language.fieldAddress)
        case .addressLines: language.street
        case .locality: language.city
        case .subLocality: language.district
        case .postalCode: language.postalCode
        case .administrativeArea: language.state
        case .subAdministrativeArea: language.county
        case .country: language.country
        case .countryCode: language.countryCode
        default: CleanText(field.rawValue, limit: 40).or(language.contact).text
        }
    }
}
