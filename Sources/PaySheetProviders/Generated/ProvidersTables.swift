// Generated from Sources/PaySheetProviders. Do not edit; run `swift run generate`.

import PaySheet

/// The rows of the tables.
enum ProvidersRows {
    static let names: [NameRow] = [
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 0, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 0, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x006E6F6973736573, tail: 0x006E6F6973736573, middle: 0, length: 7, last: 0, beyond: 8),  // session
        .init(head: 0x4D746E656D796170, tail: 0x65736E6F70736552, middle: 0, length: 22, last: 14, beyond: 0),  // paymentMethodsResponse
        .init(head: 0x6C61746F5477656E, tail: 0x6C61746F5477656E, middle: 1, length: 8, last: 0, beyond: 0),  // newTotal
        .init(head: 0x49656E694C77656E, tail: 0x736D657449656E69, middle: 1, length: 12, last: 4, beyond: 0),  // newLineItems
        .init(head: 0x707069685377656E, tail: 0x73646F6874654D67, middle: 1, length: 18, last: 10, beyond: 0),  // newShippingMethods
        .init(head: 0x000073726F727265, tail: 0x000073726F727265, middle: 2, length: 6, last: 0, beyond: 16),  // errors
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 2, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 2, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x6972506C61746F74, tail: 0x6C6562614C656369, middle: 2, length: 15, last: 7, beyond: 0),  // totalPriceLabel
        .init(head: 0x6972506C61746F74, tail: 0x7375746174536563, middle: 2, length: 16, last: 8, beyond: 0),  // totalPriceStatus
        .init(head: 0x72756769666E6F63, tail: 0x6E6F697461727567, middle: 2, length: 13, last: 5, beyond: 0),  // configuration
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 2, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 3, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6E69727275636572, tail: 0x7473657571655274, middle: 4, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 5, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x676E697070696873, tail: 0x73646F6874654D67, middle: 5, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x676E697070696873, tail: 0x65707954676E6970, middle: 5, length: 12, last: 4, beyond: 0),  // shippingType
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 5, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 7, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x43676E696C6C6962, tail: 0x746361746E6F4367, middle: 9, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 9, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x676E697070696873, tail: 0x65646F4D676E6974, middle: 9, length: 26, last: 18, beyond: 0),  // shippingContactEditingMode
        .init(head: 0x6574726F70707573, tail: 0x73656972746E756F, middle: 11, length: 18, last: 10, beyond: 0),  // supportedCountries
        .init(head: 0x746163696C707061, tail: 0x617461446E6F6974, middle: 12, length: 15, last: 7, beyond: 0),  // applicationData
        .init(head: 0x6F436E6F70756F63, tail: 0x65646F436E6F7075, middle: 12, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x7374726F70707573, tail: 0x65646F436E6F7075, middle: 12, length: 18, last: 10, beyond: 0),  // supportsCouponCode
        .init(head: 0x006E6F6973726576, tail: 0x006E6F6973726576, middle: 13, length: 7, last: 0, beyond: 8),  // version
        .init(head: 0x7365727078457369, tail: 0x7373657270784573, middle: 13, length: 9, last: 1, beyond: 0),  // isExpress
        .init(head: 0x614E6E69616D6F64, tail: 0x656D614E6E69616D, middle: 13, length: 10, last: 2, beyond: 0),  // domainName
        .init(head: 0x74756F6B63656863, tail: 0x74756F6B63656863, middle: 13, length: 8, last: 0, beyond: 0),  // checkout
        .init(head: 0x00000065756C6176, tail: 0x00000065756C6176, middle: 13, length: 5, last: 0, beyond: 24),  // value
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 13, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x746E61686372656D, tail: 0x656D614E746E6168, middle: 13, length: 12, last: 4, beyond: 0),  // merchantName
        .init(head: 0x746E61686372656D, tail: 0x6449746E61686372, middle: 13, length: 10, last: 2, beyond: 0),  // merchantId
        .init(head: 0x695F746E65746E69, tail: 0x64695F746E65746E, middle: 13, length: 9, last: 1, beyond: 0),  // intent_id
        .init(head: 0x735F746E65696C63, tail: 0x7465726365735F74, middle: 13, length: 13, last: 5, beyond: 0),  // client_secret
        .init(head: 0x0000000065646F6D, tail: 0x0000000065646F6D, middle: 13, length: 4, last: 0, beyond: 32),  // mode
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 13, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 13, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x6972506C61746F74, tail: 0x6C6562614C656369, middle: 13, length: 15, last: 7, beyond: 0),  // totalPriceLabel
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 13, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 13, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 14, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 15, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 17, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x43676E696C6C6962, tail: 0x746361746E6F4367, middle: 19, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 19, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x746163696C707061, tail: 0x617461446E6F6974, middle: 19, length: 15, last: 7, beyond: 0),  // applicationData
        .init(head: 0x79546E6F74747562, tail: 0x657079546E6F7474, middle: 19, length: 10, last: 2, beyond: 0),  // buttonType
        .init(head: 0x6F436E6F74747562, tail: 0x726F6C6F436E6F74, middle: 19, length: 11, last: 3, beyond: 0),  // buttonColor
        .init(head: 0x00000065756C6176, tail: 0x00000065756C6176, middle: 19, length: 5, last: 0, beyond: 24),  // value
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 19, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 19, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x6972506C61746F74, tail: 0x6C6562614C656369, middle: 19, length: 15, last: 7, beyond: 0),  // totalPriceLabel
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 19, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 19, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 20, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 21, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 23, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x43676E696C6C6962, tail: 0x746361746E6F4367, middle: 25, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 25, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x746163696C707061, tail: 0x617461446E6F6974, middle: 25, length: 15, last: 7, beyond: 0),  // applicationData
        .init(head: 0x79546E6F74747562, tail: 0x657079546E6F7474, middle: 25, length: 10, last: 2, beyond: 0),  // buttonType
        .init(head: 0x6F436E6F74747562, tail: 0x726F6C6F436E6F74, middle: 25, length: 11, last: 3, beyond: 0),  // buttonColor
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 25, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 25, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 25, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 25, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 26, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x69746164696C6176, tail: 0x4C52556E6F697461, middle: 27, length: 13, last: 5, beyond: 0),  // validationURL
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 27, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x614E6E69616D6F64, tail: 0x656D614E6E69616D, middle: 27, length: 10, last: 2, beyond: 0),  // domainName
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 27, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x0000006E656B6F74, tail: 0x0000006E656B6F74, middle: 28, length: 5, last: 0, beyond: 24),  // token
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 28, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x52746E656D796170, tail: 0x7473657571655274, middle: 28, length: 14, last: 6, beyond: 0),  // paymentRequest
        .init(head: 0x796150656C707061, tail: 0x6E6F69737265566E, middle: 28, length: 22, last: 14, beyond: 0),  // applePaySessionVersion
        .init(head: 0x6574696177417369, tail: 0x6465746961774173, middle: 29, length: 9, last: 1, beyond: 0),  // isAwaited
        .init(head: 0x006E6F6973726576, tail: 0x006E6F6973726576, middle: 29, length: 7, last: 0, beyond: 8),  // version
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 29, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 30, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 30, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x53746E656D796170, tail: 0x736D657449797261, middle: 30, length: 19, last: 11, beyond: 0),  // paymentSummaryItems
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 31, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 32, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 33, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 35, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x676E697070696873, tail: 0x65707954676E6970, middle: 37, length: 12, last: 4, beyond: 0),  // shippingType
        .init(head: 0x6574726F70707573, tail: 0x73656972746E756F, middle: 37, length: 18, last: 10, beyond: 0),  // supportedCountries
        .init(head: 0x746163696C707061, tail: 0x617461446E6F6974, middle: 38, length: 15, last: 7, beyond: 0),  // applicationData
        .init(head: 0x6E69727275636572, tail: 0x7473657571655274, middle: 38, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 39, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 39, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 39, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 39, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 40, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x4272616C75676572, tail: 0x676E696C6C694272, middle: 40, length: 14, last: 6, beyond: 0),  // regularBilling
        .init(head: 0x6C69426C61697274, tail: 0x676E696C6C69426C, middle: 40, length: 12, last: 4, beyond: 0),  // trialBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 40, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x746F4E6E656B6F74, tail: 0x4C52556E6F697461, middle: 40, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 41, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 41, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6C61767265746E69, tail: 0x74696E556C617672, middle: 41, length: 12, last: 4, beyond: 0),  // intervalUnit
        .init(head: 0x6C61767265746E69, tail: 0x746E756F436C6176, middle: 41, length: 13, last: 5, beyond: 0),  // intervalCount
        .init(head: 0x7461447472617473, tail: 0x6574614474726174, middle: 41, length: 9, last: 1, beyond: 0),  // startDate
        .init(head: 0x0065746144646E65, tail: 0x0065746144646E65, middle: 41, length: 7, last: 0, beyond: 8),  // endDate
        .init(head: 0x49746E656D796170, tail: 0x746572636553746E, middle: 41, length: 25, last: 17, beyond: 0),  // paymentIntentClientSecret
        .init(head: 0x53746E656D796170, tail: 0x736D657449797261, middle: 43, length: 19, last: 11, beyond: 0),  // paymentSummaryItems
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 44, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x746E61686372656D, tail: 0x656D614E79616C70, middle: 45, length: 19, last: 11, beyond: 0),  // merchantDisplayName
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 46, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 46, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 46, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x436465776F6C6C61, tail: 0x73656972746E756F, middle: 48, length: 16, last: 8, beyond: 0),  // allowedCountries
        .init(head: 0x436465776F6C6C61, tail: 0x6E6F697470697263, middle: 48, length: 32, last: 24, beyond: 0),  // allowedCountriesErrorDescription
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 50, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 50, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 50, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 50, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 50, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x007972746E756F63, tail: 0x007972746E756F63, middle: 50, length: 7, last: 0, beyond: 8),  // country
        .init(head: 0x746E61686372656D, tail: 0x6449746E61686372, middle: 50, length: 10, last: 2, beyond: 0),  // merchantId
        .init(head: 0x62614C6563697270, tail: 0x6C6562614C656369, middle: 50, length: 10, last: 2, beyond: 0),  // priceLabel
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 50, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x7470697263736564, tail: 0x6E6F697470697263, middle: 50, length: 11, last: 3, beyond: 0),  // description
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 50, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 50, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x4272616C75676572, tail: 0x676E696C6C694272, middle: 50, length: 14, last: 6, beyond: 0),  // regularBilling
        .init(head: 0x6C69426C61697274, tail: 0x676E696C6C69426C, middle: 50, length: 12, last: 4, beyond: 0),  // trialBilling
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 50, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 50, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 50, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 50, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 50, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6E69727275636572, tail: 0x6574614474726174, middle: 50, length: 25, last: 17, beyond: 0),  // recurringPaymentStartDate
        .init(head: 0x7961506C61697274, tail: 0x6574614474726174, middle: 52, length: 21, last: 13, beyond: 0),  // trialPaymentStartDate
        .init(head: 0x6E69727275636572, tail: 0x74696E556C617672, middle: 53, length: 28, last: 20, beyond: 0),  // recurringPaymentIntervalUnit
        .init(head: 0x6E69727275636572, tail: 0x746E756F436C6176, middle: 55, length: 29, last: 21, beyond: 0),  // recurringPaymentIntervalCount
        .init(head: 0x72656469766F7270, tail: 0x72656469766F7270, middle: 57, length: 8, last: 0, beyond: 0),  // provider
        .init(head: 0x0000000061746164, tail: 0x0000000061746164, middle: 57, length: 4, last: 0, beyond: 32),  // data
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 57, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 58, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 58, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 58, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 59, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 60, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 62, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x000000736D657469, tail: 0x000000736D657469, middle: 64, length: 5, last: 0, beyond: 24),  // items
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 64, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 64, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 64, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 64, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x69746164696C6176, tail: 0x6C72556E6F697461, middle: 64, length: 13, last: 5, beyond: 0),  // validationUrl
        .init(head: 0x00006E69616D6F64, tail: 0x00006E69616D6F64, middle: 64, length: 6, last: 0, beyond: 16),  // domain
        .init(head: 0x49656C69666F7270, tail: 0x6449656C69666F72, middle: 64, length: 9, last: 1, beyond: 0),  // profileId
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 64, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x7470697263736564, tail: 0x6E6F697470697263, middle: 64, length: 11, last: 3, beyond: 0),  // description
        .init(head: 0x0000646F6874656D, tail: 0x0000646F6874656D, middle: 64, length: 6, last: 0, beyond: 16),  // method
        .init(head: 0x796150656C707061, tail: 0x6E656B6F54746E65, middle: 64, length: 20, last: 12, beyond: 0),  // applePayPaymentToken
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 65, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x00000065756C6176, tail: 0x00000065756C6176, middle: 65, length: 5, last: 0, beyond: 24),  // value
        .init(head: 0x0074736575716572, tail: 0x0074736575716572, middle: 65, length: 7, last: 0, beyond: 8),  // request
        .init(head: 0x616D7269666E6F63, tail: 0x6E6F6974616D7269, middle: 65, length: 12, last: 4, beyond: 0),  // confirmation
        .init(head: 0x006449726564726F, tail: 0x006449726564726F, middle: 65, length: 7, last: 0, beyond: 8),  // orderId
        .init(head: 0x0000006E656B6F74, tail: 0x0000006E656B6F74, middle: 65, length: 5, last: 0, beyond: 24),  // token
        .init(head: 0x43676E696C6C6962, tail: 0x746361746E6F4367, middle: 65, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 65, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x69746164696C6176, tail: 0x6C72556E6F697461, middle: 65, length: 13, last: 5, beyond: 0),  // validationUrl
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 65, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x614E6E69616D6F64, tail: 0x656D614E6E69616D, middle: 65, length: 10, last: 2, beyond: 0),  // domainName
        .init(head: 0x6144646F6874656D, tail: 0x61746144646F6874, middle: 65, length: 10, last: 2, beyond: 0),  // methodData
        .init(head: 0x00736C6961746564, tail: 0x00736C6961746564, middle: 65, length: 7, last: 0, beyond: 8),  // details
        .init(head: 0x00736E6F6974706F, tail: 0x00736E6F6974706F, middle: 65, length: 7, last: 0, beyond: 8),  // options
        .init(head: 0x6574726F70707573, tail: 0x73646F6874654D64, middle: 65, length: 16, last: 8, beyond: 0),  // supportedMethods
        .init(head: 0x0000000061746164, tail: 0x0000000061746164, middle: 65, length: 4, last: 0, beyond: 32),  // data
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 65, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 66, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 67, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 67, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 67, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x4979616C70736964, tail: 0x736D65744979616C, middle: 67, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 67, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 67, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 67, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 67, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 67, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 67, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 67, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x00006C6961746564, tail: 0x00006C6961746564, middle: 67, length: 6, last: 0, beyond: 16),  // detail
        .init(head: 0x64657463656C6573, tail: 0x64657463656C6573, middle: 67, length: 8, last: 0, beyond: 0),  // selected
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 67, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x00000065756C6176, tail: 0x00000065756C6176, middle: 67, length: 5, last: 0, beyond: 24),  // value
        .init(head: 0x5074736575716572, tail: 0x656D614E72657961, middle: 67, length: 16, last: 8, beyond: 0),  // requestPayerName
        .init(head: 0x5074736575716572, tail: 0x6C69616D45726579, middle: 67, length: 17, last: 9, beyond: 0),  // requestPayerEmail
        .init(head: 0x5074736575716572, tail: 0x656E6F6850726579, middle: 68, length: 17, last: 9, beyond: 0),  // requestPayerPhone
        .init(head: 0x5374736575716572, tail: 0x676E697070696853, middle: 69, length: 15, last: 7, beyond: 0),  // requestShipping
        .init(head: 0x4274736575716572, tail: 0x676E696C6C694274, middle: 69, length: 14, last: 6, beyond: 0),  // requestBilling
        .init(head: 0x007972746E756F63, tail: 0x007972746E756F63, middle: 69, length: 7, last: 0, beyond: 8),  // country
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 69, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 69, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 69, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x6E69727275636572, tail: 0x676E697272756365, middle: 69, length: 9, last: 1, beyond: 0),  // recurring
        .init(head: 0x00676E6963697270, tail: 0x00676E6963697270, middle: 69, length: 7, last: 0, beyond: 8),  // pricing
        .init(head: 0x000000006D726F66, tail: 0x000000006D726F66, middle: 69, length: 4, last: 0, beyond: 32),  // form
        .init(head: 0x6B6361626C6C6163, tail: 0x736B6361626C6C61, middle: 69, length: 9, last: 1, beyond: 0),  // callbacks
        .init(head: 0x000000006E383169, tail: 0x000000006E383169, middle: 69, length: 4, last: 0, beyond: 32),  // i18n
        .init(head: 0x566563726F666E65, tail: 0x6E6F697372655665, middle: 69, length: 14, last: 6, beyond: 0),  // enforceVersion
        .init(head: 0x6572746E69617262, tail: 0x656572746E696172, middle: 69, length: 9, last: 1, beyond: 0),  // braintree
        .init(head: 0x52746E656D796170, tail: 0x7473657571655274, middle: 69, length: 14, last: 6, beyond: 0),  // paymentRequest
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 69, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 69, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 69, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 71, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 73, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x6E69727275636572, tail: 0x7473657571655274, middle: 74, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 75, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 75, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 75, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 75, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x4274736575716572, tail: 0x746361746E6F4367, middle: 75, length: 21, last: 13, beyond: 0),  // requestBillingContact
        .init(head: 0x5374736575716572, tail: 0x746361746E6F4367, middle: 76, length: 22, last: 14, beyond: 0),  // requestShippingContact
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 77, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 77, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x746E756F63736964, tail: 0x73746E756F637369, middle: 77, length: 9, last: 1, beyond: 0),  // discounts
        .init(head: 0x676E697070696873, tail: 0x736D657449656E69, middle: 77, length: 17, last: 9, beyond: 0),  // shippingLineItems
        .init(head: 0x49656E694C786174, tail: 0x736D657449656E69, middle: 78, length: 12, last: 4, beyond: 0),  // taxLineItems
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 78, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 78, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 78, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 78, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x6C72556567616D69, tail: 0x6C72556567616D69, middle: 78, length: 8, last: 0, beyond: 0),  // imageUrl
        .init(head: 0x55746375646F7270, tail: 0x6C7255746375646F, middle: 78, length: 10, last: 2, beyond: 0),  // productUrl
        .init(head: 0x4C73736572646461, tail: 0x73656E694C737365, middle: 78, length: 12, last: 4, beyond: 0),  // addressLines
        .init(head: 0x0000000079746963, tail: 0x0000000079746963, middle: 78, length: 4, last: 0, beyond: 32),  // city
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 78, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x0000006C69616D65, tail: 0x0000006C69616D65, middle: 78, length: 5, last: 0, beyond: 24),  // email
        .init(head: 0x614E796C696D6166, tail: 0x656D614E796C696D, middle: 78, length: 10, last: 2, beyond: 0),  // familyName
        .init(head: 0x6D614E6E65766967, tail: 0x656D614E6E657669, middle: 78, length: 9, last: 1, beyond: 0),  // givenName
        .init(head: 0x000000656E6F6870, tail: 0x000000656E6F6870, middle: 78, length: 5, last: 0, beyond: 24),  // phone
        .init(head: 0x6F436C6174736F70, tail: 0x65646F436C617473, middle: 78, length: 10, last: 2, beyond: 0),  // postalCode
        .init(head: 0x0000006574617473, tail: 0x0000006574617473, middle: 78, length: 5, last: 0, beyond: 24),  // state
        .init(head: 0x000000726F727265, tail: 0x000000726F727265, middle: 78, length: 5, last: 0, beyond: 24),  // error
        .init(head: 0x676E697070696873, tail: 0x73726F727245676E, middle: 78, length: 14, last: 6, beyond: 0),  // shippingErrors
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 78, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 78, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 78, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 78, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 78, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 78, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x73746E656D656C65, tail: 0x73746E656D656C65, middle: 78, length: 8, last: 0, beyond: 0),  // elements
        .init(head: 0x00746E656D656C65, tail: 0x00746E656D656C65, middle: 78, length: 7, last: 0, beyond: 8),  // element
        .init(head: 0x45746E656D796170, tail: 0x746E656D656C4574, middle: 78, length: 14, last: 6, beyond: 0),  // paymentElement
        .init(head: 0x0073726577736E61, tail: 0x0073726577736E61, middle: 78, length: 7, last: 0, beyond: 8),  // answers
        .init(head: 0x007365676E616863, tail: 0x007365676E616863, middle: 78, length: 7, last: 0, beyond: 8),  // changes
        .init(head: 0x0000000065646F6D, tail: 0x0000000065646F6D, middle: 78, length: 4, last: 0, beyond: 32),  // mode
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 78, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 78, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x6553746E65696C63, tail: 0x746572636553746E, middle: 78, length: 12, last: 4, beyond: 0),  // clientSecret
        .init(head: 0x666C616865426E6F, tail: 0x664F666C61686542, middle: 78, length: 10, last: 2, beyond: 0),  // onBehalfOf
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 78, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 78, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x676E697070696873, tail: 0x7365746152676E69, middle: 78, length: 13, last: 5, beyond: 0),  // shippingRates
        .init(head: 0x676E697070696873, tail: 0x6465726975716552, middle: 78, length: 23, last: 15, beyond: 0),  // shippingAddressRequired
        .init(head: 0x41676E696C6C6962, tail: 0x6465726975716552, middle: 79, length: 22, last: 14, beyond: 0),  // billingAddressRequired
        .init(head: 0x7165526C69616D65, tail: 0x6465726975716552, middle: 80, length: 13, last: 5, beyond: 0),  // emailRequired
        .init(head: 0x6D754E656E6F6870, tail: 0x6465726975716552, middle: 80, length: 19, last: 11, beyond: 0),  // phoneNumberRequired
        .init(head: 0x536465776F6C6C61, tail: 0x73656972746E756F, middle: 81, length: 24, last: 16, beyond: 0),  // allowedShippingCountries
        .init(head: 0x7373656E69737562, tail: 0x7373656E69737562, middle: 82, length: 8, last: 0, beyond: 0),  // business
        .init(head: 0x79546E6F74747562, tail: 0x657079546E6F7474, middle: 82, length: 10, last: 2, beyond: 0),  // buttonType
        .init(head: 0x68546E6F74747562, tail: 0x656D6568546E6F74, middle: 82, length: 11, last: 3, beyond: 0),  // buttonTheme
        .init(head: 0x4D746E656D796170, tail: 0x73646F6874654D74, middle: 82, length: 14, last: 6, beyond: 0),  // paymentMethods
        .init(head: 0x007374656C6C6177, tail: 0x007374656C6C6177, middle: 82, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x65486E6F74747562, tail: 0x7468676965486E6F, middle: 82, length: 12, last: 4, beyond: 0),  // buttonHeight
        .init(head: 0x000074756F79616C, tail: 0x000074756F79616C, middle: 82, length: 6, last: 0, beyond: 16),  // layout
        .init(head: 0x4D746E656D796170, tail: 0x726564724F646F68, middle: 82, length: 18, last: 10, beyond: 0),  // paymentMethodOrder
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 83, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x7373656E69737562, tail: 0x7373656E69737562, middle: 83, length: 8, last: 0, beyond: 0),  // business
        .init(head: 0x007374656C6C6177, tail: 0x007374656C6C6177, middle: 83, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x676E697070696873, tail: 0x6465726975716552, middle: 83, length: 23, last: 15, beyond: 0),  // shippingAddressRequired
        .init(head: 0x41676E696C6C6962, tail: 0x6465726975716552, middle: 84, length: 22, last: 14, beyond: 0),  // billingAddressRequired
        .init(head: 0x7165526C69616D65, tail: 0x6465726975716552, middle: 85, length: 13, last: 5, beyond: 0),  // emailRequired
        .init(head: 0x6D754E656E6F6870, tail: 0x6465726975716552, middle: 85, length: 19, last: 11, beyond: 0),  // phoneNumberRequired
        .init(head: 0x536465776F6C6C61, tail: 0x73656972746E756F, middle: 86, length: 24, last: 16, beyond: 0),  // allowedShippingCountries
        .init(head: 0x65486E6F74747562, tail: 0x7468676965486E6F, middle: 87, length: 12, last: 4, beyond: 0),  // buttonHeight
        .init(head: 0x000074756F79616C, tail: 0x000074756F79616C, middle: 87, length: 6, last: 0, beyond: 16),  // layout
        .init(head: 0x4D746E656D796170, tail: 0x726564724F646F68, middle: 87, length: 18, last: 10, beyond: 0),  // paymentMethodOrder
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 88, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 88, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x676E697070696873, tail: 0x7365746152676E69, middle: 88, length: 13, last: 5, beyond: 0),  // shippingRates
        .init(head: 0x676E697070696873, tail: 0x6465726975716552, middle: 88, length: 23, last: 15, beyond: 0),  // shippingAddressRequired
        .init(head: 0x41676E696C6C6962, tail: 0x6465726975716552, middle: 89, length: 22, last: 14, beyond: 0),  // billingAddressRequired
        .init(head: 0x7165526C69616D65, tail: 0x6465726975716552, middle: 90, length: 13, last: 5, beyond: 0),  // emailRequired
        .init(head: 0x6D754E656E6F6870, tail: 0x6465726975716552, middle: 90, length: 19, last: 11, beyond: 0),  // phoneNumberRequired
        .init(head: 0x536465776F6C6C61, tail: 0x73656972746E756F, middle: 91, length: 24, last: 16, beyond: 0),  // allowedShippingCountries
        .init(head: 0x7373656E69737562, tail: 0x7373656E69737562, middle: 92, length: 8, last: 0, beyond: 0),  // business
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 92, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 92, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 92, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 92, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 92, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 92, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 92, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 92, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x79726576696C6564, tail: 0x6574616D69747345, middle: 92, length: 16, last: 8, beyond: 0),  // deliveryEstimate
        .init(head: 0x6E69727275636572, tail: 0x7473657571655274, middle: 92, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        .init(head: 0x6974616D6F747561, tail: 0x7473657571655274, middle: 93, length: 29, last: 21, beyond: 0),  // automaticReloadPaymentRequest
        .init(head: 0x6465727265666564, tail: 0x7473657571655274, middle: 95, length: 22, last: 14, beyond: 0),  // deferredPaymentRequest
        .init(head: 0x646E754664726163, tail: 0x676E69646E754664, middle: 96, length: 11, last: 3, beyond: 0),  // cardFunding
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 96, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 97, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x4272616C75676572, tail: 0x676E696C6C694272, middle: 97, length: 14, last: 6, beyond: 0),  // regularBilling
        .init(head: 0x6C69426C61697274, tail: 0x676E696C6C69426C, middle: 97, length: 12, last: 4, beyond: 0),  // trialBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 97, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 97, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 98, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x6974616D6F747561, tail: 0x676E696C6C694264, middle: 98, length: 22, last: 14, beyond: 0),  // automaticReloadBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 99, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 99, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 100, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x6465727265666564, tail: 0x676E696C6C694264, middle: 100, length: 15, last: 7, beyond: 0),  // deferredBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 100, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x636E614365657266, tail: 0x657461446E6F6974, middle: 100, length: 20, last: 12, beyond: 0),  // freeCancellationDate
        .init(head: 0x636E614365657266, tail: 0x656E6F5A656D6954, middle: 101, length: 28, last: 20, beyond: 0),  // freeCancellationDateTimeZone
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 103, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 103, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6E69727275636572, tail: 0x6574614474726174, middle: 103, length: 25, last: 17, beyond: 0),  // recurringPaymentStartDate
        .init(head: 0x6E69727275636572, tail: 0x65746144646E4574, middle: 105, length: 23, last: 15, beyond: 0),  // recurringPaymentEndDate
        .init(head: 0x6E69727275636572, tail: 0x74696E556C617672, middle: 106, length: 28, last: 20, beyond: 0),  // recurringPaymentIntervalUnit
        .init(head: 0x6E69727275636572, tail: 0x746E756F436C6176, middle: 108, length: 29, last: 21, beyond: 0),  // recurringPaymentIntervalCount
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 110, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 110, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6974616D6F747561, tail: 0x746E756F6D41646C, middle: 110, length: 37, last: 29, beyond: 0),  // automaticReloadPaymentThresholdAmount
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 113, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 113, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6465727265666564, tail: 0x65746144746E656D, middle: 113, length: 19, last: 11, beyond: 0),  // deferredPaymentDate
        .init(head: 0x007972746E756F63, tail: 0x007972746E756F63, middle: 114, length: 7, last: 0, beyond: 8),  // country
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 114, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 114, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4979616C70736964, tail: 0x736D65744979616C, middle: 114, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x5074736575716572, tail: 0x656D614E72657961, middle: 114, length: 16, last: 8, beyond: 0),  // requestPayerName
        .init(head: 0x5074736575716572, tail: 0x6C69616D45726579, middle: 114, length: 17, last: 9, beyond: 0),  // requestPayerEmail
        .init(head: 0x5074736575716572, tail: 0x656E6F6850726579, middle: 115, length: 17, last: 9, beyond: 0),  // requestPayerPhone
        .init(head: 0x5374736575716572, tail: 0x676E697070696853, middle: 116, length: 15, last: 7, beyond: 0),  // requestShipping
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 116, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x57656C6261736964, tail: 0x7374656C6C615765, middle: 116, length: 14, last: 6, beyond: 0),  // disableWallets
        .init(head: 0x007374656C6C6177, tail: 0x007374656C6C6177, middle: 116, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x666C616865426E6F, tail: 0x664F666C61686542, middle: 116, length: 10, last: 2, beyond: 0),  // onBehalfOf
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 116, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 116, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 116, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4979616C70736964, tail: 0x736D65744979616C, middle: 116, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 116, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 116, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 116, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 116, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4979616C70736964, tail: 0x736D65744979616C, middle: 116, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 116, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 116, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 116, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 116, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 116, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 116, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 116, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x00006C6961746564, tail: 0x00006C6961746564, middle: 116, length: 6, last: 0, beyond: 16),  // detail
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 116, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x00006E6F73616572, tail: 0x00006E6F73616572, middle: 116, length: 6, last: 0, beyond: 16),  // reason
        .init(head: 0x006567617373656D, tail: 0x006567617373656D, middle: 116, length: 7, last: 0, beyond: 8),  // message
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 116, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x746E61686372656D, tail: 0x65646F437972746E, middle: 116, length: 19, last: 11, beyond: 0),  // merchantCountryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 117, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x6D65744974726163, tail: 0x736D657449747261, middle: 117, length: 9, last: 1, beyond: 0),  // cartItems
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 117, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x6E6F697469646461, tail: 0x736B726F7774654E, middle: 118, length: 25, last: 17, beyond: 0),  // additionalEnabledNetworks
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 120, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6465726975716572, tail: 0x73646C6569467373, middle: 121, length: 29, last: 21, beyond: 0),  // requiredShippingAddressFields
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 123, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x676E697070696873, tail: 0x73646F6874654D67, middle: 125, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x676E697070696873, tail: 0x65707954676E6970, middle: 125, length: 12, last: 4, beyond: 0),  // shippingType
        .init(head: 0x6574726F70707573, tail: 0x73656972746E756F, middle: 125, length: 18, last: 10, beyond: 0),  // supportedCountries
        .init(head: 0x7374726F70707573, tail: 0x65646F436E6F7075, middle: 126, length: 18, last: 10, beyond: 0),  // supportsCouponCode
        .init(head: 0x6F436E6F70756F63, tail: 0x65646F436E6F7075, middle: 127, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x0074736575716572, tail: 0x0074736575716572, middle: 127, length: 7, last: 0, beyond: 8),  // request
        .init(head: 0x6D65744974726163, tail: 0x736D657449747261, middle: 127, length: 9, last: 1, beyond: 0),  // cartItems
        .init(head: 0x676E697070696873, tail: 0x73646F6874654D67, middle: 127, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x000073726F727265, tail: 0x000073726F727265, middle: 127, length: 6, last: 0, beyond: 16),  // errors
        .init(head: 0x6D65744974726163, tail: 0x736D657449747261, middle: 127, length: 9, last: 1, beyond: 0),  // cartItems
        .init(head: 0x007972746E756F63, tail: 0x007972746E756F63, middle: 127, length: 7, last: 0, beyond: 8),  // country
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 127, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x676E697070696873, tail: 0x73646F6874654D67, middle: 127, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x6C62616E4562636A, tail: 0x64656C62616E4562, middle: 127, length: 10, last: 2, beyond: 0),  // jcbEnabled
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 127, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x7470697263736564, tail: 0x6E6F697470697263, middle: 127, length: 11, last: 3, beyond: 0),  // description
        .init(head: 0x656D6567616E616D, tail: 0x6C7255746E656D65, middle: 127, length: 13, last: 5, beyond: 0),  // managementUrl
        .init(head: 0x00676E696C6C6962, tail: 0x00676E696C6C6962, middle: 127, length: 7, last: 0, beyond: 8),  // billing
        .init(head: 0x6C69426C61697274, tail: 0x676E696C6C69426C, middle: 127, length: 12, last: 4, beyond: 0),  // trialBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 127, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x746F4E6E656B6F74, tail: 0x4C52556E6F697461, middle: 127, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 128, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x6D4164616F6C6572, tail: 0x746E756F6D416461, middle: 128, length: 12, last: 4, beyond: 0),  // reloadAmount
        .init(head: 0x6C6F687365726874, tail: 0x746E756F6D41646C, middle: 128, length: 15, last: 7, beyond: 0),  // thresholdAmount
        .init(head: 0x746E61686372656D, tail: 0x73746E6168637265, middle: 128, length: 9, last: 1, beyond: 0),  // merchants
        .init(head: 0x0000006C616E6966, tail: 0x0000006C616E6966, middle: 128, length: 5, last: 0, beyond: 24),  // final
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 128, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x00746E656D796170, tail: 0x00746E656D796170, middle: 128, length: 7, last: 0, beyond: 8),  // payment
        .init(head: 0x6E69727275636572, tail: 0x676E697272756365, middle: 128, length: 9, last: 1, beyond: 0),  // recurring
        .init(head: 0x0000000000534433, tail: 0x0000000000534433, middle: 128, length: 3, last: 0, beyond: 40),  // 3DS
        .init(head: 0x0000000000766D65, tail: 0x0000000000766D65, middle: 128, length: 3, last: 0, beyond: 40),  // emv
        .init(head: 0x0000746964657263, tail: 0x0000746964657263, middle: 128, length: 6, last: 0, beyond: 16),  // credit
        .init(head: 0x0000007469626564, tail: 0x0000007469626564, middle: 128, length: 5, last: 0, beyond: 24),  // debit
        .init(head: 0x6464416C69616D65, tail: 0x737365726464416C, middle: 128, length: 12, last: 4, beyond: 0),  // emailAddress
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 128, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x6D754E656E6F6870, tail: 0x7265626D754E656E, middle: 128, length: 11, last: 3, beyond: 0),  // phoneNumber
        .init(head: 0x64416C6174736F70, tail: 0x737365726464416C, middle: 128, length: 13, last: 5, beyond: 0),  // postalAddress
        .init(head: 0x676E697070696873, tail: 0x676E697070696873, middle: 128, length: 8, last: 0, beyond: 0),  // shipping
        .init(head: 0x79726576696C6564, tail: 0x79726576696C6564, middle: 128, length: 8, last: 0, beyond: 0),  // delivery
        .init(head: 0x5065636976726573, tail: 0x70756B6369506563, middle: 128, length: 13, last: 5, beyond: 0),  // servicePickup
        .init(head: 0x63695065726F7473, tail: 0x70756B6369506572, middle: 128, length: 11, last: 3, beyond: 0),  // storePickup
        .init(head: 0x0000006C616E6966, tail: 0x0000006C616E6966, middle: 128, length: 5, last: 0, beyond: 24),  // final
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 128, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x0000000000796164, tail: 0x0000000000796164, middle: 128, length: 3, last: 0, beyond: 40),  // day
        .init(head: 0x000000006B656577, tail: 0x000000006B656577, middle: 128, length: 4, last: 0, beyond: 32),  // week
        .init(head: 0x00000068746E6F6D, tail: 0x00000068746E6F6D, middle: 128, length: 5, last: 0, beyond: 24),  // month
        .init(head: 0x0000000072616579, tail: 0x0000000072616579, middle: 128, length: 4, last: 0, beyond: 32),  // year
        .init(head: 0x64416C6174736F70, tail: 0x737365726464416C, middle: 128, length: 13, last: 5, beyond: 0),  // postalAddress
        .init(head: 0x6D754E656E6F6870, tail: 0x7265626D754E656E, middle: 128, length: 11, last: 3, beyond: 0),  // phoneNumber
        .init(head: 0x6464416C69616D65, tail: 0x737365726464416C, middle: 128, length: 12, last: 4, beyond: 0),  // emailAddress
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 128, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x00746E656D796170, tail: 0x00746E656D796170, middle: 128, length: 7, last: 0, beyond: 8),  // payment
        .init(head: 0x6E69727275636572, tail: 0x676E697272756365, middle: 128, length: 9, last: 1, beyond: 0),  // recurring
        .init(head: 0x6573727562736964, tail: 0x746E656D65737275, middle: 128, length: 12, last: 4, beyond: 0),  // disbursement
        .init(head: 0x00006574756E696D, tail: 0x00006574756E696D, middle: 128, length: 6, last: 0, beyond: 16),  // minute
        .init(head: 0x0000000072756F68, tail: 0x0000000072756F68, middle: 128, length: 4, last: 0, beyond: 32),  // hour
        .init(head: 0x0000000000796164, tail: 0x0000000000796164, middle: 128, length: 3, last: 0, beyond: 40),  // day
        .init(head: 0x000000006B656577, tail: 0x000000006B656577, middle: 128, length: 4, last: 0, beyond: 32),  // week
        .init(head: 0x00000068746E6F6D, tail: 0x00000068746E6F6D, middle: 128, length: 5, last: 0, beyond: 24),  // month
        .init(head: 0x0000000072616579, tail: 0x0000000072616579, middle: 128, length: 4, last: 0, beyond: 32),  // year
        .init(head: 0x61705F656C707061, tail: 0x7961705F656C7070, middle: 128, length: 9, last: 1, beyond: 0),  // apple_pay
        .init(head: 0x705F656C676F6F67, tail: 0x7961705F656C676F, middle: 128, length: 10, last: 2, beyond: 0),  // google_pay
        .init(head: 0x0000000078656D61, tail: 0x0000000078656D61, middle: 128, length: 4, last: 0, beyond: 32),  // amex
        .init(head: 0x616372657473616D, tail: 0x6472616372657473, middle: 128, length: 10, last: 2, beyond: 0),  // mastercard
        .init(head: 0x0000000061736976, tail: 0x0000000061736976, middle: 128, length: 4, last: 0, beyond: 32),  // visa
        .init(head: 0x7265766F63736964, tail: 0x7265766F63736964, middle: 128, length: 8, last: 0, beyond: 0),  // discover
        .init(head: 0x6C65746176697270, tail: 0x6C6562616C657461, middle: 128, length: 12, last: 4, beyond: 0),  // privatelabel
        .init(head: 0x696E75616E696863, tail: 0x7961706E6F696E75, middle: 128, length: 13, last: 5, beyond: 0),  // chinaunionpay
        .init(head: 0x0063617265746E69, tail: 0x0063617265746E69, middle: 128, length: 7, last: 0, beyond: 8),  // interac
        .init(head: 0x000000000062636A, tail: 0x000000000062636A, middle: 128, length: 3, last: 0, beyond: 40),  // jcb
        .init(head: 0x0000006163697573, tail: 0x0000006163697573, middle: 128, length: 5, last: 0, beyond: 24),  // suica
        .init(head: 0x6E61626574726163, tail: 0x7365726961636E61, middle: 128, length: 14, last: 6, beyond: 0),  // cartebancaires
        .init(head: 0x6E61626574726163, tail: 0x65726961636E6162, middle: 128, length: 13, last: 5, beyond: 0),  // cartebancaire
        .init(head: 0x7469646572636469, tail: 0x7469646572636469, middle: 128, length: 8, last: 0, beyond: 0),  // idcredit
        .init(head: 0x0079617063697571, tail: 0x0079617063697571, middle: 128, length: 7, last: 0, beyond: 8),  // quicpay
        .init(head: 0x61746E6F636E6162, tail: 0x746361746E6F636E, middle: 128, length: 10, last: 2, beyond: 0),  // bancontact
        .init(head: 0x6142736574726163, tail: 0x7365726961636E61, middle: 128, length: 15, last: 7, beyond: 0),  // cartesBancaires
        .init(head: 0x696E55616E696863, tail: 0x7961506E6F696E55, middle: 128, length: 13, last: 5, beyond: 0),  // chinaUnionPay
        .init(head: 0x0074726F6B6E6164, tail: 0x0074726F6B6E6164, middle: 128, length: 7, last: 0, beyond: 8),  // dankort
        .init(head: 0x0000736F70746665, tail: 0x0000736F70746665, middle: 128, length: 6, last: 0, beyond: 16),  // eftpos
        .init(head: 0x6E6F727463656C65, tail: 0x6E6F727463656C65, middle: 128, length: 8, last: 0, beyond: 0),  // electron
        .init(head: 0x00000000006F6C65, tail: 0x00000000006F6C65, middle: 128, length: 3, last: 0, beyond: 40),  // elo
        .init(head: 0x647261636F726967, tail: 0x647261636F726967, middle: 128, length: 8, last: 0, beyond: 0),  // girocard
        .init(head: 0x000000006164616D, tail: 0x000000006164616D, middle: 128, length: 4, last: 0, beyond: 32),  // mada
        .init(head: 0x006F72747365616D, tail: 0x006F72747365616D, middle: 128, length: 7, last: 0, beyond: 8),  // maestro
        .init(head: 0x614372657473616D, tail: 0x6472614372657473, middle: 128, length: 10, last: 2, beyond: 0),  // masterCard
        .init(head: 0x000000000072696D, tail: 0x000000000072696D, middle: 128, length: 3, last: 0, beyond: 40),  // mir
        .init(head: 0x4C65746176697270, tail: 0x6C6562614C657461, middle: 128, length: 12, last: 4, beyond: 0),  // privateLabel
        .init(head: 0x0000000079615076, tail: 0x0000000079615076, middle: 128, length: 4, last: 0, beyond: 32),  // vPay
        .init(head: 0x00746E656D796170, tail: 0x00746E656D796170, middle: 128, length: 7, last: 0, beyond: 8),  // payment
        .init(head: 0x7069726373627573, tail: 0x6E6F697470697263, middle: 128, length: 12, last: 4, beyond: 0),  // subscription
        .init(head: 0x0000007075746573, tail: 0x0000007075746573, middle: 128, length: 5, last: 0, beyond: 24),  // setup
        .init(head: 0x0000000072616579, tail: 0x0000000072616579, middle: 128, length: 4, last: 0, beyond: 32),  // year
        .init(head: 0x00000068746E6F6D, tail: 0x00000068746E6F6D, middle: 128, length: 5, last: 0, beyond: 24),  // month
        .init(head: 0x0000000000796164, tail: 0x0000000000796164, middle: 128, length: 3, last: 0, beyond: 40),  // day
        .init(head: 0x0000000072756F68, tail: 0x0000000072756F68, middle: 128, length: 4, last: 0, beyond: 32),  // hour
        .init(head: 0x00006574756E696D, tail: 0x00006574756E696D, middle: 128, length: 6, last: 0, beyond: 16),  // minute
        .init(head: 0x656E6F6D2D646461, tail: 0x79656E6F6D2D6464, middle: 128, length: 9, last: 1, beyond: 0),  // add-money
        .init(head: 0x000000006B6F6F62, tail: 0x000000006B6F6F62, middle: 128, length: 4, last: 0, beyond: 32),  // book
        .init(head: 0x0000000000797562, tail: 0x0000000000797562, middle: 128, length: 3, last: 0, beyond: 40),  // buy
        .init(head: 0x756F2D6B63656863, tail: 0x74756F2D6B636568, middle: 128, length: 9, last: 1, beyond: 0),  // check-out
        .init(head: 0x75626972746E6F63, tail: 0x657475626972746E, middle: 128, length: 10, last: 2, beyond: 0),  // contribute
        .init(head: 0x00006574616E6F64, tail: 0x00006574616E6F64, middle: 128, length: 6, last: 0, beyond: 16),  // donate
        .init(head: 0x000000726564726F, tail: 0x000000726564726F, middle: 128, length: 5, last: 0, beyond: 24),  // order
        .init(head: 0x0000006E69616C70, tail: 0x0000006E69616C70, middle: 128, length: 5, last: 0, beyond: 24),  // plain
        .init(head: 0x000064616F6C6572, tail: 0x000064616F6C6572, middle: 128, length: 6, last: 0, beyond: 16),  // reload
        .init(head: 0x00000000746E6572, tail: 0x00000000746E6572, middle: 128, length: 4, last: 0, beyond: 32),  // rent
        .init(head: 0x6269726373627573, tail: 0x6562697263736275, middle: 128, length: 9, last: 1, beyond: 0),  // subscribe
        .init(head: 0x0074726F70707573, tail: 0x0074726F70707573, middle: 128, length: 7, last: 0, beyond: 8),  // support
        .init(head: 0x0000000000706974, tail: 0x0000000000706974, middle: 128, length: 3, last: 0, beyond: 40),  // tip
        .init(head: 0x000070752D706F74, tail: 0x000070752D706F74, middle: 128, length: 6, last: 0, beyond: 16),  // top-up
        .init(head: 0x0000006B63616C62, tail: 0x0000006B63616C62, middle: 128, length: 5, last: 0, beyond: 24),  // black
        .init(head: 0x0000006574696877, tail: 0x0000006574696877, middle: 128, length: 5, last: 0, beyond: 24),  // white
        .init(head: 0x756F2D6574696877, tail: 0x656E696C74756F2D, middle: 128, length: 13, last: 5, beyond: 0),  // white-outline
        .init(head: 0x0073736563637573, tail: 0x0073736563637573, middle: 128, length: 7, last: 0, beyond: 8),  // success
        .init(head: 0x000000006C696166, tail: 0x000000006C696166, middle: 128, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x5F64696C61766E69, tail: 0x737365726464615F, middle: 128, length: 24, last: 16, beyond: 0),  // invalid_shipping_address
        .init(head: 0x0073736563637573, tail: 0x0073736563637573, middle: 129, length: 7, last: 0, beyond: 8),  // success
        .init(head: 0x000000006C696166, tail: 0x000000006C696166, middle: 129, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x5F64696C61766E69, tail: 0x656D616E5F726579, middle: 129, length: 18, last: 10, beyond: 0),  // invalid_payer_name
        .init(head: 0x5F64696C61766E69, tail: 0x656E6F68705F7265, middle: 130, length: 19, last: 11, beyond: 0),  // invalid_payer_phone
        .init(head: 0x5F64696C61766E69, tail: 0x6C69616D655F7265, middle: 131, length: 19, last: 11, beyond: 0),  // invalid_payer_email
        .init(head: 0x5F64696C61766E69, tail: 0x737365726464615F, middle: 132, length: 24, last: 16, beyond: 0),  // invalid_shipping_address
        .init(head: 0x000000006C696166, tail: 0x000000006C696166, middle: 133, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x5F64696C61766E69, tail: 0x737365726464615F, middle: 133, length: 24, last: 16, beyond: 0),  // invalid_shipping_address
        .init(head: 0x5F64696C61766E69, tail: 0x737365726464615F, middle: 134, length: 23, last: 15, beyond: 0),  // invalid_billing_address
        .init(head: 0x5F64696C61766E69, tail: 0x617461645F746E65, middle: 135, length: 20, last: 12, beyond: 0),  // invalid_payment_data
        .init(head: 0x5F73736572646461, tail: 0x656C626165636976, middle: 136, length: 21, last: 13, beyond: 0),  // address_unserviceable
        .init(head: 0x61705F656C707061, tail: 0x7961705F656C7070, middle: 137, length: 9, last: 1, beyond: 0),  // apple_pay
    ]

    static let middles: [UInt64] = [
        0x655273646F687465,
        0x6F6874654D676E69,
        0x6B726F7774654E64,
        0x696C696261706143,
        0x746E656D79615067,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x676E697070696853,
        0x46746361746E6F43,
        0x45746361746E6F43,
        0x6F4D676E69746964,
        0x6972746E756F4364,
        0x6F436E6F70756F43,
        0x6B726F7774654E64,
        0x696C696261706143,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x676E697070696853,
        0x46746361746E6F43,
        0x6B726F7774654E64,
        0x696C696261706143,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x676E697070696853,
        0x46746361746E6F43,
        0x696C696261706143,
        0x6B726F7774654E64,
        0x696669746E656449,
        0x566E6F6973736553,
        0x696669746E656449,
        0x74497972616D6D75,
        0x6B726F7774654E64,
        0x696C696261706143,
        0x676E697070696853,
        0x46746361746E6F43,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x6972746E756F4364,
        0x746E656D79615067,
        0x6974706972637365,
        0x6F69746163696669,
        0x696C43746E65746E,
        0x6572636553746E65,
        0x74497972616D6D75,
        0x696669746E656449,
        0x4E79616C70736944,
        0x676E697070696853,
        0x46746361746E6F43,
        0x73656972746E756F,
        0x736544726F727245,
        0x746E656D79615067,
        0x7461447472617453,
        0x72617453746E656D,
        0x746E656D79615067,
        0x6C61767265746E49,
        0x746E656D79615067,
        0x6C61767265746E49,
        0x696669746E656449,
        0x6B726F7774654E64,
        0x696C696261706143,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x676E697070696853,
        0x46746361746E6F43,
        0x54746E656D796150,
        0x696669746E656449,
        0x6B726F7774654E64,
        0x69616D4572657961,
        0x6E6F685072657961,
        0x676E697070696853,
        0x46746361746E6F43,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x6B726F7774654E64,
        0x746E656D79615067,
        0x6F43676E696C6C69,
        0x43676E6970706968,
        0x6D657449656E694C,
        0x5273736572646441,
        0x6552737365726464,
        0x6975716552726562,
        0x43676E6970706968,
        0x64724F646F687465,
        0x5273736572646441,
        0x6552737365726464,
        0x6975716552726562,
        0x43676E6970706968,
        0x64724F646F687465,
        0x5273736572646441,
        0x6552737365726464,
        0x6975716552726562,
        0x43676E6970706968,
        0x746E656D79615067,
        0x5064616F6C655263,
        0x6552746E656D7961,
        0x52746E656D796150,
        0x6974706972637365,
        0x6974706972637365,
        0x4264616F6C655263,
        0x6974706972637365,
        0x6E6F6974616C6C65,
        0x6E6F6974616C6C65,
        0x656D695465746144,
        0x746E656D79615067,
        0x7461447472617453,
        0x746E656D79615067,
        0x746E656D79615067,
        0x6C61767265746E49,
        0x746E656D79615067,
        0x6C61767265746E49,
        0x5064616F6C655263,
        0x6854746E656D7961,
        0x41646C6F68736572,
        0x44746E656D796150,
        0x69616D4572657961,
        0x6E6F685072657961,
        0x437972746E756F43,
        0x6B726F7774654E64,
        0x656C62616E456C61,
        0x6B726F7774654E64,
        0x696C696261706143,
        0x676E697070696853,
        0x4673736572646441,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x6972746E756F4364,
        0x6F436E6F70756F43,
        0x6F69746163696669,
        0x676E697070696873,
        0x616E5F7265796170,
        0x68705F7265796170,
        0x6D655F7265796170,
        0x676E697070696873,
        0x676E697070696873,
        0x5F676E696C6C6962,
        0x5F746E656D796170,
        0x6369767265736E75,
    ]

    static let places: [UInt8] = [
        3, 255, 255, 1, 2, 0, 255, 255, 255, 255, 2, 255, 255, 3, 1, 0, 255, 13, 255, 255, 255, 255, 255, 23,
        255, 255, 255, 8, 2, 7, 12, 255, 255, 255, 255, 22, 255, 255, 21, 255, 3, 9, 17, 15, 16, 255, 255, 255,
        10, 255, 255, 20, 255, 1, 255, 255, 255, 11, 5, 255, 19, 4, 255, 255, 255, 255, 255, 255, 6, 255, 255, 255,
        255, 255, 255, 255, 0, 14, 18, 255, 0, 1, 0, 1, 1, 13, 7, 15, 255, 4, 12, 5, 255, 255, 255, 11,
        2, 9, 255, 0, 255, 255, 255, 255, 3, 255, 14, 255, 255, 255, 10, 255, 6, 255, 8, 255, 0, 1, 8, 6,
        7, 0, 3, 255, 9, 5, 10, 1, 4, 11, 2, 255, 255, 255, 255, 255, 0, 1, 3, 4, 255, 2, 2, 0,
        1, 255, 255, 3, 255, 255, 0, 255, 2, 1, 255, 0, 0, 1, 2, 5, 10, 255, 3, 6, 11, 255, 1, 7,
        4, 255, 8, 9, 255, 0, 0, 2, 1, 255, 4, 1, 0, 2, 255, 255, 5, 3, 255, 1, 5, 0, 3, 2,
        4, 255, 255, 3, 1, 255, 0, 255, 5, 255, 255, 8, 6, 7, 2, 255, 255, 4, 0, 1, 3, 8, 10, 4,
        1, 6, 255, 5, 2, 9, 255, 255, 11, 7, 255, 0, 0, 2, 1, 255, 4, 255, 1, 3, 2, 0, 5, 255,
        1, 0, 3, 4, 255, 5, 0, 1, 6, 2, 0, 255, 255, 0, 3, 255, 1, 255, 255, 2, 0, 1, 2, 255,
        255, 3, 255, 2, 255, 0, 255, 1, 1, 0, 1, 0, 2, 0, 1, 255, 255, 255, 255, 3, 255, 0, 1, 2,
        255, 0, 1, 2, 1, 0, 255, 255, 255, 2, 0, 1, 255, 3, 255, 0, 1, 255, 2, 255, 255, 3, 0, 1,
        255, 2, 255, 255, 0, 4, 3, 1, 1, 0, 0, 4, 255, 255, 255, 1, 3, 2, 10, 4, 255, 0, 8, 9,
        5, 3, 11, 1, 7, 2, 255, 255, 255, 6, 4, 5, 3, 1, 0, 2, 255, 255, 6, 255, 255, 2, 1, 255,
        7, 9, 3, 255, 8, 5, 0, 255, 10, 4, 3, 5, 255, 4, 255, 1, 2, 0, 255, 5, 255, 0, 3, 255,
        1, 4, 2, 255, 6, 255, 255, 255, 7, 8, 1, 4, 3, 255, 0, 255, 2, 255, 0, 255, 2, 1, 3, 1,
        255, 255, 255, 0, 4, 2, 255, 4, 0, 255, 1, 255, 2, 3, 255, 255, 255, 11, 255, 13, 255, 15, 255, 255,
        10, 12, 255, 255, 255, 255, 3, 8, 7, 1, 0, 2, 255, 255, 6, 4, 5, 14, 255, 255, 9, 255, 255, 1,
        0, 2, 255, 6, 255, 4, 255, 255, 1, 3, 2, 255, 5, 255, 7, 255, 255, 0, 1, 255, 3, 255, 7, 5,
        6, 2, 255, 4, 255, 255, 0, 255, 255, 8, 0, 255, 0, 255, 0, 255, 0, 1, 255, 0, 2, 255, 255, 255,
        3, 1, 3, 1, 255, 255, 255, 255, 0, 2, 4, 1, 0, 2, 255, 255, 255, 3, 3, 1, 0, 255, 2, 255,
        255, 255, 255, 1, 2, 0, 255, 3, 5, 4, 1, 2, 3, 4, 255, 5, 255, 0, 0, 255, 1, 2, 0, 255,
        2, 1, 1, 4, 3, 6, 5, 255, 8, 12, 255, 255, 7, 2, 0, 9, 11, 10, 255, 255, 2, 4, 1, 255,
        0, 3, 2, 255, 1, 255, 255, 4, 3, 0, 0, 2, 255, 1, 0, 255, 255, 255, 2, 3, 255, 1, 0, 1,
        0, 255, 255, 255, 8, 255, 255, 2, 255, 255, 255, 255, 4, 255, 11, 255, 7, 0, 13, 12, 9, 255, 3, 255,
        255, 255, 255, 255, 6, 10, 255, 255, 1, 5, 2, 0, 1, 255, 3, 2, 255, 255, 1, 0, 255, 4, 9, 8,
        255, 255, 2, 1, 4, 255, 10, 5, 3, 255, 255, 0, 6, 7, 0, 1, 1, 0, 255, 1, 255, 255, 255, 2,
        0, 3, 255, 0, 255, 2, 1, 255, 3, 255, 255, 255, 1, 255, 3, 255, 0, 2, 0, 1, 0, 3, 2, 255,
        1, 255, 255, 255, 255, 2, 255, 1, 3, 255, 0, 255, 255, 0, 1, 2, 2, 5, 4, 255, 3, 255, 0, 1,
        1, 0, 22, 18, 24, 255, 8, 255, 255, 255, 255, 255, 11, 7, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        5, 16, 19, 14, 255, 20, 255, 12, 255, 255, 2, 21, 255, 25, 9, 15, 255, 255, 255, 26, 17, 255, 255, 0,
        1, 255, 255, 255, 255, 255, 3, 6, 255, 255, 23, 255, 255, 4, 255, 255, 10, 13, 0, 2, 1, 255, 2, 0,
        1, 255, 255, 255, 4, 3, 12, 255, 255, 255, 255, 255, 255, 6, 4, 255, 9, 255, 2, 255, 3, 255, 0, 255,
        7, 11, 10, 255, 1, 5, 255, 255, 255, 255, 255, 13, 8, 255, 2, 1, 255, 0, 2, 255, 0, 1, 4, 255,
        5, 1, 255, 2, 0, 3, 0, 255, 255, 255, 4, 3, 1, 2, 255, 0,
    ]

    static let members: [MemberRow] = [
        MemberRow(.record, argument: 3),  // AdyenCheckout.amount
        MemberRow(.country),  // AdyenCheckout.countryCode
        MemberRow(.anything, isPersonal: true),  // AdyenCheckout.session
        MemberRow(.anything),  // AdyenCheckout.paymentMethodsResponse
        MemberRow(.anything),  // AdyenSheetUpdate.newTotal
        MemberRow(.anything),  // AdyenSheetUpdate.newLineItems
        MemberRow(.anything),  // AdyenSheetUpdate.newShippingMethods
        MemberRow(.anything),  // AdyenSheetUpdate.errors
        MemberRow(.record, argument: 3),  // AdyenApplePay.amount
        MemberRow(.country),  // AdyenApplePay.countryCode
        MemberRow(.text),  // AdyenApplePay.totalPriceLabel
        MemberRow(.token, argument: 0),  // AdyenApplePay.totalPriceStatus
        MemberRow(.record, argument: 4),  // AdyenApplePay.configuration
        MemberRow(.anything),  // AdyenApplePay.supportedNetworks
        MemberRow(.anything),  // AdyenApplePay.merchantCapabilities
        MemberRow(.anything),  // AdyenApplePay.recurringPaymentRequest
        MemberRow(.anything),  // AdyenApplePay.lineItems
        MemberRow(.anything),  // AdyenApplePay.shippingMethods
        MemberRow(.anything),  // AdyenApplePay.shippingType
        MemberRow(.anything),  // AdyenApplePay.requiredBillingContactFields
        MemberRow(.anything),  // AdyenApplePay.requiredShippingContactFields
        MemberRow(.anything, isPersonal: true),  // AdyenApplePay.billingContact
        MemberRow(.anything, isPersonal: true),  // AdyenApplePay.shippingContact
        MemberRow(.anything),  // AdyenApplePay.shippingContactEditingMode
        MemberRow(.anything),  // AdyenApplePay.supportedCountries
        MemberRow(.anything, isPersonal: true),  // AdyenApplePay.applicationData
        MemberRow(.anything),  // AdyenApplePay.couponCode
        MemberRow(.anything),  // AdyenApplePay.supportsCouponCode
        MemberRow(.anything),  // AdyenApplePay.version
        MemberRow(.boolean),  // AdyenApplePay.isExpress
        MemberRow(.text),  // AdyenApplePay.domainName
        MemberRow(.record, argument: 0),  // AdyenApplePay.checkout
        MemberRow(.integer),  // AdyenAmount.value
        MemberRow(.currency),  // AdyenAmount.currency
        MemberRow(.text),  // AdyenMerchant.merchantName
        MemberRow(.text, isPersonal: true),  // AdyenMerchant.merchantId
        MemberRow(.text, isPersonal: true),  // AirwallexButton.intent_id
        MemberRow(.text, isPersonal: true),  // AirwallexButton.client_secret
        MemberRow(.token, argument: 1),  // AirwallexButton.mode
        MemberRow(.record, argument: 6),  // AirwallexButton.amount
        MemberRow(.country),  // AirwallexButton.countryCode
        MemberRow(.text),  // AirwallexButton.totalPriceLabel
        MemberRow(.anything),  // AirwallexButton.lineItems
        MemberRow(.anything),  // AirwallexButton.supportedNetworks
        MemberRow(.anything),  // AirwallexButton.merchantCapabilities
        MemberRow(.anything),  // AirwallexButton.requiredBillingContactFields
        MemberRow(.anything),  // AirwallexButton.requiredShippingContactFields
        MemberRow(.anything, isPersonal: true),  // AirwallexButton.billingContact
        MemberRow(.anything, isPersonal: true),  // AirwallexButton.shippingContact
        MemberRow(.anything, isPersonal: true),  // AirwallexButton.applicationData
        MemberRow(.anything),  // AirwallexButton.buttonType
        MemberRow(.anything),  // AirwallexButton.buttonColor
        MemberRow(.anything),  // AirwallexAmount.value
        MemberRow(.currency),  // AirwallexAmount.currency
        MemberRow(.country),  // AirwallexRequestOptions.countryCode
        MemberRow(.text),  // AirwallexRequestOptions.totalPriceLabel
        MemberRow(.anything),  // AirwallexRequestOptions.lineItems
        MemberRow(.anything),  // AirwallexRequestOptions.supportedNetworks
        MemberRow(.anything),  // AirwallexRequestOptions.merchantCapabilities
        MemberRow(.anything),  // AirwallexRequestOptions.requiredBillingContactFields
        MemberRow(.anything),  // AirwallexRequestOptions.requiredShippingContactFields
        MemberRow(.anything, isPersonal: true),  // AirwallexRequestOptions.billingContact
        MemberRow(.anything, isPersonal: true),  // AirwallexRequestOptions.shippingContact
        MemberRow(.anything, isPersonal: true),  // AirwallexRequestOptions.applicationData
        MemberRow(.anything),  // AirwallexRequestOptions.buttonType
        MemberRow(.anything),  // AirwallexRequestOptions.buttonColor
        MemberRow(.anything),  // BraintreePaymentRequest.total
        MemberRow(.anything),  // BraintreePaymentRequest.countryCode
        MemberRow(.anything),  // BraintreePaymentRequest.currencyCode
        MemberRow(.anything),  // BraintreePaymentRequest.merchantCapabilities
        MemberRow(.anything),  // BraintreePaymentRequest.supportedNetworks
        MemberRow(.text),  // BraintreeValidation.validationURL
        MemberRow(.text),  // BraintreeValidation.displayName
        MemberRow(.text),  // BraintreeValidation.domainName
        MemberRow(.text, isPersonal: true),  // BraintreeValidation.merchantIdentifier
        MemberRow(.anything, isPersonal: true),  // BraintreeTokenization.token
        MemberRow(.text),  // BraintreeDropIn.displayName
        MemberRow(.anything),  // BraintreeDropIn.paymentRequest
        MemberRow(.integer),  // BraintreeDropIn.applePaySessionVersion
        MemberRow(.boolean),  // BraintreeHandover.isAwaited
        MemberRow(.integer),  // BraintreeHandover.version
        MemberRow(.text),  // CapacitorPayRequest.merchantIdentifier
        MemberRow(.country),  // CapacitorPayRequest.countryCode
        MemberRow(.currency),  // CapacitorPayRequest.currencyCode
        MemberRow(.list, element: .record, argument: 14),  // CapacitorPayRequest.paymentSummaryItems
        MemberRow(.list, element: .text),  // CapacitorPayRequest.supportedNetworks
        MemberRow(.list, element: .token, argument: 2),  // CapacitorPayRequest.merchantCapabilities
        MemberRow(.list, element: .token, argument: 3),  // CapacitorPayRequest.requiredShippingContactFields
        MemberRow(.list, element: .token, argument: 3),  // CapacitorPayRequest.requiredBillingContactFields
        MemberRow(.token, argument: 4),  // CapacitorPayRequest.shippingType
        MemberRow(.list, element: .country),  // CapacitorPayRequest.supportedCountries
        MemberRow(.text, isPersonal: true),  // CapacitorPayRequest.applicationData
        MemberRow(.record, argument: 15),  // CapacitorPayRequest.recurringPaymentRequest
        MemberRow(.text),  // CapacitorPayItem.label
        MemberRow(.amount),  // CapacitorPayItem.amount
        MemberRow(.token, argument: 5),  // CapacitorPayItem.type
        MemberRow(.text),  // CapacitorPayPlan.paymentDescription
        MemberRow(.url),  // CapacitorPayPlan.managementURL
        MemberRow(.record, argument: 16),  // CapacitorPayPlan.regularBilling
        MemberRow(.record, argument: 16),  // CapacitorPayPlan.trialBilling
        MemberRow(.text),  // CapacitorPayPlan.billingAgreement
        MemberRow(.url),  // CapacitorPayPlan.tokenNotificationURL
        MemberRow(.text),  // CapacitorPayBilling.label
        MemberRow(.amount),  // CapacitorPayBilling.amount
        MemberRow(.token, argument: 6),  // CapacitorPayBilling.intervalUnit
        MemberRow(.unsignedLong),  // CapacitorPayBilling.intervalCount
        MemberRow(.anything),  // CapacitorPayBilling.startDate
        MemberRow(.anything),  // CapacitorPayBilling.endDate
        MemberRow(.text, isPersonal: true),  // CapacitorStripePayment.paymentIntentClientSecret
        MemberRow(.list, element: .record, argument: 18),  // CapacitorStripePayment.paymentSummaryItems
        MemberRow(.text),  // CapacitorStripePayment.merchantIdentifier
        MemberRow(.text),  // CapacitorStripePayment.merchantDisplayName
        MemberRow(.country),  // CapacitorStripePayment.countryCode
        MemberRow(.currency),  // CapacitorStripePayment.currency
        MemberRow(.list, element: .token, argument: 7),  // CapacitorStripePayment.requiredShippingContactFields
        MemberRow(.list, element: .country),  // CapacitorStripePayment.allowedCountries
        MemberRow(.text),  // CapacitorStripePayment.allowedCountriesErrorDescription
        MemberRow(.text),  // CapacitorStripeItem.label
        MemberRow(.number),  // CapacitorStripeItem.amount
        MemberRow(.token, argument: 8),  // EvervaultTransaction.type
        MemberRow(.integer),  // EvervaultTransaction.amount
        MemberRow(.currency),  // EvervaultTransaction.currency
        MemberRow(.country),  // EvervaultTransaction.country
        MemberRow(.text, isPersonal: true),  // EvervaultTransaction.merchantId
        MemberRow(.text),  // EvervaultTransaction.priceLabel
        MemberRow(.list, element: .record, argument: 20),  // EvervaultTransaction.lineItems
        MemberRow(.text),  // EvervaultTransaction.description
        MemberRow(.url),  // EvervaultTransaction.managementURL
        MemberRow(.text),  // EvervaultTransaction.billingAgreement
        MemberRow(.record, argument: 21),  // EvervaultTransaction.regularBilling
        MemberRow(.record, argument: 21),  // EvervaultTransaction.trialBilling
        MemberRow(.text),  // EvervaultLine.label
        MemberRow(.integer),  // EvervaultLine.amount
        MemberRow(.text),  // EvervaultLine.type
        MemberRow(.text),  // EvervaultBilling.label
        MemberRow(.anything),  // EvervaultBilling.amount
        MemberRow(.date),  // EvervaultBilling.recurringPaymentStartDate
        MemberRow(.date),  // EvervaultBilling.trialPaymentStartDate
        MemberRow(.token, argument: 9),  // EvervaultBilling.recurringPaymentIntervalUnit
        MemberRow(.unsignedLong),  // EvervaultBilling.recurringPaymentIntervalCount
        MemberRow(.token, argument: 10),  // FlutterPaymentProfile.provider
        MemberRow(.variant, argument: 0),  // FlutterPaymentProfile.data
        MemberRow(.text),  // FlutterApplePayData.merchantIdentifier
        MemberRow(.country),  // FlutterApplePayData.countryCode
        MemberRow(.currency),  // FlutterApplePayData.currencyCode
        MemberRow(.list, element: .text),  // FlutterApplePayData.supportedNetworks
        MemberRow(.list, element: .text),  // FlutterApplePayData.merchantCapabilities
        MemberRow(.list, element: .text),  // FlutterApplePayData.requiredBillingContactFields
        MemberRow(.list, element: .text),  // FlutterApplePayData.requiredShippingContactFields
        MemberRow(.list, element: .record, argument: 25),  // FlutterPaymentItems.items
        MemberRow(.text),  // FlutterPaymentItem.label
        MemberRow(.amount),  // FlutterPaymentItem.amount
        MemberRow(.anything),  // FlutterPaymentItem.status
        MemberRow(.anything),  // FlutterPaymentItem.type
        MemberRow(.text),  // MollieSession.validationUrl
        MemberRow(.text),  // MollieSession.domain
        MemberRow(.text, isPersonal: true),  // MollieSession.profileId
        MemberRow(.record, argument: 28),  // MolliePayment.amount
        MemberRow(.text),  // MolliePayment.description
        MemberRow(.anything),  // MolliePayment.method
        MemberRow(.anything, isPersonal: true),  // MolliePayment.applePayPaymentToken
        MemberRow(.currency),  // MollieAmount.currency
        MemberRow(.amount),  // MollieAmount.value
        MemberRow(.anything),  // PayPalCheckout.request
        MemberRow(.record, argument: 30),  // PayPalCheckout.confirmation
        MemberRow(.anything, isPersonal: true),  // PayPalConfirmation.orderId
        MemberRow(.anything, isPersonal: true),  // PayPalConfirmation.token
        MemberRow(.anything, isPersonal: true),  // PayPalConfirmation.billingContact
        MemberRow(.anything, isPersonal: true),  // PayPalConfirmation.shippingContact
        MemberRow(.text),  // PayPalValidation.validationUrl
        MemberRow(.text),  // PayPalValidation.displayName
        MemberRow(.text),  // PayPalValidation.domainName
        MemberRow(.list, element: .record, argument: 33),  // ReactPaymentsRequest.methodData
        MemberRow(.record, argument: 35),  // ReactPaymentsRequest.details
        MemberRow(.record, argument: 39),  // ReactPaymentsRequest.options
        MemberRow(.anything),  // ReactPaymentsMethod.supportedMethods
        MemberRow(.record, argument: 34),  // ReactPaymentsMethod.data
        MemberRow(.text),  // ReactPaymentsData.merchantIdentifier
        MemberRow(.list, element: .token, argument: 11),  // ReactPaymentsData.supportedNetworks
        MemberRow(.country),  // ReactPaymentsData.countryCode
        MemberRow(.currency),  // ReactPaymentsData.currencyCode
        MemberRow(.text),  // ReactPaymentsDetails.id
        MemberRow(.list, element: .record, argument: 36),  // ReactPaymentsDetails.displayItems
        MemberRow(.record, argument: 36),  // ReactPaymentsDetails.total
        MemberRow(.list, element: .record, argument: 37),  // ReactPaymentsDetails.shippingOptions
        MemberRow(.text),  // ReactPaymentsItem.label
        MemberRow(.record, argument: 38),  // ReactPaymentsItem.amount
        MemberRow(.text),  // ReactPaymentsShippingOption.id
        MemberRow(.text),  // ReactPaymentsShippingOption.label
        MemberRow(.record, argument: 38),  // ReactPaymentsShippingOption.amount
        MemberRow(.text),  // ReactPaymentsShippingOption.detail
        MemberRow(.boolean),  // ReactPaymentsShippingOption.selected
        MemberRow(.currency),  // ReactPaymentsAmount.currency
        MemberRow(.amount),  // ReactPaymentsAmount.value
        MemberRow(.boolean),  // ReactPaymentsOptions.requestPayerName
        MemberRow(.boolean),  // ReactPaymentsOptions.requestPayerEmail
        MemberRow(.boolean),  // ReactPaymentsOptions.requestPayerPhone
        MemberRow(.boolean),  // ReactPaymentsOptions.requestShipping
        MemberRow(.boolean),  // ReactPaymentsOptions.requestBilling
        MemberRow(.country),  // RecurlyApplePay.country
        MemberRow(.currency),  // RecurlyApplePay.currency
        MemberRow(.text),  // RecurlyApplePay.label
        MemberRow(.anything),  // RecurlyApplePay.total
        MemberRow(.boolean),  // RecurlyApplePay.recurring
        MemberRow(.anything),  // RecurlyApplePay.pricing
        MemberRow(.anything),  // RecurlyApplePay.form
        MemberRow(.anything),  // RecurlyApplePay.callbacks
        MemberRow(.anything),  // RecurlyApplePay.i18n
        MemberRow(.boolean),  // RecurlyApplePay.enforceVersion
        MemberRow(.anything, isPersonal: true),  // RecurlyApplePay.braintree
        MemberRow(.record, argument: 41),  // RecurlyApplePay.paymentRequest
        MemberRow(.anything),  // RecurlyPaymentRequest.total
        MemberRow(.anything),  // RecurlyPaymentRequest.lineItems
        MemberRow(.anything),  // RecurlyPaymentRequest.requiredShippingContactFields
        MemberRow(.anything),  // RecurlyPaymentRequest.requiredBillingContactFields
        MemberRow(.anything),  // RecurlyPaymentRequest.supportedNetworks
        MemberRow(.anything),  // RecurlyPaymentRequest.recurringPaymentRequest
        MemberRow(.country),  // SquarePaymentRequest.countryCode
        MemberRow(.currency),  // SquarePaymentRequest.currencyCode
        MemberRow(.record, argument: 43),  // SquarePaymentRequest.total
        MemberRow(.list, element: .record, argument: 43),  // SquarePaymentRequest.lineItems
        MemberRow(.boolean),  // SquarePaymentRequest.requestBillingContact
        MemberRow(.boolean),  // SquarePaymentRequest.requestShippingContact
        MemberRow(.record, argument: 44),  // SquarePaymentRequest.shippingContact
        MemberRow(.list, element: .record, argument: 46),  // SquarePaymentRequest.shippingOptions
        MemberRow(.anything),  // SquarePaymentRequest.discounts
        MemberRow(.anything),  // SquarePaymentRequest.shippingLineItems
        MemberRow(.anything),  // SquarePaymentRequest.taxLineItems
        MemberRow(.text),  // SquareItem.label
        MemberRow(.amount),  // SquareItem.amount
        MemberRow(.boolean),  // SquareItem.pending
        MemberRow(.text),  // SquareItem.id
        MemberRow(.text),  // SquareItem.imageUrl
        MemberRow(.text),  // SquareItem.productUrl
        MemberRow(.anything, isPersonal: true),  // SquareContact.addressLines
        MemberRow(.anything, isPersonal: true),  // SquareContact.city
        MemberRow(.anything, isPersonal: true),  // SquareContact.countryCode
        MemberRow(.anything, isPersonal: true),  // SquareContact.email
        MemberRow(.anything, isPersonal: true),  // SquareContact.familyName
        MemberRow(.anything, isPersonal: true),  // SquareContact.givenName
        MemberRow(.anything, isPersonal: true),  // SquareContact.phone
        MemberRow(.anything, isPersonal: true),  // SquareContact.postalCode
        MemberRow(.anything, isPersonal: true),  // SquareContact.state
        MemberRow(.anything),  // SquareSheetUpdate.error
        MemberRow(.anything),  // SquareSheetUpdate.shippingErrors
        MemberRow(.list, element: .record, argument: 43),  // SquareSheetUpdate.lineItems
        MemberRow(.record, argument: 43),  // SquareSheetUpdate.total
        MemberRow(.list, element: .record, argument: 46),  // SquareSheetUpdate.shippingOptions
        MemberRow(.text),  // SquareShippingOption.id
        MemberRow(.text),  // SquareShippingOption.label
        MemberRow(.amount),  // SquareShippingOption.amount
        MemberRow(.record, argument: 48),  // StripeCheckout.elements
        MemberRow(.record, argument: 49),  // StripeCheckout.element
        MemberRow(.record, argument: 50),  // StripeCheckout.paymentElement
        MemberRow(.list, element: .record, argument: 52),  // StripeCheckout.answers
        MemberRow(.list, element: .record, argument: 52),  // StripeCheckout.changes
        MemberRow(.token, argument: 12),  // StripeElements.mode
        MemberRow(.integer),  // StripeElements.amount
        MemberRow(.text),  // StripeElements.currency
        MemberRow(.text, isPersonal: true),  // StripeElements.clientSecret
        MemberRow(.text, isPersonal: true),  // StripeElements.onBehalfOf
        MemberRow(.record, argument: 58),  // StripeExpressElement.applePay
        MemberRow(.list, element: .record, argument: 56),  // StripeExpressElement.lineItems
        MemberRow(.list, element: .record, argument: 57),  // StripeExpressElement.shippingRates
        MemberRow(.boolean),  // StripeExpressElement.shippingAddressRequired
        MemberRow(.boolean),  // StripeExpressElement.billingAddressRequired
        MemberRow(.boolean),  // StripeExpressElement.emailRequired
        MemberRow(.boolean),  // StripeExpressElement.phoneNumberRequired
        MemberRow(.list, element: .text),  // StripeExpressElement.allowedShippingCountries
        MemberRow(.record, argument: 53),  // StripeExpressElement.business
        MemberRow(.record, argument: 54),  // StripeExpressElement.buttonType
        MemberRow(.record, argument: 55),  // StripeExpressElement.buttonTheme
        MemberRow(.anything),  // StripeExpressElement.paymentMethods
        MemberRow(.anything),  // StripeExpressElement.wallets
        MemberRow(.anything),  // StripeExpressElement.buttonHeight
        MemberRow(.anything),  // StripeExpressElement.layout
        MemberRow(.anything),  // StripeExpressElement.paymentMethodOrder
        MemberRow(.record, argument: 58),  // StripePaymentElement.applePay
        MemberRow(.record, argument: 53),  // StripePaymentElement.business
        MemberRow(.anything),  // StripePaymentElement.wallets
        MemberRow(.boolean),  // StripeElementUpdate.shippingAddressRequired
        MemberRow(.boolean),  // StripeElementUpdate.billingAddressRequired
        MemberRow(.boolean),  // StripeElementUpdate.emailRequired
        MemberRow(.boolean),  // StripeElementUpdate.phoneNumberRequired
        MemberRow(.list, element: .text),  // StripeElementUpdate.allowedShippingCountries
        MemberRow(.anything),  // StripeElementUpdate.buttonHeight
        MemberRow(.anything),  // StripeElementUpdate.layout
        MemberRow(.anything),  // StripeElementUpdate.paymentMethodOrder
        MemberRow(.record, argument: 58),  // StripeSheetAnswer.applePay
        MemberRow(.list, element: .record, argument: 56),  // StripeSheetAnswer.lineItems
        MemberRow(.list, element: .record, argument: 57),  // StripeSheetAnswer.shippingRates
        MemberRow(.boolean),  // StripeSheetAnswer.shippingAddressRequired
        MemberRow(.boolean),  // StripeSheetAnswer.billingAddressRequired
        MemberRow(.boolean),  // StripeSheetAnswer.emailRequired
        MemberRow(.boolean),  // StripeSheetAnswer.phoneNumberRequired
        MemberRow(.list, element: .text),  // StripeSheetAnswer.allowedShippingCountries
        MemberRow(.record, argument: 53),  // StripeSheetAnswer.business
        MemberRow(.text),  // StripeBusiness.name
        MemberRow(.token, argument: 14),  // StripeButtonTypes.applePay
        MemberRow(.token, argument: 15),  // StripeButtonThemes.applePay
        MemberRow(.text),  // StripeLine.name
        MemberRow(.integer),  // StripeLine.amount
        MemberRow(.text),  // StripeRate.id
        MemberRow(.integer),  // StripeRate.amount
        MemberRow(.text),  // StripeRate.displayName
        MemberRow(.anything),  // StripeRate.deliveryEstimate
        MemberRow(.record, argument: 59),  // StripeApplePay.recurringPaymentRequest
        MemberRow(.record, argument: 60),  // StripeApplePay.automaticReloadPaymentRequest
        MemberRow(.record, argument: 61),  // StripeApplePay.deferredPaymentRequest
        MemberRow(.anything),  // StripeApplePay.cardFunding
        MemberRow(.text),  // StripeRecurring.paymentDescription
        MemberRow(.url),  // StripeRecurring.managementURL
        MemberRow(.record, argument: 62),  // StripeRecurring.regularBilling
        MemberRow(.record, argument: 62),  // StripeRecurring.trialBilling
        MemberRow(.text),  // StripeRecurring.billingAgreement
        MemberRow(.text),  // StripeReload.paymentDescription
        MemberRow(.url),  // StripeReload.managementURL
        MemberRow(.record, argument: 63),  // StripeReload.automaticReloadBilling
        MemberRow(.text),  // StripeReload.billingAgreement
        MemberRow(.text),  // StripeDeferred.paymentDescription
        MemberRow(.url),  // StripeDeferred.managementURL
        MemberRow(.record, argument: 64),  // StripeDeferred.deferredBilling
        MemberRow(.text),  // StripeDeferred.billingAgreement
        MemberRow(.date),  // StripeDeferred.freeCancellationDate
        MemberRow(.timeZone),  // StripeDeferred.freeCancellationDateTimeZone
        MemberRow(.text),  // StripeRegularBilling.label
        MemberRow(.integer),  // StripeRegularBilling.amount
        MemberRow(.date),  // StripeRegularBilling.recurringPaymentStartDate
        MemberRow(.date),  // StripeRegularBilling.recurringPaymentEndDate
        MemberRow(.token, argument: 13),  // StripeRegularBilling.recurringPaymentIntervalUnit
        MemberRow(.integer),  // StripeRegularBilling.recurringPaymentIntervalCount
        MemberRow(.text),  // StripeReloadBilling.label
        MemberRow(.integer),  // StripeReloadBilling.amount
        MemberRow(.integer),  // StripeReloadBilling.automaticReloadPaymentThresholdAmount
        MemberRow(.text),  // StripeDeferredBilling.label
        MemberRow(.integer),  // StripeDeferredBilling.amount
        MemberRow(.date),  // StripeDeferredBilling.deferredPaymentDate
        MemberRow(.text),  // StripePaymentRequest.country
        MemberRow(.text),  // StripePaymentRequest.currency
        MemberRow(.record, argument: 68),  // StripePaymentRequest.total
        MemberRow(.list, element: .record, argument: 68),  // StripePaymentRequest.displayItems
        MemberRow(.boolean),  // StripePaymentRequest.requestPayerName
        MemberRow(.boolean),  // StripePaymentRequest.requestPayerEmail
        MemberRow(.boolean),  // StripePaymentRequest.requestPayerPhone
        MemberRow(.boolean),  // StripePaymentRequest.requestShipping
        MemberRow(.list, element: .record, argument: 69),  // StripePaymentRequest.shippingOptions
        MemberRow(.list, element: .text),  // StripePaymentRequest.disableWallets
        MemberRow(.list, element: .text),  // StripePaymentRequest.wallets
        MemberRow(.text, isPersonal: true),  // StripePaymentRequest.onBehalfOf
        MemberRow(.record, argument: 58),  // StripePaymentRequest.applePay
        MemberRow(.text),  // StripeRequestUpdate.currency
        MemberRow(.record, argument: 68),  // StripeRequestUpdate.total
        MemberRow(.list, element: .record, argument: 68),  // StripeRequestUpdate.displayItems
        MemberRow(.list, element: .record, argument: 69),  // StripeRequestUpdate.shippingOptions
        MemberRow(.record, argument: 58),  // StripeRequestUpdate.applePay
        MemberRow(.token, argument: 16),  // StripePaymentUpdate.status
        MemberRow(.record, argument: 68),  // StripePaymentUpdate.total
        MemberRow(.list, element: .record, argument: 68),  // StripePaymentUpdate.displayItems
        MemberRow(.list, element: .record, argument: 69),  // StripePaymentUpdate.shippingOptions
        MemberRow(.record, argument: 58),  // StripePaymentUpdate.applePay
        MemberRow(.text),  // StripeItem.label
        MemberRow(.integer),  // StripeItem.amount
        MemberRow(.boolean),  // StripeItem.pending
        MemberRow(.text),  // StripeShippingOption.id
        MemberRow(.text),  // StripeShippingOption.label
        MemberRow(.text),  // StripeShippingOption.detail
        MemberRow(.integer),  // StripeShippingOption.amount
        MemberRow(.token, argument: 18),  // StripePaymentFailure.reason
        MemberRow(.text),  // StripePaymentFailure.message
        MemberRow(.token, argument: 17),  // StripeCompletion.status
        MemberRow(.anything),  // StripeAppPayment.merchantCountryCode
        MemberRow(.anything),  // StripeAppPayment.currencyCode
        MemberRow(.anything),  // StripeAppPayment.cartItems
        MemberRow(.anything),  // StripeAppPayment.supportedNetworks
        MemberRow(.anything),  // StripeAppPayment.additionalEnabledNetworks
        MemberRow(.anything),  // StripeAppPayment.merchantCapabilities
        MemberRow(.anything),  // StripeAppPayment.requiredShippingAddressFields
        MemberRow(.anything),  // StripeAppPayment.requiredBillingContactFields
        MemberRow(.anything),  // StripeAppPayment.shippingMethods
        MemberRow(.anything),  // StripeAppPayment.shippingType
        MemberRow(.anything),  // StripeAppPayment.supportedCountries
        MemberRow(.anything),  // StripeAppPayment.supportsCouponCode
        MemberRow(.anything),  // StripeAppPayment.couponCode
        MemberRow(.record, argument: 75),  // StripeAppPayment.request
        MemberRow(.anything),  // StripeAppUpdate.cartItems
        MemberRow(.anything),  // StripeAppUpdate.shippingMethods
        MemberRow(.anything),  // StripeAppUpdate.errors
        MemberRow(.anything),  // StripeAppOldPayment.cartItems
        MemberRow(.anything),  // StripeAppOldPayment.country
        MemberRow(.anything),  // StripeAppOldPayment.currency
        MemberRow(.anything),  // StripeAppOldPayment.shippingMethods
        MemberRow(.anything),  // StripeAppOldPayment.jcbEnabled
        MemberRow(.anything),  // StripeAppRequest.type
        MemberRow(.anything),  // StripeAppRequest.description
        MemberRow(.anything),  // StripeAppRequest.managementUrl
        MemberRow(.anything),  // StripeAppRequest.billing
        MemberRow(.anything),  // StripeAppRequest.trialBilling
        MemberRow(.anything),  // StripeAppRequest.billingAgreement
        MemberRow(.anything),  // StripeAppRequest.tokenNotificationURL
        MemberRow(.anything),  // StripeAppRequest.label
        MemberRow(.anything),  // StripeAppRequest.reloadAmount
        MemberRow(.anything),  // StripeAppRequest.thresholdAmount
        MemberRow(.anything),  // StripeAppRequest.merchants
    ]

    static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 4, bits: 3, places: 0, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // AdyenCheckout
        ShapeRow(
            NameList(first: 4, count: 4, bits: 3, places: 8, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // AdyenSheetUpdate
        ShapeRow(
            NameList(first: 8, count: 24, bits: 6, places: 16, key: 254, multiplier: 0x78DD930EEF6AB2A9),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // AdyenApplePay
        ShapeRow(
            NameList(first: 32, count: 2, bits: 1, places: 80, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // AdyenAmount
        ShapeRow(
            NameList(first: 34, count: 2, bits: 1, places: 82, key: 8, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // AdyenMerchant
        ShapeRow(
            NameList(first: 36, count: 16, bits: 5, places: 84, key: 254, multiplier: 0x03454055CD52F1E3),
            required: 0x0000000000000018, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // AirwallexButton
        ShapeRow(
            NameList(first: 52, count: 2, bits: 1, places: 116, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // AirwallexAmount
        ShapeRow(
            NameList(first: 54, count: 12, bits: 4, places: 118, key: 8, multiplier: 0x17F5F034D88E3FCF),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // AirwallexRequestOptions
        ShapeRow(
            NameList(first: 66, count: 5, bits: 3, places: 134, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // BraintreePaymentRequest
        ShapeRow(
            NameList(first: 71, count: 4, bits: 3, places: 142, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // BraintreeValidation
        ShapeRow(
            NameList(first: 75, count: 1, bits: 1, places: 150, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // BraintreeTokenization
        ShapeRow(
            NameList(first: 76, count: 3, bits: 2, places: 152, key: 0, multiplier: 0x377B2FD56A5B15B5),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // BraintreeDropIn
        ShapeRow(
            NameList(first: 79, count: 2, bits: 1, places: 156, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // BraintreeHandover
        ShapeRow(
            NameList(first: 81, count: 12, bits: 4, places: 158, key: 8, multiplier: 0x21080534DABDFA77),
            required: 0x000000000000001F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // CapacitorPayRequest
        ShapeRow(
            NameList(first: 93, count: 3, bits: 2, places: 174, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // CapacitorPayItem
        ShapeRow(
            NameList(first: 96, count: 6, bits: 3, places: 178, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // CapacitorPayPlan
        ShapeRow(
            NameList(first: 102, count: 6, bits: 3, places: 186, key: 254, multiplier: 0xA95D2364F505A855),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // CapacitorPayBilling
        ShapeRow(
            NameList(first: 108, count: 9, bits: 4, places: 194, key: 255, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000037, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // CapacitorStripePayment
        ShapeRow(
            NameList(first: 117, count: 2, bits: 1, places: 210, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // CapacitorStripeItem
        ShapeRow(
            NameList(first: 119, count: 12, bits: 4, places: 212, key: 0, multiplier: 0xAF342458BD029673),
            required: 0x000000000000001E, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // EvervaultTransaction
        ShapeRow(
            NameList(first: 131, count: 3, bits: 2, places: 228, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // EvervaultLine
        ShapeRow(
            NameList(first: 134, count: 6, bits: 3, places: 232, key: 255, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // EvervaultBilling
        ShapeRow(
            NameList(first: 140, count: 2, bits: 1, places: 240, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000002),  // FlutterPaymentProfile
        ShapeRow(
            NameList(first: 142, count: 7, bits: 3, places: 242, key: 8, multiplier: 0x2084FC9872024C73),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, nullable: 0x0000000000000070, variants: 0x0000000000000000),  // FlutterApplePayData
        ShapeRow(
            NameList(first: 149, count: 1, bits: 1, places: 250, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // FlutterPaymentItems
        ShapeRow(
            NameList(first: 150, count: 4, bits: 3, places: 252, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000002, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // FlutterPaymentItem
        ShapeRow(
            NameList(first: 154, count: 3, bits: 2, places: 260, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // MollieSession
        ShapeRow(
            NameList(first: 157, count: 4, bits: 3, places: 264, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // MolliePayment
        ShapeRow(
            NameList(first: 161, count: 2, bits: 1, places: 272, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // MollieAmount
        ShapeRow(
            NameList(first: 163, count: 2, bits: 1, places: 274, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PayPalCheckout
        ShapeRow(
            NameList(first: 165, count: 4, bits: 3, places: 276, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // PayPalConfirmation
        ShapeRow(
            NameList(first: 169, count: 3, bits: 2, places: 284, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // PayPalValidation
        ShapeRow(
            NameList(first: 172, count: 3, bits: 2, places: 288, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ReactPaymentsRequest
        ShapeRow(
            NameList(first: 175, count: 2, bits: 1, places: 292, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // ReactPaymentsMethod
        ShapeRow(
            NameList(first: 177, count: 4, bits: 3, places: 294, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x000000000000000A, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // ReactPaymentsData
        ShapeRow(
            NameList(first: 181, count: 4, bits: 3, places: 302, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000004, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // ReactPaymentsDetails
        ShapeRow(
            NameList(first: 185, count: 2, bits: 1, places: 310, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // ReactPaymentsItem
        ShapeRow(
            NameList(first: 187, count: 5, bits: 3, places: 312, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // ReactPaymentsShippingOption
        ShapeRow(
            NameList(first: 192, count: 2, bits: 1, places: 320, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // ReactPaymentsAmount
        ShapeRow(
            NameList(first: 194, count: 5, bits: 3, places: 322, key: 8, multiplier: 0x960FDE3F09756651),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // ReactPaymentsOptions
        ShapeRow(
            NameList(first: 199, count: 12, bits: 4, places: 330, key: 0, multiplier: 0x25010E5EC8FE12DD),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // RecurlyApplePay
        ShapeRow(
            NameList(first: 211, count: 6, bits: 3, places: 346, key: 254, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // RecurlyPaymentRequest
        ShapeRow(
            NameList(first: 217, count: 11, bits: 4, places: 354, key: 254, multiplier: 0xD8B0B5E86CE87FF3),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquarePaymentRequest
        ShapeRow(
            NameList(first: 228, count: 6, bits: 3, places: 370, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquareItem
        ShapeRow(
            NameList(first: 234, count: 9, bits: 4, places: 378, key: 0, multiplier: 0x0C9CC190EED84E3B),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquareContact
        ShapeRow(
            NameList(first: 243, count: 5, bits: 3, places: 394, key: 254, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquareSheetUpdate
        ShapeRow(
            NameList(first: 248, count: 3, bits: 2, places: 402, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquareShippingOption
        ShapeRow(
            NameList(first: 251, count: 5, bits: 3, places: 406, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeCheckout
        ShapeRow(
            NameList(first: 256, count: 5, bits: 3, places: 414, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeElements
        ShapeRow(
            NameList(first: 261, count: 16, bits: 5, places: 422, key: 254, multiplier: 0x6E7133FB6BDDBFA5),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeExpressElement
        ShapeRow(
            NameList(first: 277, count: 3, bits: 2, places: 454, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripePaymentElement
        ShapeRow(
            NameList(first: 280, count: 8, bits: 4, places: 458, key: 0, multiplier: 0x377B2FD56A5B15B5),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeElementUpdate
        ShapeRow(
            NameList(first: 288, count: 9, bits: 4, places: 474, key: 254, multiplier: 0x7DF64FCFE859A6F9),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeSheetAnswer
        ShapeRow(
            NameList(first: 297, count: 1, bits: 1, places: 490, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeBusiness
        ShapeRow(
            NameList(first: 298, count: 1, bits: 1, places: 492, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeButtonTypes
        ShapeRow(
            NameList(first: 299, count: 1, bits: 1, places: 494, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeButtonThemes
        ShapeRow(
            NameList(first: 300, count: 2, bits: 1, places: 496, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeLine
        ShapeRow(
            NameList(first: 302, count: 4, bits: 3, places: 498, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeRate
        ShapeRow(
            NameList(first: 306, count: 4, bits: 3, places: 506, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeApplePay
        ShapeRow(
            NameList(first: 310, count: 5, bits: 3, places: 514, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeRecurring
        ShapeRow(
            NameList(first: 315, count: 4, bits: 3, places: 522, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeReload
        ShapeRow(
            NameList(first: 319, count: 6, bits: 3, places: 530, key: 255, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeDeferred
        ShapeRow(
            NameList(first: 325, count: 6, bits: 3, places: 538, key: 255, multiplier: 0x7BE902917B70A2A9),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeRegularBilling
        ShapeRow(
            NameList(first: 331, count: 3, bits: 2, places: 546, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeReloadBilling
        ShapeRow(
            NameList(first: 334, count: 3, bits: 2, places: 550, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeDeferredBilling
        ShapeRow(
            NameList(first: 337, count: 13, bits: 4, places: 554, key: 254, multiplier: 0xDEFD33648F58D8F7),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripePaymentRequest
        ShapeRow(
            NameList(first: 350, count: 5, bits: 3, places: 570, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeRequestUpdate
        ShapeRow(
            NameList(first: 355, count: 5, bits: 3, places: 578, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripePaymentUpdate
        ShapeRow(
            NameList(first: 360, count: 3, bits: 2, places: 586, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeItem
        ShapeRow(
            NameList(first: 363, count: 4, bits: 3, places: 590, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x000000000000000B, expected: 0x0000000000000004, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeShippingOption
        ShapeRow(
            NameList(first: 367, count: 2, bits: 1, places: 598, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripePaymentFailure
        ShapeRow(
            NameList(first: 369, count: 1, bits: 1, places: 600, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeCompletion
        ShapeRow(
            NameList(first: 370, count: 14, bits: 5, places: 602, key: 254, multiplier: 0x1069E6A57E06665D),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeAppPayment
        ShapeRow(
            NameList(first: 384, count: 3, bits: 2, places: 634, key: 0, multiplier: 0x64D815DEEAF29DF3),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeAppUpdate
        ShapeRow(
            NameList(first: 387, count: 5, bits: 3, places: 638, key: 0, multiplier: 0x7BE902917B70A2A9),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeAppOldPayment
        ShapeRow(
            NameList(first: 392, count: 11, bits: 4, places: 646, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeAppRequest
    ]

    static let shapeTexts: [StaticString] = [
        "AdyenCheckout",
        "AdyenSheetUpdate",
        "AdyenApplePay",
        "AdyenAmount",
        "AdyenMerchant",
        "AirwallexButton",
        "AirwallexAmount",
        "AirwallexRequestOptions",
        "BraintreePaymentRequest",
        "BraintreeValidation",
        "BraintreeTokenization",
        "BraintreeDropIn",
        "BraintreeHandover",
        "CapacitorPayRequest",
        "CapacitorPayItem",
        "CapacitorPayPlan",
        "CapacitorPayBilling",
        "CapacitorStripePayment",
        "CapacitorStripeItem",
        "EvervaultTransaction",
        "EvervaultLine",
        "EvervaultBilling",
        "FlutterPaymentProfile",
        "FlutterApplePayData",
        "FlutterPaymentItems",
        "FlutterPaymentItem",
        "MollieSession",
        "MolliePayment",
        "MollieAmount",
        "PayPalCheckout",
        "PayPalConfirmation",
        "PayPalValidation",
        "ReactPaymentsRequest",
        "ReactPaymentsMethod",
        "ReactPaymentsData",
        "ReactPaymentsDetails",
        "ReactPaymentsItem",
        "ReactPaymentsShippingOption",
        "ReactPaymentsAmount",
        "ReactPaymentsOptions",
        "RecurlyApplePay",
        "RecurlyPaymentRequest",
        "SquarePaymentRequest",
        "SquareItem",
        "SquareContact",
        "SquareSheetUpdate",
        "SquareShippingOption",
        "StripeCheckout",
        "StripeElements",
        "StripeExpressElement",
        "StripePaymentElement",
        "StripeElementUpdate",
        "StripeSheetAnswer",
        "StripeBusiness",
        "StripeButtonTypes",
        "StripeButtonThemes",
        "StripeLine",
        "StripeRate",
        "StripeApplePay",
        "StripeRecurring",
        "StripeReload",
        "StripeDeferred",
        "StripeRegularBilling",
        "StripeReloadBilling",
        "StripeDeferredBilling",
        "StripePaymentRequest",
        "StripeRequestUpdate",
        "StripePaymentUpdate",
        "StripeItem",
        "StripeShippingOption",
        "StripePaymentFailure",
        "StripeCompletion",
        "StripeAppPayment",
        "StripeAppUpdate",
        "StripeAppOldPayment",
        "StripeAppRequest",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 403, count: 2, bits: 1, places: 662, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .throwing),  // AdyenPriceStatus
        VocabularyRow(NameList(first: 405, count: 2, bits: 1, places: 664, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // AirwallexMode
        VocabularyRow(NameList(first: 407, count: 4, bits: 3, places: 666, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // CapacitorPayCapability
        VocabularyRow(NameList(first: 411, count: 4, bits: 3, places: 674, key: 0, multiplier: 0xBC69CF4276846D19), unknown: .throwing),  // CapacitorPayField
        VocabularyRow(NameList(first: 415, count: 4, bits: 3, places: 682, key: 0, multiplier: 0xBC69CF4276846D19), unknown: .throwing),  // CapacitorPayShippingType
        VocabularyRow(NameList(first: 419, count: 2, bits: 1, places: 690, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .throwing),  // CapacitorPayItemType
        VocabularyRow(NameList(first: 421, count: 4, bits: 3, places: 692, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // CapacitorPayIntervalUnit
        VocabularyRow(NameList(first: 425, count: 4, bits: 3, places: 700, key: 0, multiplier: 0xBC69CF4276846D19), unknown: .throwing),  // CapacitorStripeField
        VocabularyRow(NameList(first: 429, count: 3, bits: 2, places: 708, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .throwing),  // EvervaultType
        VocabularyRow(NameList(first: 432, count: 6, bits: 3, places: 712, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // EvervaultIntervalUnit
        VocabularyRow(NameList(first: 438, count: 2, bits: 1, places: 720, key: 0, multiplier: 0x377B2FD56A5B15B5), unknown: .throwing),  // FlutterProvider
        VocabularyRow(NameList(first: 440, count: 27, bits: 6, places: 722, key: 254, multiplier: 0x1CB3F4C9E6CFB6C3), unknown: .throwing),  // ReactPaymentsNetwork
        VocabularyRow(NameList(first: 467, count: 3, bits: 2, places: 786, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // StripeMode
        VocabularyRow(NameList(first: 470, count: 5, bits: 3, places: 790, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // StripeIntervalUnit
        VocabularyRow(NameList(first: 475, count: 14, bits: 5, places: 798, key: 0, multiplier: 0x5A55DB213CF06BE1), unknown: .throwing),  // StripeButtonType
        VocabularyRow(NameList(first: 489, count: 3, bits: 2, places: 830, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // StripeButtonTheme
        VocabularyRow(NameList(first: 492, count: 3, bits: 2, places: 834, key: 0, multiplier: 0x4C88C014892416DD), unknown: .throwing),  // StripeUpdateStatus
        VocabularyRow(NameList(first: 495, count: 6, bits: 3, places: 838, key: 254, multiplier: 0x68901BAF16AD70D7), unknown: .throwing),  // StripeCompletionStatus
        VocabularyRow(NameList(first: 501, count: 5, bits: 3, places: 846, key: 254, multiplier: 0x1069E6A57E06665D), unknown: .throwing),  // StripeFailureReason
    ]

    static let vocabularyTexts: [StaticString] = [
        "AdyenPriceStatus",
        "AirwallexMode",
        "CapacitorPayCapability",
        "CapacitorPayField",
        "CapacitorPayShippingType",
        "CapacitorPayItemType",
        "CapacitorPayIntervalUnit",
        "CapacitorStripeField",
        "EvervaultType",
        "EvervaultIntervalUnit",
        "FlutterProvider",
        "ReactPaymentsNetwork",
        "StripeMode",
        "StripeIntervalUnit",
        "StripeButtonType",
        "StripeButtonTheme",
        "StripeUpdateStatus",
        "StripeCompletionStatus",
        "StripeFailureReason",
    ]

    static let variants: [VariantRow] = [
        VariantRow(selector: 0, names: NameList(first: 506, count: 1, bits: 1, places: 854, key: 0, multiplier: 0x2CEAEE21BF46BC01), firstShape: 0),
    ]

    static let choiceShapes: [UInt8] = [23]
}

/// The indexes of the dictionaries in the tables.
package enum ProvidersShape {
    package static var adyenCheckout: Int { 0 }
    package static var adyenSheetUpdate: Int { 1 }
    package static var adyenApplePay: Int { 2 }
    package static var adyenAmount: Int { 3 }
    package static var adyenMerchant: Int { 4 }
    package static var airwallexButton: Int { 5 }
    package static var airwallexAmount: Int { 6 }
    package static var airwallexRequestOptions: Int { 7 }
    package static var braintreePaymentRequest: Int { 8 }
    package static var braintreeValidation: Int { 9 }
    package static var braintreeTokenization: Int { 10 }
    package static var braintreeDropIn: Int { 11 }
    package static var braintreeHandover: Int { 12 }
    package static var capacitorPayRequest: Int { 13 }
    package static var capacitorPayItem: Int { 14 }
    package static var capacitorPayPlan: Int { 15 }
    package static var capacitorPayBilling: Int { 16 }
    package static var capacitorStripePayment: Int { 17 }
    package static var capacitorStripeItem: Int { 18 }
    package static var evervaultTransaction: Int { 19 }
    package static var evervaultLine: Int { 20 }
    package static var evervaultBilling: Int { 21 }
    package static var flutterPaymentProfile: Int { 22 }
    package static var flutterApplePayData: Int { 23 }
    package static var flutterPaymentItems: Int { 24 }
    package static var flutterPaymentItem: Int { 25 }
    package static var mollieSession: Int { 26 }
    package static var molliePayment: Int { 27 }
    package static var mollieAmount: Int { 28 }
    package static var payPalCheckout: Int { 29 }
    package static var payPalConfirmation: Int { 30 }
    package static var payPalValidation: Int { 31 }
    package static var reactPaymentsRequest: Int { 32 }
    package static var reactPaymentsMethod: Int { 33 }
    package static var reactPaymentsData: Int { 34 }
    package static var reactPaymentsDetails: Int { 35 }
    package static var reactPaymentsItem: Int { 36 }
    package static var reactPaymentsShippingOption: Int { 37 }
    package static var reactPaymentsAmount: Int { 38 }
    package static var reactPaymentsOptions: Int { 39 }
    package static var recurlyApplePay: Int { 40 }
    package static var recurlyPaymentRequest: Int { 41 }
    package static var squarePaymentRequest: Int { 42 }
    package static var squareItem: Int { 43 }
    package static var squareContact: Int { 44 }
    package static var squareSheetUpdate: Int { 45 }
    package static var squareShippingOption: Int { 46 }
    package static var stripeCheckout: Int { 47 }
    package static var stripeElements: Int { 48 }
    package static var stripeExpressElement: Int { 49 }
    package static var stripePaymentElement: Int { 50 }
    package static var stripeElementUpdate: Int { 51 }
    package static var stripeSheetAnswer: Int { 52 }
    package static var stripeBusiness: Int { 53 }
    package static var stripeButtonTypes: Int { 54 }
    package static var stripeButtonThemes: Int { 55 }
    package static var stripeLine: Int { 56 }
    package static var stripeRate: Int { 57 }
    package static var stripeApplePay: Int { 58 }
    package static var stripeRecurring: Int { 59 }
    package static var stripeReload: Int { 60 }
    package static var stripeDeferred: Int { 61 }
    package static var stripeRegularBilling: Int { 62 }
    package static var stripeReloadBilling: Int { 63 }
    package static var stripeDeferredBilling: Int { 64 }
    package static var stripePaymentRequest: Int { 65 }
    package static var stripeRequestUpdate: Int { 66 }
    package static var stripePaymentUpdate: Int { 67 }
    package static var stripeItem: Int { 68 }
    package static var stripeShippingOption: Int { 69 }
    package static var stripePaymentFailure: Int { 70 }
    package static var stripeCompletion: Int { 71 }
    package static var stripeAppPayment: Int { 72 }
    package static var stripeAppUpdate: Int { 73 }
    package static var stripeAppOldPayment: Int { 74 }
    package static var stripeAppRequest: Int { 75 }
}

/// The indexes of the vocabularies in the tables.
package enum ProvidersWord {
    package static var adyenPriceStatus: Int { 0 }
    package static var airwallexMode: Int { 1 }
    package static var capacitorPayCapability: Int { 2 }
    package static var capacitorPayField: Int { 3 }
    package static var capacitorPayShippingType: Int { 4 }
    package static var capacitorPayItemType: Int { 5 }
    package static var capacitorPayIntervalUnit: Int { 6 }
    package static var capacitorStripeField: Int { 7 }
    package static var evervaultType: Int { 8 }
    package static var evervaultIntervalUnit: Int { 9 }
    package static var flutterProvider: Int { 10 }
    package static var reactPaymentsNetwork: Int { 11 }
    package static var stripeMode: Int { 12 }
    package static var stripeIntervalUnit: Int { 13 }
    package static var stripeButtonType: Int { 14 }
    package static var stripeButtonTheme: Int { 15 }
    package static var stripeUpdateStatus: Int { 16 }
    package static var stripeCompletionStatus: Int { 17 }
    package static var stripeFailureReason: Int { 18 }
}

extension ShapeTables {
    static let providers = ShapeTables(
        names: ProvidersRows.names,
        middles: ProvidersRows.middles,
        places: ProvidersRows.places,
        members: ProvidersRows.members,
        shapes: ProvidersRows.shapes,
        shapeTexts: ProvidersRows.shapeTexts,
        vocabularies: ProvidersRows.vocabularies,
        vocabularyTexts: ProvidersRows.vocabularyTexts,
        variants: ProvidersRows.variants,
        choiceShapes: ProvidersRows.choiceShapes)
}
