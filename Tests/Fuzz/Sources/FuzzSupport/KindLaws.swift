public import PaySheet
import PaySheetTokens

/// What holds for every document, whatever the bytes.
public struct KindLaws: Sendable {
    public let kind: DocumentKind
    private let hold: @Sendable (inout DocumentReader, [UInt8], [Finding]) -> Void
    private let rewrite: @Sendable (inout DocumentReader, [UInt8]) -> [UInt8]?

    private init<Value: PaymentObject>(_ kind: DocumentKind, _ type: Value.Type) {
        self.kind = kind
        hold = { reader, bytes, findings in KindLaws.roundTrip(type, &reader, bytes, findings) }
        rewrite = { reader, bytes in reader.read(type, bytes).value?.json }
    }

    /// Every kind of document with its Swift type.
    public static let all: [KindLaws] = [
        KindLaws(.paymentRequest, PaymentRequest.self),
        KindLaws(.paymentMethodUpdate, PaymentMethodUpdate.self),
        KindLaws(.shippingMethodUpdate, ShippingMethodUpdate.self),
        KindLaws(.shippingContactUpdate, ShippingContactUpdate.self),
        KindLaws(.couponCodeUpdate, CouponCodeUpdate.self),
        KindLaws(.authorizationResult, AuthorizationResult.self),
        KindLaws(.completeDetails, CompleteDetails.self),
        KindLaws(.paymentError, PaymentError.self),
        KindLaws(.payment, AuthorizedPayment.self),
        KindLaws(.paymentToken, PaymentToken.self),
        KindLaws(.paymentContact, PaymentContact.self),
        KindLaws(.w3cPaymentRequest, W3CPaymentRequest.self),
        KindLaws(.paymentDetailsUpdate, PaymentDetailsUpdate.self),
        KindLaws(.paymentSessionRequest, PaymentSessionRequest.self),
        KindLaws(.merchantSession, MerchantSession.self),
        KindLaws(.paymentFlow, PaymentFlow.self),
        KindLaws(.applePayRequest, ApplePayRequest.self),
        KindLaws(.modifier, Modifier.self),
        KindLaws(.registerMerchantRequest, RegisterMerchantRequest.self),
        KindLaws(.unregisterMerchantRequest, UnregisterMerchantRequest.self),
        KindLaws(.decryptedPaymentData, DecryptedPaymentData.self),
        KindLaws(.merchantTokenEvent, MerchantTokenEvent.self),
        KindLaws(.order, ShopOrder.self),
        KindLaws(.merchantDirectory, MerchantDirectory.self),
        KindLaws(.merchantTokenHistory, MerchantTokenHistory.self),
        KindLaws(.encryptedPaymentData, EncryptedPaymentData.self),
        KindLaws(.methodData, MethodData.self),
        KindLaws(.detailsModifier, DetailsModifier.self),
    ]

    /// Checks and reads the bytes as this kind.
    public func hold(_ bytes: [UInt8], _ reader: inout DocumentReader) {
        let strict = explained(reader.check(bytes, as: kind).findings, bytes)
        let isJSON = RawJSON(bytes: bytes) != nil
        // Both scanners say the same.
        law("a text is refused exactly where it has a fault", isJSON == !strict.contains { $0.rule.name.hasPrefix("json/") })
        _ = explained(reader.check(bytes, as: kind, recovering: true).findings, bytes)
        hold(&reader, bytes, strict)
    }

    /// A minified document whose value can be read comes out byte for byte, unless a member is repeated, even if it has findings.
    public func keepBytes(_ minified: [UInt8], _ reader: inout DocumentReader) {
        guard !reader.check(minified, as: kind).findings.contains(.memberDuplicate) else { return }
        guard let written = rewrite(&reader, minified) else { return }
        law(
            "minified text comes out as it went in", written == minified,
            String(decoding: minified, as: UTF8.self) + "\n  became " + String(decoding: written, as: UTF8.self))
    }

    private static func roundTrip<Value: PaymentObject>(
        _ type: Value.Type, _ reader: inout DocumentReader, _ bytes: [UInt8], _ checked: [Finding]
    ) {
        let reading = reader.read(type, bytes)
        law("reading finds what checking finds", Array(reading.findings) == checked)
        guard let value = reading.value else {
            law("a value is missing for a reason", !checked.isEmpty)
            return
        }
        let json = value.json
        let again = reader.read(type, json)
        guard let second = again.value else {
            law("what was written can be read", false, String(decoding: json, as: UTF8.self))
            return
        }
        law("decode(encode(x)) == x", second == value, String(decoding: json, as: UTF8.self))
        law("equal values hash alike", second.hashValue == value.hashValue)
        law("the second encoding is the first", second.json == json, String(decoding: json, as: UTF8.self))
        law("what is written is minified JSON", RawJSON(bytes: json)?.bytes == json, String(decoding: json, as: UTF8.self))
        if checked.isEmpty {
            law("a clean document is written as it was read", RawJSON(bytes: bytes)?.bytes == json, String(decoding: json, as: UTF8.self))
            law("what is clean stays clean", again.findings.isEmpty)
        }
        var bare = value
        bare.unknownMembers = UnknownMembers()
        let stripped = reader.read(type, bare.json)
        law("a stripped value can be read", stripped.value != nil, String(decoding: bare.json, as: UTF8.self))
        law("a stripped value reads as itself", stripped.value == bare, String(decoding: bare.json, as: UTF8.self))
    }
}

/// Explains every finding: message, pointer and place must be there, and the place inside the text.
@discardableResult
public func explained(_ findings: Findings, _ bytes: [UInt8]) -> [Finding] {
    let all = Array(findings)
    for finding in all {
        law("a finding has a message", !finding.message.isEmpty && !finding.rule.name.isEmpty && !finding.description.isEmpty)
        inside(finding.place, bytes, finding.rule.name)
        for related in finding.related {
            law("a related place has a message", !related.message.isEmpty)
            inside(related.place, bytes, finding.rule.name)
        }
    }
    return all
}

private func inside(_ place: Finding.Place, _ bytes: [UInt8], _ rule: String) {
    law("a pointer is empty or begins with a slash", place.pointer.isEmpty || place.pointer.utf8.first == UInt8(ascii: "/"), rule)
    law("a place is inside the text", 0...bytes.count ~= place.start.offset && place.start.offset...bytes.count ~= place.end.offset, rule)
    law("lines and columns count from 1", place.line > 0 && place.column > 0 && place.start.utf16Column > 0, rule)
    let breaks = bytes[..<place.start.offset].reduce(0) { $0 + ($1 == 0x0A || $1 == 0x0D ? 1 : 0) }
    law("a line is not beyond the line breaks", place.line <= breaks + 1 + place.start.offset / 3, rule)
}
