import PaySheet

extension Remedy {
    /// Names of App Store Connect and of guides that Xcode does not write.
    static let storeKit = [
        Remedy(
            in: "StoreKitProductType", "autorenewablesubscription|auto_renewable_subscription|autorenewable|subscription",
            write: "RecurringSubscription"),
        Remedy(in: "StoreKitProductType", "non_consumable", write: "NonConsumable"),
        Remedy(in: "StoreKitProductType", "non_renewing_subscription|nonrenewing", write: "NonRenewingSubscription"),
        Remedy(in: "StoreKitPeriod", "one_week|p7d|weekly", write: "P1W"),
        Remedy(in: "StoreKitPeriod", "one_month|p30d|p31d|p4w|monthly", write: "P1M"),
        Remedy(in: "StoreKitPeriod", "two_months", write: "P2M"),
        Remedy(in: "StoreKitPeriod", "three_months|p90d|quarterly", write: "P3M"),
        Remedy(in: "StoreKitPeriod", "six_months", write: "P6M"),
        Remedy(in: "StoreKitPeriod", "one_year|p12m|p52w|p365d|yearly", write: "P1Y"),
        Remedy(in: "StoreKitPaymentMode", "freetrial|free_trial|trial", write: "free"),
        Remedy(in: "StoreKitPaymentMode", "pay_as_you_go", write: "payAsYouGo"),
        Remedy(in: "StoreKitPaymentMode", "pay_up_front", write: "payUpFront"),
        Remedy(in: "StoreKitProduct|StoreKitSubscription", "price", write: "displayPrice"),
        Remedy(in: "StoreKitProduct|StoreKitSubscription", "identifier|id", write: "productID"),
        Remedy(in: "StoreKitSubscription", "level|grouplevel|rank", write: "groupNumber"),
        Remedy(in: "StoreKitSubscription", "subscriptionperiod|period|duration", write: "recurringSubscriptionPeriod"),
    ]
}
