// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension RecurringPaymentRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.recurringPaymentRequest }

    /// The places of the members.
    package enum Slot {
        package static let paymentDescription = 0
        package static let regularBilling = 1
        package static let trialBilling = 2
        package static let billingAgreement = 3
        package static let managementURL = 4
        package static let tokenNotificationURL = 5
        package static let count = 6
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> RecurringPaymentRequest {
        RecurringPaymentRequest(
            keptPaymentDescription: try cursor.needed(cursor.text(0, document)),
            regularBilling: try cursor.neededRecord(1, document),
            trialBilling: cursor.boxedRecord(2, document),
            keptBillingAgreement: cursor.text(3, document),
            keptManagementURL: try cursor.needed(cursor.text(4, document)),
            keptTokenNotificationURL: cursor.text(5, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "paymentDescription", keptPaymentDescription)
        writer.put(1, "regularBilling", regularBilling)
        writer.put(2, "trialBilling", trialBilling)
        writer.put(3, "billingAgreement", keptBillingAgreement)
        writer.put(4, "managementURL", keptManagementURL)
        writer.put(5, "tokenNotificationURL", keptTokenNotificationURL)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<RecurringPaymentRequest> {
        reader.record(RecurringPaymentRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension RecurringPaymentRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension RecurringPaymentRequest: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "paymentDescription": self.paymentDescription as Any,
                "regularBilling": self.regularBilling as Any,
                "trialBilling": self.trialBilling as Any,
                "billingAgreement": self.billingAgreement as Any,
                "managementURL": self.managementURL as Any,
                "tokenNotificationURL": self.tokenNotificationURL as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayRecurringPaymentRequest in a checked document, without making values.
package struct RecurringPaymentRequestView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var paymentDescription: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var regularBilling: LineItemView? { @_lifetime(copy self) get { cursor.view(1) } }
    package var trialBilling: LineItemView? { @_lifetime(copy self) get { cursor.view(2) } }
    package var billingAgreement: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var managementURL: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var tokenNotificationURL: Text? { @_lifetime(copy self) get { cursor.text(5) } }
}
