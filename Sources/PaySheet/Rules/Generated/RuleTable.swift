// Generated from the rules in Sources/PaySheet/Rules. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension RuleID {
    /// `charge/amount`: token authorizes another amount.
    public static let chargeAmount = RuleID(code: 200)
    /// `charge/currency`: token authorizes another currency.
    public static let chargeCurrency = RuleID(code: 201)
    /// `charge/shares`: token authorizes other shares.
    public static let chargeShares = RuleID(code: 202)
    /// `decrypted/account`: account number in decrypted data.
    public static let decryptedAccount = RuleID(code: 203)
    /// `decrypted/amount`: amounts in decrypted data.
    public static let decryptedAmount = RuleID(code: 204)
    /// `decrypted/currency`: currency number in decrypted data.
    public static let decryptedCurrency = RuleID(code: 205)
    /// `decrypted/eci`: indicator of electronic commerce.
    public static let decryptedEci = RuleID(code: 206)
    /// `decrypted/expiration`: expiry in decrypted data.
    public static let decryptedExpiration = RuleID(code: 207)
    /// `decrypted/expired`: expired card.
    public static let decryptedExpired = RuleID(code: 208)
    /// `decrypted/kind`: kind of the payment data.
    public static let decryptedKind = RuleID(code: 209)
    /// `decrypted/metadata-alone`: metadata without a merchant token.
    public static let decryptedMetadataAlone = RuleID(code: 210)
    /// `decrypted/shares`: merchants' amounts above the total.
    public static let decryptedShares = RuleID(code: 211)
    /// `decrypted/two-kinds`: merchant token among several merchants.
    public static let decryptedTwoKinds = RuleID(code: 212)
    /// `error/code-place`: error code in the wrong answer.
    public static let errorCodePlace = RuleID(code: 213)
    /// `error/field-missing`: contact error without a field.
    public static let errorFieldMissing = RuleID(code: 214)
    /// `error/field-place`: field that cannot be marked here.
    public static let errorFieldPlace = RuleID(code: 215)
    /// `error/field-unused`: field that the error code ignores.
    public static let errorFieldUnused = RuleID(code: 216)
    /// `error/message-long`: long error message.
    public static let errorMessageLong = RuleID(code: 217)
    /// `error/message-missing`: error without a message.
    public static let errorMessageMissing = RuleID(code: 218)
    /// `error/message-punctuation`: punctuation at the end of an error message.
    public static let errorMessagePunctuation = RuleID(code: 219)
    /// `error/version`: error object before version 3.
    public static let errorVersion = RuleID(code: 220)
    /// `event/card`: digits and country of a card.
    public static let eventCard = RuleID(code: 221)
    /// `event/length`: length of a text about a merchant token.
    public static let eventLength = RuleID(code: 222)
    /// `event/payload`: event without its news.
    public static let eventPayload = RuleID(code: 223)
    /// `event/type`: unknown kind of event.
    public static let eventType = RuleID(code: 224)
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
    /// `modifier/any-first`: modifier for every card before others.
    public static let modifierAnyFirst = RuleID(code: 233)
    /// `modifier/items-without-total`: additional items without a new total.
    public static let modifierItemsWithoutTotal = RuleID(code: 234)
    /// `modifier/total-zero`: modifier with a total of zero.
    public static let modifierTotalZero = RuleID(code: 235)
    /// `modifier/type-repeated`: two modifiers for one kind of card.
    public static let modifierTypeRepeated = RuleID(code: 236)
    /// `order/currency`: currency differs from the order.
    public static let orderCurrency = RuleID(code: 237)
    /// `order/shares`: shares differ from the order.
    public static let orderShares = RuleID(code: 238)
    /// `order/shipping`: shipping differs from the order.
    public static let orderShippingPrice = RuleID(code: 239)
    /// `order/total`: total differs from the order.
    public static let orderTotal = RuleID(code: 240)
    /// `plan/agreement-text`: agreement names other terms.
    public static let planAgreementText = RuleID(code: 241)
    /// `plan/third-phase`: third phase of a subscription.
    public static let planThirdPhase = RuleID(code: 242)
    /// `registration/domain-count`: number of domains.
    public static let registrationDomainCount = RuleID(code: 243)
    /// `registration/domain-repeated`: repeated domain.
    public static let registrationDomainRepeated = RuleID(code: 244)
    /// `registration/key`: platform's key for a merchant.
    public static let registrationKey = RuleID(code: 245)
    /// `registration/text-long`: long text in a registration.
    public static let registrationTextLong = RuleID(code: 246)
    /// `result/failure-without-errors`: failure without errors.
    public static let resultFailureWithoutErrors = RuleID(code: 247)
    /// `result/order-empty`: empty member of the order details.
    public static let resultOrderEmpty = RuleID(code: 248)
    /// `result/order-on-failure`: order details of a failed payment.
    public static let resultOrderOnFailure = RuleID(code: 249)
    /// `result/order-url`: address of the order's web service.
    public static let resultOrderUrl = RuleID(code: 250)
    /// `result/status`: status other than success and failure.
    public static let resultStatus = RuleID(code: 251)
    /// `result/success-with-errors`: success with errors.
    public static let resultSuccessWithErrors = RuleID(code: 252)
    /// `session/domain`: not a bare domain name.
    public static let sessionDomain = RuleID(code: 253)
    /// `session/expired`: expired merchant session.
    public static let sessionExpired = RuleID(code: 254)
    /// `session/gateway`: gateway of a conversation.
    public static let sessionGateway = RuleID(code: 255)
    /// `session/incomplete`: merchant session with a part missing.
    public static let sessionIncomplete = RuleID(code: 256)
    /// `session/name-long`: long display name.
    public static let sessionNameLong = RuleID(code: 257)
    /// `session/name-order`: display name with an order number.
    public static let sessionNameOrder = RuleID(code: 258)
    /// `session/team`: team of an app.
    public static let sessionTeam = RuleID(code: 259)
    /// `session/times`: times of a merchant session.
    public static let sessionTimes = RuleID(code: 260)
    /// `token/base64`: base64 in a token.
    public static let tokenBase64 = RuleID(code: 261)
    /// `token/hex`: hexadecimal in a token.
    public static let tokenHex = RuleID(code: 262)
    /// `token/key-foreign`: token with two keys.
    public static let tokenKeyForeign = RuleID(code: 263)
    /// `token/key-missing`: token without its key.
    public static let tokenKeyMissing = RuleID(code: 264)
    /// `token/length`: length of a token's bytes.
    public static let tokenLength = RuleID(code: 265)
    /// `token/simulated`: token of a simulator.
    public static let tokenSimulated = RuleID(code: 266)
    /// `token/transaction`: transaction of a token.
    public static let tokenTransaction = RuleID(code: 267)
    /// `token/wrapped`: wrapped token.
    public static let tokenWrapped = RuleID(code: 268)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 269)
    /// `update/version`: answer in a form newer than the version.
    public static let updateVersion = RuleID(code: 270)
    /// `w3c/apple-pay-address`: apple Pay's address misspelt.
    public static let w3cApplePayAddress = RuleID(code: 271)
    /// `w3c/apple-pay-none`: no Apple Pay among the methods.
    public static let w3cApplePayNone = RuleID(code: 272)
    /// `w3c/currency-mixed`: amounts in several currencies.
    public static let w3cCurrencyMixed = RuleID(code: 273)
    /// `w3c/data-missing`: apple Pay without data.
    public static let w3cDataMissing = RuleID(code: 274)
    /// `w3c/error-hidden`: error that is not shown.
    public static let w3cErrorHidden = RuleID(code: 275)
    /// `w3c/method-identifier`: payment method identifier.
    public static let w3cMethodIdentifier = RuleID(code: 276)
    /// `w3c/method-none`: no payment method.
    public static let w3cMethodNone = RuleID(code: 277)
    /// `w3c/method-repeated`: repeated payment method.
    public static let w3cMethodRepeated = RuleID(code: 278)
    /// `w3c/option-negative`: negative shipping option.
    public static let w3cOptionNegative = RuleID(code: 279)
    /// `w3c/option-repeated`: repeated id of a shipping option.
    public static let w3cOptionRepeated = RuleID(code: 280)
    /// `w3c/option-selected`: selected shipping option.
    public static let w3cOptionSelected = RuleID(code: 281)
    /// `w3c/options-discarded`: shipping options without requestShipping.
    public static let w3cOptionsDiscarded = RuleID(code: 282)
    /// `w3c/shipping-fields-version`: shipping fields before version 6.
    public static let w3cShippingFieldsVersion = RuleID(code: 283)
    /// `w3c/total-negative`: negative total.
    public static let w3cTotalNegative = RuleID(code: 284)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<85).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 200: "charge/amount"
        case 201: "charge/currency"
        case 202: "charge/shares"
        case 203: "decrypted/account"
        case 204: "decrypted/amount"
        case 205: "decrypted/currency"
        case 206: "decrypted/eci"
        case 207: "decrypted/expiration"
        case 208: "decrypted/expired"
        case 209: "decrypted/kind"
        case 210: "decrypted/metadata-alone"
        case 211: "decrypted/shares"
        case 212: "decrypted/two-kinds"
        case 213: "error/code-place"
        case 214: "error/field-missing"
        case 215: "error/field-place"
        case 216: "error/field-unused"
        case 217: "error/message-long"
        case 218: "error/message-missing"
        case 219: "error/message-punctuation"
        case 220: "error/version"
        case 221: "event/card"
        case 222: "event/length"
        case 223: "event/payload"
        case 224: "event/type"
        case 225: "flow/agreement-changed"
        case 226: "flow/answer"
        case 227: "flow/contexts-exceed-total"
        case 228: "flow/coupon"
        case 229: "flow/deferred-dropped"
        case 230: "flow/kind-switch"
        case 231: "flow/shipping-method"
        case 232: "flow/shipping-price"
        case 233: "modifier/any-first"
        case 234: "modifier/items-without-total"
        case 235: "modifier/total-zero"
        case 236: "modifier/type-repeated"
        case 237: "order/currency"
        case 238: "order/shares"
        case 239: "order/shipping"
        case 240: "order/total"
        case 241: "plan/agreement-text"
        case 242: "plan/third-phase"
        case 243: "registration/domain-count"
        case 244: "registration/domain-repeated"
        case 245: "registration/key"
        case 246: "registration/text-long"
        case 247: "result/failure-without-errors"
        case 248: "result/order-empty"
        case 249: "result/order-on-failure"
        case 250: "result/order-url"
        case 251: "result/status"
        case 252: "result/success-with-errors"
        case 253: "session/domain"
        case 254: "session/expired"
        case 255: "session/gateway"
        case 256: "session/incomplete"
        case 257: "session/name-long"
        case 258: "session/name-order"
        case 259: "session/team"
        case 260: "session/times"
        case 261: "token/base64"
        case 262: "token/hex"
        case 263: "token/key-foreign"
        case 264: "token/key-missing"
        case 265: "token/length"
        case 266: "token/simulated"
        case 267: "token/transaction"
        case 268: "token/wrapped"
        case 269: "total/negative"
        case 270: "update/version"
        case 271: "w3c/apple-pay-address"
        case 272: "w3c/apple-pay-none"
        case 273: "w3c/currency-mixed"
        case 274: "w3c/data-missing"
        case 275: "w3c/error-hidden"
        case 276: "w3c/method-identifier"
        case 277: "w3c/method-none"
        case 278: "w3c/method-repeated"
        case 279: "w3c/option-negative"
        case 280: "w3c/option-repeated"
        case 281: "w3c/option-selected"
        case 282: "w3c/options-discarded"
        case 283: "w3c/shipping-fields-version"
        case 284: "w3c/total-negative"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 200: ChargeAmount.card
        case 201: ChargeCurrency.card
        case 202: ChargeShares.card
        case 203: DecryptedAccount.card
        case 204: DecryptedAmount.card
        case 205: DecryptedCurrency.card
        case 206: DecryptedEci.card
        case 207: DecryptedExpiration.card
        case 208: DecryptedExpired.card
        case 209: DecryptedKind.card
        case 210: DecryptedMetadataAlone.card
        case 211: DecryptedShares.card
        case 212: DecryptedTwoKinds.card
        case 213: ErrorCodePlace.card
        case 214: ErrorFieldMissing.card
        case 215: ErrorFieldPlace.card
        case 216: ErrorFieldUnused.card
        case 217: ErrorMessageLong.card
        case 218: ErrorMessageMissing.card
        case 219: ErrorMessagePunctuation.card
        case 220: ErrorVersion.card
        case 221: EventCard.card
        case 222: EventLength.card
        case 223: EventPayload.card
        case 224: EventType.card
        case 225: FlowAgreementChanged.card
        case 226: FlowAnswer.card
        case 227: FlowContextsExceedTotal.card
        case 228: FlowCoupon.card
        case 229: FlowDeferredDropped.card
        case 230: FlowKindSwitch.card
        case 231: FlowShippingMethod.card
        case 232: FlowShippingPrice.card
        case 233: ModifierAnyFirst.card
        case 234: ModifierItemsWithoutTotal.card
        case 235: ModifierTotalZero.card
        case 236: ModifierTypeRepeated.card
        case 237: OrderCurrency.card
        case 238: OrderShares.card
        case 239: OrderShippingPrice.card
        case 240: OrderTotal.card
        case 241: PlanAgreementText.card
        case 242: PlanThirdPhase.card
        case 243: RegistrationDomainCount.card
        case 244: RegistrationDomainRepeated.card
        case 245: RegistrationKey.card
        case 246: RegistrationTextLong.card
        case 247: ResultFailureWithoutErrors.card
        case 248: ResultOrderEmpty.card
        case 249: ResultOrderOnFailure.card
        case 250: ResultOrderUrl.card
        case 251: ResultStatus.card
        case 252: ResultSuccessWithErrors.card
        case 253: SessionDomain.card
        case 254: SessionExpired.card
        case 255: SessionGateway.card
        case 256: SessionIncomplete.card
        case 257: SessionNameLong.card
        case 258: SessionNameOrder.card
        case 259: SessionTeam.card
        case 260: SessionTimes.card
        case 261: TokenBase64.card
        case 262: TokenHex.card
        case 263: TokenKeyForeign.card
        case 264: TokenKeyMissing.card
        case 265: TokenLength.card
        case 266: TokenSimulated.card
        case 267: TokenTransaction.card
        case 268: TokenWrapped.card
        case 269: TotalNegative.card
        case 270: UpdateVersion.card
        case 271: W3cApplePayAddress.card
        case 272: W3cApplePayNone.card
        case 273: W3cCurrencyMixed.card
        case 274: W3cDataMissing.card
        case 275: W3cErrorHidden.card
        case 276: W3cMethodIdentifier.card
        case 277: W3cMethodNone.card
        case 278: W3cMethodRepeated.card
        case 279: W3cOptionNegative.card
        case 280: W3cOptionRepeated.card
        case 281: W3cOptionSelected.card
        case 282: W3cOptionsDiscarded.card
        case 283: W3cShippingFieldsVersion.card
        case 284: W3cTotalNegative.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        rows += ChargeAmount.rows
        rows += ChargeCurrency.rows
        rows += ChargeShares.rows
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
        rows += PlanAgreementText.rows
        rows += PlanThirdPhase.rows
        rows += RegistrationDomainCount.rows
        rows += RegistrationDomainRepeated.rows
        rows += RegistrationKey.rows
        rows += RegistrationTextLong.rows
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
        all.append(PlanAgreementText.card)
        all.append(PlanThirdPhase.card)
        all.append(RegistrationDomainCount.card)
        all.append(RegistrationDomainRepeated.card)
        all.append(RegistrationKey.card)
        all.append(RegistrationTextLong.card)
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
