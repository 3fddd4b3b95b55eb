/// Holds the payment credentials after decryption.
///
/// DecryptedPaymentData: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct DecryptedPaymentData: PaymentObject {
    /// Holds the account number made for the device or merchant.
    public var applicationPrimaryAccountNumber: String {
        get { keptApplicationPrimaryAccountNumber.string }
        set { keptApplicationPrimaryAccountNumber = KeptText(newValue) }
    }
    var keptApplicationPrimaryAccountNumber: KeptText
    /// Holds the day of expiry as year, month and day of two digits each.
    public var applicationExpirationDate: String {
        get { keptApplicationExpirationDate.string }
        set { keptApplicationExpirationDate = KeptText(newValue) }
    }
    var keptApplicationExpirationDate: KeptText
    /// Holds the numeric ISO 4217 code with its leading zeros.
    public var currencyCode: String {
        get { keptCurrencyCode.string }
        set { keptCurrencyCode = KeptText(newValue) }
    }
    var keptCurrencyCode: KeptText
    /// Holds the amount in the smallest unit of the currency.
    public var transactionAmount: Int64
    /// Holds the name on the card.
    public var cardholderName: String? {
        get { keptCardholderName?.string }
        set { keptCardholderName = newValue.map { KeptText($0) } }
    }
    var keptCardholderName: KeptText?
    /// Names the maker of the device.
    public var deviceManufacturerIdentifier: String {
        get { keptDeviceManufacturerIdentifier.string }
        set { keptDeviceManufacturerIdentifier = KeptText(newValue) }
    }
    var keptDeviceManufacturerIdentifier: KeptText
    /// Says which kind of payment data follows.
    public var paymentDataType: PaymentDataType
    /// Holds the cryptogram of the payment.
    public var paymentData: DecryptedPaymentDetails
    /// Lists the cryptograms of a payment to several merchants.
    public var authenticationResponses: [AuthenticationResponse]?
    /// Names the merchant token, if the network issued one.
    public var merchantTokenIdentifier: String? {
        get { keptMerchantTokenIdentifier?.string }
        set { keptMerchantTokenIdentifier = newValue.map { KeptText($0) } }
    }
    var keptMerchantTokenIdentifier: KeptText?
    /// Describes the card behind the merchant token.
    @Boxed public var merchantTokenMetadata: MerchantTokenMetadata?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension DecryptedPaymentData {
    /// Takes what must be there; everything else is set afterwards.
    public init(
        applicationPrimaryAccountNumber: String, applicationExpirationDate: String, currencyCode: String, transactionAmount: Int64,
        deviceManufacturerIdentifier: String, paymentDataType: PaymentDataType, paymentData: DecryptedPaymentDetails
    ) {
        keptApplicationPrimaryAccountNumber = KeptText(applicationPrimaryAccountNumber)
        keptApplicationExpirationDate = KeptText(applicationExpirationDate)
        keptCurrencyCode = KeptText(currencyCode)
        self.transactionAmount = transactionAmount
        keptDeviceManufacturerIdentifier = KeptText(deviceManufacturerIdentifier)
        self.paymentDataType = paymentDataType
        self.paymentData = paymentData
        unknownMembers = UnknownMembers()
    }
}
