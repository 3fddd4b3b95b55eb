// Generated from the rules in Sources/PaySheet/Rules. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension RuleID {
    /// `application-data/base64`: application data is not Base64.
    public static let applicationDataBase64 = RuleID(code: 200)
    /// `capability/empty`: no merchant capabilities.
    public static let capabilityEmpty = RuleID(code: 201)
    /// `capability/emv`: eMV without China UnionPay.
    public static let capabilityEmv = RuleID(code: 202)
    /// `capability/funds-out`: instant funds out without a transfer.
    public static let capabilityFundsOut = RuleID(code: 203)
    /// `capability/missing-3ds`: no 3-D Secure.
    public static let capabilityMissing3ds = RuleID(code: 204)
    /// `capability/no-card`: no capability for cards.
    public static let capabilityNoCard = RuleID(code: 205)
    /// `capability/union-pay`: china UnionPay without EMV.
    public static let capabilityUnionPay = RuleID(code: 206)
    /// `category/format`: merchant category code format.
    public static let categoryFormat = RuleID(code: 207)
    /// `contact/billing-fields`: billing field that is not documented.
    public static let contactBillingFields = RuleID(code: 208)
    /// `contact/billing-unrequested`: billing contact that is not asked for.
    public static let contactBillingUnrequested = RuleID(code: 209)
    /// `contact/country`: country code of a contact.
    public static let contactCountry = RuleID(code: 210)
    /// `contact/field-repeated`: repeated contact field.
    public static let contactFieldRepeated = RuleID(code: 211)
    /// `contact/name-with-address`: name asked for beside the address.
    public static let contactNameWithAddress = RuleID(code: 212)
    /// `contact/no-street`: address without a street.
    public static let contactNoStreet = RuleID(code: 213)
    /// `contact/phonetic-alone`: phonetic name without the name.
    public static let contactPhoneticAlone = RuleID(code: 214)
    /// `contact/phonetic-version`: phonetic name before version 3.
    public static let contactPhoneticVersion = RuleID(code: 215)
    /// `contact/phonetic-w3c`: phonetic name in the W3C interface.
    public static let contactPhoneticW3c = RuleID(code: 216)
    /// `contact/shipping-unrequested`: shipping contact that is not asked for.
    public static let contactShippingUnrequested = RuleID(code: 217)
    /// `countries/empty`: no supported countries.
    public static let countriesEmpty = RuleID(code: 218)
    /// `countries/repeated`: repeated country.
    public static let countriesRepeated = RuleID(code: 219)
    /// `country/expected`: not the expected country.
    public static let countryExpected = RuleID(code: 220)
    /// `country/not-iso`: country outside the standard.
    public static let countryNotIso = RuleID(code: 221)
    /// `coupon/error-code`: coupon refused with another code.
    public static let couponErrorCode = RuleID(code: 222)
    /// `coupon/unsupported`: coupon code without its field.
    public static let couponUnsupported = RuleID(code: 223)
    /// `currency/expected`: not the expected currency.
    public static let currencyExpected = RuleID(code: 224)
    /// `currency/not-money`: nothing to pay with.
    public static let currencyNotMoney = RuleID(code: 225)
    /// `currency/recent`: currency that older systems do not know.
    public static let currencyRecent = RuleID(code: 226)
    /// `currency/withdrawn`: currency no longer in use.
    public static let currencyWithdrawn = RuleID(code: 227)
    /// `installments/metadata`: installment metadata are no object.
    public static let installmentsMetadata = RuleID(code: 228)
    /// `installments/undocumented`: undocumented installments.
    public static let installmentsUndocumented = RuleID(code: 229)
    /// `later/deprecated`: apple Pay Later has ended.
    public static let laterDeprecated = RuleID(code: 230)
    /// `later/reason`: reason against Apple Pay Later does not fit.
    public static let laterReason = RuleID(code: 231)
    /// `network/empty`: no networks.
    public static let networkEmpty = RuleID(code: 232)
    /// `network/repeated`: repeated network.
    public static let networkRepeated = RuleID(code: 233)
    /// `network/version`: network newer than the stated version.
    public static let networkVersion = RuleID(code: 234)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 235)
    /// `version/above-need`: version higher than needed.
    public static let versionAboveNeed = RuleID(code: 236)
    /// `version/range`: no such version.
    public static let versionRange = RuleID(code: 237)
    /// `version/shipping-fields`: shipping fields before version 6.
    public static let versionShippingFields = RuleID(code: 238)
    /// `version/word`: word newer than the stated version.
    public static let versionWord = RuleID(code: 239)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<40).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 200: "application-data/base64"
        case 201: "capability/empty"
        case 202: "capability/emv"
        case 203: "capability/funds-out"
        case 204: "capability/missing-3ds"
        case 205: "capability/no-card"
        case 206: "capability/union-pay"
        case 207: "category/format"
        case 208: "contact/billing-fields"
        case 209: "contact/billing-unrequested"
        case 210: "contact/country"
        case 211: "contact/field-repeated"
        case 212: "contact/name-with-address"
        case 213: "contact/no-street"
        case 214: "contact/phonetic-alone"
        case 215: "contact/phonetic-version"
        case 216: "contact/phonetic-w3c"
        case 217: "contact/shipping-unrequested"
        case 218: "countries/empty"
        case 219: "countries/repeated"
        case 220: "country/expected"
        case 221: "country/not-iso"
        case 222: "coupon/error-code"
        case 223: "coupon/unsupported"
        case 224: "currency/expected"
        case 225: "currency/not-money"
        case 226: "currency/recent"
        case 227: "currency/withdrawn"
        case 228: "installments/metadata"
        case 229: "installments/undocumented"
        case 230: "later/deprecated"
        case 231: "later/reason"
        case 232: "network/empty"
        case 233: "network/repeated"
        case 234: "network/version"
        case 235: "total/negative"
        case 236: "version/above-need"
        case 237: "version/range"
        case 238: "version/shipping-fields"
        case 239: "version/word"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 200: ApplicationDataBase64.card
        case 201: CapabilityEmpty.card
        case 202: CapabilityEmv.card
        case 203: CapabilityFundsOut.card
        case 204: CapabilityMissing3ds.card
        case 205: CapabilityNoCard.card
        case 206: CapabilityUnionPay.card
        case 207: CategoryFormat.card
        case 208: ContactBillingFields.card
        case 209: ContactBillingUnrequested.card
        case 210: ContactCountry.card
        case 211: ContactFieldRepeated.card
        case 212: ContactNameWithAddress.card
        case 213: ContactNoStreet.card
        case 214: ContactPhoneticAlone.card
        case 215: ContactPhoneticVersion.card
        case 216: ContactPhoneticW3c.card
        case 217: ContactShippingUnrequested.card
        case 218: CountriesEmpty.card
        case 219: CountriesRepeated.card
        case 220: CountryExpected.card
        case 221: CountryNotIso.card
        case 222: CouponErrorCode.card
        case 223: CouponUnsupported.card
        case 224: CurrencyExpected.card
        case 225: CurrencyNotMoney.card
        case 226: CurrencyRecent.card
        case 227: CurrencyWithdrawn.card
        case 228: InstallmentsMetadata.card
        case 229: InstallmentsUndocumented.card
        case 230: LaterDeprecated.card
        case 231: LaterReason.card
        case 232: NetworkEmpty.card
        case 233: NetworkRepeated.card
        case 234: NetworkVersion.card
        case 235: TotalNegative.card
        case 236: VersionAboveNeed.card
        case 237: VersionRange.card
        case 238: VersionShippingFields.card
        case 239: VersionWord.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        rows += ApplicationDataBase64.rows
        rows += CapabilityEmpty.rows
        rows += CapabilityEmv.rows
        rows += CapabilityFundsOut.rows
        rows += CapabilityMissing3ds.rows
        rows += CapabilityNoCard.rows
        rows += CapabilityUnionPay.rows
        rows += CategoryFormat.rows
        rows += ContactBillingFields.rows
        rows += ContactBillingUnrequested.rows
        rows += ContactCountry.rows
        rows += ContactFieldRepeated.rows
        rows += ContactNameWithAddress.rows
        rows += ContactNoStreet.rows
        rows += ContactPhoneticAlone.rows
        rows += ContactPhoneticVersion.rows
        rows += ContactPhoneticW3c.rows
        rows += ContactShippingUnrequested.rows
        rows += CountriesEmpty.rows
        rows += CountriesRepeated.rows
        rows += CountryExpected.rows
        rows += CountryNotIso.rows
        rows += CouponErrorCode.rows
        rows += CouponUnsupported.rows
        rows += CurrencyExpected.rows
        rows += CurrencyNotMoney.rows
        rows += CurrencyRecent.rows
        rows += CurrencyWithdrawn.rows
        rows += InstallmentsMetadata.rows
        rows += InstallmentsUndocumented.rows
        rows += LaterDeprecated.rows
        rows += LaterReason.rows
        rows += NetworkEmpty.rows
        rows += NetworkRepeated.rows
        rows += NetworkVersion.rows
        rows += TotalNegative.rows
        rows += VersionAboveNeed.rows
        rows += VersionRange.rows
        rows += VersionShippingFields.rows
        rows += VersionWord.rows
        return rows
    }
}

