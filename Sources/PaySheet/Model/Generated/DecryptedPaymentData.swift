// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The payment credentials after decryption.
///
/// DecryptedPaymentData: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct DecryptedPaymentData: PaymentObject {
    /// The account number for the device or merchant.
    public var applicationPrimaryAccountNumber: String {
        get { _applicationPrimaryAccountNumber.value }
        set { _applicationPrimaryAccountNumber.value = newValue }
    }
    private var _applicationPrimaryAccountNumber: Kept<String>
    /// The expiry date as year, month and day with two digits each.
    public var applicationExpirationDate: String {
        get { _applicationExpirationDate.value }
        set { _applicationExpirationDate.value = newValue }
    }
    private var _applicationExpirationDate: Kept<String>
    /// The numeric ISO 4217 code with its leading zeros.
    public var currencyCode: String { get { _currencyCode.value } set { _currencyCode.value = newValue } }
    private var _currencyCode: Kept<String>
    /// The amount in the smallest unit of the currency.
    public var transactionAmount: Int64
    /// The name on the card.
    public var cardholderName: String? { get { _cardholderName.value } set { _cardholderName.value = newValue } }
    private var _cardholderName = Kept<String?>(nil)
    /// The manufacturer of the device.
    public var deviceManufacturerIdentifier: String {
        get { _deviceManufacturerIdentifier.value }
        set { _deviceManufacturerIdentifier.value = newValue }
    }
    private var _deviceManufacturerIdentifier: Kept<String>
    /// The type of the payment data.
    public var paymentDataType: PaymentDataType
    /// The cryptogram of the payment.
    public var paymentData: DecryptedPaymentDetails
    /// The cryptograms of a payment to several merchants.
    public var authenticationResponses: [AuthenticationResponse]?
    /// The identifier of the merchant token, if the network issued one.
    public var merchantTokenIdentifier: String? {
        get { _merchantTokenIdentifier.value }
        set { _merchantTokenIdentifier.value = newValue }
    }
    private var _merchantTokenIdentifier = Kept<String?>(nil)
    /// The card of the merchant token.
    public var merchantTokenMetadata: MerchantTokenMetadata? {
        get { _merchantTokenMetadata.value }
        set { _merchantTokenMetadata.value = newValue }
    }
    private var _merchantTokenMetadata = Boxed<MerchantTokenMetadata>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension DecryptedPaymentData {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(applicationPrimaryAccountNumber: String, applicationExpirationDate: String, currencyCode: String, transactionAmount: Int64, deviceManufacturerIdentifier: String, paymentDataType: PaymentDataType, paymentData: DecryptedPaymentDetails) {
        _applicationPrimaryAccountNumber = Kept(of: applicationPrimaryAccountNumber)
        _applicationExpirationDate = Kept(of: applicationExpirationDate)
        _currencyCode = Kept(of: currencyCode)
        self.transactionAmount = transactionAmount
        _deviceManufacturerIdentifier = Kept(of: deviceManufacturerIdentifier)
        self.paymentDataType = paymentDataType
        self.paymentData = paymentData
        unknownMembers = UnknownMembers()
    }
}

extension DecryptedPaymentData: Record {
    package static var shapeIndex: Int { ShapeIndex.decryptedPaymentData }

