// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension DeferredPaymentRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.deferredPaymentRequest }

    /// The places of the members.
    package enum Slot {
        package static let billingAgreement = 0
        package static let deferredBilling = 1
        package static let freeCancellationDate = 2
        package static let freeCancellationDateTimeZone = 3
        package static let managementURL = 4
        package static let paymentDescription = 5
        package static let tokenNotificationURL = 6
        package static let count = 7
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> DeferredPaymentRequest {
        DeferredPaymentRequest(
            keptBillingAgreement: cursor.text(0, document),
            deferredBilling: try cursor.neededRecord(1, document),
            freeCancellationDate: cursor.boxed(2) { cursor in cursor.timestamp(2, document) },
            keptFreeCancellationDateTimeZone: cursor.text(3, document),
            keptManagementURL: try cursor.needed(cursor.text(4, document)),
            keptPaymentDescription: try cursor.needed(cursor.text(5, document)),
            keptTokenNotificationURL: cursor.text(6, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "billingAgreement", keptBillingAgreement)
        writer.put(1, "deferredBilling", deferredBilling)
        writer.put(2, "freeCancellationDate", freeCancellationDate)
        writer.put(3, "freeCancellationDateTimeZone", keptFreeCancellationDateTimeZone)
        writer.put(4, "managementURL", keptManagementURL)
        writer.put(5, "paymentDescription", keptPaymentDescription)
        writer.put(6, "tokenNotificationURL", keptTokenNotificationURL)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DeferredPaymentRequest> {
        reader.record(DeferredPaymentRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DeferredPaymentRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DeferredPaymentRequest: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "billingAgreement": self.billingAgreement as Any,
                "deferredBilling": self.deferredBilling as Any,
                "freeCancellationDate": self.freeCancellationDate as Any,
                "freeCancellationDateTimeZone": self.freeCancellationDateTimeZone as Any,
                "managementURL": self.managementURL as Any,
                "paymentDescription": self.paymentDescription as Any,
                "tokenNotificationURL": self.tokenNotificationURL as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayDeferredPaymentRequest in a checked document, without making values.
package struct DeferredPaymentRequestView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var billingAgreement: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var deferredBilling: LineItemView? { @_lifetime(copy self) get { cursor.view(1) } }
    package var freeCancellationDate: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var freeCancellationDateTimeZone: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var managementURL: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var paymentDescription: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var tokenNotificationURL: Text? { @_lifetime(copy self) get { cursor.text(6) } }
}
