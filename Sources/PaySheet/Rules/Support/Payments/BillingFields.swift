/// The fields that a request asks for in billing, each as a bit.
struct BillingFields {
    /// What belongs to billing.
    static let own: UInt64 = 1 << ContactField.postalAddressIndex | 1 << ContactField.phoneticNameIndex
    /// What arrives with the postal address, or is asked for in shipping.
    let extra: UInt64

    init(_ request: borrowing PaymentRequestBaseView) {
        var extra: UInt64 = 0
        if request.requiredBillingContactFields?.contains(ContactField.postalAddressIndex) ?? false { extra |= 1 << ContactField.nameIndex }
        if let shipping = request.requiredShippingContactFields {
            if shipping.contains(ContactField.emailIndex) { extra |= 1 << ContactField.emailIndex }
            if shipping.contains(ContactField.phoneIndex) { extra |= 1 << ContactField.phoneIndex }
            if shipping.contains(ContactField.nameIndex) { extra |= 1 << ContactField.nameIndex }
        }
        self.extra = extra
    }
}