    /// The places of the members.
    package enum Slot {
        package static var applicationPrimaryAccountNumber: Int { 0 }
        package static var applicationExpirationDate: Int { 1 }
        package static var currencyCode: Int { 2 }
        package static var transactionAmount: Int { 3 }
        package static var cardholderName: Int { 4 }
        package static var deviceManufacturerIdentifier: Int { 5 }
        package static var paymentDataType: Int { 6 }
        package static var paymentData: Int { 7 }
        package static var authenticationResponses: Int { 8 }
        package static var merchantTokenIdentifier: Int { 9 }
        package static var merchantTokenMetadata: Int { 10 }
        package static var count: Int { 11 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> DecryptedPaymentData {
        DecryptedPaymentData(
            _applicationPrimaryAccountNumber: Kept(try cursor.needed(cursor.text(0, document))),
            _applicationExpirationDate: Kept(try cursor.needed(cursor.text(1, document))),
            _currencyCode: Kept(try cursor.needed(cursor.text(2, document))),
            transactionAmount: try cursor.needed(cursor.integer(3)),
            _cardholderName: Kept(cursor.text(4, document)),
            _deviceManufacturerIdentifier: Kept(try cursor.needed(cursor.text(5, document))),
            paymentDataType: try cursor.needed(cursor.word(6)),
            paymentData: try cursor.neededRecord(7, document),
            authenticationResponses: cursor.records(8, document),
            _merchantTokenIdentifier: Kept(cursor.text(9, document)),
            _merchantTokenMetadata: cursor.boxedRecord(10, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "applicationPrimaryAccountNumber", _applicationPrimaryAccountNumber.form)
        writer.put(1, "applicationExpirationDate", _applicationExpirationDate.form)
        writer.put(2, "currencyCode", _currencyCode.form)
        writer.put(3, "transactionAmount", transactionAmount)
        writer.put(4, "cardholderName", _cardholderName.form)
        writer.put(5, "deviceManufacturerIdentifier", _deviceManufacturerIdentifier.form)
        writer.put(6, "paymentDataType", paymentDataType)
        writer.put(7, "paymentData", paymentData)
        writer.put(8, "authenticationResponses", authenticationResponses)
        writer.put(9, "merchantTokenIdentifier", _merchantTokenIdentifier.form)
        writer.put(10, "merchantTokenMetadata", merchantTokenMetadata)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DecryptedPaymentData> {
        reader.record(DecryptedPaymentData.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DecryptedPaymentData: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DecryptedPaymentData: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "applicationPrimaryAccountNumber": self.applicationPrimaryAccountNumber as Any,
                "applicationExpirationDate": self.applicationExpirationDate as Any,
                "currencyCode": self.currencyCode as Any,
                "transactionAmount": self.transactionAmount as Any,
                "cardholderName": self.cardholderName as Any,
                "deviceManufacturerIdentifier": self.deviceManufacturerIdentifier as Any,
                "paymentDataType": self.paymentDataType as Any,
                "paymentData": self.paymentData as Any,
                "authenticationResponses": self.authenticationResponses as Any,
                "merchantTokenIdentifier": self.merchantTokenIdentifier as Any,
                "merchantTokenMetadata": self.merchantTokenMetadata as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads DecryptedPaymentData in a checked document.
package struct DecryptedPaymentDataView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case applicationPrimaryAccountNumber, applicationExpirationDate, currencyCode, transactionAmount, cardholderName, deviceManufacturerIdentifier, paymentDataType, paymentData, authenticationResponses, merchantTokenIdentifier, merchantTokenMetadata
    }

    package static var shapes: [Int] { [ShapeIndex.decryptedPaymentData] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.decryptedPaymentData }
    package var memberCount: Int { 11 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var applicationPrimaryAccountNumber: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var applicationExpirationDate: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var currencyCode: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var transactionAmount: Int64? { cursor.integer(3) }
    package var cardholderName: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var deviceManufacturerIdentifier: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var paymentDataType: WordView? { @_lifetime(copy self) get { cursor.wordView(6) } }
    package var paymentData: DecryptedPaymentDetailsView? { @_lifetime(copy self) get { cursor.view(7, shape: ShapeIndex.decryptedPaymentDetails) } }
    package var authenticationResponses: Records<AuthenticationResponseView>? { @_lifetime(copy self) get { cursor.list(8, shape: ShapeIndex.authenticationResponse) } }
    package var merchantTokenIdentifier: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var merchantTokenMetadata: MerchantTokenMetadataView? { @_lifetime(copy self) get { cursor.view(10, shape: ShapeIndex.merchantTokenMetadata) } }
}
