// Generated from the cards in Sources/PaySheetProviders/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `stripe/amount`: amount that is not a whole number.
    public static let stripeAmount = RuleID(
        code: 20000, name: "stripe/amount", title: "Amount that is not a whole number")
    /// `stripe/amount-step`: amount with too fine a step.
    public static let stripeAmountStep = RuleID(
        code: 20001, name: "stripe/amount-step", title: "Amount with too fine a step")
    /// `stripe/amount-zero`: nothing to pay.
    public static let stripeAmountZero = RuleID(
        code: 20002, name: "stripe/amount-zero", title: "Nothing to pay")
    /// `stripe/member-name`: member of another interface.
    public static let stripeMemberName = RuleID(
        code: 20003, name: "stripe/member-name", title: "Member of another interface")
    /// `stripe/lines-sum`: lines above the amount.
    public static let stripeLinesSum = RuleID(
        code: 20004, name: "stripe/lines-sum", title: "Lines above the amount")
    /// `stripe/discount`: discount that adds to the lines.
    public static let stripeDiscount = RuleID(
        code: 20005, name: "stripe/discount", title: "Discount that adds to the lines")
    /// `stripe/rates-many`: more than nine shipping rates.
    public static let stripeRatesMany = RuleID(
        code: 20006, name: "stripe/rates-many", title: "More than nine shipping rates")
    /// `stripe/rates-pair`: address without rates, or rates without address.
    public static let stripeRatesPair = RuleID(
        code: 20007, name: "stripe/rates-pair", title: "Address without rates, or rates without address")
    /// `stripe/kinds`: several agreements.
    public static let stripeKinds = RuleID(
        code: 20008, name: "stripe/kinds", title: "Several agreements")
    /// `stripe/deferred-update`: deferred payment in an update.
    public static let stripeDeferredUpdate = RuleID(
        code: 20009, name: "stripe/deferred-update", title: "Deferred payment in an update")
    /// `stripe/filled`: member that Stripe writes itself.
    public static let stripeFilled = RuleID(
        code: 20010, name: "stripe/filled", title: "Member that Stripe writes itself")
    /// `stripe/interval-unit`: unknown unit of an interval.
    public static let stripeIntervalUnit = RuleID(
        code: 20011, name: "stripe/interval-unit", title: "Unknown unit of an interval")
    /// `stripe/currency-case`: currency with capitals.
    public static let stripeCurrencyCase = RuleID(
        code: 20012, name: "stripe/currency-case", title: "Currency with capitals")
    /// `stripe/country`: country that Stripe does not take.
    public static let stripeCountry = RuleID(
        code: 20013, name: "stripe/country", title: "Country that Stripe does not take")
    /// `stripe/button`: unknown button.
    public static let stripeButton = RuleID(
        code: 20014, name: "stripe/button", title: "Unknown button")
    /// `stripe/mode`: unknown mode, or one without its members.
    public static let stripeMode = RuleID(
        code: 20015, name: "stripe/mode", title: "Unknown mode, or one without its members")
    /// `stripe/update-member`: member that an update does not take.
    public static let stripeUpdateMember = RuleID(
        code: 20016, name: "stripe/update-member", title: "Member that an update does not take")
    /// `stripe/status`: unknown status.
    public static let stripeStatus = RuleID(
        code: 20017, name: "stripe/status", title: "Unknown status")
    /// `stripe/deprecated`: member that has moved.
    public static let stripeDeprecated = RuleID(
        code: 20018, name: "stripe/deprecated", title: "Member that has moved")
    /// `stripe/date`: date that is not a Date.
    public static let stripeDate = RuleID(
        code: 20019, name: "stripe/date", title: "Date that is not a Date")
    /// `flutter/required`: member without which the app crashes.
    public static let flutterRequired = RuleID(
        code: 20040, name: "flutter/required", title: "Member without which the app crashes")
    /// `flutter/provider`: profile of Google Pay as that of Apple Pay.
    public static let flutterProvider = RuleID(
        code: 20041, name: "flutter/provider", title: "Profile of Google Pay as that of Apple Pay")
    /// `flutter/network`: network that the package does not know.
    public static let flutterNetwork = RuleID(
        code: 20042, name: "flutter/network", title: "Network that the package does not know")
    /// `flutter/capability`: capability that the package does not know.
    public static let flutterCapability = RuleID(
        code: 20043, name: "flutter/capability", title: "Capability that the package does not know")
    /// `flutter/contact-field`: contact field that the package does not know.
    public static let flutterContactField = RuleID(
        code: 20044, name: "flutter/contact-field", title: "Contact field that the package does not know")
    /// `flutter/ignored`: member that the package does not read.
    public static let flutterIgnored = RuleID(
        code: 20045, name: "flutter/ignored", title: "Member that the package does not read")
    /// `flutter/sample`: merchant identifier of the sample.
    public static let flutterSample = RuleID(
        code: 20046, name: "flutter/sample", title: "Merchant identifier of the sample")
    /// `flutter/items`: last item that is not the sum.
    public static let flutterItems = RuleID(
        code: 20047, name: "flutter/items", title: "Last item that is not the sum")
    /// `adyen/amount`: amount that is not a whole number.
    public static let adyenAmount = RuleID(
        code: 20060, name: "adyen/amount", title: "Amount that is not a whole number")
    /// `adyen/lines-minor`: line in the smallest unit.
    public static let adyenLinesMinor = RuleID(
        code: 20061, name: "adyen/lines-minor", title: "Line in the smallest unit")
    /// `adyen/dropped`: member that the component drops.
    public static let adyenDropped = RuleID(
        code: 20062, name: "adyen/dropped", title: "Member that the component drops")
    /// `adyen/merchant`: name of another interface in the configuration.
    public static let adyenMerchant = RuleID(
        code: 20063, name: "adyen/merchant", title: "Name of another interface in the configuration")
    /// `adyen/express`: callback without isExpress.
    public static let adyenExpress = RuleID(
        code: 20064, name: "adyen/express", title: "Callback without isExpress")
    /// `adyen/domain`: domain with more than a host.
    public static let adyenDomain = RuleID(
        code: 20065, name: "adyen/domain", title: "Domain with more than a host")
    /// `adyen/label`: no name beside the total.
    public static let adyenLabel = RuleID(
        code: 20066, name: "adyen/label", title: "No name beside the total")
    /// `adyen/country`: no country.
    public static let adyenCountry = RuleID(
        code: 20067, name: "adyen/country", title: "No country")
    /// `adyen/update`: update without a new total.
    public static let adyenUpdate = RuleID(
        code: 20068, name: "adyen/update", title: "Update without a new total")
    /// `square/amount`: amount that is a number.
    public static let squareAmount = RuleID(
        code: 20080, name: "square/amount", title: "Amount that is a number")
    /// `square/sum`: lines that do not add up to the total.
    public static let squareSum = RuleID(
        code: 20081, name: "square/sum", title: "Lines that do not add up to the total")
    /// `square/pending`: pending line in a final total.
    public static let squarePending = RuleID(
        code: 20082, name: "square/pending", title: "Pending line in a final total")
    /// `square/member`: member of another SDK.
    public static let squareMember = RuleID(
        code: 20083, name: "square/member", title: "Member of another SDK")
    /// `square/options`: shipping options without an address, or with one id.
    public static let squareOptions = RuleID(
        code: 20084, name: "square/options", title: "Shipping options without an address, or with one id")
    /// `square/update`: update with the names of Apple Pay.
    public static let squareUpdate = RuleID(
        code: 20085, name: "square/update", title: "Update with the names of Apple Pay")
    /// `braintree/total`: request without a total.
    public static let braintreeTotal = RuleID(
        code: 20100, name: "braintree/total", title: "Request without a total")
    /// `braintree/undefined`: null in place of the value of the gateway.
    public static let braintreeUndefined = RuleID(
        code: 20101, name: "braintree/undefined", title: "Null in place of the value of the gateway")
    /// `braintree/validation`: validation without the address, or payment without the token.
    public static let braintreeValidation = RuleID(
        code: 20102, name: "braintree/validation", title: "Validation without the address, or payment without the token")
    /// `braintree/name`: long name of the merchant.
    public static let braintreeName = RuleID(
        code: 20103, name: "braintree/name", title: "Long name of the merchant")
    /// `braintree/drop-in-version`: member that the version of Drop-in does not have.
    public static let braintreeDropInVersion = RuleID(
        code: 20104, name: "braintree/drop-in-version", title: "Member that the version of Drop-in does not have")
    /// `braintree/promise`: promise instead of a request.
    public static let braintreePromise = RuleID(
        code: 20105, name: "braintree/promise", title: "Promise instead of a request")
    /// `stripe-app/required`: country, currency or cart is missing.
    public static let stripeAppRequired = RuleID(
        code: 20120, name: "stripe-app/required", title: "Country, currency or cart is missing")
    /// `stripe-app/amount`: amount that is not text.
    public static let stripeAppAmount = RuleID(
        code: 20121, name: "stripe-app/amount", title: "Amount that is not text")
    /// `stripe-app/payment-type`: unknown type of an item.
    public static let stripeAppPaymentType = RuleID(
        code: 20122, name: "stripe-app/payment-type", title: "Unknown type of an item")
    /// `stripe-app/interval`: interval that Stripe does not know.
    public static let stripeAppInterval = RuleID(
        code: 20123, name: "stripe-app/interval", title: "Interval that Stripe does not know")
    /// `stripe-app/date`: date in another unit.
    public static let stripeAppDate = RuleID(
        code: 20124, name: "stripe-app/date", title: "Date in another unit")
    /// `stripe-app/last-total`: last item that is not the sum.
    public static let stripeAppLastTotal = RuleID(
        code: 20125, name: "stripe-app/last-total", title: "Last item that is not the sum")
    /// `stripe-app/request`: agreement that Stripe does not take.
    public static let stripeAppRequest = RuleID(
        code: 20126, name: "stripe-app/request", title: "Agreement that Stripe does not take")
    /// `stripe-app/field-name`: contact field of another interface.
    public static let stripeAppFieldName = RuleID(
        code: 20127, name: "stripe-app/field-name", title: "Contact field of another interface")
    /// `stripe-app/network`: name of a network on the web.
    public static let stripeAppNetwork = RuleID(
        code: 20128, name: "stripe-app/network", title: "Name of a network on the web")
    /// `stripe-app/old-name`: name of an earlier version.
    public static let stripeAppOldName = RuleID(
        code: 20129, name: "stripe-app/old-name", title: "Name of an earlier version")
    /// `stripe-app/ignored`: member that does not arrive.
    public static let stripeAppIgnored = RuleID(
        code: 20130, name: "stripe-app/ignored", title: "Member that does not arrive")
    /// `paypal/billing-address`: no billing address for PayPal.
    public static let paypalBillingAddress = RuleID(
        code: 20140, name: "paypal/billing-address", title: "No billing address for PayPal")
    /// `paypal/confirmation`: order without a billing contact.
    public static let paypalConfirmation = RuleID(
        code: 20141, name: "paypal/confirmation", title: "Order without a billing contact")
    /// `paypal/validation`: validation under another name.
    public static let paypalValidation = RuleID(
        code: 20142, name: "paypal/validation", title: "Validation under another name")
    /// `react-payments/required`: member that Apple Pay needs.
    public static let reactPaymentsRequired = RuleID(
        code: 20160, name: "react-payments/required", title: "Member that Apple Pay needs")
    /// `react-payments/flag`: option that is false.
    public static let reactPaymentsFlag = RuleID(
        code: 20161, name: "react-payments/flag", title: "Option that is false")
    /// `capacitor-pay/amount`: amount that is a number.
    public static let capacitorPayAmount = RuleID(
        code: 20180, name: "capacitor-pay/amount", title: "Amount that is a number")
    /// `capacitor-pay/last-total`: last item that is not the total.
    public static let capacitorPayLastTotal = RuleID(
        code: 20181, name: "capacitor-pay/last-total", title: "Last item that is not the total")
    /// `capacitor-pay/capability`: no protocol for the card.
    public static let capacitorPayCapability = RuleID(
        code: 20182, name: "capacitor-pay/capability", title: "No protocol for the card")
    /// `capacitor-pay/date`: date in seconds.
    public static let capacitorPayDate = RuleID(
        code: 20183, name: "capacitor-pay/date", title: "Date in seconds")
    /// `capacitor-stripe/amount`: amount that is text.
    public static let capacitorStripeAmount = RuleID(
        code: 20200, name: "capacitor-stripe/amount", title: "Amount that is text")
    /// `capacitor-stripe/last-total`: last item that is not the total.
    public static let capacitorStripeLastTotal = RuleID(
        code: 20201, name: "capacitor-stripe/last-total", title: "Last item that is not the total")
    /// `recurly/missing`: no amount.
    public static let recurlyMissing = RuleID(
        code: 20220, name: "recurly/missing", title: "No amount")
    /// `recurly/amount`: total that is a number.
    public static let recurlyAmount = RuleID(
        code: 20221, name: "recurly/amount", title: "Total that is a number")
    /// `recurly/pricing`: total beside prices.
    public static let recurlyPricing = RuleID(
        code: 20222, name: "recurly/pricing", title: "Total beside prices")
    /// `recurly/overwritten`: member that Recurly writes itself.
    public static let recurlyOverwritten = RuleID(
        code: 20223, name: "recurly/overwritten", title: "Member that Recurly writes itself")
    /// `evervault/amount`: amount that is not a whole number.
    public static let evervaultAmount = RuleID(
        code: 20240, name: "evervault/amount", title: "Amount that is not a whole number")
    /// `evervault/decimals`: currency without hundredths.
    public static let evervaultDecimals = RuleID(
        code: 20241, name: "evervault/decimals", title: "Currency without hundredths")
    /// `evervault/plan-unit`: regular payment in hundredths.
    public static let evervaultPlanUnit = RuleID(
        code: 20242, name: "evervault/plan-unit", title: "Regular payment in hundredths")
    /// `evervault/dropped`: member that does not reach Apple Pay.
    public static let evervaultDropped = RuleID(
        code: 20243, name: "evervault/dropped", title: "Member that does not reach Apple Pay")
    /// `airwallex/member`: member of another interface.
    public static let airwallexMember = RuleID(
        code: 20260, name: "airwallex/member", title: "Member of another interface")
    /// `airwallex/lines`: line whose amount is a number.
    public static let airwallexLines = RuleID(
        code: 20261, name: "airwallex/lines", title: "Line whose amount is a number")
    /// `mollie/session`: no address for Mollie.
    public static let mollieSession = RuleID(
        code: 20280, name: "mollie/session", title: "No address for Mollie")
    /// `mollie/domain`: domain with a scheme.
    public static let mollieDomain = RuleID(
        code: 20281, name: "mollie/domain", title: "Domain with a scheme")
    /// `mollie/token`: token that is not text.
    public static let mollieToken = RuleID(
        code: 20282, name: "mollie/token", title: "Token that is not text")
    /// `mollie/decimals`: amount with other decimals.
    public static let mollieDecimals = RuleID(
        code: 20283, name: "mollie/decimals", title: "Amount with other decimals")
}

