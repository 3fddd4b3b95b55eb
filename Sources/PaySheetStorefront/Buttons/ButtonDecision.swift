public import PaySheet

/// Whether to show an Apple Pay button, which, and why.
///
/// ```swift
/// let situation = ButtonSituation(.app(canPay: true, card: .missing), system: SystemRelease("ios16"))
/// print(ButtonDecision(situation).action.rawValue)  // setUp
/// ```
public struct ButtonDecision: Sendable, Hashable {
    /// What to show.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// No button. Offer another way to pay.
        case hide
        /// A button that opens the set-up of a card.
        case setUp
        /// A button that opens the payment sheet.
        case pay
    }

    /// How a page presents the button beside other ways to pay.
    public enum Placement: String, Sendable, Hashable, CaseIterable {
        /// The first way to pay, and not necessarily the only one.
        case primary
        /// One of several ways to pay.
        case oneOfSeveral
        /// Neither the only way to pay nor the preselected one.
        case notPreselected
    }

    /// What to show.
    public private(set) var action: Action
    /// The label of the button; `nil` without a button.
    public private(set) var label: PaymentButtonLabel?
    /// How to present the button; `nil` without a button.
    public private(set) var placement: Placement?
    /// Why, in the order of importance.
    public private(set) var reasons: [ButtonReason] = []
    /// What to observe besides.
    public private(set) var notes: [ButtonReason] = []
    /// The number of ``reasons`` that are about ``action``.
    private var reasonsOfAction = 0

    /// Decides. The result depends on nothing but the situation.
    public init(_ situation: ButtonSituation) {
        action = .hide
        switch situation.availability {
        case .app(let canPay, let card): decide(canPay: canPay, card)
        case .web(let status): decide(status)
        }
        if action != .hide { decide(system: situation) }
        reasonsOfAction = reasons.count
        guard action != .hide else {
            placement = nil
            return
        }
        chooseLabel(situation)
        compareNetworks(situation)
        if action == .setUp {
            note(.buttonReturning, "decide again when the app becomes active; views get no event when the shopper returns from the set-up")
            note(.buttonReturning, "create a new button then; its label and style cannot change")
        }
    }

    private mutating func say(_ rule: RuleID, _ text: Sentence) { reasons.append(ButtonReason(rule, text)) }
    private mutating func note(_ rule: RuleID, _ text: Sentence) { notes.append(ButtonReason(rule, text)) }

    /// Returns what is wrong with an app or page in the situation.
    ///
    /// - Parameter shown: What the app or page shows.
    public func findings(showing shown: Action) -> [Finding] {
        guard shown == action else {
            let help =
                switch action {
                case .hide: "show no button"
                case .setUp: "show the button that opens the set-up of a card"
                case .pay: "show the button that opens the payment sheet"
                }
            return reasons.prefix(1).map { $0.finding(help) }
        }
        return (reasons.dropFirst(reasonsOfAction) + notes).map { $0.finding(nil) }
    }

    // MARK: What the device says

    private mutating func decide(canPay: Bool, _ card: ButtonSituation.Card) {
        guard canPay else {
            say(.buttonDevice, "the device cannot pay with Apple Pay; offer another way to pay")
            if card == .present { say(.buttonDevice, "a card on a device that cannot pay is a contradiction; ask the device again") }
            return
        }
        switch card {
        case .present:
            (action, placement) = (.pay, .primary)
            say(.buttonDevice, "the device has a card of the networks; the sheet opens right after the tap")
        case .missing:
            (action, placement) = (.setUp, .oneOfSeveral)
            say(.buttonDevice, "the device can pay and has no card of the networks, as every new phone; offer another way to pay too")
        case .unknown:
            (action, placement) = (.pay, .oneOfSeveral)
            say(
                .buttonDevice,
                "the app did not ask whether there is a card; call canMakePayments(usingNetworks:), and offer another way to pay too")
        }
    }

    private mutating func decide(_ status: PaymentCredentialStatus) {
        switch status {
        case .paymentCredentialsAvailable:
            (action, placement) = (.pay, .primary)
            say(.buttonWebStatus, "there is a card; Apple Pay is the primary way to pay, and not necessarily the only one")
        case .paymentCredentialStatusUnknown:
            (action, placement) = (.pay, .oneOfSeveral)
            say(.buttonWebStatus, "the browser does not say whether there is a card; Apple Pay is one of several ways to pay")
        case .paymentCredentialsUnavailable:
            (action, placement) = (.pay, .notPreselected)
            say(
                .buttonWebStatus,
                "there is no card; Apple Pay is neither the only way to pay nor preselected, and shoppers can set it up on the way")
        case .applePayUnsupported: say(.buttonWebStatus, "the browser does not have Apple Pay; offer another way to pay")
        default:
            guard status.rawValue == ButtonDecision.otherAvailable else {
                say(.buttonWebStatus, "the status is not a known one; show no button")
                return
            }
            decide(.paymentCredentialsAvailable)
            note(
                .buttonWebStatus,
                "browsers call this status paymentCredentialsAvailable; one page of the documentation spells it differently")
        }
    }

    /// The spelling of one page of Apple's documentation.
    package static let otherAvailable = "paymentCredentialStatusAvailable"

    // MARK: The system

    private mutating func decide(system situation: ButtonSituation) {
        let isInJapan = situation.country == .jp
        guard let system = situation.system else {
            if isInJapan { note(.buttonJapan, "test for iOS 10.1; earlier systems show the button, but the payment fails") }
            return
        }
        let firstInJapan = SystemRelease(.iOS, 10, 1)
        if isInJapan, system.family == .iOS, firstInJapan.isLater(than: system) {
            hide(
                .buttonJapan,
                "payments in Japan need iOS 10.1; \(system.description, "system")"
                    + " shows the button, but the payment fails. Offer another way to pay")
        }
        switch situation.availability {
        case .app:
            let first = PaymentButtonLabel.plain.firstRelease(on: system.family)
            if first.isLater(than: system) {
                hide(.buttonRelease, "the button came with \(first.description, "release"), after \(system.description, "system")")
            }
        case .web:
            if system.apiVersion == nil { hide(.buttonRelease, "\(system.description, "system") has no Apple Pay on the web") }
        }
    }

    /// Hides the button. Reasons to show it no longer matter.
    private mutating func hide(_ rule: RuleID, _ text: Sentence) {
        if action != .hide { reasons = [] }
        action = .hide
        say(rule, text)
    }

    // MARK: The label

    private mutating func chooseLabel(_ situation: ButtonSituation) {
        var wanted = situation.label ?? situation.purpose.label
        if action == .setUp {
            wanted = .setUp
        } else if wanted == .setUp, situation.availability != .web(.paymentCredentialsUnavailable) {
            say(
                .buttonLabel,
                "setUp is for shoppers without a card; \(situation.purpose.label.rawValue, "other") says what this payment does")
            wanted = situation.purpose.label
        } else if wanted != .setUp, !wanted.fits(situation.purpose) {
            note(
                .buttonLabel,
                "\(wanted.rawValue, "label") does not say what a payment of the kind \(situation.purpose.rawValue, "purpose")"
                    + " does; use \(situation.purpose.label.rawValue, "other")")
        }
        label = available(wanted, situation)
    }

    /// The label. On a system that does not have it, the one for the purpose of the payment, or else the plain one.
    private mutating func available(_ label: PaymentButtonLabel, _ situation: ButtonSituation) -> PaymentButtonLabel {
        guard let system = situation.system else { return label }
        if case .web = situation.availability {
            // The script of the element draws every label. Only CSS depends on the browser.
            if let version = label.cssVersion, let known = system.apiVersion, known < version {
                note(
                    .buttonRelease,
                    "the CSS word \(label.webType, "label") needs Apple Pay version \(version, "version")"
                        + ", and \(system.description, "system") has version \(known, "version"); the element apple-pay-button works")
            }
            return label
        }
        let first = label.firstRelease(on: system.family)
        guard first.isLater(than: system) else { return label }
        let substitute = situation.purpose.label
        let isThere = action == .pay && !substitute.firstRelease(on: system.family).isLater(than: system)
        let fallback = isThere ? substitute : .plain
        say(
            .buttonRelease,
            "\(label.rawValue, "label") came with \(first.description, "release")"
                + "; \(fallback.rawValue, "fallback") works on \(system.description, "system")")
        return fallback
    }

    // MARK: The networks

    private mutating func compareNetworks(_ situation: ButtonSituation) {
        guard let asked = situation.askedNetworks, let wanted = situation.requestNetworks else { return }
        let missing = wanted.filter { !asked.contains($0) }
        let surplus = asked.filter { !wanted.contains($0) }
        if !missing.isEmpty {
            note(
                .buttonNetworks,
                "ask about \(ButtonDecision.list(missing), "networks")"
                    + " too; the request accepts them, and such shoppers would see a set-up button")
        }
        if !surplus.isEmpty {
            note(
                .buttonNetworks,
                "do not ask about \(ButtonDecision.list(surplus), "networks")"
                    + "; the request does not accept them, so the sheet has no card")
        }
    }

    private static func list(_ networks: [PaymentNetwork]) -> String { networks.map { $0.rawValue }.joined(separator: ", ") }
}
