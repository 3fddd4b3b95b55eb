// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension InstallmentConfiguration: Record {
    package static var shapeIndex: Int { ShapeIndex.installmentConfiguration }

    /// The places of the members.
    package enum Slot {
        package static let featureType = 0
        package static let merchandisingImageData = 1
        package static let openToBuyThresholdAmount = 2
        package static let bindingTotalAmount = 3
        package static let currencyCode = 4
        package static let isInStorePurchase = 5
        package static let merchantIdentifier = 6
        package static let referrerIdentifier = 7
        package static let items = 8
        package static let applicationMetadata = 9
        package static let retailChannel = 10
        package static let count = 11
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> InstallmentConfiguration {
        InstallmentConfiguration(
            featureType: cursor.word(0),
            keptMerchandisingImageData: cursor.text(1, document),
            openToBuyThresholdAmount: cursor.boxed(2) { cursor in cursor.amount(2) },
            bindingTotalAmount: cursor.boxed(3) { cursor in cursor.amount(3) },
            currencyCode: cursor.currency(4),
            isInStorePurchase: cursor.boolean(5),
            keptMerchantIdentifier: cursor.text(6, document),
            keptReferrerIdentifier: cursor.text(7, document),
            items: cursor.records(8, document),
            applicationMetadata: cursor.raw(9),
            retailChannel: cursor.word(10),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "featureType", featureType)
        writer.put(1, "merchandisingImageData", keptMerchandisingImageData)
        writer.put(2, "openToBuyThresholdAmount", openToBuyThresholdAmount)
        writer.put(3, "bindingTotalAmount", bindingTotalAmount)
        writer.put(4, "currencyCode", currencyCode)
        writer.put(5, "isInStorePurchase", isInStorePurchase)
        writer.put(6, "merchantIdentifier", keptMerchantIdentifier)
        writer.put(7, "referrerIdentifier", keptReferrerIdentifier)
        writer.put(8, "items", items)
        writer.put(9, "applicationMetadata", applicationMetadata)
        writer.put(10, "retailChannel", retailChannel)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<InstallmentConfiguration> {
        reader.record(InstallmentConfiguration.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension InstallmentConfiguration: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension InstallmentConfiguration: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "featureType": self.featureType as Any,
                "merchandisingImageData": self.merchandisingImageData as Any,
                "openToBuyThresholdAmount": self.openToBuyThresholdAmount as Any,
                "bindingTotalAmount": self.bindingTotalAmount as Any,
                "currencyCode": self.currencyCode as Any,
                "isInStorePurchase": self.isInStorePurchase as Any,
                "merchantIdentifier": self.merchantIdentifier as Any,
                "referrerIdentifier": self.referrerIdentifier as Any,
                "items": self.items as Any,
                "applicationMetadata": self.applicationMetadata as Any,
                "retailChannel": self.retailChannel as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayInstallmentConfiguration in a checked document, without making values.
package struct InstallmentConfigurationView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var featureType: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var merchandisingImageData: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var openToBuyThresholdAmount: Amount? { cursor.amount(2) }
    package var bindingTotalAmount: Amount? { cursor.amount(3) }
    package var currencyCode: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var isInStorePurchase: Bool? { cursor.boolean(5) }
    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var referrerIdentifier: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var items: Records<InstallmentItemView>? { @_lifetime(copy self) get { cursor.list(8) } }
    package var applicationMetadata: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var retailChannel: WordView? { @_lifetime(copy self) get { cursor.wordView(10) } }
}
