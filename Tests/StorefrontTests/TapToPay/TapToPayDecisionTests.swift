import PaySheet
import PaySheetStorefront
import Testing

@Suite("Tap to Pay on iPhone")
struct TapToPayDecisionTests {
    @Test(
        "A name or an identifier says whether the device can read cards",
        arguments: [
            ("iPhone XR", TapToPayDevice.able), ("iphone xs max", .able), ("iPhone 11", .able), ("iPhone 17e", .able),
            ("iPhone Air", .able),
            ("iPhone SE (2nd generation)", .able), ("iPhone SE 3", .able), ("iPhone11,8", .able), ("iPhone12,8", .able),
            ("IPHONE 16 PRO", .able),
            ("iPhone X", .tooOld), ("iPhone 8 Plus", .tooOld), ("iPhone 3GS", .tooOld), ("iPhone SE (1st generation)", .tooOld),
            ("iPhone10,3", .tooOld), ("iPad Pro", .noPhone), ("Mac14,2", .noPhone), ("Apple Watch", .noPhone),
            ("iPhone SE", .unknown), ("iPhone", .unknown), ("Pixel 9", .unknown), ("", .unknown), ("iPhone 99999999999999999999", .unknown),
        ])
    func devices(_ name: String, _ device: TapToPayDevice) { #expect(TapToPayDevice(name) == device) }

    @Test(
        "Device, system and entitlement decide, and each obstacle is a reason",
        arguments: [
            ("ios16.3", "iPhone XR", true, 0), ("ios16.3", "iPhone XR", false, 1), ("ios15.3", "iPhone XR", true, 1),
            ("ios15.4", "iPhone XR", true, 0), ("ios15.3", "iPhone X", false, 3), ("macos15", "iPad", true, 2),
            ("ios18.4", "iPhone X", true, 1),
        ])
    func decisions(_ system: String, _ device: String, _ hasEntitlement: Bool, _ obstacles: Int) {
        let decision = TapToPayDecision(
            TapToPaySituation(system: SystemRelease(system), device: device, hasEntitlement: hasEntitlement))
        #expect(decision.action == (obstacles == 0 ? .show : .hide))
        #expect(decision.reasons.count == max(obstacles, 1))
        #expect(decision.findings(showing: decision.action).isEmpty)
        let wrong = decision.action == .show ? TapToPayDecision.Action.hide : .show
        #expect(decision.findings(showing: wrong).map { $0.rule } == [.buttonTapToPay])
    }

    @Test(
        "What is not known is a note",
        arguments: [(TapToPaySituation(), 4), (TapToPaySituation(device: "iPhone 12", hasEntitlement: true), 3)])
    func open(_ situation: TapToPaySituation, _ notes: Int) {
        let decision = TapToPayDecision(situation)
        #expect(decision.action == .show && decision.notes.count == notes && decision.features == nil)
    }

    @Test(
        "Each feature begins with its release",
        arguments: [
            ("ios15.3", nil as Int?), ("ios15.4", 1), ("ios16.3", 1), ("ios16.4", 3), ("ios17.7", 3), ("ios18", 4), ("ios18.3", 4),
            ("ios18.4", 5),
        ])
    func features(_ system: String, _ count: Int?) {
        let decision = TapToPayDecision(TapToPaySituation(system: SystemRelease(system)))
        #expect(decision.features?.count == count)
        #expect(decision.features.map { Array(TapToPayFeature.allCases.prefix($0.count)) } == decision.features)
    }

    @Test(
        "The first step that is not done is next",
        arguments: [
            ([], ["next", "open", "open", "open", "open"]), ([.provider], ["done", "next", "open", "open", "open"]),
            ([.provider, .entitlement], ["done", "done", "next", "open", "open"]), ([.build], ["next", "open", "done", "open", "open"]),
            ([.provider, .entitlement, .build], ["done", "done", "done", "next", "open"]),
            ([.provider, .entitlement, .build, .design], ["done", "done", "done", "done", "next"]),
            (Set(TapToPayStep.allCases), ["done", "done", "done", "done", "done"]),
        ] as [(Set<TapToPayStep>, [String])])
    func steps(_ done: Set<TapToPayStep>, _ states: [String]) {
        #expect(TapToPayStep.states(done: done).map { $0.state.rawValue } == states)
    }

    @Test("Networks that Apple did not announce are notes", arguments: PaymentNetwork.all)
    func networks(_ network: PaymentNetwork) {
        let decision = TapToPayDecision(TapToPaySituation(networks: [network]))
        let isAnnounced = TapToPayDecision.networks.contains(network)
        #expect(decision.notes.contains { $0.text.hasPrefix(network.rawValue + " is not among the networks") } != isAnnounced)
    }
}
