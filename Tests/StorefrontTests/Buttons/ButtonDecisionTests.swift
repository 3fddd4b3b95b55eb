import Foundation
import PaySheet
import PaySheetStorefront
import Testing

@Suite("Button decisions")
struct ButtonDecisionTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Golden")
    private static let systems = ["ios8.2", "ios8.3", "ios9.0", "ios10.0", "ios10.1", "ios16"]

    private func situation(
        _ canPay: Bool, _ card: ButtonSituation.Card, _ system: String? = nil, _ country: Country? = nil,
        for purpose: PaymentPurpose = .purchase,
        label: PaymentButtonLabel? = nil
    ) throws -> ButtonSituation {
        let system = try system.map { try #require(SystemRelease($0)) }
        return ButtonSituation(.app(canPay: canPay, card: card), system: system, country: country, purpose: purpose, label: label)
    }

    /// `PAYSHEET_RECORD_GOLDEN=1 swift test --filter StorefrontTests` writes the table again and fails, so that you look at it.
    @Test("Every combination matches the recorded table")
    func table() throws {
        var lines = ""
        for canPay in [true, false] {
            for card in ButtonSituation.Card.allCases {
                for system in ButtonDecisionTests.systems {
                    for country in [Country.jp, .us] {
                        let decision = ButtonDecision(try situation(canPay, card, system, country))
                        let rules = decision.reasons.map { $0.rule.name }.joined(separator: " ")
                        lines +=
                            [
                                canPay ? "yes" : "no", card.rawValue, system, country.rawValue, decision.action.rawValue,
                                decision.label?.rawValue ?? "-", rules,
                            ].joined(separator: "\t") + "\n"
                    }
                }
            }
        }
        let file = ButtonDecisionTests.folder.appendingPathComponent("decisions.tsv")
        if ProcessInfo.processInfo.environment["PAYSHEET_RECORD_GOLDEN"] == "1" {
            try Data(lines.utf8).write(to: file)
            Issue.record("recorded; look at the difference and run again")
        }
        #expect(lines == String(decoding: try Data(contentsOf: file), as: UTF8.self))
        #expect(lines.split(separator: "\n").count == 72)
    }

    @Test("A device that cannot pay shows no button", arguments: ButtonSituation.Card.allCases)
    func cannotPay(_ card: ButtonSituation.Card) throws {
        let decision = ButtonDecision(try situation(false, card, "ios16", .us))
        #expect(decision.action == .hide && decision.label == nil && decision.placement == nil)
        #expect(decision.reasons.count == (card == .present ? 2 : 1))
        #expect(decision.reasons.allSatisfy { $0.rule == .buttonDevice })
    }

    @Test("Japan needs iOS 10.1 but no particular macOS")
    func japan() throws {
        let before = ButtonDecision(try situation(true, .present, "ios10.0", .jp))
        #expect(before.action == .hide && before.reasons.map { $0.rule } == [.buttonJapan])
        #expect(before.placement == nil)
        #expect(ButtonDecision(try situation(true, .present, "ios10.1", .jp)).action == .pay)
        #expect(ButtonDecision(try situation(true, .present, "ios10.0", .us)).action == .pay)
        #expect(ButtonDecision(try situation(true, .present, "macos11", .jp)).action == .pay)
        let unknown = ButtonDecision(try situation(true, .present, nil, .jp))
        #expect(unknown.action == .pay && unknown.notes.map { $0.rule } == [.buttonJapan])
    }

    @Test("After the setup of a card, the app must decide again")
    func returning() throws {
        let decision = ButtonDecision(try situation(true, .missing))
        #expect(decision.action == .setUp && decision.label == .setUp)
        #expect(decision.notes.contains { $0.rule == .buttonReturning })
        #expect(!ButtonDecision(try situation(true, .present)).notes.contains { $0.rule == .buttonReturning })
    }

    @Test(
        "The purpose determines the label",
        arguments: [
            (PaymentPurpose.purchase, PaymentButtonLabel.buy), (.recurring, .subscribe), (.reload, .reload), (.deferred, .plain),
            (.donation, .donate),
        ])
    func purpose(_ purpose: PaymentPurpose, _ label: PaymentButtonLabel) throws {
        let decision = ButtonDecision(try situation(true, .present, "ios16", .us, for: purpose))
        #expect(decision.label == label)
        #expect(decision.notes.isEmpty)
        #expect(label.fits(purpose))
    }

    @Test(
        "A label for another purpose has a note",
        arguments: [
            (PaymentPurpose.recurring, PaymentButtonLabel.buy, true), (.recurring, .subscribe, false), (.recurring, .plain, false),
            (.purchase, .donate, true), (.purchase, .tip, false), (.reload, .topUp, false), (.reload, .subscribe, true),
            (.donation, .contribute, false), (.donation, .order, true),
        ])
    func misfit(_ purpose: PaymentPurpose, _ label: PaymentButtonLabel, _ isNoted: Bool) throws {
        let decision = ButtonDecision(try situation(true, .present, "ios16", .us, for: purpose, label: label))
        #expect(decision.label == label)
        #expect(decision.notes.contains { $0.rule == .buttonLabel } == isNoted)
    }

    @Test("A set-up button is for shoppers without a card")
    func setUpLabel() throws {
        let present = ButtonDecision(try situation(true, .present, "ios16", .us, for: .recurring, label: .setUp))
        #expect(present.action == .pay && present.label == .subscribe && present.reasons.contains { $0.rule == .buttonLabel })
        let missing = ButtonDecision(try situation(true, .missing, "ios16", .us, label: .buy))
        #expect(missing.label == .setUp)
        var web = ButtonSituation(.web(.paymentCredentialsUnavailable), label: .setUp)
        #expect(ButtonDecision(web).label == .setUp && ButtonDecision(web).notes.isEmpty)
        web.availability = .web(.paymentCredentialsAvailable)
        #expect(ButtonDecision(web).label == .buy)
    }

    @Test(
        "A system without the label uses the label of the purpose or the plain label", arguments: PaymentButtonLabel.allCases,
        SystemRelease.Family.allCases)
    func release(_ label: PaymentButtonLabel, _ family: SystemRelease.Family) throws {
        guard label != .setUp else { return }
        let first = label.firstRelease(on: family)
        var situation = ButtonSituation(.app(canPay: true, card: .present), system: first, label: label)
        #expect(ButtonDecision(situation).label == label)
        let plain = PaymentButtonLabel.plain.firstRelease(on: family)
        situation.system = plain
        let decision = ButtonDecision(situation)
        #expect(decision.label == (first == plain ? label : .buy))
        #expect(decision.reasons.contains { $0.rule == .buttonRelease } == (first != plain))
        // The purpose has a label that this system does not have either.
        situation.purpose = .donation
        let donation = ButtonDecision(situation)
        let isThere = first == plain || PaymentButtonLabel.donate.firstRelease(on: family) == plain
        #expect(isThere ? donation.label != .plain || label == .plain : donation.label == .plain)
    }

    @Test("A watch has the buttons of SwiftUI, and no Apple Pay on the web", arguments: PaymentButtonLabel.allCases)
    func watch(_ label: PaymentButtonLabel) throws {
        guard label != .setUp else { return }
        var situation = ButtonSituation(.app(canPay: true, card: .present), system: SystemRelease("watchos9"), label: label)
        #expect(ButtonDecision(situation).label == label)
        situation.system = SystemRelease("watchos8.7")
        #expect(ButtonDecision(situation).reasons.contains { $0.rule == .buttonRelease })
        situation.availability = .web(.paymentCredentialsAvailable)
        situation.system = SystemRelease("watchos9")
        #expect(ButtonDecision(situation).action == .hide)
    }

    @Test("A set-up button never becomes a button that pays")
    func setUpFallback() throws {
        let decision = ButtonDecision(try situation(true, .missing, "ios8.3", .us))
        #expect(decision.action == .setUp && decision.label == .plain)
    }

    @Test(
        "Each web status has its action and placement",
        arguments: [
            ("paymentCredentialsAvailable", ButtonDecision.Action.pay, ButtonDecision.Placement.primary, 0),
            ("paymentCredentialStatusUnknown", .pay, .oneOfSeveral, 0), ("paymentCredentialsUnavailable", .pay, .notPreselected, 0),
            ("applePayUnsupported", .hide, nil, 0), ("paymentCredentialStatusAvailable", .pay, .primary, 1), ("soon", .hide, nil, 0),
        ] as [(String, ButtonDecision.Action, ButtonDecision.Placement?, Int)])
    func web(_ status: String, _ action: ButtonDecision.Action, _ placement: ButtonDecision.Placement?, _ notes: Int) {
        let decision = ButtonDecision(ButtonSituation(.web(PaymentCredentialStatus(rawValue: status))))
        #expect(decision.action == action && decision.placement == placement && decision.notes.count == notes)
        #expect(decision.reasons.map { $0.rule } == [.buttonWebStatus])
    }

    @Test("Old browsers have no button and not every CSS value")
    func oldBrowsers() {
        var situation = ButtonSituation(.web(.paymentCredentialsAvailable), system: SystemRelease("ios9.3"), purpose: .recurring)
        #expect(ButtonDecision(situation).action == .hide)
        situation.system = SystemRelease("ios10.1")
        let decision = ButtonDecision(situation)
        #expect(decision.label == .subscribe && decision.notes.map { $0.rule } == [.buttonRelease])
        situation.system = SystemRelease("ios12.1")
        #expect(ButtonDecision(situation).notes.isEmpty)
    }

    @Test("The app asks about the networks of the request")
    func networks() {
        var situation = ButtonSituation(
            .app(canPay: true, card: .present), askedNetworks: [.visa, .masterCard], requestNetworks: [.masterCard, .visa])
        #expect(ButtonDecision(situation).notes.isEmpty)
        situation.askedNetworks = [.visa, .amex]
        let notes = ButtonDecision(situation).notes
        #expect(notes.map { $0.rule } == [.buttonNetworks, .buttonNetworks])
        #expect(notes[0].text.contains("masterCard") && notes[1].text.contains("amex"))
    }

    @Test("A request provides country, purpose and networks")
    func request() throws {
        let json = """
            {"countryCode": "JP", "currencyCode": "JPY", "merchantCapabilities": ["supports3DS"], "supportedNetworks": ["jcb"],
             "total": {"label": "Shop", "amount": "100"},
             "recurringPaymentRequest": {"paymentDescription": "Plan", "managementURL": "https://example.com",
              "regularBilling": {"label": "Plan", "amount": "100", "paymentTiming": "recurring"}}}
            """
        let request = try #require(PaymentRequest.read(Array(json.utf8), policy: Policy()).value)
        var situation = ButtonSituation(.app(canPay: true, card: .present), system: SystemRelease("ios10.0"))
        situation.add(request)
        #expect(situation.purpose == .recurring && situation.country == .jp && situation.requestNetworks == [.jcb])
        #expect(ButtonDecision(situation).action == .hide)
    }

    @Test("The plain label fits every purpose, and setUp fits none", arguments: PaymentPurpose.allCases)
    func neutral(_ purpose: PaymentPurpose) {
        for label in [PaymentButtonLabel.plain, .inStore, .checkout, .continue] { #expect(label.fits(purpose)) }
        #expect(!PaymentButtonLabel.setUp.fits(purpose))
    }
}
