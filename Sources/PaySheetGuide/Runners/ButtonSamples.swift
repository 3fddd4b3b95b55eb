import PaySheet
import PaySheetStorefront

extension SampleRunner {
    /// What a device or browser says, and what the app or page shows.
    static let situation = SampleRunner(
        "button", command: "button",
        check: { sample in
            guard let tree = JSONTree(sample.json) else { return [] }
            if tree.text("for") == "tap-to-pay" { return tapToPay(tree) }
            guard let shown = tree.text("shows").flatMap({ ButtonDecision.Action(rawValue: $0) }) else {
                return []
            }
            return ButtonDecision(situation(tree)).findings(showing: shown)
        })

    /// A page, a style sheet or a script.
    static let page = SampleRunner(
        "page", command: "button", isText: true, check: { ButtonPage($0.json, isHTML: true).findings })

    private static func tapToPay(_ tree: JSONTree) -> [Finding] {
        let situation = TapToPaySituation(
            system: tree.text("system").flatMap { SystemRelease($0) }, device: tree.text("device"),
            hasEntitlement: tree.text("entitlement").map { $0 == "yes" })
        return tree.text("shows").flatMap { TapToPayDecision.Action(rawValue: $0) }
            .map { TapToPayDecision(situation).findings(showing: $0) } ?? []
    }

    /// The members are named like the options of the command.
    private static func situation(_ tree: JSONTree) -> ButtonSituation {
        let card = tree.text("card").flatMap { ButtonSituation.Card(rawValue: $0) } ?? .unknown
        var situation = ButtonSituation(
            tree.text("web").map { .web(PaymentCredentialStatus(rawValue: $0)) } ?? .app(canPay: tree.text("canPay") == "yes", card: card))
        situation.system = tree.text("system").flatMap { SystemRelease($0) }
        situation.country = tree.text("country").flatMap { Country(rawValue: $0) }
        situation.purpose = tree.text("for").flatMap { PaymentPurpose(rawValue: $0) } ?? .purchase
        situation.label = tree.text("label").flatMap { PaymentButtonLabel(rawValue: $0) }
        situation.askedNetworks = networks(tree, "networks")
        situation.requestNetworks = networks(tree, "requestNetworks")
        return situation
    }

    private static func networks(_ tree: JSONTree, _ name: String) -> [PaymentNetwork]? {
        guard case .list(let elements)? = tree.member(name) else { return nil }
        return elements.compactMap { if case .text(let text) = $0 { PaymentNetwork(rawValue: text) } else { nil } }
    }
}

extension SampleBase {
    /// A button in an app.
    static let appButton = SampleBase("appButton", .situation, appButtonText)
    /// A button on a page.
    static let webButton = SampleBase("webButton", .situation, webButtonText)
    /// A button for Tap to Pay on iPhone.
    static let tapToPay = SampleBase("tapToPay", .situation, tapToPayText)
    static let page = SampleBase("page.html", .page, pageHTMLText)

    /// Everything that samples start from besides documents.
    static let others: [SampleBase] =
        [
            processing, identity, short, china, wrong, orderType, root, processingRequest, p384, site, accountSite, sealedToken, buyer,
            buyerInJapan, appButton, webButton, tapToPay, page,
        ] + scripts
}
