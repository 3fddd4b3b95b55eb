import PaySheet
package import PaySheetExamples

/// Examples of StoreKit configuration files.
package enum StoreKitExample {
    package static let forms = [form]

    /// The file of an app with one product and one group of subscriptions, whose prices the seed chooses.
    private static let form = ExampleForm(
        "storekit", .storeKitConfiguration, like: { $0 == StoreKitGuide.base },
        make: { seed, settings in
            var sale = ExampleSale(seed: seed, settings, ships: false)
            return ExampleForm.Made(file(&sale).json)
        })

    private static func file(_ sale: inout ExampleSale) -> StoreKitConfiguration {
        let app = "com." + sale.domain.split(separator: ".").prefix(1).joined() + ".app"
        let group = sale.digits(8)
        var file = StoreKitConfiguration(version: StoreKitVersion(major: 4, minor: 0))
        file.identifier = identifier(&sale)
        file.nonRenewingSubscriptions = []
        file.products = [
            product(app + ".stickers", "Stickers", Amount(sale.pick([199, 299, 399]), scale: 2), &sale)
        ]
        file.settings = StoreKitSettings()
        file.settings?._locale = "en_US"
        file.settings?._storefront = "USA"
        let monthly = sale.pick([399, 499, 599])
        var first = subscription(app + ".plus.monthly", "Plus, monthly", Amount(monthly, scale: 2), .oneMonth, 1, group, &sale)
        var trial = StoreKitOffer(paymentMode: .free, subscriptionPeriod: "P1W")
        trial.internalID = identifier(&sale)
        trial.numberOfPeriods = 1
        first.introductoryOffer = trial
        let second = subscription(app + ".plus.yearly", "Plus, yearly", Amount(monthly * 10, scale: 2), .oneYear, 1, group, &sale)
        let third = subscription(app + ".basic.monthly", "Basic, monthly", Amount(monthly - 200, scale: 2), .oneMonth, 2, group, &sale)
        var plans = SubscriptionGroup(id: group, subscriptions: [first, second, third])
        plans.name = "Plans"
        plans.localizations = [name("Plans", nil)]
        file.subscriptionGroups = [plans]
        return file
    }

    private static func product(_ identifier: String, _ label: String, _ price: Amount, _ sale: inout ExampleSale) -> StoreKitProduct {
        var product = StoreKitProduct(displayPrice: price, productID: identifier, type: .nonConsumable)
        product.familyShareable = false
        product.internalID = self.identifier(&sale)
        product.localizations = [name(label, "For all chats")]
        product.referenceName = label
        return product
    }

    private static func subscription(
        _ identifier: String, _ label: String, _ price: Amount, _ period: StoreKitPeriod, _ level: Int64, _ group: String,
        _ sale: inout ExampleSale
    ) -> StoreKitSubscription {
        var one = StoreKitSubscription(
            displayPrice: price, groupNumber: level, productID: identifier, recurringSubscriptionPeriod: period,
            subscriptionGroupID: group, type: .recurringSubscription)
        one.adHocOffers = []
        one.codeOffers = []
        one.familyShareable = false
        one.internalID = self.identifier(&sale)
        one.localizations = [name(label, "Renews until you cancel")]
        one.referenceName = label
        one.winbackOffers = []
        return one
    }

    private static func name(_ name: String, _ description: String?) -> StoreKitLocalization {
        var one = StoreKitLocalization(locale: "en_US")
        one.displayName = name
        one.description = description
        return one
    }

    private static func identifier(_ sale: inout ExampleSale) -> String { sale.digits(8) }
}
