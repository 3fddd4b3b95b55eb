import PaySheet
import PaySheetGuide
import Testing

/// The engine's checks differ between releases of Safari.
@Suite struct SafariReleaseTests {
    private func verdict(_ text: String, _ release: String?) -> SafariVerdict {
        var reader = DocumentReader(policy: Policy().with { $0.safari = release.flatMap { SafariRelease($0) } })
        return reader.check(text.utf8, as: .paymentRequest).safari
    }

    private func request(networks: String, total: String = "1.00") -> String {
        #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":"# + networks
            + #","total":{"label":"Shop","amount":""# + total + #""}}"#
    }

    @Test(
        "An unknown network is refused before Safari 26.4, and left out later while a known one remains",
        arguments: [
            (#"["visa","solo"]"#, "18.4", "throws"), (#"["visa","solo"]"#, "26.4", "accepts"), (#"["visa","solo"]"#, "27", "accepts"),
            (#"["visa","solo"]"#, nil, "depends"), (#"["solo"]"#, "26.4", "throws"), (#"["solo"]"#, nil, "throws"),
        ] as [(String, String?, String)])
    func networks(_ networks: String, _ release: String?, _ word: String) {
        #expect(verdict(request(networks: networks), release).word == word)
    }

    @Test("The verdict without a release says where the releases differ")
    func why() throws {
        guard case .depends(let exception, let why) = verdict(request(networks: #"["visa","solo"]"#), nil) else {
            Issue.record("no difference")
            return
        }
        #expect(exception.text == #""solo" is not a valid payment network."#)
        #expect(why.contains("26.4") && why.contains("leaves the network out"))
    }

    @Test("A network that a release leaves out is a warning")
    func severity() {
        var reader = DocumentReader(policy: Policy().with { $0.safari = SafariRelease("26.4") })
        let findings = reader.check(request(networks: #"["visa","solo"]"#).utf8, as: .paymentRequest).findings
        #expect(findings.map { $0.rule } == [.networkUnknown] && findings.map { $0.severity } == [.warning])
    }

    @Test(
        "The limit of a total ended with Safari 18",
        arguments: [("17.6", "throws"), ("18", "accepts"), (nil, "depends")] as [(String?, String)])
    func largeTotal(_ release: String?, _ word: String) {
        #expect(verdict(request(networks: #"["visa"]"#, total: "100000001.00"), release).word == word)
    }

    @Test("A deferred payment is lost before Safari 27 only", arguments: [("18.4", true), ("27", false), (nil, true)] as [(String?, Bool)])
    func deferredPayment(_ release: String?, _ isLost: Bool) {
        let sample = Sample(.deferredFlow, [.remove("/events/0/data/newDeferredPaymentRequest")])
        let found = findings(.flowDeferredDropped, in: sample, release)
        #expect(found.isEmpty != isLost && found.allSatisfy { $0.message.contains("before about 27") })
    }

    private func findings(_ rule: RuleID, in sample: Sample, _ release: String?) -> [Finding] {
        var reader = DocumentReader(policy: Policy().with { $0.safari = release.flatMap { SafariRelease($0) } })
        return reader.check(sample.json, as: sample.kind).findings.filter { $0.rule == rule }
    }

    private static let first = "Safari selects the first option"
    private static let last = "Safari selects the last marked one"
    private static let both = "Safari before about 15.4 selects the first option, from about 15.4 the last marked one"

    @Test(
        "Safari selects the first shipping option before 15.4, and the last marked one later",
        arguments: [
            ([1], nil, .info, both), ([1], "15.3", .warning, first), ([1], "15.4", nil, ""), ([1], "26.4", nil, ""),
            ([0, 1], nil, .warning, both), ([0, 1], "15.3", .warning, first), ([0, 1], "26.4", .warning, last), ([0], nil, nil, ""),
        ] as [([Int], String?, Severity?, String)])
    func markedOption(_ marked: [Int], _ release: String?, _ severity: Severity?, _ text: String) {
        let options = [0, 1].map {
            #"{"id":"\#($0)","label":"Post","amount":{"currency":"USD","value":"4.00"},"selected":\#(marked.contains($0))}"#
        }
        let sample = Sample(
            .w3c,
            [
                .set("/options", #"{"requestShipping":true}"#),
                .set("/details/shippingOptions", "[" + options.joined(separator: ",") + "]"),
            ])
        let found = findings(.w3cOptionSelected, in: sample, release)
        #expect(found.map { $0.severity } == (severity.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.message.hasSuffix("; " + text) })
    }

    @Test(
        "A delegated request has another endpoint than Safari names before 27",
        arguments: [(true, nil, 1), (true, "26.4", 1), (true, "27", 0), (false, nil, 0)] as [(Bool, String?, Int)])
    func delegatedEndpoint(_ isDelegated: Bool, _ release: String?, _ count: Int) {
        let sample = Sample(.request, [.set("/isDelegatedRequest", isDelegated ? "true" : "false")])
        let found = findings(.sessionDelegatedEndpoint, in: sample, release)
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.severity == .info && $0.help?.contains("\"delegatedSession\"") == true })
    }

    @Test("Releases are read, ordered and written", arguments: [("18.4", "18.4"), ("18.0", "18"), ("26", "26")])
    func reading(_ text: String, _ written: String) throws {
        #expect(SafariRelease(text)?.description == written)
        #expect(try #require(SafariRelease("9.1")) < #require(SafariRelease(text)))
    }

    @Test("Other texts are not releases", arguments: ["", "18.", "18.4.1", "x", "1e1", "-1", "9999"])
    func refused(_ text: String) { #expect(SafariRelease(text) == nil) }

    @Test(
        "A system has a release of Safari",
        arguments: [("ios18.4", "18.4"), ("macos13", "16"), ("macos10.15", "13"), ("macos26.4", "26.4"), ("ios26.4", "26.4")])
    func system(_ system: String, _ release: String) throws {
        #expect(SafariRelease(with: try #require(SystemRelease(system)))?.description == release)
    }
}
