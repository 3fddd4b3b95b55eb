// Generated from the rules in Sources/PaySheet/Rules. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension RuleID {
    /// `charge/amount`: token authorizes another amount.
    public static let chargeAmount = RuleID(code: 200)
    /// `charge/currency`: token authorizes another currency.
    public static let chargeCurrency = RuleID(code: 201)
    /// `charge/shares`: token authorizes other shares.
    public static let chargeShares = RuleID(code: 202)
    /// `date-range/ends`: ends of a range that are not equally exact.
    public static let dateRangeEnds = RuleID(code: 203)
    /// `date-range/gaps`: incomplete shipping date.
    public static let dateRangeGaps = RuleID(code: 204)
    /// `date-range/no-such-date`: shipping date that does not exist.
    public static let dateRangeNoSuchDate = RuleID(code: 205)
    /// `date-range/order`: shipping estimate backwards.
    public static let dateRangeOrder = RuleID(code: 206)
    /// `date-range/past`: shipping estimate in the past.
    public static let dateRangePast = RuleID(code: 207)
    /// `date-range/year`: year of a shipping date.
    public static let dateRangeYear = RuleID(code: 208)
    /// `deferred/cancellation-late`: free cancellation after the charge.
    public static let deferredCancellationLate = RuleID(code: 209)
    /// `deferred/cancellation-pair`: half of a free cancellation.
    public static let deferredCancellationPair = RuleID(code: 210)
    /// `deferred/date-missing`: deferred payment without a date.
    public static let deferredDateMissing = RuleID(code: 211)
    /// `deferred/date-past`: deferred payment in the past.
    public static let deferredDatePast = RuleID(code: 212)
    /// `deferred/zone-unknown`: unknown time zone.
    public static let deferredZoneUnknown = RuleID(code: 213)
    /// `disbursement/capability`: fee without instant transfer.
    public static let disbursementCapability = RuleID(code: 214)
    /// `disbursement/fee-missing`: instant transfer without a fee line.
    public static let disbursementFeeMissing = RuleID(code: 215)
    /// `disbursement/fee-repeated`: second fee of a transfer.
    public static let disbursementFeeRepeated = RuleID(code: 216)
    /// `disbursement/last-item`: last line of a transfer.
    public static let disbursementLastItem = RuleID(code: 217)
    /// `disbursement/recipient-item`: amount that the person receives.
    public static let disbursementRecipientItem = RuleID(code: 218)
    /// `disbursement/shipping`: transfer with shipping.
    public static let disbursementShipping = RuleID(code: 219)
    /// `disbursement/sum`: sum of a transfer.
    public static let disbursementSum = RuleID(code: 220)
    /// `flow/agreement-changed`: agreement changed in an update.
    public static let flowAgreementChanged = RuleID(code: 221)
    /// `flow/answer`: answer to another event.
    public static let flowAnswer = RuleID(code: 222)
    /// `flow/contexts-exceed-total`: shares above the new total.
    public static let flowContextsExceedTotal = RuleID(code: 223)
    /// `flow/coupon`: coupon code without a field.
    public static let flowCoupon = RuleID(code: 224)
    /// `flow/deferred-dropped`: deferred payment not repeated.
    public static let flowDeferredDropped = RuleID(code: 225)
    /// `flow/kind-switch`: another kind of payment in an update.
    public static let flowKindSwitch = RuleID(code: 226)
    /// `flow/no-method-left`: no shipping method left.
    public static let flowNoMethodLeft = RuleID(code: 227)
    /// `flow/shipping-method`: unknown shipping method chosen.
    public static let flowShippingMethod = RuleID(code: 228)
    /// `flow/shipping-price`: price of the chosen shipping method missing.
    public static let flowShippingPrice = RuleID(code: 229)
    /// `order/currency`: currency differs from the order.
    public static let orderCurrency = RuleID(code: 230)
    /// `order/shares`: shares differ from the order.
    public static let orderShares = RuleID(code: 231)
    /// `order/shipping`: shipping differs from the order.
    public static let orderShippingPrice = RuleID(code: 232)
    /// `order/total`: total differs from the order.
    public static let orderTotal = RuleID(code: 233)
    /// `pickup/contact`: pickup without a place.
    public static let pickupContact = RuleID(code: 234)
    /// `pickup/enabled`: old word for the editing mode.
    public static let pickupEnabled = RuleID(code: 235)
    /// `pickup/fields`: pickup without a postal address field.
    public static let pickupFields = RuleID(code: 236)
    /// `pickup/mode`: pickup at a place that can be changed.
    public static let pickupMode = RuleID(code: 237)
    /// `plan/address-invalid`: invalid address of a plan.
    public static let planAddressInvalid = RuleID(code: 238)
    /// `plan/agreement-length`: length of the billing agreement.
    public static let planAgreementLength = RuleID(code: 239)
    /// `plan/agreement-text`: agreement names other terms.
    public static let planAgreementText = RuleID(code: 240)
    /// `plan/billing-amount`: amount of a billing item.
    public static let planBillingAmount = RuleID(code: 241)
    /// `plan/description-empty`: empty description of a plan.
    public static let planDescriptionEmpty = RuleID(code: 242)
    /// `plan/management-https`: page of a plan without https.
    public static let planManagementHttps = RuleID(code: 243)
    /// `plan/third-phase`: third phase of a subscription.
    public static let planThirdPhase = RuleID(code: 244)
    /// `plan/timing`: timing of a billing item.
    public static let planTiming = RuleID(code: 245)
    /// `plan/token-address`: notification address with an end of its own.
    public static let planTokenAddress = RuleID(code: 246)
    /// `plan/token-address-missing`: no notification address.
    public static let planTokenAddressMissing = RuleID(code: 247)
    /// `plan/token-https`: notification address without https.
    public static let planTokenHttps = RuleID(code: 248)
    /// `plan/token-networks`: networks without merchant tokens.
    public static let planTokenNetworks = RuleID(code: 249)
    /// `recurring/count`: interval of zero.
    public static let recurringCount = RuleID(code: 250)
    /// `recurring/ended`: end in the past.
    public static let recurringEnded = RuleID(code: 251)
    /// `recurring/once`: recurring payment that is charged once.
    public static let recurringOnce = RuleID(code: 252)
    /// `recurring/order`: end before the start.
    public static let recurringOrder = RuleID(code: 253)
    /// `recurring/total-now`: total of a plan.
    public static let recurringTotalNow = RuleID(code: 254)
    /// `recurring/trial-end`: trial without an end.
    public static let recurringTrialEnd = RuleID(code: 255)
    /// `recurring/trial-gap`: trial and regular charges do not meet.
    public static let recurringTrialGap = RuleID(code: 256)
    /// `recurring/trial-shown`: trial missing among the line items.
    public static let recurringTrialShown = RuleID(code: 257)
    /// `reload/threshold-missing`: automatic reload without a threshold.
    public static let reloadThresholdMissing = RuleID(code: 258)
    /// `reload/threshold-negative`: threshold below zero.
    public static let reloadThresholdNegative = RuleID(code: 259)
    /// `shipping/detail-repeats`: detail that says nothing new.
    public static let shippingDetailRepeats = RuleID(code: 260)
    /// `shipping/fields`: shipping methods without a shipping contact.
    public static let shippingFields = RuleID(code: 261)
    /// `shipping/identifier-empty`: empty shipping identifier.
    public static let shippingIdentifierEmpty = RuleID(code: 262)
    /// `shipping/identifier-repeated`: repeated shipping identifier.
    public static let shippingIdentifierRepeated = RuleID(code: 263)
    /// `shipping/negative`: negative shipping price.
    public static let shippingNegative = RuleID(code: 264)
    /// `shipping/preselected`: price of another shipping method.
    public static let shippingPreselected = RuleID(code: 265)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 266)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<67).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 200: "charge/amount"
        case 201: "charge/currency"
        case 202: "charge/shares"
        case 203: "date-range/ends"
        case 204: "date-range/gaps"
        case 205: "date-range/no-such-date"
        case 206: "date-range/order"
        case 207: "date-range/past"
        case 208: "date-range/year"
        case 209: "deferred/cancellation-late"
        case 210: "deferred/cancellation-pair"
        case 211: "deferred/date-missing"
        case 212: "deferred/date-past"
        case 213: "deferred/zone-unknown"
        case 214: "disbursement/capability"
        case 215: "disbursement/fee-missing"
        case 216: "disbursement/fee-repeated"
        case 217: "disbursement/last-item"
        case 218: "disbursement/recipient-item"
        case 219: "disbursement/shipping"
        case 220: "disbursement/sum"
        case 221: "flow/agreement-changed"
        case 222: "flow/answer"
        case 223: "flow/contexts-exceed-total"
        case 224: "flow/coupon"
        case 225: "flow/deferred-dropped"
        case 226: "flow/kind-switch"
        case 227: "flow/no-method-left"
        case 228: "flow/shipping-method"
        case 229: "flow/shipping-price"
        case 230: "order/currency"
        case 231: "order/shares"
        case 232: "order/shipping"
        case 233: "order/total"
        case 234: "pickup/contact"
        case 235: "pickup/enabled"
        case 236: "pickup/fields"
        case 237: "pickup/mode"
        case 238: "plan/address-invalid"
        case 239: "plan/agreement-length"
        case 240: "plan/agreement-text"
        case 241: "plan/billing-amount"
        case 242: "plan/description-empty"
        case 243: "plan/management-https"
        case 244: "plan/third-phase"
        case 245: "plan/timing"
        case 246: "plan/token-address"
        case 247: "plan/token-address-missing"
        case 248: "plan/token-https"
        case 249: "plan/token-networks"
        case 250: "recurring/count"
        case 251: "recurring/ended"
        case 252: "recurring/once"
        case 253: "recurring/order"
        case 254: "recurring/total-now"
        case 255: "recurring/trial-end"
        case 256: "recurring/trial-gap"
        case 257: "recurring/trial-shown"
        case 258: "reload/threshold-missing"
        case 259: "reload/threshold-negative"
        case 260: "shipping/detail-repeats"
        case 261: "shipping/fields"
        case 262: "shipping/identifier-empty"
        case 263: "shipping/identifier-repeated"
        case 264: "shipping/negative"
        case 265: "shipping/preselected"
        case 266: "total/negative"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 200: ChargeAmount.card
        case 201: ChargeCurrency.card
        case 202: ChargeShares.card
        case 203: DateRangeEnds.card
        case 204: DateRangeGaps.card
        case 205: DateRangeNoSuchDate.card
        case 206: DateRangeOrder.card
        case 207: DateRangePast.card
        case 208: DateRangeYear.card
        case 209: DeferredCancellationLate.card
        case 210: DeferredCancellationPair.card
        case 211: DeferredDateMissing.card
        case 212: DeferredDatePast.card
        case 213: DeferredZoneUnknown.card
        case 214: DisbursementCapability.card
        case 215: DisbursementFeeMissing.card
        case 216: DisbursementFeeRepeated.card
        case 217: DisbursementLastItem.card
        case 218: DisbursementRecipientItem.card
        case 219: DisbursementShipping.card
        case 220: DisbursementSum.card
        case 221: FlowAgreementChanged.card
        case 222: FlowAnswer.card
        case 223: FlowContextsExceedTotal.card
        case 224: FlowCoupon.card
        case 225: FlowDeferredDropped.card
        case 226: FlowKindSwitch.card
        case 227: FlowNoMethodLeft.card
        case 228: FlowShippingMethod.card
        case 229: FlowShippingPrice.card
        case 230: OrderCurrency.card
        case 231: OrderShares.card
        case 232: OrderShippingPrice.card
        case 233: OrderTotal.card
        case 234: PickupContact.card
        case 235: PickupEnabled.card
        case 236: PickupFields.card
        case 237: PickupMode.card
        case 238: PlanAddressInvalid.card
        case 239: PlanAgreementLength.card
        case 240: PlanAgreementText.card
        case 241: PlanBillingAmount.card
        case 242: PlanDescriptionEmpty.card
        case 243: PlanManagementHttps.card
        case 244: PlanThirdPhase.card
        case 245: PlanTiming.card
        case 246: PlanTokenAddress.card
        case 247: PlanTokenAddressMissing.card
        case 248: PlanTokenHttps.card
        case 249: PlanTokenNetworks.card
        case 250: RecurringCount.card
        case 251: RecurringEnded.card
        case 252: RecurringOnce.card
        case 253: RecurringOrder.card
        case 254: RecurringTotalNow.card
        case 255: RecurringTrialEnd.card
        case 256: RecurringTrialGap.card
        case 257: RecurringTrialShown.card
        case 258: ReloadThresholdMissing.card
        case 259: ReloadThresholdNegative.card
        case 260: ShippingDetailRepeats.card
        case 261: ShippingFields.card
        case 262: ShippingIdentifierEmpty.card
        case 263: ShippingIdentifierRepeated.card
        case 264: ShippingNegative.card
        case 265: ShippingPreselected.card
        case 266: TotalNegative.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        rows += ChargeAmount.rows
        rows += ChargeCurrency.rows
        rows += ChargeShares.rows
        rows += DateRangeEnds.rows
        rows += DateRangeGaps.rows
        rows += DateRangeNoSuchDate.rows
        rows += DateRangeOrder.rows
        rows += DateRangePast.rows
        rows += DateRangeYear.rows
        rows += DeferredCancellationLate.rows
        rows += DeferredCancellationPair.rows
        rows += DeferredDateMissing.rows
        rows += DeferredDatePast.rows
        rows += DeferredZoneUnknown.rows
        rows += DisbursementCapability.rows
        rows += DisbursementFeeMissing.rows
        rows += DisbursementFeeRepeated.rows
        rows += DisbursementLastItem.rows
        rows += DisbursementRecipientItem.rows
        rows += DisbursementShipping.rows
        rows += DisbursementSum.rows
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
        rows += PickupContact.rows
        rows += PickupEnabled.rows
        rows += PickupFields.rows
        rows += PickupMode.rows
        rows += PlanAddressInvalid.rows
        rows += PlanAgreementLength.rows
        rows += PlanAgreementText.rows
        rows += PlanBillingAmount.rows
        rows += PlanDescriptionEmpty.rows
        rows += PlanManagementHttps.rows
        rows += PlanThirdPhase.rows
        rows += PlanTiming.rows
        rows += PlanTokenAddress.rows
        rows += PlanTokenAddressMissing.rows
        rows += PlanTokenHttps.rows
        rows += PlanTokenNetworks.rows
        rows += RecurringCount.rows
        rows += RecurringEnded.rows
        rows += RecurringOnce.rows
        rows += RecurringOrder.rows
        rows += RecurringTotalNow.rows
        rows += RecurringTrialEnd.rows
        rows += RecurringTrialGap.rows
        rows += RecurringTrialShown.rows
        rows += ReloadThresholdMissing.rows
        rows += ReloadThresholdNegative.rows
        rows += ShippingDetailRepeats.rows
        rows += ShippingFields.rows
        rows += ShippingIdentifierEmpty.rows
        rows += ShippingIdentifierRepeated.rows
        rows += ShippingNegative.rows
        rows += ShippingPreselected.rows
        rows += TotalNegative.rows
        return rows
    }
}

