/// The approvals that an issuer needs before a wallet takes its cards, in their order. State: November 2026.
///
/// <https://docs.stripe.com/issuing/cards/digital-wallets>
public enum ApprovalStep: String, Sendable, Hashable, CaseIterable {
    /// Stripe's partnership team approves the program.
    case stripe
    /// Apple approves the program, perhaps after an application.
    case apple
    /// The app gets Apple's entitlement for provisioning, which Stripe requests with the data of the app.
    case entitlement
    /// The provider approves the button in the app, for each platform.
    case push
    /// The app is tried in TestFlight or the App Store, because the entitlement works nowhere else.
    case distribution

    /// Returns the steps for cards of a country.
    ///
    /// - Parameters:
    ///   - isInUnitedStates: Whether the cards are issued in the United States; elsewhere Stripe approves, too.
    ///   - push: Whether the app has a button. Without one, cardholders type the card into the wallet.
    /// - Returns: `nil` if the platform has no such button.
    public static func steps(isInUnitedStates: Bool, on platform: IssuingPlatform, push: Bool) -> [ApprovalStep]? {
        guard !push || platform != .samsung else { return nil }
        var steps: [ApprovalStep] = isInUnitedStates ? [] : [.stripe]
        if platform == .apple { steps.append(.apple) }
        guard push else { return steps }
        if platform == .apple { steps.append(.entitlement) }
        steps.append(.push)
        if platform == .apple { steps.append(.distribution) }
        return steps
    }

    /// The step in words, as an order.
    package var words: String {
        switch self {
        case .stripe: "let Stripe's partnership team approve the program (Europe and United Kingdom)"
        case .apple: "let Apple approve the program; an application takes one to two weeks"
        case .entitlement:
            "ask Stripe for the entitlement com.apple.developer.payment-pass-provisioning, with app name, team, ADAM id and bundle id"
        case .push: "let the platform approve the button in the app, and then roll it out to connected accounts"
        case .distribution: "try the whole way in TestFlight or the App Store; the entitlement works with distribution profiles alone"
        }
    }
}
