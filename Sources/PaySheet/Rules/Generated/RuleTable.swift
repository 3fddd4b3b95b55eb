// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension RuleID {
    /// `member/missing`: missing member.
    public static let memberMissing = RuleID(code: 100)
    /// `member/duplicate`: repeated member.
    public static let memberDuplicate = RuleID(code: 101)
    /// `member/unknown`: unknown member.
    public static let memberUnknown = RuleID(code: 102)
    /// `member/type`: wrong JSON type.
    public static let memberType = RuleID(code: 103)
    /// `member/version`: newer than the stated version.
    public static let memberVersion = RuleID(code: 104)
    /// `amount/format`: amount format.
    public static let amountFormat = RuleID(code: 105)
    /// `date/format`: date format.
    public static let dateFormat = RuleID(code: 106)
    /// `number/range`: number out of range.
    public static let numberRange = RuleID(code: 107)
    /// `code/unknown`: unknown word.
    public static let codeUnknown = RuleID(code: 108)
    /// `network/unknown`: unknown network.
    public static let networkUnknown = RuleID(code: 109)
    /// `network/spelling`: network spelling.
    public static let networkSpelling = RuleID(code: 110)
    /// `country/unknown`: unknown country.
    public static let countryUnknown = RuleID(code: 111)
    /// `currency/unknown`: unknown currency.
    public static let currencyUnknown = RuleID(code: 112)
    /// `document/kind`: unknown kind of document.
    public static let documentKind = RuleID(code: 113)
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
    /// `capability/emv`: EMV without China UnionPay.
    public static let capabilityEmv = RuleID(code: 211)
    /// `capability/funds-out`: instant funds out without a transfer.
    public static let capabilityFundsOut = RuleID(code: 212)
    /// `capability/missing-3ds`: no 3-D Secure.
    public static let capabilityMissing3ds = RuleID(code: 213)
    /// `capability/no-card`: no capability for cards.
    public static let capabilityNoCard = RuleID(code: 214)
    /// `capability/union-pay`: China UnionPay without EMV.
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
    public static let contactPhoneticW3C = RuleID(code: 228)
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
    /// `installments/metadata`: applicationMetadata is not an object.
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
    /// `later/deprecated`: Apple Pay Later has ended.
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
    /// `recurring/total-now`: total that is not the first charge.
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
    /// `reload/threshold-negative`: negative threshold.
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
    /// `w3c/apple-pay-address`: Apple Pay's address misspelt.
    public static let w3cApplePayAddress = RuleID(code: 400)
    /// `w3c/apple-pay-none`: no Apple Pay among the methods.
    public static let w3cApplePayNone = RuleID(code: 401)
    /// `w3c/currency-mixed`: amounts in several currencies.
    public static let w3cCurrencyMixed = RuleID(code: 402)
    /// `w3c/data-missing`: Apple Pay without data.
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
    /// `document/guess`: kind of document guessed.
    public static let documentGuess = RuleID(code: 414)
    /// `document/wrapped`: document inside another one.
    public static let documentWrapped = RuleID(code: 415)
    /// `document/arguments`: arguments in a list.
    public static let documentArguments = RuleID(code: 416)
    /// `network/not-for-web`: network not for the web.
    public static let networkNotForWeb = RuleID(code: 417)
    /// `text/damaged`: damaged text.
    public static let textDamaged = RuleID(code: 418)
    /// `item/tax-included`: tax that the prices include.
    public static let itemTaxIncluded = RuleID(code: 419)
    /// `plan/line-missing`: plan without its line.
    public static let planLineMissing = RuleID(code: 420)
    /// `plan/total-phase`: total of another phase.
    public static let planTotalPhase = RuleID(code: 421)
    /// `plan/total-later`: total of a deferred payment.
    public static let planTotalLater = RuleID(code: 422)
    /// `contact/billing-extra`: billing field that arrives anyway.
    public static let contactBillingExtra = RuleID(code: 423)
    /// `merchant/prefix`: merchant identifier without its prefix.
    public static let merchantPrefix = RuleID(code: 424)
    /// `result/order-type`: order type identifier without its prefix.
    public static let resultOrderType = RuleID(code: 425)
    /// `contact/fields-expected`: contact field that the request does not ask for.
    public static let contactFieldsExpected = RuleID(code: 426)
    /// `flow/application-data`: token for other application data.
    public static let flowApplicationData = RuleID(code: 427)
    /// `order/items`: order that does not add up.
    public static let orderItems = RuleID(code: 428)
    /// `flow/request`: flow without its request.
    public static let flowRequest = RuleID(code: 429)
    /// `flow/interface`: answer of the other interface.
    public static let flowInterface = RuleID(code: 430)
    /// `flow/currency`: update in another currency.
    public static let flowCurrency = RuleID(code: 431)
    /// `flow/options-discarded`: shipping options of an update that do not count.
    public static let flowOptionsDiscarded = RuleID(code: 432)
    /// `flow/error-hidden`: error that the sheet does not show.
    public static let flowErrorHidden = RuleID(code: 433)
    /// `flow/retry-empty`: another attempt without a reason.
    public static let flowRetryEmpty = RuleID(code: 434)
    /// `network/expected`: network that you do not expect.
    public static let networkExpected = RuleID(code: 440)
    /// `capability/expected`: capability that you do not expect.
    public static let capabilityExpected = RuleID(code: 441)
    /// `token-ledger/charge-after-unlink`: charge of an unlinked token.
    public static let tokenLedgerChargeAfterUnlink = RuleID(code: 450)
    /// `token-ledger/event-after-unlink`: news about an unlinked token.
    public static let tokenLedgerEventAfterUnlink = RuleID(code: 451)
    /// `token-ledger/fetched-twice`: event that was fetched twice.
    public static let tokenLedgerFetchedTwice = RuleID(code: 452)
    /// `token-ledger/late-fetch`: event that was not fetched in time.
    public static let tokenLedgerLateFetch = RuleID(code: 453)
    /// `token-ledger/other-token`: event about another token.
    public static let tokenLedgerOtherToken = RuleID(code: 454)
    /// `token-ledger/unlink-missing`: plan that ended without unlink.
    public static let tokenLedgerUnlinkMissing = RuleID(code: 455)
    /// `plan/no-lines`: plan without line items.
    public static let planNoLines = RuleID(code: 460)
    /// `version/system`: newer than the oldest system.
    public static let versionSystem = RuleID(code: 461)
    /// `decrypted/device-token`: device token for later payments.
    public static let decryptedDeviceToken = RuleID(code: 462)
    /// `decrypted/emv`: EMV data without a request for it.
    public static let decryptedEmv = RuleID(code: 463)
    /// `recurring/device-number`: recurring charge without a merchant token.
    public static let recurringDeviceNumber = RuleID(code: 464)
    /// `w3c/apple-pay-not-first`: Apple Pay not first.
    public static let w3cApplePayNotFirst = RuleID(code: 480)
    /// `modifier/other-browsers`: modifier in other browsers.
    public static let modifierOtherBrowsers = RuleID(code: 481)
    /// `session/delegated-endpoint`: endpoint of a delegated request.
    public static let sessionDelegatedEndpoint = RuleID(code: 482)
    /// `flow/wrong-state`: call in the wrong state.
    public static let flowWrongState = RuleID(code: 490)
    /// `flow/unanswered`: event without an answer.
    public static let flowUnanswered = RuleID(code: 491)
    /// `flow/late`: late answer.
    public static let flowLate = RuleID(code: 492)
    /// `flow/no-handler`: event without a listener.
    public static let flowNoHandler = RuleID(code: 493)
    /// `flow/arguments`: number of arguments.
    public static let flowArguments = RuleID(code: 494)
    /// `flow/redacted`: redacted member.
    public static let flowRedacted = RuleID(code: 495)
    /// `session/gesture`: session without a gesture.
    public static let sessionGesture = RuleID(code: 496)
    /// `session/insecure`: session without https.
    public static let sessionInsecure = RuleID(code: 497)
    /// `session/second`: second payment sheet.
    public static let sessionSecond = RuleID(code: 498)
    /// `flow/lines-dropped`: lines removed by an update.
    public static let flowLinesDropped = RuleID(code: 510)
    /// `flow/label-changed`: label of the total changed.
    public static let flowLabelChanged = RuleID(code: 511)
    /// `merchant/unset`: identifier that says nothing.
    public static let merchantUnset = RuleID(code: 512)
    /// `session/signature`: signature that Apple did not make.
    public static let sessionSignature = RuleID(code: 513)
    /// `reload/line-missing`: reload without its line.
    public static let reloadLineMissing = RuleID(code: 514)
    /// `answer/after-end`: answer after the end.
    public static let answerAfterEnd = RuleID(code: 530)
    /// `answer/bare-total`: total in place of an update.
    public static let answerBareTotal = RuleID(code: 531)
    /// `answer/complete-missing`: payment response without a result.
    public static let answerCompleteMissing = RuleID(code: 532)
    /// `answer/not-called`: promise that is never settled.
    public static let answerNotCalled = RuleID(code: 533)
    /// `answer/success-early`: success that the page does not know.
    public static let answerSuccessEarly = RuleID(code: 534)
    /// `answer/twice`: second answer.
    public static let answerTwice = RuleID(code: 535)
    /// `answer/update-late`: late call of updateWith.
    public static let answerUpdateLate = RuleID(code: 536)
    /// `handler/await`: await in a function that is not async.
    public static let handlerAwait = RuleID(code: 537)
    /// `handler/event-member`: member that the event does not have.
    public static let handlerEventMember = RuleID(code: 538)
    /// `handler/late`: handler that is set too late.
    public static let handlerLate = RuleID(code: 539)
    /// `handler/name`: handler that Safari does not know.
    public static let handlerName = RuleID(code: 540)
    /// `handler/result`: result of a call as a handler.
    public static let handlerResult = RuleID(code: 541)
    /// `leak/address`: token in an address.
    public static let leakAddress = RuleID(code: 542)
    /// `leak/log`: token in a log.
    public static let leakLog = RuleID(code: 543)
    /// `page/always-true`: condition that is always true.
    public static let pageAlwaysTrue = RuleID(code: 544)
    /// `page/argument-missing`: question without an argument.
    public static let pageArgumentMissing = RuleID(code: 545)
    /// `page/begin-missing`: session that never begins.
    public static let pageBeginMissing = RuleID(code: 546)
    /// `page/begin-twice`: session that begins twice.
    public static let pageBeginTwice = RuleID(code: 547)
    /// `page/receiver`: method of the class or of the session.
    public static let pageReceiver = RuleID(code: 548)
    /// `page/show-twice`: payment request that is shown twice.
    public static let pageShowTwice = RuleID(code: 549)
    /// `page/show-without-gesture`: payment request without a gesture.
    public static let pageShowWithoutGesture = RuleID(code: 550)
    /// `validation/from-page`: merchant session requested by the page.
    public static let validationFromPage = RuleID(code: 551)
    /// `validation/promise`: promise or response as merchant session.
    public static let validationPromise = RuleID(code: 552)
    /// `validation/response`: promise of something else than a merchant session.
    public static let validationResponse = RuleID(code: 553)
    /// `validation/text`: merchant session as text.
    public static let validationText = RuleID(code: 554)
    /// `validation/wrapped`: merchant session inside another object.
    public static let validationWrapped = RuleID(code: 555)
    /// `server/address-unchecked`: address that the client chooses.
    public static let serverAddressUnchecked = RuleID(code: 556)
    /// `leak/page-secret`: secret in the code of a page.
    public static let leakPageSecret = RuleID(code: 557)
    /// `page/frame-payment`: frame that may not pay.
    public static let pageFramePayment = RuleID(code: 558)
    /// `server/address-check-weak`: check that other addresses pass.
    public static let serverAddressCheckWeak = RuleID(code: 559)
    /// `server/amount-from-client`: amount that the page sends.
    public static let serverAmountFromClient = RuleID(code: 560)
    /// `server/certificate-unchecked`: certificate checks are off.
    public static let serverCertificateUnchecked = RuleID(code: 561)
    /// `server/domain-from-client`: domain that the client chooses.
    public static let serverDomainFromClient = RuleID(code: 562)
    /// `server/sandbox`: address of the sandbox.
    public static let serverSandbox = RuleID(code: 563)
    /// `server/secret`: secret in the code of a server.
    public static let serverSecret = RuleID(code: 564)
    /// `server/session-kept`: merchant session that is kept.
    public static let serverSessionKept = RuleID(code: 565)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = ([100...113, 200...434, 440...441, 450...455, 460...464, 480...482, 490...498, 510...514, 530...565] as [ClosedRange<UInt16>])
        .flatMap { $0.map { RuleID(code: $0) } }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 0: "json/trailing-comma"
        case 1: "json/extra-comma"
        case 2: "json/missing-comma"
        case 3: "json/decimal-comma"
        case 4: "json/missing-colon"
        case 5: "json/missing-value"
        case 6: "json/missing-name"
        case 7: "json/unclosed-bracket"
        case 8: "json/mismatched-bracket"
        case 9: "json/text-after-end"
        case 10: "json/empty"
        case 11: "json/markup"
        case 12: "json/comment"
        case 13: "json/unclosed-comment"
        case 14: "json/unquoted-name"
        case 15: "json/undefined"
        case 16: "json/date-expression"
        case 17: "json/javascript-around"
        case 18: "json/javascript-expression"
        case 19: "json/single-quote"
        case 20: "json/curly-quote"
        case 21: "json/template-literal"
        case 22: "json/unescaped-quote"
        case 23: "json/unclosed-string"
        case 24: "json/control-character"
        case 25: "json/bad-escape"
        case 26: "json/lone-surrogate"
        case 27: "json/not-a-number"
        case 28: "json/leading-zero"
        case 29: "json/leading-plus"
        case 30: "json/bare-fraction"
        case 31: "json/hex-number"
        case 32: "json/digit-separator"
        case 33: "json/bad-number"
        case 34: "json/bad-literal"
        case 35: "json/unquoted-text"
        case 36: "json/byte-order-mark"
        case 37: "json/encoding"
        case 38: "json/invalid-utf8"
        case 39: "json/bad-space"
        case 40: "json/unexpected-character"
        case 41: "json/too-deep"
        case 42: "json/too-large"
        case 43: "json/too-many-values"
        case 44: "json/too-many-faults"
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
        case 414: "document/guess"
        case 415: "document/wrapped"
        case 416: "document/arguments"
        case 45: "json/other-format"
        case 417: "network/not-for-web"
        case 418: "text/damaged"
        case 419: "item/tax-included"
        case 420: "plan/line-missing"
        case 421: "plan/total-phase"
        case 422: "plan/total-later"
        case 423: "contact/billing-extra"
        case 424: "merchant/prefix"
        case 425: "result/order-type"
        case 426: "contact/fields-expected"
        case 427: "flow/application-data"
        case 428: "order/items"
        case 429: "flow/request"
        case 430: "flow/interface"
        case 431: "flow/currency"
        case 432: "flow/options-discarded"
        case 433: "flow/error-hidden"
        case 434: "flow/retry-empty"
        case 440: "network/expected"
        case 441: "capability/expected"
        case 450: "token-ledger/charge-after-unlink"
        case 451: "token-ledger/event-after-unlink"
        case 452: "token-ledger/fetched-twice"
        case 453: "token-ledger/late-fetch"
        case 454: "token-ledger/other-token"
        case 455: "token-ledger/unlink-missing"
        case 460: "plan/no-lines"
        case 461: "version/system"
        case 462: "decrypted/device-token"
        case 463: "decrypted/emv"
        case 464: "recurring/device-number"
        case 480: "w3c/apple-pay-not-first"
        case 481: "modifier/other-browsers"
        case 482: "session/delegated-endpoint"
        case 490: "flow/wrong-state"
        case 491: "flow/unanswered"
        case 492: "flow/late"
        case 493: "flow/no-handler"
        case 494: "flow/arguments"
        case 495: "flow/redacted"
        case 496: "session/gesture"
        case 497: "session/insecure"
        case 498: "session/second"
        case 510: "flow/lines-dropped"
        case 511: "flow/label-changed"
        case 512: "merchant/unset"
        case 513: "session/signature"
        case 514: "reload/line-missing"
        case 530: "answer/after-end"
        case 531: "answer/bare-total"
        case 532: "answer/complete-missing"
        case 533: "answer/not-called"
        case 534: "answer/success-early"
        case 535: "answer/twice"
        case 536: "answer/update-late"
        case 537: "handler/await"
        case 538: "handler/event-member"
        case 539: "handler/late"
        case 540: "handler/name"
        case 541: "handler/result"
        case 542: "leak/address"
        case 543: "leak/log"
        case 544: "page/always-true"
        case 545: "page/argument-missing"
        case 546: "page/begin-missing"
        case 547: "page/begin-twice"
        case 548: "page/receiver"
        case 549: "page/show-twice"
        case 550: "page/show-without-gesture"
        case 551: "validation/from-page"
        case 552: "validation/promise"
        case 553: "validation/response"
        case 554: "validation/text"
        case 555: "validation/wrapped"
        case 556: "server/address-unchecked"
        case 557: "leak/page-secret"
        case 558: "page/frame-payment"
        case 559: "server/address-check-weak"
        case 560: "server/amount-from-client"
        case 561: "server/certificate-unchecked"
        case 562: "server/domain-from-client"
        case 563: "server/sandbox"
        case 564: "server/secret"
        case 565: "server/session-kept"
        default: nil
        }
    }

    static func title(_ code: UInt16) -> String? {
        switch code {
        case 0: "Trailing comma"
        case 1: "Comma with nothing before it"
        case 2: "Missing comma"
        case 3: "Comma in a number"
        case 4: "Missing colon"
        case 5: "Missing value"
        case 6: "Missing name"
        case 7: "Unclosed object or array"
        case 8: "Brackets that do not match"
        case 9: "Text after the end"
        case 10: "Empty text"
        case 11: "HTML or XML instead of JSON"
        case 12: "Comment"
        case 13: "Unclosed comment"
        case 14: "Name without quotes"
        case 15: "undefined"
        case 16: "new Date(…)"
        case 17: "JavaScript around the document"
        case 18: "JavaScript expression"
        case 19: "Single quotes"
        case 20: "Typographic quotes"
        case 21: "Backticks"
        case 22: "Double quote inside a string"
        case 23: "Unclosed string"
        case 24: "Control character in a string"
        case 25: "Unknown escape"
        case 26: "Half of a surrogate pair"
        case 27: "NaN or Infinity"
        case 28: "Leading zero"
        case 29: "Leading plus"
        case 30: "Decimal point without digits"
        case 31: "Hexadecimal number"
        case 32: "Underscore in a number"
        case 33: "Malformed number"
        case 34: "Misspelt literal"
        case 35: "Text without quotes"
        case 36: "Byte-order mark"
        case 37: "Not UTF-8"
        case 38: "Invalid UTF-8"
        case 39: "Space that JSON does not know"
        case 40: "Unexpected character"
        case 41: "Nested too deep"
        case 42: "Text too large"
        case 43: "Too many values"
        case 44: "Too many faults"
        case 100: "Missing member"
        case 101: "Repeated member"
        case 102: "Unknown member"
        case 103: "Wrong JSON type"
        case 104: "Newer than the stated version"
        case 105: "Amount format"
        case 106: "Date format"
        case 107: "Number out of range"
        case 108: "Unknown word"
        case 109: "Unknown network"
        case 110: "Network spelling"
        case 111: "Unknown country"
        case 112: "Unknown currency"
        case 113: "Unknown kind of document"
        case 200: "More decimals than the currency has"
        case 201: "More than 18 digits"
        case 202: "Fewer decimals than the currency has"
        case 203: "Remains of floating point"
        case 204: "Leading zeros"
        case 205: "Price in minor units"
        case 206: "Negative zero"
        case 207: "Amount with one decimal"
        case 208: "Amounts that may be minor units"
        case 209: "Application data is not Base64"
        case 210: "No merchant capabilities"
        case 211: "EMV without China UnionPay"
        case 212: "Instant funds out without a transfer"
        case 213: "No 3-D Secure"
        case 214: "No capability for cards"
        case 215: "China UnionPay without EMV"
        case 216: "Merchant category code format"
        case 217: "Token authorizes another amount"
        case 218: "Token authorizes another currency"
        case 219: "Token authorizes other shares"
        case 220: "Billing field that is not documented"
        case 221: "Billing contact that is not asked for"
        case 222: "Country code of a contact"
        case 223: "Repeated contact field"
        case 224: "Name asked for beside the address"
        case 225: "Address without a street"
        case 226: "Phonetic name without the name"
        case 227: "Phonetic name before version 3"
        case 228: "Phonetic name in the W3C interface"
        case 229: "Shipping contact that is not asked for"
        case 230: "Share of zero or below"
        case 231: "Share that disagrees with the directory"
        case 232: "Domain of a merchant"
        case 233: "Empty list of shares"
        case 234: "Shares above the total"
        case 235: "Merchant with several external identifiers"
        case 236: "Merchant without a name"
        case 237: "External identifier used twice"
        case 238: "No supported countries"
        case 239: "Repeated country"
        case 240: "Not the expected country"
        case 241: "Country outside the standard"
        case 242: "Coupon refused with another code"
        case 243: "Coupon code without its field"
        case 244: "Not the expected currency"
        case 245: "Nothing to pay with"
        case 246: "Currency that older systems do not know"
        case 247: "Currency no longer in use"
        case 248: "Ends of a range that are not equally exact"
        case 249: "Incomplete shipping date"
        case 250: "Shipping date that does not exist"
        case 251: "Shipping estimate backwards"
        case 252: "Shipping estimate in the past"
        case 253: "Year of a shipping date"
        case 254: "Account number in decrypted data"
        case 255: "Amounts in decrypted data"
        case 256: "Currency number in decrypted data"
        case 257: "Indicator of electronic commerce"
        case 258: "Expiry in decrypted data"
        case 259: "Expired card"
        case 260: "Kind of the payment data"
        case 261: "Metadata without a merchant token"
        case 262: "Merchants' amounts above the total"
        case 263: "Merchant token among several merchants"
        case 264: "Free cancellation after the charge"
        case 265: "Half of a free cancellation"
        case 266: "Deferred payment without a date"
        case 267: "Deferred payment in the past"
        case 268: "Unknown time zone"
        case 269: "Fee without instant transfer"
        case 270: "Instant transfer without a fee line"
        case 271: "Second fee of a transfer"
        case 272: "Last line of a transfer"
        case 273: "Amount that the person receives"
        case 274: "Transfer with shipping"
        case 275: "Sum of a transfer"
        case 276: "Members at the wrong depth"
        case 277: "Names of another interface"
        case 278: "Text that holds JSON"
        case 279: "Names in another style"
        case 280: "Null for absent members"
        case 281: "Error code in the wrong answer"
        case 282: "Contact error without a field"
        case 283: "Field that cannot be marked here"
        case 284: "Field that the error code ignores"
        case 285: "Long error message"
        case 286: "Error without a message"
        case 287: "Punctuation at the end of an error message"
        case 288: "Error object before version 3"
        case 289: "Digits and country of a card"
        case 290: "Length of a text about a merchant token"
        case 291: "Event without its news"
        case 292: "Unknown kind of event"
        case 293: "Agreement changed in an update"
        case 294: "Answer to another event"
        case 295: "Shares above the new total"
        case 296: "Coupon code without a field"
        case 297: "Deferred payment not repeated"
        case 298: "Another kind of payment in an update"
        case 299: "No shipping method left"
        case 300: "Unknown shipping method chosen"
        case 301: "Price of the chosen shipping method missing"
        case 302: "applicationMetadata is not an object"
        case 303: "Undocumented installments"
        case 304: "Many lines"
        case 305: "Discount that is added"
        case 306: "Empty list of lines"
        case 307: "Line without a name"
        case 308: "Long label"
        case 309: "Style of a label"
        case 310: "Amount of a pending line"
        case 311: "Recurring payment without its line"
        case 312: "Members of another timing"
        case 313: "Several special kinds at once"
        case 314: "Apple Pay Later has ended"
        case 315: "Reason against Apple Pay Later does not fit"
        case 316: "Merchant identifier that is not allowed"
        case 317: "Modifier for every card before others"
        case 318: "Additional items without a new total"
        case 319: "Modifier with a total of zero"
        case 320: "Two modifiers for one kind of card"
        case 321: "No networks"
        case 322: "Repeated network"
        case 323: "Network newer than the stated version"
        case 324: "Currency differs from the order"
        case 325: "Shares differ from the order"
        case 326: "Shipping differs from the order"
        case 327: "Total differs from the order"
        case 328: "Pickup without a place"
        case 329: "Old word for the editing mode"
        case 330: "Pickup without a postal address field"
        case 331: "Pickup at a place that can be changed"
        case 332: "Invalid address of a plan"
        case 333: "Length of the billing agreement"
        case 334: "Agreement names other terms"
        case 335: "Amount of a billing item"
        case 336: "Empty description of a plan"
        case 337: "Page of a plan without https"
        case 338: "Third phase of a subscription"
        case 339: "Timing of a billing item"
        case 340: "Notification address with an end of its own"
        case 341: "No notification address"
        case 342: "Notification address without https"
        case 343: "Networks without merchant tokens"
        case 344: "Interval of zero"
        case 345: "End in the past"
        case 346: "Recurring payment that is charged once"
        case 347: "End before the start"
        case 348: "Total that is not the first charge"
        case 349: "Trial without an end"
        case 350: "Trial and regular charges do not meet"
        case 351: "Trial missing among the line items"
        case 352: "Number of domains"
        case 353: "Repeated domain"
        case 354: "Platform's key for a merchant"
        case 355: "Long text in a registration"
        case 356: "Automatic reload without a threshold"
        case 357: "Negative threshold"
        case 358: "Failure without errors"
        case 359: "Empty member of the order details"
        case 360: "Order details of a failed payment"
        case 361: "Address of the order's web service"
        case 362: "Status other than success and failure"
        case 363: "Success with errors"
        case 364: "Not a bare domain name"
        case 365: "Expired merchant session"
        case 366: "Gateway of a conversation"
        case 367: "Merchant session with a part missing"
        case 368: "Long display name"
        case 369: "Display name with an order number"
        case 370: "Team of an app"
        case 371: "Times of a merchant session"
        case 372: "Detail that says nothing new"
        case 373: "Shipping without an estimate"
        case 374: "Shipping methods without a shipping contact"
        case 375: "Empty shipping identifier"
        case 376: "Repeated shipping identifier"
        case 377: "Negative shipping price"
        case 378: "Price of another shipping method"
        case 379: "Base64 in a token"
        case 380: "Hexadecimal in a token"
        case 381: "Token with two keys"
        case 382: "Token without its key"
        case 383: "Length of a token's bytes"
        case 384: "Token of a simulator"
        case 385: "Transaction of a token"
        case 386: "Wrapped token"
        case 387: "Intermediary in the label"
        case 388: "Total without a name"
        case 389: "Very large total"
        case 390: "Total that does not name the business"
        case 391: "Negative total"
        case 392: "Total among the lines"
        case 393: "Total that is not the sum"
        case 394: "Total with another time than now"
        case 395: "Zero total before version 4"
        case 396: "Answer in a form newer than the version"
        case 397: "Version higher than needed"
        case 398: "No such version"
        case 399: "Word newer than the stated version"
        case 400: "Apple Pay's address misspelt"
        case 401: "No Apple Pay among the methods"
        case 402: "Amounts in several currencies"
        case 403: "Apple Pay without data"
        case 404: "Error that is not shown"
        case 405: "Payment method identifier"
        case 406: "No payment method"
        case 407: "Repeated payment method"
        case 408: "Negative shipping option"
        case 409: "Repeated id of a shipping option"
        case 410: "Selected shipping option"
        case 411: "Shipping options without requestShipping"
        case 412: "Shipping fields before version 6"
        case 413: "Negative total"
        case 414: "Kind of document guessed"
        case 415: "Document inside another one"
        case 416: "Arguments in a list"
        case 45: "Another format"
        case 417: "Network not for the web"
        case 418: "Damaged text"
        case 419: "Tax that the prices include"
        case 420: "Plan without its line"
        case 421: "Total of another phase"
        case 422: "Total of a deferred payment"
        case 423: "Billing field that arrives anyway"
        case 424: "Merchant identifier without its prefix"
        case 425: "Order type identifier without its prefix"
        case 426: "Contact field that the request does not ask for"
        case 427: "Token for other application data"
        case 428: "Order that does not add up"
        case 429: "Flow without its request"
        case 430: "Answer of the other interface"
        case 431: "Update in another currency"
        case 432: "Shipping options of an update that do not count"
        case 433: "Error that the sheet does not show"
        case 434: "Another attempt without a reason"
        case 440: "Network that you do not expect"
        case 441: "Capability that you do not expect"
        case 450: "Charge of an unlinked token"
        case 451: "News about an unlinked token"
        case 452: "Event that was fetched twice"
        case 453: "Event that was not fetched in time"
        case 454: "Event about another token"
        case 455: "Plan that ended without unlink"
        case 460: "Plan without line items"
        case 461: "Newer than the oldest system"
        case 462: "Device token for later payments"
        case 463: "EMV data without a request for it"
        case 464: "Recurring charge without a merchant token"
        case 480: "Apple Pay not first"
        case 481: "Modifier in other browsers"
        case 482: "Endpoint of a delegated request"
        case 490: "Call in the wrong state"
        case 491: "Event without an answer"
        case 492: "Late answer"
        case 493: "Event without a listener"
        case 494: "Number of arguments"
        case 495: "Redacted member"
        case 496: "Session without a gesture"
        case 497: "Session without https"
        case 498: "Second payment sheet"
        case 510: "Lines removed by an update"
        case 511: "Label of the total changed"
        case 512: "Identifier that says nothing"
        case 513: "Signature that Apple did not make"
        case 514: "Reload without its line"
        case 530: "Answer after the end"
        case 531: "Total in place of an update"
        case 532: "Payment response without a result"
        case 533: "Promise that is never settled"
        case 534: "Success that the page does not know"
        case 535: "Second answer"
        case 536: "Late call of updateWith"
        case 537: "Await in a function that is not async"
        case 538: "Member that the event does not have"
        case 539: "Handler that is set too late"
        case 540: "Handler that Safari does not know"
        case 541: "Result of a call as a handler"
        case 542: "Token in an address"
        case 543: "Token in a log"
        case 544: "Condition that is always true"
        case 545: "Question without an argument"
        case 546: "Session that never begins"
        case 547: "Session that begins twice"
        case 548: "Method of the class or of the session"
        case 549: "Payment request that is shown twice"
        case 550: "Payment request without a gesture"
        case 551: "Merchant session requested by the page"
        case 552: "Promise or response as merchant session"
        case 553: "Promise of something else than a merchant session"
        case 554: "Merchant session as text"
        case 555: "Merchant session inside another object"
        case 556: "Address that the client chooses"
        case 557: "Secret in the code of a page"
        case 558: "Frame that may not pay"
        case 559: "Check that other addresses pass"
        case 560: "Amount that the page sends"
        case 561: "Certificate checks are off"
        case 562: "Domain that the client chooses"
        case 563: "Address of the sandbox"
        case 564: "Secret in the code of a server"
        case 565: "Merchant session that is kept"
        default: nil
        }
    }

    static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 100, 101, 103, 105, 108, 109, 111, 112, 113, 209, 210, 214, 217, 218, 219, 227, 231, 234, 240, 244, 255, 256, 258, 260, 262, 265, 268, 273, 277, 278, 279, 280, 293, 294, 295, 302, 313, 316, 317, 320, 321, 324, 325, 326, 327, 332, 336, 339, 352, 353, 354, 355, 356, 361, 362, 364, 365, 366, 368, 370, 377, 379, 380, 382, 383, 386, 391, 398, 400, 401, 402, 403, 405, 406, 407, 408, 409, 413, 415, 426, 427, 429, 430, 431, 450, 454, 490, 491, 493, 494, 498, 512, 530, 531, 532, 535, 536, 537, 540, 541, 544, 545, 547, 548, 549, 550, 551, 553, 554, 556, 559, 561: .error
        case 215, 224, 228, 246, 270, 286, 287, 297, 329, 334, 341, 343, 351, 358, 369, 372, 397, 414, 416, 419, 422, 423, 424, 425, 462, 480, 481, 482, 497, 562, 563: .info
        default: .warning
        }
    }

    /// The edition that added a rule.
    static func edition(_ code: UInt16) -> RuleEdition {
        switch code {
        case 460: RuleEdition(year: 2026, month: 11)
        case 461: RuleEdition(year: 2026, month: 11)
        case 462: RuleEdition(year: 2026, month: 11)
        case 463: RuleEdition(year: 2026, month: 11)
        case 464: RuleEdition(year: 2026, month: 11)
        case 512: RuleEdition(year: 2026, month: 11)
        case 513: RuleEdition(year: 2026, month: 11)
        case 514: RuleEdition(year: 2026, month: 11)
        case 530: RuleEdition(year: 2026, month: 11)
        case 531: RuleEdition(year: 2026, month: 11)
        case 532: RuleEdition(year: 2026, month: 11)
        case 533: RuleEdition(year: 2026, month: 11)
        case 534: RuleEdition(year: 2026, month: 11)
        case 535: RuleEdition(year: 2026, month: 11)
        case 536: RuleEdition(year: 2026, month: 11)
        case 537: RuleEdition(year: 2026, month: 11)
        case 538: RuleEdition(year: 2026, month: 11)
        case 539: RuleEdition(year: 2026, month: 11)
        case 540: RuleEdition(year: 2026, month: 11)
        case 541: RuleEdition(year: 2026, month: 11)
        case 542: RuleEdition(year: 2026, month: 11)
        case 543: RuleEdition(year: 2026, month: 11)
        case 544: RuleEdition(year: 2026, month: 11)
        case 545: RuleEdition(year: 2026, month: 11)
        case 546: RuleEdition(year: 2026, month: 11)
        case 547: RuleEdition(year: 2026, month: 11)
        case 548: RuleEdition(year: 2026, month: 11)
        case 549: RuleEdition(year: 2026, month: 11)
        case 550: RuleEdition(year: 2026, month: 11)
        case 551: RuleEdition(year: 2026, month: 11)
        case 552: RuleEdition(year: 2026, month: 11)
        case 553: RuleEdition(year: 2026, month: 11)
        case 554: RuleEdition(year: 2026, month: 11)
        case 555: RuleEdition(year: 2026, month: 11)
        case 556: RuleEdition(year: 2026, month: 11)
        case 557: RuleEdition(year: 2026, month: 11)
        case 558: RuleEdition(year: 2026, month: 11)
        case 559: RuleEdition(year: 2026, month: 11)
        case 560: RuleEdition(year: 2026, month: 11)
        case 561: RuleEdition(year: 2026, month: 11)
        case 562: RuleEdition(year: 2026, month: 11)
        case 563: RuleEdition(year: 2026, month: 11)
        case 564: RuleEdition(year: 2026, month: 11)
        case 565: RuleEdition(year: 2026, month: 11)
        default: .first
        }
    }

    @_optimize(none) static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        add(AmountDecimals.rows, to: &rows)
        add(AmountMinorUnits.rows, to: &rows)
        add(AmountWholeNumber.row, to: &rows)
        add(ApplicationDataBase64.row, to: &rows)
        add(CapabilityEmpty.row, to: &rows)
        add(CapabilityEmv.row, to: &rows)
        add(CapabilityFundsOut.rows, to: &rows)
        add(CapabilityMissing3ds.row, to: &rows)
        add(CapabilityNoCard.row, to: &rows)
        add(CapabilityUnionPay.row, to: &rows)
        add(CategoryFormat.row, to: &rows)
        add(ChargeAmount.rows, to: &rows)
        add(ChargeCurrency.rows, to: &rows)
        add(ChargeShares.rows, to: &rows)
        add(ContactBillingFields.row, to: &rows)
        add(ContactBillingUnrequested.rows, to: &rows)
        add(ContactCountry.row, to: &rows)
        add(ContactFieldRepeated.rows, to: &rows)
        add(ContactNameWithAddress.row, to: &rows)
        add(ContactNoStreet.row, to: &rows)
        add(ContactPhoneticAlone.rows, to: &rows)
        add(ContactPhoneticVersion.rows, to: &rows)
        add(ContactPhoneticW3C.rows, to: &rows)
        add(ContactShippingUnrequested.rows, to: &rows)
        add(ContextsAmount.row, to: &rows)
        add(ContextsDirectory.rows, to: &rows)
        add(ContextsDomain.row, to: &rows)
        add(ContextsEmpty.row, to: &rows)
        add(ContextsExceedTotal.rows, to: &rows)
        add(ContextsExternalIdentifier.rows, to: &rows)
        add(ContextsName.row, to: &rows)
        add(ContextsRepeated.row, to: &rows)
        add(CountriesEmpty.row, to: &rows)
        add(CountriesRepeated.row, to: &rows)
        add(CountryExpected.row, to: &rows)
        add(CountryNotIso.rows, to: &rows)
        add(CouponErrorCode.row, to: &rows)
        add(CouponUnsupported.row, to: &rows)
        add(CurrencyExpected.rows, to: &rows)
        add(CurrencyRecent.row, to: &rows)
        add(CurrencyWithdrawn.rows, to: &rows)
        add(DateRangeEnds.row, to: &rows)
        add(DateRangeGaps.row, to: &rows)
        add(DateRangeNoSuchDate.row, to: &rows)
        add(DateRangeOrder.row, to: &rows)
        add(DateRangePast.row, to: &rows)
        add(DateRangeYear.row, to: &rows)
        add(DecryptedAccount.row, to: &rows)
        add(DecryptedAmount.rows, to: &rows)
        add(DecryptedCurrency.row, to: &rows)
        add(DecryptedEci.row, to: &rows)
        add(DecryptedExpiration.row, to: &rows)
        add(DecryptedExpired.row, to: &rows)
        add(DecryptedKind.rows, to: &rows)
        add(DecryptedMetadataAlone.row, to: &rows)
        add(DecryptedShares.row, to: &rows)
        add(DecryptedTwoKinds.row, to: &rows)
        add(DeferredCancellationLate.row, to: &rows)
        add(DeferredCancellationPair.row, to: &rows)
        add(DeferredDateMissing.row, to: &rows)
        add(DeferredDatePast.row, to: &rows)
        add(DeferredZoneUnknown.row, to: &rows)
        add(DisbursementCapability.rows, to: &rows)
        add(DisbursementFeeMissing.row, to: &rows)
        add(DisbursementFeeRepeated.row, to: &rows)
        add(DisbursementLastItem.row, to: &rows)
        add(DisbursementRecipientItem.row, to: &rows)
        add(DisbursementShipping.rows, to: &rows)
        add(DisbursementSum.row, to: &rows)
        add(ErrorCodePlace.row, to: &rows)
        add(ErrorFieldMissing.row, to: &rows)
        add(ErrorFieldPlace.rows, to: &rows)
        add(ErrorFieldUnused.row, to: &rows)
        add(ErrorMessageLong.row, to: &rows)
        add(ErrorMessageMissing.rows, to: &rows)
        add(ErrorMessagePunctuation.row, to: &rows)
        add(ErrorVersion.row, to: &rows)
        add(EventCard.rows, to: &rows)
        add(EventLength.rows, to: &rows)
        add(EventPayload.row, to: &rows)
        add(EventType.row, to: &rows)
        add(FlowAgreementChanged.row, to: &rows)
        add(FlowAnswer.row, to: &rows)
        add(FlowContextsExceedTotal.row, to: &rows)
        add(FlowCoupon.row, to: &rows)
        add(FlowDeferredDropped.row, to: &rows)
        add(FlowKindSwitch.row, to: &rows)
        add(FlowNoMethodLeft.row, to: &rows)
        add(FlowShippingMethod.row, to: &rows)
        add(FlowShippingPrice.row, to: &rows)
        add(InstallmentsMetadata.row, to: &rows)
        add(InstallmentsUndocumented.row, to: &rows)
        add(ItemCount.row, to: &rows)
        add(ItemDiscountSign.row, to: &rows)
        add(ItemEmptyList.row, to: &rows)
        add(ItemLabel.row, to: &rows)
        add(ItemLabelLength.row, to: &rows)
        add(ItemLabelStyle.row, to: &rows)
        add(ItemPendingAmount.row, to: &rows)
        add(ItemRecurring.rows, to: &rows)
        add(ItemTimingFields.row, to: &rows)
        add(KindSeveral.row, to: &rows)
        add(LaterDeprecated.row, to: &rows)
        add(LaterReason.row, to: &rows)
        add(MerchantIdentifier.rows, to: &rows)
        add(ModifierAnyFirst.row, to: &rows)
        add(ModifierItemsWithoutTotal.row, to: &rows)
        add(ModifierTotalZero.row, to: &rows)
        add(ModifierTypeRepeated.row, to: &rows)
        add(NetworkEmpty.row, to: &rows)
        add(NetworkRepeated.row, to: &rows)
        add(NetworkVersion.row, to: &rows)
        add(OrderCurrency.rows, to: &rows)
        add(OrderShares.rows, to: &rows)
        add(OrderShippingPrice.rows, to: &rows)
        add(OrderTotal.rows, to: &rows)
        add(PickupContact.row, to: &rows)
        add(PickupEnabled.row, to: &rows)
        add(PickupFields.row, to: &rows)
        add(PickupMode.row, to: &rows)
        add(PlanAddressInvalid.row, to: &rows)
        add(PlanAgreementLength.row, to: &rows)
        add(PlanAgreementText.row, to: &rows)
        add(PlanBillingAmount.row, to: &rows)
        add(PlanDescriptionEmpty.row, to: &rows)
        add(PlanManagementHttps.row, to: &rows)
        add(PlanThirdPhase.row, to: &rows)
        add(PlanTiming.row, to: &rows)
        add(PlanTokenAddress.row, to: &rows)
        add(PlanTokenAddressMissing.row, to: &rows)
        add(PlanTokenHttps.row, to: &rows)
        add(PlanTokenNetworks.row, to: &rows)
        add(RecurringCount.row, to: &rows)
        add(RecurringEnded.row, to: &rows)
        add(RecurringOnce.row, to: &rows)
        add(RecurringOrder.row, to: &rows)
        add(RecurringTotalNow.rows, to: &rows)
        add(RecurringTrialEnd.row, to: &rows)
        add(RecurringTrialGap.row, to: &rows)
        add(RecurringTrialShown.row, to: &rows)
        add(RegistrationDomainCount.rows, to: &rows)
        add(RegistrationDomainRepeated.row, to: &rows)
        add(RegistrationKey.rows, to: &rows)
        add(RegistrationTextLong.rows, to: &rows)
        add(ReloadThresholdMissing.row, to: &rows)
        add(ReloadThresholdNegative.row, to: &rows)
        add(ResultFailureWithoutErrors.row, to: &rows)
        add(ResultOrderEmpty.rows, to: &rows)
        add(ResultOrderOnFailure.rows, to: &rows)
        add(ResultOrderUrl.row, to: &rows)
        add(ResultStatus.row, to: &rows)
        add(ResultSuccessWithErrors.row, to: &rows)
        add(SessionDomain.rows, to: &rows)
        add(SessionExpired.row, to: &rows)
        add(SessionGateway.row, to: &rows)
        add(SessionIncomplete.row, to: &rows)
        add(SessionNameLong.row, to: &rows)
        add(SessionNameOrder.row, to: &rows)
        add(SessionTeam.row, to: &rows)
        add(SessionTimes.row, to: &rows)
        add(ShippingDetailRepeats.row, to: &rows)
        add(ShippingEstimate.row, to: &rows)
        add(ShippingFields.row, to: &rows)
        add(ShippingIdentifierEmpty.row, to: &rows)
        add(ShippingIdentifierRepeated.row, to: &rows)
        add(ShippingNegative.row, to: &rows)
        add(ShippingPreselected.row, to: &rows)
        add(TokenBase64.rows, to: &rows)
        add(TokenHex.rows, to: &rows)
        add(TokenKeyForeign.row, to: &rows)
        add(TokenKeyMissing.rows, to: &rows)
        add(TokenLength.rows, to: &rows)
        add(TokenSimulated.row, to: &rows)
        add(TokenTransaction.row, to: &rows)
        add(TokenWrapped.rows, to: &rows)
        add(TotalIntermediary.rows, to: &rows)
        add(TotalLabel.row, to: &rows)
        add(TotalLarge.rows, to: &rows)
        add(TotalName.row, to: &rows)
        add(TotalNegative.row, to: &rows)
        add(TotalRepeated.row, to: &rows)
        add(TotalSum.row, to: &rows)
        add(TotalTiming.row, to: &rows)
        add(TotalZero.rows, to: &rows)
        add(UpdateVersion.rows, to: &rows)
        add(VersionAboveNeed.rows, to: &rows)
        add(VersionRange.rows, to: &rows)
        add(VersionWord.rows, to: &rows)
        add(W3CApplePayAddress.row, to: &rows)
        add(W3CApplePayNone.row, to: &rows)
        add(W3CCurrencyMixed.row, to: &rows)
        add(W3CDataMissing.row, to: &rows)
        add(W3CErrorHidden.row, to: &rows)
        add(W3CMethodIdentifier.row, to: &rows)
        add(W3CMethodNone.row, to: &rows)
        add(W3CMethodRepeated.row, to: &rows)
        add(W3COptionNegative.row, to: &rows)
        add(W3COptionRepeated.row, to: &rows)
        add(W3COptionSelected.row, to: &rows)
        add(W3COptionsDiscarded.row, to: &rows)
        add(W3CShippingFieldsVersion.row, to: &rows)
        add(W3CTotalNegative.row, to: &rows)
        add(NetworkNotForWeb.rows, to: &rows)
        add(TextDamaged.rows, to: &rows)
        add(ItemTaxIncluded.row, to: &rows)
        add(PlanLineMissing.rows, to: &rows)
        add(PlanTotalPhase.rows, to: &rows)
        add(PlanTotalLater.row, to: &rows)
        add(ContactBillingExtra.row, to: &rows)
        add(MerchantPrefix.rows, to: &rows)
        add(ResultOrderType.row, to: &rows)
        add(ContactFieldsExpected.rows, to: &rows)
        add(FlowApplicationData.row, to: &rows)
        add(OrderItems.row, to: &rows)
        add(FlowRequest.row, to: &rows)
        add(FlowInterface.row, to: &rows)
        add(FlowCurrency.row, to: &rows)
        add(FlowOptionsDiscarded.row, to: &rows)
        add(FlowErrorHidden.row, to: &rows)
        add(FlowRetryEmpty.row, to: &rows)
        add(NetworkExpected.row, to: &rows)
        add(CapabilityExpected.row, to: &rows)
        add(TokenLedgerChargeAfterUnlink.row, to: &rows)
        add(TokenLedgerEventAfterUnlink.row, to: &rows)
        add(TokenLedgerFetchedTwice.row, to: &rows)
        add(TokenLedgerLateFetch.rows, to: &rows)
        add(TokenLedgerOtherToken.row, to: &rows)
        add(TokenLedgerUnlinkMissing.row, to: &rows)
        add(PlanNoLines.rows, to: &rows)
        add(VersionSystem.rows, to: &rows)
        add(DecryptedDeviceToken.rows, to: &rows)
        add(DecryptedEmv.row, to: &rows)
        add(RecurringDeviceNumber.row, to: &rows)
        add(W3CApplePayNotFirst.row, to: &rows)
        add(ModifierOtherBrowsers.row, to: &rows)
        add(SessionDelegatedEndpoint.row, to: &rows)
        add(FlowWrongState.row, to: &rows)
        add(FlowUnanswered.row, to: &rows)
        add(FlowLate.row, to: &rows)
        add(FlowNoHandler.row, to: &rows)
        add(FlowArguments.row, to: &rows)
        add(FlowRedacted.row, to: &rows)
        add(SessionGesture.row, to: &rows)
        add(SessionInsecure.row, to: &rows)
        add(SessionSecond.row, to: &rows)
        add(FlowLinesDropped.row, to: &rows)
        add(FlowLabelChanged.row, to: &rows)
        add(MerchantUnset.rows, to: &rows)
        add(SessionSignature.row, to: &rows)
        add(ReloadLineMissing.rows, to: &rows)
        return rows
    }

    /// (Optimized, other than the list itself.)
    private static func add(_ more: [RuleRow], to rows: inout [RuleRow]) { rows += more }
    private static func add(_ row: RuleRow, to rows: inout [RuleRow]) { rows.append(row) }
}
