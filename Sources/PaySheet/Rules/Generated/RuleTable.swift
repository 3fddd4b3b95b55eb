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
    /// `date-range/ends`: ends of a range that are not equally exact.
    public static let dateRangeEnds = RuleID(code: 231)
    /// `date-range/gaps`: incomplete shipping date.
    public static let dateRangeGaps = RuleID(code: 232)
    /// `date-range/no-such-date`: shipping date that does not exist.
    public static let dateRangeNoSuchDate = RuleID(code: 233)
    /// `date-range/order`: shipping estimate backwards.
    public static let dateRangeOrder = RuleID(code: 234)
    /// `date-range/past`: shipping estimate in the past.
    public static let dateRangePast = RuleID(code: 235)
    /// `date-range/year`: year of a shipping date.
    public static let dateRangeYear = RuleID(code: 236)
    /// `decrypted/account`: account number in decrypted data.
    public static let decryptedAccount = RuleID(code: 237)
    /// `decrypted/amount`: amounts in decrypted data.
    public static let decryptedAmount = RuleID(code: 238)
    /// `decrypted/currency`: currency number in decrypted data.
    public static let decryptedCurrency = RuleID(code: 239)
    /// `decrypted/eci`: indicator of electronic commerce.
    public static let decryptedEci = RuleID(code: 240)
    /// `decrypted/expiration`: expiry in decrypted data.
    public static let decryptedExpiration = RuleID(code: 241)
    /// `decrypted/expired`: expired card.
    public static let decryptedExpired = RuleID(code: 242)
    /// `decrypted/kind`: kind of the payment data.
    public static let decryptedKind = RuleID(code: 243)
    /// `decrypted/metadata-alone`: metadata without a merchant token.
    public static let decryptedMetadataAlone = RuleID(code: 244)
    /// `decrypted/shares`: merchants' amounts above the total.
    public static let decryptedShares = RuleID(code: 245)
    /// `decrypted/two-kinds`: merchant token among several merchants.
    public static let decryptedTwoKinds = RuleID(code: 246)
    /// `deferred/cancellation-late`: free cancellation after the charge.
    public static let deferredCancellationLate = RuleID(code: 247)
    /// `deferred/cancellation-pair`: half of a free cancellation.
    public static let deferredCancellationPair = RuleID(code: 248)
    /// `deferred/date-missing`: deferred payment without a date.
    public static let deferredDateMissing = RuleID(code: 249)
    /// `deferred/date-past`: deferred payment in the past.
    public static let deferredDatePast = RuleID(code: 250)
    /// `deferred/zone-unknown`: unknown time zone.
    public static let deferredZoneUnknown = RuleID(code: 251)
    /// `disbursement/capability`: fee without instant transfer.
    public static let disbursementCapability = RuleID(code: 252)
    /// `disbursement/fee-missing`: instant transfer without a fee line.
    public static let disbursementFeeMissing = RuleID(code: 253)
    /// `disbursement/fee-repeated`: second fee of a transfer.
    public static let disbursementFeeRepeated = RuleID(code: 254)
    /// `disbursement/last-item`: last line of a transfer.
    public static let disbursementLastItem = RuleID(code: 255)
    /// `disbursement/recipient-item`: amount that the person receives.
    public static let disbursementRecipientItem = RuleID(code: 256)
    /// `disbursement/shipping`: transfer with shipping.
    public static let disbursementShipping = RuleID(code: 257)
    /// `disbursement/sum`: sum of a transfer.
    public static let disbursementSum = RuleID(code: 258)
    /// `error/code-place`: error code in the wrong answer.
    public static let errorCodePlace = RuleID(code: 259)
    /// `error/field-missing`: contact error without a field.
    public static let errorFieldMissing = RuleID(code: 260)
    /// `error/field-place`: field that cannot be marked here.
    public static let errorFieldPlace = RuleID(code: 261)
    /// `error/field-unused`: field that the error code ignores.
    public static let errorFieldUnused = RuleID(code: 262)
    /// `error/message-long`: long error message.
    public static let errorMessageLong = RuleID(code: 263)
    /// `error/message-missing`: error without a message.
    public static let errorMessageMissing = RuleID(code: 264)
    /// `error/message-punctuation`: punctuation at the end of an error message.
    public static let errorMessagePunctuation = RuleID(code: 265)
    /// `error/version`: error object before version 3.
    public static let errorVersion = RuleID(code: 266)
    /// `event/card`: digits and country of a card.
    public static let eventCard = RuleID(code: 267)
    /// `event/length`: length of a text about a merchant token.
    public static let eventLength = RuleID(code: 268)
    /// `event/payload`: event without its news.
    public static let eventPayload = RuleID(code: 269)
    /// `event/type`: unknown kind of event.
    public static let eventType = RuleID(code: 270)
    /// `flow/agreement-changed`: agreement changed in an update.
    public static let flowAgreementChanged = RuleID(code: 271)
    /// `flow/answer`: answer to another event.
    public static let flowAnswer = RuleID(code: 272)
    /// `flow/contexts-exceed-total`: shares above the new total.
    public static let flowContextsExceedTotal = RuleID(code: 273)
    /// `flow/coupon`: coupon code without a field.
    public static let flowCoupon = RuleID(code: 274)
    /// `flow/deferred-dropped`: deferred payment not repeated.
    public static let flowDeferredDropped = RuleID(code: 275)
    /// `flow/kind-switch`: another kind of payment in an update.
    public static let flowKindSwitch = RuleID(code: 276)
    /// `flow/no-method-left`: no shipping method left.
    public static let flowNoMethodLeft = RuleID(code: 277)
    /// `flow/shipping-method`: unknown shipping method chosen.
    public static let flowShippingMethod = RuleID(code: 278)
    /// `flow/shipping-price`: price of the chosen shipping method missing.
    public static let flowShippingPrice = RuleID(code: 279)
    /// `installments/metadata`: installment metadata are no object.
    public static let installmentsMetadata = RuleID(code: 280)
    /// `installments/undocumented`: undocumented installments.
    public static let installmentsUndocumented = RuleID(code: 281)
    /// `later/deprecated`: apple Pay Later has ended.
    public static let laterDeprecated = RuleID(code: 282)
    /// `later/reason`: reason against Apple Pay Later does not fit.
    public static let laterReason = RuleID(code: 283)
    /// `modifier/any-first`: modifier for every card before others.
    public static let modifierAnyFirst = RuleID(code: 284)
    /// `modifier/items-without-total`: additional items without a new total.
    public static let modifierItemsWithoutTotal = RuleID(code: 285)
    /// `modifier/total-zero`: modifier with a total of zero.
    public static let modifierTotalZero = RuleID(code: 286)
    /// `modifier/type-repeated`: two modifiers for one kind of card.
    public static let modifierTypeRepeated = RuleID(code: 287)
    /// `network/empty`: no networks.
    public static let networkEmpty = RuleID(code: 288)
    /// `network/repeated`: repeated network.
    public static let networkRepeated = RuleID(code: 289)
    /// `network/version`: network newer than the stated version.
    public static let networkVersion = RuleID(code: 290)
    /// `order/currency`: currency differs from the order.
    public static let orderCurrency = RuleID(code: 291)
    /// `order/shares`: shares differ from the order.
    public static let orderShares = RuleID(code: 292)
    /// `order/shipping`: shipping differs from the order.
    public static let orderShippingPrice = RuleID(code: 293)
    /// `order/total`: total differs from the order.
    public static let orderTotal = RuleID(code: 294)
    /// `pickup/contact`: pickup without a place.
    public static let pickupContact = RuleID(code: 295)
    /// `pickup/enabled`: old word for the editing mode.
    public static let pickupEnabled = RuleID(code: 296)
    /// `pickup/fields`: pickup without a postal address field.
    public static let pickupFields = RuleID(code: 297)
    /// `pickup/mode`: pickup at a place that can be changed.
    public static let pickupMode = RuleID(code: 298)
    /// `plan/address-invalid`: invalid address of a plan.
    public static let planAddressInvalid = RuleID(code: 299)
    /// `plan/agreement-length`: length of the billing agreement.
    public static let planAgreementLength = RuleID(code: 300)
    /// `plan/agreement-text`: agreement names other terms.
    public static let planAgreementText = RuleID(code: 301)
    /// `plan/billing-amount`: amount of a billing item.
    public static let planBillingAmount = RuleID(code: 302)
    /// `plan/description-empty`: empty description of a plan.
    public static let planDescriptionEmpty = RuleID(code: 303)
    /// `plan/management-https`: page of a plan without https.
    public static let planManagementHttps = RuleID(code: 304)
    /// `plan/third-phase`: third phase of a subscription.
    public static let planThirdPhase = RuleID(code: 305)
    /// `plan/timing`: timing of a billing item.
    public static let planTiming = RuleID(code: 306)
    /// `plan/token-address`: notification address with an end of its own.
    public static let planTokenAddress = RuleID(code: 307)
    /// `plan/token-address-missing`: no notification address.
    public static let planTokenAddressMissing = RuleID(code: 308)
    /// `plan/token-https`: notification address without https.
    public static let planTokenHttps = RuleID(code: 309)
    /// `plan/token-networks`: networks without merchant tokens.
    public static let planTokenNetworks = RuleID(code: 310)
    /// `recurring/count`: interval of zero.
    public static let recurringCount = RuleID(code: 311)
    /// `recurring/ended`: end in the past.
    public static let recurringEnded = RuleID(code: 312)
    /// `recurring/once`: recurring payment that is charged once.
    public static let recurringOnce = RuleID(code: 313)
    /// `recurring/order`: end before the start.
    public static let recurringOrder = RuleID(code: 314)
    /// `recurring/total-now`: total of a plan.
    public static let recurringTotalNow = RuleID(code: 315)
    /// `recurring/trial-end`: trial without an end.
    public static let recurringTrialEnd = RuleID(code: 316)
    /// `recurring/trial-gap`: trial and regular charges do not meet.
    public static let recurringTrialGap = RuleID(code: 317)
    /// `recurring/trial-shown`: trial missing among the line items.
    public static let recurringTrialShown = RuleID(code: 318)
    /// `registration/domain-count`: number of domains.
    public static let registrationDomainCount = RuleID(code: 319)
    /// `registration/domain-repeated`: repeated domain.
    public static let registrationDomainRepeated = RuleID(code: 320)
    /// `registration/key`: platform's key for a merchant.
    public static let registrationKey = RuleID(code: 321)
    /// `registration/text-long`: long text in a registration.
    public static let registrationTextLong = RuleID(code: 322)
    /// `reload/threshold-missing`: automatic reload without a threshold.
    public static let reloadThresholdMissing = RuleID(code: 323)
    /// `reload/threshold-negative`: threshold below zero.
    public static let reloadThresholdNegative = RuleID(code: 324)
    /// `result/failure-without-errors`: failure without errors.
    public static let resultFailureWithoutErrors = RuleID(code: 325)
    /// `result/order-empty`: empty member of the order details.
    public static let resultOrderEmpty = RuleID(code: 326)
    /// `result/order-on-failure`: order details of a failed payment.
    public static let resultOrderOnFailure = RuleID(code: 327)
    /// `result/order-url`: address of the order's web service.
    public static let resultOrderUrl = RuleID(code: 328)
    /// `result/status`: status other than success and failure.
    public static let resultStatus = RuleID(code: 329)
    /// `result/success-with-errors`: success with errors.
    public static let resultSuccessWithErrors = RuleID(code: 330)
    /// `session/domain`: not a bare domain name.
    public static let sessionDomain = RuleID(code: 331)
    /// `session/expired`: expired merchant session.
    public static let sessionExpired = RuleID(code: 332)
    /// `session/gateway`: gateway of a conversation.
    public static let sessionGateway = RuleID(code: 333)
    /// `session/incomplete`: merchant session with a part missing.
    public static let sessionIncomplete = RuleID(code: 334)
    /// `session/name-long`: long display name.
    public static let sessionNameLong = RuleID(code: 335)
    /// `session/name-order`: display name with an order number.
    public static let sessionNameOrder = RuleID(code: 336)
    /// `session/team`: team of an app.
    public static let sessionTeam = RuleID(code: 337)
    /// `session/times`: times of a merchant session.
    public static let sessionTimes = RuleID(code: 338)
    /// `shipping/detail-repeats`: detail that says nothing new.
    public static let shippingDetailRepeats = RuleID(code: 339)
    /// `shipping/fields`: shipping methods without a shipping contact.
    public static let shippingFields = RuleID(code: 340)
    /// `shipping/identifier-empty`: empty shipping identifier.
    public static let shippingIdentifierEmpty = RuleID(code: 341)
    /// `shipping/identifier-repeated`: repeated shipping identifier.
    public static let shippingIdentifierRepeated = RuleID(code: 342)
    /// `shipping/negative`: negative shipping price.
    public static let shippingNegative = RuleID(code: 343)
    /// `shipping/preselected`: price of another shipping method.
    public static let shippingPreselected = RuleID(code: 344)
    /// `token/base64`: base64 in a token.
    public static let tokenBase64 = RuleID(code: 345)
    /// `token/hex`: hexadecimal in a token.
    public static let tokenHex = RuleID(code: 346)
    /// `token/key-foreign`: token with two keys.
    public static let tokenKeyForeign = RuleID(code: 347)
    /// `token/key-missing`: token without its key.
    public static let tokenKeyMissing = RuleID(code: 348)
    /// `token/length`: length of a token's bytes.
    public static let tokenLength = RuleID(code: 349)
    /// `token/simulated`: token of a simulator.
    public static let tokenSimulated = RuleID(code: 350)
    /// `token/transaction`: transaction of a token.
    public static let tokenTransaction = RuleID(code: 351)
    /// `token/wrapped`: wrapped token.
    public static let tokenWrapped = RuleID(code: 352)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 353)
    /// `update/version`: answer in a form newer than the version.
    public static let updateVersion = RuleID(code: 354)
    /// `version/above-need`: version higher than needed.
    public static let versionAboveNeed = RuleID(code: 355)
    /// `version/range`: no such version.
    public static let versionRange = RuleID(code: 356)
    /// `version/word`: word newer than the stated version.
    public static let versionWord = RuleID(code: 357)
    /// `w3c/apple-pay-address`: apple Pay's address misspelt.
    public static let w3cApplePayAddress = RuleID(code: 358)
    /// `w3c/apple-pay-none`: no Apple Pay among the methods.
    public static let w3cApplePayNone = RuleID(code: 359)
    /// `w3c/currency-mixed`: amounts in several currencies.
    public static let w3cCurrencyMixed = RuleID(code: 360)
    /// `w3c/data-missing`: apple Pay without data.
    public static let w3cDataMissing = RuleID(code: 361)
    /// `w3c/error-hidden`: error that is not shown.
    public static let w3cErrorHidden = RuleID(code: 362)
    /// `w3c/method-identifier`: payment method identifier.
    public static let w3cMethodIdentifier = RuleID(code: 363)
    /// `w3c/method-none`: no payment method.
    public static let w3cMethodNone = RuleID(code: 364)
    /// `w3c/method-repeated`: repeated payment method.
    public static let w3cMethodRepeated = RuleID(code: 365)
    /// `w3c/option-negative`: negative shipping option.
    public static let w3cOptionNegative = RuleID(code: 366)
    /// `w3c/option-repeated`: repeated id of a shipping option.
    public static let w3cOptionRepeated = RuleID(code: 367)
    /// `w3c/option-selected`: selected shipping option.
    public static let w3cOptionSelected = RuleID(code: 368)
    /// `w3c/options-discarded`: shipping options without requestShipping.
    public static let w3cOptionsDiscarded = RuleID(code: 369)
    /// `w3c/shipping-fields-version`: shipping fields before version 6.
    public static let w3cShippingFieldsVersion = RuleID(code: 370)
    /// `w3c/total-negative`: negative total.
    public static let w3cTotalNegative = RuleID(code: 371)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<172).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

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
        case 231: "date-range/ends"
        case 232: "date-range/gaps"
        case 233: "date-range/no-such-date"
        case 234: "date-range/order"
        case 235: "date-range/past"
        case 236: "date-range/year"
        case 237: "decrypted/account"
        case 238: "decrypted/amount"
        case 239: "decrypted/currency"
        case 240: "decrypted/eci"
        case 241: "decrypted/expiration"
        case 242: "decrypted/expired"
        case 243: "decrypted/kind"
        case 244: "decrypted/metadata-alone"
        case 245: "decrypted/shares"
        case 246: "decrypted/two-kinds"
        case 247: "deferred/cancellation-late"
        case 248: "deferred/cancellation-pair"
        case 249: "deferred/date-missing"
        case 250: "deferred/date-past"
        case 251: "deferred/zone-unknown"
        case 252: "disbursement/capability"
        case 253: "disbursement/fee-missing"
        case 254: "disbursement/fee-repeated"
        case 255: "disbursement/last-item"
        case 256: "disbursement/recipient-item"
        case 257: "disbursement/shipping"
        case 258: "disbursement/sum"
        case 259: "error/code-place"
        case 260: "error/field-missing"
        case 261: "error/field-place"
        case 262: "error/field-unused"
        case 263: "error/message-long"
        case 264: "error/message-missing"
        case 265: "error/message-punctuation"
        case 266: "error/version"
        case 267: "event/card"
        case 268: "event/length"
        case 269: "event/payload"
        case 270: "event/type"
        case 271: "flow/agreement-changed"
        case 272: "flow/answer"
        case 273: "flow/contexts-exceed-total"
        case 274: "flow/coupon"
        case 275: "flow/deferred-dropped"
        case 276: "flow/kind-switch"
        case 277: "flow/no-method-left"
        case 278: "flow/shipping-method"
        case 279: "flow/shipping-price"
        case 280: "installments/metadata"
        case 281: "installments/undocumented"
        case 282: "later/deprecated"
        case 283: "later/reason"
        case 284: "modifier/any-first"
        case 285: "modifier/items-without-total"
        case 286: "modifier/total-zero"
        case 287: "modifier/type-repeated"
        case 288: "network/empty"
        case 289: "network/repeated"
        case 290: "network/version"
        case 291: "order/currency"
        case 292: "order/shares"
        case 293: "order/shipping"
        case 294: "order/total"
        case 295: "pickup/contact"
        case 296: "pickup/enabled"
        case 297: "pickup/fields"
        case 298: "pickup/mode"
        case 299: "plan/address-invalid"
        case 300: "plan/agreement-length"
        case 301: "plan/agreement-text"
        case 302: "plan/billing-amount"
        case 303: "plan/description-empty"
        case 304: "plan/management-https"
        case 305: "plan/third-phase"
        case 306: "plan/timing"
        case 307: "plan/token-address"
        case 308: "plan/token-address-missing"
        case 309: "plan/token-https"
        case 310: "plan/token-networks"
        case 311: "recurring/count"
        case 312: "recurring/ended"
        case 313: "recurring/once"
        case 314: "recurring/order"
        case 315: "recurring/total-now"
        case 316: "recurring/trial-end"
        case 317: "recurring/trial-gap"
        case 318: "recurring/trial-shown"
        case 319: "registration/domain-count"
        case 320: "registration/domain-repeated"
        case 321: "registration/key"
        case 322: "registration/text-long"
        case 323: "reload/threshold-missing"
        case 324: "reload/threshold-negative"
        case 325: "result/failure-without-errors"
        case 326: "result/order-empty"
        case 327: "result/order-on-failure"
        case 328: "result/order-url"
        case 329: "result/status"
        case 330: "result/success-with-errors"
        case 331: "session/domain"
        case 332: "session/expired"
        case 333: "session/gateway"
        case 334: "session/incomplete"
        case 335: "session/name-long"
        case 336: "session/name-order"
        case 337: "session/team"
        case 338: "session/times"
        case 339: "shipping/detail-repeats"
        case 340: "shipping/fields"
        case 341: "shipping/identifier-empty"
        case 342: "shipping/identifier-repeated"
        case 343: "shipping/negative"
        case 344: "shipping/preselected"
        case 345: "token/base64"
        case 346: "token/hex"
        case 347: "token/key-foreign"
        case 348: "token/key-missing"
        case 349: "token/length"
        case 350: "token/simulated"
        case 351: "token/transaction"
        case 352: "token/wrapped"
        case 353: "total/negative"
        case 354: "update/version"
        case 355: "version/above-need"
        case 356: "version/range"
        case 357: "version/word"
        case 358: "w3c/apple-pay-address"
        case 359: "w3c/apple-pay-none"
        case 360: "w3c/currency-mixed"
        case 361: "w3c/data-missing"
        case 362: "w3c/error-hidden"
        case 363: "w3c/method-identifier"
        case 364: "w3c/method-none"
        case 365: "w3c/method-repeated"
        case 366: "w3c/option-negative"
        case 367: "w3c/option-repeated"
        case 368: "w3c/option-selected"
        case 369: "w3c/options-discarded"
        case 370: "w3c/shipping-fields-version"
        case 371: "w3c/total-negative"
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
        case 231: DateRangeEnds.card
        case 232: DateRangeGaps.card
        case 233: DateRangeNoSuchDate.card
        case 234: DateRangeOrder.card
        case 235: DateRangePast.card
        case 236: DateRangeYear.card
        case 237: DecryptedAccount.card
        case 238: DecryptedAmount.card
        case 239: DecryptedCurrency.card
        case 240: DecryptedEci.card
        case 241: DecryptedExpiration.card
        case 242: DecryptedExpired.card
        case 243: DecryptedKind.card
        case 244: DecryptedMetadataAlone.card
        case 245: DecryptedShares.card
        case 246: DecryptedTwoKinds.card
        case 247: DeferredCancellationLate.card
        case 248: DeferredCancellationPair.card
        case 249: DeferredDateMissing.card
        case 250: DeferredDatePast.card
        case 251: DeferredZoneUnknown.card
        case 252: DisbursementCapability.card
        case 253: DisbursementFeeMissing.card
        case 254: DisbursementFeeRepeated.card
        case 255: DisbursementLastItem.card
        case 256: DisbursementRecipientItem.card
        case 257: DisbursementShipping.card
        case 258: DisbursementSum.card
        case 259: ErrorCodePlace.card
        case 260: ErrorFieldMissing.card
        case 261: ErrorFieldPlace.card
        case 262: ErrorFieldUnused.card
        case 263: ErrorMessageLong.card
        case 264: ErrorMessageMissing.card
        case 265: ErrorMessagePunctuation.card
        case 266: ErrorVersion.card
        case 267: EventCard.card
        case 268: EventLength.card
        case 269: EventPayload.card
        case 270: EventType.card
        case 271: FlowAgreementChanged.card
        case 272: FlowAnswer.card
        case 273: FlowContextsExceedTotal.card
        case 274: FlowCoupon.card
        case 275: FlowDeferredDropped.card
        case 276: FlowKindSwitch.card
        case 277: FlowNoMethodLeft.card
        case 278: FlowShippingMethod.card
        case 279: FlowShippingPrice.card
        case 280: InstallmentsMetadata.card
        case 281: InstallmentsUndocumented.card
        case 282: LaterDeprecated.card
        case 283: LaterReason.card
        case 284: ModifierAnyFirst.card
        case 285: ModifierItemsWithoutTotal.card
        case 286: ModifierTotalZero.card
        case 287: ModifierTypeRepeated.card
        case 288: NetworkEmpty.card
        case 289: NetworkRepeated.card
        case 290: NetworkVersion.card
        case 291: OrderCurrency.card
        case 292: OrderShares.card
        case 293: OrderShippingPrice.card
        case 294: OrderTotal.card
        case 295: PickupContact.card
        case 296: PickupEnabled.card
        case 297: PickupFields.card
        case 298: PickupMode.card
        case 299: PlanAddressInvalid.card
        case 300: PlanAgreementLength.card
        case 301: PlanAgreementText.card
        case 302: PlanBillingAmount.card
        case 303: PlanDescriptionEmpty.card
        case 304: PlanManagementHttps.card
        case 305: PlanThirdPhase.card
        case 306: PlanTiming.card
        case 307: PlanTokenAddress.card
        case 308: PlanTokenAddressMissing.card
        case 309: PlanTokenHttps.card
        case 310: PlanTokenNetworks.card
        case 311: RecurringCount.card
        case 312: RecurringEnded.card
        case 313: RecurringOnce.card
        case 314: RecurringOrder.card
        case 315: RecurringTotalNow.card
        case 316: RecurringTrialEnd.card
        case 317: RecurringTrialGap.card
        case 318: RecurringTrialShown.card
        case 319: RegistrationDomainCount.card
        case 320: RegistrationDomainRepeated.card
        case 321: RegistrationKey.card
        case 322: RegistrationTextLong.card
        case 323: ReloadThresholdMissing.card
        case 324: ReloadThresholdNegative.card
        case 325: ResultFailureWithoutErrors.card
        case 326: ResultOrderEmpty.card
        case 327: ResultOrderOnFailure.card
        case 328: ResultOrderUrl.card
        case 329: ResultStatus.card
        case 330: ResultSuccessWithErrors.card
        case 331: SessionDomain.card
        case 332: SessionExpired.card
        case 333: SessionGateway.card
        case 334: SessionIncomplete.card
        case 335: SessionNameLong.card
        case 336: SessionNameOrder.card
        case 337: SessionTeam.card
        case 338: SessionTimes.card
        case 339: ShippingDetailRepeats.card
        case 340: ShippingFields.card
        case 341: ShippingIdentifierEmpty.card
        case 342: ShippingIdentifierRepeated.card
        case 343: ShippingNegative.card
        case 344: ShippingPreselected.card
        case 345: TokenBase64.card
        case 346: TokenHex.card
        case 347: TokenKeyForeign.card
        case 348: TokenKeyMissing.card
        case 349: TokenLength.card
        case 350: TokenSimulated.card
        case 351: TokenTransaction.card
        case 352: TokenWrapped.card
        case 353: TotalNegative.card
        case 354: UpdateVersion.card
        case 355: VersionAboveNeed.card
        case 356: VersionRange.card
        case 357: VersionWord.card
        case 358: W3cApplePayAddress.card
        case 359: W3cApplePayNone.card
        case 360: W3cCurrencyMixed.card
        case 361: W3cDataMissing.card
        case 362: W3cErrorHidden.card
        case 363: W3cMethodIdentifier.card
        case 364: W3cMethodNone.card
        case 365: W3cMethodRepeated.card
        case 366: W3cOptionNegative.card
        case 367: W3cOptionRepeated.card
        case 368: W3cOptionSelected.card
        case 369: W3cOptionsDiscarded.card
        case 370: W3cShippingFieldsVersion.card
        case 371: W3cTotalNegative.card
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
        rows += InstallmentsMetadata.rows
        rows += InstallmentsUndocumented.rows
        rows += LaterDeprecated.rows
        rows += LaterReason.rows
        rows += ModifierAnyFirst.rows
        rows += ModifierItemsWithoutTotal.rows
        rows += ModifierTotalZero.rows
        rows += ModifierTypeRepeated.rows
        rows += NetworkEmpty.rows
        rows += NetworkRepeated.rows
        rows += NetworkVersion.rows
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
        rows += VersionAboveNeed.rows
        rows += VersionRange.rows
        rows += VersionWord.rows
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
        all.append(InstallmentsMetadata.card)
        all.append(InstallmentsUndocumented.card)
        all.append(LaterDeprecated.card)
        all.append(LaterReason.card)
        all.append(ModifierAnyFirst.card)
        all.append(ModifierItemsWithoutTotal.card)
        all.append(ModifierTotalZero.card)
        all.append(ModifierTypeRepeated.card)
        all.append(NetworkEmpty.card)
        all.append(NetworkRepeated.card)
        all.append(NetworkVersion.card)
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
        all.append(VersionAboveNeed.card)
        all.append(VersionRange.card)
        all.append(VersionWord.card)
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