extension Rule {
    /// Every rule, in the order of the names.
    public static var all: [Rule] {
        var all: [Rule] = []
        all.append(ChargeAmount.card)
        all.append(ChargeCurrency.card)
        all.append(ChargeShares.card)
        all.append(DateRangeEnds.card)
        all.append(DateRangeGaps.card)
        all.append(DateRangeNoSuchDate.card)
        all.append(DateRangeOrder.card)
        all.append(DateRangePast.card)
        all.append(DateRangeYear.card)
        all.append(DeferredCancellationLate.card)
        all.append(DeferredCancellationPair.card)
        all.append(DeferredDateMissing.card)
        all.append(DeferredDatePast.card)
        all.append(DeferredZoneUnknown.card)
        all.append(DisbursementCapability.card)
        all.append(DisbursementFeeMissing.card)
        all.append(DisbursementFeeRepeated.card)
        all.append(DisbursementLastItem.card)
        all.append(DisbursementRecipientItem.card)
        all.append(DisbursementShipping.card)
        all.append(DisbursementSum.card)
        all.append(FlowAgreementChanged.card)
        all.append(FlowAnswer.card)
        all.append(FlowContextsExceedTotal.card)
        all.append(FlowCoupon.card)
        all.append(FlowDeferredDropped.card)
        all.append(FlowKindSwitch.card)
        all.append(FlowNoMethodLeft.card)
        all.append(FlowShippingMethod.card)
        all.append(FlowShippingPrice.card)
        all.append(OrderCurrency.card)
        all.append(OrderShares.card)
        all.append(OrderShippingPrice.card)
        all.append(OrderTotal.card)
        all.append(PickupContact.card)
        all.append(PickupEnabled.card)
        all.append(PickupFields.card)
        all.append(PickupMode.card)
        all.append(PlanAddressInvalid.card)
        all.append(PlanAgreementLength.card)
        all.append(PlanAgreementText.card)
        all.append(PlanBillingAmount.card)
        all.append(PlanDescriptionEmpty.card)
        all.append(PlanManagementHttps.card)
        all.append(PlanThirdPhase.card)
        all.append(PlanTiming.card)
        all.append(PlanTokenAddress.card)
        all.append(PlanTokenAddressMissing.card)
        all.append(PlanTokenHttps.card)
        all.append(PlanTokenNetworks.card)
        all.append(RecurringCount.card)
        all.append(RecurringEnded.card)
        all.append(RecurringOnce.card)
        all.append(RecurringOrder.card)
        all.append(RecurringTotalNow.card)
        all.append(RecurringTrialEnd.card)
        all.append(RecurringTrialGap.card)
        all.append(RecurringTrialShown.card)
        all.append(ReloadThresholdMissing.card)
        all.append(ReloadThresholdNegative.card)
        all.append(ShippingDetailRepeats.card)
        all.append(ShippingFields.card)
        all.append(ShippingIdentifierEmpty.card)
        all.append(ShippingIdentifierRepeated.card)
        all.append(ShippingNegative.card)
        all.append(ShippingPreselected.card)
        all.append(TotalNegative.card)
        return all
    }
}
