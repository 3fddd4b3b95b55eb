extension Shapes {
    static let feature = Vocabulary(
        "ApplePayFeature", swift: "ApplePayFeature", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayFeature.idl",
        summary: "The features of Apple Pay that a request can announce by name.",
        words: [
            Word("applePayLater", "Apple Pay Later."),
            Word("applePayLaterAvailability", "The availability of Apple Pay Later."),
            Word("authorizationResultOrderDetails", "Order details in the result."),
            Word("lineItemPaymentTiming", "The timing of line items."),
            Word("paymentRequestAutomaticReload", "Automatic reloads."),
            Word("paymentRequestCouponCode", "Coupon codes."),
            Word("paymentRequestMerchantCategoryCode", "The merchant's category code."),
            Word("paymentRequestMultiTokenContexts", "Payments to several merchants."),
            Word("paymentRequestRecurring", "Recurring payments."),
            Word("paymentRequestShippingContactEditingMode", "The editing mode of the shipping contact."),
            Word("paymentTimingAutomaticReload", "Line items for automatic reloads."),
            Word("paymentRequestDeferred", "Deferred payments."),
            Word("paymentTimingDeferred", "Line items for deferred payments."),
            Word("paymentTimingImmediate", "Line items that are charged immediately."),
            Word("paymentTimingRecurring", "Line items for recurring payments."),
            Word("shippingContactEditingModeEnabled", "The editing mode that lets the shopper change the contact."),
            Word("shippingContactEditingModeStorePickup", "The editing mode for store pickup."),
            Word("shippingMethodDateComponentsRange", "Expected delivery dates."),
            Word("paymentRequestDisbursements", "Transfers of money to the shopper."),
            Word("paymentRequestDelegation", since: .engineOnly("2025"), "Requests on behalf of someone else."),
        ])
}