/// All rules in one place.
package enum ProvidersRules {
    package static var ids: [RuleID] {
        [
            .stripeAmount,
            .stripeAmountStep,
            .stripeAmountZero,
            .stripeMemberName,
            .stripeLinesSum,
            .stripeDiscount,
            .stripeRatesMany,
            .stripeRatesPair,
            .stripeKinds,
            .stripeDeferredUpdate,
            .stripeFilled,
            .stripeIntervalUnit,
            .stripeCurrencyCase,
            .stripeCountry,
            .stripeButton,
            .stripeMode,
            .stripeUpdateMember,
            .stripeStatus,
            .stripeDeprecated,
            .stripeDate,
            .flutterRequired,
            .flutterProvider,
            .flutterNetwork,
            .flutterCapability,
            .flutterContactField,
            .flutterIgnored,
            .flutterSample,
            .flutterItems,
            .adyenAmount,
            .adyenLinesMinor,
            .adyenDropped,
            .adyenMerchant,
            .adyenExpress,
            .adyenDomain,
            .adyenLabel,
            .adyenCountry,
            .adyenUpdate,
            .squareAmount,
            .squareSum,
            .squarePending,
            .squareMember,
            .squareOptions,
            .squareUpdate,
            .braintreeTotal,
            .braintreeUndefined,
            .braintreeValidation,
            .braintreeName,
            .braintreeDropInVersion,
            .braintreePromise,
            .stripeAppRequired,
            .stripeAppAmount,
            .stripeAppPaymentType,
            .stripeAppInterval,
            .stripeAppDate,
            .stripeAppLastTotal,
            .stripeAppRequest,
            .stripeAppFieldName,
            .stripeAppNetwork,
            .stripeAppOldName,
            .stripeAppIgnored,
            .paypalBillingAddress,
            .paypalConfirmation,
            .paypalValidation,
            .reactPaymentsRequired,
            .reactPaymentsFlag,
            .capacitorPayAmount,
            .capacitorPayLastTotal,
            .capacitorPayCapability,
            .capacitorPayDate,
            .capacitorStripeAmount,
            .capacitorStripeLastTotal,
            .recurlyMissing,
            .recurlyAmount,
            .recurlyPricing,
            .recurlyOverwritten,
            .evervaultAmount,
            .evervaultDecimals,
            .evervaultPlanUnit,
            .evervaultDropped,
            .airwallexMember,
            .airwallexLines,
            .mollieSession,
            .mollieDomain,
            .mollieToken,
            .mollieDecimals,
        ]
    }

    package static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 20000, 20001, 20003, 20004, 20006, 20007, 20008, 20009, 20011, 20012, 20014, 20015, 20016, 20017, 20019, 20040, 20041, 20060, 20061, 20064, 20068, 20080, 20085, 20100, 20102, 20105, 20120, 20121, 20122, 20123, 20124, 20126, 20141, 20142, 20160, 20180, 20183, 20200, 20220, 20240, 20241, 20261, 20280, 20281, 20282, 20283: .error
        case 20018, 20045, 20130, 20223: .info
        default: .warning
        }
    }

    static var rows: [RuleRow] { [] }
}
