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
    /// `date-range/year`: year of a shipping date.
    public static let dateRangeYear = RuleID(code: 204)
    /// `deferred/cancellation-late`: free cancellation after the charge.
    public static let deferredCancellationLate = RuleID(code: 205)
    /// `deferred/cancellation-pair`: half of a free cancellation.
    public static let deferredCancellationPair = RuleID(code: 206)
    /// `deferred/date-missing`: deferred payment without a date.
    public static let deferredDateMissing = RuleID(code: 207)
    /// `deferred/date-past`: deferred payment in the past.
    public static let deferredDatePast = RuleID(code: 208)
    /// `deferred/zone-unknown`: unknown time zone.
    public static let deferredZoneUnknown = RuleID(code: 209)
    /// `disbursement/capability`: fee without instant transfer.
    public static let disbursementCapability = RuleID(code: 210)
    /// `disbursement/fee-missing`: instant transfer without a fee line.
    public static let disbursementFeeMissing = RuleID(code: 211)
    /// `disbursement/fee-repeated`: second fee of a transfer.
    public static let disbursementFeeRepeated = RuleID(code: 212)
    /// `disbursement/last-item`: last line of a transfer.
    public static let disbursementLastItem = RuleID(code: 213)
    /// `disbursement/recipient-item`: amount that the person receives.
    public static let disbursementRecipientItem = RuleID(code: 214)
    /// `disbursement/shipping`: transfer with shipping.
    public static let disbursementShipping = RuleID(code: 215)
    /// `disbursement/sum`: sum of a transfer.
    public static let disbursementSum = RuleID(code: 216)
    /// `pickup/contact`: pickup without a place.
    public static let pickupContact = RuleID(code: 217)
    /// `pickup/enabled`: old word for the editing mode.
    public static let pickupEnabled = RuleID(code: 218)
    /// `pickup/fields`: pickup without a postal address field.
    public static let pickupFields = RuleID(code: 219)
    /// `pickup/mode`: pickup at a place that can be changed.
    public static let pickupMode = RuleID(code: 220)
    /// `plan/address-invalid`: invalid address of a plan.
    public static let planAddressInvalid = RuleID(code: 221)
    /// `plan/agreement-length`: length of the billing agreement.
    public static let planAgreementLength = RuleID(code: 222)
    /// `plan/billing-amount`: amount of a billing item.
    public static let planBillingAmount = RuleID(code: 223)
    /// `plan/description-empty`: empty description of a plan.
    public static let planDescriptionEmpty = RuleID(code: 224)
    /// `plan/management-https`: page of a plan without https.
    public static let planManagementHttps = RuleID(code: 225)
    /// `plan/timing`: timing of a billing item.
    public static let planTiming = RuleID(code: 226)
    /// `plan/token-address`: notification address with an end of its own.
    public static let planTokenAddress = RuleID(code: 227)
    /// `plan/token-address-missing`: no notification address.
    public static let planTokenAddressMissing = RuleID(code: 228)
    /// `plan/token-https`: notification address without https.
    public static let planTokenHttps = RuleID(code: 229)
    /// `plan/token-networks`: networks without merchant tokens.
    public static let planTokenNetworks = RuleID(code: 230)
    /// `recurring/count`: interval of zero.
    public static let recurringCount = RuleID(code: 231)
    /// `recurring/ended`: end in the past.
    public static let recurringEnded = RuleID(code: 232)
    /// `recurring/once`: recurring payment that is charged once.
    public static let recurringOnce = RuleID(code: 233)
    /// `recurring/order`: end before the start.
    public static let recurringOrder = RuleID(code: 234)
    /// `recurring/total-now`: total of a plan.
    public static let recurringTotalNow = RuleID(code: 235)
    /// `recurring/trial-end`: trial without an end.
    public static let recurringTrialEnd = RuleID(code: 236)
    /// `recurring/trial-gap`: trial and regular charges do not meet.
    public static let recurringTrialGap = RuleID(code: 237)
    /// `recurring/trial-shown`: trial missing among the line items.
    public static let recurringTrialShown = RuleID(code: 238)
    /// `reload/threshold-missing`: automatic reload without a threshold.
    public static let reloadThresholdMissing = RuleID(code: 239)
    /// `reload/threshold-negative`: threshold below zero.
    public static let reloadThresholdNegative = RuleID(code: 240)
    /// `shipping/detail-repeats`: detail that says nothing new.
    public static let shippingDetailRepeats = RuleID(code: 241)
    /// `shipping/fields`: shipping methods without a shipping contact.
    public static let shippingFields = RuleID(code: 242)
    /// `shipping/identifier-empty`: empty shipping identifier.
    public static let shippingIdentifierEmpty = RuleID(code: 243)
    /// `shipping/identifier-repeated`: repeated shipping identifier.
    public static let shippingIdentifierRepeated = RuleID(code: 244)
    /// `shipping/negative`: negative shipping price.
    public static let shippingNegative = RuleID(code: 245)
    /// `shipping/preselected`: price of another shipping method.
    public static let shippingPreselected = RuleID(code: 246)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 247)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<48).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 200: "date-range/ends"
        case 201: "date-range/gaps"
        case 202: "date-range/no-such-date"
        case 203: "date-range/order"
        case 204: "date-range/year"
        case 205: "deferred/cancellation-late"
        case 206: "deferred/cancellation-pair"
        case 207: "deferred/date-missing"
        case 208: "deferred/date-past"
        case 209: "deferred/zone-unknown"
        case 210: "disbursement/capability"
        case 211: "disbursement/fee-missing"
        case 212: "disbursement/fee-repeated"
        case 213: "disbursement/last-item"
        case 214: "disbursement/recipient-item"
        case 215: "disbursement/shipping"
        case 216: "disbursement/sum"
        case 217: "pickup/contact"
        case 218: "pickup/enabled"
        case 219: "pickup/fields"
        case 220: "pickup/mode"
        case 221: "plan/address-invalid"
        case 222: "plan/agreement-length"
        case 223: "plan/billing-amount"
        case 224: "plan/description-empty"
        case 225: "plan/management-https"
        case 226: "plan/timing"
        case 227: "plan/token-address"
        case 228: "plan/token-address-missing"
        case 229: "plan/token-https"
        case 230: "plan/token-networks"
        case 231: "recurring/count"
        case 232: "recurring/ended"
        case 233: "recurring/once"
        case 234: "recurring/order"
        case 235: "recurring/total-now"
        case 236: "recurring/trial-end"
        case 237: "recurring/trial-gap"
        case 238: "recurring/trial-shown"
        case 239: "reload/threshold-missing"
        case 240: "reload/threshold-negative"
        case 241: "shipping/detail-repeats"
        case 242: "shipping/fields"
        case 243: "shipping/identifier-empty"
        case 244: "shipping/identifier-repeated"
        case 245: "shipping/negative"
        case 246: "shipping/preselected"
        case 247: "total/negative"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 200: DateRangeEnds.card
        case 201: DateRangeGaps.card
        case 202: DateRangeNoSuchDate.card
        case 203: DateRangeOrder.card
        case 204: DateRangeYear.card
        case 205: DeferredCancellationLate.card
        case 206: DeferredCancellationPair.card
        case 207: DeferredDateMissing.card
        case 208: DeferredDatePast.card
        case 209: DeferredZoneUnknown.card
        case 210: DisbursementCapability.card
        case 211: DisbursementFeeMissing.card
        case 212: DisbursementFeeRepeated.card
        case 213: DisbursementLastItem.card
        case 214: DisbursementRecipientItem.card
        case 215: DisbursementShipping.card
        case 216: DisbursementSum.card
        case 217: PickupContact.card
        case 218: PickupEnabled.card
        case 219: PickupFields.card
        case 220: PickupMode.card
        case 221: PlanAddressInvalid.card
        case 222: PlanAgreementLength.card
        case 223: PlanBillingAmount.card
        case 224: PlanDescriptionEmpty.card
        case 225: PlanManagementHttps.card
        case 226: PlanTiming.card
        case 227: PlanTokenAddress.card
        case 228: PlanTokenAddressMissing.card
        case 229: PlanTokenHttps.card
        case 230: PlanTokenNetworks.card
        case 231: RecurringCount.card
        case 232: RecurringEnded.card
        case 233: RecurringOnce.card
        case 234: RecurringOrder.card
        case 235: RecurringTotalNow.card
        case 236: RecurringTrialEnd.card
        case 237: RecurringTrialGap.card
        case 238: RecurringTrialShown.card
        case 239: ReloadThresholdMissing.card
        case 240: ReloadThresholdNegative.card
        case 241: ShippingDetailRepeats.card
        case 242: ShippingFields.card
        case 243: ShippingIdentifierEmpty.card
        case 244: ShippingIdentifierRepeated.card
        case 245: ShippingNegative.card
        case 246: ShippingPreselected.card
        case 247: TotalNegative.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        rows += DateRangeEnds.rows
        rows += DateRangeGaps.rows
        rows += DateRangeNoSuchDate.rows
        rows += DateRangeOrder.rows
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
