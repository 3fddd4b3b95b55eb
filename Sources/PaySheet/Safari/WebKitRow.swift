/// One check of the engine. `webkit-checks.tsv` lists all of them.
///
/// A place counts inside one call of the page: constructing, an update, a completion. Checks that share a place are made in the order
/// of the document.
struct WebKitRow: Sendable {
    /// The name that the rules' sources use.
    let id: String
    let kind: SafariVerdict.ErrorKind
    /// When it is made, unless the document is one of another stage.
    let stage: SafariVerdict.Stage
    /// The place in the order of Apple Pay JS; 0: no such check there.
    let session: Int
    /// The place in the order of the W3C interface; 0: no such check there.
    let payment: Int
    /// The rules about shape that find a breach.
    let shapeRules: [RuleID]
    /// The first release without the check. `nil`: every release makes it.
    let until: SafariRelease?

    init(
        _ id: String, _ kind: SafariVerdict.ErrorKind, _ stage: SafariVerdict.Stage, session: Int, payment: Int, shape: [RuleID],
        until: SafariRelease? = nil
    ) {
        self.id = id
        self.kind = kind
        self.stage = stage
        self.session = session
        self.payment = payment
        shapeRules = shape
        self.until = until
    }
}

extension WebKitCheck {
    /// The highest version that engines take.
    static let highestVersion = 15

    /// What decides whether the check fails in a release, or in the releases that shops meet; `nil` if it fails everywhere.
    func decider(in release: SafariRelease?) -> String? {
        switch self {
        case .networkOfDevice: "the networks that the system of the device knows"
        case .totalLimit where release == nil, .updateTotalLimit where release == nil:
            "its release (from " + SafariRelease.largeTotals.description + " on it allows the total)"
        case .networkDropped where release == nil:
            "its release (from about " + SafariRelease.dropsNetworks.description + " on it leaves the network out and warns on the console)"
        default: nil
        }
    }

    /// Whether the release of a policy no longer makes the check.
    func isPast(policy: Policy) -> Bool { row.until.map { policy.isSafari(from: $0) } ?? false }

    /// The check belongs to the conversion of values, which comes before all others.
    var isConversion: Bool { rawValue <= WebKitCheck.errorObject.rawValue || self == .modifierData }
}
