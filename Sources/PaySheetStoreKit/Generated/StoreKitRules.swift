// Generated from the cards in Sources/PaySheetStoreKit/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `store-kit/incomplete`: a file without a member that Xcode always writes.
    public static let storeKitIncomplete = RuleID(
        code: 14000, name: "store-kit/incomplete", title: "A file without a member that Xcode always writes")
    /// `store-kit/internal-id`: an internal identifier that is missing or repeated.
    public static let storeKitInternalId = RuleID(
        code: 14001, name: "store-kit/internal-id", title: "An internal identifier that is missing or repeated")
    /// `store-kit/type-list`: a product in a list for another type.
    public static let storeKitTypeList = RuleID(
        code: 14002, name: "store-kit/type-list", title: "A product in a list for another type")
    /// `store-kit/newer-member`: a member that files of this version do not have.
    public static let storeKitNewerMember = RuleID(
        code: 14003, name: "store-kit/newer-member", title: "A member that files of this version do not have")
    /// `store-kit/product-repeated`: two products with one identifier.
    public static let storeKitProductRepeated = RuleID(
        code: 14004, name: "store-kit/product-repeated", title: "Two products with one identifier")
    /// `store-kit/group-mismatch`: a subscription that names another group.
    public static let storeKitGroupMismatch = RuleID(
        code: 14005, name: "store-kit/group-mismatch", title: "A subscription that names another group")
    /// `store-kit/group-repeated`: two groups with one identifier.
    public static let storeKitGroupRepeated = RuleID(
        code: 14006, name: "store-kit/group-repeated", title: "Two groups with one identifier")
    /// `store-kit/several-groups`: several groups with subscriptions.
    public static let storeKitSeveralGroups = RuleID(
        code: 14007, name: "store-kit/several-groups", title: "Several groups with subscriptions")
    /// `store-kit/product-id`: a product identifier with other characters.
    public static let storeKitProductId = RuleID(
        code: 14008, name: "store-kit/product-id", title: "A product identifier with other characters")
    /// `store-kit/duration-named`: a subscription whose name says another duration.
    public static let storeKitDurationNamed = RuleID(
        code: 14009, name: "store-kit/duration-named", title: "A subscription whose name says another duration")
    /// `store-kit/level`: a level that does not exist.
    public static let storeKitLevel = RuleID(
        code: 14010, name: "store-kit/level", title: "A level that does not exist")
    /// `store-kit/level-price`: a subscription that offers less and costs more.
    public static let storeKitLevelPrice = RuleID(
        code: 14011, name: "store-kit/level-price", title: "A subscription that offers less and costs more")
    /// `store-kit/same-level`: two subscriptions of one level and one duration.
    public static let storeKitSameLevel = RuleID(
        code: 14012, name: "store-kit/same-level", title: "Two subscriptions of one level and one duration")
    /// `store-kit/free-price`: a product that costs nothing.
    public static let storeKitFreePrice = RuleID(
        code: 14013, name: "store-kit/free-price", title: "A product that costs nothing")
    /// `store-kit/localization`: a product without a name.
    public static let storeKitLocalizationRule = RuleID(
        code: 14014, name: "store-kit/localization", title: "A product without a name")
    /// `store-kit/locale-repeated`: two localizations of one language.
    public static let storeKitLocaleRepeated = RuleID(
        code: 14015, name: "store-kit/locale-repeated", title: "Two localizations of one language")
    /// `store-kit/locale`: a language in another form.
    public static let storeKitLocale = RuleID(
        code: 14016, name: "store-kit/locale", title: "A language in another form")
    /// `store-kit/family-sharing`: a product that a family cannot share.
    public static let storeKitFamilySharing = RuleID(
        code: 14017, name: "store-kit/family-sharing", title: "A product that a family cannot share")
    /// `store-kit/free-offer`: a free offer of a length that does not exist.
    public static let storeKitFreeOffer = RuleID(
        code: 14018, name: "store-kit/free-offer", title: "A free offer of a length that does not exist")
    /// `store-kit/up-front-offer`: an offer that is paid up front, without a price.
    public static let storeKitUpFrontOffer = RuleID(
        code: 14019, name: "store-kit/up-front-offer", title: "An offer that is paid up front, without a price")
    /// `store-kit/pay-as-you-go`: an offer by the period that is not lower.
    public static let storeKitPayAsYouGo = RuleID(
        code: 14020, name: "store-kit/pay-as-you-go", title: "An offer by the period that is not lower")
    /// `store-kit/offer-id`: a promotional offer without an identifier of its own.
    public static let storeKitOfferId = RuleID(
        code: 14021, name: "store-kit/offer-id", title: "A promotional offer without an identifier of its own")
    /// `store-kit/billing-plan`: a commitment that its monthly payments do not add up to.
    public static let storeKitBillingPlanRule = RuleID(
        code: 14022, name: "store-kit/billing-plan", title: "A commitment that its monthly payments do not add up to")
    /// `store-kit/private-key`: a private key in the file.
    public static let storeKitPrivateKey = RuleID(
        code: 14023, name: "store-kit/private-key", title: "A private key in the file")
    /// `store-kit/test-switch`: a test setting that makes purchases fail.
    public static let storeKitTestSwitch = RuleID(
        code: 14024, name: "store-kit/test-switch", title: "A test setting that makes purchases fail")
    /// `store-kit/placeholder`: a team or an app that does not exist.
    public static let storeKitPlaceholder = RuleID(
        code: 14025, name: "store-kit/placeholder", title: "A team or an app that does not exist")
    /// `store-kit/settings`: settings in a form that Xcode does not write.
    public static let storeKitSettingsRule = RuleID(
        code: 14026, name: "store-kit/settings", title: "Settings in a form that Xcode does not write")
    /// `store-kit/group-name`: a group name with control characters or markup.
    public static let storeKitGroupName = RuleID(
        code: 14027, name: "store-kit/group-name", title: "A group name with control characters or markup")
}

