import PaySheet
import PaySheetGuide
import Testing

/// What is said about an update without a total: the sheet is open then.
struct MissingTotalTests {
    @Test(
        "The message says that the open sheet waits",
        arguments: [DocumentKind.paymentMethodUpdate, .shippingMethodUpdate, .shippingContactUpdate, .couponCodeUpdate])
    func update(_ kind: DocumentKind) throws {
        var reader = DocumentReader()
        let finding = try #require(reader.check(Array("{}".utf8), as: kind).findings.first { $0.rule == .memberMissing })
        #expect(
            finding.message == "\"newTotal\" is missing: " + kind.name
                + " needs it; Safari throws a TypeError, and the open sheet waits for another answer")
        #expect(finding.help == "add \"newTotal\"")
    }

    @Test("The message is the same inside a flow")
    func flow() throws {
        var reader = DocumentReader()
        let sample = Sample(.flow, [.remove("/events/1/data/newTotal")])
        let finding = try #require(reader.check(sample.json, as: .paymentFlow).findings.first { $0.rule == .memberMissing })
        #expect(finding.message.hasSuffix("the open sheet waits for another answer") && finding.place.pointer == "/events/1/data")
    }

    @Test("The message about a request stays as it is")
    func request() throws {
        var reader = DocumentReader()
        let finding = try #require(
            reader.check(Sample(.request, [.remove("/total")]).json, as: .paymentRequest).findings.first { $0.rule == .memberMissing })
        #expect(finding.message == "\"total\" is missing: ApplePayPaymentRequest needs it")
    }

    @Test("The reason is true of an update, too")
    func reason() throws {
        let why = try #require(RuleID.memberMissing.card?.why)
        #expect(!why.hasPrefix("A browser throws a TypeError and no sheet appears") && why.contains("already open"))
    }
}
