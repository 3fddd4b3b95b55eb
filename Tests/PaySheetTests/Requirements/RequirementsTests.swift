import PaySheet
import PaySheetGuide
import PaySheetShapes
import Testing

/// What a document asks of a system: version, features, and why.
@Suite("Requirements")
struct RequirementsTests {
    private func requirements(_ base: SampleBase, _ changes: [PaySheetGuide.Sample.Change] = []) -> Requirements? {
        var reader = DocumentReader()
        return reader.requirements(of: PaySheetGuide.Sample(base, changes).json, as: base.kind)
    }

    private func expect(
        _ base: SampleBase, _ changes: [PaySheetGuide.Sample.Change], _ version: Int, _ features: [ApplePayFeature] = [], because: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = requirements(base, changes)
        #expect(found?.apiVersion == version, sourceLocation: sourceLocation)
        #expect(found?.features == features, sourceLocation: sourceLocation)
        #expect(found?.reasons == because, sourceLocation: sourceLocation)
    }

    @Test("A plain request needs version 1")
    func nothingSpecialNeedsTheFirstVersion() { expect(.request, [], 1, because: []) }

    @Test("A request of a delegate needs iOS 26.4 or macOS 26.4")
    func delegatedRequests() {
        let changes = [PaySheetGuide.Sample.Change.set("/isDelegatedRequest", "true")]
        expect(.request, changes, 1, [.paymentRequestDelegation], because: ["/isDelegatedRequest"])
        #expect(requirements(.request, changes)?.systems.map { $0.description } == ["iOS 26.4", "macOS 26.4"])
    }

    /// Safari takes a network in any case, so it needs the version of the network.
    @Test("A network in any letter case needs the network's version", arguments: ["jcb", "JCB", "JcB"])
    func letterCaseOfNetworksDoesNotMatter(_ network: String) {
        expect(.request, [.set("/supportedNetworks", "[\"visa\", \"" + network + "\"]")], 2, because: ["/supportedNetworks/1"])
    }

