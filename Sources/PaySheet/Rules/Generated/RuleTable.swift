// Generated from the rules in Sources/PaySheet/Rules. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension RuleID {
    /// `amount/decimals`: more decimals than the currency has.
    public static let amountDecimals = RuleID(code: 200)
    /// `amount/digits`: more than 18 digits.
    public static let amountDigits = RuleID(code: 201)
    /// `amount/fewer-decimals`: fewer decimals than the currency has.
    public static let amountFewerDecimals = RuleID(code: 202)
    /// `amount/float`: remains of floating point.
    public static let amountFloat = RuleID(code: 203)
    /// `amount/leading-zeros`: leading zeros.
    public static let amountLeadingZeros = RuleID(code: 204)
    /// `amount/minor-units`: price in minor units.
    public static let amountMinorUnits = RuleID(code: 205)
    /// `amount/negative-zero`: negative zero.
    public static let amountNegativeZero = RuleID(code: 206)
    /// `amount/one-decimal`: amount with one decimal.
    public static let amountOneDecimal = RuleID(code: 207)
    /// `amount/whole-number`: amounts that may be minor units.
    public static let amountWholeNumber = RuleID(code: 208)
    /// `charge/amount`: token authorizes another amount.
    public static let chargeAmount = RuleID(code: 209)
    /// `charge/currency`: token authorizes another currency.
    public static let chargeCurrency = RuleID(code: 210)
    /// `charge/shares`: token authorizes other shares.
    public static let chargeShares = RuleID(code: 211)
    /// `contexts/amount`: share of zero or below.
    public static let contextsAmount = RuleID(code: 212)
    /// `contexts/directory`: share that disagrees with the directory.
    public static let contextsDirectory = RuleID(code: 213)
    /// `contexts/domain`: domain of a merchant.
    public static let contextsDomain = RuleID(code: 214)
    /// `contexts/empty`: empty list of shares.
    public static let contextsEmpty = RuleID(code: 215)
    /// `contexts/exceed-total`: shares above the total.
    public static let contextsExceedTotal = RuleID(code: 216)
    /// `contexts/external-identifier`: merchant with several external identifiers.
    public static let contextsExternalIdentifier = RuleID(code: 217)
    /// `contexts/name`: merchant without a name.
    public static let contextsName = RuleID(code: 218)
    /// `contexts/repeated`: external identifier used twice.
    public static let contextsRepeated = RuleID(code: 219)
    /// `document/depth`: members at the wrong depth.
    public static let documentDepth = RuleID(code: 220)
    /// `document/dialect`: names of another interface.
    public static let documentDialect = RuleID(code: 221)
    /// `document/json-text`: text that holds JSON.
    public static let documentJsonText = RuleID(code: 222)
    /// `document/name-style`: names in another style.
    public static let documentNameStyle = RuleID(code: 223)
    /// `document/nulls`: null for absent members.
    public static let documentNulls = RuleID(code: 224)
    /// `flow/agreement-changed`: agreement changed in an update.
    public static let flowAgreementChanged = RuleID(code: 225)
    /// `flow/answer`: answer to another event.
    public static let flowAnswer = RuleID(code: 226)
    /// `flow/contexts-exceed-total`: shares above the new total.
    public static let flowContextsExceedTotal = RuleID(code: 227)
    /// `flow/coupon`: coupon code without a field.
    public static let flowCoupon = RuleID(code: 228)
    /// `flow/deferred-dropped`: deferred payment not repeated.
    public static let flowDeferredDropped = RuleID(code: 229)
    /// `flow/kind-switch`: another kind of payment in an update.
    public static let flowKindSwitch = RuleID(code: 230)
    /// `flow/shipping-method`: unknown shipping method chosen.
    public static let flowShippingMethod = RuleID(code: 231)
    /// `flow/shipping-price`: price of the chosen shipping method missing.
    public static let flowShippingPrice = RuleID(code: 232)
    /// `item/count`: many lines.
    public static let itemCount = RuleID(code: 233)
    /// `item/discount-sign`: discount that is added.
    public static let itemDiscountSign = RuleID(code: 234)
    /// `item/empty-list`: empty list of lines.
    public static let itemEmptyList = RuleID(code: 235)
    /// `item/label`: line without a name.
    public static let itemLabel = RuleID(code: 236)
    /// `item/label-length`: long label.
    public static let itemLabelLength = RuleID(code: 237)
    /// `item/label-style`: style of a label.
    public static let itemLabelStyle = RuleID(code: 238)
    /// `item/pending-amount`: amount of a pending line.
    public static let itemPendingAmount = RuleID(code: 239)
    /// `item/recurring`: recurring payment without its line.
    public static let itemRecurring = RuleID(code: 240)
    /// `item/timing-fields`: members of another timing.
    public static let itemTimingFields = RuleID(code: 241)
    /// `kind/several`: several special kinds at once.
    public static let kindSeveral = RuleID(code: 242)
    /// `merchant/identifier`: merchant identifier that is not allowed.
    public static let merchantIdentifier = RuleID(code: 243)
    /// `order/currency`: currency differs from the order.
    public static let orderCurrency = RuleID(code: 244)
    /// `order/shares`: shares differ from the order.
    public static let orderShares = RuleID(code: 245)
    /// `order/shipping`: shipping differs from the order.
    public static let orderShippingPrice = RuleID(code: 246)
    /// `order/total`: total differs from the order.
    public static let orderTotal = RuleID(code: 247)
    /// `plan/agreement-text`: agreement names other terms.
    public static let planAgreementText = RuleID(code: 248)
    /// `plan/third-phase`: third phase of a subscription.
    public static let planThirdPhase = RuleID(code: 249)
    /// `shipping/estimate`: shipping without an estimate.
    public static let shippingEstimate = RuleID(code: 250)
    /// `total/intermediary`: intermediary in the label.
    public static let totalIntermediary = RuleID(code: 251)
    /// `total/label`: total without a name.
    public static let totalLabel = RuleID(code: 252)
    /// `total/large`: very large total.
    public static let totalLarge = RuleID(code: 253)
    /// `total/name`: total that does not name the business.
    public static let totalName = RuleID(code: 254)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 255)
    /// `total/repeated`: total among the lines.
    public static let totalRepeated = RuleID(code: 256)
    /// `total/sum`: total that is not the sum.
    public static let totalSum = RuleID(code: 257)
    /// `total/timing`: total with another time than now.
    public static let totalTiming = RuleID(code: 258)
    /// `total/zero`: zero total before version 4.
    public static let totalZero = RuleID(code: 259)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<60).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 200: "amount/decimals"
        case 201: "amount/digits"
        case 202: "amount/fewer-decimals"
        case 203: "amount/float"
        case 204: "amount/leading-zeros"
        case 205: "amount/minor-units"
        case 206: "amount/negative-zero"
        case 207: "amount/one-decimal"
        case 208: "amount/whole-number"
        case 209: "charge/amount"
        case 210: "charge/currency"
        case 211: "charge/shares"
        case 212: "contexts/amount"
        case 213: "contexts/directory"
        case 214: "contexts/domain"
        case 215: "contexts/empty"
        case 216: "contexts/exceed-total"
        case 217: "contexts/external-identifier"
        case 218: "contexts/name"
        case 219: "contexts/repeated"
        case 220: "document/depth"
        case 221: "document/dialect"
        case 222: "document/json-text"
        case 223: "document/name-style"
        case 224: "document/nulls"
        case 225: "flow/agreement-changed"
        case 226: "flow/answer"
        case 227: "flow/contexts-exceed-total"
        case 228: "flow/coupon"
        case 229: "flow/deferred-dropped"
        case 230: "flow/kind-switch"
        case 231: "flow/shipping-method"
        case 232: "flow/shipping-price"
        case 233: "item/count"
        case 234: "item/discount-sign"
        case 235: "item/empty-list"
        case 236: "item/label"
        case 237: "item/label-length"
        case 238: "item/label-style"
        case 239: "item/pending-amount"
        case 240: "item/recurring"
        case 241: "item/timing-fields"
        case 242: "kind/several"
        case 243: "merchant/identifier"
        case 244: "order/currency"
        case 245: "order/shares"
        case 246: "order/shipping"
        case 247: "order/total"
        case 248: "plan/agreement-text"
        case 249: "plan/third-phase"
        case 250: "shipping/estimate"
        case 251: "total/intermediary"
        case 252: "total/label"
        case 253: "total/large"
        case 254: "total/name"
        case 255: "total/negative"
        case 256: "total/repeated"
        case 257: "total/sum"
        case 258: "total/timing"
        case 259: "total/zero"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 200: AmountDecimals.card
        case 201: AmountDigits.card
        case 202: AmountFewerDecimals.card
        case 203: AmountFloat.card
        case 204: AmountLeadingZeros.card
        case 205: AmountMinorUnits.card
        case 206: AmountNegativeZero.card
        case 207: AmountOneDecimal.card
        case 208: AmountWholeNumber.card
        case 209: ChargeAmount.card
        case 210: ChargeCurrency.card
        case 211: ChargeShares.card
        case 212: ContextsAmount.card
        case 213: ContextsDirectory.card
        case 214: ContextsDomain.card
        case 215: ContextsEmpty.card
        case 216: ContextsExceedTotal.card
        case 217: ContextsExternalIdentifier.card
        case 218: ContextsName.card
        case 219: ContextsRepeated.card
        case 220: DocumentDepth.card
        case 221: DocumentDialect.card
        case 222: DocumentJsonText.card
        case 223: DocumentNameStyle.card
        case 224: DocumentNulls.card
        case 225: FlowAgreementChanged.card
        case 226: FlowAnswer.card
        case 227: FlowContextsExceedTotal.card
        case 228: FlowCoupon.card
        case 229: FlowDeferredDropped.card
        case 230: FlowKindSwitch.card
        case 231: FlowShippingMethod.card
        case 232: FlowShippingPrice.card
        case 233: ItemCount.card
        case 234: ItemDiscountSign.card
        case 235: ItemEmptyList.card
        case 236: ItemLabel.card
        case 237: ItemLabelLength.card
        case 238: ItemLabelStyle.card
        case 239: ItemPendingAmount.card
        case 240: ItemRecurring.card
        case 241: ItemTimingFields.card
        case 242: KindSeveral.card
        case 243: MerchantIdentifier.card
        case 244: OrderCurrency.card
        case 245: OrderShares.card
        case 246: OrderShippingPrice.card
        case 247: OrderTotal.card
        case 248: PlanAgreementText.card
        case 249: PlanThirdPhase.card
        case 250: ShippingEstimate.card
        case 251: TotalIntermediary.card
        case 252: TotalLabel.card
        case 253: TotalLarge.card
        case 254: TotalName.card
        case 255: TotalNegative.card
        case 256: TotalRepeated.card
        case 257: TotalSum.card
        case 258: TotalTiming.card
        case 259: TotalZero.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        rows += AmountDecimals.rows
        rows += AmountDigits.rows
        rows += AmountFewerDecimals.rows
        rows += AmountFloat.rows
        rows += AmountLeadingZeros.rows
        rows += AmountMinorUnits.rows
        rows += AmountNegativeZero.rows
        rows += AmountOneDecimal.rows
        rows += AmountWholeNumber.rows
        rows += ChargeAmount.rows
        rows += ChargeCurrency.rows
        rows += ChargeShares.rows
        rows += ContextsAmount.rows
        rows += ContextsDirectory.rows
        rows += ContextsDomain.rows
        rows += ContextsEmpty.rows
        rows += ContextsExceedTotal.rows
        rows += ContextsExternalIdentifier.rows
        rows += ContextsName.rows
        rows += ContextsRepeated.rows
        rows += DocumentDepth.rows
        rows += DocumentDialect.rows
        rows += DocumentJsonText.rows
        rows += DocumentNameStyle.rows
        rows += DocumentNulls.rows
        rows += FlowAgreementChanged.rows
        rows += FlowAnswer.rows
        rows += FlowContextsExceedTotal.rows
        rows += FlowCoupon.rows
        rows += FlowDeferredDropped.rows
        rows += FlowKindSwitch.rows
        rows += FlowShippingMethod.rows
        rows += FlowShippingPrice.rows
        rows += ItemCount.rows
        rows += ItemDiscountSign.rows
        rows += ItemEmptyList.rows
        rows += ItemLabel.rows
        rows += ItemLabelLength.rows
        rows += ItemLabelStyle.rows
        rows += ItemPendingAmount.rows
        rows += ItemRecurring.rows
        rows += ItemTimingFields.rows
        rows += KindSeveral.rows
        rows += MerchantIdentifier.rows
        rows += OrderCurrency.rows
        rows += OrderShares.rows
        rows += OrderShippingPrice.rows
        rows += OrderTotal.rows
        rows += PlanAgreementText.rows
        rows += PlanThirdPhase.rows
        rows += ShippingEstimate.rows
        rows += TotalIntermediary.rows
        rows += TotalLabel.rows
        rows += TotalLarge.rows
        rows += TotalName.rows
        rows += TotalNegative.rows
        rows += TotalRepeated.rows
        rows += TotalSum.rows
        rows += TotalTiming.rows
        rows += TotalZero.rows
        return rows
    }
}

