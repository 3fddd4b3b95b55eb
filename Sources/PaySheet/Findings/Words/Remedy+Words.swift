// Words that people write where a vocabulary has another one.

extension Remedy {
    static let inWords =
        inNetworks + [
            Remedy(in: ["ApplePayMerchantCapability"], ["3ds", "threeds", "capability3ds"], write: "supports3DS"),
            Remedy(in: ["ApplePayMerchantCapability"], ["credit", "capabilitycredit"], write: "supportsCredit"),
            Remedy(in: ["ApplePayMerchantCapability"], ["debit", "capabilitydebit"], write: "supportsDebit"),
            Remedy(in: ["ApplePayMerchantCapability"], ["emv", "capabilityemv"], write: "supportsEMV"),
            Remedy(in: ["ApplePayContactField"], ["emailaddress", "mail"], write: "email"),
            Remedy(in: ["ApplePayContactField"], ["phonenumber", "telephone", "tel"], write: "phone"),
            Remedy(
                in: ["ApplePayContactField"], ["address", "postal_address", "shippingaddress", "billingaddress"],
                write: "postalAddress"),
            Remedy(in: ["ApplePayContactField"], ["givenname", "familyname", "fullname"], write: "name"),
            Remedy(in: ["ApplePayErrorContactField"], ["email"], write: "emailAddress"),
            Remedy(in: ["ApplePayErrorContactField"], ["phone"], write: "phoneNumber"),
            Remedy(in: ["ApplePayErrorContactField"], ["zip", "zipcode", "postcode"], write: "postalCode"),
            Remedy(in: ["ApplePayErrorContactField"], ["city"], write: "locality"),
            Remedy(in: ["ApplePayErrorContactField"], ["state", "region", "province"], write: "administrativeArea"),
            Remedy(in: ["ApplePayErrorContactField"], ["street", "address", "addressline"], write: "addressLines"),
            Remedy(in: ["ApplePayErrorContactField"], ["givenname", "familyname"], write: "name"),
            Remedy(in: ["ApplePayShippingType"], ["pickup"], write: "storePickup", " or \"servicePickup\""),
            Remedy(
                in: ["ApplePayRecurringPaymentDateUnit"], ["week", "weeks", "weekly"],
                write: "day", " and count seven of them for a week"),
            Remedy(in: ["ApplePayRecurringPaymentDateUnit"], ["daily"], write: "day"),
            Remedy(in: ["ApplePayRecurringPaymentDateUnit"], ["monthly"], write: "month"),
            Remedy(in: ["ApplePayRecurringPaymentDateUnit"], ["yearly", "annually", "annual"], write: "year"),
            Remedy(
                in: ["ApplePayRecurringPaymentDateUnit"], ["quarter", "quarterly"],
                write: "month", ", with 3 as \"recurringPaymentIntervalCount\""),
        ]

    private static let inNetworks = [
        Remedy(in: ["ApplePayNetwork"], ["unionpay", "union_pay", "union pay", "cup", "upi"], write: "chinaUnionPay"),
        Remedy(in: ["ApplePayNetwork"], ["americanexpress", "american_express", "american express"], write: "amex"),
        Remedy(in: ["ApplePayNetwork"], ["visaelectron", "visa_electron", "visa electron"], write: "electron"),
        Remedy(in: ["ApplePayNetwork"], ["mc", "master"], write: "masterCard"),
        Remedy(
            in: ["ApplePayNetwork"], ["diners", "dinersclub", "diners_club", "diners club"],
            "remove it; Apple Pay has no network of this name"),
    ]
}
