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
