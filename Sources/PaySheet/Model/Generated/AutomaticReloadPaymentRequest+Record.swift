// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension AutomaticReloadPaymentRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.automaticReloadPaymentRequest }

    /// The places of the members.
    package enum Slot {
        package static let paymentDescription = 0
        package static let automaticReloadBilling = 1
        package static let billingAgreement = 2
        package static let managementURL = 3
        package static let tokenNotificationURL = 4
        package static let count = 5
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> AutomaticReloadPaymentRequest {
        AutomaticReloadPaymentRequest(
            keptPaymentDescription: try cursor.needed(cursor.text(0, document)),
            automaticReloadBilling: try cursor.neededRecord(1, document),
            keptBillingAgreement: cursor.text(2, document),
            keptManagementURL: try cursor.needed(cursor.text(3, document)),
            keptTokenNotificationURL: cursor.text(4, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "paymentDescription", keptPaymentDescription)
        writer.put(1, "automaticReloadBilling", automaticReloadBilling)
        writer.put(2, "billingAgreement", keptBillingAgreement)
        writer.put(3, "managementURL", keptManagementURL)
        writer.put(4, "tokenNotificationURL", keptTokenNotificationURL)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<AutomaticReloadPaymentRequest> {
        reader.record(AutomaticReloadPaymentRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension AutomaticReloadPaymentRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension AutomaticReloadPaymentRequest: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "paymentDescription": self.paymentDescription as Any,
                "automaticReloadBilling": self.automaticReloadBilling as Any,
                "billingAgreement": self.billingAgreement as Any,
                "managementURL": self.managementURL as Any,
                "tokenNotificationURL": self.tokenNotificationURL as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayAutomaticReloadPaymentRequest in a checked document, without making values.
package struct AutomaticReloadPaymentRequestView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var paymentDescription: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var automaticReloadBilling: LineItemView? { @_lifetime(copy self) get { cursor.view(1) } }
    package var billingAgreement: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var managementURL: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var tokenNotificationURL: Text? { @_lifetime(copy self) get { cursor.text(4) } }
}
