// Generated from the cards in Sources/PaySheetStoreKit/Cards. Do not edit; run `swift run generate`.

/// What the rules say, for `RuleCard`.
enum StoreKitCards {
    static let text = ##"""
        14000
        store-kit/incomplete
        A file without a member that Xcode always writes
        warning
        correct
        document
        2026.11
        The file has no `products`, `settings`, `subscriptionGroups`, `nonRenewingSubscriptions` or `identifier`.
        Xcode writes these members into every file of this version. A file without one was not written by Xcode, and Xcode can refuse it.
        Add the member, even if it is empty.
        SK-002
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        remove /settings
        finds root
        shows SK-002
        from storeKit
        remove /nonRenewingSubscriptions
        finds root
        shows SK-002
        right
        from storeKit
        set /settings {}
        from storeKit
        set /nonRenewingSubscriptions []

        14001
        store-kit/internal-id
        An internal identifier that is missing or repeated
        warning
        correct
        document
        2026.11
        A product, an offer or a billing plan has no `internalID`, or has that of another one.
        Xcode tells the parts of a file apart by this identifier. It can lose or exchange parts that have none of their own.
        Give each part an identifier of its own.
        SK-004
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        remove /products/0/internalID
        finds /products/0
        shows SK-004
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/0/internalID "P1"
        finds /subscriptionGroups/0/subscriptions/0/adHocOffers/0/internalID
        shows SK-004
        right
        from storeKit
        set /products/0/internalID "P2"
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/introductoryOffers [{"internalID":"O3","paymentMode":"free","subscriptionPeriod":"P1W"}]

        14002
        store-kit/type-list
        A product in a list for another type
        error
        correct
        document
        2026.11
        The type of the product does not belong in the list.
        Xcode writes subscriptions into groups, and everything else into `products` or `nonRenewingSubscriptions`. It does not find a product in another list.
        Move the product, or correct its type.
        SK-005
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /products/0/type "RecurringSubscription"
        finds /products/0/type
        shows SK-005
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/type "NonConsumable"
        finds /subscriptionGroups/0/subscriptions/2/type
        shows SK-005
        from storeKit
        set /nonRenewingSubscriptions/0/type "NonConsumable"
        finds /nonRenewingSubscriptions/0/type
        shows SK-005
        right
        from storeKit
        set /products/0/familyShareable false
        set /products/0/type "Consumable"
        from storeKit
        set /nonRenewingSubscriptions []

        14003
        store-kit/newer-member
        A member that files of this version do not have
        warning
        correct
        document
        2026.11
        The file has a member that came with a later version of the format.
        An Xcode that writes this version does not know the member. It can ignore it, or remove it when you save.
        Open the file in a newer Xcode, or leave the member out.
        SK-007
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /version/major 4
        finds /subscriptionGroups/0/subscriptions/1/billingPlans
        shows SK-007
        from storeKit
        set /version/major 3
        set /appPolicies {}
        remove /subscriptionGroups/0/subscriptions/1/billingPlans
        remove /subscriptionGroups/0/subscriptions/0/winbackOffers
        remove /subscriptionGroups/0/subscriptions/1/winbackOffers
        remove /subscriptionGroups/0/subscriptions/2/winbackOffers
        finds /appPolicies
        shows SK-007
        right
        from storeKit
        set /version/minor 1
        from storeKit
        set /version/major 4
        remove /subscriptionGroups/0/subscriptions/1/billingPlans
        from storeKit
        set /version/major 4
        set /appPolicies {}
        remove /subscriptionGroups/0/subscriptions/1/billingPlans

        14004
        store-kit/product-repeated
        Two products with one identifier
        error
        correct
        document
        2026.11
        Two products of the file have the same `productID`.
        An app asks for products by this identifier, and App Store Connect takes each one once.
        Write another identifier.
        SK-010 SG-015
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/productID "com.example.app.stickers"
        finds /subscriptionGroups/0/subscriptions/0/productID
        shows SK-010 SG-015
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/productID "com.example.app.season"
        finds /subscriptionGroups/0/subscriptions/2/productID
        shows SK-010
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/productID "com.example.app.sticker"
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/productID "com.example.app.Season"