    @Test("The rows of the reference have the right requirements")
    func rows() {
        expect(.request, [.set("/supportedCountries", #"["US"]"#)], 3, because: ["/supportedCountries"])
        expect(
            .request, [.set("/requiredShippingContactFields", #"["email", "phoneticName"]"#)], 3,
            because: ["/requiredShippingContactFields/1"])
        expect(.request, [.set("/shippingContact", #"{"phoneticGivenName": "Joh"}"#)], 3, because: ["/shippingContact/phoneticGivenName"])
        expect(.request, [.text("/total/amount", "0.00")], 4, because: ["/total/amount"])
        expect(.request, [.text("/lineItems/0/amount", "0.00")], 1, because: [])
        expect(.methodData, [], 3, because: [""])
        expect(
            .methodData, [.set("/requiredShippingContactFields", #"["email"]"#)], 6, because: ["/requiredShippingContactFields"])
        expect(.request, [.set("/requiredShippingContactFields", #"["email"]"#)], 1, because: [])
        expect(.request, [.set("/installmentConfiguration", #"{"currencyCode": "USD"}"#)], 8, because: ["/installmentConfiguration"])
        expect(
            .request, [.set("/installmentConfiguration", #"{"retailChannel": "web"}"#)], 9,
            because: ["/installmentConfiguration/retailChannel"])
        expect(.request, [.set("/supportsCouponCode", "true")], 12, because: ["/supportsCouponCode"])
        expect(.request, [.text("/shippingContactEditingMode", "storePickup")], 12, because: ["/shippingContactEditingMode"])
        expect(
            .shipping, [], 12, because: ["/shippingMethods/0/dateComponentsRange", "/shippingMethods/1/dateComponentsRange"])
        expect(.multiMerchant, [], 14, because: ["/multiTokenContexts"])
        expect(.request, [.set("/features", #"["applePayLater"]"#)], 15, because: ["/features"])
        expect(
            .request, [.set("/supportedNetworks", #"["visa", "mada", "elo"]"#)], 5,
            because: ["/supportedNetworks/1", "/supportedNetworks/2"])
        expect(.request, [.set("/supportedNetworks", #"["mir", "NAPAS"]"#)], 15, because: ["/supportedNetworks/1"])
    }

    @Test("Words and members of the same version are all reasons")
    func wordsAndMembersOfOneVersion() {
        expect(
            .reload, [], 14,
            because: [
                "/lineItems/1/paymentTiming", "/lineItems/1/automaticReloadPaymentThresholdAmount", "/automaticReloadPaymentRequest",
            ])
    }

    @Test("Features are required without a version number")
    func featuresHaveNoNumber() {
        expect(
            .deferred, [.remove("/lineItems")], 12, [.paymentRequestDeferred],
            because: [
                "/deferredPaymentRequest", "/deferredPaymentRequest/deferredBilling/paymentTiming",
                "/deferredPaymentRequest/deferredBilling/deferredPaymentDate",
            ])
        expect(
            .request, [.text("/merchantCategoryCode", "5814")], 1, [.paymentRequestMerchantCategoryCode], because: ["/merchantCategoryCode"]
        )
        expect(
            .disbursement, [.remove("/lineItems")], 1, [.paymentRequestDisbursements],
            because: ["/merchantCapabilities/1", "/disbursementRequest"])
    }

    @Test("Updates and results need their versions")
    func answersAndResults() {
        expect(.paymentMethodUpdate, [], 3, because: [""])
        expect(.paymentMethodUpdate, [.set("/errors", "[]")], 12, because: ["/errors"])
        expect(.paymentMethodUpdate, [.text("/newTotal/amount", "0")], 4, because: ["/newTotal/amount"])
        expect(.couponCodeUpdate, [], 12, because: [""])
        expect(
            .shippingContactUpdate, [.set("/errors", #"[{"code": "couponCodeInvalid"}]"#), .remove("/newShippingMethods")], 12,
            because: ["/errors/0/code"])
        expect(.result, [], 14, because: ["/orderDetails"])
        expect(.failure, [], 3, because: [""])
        expect(.completeDetails, [], 14, because: [""])
    }

    @Test("Documents of the W3C interface need their versions")
    func theW3CInterface() {
        expect(.w3c, [], 3, because: [""])
        expect(.w3c, [.text("/details/total/amount/value", "0.00")], 4, because: ["/details/total/amount/value"])
        expect(.w3cUpdate, [], 3, because: [""])
        expect(.modifier, [.remove("/additionalShippingMethods")], 12, because: ["/total", "/additionalLineItems"])
    }

    @Test("In a flow, only values from the page have requirements")
    func flows() {
        expect(.flow, [], 14, because: ["/result/orderDetails"])
        expect(
            .flow,
            [
                .remove("/result/orderDetails"), .remove("/request/shippingMethods"), .remove("/events/0"),
                .set("/events/0/selected", #"{"paymentMethod": {"type": "credit", "billingContact": {"phoneticGivenName": "Joh"}}}"#),
            ], 3, because: ["/events/0/data", "/events/1/data", "/result"])
    }

    @Test("Documents that no browser reads have no requirements")
    func whatNoBrowserSeesNeedsNothing() {
        for base in [SampleBase.order, .merchants, .payment, .token, .decrypted, .session, .sessionRequest, .registration] {
            #expect(requirements(base) == nil)
        }
        var reader = DocumentReader()
        #expect(reader.requirements(of: "[1]".utf8) == nil)
        #expect(reader.requirements(of: "{".utf8) == nil)
    }

    @Test("A document with mistakes has requirements")
    func aDocumentWithMistakesStillNeedsWhatItNeeds() {
        var reader = DocumentReader()
        let text = #"{total: {label: 'a', amount: '1'}, couponCode: 7, multiTokenContexts: [],}"#
        #expect(reader.requirements(of: text.utf8)?.reasons == ["/multiTokenContexts"])
        let check = reader.check(text.utf8, recovering: true)
        #expect(reader.requirements(of: check)?.apiVersion == 14)
    }

    @Test("The number of reasons is limited")
    func reasonsAreFewEvenWhereTheyAreMany() {
        let items =
            "[" + [String](repeating: #"{"label": "a", "amount": "1", "paymentTiming": "immediate"}"#, count: 100).joined(separator: ",")
            + "]"
        let found = requirements(.request, [.set("/lineItems", items)])
        #expect(found?.reasons.count == Requirements.maximumReasons)
        #expect(found?.reasons.first == "/lineItems/0/paymentTiming")
    }

    @Test("The requirement tables have every version of the shape tables")
    func tables() {
        let shapes = Shapes.all.filter { !$0.isAbstract }
        #expect(ShapeTables.applePay.versions.shapes.count == shapes.count)
        #expect(ShapeTables.applePay.versions.members.count == ShapeTables.applePay.members.count)
        #expect(ShapeTables.applePay.versions.memberFeatures.count == ShapeTables.applePay.members.count)
        let words = Shapes.vocabularies.flatMap { $0.words }
        #expect(ShapeTables.applePay.versions.words.count == words.count)
        var place = 0
        for member in shapes.flatMap({ $0.allMembers }) {
            if case .version(let version) = member.availability { #expect(Int(ShapeTables.applePay.versions.members[place]) == version) }
            if case .feature(let name, _) = member.availability {
                #expect(ApplePayFeature.all[Int(ShapeTables.applePay.versions.memberFeatures[place]) - 1].rawValue == name)
            }
            #expect(ShapeTables.applePay.versions.members[place] >= ShapeTables.applePay.members[place].since)
            place += 1
        }
    }
}
