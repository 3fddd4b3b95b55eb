public import PaySheet

/// What is known when an app decides whether to offer Tap to Pay on iPhone.
public struct TapToPaySituation: Sendable, Hashable {
    /// The system of the phone, or the oldest one that must work.
    public var system: SystemRelease?
    /// The name or the identifier of the device.
    public var device: String?
    /// Whether the app has the entitlement `com.apple.developer.proximity-reader.payment.acceptance`.
    public var hasEntitlement: Bool?
    /// The networks whose cards the app must read.
    public var networks: [PaymentNetwork]

    /// Creates a situation.
    public init(system: SystemRelease? = nil, device: String? = nil, hasEntitlement: Bool? = nil, networks: [PaymentNetwork] = []) {
        self.system = system
        self.device = device
        self.hasEntitlement = hasEntitlement
        self.networks = networks
    }
}

/// Whether to show the button for Tap to Pay on iPhone, and why.
///
/// ```swift
/// let situation = TapToPaySituation(system: SystemRelease("ios16.3"), device: "iPhone XR", hasEntitlement: false)
/// print(TapToPayDecision(situation).action.rawValue)  // hide
/// ```
public struct TapToPayDecision: Sendable, Hashable {
    /// What to show.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// The button.
        case show
        /// No button. Offer another way to accept payments.
        case hide
    }

    /// What to show.
    public let action: Action
    /// Why, in the order of importance.
    public private(set) var reasons: [ButtonReason] = []
    /// What to observe besides.
    public private(set) var notes: [ButtonReason] = []
    /// What the system can do; `nil` without a known system.
    public let features: [TapToPayFeature]?

    /// Decides. The result depends on nothing but the situation.
    public init(_ situation: TapToPaySituation) {
        var obstacles: [String] = []
        var open: [String] = []
        switch situation.device.map({ TapToPayDevice($0) }) {
        case nil: open.append("test for iPhone XS or later: PaymentCardReader.isSupported says it on the phone")
        case .able: break
        case .tooOld: obstacles.append("the device is older than iPhone XS, which is the first one that reads cards")
        case .noPhone: obstacles.append("only an iPhone reads cards; another device has no Tap to Pay")
        case .unknown:
            open.append("the name of the device does not say whether it is iPhone XS or later; ask PaymentCardReader.isSupported")
        }
        let first = TapToPayFeature.read.first
        var features: [TapToPayFeature]?
        if let system = situation.system {
            if system.family != .iOS {
                obstacles.append(system.description + " has no Tap to Pay on iPhone")
            } else if first.isLater(than: system) {
                obstacles.append("Tap to Pay on iPhone came with " + first.description + ", after " + system.description)
            } else {
                features = TapToPayFeature.allCases.filter { !$0.first.isLater(than: system) }
                for feature in TapToPayFeature.allCases where feature.first.isLater(than: system) {
                    open.append(feature.words + " needs " + feature.first.description)
                }
            }
        } else {
            open.append("test for " + first.description + "; the payment provider can ask for a later one")
        }
        switch situation.hasEntitlement {
        case false?:
            obstacles.append(
                "the app has no entitlement " + TapToPayDecision.entitlement
                    + "; the Account Holder of the organization requests it from Apple")
        case nil: open.append("the app needs the entitlement " + TapToPayDecision.entitlement)
        case true?: open.append("the entitlement for development does not distribute the app; that needs a permission of its own")
        }
        for network in situation.networks where !TapToPayDecision.networks.contains(network) {
            open.append(
                network.rawValue + " is not among the networks that Apple announced, which are "
                    + TapToPayDecision.networks.map { $0.rawValue }.joined(separator: ", ") + "; ask the payment provider")
        }
        action = obstacles.isEmpty ? .show : .hide
        self.features = features
        if obstacles.isEmpty { obstacles = ["nothing that is known speaks against it"] }
        reasons = obstacles.map { ButtonReason(.buttonTapToPay, Sentence(words: $0)) }
        if action == .show {
            open.append("only the phone says whether a merchant is linked and the region is supported: prepare the reader")
        }
        notes = action == .show ? open.map { ButtonReason(.buttonTapToPay, Sentence(words: $0)) } : []
    }

    /// The entitlement that an app needs.
    package static let entitlement = "com.apple.developer.proximity-reader.payment.acceptance"

    /// The networks with which Apple announced Tap to Pay. A provider can accept more in a country.
    public static let networks: [PaymentNetwork] = [.amex, .discover, .masterCard, .visa]

    /// Returns what is wrong with an app in the situation.
    ///
    /// - Parameter shown: What the app shows.
    public func findings(showing shown: Action) -> [Finding] {
        guard shown != action else { return [] }
        return reasons.prefix(1).map { $0.finding(action == .hide ? "show no button" : "show the button") }
    }
}
