// Generated from the rules in Sources/PaySheet/Rules. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension RuleID {
    /// `decrypted/account`: account number in decrypted data.
    public static let decryptedAccount = RuleID(code: 200)
    /// `decrypted/amount`: amounts in decrypted data.
    public static let decryptedAmount = RuleID(code: 201)
    /// `decrypted/currency`: currency number in decrypted data.
    public static let decryptedCurrency = RuleID(code: 202)
    /// `decrypted/eci`: indicator of electronic commerce.
    public static let decryptedEci = RuleID(code: 203)
    /// `decrypted/expiration`: expiry in decrypted data.
    public static let decryptedExpiration = RuleID(code: 204)
    /// `decrypted/expired`: expired card.
    public static let decryptedExpired = RuleID(code: 205)
    /// `decrypted/kind`: kind of the payment data.
    public static let decryptedKind = RuleID(code: 206)
    /// `decrypted/metadata-alone`: metadata without a merchant token.
    public static let decryptedMetadataAlone = RuleID(code: 207)
    /// `decrypted/shares`: merchants' amounts above the total.
    public static let decryptedShares = RuleID(code: 208)
    /// `decrypted/two-kinds`: merchant token among several merchants.
    public static let decryptedTwoKinds = RuleID(code: 209)
    /// `error/code-place`: error code in the wrong answer.
    public static let errorCodePlace = RuleID(code: 210)
    /// `error/field-missing`: contact error without a field.
    public static let errorFieldMissing = RuleID(code: 211)
    /// `error/field-place`: field that cannot be marked here.
    public static let errorFieldPlace = RuleID(code: 212)
    /// `error/field-unused`: field that the error code ignores.
    public static let errorFieldUnused = RuleID(code: 213)
    /// `error/message-long`: long error message.
    public static let errorMessageLong = RuleID(code: 214)
    /// `error/message-missing`: error without a message.
    public static let errorMessageMissing = RuleID(code: 215)
    /// `error/message-punctuation`: punctuation at the end of an error message.
    public static let errorMessagePunctuation = RuleID(code: 216)
    /// `error/version`: error object before version 3.
    public static let errorVersion = RuleID(code: 217)
    /// `event/card`: digits and country of a card.
    public static let eventCard = RuleID(code: 218)
    /// `event/length`: length of a text about a merchant token.
    public static let eventLength = RuleID(code: 219)
    /// `event/payload`: event without its news.
    public static let eventPayload = RuleID(code: 220)
    /// `event/type`: unknown kind of event.
    public static let eventType = RuleID(code: 221)
    /// `modifier/any-first`: modifier for every card before others.
    public static let modifierAnyFirst = RuleID(code: 222)
    /// `modifier/items-without-total`: additional items without a new total.
    public static let modifierItemsWithoutTotal = RuleID(code: 223)
    /// `modifier/total-zero`: modifier with a total of zero.
    public static let modifierTotalZero = RuleID(code: 224)
    /// `modifier/type-repeated`: two modifiers for one kind of card.
    public static let modifierTypeRepeated = RuleID(code: 225)
    /// `registration/domain-count`: number of domains.
    public static let registrationDomainCount = RuleID(code: 226)
    /// `registration/domain-repeated`: repeated domain.
    public static let registrationDomainRepeated = RuleID(code: 227)
    /// `registration/key`: platform's key for a merchant.
    public static let registrationKey = RuleID(code: 228)
    /// `registration/text-long`: long text in a registration.
    public static let registrationTextLong = RuleID(code: 229)
    /// `result/failure-without-errors`: failure without errors.
    public static let resultFailureWithoutErrors = RuleID(code: 230)
    /// `result/order-empty`: empty member of the order details.
    public static let resultOrderEmpty = RuleID(code: 231)
    /// `result/order-on-failure`: order details of a failed payment.
    public static let resultOrderOnFailure = RuleID(code: 232)
    /// `result/order-url`: address of the order's web service.
    public static let resultOrderUrl = RuleID(code: 233)
    /// `result/status`: status other than success and failure.
    public static let resultStatus = RuleID(code: 234)
    /// `result/success-with-errors`: success with errors.
    public static let resultSuccessWithErrors = RuleID(code: 235)
    /// `session/domain`: not a bare domain name.
    public static let sessionDomain = RuleID(code: 236)
    /// `session/expired`: expired merchant session.
    public static let sessionExpired = RuleID(code: 237)
    /// `session/gateway`: gateway of a conversation.
    public static let sessionGateway = RuleID(code: 238)
    /// `session/incomplete`: merchant session with a part missing.
    public static let sessionIncomplete = RuleID(code: 239)
    /// `session/name-long`: long display name.
    public static let sessionNameLong = RuleID(code: 240)
    /// `session/name-order`: display name with an order number.
    public static let sessionNameOrder = RuleID(code: 241)
    /// `session/team`: team of an app.
    public static let sessionTeam = RuleID(code: 242)
    /// `session/times`: times of a merchant session.
    public static let sessionTimes = RuleID(code: 243)
    /// `token/base64`: base64 in a token.
    public static let tokenBase64 = RuleID(code: 244)
    /// `token/hex`: hexadecimal in a token.
    public static let tokenHex = RuleID(code: 245)
    /// `token/key-foreign`: token with two keys.
    public static let tokenKeyForeign = RuleID(code: 246)
    /// `token/key-missing`: token without its key.
    public static let tokenKeyMissing = RuleID(code: 247)
    /// `token/length`: length of a token's bytes.
    public static let tokenLength = RuleID(code: 248)
    /// `token/simulated`: token of a simulator.
    public static let tokenSimulated = RuleID(code: 249)
    /// `token/transaction`: transaction of a token.
    public static let tokenTransaction = RuleID(code: 250)
    /// `token/wrapped`: wrapped token.
    public static let tokenWrapped = RuleID(code: 251)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 252)
    /// `update/version`: answer in a form newer than the version.
    public static let updateVersion = RuleID(code: 253)
    /// `w3c/apple-pay-address`: apple Pay's address misspelt.
    public static let w3cApplePayAddress = RuleID(code: 254)
    /// `w3c/apple-pay-none`: no Apple Pay among the methods.
    public static let w3cApplePayNone = RuleID(code: 255)
    /// `w3c/currency-mixed`: amounts in several currencies.
    public static let w3cCurrencyMixed = RuleID(code: 256)
    /// `w3c/data-missing`: apple Pay without data.
    public static let w3cDataMissing = RuleID(code: 257)
    /// `w3c/error-hidden`: error that is not shown.
    public static let w3cErrorHidden = RuleID(code: 258)
    /// `w3c/method-identifier`: payment method identifier.
    public static let w3cMethodIdentifier = RuleID(code: 259)
    /// `w3c/method-none`: no payment method.
    public static let w3cMethodNone = RuleID(code: 260)
    /// `w3c/method-repeated`: repeated payment method.
    public static let w3cMethodRepeated = RuleID(code: 261)
    /// `w3c/option-negative`: negative shipping option.
    public static let w3cOptionNegative = RuleID(code: 262)
    /// `w3c/option-repeated`: repeated id of a shipping option.
    public static let w3cOptionRepeated = RuleID(code: 263)
    /// `w3c/option-selected`: selected shipping option.
    public static let w3cOptionSelected = RuleID(code: 264)
    /// `w3c/options-discarded`: shipping options without requestShipping.
    public static let w3cOptionsDiscarded = RuleID(code: 265)
    /// `w3c/shipping-fields-version`: shipping fields before version 6.
    public static let w3cShippingFieldsVersion = RuleID(code: 266)
    /// `w3c/total-negative`: negative total.
    public static let w3cTotalNegative = RuleID(code: 267)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<68).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 200: "decrypted/account"
        case 201: "decrypted/amount"
        case 202: "decrypted/currency"
        case 203: "decrypted/eci"
        case 204: "decrypted/expiration"
        case 205: "decrypted/expired"
        case 206: "decrypted/kind"
        case 207: "decrypted/metadata-alone"
        case 208: "decrypted/shares"
        case 209: "decrypted/two-kinds"
        case 210: "error/code-place"
        case 211: "error/field-missing"
        case 212: "error/field-place"
        case 213: "error/field-unused"
        case 214: "error/message-long"
        case 215: "error/message-missing"
        case 216: "error/message-punctuation"
        case 217: "error/version"
        case 218: "event/card"
        case 219: "event/length"
        case 220: "event/payload"
        case 221: "event/type"
        case 222: "modifier/any-first"
        case 223: "modifier/items-without-total"
        case 224: "modifier/total-zero"
        case 225: "modifier/type-repeated"
        case 226: "registration/domain-count"
        case 227: "registration/domain-repeated"
        case 228: "registration/key"
        case 229: "registration/text-long"
        case 230: "result/failure-without-errors"
        case 231: "result/order-empty"
        case 232: "result/order-on-failure"
        case 233: "result/order-url"
        case 234: "result/status"
        case 235: "result/success-with-errors"
        case 236: "session/domain"
        case 237: "session/expired"
        case 238: "session/gateway"
        case 239: "session/incomplete"
        case 240: "session/name-long"
        case 241: "session/name-order"
        case 242: "session/team"
        case 243: "session/times"
        case 244: "token/base64"
        case 245: "token/hex"
        case 246: "token/key-foreign"
        case 247: "token/key-missing"
        case 248: "token/length"
        case 249: "token/simulated"
        case 250: "token/transaction"
        case 251: "token/wrapped"
        case 252: "total/negative"
        case 253: "update/version"
        case 254: "w3c/apple-pay-address"
        case 255: "w3c/apple-pay-none"
        case 256: "w3c/currency-mixed"
        case 257: "w3c/data-missing"
        case 258: "w3c/error-hidden"
        case 259: "w3c/method-identifier"
        case 260: "w3c/method-none"
        case 261: "w3c/method-repeated"
        case 262: "w3c/option-negative"
        case 263: "w3c/option-repeated"
        case 264: "w3c/option-selected"
        case 265: "w3c/options-discarded"
        case 266: "w3c/shipping-fields-version"
        case 267: "w3c/total-negative"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 200: DecryptedAccount.card
        case 201: DecryptedAmount.card
        case 202: DecryptedCurrency.card
        case 203: DecryptedEci.card
        case 204: DecryptedExpiration.card
        case 205: DecryptedExpired.card
        case 206: DecryptedKind.card
        case 207: DecryptedMetadataAlone.card
        case 208: DecryptedShares.card
        case 209: DecryptedTwoKinds.card
        case 210: ErrorCodePlace.card
        case 211: ErrorFieldMissing.card
        case 212: ErrorFieldPlace.card
        case 213: ErrorFieldUnused.card
        case 214: ErrorMessageLong.card
        case 215: ErrorMessageMissing.card
        case 216: ErrorMessagePunctuation.card
        case 217: ErrorVersion.card
        case 218: EventCard.card
        case 219: EventLength.card
        case 220: EventPayload.card
        case 221: EventType.card
        case 222: ModifierAnyFirst.card
        case 223: ModifierItemsWithoutTotal.card
        case 224: ModifierTotalZero.card
        case 225: ModifierTypeRepeated.card
        case 226: RegistrationDomainCount.card
        case 227: RegistrationDomainRepeated.card
        case 228: RegistrationKey.card
        case 229: RegistrationTextLong.card
        case 230: ResultFailureWithoutErrors.card
        case 231: ResultOrderEmpty.card
        case 232: ResultOrderOnFailure.card
        case 233: ResultOrderUrl.card
        case 234: ResultStatus.card
        case 235: ResultSuccessWithErrors.card
        case 236: SessionDomain.card
        case 237: SessionExpired.card
        case 238: SessionGateway.card
        case 239: SessionIncomplete.card
        case 240: SessionNameLong.card
        case 241: SessionNameOrder.card
        case 242: SessionTeam.card
        case 243: SessionTimes.card
        case 244: TokenBase64.card
        case 245: TokenHex.card
        case 246: TokenKeyForeign.card
        case 247: TokenKeyMissing.card
        case 248: TokenLength.card
        case 249: TokenSimulated.card
        case 250: TokenTransaction.card
        case 251: TokenWrapped.card
        case 252: TotalNegative.card
        case 253: UpdateVersion.card
        case 254: W3cApplePayAddress.card
        case 255: W3cApplePayNone.card
        case 256: W3cCurrencyMixed.card
        case 257: W3cDataMissing.card
        case 258: W3cErrorHidden.card
        case 259: W3cMethodIdentifier.card
        case 260: W3cMethodNone.card
        case 261: W3cMethodRepeated.card
        case 262: W3cOptionNegative.card
        case 263: W3cOptionRepeated.card
        case 264: W3cOptionSelected.card
        case 265: W3cOptionsDiscarded.card
        case 266: W3cShippingFieldsVersion.card
        case 267: W3cTotalNegative.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
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
        rows += ModifierAnyFirst.rows
        rows += ModifierItemsWithoutTotal.rows
        rows += ModifierTotalZero.rows
        rows += ModifierTypeRepeated.rows
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
        all.append(ModifierAnyFirst.card)
        all.append(ModifierItemsWithoutTotal.card)
        all.append(ModifierTotalZero.card)
        all.append(ModifierTypeRepeated.card)
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
