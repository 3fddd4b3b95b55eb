/// Why a card cannot be in a wallet.
enum IssuingReason {
    case agreement, contact, region

    /// The reason at a place of the vocabulary.
    init?(index: Int) {
        switch index {
        case IssuingIneligibleReason.missingAgreementIndex: self = .agreement
        case IssuingIneligibleReason.missingCardholderContactIndex: self = .contact
        case IssuingIneligibleReason.unsupportedRegionIndex: self = .region
        default: return nil
        }
    }

    init?(_ reason: IssuingIneligibleReason) {
        switch reason {
        case .missingAgreement: self = .agreement
        case .missingCardholderContact: self = .contact
        case .unsupportedRegion: self = .region
        default: return nil
        }
    }

    /// What to do.
    var remedy: String {
        switch self {
        case .agreement: "accept the terms of the wallet in Stripe's dashboard, and ask for access"
        case .contact: "set \"phone_number\" or \"email\" of the cardholder"
        case .region: "the country of the card is not supported; there is nothing to correct"
        }
    }
}
