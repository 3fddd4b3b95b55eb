// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

package import PaySheet

/// The rows of the tables.
enum StoreKitRows {
    static let names: [NameRow] = [
        .init(head: 0x63696C6F50707061, tail: 0x73656963696C6F50, middle: 0, length: 11, last: 3, beyond: 0),  // appPolicies
        .init(head: 0x696669746E656469, tail: 0x7265696669746E65, middle: 0, length: 10, last: 2, beyond: 0),  // identifier
        .init(head: 0x77656E65526E6F6E, tail: 0x736E6F6974706972, middle: 0, length: 24, last: 16, beyond: 0),  // nonRenewingSubscriptions
        .init(head: 0x73746375646F7270, tail: 0x73746375646F7270, middle: 1, length: 8, last: 0, beyond: 0),  // products
        .init(head: 0x73676E6974746573, tail: 0x73676E6974746573, middle: 1, length: 8, last: 0, beyond: 0),  // settings
        .init(head: 0x7069726373627573, tail: 0x7370756F72476E6F, middle: 1, length: 18, last: 10, beyond: 0),  // subscriptionGroups
        .init(head: 0x7069726373627573, tail: 0x7269615079654B73, middle: 2, length: 25, last: 17, beyond: 0),  // subscriptionOffersKeyPair
        .init(head: 0x006E6F6973726576, tail: 0x006E6F6973726576, middle: 4, length: 7, last: 0, beyond: 8),  // version
        .init(head: 0x000000726F6A616D, tail: 0x000000726F6A616D, middle: 4, length: 5, last: 0, beyond: 24),  // major
        .init(head: 0x000000726F6E696D, tail: 0x000000726F6E696D, middle: 4, length: 5, last: 0, beyond: 24),  // minor
        .init(head: 0x5079616C70736964, tail: 0x656369725079616C, middle: 4, length: 12, last: 4, beyond: 0),  // displayPrice
        .init(head: 0x6853796C696D6166, tail: 0x656C626165726168, middle: 4, length: 15, last: 7, beyond: 0),  // familyShareable
        .init(head: 0x6C616E7265746E69, tail: 0x44496C616E726574, middle: 4, length: 10, last: 2, beyond: 0),  // internalID
        .init(head: 0x617A696C61636F6C, tail: 0x736E6F6974617A69, middle: 4, length: 13, last: 5, beyond: 0),  // localizations
        .init(head: 0x49746375646F7270, tail: 0x4449746375646F72, middle: 4, length: 9, last: 1, beyond: 0),  // productID
        .init(head: 0x636E657265666572, tail: 0x656D614E65636E65, middle: 4, length: 13, last: 5, beyond: 0),  // referenceName
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 4, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x7470697263736564, tail: 0x6E6F697470697263, middle: 4, length: 11, last: 3, beyond: 0),  // description
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 4, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x0000656C61636F6C, tail: 0x0000656C61636F6C, middle: 4, length: 6, last: 0, beyond: 16),  // locale
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 4, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x617A696C61636F6C, tail: 0x736E6F6974617A69, middle: 4, length: 13, last: 5, beyond: 0),  // localizations
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 4, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x7069726373627573, tail: 0x736E6F6974706972, middle: 4, length: 13, last: 5, beyond: 0),  // subscriptions
        .init(head: 0x66664F636F486461, tail: 0x73726566664F636F, middle: 4, length: 11, last: 3, beyond: 0),  // adHocOffers
        .init(head: 0x50676E696C6C6962, tail: 0x736E616C50676E69, middle: 4, length: 12, last: 4, beyond: 0),  // billingPlans
        .init(head: 0x6566664F65646F63, tail: 0x73726566664F6564, middle: 4, length: 10, last: 2, beyond: 0),  // codeOffers
        .init(head: 0x5079616C70736964, tail: 0x656369725079616C, middle: 4, length: 12, last: 4, beyond: 0),  // displayPrice
        .init(head: 0x6853796C696D6166, tail: 0x656C626165726168, middle: 4, length: 15, last: 7, beyond: 0),  // familyShareable
        .init(head: 0x6D754E70756F7267, tail: 0x7265626D754E7075, middle: 4, length: 11, last: 3, beyond: 0),  // groupNumber
        .init(head: 0x6C616E7265746E69, tail: 0x44496C616E726574, middle: 4, length: 10, last: 2, beyond: 0),  // internalID
        .init(head: 0x6375646F72746E69, tail: 0x726566664F79726F, middle: 4, length: 17, last: 9, beyond: 0),  // introductoryOffer
        .init(head: 0x6375646F72746E69, tail: 0x73726566664F7972, middle: 5, length: 18, last: 10, beyond: 0),  // introductoryOffers
        .init(head: 0x617A696C61636F6C, tail: 0x736E6F6974617A69, middle: 6, length: 13, last: 5, beyond: 0),  // localizations
        .init(head: 0x49746375646F7270, tail: 0x4449746375646F72, middle: 6, length: 9, last: 1, beyond: 0),  // productID
        .init(head: 0x6E69727275636572, tail: 0x646F697265506E6F, middle: 6, length: 27, last: 19, beyond: 0),  // recurringSubscriptionPeriod
        .init(head: 0x636E657265666572, tail: 0x656D614E65636E65, middle: 8, length: 13, last: 5, beyond: 0),  // referenceName
        .init(head: 0x7069726373627573, tail: 0x444970756F72476E, middle: 8, length: 19, last: 11, beyond: 0),  // subscriptionGroupID
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 9, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x4F6B6361626E6977, tail: 0x73726566664F6B63, middle: 9, length: 13, last: 5, beyond: 0),  // winbackOffers
        .init(head: 0x5079616C70736964, tail: 0x656369725079616C, middle: 9, length: 12, last: 4, beyond: 0),  // displayPrice
        .init(head: 0x6C69626967696C65, tail: 0x7974696C69626967, middle: 9, length: 11, last: 3, beyond: 0),  // eligibility
        .init(head: 0x6C616E7265746E69, tail: 0x44496C616E726574, middle: 9, length: 10, last: 2, beyond: 0),  // internalID
        .init(head: 0x616B636174537369, tail: 0x656C62616B636174, middle: 9, length: 11, last: 3, beyond: 0),  // isStackable
        .init(head: 0x664F7265626D756E, tail: 0x73646F6972655066, middle: 9, length: 15, last: 7, beyond: 0),  // numberOfPeriods
        .init(head: 0x004449726566666F, tail: 0x004449726566666F, middle: 9, length: 7, last: 0, beyond: 8),  // offerID
        .init(head: 0x4D746E656D796170, tail: 0x65646F4D746E656D, middle: 9, length: 11, last: 3, beyond: 0),  // paymentMode
        .init(head: 0x636E657265666572, tail: 0x656D614E65636E65, middle: 9, length: 13, last: 5, beyond: 0),  // referenceName
        .init(head: 0x7069726373627573, tail: 0x646F697265506E6F, middle: 9, length: 18, last: 10, beyond: 0),  // subscriptionPeriod
        .init(head: 0x50676E696C6C6962, tail: 0x657079546E616C50, middle: 10, length: 15, last: 7, beyond: 0),  // billingPlanType
        .init(head: 0x656D74696D6D6F63, tail: 0x656369725079616C, middle: 10, length: 22, last: 14, beyond: 0),  // commitmentDisplayPrice
        .init(head: 0x5079616C70736964, tail: 0x656369725079616C, middle: 11, length: 12, last: 4, beyond: 0),  // displayPrice
        .init(head: 0x6C616E7265746E69, tail: 0x44496C616E726574, middle: 11, length: 10, last: 2, beyond: 0),  // internalID
        .init(head: 0x656C62616E457369, tail: 0x64656C62616E4573, middle: 11, length: 9, last: 1, beyond: 0),  // isEnabled
        .init(head: 0x6163696C7070615F, tail: 0x44496C616E726574, middle: 11, length: 22, last: 14, beyond: 0),  // _applicationInternalID
        .init(head: 0x75426F546B73615F, tail: 0x64656C62616E4579, middle: 12, length: 16, last: 8, beyond: 0),  // _askToBuyEnabled
        .init(head: 0x676E696C6C69625F, tail: 0x64656C62616E4564, middle: 12, length: 26, last: 18, beyond: 0),  // _billingGracePeriodEnabled
        .init(head: 0x676E696C6C69625F, tail: 0x64656C62616E4573, middle: 14, length: 21, last: 13, beyond: 0),  // _billingIssuesEnabled
        .init(head: 0x697461706D6F635F, tail: 0x65746152656D6954, middle: 15, length: 22, last: 14, beyond: 0),  // _compatibilityTimeRate
        .init(head: 0x706F6C657665645F, tail: 0x44496D6165547265, middle: 16, length: 16, last: 8, beyond: 0),  // _developerTeamID
        .init(head: 0x656C62617369645F, tail: 0x73676F6C61694465, middle: 16, length: 15, last: 7, beyond: 0),  // _disableDialogs
        .init(head: 0x6172546C6961665F, tail: 0x64656C62616E4573, middle: 16, length: 24, last: 16, beyond: 0),  // _failTransactionsEnabled
        .init(head: 0x6E79537473616C5F, tail: 0x6574614464657A69, middle: 17, length: 21, last: 13, beyond: 0),  // _lastSynchronizedDate
        .init(head: 0x00656C61636F6C5F, tail: 0x00656C61636F6C5F, middle: 18, length: 7, last: 0, beyond: 8),  // _locale
        .init(head: 0x6C6177656E65725F, tail: 0x64656C62616E4573, middle: 18, length: 28, last: 20, beyond: 0),  // _renewalBillingIssuesEnabled
        .init(head: 0x694B65726F74735F, tail: 0x73726F7272457469, middle: 20, length: 15, last: 7, beyond: 0),  // _storeKitErrors
        .init(head: 0x726665726F74735F, tail: 0x746E6F726665726F, middle: 20, length: 11, last: 3, beyond: 0),  // _storefront
        .init(head: 0x746152656D69745F, tail: 0x65746152656D6974, middle: 20, length: 9, last: 1, beyond: 0),  // _timeRate
        .init(head: 0x00746E6572727563, tail: 0x00746E6572727563, middle: 20, length: 7, last: 0, beyond: 8),  // current
        .init(head: 0x0064656C62616E65, tail: 0x0064656C62616E65, middle: 20, length: 7, last: 0, beyond: 8),  // enabled
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 20, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x00000000616C7565, tail: 0x00000000616C7565, middle: 20, length: 4, last: 0, beyond: 32),  // eula
        .init(head: 0x73656963696C6F70, tail: 0x73656963696C6F70, middle: 20, length: 8, last: 0, beyond: 0),  // policies
        .init(head: 0x0000656C61636F6C, tail: 0x0000656C61636F6C, middle: 20, length: 6, last: 0, beyond: 16),  // locale
        .init(head: 0x65547963696C6F70, tail: 0x747865547963696C, middle: 20, length: 10, last: 2, beyond: 0),  // policyText
        .init(head: 0x52557963696C6F70, tail: 0x4C52557963696C6F, middle: 20, length: 9, last: 1, beyond: 0),  // policyURL
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 20, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x4B65746176697270, tail: 0x79654B6574617669, middle: 20, length: 10, last: 2, beyond: 0),  // privateKey
        .init(head: 0x62616D75736E6F43, tail: 0x656C62616D75736E, middle: 20, length: 10, last: 2, beyond: 0),  // Consumable
        .init(head: 0x75736E6F436E6F4E, tail: 0x656C62616D75736E, middle: 20, length: 13, last: 5, beyond: 0),  // NonConsumable
        .init(head: 0x77656E65526E6F4E, tail: 0x6E6F697470697263, middle: 20, length: 23, last: 15, beyond: 0),  // NonRenewingSubscription
        .init(head: 0x6E69727275636552, tail: 0x6E6F697470697263, middle: 21, length: 21, last: 13, beyond: 0),  // RecurringSubscription
        .init(head: 0x0000000000573150, tail: 0x0000000000573150, middle: 22, length: 3, last: 0, beyond: 40),  // P1W
        .init(head: 0x00000000004D3150, tail: 0x00000000004D3150, middle: 22, length: 3, last: 0, beyond: 40),  // P1M
        .init(head: 0x00000000004D3250, tail: 0x00000000004D3250, middle: 22, length: 3, last: 0, beyond: 40),  // P2M
        .init(head: 0x00000000004D3350, tail: 0x00000000004D3350, middle: 22, length: 3, last: 0, beyond: 40),  // P3M
        .init(head: 0x00000000004D3650, tail: 0x00000000004D3650, middle: 22, length: 3, last: 0, beyond: 40),  // P6M
        .init(head: 0x0000000000593150, tail: 0x0000000000593150, middle: 22, length: 3, last: 0, beyond: 40),  // P1Y
        .init(head: 0x0000000065657266, tail: 0x0000000065657266, middle: 22, length: 4, last: 0, beyond: 32),  // free
        .init(head: 0x756F597341796170, tail: 0x6F47756F59734179, middle: 22, length: 10, last: 2, beyond: 0),  // payAsYouGo
        .init(head: 0x6F72467055796170, tail: 0x746E6F7246705579, middle: 22, length: 10, last: 2, beyond: 0),  // payUpFront
        .init(head: 0x000000000077656E, tail: 0x000000000077656E, middle: 22, length: 3, last: 0, beyond: 40),  // new
        .init(head: 0x676E697473697865, tail: 0x676E697473697865, middle: 22, length: 8, last: 0, beyond: 0),  // existing
        .init(head: 0x0064657269707865, tail: 0x0064657269707865, middle: 22, length: 7, last: 0, beyond: 8),  // expired
        .init(head: 0x555F44454C4C4942, tail: 0x544E4F524650555F, middle: 22, length: 14, last: 6, beyond: 0),  // BILLED_UPFRONT
        .init(head: 0x00594C48544E4F4D, tail: 0x00594C48544E4F4D, middle: 22, length: 7, last: 0, beyond: 8),  // MONTHLY
    ]

    static let middles: [UInt64] = [
        0x6373627553676E69,
        0x756F72476E6F6974,
        0x6566664F6E6F6974,
        0x69615079654B7372,
        0x6566664F79726F74,
        0x6566664F79726F74,
        0x6972637362755367,
        0x7265506E6F697470,
        0x756F72476E6F6974,
        0x697265506E6F6974,
        0x616C70736944746E,
        0x65746E496E6F6974,
        0x7265506563617247,
        0x6C62616E45646F69,
        0x6E45736575737349,
        0x69547974696C6962,
        0x6E6F69746361736E,
        0x657A696E6F726863,
        0x49676E696C6C6942,
        0x616E457365757373,
        0x6373627553676E69,
        0x6972637362755367,
    ]

    static let places: [UInt8] = [
        4, 5, 1, 3, 255, 2, 6, 255, 255, 0, 255, 255, 255, 7, 255, 255, 1, 0, 1, 6, 2, 0, 255, 5,
        3, 4, 255, 0, 1, 2, 2, 0, 1, 255, 255, 255, 255, 3, 255, 0, 255, 15, 13, 10, 3, 14, 4, 255,
        11, 255, 255, 255, 9, 12, 255, 255, 255, 8, 1, 255, 255, 2, 255, 255, 255, 5, 255, 7, 6, 255, 255, 5,
        7, 0, 2, 255, 6, 255, 255, 255, 1, 8, 4, 255, 255, 3, 255, 4, 2, 1, 3, 0, 255, 255, 255, 255,
        255, 255, 255, 0, 255, 255, 255, 1, 255, 255, 5, 255, 12, 255, 10, 8, 255, 13, 255, 6, 9, 255, 2, 255,
        4, 7, 255, 11, 255, 3, 1, 2, 255, 0, 0, 1, 2, 1, 0, 255, 1, 0, 255, 2, 0, 255, 255, 255,
        3, 1, 255, 4, 255, 3, 2, 1, 5, 0, 255, 1, 2, 0, 0, 255, 2, 1, 0, 1,
    ]

    static let members: [MemberRow] = [
        MemberRow(.record, argument: 10),  // StoreKitConfiguration.appPolicies
        MemberRow(.text),  // StoreKitConfiguration.identifier
        MemberRow(.list, element: .record, argument: 2),  // StoreKitConfiguration.nonRenewingSubscriptions
        MemberRow(.list, element: .record, argument: 2),  // StoreKitConfiguration.products
        MemberRow(.record, argument: 8),  // StoreKitConfiguration.settings
        MemberRow(.list, element: .record, argument: 4),  // StoreKitConfiguration.subscriptionGroups
        MemberRow(.record, argument: 12),  // StoreKitConfiguration.subscriptionOffersKeyPair
        MemberRow(.record, argument: 1),  // StoreKitConfiguration.version
        MemberRow(.integer),  // StoreKitVersion.major
        MemberRow(.integer),  // StoreKitVersion.minor
        MemberRow(.amount),  // StoreKitProduct.displayPrice
        MemberRow(.boolean),  // StoreKitProduct.familyShareable
        MemberRow(.text),  // StoreKitProduct.internalID
        MemberRow(.list, element: .record, argument: 3),  // StoreKitProduct.localizations
        MemberRow(.text),  // StoreKitProduct.productID
        MemberRow(.text),  // StoreKitProduct.referenceName
        MemberRow(.token, argument: 0),  // StoreKitProduct.type
        MemberRow(.text),  // StoreKitLocalization.description
        MemberRow(.text),  // StoreKitLocalization.displayName
        MemberRow(.text),  // StoreKitLocalization.locale
        MemberRow(.text),  // StoreKitSubscriptionGroup.id
        MemberRow(.list, element: .record, argument: 3),  // StoreKitSubscriptionGroup.localizations
        MemberRow(.text),  // StoreKitSubscriptionGroup.name
        MemberRow(.list, element: .record, argument: 5),  // StoreKitSubscriptionGroup.subscriptions
        MemberRow(.list, element: .record, argument: 6),  // StoreKitSubscription.adHocOffers
        MemberRow(.list, element: .record, argument: 7),  // StoreKitSubscription.billingPlans
        MemberRow(.list, element: .record, argument: 6),  // StoreKitSubscription.codeOffers
        MemberRow(.amount),  // StoreKitSubscription.displayPrice
        MemberRow(.boolean),  // StoreKitSubscription.familyShareable
        MemberRow(.integer),  // StoreKitSubscription.groupNumber
        MemberRow(.text),  // StoreKitSubscription.internalID
        MemberRow(.record, argument: 6),  // StoreKitSubscription.introductoryOffer
        MemberRow(.list, element: .record, argument: 6),  // StoreKitSubscription.introductoryOffers
        MemberRow(.list, element: .record, argument: 3),  // StoreKitSubscription.localizations
        MemberRow(.text),  // StoreKitSubscription.productID
        MemberRow(.token, argument: 1),  // StoreKitSubscription.recurringSubscriptionPeriod
        MemberRow(.text),  // StoreKitSubscription.referenceName
        MemberRow(.text),  // StoreKitSubscription.subscriptionGroupID
        MemberRow(.token, argument: 0),  // StoreKitSubscription.type
        MemberRow(.list, element: .record, argument: 6),  // StoreKitSubscription.winbackOffers
        MemberRow(.amount),  // StoreKitOffer.displayPrice
        MemberRow(.list, element: .token, argument: 3),  // StoreKitOffer.eligibility
        MemberRow(.text),  // StoreKitOffer.internalID
        MemberRow(.boolean),  // StoreKitOffer.isStackable
        MemberRow(.integer),  // StoreKitOffer.numberOfPeriods
        MemberRow(.text),  // StoreKitOffer.offerID
        MemberRow(.token, argument: 2),  // StoreKitOffer.paymentMode
        MemberRow(.text),  // StoreKitOffer.referenceName
        MemberRow(.text),  // StoreKitOffer.subscriptionPeriod
        MemberRow(.token, argument: 4),  // StoreKitBillingPlan.billingPlanType
        MemberRow(.amount),  // StoreKitBillingPlan.commitmentDisplayPrice
        MemberRow(.amount),  // StoreKitBillingPlan.displayPrice
        MemberRow(.text),  // StoreKitBillingPlan.internalID
        MemberRow(.boolean),  // StoreKitBillingPlan.isEnabled
        MemberRow(.text, isPersonal: true),  // StoreKitSettings._applicationInternalID
        MemberRow(.boolean),  // StoreKitSettings._askToBuyEnabled
        MemberRow(.boolean),  // StoreKitSettings._billingGracePeriodEnabled
        MemberRow(.boolean),  // StoreKitSettings._billingIssuesEnabled
        MemberRow(.object),  // StoreKitSettings._compatibilityTimeRate
        MemberRow(.text, isPersonal: true),  // StoreKitSettings._developerTeamID
        MemberRow(.boolean),  // StoreKitSettings._disableDialogs
        MemberRow(.boolean),  // StoreKitSettings._failTransactionsEnabled
        MemberRow(.number),  // StoreKitSettings._lastSynchronizedDate
        MemberRow(.text),  // StoreKitSettings._locale
        MemberRow(.boolean),  // StoreKitSettings._renewalBillingIssuesEnabled
        MemberRow(.list, element: .record, argument: 9),  // StoreKitSettings._storeKitErrors
        MemberRow(.text),  // StoreKitSettings._storefront
        MemberRow(.integer),  // StoreKitSettings._timeRate
        MemberRow(.anything),  // StoreKitErrorSetting.current
        MemberRow(.boolean),  // StoreKitErrorSetting.enabled
        MemberRow(.text),  // StoreKitErrorSetting.name
        MemberRow(.text),  // StoreKitPolicies.eula
        MemberRow(.list, element: .record, argument: 11),  // StoreKitPolicies.policies
        MemberRow(.text),  // StoreKitPolicy.locale
        MemberRow(.text),  // StoreKitPolicy.policyText
        MemberRow(.text),  // StoreKitPolicy.policyURL
        MemberRow(.text, isPersonal: true),  // StoreKitKeyPair.id
        MemberRow(.text, isPersonal: true),  // StoreKitKeyPair.privateKey
    ]

    static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 8, bits: 4, places: 0, key: 254, multiplier: 0x1069E6A57E06665D),
            required: 0x0000000000000080, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StoreKitConfiguration
        ShapeRow(
            NameList(first: 8, count: 2, bits: 1, places: 16, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StoreKitVersion
        ShapeRow(
            NameList(first: 10, count: 7, bits: 3, places: 18, key: 0, multiplier: 0x2084FC9872024C73),
            required: 0x0000000000000051, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, nullable: 0x0000000000000020, variants: 0x0000000000000000),  // StoreKitProduct
        ShapeRow(
            NameList(first: 17, count: 3, bits: 2, places: 26, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000004, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, nullable: 0x0000000000000003, variants: 0x0000000000000000),  // StoreKitLocalization
        ShapeRow(
            NameList(first: 20, count: 4, bits: 3, places: 30, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000009, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StoreKitSubscriptionGroup
        ShapeRow(
            NameList(first: 24, count: 16, bits: 5, places: 38, key: 255, multiplier: 0x5A55DB213CF06BE1),
            required: 0x0000000000006C28, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, nullable: 0x0000000000001080, variants: 0x0000000000000000),  // StoreKitSubscription
        ShapeRow(
            NameList(first: 40, count: 9, bits: 4, places: 70, key: 0, multiplier: 0x4285A9AF717BC505),
            required: 0x0000000000000140, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, nullable: 0x00000000000000B9, variants: 0x0000000000000000),  // StoreKitOffer
        ShapeRow(
            NameList(first: 49, count: 5, bits: 3, places: 86, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, nullable: 0x0000000000000006, variants: 0x0000000000000000),  // StoreKitBillingPlan
        ShapeRow(
            NameList(first: 54, count: 14, bits: 5, places: 94, key: 254, multiplier: 0x9DA9BF211C1E0B99),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StoreKitSettings
        ShapeRow(
            NameList(first: 68, count: 3, bits: 2, places: 126, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000004, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, nullable: 0x0000000000000001, variants: 0x0000000000000000),  // StoreKitErrorSetting
        ShapeRow(
            NameList(first: 71, count: 2, bits: 1, places: 130, key: 0, multiplier: 0x377B2FD56A5B15B5),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, nullable: 0x0000000000000001, variants: 0x0000000000000000),  // StoreKitPolicies
        ShapeRow(
            NameList(first: 73, count: 3, bits: 2, places: 132, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, nullable: 0x0000000000000006, variants: 0x0000000000000000),  // StoreKitPolicy
        ShapeRow(
            NameList(first: 76, count: 2, bits: 1, places: 136, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StoreKitKeyPair
    ]

    static let shapeTexts: [StaticString] = [
        "StoreKitConfiguration",
        "StoreKitVersion",
        "StoreKitProduct",
        "StoreKitLocalization",
        "StoreKitSubscriptionGroup",
        "StoreKitSubscription",
        "StoreKitOffer",
        "StoreKitBillingPlan",
        "StoreKitSettings",
        "StoreKitErrorSetting",
        "StoreKitPolicies",
        "StoreKitPolicy",
        "StoreKitKeyPair",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 78, count: 4, bits: 3, places: 138, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // StoreKitProductType
        VocabularyRow(NameList(first: 82, count: 6, bits: 3, places: 146, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // StoreKitPeriod
        VocabularyRow(NameList(first: 88, count: 3, bits: 2, places: 154, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // StoreKitPaymentMode
        VocabularyRow(NameList(first: 91, count: 3, bits: 2, places: 158, key: 0, multiplier: 0xBC69CF4276846D19), unknown: .tolerated),  // StoreKitEligibility
        VocabularyRow(NameList(first: 94, count: 2, bits: 1, places: 162, key: 0, multiplier: 0x377B2FD56A5B15B5), unknown: .tolerated),  // StoreKitBillingPlanType
    ]

    static let vocabularyTexts: [StaticString] = [
        "StoreKitProductType",
        "StoreKitPeriod",
        "StoreKitPaymentMode",
        "StoreKitEligibility",
        "StoreKitBillingPlanType",
    ]

    static let variants: [VariantRow] = [
    ]

    static let choiceShapes: [UInt8] = []
}

/// The indexes of the dictionaries in the tables.
package enum StoreKitShape {
    package static var storeKitConfiguration: Int { 0 }
    package static var storeKitVersion: Int { 1 }
    package static var storeKitProduct: Int { 2 }
    package static var storeKitLocalization: Int { 3 }
    package static var subscriptionGroup: Int { 4 }
    package static var storeKitSubscription: Int { 5 }
    package static var storeKitOffer: Int { 6 }
    package static var storeKitBillingPlan: Int { 7 }
    package static var storeKitSettings: Int { 8 }
    package static var storeKitErrorSetting: Int { 9 }
    package static var storeKitPolicies: Int { 10 }
    package static var storeKitPolicy: Int { 11 }
    package static var storeKitKeyPair: Int { 12 }
}

/// The indexes of the vocabularies in the tables.
package enum StoreKitWord {
    package static var storeKitProductType: Int { 0 }
    package static var storeKitPeriod: Int { 1 }
    package static var storeKitPaymentMode: Int { 2 }
    package static var storeKitEligibility: Int { 3 }
    package static var storeKitBillingPlanType: Int { 4 }
}

/// A product of a shop in an app.
package struct StoreProductView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case displayPrice, familyShareable, internalID, localizations, productID, referenceName, type
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitProduct, StoreKitShape.storeKitSubscription] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = StoreProductView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        StoreProductView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case StoreKitShape.storeKitProduct: 0x6050403020100
        case StoreKitShape.storeKitSubscription: 0xE0C0A09060403
        default: .max
        }
    }

    package var displayPrice: Amount? { cursor.amount(place(of: .displayPrice)) }
    package var familyShareable: Bool? { cursor.boolean(place(of: .familyShareable)) }
    package var internalID: Text? { @_lifetime(copy self) get { cursor.text(place(of: .internalID)) } }
    package var localizations: Records<StoreKitLocalizationView>? { @_lifetime(copy self) get { cursor.list(place(of: .localizations), shape: StoreKitShape.storeKitLocalization) } }
    package var productID: Text? { @_lifetime(copy self) get { cursor.text(place(of: .productID)) } }
    package var referenceName: Text? { @_lifetime(copy self) get { cursor.text(place(of: .referenceName)) } }
    package var type: WordView? { @_lifetime(copy self) get { cursor.wordView(place(of: .type)) } }
}

extension ShapeTables {
    static let storeKit = ShapeTables(
        names: StoreKitRows.names,
        middles: StoreKitRows.middles,
        places: StoreKitRows.places,
        members: StoreKitRows.members,
        shapes: StoreKitRows.shapes,
        shapeTexts: StoreKitRows.shapeTexts,
        vocabularies: StoreKitRows.vocabularies,
        vocabularyTexts: StoreKitRows.vocabularyTexts,
        variants: StoreKitRows.variants,
        choiceShapes: StoreKitRows.choiceShapes)
}
