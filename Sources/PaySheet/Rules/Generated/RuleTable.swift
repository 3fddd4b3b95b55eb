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
    /// `charge/amount`: token authorizes another amount.
    public static let chargeAmount = RuleID(code: 208)
    /// `charge/currency`: token authorizes another currency.
    public static let chargeCurrency = RuleID(code: 209)
    /// `charge/shares`: token authorizes other shares.
    public static let chargeShares = RuleID(code: 210)
    /// `contact/billing-fields`: billing field that is not documented.
    public static let contactBillingFields = RuleID(code: 211)
    /// `contact/billing-unrequested`: billing contact that is not asked for.
    public static let contactBillingUnrequested = RuleID(code: 212)
    /// `contact/country`: country code of a contact.
    public static let contactCountry = RuleID(code: 213)
    /// `contact/field-repeated`: repeated contact field.
    public static let contactFieldRepeated = RuleID(code: 214)
    /// `contact/name-with-address`: name asked for beside the address.
    public static let contactNameWithAddress = RuleID(code: 215)
    /// `contact/no-street`: address without a street.
    public static let contactNoStreet = RuleID(code: 216)
    /// `contact/phonetic-alone`: phonetic name without the name.
    public static let contactPhoneticAlone = RuleID(code: 217)
    /// `contact/phonetic-version`: phonetic name before version 3.
    public static let contactPhoneticVersion = RuleID(code: 218)
    /// `contact/phonetic-w3c`: phonetic name in the W3C interface.
    public static let contactPhoneticW3c = RuleID(code: 219)
    /// `contact/shipping-unrequested`: shipping contact that is not asked for.
    public static let contactShippingUnrequested = RuleID(code: 220)
    /// `countries/empty`: no supported countries.
    public static let countriesEmpty = RuleID(code: 221)
    /// `countries/repeated`: repeated country.
    public static let countriesRepeated = RuleID(code: 222)
    /// `country/expected`: not the expected country.
    public static let countryExpected = RuleID(code: 223)
    /// `country/not-iso`: country outside the standard.
    public static let countryNotIso = RuleID(code: 224)
    /// `coupon/error-code`: coupon refused with another code.
    public static let couponErrorCode = RuleID(code: 225)
    /// `coupon/unsupported`: coupon code without its field.
    public static let couponUnsupported = RuleID(code: 226)
    /// `currency/expected`: not the expected currency.
    public static let currencyExpected = RuleID(code: 227)
    /// `currency/not-money`: nothing to pay with.
    public static let currencyNotMoney = RuleID(code: 228)
    /// `currency/recent`: currency that older systems do not know.
    public static let currencyRecent = RuleID(code: 229)
    /// `currency/withdrawn`: currency no longer in use.
    public static let currencyWithdrawn = RuleID(code: 230)
    /// `flow/agreement-changed`: agreement changed in an update.
    public static let flowAgreementChanged = RuleID(code: 231)
    /// `flow/answer`: answer to another event.
    public static let flowAnswer = RuleID(code: 232)
    /// `flow/contexts-exceed-total`: shares above the new total.
    public static let flowContextsExceedTotal = RuleID(code: 233)
    /// `flow/coupon`: coupon code without a field.
    public static let flowCoupon = RuleID(code: 234)
    /// `flow/deferred-dropped`: deferred payment not repeated.
    public static let flowDeferredDropped = RuleID(code: 235)
    /// `flow/kind-switch`: another kind of payment in an update.
    public static let flowKindSwitch = RuleID(code: 236)
    /// `flow/no-method-left`: no shipping method left.
    public static let flowNoMethodLeft = RuleID(code: 237)
    /// `flow/shipping-method`: unknown shipping method chosen.
    public static let flowShippingMethod = RuleID(code: 238)
    /// `flow/shipping-price`: price of the chosen shipping method missing.
    public static let flowShippingPrice = RuleID(code: 239)
    /// `installments/metadata`: installment metadata are no object.
    public static let installmentsMetadata = RuleID(code: 240)
    /// `installments/undocumented`: undocumented installments.
    public static let installmentsUndocumented = RuleID(code: 241)
    /// `later/deprecated`: apple Pay Later has ended.
    public static let laterDeprecated = RuleID(code: 242)
    /// `later/reason`: reason against Apple Pay Later does not fit.
    public static let laterReason = RuleID(code: 243)
    /// `network/empty`: no networks.
    public static let networkEmpty = RuleID(code: 244)
    /// `network/repeated`: repeated network.
    public static let networkRepeated = RuleID(code: 245)
    /// `network/version`: network newer than the stated version.
    public static let networkVersion = RuleID(code: 246)
    /// `order/currency`: currency differs from the order.
    public static let orderCurrency = RuleID(code: 247)
    /// `order/shares`: shares differ from the order.
    public static let orderShares = RuleID(code: 248)
    /// `order/shipping`: shipping differs from the order.
    public static let orderShippingPrice = RuleID(code: 249)
    /// `order/total`: total differs from the order.
    public static let orderTotal = RuleID(code: 250)
    /// `plan/agreement-text`: agreement names other terms.
    public static let planAgreementText = RuleID(code: 251)
    /// `plan/third-phase`: third phase of a subscription.
    public static let planThirdPhase = RuleID(code: 252)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 253)
    /// `version/above-need`: version higher than needed.
    public static let versionAboveNeed = RuleID(code: 254)
    /// `version/range`: no such version.
    public static let versionRange = RuleID(code: 255)
    /// `version/word`: word newer than the stated version.
    public static let versionWord = RuleID(code: 256)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<57).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

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
        case 208: "charge/amount"
        case 209: "charge/currency"
        case 210: "charge/shares"
        case 211: "contact/billing-fields"
        case 212: "contact/billing-unrequested"
        case 213: "contact/country"
        case 214: "contact/field-repeated"
        case 215: "contact/name-with-address"
        case 216: "contact/no-street"
        case 217: "contact/phonetic-alone"
        case 218: "contact/phonetic-version"
        case 219: "contact/phonetic-w3c"
        case 220: "contact/shipping-unrequested"
        case 221: "countries/empty"
        case 222: "countries/repeated"
        case 223: "country/expected"
        case 224: "country/not-iso"
        case 225: "coupon/error-code"
        case 226: "coupon/unsupported"
        case 227: "currency/expected"
        case 228: "currency/not-money"
        case 229: "currency/recent"
        case 230: "currency/withdrawn"
        case 231: "flow/agreement-changed"
        case 232: "flow/answer"
        case 233: "flow/contexts-exceed-total"
        case 234: "flow/coupon"
        case 235: "flow/deferred-dropped"
        case 236: "flow/kind-switch"
        case 237: "flow/no-method-left"
        case 238: "flow/shipping-method"
        case 239: "flow/shipping-price"
        case 240: "installments/metadata"
        case 241: "installments/undocumented"
        case 242: "later/deprecated"
        case 243: "later/reason"
        case 244: "network/empty"
        case 245: "network/repeated"
        case 246: "network/version"
        case 247: "order/currency"
        case 248: "order/shares"
        case 249: "order/shipping"
        case 250: "order/total"
        case 251: "plan/agreement-text"
        case 252: "plan/third-phase"
        case 253: "total/negative"
        case 254: "version/above-need"
        case 255: "version/range"
        case 256: "version/word"
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
        case 208: ChargeAmount.card
        case 209: ChargeCurrency.card
        case 210: ChargeShares.card
        case 211: ContactBillingFields.card
        case 212: ContactBillingUnrequested.card
        case 213: ContactCountry.card
        case 214: ContactFieldRepeated.card
        case 215: ContactNameWithAddress.card
        case 216: ContactNoStreet.card
        case 217: ContactPhoneticAlone.card
        case 218: ContactPhoneticVersion.card
        case 219: ContactPhoneticW3c.card
        case 220: ContactShippingUnrequested.card
        case 221: CountriesEmpty.card
        case 222: CountriesRepeated.card
        case 223: CountryExpected.card
        case 224: CountryNotIso.card
        case 225: CouponErrorCode.card
        case 226: CouponUnsupported.card
        case 227: CurrencyExpected.card
        case 228: CurrencyNotMoney.card
        case 229: CurrencyRecent.card
        case 230: CurrencyWithdrawn.card
        case 231: FlowAgreementChanged.card
        case 232: FlowAnswer.card
        case 233: FlowContextsExceedTotal.card
        case 234: FlowCoupon.card
        case 235: FlowDeferredDropped.card
        case 236: FlowKindSwitch.card
        case 237: FlowNoMethodLeft.card
        case 238: FlowShippingMethod.card
        case 239: FlowShippingPrice.card
        case 240: InstallmentsMetadata.card
        case 241: InstallmentsUndocumented.card
        case 242: LaterDeprecated.card
        case 243: LaterReason.card
        case 244: NetworkEmpty.card
        case 245: NetworkRepeated.card
        case 246: NetworkVersion.card
        case 247: OrderCurrency.card
        case 248: OrderShares.card
        case 249: OrderShippingPrice.card
        case 250: OrderTotal.card
        case 251: PlanAgreementText.card
        case 252: PlanThirdPhase.card
        case 253: TotalNegative.card
        case 254: VersionAboveNeed.card
        case 255: VersionRange.card
        case 256: VersionWord.card
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
        rows += ChargeAmount.rows
        rows += ChargeCurrency.rows
        rows += ChargeShares.rows
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
        rows += FlowAgreementChanged.rows
        rows += FlowAnswer.rows
        rows += FlowContextsExceedTotal.rows
        rows += FlowCoupon.rows
        rows += FlowDeferredDropped.rows
        rows += FlowKindSwitch.rows
        rows += FlowNoMethodLeft.rows
        rows += FlowShippingMethod.rows
        rows += FlowShippingPrice.rows
        rows += InstallmentsMetadata.rows
        rows += InstallmentsUndocumented.rows
        rows += LaterDeprecated.rows
        rows += LaterReason.rows
        rows += NetworkEmpty.rows
        rows += NetworkRepeated.rows
        rows += NetworkVersion.rows
        rows += OrderCurrency.rows
        rows += OrderShares.rows
        rows += OrderShippingPrice.rows
        rows += OrderTotal.rows
        rows += PlanAgreementText.rows
        rows += PlanThirdPhase.rows
        rows += TotalNegative.rows
        rows += VersionAboveNeed.rows
        rows += VersionRange.rows
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
        all.append(ChargeAmount.card)
        all.append(ChargeCurrency.card)
        all.append(ChargeShares.card)
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
        all.append(FlowAgreementChanged.card)
        all.append(FlowAnswer.card)
        all.append(FlowContextsExceedTotal.card)
        all.append(FlowCoupon.card)
        all.append(FlowDeferredDropped.card)
        all.append(FlowKindSwitch.card)
        all.append(FlowNoMethodLeft.card)
        all.append(FlowShippingMethod.card)
        all.append(FlowShippingPrice.card)
        all.append(InstallmentsMetadata.card)
        all.append(InstallmentsUndocumented.card)
        all.append(LaterDeprecated.card)
        all.append(LaterReason.card)
        all.append(NetworkEmpty.card)
        all.append(NetworkRepeated.card)
        all.append(NetworkVersion.card)
        all.append(OrderCurrency.card)
        all.append(OrderShares.card)
        all.append(OrderShippingPrice.card)
        all.append(OrderTotal.card)
        all.append(PlanAgreementText.card)
        all.append(PlanThirdPhase.card)
        all.append(TotalNegative.card)
        all.append(VersionAboveNeed.card)
        all.append(VersionRange.card)
        all.append(VersionWord.card)
        return all
    }
}