        14005
        store-kit/group-mismatch
        A subscription that names another group
        error
        correct
        document
        2026.11
        The `subscriptionGroupID` of the subscription is not the `id` of the group around it.
        A subscription belongs to one group, of which a person has one subscription at a time. The file says two.
        Write the `id` of the group.
        SK-011 SG-001
        https://developer.apple.com/app-store/subscriptions/
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/subscriptionGroupID "21000002"
        finds /subscriptionGroups/0/subscriptions/0/subscriptionGroupID
        shows SK-011 SG-001
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/subscriptionGroupID "Plans"
        finds /subscriptionGroups/0/subscriptions/2/subscriptionGroupID
        shows SK-011
        right
        from storeKit
        set /subscriptionGroups/0/name "21000002"
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/subscriptionGroupID "21000001"
        set /subscriptionGroups/0/subscriptions/2/groupNumber 1
        set /subscriptionGroups/0/subscriptions/2/recurringSubscriptionPeriod "P3M"
        set /subscriptionGroups/0/subscriptions/2/productID "com.example.app.basic"

        14006
        store-kit/group-repeated
        Two groups with one identifier
        error
        correct
        document
        2026.11
        Two groups of the file have the same `id`.
        A subscription names its group by this identifier.
        Write another identifier, or put all subscriptions into one group.
        SK-012
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /subscriptionGroups/- {"id":"21000001","name":"Other","subscriptions":[]}
        finds /subscriptionGroups/1/id
        shows SK-012
        from storeKit
        set /subscriptionGroups/- {"id":"A","subscriptions":[]}
        set /subscriptionGroups/- {"id":"A","subscriptions":[]}
        finds /subscriptionGroups/2/id
        shows SK-012
        right
        from storeKit
        set /subscriptionGroups/- {"id":"21000002","name":"Other","subscriptions":[]}
        from storeKit
        set /subscriptionGroups/- {"id":"A","subscriptions":[]}
        set /subscriptionGroups/- {"id":"B","subscriptions":[]}

        14007
        store-kit/several-groups
        Several groups with subscriptions
        warning
        correct
        document
        2026.11
        More than one group has subscriptions.
        A person can have a subscription of each group at the same time, and pays for each. A move between groups is not an upgrade: the old subscription goes on. Most apps need one group.
        Use one group, unless people shall have several subscriptions.
        SK-013 SG-002
        https://developer.apple.com/app-store/subscriptions/
        -
        from storeKit
        set /subscriptionGroups/- {"id":"21000002","subscriptions":[{"displayPrice":"0.99","familyShareable":false,"groupNumber":1,"internalID":"X1","localizations":[{"displayName":"News","locale":"en_US"}],"productID":"com.example.app.news","recurringSubscriptionPeriod":"P1M","subscriptionGroupID":"21000002","type":"RecurringSubscription"}]}
        finds /subscriptionGroups
        shows SK-013 SG-002
        from storeKit
        set /subscriptionGroups/- {"id":"21000002","name":"News","subscriptions":[{"displayPrice":"0.99","familyShareable":false,"groupNumber":1,"internalID":"X1","localizations":[{"displayName":"News","locale":"en_US"}],"productID":"com.example.app.news","recurringSubscriptionPeriod":"P1M","subscriptionGroupID":"21000002","type":"RecurringSubscription"}]}
        set /products []
        finds /subscriptionGroups
        shows SK-013
        right
        from storeKit
        set /subscriptionGroups/- {"id":"21000002","subscriptions":[]}
        from storeKit
        set /subscriptionGroups/- {"id":"21000002","name":"News","subscriptions":[]}
        set /products []

        14008
        store-kit/product-id
        A product identifier with other characters
        warning
        correct
        document
        2026.11
        The `productID` has other characters than letters, digits, `.`, `_` and `-`, or none.
        App Store Connect does not take such an identifier, so the app cannot sell the product.
        Use letters, digits, `.`, `_` and `-` only.
        SK-014 SG-015
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /products/0/productID "com.example.app stickers"
        finds /products/0/productID
        shows SK-014 SG-015
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/productID "com.example.app/plus"
        finds /subscriptionGroups/0/subscriptions/0/productID
        shows SK-014
        right
        from storeKit
        set /products/0/productID "com.example.app_stickers"
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/productID "com.example.App-Plus"

