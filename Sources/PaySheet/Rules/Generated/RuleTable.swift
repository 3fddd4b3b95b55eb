// Generated from the rules in Sources/PaySheet/Rules. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension RuleID {
    /// `charge/amount`: token authorizes another amount.
    public static let chargeAmount = RuleID(code: 200)
    /// `charge/currency`: token authorizes another currency.
    public static let chargeCurrency = RuleID(code: 201)
    /// `charge/shares`: token authorizes other shares.
    public static let chargeShares = RuleID(code: 202)
    /// `flow/agreement-changed`: agreement changed in an update.
    public static let flowAgreementChanged = RuleID(code: 203)
    /// `flow/answer`: answer to another event.
    public static let flowAnswer = RuleID(code: 204)
    /// `flow/contexts-exceed-total`: shares above the new total.
    public static let flowContextsExceedTotal = RuleID(code: 205)
    /// `flow/coupon`: coupon code without a field.
    public static let flowCoupon = RuleID(code: 206)
    /// `flow/deferred-dropped`: deferred payment not repeated.
    public static let flowDeferredDropped = RuleID(code: 207)
    /// `flow/kind-switch`: another kind of payment in an update.
    public static let flowKindSwitch = RuleID(code: 208)
    /// `flow/no-method-left`: no shipping method left.
    public static let flowNoMethodLeft = RuleID(code: 209)
    /// `flow/shipping-method`: unknown shipping method chosen.
    public static let flowShippingMethod = RuleID(code: 210)
    /// `flow/shipping-price`: price of the chosen shipping method missing.
    public static let flowShippingPrice = RuleID(code: 211)
    /// `order/currency`: currency differs from the order.
    public static let orderCurrency = RuleID(code: 212)
    /// `order/shares`: shares differ from the order.
    public static let orderShares = RuleID(code: 213)
    /// `order/shipping`: shipping differs from the order.
    public static let orderShippingPrice = RuleID(code: 214)
    /// `order/total`: total differs from the order.
    public static let orderTotal = RuleID(code: 215)
    /// `plan/agreement-text`: agreement names other terms.
    public static let planAgreementText = RuleID(code: 216)
    /// `plan/third-phase`: third phase of a subscription.
    public static let planThirdPhase = RuleID(code: 217)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 218)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<19).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 100: "member/missing"
        case 101: "member/duplicate"
        case 102: "member/unknown"
        case 103: "member/type"
        case 104: "member/version"
        case 105: "amount/format"
        case 106: "date/format"
        case 107: "number/range"
        case 108: "code/unknown"
        case 109: "network/unknown"
        case 110: "network/spelling"
        case 111: "country/unknown"
        case 112: "currency/unknown"
        case 113: "document/kind"
        case 200: "charge/amount"
        case 201: "charge/currency"
        case 202: "charge/shares"
        case 203: "flow/agreement-changed"
        case 204: "flow/answer"
        case 205: "flow/contexts-exceed-total"
        case 206: "flow/coupon"
        case 207: "flow/deferred-dropped"
        case 208: "flow/kind-switch"
        case 209: "flow/no-method-left"
        case 210: "flow/shipping-method"
        case 211: "flow/shipping-price"
        case 212: "order/currency"
        case 213: "order/shares"
        case 214: "order/shipping"
        case 215: "order/total"
        case 216: "plan/agreement-text"
        case 217: "plan/third-phase"
        case 218: "total/negative"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 100: MemberMissing.card
        case 101: MemberDuplicate.card
        case 102: MemberUnknown.card
        case 103: MemberType.card
        case 104: MemberVersion.card
        case 105: AmountFormat.card
        case 106: DateFormat.card
        case 107: NumberRange.card
        case 108: CodeUnknown.card
        case 109: NetworkUnknown.card
        case 110: NetworkSpelling.card
        case 111: CountryUnknown.card
        case 112: CurrencyUnknown.card
        case 113: DocumentKindRule.card
        case 200: ChargeAmount.card
        case 201: ChargeCurrency.card
        case 202: ChargeShares.card
        case 203: FlowAgreementChanged.card
        case 204: FlowAnswer.card
        case 205: FlowContextsExceedTotal.card
        case 206: FlowCoupon.card
        case 207: FlowDeferredDropped.card
        case 208: FlowKindSwitch.card
        case 209: FlowNoMethodLeft.card
        case 210: FlowShippingMethod.card
        case 211: FlowShippingPrice.card
        case 212: OrderCurrency.card
        case 213: OrderShares.card
        case 214: OrderShippingPrice.card
        case 215: OrderTotal.card
        case 216: PlanAgreementText.card
        case 217: PlanThirdPhase.card
        case 218: TotalNegative.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        rows += ChargeAmount.rows
        rows += ChargeCurrency.rows
        rows += ChargeShares.rows
        rows += FlowAgreementChanged.rows
        rows += FlowAnswer.rows
        rows += FlowContextsExceedTotal.rows
        rows += FlowCoupon.rows
        rows += FlowDeferredDropped.rows
        rows += FlowKindSwitch.rows
        rows += FlowNoMethodLeft.rows
        rows += FlowShippingMethod.rows
        rows += FlowShippingPrice.rows
        rows += OrderCurrency.rows
        rows += OrderShares.rows
        rows += OrderShippingPrice.rows
        rows += OrderTotal.rows
        rows += PlanAgreementText.rows
        rows += PlanThirdPhase.rows
        rows += TotalNegative.rows
        return rows
    }
}

extension Rule {
    /// Every rule, in the order of the names.
    public static var all: [Rule] {
        var all: [Rule] = []
        all.append(AmountFormat.card)
        all.append(ChargeAmount.card)
        all.append(ChargeCurrency.card)
        all.append(ChargeShares.card)
        all.append(CodeUnknown.card)
        all.append(CountryUnknown.card)
        all.append(CurrencyUnknown.card)
        all.append(DateFormat.card)
        all.append(DocumentKindRule.card)
        all.append(FlowAgreementChanged.card)
        all.append(FlowAnswer.card)
        all.append(FlowContextsExceedTotal.card)
        all.append(FlowCoupon.card)
        all.append(FlowDeferredDropped.card)
        all.append(FlowKindSwitch.card)
        all.append(FlowNoMethodLeft.card)
        all.append(FlowShippingMethod.card)
        all.append(FlowShippingPrice.card)
        all += SyntaxRules.all
        all.append(MemberDuplicate.card)
        all.append(MemberMissing.card)
        all.append(MemberType.card)
        all.append(MemberUnknown.card)
        all.append(MemberVersion.card)
        all.append(NetworkSpelling.card)
        all.append(NetworkUnknown.card)
        all.append(NumberRange.card)
        all.append(OrderCurrency.card)
        all.append(OrderShares.card)
        all.append(OrderShippingPrice.card)
        all.append(OrderTotal.card)
        all.append(PlanAgreementText.card)
        all.append(PlanThirdPhase.card)
        all.append(TotalNegative.card)
        return all
    }
}
