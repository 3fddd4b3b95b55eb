extension PaymentRequestBase {
    /// Gives another request the members that all requests share.
    func copyMembers<Other: PaymentRequestBase>(to other: inout Other) {
        other.features = features
        other.merchantCapabilities = merchantCapabilities
        other.supportedNetworks = supportedNetworks
        other.countryCode = countryCode
        other.requiredBillingContactFields = requiredBillingContactFields
        other.billingContact = billingContact
        other.requiredShippingContactFields = requiredShippingContactFields
        other.shippingContact = shippingContact
        other.applicationData = applicationData
        other.supportedCountries = supportedCountries
        other.installmentConfiguration = installmentConfiguration
        other.supportsCouponCode = supportsCouponCode
        other.couponCode = couponCode
        other.shippingContactEditingMode = shippingContactEditingMode
        other.applePayLaterAvailability = applePayLaterAvailability
        other.merchantCategoryCode = merchantCategoryCode
        other.isDelegatedRequest = isDelegatedRequest
    }
}

extension ApplePayRequest {
    /// What a checkout starts with.
    static func base(_ country: Country, _ networks: [PaymentNetwork], merchantIdentifier: String) -> ApplePayRequest {
        ApplePayRequest(
            merchantCapabilities: [.supports3DS], supportedNetworks: networks, countryCode: country, version: 14,
            merchantIdentifier: merchantIdentifier)
    }
}
