// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

public import PaySheet

/// The answer to the question whether a payment credential is available.
///
/// PaymentCredentialStatusResponse: <https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatusresponse>
public struct PaymentCredentialStatusResponse: PaymentObject {
    /// The status of the shopper's cards.
    public var paymentCredentialStatus: PaymentCredentialStatus
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentCredentialStatusResponse {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(paymentCredentialStatus: PaymentCredentialStatus) {
        self.paymentCredentialStatus = paymentCredentialStatus
        unknownMembers = UnknownMembers()
    }
}

extension PaymentCredentialStatusResponse: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentCredentialStatusResponse }

    /// The places of the members.
    package enum Slot {
        package static var paymentCredentialStatus: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentCredentialStatusResponse {
        PaymentCredentialStatusResponse(
            paymentCredentialStatus: try cursor.needed(cursor.word(0)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "paymentCredentialStatus", paymentCredentialStatus)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentCredentialStatusResponse> {
        reader.record(PaymentCredentialStatusResponse.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentCredentialStatusResponse: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentCredentialStatusResponse: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "paymentCredentialStatus": self.paymentCredentialStatus as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

