import PaySheet
import PaySheetExamples
import PaySheetGuide
import PaySheetPreview

/// The documents of the table: examples of every kind, and requests of several sizes.
enum Kinds {
    struct Row {
        let name: String
        /// One for each job; `nil` if the kind does not support it.
        let passes: [Pass?]

        init<Value: PaymentObject>(_ name: String, _ subject: Subject<Value>) {
            self.name = name
            passes = Job.allCases.map { subject.pass($0) }
        }
    }

    static var rows: [Row] { ExampleKind.allCases.map(examples) + sizes }

    /// Examples with different seeds.
    private static let seeds: ClosedRange<UInt64> = 1...20

    private static func examples(_ kind: ExampleKind) -> Row {
        func row<Value: PaymentObject>(_ type: Value.Type, _ sheets: ((Value) -> SheetSequence)? = nil) -> Row {
            Row(
                kind.rawValue,
                Subject(kind: kind.documentKind, documents: documents(kind), broken: broken(kind), sheets: sheets, order: nil))
        }
        return switch kind {
        case .basic, .shipping, .coupon, .multiMerchant, .recurring, .trial, .reload, .deferred, .pending, .disbursement:
            Row(kind.rawValue, Subject(requests: documents(kind), broken: broken(kind)))
        case .w3c: row(W3CPaymentRequest.self) { SheetSequence($0) }
        case .updatePaymentMethod: row(PaymentMethodUpdate.self) { SheetSequence(PaymentSheet(.paymentMethod($0))) }
        case .updateShippingMethod: row(ShippingMethodUpdate.self) { SheetSequence(PaymentSheet(.shippingMethod($0))) }
        case .updateShippingContact: row(ShippingContactUpdate.self) { SheetSequence(PaymentSheet(.shippingContact($0))) }
        case .updateCouponCode: row(CouponCodeUpdate.self) { SheetSequence(PaymentSheet(.couponCode($0))) }
        case .result: row(AuthorizationResult.self)
        case .payment: row(AuthorizedPayment.self)
        case .token: row(PaymentToken.self)
        case .sessionRequest: row(PaymentSessionRequest.self)
        case .session: row(MerchantSession.self)
        case .flow: row(PaymentFlow.self) { SheetSequence($0) }
        }
    }

    private static func documents(_ kind: ExampleKind) -> [[UInt8]] { seeds.map { Example(kind, seed: $0).json } }

    /// Documents of the kind that break a rule, one for each rule with a safe fix.
    private static func broken(_ kind: ExampleKind) -> [[UInt8]] {
        var reader = DocumentReader()
        return RuleCard.ofDocuments.compactMap { rule in
            guard let way = RuleBreak.all(of: rule).first(where: { $0.exampleKind == kind && !$0.isOfFiles }) else { return nil }
            let document = way.example().documents[0]
            return reader.check(document, as: kind.documentKind).applyingSafeFixes().bytes == nil ? nil : document
        }
    }

    private static var sizes: [Row] {
        [1000, 10_000, 100_000, 1_000_000].map { size in
            var mistaken = GrowingRequest(bytes: min(size, 100_000))
            mistaken.isMistaken = true
            return Row("request of \(size / 1000) KB", Subject(requests: [GrowingRequest(bytes: size).json], broken: [mistaken.json]))
        }
            + [10, 100, 1000].map { count in
                var request = GrowingRequest(items: 20)
                request.merchants = count
                return Row("request of \(count) merchants", Subject(requests: [request.json], broken: []))
            }
    }
}