        14009
        store-kit/duration-named
        A subscription whose name says another duration
        warning
        correct
        document
        2026.11
        The identifier or the name of the subscription says another duration than `recurringSubscriptionPeriod`.
        People and your own code read the name. Tests then renew at another time than the real subscription.
        Correct the duration or the name.
        SK-021 SG-003
        https://developer.apple.com/app-store/subscriptions/
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/productID "com.example.app.plus.quarterly"
        finds /subscriptionGroups/0/subscriptions/1/recurringSubscriptionPeriod
        shows SK-021 SG-003
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/productID "com.example.app.basic"
        set /subscriptionGroups/0/subscriptions/2/referenceName "Basic 6 months"
        finds /subscriptionGroups/0/subscriptions/2/recurringSubscriptionPeriod
        shows SK-021
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/productID "com.example.app.plus.12months"
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/productID "com.example.app.basic"
        set /subscriptionGroups/0/subscriptions/2/referenceName "Basic 1 month"
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/productID "com.example.app.plus.week.or.month"

        14010
        store-kit/level
        A level that does not exist
        warning
        correct
        document
        2026.11
        The level of a subscription is below 1, or the levels of a group have a gap.
        Level 1 offers most. The level decides whether a change is an upgrade or a downgrade. App Store Connect numbers the levels without a gap.
        Number the levels 1, 2, 3.
        SK-022 SG-004
        https://developer.apple.com/app-store/subscriptions/
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/groupNumber 0
        finds /subscriptionGroups/0/subscriptions/0/groupNumber
        severity error
        shows SK-022 SG-004
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/groupNumber 4
        finds /subscriptionGroups/0/subscriptions
        shows SK-022
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/groupNumber 1
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/groupNumber 1
        set /subscriptionGroups/0/subscriptions/2/recurringSubscriptionPeriod "P3M"
        set /subscriptionGroups/0/subscriptions/2/productID "com.example.app.basic"
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/groupNumber 2

        14011
        store-kit/level-price
        A subscription that offers less and costs more
        warning
        correct
        document
        2026.11
        A subscription of a lower level costs more than one of a better level and the same duration.
        A move to the better level is an upgrade, which starts at once. With such prices, the levels are probably exchanged.
        Exchange the levels, or correct the price.
        SK-023 SG-004 SG-005
        https://developer.apple.com/app-store/subscriptions/
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/displayPrice "5.99"
        finds /subscriptionGroups/0/subscriptions/2/displayPrice
        shows SK-023 SG-004 SG-005
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/groupNumber 2
        set /subscriptionGroups/0/subscriptions/2/recurringSubscriptionPeriod "P1Y"
        set /subscriptionGroups/0/subscriptions/2/groupNumber 3
        set /subscriptionGroups/0/subscriptions/2/productID "com.example.app.basic"
        set /subscriptionGroups/0/subscriptions/2/displayPrice "59.99"
        finds /subscriptionGroups/0/subscriptions/2/displayPrice
        shows SK-023
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/displayPrice "4.99"
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/groupNumber 2
        set /subscriptionGroups/0/subscriptions/2/recurringSubscriptionPeriod "P6M"
        set /subscriptionGroups/0/subscriptions/2/groupNumber 3
        set /subscriptionGroups/0/subscriptions/2/productID "com.example.app.basic"
        set /subscriptionGroups/0/subscriptions/2/displayPrice "59.99"

        14012
        store-kit/same-level
        Two subscriptions of one level and one duration
        info
        advice
        document
        2026.11
        Two subscriptions of a group have the same level and the same duration.
        A change between them is a crossgrade that starts at once. This is allowed, but rarely meant.
        Change the level or the duration, unless you want this.
        SK-024 SG-007
        https://developer.apple.com/app-store/subscriptions/
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/groupNumber 1
        finds /subscriptionGroups/0/subscriptions/2
        shows SK-024 SG-007
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/recurringSubscriptionPeriod "P1M"
        set /subscriptionGroups/0/subscriptions/1/productID "com.example.app.plus"
        remove /subscriptionGroups/0/subscriptions/1/billingPlans
        finds /subscriptionGroups/0/subscriptions/1
        shows SK-024
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/groupNumber 2
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/recurringSubscriptionPeriod "P2M"
        set /subscriptionGroups/0/subscriptions/1/productID "com.example.app.plus"
        remove /subscriptionGroups/0/subscriptions/1/billingPlans

