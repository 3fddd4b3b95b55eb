/// A rule about buttons. `Docs/Buttons.md` explains each.
public enum ButtonRule: String, Sendable, Hashable, CaseIterable {
    /// The two answers of the device decide between no button, a set-up button and a payment button.
    case device = "BT-001"
    /// Payments in Japan need iOS 10.1.
    case japan = "BT-002"
    /// Buttons and labels need a release that has them.
    case release = "BT-003"
    /// The label says what the payment does.
    case label = "BT-004"
    /// The app decides again when the shopper returns from the set-up of a card.
    case returning = "BT-005"
    /// The app asks about the networks of its request.
    case networks = "BT-006"
    /// The page uses the button of the system.
    case official = "BT-007"
    /// The four states of the web decide about the button and its place.
    case webStatus = "BT-008"
    /// `canMakePaymentsWithActiveCard` is deprecated, and takes a merchant identifier.
    case activeCard = "BT-009"
    /// The element, its attributes and its CSS properties take certain words.
    case markup = "BT-010"

    /// What the rule says.
    public var summary: String {
        switch self {
        case .device: "The two answers of the device decide. A device without a card is the usual state of a new phone."
        case .japan: "Payments in Japan need iOS 10.1. Earlier systems show the button, but the payment fails. Offer another way to pay."
        case .release: "Buttons and labels need a release that has them."
        case .label: "The label says what the payment does. setUp is for shoppers without a card."
        case .returning: "Decide again when the app becomes active. Views get no event when the shopper returns from the set-up."
        case .networks: "Ask the device about the networks of the request, no more and no fewer."
        case .official: "Use the button of the system. Do not open Wallet by an address."
        case .webStatus: "The status that the browser reports decides about the button and its place."
        case .activeCard:
            "canMakePaymentsWithActiveCard is deprecated. It takes a merchant identifier, and is true for any other text on a Mac."
        case .markup: "The element and its CSS take certain words."
        }
    }

    /// Where the rule comes from: an address, or experience.
    public var source: String {
        switch self {
        case .device: ButtonRule.passKit + "pkpaymentauthorizationcontroller"
        case .japan: "experience of shops in Japan"
        case .release: ButtonRule.passKit + "pkpaymentbuttontype"
        case .label, .networks: "inference"
        case .returning: "experience"
        case .official: "https://developer.apple.com/design/human-interface-guidelines/apple-pay"
        case .webStatus: ButtonRule.web + "paymentcredentialstatus"
        case .activeCard: ButtonRule.web + "applepaysession"
        case .markup: ButtonRule.web + "applepaybutton"
        }
    }

    private static let passKit = "https://developer.apple.com/documentation/passkit/"
    private static let web = "https://developer.apple.com/documentation/applepayontheweb/"
}

/// A sentence about a button, with the rule behind it.
public struct ButtonReason: Sendable, Hashable {
    /// The rule.
    public let rule: ButtonRule
    /// The sentence, without a full stop.
    public let text: String

    init(_ rule: ButtonRule, _ text: String) {
        self.rule = rule
        self.text = text
    }
}
