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
    /// `decrypted/account`: account number in decrypted data.
    public static let decryptedAccount = RuleID(code: 209)
    /// `decrypted/amount`: amounts in decrypted data.
    public static let decryptedAmount = RuleID(code: 210)
    /// `decrypted/currency`: currency number in decrypted data.
    public static let decryptedCurrency = RuleID(code: 211)
    /// `decrypted/eci`: indicator of electronic commerce.
    public static let decryptedEci = RuleID(code: 212)
    /// `decrypted/expiration`: expiry in decrypted data.
    public static let decryptedExpiration = RuleID(code: 213)
    /// `decrypted/expired`: expired card.
    public static let decryptedExpired = RuleID(code: 214)
    /// `decrypted/kind`: kind of the payment data.
    public static let decryptedKind = RuleID(code: 215)
    /// `decrypted/metadata-alone`: metadata without a merchant token.
    public static let decryptedMetadataAlone = RuleID(code: 216)
    /// `decrypted/shares`: merchants' amounts above the total.
    public static let decryptedShares = RuleID(code: 217)
    /// `decrypted/two-kinds`: merchant token among several merchants.
    public static let decryptedTwoKinds = RuleID(code: 218)
    /// `deferred/cancellation-late`: free cancellation after the charge.
    public static let deferredCancellationLate = RuleID(code: 219)
    /// `deferred/cancellation-pair`: half of a free cancellation.
    public static let deferredCancellationPair = RuleID(code: 220)
    /// `deferred/date-missing`: deferred payment without a date.
    public static let deferredDateMissing = RuleID(code: 221)
    /// `deferred/date-past`: deferred payment in the past.
    public static let deferredDatePast = RuleID(code: 222)
    /// `deferred/zone-unknown`: unknown time zone.
    public static let deferredZoneUnknown = RuleID(code: 223)
    /// `disbursement/capability`: fee without instant transfer.
    public static let disbursementCapability = RuleID(code: 224)
    /// `disbursement/fee-missing`: instant transfer without a fee line.
    public static let disbursementFeeMissing = RuleID(code: 225)
    /// `disbursement/fee-repeated`: second fee of a transfer.
    public static let disbursementFeeRepeated = RuleID(code: 226)
    /// `disbursement/last-item`: last line of a transfer.
    public static let disbursementLastItem = RuleID(code: 227)
    /// `disbursement/recipient-item`: amount that the person receives.
    public static let disbursementRecipientItem = RuleID(code: 228)
    /// `disbursement/shipping`: transfer with shipping.
    public static let disbursementShipping = RuleID(code: 229)
    /// `disbursement/sum`: sum of a transfer.
    public static let disbursementSum = RuleID(code: 230)
    /// `error/code-place`: error code in the wrong answer.
    public static let errorCodePlace = RuleID(code: 231)
    /// `error/field-missing`: contact error without a field.
    public static let errorFieldMissing = RuleID(code: 232)
    /// `error/field-place`: field that cannot be marked here.
    public static let errorFieldPlace = RuleID(code: 233)
    /// `error/field-unused`: field that the error code ignores.
    public static let errorFieldUnused = RuleID(code: 234)
    /// `error/message-long`: long error message.
    public static let errorMessageLong = RuleID(code: 235)
    /// `error/message-missing`: error without a message.
    public static let errorMessageMissing = RuleID(code: 236)
    /// `error/message-punctuation`: punctuation at the end of an error message.
    public static let errorMessagePunctuation = RuleID(code: 237)
    /// `error/version`: error object before version 3.
    public static let errorVersion = RuleID(code: 238)
    /// `event/card`: digits and country of a card.
    public static let eventCard = RuleID(code: 239)
    /// `event/length`: length of a text about a merchant token.
    public static let eventLength = RuleID(code: 240)
    /// `event/payload`: event without its news.
    public static let eventPayload = RuleID(code: 241)
    /// `event/type`: unknown kind of event.
    public static let eventType = RuleID(code: 242)
    /// `flow/agreement-changed`: agreement changed in an update.
    public static let flowAgreementChanged = RuleID(code: 243)
    /// `flow/answer`: answer to another event.
    public static let flowAnswer = RuleID(code: 244)
    /// `flow/contexts-exceed-total`: shares above the new total.
    public static let flowContextsExceedTotal = RuleID(code: 245)
    /// `flow/coupon`: coupon code without a field.
    public static let flowCoupon = RuleID(code: 246)
    /// `flow/deferred-dropped`: deferred payment not repeated.
    public static let flowDeferredDropped = RuleID(code: 247)
    /// `flow/kind-switch`: another kind of payment in an update.
    public static let flowKindSwitch = RuleID(code: 248)
    /// `flow/no-method-left`: no shipping method left.
    public static let flowNoMethodLeft = RuleID(code: 249)
    /// `flow/shipping-method`: unknown shipping method chosen.
    public static let flowShippingMethod = RuleID(code: 250)
    /// `flow/shipping-price`: price of the chosen shipping method missing.
    public static let flowShippingPrice = RuleID(code: 251)
    /// `modifier/any-first`: modifier for every card before others.
    public static let modifierAnyFirst = RuleID(code: 252)
    /// `modifier/items-without-total`: additional items without a new total.
    public static let modifierItemsWithoutTotal = RuleID(code: 253)
    /// `modifier/total-zero`: modifier with a total of zero.
    public static let modifierTotalZero = RuleID(code: 254)
    /// `modifier/type-repeated`: two modifiers for one kind of card.
    public static let modifierTypeRepeated = RuleID(code: 255)
    /// `order/currency`: currency differs from the order.
    public static let orderCurrency = RuleID(code: 256)
    /// `order/shares`: shares differ from the order.
    public static let orderShares = RuleID(code: 257)
    /// `order/shipping`: shipping differs from the order.
    public static let orderShippingPrice = RuleID(code: 258)
    /// `order/total`: total differs from the order.
    public static let orderTotal = RuleID(code: 259)
    /// `pickup/contact`: pickup without a place.
    public static let pickupContact = RuleID(code: 260)
    /// `pickup/enabled`: old word for the editing mode.
    public static let pickupEnabled = RuleID(code: 261)
    /// `pickup/fields`: pickup without a postal address field.
    public static let pickupFields = RuleID(code: 262)
    /// `pickup/mode`: pickup at a place that can be changed.
    public static let pickupMode = RuleID(code: 263)
    /// `plan/address-invalid`: invalid address of a plan.
    public static let planAddressInvalid = RuleID(code: 264)
    /// `plan/agreement-length`: length of the billing agreement.
    public static let planAgreementLength = RuleID(code: 265)
    /// `plan/agreement-text`: agreement names other terms.
    public static let planAgreementText = RuleID(code: 266)
    /// `plan/billing-amount`: amount of a billing item.
    public static let planBillingAmount = RuleID(code: 267)
    /// `plan/description-empty`: empty description of a plan.
    public static let planDescriptionEmpty = RuleID(code: 268)
    /// `plan/management-https`: page of a plan without https.
    public static let planManagementHttps = RuleID(code: 269)
    /// `plan/third-phase`: third phase of a subscription.
    public static let planThirdPhase = RuleID(code: 270)
    /// `plan/timing`: timing of a billing item.
    public static let planTiming = RuleID(code: 271)
    /// `plan/token-address`: notification address with an end of its own.
    public static let planTokenAddress = RuleID(code: 272)
    /// `plan/token-address-missing`: no notification address.
    public static let planTokenAddressMissing = RuleID(code: 273)
    /// `plan/token-https`: notification address without https.
    public static let planTokenHttps = RuleID(code: 274)
    /// `plan/token-networks`: networks without merchant tokens.
    public static let planTokenNetworks = RuleID(code: 275)
    /// `recurring/count`: interval of zero.
    public static let recurringCount = RuleID(code: 276)
    /// `recurring/ended`: end in the past.
    public static let recurringEnded = RuleID(code: 277)
    /// `recurring/once`: recurring payment that is charged once.
    public static let recurringOnce = RuleID(code: 278)
    /// `recurring/order`: end before the start.
    public static let recurringOrder = RuleID(code: 279)
    /// `recurring/total-now`: total of a plan.
    public static let recurringTotalNow = RuleID(code: 280)
    /// `recurring/trial-end`: trial without an end.
    public static let recurringTrialEnd = RuleID(code: 281)
    /// `recurring/trial-gap`: trial and regular charges do not meet.
    public static let recurringTrialGap = RuleID(code: 282)
    /// `recurring/trial-shown`: trial missing among the line items.
    public static let recurringTrialShown = RuleID(code: 283)
    /// `registration/domain-count`: number of domains.
    public static let registrationDomainCount = RuleID(code: 284)
    /// `registration/domain-repeated`: repeated domain.
    public static let registrationDomainRepeated = RuleID(code: 285)
    /// `registration/key`: platform's key for a merchant.
    public static let registrationKey = RuleID(code: 286)
    /// `registration/text-long`: long text in a registration.
    public static let registrationTextLong = RuleID(code: 287)
    /// `reload/threshold-missing`: automatic reload without a threshold.
    public static let reloadThresholdMissing = RuleID(code: 288)
    /// `reload/threshold-negative`: threshold below zero.
    public static let reloadThresholdNegative = RuleID(code: 289)
    /// `result/failure-without-errors`: failure without errors.
    public static let resultFailureWithoutErrors = RuleID(code: 290)
    /// `result/order-empty`: empty member of the order details.
    public static let resultOrderEmpty = RuleID(code: 291)
    /// `result/order-on-failure`: order details of a failed payment.
    public static let resultOrderOnFailure = RuleID(code: 292)
    /// `result/order-url`: address of the order's web service.
    public static let resultOrderUrl = RuleID(code: 293)
    /// `result/status`: status other than success and failure.
    public static let resultStatus = RuleID(code: 294)
    /// `result/success-with-errors`: success with errors.
    public static let resultSuccessWithErrors = RuleID(code: 295)
    /// `session/domain`: not a bare domain name.
    public static let sessionDomain = RuleID(code: 296)
    /// `session/expired`: expired merchant session.
    public static let sessionExpired = RuleID(code: 297)
    /// `session/gateway`: gateway of a conversation.
    public static let sessionGateway = RuleID(code: 298)
    /// `session/incomplete`: merchant session with a part missing.
    public static let sessionIncomplete = RuleID(code: 299)
    /// `session/name-long`: long display name.
    public static let sessionNameLong = RuleID(code: 300)
    /// `session/name-order`: display name with an order number.
    public static let sessionNameOrder = RuleID(code: 301)
    /// `session/team`: team of an app.
    public static let sessionTeam = RuleID(code: 302)
    /// `session/times`: times of a merchant session.
    public static let sessionTimes = RuleID(code: 303)
    /// `shipping/detail-repeats`: detail that says nothing new.
    public static let shippingDetailRepeats = RuleID(code: 304)
    /// `shipping/fields`: shipping methods without a shipping contact.
    public static let shippingFields = RuleID(code: 305)
    /// `shipping/identifier-empty`: empty shipping identifier.
    public static let shippingIdentifierEmpty = RuleID(code: 306)
    /// `shipping/identifier-repeated`: repeated shipping identifier.
    public static let shippingIdentifierRepeated = RuleID(code: 307)
    /// `shipping/negative`: negative shipping price.
    public static let shippingNegative = RuleID(code: 308)
    /// `shipping/preselected`: price of another shipping method.
    public static let shippingPreselected = RuleID(code: 309)
    /// `token/base64`: base64 in a token.
    public static let tokenBase64 = RuleID(code: 310)
    /// `token/hex`: hexadecimal in a token.
    public static let tokenHex = RuleID(code: 311)
    /// `token/key-foreign`: token with two keys.
    public static let tokenKeyForeign = RuleID(code: 312)
    /// `token/key-missing`: token without its key.
    public static let tokenKeyMissing = RuleID(code: 313)
    /// `token/length`: length of a token's bytes.
    public static let tokenLength = RuleID(code: 314)
    /// `token/simulated`: token of a simulator.
    public static let tokenSimulated = RuleID(code: 315)
    /// `token/transaction`: transaction of a token.
    public static let tokenTransaction = RuleID(code: 316)
    /// `token/wrapped`: wrapped token.
    public static let tokenWrapped = RuleID(code: 317)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 318)
    /// `update/version`: answer in a form newer than the version.
    public static let updateVersion = RuleID(code: 319)
    /// `w3c/apple-pay-address`: apple Pay's address misspelt.
    public static let w3cApplePayAddress = RuleID(code: 320)
    /// `w3c/apple-pay-none`: no Apple Pay among the methods.
    public static let w3cApplePayNone = RuleID(code: 321)
    /// `w3c/currency-mixed`: amounts in several currencies.
    public static let w3cCurrencyMixed = RuleID(code: 322)
    /// `w3c/data-missing`: apple Pay without data.
    public static let w3cDataMissing = RuleID(code: 323)
    /// `w3c/error-hidden`: error that is not shown.
    public static let w3cErrorHidden = RuleID(code: 324)
    /// `w3c/method-identifier`: payment method identifier.
    public static let w3cMethodIdentifier = RuleID(code: 325)
    /// `w3c/method-none`: no payment method.
    public static let w3cMethodNone = RuleID(code: 326)
    /// `w3c/method-repeated`: repeated payment method.
    public static let w3cMethodRepeated = RuleID(code: 327)
    /// `w3c/option-negative`: negative shipping option.
    public static let w3cOptionNegative = RuleID(code: 328)
    /// `w3c/option-repeated`: repeated id of a shipping option.
    public static let w3cOptionRepeated = RuleID(code: 329)
    /// `w3c/option-selected`: selected shipping option.
    public static let w3cOptionSelected = RuleID(code: 330)
    /// `w3c/options-discarded`: shipping options without requestShipping.
    public static let w3cOptionsDiscarded = RuleID(code: 331)
    /// `w3c/shipping-fields-version`: shipping fields before version 6.
    public static let w3cShippingFieldsVersion = RuleID(code: 332)
    /// `w3c/total-negative`: negative total.
    public static let w3cTotalNegative = RuleID(code: 333)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<134).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

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
        case 209: "decrypted/account"
        case 210: "decrypted/amount"
        case 211: "decrypted/currency"
        case 212: "decrypted/eci"
        case 213: "decrypted/expiration"
        case 214: "decrypted/expired"
        case 215: "decrypted/kind"
        case 216: "decrypted/metadata-alone"
        case 217: "decrypted/shares"
        case 218: "decrypted/two-kinds"
        case 219: "deferred/cancellation-late"
        case 220: "deferred/cancellation-pair"
        case 221: "deferred/date-missing"
        case 222: "deferred/date-past"
        case 223: "deferred/zone-unknown"
        case 224: "disbursement/capability"
        case 225: "disbursement/fee-missing"
        case 226: "disbursement/fee-repeated"
        case 227: "disbursement/last-item"
        case 228: "disbursement/recipient-item"
        case 229: "disbursement/shipping"
        case 230: "disbursement/sum"
        case 231: "error/code-place"
        case 232: "error/field-missing"
        case 233: "error/field-place"
        case 234: "error/field-unused"
        case 235: "error/message-long"
        case 236: "error/message-missing"
        case 237: "error/message-punctuation"
        case 238: "error/version"
        case 239: "event/card"
        case 240: "event/length"
        case 241: "event/payload"
        case 242: "event/type"
        case 243: "flow/agreement-changed"
        case 244: "flow/answer"
        case 245: "flow/contexts-exceed-total"
        case 246: "flow/coupon"
        case 247: "flow/deferred-dropped"
        case 248: "flow/kind-switch"
        case 249: "flow/no-method-left"
        case 250: "flow/shipping-method"
        case 251: "flow/shipping-price"
        case 252: "modifier/any-first"
        case 253: "modifier/items-without-total"
        case 254: "modifier/total-zero"
        case 255: "modifier/type-repeated"
        case 256: "order/currency"
        case 257: "order/shares"
        case 258: "order/shipping"
        case 259: "order/total"
        case 260: "pickup/contact"
        case 261: "pickup/enabled"
        case 262: "pickup/fields"
        case 263: "pickup/mode"
        case 264: "plan/address-invalid"
        case 265: "plan/agreement-length"
        case 266: "plan/agreement-text"
        case 267: "plan/billing-amount"
        case 268: "plan/description-empty"
        case 269: "plan/management-https"
        case 270: "plan/third-phase"
        case 271: "plan/timing"
        case 272: "plan/token-address"
        case 273: "plan/token-address-missing"
        case 274: "plan/token-https"
        case 275: "plan/token-networks"
        case 276: "recurring/count"
        case 277: "recurring/ended"
        case 278: "recurring/once"
        case 279: "recurring/order"
        case 280: "recurring/total-now"
        case 281: "recurring/trial-end"
        case 282: "recurring/trial-gap"
        case 283: "recurring/trial-shown"
        case 284: "registration/domain-count"
        case 285: "registration/domain-repeated"
        case 286: "registration/key"
        case 287: "registration/text-long"
        case 288: "reload/threshold-missing"
        case 289: "reload/threshold-negative"
        case 290: "result/failure-without-errors"
        case 291: "result/order-empty"
        case 292: "result/order-on-failure"
        case 293: "result/order-url"
        case 294: "result/status"
        case 295: "result/success-with-errors"
        case 296: "session/domain"
        case 297: "session/expired"
        case 298: "session/gateway"
        case 299: "session/incomplete"
        case 300: "session/name-long"
        case 301: "session/name-order"
        case 302: "session/team"
        case 303: "session/times"
        case 304: "shipping/detail-repeats"
        case 305: "shipping/fields"
        case 306: "shipping/identifier-empty"
        case 307: "shipping/identifier-repeated"
        case 308: "shipping/negative"
        case 309: "shipping/preselected"
        case 310: "token/base64"
        case 311: "token/hex"
        case 312: "token/key-foreign"
        case 313: "token/key-missing"
        case 314: "token/length"
        case 315: "token/simulated"
        case 316: "token/transaction"
        case 317: "token/wrapped"
        case 318: "total/negative"
        case 319: "update/version"
        case 320: "w3c/apple-pay-address"
        case 321: "w3c/apple-pay-none"
        case 322: "w3c/currency-mixed"
        case 323: "w3c/data-missing"
        case 324: "w3c/error-hidden"
        case 325: "w3c/method-identifier"
        case 326: "w3c/method-none"
        case 327: "w3c/method-repeated"
        case 328: "w3c/option-negative"
        case 329: "w3c/option-repeated"
        case 330: "w3c/option-selected"
        case 331: "w3c/options-discarded"
        case 332: "w3c/shipping-fields-version"
        case 333: "w3c/total-negative"
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
        case 209: DecryptedAccount.card
        case 210: DecryptedAmount.card
        case 211: DecryptedCurrency.card
        case 212: DecryptedEci.card
        case 213: DecryptedExpiration.card
        case 214: DecryptedExpired.card
        case 215: DecryptedKind.card
        case 216: DecryptedMetadataAlone.card
        case 217: DecryptedShares.card
        case 218: DecryptedTwoKinds.card
        case 219: DeferredCancellationLate.card
        case 220: DeferredCancellationPair.card
        case 221: DeferredDateMissing.card
        case 222: DeferredDatePast.card
        case 223: DeferredZoneUnknown.card
        case 224: DisbursementCapability.card
        case 225: DisbursementFeeMissing.card
        case 226: DisbursementFeeRepeated.card
        case 227: DisbursementLastItem.card
        case 228: DisbursementRecipientItem.card
        case 229: DisbursementShipping.card
        case 230: DisbursementSum.card
        case 231: ErrorCodePlace.card
        case 232: ErrorFieldMissing.card
        case 233: ErrorFieldPlace.card
        case 234: ErrorFieldUnused.card
        case 235: ErrorMessageLong.card
        case 236: ErrorMessageMissing.card
        case 237: ErrorMessagePunctuation.card
        case 238: ErrorVersion.card
        case 239: EventCard.card
        case 240: EventLength.card
        case 241: EventPayload.card
        case 242: EventType.card
        case 243: FlowAgreementChanged.card
        case 244: FlowAnswer.card
        case 245: FlowContextsExceedTotal.card
        case 246: FlowCoupon.card
        case 247: FlowDeferredDropped.card
        case 248: FlowKindSwitch.card
        case 249: FlowNoMethodLeft.card
        case 250: FlowShippingMethod.card
        case 251: FlowShippingPrice.card
        case 252: ModifierAnyFirst.card
        case 253: ModifierItemsWithoutTotal.card
        case 254: ModifierTotalZero.card
        case 255: ModifierTypeRepeated.card
        case 256: OrderCurrency.card
        case 257: OrderShares.card
        case 258: OrderShippingPrice.card
        case 259: OrderTotal.card
        case 260: PickupContact.card
        case 261: PickupEnabled.card
        case 262: PickupFields.card
        case 263: PickupMode.card
        case 264: PlanAddressInvalid.card
        case 265: PlanAgreementLength.card
        case 266: PlanAgreementText.card
        case 267: PlanBillingAmount.card
        case 268: PlanDescriptionEmpty.card
        case 269: PlanManagementHttps.card
        case 270: PlanThirdPhase.card
        case 271: PlanTiming.card
        case 272: PlanTokenAddress.card
        case 273: PlanTokenAddressMissing.card
        case 274: PlanTokenHttps.card
        case 275: PlanTokenNetworks.card
        case 276: RecurringCount.card
        case 277: RecurringEnded.card
        case 278: RecurringOnce.card
        case 279: RecurringOrder.card
        case 280: RecurringTotalNow.card
        case 281: RecurringTrialEnd.card
        case 282: RecurringTrialGap.card
        case 283: RecurringTrialShown.card
        case 284: RegistrationDomainCount.card
        case 285: RegistrationDomainRepeated.card
        case 286: RegistrationKey.card
        case 287: RegistrationTextLong.card
        case 288: ReloadThresholdMissing.card
        case 289: ReloadThresholdNegative.card
        case 290: ResultFailureWithoutErrors.card
        case 291: ResultOrderEmpty.card
        case 292: ResultOrderOnFailure.card
        case 293: ResultOrderUrl.card
        case 294: ResultStatus.card
        case 295: ResultSuccessWithErrors.card
        case 296: SessionDomain.card
        case 297: SessionExpired.card
        case 298: SessionGateway.card
        case 299: SessionIncomplete.card
        case 300: SessionNameLong.card
        case 301: SessionNameOrder.card
        case 302: SessionTeam.card
        case 303: SessionTimes.card
        case 304: ShippingDetailRepeats.card
        case 305: ShippingFields.card
        case 306: ShippingIdentifierEmpty.card
        case 307: ShippingIdentifierRepeated.card
        case 308: ShippingNegative.card
        case 309: ShippingPreselected.card
        case 310: TokenBase64.card
        case 311: TokenHex.card
        case 312: TokenKeyForeign.card
        case 313: TokenKeyMissing.card
        case 314: TokenLength.card
        case 315: TokenSimulated.card
        case 316: TokenTransaction.card
        case 317: TokenWrapped.card
        case 318: TotalNegative.card
        case 319: UpdateVersion.card
        case 320: W3cApplePayAddress.card
        case 321: W3cApplePayNone.card
        case 322: W3cCurrencyMixed.card
        case 323: W3cDataMissing.card
        case 324: W3cErrorHidden.card
        case 325: W3cMethodIdentifier.card
        case 326: W3cMethodNone.card
        case 327: W3cMethodRepeated.card
        case 328: W3cOptionNegative.card
        case 329: W3cOptionRepeated.card
        case 330: W3cOptionSelected.card
        case 331: W3cOptionsDiscarded.card
        case 332: W3cShippingFieldsVersion.card
        case 333: W3cTotalNegative.card
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
        rows += DecryptedAccount.rows
        rows += DecryptedAmount.rows
        rows += DecryptedCurrency.rows
        rows += DecryptedEci.rows
        rows += DecryptedExpiration.rows
        rows += DecryptedExpired.rows
        rows += DecryptedKind.rows
        rows += DecryptedMetadataAlone.rows
        rows += DecryptedShares.rows
        rows += DecryptedTwoKinds.rows
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
        rows += ErrorCodePlace.rows
        rows += ErrorFieldMissing.rows
        rows += ErrorFieldPlace.rows
        rows += ErrorFieldUnused.rows
        rows += ErrorMessageLong.rows
        rows += ErrorMessageMissing.rows
        rows += ErrorMessagePunctuation.rows
        rows += ErrorVersion.rows
        rows += EventCard.rows
        rows += EventLength.rows
        rows += EventPayload.rows
        rows += EventType.rows
        rows += FlowAgreementChanged.rows
        rows += FlowAnswer.rows
        rows += FlowContextsExceedTotal.rows
        rows += FlowCoupon.rows
        rows += FlowDeferredDropped.rows
        rows += FlowKindSwitch.rows
        rows += FlowNoMethodLeft.rows
        rows += FlowShippingMethod.rows
        rows += FlowShippingPrice.rows
        rows += ModifierAnyFirst.rows
        rows += ModifierItemsWithoutTotal.rows
        rows += ModifierTotalZero.rows
        rows += ModifierTypeRepeated.rows
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
        rows += RegistrationDomainCount.rows
        rows += RegistrationDomainRepeated.rows
        rows += RegistrationKey.rows
        rows += RegistrationTextLong.rows
        rows += ReloadThresholdMissing.rows
        rows += ReloadThresholdNegative.rows
        rows += ResultFailureWithoutErrors.rows
        rows += ResultOrderEmpty.rows
        rows += ResultOrderOnFailure.rows
        rows += ResultOrderUrl.rows
        rows += ResultStatus.rows
        rows += ResultSuccessWithErrors.rows
        rows += SessionDomain.rows
        rows += SessionExpired.rows
        rows += SessionGateway.rows
        rows += SessionIncomplete.rows
        rows += SessionNameLong.rows
        rows += SessionNameOrder.rows
        rows += SessionTeam.rows
        rows += SessionTimes.rows
        rows += ShippingDetailRepeats.rows
        rows += ShippingFields.rows
        rows += ShippingIdentifierEmpty.rows
        rows += ShippingIdentifierRepeated.rows
        rows += ShippingNegative.rows
        rows += ShippingPreselected.rows
        rows += TokenBase64.rows
        rows += TokenHex.rows
        rows += TokenKeyForeign.rows
        rows += TokenKeyMissing.rows
        rows += TokenLength.rows
        rows += TokenSimulated.rows
        rows += TokenTransaction.rows
        rows += TokenWrapped.rows
        rows += TotalNegative.rows
        rows += UpdateVersion.rows
        rows += W3cApplePayAddress.rows
        rows += W3cApplePayNone.rows
        rows += W3cCurrencyMixed.rows
        rows += W3cDataMissing.rows
        rows += W3cErrorHidden.rows
        rows += W3cMethodIdentifier.rows
        rows += W3cMethodNone.rows
        rows += W3cMethodRepeated.rows
        rows += W3cOptionNegative.rows
        rows += W3cOptionRepeated.rows
        rows += W3cOptionSelected.rows
        rows += W3cOptionsDiscarded.rows
        rows += W3cShippingFieldsVersion.rows
        rows += W3cTotalNegative.rows
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
        all.append(DecryptedAccount.card)
        all.append(DecryptedAmount.card)
        all.append(DecryptedCurrency.card)
        all.append(DecryptedEci.card)
        all.append(DecryptedExpiration.card)
        all.append(DecryptedExpired.card)
        all.append(DecryptedKind.card)
        all.append(DecryptedMetadataAlone.card)
        all.append(DecryptedShares.card)
        all.append(DecryptedTwoKinds.card)
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
        all.append(ErrorCodePlace.card)
        all.append(ErrorFieldMissing.card)
        all.append(ErrorFieldPlace.card)
        all.append(ErrorFieldUnused.card)
        all.append(ErrorMessageLong.card)
        all.append(ErrorMessageMissing.card)
        all.append(ErrorMessagePunctuation.card)
        all.append(ErrorVersion.card)
        all.append(EventCard.card)
        all.append(EventLength.card)
        all.append(EventPayload.card)
        all.append(EventType.card)
        all.append(FlowAgreementChanged.card)
        all.append(FlowAnswer.card)
        all.append(FlowContextsExceedTotal.card)
        all.append(FlowCoupon.card)
        all.append(FlowDeferredDropped.card)
        all.append(FlowKindSwitch.card)
        all.append(FlowNoMethodLeft.card)
        all.append(FlowShippingMethod.card)
        all.append(FlowShippingPrice.card)
        all.append(ModifierAnyFirst.card)
        all.append(ModifierItemsWithoutTotal.card)
        all.append(ModifierTotalZero.card)
        all.append(ModifierTypeRepeated.card)
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
        all.append(RegistrationDomainCount.card)
        all.append(RegistrationDomainRepeated.card)
        all.append(RegistrationKey.card)
        all.append(RegistrationTextLong.card)
        all.append(ReloadThresholdMissing.card)
        all.append(ReloadThresholdNegative.card)
        all.append(ResultFailureWithoutErrors.card)
        all.append(ResultOrderEmpty.card)
        all.append(ResultOrderOnFailure.card)
        all.append(ResultOrderUrl.card)
        all.append(ResultStatus.card)
        all.append(ResultSuccessWithErrors.card)
        all.append(SessionDomain.card)
        all.append(SessionExpired.card)
        all.append(SessionGateway.card)
        all.append(SessionIncomplete.card)
        all.append(SessionNameLong.card)
        all.append(SessionNameOrder.card)
        all.append(SessionTeam.card)
        all.append(SessionTimes.card)
        all.append(ShippingDetailRepeats.card)
        all.append(ShippingFields.card)
        all.append(ShippingIdentifierEmpty.card)
        all.append(ShippingIdentifierRepeated.card)
        all.append(ShippingNegative.card)
        all.append(ShippingPreselected.card)
        all.append(TokenBase64.card)
        all.append(TokenHex.card)
        all.append(TokenKeyForeign.card)
        all.append(TokenKeyMissing.card)
        all.append(TokenLength.card)
        all.append(TokenSimulated.card)
        all.append(TokenTransaction.card)
        all.append(TokenWrapped.card)
        all.append(TotalNegative.card)
        all.append(UpdateVersion.card)
        all.append(W3cApplePayAddress.card)
        all.append(W3cApplePayNone.card)
        all.append(W3cCurrencyMixed.card)
        all.append(W3cDataMissing.card)
        all.append(W3cErrorHidden.card)
        all.append(W3cMethodIdentifier.card)
        all.append(W3cMethodNone.card)
        all.append(W3cMethodRepeated.card)
        all.append(W3cOptionNegative.card)
        all.append(W3cOptionRepeated.card)
        all.append(W3cOptionSelected.card)
        all.append(W3cOptionsDiscarded.card)
        all.append(W3cShippingFieldsVersion.card)
        all.append(W3cTotalNegative.card)
        return all
    }
}
