// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// What `data` of FlowEvent holds; `update` decides.
public enum UpdatePayload: Sendable, Hashable {
    /// ApplePayPaymentMethodUpdate, where `update` is `ApplePayPaymentMethodUpdate`.
    case paymentMethod(PaymentMethodUpdate)
    /// ApplePayShippingMethodUpdate, where `update` is `ApplePayShippingMethodUpdate`.
    case shippingMethod(ShippingMethodUpdate)
    /// ApplePayShippingContactUpdate, where `update` is `ApplePayShippingContactUpdate`.
    case shippingContact(ShippingContactUpdate)
    /// ApplePayCouponCodeUpdate, where `update` is `ApplePayCouponCodeUpdate`.
    case couponCode(CouponCodeUpdate)
    /// PaymentDetailsUpdate, where `update` is `PaymentDetailsUpdate`.
    case details(PaymentDetailsUpdate)
    /// PaymentValidationErrors, where `update` is `PaymentValidationErrors`.
    case retry(PaymentValidationErrors)
    /// Anything else, left unexamined.
    case other(RawJSON)

    init?(_ cursor: Cursor, _ member: Int, _ document: [UInt8]) {
        switch cursor.choice(member) {
        case 1:
            guard let value = cursor.record(member, document, as: PaymentMethodUpdate.self) else { return nil }
            self = .paymentMethod(value)
        case 2:
            guard let value = cursor.record(member, document, as: ShippingMethodUpdate.self) else { return nil }
            self = .shippingMethod(value)
        case 3:
            guard let value = cursor.record(member, document, as: ShippingContactUpdate.self) else { return nil }
            self = .shippingContact(value)
        case 4:
            guard let value = cursor.record(member, document, as: CouponCodeUpdate.self) else { return nil }
            self = .couponCode(value)
        case 5:
            guard let value = cursor.record(member, document, as: PaymentDetailsUpdate.self) else { return nil }
            self = .details(value)
        case 6:
            guard let value = cursor.record(member, document, as: PaymentValidationErrors.self) else { return nil }
            self = .retry(value)
        default:
            guard let value = cursor.raw(member) else { return nil }
            self = .other(value)
        }
    }
}

extension UpdatePayload: JSONWritable {
    package func write(_ writer: inout Writer) {
        switch self {
        case .paymentMethod(let value): value.write(&writer)
        case .shippingMethod(let value): value.write(&writer)
        case .shippingContact(let value): value.write(&writer)
        case .couponCode(let value): value.write(&writer)
        case .details(let value): value.write(&writer)
        case .retry(let value): value.write(&writer)
        case .other(let value): value.write(&writer)
        }
    }
}
