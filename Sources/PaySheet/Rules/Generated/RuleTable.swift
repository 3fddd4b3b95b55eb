// Generated from the rules in Sources/PaySheet/Rules. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension RuleID {
    /// `date-range/ends`: ends of a range that are not equally exact.
    public static let dateRangeEnds = RuleID(code: 200)
    /// `date-range/gaps`: incomplete shipping date.
    public static let dateRangeGaps = RuleID(code: 201)
    /// `date-range/no-such-date`: shipping date that does not exist.
    public static let dateRangeNoSuchDate = RuleID(code: 202)
    /// `date-range/order`: shipping estimate backwards.
    public static let dateRangeOrder = RuleID(code: 203)
    /// `date-range/past`: shipping estimate in the past.
    public static let dateRangePast = RuleID(code: 204)
    /// `date-range/year`: year of a shipping date.
    public static let dateRangeYear = RuleID(code: 205)
    /// `deferred/cancellation-late`: free cancellation after the charge.
    public static let deferredCancellationLate = RuleID(code: 206)
    /// `deferred/cancellation-pair`: half of a free cancellation.
    public static let deferredCancellationPair = RuleID(code: 207)
    /// `deferred/date-missing`: deferred payment without a date.
    public static let deferredDateMissing = RuleID(code: 208)
    /// `deferred/date-past`: deferred payment in the past.
    public static let deferredDatePast = RuleID(code: 209)
    /// `deferred/zone-unknown`: unknown time zone.
    public static let deferredZoneUnknown = RuleID(code: 210)
    /// `disbursement/capability`: fee without instant transfer.
    public static let disbursementCapability = RuleID(code: 211)
    /// `disbursement/fee-missing`: instant transfer without a fee line.
    public static let disbursementFeeMissing = RuleID(code: 212)
    /// `disbursement/fee-repeated`: second fee of a transfer.
    public static let disbursementFeeRepeated = RuleID(code: 213)
    /// `disbursement/last-item`: last line of a transfer.
    public static let disbursementLastItem = RuleID(code: 214)
    /// `disbursement/recipient-item`: amount that the person receives.
    public static let disbursementRecipientItem = RuleID(code: 215)
    /// `disbursement/shipping`: transfer with shipping.
    public static let disbursementShipping = RuleID(code: 216)
    /// `disbursement/sum`: sum of a transfer.
    public static let disbursementSum = RuleID(code: 217)
    /// `pickup/contact`: pickup without a place.
    public static let pickupContact = RuleID(code: 218)
    /// `pickup/enabled`: old word for the editing mode.
    public static let pickupEnabled = RuleID(code: 219)
    /// `pickup/fields`: pickup without a postal address field.
    public static let pickupFields = RuleID(code: 220)
    /// `pickup/mode`: pickup at a place that can be changed.
    public static let pickupMode = RuleID(code: 221)
    /// `plan/address-invalid`: invalid address of a plan.
    public static let planAddressInvalid = RuleID(code: 222)
    /// `plan/agreement-length`: length of the billing agreement.
    public static let planAgreementLength = RuleID(code: 223)
    /// `plan/billing-amount`: amount of a billing item.
    public static let planBillingAmount = RuleID(code: 224)
    /// `plan/description-empty`: empty description of a plan.
    public static let planDescriptionEmpty = RuleID(code: 225)
    /// `plan/management-https`: page of a plan without https.
    public static let planManagementHttps = RuleID(code: 226)
    /// `plan/timing`: timing of a billing item.
    public static let planTiming = RuleID(code: 227)
    /// `plan/token-address`: notification address with an end of its own.
    public static let planTokenAddress = RuleID(code: 228)
    /// `plan/token-address-missing`: no notification address.
    public static let planTokenAddressMissing = RuleID(code: 229)
    /// `plan/token-https`: notification address without https.
    public static let planTokenHttps = RuleID(code: 230)
    /// `plan/token-networks`: networks without merchant tokens.
    public static let planTokenNetworks = RuleID(code: 231)
    /// `recurring/count`: interval of zero.
    public static let recurringCount = RuleID(code: 232)
    /// `recurring/ended`: end in the past.
    public static let recurringEnded = RuleID(code: 233)
    /// `recurring/once`: recurring payment that is charged once.
    public static let recurringOnce = RuleID(code: 234)
    /// `recurring/order`: end before the start.
    public static let recurringOrder = RuleID(code: 235)
    /// `recurring/total-now`: total of a plan.
    public static let recurringTotalNow = RuleID(code: 236)
    /// `recurring/trial-end`: trial without an end.
    public static let recurringTrialEnd = RuleID(code: 237)
    /// `recurring/trial-gap`: trial and regular charges do not meet.
    public static let recurringTrialGap = RuleID(code: 238)
    /// `recurring/trial-shown`: trial missing among the line items.
    public static let recurringTrialShown = RuleID(code: 239)
    /// `reload/threshold-missing`: automatic reload without a threshold.
    public static let reloadThresholdMissing = RuleID(code: 240)
    /// `reload/threshold-negative`: threshold below zero.
    public static let reloadThresholdNegative = RuleID(code: 241)
    /// `shipping/detail-repeats`: detail that says nothing new.
    public static let shippingDetailRepeats = RuleID(code: 242)
    /// `shipping/fields`: shipping methods without a shipping contact.
    public static let shippingFields = RuleID(code: 243)
    /// `shipping/identifier-empty`: empty shipping identifier.
    public static let shippingIdentifierEmpty = RuleID(code: 244)
    /// `shipping/identifier-repeated`: repeated shipping identifier.
    public static let shippingIdentifierRepeated = RuleID(code: 245)
    /// `shipping/negative`: negative shipping price.
    public static let shippingNegative = RuleID(code: 246)
    /// `shipping/preselected`: price of another shipping method.
    public static let shippingPreselected = RuleID(code: 247)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 248)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<49).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 200: "date-range/ends"
        case 201: "date-range/gaps"
        case 202: "date-range/no-such-date"
        case 203: "date-range/order"
        case 204: "date-range/past"
        case 205: "date-range/year"
        case 206: "deferred/cancellation-late"
        case 207: "deferred/cancellation-pair"
        case 208: "deferred/date-missing"
        case 209: "deferred/date-past"
        case 210: "deferred/zone-unknown"
        case 211: "disbursement/capability"
        case 212: "disbursement/fee-missing"
        case 213: "disbursement/fee-repeated"
        case 214: "disbursement/last-item"
        case 215: "disbursement/recipient-item"
        case 216: "disbursement/shipping"
        case 217: "disbursement/sum"
        case 218: "pickup/contact"
        case 219: "pickup/enabled"
        case 220: "pickup/fields"
        case 221: "pickup/mode"
        case 222: "plan/address-invalid"
        case 223: "plan/agreement-length"
        case 224: "plan/billing-amount"
        case 225: "plan/description-empty"
        case 226: "plan/management-https"
        case 227: "plan/timing"
        case 228: "plan/token-address"
        case 229: "plan/token-address-missing"
        case 230: "plan/token-https"
        case 231: "plan/token-networks"
        case 232: "recurring/count"
        case 233: "recurring/ended"
        case 234: "recurring/once"
        case 235: "recurring/order"
        case 236: "recurring/total-now"
        case 237: "recurring/trial-end"
        case 238: "recurring/trial-gap"
        case 239: "recurring/trial-shown"
        case 240: "reload/threshold-missing"
        case 241: "reload/threshold-negative"
        case 242: "shipping/detail-repeats"
        case 243: "shipping/fields"
        case 244: "shipping/identifier-empty"
        case 245: "shipping/identifier-repeated"
        case 246: "shipping/negative"
        case 247: "shipping/preselected"
        case 248: "total/negative"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 200: DateRangeEnds.card
        case 201: DateRangeGaps.card
        case 202: DateRangeNoSuchDate.card
        case 203: DateRangeOrder.card
        case 204: DateRangePast.card
        case 205: DateRangeYear.card
        case 206: DeferredCancellationLate.card
        case 207: DeferredCancellationPair.card
        case 208: DeferredDateMissing.card
        case 209: DeferredDatePast.card
        case 210: DeferredZoneUnknown.card
        case 211: DisbursementCapability.card
        case 212: DisbursementFeeMissing.card
        case 213: DisbursementFeeRepeated.card
        case 214: DisbursementLastItem.card
        case 215: DisbursementRecipientItem.card
        case 216: DisbursementShipping.card
        case 217: DisbursementSum.card
        case 218: PickupContact.card
        case 219: PickupEnabled.card
        case 220: PickupFields.card
        case 221: PickupMode.card
        case 222: PlanAddressInvalid.card
        case 223: PlanAgreementLength.card
        case 224: PlanBillingAmount.card
        case 225: PlanDescriptionEmpty.card
        case 226: PlanManagementHttps.card
        case 227: PlanTiming.card
        case 228: PlanTokenAddress.card
        case 229: PlanTokenAddressMissing.card
        case 230: PlanTokenHttps.card
        case 231: PlanTokenNetworks.card
        case 232: RecurringCount.card
        case 233: RecurringEnded.card
        case 234: RecurringOnce.card
        case 235: RecurringOrder.card
        case 236: RecurringTotalNow.card
        case 237: RecurringTrialEnd.card
        case 238: RecurringTrialGap.card
        case 239: RecurringTrialShown.card
        case 240: ReloadThresholdMissing.card
        case 241: ReloadThresholdNegative.card
        case 242: ShippingDetailRepeats.card
        case 243: ShippingFields.card
        case 244: ShippingIdentifierEmpty.card
        case 245: ShippingIdentifierRepeated.card
        case 246: ShippingNegative.card
        case 247: ShippingPreselected.card
        case 248: TotalNegative.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
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
        rows += PickupContact.rows
        rows += PickupEnabled.rows
        rows += PickupFields.rows
        rows += PickupMode.rows
        rows += PlanAddressInvalid.rows
        rows += PlanAgreementLength.rows
        rows += PlanBillingAmount.rows
        rows += PlanDescriptionEmpty.rows
        rows += PlanManagementHttps.rows
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
        all.append(PickupContact.card)
        all.append(PickupEnabled.card)
        all.append(PickupFields.card)
        all.append(PickupMode.card)
        all.append(PlanAddressInvalid.card)
        all.append(PlanAgreementLength.card)
        all.append(PlanBillingAmount.card)
        all.append(PlanDescriptionEmpty.card)
        all.append(PlanManagementHttps.card)
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
