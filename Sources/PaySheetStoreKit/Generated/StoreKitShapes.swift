// Generated from the tables in Sources/PaySheetStoreKit. Do not edit; run `swift run generate`.

package import PaySheetShapes

/// The tables: StoreKit configuration files.
package enum StoreKitShapes {
    /// The tables.
    package static let tables = CatalogShapes("StoreKit configuration files", text)

    /// The data files, without comments and empty lines.
    static let text = #"""
        # other
        ## StoreKitConfiguration
        A StoreKit configuration file: the products that Xcode sells while you test.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - appPolicies (StoreKitPolicies): The license agreement and the privacy policies, from version 4.0 on.
        - identifier (text, example `"A1B2C3D4"`): Xcode's identifier of the file, from version 1.1 on.
        - nonRenewingSubscriptions (list of StoreKitProduct): Subscriptions without renewal, from version 1.1 on.
        - products (list of StoreKitProduct): Products that are not subscriptions.
        - settings (StoreKitSettings): The settings of the test.
        - subscriptionGroups (list of StoreKitSubscriptionGroup): The groups of subscriptions.
        - subscriptionOffersKeyPair (StoreKitKeyPair): The key that signs offers in tests.
        - version (StoreKitVersion, required): The version of the format.
        ## StoreKitVersion
        The version of the format.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - major (integer, required, example `4`): The first number.
        - minor (integer, required, example `0`): The second number.
        ## StoreKitProduct
        A product that is bought once, or a subscription without renewal.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - displayPrice (amount, required, example `"4.99"`): The price, with a point before the cents.
        - familyShareable (boolean, example `false`): Whether a family can share it.
        - internalID (text, example `"5C2B41F0"`): Xcode's identifier.
        - localizations (list of StoreKitLocalization): The names in the languages of the shop.
        - productID (text, required, example `"com.example.app.pro"`): The identifier that the app and the App Store use.
        - referenceName (text, nullable, example `"Pro"`): The name in App Store Connect.
        - type (StoreKitProductType, required, example `"NonConsumable"`): The kind of product.
        ## StoreKitLocalization
        Names in one language.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - description (text, nullable, example `"Everything without limits"`): A sentence about the product.
        - displayName (text, nullable, example `"Pro"`): The name that people see.
        - locale (text, required, example `"en_US"`): The language, perhaps with a region.
        ## StoreKitSubscriptionGroup (as SubscriptionGroup)
        Subscriptions of which a person has one at a time.
        https://developer.apple.com/app-store/subscriptions/
        - id (text, required, example `"21000001"`): The identifier.
        - localizations (list of StoreKitLocalization): The names in the languages of the shop.
        - name (text, example `"Pro"`): The name in App Store Connect.
        - subscriptions (list of StoreKitSubscription, required): The subscriptions.
        ## StoreKitSubscription
        A subscription that renews.
        https://developer.apple.com/app-store/subscriptions/
        - adHocOffers (list of StoreKitOffer): Promotional offers for present and former subscribers.
        - billingPlans (list of StoreKitBillingPlan): How a subscriber can pay for a commitment, from version 5.0 on.
        - codeOffers (list of StoreKitOffer): Offers for people with a code, from version 3.0 on.
        - displayPrice (amount, required, example `"4.99"`): The price, with a point before the cents.
        - familyShareable (boolean, example `false`): Whether a family can share it.
        - groupNumber (integer, required, example `1`): The level; level 1 offers most.
        - internalID (text, example `"5C2B41F0"`): Xcode's identifier.
        - introductoryOffer (StoreKitOffer, nullable): The offer for new subscribers.
        - introductoryOffers (list of StoreKitOffer): The offers for new subscribers, from version 5.0 on.
        - localizations (list of StoreKitLocalization): The names in the languages of the shop.
        - productID (text, required, example `"com.example.app.pro"`): The identifier that the app and the App Store use.
        - recurringSubscriptionPeriod (StoreKitPeriod, required, example `"P1M"`): How long it lasts until it renews.
        - referenceName (text, nullable, example `"Pro"`): The name in App Store Connect.
        - subscriptionGroupID (text, required, example `"21000001"`): The identifier of its group.
        - type (StoreKitProductType, required, example `"RecurringSubscription"`): The kind of product.
        - winbackOffers (list of StoreKitOffer): Offers for people whose subscription has ended, from version 4.0 on.
        ## StoreKitOffer
        A lower price for some time.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - displayPrice (amount, nullable, example `"0.99"`): The price in a period, or of the whole offer.
        - eligibility (list of StoreKitEligibility): Who can use the code.
        - internalID (text, example `"1F0A22BB"`): Xcode's identifier.
        - isStackable (boolean, nullable, example `true`): Whether the code works beside an introductory offer.
        - numberOfPeriods (integer, nullable, example `1`): How many periods the offer lasts.
        - offerID (text, nullable, example `"autumn"`): The identifier that the app uses.
        - paymentMode (StoreKitPaymentMode, required): How a subscriber pays.
        - referenceName (text, nullable, example `"Autumn"`): The name in App Store Connect.
        - subscriptionPeriod (text, required, example `"P1M"`): How long a period lasts.
        ## StoreKitBillingPlan
        A way to pay for a commitment.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - billingPlanType (StoreKitBillingPlanType, required): When the subscriber pays.
        - commitmentDisplayPrice (amount, nullable, example `"59.88"`): The price of the whole commitment.
        - displayPrice (amount, nullable, example `"4.99"`): The price of one payment.
        - internalID (text, example `"7B21C9E0"`): Xcode's identifier.
        - isEnabled (boolean, example `true`): Whether people can choose it.
        ## StoreKitSettings (open)
        The settings of the test. Xcode adds new ones without a documentation.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - _applicationInternalID (text, personal, example `"1234509876"`): The number of the app in the App Store.
        - _askToBuyEnabled (boolean, example `false`): Whether purchases wait for a parent.
        - _billingGracePeriodEnabled (boolean, example `true`): Whether a subscription goes on while a payment fails.
        - _billingIssuesEnabled (boolean, example `false`): Whether payments fail.
        - _compatibilityTimeRate (object): The speed of time for older versions of Xcode.
        - _developerTeamID (text, personal, example `"A1B2C3D4E5"`): The team of the developer account.
        - _disableDialogs (boolean, example `false`): Whether the system asks nothing.
        - _failTransactionsEnabled (boolean, example `false`): Whether purchases fail.
        - _lastSynchronizedDate (number, example `750000000.5`): When Xcode last read App Store Connect, in seconds since 2001.
        - _locale (text, example `"en_US"`): The language of the shop.
        - _renewalBillingIssuesEnabled (boolean, example `false`): Whether renewals fail.
        - _storeKitErrors (list of StoreKitErrorSetting): Errors that a test can cause.
        - _storefront (text, example `"USA"`): The country of the shop.
        - _timeRate (integer, example `0`): The speed of time.
        ## StoreKitErrorSetting
        An error that a test can cause.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - current (anything, nullable): The error that is chosen.
        - enabled (boolean, example `false`): Whether it happens.
        - name (text, required, example `"Load Products"`): The call that fails.
        ## StoreKitPolicies
        The license agreement and the privacy policies.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - eula (text, nullable, example `""`): The license agreement.
        - policies (list of StoreKitPolicy): The policies in the languages of the shop.
        ## StoreKitPolicy
        A privacy policy in one language.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - locale (text, example `"en_US"`): The language.
        - policyText (text, nullable, example `""`): The text.
        - policyURL (text, nullable, example `"https://example.com/privacy"`): The address of the page.
        ## StoreKitKeyPair
        The key that signs promotional offers in tests.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - id (text, personal, example `"5D2A91CC"`): The identifier of the key.
        - privateKey (text, personal, example `"c2VjcmV0"`): The private key in PEM, for tests alone.
        # families
        ## StoreProduct (StoreKitProduct, StoreKitSubscription)
        A product of a shop in an app.
        - displayPrice
        - familyShareable
        - internalID
        - localizations
        - productID
        - referenceName
        - type
        # kinds
        - StoreKitConfiguration (as storeKitConfiguration)
        # vocabularies
        ## StoreKitProductType (unknown words are refused)
        The kind of a product.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - Consumable (as consumable): Used up, and bought again.
        - NonConsumable (as nonConsumable): Bought once.
        - NonRenewingSubscription (as nonRenewingSubscription): A subscription without renewal.
        - RecurringSubscription (as recurringSubscription): A subscription that renews.
        ## StoreKitPeriod (unknown words are refused)
        How long a subscription lasts until it renews.
        https://developer.apple.com/documentation/appstoreconnectapi/subscription
        - P1W (as oneWeek): One week.
        - P1M (as oneMonth): One month.
        - P2M (as twoMonths): Two months.
        - P3M (as threeMonths): Three months.
        - P6M (as sixMonths): Six months.
        - P1Y (as oneYear): One year.
        ## StoreKitPaymentMode (unknown words are refused)
        How a subscriber pays for an offer.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - free: Nothing.
        - payAsYouGo: A lower price in each period.
        - payUpFront: One price for the whole offer.
        ## StoreKitEligibility (unknown words are tolerated)
        Who can use an offer code.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - new: People who never subscribed.
        - existing: Subscribers.
        - expired: People whose subscription has ended.
        ## StoreKitBillingPlanType (unknown words are tolerated)
        How a subscriber pays for a commitment.
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        - BILLED_UPFRONT (as billedUpfront): At once.
        - MONTHLY (as monthly): Each month.
        """#
}
