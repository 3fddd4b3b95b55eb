/// A wallet that can have a card.
public enum IssuingPlatform: String, Sendable, Hashable, CaseIterable {
    /// Apple Pay.
    case apple
    /// Google Pay.
    case google
    /// Samsung Pay.
    case samsung
}

/// Whether to show the button that puts a card into a wallet, and why.
///
/// | The server says that the card is eligible | The device can add it | Show |
/// |---|---|---|
/// | yes | yes | the button |
/// | yes | no | nothing |
/// | no | yes | nothing |
/// | no | no | nothing |
public struct ProvisioningDecision: Sendable, Hashable {
    /// Whether to show the button.
    public let shows: Bool
    /// Why not, and what to observe, in sentences without a full stop.
    public let reasons: [String]

    /// Decides. The result depends on nothing but the card and the device.
    ///
    /// - Parameter deviceCanAdd: The result of PassKit's `canAddSecureElementPass(primaryAccountIdentifier:)`, or that of the other platform.
    public init(_ card: IssuingCard, deviceCanAdd: Bool, on platform: IssuingPlatform = .apple) {
        guard platform != .samsung else {
            (shows, reasons) = (false, ["Stripe's library has no button for Samsung Pay; the cardholder adds the card in the wallet"])
            return
        }
        let wallet = platform == .apple ? card.wallets?.apple_pay : card.wallets?.google_pay
        var obstacles: [String] = []
        if wallet == nil { obstacles.append("Stripe says nothing about this wallet; ask for the card with its wallets") }
        if let wallet, !wallet.eligible {
            let remedy = wallet.ineligible_reason.flatMap { IssuingReason($0) }?.remedy ?? "ask Stripe why"
            obstacles.append("the card is not eligible: " + remedy)
        }
        if card.status == .inactive { obstacles.append("the card is not active; activate it first") }
        if card.status == .canceled { obstacles.append("the card is canceled; issue a new one") }
        if !deviceCanAdd { obstacles.append("the device cannot add the card, or has it already") }
        shows = obstacles.isEmpty
        guard shows else {
            reasons = obstacles
            return
        }
        var notes = ["the card is eligible and active, and the device can add it"]
        if card.wallets?.primary_account_identifier?.isEmpty ?? true {
            notes.append("pass an empty primaryAccountIdentifier to the device, because the card is in no wallet yet")
        }
        if !card.livemode { notes.append("this is a card for tests; wallets have tokens in live mode alone") }
        reasons = notes
    }
}
