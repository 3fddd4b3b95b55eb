// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// What `data` of PaymentMethodData holds; `supportedMethods` decides.
public enum MethodPayload: Sendable, Hashable {
    /// ApplePayRequest, where `supportedMethods` is `https://apple.com/apple-pay`.
    case applePay(ApplePayRequest)
    /// Anything else, left unexamined.
    case other(RawJSON)

    init?(_ cursor: Cursor, _ member: Int, _ document: [UInt8]) {
        switch cursor.choice(member) {
        case 1:
            guard let value = cursor.record(member, document, as: ApplePayRequest.self) else { return nil }
            self = .applePay(value)
        default:
            guard let value = cursor.raw(member) else { return nil }
            self = .other(value)
        }
    }
}

extension MethodPayload: JSONWritable {
    package func write(_ writer: inout Writer) {
        switch self {
        case .applePay(let value): value.write(&writer)
        case .other(let value): value.write(&writer)
        }
    }
}