        14013
        store-kit/free-price
        A product that costs nothing
        warning
        correct
        document
        2026.11
        The price of the product is not above zero.
        App Store Connect has no such price for products of an app. A test with it shows another sheet than people get.
        Write the price.
        SK-026
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /products/0/displayPrice "0.00"
        finds /products/0/displayPrice
        shows SK-026
        from storeKit
        set /nonRenewingSubscriptions/0/displayPrice "-1.00"
        finds /nonRenewingSubscriptions/0/displayPrice
        shows SK-026
        right
        from storeKit
        set /products/0/displayPrice "0.01"
        from storeKit
        set /nonRenewingSubscriptions/0/displayPrice "1.00"

        14014
        store-kit/localization
        A product without a name
        warning
        correct
        document
        2026.11
        No localization of the product has a `displayName`.
        App Store Connect needs a name before it sells the product. Until then a test shows an empty one.
        Add a localization with a `displayName`.
        SK-030 SG-015
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /products/0/localizations []
        finds /products/0/localizations
        shows SK-030 SG-015
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/localizations/0/displayName ""
        finds /subscriptionGroups/0/subscriptions/2/localizations
        shows SK-030
        right
        from storeKit
        set /products/0/localizations [{"displayName":"Stickers","locale":"en_US"}]
        from storeKit
        set /subscriptionGroups/0/subscriptions/2/localizations/0/displayName "B"

        14015
        store-kit/locale-repeated
        Two localizations of one language
        warning
        correct
        document
        2026.11
        Two localizations of a product or a group have the same `locale`.
        Only one of them can be shown.
        Keep one of them.
        SK-031
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/localizations/1/locale "en_US"
        finds /subscriptionGroups/0/subscriptions/0/localizations/1/locale
        shows SK-031
        from storeKit
        set /subscriptionGroups/0/localizations/- {"displayName":"Plans","locale":"en_US"}
        finds /subscriptionGroups/0/localizations/1/locale
        shows SK-031
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/localizations/1/locale "en_GB"
        from storeKit
        set /subscriptionGroups/0/localizations/- {"displayName":"Plans","locale":"en"}

        14016
        store-kit/locale
        A language in another form
        warning
        correct
        document
        2026.11
        The `locale` is not a language with an optional script and region, such as `en_US`.
        Xcode writes languages in this form and does not find another one.
        Write it as Xcode does.
        SK-032
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /products/0/localizations/0/locale "en-US"
        finds /products/0/localizations/0/locale
        shows SK-032
        from storeKit
        set /products/0/localizations/0/locale "English"
        finds /products/0/localizations/0/locale
        shows SK-032
        right
        from storeKit
        set /products/0/localizations/0/locale "zh_Hans"
        from storeKit
        set /products/0/localizations/0/locale "tr"
        from storeKit
        set /products/0/localizations/0/locale "es_419"

        14017
        store-kit/family-sharing
        A product that a family cannot share
        warning
        correct
        document
        2026.11
        `familyShareable` is true for a consumable or for a subscription without renewal.
        App Store Connect offers family sharing for non-consumables and for subscriptions that renew.
        Write false.
        SK-033
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /nonRenewingSubscriptions/0/familyShareable true
        finds /nonRenewingSubscriptions/0/familyShareable
        shows SK-033
        from storeKit
        set /products/0/type "Consumable"
        finds /products/0/familyShareable
        shows SK-033
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/familyShareable true
        from storeKit
        set /products/0/type "NonConsumable"

        14018
        store-kit/free-offer
        A free offer of a length that does not exist
        warning
        correct
        document
        2026.11
        A free offer has another length than App Store Connect offers, or several periods.
        App Store Connect offers 3 days, 1 or 2 weeks, 1, 2, 3 or 6 months, and 1 year. An offer has one period. A test with another length shows what no subscriber gets.
        Write one of these lengths, and one period.
        SK-041
        https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-introductory-offers-for-auto-renewable-subscriptions
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/introductoryOffer/subscriptionPeriod "P7D"
        finds /subscriptionGroups/0/subscriptions/0/introductoryOffer/subscriptionPeriod
        shows SK-041
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/introductoryOffer/numberOfPeriods 2
        finds /subscriptionGroups/0/subscriptions/0/introductoryOffer/numberOfPeriods
        shows SK-041
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/introductoryOffer/subscriptionPeriod "P3D"
        from storeKit
        remove /subscriptionGroups/0/subscriptions/0/introductoryOffer/numberOfPeriods
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/introductoryOffer/displayPrice "0.99"