extension Rule {
    /// Every rule, in the order of the names.
    public static var all: [Rule] {
        var all: [Rule] = []
        all.append(AmountDecimals.card)
        all.append(AmountDigits.card)
        all.append(AmountFewerDecimals.card)
        all.append(AmountFloat.card)
        all.append(AmountLeadingZeros.card)
        all.append(AmountMinorUnits.card)
        all.append(AmountNegativeZero.card)
        all.append(AmountOneDecimal.card)
        all.append(AmountWholeNumber.card)
        all.append(ChargeAmount.card)
        all.append(ChargeCurrency.card)
        all.append(ChargeShares.card)
        all.append(ContextsAmount.card)
        all.append(ContextsDirectory.card)
        all.append(ContextsDomain.card)
        all.append(ContextsEmpty.card)
        all.append(ContextsExceedTotal.card)
        all.append(ContextsExternalIdentifier.card)
        all.append(ContextsName.card)
        all.append(ContextsRepeated.card)
        all.append(DocumentDepth.card)
        all.append(DocumentDialect.card)
        all.append(DocumentJsonText.card)
        all.append(DocumentNameStyle.card)
        all.append(DocumentNulls.card)
        all.append(FlowAgreementChanged.card)
        all.append(FlowAnswer.card)
        all.append(FlowContextsExceedTotal.card)
        all.append(FlowCoupon.card)
        all.append(FlowDeferredDropped.card)
        all.append(FlowKindSwitch.card)
        all.append(FlowShippingMethod.card)
        all.append(FlowShippingPrice.card)
        all.append(ItemCount.card)
        all.append(ItemDiscountSign.card)
        all.append(ItemEmptyList.card)
        all.append(ItemLabel.card)
        all.append(ItemLabelLength.card)
        all.append(ItemLabelStyle.card)
        all.append(ItemPendingAmount.card)
        all.append(ItemRecurring.card)
        all.append(ItemTimingFields.card)
        all.append(KindSeveral.card)
        all.append(MerchantIdentifier.card)
        all.append(OrderCurrency.card)
        all.append(OrderShares.card)
        all.append(OrderShippingPrice.card)
        all.append(OrderTotal.card)
        all.append(PlanAgreementText.card)
        all.append(PlanThirdPhase.card)
        all.append(ShippingEstimate.card)
        all.append(TotalIntermediary.card)
        all.append(TotalLabel.card)
        all.append(TotalLarge.card)
        all.append(TotalName.card)
        all.append(TotalNegative.card)
        all.append(TotalRepeated.card)
        all.append(TotalSum.card)
        all.append(TotalTiming.card)
        all.append(TotalZero.card)
        return all
    }
}