extension Rule {
    /// Every rule, in the order of the names.
    public static var all: [Rule] {
        var all: [Rule] = []
        all.append(ApplicationDataBase64.card)
        all.append(CapabilityEmpty.card)
        all.append(CapabilityEmv.card)
        all.append(CapabilityFundsOut.card)
        all.append(CapabilityMissing3ds.card)
        all.append(CapabilityNoCard.card)
        all.append(CapabilityUnionPay.card)
        all.append(CategoryFormat.card)
        all.append(ContactBillingFields.card)
        all.append(ContactBillingUnrequested.card)
        all.append(ContactCountry.card)
        all.append(ContactFieldRepeated.card)
        all.append(ContactNameWithAddress.card)
        all.append(ContactNoStreet.card)
        all.append(ContactPhoneticAlone.card)
        all.append(ContactPhoneticVersion.card)
        all.append(ContactPhoneticW3c.card)
        all.append(ContactShippingUnrequested.card)
        all.append(CountriesEmpty.card)
        all.append(CountriesRepeated.card)
        all.append(CountryExpected.card)
        all.append(CountryNotIso.card)
        all.append(CouponErrorCode.card)
        all.append(CouponUnsupported.card)
        all.append(CurrencyExpected.card)
        all.append(CurrencyNotMoney.card)
        all.append(CurrencyRecent.card)
        all.append(CurrencyWithdrawn.card)
        all.append(InstallmentsMetadata.card)
        all.append(InstallmentsUndocumented.card)
        all.append(LaterDeprecated.card)
        all.append(LaterReason.card)
        all.append(NetworkEmpty.card)
        all.append(NetworkRepeated.card)
        all.append(NetworkVersion.card)
        all.append(TotalNegative.card)
        all.append(VersionAboveNeed.card)
        all.append(VersionRange.card)
        all.append(VersionShippingFields.card)
        all.append(VersionWord.card)
        return all
    }
}
