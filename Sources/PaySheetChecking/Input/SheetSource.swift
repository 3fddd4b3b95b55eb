import PaySheet

/// A document that a payment sheet shows, read as a value.
indirect enum SheetSource {
    case request(PaymentRequest)
    case flow(PaymentFlow)
    case constructor(W3CPaymentRequest)
    case details(PaymentDetailsUpdate)
    case update(UpdatePayload)

    /// The kinds of documents that a sheet shows.
    static let kinds: [DocumentKind] = [
        .paymentRequest, .paymentFlow, .w3cPaymentRequest, .paymentDetailsUpdate, .paymentMethodUpdate, .shippingMethodUpdate,
        .shippingContactUpdate, .couponCodeUpdate,
    ]

    /// Reads a document. `nil` for one that has no value or no sheet.
    init?(_ bytes: [UInt8], as kind: DocumentKind) {
        let source: SheetSource? =
            switch kind {
            case .paymentRequest: PaymentRequest.read(bytes).value.map { .request($0) }
            case .paymentFlow: PaymentFlow.read(bytes).value.map { .flow($0) }
            case .w3cPaymentRequest: W3CPaymentRequest.read(bytes).value.map { .constructor($0) }
            case .paymentDetailsUpdate: PaymentDetailsUpdate.read(bytes).value.map { .details($0) }
            case .paymentMethodUpdate: PaymentMethodUpdate.read(bytes).value.map { .update(.paymentMethod($0)) }
            case .shippingMethodUpdate: ShippingMethodUpdate.read(bytes).value.map { .update(.shippingMethod($0)) }
            case .shippingContactUpdate: ShippingContactUpdate.read(bytes).value.map { .update(.shippingContact($0)) }
            case .couponCodeUpdate: CouponCodeUpdate.read(bytes).value.map { .update(.couponCode($0)) }
            default: nil
            }
        guard let source else { return nil }
        self = source
    }
}
