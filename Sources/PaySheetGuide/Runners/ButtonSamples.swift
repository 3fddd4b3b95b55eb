import PaySheet
import PaySheetStorefront

extension SampleRunner {
    /// What a device or browser says, and what the app or page shows.
    static let situation = SampleRunner(
        "button", command: "button",
        check: { sample in
            guard let tree = JSONTree(sample.json), let shown = tree.text("shows").flatMap({ ButtonDecision.Action(rawValue: $0) }) else {
                return []
            }
            return ButtonDecision(situation(tree)).findings(showing: shown)
        })

    /// A page, a style sheet or a script.
    static let page = SampleRunner(
        "page", command: "button", isText: true, check: { ButtonPage($0.json, isHTML: true).findings })

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
    static let page = SampleBase("page.html", .page, pageHTMLText)

    /// Everything that samples start from besides documents.
    static let others: [SampleBase] = [
        processing, identity, short, china, wrong, orderType, root, processingRequest, p384, site, accountSite, sealedToken, buyer,
        buyerInJapan, appButton, webButton, page,
    ]
}
