// Typical structs with Foundation alone: the same members as text, numbers and lists, without checks.

struct PlainRequest: Decodable {
    let countryCode: String
    let currencyCode: String
    let merchantCapabilities: [String]
    let supportedNetworks: [String]
    let total: PlainItem
    let lineItems: [PlainItem]?
    let shippingMethods: [PlainMethod]?
    let shippingType: String?
    let shippingContactEditingMode: String?
    let requiredShippingContactFields: [String]?
    let requiredBillingContactFields: [String]?
    let shippingContact: PlainContact?
    let billingContact: PlainContact?
    let supportedCountries: [String]?
    let applicationData: String?
    let supportsCouponCode: Bool?
    let couponCode: String?
    let multiTokenContexts: [PlainContext]?
    let recurringPaymentRequest: PlainRecurring?
    let automaticReloadPaymentRequest: PlainReload?
    let deferredPaymentRequest: PlainDeferred?
}

struct PlainItem: Decodable {
    let label: String
    let amount: String
    let type: String?
    let paymentTiming: String?
    let recurringPaymentStartDate: String?
    let recurringPaymentEndDate: String?
    let recurringPaymentIntervalUnit: String?
    let recurringPaymentIntervalCount: UInt32?
    let deferredPaymentDate: String?
    let automaticReloadPaymentThresholdAmount: String?
}

struct PlainMethod: Decodable {
    struct Days: Decodable {
        let years: Int?
        let months: Int?
        let days: Int?
        let hours: Int?
    }

    struct Range: Decodable {
        let startDateComponents: Days
        let endDateComponents: Days
    }

    let label: String
    let detail: String
    let amount: String
    let identifier: String
    let dateComponentsRange: Range?
}

struct PlainContact: Decodable {
    let givenName: String?
    let familyName: String?
    let phoneticGivenName: String?
    let phoneticFamilyName: String?
    let emailAddress: String?
    let phoneNumber: String?
    let addressLines: [String]?
    let subLocality: String?
    let locality: String?
    let subAdministrativeArea: String?
    let administrativeArea: String?
    let postalCode: String?
    let country: String?
    let countryCode: String?
}

struct PlainContext: Decodable {
    let merchantIdentifier: String
    let externalIdentifier: String
    let merchantName: String
    let merchantDomain: String?
    let amount: String
}

struct PlainRecurring: Decodable {
    let paymentDescription: String
    let regularBilling: PlainItem
    let trialBilling: PlainItem?
    let billingAgreement: String?
    let managementURL: String
    let tokenNotificationURL: String?
}

struct PlainReload: Decodable {
    let paymentDescription: String
    let automaticReloadBilling: PlainItem
    let billingAgreement: String?
    let managementURL: String
    let tokenNotificationURL: String?
}

struct PlainDeferred: Decodable {
    let paymentDescription: String
    let deferredBilling: PlainItem
    let billingAgreement: String?
    let managementURL: String
    let tokenNotificationURL: String?
    let freeCancellationDate: String?
    let freeCancellationDateTimeZone: String?
}