        14019
        store-kit/up-front-offer
        An offer that is paid up front, without a price
        warning
        correct
        document
        2026.11
        An offer that is paid up front has no price, another length than App Store Connect offers, or several periods.
        The subscriber pays the whole offer at its start. App Store Connect offers 1, 2, 3 or 6 months, and 1 year.
        Write the price of the whole offer, one of these lengths, and one period.
        SK-042
        https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-introductory-offers-for-auto-renewable-subscriptions
        -
        from storeKit
        remove /subscriptionGroups/0/subscriptions/0/codeOffers/0/displayPrice
        finds /subscriptionGroups/0/subscriptions/0/codeOffers/0
        severity error
        shows SK-042
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/codeOffers/0/subscriptionPeriod "P1W"
        finds /subscriptionGroups/0/subscriptions/0/codeOffers/0/subscriptionPeriod
        shows SK-042
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/codeOffers/0/displayPrice "0.49"
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/codeOffers/0/subscriptionPeriod "P1Y"

        14020
        store-kit/pay-as-you-go
        An offer by the period that is not lower
        warning
        correct
        document
        2026.11
        An offer with `payAsYouGo` is not below the regular price, has another period, or lasts more than 12 periods.
        App Store Connect takes a lower price for 1 to 12 periods of the subscription.
        Write a lower price, the period of the subscription, and a number from 1 to 12.
        SK-043
        https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-introductory-offers-for-auto-renewable-subscriptions
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/0/displayPrice "4.99"
        finds /subscriptionGroups/0/subscriptions/0/adHocOffers/0/displayPrice
        shows SK-043
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/0/subscriptionPeriod "P1W"
        finds /subscriptionGroups/0/subscriptions/0/adHocOffers/0/subscriptionPeriod
        shows SK-043
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/0/numberOfPeriods 13
        finds /subscriptionGroups/0/subscriptions/0/adHocOffers/0/numberOfPeriods
        shows SK-043
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/0/displayPrice "4.98"
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/0/subscriptionPeriod "P1M"
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/0/numberOfPeriods 12

        14021
        store-kit/offer-id
        A promotional offer without an identifier of its own
        error
        correct
        document
        2026.11
        A promotional offer has no `offerID`, or has that of another offer of the product.
        The app names a promotional offer by this identifier and signs it.
        Write an identifier that no other offer of the product has.
        SK-044
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        remove /subscriptionGroups/0/subscriptions/0/adHocOffers/0/offerID
        finds /subscriptionGroups/0/subscriptions/0/adHocOffers/0
        shows SK-044
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/- {"displayPrice":"1.99","internalID":"O9","numberOfPeriods":1,"offerID":"autumn","paymentMode":"payAsYouGo","subscriptionPeriod":"P1M"}
        finds /subscriptionGroups/0/subscriptions/0/adHocOffers/1/offerID
        shows SK-044
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/0/offerID "spring"
        from storeKit
        set /subscriptionGroups/0/subscriptions/0/adHocOffers/- {"displayPrice":"1.99","internalID":"O9","numberOfPeriods":1,"offerID":"winter","paymentMode":"payAsYouGo","subscriptionPeriod":"P1M"}

        14022
        store-kit/billing-plan
        A commitment that its monthly payments do not add up to
        warning
        correct
        document
        2026.11
        A monthly plan is not for one year, or twelve payments are not the price of the commitment.
        A person who chooses the plan pays twelve times, and the sheet shows the sum.
        Write the sum, and use the plan for subscriptions of one year.
        SK-046
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/billingPlans/0/commitmentDisplayPrice "49.99"
        finds /subscriptionGroups/0/subscriptions/1/billingPlans/0/commitmentDisplayPrice
        shows SK-046
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/recurringSubscriptionPeriod "P6M"
        set /subscriptionGroups/0/subscriptions/1/productID "com.example.app.plus.long"
        finds /subscriptionGroups/0/subscriptions/1/billingPlans/0/billingPlanType
        shows SK-046
        right
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/billingPlans/0/commitmentDisplayPrice "47.880"
        from storeKit
        set /subscriptionGroups/0/subscriptions/1/billingPlans/0/billingPlanType "BILLED_UPFRONT"
        set /subscriptionGroups/0/subscriptions/1/recurringSubscriptionPeriod "P6M"
        set /subscriptionGroups/0/subscriptions/1/productID "com.example.app.plus.long"

