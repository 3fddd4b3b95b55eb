// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `buyer/redacted`: contact from before the authorization.
    public static let buyerRedacted = RuleID(
        code: 9200, name: "buyer/redacted", title: "Contact from before the authorization")
    /// `buyer/missing`: missing field.
    public static let buyerMissing = RuleID(
        code: 9201, name: "buyer/missing", title: "Missing field")
    /// `buyer/guest`: guest without an email address.
    public static let buyerGuest = RuleID(
        code: 9202, name: "buyer/guest", title: "Guest without an email address")
    /// `buyer/unrequested`: field that the request did not ask for.
    public static let buyerUnrequested = RuleID(
        code: 9203, name: "buyer/unrequested", title: "Field that the request did not ask for")
    /// `buyer/company`: company in place of a person.
    public static let buyerCompany = RuleID(
        code: 9204, name: "buyer/company", title: "Company in place of a person")
    /// `buyer/name`: half a name.
    public static let buyerName = RuleID(
        code: 9205, name: "buyer/name", title: "Half a name")
    /// `buyer/phonetic-name`: missing phonetic name.
    public static let buyerPhoneticName = RuleID(
        code: 9206, name: "buyer/phonetic-name", title: "Missing phonetic name")
    /// `buyer/kana`: phonetic name that is not kana.
    public static let buyerKana = RuleID(
        code: 9207, name: "buyer/kana", title: "Phonetic name that is not kana")
    /// `buyer/country`: unknown country.
    public static let buyerCountry = RuleID(
        code: 9208, name: "buyer/country", title: "Unknown country")
    /// `buyer/unserved`: country without delivery.
    public static let buyerUnserved = RuleID(
        code: 9209, name: "buyer/unserved", title: "Country without delivery")
    /// `buyer/postal-code`: postal code in another form.
    public static let buyerPostalCode = RuleID(
        code: 9210, name: "buyer/postal-code", title: "Postal code in another form")
    /// `buyer/state`: unknown state or prefecture.
    public static let buyerState = RuleID(
        code: 9211, name: "buyer/state", title: "Unknown state or prefecture")
    /// `buyer/address`: address without a street or city.
    public static let buyerAddress = RuleID(
        code: 9212, name: "buyer/address", title: "Address without a street or city")
    /// `buyer/house-number`: street without a number.
    public static let buyerHouseNumber = RuleID(
        code: 9213, name: "buyer/house-number", title: "Street without a number")
    /// `buyer/phone`: telephone number of another length.
    public static let buyerPhone = RuleID(
        code: 9214, name: "buyer/phone", title: "Telephone number of another length")
    /// `buyer/email`: text that is not an email address.
    public static let buyerEmail = RuleID(
        code: 9215, name: "buyer/email", title: "Text that is not an email address")
    /// `buyer/characters`: characters that labels cannot have.
    public static let buyerCharacters = RuleID(
        code: 9216, name: "buyer/characters", title: "Characters that labels cannot have")
    /// `buyer/spelling`: spelling that other systems do not expect.
    public static let buyerSpelling = RuleID(
        code: 9217, name: "buyer/spelling", title: "Spelling that other systems do not expect")
    /// `buyer/profile`: profile of another country.
    public static let buyerProfile = RuleID(
        code: 9218, name: "buyer/profile", title: "Profile of another country")
    /// `button/device`: button that the device does not support.
    public static let buttonDevice = RuleID(
        code: 9300, name: "button/device", title: "Button that the device does not support")
    /// `button/japan`: button in Japan before iOS 10.1.
    public static let buttonJapan = RuleID(
        code: 9301, name: "button/japan", title: "Button in Japan before iOS 10.1")
    /// `button/release`: button or label from a later release.
    public static let buttonRelease = RuleID(
        code: 9302, name: "button/release", title: "Button or label from a later release")
    /// `button/label`: label that does not fit the payment.
    public static let buttonLabel = RuleID(
        code: 9303, name: "button/label", title: "Label that does not fit the payment")
    /// `button/returning`: return from the set-up of a card.
    public static let buttonReturning = RuleID(
        code: 9304, name: "button/returning", title: "Return from the set-up of a card")
    /// `button/networks`: networks that the request does not have.
    public static let buttonNetworks = RuleID(
        code: 9305, name: "button/networks", title: "Networks that the request does not have")
    /// `button/official`: button that is not from the system.
    public static let buttonOfficial = RuleID(
        code: 9306, name: "button/official", title: "Button that is not from the system")
    /// `button/web-status`: button that the browser does not support.
    public static let buttonWebStatus = RuleID(
        code: 9307, name: "button/web-status", title: "Button that the browser does not support")
    /// `button/active-card`: deprecated question about a card.
    public static let buttonActiveCard = RuleID(
        code: 9308, name: "button/active-card", title: "Deprecated question about a card")
    /// `button/markup`: markup that the button ignores.
    public static let buttonMarkup = RuleID(
        code: 9309, name: "button/markup", title: "Markup that the button ignores")
    /// `button/tap-to-pay`: tap to Pay that the device, the system or the app does not have.
    public static let buttonTapToPay = RuleID(
        code: 9310, name: "button/tap-to-pay", title: "Tap to Pay that the device, the system or the app does not have")
}

/// All rules in one place.
package enum StorefrontRules {
    package static var ids: [RuleID] {
        [
            .buyerRedacted,
            .buyerMissing,
            .buyerGuest,
            .buyerUnrequested,
            .buyerCompany,
            .buyerName,
            .buyerPhoneticName,
            .buyerKana,
            .buyerCountry,
            .buyerUnserved,
            .buyerPostalCode,
            .buyerState,
            .buyerAddress,
            .buyerHouseNumber,
            .buyerPhone,
            .buyerEmail,
            .buyerCharacters,
            .buyerSpelling,
            .buyerProfile,
            .buttonDevice,
            .buttonJapan,
            .buttonRelease,
            .buttonLabel,
            .buttonReturning,
            .buttonNetworks,
            .buttonOfficial,
            .buttonWebStatus,
            .buttonActiveCard,
            .buttonMarkup,
            .buttonTapToPay,
        ]
    }

    package static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 9200, 9201, 9202, 9204, 9205, 9207, 9208, 9209, 9210, 9211, 9212, 9214, 9215, 9300, 9301, 9309, 9310: .error
        case 9203, 9217, 9304: .info
        default: .warning
        }
    }
}
