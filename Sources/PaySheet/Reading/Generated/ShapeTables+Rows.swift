// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The rows of ``ShapeTables/applePay``: data that needs no work at start-up.
enum ApplePayRows {
    static let names: [NameRow] = [
        .init(head: 0x7365727574616566, tail: 0x7365727574616566, middle: 0, length: 8, last: 0, beyond: 0),  // features
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 0, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 1, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 2, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 2, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x43676E696C6C6962, tail: 0x746361746E6F4367, middle: 4, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 4, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 6, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x746163696C707061, tail: 0x617461446E6F6974, middle: 6, length: 15, last: 7, beyond: 0),  // applicationData
        .init(head: 0x6574726F70707573, tail: 0x73656972746E756F, middle: 6, length: 18, last: 10, beyond: 0),  // supportedCountries
        .init(head: 0x6D6C6C6174736E69, tail: 0x6E6F697461727567, middle: 7, length: 24, last: 16, beyond: 0),  // installmentConfiguration
        .init(head: 0x7374726F70707573, tail: 0x65646F436E6F7075, middle: 8, length: 18, last: 10, beyond: 0),  // supportsCouponCode
        .init(head: 0x6F436E6F70756F63, tail: 0x65646F436E6F7075, middle: 9, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x676E697070696873, tail: 0x65646F4D676E6974, middle: 9, length: 26, last: 18, beyond: 0),  // shippingContactEditingMode
        .init(head: 0x796150656C707061, tail: 0x7974696C6962616C, middle: 11, length: 25, last: 17, beyond: 0),  // applePayLaterAvailability
        .init(head: 0x746E61686372656D, tail: 0x65646F4379726F67, middle: 13, length: 20, last: 12, beyond: 0),  // merchantCategoryCode
        .init(head: 0x6167656C65447369, tail: 0x7473657571655264, middle: 14, length: 18, last: 10, beyond: 0),  // isDelegatedRequest
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 15, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 15, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 15, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x676E697070696873, tail: 0x65707954676E6970, middle: 15, length: 12, last: 4, beyond: 0),  // shippingType
        .init(head: 0x676E697070696873, tail: 0x73646F6874654D67, middle: 15, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x6B6F5469746C756D, tail: 0x73747865746E6F43, middle: 15, length: 18, last: 10, beyond: 0),  // multiTokenContexts
        .init(head: 0x6974616D6F747561, tail: 0x7473657571655274, middle: 16, length: 29, last: 21, beyond: 0),  // automaticReloadPaymentRequest
        .init(head: 0x6E69727275636572, tail: 0x7473657571655274, middle: 18, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        .init(head: 0x6465727265666564, tail: 0x7473657571655274, middle: 19, length: 22, last: 14, beyond: 0),  // deferredPaymentRequest
        .init(head: 0x6573727562736964, tail: 0x7473657571655274, middle: 20, length: 19, last: 11, beyond: 0),  // disbursementRequest
        .init(head: 0x7365727574616566, tail: 0x7365727574616566, middle: 21, length: 8, last: 0, beyond: 0),  // features
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 21, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 22, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 23, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 23, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x43676E696C6C6962, tail: 0x746361746E6F4367, middle: 25, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 25, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 27, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x746163696C707061, tail: 0x617461446E6F6974, middle: 27, length: 15, last: 7, beyond: 0),  // applicationData
        .init(head: 0x6574726F70707573, tail: 0x73656972746E756F, middle: 27, length: 18, last: 10, beyond: 0),  // supportedCountries
        .init(head: 0x6D6C6C6174736E69, tail: 0x6E6F697461727567, middle: 28, length: 24, last: 16, beyond: 0),  // installmentConfiguration
        .init(head: 0x7374726F70707573, tail: 0x65646F436E6F7075, middle: 29, length: 18, last: 10, beyond: 0),  // supportsCouponCode
        .init(head: 0x6F436E6F70756F63, tail: 0x65646F436E6F7075, middle: 30, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x676E697070696873, tail: 0x65646F4D676E6974, middle: 30, length: 26, last: 18, beyond: 0),  // shippingContactEditingMode
        .init(head: 0x796150656C707061, tail: 0x7974696C6962616C, middle: 32, length: 25, last: 17, beyond: 0),  // applePayLaterAvailability
        .init(head: 0x746E61686372656D, tail: 0x65646F4379726F67, middle: 34, length: 20, last: 12, beyond: 0),  // merchantCategoryCode
        .init(head: 0x6167656C65447369, tail: 0x7473657571655264, middle: 35, length: 18, last: 10, beyond: 0),  // isDelegatedRequest
        .init(head: 0x006E6F6973726576, tail: 0x006E6F6973726576, middle: 36, length: 7, last: 0, beyond: 8),  // version
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 36, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x4D746E656D796170, tail: 0x65707954646F6874, middle: 37, length: 17, last: 9, beyond: 0),  // paymentMethodType
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 38, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x6E6F697469646461, tail: 0x736D657449656E69, middle: 38, length: 19, last: 11, beyond: 0),  // additionalLineItems
        .init(head: 0x6E6F697469646461, tail: 0x73646F6874654D67, middle: 39, length: 25, last: 17, beyond: 0),  // additionalShippingMethods
        .init(head: 0x6B6F5469746C756D, tail: 0x73747865746E6F43, middle: 41, length: 18, last: 10, beyond: 0),  // multiTokenContexts
        .init(head: 0x6974616D6F747561, tail: 0x7473657571655274, middle: 42, length: 29, last: 21, beyond: 0),  // automaticReloadPaymentRequest
        .init(head: 0x6E69727275636572, tail: 0x7473657571655274, middle: 44, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        .init(head: 0x6465727265666564, tail: 0x7473657571655274, middle: 45, length: 22, last: 14, beyond: 0),  // deferredPaymentRequest
        .init(head: 0x6573727562736964, tail: 0x7473657571655274, middle: 46, length: 19, last: 11, beyond: 0),  // disbursementRequest
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 47, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 47, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 47, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x54746E656D796170, tail: 0x676E696D6954746E, middle: 47, length: 13, last: 5, beyond: 0),  // paymentTiming
        .init(head: 0x6E69727275636572, tail: 0x6574614474726174, middle: 47, length: 25, last: 17, beyond: 0),  // recurringPaymentStartDate
        .init(head: 0x6E69727275636572, tail: 0x74696E556C617672, middle: 49, length: 28, last: 20, beyond: 0),  // recurringPaymentIntervalUnit
        .init(head: 0x6E69727275636572, tail: 0x746E756F436C6176, middle: 51, length: 29, last: 21, beyond: 0),  // recurringPaymentIntervalCount
        .init(head: 0x6E69727275636572, tail: 0x65746144646E4574, middle: 53, length: 23, last: 15, beyond: 0),  // recurringPaymentEndDate
        .init(head: 0x6465727265666564, tail: 0x65746144746E656D, middle: 54, length: 19, last: 11, beyond: 0),  // deferredPaymentDate
        .init(head: 0x6974616D6F747561, tail: 0x746E756F6D41646C, middle: 55, length: 37, last: 29, beyond: 0),  // automaticReloadPaymentThresholdAmount
        .init(head: 0x6573727562736964, tail: 0x657079546D657449, middle: 58, length: 24, last: 16, beyond: 0),  // disbursementLineItemType
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 59, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x00006C6961746564, tail: 0x00006C6961746564, middle: 59, length: 6, last: 0, beyond: 16),  // detail
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 59, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x696669746E656469, tail: 0x7265696669746E65, middle: 59, length: 10, last: 2, beyond: 0),  // identifier
        .init(head: 0x706D6F4365746164, tail: 0x65676E615273746E, middle: 59, length: 19, last: 11, beyond: 0),  // dateComponentsRange
        .init(head: 0x7461447472617473, tail: 0x73746E656E6F706D, middle: 60, length: 19, last: 11, beyond: 0),  // startDateComponents
        .init(head: 0x4365746144646E65, tail: 0x73746E656E6F706D, middle: 61, length: 17, last: 9, beyond: 0),  // endDateComponents
        .init(head: 0x0000007372616579, tail: 0x0000007372616579, middle: 62, length: 5, last: 0, beyond: 24),  // years
        .init(head: 0x00007368746E6F6D, tail: 0x00007368746E6F6D, middle: 62, length: 6, last: 0, beyond: 16),  // months
        .init(head: 0x0000000073796164, tail: 0x0000000073796164, middle: 62, length: 4, last: 0, beyond: 32),  // days
        .init(head: 0x0000007372756F68, tail: 0x0000007372756F68, middle: 62, length: 5, last: 0, beyond: 24),  // hours
        .init(head: 0x6D754E656E6F6870, tail: 0x7265626D754E656E, middle: 62, length: 11, last: 3, beyond: 0),  // phoneNumber
        .init(head: 0x6464416C69616D65, tail: 0x737365726464416C, middle: 62, length: 12, last: 4, beyond: 0),  // emailAddress
        .init(head: 0x6D614E6E65766967, tail: 0x656D614E6E657669, middle: 62, length: 9, last: 1, beyond: 0),  // givenName
        .init(head: 0x614E796C696D6166, tail: 0x656D614E796C696D, middle: 62, length: 10, last: 2, beyond: 0),  // familyName
        .init(head: 0x636974656E6F6870, tail: 0x656D614E6E657669, middle: 62, length: 17, last: 9, beyond: 0),  // phoneticGivenName
        .init(head: 0x636974656E6F6870, tail: 0x656D614E796C696D, middle: 63, length: 18, last: 10, beyond: 0),  // phoneticFamilyName
        .init(head: 0x4C73736572646461, tail: 0x73656E694C737365, middle: 64, length: 12, last: 4, beyond: 0),  // addressLines
        .init(head: 0x6C61636F4C627573, tail: 0x7974696C61636F4C, middle: 64, length: 11, last: 3, beyond: 0),  // subLocality
        .init(head: 0x7974696C61636F6C, tail: 0x7974696C61636F6C, middle: 64, length: 8, last: 0, beyond: 0),  // locality
        .init(head: 0x6F436C6174736F70, tail: 0x65646F436C617473, middle: 64, length: 10, last: 2, beyond: 0),  // postalCode
        .init(head: 0x6E696D6441627573, tail: 0x6165724165766974, middle: 64, length: 21, last: 13, beyond: 0),  // subAdministrativeArea
        .init(head: 0x7473696E696D6461, tail: 0x6165724165766974, middle: 65, length: 18, last: 10, beyond: 0),  // administrativeArea
        .init(head: 0x007972746E756F63, tail: 0x007972746E756F63, middle: 66, length: 7, last: 0, beyond: 8),  // country
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 66, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x0000000065646F63, tail: 0x0000000065646F63, middle: 66, length: 4, last: 0, beyond: 32),  // code
        .init(head: 0x46746361746E6F63, tail: 0x646C656946746361, middle: 66, length: 12, last: 4, beyond: 0),  // contactField
        .init(head: 0x006567617373656D, tail: 0x006567617373656D, middle: 66, length: 7, last: 0, beyond: 8),  // message
        .init(head: 0x00006E69616D6F64, tail: 0x00006E69616D6F64, middle: 66, length: 6, last: 0, beyond: 16),  // domain
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 66, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x6C616E7265747865, tail: 0x7265696669746E65, middle: 67, length: 18, last: 10, beyond: 0),  // externalIdentifier
        .init(head: 0x746E61686372656D, tail: 0x656D614E746E6168, middle: 68, length: 12, last: 4, beyond: 0),  // merchantName
        .init(head: 0x746E61686372656D, tail: 0x6E69616D6F44746E, middle: 68, length: 14, last: 6, beyond: 0),  // merchantDomain
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 68, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 68, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x4272616C75676572, tail: 0x676E696C6C694272, middle: 69, length: 14, last: 6, beyond: 0),  // regularBilling
        .init(head: 0x6C69426C61697274, tail: 0x676E696C6C69426C, middle: 69, length: 12, last: 4, beyond: 0),  // trialBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 69, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 69, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x746F4E6E656B6F74, tail: 0x4C52556E6F697461, middle: 69, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 70, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x6974616D6F747561, tail: 0x676E696C6C694264, middle: 71, length: 22, last: 14, beyond: 0),  // automaticReloadBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 72, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 72, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x746F4E6E656B6F74, tail: 0x4C52556E6F697461, middle: 72, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 73, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x6465727265666564, tail: 0x676E696C6C694264, middle: 73, length: 15, last: 7, beyond: 0),  // deferredBilling
        .init(head: 0x636E614365657266, tail: 0x657461446E6F6974, middle: 73, length: 20, last: 12, beyond: 0),  // freeCancellationDate
        .init(head: 0x636E614365657266, tail: 0x656E6F5A656D6954, middle: 74, length: 28, last: 20, beyond: 0),  // freeCancellationDateTimeZone
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 76, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 76, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x746F4E6E656B6F74, tail: 0x4C52556E6F697461, middle: 77, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 78, length: 30, last: 22, beyond: 0),  // requiredRecipientContactFields
        .init(head: 0x6C61746F5477656E, tail: 0x6C61746F5477656E, middle: 80, length: 8, last: 0, beyond: 0),  // newTotal
        .init(head: 0x49656E694C77656E, tail: 0x736D657449656E69, middle: 80, length: 12, last: 4, beyond: 0),  // newLineItems
        .init(head: 0x69746C754D77656E, tail: 0x73747865746E6F43, middle: 80, length: 21, last: 13, beyond: 0),  // newMultiTokenContexts
        .init(head: 0x6D6F74754177656E, tail: 0x7473657571655274, middle: 81, length: 32, last: 24, beyond: 0),  // newAutomaticReloadPaymentRequest
        .init(head: 0x727563655277656E, tail: 0x7473657571655274, middle: 83, length: 26, last: 18, beyond: 0),  // newRecurringPaymentRequest
        .init(head: 0x726566654477656E, tail: 0x7473657571655274, middle: 85, length: 25, last: 17, beyond: 0),  // newDeferredPaymentRequest
        .init(head: 0x756273694477656E, tail: 0x7473657571655274, middle: 87, length: 22, last: 14, beyond: 0),  // newDisbursementRequest
        .init(head: 0x000073726F727265, tail: 0x000073726F727265, middle: 88, length: 6, last: 0, beyond: 16),  // errors
        .init(head: 0x707069685377656E, tail: 0x73646F6874654D67, middle: 88, length: 18, last: 10, beyond: 0),  // newShippingMethods
        .init(head: 0x6D6C6C6174736E69, tail: 0x7265696669746E65, middle: 89, length: 26, last: 18, beyond: 0),  // installmentGroupIdentifier
        .init(head: 0x6C61746F5477656E, tail: 0x6C61746F5477656E, middle: 91, length: 8, last: 0, beyond: 0),  // newTotal
        .init(head: 0x49656E694C77656E, tail: 0x736D657449656E69, middle: 91, length: 12, last: 4, beyond: 0),  // newLineItems
        .init(head: 0x69746C754D77656E, tail: 0x73747865746E6F43, middle: 91, length: 21, last: 13, beyond: 0),  // newMultiTokenContexts
        .init(head: 0x6D6F74754177656E, tail: 0x7473657571655274, middle: 92, length: 32, last: 24, beyond: 0),  // newAutomaticReloadPaymentRequest
        .init(head: 0x727563655277656E, tail: 0x7473657571655274, middle: 94, length: 26, last: 18, beyond: 0),  // newRecurringPaymentRequest
        .init(head: 0x726566654477656E, tail: 0x7473657571655274, middle: 96, length: 25, last: 17, beyond: 0),  // newDeferredPaymentRequest
        .init(head: 0x756273694477656E, tail: 0x7473657571655274, middle: 98, length: 22, last: 14, beyond: 0),  // newDisbursementRequest
        .init(head: 0x707069685377656E, tail: 0x73646F6874654D67, middle: 99, length: 18, last: 10, beyond: 0),  // newShippingMethods
        .init(head: 0x6C61746F5477656E, tail: 0x6C61746F5477656E, middle: 100, length: 8, last: 0, beyond: 0),  // newTotal
        .init(head: 0x49656E694C77656E, tail: 0x736D657449656E69, middle: 100, length: 12, last: 4, beyond: 0),  // newLineItems
        .init(head: 0x69746C754D77656E, tail: 0x73747865746E6F43, middle: 100, length: 21, last: 13, beyond: 0),  // newMultiTokenContexts
        .init(head: 0x6D6F74754177656E, tail: 0x7473657571655274, middle: 101, length: 32, last: 24, beyond: 0),  // newAutomaticReloadPaymentRequest
        .init(head: 0x727563655277656E, tail: 0x7473657571655274, middle: 103, length: 26, last: 18, beyond: 0),  // newRecurringPaymentRequest
        .init(head: 0x726566654477656E, tail: 0x7473657571655274, middle: 105, length: 25, last: 17, beyond: 0),  // newDeferredPaymentRequest
        .init(head: 0x756273694477656E, tail: 0x7473657571655274, middle: 107, length: 22, last: 14, beyond: 0),  // newDisbursementRequest
        .init(head: 0x000073726F727265, tail: 0x000073726F727265, middle: 108, length: 6, last: 0, beyond: 16),  // errors
        .init(head: 0x707069685377656E, tail: 0x73646F6874654D67, middle: 108, length: 18, last: 10, beyond: 0),  // newShippingMethods
        .init(head: 0x6C61746F5477656E, tail: 0x6C61746F5477656E, middle: 109, length: 8, last: 0, beyond: 0),  // newTotal
        .init(head: 0x49656E694C77656E, tail: 0x736D657449656E69, middle: 109, length: 12, last: 4, beyond: 0),  // newLineItems
        .init(head: 0x69746C754D77656E, tail: 0x73747865746E6F43, middle: 109, length: 21, last: 13, beyond: 0),  // newMultiTokenContexts
        .init(head: 0x6D6F74754177656E, tail: 0x7473657571655274, middle: 110, length: 32, last: 24, beyond: 0),  // newAutomaticReloadPaymentRequest
        .init(head: 0x727563655277656E, tail: 0x7473657571655274, middle: 112, length: 26, last: 18, beyond: 0),  // newRecurringPaymentRequest
        .init(head: 0x726566654477656E, tail: 0x7473657571655274, middle: 114, length: 25, last: 17, beyond: 0),  // newDeferredPaymentRequest
        .init(head: 0x756273694477656E, tail: 0x7473657571655274, middle: 116, length: 22, last: 14, beyond: 0),  // newDisbursementRequest
        .init(head: 0x000073726F727265, tail: 0x000073726F727265, middle: 117, length: 6, last: 0, beyond: 16),  // errors
        .init(head: 0x707069685377656E, tail: 0x73646F6874654D67, middle: 117, length: 18, last: 10, beyond: 0),  // newShippingMethods
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 118, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x000073726F727265, tail: 0x000073726F727265, middle: 118, length: 6, last: 0, beyond: 16),  // errors
        .init(head: 0x746544726564726F, tail: 0x736C696174654472, middle: 118, length: 12, last: 4, beyond: 0),  // orderDetails
        .init(head: 0x707954726564726F, tail: 0x7265696669746E65, middle: 118, length: 19, last: 11, beyond: 0),  // orderTypeIdentifier
        .init(head: 0x656449726564726F, tail: 0x7265696669746E65, middle: 119, length: 15, last: 7, beyond: 0),  // orderIdentifier
        .init(head: 0x6976726553626577, tail: 0x4C52556563697672, middle: 119, length: 13, last: 5, beyond: 0),  // webServiceURL
        .init(head: 0x69746E6568747561, tail: 0x6E656B6F546E6F69, middle: 119, length: 19, last: 11, beyond: 0),  // authenticationToken
        .init(head: 0x746544726564726F, tail: 0x736C696174654472, middle: 120, length: 12, last: 4, beyond: 0),  // orderDetails
        .init(head: 0x0000006E656B6F74, tail: 0x0000006E656B6F74, middle: 120, length: 5, last: 0, beyond: 24),  // token
        .init(head: 0x43676E696C6C6962, tail: 0x746361746E6F4367, middle: 120, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 120, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x6D6C6C6174736E69, tail: 0x6E656B6F546E6F69, middle: 120, length: 29, last: 21, beyond: 0),  // installmentAuthorizationToken
        .init(head: 0x4D746E656D796170, tail: 0x646F6874654D746E, middle: 122, length: 13, last: 5, beyond: 0),  // paymentMethod
        .init(head: 0x746361736E617274, tail: 0x7265696669746E65, middle: 122, length: 21, last: 13, beyond: 0),  // transactionIdentifier
        .init(head: 0x44746E656D796170, tail: 0x61746144746E656D, middle: 123, length: 11, last: 3, beyond: 0),  // paymentData
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 123, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x006B726F7774656E, tail: 0x006B726F7774656E, middle: 123, length: 7, last: 0, beyond: 8),  // network
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 123, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x50746E656D796170, tail: 0x73736150746E656D, middle: 123, length: 11, last: 3, beyond: 0),  // paymentPass
        .init(head: 0x43676E696C6C6962, tail: 0x746361746E6F4367, middle: 123, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x656B6F54646E6962, tail: 0x6E656B6F54646E69, middle: 123, length: 9, last: 1, beyond: 0),  // bindToken
        .init(head: 0x417972616D697270, tail: 0x7265696669746E65, middle: 123, length: 24, last: 16, beyond: 0),  // primaryAccountIdentifier
        .init(head: 0x417972616D697270, tail: 0x7869666675537265, middle: 124, length: 26, last: 18, beyond: 0),  // primaryAccountNumberSuffix
        .init(head: 0x6341656369766564, tail: 0x7265696669746E65, middle: 126, length: 23, last: 15, beyond: 0),  // deviceAccountIdentifier
        .init(head: 0x6341656369766564, tail: 0x7869666675537265, middle: 127, length: 25, last: 17, beyond: 0),  // deviceAccountNumberSuffix
        .init(head: 0x6974617669746361, tail: 0x65746174536E6F69, middle: 129, length: 15, last: 7, beyond: 0),  // activationState
        .init(head: 0x6F436E6F70756F63, tail: 0x65646F436E6F7075, middle: 129, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x43746E656D796170, tail: 0x7375746174536C61, middle: 129, length: 23, last: 15, beyond: 0),  // paymentCredentialStatus
        .init(head: 0x69746164696C6176, tail: 0x4C52556E6F697461, middle: 130, length: 13, last: 5, beyond: 0),  // validationURL
        .init(head: 0x4D746E656D796170, tail: 0x646F6874654D746E, middle: 130, length: 13, last: 5, beyond: 0),  // paymentMethod
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 130, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x676E697070696873, tail: 0x646F6874654D676E, middle: 130, length: 14, last: 6, beyond: 0),  // shippingMethod
        .init(head: 0x6F436E6F70756F63, tail: 0x65646F436E6F7075, middle: 130, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x00746E656D796170, tail: 0x00746E656D796170, middle: 130, length: 7, last: 0, beyond: 8),  // payment
        .init(head: 0x456E6F6973736573, tail: 0x726F7272456E6F69, middle: 130, length: 12, last: 4, beyond: 0),  // sessionError
        .init(head: 0x0000000065646F63, tail: 0x0000000065646F63, middle: 130, length: 4, last: 0, beyond: 32),  // code
        .init(head: 0x000000006F666E69, tail: 0x000000006F666E69, middle: 130, length: 4, last: 0, beyond: 32),  // info
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 130, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 131, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x6974616974696E69, tail: 0x6576697461697469, middle: 131, length: 10, last: 2, beyond: 0),  // initiative
        .init(head: 0x6974616974696E69, tail: 0x747865746E6F4365, middle: 131, length: 17, last: 9, beyond: 0),  // initiativeContext
        .init(head: 0x6D695468636F7065, tail: 0x706D617473656D69, middle: 132, length: 14, last: 6, beyond: 0),  // epochTimestamp
        .init(head: 0x4173657269707865, tail: 0x7441736572697078, middle: 132, length: 9, last: 1, beyond: 0),  // expiresAt
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 132, length: 25, last: 17, beyond: 0),  // merchantSessionIdentifier
        .init(head: 0x00000065636E6F6E, tail: 0x00000065636E6F6E, middle: 134, length: 5, last: 0, beyond: 24),  // nonce
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 134, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x614E6E69616D6F64, tail: 0x656D614E6E69616D, middle: 135, length: 10, last: 2, beyond: 0),  // domainName
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 135, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x727574616E676973, tail: 0x65727574616E6769, middle: 135, length: 9, last: 1, beyond: 0),  // signature
        .init(head: 0x6F6974617265706F, tail: 0x7265696669746E65, middle: 135, length: 30, last: 22, beyond: 0),  // operationalAnalyticsIdentifier
        .init(head: 0x0073656972746572, tail: 0x0073656972746572, middle: 137, length: 7, last: 0, beyond: 8),  // retries
        .init(head: 0x0000006449707370, tail: 0x0000006449707370, middle: 137, length: 5, last: 0, beyond: 24),  // pspId
        .init(head: 0x6E6F4E7972746572, tail: 0x65636E6F4E797274, middle: 137, length: 10, last: 2, beyond: 0),  // retryNonce
        .init(head: 0x6974616974696E69, tail: 0x6576697461697469, middle: 137, length: 10, last: 2, beyond: 0),  // initiative
        .init(head: 0x6974616974696E69, tail: 0x747865746E6F4365, middle: 137, length: 17, last: 9, beyond: 0),  // initiativeContext
        .init(head: 0x6C6F726E45706D61, tail: 0x676E696E6E695074, middle: 138, length: 20, last: 12, beyond: 0),  // ampEnrollmentPinning
        .init(head: 0x694664656E676973, tail: 0x73646C6569466465, middle: 139, length: 12, last: 4, beyond: 0),  // signedFields
        .init(head: 0x6167656C65447369, tail: 0x6E6F697373655364, middle: 139, length: 18, last: 10, beyond: 0),  // isDelegatedSession
        .init(head: 0x65746167656C6564, tail: 0x656D614E79616C70, middle: 140, length: 19, last: 11, beyond: 0),  // delegateDisplayName
        .init(head: 0x614E6E69616D6F64, tail: 0x73656D614E6E6961, middle: 141, length: 11, last: 3, beyond: 0),  // domainNames
        .init(head: 0x5474707972636E65, tail: 0x6F5474707972636E, middle: 141, length: 9, last: 1, beyond: 0),  // encryptTo
        .init(head: 0x4972656E74726170, tail: 0x7265696669746E65, middle: 141, length: 33, last: 25, beyond: 0),  // partnerInternalMerchantIdentifier
        .init(head: 0x4D72656E74726170, tail: 0x656D614E746E6168, middle: 144, length: 19, last: 11, beyond: 0),  // partnerMerchantName
        .init(head: 0x746E61686372656D, tail: 0x6C7255746E616863, middle: 145, length: 11, last: 3, beyond: 0),  // merchantUrl
        .init(head: 0x614E6E69616D6F64, tail: 0x73656D614E6E6961, middle: 145, length: 11, last: 3, beyond: 0),  // domainNames
        .init(head: 0x4972656E74726170, tail: 0x7265696669746E65, middle: 145, length: 33, last: 25, beyond: 0),  // partnerInternalMerchantIdentifier
        .init(head: 0x00006E6F73616572, tail: 0x00006E6F73616572, middle: 148, length: 6, last: 0, beyond: 16),  // reason
        .init(head: 0x614E6E69616D6F64, tail: 0x73656D614E6E6961, middle: 148, length: 11, last: 3, beyond: 0),  // domainNames
        .init(head: 0x5474707972636E65, tail: 0x6F5474707972636E, middle: 148, length: 9, last: 1, beyond: 0),  // encryptTo
        .init(head: 0x4D72656E74726170, tail: 0x656D614E746E6168, middle: 148, length: 19, last: 11, beyond: 0),  // partnerMerchantName
        .init(head: 0x4D72656E74726170, tail: 0x4952556E6F697461, middle: 149, length: 28, last: 20, beyond: 0),  // partnerMerchantValidationURI
        .init(head: 0x4972656E74726170, tail: 0x7265696669746E65, middle: 151, length: 33, last: 25, beyond: 0),  // partnerInternalMerchantIdentifier
        .init(head: 0x6574726F70707573, tail: 0x73646F6874654D64, middle: 154, length: 16, last: 8, beyond: 0),  // supportedMethods
        .init(head: 0x0000000061746164, tail: 0x0000000061746164, middle: 154, length: 4, last: 0, beyond: 32),  // data
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 154, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x00000065756C6176, tail: 0x00000065756C6176, middle: 154, length: 5, last: 0, beyond: 24),  // value
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 154, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 154, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 154, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 154, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 154, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 154, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x64657463656C6573, tail: 0x64657463656C6573, middle: 154, length: 8, last: 0, beyond: 0),  // selected
        .init(head: 0x6574726F70707573, tail: 0x73646F6874654D64, middle: 154, length: 16, last: 8, beyond: 0),  // supportedMethods
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 154, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x6E6F697469646461, tail: 0x736D65744979616C, middle: 154, length: 22, last: 14, beyond: 0),  // additionalDisplayItems
        .init(head: 0x0000000061746164, tail: 0x0000000061746164, middle: 155, length: 4, last: 0, beyond: 32),  // data
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 155, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 155, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4979616C70736964, tail: 0x736D65744979616C, middle: 155, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 155, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x7265696669646F6D, tail: 0x737265696669646F, middle: 155, length: 9, last: 1, beyond: 0),  // modifiers
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 155, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4979616C70736964, tail: 0x736D65744979616C, middle: 155, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 155, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x7265696669646F6D, tail: 0x737265696669646F, middle: 155, length: 9, last: 1, beyond: 0),  // modifiers
        .init(head: 0x000000726F727265, tail: 0x000000726F727265, middle: 155, length: 5, last: 0, beyond: 24),  // error
        .init(head: 0x676E697070696873, tail: 0x73726F7272457373, middle: 155, length: 21, last: 13, beyond: 0),  // shippingAddressErrors
        .init(head: 0x7272457265796170, tail: 0x73726F7272457265, middle: 156, length: 11, last: 3, beyond: 0),  // payerErrors
        .init(head: 0x4D746E656D796170, tail: 0x73726F727245646F, middle: 156, length: 19, last: 11, beyond: 0),  // paymentMethodErrors
        .init(head: 0x5074736575716572, tail: 0x656D614E72657961, middle: 157, length: 16, last: 8, beyond: 0),  // requestPayerName
        .init(head: 0x4274736575716572, tail: 0x7373657264644167, middle: 157, length: 21, last: 13, beyond: 0),  // requestBillingAddress
        .init(head: 0x5074736575716572, tail: 0x6C69616D45726579, middle: 158, length: 17, last: 9, beyond: 0),  // requestPayerEmail
        .init(head: 0x5074736575716572, tail: 0x656E6F6850726579, middle: 159, length: 17, last: 9, beyond: 0),  // requestPayerPhone
        .init(head: 0x5374736575716572, tail: 0x676E697070696853, middle: 160, length: 15, last: 7, beyond: 0),  // requestShipping
        .init(head: 0x676E697070696873, tail: 0x65707954676E6970, middle: 160, length: 12, last: 4, beyond: 0),  // shippingType
        .init(head: 0x4C73736572646461, tail: 0x656E694C73736572, middle: 160, length: 11, last: 3, beyond: 0),  // addressLine
        .init(head: 0x0000000079746963, tail: 0x0000000079746963, middle: 160, length: 4, last: 0, beyond: 32),  // city
        .init(head: 0x007972746E756F63, tail: 0x007972746E756F63, middle: 160, length: 7, last: 0, beyond: 8),  // country
        .init(head: 0x6E65646E65706564, tail: 0x7974696C61636F4C, middle: 160, length: 17, last: 9, beyond: 0),  // dependentLocality
        .init(head: 0x617A696E6167726F, tail: 0x6E6F6974617A696E, middle: 161, length: 12, last: 4, beyond: 0),  // organization
        .init(head: 0x000000656E6F6870, tail: 0x000000656E6F6870, middle: 161, length: 5, last: 0, beyond: 24),  // phone
        .init(head: 0x6F436C6174736F70, tail: 0x65646F436C617473, middle: 161, length: 10, last: 2, beyond: 0),  // postalCode
        .init(head: 0x6E65697069636572, tail: 0x746E656970696365, middle: 161, length: 9, last: 1, beyond: 0),  // recipient
        .init(head: 0x00006E6F69676572, tail: 0x00006E6F69676572, middle: 161, length: 6, last: 0, beyond: 16),  // region
        .init(head: 0x43676E6974726F73, tail: 0x65646F43676E6974, middle: 161, length: 11, last: 3, beyond: 0),  // sortingCode
        .init(head: 0x0000006C69616D65, tail: 0x0000006C69616D65, middle: 161, length: 5, last: 0, beyond: 24),  // email
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 161, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x000000656E6F6870, tail: 0x000000656E6F6870, middle: 161, length: 5, last: 0, beyond: 24),  // phone
        .init(head: 0x000000726F727265, tail: 0x000000726F727265, middle: 161, length: 5, last: 0, beyond: 24),  // error
        .init(head: 0x4D746E656D796170, tail: 0x646F6874654D746E, middle: 161, length: 13, last: 5, beyond: 0),  // paymentMethod
        .init(head: 0x0000007265796170, tail: 0x0000007265796170, middle: 161, length: 5, last: 0, beyond: 24),  // payer
        .init(head: 0x676E697070696873, tail: 0x7373657264644167, middle: 161, length: 15, last: 7, beyond: 0),  // shippingAddress
        .init(head: 0x6144646F6874656D, tail: 0x61746144646F6874, middle: 161, length: 10, last: 2, beyond: 0),  // methodData
        .init(head: 0x00736C6961746564, tail: 0x00736C6961746564, middle: 161, length: 7, last: 0, beyond: 8),  // details
        .init(head: 0x00736E6F6974706F, tail: 0x00736E6F6974706F, middle: 161, length: 7, last: 0, beyond: 8),  // options
        .init(head: 0x614E646F6874656D, tail: 0x656D614E646F6874, middle: 161, length: 10, last: 2, beyond: 0),  // methodName
        .init(head: 0x6544646F6874656D, tail: 0x736C696174654464, middle: 161, length: 13, last: 5, beyond: 0),  // methodDetails
        .init(head: 0x4974736575716572, tail: 0x6449747365757165, middle: 161, length: 9, last: 1, beyond: 0),  // requestId
        .init(head: 0x614E646F6874656D, tail: 0x656D614E646F6874, middle: 161, length: 10, last: 2, beyond: 0),  // methodName
        .init(head: 0x00736C6961746564, tail: 0x00736C6961746564, middle: 161, length: 7, last: 0, beyond: 8),  // details
        .init(head: 0x676E697070696873, tail: 0x7373657264644167, middle: 161, length: 15, last: 7, beyond: 0),  // shippingAddress
        .init(head: 0x676E697070696873, tail: 0x6E6F6974704F676E, middle: 161, length: 14, last: 6, beyond: 0),  // shippingOption
        .init(head: 0x6D614E7265796170, tail: 0x656D614E72657961, middle: 161, length: 9, last: 1, beyond: 0),  // payerName
        .init(head: 0x616D457265796170, tail: 0x6C69616D45726579, middle: 161, length: 10, last: 2, beyond: 0),  // payerEmail
        .init(head: 0x6F68507265796170, tail: 0x656E6F6850726579, middle: 161, length: 10, last: 2, beyond: 0),  // payerPhone
        .init(head: 0x614E646F6874656D, tail: 0x656D614E646F6874, middle: 161, length: 10, last: 2, beyond: 0),  // methodName
        .init(head: 0x69746164696C6176, tail: 0x4C52556E6F697461, middle: 161, length: 13, last: 5, beyond: 0),  // validationURL
        .init(head: 0x006E6F6973726576, tail: 0x006E6F6973726576, middle: 161, length: 7, last: 0, beyond: 8),  // version
        .init(head: 0x0000000061746164, tail: 0x0000000061746164, middle: 161, length: 4, last: 0, beyond: 32),  // data
        .init(head: 0x727574616E676973, tail: 0x65727574616E6769, middle: 161, length: 9, last: 1, beyond: 0),  // signature
        .init(head: 0x0000726564616568, tail: 0x0000726564616568, middle: 161, length: 6, last: 0, beyond: 16),  // header
        .init(head: 0x746163696C707061, tail: 0x617461446E6F6974, middle: 161, length: 15, last: 7, beyond: 0),  // applicationData
        .init(head: 0x6172656D65687065, tail: 0x79654B63696C6275, middle: 161, length: 18, last: 10, beyond: 0),  // ephemeralPublicKey
        .init(head: 0x4B64657070617277, tail: 0x79654B6465707061, middle: 162, length: 10, last: 2, beyond: 0),  // wrappedKey
        .init(head: 0x654B63696C627570, tail: 0x6873614879654B63, middle: 162, length: 13, last: 5, beyond: 0),  // publicKeyHash
        .init(head: 0x746361736E617274, tail: 0x64496E6F69746361, middle: 162, length: 13, last: 5, beyond: 0),  // transactionId
        .init(head: 0x746163696C707061, tail: 0x7265626D754E746E, middle: 162, length: 31, last: 23, beyond: 0),  // applicationPrimaryAccountNumber
        .init(head: 0x746163696C707061, tail: 0x657461446E6F6974, middle: 164, length: 25, last: 17, beyond: 0),  // applicationExpirationDate
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 166, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x746361736E617274, tail: 0x746E756F6D416E6F, middle: 166, length: 17, last: 9, beyond: 0),  // transactionAmount
        .init(head: 0x646C6F6864726163, tail: 0x656D614E7265646C, middle: 167, length: 14, last: 6, beyond: 0),  // cardholderName
        .init(head: 0x614D656369766564, tail: 0x7265696669746E65, middle: 167, length: 28, last: 20, beyond: 0),  // deviceManufacturerIdentifier
        .init(head: 0x44746E656D796170, tail: 0x6570795461746144, middle: 169, length: 15, last: 7, beyond: 0),  // paymentDataType
        .init(head: 0x44746E656D796170, tail: 0x61746144746E656D, middle: 169, length: 11, last: 3, beyond: 0),  // paymentData
        .init(head: 0x69746E6568747561, tail: 0x7365736E6F707365, middle: 169, length: 23, last: 15, beyond: 0),  // authenticationResponses
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 170, length: 23, last: 15, beyond: 0),  // merchantTokenIdentifier
        .init(head: 0x746E61686372656D, tail: 0x617461646174654D, middle: 171, length: 21, last: 13, beyond: 0),  // merchantTokenMetadata
        .init(head: 0x6150656E696C6E6F, tail: 0x6D6172676F747079, middle: 172, length: 23, last: 15, beyond: 0),  // onlinePaymentCryptogram
        .init(head: 0x6369646E49696365, tail: 0x726F74616369646E, middle: 173, length: 12, last: 4, beyond: 0),  // eciIndicator
        .init(head: 0x0061746144766D65, tail: 0x0061746144766D65, middle: 173, length: 7, last: 0, beyond: 8),  // emvData
        .init(head: 0x6574707972636E65, tail: 0x617461444E495064, middle: 173, length: 16, last: 8, beyond: 0),  // encryptedPINData
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 173, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x69746E6568747561, tail: 0x617461446E6F6974, middle: 174, length: 18, last: 10, beyond: 0),  // authenticationData
        .init(head: 0x746361736E617274, tail: 0x746E756F6D416E6F, middle: 175, length: 17, last: 9, beyond: 0),  // transactionAmount
        .init(head: 0x0074724164726163, tail: 0x0074724164726163, middle: 176, length: 7, last: 0, beyond: 8),  // cardArt
        .init(head: 0x6174654D64726163, tail: 0x617461646174654D, middle: 176, length: 12, last: 4, beyond: 0),  // cardMetadata
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 176, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 176, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x00000000006C7275, tail: 0x00000000006C7275, middle: 176, length: 3, last: 0, beyond: 40),  // url
        .init(head: 0x6E756F4364726163, tail: 0x7972746E756F4364, middle: 176, length: 11, last: 3, beyond: 0),  // cardCountry
        .init(head: 0x6974617269707865, tail: 0x657461446E6F6974, middle: 176, length: 14, last: 6, beyond: 0),  // expirationDate
        .init(head: 0x666675536E617066, tail: 0x7869666675536E61, middle: 176, length: 10, last: 2, beyond: 0),  // fpanSuffix
        .init(head: 0x63736544676E6F6C, tail: 0x6E6F697470697263, middle: 176, length: 15, last: 7, beyond: 0),  // longDescription
        .init(head: 0x73654474726F6873, tail: 0x6E6F697470697263, middle: 176, length: 16, last: 8, beyond: 0),  // shortDescription
        .init(head: 0x707954746E657665, tail: 0x65707954746E6576, middle: 176, length: 9, last: 1, beyond: 0),  // eventType
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 176, length: 23, last: 15, beyond: 0),  // merchantTokenIdentifier
        .init(head: 0x00006E6F73616572, tail: 0x00006E6F73616572, middle: 177, length: 6, last: 0, beyond: 16),  // reason
        .init(head: 0x746E61686372656D, tail: 0x617461646174654D, middle: 177, length: 21, last: 13, beyond: 0),  // merchantTokenMetadata
        .init(head: 0x5465727574616566, tail: 0x6570795465727574, middle: 178, length: 11, last: 3, beyond: 0),  // featureType
        .init(head: 0x646E61686372656D, tail: 0x617461446567616D, middle: 178, length: 22, last: 14, beyond: 0),  // merchandisingImageData
        .init(head: 0x75426F546E65706F, tail: 0x746E756F6D41646C, middle: 179, length: 24, last: 16, beyond: 0),  // openToBuyThresholdAmount
        .init(head: 0x54676E69646E6962, tail: 0x746E756F6D416C61, middle: 180, length: 18, last: 10, beyond: 0),  // bindingTotalAmount
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 181, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x726F74536E497369, tail: 0x6573616863727550, middle: 181, length: 17, last: 9, beyond: 0),  // isInStorePurchase
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 182, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x7265727265666572, tail: 0x7265696669746E65, middle: 183, length: 18, last: 10, beyond: 0),  // referrerIdentifier
        .init(head: 0x000000736D657469, tail: 0x000000736D657469, middle: 184, length: 5, last: 0, beyond: 24),  // items
        .init(head: 0x746163696C707061, tail: 0x617461646174654D, middle: 184, length: 19, last: 11, beyond: 0),  // applicationMetadata
        .init(head: 0x68436C6961746572, tail: 0x6C656E6E6168436C, middle: 185, length: 13, last: 5, beyond: 0),  // retailChannel
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 185, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 185, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 185, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x496D6172676F7270, tail: 0x7265696669746E65, middle: 185, length: 17, last: 9, beyond: 0),  // programIdentifier
        .init(head: 0x0000000000727061, tail: 0x0000000000727061, middle: 186, length: 3, last: 0, beyond: 40),  // apr
        .init(head: 0x546D6172676F7270, tail: 0x736D7265546D6172, middle: 186, length: 12, last: 4, beyond: 0),  // programTerms
        .init(head: 0x0074736575716572, tail: 0x0074736575716572, middle: 186, length: 7, last: 0, beyond: 8),  // request
        .init(head: 0x52746E656D796170, tail: 0x7473657571655274, middle: 186, length: 14, last: 6, beyond: 0),  // paymentRequest
        .init(head: 0x6973726556697061, tail: 0x6E6F697372655669, middle: 186, length: 10, last: 2, beyond: 0),  // apiVersion
        .init(head: 0x000000726564726F, tail: 0x000000726564726F, middle: 186, length: 5, last: 0, beyond: 24),  // order
        .init(head: 0x726F746365726964, tail: 0x79726F7463657269, middle: 186, length: 9, last: 1, beyond: 0),  // directory
        .init(head: 0x000073746E657665, tail: 0x000073746E657665, middle: 186, length: 6, last: 0, beyond: 16),  // events
        .init(head: 0x00746E656D796170, tail: 0x00746E656D796170, middle: 186, length: 7, last: 0, beyond: 8),  // payment
        .init(head: 0x0000746C75736572, tail: 0x0000746C75736572, middle: 186, length: 6, last: 0, beyond: 16),  // result
        .init(head: 0x6574656C706D6F63, tail: 0x6574656C706D6F63, middle: 186, length: 8, last: 0, beyond: 0),  // complete
        .init(head: 0x6574656C706D6F63, tail: 0x736C696174654465, middle: 186, length: 15, last: 7, beyond: 0),  // completeDetails
        .init(head: 0x6574707972636564, tail: 0x6E656B6F54646574, middle: 186, length: 14, last: 6, beyond: 0),  // decryptedToken
        .init(head: 0x000000736C6C6163, tail: 0x000000736C6C6163, middle: 186, length: 5, last: 0, beyond: 24),  // calls
        .init(head: 0x64657463656C6573, tail: 0x64657463656C6573, middle: 186, length: 8, last: 0, beyond: 0),  // selected
        .init(head: 0x0000657461647075, tail: 0x0000657461647075, middle: 186, length: 6, last: 0, beyond: 16),  // update
        .init(head: 0x0000000061746164, tail: 0x0000000061746164, middle: 186, length: 4, last: 0, beyond: 32),  // data
        .init(head: 0x676E697070696873, tail: 0x646F6874654D676E, middle: 186, length: 14, last: 6, beyond: 0),  // shippingMethod
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 186, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x4D746E656D796170, tail: 0x646F6874654D746E, middle: 186, length: 13, last: 5, beyond: 0),  // paymentMethod
        .init(head: 0x6F436E6F70756F63, tail: 0x65646F436E6F7075, middle: 186, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x000000006C6C6163, tail: 0x000000006C6C6163, middle: 186, length: 4, last: 0, beyond: 32),  // call
        .init(head: 0x0000000000007962, tail: 0x0000000000007962, middle: 186, length: 2, last: 0, beyond: 48),  // by
        .init(head: 0x0000000000007461, tail: 0x0000000000007461, middle: 186, length: 2, last: 0, beyond: 48),  // at
        .init(head: 0x0000006574617473, tail: 0x0000006574617473, middle: 186, length: 5, last: 0, beyond: 24),  // state
        .init(head: 0x0000007765726874, tail: 0x0000007765726874, middle: 186, length: 5, last: 0, beyond: 24),  // threw
        .init(head: 0x746E656D75677261, tail: 0x73746E656D756772, middle: 186, length: 9, last: 1, beyond: 0),  // arguments
        .init(head: 0x657473694C736168, tail: 0x72656E657473694C, middle: 186, length: 11, last: 3, beyond: 0),  // hasListener
        .init(head: 0x7275747365477369, tail: 0x6572757473654773, middle: 186, length: 9, last: 1, beyond: 0),  // isGesture
        .init(head: 0x6572756365537369, tail: 0x6572756365537369, middle: 186, length: 8, last: 0, beyond: 0),  // isSecure
        .init(head: 0x0000007364616572, tail: 0x0000007364616572, middle: 186, length: 5, last: 0, beyond: 24),  // reads
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 186, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 186, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x000000736D657469, tail: 0x000000736D657469, middle: 186, length: 5, last: 0, beyond: 24),  // items
        .init(head: 0x676E697070696873, tail: 0x676E697070696873, middle: 186, length: 8, last: 0, beyond: 0),  // shipping
        .init(head: 0x746E61686372656D, tail: 0x73746E6168637265, middle: 186, length: 9, last: 1, beyond: 0),  // merchants
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 186, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 186, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x696669746E656469, tail: 0x7265696669746E65, middle: 186, length: 10, last: 2, beyond: 0),  // identifier
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 186, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6C616E7265747865, tail: 0x7265696669746E65, middle: 186, length: 18, last: 10, beyond: 0),  // externalIdentifier
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 187, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x746E61686372656D, tail: 0x73746E6168637265, middle: 187, length: 9, last: 1, beyond: 0),  // merchants
        .init(head: 0x6C616E7265747865, tail: 0x7265696669746E65, middle: 187, length: 18, last: 10, beyond: 0),  // externalIdentifier
        .init(head: 0x746E61686372656D, tail: 0x656D614E746E6168, middle: 188, length: 12, last: 4, beyond: 0),  // merchantName
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 188, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x746E61686372656D, tail: 0x6E69616D6F44746E, middle: 189, length: 14, last: 6, beyond: 0),  // merchantDomain
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 189, length: 23, last: 15, beyond: 0),  // merchantTokenIdentifier
        .init(head: 0x0073656972746E65, tail: 0x0073656972746E65, middle: 190, length: 7, last: 0, beyond: 8),  // entries
        .init(head: 0x0000000000007461, tail: 0x0000000000007461, middle: 190, length: 2, last: 0, beyond: 48),  // at
        .init(head: 0x00006E6F69746361, tail: 0x00006E6F69746361, middle: 190, length: 6, last: 0, beyond: 16),  // action
        .init(head: 0x006449746E657665, tail: 0x006449746E657665, middle: 190, length: 7, last: 0, beyond: 8),  // eventId
        .init(head: 0x000000746E657665, tail: 0x000000746E657665, middle: 190, length: 5, last: 0, beyond: 24),  // event
        .init(head: 0x7374726F70707573, tail: 0x5344337374726F70, middle: 190, length: 11, last: 3, beyond: 0),  // supports3DS
        .init(head: 0x7374726F70707573, tail: 0x564D457374726F70, middle: 190, length: 11, last: 3, beyond: 0),  // supportsEMV
        .init(head: 0x7374726F70707573, tail: 0x7469646572437374, middle: 190, length: 14, last: 6, beyond: 0),  // supportsCredit
        .init(head: 0x7374726F70707573, tail: 0x7469626544737472, middle: 190, length: 13, last: 5, beyond: 0),  // supportsDebit
        .init(head: 0x7374726F70707573, tail: 0x74754F73646E7546, middle: 190, length: 23, last: 15, beyond: 0),  // supportsInstantFundsOut
        .init(head: 0x0000006C69616D65, tail: 0x0000006C69616D65, middle: 191, length: 5, last: 0, beyond: 24),  // email
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 191, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x000000656E6F6870, tail: 0x000000656E6F6870, middle: 191, length: 5, last: 0, beyond: 24),  // phone
        .init(head: 0x64416C6174736F70, tail: 0x737365726464416C, middle: 191, length: 13, last: 5, beyond: 0),  // postalAddress
        .init(head: 0x636974656E6F6870, tail: 0x656D614E63697465, middle: 191, length: 12, last: 4, beyond: 0),  // phoneticName
        .init(head: 0x676E697070696873, tail: 0x676E697070696873, middle: 191, length: 8, last: 0, beyond: 0),  // shipping
        .init(head: 0x79726576696C6564, tail: 0x79726576696C6564, middle: 191, length: 8, last: 0, beyond: 0),  // delivery
        .init(head: 0x63695065726F7473, tail: 0x70756B6369506572, middle: 191, length: 11, last: 3, beyond: 0),  // storePickup
        .init(head: 0x5065636976726573, tail: 0x70756B6369506563, middle: 191, length: 13, last: 5, beyond: 0),  // servicePickup
        .init(head: 0x6C62616C69617661, tail: 0x656C62616C696176, middle: 191, length: 9, last: 1, beyond: 0),  // available
        .init(head: 0x63695065726F7473, tail: 0x70756B6369506572, middle: 191, length: 11, last: 3, beyond: 0),  // storePickup
        .init(head: 0x0064656C62616E65, tail: 0x0064656C62616E65, middle: 191, length: 7, last: 0, beyond: 8),  // enabled
        .init(head: 0x796150656C707061, tail: 0x726574614C796150, middle: 191, length: 13, last: 5, beyond: 0),  // applePayLater
        .init(head: 0x796150656C707061, tail: 0x7974696C6962616C, middle: 191, length: 25, last: 17, beyond: 0),  // applePayLaterAvailability
        .init(head: 0x7A69726F68747561, tail: 0x736C696174654472, middle: 193, length: 31, last: 23, beyond: 0),  // authorizationResultOrderDetails
        .init(head: 0x6D657449656E696C, tail: 0x676E696D6954746E, middle: 195, length: 21, last: 13, beyond: 0),  // lineItemPaymentTiming
        .init(head: 0x52746E656D796170, tail: 0x64616F6C65526369, middle: 196, length: 29, last: 21, beyond: 0),  // paymentRequestAutomaticReload
        .init(head: 0x52746E656D796170, tail: 0x65646F436E6F7075, middle: 198, length: 24, last: 16, beyond: 0),  // paymentRequestCouponCode
        .init(head: 0x52746E656D796170, tail: 0x65646F4379726F67, middle: 199, length: 34, last: 26, beyond: 0),  // paymentRequestMerchantCategoryCode
        .init(head: 0x52746E656D796170, tail: 0x73747865746E6F43, middle: 202, length: 32, last: 24, beyond: 0),  // paymentRequestMultiTokenContexts
        .init(head: 0x52746E656D796170, tail: 0x676E697272756365, middle: 204, length: 23, last: 15, beyond: 0),  // paymentRequestRecurring
        .init(head: 0x52746E656D796170, tail: 0x65646F4D676E6974, middle: 205, length: 40, last: 32, beyond: 0),  // paymentRequestShippingContactEditingMode
        .init(head: 0x54746E656D796170, tail: 0x64616F6C65526369, middle: 208, length: 28, last: 20, beyond: 0),  // paymentTimingAutomaticReload
        .init(head: 0x52746E656D796170, tail: 0x6465727265666544, middle: 210, length: 22, last: 14, beyond: 0),  // paymentRequestDeferred
        .init(head: 0x54746E656D796170, tail: 0x6465727265666544, middle: 211, length: 21, last: 13, beyond: 0),  // paymentTimingDeferred
        .init(head: 0x54746E656D796170, tail: 0x6574616964656D6D, middle: 212, length: 22, last: 14, beyond: 0),  // paymentTimingImmediate
        .init(head: 0x54746E656D796170, tail: 0x676E697272756365, middle: 213, length: 22, last: 14, beyond: 0),  // paymentTimingRecurring
        .init(head: 0x676E697070696873, tail: 0x64656C62616E4565, middle: 214, length: 33, last: 25, beyond: 0),  // shippingContactEditingModeEnabled
        .init(head: 0x676E697070696873, tail: 0x70756B6369506572, middle: 217, length: 37, last: 29, beyond: 0),  // shippingContactEditingModeStorePickup
        .init(head: 0x676E697070696873, tail: 0x65676E615273746E, middle: 220, length: 33, last: 25, beyond: 0),  // shippingMethodDateComponentsRange
        .init(head: 0x52746E656D796170, tail: 0x73746E656D657372, middle: 223, length: 27, last: 19, beyond: 0),  // paymentRequestDisbursements
        .init(head: 0x52746E656D796170, tail: 0x6E6F69746167656C, middle: 225, length: 24, last: 16, beyond: 0),  // paymentRequestDelegation
        .init(head: 0x6C62616C69617661, tail: 0x656C62616C696176, middle: 226, length: 9, last: 1, beyond: 0),  // available
        .init(head: 0x616C696176616E75, tail: 0x656C626967696C65, middle: 226, length: 25, last: 17, beyond: 0),  // unavailableItemIneligible
        .init(head: 0x616C696176616E75, tail: 0x6E6F69746361736E, middle: 228, length: 31, last: 23, beyond: 0),  // unavailableRecurringTransaction
        .init(head: 0x0000000078656D61, tail: 0x0000000078656D61, middle: 230, length: 4, last: 0, beyond: 32),  // amex
        .init(head: 0x74616D6F636E6162, tail: 0x74616D6F636E6162, middle: 230, length: 8, last: 0, beyond: 0),  // bancomat
        .init(head: 0x61746E6F636E6162, tail: 0x746361746E6F636E, middle: 230, length: 10, last: 2, beyond: 0),  // bancontact
        .init(head: 0x706578416B6E6162, tail: 0x74706578416B6E61, middle: 230, length: 9, last: 1, beyond: 0),  // bankAxept
        .init(head: 0x6142736574726163, tail: 0x7365726961636E61, middle: 230, length: 15, last: 7, beyond: 0),  // cartesBancaires
        .init(head: 0x696E55616E696863, tail: 0x7961506E6F696E55, middle: 230, length: 13, last: 5, beyond: 0),  // chinaUnionPay
        .init(head: 0x0074726F6B6E6164, tail: 0x0074726F6B6E6164, middle: 230, length: 7, last: 0, beyond: 8),  // dankort
        .init(head: 0x7265766F63736964, tail: 0x7265766F63736964, middle: 230, length: 8, last: 0, beyond: 0),  // discover
        .init(head: 0x0000736F70746665, tail: 0x0000736F70746665, middle: 230, length: 6, last: 0, beyond: 16),  // eftpos
        .init(head: 0x6E6F727463656C65, tail: 0x6E6F727463656C65, middle: 230, length: 8, last: 0, beyond: 0),  // electron
        .init(head: 0x00000000006F6C65, tail: 0x00000000006F6C65, middle: 230, length: 3, last: 0, beyond: 40),  // elo
        .init(head: 0x647261636F726967, tail: 0x647261636F726967, middle: 230, length: 8, last: 0, beyond: 0),  // girocard
        .init(head: 0x00006E61796D6968, tail: 0x00006E61796D6968, middle: 230, length: 6, last: 0, beyond: 16),  // himyan
        .init(head: 0x0063617265746E69, tail: 0x0063617265746E69, middle: 230, length: 7, last: 0, beyond: 8),  // interac
        .init(head: 0x00006E617779616A, tail: 0x00006E617779616A, middle: 230, length: 6, last: 0, beyond: 16),  // jaywan
        .init(head: 0x000000000062636A, tail: 0x000000000062636A, middle: 230, length: 3, last: 0, beyond: 40),  // jcb
        .init(head: 0x000000006164616D, tail: 0x000000006164616D, middle: 230, length: 4, last: 0, beyond: 32),  // mada
        .init(head: 0x006F72747365616D, tail: 0x006F72747365616D, middle: 230, length: 7, last: 0, beyond: 8),  // maestro
        .init(head: 0x614372657473616D, tail: 0x6472614372657473, middle: 230, length: 10, last: 2, beyond: 0),  // masterCard
        .init(head: 0x000000617A65656D, tail: 0x000000617A65656D, middle: 230, length: 5, last: 0, beyond: 24),  // meeza
        .init(head: 0x000000000072696D, tail: 0x000000000072696D, middle: 230, length: 3, last: 0, beyond: 40),  // mir
        .init(head: 0x007469626544796D, tail: 0x007469626544796D, middle: 230, length: 7, last: 0, beyond: 8),  // myDebit
        .init(head: 0x000000534150414E, tail: 0x000000534150414E, middle: 230, length: 5, last: 0, beyond: 24),  // NAPAS
        .init(head: 0x616E694674736F70, tail: 0x474165636E616E69, middle: 230, length: 13, last: 5, beyond: 0),  // postFinanceAG
        .init(head: 0x4C65746176697270, tail: 0x6C6562614C657461, middle: 230, length: 12, last: 4, beyond: 0),  // privateLabel
        .init(head: 0x0079615063697571, tail: 0x0079615063697571, middle: 230, length: 7, last: 0, beyond: 8),  // quicPay
        .init(head: 0x0000000061736976, tail: 0x0000000061736976, middle: 230, length: 4, last: 0, beyond: 32),  // visa
        .init(head: 0x0000000079615076, tail: 0x0000000079615076, middle: 230, length: 4, last: 0, beyond: 32),  // vPay
        .init(head: 0x0000006C616E6966, tail: 0x0000006C616E6966, middle: 230, length: 5, last: 0, beyond: 24),  // final
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 230, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x74616964656D6D69, tail: 0x6574616964656D6D, middle: 230, length: 9, last: 1, beyond: 0),  // immediate
        .init(head: 0x6E69727275636572, tail: 0x676E697272756365, middle: 230, length: 9, last: 1, beyond: 0),  // recurring
        .init(head: 0x6465727265666564, tail: 0x6465727265666564, middle: 230, length: 8, last: 0, beyond: 0),  // deferred
        .init(head: 0x6974616D6F747561, tail: 0x64616F6C65526369, middle: 230, length: 15, last: 7, beyond: 0),  // automaticReload
        .init(head: 0x0000000072616579, tail: 0x0000000072616579, middle: 230, length: 4, last: 0, beyond: 32),  // year
        .init(head: 0x00000068746E6F6D, tail: 0x00000068746E6F6D, middle: 230, length: 5, last: 0, beyond: 24),  // month
        .init(head: 0x0000000000796164, tail: 0x0000000000796164, middle: 230, length: 3, last: 0, beyond: 40),  // day
        .init(head: 0x0000000072756F68, tail: 0x0000000072756F68, middle: 230, length: 4, last: 0, beyond: 32),  // hour
        .init(head: 0x00006574756E696D, tail: 0x00006574756E696D, middle: 230, length: 6, last: 0, beyond: 16),  // minute
        .init(head: 0x6573727562736964, tail: 0x746E656D65737275, middle: 230, length: 12, last: 4, beyond: 0),  // disbursement
        .init(head: 0x46746E6174736E69, tail: 0x65654674754F7364, middle: 230, length: 18, last: 10, beyond: 0),  // instantFundsOutFee
        .init(head: 0x006E776F6E6B6E75, tail: 0x006E776F6E6B6E75, middle: 231, length: 7, last: 0, beyond: 8),  // unknown
        .init(head: 0x676E697070696873, tail: 0x64696C61766E4974, middle: 231, length: 22, last: 14, beyond: 0),  // shippingContactInvalid
        .init(head: 0x43676E696C6C6962, tail: 0x64696C61766E4974, middle: 232, length: 21, last: 13, beyond: 0),  // billingContactInvalid
        .init(head: 0x5573736572646461, tail: 0x656C626165636976, middle: 233, length: 20, last: 12, beyond: 0),  // addressUnserviceable
        .init(head: 0x6E65697069636572, tail: 0x64696C61766E4974, middle: 234, length: 23, last: 15, beyond: 0),  // recipientContactInvalid
        .init(head: 0x726F707075736E75, tail: 0x6472614364657472, middle: 235, length: 15, last: 7, beyond: 0),  // unsupportedCard
        .init(head: 0x6F436E6F70756F63, tail: 0x64696C61766E4965, middle: 235, length: 17, last: 9, beyond: 0),  // couponCodeInvalid
        .init(head: 0x6F436E6F70756F63, tail: 0x6465726970784565, middle: 236, length: 17, last: 9, beyond: 0),  // couponCodeExpired
        .init(head: 0x6D754E656E6F6870, tail: 0x7265626D754E656E, middle: 237, length: 11, last: 3, beyond: 0),  // phoneNumber
        .init(head: 0x6464416C69616D65, tail: 0x737365726464416C, middle: 237, length: 12, last: 4, beyond: 0),  // emailAddress
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 237, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x636974656E6F6870, tail: 0x656D614E63697465, middle: 237, length: 12, last: 4, beyond: 0),  // phoneticName
        .init(head: 0x64416C6174736F70, tail: 0x737365726464416C, middle: 237, length: 13, last: 5, beyond: 0),  // postalAddress
        .init(head: 0x4C73736572646461, tail: 0x73656E694C737365, middle: 237, length: 12, last: 4, beyond: 0),  // addressLines
        .init(head: 0x7974696C61636F6C, tail: 0x7974696C61636F6C, middle: 237, length: 8, last: 0, beyond: 0),  // locality
        .init(head: 0x6C61636F4C627573, tail: 0x7974696C61636F4C, middle: 237, length: 11, last: 3, beyond: 0),  // subLocality
        .init(head: 0x6F436C6174736F70, tail: 0x65646F436C617473, middle: 237, length: 10, last: 2, beyond: 0),  // postalCode
        .init(head: 0x7473696E696D6461, tail: 0x6165724165766974, middle: 237, length: 18, last: 10, beyond: 0),  // administrativeArea
        .init(head: 0x6E696D6441627573, tail: 0x6165724165766974, middle: 238, length: 21, last: 13, beyond: 0),  // subAdministrativeArea
        .init(head: 0x007972746E756F63, tail: 0x007972746E756F63, middle: 239, length: 7, last: 0, beyond: 8),  // country
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 239, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x0000007469626564, tail: 0x0000007469626564, middle: 239, length: 5, last: 0, beyond: 24),  // debit
        .init(head: 0x0000746964657263, tail: 0x0000746964657263, middle: 239, length: 6, last: 0, beyond: 16),  // credit
        .init(head: 0x0064696170657270, tail: 0x0064696170657270, middle: 239, length: 7, last: 0, beyond: 8),  // prepaid
        .init(head: 0x00000065726F7473, tail: 0x00000065726F7473, middle: 239, length: 5, last: 0, beyond: 24),  // store
        .init(head: 0x6574617669746361, tail: 0x6465746176697463, middle: 239, length: 9, last: 1, beyond: 0),  // activated
        .init(head: 0x7365726975716572, tail: 0x6E6F697461766974, middle: 239, length: 18, last: 10, beyond: 0),  // requiresActivation
        .init(head: 0x6974617669746361, tail: 0x676E697461766974, middle: 240, length: 10, last: 2, beyond: 0),  // activating
        .init(head: 0x65646E6570737573, tail: 0x6465646E65707375, middle: 240, length: 9, last: 1, beyond: 0),  // suspended
        .init(head: 0x6176697463616564, tail: 0x6465746176697463, middle: 240, length: 11, last: 3, beyond: 0),  // deactivated
        .init(head: 0x43746E656D796170, tail: 0x656C62616C696176, middle: 240, length: 27, last: 19, beyond: 0),  // paymentCredentialsAvailable
        .init(head: 0x43746E656D796170, tail: 0x6E776F6E6B6E5573, middle: 242, length: 30, last: 22, beyond: 0),  // paymentCredentialStatusUnknown
        .init(head: 0x43746E656D796170, tail: 0x656C62616C696176, middle: 244, length: 29, last: 21, beyond: 0),  // paymentCredentialsUnavailable
        .init(head: 0x796150656C707061, tail: 0x646574726F707075, middle: 246, length: 19, last: 11, beyond: 0),  // applePayUnsupported
        .init(head: 0x0000000000626577, tail: 0x0000000000626577, middle: 247, length: 3, last: 0, beyond: 40),  // web
        .init(head: 0x6E6967617373656D, tail: 0x676E696761737365, middle: 247, length: 9, last: 1, beyond: 0),  // messaging
        .init(head: 0x00007070615F6E69, tail: 0x00007070615F6E69, middle: 247, length: 6, last: 0, beyond: 16),  // in_app
        .init(head: 0x00000031765F4345, tail: 0x00000031765F4345, middle: 247, length: 5, last: 0, beyond: 24),  // EC_v1
        .init(head: 0x000031765F415352, tail: 0x000031765F415352, middle: 247, length: 6, last: 0, beyond: 16),  // RSA_v1
        .init(head: 0x6572756365534433, tail: 0x6572756365534433, middle: 247, length: 8, last: 0, beyond: 0),  // 3DSecure
        .init(head: 0x0000000000564D45, tail: 0x0000000000564D45, middle: 247, length: 3, last: 0, beyond: 40),  // EMV
        .init(head: 0x676E697070696873, tail: 0x676E697070696873, middle: 247, length: 8, last: 0, beyond: 0),  // shipping
        .init(head: 0x79726576696C6564, tail: 0x79726576696C6564, middle: 247, length: 8, last: 0, beyond: 0),  // delivery
        .init(head: 0x000070756B636970, tail: 0x000070756B636970, middle: 247, length: 6, last: 0, beyond: 16),  // pickup
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 247, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x726143656C707061, tail: 0x64726143656C7070, middle: 247, length: 9, last: 1, beyond: 0),  // appleCard
        .init(head: 0x00636972656E6567, tail: 0x00636972656E6567, middle: 247, length: 7, last: 0, beyond: 8),  // generic
        .init(head: 0x000000656E6F6870, tail: 0x000000656E6F6870, middle: 247, length: 5, last: 0, beyond: 24),  // phone
        .init(head: 0x0000000000646170, tail: 0x0000000000646170, middle: 247, length: 3, last: 0, beyond: 40),  // pad
        .init(head: 0x0000006863746177, tail: 0x0000006863746177, middle: 247, length: 5, last: 0, beyond: 24),  // watch
        .init(head: 0x000000000063616D, tail: 0x000000000063616D, middle: 247, length: 3, last: 0, beyond: 40),  // mac
        .init(head: 0x006E776F6E6B6E75, tail: 0x006E776F6E6B6E75, middle: 247, length: 7, last: 0, beyond: 8),  // unknown
        .init(head: 0x0000000000707061, tail: 0x0000000000707061, middle: 247, length: 3, last: 0, beyond: 40),  // app
        .init(head: 0x0000000000626577, tail: 0x0000000000626577, middle: 247, length: 3, last: 0, beyond: 40),  // web
        .init(head: 0x0065726F74536E69, tail: 0x0065726F74536E69, middle: 247, length: 7, last: 0, beyond: 8),  // inStore
        .init(head: 0x796150656C707041, tail: 0x657461647055646F, middle: 247, length: 27, last: 19, beyond: 0),  // ApplePayPaymentMethodUpdate
        .init(head: 0x796150656C707041, tail: 0x657461647055646F, middle: 249, length: 28, last: 20, beyond: 0),  // ApplePayShippingMethodUpdate
        .init(head: 0x796150656C707041, tail: 0x6574616470557463, middle: 251, length: 29, last: 21, beyond: 0),  // ApplePayShippingContactUpdate
        .init(head: 0x796150656C707041, tail: 0x6574616470556564, middle: 253, length: 24, last: 16, beyond: 0),  // ApplePayCouponCodeUpdate
        .init(head: 0x44746E656D796150, tail: 0x657461647055736C, middle: 254, length: 20, last: 12, beyond: 0),  // PaymentDetailsUpdate
        .init(head: 0x56746E656D796150, tail: 0x73726F7272456E6F, middle: 255, length: 23, last: 15, beyond: 0),  // PaymentValidationErrors
        .init(head: 0x0000000065676170, tail: 0x0000000065676170, middle: 256, length: 4, last: 0, beyond: 32),  // page
        .init(head: 0x0000007465656873, tail: 0x0000007465656873, middle: 256, length: 5, last: 0, beyond: 24),  // sheet
        .init(head: 0x00726570706F6873, tail: 0x00726570706F6873, middle: 256, length: 7, last: 0, beyond: 8),  // shopper
        .init(head: 0x00000000656C6449, tail: 0x00000000656C6449, middle: 256, length: 4, last: 0, beyond: 32),  // Idle
        .init(head: 0x0000657669746341, tail: 0x0000657669746341, middle: 256, length: 6, last: 0, beyond: 16),  // Active
        .init(head: 0x69746164696C6156, tail: 0x676E69746164696C, middle: 256, length: 10, last: 2, beyond: 0),  // Validating
        .init(head: 0x4D746E656D796150, tail: 0x64657463656C6553, middle: 256, length: 21, last: 13, beyond: 0),  // PaymentMethodSelected
        .init(head: 0x676E697070696853, tail: 0x64657463656C6553, middle: 257, length: 23, last: 15, beyond: 0),  // ShippingContactSelected
        .init(head: 0x676E697070696853, tail: 0x64657463656C6553, middle: 258, length: 22, last: 14, beyond: 0),  // ShippingMethodSelected
        .init(head: 0x6F436E6F70756F43, tail: 0x6465676E61684365, middle: 259, length: 17, last: 9, beyond: 0),  // CouponCodeChanged
        .init(head: 0x7A69726F68747541, tail: 0x64657A69726F6874, middle: 260, length: 10, last: 2, beyond: 0),  // Authorized
        .init(head: 0x65526C65636E6143, tail: 0x6465747365757165, middle: 260, length: 15, last: 7, beyond: 0),  // CancelRequested
        .init(head: 0x6574656C706D6F43, tail: 0x646574656C706D6F, middle: 260, length: 9, last: 1, beyond: 0),  // Completed
        .init(head: 0x00646574726F6241, tail: 0x00646574726F6241, middle: 260, length: 7, last: 0, beyond: 8),  // Aborted
        .init(head: 0x64656C65636E6143, tail: 0x64656C65636E6143, middle: 260, length: 8, last: 0, beyond: 0),  // Canceled
        .init(head: 0x000000006C696166, tail: 0x000000006C696166, middle: 260, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x0073736563637573, tail: 0x0073736563637573, middle: 260, length: 7, last: 0, beyond: 8),  // success
        .init(head: 0x006E776F6E6B6E75, tail: 0x006E776F6E6B6E75, middle: 260, length: 7, last: 0, beyond: 8),  // unknown
        .init(head: 0x0000646575737369, tail: 0x0000646575737369, middle: 260, length: 6, last: 0, beyond: 16),  // issued
        .init(head: 0x6465696669746F6E, tail: 0x6465696669746F6E, middle: 260, length: 8, last: 0, beyond: 0),  // notified
        .init(head: 0x0064656863746566, tail: 0x0064656863746566, middle: 260, length: 7, last: 0, beyond: 8),  // fetched
        .init(head: 0x0064656772616863, tail: 0x0064656772616863, middle: 260, length: 7, last: 0, beyond: 8),  // charged
        .init(head: 0x656C6C65636E6163, tail: 0x64656C6C65636E61, middle: 260, length: 9, last: 1, beyond: 0),  // cancelled
        .init(head: 0x64656B6E696C6E75, tail: 0x64656B6E696C6E75, middle: 260, length: 8, last: 0, beyond: 0),  // unlinked
        .init(head: 0x2F2F3A7370747468, tail: 0x7961702D656C7070, middle: 260, length: 27, last: 19, beyond: 0),  // https://apple.com/apple-pay
        .init(head: 0x2F2F3A7370747468, tail: 0x7961702D656C7070, middle: 262, length: 27, last: 19, beyond: 0),  // https://apple.com/apple-pay
        .init(head: 0x796150656C707041, tail: 0x657461647055646F, middle: 264, length: 27, last: 19, beyond: 0),  // ApplePayPaymentMethodUpdate
        .init(head: 0x796150656C707041, tail: 0x657461647055646F, middle: 266, length: 28, last: 20, beyond: 0),  // ApplePayShippingMethodUpdate
        .init(head: 0x796150656C707041, tail: 0x6574616470557463, middle: 268, length: 29, last: 21, beyond: 0),  // ApplePayShippingContactUpdate
        .init(head: 0x796150656C707041, tail: 0x6574616470556564, middle: 270, length: 24, last: 16, beyond: 0),  // ApplePayCouponCodeUpdate
        .init(head: 0x44746E656D796150, tail: 0x657461647055736C, middle: 271, length: 20, last: 12, beyond: 0),  // PaymentDetailsUpdate
        .init(head: 0x56746E656D796150, tail: 0x73726F7272456E6F, middle: 272, length: 23, last: 15, beyond: 0),  // PaymentValidationErrors
    ]

    static let middles: [UInt64] = [
        0x696C696261706143,
        0x6B726F7774654E64,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x676E697070696853,
        0x46746361746E6F43,
        0x6972746E756F4364,
        0x69666E6F43746E65,
        0x6F436E6F70756F43,
        0x45746361746E6F43,
        0x6F4D676E69746964,
        0x617641726574614C,
        0x74696C6962616C69,
        0x79726F6765746143,
        0x6575716552646574,
        0x7865746E6F436E65,
        0x5064616F6C655263,
        0x6552746E656D7961,
        0x746E656D79615067,
        0x52746E656D796150,
        0x75716552746E656D,
        0x696C696261706143,
        0x6B726F7774654E64,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x676E697070696853,
        0x46746361746E6F43,
        0x6972746E756F4364,
        0x69666E6F43746E65,
        0x6F436E6F70756F43,
        0x45746361746E6F43,
        0x6F4D676E69746964,
        0x617641726574614C,
        0x74696C6962616C69,
        0x79726F6765746143,
        0x6575716552646574,
        0x696669746E656449,
        0x707954646F687465,
        0x7449656E694C6C61,
        0x6970706968536C61,
        0x646F6874654D676E,
        0x7865746E6F436E65,
        0x5064616F6C655263,
        0x6552746E656D7961,
        0x746E656D79615067,
        0x52746E656D796150,
        0x75716552746E656D,
        0x746E656D79615067,
        0x7461447472617453,
        0x746E656D79615067,
        0x6C61767265746E49,
        0x746E656D79615067,
        0x6C61767265746E49,
        0x746E656D79615067,
        0x44746E656D796150,
        0x5064616F6C655263,
        0x6854746E656D7961,
        0x41646C6F68736572,
        0x656E694C746E656D,
        0x615273746E656E6F,
        0x656E6F706D6F4365,
        0x746E656E6F706D6F,
        0x6D614E6E65766947,
        0x614E796C696D6146,
        0x7669746172747369,
        0x7241657669746172,
        0x696669746E656449,
        0x696669746E656449,
        0x6974706972637365,
        0x6F69746163696669,
        0x6974706972637365,
        0x4264616F6C655263,
        0x6F69746163696669,
        0x6E6F6974616C6C65,
        0x6E6F6974616C6C65,
        0x656D695465746144,
        0x6974706972637365,
        0x6F69746163696669,
        0x6E65697069636552,
        0x746361746E6F4374,
        0x6E6F436E656B6F54,
        0x6F6C655263697461,
        0x6E656D7961506461,
        0x6D796150676E6972,
        0x6575716552746E65,
        0x656D796150646572,
        0x736575716552746E,
        0x52746E656D657372,
        0x6F6874654D676E69,
        0x70756F7247746E65,
        0x696669746E656449,
        0x6E6F436E656B6F54,
        0x6F6C655263697461,
        0x6E656D7961506461,
        0x6D796150676E6972,
        0x6575716552746E65,
        0x656D796150646572,
        0x736575716552746E,
        0x52746E656D657372,
        0x6F6874654D676E69,
        0x6E6F436E656B6F54,
        0x6F6C655263697461,
        0x6E656D7961506461,
        0x6D796150676E6972,
        0x6575716552746E65,
        0x656D796150646572,
        0x736575716552746E,
        0x52746E656D657372,
        0x6F6874654D676E69,
        0x6E6F436E656B6F54,
        0x6F6C655263697461,
        0x6E656D7961506461,
        0x6D796150676E6972,
        0x6575716552746E65,
        0x656D796150646572,
        0x736575716552746E,
        0x52746E656D657372,
        0x6F6874654D676E69,
        0x6669746E65644965,
        0x6F546E6F69746163,
        0x6F68747541746E65,
        0x6E6F6974617A6972,
        0x746E6564496E6F69,
        0x6449746E756F6363,
        0x754E746E756F6363,
        0x666675537265626D,
        0x656449746E756F63,
        0x6D754E746E756F63,
        0x6966667553726562,
        0x6169746E65646572,
        0x696669746E656449,
        0x7865746E6F436576,
        0x496E6F6973736553,
        0x65696669746E6564,
        0x696669746E656449,
        0x796C616E416C616E,
        0x6E65644973636974,
        0x7865746E6F436576,
        0x6E6950746E656D6C,
        0x6973736553646574,
        0x4E79616C70736944,
        0x4D6C616E7265746E,
        0x49746E6168637265,
        0x65696669746E6564,
        0x4E746E6168637265,
        0x4D6C616E7265746E,
        0x49746E6168637265,
        0x65696669746E6564,
        0x4E746E6168637265,
        0x56746E6168637265,
        0x6F69746164696C61,
        0x4D6C616E7265746E,
        0x49746E6168637265,
        0x65696669746E6564,
        0x616C707369446C61,
        0x4573736572646441,
        0x727245646F687465,
        0x6441676E696C6C69,
        0x69616D4572657961,
        0x6E6F685072657961,
        0x74696C61636F4C74,
        0x4B63696C6275506C,
        0x616D6972506E6F69,
        0x6E756F6363417972,
        0x72697078456E6F69,
        0x7461446E6F697461,
        0x6E756F6D416E6F69,
        0x727574636166756E,
        0x69746E6564497265,
        0x65526E6F69746163,
        0x6564496E656B6F54,
        0x74654D6E656B6F54,
        0x797243746E656D79,
        0x696669746E656449,
        0x61446E6F69746163,
        0x6E756F6D416E6F69,
        0x6564496E656B6F54,
        0x74654D6E656B6F54,
        0x616D49676E697369,
        0x6F68736572685479,
        0x756F6D416C61746F,
        0x7361686372755065,
        0x696669746E656449,
        0x696669746E656449,
        0x646174654D6E6F69,
        0x65696669746E6564,
        0x696669746E656449,
        0x696669746E656449,
        0x696669746E656449,
        0x6564496E656B6F54,
        0x46746E6174736E49,
        0x617641726574614C,
        0x74696C6962616C69,
        0x7365526E6F697461,
        0x726564724F746C75,
        0x54746E656D796150,
        0x7541747365757165,
        0x52636974616D6F74,
        0x6F43747365757165,
        0x654D747365757165,
        0x6143746E61686372,
        0x6F4379726F676574,
        0x754D747365757165,
        0x6E656B6F5469746C,
        0x6552747365757165,
        0x6853747365757165,
        0x6F43676E69707069,
        0x696445746361746E,
        0x747541676E696D69,
        0x6552636974616D6F,
        0x6544747365757165,
        0x666544676E696D69,
        0x6D6D49676E696D69,
        0x636552676E696D69,
        0x45746361746E6F43,
        0x6F4D676E69746964,
        0x656C62616E456564,
        0x45746361746E6F43,
        0x6F4D676E69746964,
        0x5065726F74536564,
        0x6144646F6874654D,
        0x6E6F706D6F436574,
        0x676E615273746E65,
        0x6944747365757165,
        0x656D657372756273,
        0x6544747365757165,
        0x496D657449656C62,
        0x6C626967696C656E,
        0x7275636552656C62,
        0x6E617254676E6972,
        0x4674754F73646E75,
        0x49746361746E6F43,
        0x6E49746361746E6F,
        0x656369767265736E,
        0x746361746E6F4374,
        0x696C61766E496564,
        0x6572697078456564,
        0x7241657669746172,
        0x7669746172747369,
        0x6974617669746341,
        0x6169746E65646572,
        0x616C69617641736C,
        0x6169746E65646572,
        0x557375746174536C,
        0x6169746E65646572,
        0x696176616E55736C,
        0x726F707075736E55,
        0x4D746E656D796150,
        0x647055646F687465,
        0x676E697070696853,
        0x7055646F6874654D,
        0x676E697070696853,
        0x55746361746E6F43,
        0x6F436E6F70756F43,
        0x7055736C69617465,
        0x6F69746164696C61,
        0x6C6553646F687465,
        0x53746361746E6F43,
        0x6553646F6874654D,
        0x65676E6168436564,
        0x6F632E656C707061,
        0x2D656C7070612F6D,
        0x6F632E656C707061,
        0x2D656C7070612F6D,
        0x4D746E656D796150,
        0x647055646F687465,
        0x676E697070696853,
        0x7055646F6874654D,
        0x676E697070696853,
        0x55746361746E6F43,
        0x6F436E6F70756F43,
        0x7055736C69617465,
        0x6F69746164696C61,
    ]

    static let places: [UInt8] = [
        255, 255, 18, 26, 255, 14, 255, 22, 255, 255, 6, 255, 255, 17, 255, 8, 24, 21, 255, 255, 16, 255, 255, 255,
        13, 0, 7, 255, 4, 255, 23, 11, 2, 255, 1, 19, 255, 255, 255, 255, 255, 5, 25, 15, 12, 3, 255, 255,
        255, 255, 255, 10, 255, 255, 255, 255, 255, 20, 255, 255, 255, 255, 255, 9, 17, 5, 3, 18, 6, 13, 12, 14,
        255, 255, 255, 255, 255, 4, 8, 16, 255, 255, 15, 255, 255, 255, 255, 255, 1, 255, 10, 7, 0, 11, 9, 2,
        255, 6, 7, 2, 255, 5, 3, 255, 0, 255, 4, 255, 255, 255, 1, 8, 6, 9, 8, 255, 255, 7, 1, 2,
        255, 5, 0, 255, 3, 10, 4, 255, 4, 1, 2, 255, 0, 255, 255, 3, 0, 1, 255, 1, 2, 255, 255, 3,
        0, 255, 10, 255, 255, 2, 255, 5, 255, 255, 1, 9, 8, 7, 255, 255, 255, 255, 6, 255, 255, 13, 4, 255,
        3, 255, 12, 255, 255, 11, 255, 255, 255, 0, 2, 1, 255, 3, 0, 255, 255, 255, 1, 255, 0, 255, 3, 2,
        4, 255, 3, 4, 0, 1, 255, 255, 5, 2, 2, 3, 0, 255, 1, 255, 4, 255, 1, 4, 255, 5, 2, 0,
        3, 6, 255, 0, 5, 9, 255, 3, 255, 2, 7, 0, 8, 1, 255, 255, 6, 255, 4, 255, 3, 255, 0, 255,
        4, 255, 5, 1, 255, 255, 255, 7, 2, 255, 255, 6, 3, 255, 0, 255, 4, 255, 5, 1, 255, 255, 255, 8,
        2, 7, 255, 6, 3, 255, 0, 255, 4, 255, 5, 1, 255, 255, 255, 8, 2, 7, 255, 6, 2, 0, 255, 1,
        0, 255, 255, 3, 1, 2, 255, 255, 0, 255, 1, 255, 0, 255, 255, 3, 255, 2, 255, 2, 1, 0, 5, 255,
        2, 3, 1, 255, 4, 0, 3, 1, 4, 2, 255, 0, 255, 255, 255, 0, 255, 0, 0, 255, 255, 0, 255, 0,
        255, 0, 255, 0, 255, 0, 0, 255, 1, 0, 0, 3, 255, 2, 255, 255, 255, 1, 255, 255, 8, 255, 255, 4,
        13, 16, 255, 5, 255, 6, 255, 255, 255, 9, 255, 2, 255, 7, 17, 14, 11, 1, 255, 255, 12, 10, 15, 0,
        255, 3, 255, 0, 4, 255, 2, 255, 1, 3, 0, 2, 255, 1, 0, 3, 255, 2, 255, 1, 255, 4, 1, 0,
        1, 0, 0, 2, 255, 1, 255, 2, 255, 255, 0, 3, 255, 1, 2, 255, 1, 0, 255, 255, 3, 255, 255, 0,
        2, 255, 1, 4, 255, 3, 2, 255, 255, 6, 3, 255, 255, 7, 4, 1, 255, 255, 255, 255, 5, 0, 3, 2,
        0, 5, 255, 255, 1, 4, 255, 255, 0, 5, 255, 255, 7, 2, 8, 9, 1, 255, 255, 6, 4, 3, 1, 2,
        0, 255, 0, 255, 255, 255, 3, 255, 1, 2, 255, 0, 1, 2, 1, 0, 255, 7, 3, 255, 255, 255, 255, 255,
        1, 0, 2, 6, 255, 255, 5, 4, 1, 0, 255, 255, 255, 255, 3, 0, 1, 2, 4, 255, 255, 2, 3, 1,
        0, 255, 9, 2, 1, 3, 255, 5, 7, 255, 4, 255, 10, 0, 255, 255, 8, 6, 0, 1, 3, 255, 255, 255,
        255, 2, 255, 2, 0, 1, 1, 0, 0, 255, 2, 1, 2, 255, 3, 1, 255, 0, 255, 4, 255, 255, 1, 2,
        255, 0, 255, 3, 9, 255, 255, 255, 255, 1, 6, 10, 7, 5, 255, 4, 3, 8, 0, 2, 5, 255, 4, 1,
        2, 0, 3, 255, 255, 0, 5, 4, 1, 3, 11, 7, 9, 10, 255, 6, 8, 255, 2, 255, 0, 2, 1, 255,
        255, 255, 3, 0, 2, 255, 255, 1, 9, 255, 1, 3, 255, 255, 2, 255, 6, 8, 4, 5, 7, 0, 255, 255,
        2, 255, 255, 255, 1, 4, 0, 3, 0, 1, 1, 0, 0, 1, 255, 0, 0, 255, 2, 255, 3, 1, 255, 255,
        1, 0, 255, 3, 255, 0, 255, 2, 255, 1, 1, 255, 2, 255, 3, 4, 0, 255, 1, 3, 2, 255, 0, 255,
        4, 255, 255, 255, 1, 255, 2, 255, 0, 3, 1, 255, 0, 2, 5, 1, 255, 19, 8, 16, 9, 255, 12, 10,
        255, 17, 255, 3, 255, 255, 7, 255, 0, 2, 255, 18, 14, 6, 15, 255, 11, 4, 255, 255, 255, 13, 255, 2,
        0, 1, 1, 27, 8, 255, 14, 0, 255, 255, 7, 255, 255, 255, 255, 18, 255, 255, 25, 11, 255, 255, 2, 17,
        255, 255, 21, 255, 255, 5, 255, 255, 22, 255, 255, 19, 255, 26, 255, 255, 255, 3, 255, 20, 255, 255, 255, 6,
        255, 12, 9, 24, 255, 15, 255, 255, 255, 255, 13, 10, 23, 4, 255, 16, 255, 255, 0, 1, 255, 255, 255, 1,
        0, 2, 3, 255, 2, 0, 1, 255, 255, 255, 4, 3, 1, 0, 255, 7, 255, 1, 5, 3, 255, 0, 6, 4,
        255, 255, 2, 255, 255, 255, 5, 7, 2, 1, 12, 8, 255, 255, 11, 6, 4, 3, 10, 255, 9, 0, 255, 255,
        255, 255, 3, 1, 2, 0, 255, 255, 3, 2, 1, 4, 0, 255, 3, 255, 255, 255, 1, 0, 2, 255, 2, 1,
        0, 255, 1, 0, 0, 1, 2, 1, 255, 0, 0, 1, 4, 1, 0, 3, 2, 255, 255, 255, 0, 255, 255, 3,
        255, 2, 255, 1, 1, 5, 3, 0, 2, 4, 255, 255, 2, 1, 255, 0, 1, 255, 5, 3, 255, 9, 11, 2,
        255, 0, 255, 6, 8, 10, 4, 7, 2, 1, 255, 0, 5, 255, 3, 0, 2, 1, 4, 255, 0, 255, 0, 255,
        1, 5, 3, 0, 2, 4, 255, 255,
    ]

    static let members: [MemberRow] = [
        MemberRow(.list, element: .token, argument: 4, since: 15),  // ApplePayPaymentRequest.features
        MemberRow(.list, element: .token, argument: 0),  // ApplePayPaymentRequest.merchantCapabilities
        MemberRow(.list, element: .token, argument: 6),  // ApplePayPaymentRequest.supportedNetworks
        MemberRow(.country),  // ApplePayPaymentRequest.countryCode
        MemberRow(.list, element: .token, argument: 1),  // ApplePayPaymentRequest.requiredBillingContactFields
        MemberRow(.record, argument: 7),  // ApplePayPaymentRequest.billingContact
        MemberRow(.list, element: .token, argument: 1),  // ApplePayPaymentRequest.requiredShippingContactFields
        MemberRow(.record, argument: 7),  // ApplePayPaymentRequest.shippingContact
        MemberRow(.base64, isPersonal: true),  // ApplePayPaymentRequest.applicationData
        MemberRow(.list, element: .country, since: 3),  // ApplePayPaymentRequest.supportedCountries
        MemberRow(.record, argument: 64),  // ApplePayPaymentRequest.installmentConfiguration
        MemberRow(.boolean, since: 12),  // ApplePayPaymentRequest.supportsCouponCode
        MemberRow(.text, since: 12),  // ApplePayPaymentRequest.couponCode
        MemberRow(.token, argument: 3, since: 12),  // ApplePayPaymentRequest.shippingContactEditingMode
        MemberRow(.token, argument: 5),  // ApplePayPaymentRequest.applePayLaterAvailability
        MemberRow(.text),  // ApplePayPaymentRequest.merchantCategoryCode
        MemberRow(.boolean),  // ApplePayPaymentRequest.isDelegatedRequest
        MemberRow(.record, argument: 3),  // ApplePayPaymentRequest.total
        MemberRow(.list, element: .record, argument: 3),  // ApplePayPaymentRequest.lineItems
        MemberRow(.currency),  // ApplePayPaymentRequest.currencyCode
        MemberRow(.token, argument: 2),  // ApplePayPaymentRequest.shippingType
        MemberRow(.list, element: .record, argument: 4),  // ApplePayPaymentRequest.shippingMethods
        MemberRow(.list, element: .record, argument: 9, since: 14),  // ApplePayPaymentRequest.multiTokenContexts
        MemberRow(.record, argument: 11, since: 14),  // ApplePayPaymentRequest.automaticReloadPaymentRequest
        MemberRow(.record, argument: 10, since: 14),  // ApplePayPaymentRequest.recurringPaymentRequest
        MemberRow(.record, argument: 12),  // ApplePayPaymentRequest.deferredPaymentRequest
        MemberRow(.record, argument: 13),  // ApplePayPaymentRequest.disbursementRequest
        MemberRow(.list, element: .token, argument: 4, since: 15),  // ApplePayRequest.features
        MemberRow(.list, element: .token, argument: 0),  // ApplePayRequest.merchantCapabilities
        MemberRow(.list, element: .token, argument: 6),  // ApplePayRequest.supportedNetworks
        MemberRow(.country),  // ApplePayRequest.countryCode
        MemberRow(.list, element: .token, argument: 1),  // ApplePayRequest.requiredBillingContactFields
        MemberRow(.record, argument: 7),  // ApplePayRequest.billingContact
        MemberRow(.list, element: .token, argument: 1),  // ApplePayRequest.requiredShippingContactFields
        MemberRow(.record, argument: 7),  // ApplePayRequest.shippingContact
        MemberRow(.base64, isPersonal: true),  // ApplePayRequest.applicationData
        MemberRow(.list, element: .country, since: 3),  // ApplePayRequest.supportedCountries
        MemberRow(.record, argument: 64),  // ApplePayRequest.installmentConfiguration
        MemberRow(.boolean, since: 12),  // ApplePayRequest.supportsCouponCode
        MemberRow(.text, since: 12),  // ApplePayRequest.couponCode
        MemberRow(.token, argument: 3, since: 12),  // ApplePayRequest.shippingContactEditingMode
        MemberRow(.token, argument: 5),  // ApplePayRequest.applePayLaterAvailability
        MemberRow(.text),  // ApplePayRequest.merchantCategoryCode
        MemberRow(.boolean),  // ApplePayRequest.isDelegatedRequest
        MemberRow(.unsignedLong),  // ApplePayRequest.version
        MemberRow(.text, isPersonal: true),  // ApplePayRequest.merchantIdentifier
        MemberRow(.token, argument: 13),  // ApplePayModifier.paymentMethodType
        MemberRow(.record, argument: 3, since: 12),  // ApplePayModifier.total
        MemberRow(.list, element: .record, argument: 3, since: 12),  // ApplePayModifier.additionalLineItems
        MemberRow(.list, element: .record, argument: 4, since: 12),  // ApplePayModifier.additionalShippingMethods
        MemberRow(.list, element: .record, argument: 9, since: 14),  // ApplePayModifier.multiTokenContexts
        MemberRow(.record, argument: 11, since: 14),  // ApplePayModifier.automaticReloadPaymentRequest
        MemberRow(.record, argument: 10, since: 14),  // ApplePayModifier.recurringPaymentRequest
        MemberRow(.record, argument: 12),  // ApplePayModifier.deferredPaymentRequest
        MemberRow(.record, argument: 13),  // ApplePayModifier.disbursementRequest
        MemberRow(.token, argument: 7),  // ApplePayLineItem.type
        MemberRow(.text),  // ApplePayLineItem.label
        MemberRow(.amount),  // ApplePayLineItem.amount
        MemberRow(.token, argument: 8, since: 12),  // ApplePayLineItem.paymentTiming
        MemberRow(.date, since: 12),  // ApplePayLineItem.recurringPaymentStartDate
        MemberRow(.token, argument: 9, since: 12),  // ApplePayLineItem.recurringPaymentIntervalUnit
        MemberRow(.unsignedLong, since: 12),  // ApplePayLineItem.recurringPaymentIntervalCount
        MemberRow(.date, since: 12),  // ApplePayLineItem.recurringPaymentEndDate
        MemberRow(.date, since: 12),  // ApplePayLineItem.deferredPaymentDate
        MemberRow(.amount, since: 14),  // ApplePayLineItem.automaticReloadPaymentThresholdAmount
        MemberRow(.token, argument: 10),  // ApplePayLineItem.disbursementLineItemType
        MemberRow(.text),  // ApplePayShippingMethod.label
        MemberRow(.text),  // ApplePayShippingMethod.detail
        MemberRow(.amount),  // ApplePayShippingMethod.amount
        MemberRow(.text),  // ApplePayShippingMethod.identifier
        MemberRow(.record, argument: 5, since: 12),  // ApplePayShippingMethod.dateComponentsRange
        MemberRow(.record, argument: 6),  // ApplePayDateComponentsRange.startDateComponents
        MemberRow(.record, argument: 6),  // ApplePayDateComponentsRange.endDateComponents
        MemberRow(.unsignedLong),  // ApplePayDateComponents.years
        MemberRow(.unsignedLong),  // ApplePayDateComponents.months
        MemberRow(.unsignedLong),  // ApplePayDateComponents.days
        MemberRow(.unsignedLong),  // ApplePayDateComponents.hours
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.phoneNumber
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.emailAddress
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.givenName
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.familyName
        MemberRow(.text, isPersonal: true, since: 3),  // ApplePayPaymentContact.phoneticGivenName
        MemberRow(.text, isPersonal: true, since: 3),  // ApplePayPaymentContact.phoneticFamilyName
        MemberRow(.list, element: .text, isPersonal: true),  // ApplePayPaymentContact.addressLines
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.subLocality
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.locality
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.postalCode
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.subAdministrativeArea
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.administrativeArea
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.country
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentContact.countryCode
        MemberRow(.token, argument: 11),  // ApplePayError.code
        MemberRow(.token, argument: 12),  // ApplePayError.contactField
        MemberRow(.text),  // ApplePayError.message
        MemberRow(.text),  // ApplePayError.domain
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentTokenContext.merchantIdentifier
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentTokenContext.externalIdentifier
        MemberRow(.text),  // ApplePayPaymentTokenContext.merchantName
        MemberRow(.text),  // ApplePayPaymentTokenContext.merchantDomain
        MemberRow(.amount),  // ApplePayPaymentTokenContext.amount
        MemberRow(.text),  // ApplePayRecurringPaymentRequest.paymentDescription
        MemberRow(.record, argument: 3),  // ApplePayRecurringPaymentRequest.regularBilling
        MemberRow(.record, argument: 3),  // ApplePayRecurringPaymentRequest.trialBilling
        MemberRow(.text),  // ApplePayRecurringPaymentRequest.billingAgreement
        MemberRow(.url),  // ApplePayRecurringPaymentRequest.managementURL
        MemberRow(.url),  // ApplePayRecurringPaymentRequest.tokenNotificationURL
        MemberRow(.text),  // ApplePayAutomaticReloadPaymentRequest.paymentDescription
        MemberRow(.record, argument: 3),  // ApplePayAutomaticReloadPaymentRequest.automaticReloadBilling
        MemberRow(.text),  // ApplePayAutomaticReloadPaymentRequest.billingAgreement
        MemberRow(.url),  // ApplePayAutomaticReloadPaymentRequest.managementURL
        MemberRow(.url),  // ApplePayAutomaticReloadPaymentRequest.tokenNotificationURL
        MemberRow(.text),  // ApplePayDeferredPaymentRequest.billingAgreement
        MemberRow(.record, argument: 3),  // ApplePayDeferredPaymentRequest.deferredBilling
        MemberRow(.date),  // ApplePayDeferredPaymentRequest.freeCancellationDate
        MemberRow(.timeZone),  // ApplePayDeferredPaymentRequest.freeCancellationDateTimeZone
        MemberRow(.url),  // ApplePayDeferredPaymentRequest.managementURL
        MemberRow(.text),  // ApplePayDeferredPaymentRequest.paymentDescription
        MemberRow(.url),  // ApplePayDeferredPaymentRequest.tokenNotificationURL
        MemberRow(.list, element: .token, argument: 1),  // ApplePayDisbursementRequest.requiredRecipientContactFields
        MemberRow(.record, argument: 3),  // ApplePayPaymentMethodUpdate.newTotal
        MemberRow(.list, element: .record, argument: 3),  // ApplePayPaymentMethodUpdate.newLineItems
        MemberRow(.list, element: .record, argument: 9, since: 14),  // ApplePayPaymentMethodUpdate.newMultiTokenContexts
        MemberRow(.record, argument: 11, since: 14),  // ApplePayPaymentMethodUpdate.newAutomaticReloadPaymentRequest
        MemberRow(.record, argument: 10, since: 14),  // ApplePayPaymentMethodUpdate.newRecurringPaymentRequest
        MemberRow(.record, argument: 12),  // ApplePayPaymentMethodUpdate.newDeferredPaymentRequest
        MemberRow(.record, argument: 13),  // ApplePayPaymentMethodUpdate.newDisbursementRequest
        MemberRow(.list, element: .record, argument: 8, since: 12),  // ApplePayPaymentMethodUpdate.errors
        MemberRow(.list, element: .record, argument: 4, since: 12),  // ApplePayPaymentMethodUpdate.newShippingMethods
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentMethodUpdate.installmentGroupIdentifier
        MemberRow(.record, argument: 3),  // ApplePayShippingMethodUpdate.newTotal
        MemberRow(.list, element: .record, argument: 3),  // ApplePayShippingMethodUpdate.newLineItems
        MemberRow(.list, element: .record, argument: 9, since: 14),  // ApplePayShippingMethodUpdate.newMultiTokenContexts
        MemberRow(.record, argument: 11, since: 14),  // ApplePayShippingMethodUpdate.newAutomaticReloadPaymentRequest
        MemberRow(.record, argument: 10, since: 14),  // ApplePayShippingMethodUpdate.newRecurringPaymentRequest
        MemberRow(.record, argument: 12),  // ApplePayShippingMethodUpdate.newDeferredPaymentRequest
        MemberRow(.record, argument: 13),  // ApplePayShippingMethodUpdate.newDisbursementRequest
        MemberRow(.list, element: .record, argument: 4, since: 12),  // ApplePayShippingMethodUpdate.newShippingMethods
        MemberRow(.record, argument: 3),  // ApplePayShippingContactUpdate.newTotal
        MemberRow(.list, element: .record, argument: 3),  // ApplePayShippingContactUpdate.newLineItems
        MemberRow(.list, element: .record, argument: 9, since: 14),  // ApplePayShippingContactUpdate.newMultiTokenContexts
        MemberRow(.record, argument: 11, since: 14),  // ApplePayShippingContactUpdate.newAutomaticReloadPaymentRequest
        MemberRow(.record, argument: 10, since: 14),  // ApplePayShippingContactUpdate.newRecurringPaymentRequest
        MemberRow(.record, argument: 12),  // ApplePayShippingContactUpdate.newDeferredPaymentRequest
        MemberRow(.record, argument: 13),  // ApplePayShippingContactUpdate.newDisbursementRequest
        MemberRow(.list, element: .record, argument: 8),  // ApplePayShippingContactUpdate.errors
        MemberRow(.list, element: .record, argument: 4),  // ApplePayShippingContactUpdate.newShippingMethods
        MemberRow(.record, argument: 3),  // ApplePayCouponCodeUpdate.newTotal
        MemberRow(.list, element: .record, argument: 3),  // ApplePayCouponCodeUpdate.newLineItems
        MemberRow(.list, element: .record, argument: 9, since: 14),  // ApplePayCouponCodeUpdate.newMultiTokenContexts
        MemberRow(.record, argument: 11, since: 14),  // ApplePayCouponCodeUpdate.newAutomaticReloadPaymentRequest
        MemberRow(.record, argument: 10, since: 14),  // ApplePayCouponCodeUpdate.newRecurringPaymentRequest
        MemberRow(.record, argument: 12),  // ApplePayCouponCodeUpdate.newDeferredPaymentRequest
        MemberRow(.record, argument: 13),  // ApplePayCouponCodeUpdate.newDisbursementRequest
        MemberRow(.list, element: .record, argument: 8),  // ApplePayCouponCodeUpdate.errors
        MemberRow(.list, element: .record, argument: 4),  // ApplePayCouponCodeUpdate.newShippingMethods
        MemberRow(.unsignedShort),  // ApplePayPaymentAuthorizationResult.status
        MemberRow(.list, element: .record, argument: 8),  // ApplePayPaymentAuthorizationResult.errors
        MemberRow(.record, argument: 19, since: 14),  // ApplePayPaymentAuthorizationResult.orderDetails
        MemberRow(.text),  // ApplePayPaymentOrderDetails.orderTypeIdentifier
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentOrderDetails.orderIdentifier
        MemberRow(.url),  // ApplePayPaymentOrderDetails.webServiceURL
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentOrderDetails.authenticationToken
        MemberRow(.record, argument: 19),  // ApplePayPaymentCompleteDetails.orderDetails
        MemberRow(.record, argument: 22),  // ApplePayPayment.token
        MemberRow(.record, argument: 7),  // ApplePayPayment.billingContact
        MemberRow(.record, argument: 7),  // ApplePayPayment.shippingContact
        MemberRow(.text, isPersonal: true),  // ApplePayPayment.installmentAuthorizationToken
        MemberRow(.record, argument: 23),  // ApplePayPaymentToken.paymentMethod
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentToken.transactionIdentifier
        MemberRow(.record, argument: 55),  // ApplePayPaymentToken.paymentData
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentMethod.displayName
        MemberRow(.text),  // ApplePayPaymentMethod.network
        MemberRow(.token, argument: 13),  // ApplePayPaymentMethod.type
        MemberRow(.record, argument: 24),  // ApplePayPaymentMethod.paymentPass
        MemberRow(.record, argument: 7, since: 10),  // ApplePayPaymentMethod.billingContact
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentMethod.bindToken
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentPass.primaryAccountIdentifier
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentPass.primaryAccountNumberSuffix
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentPass.deviceAccountIdentifier
        MemberRow(.text, isPersonal: true),  // ApplePayPaymentPass.deviceAccountNumberSuffix
        MemberRow(.token, argument: 14),  // ApplePayPaymentPass.activationState
        MemberRow(.text),  // ApplePayCouponCodeDetails.couponCode
        MemberRow(.token, argument: 15),  // PaymentCredentialStatusResponse.paymentCredentialStatus
        MemberRow(.url),  // ApplePayValidateMerchantEvent.validationURL
        MemberRow(.record, argument: 23),  // ApplePayPaymentMethodSelectedEvent.paymentMethod
        MemberRow(.record, argument: 7),  // ApplePayShippingContactSelectedEvent.shippingContact
        MemberRow(.record, argument: 4),  // ApplePayShippingMethodSelectedEvent.shippingMethod
        MemberRow(.text),  // ApplePayCouponCodeChangedEvent.couponCode
        MemberRow(.record, argument: 21),  // ApplePayPaymentAuthorizedEvent.payment
        MemberRow(.record, argument: 34),  // ApplePayCancelEvent.sessionError
        MemberRow(.text),  // ApplePaySessionError.code
        MemberRow(.object),  // ApplePaySessionError.info
        MemberRow(.text, isPersonal: true),  // PaymentSessionRequest.merchantIdentifier
        MemberRow(.text),  // PaymentSessionRequest.displayName
        MemberRow(.token, argument: 16),  // PaymentSessionRequest.initiative
        MemberRow(.text),  // PaymentSessionRequest.initiativeContext
        MemberRow(.integer),  // MerchantSession.epochTimestamp
        MemberRow(.integer),  // MerchantSession.expiresAt
        MemberRow(.text, isPersonal: true),  // MerchantSession.merchantSessionIdentifier
        MemberRow(.text, isPersonal: true),  // MerchantSession.nonce
        MemberRow(.text, isPersonal: true),  // MerchantSession.merchantIdentifier
        MemberRow(.text),  // MerchantSession.domainName
        MemberRow(.text),  // MerchantSession.displayName
        MemberRow(.text, isPersonal: true),  // MerchantSession.signature
        MemberRow(.text, isPersonal: true),  // MerchantSession.operationalAnalyticsIdentifier
        MemberRow(.integer),  // MerchantSession.retries
        MemberRow(.text, isPersonal: true),  // MerchantSession.pspId
        MemberRow(.text, isPersonal: true),  // MerchantSession.retryNonce
        MemberRow(.text),  // MerchantSession.initiative
        MemberRow(.text, isPersonal: true),  // MerchantSession.initiativeContext
        MemberRow(.text, isPersonal: true),  // MerchantSession.ampEnrollmentPinning
        MemberRow(.list, element: .text),  // MerchantSession.signedFields
        MemberRow(.boolean),  // MerchantSession.isDelegatedSession
        MemberRow(.text),  // MerchantSession.delegateDisplayName
        MemberRow(.list, element: .text),  // RegisterMerchantRequest.domainNames
        MemberRow(.text, isPersonal: true),  // RegisterMerchantRequest.encryptTo
        MemberRow(.text, isPersonal: true),  // RegisterMerchantRequest.partnerInternalMerchantIdentifier
        MemberRow(.text),  // RegisterMerchantRequest.partnerMerchantName
        MemberRow(.url),  // RegisterMerchantRequest.merchantUrl
        MemberRow(.list, element: .text),  // UnregisterMerchantRequest.domainNames
        MemberRow(.text, isPersonal: true),  // UnregisterMerchantRequest.partnerInternalMerchantIdentifier
        MemberRow(.text),  // UnregisterMerchantRequest.reason
        MemberRow(.list, element: .text),  // MerchantDetails.domainNames
        MemberRow(.hex, isPersonal: true),  // MerchantDetails.encryptTo
        MemberRow(.text),  // MerchantDetails.partnerMerchantName
        MemberRow(.text),  // MerchantDetails.partnerMerchantValidationURI
        MemberRow(.text, isPersonal: true),  // MerchantDetails.partnerInternalMerchantIdentifier
        MemberRow(.text),  // PaymentMethodData.supportedMethods
        MemberRow(.variant, argument: 0),  // PaymentMethodData.data
        MemberRow(.currency),  // PaymentCurrencyAmount.currency
        MemberRow(.amount),  // PaymentCurrencyAmount.value
        MemberRow(.text),  // PaymentItem.label
        MemberRow(.record, argument: 41),  // PaymentItem.amount
        MemberRow(.boolean),  // PaymentItem.pending
        MemberRow(.text),  // PaymentShippingOption.id
        MemberRow(.text),  // PaymentShippingOption.label
        MemberRow(.record, argument: 41),  // PaymentShippingOption.amount
        MemberRow(.boolean),  // PaymentShippingOption.selected
        MemberRow(.text),  // PaymentDetailsModifier.supportedMethods
        MemberRow(.record, argument: 42),  // PaymentDetailsModifier.total
        MemberRow(.list, element: .record, argument: 42),  // PaymentDetailsModifier.additionalDisplayItems
        MemberRow(.variant, argument: 1),  // PaymentDetailsModifier.data
        MemberRow(.text, isPersonal: true),  // PaymentDetailsInit.id
        MemberRow(.record, argument: 42),  // PaymentDetailsInit.total
        MemberRow(.list, element: .record, argument: 42),  // PaymentDetailsInit.displayItems
        MemberRow(.list, element: .record, argument: 43),  // PaymentDetailsInit.shippingOptions
        MemberRow(.list, element: .record, argument: 44),  // PaymentDetailsInit.modifiers
        MemberRow(.record, argument: 42),  // PaymentDetailsUpdate.total
        MemberRow(.list, element: .record, argument: 42),  // PaymentDetailsUpdate.displayItems
        MemberRow(.list, element: .record, argument: 43),  // PaymentDetailsUpdate.shippingOptions
        MemberRow(.list, element: .record, argument: 44),  // PaymentDetailsUpdate.modifiers
        MemberRow(.text),  // PaymentDetailsUpdate.error
        MemberRow(.record, argument: 48),  // PaymentDetailsUpdate.shippingAddressErrors
        MemberRow(.record, argument: 49),  // PaymentDetailsUpdate.payerErrors
        MemberRow(.list, element: .record, argument: 8),  // PaymentDetailsUpdate.paymentMethodErrors
        MemberRow(.boolean),  // PaymentOptions.requestPayerName
        MemberRow(.boolean),  // PaymentOptions.requestBillingAddress
        MemberRow(.boolean),  // PaymentOptions.requestPayerEmail
        MemberRow(.boolean),  // PaymentOptions.requestPayerPhone
        MemberRow(.boolean),  // PaymentOptions.requestShipping
        MemberRow(.token, argument: 19),  // PaymentOptions.shippingType
        MemberRow(.text),  // AddressErrors.addressLine
        MemberRow(.text),  // AddressErrors.city
        MemberRow(.text),  // AddressErrors.country
        MemberRow(.text),  // AddressErrors.dependentLocality
        MemberRow(.text),  // AddressErrors.organization
        MemberRow(.text),  // AddressErrors.phone
        MemberRow(.text),  // AddressErrors.postalCode
        MemberRow(.text),  // AddressErrors.recipient
        MemberRow(.text),  // AddressErrors.region
        MemberRow(.text),  // AddressErrors.sortingCode
        MemberRow(.text),  // PayerErrors.email
        MemberRow(.text),  // PayerErrors.name
        MemberRow(.text),  // PayerErrors.phone
        MemberRow(.text),  // PaymentValidationErrors.error
        MemberRow(.list, element: .record, argument: 8),  // PaymentValidationErrors.paymentMethod
        MemberRow(.record, argument: 49),  // PaymentValidationErrors.payer
        MemberRow(.record, argument: 48),  // PaymentValidationErrors.shippingAddress
        MemberRow(.list, element: .record, argument: 40),  // PaymentRequest.methodData
        MemberRow(.record, argument: 45),  // PaymentRequest.details
        MemberRow(.record, argument: 47),  // PaymentRequest.options
        MemberRow(.text),  // PaymentMethodChangeEvent.methodName
        MemberRow(.object, isPersonal: true),  // PaymentMethodChangeEvent.methodDetails
        MemberRow(.text, isPersonal: true),  // PaymentResponse.requestId
        MemberRow(.text),  // PaymentResponse.methodName
        MemberRow(.record, argument: 21),  // PaymentResponse.details
        MemberRow(.object, isPersonal: true),  // PaymentResponse.shippingAddress
        MemberRow(.text),  // PaymentResponse.shippingOption
        MemberRow(.text, isPersonal: true),  // PaymentResponse.payerName
        MemberRow(.text, isPersonal: true),  // PaymentResponse.payerEmail
        MemberRow(.text, isPersonal: true),  // PaymentResponse.payerPhone
        MemberRow(.text),  // MerchantValidationEvent.methodName
        MemberRow(.url),  // MerchantValidationEvent.validationURL
        MemberRow(.token, argument: 17),  // PaymentData.version
        MemberRow(.base64, isPersonal: true),  // PaymentData.data
        MemberRow(.base64, isPersonal: true),  // PaymentData.signature
        MemberRow(.record, argument: 56),  // PaymentData.header
        MemberRow(.hex, isPersonal: true),  // PaymentDataHeader.applicationData
        MemberRow(.base64, isPersonal: true),  // PaymentDataHeader.ephemeralPublicKey
        MemberRow(.base64, isPersonal: true),  // PaymentDataHeader.wrappedKey
        MemberRow(.base64, isPersonal: true),  // PaymentDataHeader.publicKeyHash
        MemberRow(.hex, isPersonal: true),  // PaymentDataHeader.transactionId
        MemberRow(.text, isPersonal: true),  // DecryptedPaymentData.applicationPrimaryAccountNumber
        MemberRow(.text, isPersonal: true),  // DecryptedPaymentData.applicationExpirationDate
        MemberRow(.text),  // DecryptedPaymentData.currencyCode
        MemberRow(.integer),  // DecryptedPaymentData.transactionAmount
        MemberRow(.text, isPersonal: true),  // DecryptedPaymentData.cardholderName
        MemberRow(.hex, isPersonal: true),  // DecryptedPaymentData.deviceManufacturerIdentifier
        MemberRow(.token, argument: 18),  // DecryptedPaymentData.paymentDataType
        MemberRow(.record, argument: 58),  // DecryptedPaymentData.paymentData
        MemberRow(.list, element: .record, argument: 59),  // DecryptedPaymentData.authenticationResponses
        MemberRow(.text, isPersonal: true),  // DecryptedPaymentData.merchantTokenIdentifier
        MemberRow(.record, argument: 60),  // DecryptedPaymentData.merchantTokenMetadata
        MemberRow(.base64, isPersonal: true),  // DecryptedPaymentDetails.onlinePaymentCryptogram
        MemberRow(.text),  // DecryptedPaymentDetails.eciIndicator
        MemberRow(.base64, isPersonal: true),  // DecryptedPaymentDetails.emvData
        MemberRow(.hex, isPersonal: true),  // DecryptedPaymentDetails.encryptedPINData
        MemberRow(.text, isPersonal: true),  // AuthenticationResponse.merchantIdentifier
        MemberRow(.text, isPersonal: true),  // AuthenticationResponse.authenticationData
        MemberRow(.text),  // AuthenticationResponse.transactionAmount
        MemberRow(.list, element: .record, argument: 61),  // MerchantTokenMetadata.cardArt
        MemberRow(.record, argument: 62),  // MerchantTokenMetadata.cardMetadata
        MemberRow(.text),  // CardArt.name
        MemberRow(.text),  // CardArt.type
        MemberRow(.url),  // CardArt.url
        MemberRow(.text),  // CardMetadata.cardCountry
        MemberRow(.text, isPersonal: true),  // CardMetadata.expirationDate
        MemberRow(.text, isPersonal: true),  // CardMetadata.fpanSuffix
        MemberRow(.text),  // CardMetadata.longDescription
        MemberRow(.text),  // CardMetadata.shortDescription
        MemberRow(.text),  // MerchantTokenEventResponse.eventType
        MemberRow(.text, isPersonal: true),  // MerchantTokenEventResponse.merchantTokenIdentifier
        MemberRow(.text),  // MerchantTokenEventResponse.reason
        MemberRow(.record, argument: 60),  // MerchantTokenEventResponse.merchantTokenMetadata
        MemberRow(.token, argument: 20),  // ApplePayInstallmentConfiguration.featureType
        MemberRow(.base64),  // ApplePayInstallmentConfiguration.merchandisingImageData
        MemberRow(.amount),  // ApplePayInstallmentConfiguration.openToBuyThresholdAmount
        MemberRow(.amount),  // ApplePayInstallmentConfiguration.bindingTotalAmount
        MemberRow(.currency),  // ApplePayInstallmentConfiguration.currencyCode
        MemberRow(.boolean),  // ApplePayInstallmentConfiguration.isInStorePurchase
        MemberRow(.text, isPersonal: true),  // ApplePayInstallmentConfiguration.merchantIdentifier
        MemberRow(.text, isPersonal: true),  // ApplePayInstallmentConfiguration.referrerIdentifier
        MemberRow(.list, element: .record, argument: 65),  // ApplePayInstallmentConfiguration.items
        MemberRow(.anything, isPersonal: true),  // ApplePayInstallmentConfiguration.applicationMetadata
        MemberRow(.token, argument: 22),  // ApplePayInstallmentConfiguration.retailChannel
        MemberRow(.token, argument: 21),  // ApplePayInstallmentItem.type
        MemberRow(.amount),  // ApplePayInstallmentItem.amount
        MemberRow(.currency),  // ApplePayInstallmentItem.currencyCode
        MemberRow(.text, isPersonal: true),  // ApplePayInstallmentItem.programIdentifier
        MemberRow(.text),  // ApplePayInstallmentItem.apr
        MemberRow(.text),  // ApplePayInstallmentItem.programTerms
        MemberRow(.record, argument: 0),  // PaymentFlow.request
        MemberRow(.record, argument: 51),  // PaymentFlow.paymentRequest
        MemberRow(.unsignedLong),  // PaymentFlow.apiVersion
        MemberRow(.record, argument: 70),  // PaymentFlow.order
        MemberRow(.record, argument: 74),  // PaymentFlow.directory
        MemberRow(.list, element: .record, argument: 67),  // PaymentFlow.events
        MemberRow(.record, argument: 21),  // PaymentFlow.payment
        MemberRow(.record, argument: 18),  // PaymentFlow.result
        MemberRow(.token, argument: 26),  // PaymentFlow.complete
        MemberRow(.record, argument: 20),  // PaymentFlow.completeDetails
        MemberRow(.record, argument: 57),  // PaymentFlow.decryptedToken
        MemberRow(.list, element: .record, argument: 69),  // PaymentFlow.calls
        MemberRow(.record, argument: 68),  // FlowEvent.selected
        MemberRow(.token, argument: 23),  // FlowEvent.update
        MemberRow(.variant, argument: 2),  // FlowEvent.data
        MemberRow(.text),  // FlowSelection.shippingMethod
        MemberRow(.record, argument: 7),  // FlowSelection.shippingContact
        MemberRow(.record, argument: 23),  // FlowSelection.paymentMethod
        MemberRow(.text),  // FlowSelection.couponCode
        MemberRow(.text),  // FlowCall.call
        MemberRow(.token, argument: 24),  // FlowCall.by
        MemberRow(.unsignedLong),  // FlowCall.at
        MemberRow(.token, argument: 25),  // FlowCall.state
        MemberRow(.text),  // FlowCall.threw
        MemberRow(.unsignedLong),  // FlowCall.arguments
        MemberRow(.boolean),  // FlowCall.hasListener
        MemberRow(.boolean),  // FlowCall.isGesture
        MemberRow(.boolean),  // FlowCall.isSecure
        MemberRow(.text),  // FlowCall.reads
        MemberRow(.currency),  // Order.currency
        MemberRow(.amount),  // Order.total
        MemberRow(.list, element: .record, argument: 71),  // Order.items
        MemberRow(.record, argument: 72),  // Order.shipping
        MemberRow(.list, element: .record, argument: 73),  // Order.merchants
        MemberRow(.text),  // OrderItem.label
        MemberRow(.amount),  // OrderItem.amount
        MemberRow(.text),  // OrderShipping.identifier
        MemberRow(.amount),  // OrderShipping.amount
        MemberRow(.text, isPersonal: true),  // OrderMerchant.externalIdentifier
        MemberRow(.amount),  // OrderMerchant.amount
        MemberRow(.list, element: .record, argument: 75),  // Merchants.merchants
        MemberRow(.text, isPersonal: true),  // MerchantEntry.externalIdentifier
        MemberRow(.text),  // MerchantEntry.merchantName
        MemberRow(.text, isPersonal: true),  // MerchantEntry.merchantIdentifier
        MemberRow(.text),  // MerchantEntry.merchantDomain
        MemberRow(.text, isPersonal: true),  // MerchantTokenHistory.merchantTokenIdentifier
        MemberRow(.list, element: .record, argument: 77),  // MerchantTokenHistory.entries
        MemberRow(.date),  // MerchantTokenEntry.at
        MemberRow(.token, argument: 27),  // MerchantTokenEntry.action
        MemberRow(.text, isPersonal: true),  // MerchantTokenEntry.eventId
        MemberRow(.record, argument: 63),  // MerchantTokenEntry.event
    ]

    static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 27, bits: 6, places: 0, key: 254, multiplier: 0xCF273511CACB113F),
            required: 0x00000000000A000E, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentRequest
        ShapeRow(
            NameList(first: 27, count: 19, bits: 5, places: 64, key: 254, multiplier: 0x661DC63EC198FDA3),
            required: 0x000000000006000E, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayRequest
        ShapeRow(
            NameList(first: 46, count: 9, bits: 4, places: 96, key: 254, multiplier: 0x64D815DEEAF29DF3),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayModifier
        ShapeRow(
            NameList(first: 55, count: 11, bits: 4, places: 112, key: 255, multiplier: 0xF4A4CB6FED689C03),
            required: 0x0000000000000000, expected: 0x0000000000000006, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayLineItem
        ShapeRow(
            NameList(first: 66, count: 5, bits: 3, places: 128, key: 0, multiplier: 0xF2CAA7C38002001B),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayShippingMethod
        ShapeRow(
            NameList(first: 71, count: 2, bits: 1, places: 136, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayDateComponentsRange
        ShapeRow(
            NameList(first: 73, count: 4, bits: 3, places: 138, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayDateComponents
        ShapeRow(
            NameList(first: 77, count: 14, bits: 5, places: 146, key: 254, multiplier: 0x9DA9BF211C1E0B99),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentContact
        ShapeRow(
            NameList(first: 91, count: 4, bits: 3, places: 178, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayError
        ShapeRow(
            NameList(first: 95, count: 5, bits: 3, places: 186, key: 254, multiplier: 0x7BE902917B70A2A9),
            required: 0x0000000000000017, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentTokenContext
        ShapeRow(
            NameList(first: 100, count: 6, bits: 3, places: 194, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000013, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayRecurringPaymentRequest
        ShapeRow(
            NameList(first: 106, count: 5, bits: 3, places: 202, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x000000000000000B, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayAutomaticReloadPaymentRequest
        ShapeRow(
            NameList(first: 111, count: 7, bits: 3, places: 210, key: 255, multiplier: 0xE281FCD16B3F5AAD),
            required: 0x0000000000000032, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayDeferredPaymentRequest
        ShapeRow(
            NameList(first: 118, count: 1, bits: 1, places: 218, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayDisbursementRequest
        ShapeRow(
            NameList(first: 119, count: 10, bits: 4, places: 220, key: 0, multiplier: 0x5BC5A782B48D65A7),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentMethodUpdate
        ShapeRow(
            NameList(first: 129, count: 8, bits: 4, places: 236, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayShippingMethodUpdate
        ShapeRow(
            NameList(first: 137, count: 9, bits: 4, places: 252, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayShippingContactUpdate
        ShapeRow(
            NameList(first: 146, count: 9, bits: 4, places: 268, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayCouponCodeUpdate
        ShapeRow(
            NameList(first: 155, count: 3, bits: 2, places: 284, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentAuthorizationResult
        ShapeRow(
            NameList(first: 158, count: 4, bits: 3, places: 288, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentOrderDetails
        ShapeRow(
            NameList(first: 162, count: 1, bits: 1, places: 296, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentCompleteDetails
        ShapeRow(
            NameList(first: 163, count: 4, bits: 3, places: 298, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPayment
        ShapeRow(
            NameList(first: 167, count: 3, bits: 2, places: 306, key: 0, multiplier: 0x377B2FD56A5B15B5),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentToken
        ShapeRow(
            NameList(first: 170, count: 6, bits: 3, places: 310, key: 0, multiplier: 0xF2CAA7C38002001B),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentMethod
        ShapeRow(
            NameList(first: 176, count: 5, bits: 3, places: 318, key: 8, multiplier: 0x68901BAF16AD70D7),
            required: 0x0000000000000013, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentPass
        ShapeRow(
            NameList(first: 181, count: 1, bits: 1, places: 326, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayCouponCodeDetails
        ShapeRow(
            NameList(first: 182, count: 1, bits: 1, places: 328, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PaymentCredentialStatusResponse
        ShapeRow(
            NameList(first: 183, count: 1, bits: 1, places: 330, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayValidateMerchantEvent
        ShapeRow(
            NameList(first: 184, count: 1, bits: 1, places: 332, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentMethodSelectedEvent
        ShapeRow(
            NameList(first: 185, count: 1, bits: 1, places: 334, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayShippingContactSelectedEvent
        ShapeRow(
            NameList(first: 186, count: 1, bits: 1, places: 336, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayShippingMethodSelectedEvent
        ShapeRow(
            NameList(first: 187, count: 1, bits: 1, places: 338, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayCouponCodeChangedEvent
        ShapeRow(
            NameList(first: 188, count: 1, bits: 1, places: 340, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayPaymentAuthorizedEvent
        ShapeRow(
            NameList(first: 189, count: 1, bits: 1, places: 342, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayCancelEvent
        ShapeRow(
            NameList(first: 190, count: 2, bits: 1, places: 344, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePaySessionError
        ShapeRow(
            NameList(first: 192, count: 4, bits: 3, places: 346, key: 8, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PaymentSessionRequest
        ShapeRow(
            NameList(first: 196, count: 18, bits: 5, places: 354, key: 254, multiplier: 0x132B532B368747A9),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // MerchantSession
        ShapeRow(
            NameList(first: 214, count: 5, bits: 3, places: 386, key: 0, multiplier: 0x4C88C014892416DD),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // RegisterMerchantRequest
        ShapeRow(
            NameList(first: 219, count: 3, bits: 2, places: 394, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // UnregisterMerchantRequest
        ShapeRow(
            NameList(first: 222, count: 5, bits: 3, places: 398, key: 8, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // MerchantDetails
        ShapeRow(
            NameList(first: 227, count: 2, bits: 1, places: 406, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000002),  // PaymentMethodData
        ShapeRow(
            NameList(first: 229, count: 2, bits: 1, places: 408, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentCurrencyAmount
        ShapeRow(
            NameList(first: 231, count: 3, bits: 2, places: 410, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentItem
        ShapeRow(
            NameList(first: 234, count: 4, bits: 3, places: 414, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentShippingOption
        ShapeRow(
            NameList(first: 238, count: 4, bits: 3, places: 422, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000008),  // PaymentDetailsModifier
        ShapeRow(
            NameList(first: 242, count: 5, bits: 3, places: 430, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000002, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentDetailsInit
        ShapeRow(
            NameList(first: 247, count: 8, bits: 4, places: 438, key: 254, multiplier: 0xF2CAA7C38002001B),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentDetailsUpdate
        ShapeRow(
            NameList(first: 255, count: 6, bits: 3, places: 454, key: 8, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentOptions
        ShapeRow(
            NameList(first: 261, count: 10, bits: 4, places: 462, key: 0, multiplier: 0xCF273511CACB113F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // AddressErrors
        ShapeRow(
            NameList(first: 271, count: 3, bits: 2, places: 478, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PayerErrors
        ShapeRow(
            NameList(first: 274, count: 4, bits: 3, places: 482, key: 0, multiplier: 0x64D815DEEAF29DF3),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentValidationErrors
        ShapeRow(
            NameList(first: 278, count: 3, bits: 2, places: 490, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentRequest
        ShapeRow(
            NameList(first: 281, count: 2, bits: 1, places: 494, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentMethodChangeEvent
        ShapeRow(
            NameList(first: 283, count: 8, bits: 4, places: 496, key: 254, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // PaymentResponse
        ShapeRow(
            NameList(first: 291, count: 2, bits: 1, places: 512, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000002, expected: 0x0000000000000000, isConverted: true, raisesCurrency: true, variants: 0x0000000000000000),  // MerchantValidationEvent
        ShapeRow(
            NameList(first: 293, count: 4, bits: 3, places: 514, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PaymentData
        ShapeRow(
            NameList(first: 297, count: 5, bits: 3, places: 522, key: 0, multiplier: 0x7BE902917B70A2A9),
            required: 0x0000000000000018, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PaymentDataHeader
        ShapeRow(
            NameList(first: 302, count: 11, bits: 4, places: 530, key: 8, multiplier: 0xF2CAA7C38002001B),
            required: 0x00000000000000EF, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // DecryptedPaymentData
        ShapeRow(
            NameList(first: 313, count: 4, bits: 3, places: 546, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // DecryptedPaymentDetails
        ShapeRow(
            NameList(first: 317, count: 3, bits: 2, places: 554, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // AuthenticationResponse
        ShapeRow(
            NameList(first: 320, count: 2, bits: 1, places: 558, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // MerchantTokenMetadata
        ShapeRow(
            NameList(first: 322, count: 3, bits: 2, places: 560, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // CardArt
        ShapeRow(
            NameList(first: 325, count: 5, bits: 3, places: 564, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // CardMetadata
        ShapeRow(
            NameList(first: 330, count: 4, bits: 3, places: 572, key: 254, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // MerchantTokenEventResponse
        ShapeRow(
            NameList(first: 334, count: 11, bits: 4, places: 580, key: 0, multiplier: 0xAF6EF4523A4ABE81),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayInstallmentConfiguration
        ShapeRow(
            NameList(first: 345, count: 6, bits: 3, places: 596, key: 0, multiplier: 0x7B96DAE083C071D7),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: true, raisesCurrency: false, variants: 0x0000000000000000),  // ApplePayInstallmentItem
        ShapeRow(
            NameList(first: 351, count: 12, bits: 4, places: 604, key: 254, multiplier: 0xD606EF5E7F3970F9),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PaymentFlow
        ShapeRow(
            NameList(first: 363, count: 3, bits: 2, places: 620, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000006, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000004),  // FlowEvent
        ShapeRow(
            NameList(first: 366, count: 4, bits: 3, places: 624, key: 8, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // FlowSelection
        ShapeRow(
            NameList(first: 370, count: 10, bits: 4, places: 632, key: 0, multiplier: 0x37E83672575AC1A5),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // FlowCall
        ShapeRow(
            NameList(first: 380, count: 5, bits: 3, places: 648, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // Order
        ShapeRow(
            NameList(first: 385, count: 2, bits: 1, places: 656, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // OrderItem
        ShapeRow(
            NameList(first: 387, count: 2, bits: 1, places: 658, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // OrderShipping
        ShapeRow(
            NameList(first: 389, count: 2, bits: 1, places: 660, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // OrderMerchant
        ShapeRow(
            NameList(first: 391, count: 1, bits: 1, places: 662, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // Merchants
        ShapeRow(
            NameList(first: 392, count: 4, bits: 3, places: 664, key: 254, multiplier: 0x7BE902917B70A2A9),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // MerchantEntry
        ShapeRow(
            NameList(first: 396, count: 2, bits: 1, places: 672, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // MerchantTokenHistory
        ShapeRow(
            NameList(first: 398, count: 4, bits: 3, places: 674, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // MerchantTokenEntry
    ]

    static let shapeTexts: [StaticString] = [
        "ApplePayPaymentRequest",
        "ApplePayRequest",
        "ApplePayModifier",
        "ApplePayLineItem",
        "ApplePayShippingMethod",
        "ApplePayDateComponentsRange",
        "ApplePayDateComponents",
        "ApplePayPaymentContact",
        "ApplePayError",
        "ApplePayPaymentTokenContext",
        "ApplePayRecurringPaymentRequest",
        "ApplePayAutomaticReloadPaymentRequest",
        "ApplePayDeferredPaymentRequest",
        "ApplePayDisbursementRequest",
        "ApplePayPaymentMethodUpdate",
        "ApplePayShippingMethodUpdate",
        "ApplePayShippingContactUpdate",
        "ApplePayCouponCodeUpdate",
        "ApplePayPaymentAuthorizationResult",
        "ApplePayPaymentOrderDetails",
        "ApplePayPaymentCompleteDetails",
        "ApplePayPayment",
        "ApplePayPaymentToken",
        "ApplePayPaymentMethod",
        "ApplePayPaymentPass",
        "ApplePayCouponCodeDetails",
        "PaymentCredentialStatusResponse",
        "ApplePayValidateMerchantEvent",
        "ApplePayPaymentMethodSelectedEvent",
        "ApplePayShippingContactSelectedEvent",
        "ApplePayShippingMethodSelectedEvent",
        "ApplePayCouponCodeChangedEvent",
        "ApplePayPaymentAuthorizedEvent",
        "ApplePayCancelEvent",
        "ApplePaySessionError",
        "PaymentSessionRequest",
        "MerchantSession",
        "RegisterMerchantRequest",
        "UnregisterMerchantRequest",
        "MerchantDetails",
        "PaymentMethodData",
        "PaymentCurrencyAmount",
        "PaymentItem",
        "PaymentShippingOption",
        "PaymentDetailsModifier",
        "PaymentDetailsInit",
        "PaymentDetailsUpdate",
        "PaymentOptions",
        "AddressErrors",
        "PayerErrors",
        "PaymentValidationErrors",
        "PaymentRequest",
        "PaymentMethodChangeEvent",
        "PaymentResponse",
        "MerchantValidationEvent",
        "PaymentData",
        "PaymentDataHeader",
        "DecryptedPaymentData",
        "DecryptedPaymentDetails",
        "AuthenticationResponse",
        "MerchantTokenMetadata",
        "CardArt",
        "CardMetadata",
        "MerchantTokenEventResponse",
        "ApplePayInstallmentConfiguration",
        "ApplePayInstallmentItem",
        "PaymentFlow",
        "FlowEvent",
        "FlowSelection",
        "FlowCall",
        "Order",
        "OrderItem",
        "OrderShipping",
        "OrderMerchant",
        "Merchants",
        "MerchantEntry",
        "MerchantTokenHistory",
        "MerchantTokenEntry",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 402, count: 5, bits: 3, places: 682, key: 8, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // ApplePayMerchantCapability
        VocabularyRow(NameList(first: 407, count: 5, bits: 3, places: 690, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // ApplePayContactField
        VocabularyRow(NameList(first: 412, count: 4, bits: 3, places: 698, key: 0, multiplier: 0xBC69CF4276846D19), unknown: .throwing),  // ApplePayShippingType
        VocabularyRow(NameList(first: 416, count: 3, bits: 2, places: 706, key: 0, multiplier: 0x64D815DEEAF29DF3), unknown: .throwing),  // ApplePayShippingContactEditingMode
        VocabularyRow(NameList(first: 419, count: 20, bits: 5, places: 710, key: 255, multiplier: 0x7DF64FCFE859A6F9), unknown: .throwing),  // ApplePayFeature
        VocabularyRow(NameList(first: 439, count: 3, bits: 2, places: 742, key: 8, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // ApplePayLaterAvailability
        VocabularyRow(NameList(first: 442, count: 28, bits: 6, places: 746, key: 0, multiplier: 0xFB7E1F14F93187A1), unknown: .throwingIgnoringCase),  // ApplePayNetwork
        VocabularyRow(NameList(first: 470, count: 2, bits: 1, places: 810, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .throwing),  // ApplePayLineItemType
        VocabularyRow(NameList(first: 472, count: 4, bits: 3, places: 812, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // ApplePayPaymentTiming
        VocabularyRow(NameList(first: 476, count: 5, bits: 3, places: 820, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // ApplePayRecurringPaymentDateUnit
        VocabularyRow(NameList(first: 481, count: 2, bits: 1, places: 828, key: 0, multiplier: 0xBC69CF4276846D19), unknown: .throwing),  // ApplePayDisbursementLineItemType
        VocabularyRow(NameList(first: 483, count: 8, bits: 4, places: 830, key: 254, multiplier: 0x68901BAF16AD70D7), unknown: .throwing),  // ApplePayErrorCode
        VocabularyRow(NameList(first: 491, count: 13, bits: 4, places: 846, key: 0, multiplier: 0x0902628EF4BF46D5), unknown: .throwing),  // ApplePayErrorContactField
        VocabularyRow(NameList(first: 504, count: 4, bits: 3, places: 862, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // ApplePayPaymentMethodType
        VocabularyRow(NameList(first: 508, count: 5, bits: 3, places: 870, key: 0, multiplier: 0x7BE902917B70A2A9), unknown: .tolerated),  // ApplePayPaymentPassActivationState
        VocabularyRow(NameList(first: 513, count: 4, bits: 3, places: 878, key: 16, multiplier: 0x2CEAEE21BF46BC01), unknown: .tolerated),  // PaymentCredentialStatus
        VocabularyRow(NameList(first: 517, count: 3, bits: 2, places: 886, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .tolerated),  // PaymentSessionInitiative
        VocabularyRow(NameList(first: 520, count: 2, bits: 1, places: 890, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .tolerated),  // PaymentDataVersion
        VocabularyRow(NameList(first: 522, count: 2, bits: 1, places: 892, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .tolerated),  // PaymentDataType
        VocabularyRow(NameList(first: 524, count: 3, bits: 2, places: 894, key: 0, multiplier: 0xF66E100DB2D7D207), unknown: .throwing),  // PaymentShippingType
        VocabularyRow(NameList(first: 527, count: 2, bits: 1, places: 898, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // ApplePaySetupFeatureType
        VocabularyRow(NameList(first: 529, count: 5, bits: 3, places: 900, key: 0, multiplier: 0x7BE902917B70A2A9), unknown: .throwing),  // ApplePayInstallmentItemType
        VocabularyRow(NameList(first: 534, count: 4, bits: 3, places: 908, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // ApplePayInstallmentRetailChannel
        VocabularyRow(NameList(first: 538, count: 6, bits: 3, places: 916, key: 16, multiplier: 0x4285A9AF717BC505), unknown: .tolerated),  // UpdateKind
        VocabularyRow(NameList(first: 544, count: 3, bits: 2, places: 924, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .tolerated),  // FlowParty
        VocabularyRow(NameList(first: 547, count: 12, bits: 4, places: 928, key: 254, multiplier: 0x296BD71BA65989A1), unknown: .tolerated),  // SessionState
        VocabularyRow(NameList(first: 559, count: 3, bits: 2, places: 944, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // PaymentComplete
        VocabularyRow(NameList(first: 562, count: 6, bits: 3, places: 948, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .tolerated),  // MerchantTokenAction
    ]

    static let vocabularyTexts: [StaticString] = [
        "ApplePayMerchantCapability",
        "ApplePayContactField",
        "ApplePayShippingType",
        "ApplePayShippingContactEditingMode",
        "ApplePayFeature",
        "ApplePayLaterAvailability",
        "ApplePayNetwork",
        "ApplePayLineItemType",
        "ApplePayPaymentTiming",
        "ApplePayRecurringPaymentDateUnit",
        "ApplePayDisbursementLineItemType",
        "ApplePayErrorCode",
        "ApplePayErrorContactField",
        "ApplePayPaymentMethodType",
        "ApplePayPaymentPassActivationState",
        "PaymentCredentialStatus",
        "PaymentSessionInitiative",
        "PaymentDataVersion",
        "PaymentDataType",
        "PaymentShippingType",
        "ApplePaySetupFeatureType",
        "ApplePayInstallmentItemType",
        "ApplePayInstallmentRetailChannel",
        "UpdateKind",
        "FlowParty",
        "SessionState",
        "PaymentComplete",
        "MerchantTokenAction",
    ]

    static let variants: [VariantRow] = [
        VariantRow(selector: 0, names: NameList(first: 568, count: 1, bits: 1, places: 956, key: 0, multiplier: 0x2CEAEE21BF46BC01), firstShape: 0),
        VariantRow(selector: 0, names: NameList(first: 569, count: 1, bits: 1, places: 958, key: 0, multiplier: 0x2CEAEE21BF46BC01), firstShape: 1),
        VariantRow(selector: 1, names: NameList(first: 570, count: 6, bits: 3, places: 960, key: 16, multiplier: 0x4285A9AF717BC505), firstShape: 2),
    ]

    static let choiceShapes: [UInt8] = [1, 2, 14, 15, 16, 17, 46, 50]
}

/// The indexes of the dictionaries in the tables.
package enum ShapeIndex {
    package static var paymentRequest: Int { 0 }
    package static var applePayRequest: Int { 1 }
    package static var modifier: Int { 2 }
    package static var lineItem: Int { 3 }
    package static var shippingMethod: Int { 4 }
    package static var shippingDateRange: Int { 5 }
    package static var shippingDate: Int { 6 }
    package static var paymentContact: Int { 7 }
    package static var paymentError: Int { 8 }
    package static var paymentTokenContext: Int { 9 }
    package static var recurringPaymentRequest: Int { 10 }
    package static var automaticReloadPaymentRequest: Int { 11 }
    package static var deferredPaymentRequest: Int { 12 }
    package static var disbursementRequest: Int { 13 }
    package static var paymentMethodUpdate: Int { 14 }
    package static var shippingMethodUpdate: Int { 15 }
    package static var shippingContactUpdate: Int { 16 }
    package static var couponCodeUpdate: Int { 17 }
    package static var authorizationResult: Int { 18 }
    package static var orderDetails: Int { 19 }
    package static var completeDetails: Int { 20 }
    package static var authorizedPayment: Int { 21 }
    package static var paymentToken: Int { 22 }
    package static var paymentMethod: Int { 23 }
    package static var paymentPass: Int { 24 }
    package static var couponCodeDetails: Int { 25 }
    package static var paymentCredentialStatusResponse: Int { 26 }
    package static var validateMerchantEvent: Int { 27 }
    package static var paymentMethodSelectedEvent: Int { 28 }
    package static var shippingContactSelectedEvent: Int { 29 }
    package static var shippingMethodSelectedEvent: Int { 30 }
    package static var couponCodeChangedEvent: Int { 31 }
    package static var paymentAuthorizedEvent: Int { 32 }
    package static var cancelEvent: Int { 33 }
    package static var sessionError: Int { 34 }
    package static var paymentSessionRequest: Int { 35 }
    package static var merchantSession: Int { 36 }
    package static var registerMerchantRequest: Int { 37 }
    package static var unregisterMerchantRequest: Int { 38 }
    package static var merchantDetails: Int { 39 }
    package static var methodData: Int { 40 }
    package static var currencyAmount: Int { 41 }
    package static var paymentItem: Int { 42 }
    package static var shippingOption: Int { 43 }
    package static var detailsModifier: Int { 44 }
    package static var paymentDetails: Int { 45 }
    package static var paymentDetailsUpdate: Int { 46 }
    package static var paymentOptions: Int { 47 }
    package static var addressErrors: Int { 48 }
    package static var payerErrors: Int { 49 }
    package static var paymentValidationErrors: Int { 50 }
    package static var w3cPaymentRequest: Int { 51 }
    package static var paymentMethodChangeEvent: Int { 52 }
    package static var paymentResponse: Int { 53 }
    package static var merchantValidationEvent: Int { 54 }
    package static var encryptedPaymentData: Int { 55 }
    package static var encryptedPaymentHeader: Int { 56 }
    package static var decryptedPaymentData: Int { 57 }
    package static var decryptedPaymentDetails: Int { 58 }
    package static var authenticationResponse: Int { 59 }
    package static var merchantTokenMetadata: Int { 60 }
    package static var cardArt: Int { 61 }
    package static var cardMetadata: Int { 62 }
    package static var merchantTokenEvent: Int { 63 }
    package static var installmentConfiguration: Int { 64 }
    package static var installmentItem: Int { 65 }
    package static var paymentFlow: Int { 66 }
    package static var flowEvent: Int { 67 }
    package static var flowSelection: Int { 68 }
    package static var flowCall: Int { 69 }
    package static var shopOrder: Int { 70 }
    package static var shopOrderItem: Int { 71 }
    package static var shopOrderShipping: Int { 72 }
    package static var shopOrderMerchant: Int { 73 }
    package static var merchantDirectory: Int { 74 }
    package static var merchantEntry: Int { 75 }
    package static var merchantTokenHistory: Int { 76 }
    package static var merchantTokenEntry: Int { 77 }
}

/// The indexes of the vocabularies in the tables.
package enum VocabularyIndex {
    package static var merchantCapability: Int { 0 }
    package static var contactField: Int { 1 }
    package static var shippingType: Int { 2 }
    package static var shippingContactEditingMode: Int { 3 }
    package static var applePayFeature: Int { 4 }
    package static var laterAvailability: Int { 5 }
    package static var paymentNetwork: Int { 6 }
    package static var lineItemType: Int { 7 }
    package static var paymentTiming: Int { 8 }
    package static var recurringPaymentDateUnit: Int { 9 }
    package static var disbursementLineItemType: Int { 10 }
    package static var paymentErrorCode: Int { 11 }
    package static var paymentErrorContactField: Int { 12 }
    package static var paymentMethodType: Int { 13 }
    package static var paymentPassActivationState: Int { 14 }
    package static var paymentCredentialStatus: Int { 15 }
    package static var initiative: Int { 16 }
    package static var paymentDataVersion: Int { 17 }
    package static var paymentDataType: Int { 18 }
    package static var w3cShippingType: Int { 19 }
    package static var installmentFeatureType: Int { 20 }
    package static var installmentItemType: Int { 21 }
    package static var retailChannel: Int { 22 }
    package static var updateKind: Int { 23 }
    package static var flowParty: Int { 24 }
    package static var sessionState: Int { 25 }
    package static var paymentComplete: Int { 26 }
    package static var merchantTokenAction: Int { 27 }
}