        14023
        store-kit/private-key
        A private key in the file
        warning
        correct
        document
        2026.11
        The file has the private key that signs promotional offers in tests.
        All who can read the file can sign such offers in your tests. Scanners for secrets report it. It never signs real offers.
        Leave `subscriptionOffersKeyPair` out of files that you share.
        SK-050
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /subscriptionOffersKeyPair {"id":"K1","privateKey":"secret"}
        finds /subscriptionOffersKeyPair/privateKey
        shows SK-050
        from storeKit
        set /subscriptionOffersKeyPair {"privateKey":"-----BEGIN PRIVATE KEY-----"}
        finds /subscriptionOffersKeyPair/privateKey
        shows SK-050
        right
        from storeKit
        set /subscriptionOffersKeyPair {"id":"K1","privateKey":""}
        from storeKit
        set /subscriptionOffersKeyPair {}

        14024
        store-kit/test-switch
        A test setting that makes purchases fail
        warning
        correct
        document
        2026.11
        A setting makes purchases, payments or calls fail or wait, or hides questions of the system.
        Each test with this file then behaves so, also on the computers of others.
        Switch it off before you share the file.
        SK-051
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /settings/_failTransactionsEnabled true
        finds /settings/_failTransactionsEnabled
        shows SK-051
        from storeKit
        set /settings/_storeKitErrors/0/enabled true
        finds /settings/_storeKitErrors/0/enabled
        shows SK-051
        right
        from storeKit
        set /settings/_billingGracePeriodEnabled true
        from storeKit
        set /settings/_storeKitErrors/0/enabled false

        14025
        store-kit/placeholder
        A team or an app that does not exist
        warning
        correct
        document
        2026.11
        The team identifier or the number of the app is a placeholder.
        Xcode compares these values when it reads App Store Connect. A placeholder fits no account.
        Write the values of your account, or leave them out.
        SK-052
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /settings/_developerTeamID "XXXXXXXXXX"
        finds /settings/_developerTeamID
        shows SK-052
        from storeKit
        set /settings/_applicationInternalID "1234567890"
        finds /settings/_applicationInternalID
        shows SK-052
        right
        from storeKit
        set /settings/_developerTeamID "X1X2X3X4X5"
        from storeKit
        set /settings/_applicationInternalID "1234509876"
        from storeKit
        set /settings/_developerTeamID ""

        14026
        store-kit/settings
        Settings in a form that Xcode does not write
        warning
        correct
        document
        2026.11
        A setting has a name without `_` at its beginning.
        Xcode writes no such setting, so the value has no effect.
        Write the name as Xcode does.
        SK-053
        https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
        -
        from storeKit
        set /settings/askToBuyEnabled true
        finds /settings/askToBuyEnabled
        shows SK-053
        from storeKit
        set /settings/locale "en_US"
        finds /settings/locale
        shows SK-053
        right
        from storeKit
        set /settings/_newSetting true
        from storeKit
        set /settings/_locale "de"

        14027
        store-kit/group-name
        A group name with control characters or markup
        warning
        correct
        document
        2026.11
        A display name of the group has control characters, `<` or `>`.
        App Store Connect refuses such a name.
        Leave these characters out.
        SG-016
        https://developer.apple.com/help/app-store-connect/manage-subscriptions/offer-auto-renewable-subscriptions
        -
        from storeKit
        set /subscriptionGroups/0/localizations/0/displayName "<b>Plans</b>"
        finds /subscriptionGroups/0/localizations/0/displayName
        shows SG-016
        from storeKit
        set /subscriptionGroups/0/localizations/0/displayName "Plans\n"
        finds /subscriptionGroups/0/localizations/0/displayName
        shows SG-016
        right
        from storeKit
        set /subscriptionGroups/0/localizations/0/displayName "Plans & more"
        from storeKit
        set /subscriptionGroups/0/localizations/0/displayName "Plans "
        """##
}
