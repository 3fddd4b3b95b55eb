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
    /// `application-data/base64`: application data is not Base64.
    public static let applicationDataBase64 = RuleID(code: 209)
    /// `capability/empty`: no merchant capabilities.
    public static let capabilityEmpty = RuleID(code: 210)
    /// `capability/emv`: eMV without China UnionPay.
    public static let capabilityEmv = RuleID(code: 211)
    /// `capability/funds-out`: instant funds out without a transfer.
    public static let capabilityFundsOut = RuleID(code: 212)
    /// `capability/missing-3ds`: no 3-D Secure.
    public static let capabilityMissing3ds = RuleID(code: 213)
    /// `capability/no-card`: no capability for cards.
    public static let capabilityNoCard = RuleID(code: 214)
    /// `capability/union-pay`: china UnionPay without EMV.
    public static let capabilityUnionPay = RuleID(code: 215)
    /// `category/format`: merchant category code format.
    public static let categoryFormat = RuleID(code: 216)
    /// `charge/amount`: token authorizes another amount.
    public static let chargeAmount = RuleID(code: 217)
    /// `charge/currency`: token authorizes another currency.
    public static let chargeCurrency = RuleID(code: 218)
    /// `charge/shares`: token authorizes other shares.
    public static let chargeShares = RuleID(code: 219)
    /// `contact/billing-fields`: billing field that is not documented.
    public static let contactBillingFields = RuleID(code: 220)
    /// `contact/billing-unrequested`: billing contact that is not asked for.
    public static let contactBillingUnrequested = RuleID(code: 221)
    /// `contact/country`: country code of a contact.
    public static let contactCountry = RuleID(code: 222)
    /// `contact/field-repeated`: repeated contact field.
    public static let contactFieldRepeated = RuleID(code: 223)
    /// `contact/name-with-address`: name asked for beside the address.
    public static let contactNameWithAddress = RuleID(code: 224)
    /// `contact/no-street`: address without a street.
    public static let contactNoStreet = RuleID(code: 225)
    /// `contact/phonetic-alone`: phonetic name without the name.
    public static let contactPhoneticAlone = RuleID(code: 226)
    /// `contact/phonetic-version`: phonetic name before version 3.
    public static let contactPhoneticVersion = RuleID(code: 227)
    /// `contact/phonetic-w3c`: phonetic name in the W3C interface.
    public static let contactPhoneticW3c = RuleID(code: 228)
    /// `contact/shipping-unrequested`: shipping contact that is not asked for.
    public static let contactShippingUnrequested = RuleID(code: 229)
    /// `contexts/amount`: share of zero or below.
    public static let contextsAmount = RuleID(code: 230)
    /// `contexts/directory`: share that disagrees with the directory.
    public static let contextsDirectory = RuleID(code: 231)
    /// `contexts/domain`: domain of a merchant.
    public static let contextsDomain = RuleID(code: 232)
    /// `contexts/empty`: empty list of shares.
    public static let contextsEmpty = RuleID(code: 233)
    /// `contexts/exceed-total`: shares above the total.
    public static let contextsExceedTotal = RuleID(code: 234)
    /// `contexts/external-identifier`: merchant with several external identifiers.
    public static let contextsExternalIdentifier = RuleID(code: 235)
    /// `contexts/name`: merchant without a name.
    public static let contextsName = RuleID(code: 236)
    /// `contexts/repeated`: external identifier used twice.
    public static let contextsRepeated = RuleID(code: 237)
    /// `countries/empty`: no supported countries.
    public static let countriesEmpty = RuleID(code: 238)
    /// `countries/repeated`: repeated country.
    public static let countriesRepeated = RuleID(code: 239)
    /// `country/expected`: not the expected country.
    public static let countryExpected = RuleID(code: 240)
    /// `country/not-iso`: country outside the standard.
    public static let countryNotIso = RuleID(code: 241)
    /// `coupon/error-code`: coupon refused with another code.
    public static let couponErrorCode = RuleID(code: 242)
    /// `coupon/unsupported`: coupon code without its field.
    public static let couponUnsupported = RuleID(code: 243)
    /// `currency/expected`: not the expected currency.
    public static let currencyExpected = RuleID(code: 244)
    /// `currency/not-money`: nothing to pay with.
    public static let currencyNotMoney = RuleID(code: 245)
    /// `currency/recent`: currency that older systems do not know.
    public static let currencyRecent = RuleID(code: 246)
    /// `currency/withdrawn`: currency no longer in use.
    public static let currencyWithdrawn = RuleID(code: 247)
    /// `date-range/ends`: ends of a range that are not equally exact.
    public static let dateRangeEnds = RuleID(code: 248)
    /// `date-range/gaps`: incomplete shipping date.
    public static let dateRangeGaps = RuleID(code: 249)
    /// `date-range/no-such-date`: shipping date that does not exist.
    public static let dateRangeNoSuchDate = RuleID(code: 250)
    /// `date-range/order`: shipping estimate backwards.
    public static let dateRangeOrder = RuleID(code: 251)
    /// `date-range/past`: shipping estimate in the past.
    public static let dateRangePast = RuleID(code: 252)
    /// `date-range/year`: year of a shipping date.
    public static let dateRangeYear = RuleID(code: 253)
    /// `decrypted/account`: account number in decrypted data.
    public static let decryptedAccount = RuleID(code: 254)
    /// `decrypted/amount`: amounts in decrypted data.
    public static let decryptedAmount = RuleID(code: 255)
    /// `decrypted/currency`: currency number in decrypted data.
    public static let decryptedCurrency = RuleID(code: 256)
    /// `decrypted/eci`: indicator of electronic commerce.
    public static let decryptedEci = RuleID(code: 257)
    /// `decrypted/expiration`: expiry in decrypted data.
    public static let decryptedExpiration = RuleID(code: 258)
    /// `decrypted/expired`: expired card.
    public static let decryptedExpired = RuleID(code: 259)
    /// `decrypted/kind`: kind of the payment data.
    public static let decryptedKind = RuleID(code: 260)
    /// `decrypted/metadata-alone`: metadata without a merchant token.
    public static let decryptedMetadataAlone = RuleID(code: 261)
    /// `decrypted/shares`: merchants' amounts above the total.
    public static let decryptedShares = RuleID(code: 262)
    /// `decrypted/two-kinds`: merchant token among several merchants.
    public static let decryptedTwoKinds = RuleID(code: 263)
    /// `deferred/cancellation-late`: free cancellation after the charge.
    public static let deferredCancellationLate = RuleID(code: 264)
    /// `deferred/cancellation-pair`: half of a free cancellation.
    public static let deferredCancellationPair = RuleID(code: 265)
    /// `deferred/date-missing`: deferred payment without a date.
    public static let deferredDateMissing = RuleID(code: 266)
    /// `deferred/date-past`: deferred payment in the past.
    public static let deferredDatePast = RuleID(code: 267)
    /// `deferred/zone-unknown`: unknown time zone.
    public static let deferredZoneUnknown = RuleID(code: 268)
    /// `disbursement/capability`: fee without instant transfer.
    public static let disbursementCapability = RuleID(code: 269)
    /// `disbursement/fee-missing`: instant transfer without a fee line.
    public static let disbursementFeeMissing = RuleID(code: 270)
    /// `disbursement/fee-repeated`: second fee of a transfer.
    public static let disbursementFeeRepeated = RuleID(code: 271)
    /// `disbursement/last-item`: last line of a transfer.
    public static let disbursementLastItem = RuleID(code: 272)
    /// `disbursement/recipient-item`: amount that the person receives.
    public static let disbursementRecipientItem = RuleID(code: 273)
    /// `disbursement/shipping`: transfer with shipping.
    public static let disbursementShipping = RuleID(code: 274)
    /// `disbursement/sum`: sum of a transfer.
    public static let disbursementSum = RuleID(code: 275)
    /// `document/depth`: members at the wrong depth.
    public static let documentDepth = RuleID(code: 276)
    /// `document/dialect`: names of another interface.
    public static let documentDialect = RuleID(code: 277)
    /// `document/json-text`: text that holds JSON.
    public static let documentJsonText = RuleID(code: 278)
    /// `document/name-style`: names in another style.
    public static let documentNameStyle = RuleID(code: 279)
    /// `document/nulls`: null for absent members.
    public static let documentNulls = RuleID(code: 280)
    /// `error/code-place`: error code in the wrong answer.
    public static let errorCodePlace = RuleID(code: 281)
    /// `error/field-missing`: contact error without a field.
    public static let errorFieldMissing = RuleID(code: 282)
    /// `error/field-place`: field that cannot be marked here.
    public static let errorFieldPlace = RuleID(code: 283)
    /// `error/field-unused`: field that the error code ignores.
    public static let errorFieldUnused = RuleID(code: 284)
    /// `error/message-long`: long error message.
    public static let errorMessageLong = RuleID(code: 285)
    /// `error/message-missing`: error without a message.
    public static let errorMessageMissing = RuleID(code: 286)
    /// `error/message-punctuation`: punctuation at the end of an error message.
    public static let errorMessagePunctuation = RuleID(code: 287)
    /// `error/version`: error object before version 3.
    public static let errorVersion = RuleID(code: 288)
    /// `event/card`: digits and country of a card.
    public static let eventCard = RuleID(code: 289)
    /// `event/length`: length of a text about a merchant token.
    public static let eventLength = RuleID(code: 290)
    /// `event/payload`: event without its news.
    public static let eventPayload = RuleID(code: 291)
    /// `event/type`: unknown kind of event.
    public static let eventType = RuleID(code: 292)
    /// `flow/agreement-changed`: agreement changed in an update.
    public static let flowAgreementChanged = RuleID(code: 293)
    /// `flow/answer`: answer to another event.
    public static let flowAnswer = RuleID(code: 294)
    /// `flow/contexts-exceed-total`: shares above the new total.
    public static let flowContextsExceedTotal = RuleID(code: 295)
    /// `flow/coupon`: coupon code without a field.
    public static let flowCoupon = RuleID(code: 296)
    /// `flow/deferred-dropped`: deferred payment not repeated.
    public static let flowDeferredDropped = RuleID(code: 297)
    /// `flow/kind-switch`: another kind of payment in an update.
    public static let flowKindSwitch = RuleID(code: 298)
    /// `flow/no-method-left`: no shipping method left.
    public static let flowNoMethodLeft = RuleID(code: 299)
    /// `flow/shipping-method`: unknown shipping method chosen.
    public static let flowShippingMethod = RuleID(code: 300)
    /// `flow/shipping-price`: price of the chosen shipping method missing.
    public static let flowShippingPrice = RuleID(code: 301)
    /// `installments/metadata`: installment metadata are no object.
    public static let installmentsMetadata = RuleID(code: 302)
    /// `installments/undocumented`: undocumented installments.
    public static let installmentsUndocumented = RuleID(code: 303)
    /// `item/count`: many lines.
    public static let itemCount = RuleID(code: 304)
    /// `item/discount-sign`: discount that is added.
    public static let itemDiscountSign = RuleID(code: 305)
    /// `item/empty-list`: empty list of lines.
    public static let itemEmptyList = RuleID(code: 306)
    /// `item/label`: line without a name.
    public static let itemLabel = RuleID(code: 307)
    /// `item/label-length`: long label.
    public static let itemLabelLength = RuleID(code: 308)
    /// `item/label-style`: style of a label.
    public static let itemLabelStyle = RuleID(code: 309)
    /// `item/pending-amount`: amount of a pending line.
    public static let itemPendingAmount = RuleID(code: 310)
    /// `item/recurring`: recurring payment without its line.
    public static let itemRecurring = RuleID(code: 311)
    /// `item/timing-fields`: members of another timing.
    public static let itemTimingFields = RuleID(code: 312)
    /// `kind/several`: several special kinds at once.
    public static let kindSeveral = RuleID(code: 313)
    /// `later/deprecated`: apple Pay Later has ended.
    public static let laterDeprecated = RuleID(code: 314)
    /// `later/reason`: reason against Apple Pay Later does not fit.
    public static let laterReason = RuleID(code: 315)
    /// `merchant/identifier`: merchant identifier that is not allowed.
    public static let merchantIdentifier = RuleID(code: 316)
    /// `modifier/any-first`: modifier for every card before others.
    public static let modifierAnyFirst = RuleID(code: 317)
    /// `modifier/items-without-total`: additional items without a new total.
    public static let modifierItemsWithoutTotal = RuleID(code: 318)
    /// `modifier/total-zero`: modifier with a total of zero.
    public static let modifierTotalZero = RuleID(code: 319)
    /// `modifier/type-repeated`: two modifiers for one kind of card.
    public static let modifierTypeRepeated = RuleID(code: 320)
    /// `network/empty`: no networks.
    public static let networkEmpty = RuleID(code: 321)
    /// `network/repeated`: repeated network.
    public static let networkRepeated = RuleID(code: 322)
    /// `network/version`: network newer than the stated version.
    public static let networkVersion = RuleID(code: 323)
    /// `order/currency`: currency differs from the order.
    public static let orderCurrency = RuleID(code: 324)
    /// `order/shares`: shares differ from the order.
    public static let orderShares = RuleID(code: 325)
    /// `order/shipping`: shipping differs from the order.
    public static let orderShippingPrice = RuleID(code: 326)
    /// `order/total`: total differs from the order.
    public static let orderTotal = RuleID(code: 327)
    /// `pickup/contact`: pickup without a place.
    public static let pickupContact = RuleID(code: 328)
    /// `pickup/enabled`: old word for the editing mode.
    public static let pickupEnabled = RuleID(code: 329)
    /// `pickup/fields`: pickup without a postal address field.
    public static let pickupFields = RuleID(code: 330)
    /// `pickup/mode`: pickup at a place that can be changed.
    public static let pickupMode = RuleID(code: 331)
    /// `plan/address-invalid`: invalid address of a plan.
    public static let planAddressInvalid = RuleID(code: 332)
    /// `plan/agreement-length`: length of the billing agreement.
    public static let planAgreementLength = RuleID(code: 333)
    /// `plan/agreement-text`: agreement names other terms.
    public static let planAgreementText = RuleID(code: 334)
    /// `plan/billing-amount`: amount of a billing item.
    public static let planBillingAmount = RuleID(code: 335)
    /// `plan/description-empty`: empty description of a plan.
    public static let planDescriptionEmpty = RuleID(code: 336)
    /// `plan/management-https`: page of a plan without https.
    public static let planManagementHttps = RuleID(code: 337)
    /// `plan/third-phase`: third phase of a subscription.
    public static let planThirdPhase = RuleID(code: 338)
    /// `plan/timing`: timing of a billing item.
    public static let planTiming = RuleID(code: 339)
    /// `plan/token-address`: notification address with an end of its own.
    public static let planTokenAddress = RuleID(code: 340)
    /// `plan/token-address-missing`: no notification address.
    public static let planTokenAddressMissing = RuleID(code: 341)
    /// `plan/token-https`: notification address without https.
    public static let planTokenHttps = RuleID(code: 342)
    /// `plan/token-networks`: networks without merchant tokens.
    public static let planTokenNetworks = RuleID(code: 343)
    /// `recurring/count`: interval of zero.
    public static let recurringCount = RuleID(code: 344)
    /// `recurring/ended`: end in the past.
    public static let recurringEnded = RuleID(code: 345)
    /// `recurring/once`: recurring payment that is charged once.
    public static let recurringOnce = RuleID(code: 346)
    /// `recurring/order`: end before the start.
    public static let recurringOrder = RuleID(code: 347)
    /// `recurring/total-now`: total of a plan.
    public static let recurringTotalNow = RuleID(code: 348)
    /// `recurring/trial-end`: trial without an end.
    public static let recurringTrialEnd = RuleID(code: 349)
    /// `recurring/trial-gap`: trial and regular charges do not meet.
    public static let recurringTrialGap = RuleID(code: 350)
    /// `recurring/trial-shown`: trial missing among the line items.
    public static let recurringTrialShown = RuleID(code: 351)
    /// `registration/domain-count`: number of domains.
    public static let registrationDomainCount = RuleID(code: 352)
    /// `registration/domain-repeated`: repeated domain.
    public static let registrationDomainRepeated = RuleID(code: 353)
    /// `registration/key`: platform's key for a merchant.
    public static let registrationKey = RuleID(code: 354)
    /// `registration/text-long`: long text in a registration.
    public static let registrationTextLong = RuleID(code: 355)
    /// `reload/threshold-missing`: automatic reload without a threshold.
    public static let reloadThresholdMissing = RuleID(code: 356)
    /// `reload/threshold-negative`: threshold below zero.
    public static let reloadThresholdNegative = RuleID(code: 357)
    /// `result/failure-without-errors`: failure without errors.
    public static let resultFailureWithoutErrors = RuleID(code: 358)
    /// `result/order-empty`: empty member of the order details.
    public static let resultOrderEmpty = RuleID(code: 359)
    /// `result/order-on-failure`: order details of a failed payment.
    public static let resultOrderOnFailure = RuleID(code: 360)
    /// `result/order-url`: address of the order's web service.
    public static let resultOrderUrl = RuleID(code: 361)
    /// `result/status`: status other than success and failure.
    public static let resultStatus = RuleID(code: 362)
    /// `result/success-with-errors`: success with errors.
    public static let resultSuccessWithErrors = RuleID(code: 363)
    /// `session/domain`: not a bare domain name.
    public static let sessionDomain = RuleID(code: 364)
    /// `session/expired`: expired merchant session.
    public static let sessionExpired = RuleID(code: 365)
    /// `session/gateway`: gateway of a conversation.
    public static let sessionGateway = RuleID(code: 366)
    /// `session/incomplete`: merchant session with a part missing.
    public static let sessionIncomplete = RuleID(code: 367)
    /// `session/name-long`: long display name.
    public static let sessionNameLong = RuleID(code: 368)
    /// `session/name-order`: display name with an order number.
    public static let sessionNameOrder = RuleID(code: 369)
    /// `session/team`: team of an app.
    public static let sessionTeam = RuleID(code: 370)
    /// `session/times`: times of a merchant session.
    public static let sessionTimes = RuleID(code: 371)
    /// `shipping/detail-repeats`: detail that says nothing new.
    public static let shippingDetailRepeats = RuleID(code: 372)
    /// `shipping/estimate`: shipping without an estimate.
    public static let shippingEstimate = RuleID(code: 373)
    /// `shipping/fields`: shipping methods without a shipping contact.
    public static let shippingFields = RuleID(code: 374)
    /// `shipping/identifier-empty`: empty shipping identifier.
    public static let shippingIdentifierEmpty = RuleID(code: 375)
    /// `shipping/identifier-repeated`: repeated shipping identifier.
    public static let shippingIdentifierRepeated = RuleID(code: 376)
    /// `shipping/negative`: negative shipping price.
    public static let shippingNegative = RuleID(code: 377)
    /// `shipping/preselected`: price of another shipping method.
    public static let shippingPreselected = RuleID(code: 378)
    /// `token/base64`: base64 in a token.
    public static let tokenBase64 = RuleID(code: 379)
    /// `token/hex`: hexadecimal in a token.
    public static let tokenHex = RuleID(code: 380)
    /// `token/key-foreign`: token with two keys.
    public static let tokenKeyForeign = RuleID(code: 381)
    /// `token/key-missing`: token without its key.
    public static let tokenKeyMissing = RuleID(code: 382)
    /// `token/length`: length of a token's bytes.
    public static let tokenLength = RuleID(code: 383)
    /// `token/simulated`: token of a simulator.
    public static let tokenSimulated = RuleID(code: 384)
    /// `token/transaction`: transaction of a token.
    public static let tokenTransaction = RuleID(code: 385)
    /// `token/wrapped`: wrapped token.
    public static let tokenWrapped = RuleID(code: 386)
    /// `total/intermediary`: intermediary in the label.
    public static let totalIntermediary = RuleID(code: 387)
    /// `total/label`: total without a name.
    public static let totalLabel = RuleID(code: 388)
    /// `total/large`: very large total.
    public static let totalLarge = RuleID(code: 389)
    /// `total/name`: total that does not name the business.
    public static let totalName = RuleID(code: 390)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 391)
    /// `total/repeated`: total among the lines.
    public static let totalRepeated = RuleID(code: 392)
    /// `total/sum`: total that is not the sum.
    public static let totalSum = RuleID(code: 393)
    /// `total/timing`: total with another time than now.
    public static let totalTiming = RuleID(code: 394)
    /// `total/zero`: zero total before version 4.
    public static let totalZero = RuleID(code: 395)
    /// `update/version`: answer in a form newer than the version.
    public static let updateVersion = RuleID(code: 396)
    /// `version/above-need`: version higher than needed.
    public static let versionAboveNeed = RuleID(code: 397)
    /// `version/range`: no such version.
    public static let versionRange = RuleID(code: 398)
    /// `version/word`: word newer than the stated version.
    public static let versionWord = RuleID(code: 399)
    /// `w3c/apple-pay-address`: apple Pay's address misspelt.
    public static let w3cApplePayAddress = RuleID(code: 400)
    /// `w3c/apple-pay-none`: no Apple Pay among the methods.
    public static let w3cApplePayNone = RuleID(code: 401)
    /// `w3c/currency-mixed`: amounts in several currencies.
    public static let w3cCurrencyMixed = RuleID(code: 402)
    /// `w3c/data-missing`: apple Pay without data.
    public static let w3cDataMissing = RuleID(code: 403)
    /// `w3c/error-hidden`: error that is not shown.
    public static let w3cErrorHidden = RuleID(code: 404)
    /// `w3c/method-identifier`: payment method identifier.
    public static let w3cMethodIdentifier = RuleID(code: 405)
    /// `w3c/method-none`: no payment method.
    public static let w3cMethodNone = RuleID(code: 406)
    /// `w3c/method-repeated`: repeated payment method.
    public static let w3cMethodRepeated = RuleID(code: 407)
    /// `w3c/option-negative`: negative shipping option.
    public static let w3cOptionNegative = RuleID(code: 408)
    /// `w3c/option-repeated`: repeated id of a shipping option.
    public static let w3cOptionRepeated = RuleID(code: 409)
    /// `w3c/option-selected`: selected shipping option.
    public static let w3cOptionSelected = RuleID(code: 410)
    /// `w3c/options-discarded`: shipping options without requestShipping.
    public static let w3cOptionsDiscarded = RuleID(code: 411)
    /// `w3c/shipping-fields-version`: shipping fields before version 6.
    public static let w3cShippingFieldsVersion = RuleID(code: 412)
    /// `w3c/total-negative`: negative total.
    public static let w3cTotalNegative = RuleID(code: 413)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<214).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

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
        case 200: "amount/decimals"
        case 201: "amount/digits"
        case 202: "amount/fewer-decimals"
        case 203: "amount/float"
        case 204: "amount/leading-zeros"
        case 205: "amount/minor-units"
        case 206: "amount/negative-zero"
        case 207: "amount/one-decimal"
        case 208: "amount/whole-number"
        case 209: "application-data/base64"
        case 210: "capability/empty"
        case 211: "capability/emv"
        case 212: "capability/funds-out"
        case 213: "capability/missing-3ds"
        case 214: "capability/no-card"
        case 215: "capability/union-pay"
        case 216: "category/format"
        case 217: "charge/amount"
        case 218: "charge/currency"
        case 219: "charge/shares"
        case 220: "contact/billing-fields"
        case 221: "contact/billing-unrequested"
        case 222: "contact/country"
        case 223: "contact/field-repeated"
        case 224: "contact/name-with-address"
        case 225: "contact/no-street"
        case 226: "contact/phonetic-alone"
        case 227: "contact/phonetic-version"
        case 228: "contact/phonetic-w3c"
        case 229: "contact/shipping-unrequested"
        case 230: "contexts/amount"
        case 231: "contexts/directory"
        case 232: "contexts/domain"
        case 233: "contexts/empty"
        case 234: "contexts/exceed-total"
        case 235: "contexts/external-identifier"
        case 236: "contexts/name"
        case 237: "contexts/repeated"
        case 238: "countries/empty"
        case 239: "countries/repeated"
        case 240: "country/expected"
        case 241: "country/not-iso"
        case 242: "coupon/error-code"
        case 243: "coupon/unsupported"
        case 244: "currency/expected"
        case 245: "currency/not-money"
        case 246: "currency/recent"
        case 247: "currency/withdrawn"
        case 248: "date-range/ends"
        case 249: "date-range/gaps"
        case 250: "date-range/no-such-date"
        case 251: "date-range/order"
        case 252: "date-range/past"
        case 253: "date-range/year"
        case 254: "decrypted/account"
        case 255: "decrypted/amount"
        case 256: "decrypted/currency"
        case 257: "decrypted/eci"
        case 258: "decrypted/expiration"
        case 259: "decrypted/expired"
        case 260: "decrypted/kind"
        case 261: "decrypted/metadata-alone"
        case 262: "decrypted/shares"
        case 263: "decrypted/two-kinds"
        case 264: "deferred/cancellation-late"
        case 265: "deferred/cancellation-pair"
        case 266: "deferred/date-missing"
        case 267: "deferred/date-past"
        case 268: "deferred/zone-unknown"
        case 269: "disbursement/capability"
        case 270: "disbursement/fee-missing"
        case 271: "disbursement/fee-repeated"
        case 272: "disbursement/last-item"
        case 273: "disbursement/recipient-item"
        case 274: "disbursement/shipping"
        case 275: "disbursement/sum"
        case 276: "document/depth"
        case 277: "document/dialect"
        case 278: "document/json-text"
        case 279: "document/name-style"
        case 280: "document/nulls"
        case 281: "error/code-place"
        case 282: "error/field-missing"
        case 283: "error/field-place"
        case 284: "error/field-unused"
        case 285: "error/message-long"
        case 286: "error/message-missing"
        case 287: "error/message-punctuation"
        case 288: "error/version"
        case 289: "event/card"
        case 290: "event/length"
        case 291: "event/payload"
        case 292: "event/type"
        case 293: "flow/agreement-changed"
        case 294: "flow/answer"
        case 295: "flow/contexts-exceed-total"
        case 296: "flow/coupon"
        case 297: "flow/deferred-dropped"
        case 298: "flow/kind-switch"
        case 299: "flow/no-method-left"
        case 300: "flow/shipping-method"
        case 301: "flow/shipping-price"
        case 302: "installments/metadata"
        case 303: "installments/undocumented"
        case 304: "item/count"
        case 305: "item/discount-sign"
        case 306: "item/empty-list"
        case 307: "item/label"
        case 308: "item/label-length"
        case 309: "item/label-style"
        case 310: "item/pending-amount"
        case 311: "item/recurring"
        case 312: "item/timing-fields"
        case 313: "kind/several"
        case 314: "later/deprecated"
        case 315: "later/reason"
        case 316: "merchant/identifier"
        case 317: "modifier/any-first"
        case 318: "modifier/items-without-total"
        case 319: "modifier/total-zero"
        case 320: "modifier/type-repeated"
        case 321: "network/empty"
        case 322: "network/repeated"
        case 323: "network/version"
        case 324: "order/currency"
        case 325: "order/shares"
        case 326: "order/shipping"
        case 327: "order/total"
        case 328: "pickup/contact"
        case 329: "pickup/enabled"
        case 330: "pickup/fields"
        case 331: "pickup/mode"
        case 332: "plan/address-invalid"
        case 333: "plan/agreement-length"
        case 334: "plan/agreement-text"
        case 335: "plan/billing-amount"
        case 336: "plan/description-empty"
        case 337: "plan/management-https"
        case 338: "plan/third-phase"
        case 339: "plan/timing"
        case 340: "plan/token-address"
        case 341: "plan/token-address-missing"
        case 342: "plan/token-https"
        case 343: "plan/token-networks"
        case 344: "recurring/count"
        case 345: "recurring/ended"
        case 346: "recurring/once"
        case 347: "recurring/order"
        case 348: "recurring/total-now"
        case 349: "recurring/trial-end"
        case 350: "recurring/trial-gap"
        case 351: "recurring/trial-shown"
        case 352: "registration/domain-count"
        case 353: "registration/domain-repeated"
        case 354: "registration/key"
        case 355: "registration/text-long"
        case 356: "reload/threshold-missing"
        case 357: "reload/threshold-negative"
        case 358: "result/failure-without-errors"
        case 359: "result/order-empty"
        case 360: "result/order-on-failure"
        case 361: "result/order-url"
        case 362: "result/status"
        case 363: "result/success-with-errors"
        case 364: "session/domain"
        case 365: "session/expired"
        case 366: "session/gateway"
        case 367: "session/incomplete"
        case 368: "session/name-long"
        case 369: "session/name-order"
        case 370: "session/team"
        case 371: "session/times"
        case 372: "shipping/detail-repeats"
        case 373: "shipping/estimate"
        case 374: "shipping/fields"
        case 375: "shipping/identifier-empty"
        case 376: "shipping/identifier-repeated"
        case 377: "shipping/negative"
        case 378: "shipping/preselected"
        case 379: "token/base64"
        case 380: "token/hex"
        case 381: "token/key-foreign"
        case 382: "token/key-missing"
        case 383: "token/length"
        case 384: "token/simulated"
        case 385: "token/transaction"
        case 386: "token/wrapped"
        case 387: "total/intermediary"
        case 388: "total/label"
        case 389: "total/large"
        case 390: "total/name"
        case 391: "total/negative"
        case 392: "total/repeated"
        case 393: "total/sum"
        case 394: "total/timing"
        case 395: "total/zero"
        case 396: "update/version"
        case 397: "version/above-need"
        case 398: "version/range"
        case 399: "version/word"
        case 400: "w3c/apple-pay-address"
        case 401: "w3c/apple-pay-none"
        case 402: "w3c/currency-mixed"
        case 403: "w3c/data-missing"
        case 404: "w3c/error-hidden"
        case 405: "w3c/method-identifier"
        case 406: "w3c/method-none"
        case 407: "w3c/method-repeated"
        case 408: "w3c/option-negative"
        case 409: "w3c/option-repeated"
        case 410: "w3c/option-selected"
        case 411: "w3c/options-discarded"
        case 412: "w3c/shipping-fields-version"
        case 413: "w3c/total-negative"
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
        case 200: AmountDecimals.card
        case 201: AmountDigits.card
        case 202: AmountFewerDecimals.card
        case 203: AmountFloat.card
        case 204: AmountLeadingZeros.card
        case 205: AmountMinorUnits.card
        case 206: AmountNegativeZero.card
        case 207: AmountOneDecimal.card
        case 208: AmountWholeNumber.card
        case 209: ApplicationDataBase64.card
        case 210: CapabilityEmpty.card
        case 211: CapabilityEmv.card
        case 212: CapabilityFundsOut.card
        case 213: CapabilityMissing3ds.card
        case 214: CapabilityNoCard.card
        case 215: CapabilityUnionPay.card
        case 216: CategoryFormat.card
        case 217: ChargeAmount.card
        case 218: ChargeCurrency.card
        case 219: ChargeShares.card
        case 220: ContactBillingFields.card
        case 221: ContactBillingUnrequested.card
        case 222: ContactCountry.card
        case 223: ContactFieldRepeated.card
        case 224: ContactNameWithAddress.card
        case 225: ContactNoStreet.card
        case 226: ContactPhoneticAlone.card
        case 227: ContactPhoneticVersion.card
        case 228: ContactPhoneticW3c.card
        case 229: ContactShippingUnrequested.card
        case 230: ContextsAmount.card
        case 231: ContextsDirectory.card
        case 232: ContextsDomain.card
        case 233: ContextsEmpty.card
        case 234: ContextsExceedTotal.card
        case 235: ContextsExternalIdentifier.card
        case 236: ContextsName.card
        case 237: ContextsRepeated.card
        case 238: CountriesEmpty.card
        case 239: CountriesRepeated.card
        case 240: CountryExpected.card
        case 241: CountryNotIso.card
        case 242: CouponErrorCode.card
        case 243: CouponUnsupported.card
        case 244: CurrencyExpected.card
        case 245: CurrencyNotMoney.card
        case 246: CurrencyRecent.card
        case 247: CurrencyWithdrawn.card
        case 248: DateRangeEnds.card
        case 249: DateRangeGaps.card
        case 250: DateRangeNoSuchDate.card
        case 251: DateRangeOrder.card
        case 252: DateRangePast.card
        case 253: DateRangeYear.card
        case 254: DecryptedAccount.card
        case 255: DecryptedAmount.card
        case 256: DecryptedCurrency.card
        case 257: DecryptedEci.card
        case 258: DecryptedExpiration.card
        case 259: DecryptedExpired.card
        case 260: DecryptedKind.card
        case 261: DecryptedMetadataAlone.card
        case 262: DecryptedShares.card
        case 263: DecryptedTwoKinds.card
        case 264: DeferredCancellationLate.card
        case 265: DeferredCancellationPair.card
        case 266: DeferredDateMissing.card
        case 267: DeferredDatePast.card
        case 268: DeferredZoneUnknown.card
        case 269: DisbursementCapability.card
        case 270: DisbursementFeeMissing.card
        case 271: DisbursementFeeRepeated.card
        case 272: DisbursementLastItem.card
        case 273: DisbursementRecipientItem.card
        case 274: DisbursementShipping.card
        case 275: DisbursementSum.card
        case 276: DocumentDepth.card
        case 277: DocumentDialect.card
        case 278: DocumentJsonText.card
        case 279: DocumentNameStyle.card
        case 280: DocumentNulls.card
        case 281: ErrorCodePlace.card
        case 282: ErrorFieldMissing.card
        case 283: ErrorFieldPlace.card
        case 284: ErrorFieldUnused.card
        case 285: ErrorMessageLong.card
        case 286: ErrorMessageMissing.card
        case 287: ErrorMessagePunctuation.card
        case 288: ErrorVersion.card
        case 289: EventCard.card
        case 290: EventLength.card
        case 291: EventPayload.card
        case 292: EventType.card
        case 293: FlowAgreementChanged.card
        case 294: FlowAnswer.card
        case 295: FlowContextsExceedTotal.card
        case 296: FlowCoupon.card
        case 297: FlowDeferredDropped.card
        case 298: FlowKindSwitch.card
        case 299: FlowNoMethodLeft.card
        case 300: FlowShippingMethod.card
        case 301: FlowShippingPrice.card
        case 302: InstallmentsMetadata.card
        case 303: InstallmentsUndocumented.card
        case 304: ItemCount.card
        case 305: ItemDiscountSign.card
        case 306: ItemEmptyList.card
        case 307: ItemLabel.card
        case 308: ItemLabelLength.card
        case 309: ItemLabelStyle.card
        case 310: ItemPendingAmount.card
        case 311: ItemRecurring.card
        case 312: ItemTimingFields.card
        case 313: KindSeveral.card
        case 314: LaterDeprecated.card
        case 315: LaterReason.card
        case 316: MerchantIdentifier.card
        case 317: ModifierAnyFirst.card
        case 318: ModifierItemsWithoutTotal.card
        case 319: ModifierTotalZero.card
        case 320: ModifierTypeRepeated.card
        case 321: NetworkEmpty.card
        case 322: NetworkRepeated.card
        case 323: NetworkVersion.card
        case 324: OrderCurrency.card
        case 325: OrderShares.card
        case 326: OrderShippingPrice.card
        case 327: OrderTotal.card
        case 328: PickupContact.card
        case 329: PickupEnabled.card
        case 330: PickupFields.card
        case 331: PickupMode.card
        case 332: PlanAddressInvalid.card
        case 333: PlanAgreementLength.card
        case 334: PlanAgreementText.card
        case 335: PlanBillingAmount.card
        case 336: PlanDescriptionEmpty.card
        case 337: PlanManagementHttps.card
        case 338: PlanThirdPhase.card
        case 339: PlanTiming.card
        case 340: PlanTokenAddress.card
        case 341: PlanTokenAddressMissing.card
        case 342: PlanTokenHttps.card
        case 343: PlanTokenNetworks.card
        case 344: RecurringCount.card
        case 345: RecurringEnded.card
        case 346: RecurringOnce.card
        case 347: RecurringOrder.card
        case 348: RecurringTotalNow.card
        case 349: RecurringTrialEnd.card
        case 350: RecurringTrialGap.card
        case 351: RecurringTrialShown.card
        case 352: RegistrationDomainCount.card
        case 353: RegistrationDomainRepeated.card
        case 354: RegistrationKey.card
        case 355: RegistrationTextLong.card
        case 356: ReloadThresholdMissing.card
        case 357: ReloadThresholdNegative.card
        case 358: ResultFailureWithoutErrors.card
        case 359: ResultOrderEmpty.card
        case 360: ResultOrderOnFailure.card
        case 361: ResultOrderUrl.card
        case 362: ResultStatus.card
        case 363: ResultSuccessWithErrors.card
        case 364: SessionDomain.card
        case 365: SessionExpired.card
        case 366: SessionGateway.card
        case 367: SessionIncomplete.card
        case 368: SessionNameLong.card
        case 369: SessionNameOrder.card
        case 370: SessionTeam.card
        case 371: SessionTimes.card
        case 372: ShippingDetailRepeats.card
        case 373: ShippingEstimate.card
        case 374: ShippingFields.card
        case 375: ShippingIdentifierEmpty.card
        case 376: ShippingIdentifierRepeated.card
        case 377: ShippingNegative.card
        case 378: ShippingPreselected.card
        case 379: TokenBase64.card
        case 380: TokenHex.card
        case 381: TokenKeyForeign.card
        case 382: TokenKeyMissing.card
        case 383: TokenLength.card
        case 384: TokenSimulated.card
        case 385: TokenTransaction.card
        case 386: TokenWrapped.card
        case 387: TotalIntermediary.card
        case 388: TotalLabel.card
        case 389: TotalLarge.card
        case 390: TotalName.card
        case 391: TotalNegative.card
        case 392: TotalRepeated.card
        case 393: TotalSum.card
        case 394: TotalTiming.card
        case 395: TotalZero.card
        case 396: UpdateVersion.card
        case 397: VersionAboveNeed.card
        case 398: VersionRange.card
        case 399: VersionWord.card
        case 400: W3cApplePayAddress.card
        case 401: W3cApplePayNone.card
        case 402: W3cCurrencyMixed.card
        case 403: W3cDataMissing.card
        case 404: W3cErrorHidden.card
        case 405: W3cMethodIdentifier.card
        case 406: W3cMethodNone.card
        case 407: W3cMethodRepeated.card
        case 408: W3cOptionNegative.card
        case 409: W3cOptionRepeated.card
        case 410: W3cOptionSelected.card
        case 411: W3cOptionsDiscarded.card
        case 412: W3cShippingFieldsVersion.card
        case 413: W3cTotalNegative.card
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
        rows += ContextsAmount.rows
        rows += ContextsDirectory.rows
        rows += ContextsDomain.rows
        rows += ContextsEmpty.rows
        rows += ContextsExceedTotal.rows
        rows += ContextsExternalIdentifier.rows
        rows += ContextsName.rows
        rows += ContextsRepeated.rows
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
        rows += DocumentDepth.rows
        rows += DocumentDialect.rows
        rows += DocumentJsonText.rows
        rows += DocumentNameStyle.rows
        rows += DocumentNulls.rows
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
        rows += LaterDeprecated.rows
        rows += LaterReason.rows
        rows += MerchantIdentifier.rows
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
        rows += ShippingEstimate.rows
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
        rows += TotalIntermediary.rows
        rows += TotalLabel.rows
        rows += TotalLarge.rows
        rows += TotalName.rows
        rows += TotalNegative.rows
        rows += TotalRepeated.rows
        rows += TotalSum.rows
        rows += TotalTiming.rows
        rows += TotalZero.rows
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
        all.append(AmountDecimals.card)
        all.append(AmountDigits.card)
        all.append(AmountFewerDecimals.card)
        all.append(AmountFloat.card)
        all.append(AmountFormat.card)
        all.append(AmountLeadingZeros.card)
        all.append(AmountMinorUnits.card)
        all.append(AmountNegativeZero.card)
        all.append(AmountOneDecimal.card)
        all.append(AmountWholeNumber.card)
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
        all.append(CodeUnknown.card)
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
        all.append(ContextsAmount.card)
        all.append(ContextsDirectory.card)
        all.append(ContextsDomain.card)
        all.append(ContextsEmpty.card)
        all.append(ContextsExceedTotal.card)
        all.append(ContextsExternalIdentifier.card)
        all.append(ContextsName.card)
        all.append(ContextsRepeated.card)
        all.append(CountriesEmpty.card)
        all.append(CountriesRepeated.card)
        all.append(CountryExpected.card)
        all.append(CountryNotIso.card)
        all.append(CountryUnknown.card)
        all.append(CouponErrorCode.card)
        all.append(CouponUnsupported.card)
        all.append(CurrencyExpected.card)
        all.append(CurrencyNotMoney.card)
        all.append(CurrencyRecent.card)
        all.append(CurrencyUnknown.card)
        all.append(CurrencyWithdrawn.card)
        all.append(DateRangeEnds.card)
        all.append(DateRangeGaps.card)
        all.append(DateRangeNoSuchDate.card)
        all.append(DateRangeOrder.card)
        all.append(DateRangePast.card)
        all.append(DateRangeYear.card)
        all.append(DateFormat.card)
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
        all.append(DocumentDepth.card)
        all.append(DocumentDialect.card)
        all.append(DocumentJsonText.card)
        all.append(DocumentKindRule.card)
        all.append(DocumentNameStyle.card)
        all.append(DocumentNulls.card)
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
        all.append(ItemCount.card)
        all.append(ItemDiscountSign.card)
        all.append(ItemEmptyList.card)
        all.append(ItemLabel.card)
        all.append(ItemLabelLength.card)
        all.append(ItemLabelStyle.card)
        all.append(ItemPendingAmount.card)
        all.append(ItemRecurring.card)
        all.append(ItemTimingFields.card)
        all += SyntaxRules.all
        all.append(KindSeveral.card)
        all.append(LaterDeprecated.card)
        all.append(LaterReason.card)
        all.append(MemberDuplicate.card)
        all.append(MemberMissing.card)
        all.append(MemberType.card)
        all.append(MemberUnknown.card)
        all.append(MemberVersion.card)
        all.append(MerchantIdentifier.card)
        all.append(ModifierAnyFirst.card)
        all.append(ModifierItemsWithoutTotal.card)
        all.append(ModifierTotalZero.card)
        all.append(ModifierTypeRepeated.card)
        all.append(NetworkEmpty.card)
        all.append(NetworkRepeated.card)
        all.append(NetworkSpelling.card)
        all.append(NetworkUnknown.card)
        all.append(NetworkVersion.card)
        all.append(NumberRange.card)
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
        all.append(ShippingEstimate.card)
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
        all.append(TotalIntermediary.card)
        all.append(TotalLabel.card)
        all.append(TotalLarge.card)
        all.append(TotalName.card)
        all.append(TotalNegative.card)
        all.append(TotalRepeated.card)
        all.append(TotalSum.card)
        all.append(TotalTiming.card)
        all.append(TotalZero.card)
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