/// All rules in one place.
package enum StoreKitRules {
    package static var ids: [RuleID] {
        [
            .storeKitIncomplete,
            .storeKitInternalId,
            .storeKitTypeList,
            .storeKitNewerMember,
            .storeKitProductRepeated,
            .storeKitGroupMismatch,
            .storeKitGroupRepeated,
            .storeKitSeveralGroups,
            .storeKitProductId,
            .storeKitDurationNamed,
            .storeKitLevel,
            .storeKitLevelPrice,
            .storeKitSameLevel,
            .storeKitFreePrice,
            .storeKitLocalizationRule,
            .storeKitLocaleRepeated,
            .storeKitLocale,
            .storeKitFamilySharing,
            .storeKitFreeOffer,
            .storeKitUpFrontOffer,
            .storeKitPayAsYouGo,
            .storeKitOfferId,
            .storeKitBillingPlanRule,
            .storeKitPrivateKey,
            .storeKitTestSwitch,
            .storeKitPlaceholder,
            .storeKitSettingsRule,
            .storeKitGroupName,
        ]
    }

    package static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 14002, 14004, 14005, 14006, 14021: .error
        case 14012: .info
        default: .warning
        }
    }

    @_optimize(none) static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        add(StoreKitIncomplete.row, to: &rows)
        add(StoreKitInternalId.rows, to: &rows)
        add(StoreKitTypeList.rows, to: &rows)
        add(StoreKitNewerMember.row, to: &rows)
        add(StoreKitProductRepeated.row, to: &rows)
        add(StoreKitGroupMismatch.row, to: &rows)
        add(StoreKitGroupRepeated.row, to: &rows)
        add(StoreKitSeveralGroups.row, to: &rows)
        add(StoreKitProductId.rows, to: &rows)
        add(StoreKitDurationNamed.row, to: &rows)
        add(StoreKitLevel.rows, to: &rows)
        add(StoreKitLevelPrice.row, to: &rows)
        add(StoreKitSameLevel.row, to: &rows)
        add(StoreKitFreePrice.row, to: &rows)
        add(StoreKitLocalizationRule.row, to: &rows)
        add(StoreKitLocaleRepeated.rows, to: &rows)
        add(StoreKitLocale.rows, to: &rows)
        add(StoreKitFamilySharing.row, to: &rows)
        add(StoreKitFreeOffer.row, to: &rows)
        add(StoreKitUpFrontOffer.row, to: &rows)
        add(StoreKitPayAsYouGo.row, to: &rows)
        add(StoreKitOfferId.row, to: &rows)
        add(StoreKitBillingPlanRule.row, to: &rows)
        add(StoreKitPrivateKey.row, to: &rows)
        add(StoreKitTestSwitch.rows, to: &rows)
        add(StoreKitPlaceholder.rows, to: &rows)
        add(StoreKitSettingsRule.row, to: &rows)
        add(StoreKitGroupName.row, to: &rows)
        return rows
    }

    /// (Optimized, other than the list itself.)
    private static func add(_ more: [RuleRow], to rows: inout [RuleRow]) { rows += more }
    private static func add(_ row: RuleRow, to rows: inout [RuleRow]) { rows.append(row) }
}
