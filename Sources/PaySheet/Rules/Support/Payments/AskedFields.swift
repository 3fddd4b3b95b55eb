/// The contact fields that reach the shop, each as a bit.
struct AskedFields {
    private var fields: UInt64 = 0
    /// Each of the lists is absent, or can be read.
    private(set) var areReadable: Bool

    init(_ request: borrowing PaymentRequestBaseView) {
        areReadable =
            (!request.isPresent(.requiredShippingContactFields) || request.requiredShippingContactFields?.isKnown ?? false)
            && (!request.isPresent(.requiredBillingContactFields) || request.requiredBillingContactFields?.isKnown ?? false)
        for field in [
            ContactField.emailIndex, ContactField.nameIndex, ContactField.phoneIndex, ContactField.postalAddressIndex,
            ContactField.phoneticNameIndex,
        ] where request.requiredShippingContactFields?.contains(field) ?? false {
            fields |= 1 << UInt64(field)
        }
        // Of billing only the address arrives, with the names.
        for field in [ContactField.postalAddressIndex, ContactField.phoneticNameIndex]
        where request.requiredBillingContactFields?.contains(field) ?? false {
            fields |= 1 << UInt64(field)
        }
    }

    /// Adds what the options of the W3C interface ask for.
    mutating func add(_ options: borrowing PaymentOptionsView) {
        if options.requestPayerEmail == true { fields |= 1 << ContactField.emailIndex }
        if options.requestPayerName == true { fields |= 1 << ContactField.nameIndex }
        if options.requestPayerPhone == true { fields |= 1 << ContactField.phoneIndex }
        if options.requestShipping == true || options.requestBillingAddress == true { fields |= 1 << ContactField.postalAddressIndex }
    }

    /// The field arrives. The postal address brings the name along.
    func contains(_ field: ContactField) -> Bool {
        guard let index = ContactField.all.firstIndex(of: field) else { return true }
        let address: UInt64 = index == ContactField.nameIndex ? 1 << ContactField.postalAddressIndex : 0
        return fields & (1 << UInt64(index) | address) != 0
    }
}
