extension Shapes {
    static let feature = Vocabulary(
        "ApplePayFeature", swift: "Feature", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayFeature.idl",
        summary: "Lists the abilities of Apple Pay that a request can announce by name.",
        words: [
            Word("applePayLater", "Names Apple Pay Later."),
            Word("applePayLaterAvailability", "Names the availability of Apple Pay Later."),
            Word("authorizationResultOrderDetails", "Names order details in the result."),
            Word("lineItemPaymentTiming", "Names the timing of line items."),
            Word("paymentRequestAutomaticReload", "Names requests for automatic reloads."),
            Word("paymentRequestCouponCode", "Names coupon codes."),
            Word("paymentRequestMerchantCategoryCode", "Names the merchant's category code."),
            Word("paymentRequestMultiTokenContexts", "Names payments to several merchants."),
            Word("paymentRequestRecurring", "Names requests for recurring payments."),
            Word("paymentRequestShippingContactEditingMode", "Names the editing mode of the shipping contact."),
            Word("paymentTimingAutomaticReload", "Names line items for automatic reloads."),
            Word("paymentRequestDeferred", "Names requests for deferred payments."),
            Word("paymentTimingDeferred", "Names line items for deferred payments."),
            Word("paymentTimingImmediate", "Names line items that are charged at once."),
            Word("paymentTimingRecurring", "Names line items for recurring payments."),
            Word("shippingContactEditingModeEnabled", "Names the editing mode that lets the shopper change the contact."),
            Word("shippingContactEditingModeStorePickup", "Names the editing mode for pickup from a shop."),
            Word("shippingMethodDateComponentsRange", "Names expected dates of delivery."),
            Word("paymentRequestDisbursements", "Names transfers of money to the shopper."),
            Word("paymentRequestDelegation", since: .engineOnly("2025"), "Names requests made on behalf of someone else."),
        ])
}
