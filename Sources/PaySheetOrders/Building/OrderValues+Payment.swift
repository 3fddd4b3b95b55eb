public import PaySheet

// Values of an order from those of the payment.

extension WalletLineItem {
    /// An item with the price of one piece.
    public init(_ title: String, quantity: ExactNumber = 1, price: Amount, in currency: Currency, sku: String? = nil) {
        self.init(title: title, quantity: quantity)
        self.price = WalletAmount(amount: price, currency: currency)
        self.sku = sku
    }
}

extension WalletCustomer {
    /// The customer as the payment names them.
    public init(_ contact: PaymentContact) {
        self.init()
        givenName = contact.givenName
        familyName = contact.familyName
        emailAddress = contact.emailAddress
        phoneNumber = contact.phoneNumber
    }
}

extension ShippingRecipient {
    /// The person and the address to which the payment sheet ships.
    public init(_ contact: PaymentContact) {
        self.init()
        givenName = contact.givenName
        familyName = contact.familyName
        address = WalletAddress(contact)
    }
}

extension WalletAddress {
    /// The address of a contact. A country code that is not one of ISO 3166-1 is left out, because Wallet takes no other.
    public init(_ contact: PaymentContact) {
        self.init()
        addressLines = contact.addressLines
        administrativeArea = contact.administrativeArea
        locality = contact.locality
        postalCode = contact.postalCode
        subAdministrativeArea = contact.subAdministrativeArea
        subLocality = contact.subLocality
        countryCode = contact.countryCode.flatMap { code in
            Country(code: String(decoding: code.utf8.map { ASCII.upperCased($0) }, as: UTF8.self))
        }
    }
}

extension WalletBarcode {
    /// A barcode, with the first of ISO 8859-1 and UTF-8 that has all characters of the message.
    public init(_ format: WalletBarcodeFormat, _ message: String) {
        let isLatin = message.unicodeScalars.allSatisfy { $0.value <= 0xFF }
        self.init(format: format, message: message, messageEncoding: isLatin ? "iso-8859-1" : "utf-8")
    }
}
