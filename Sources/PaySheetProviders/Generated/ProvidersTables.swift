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
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 13, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 13, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 13, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 13, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 14, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x69746164696C6176, tail: 0x4C52556E6F697461, middle: 15, length: 13, last: 5, beyond: 0),  // validationURL
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 15, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x614E6E69616D6F64, tail: 0x656D614E6E69616D, middle: 15, length: 10, last: 2, beyond: 0),  // domainName
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 15, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x0000006E656B6F74, tail: 0x0000006E656B6F74, middle: 16, length: 5, last: 0, beyond: 24),  // token
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 16, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x52746E656D796170, tail: 0x7473657571655274, middle: 16, length: 14, last: 6, beyond: 0),  // paymentRequest
        .init(head: 0x796150656C707061, tail: 0x6E6F69737265566E, middle: 16, length: 22, last: 14, beyond: 0),  // applePaySessionVersion
        .init(head: 0x6574696177417369, tail: 0x6465746961774173, middle: 17, length: 9, last: 1, beyond: 0),  // isAwaited
        .init(head: 0x006E6F6973726576, tail: 0x006E6F6973726576, middle: 17, length: 7, last: 0, beyond: 8),  // version
        .init(head: 0x72656469766F7270, tail: 0x72656469766F7270, middle: 17, length: 8, last: 0, beyond: 0),  // provider
        .init(head: 0x0000000061746164, tail: 0x0000000061746164, middle: 17, length: 4, last: 0, beyond: 32),  // data
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 17, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 18, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 18, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 18, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 19, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 20, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 22, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x000000736D657469, tail: 0x000000736D657469, middle: 24, length: 5, last: 0, beyond: 24),  // items
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 24, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 24, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 24, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 24, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x0074736575716572, tail: 0x0074736575716572, middle: 24, length: 7, last: 0, beyond: 8),  // request
        .init(head: 0x616D7269666E6F63, tail: 0x6E6F6974616D7269, middle: 24, length: 12, last: 4, beyond: 0),  // confirmation
        .init(head: 0x006449726564726F, tail: 0x006449726564726F, middle: 24, length: 7, last: 0, beyond: 8),  // orderId
        .init(head: 0x0000006E656B6F74, tail: 0x0000006E656B6F74, middle: 24, length: 5, last: 0, beyond: 24),  // token
        .init(head: 0x43676E696C6C6962, tail: 0x746361746E6F4367, middle: 24, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 24, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x69746164696C6176, tail: 0x6C72556E6F697461, middle: 24, length: 13, last: 5, beyond: 0),  // validationUrl
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 24, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x614E6E69616D6F64, tail: 0x656D614E6E69616D, middle: 24, length: 10, last: 2, beyond: 0),  // domainName
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 24, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 24, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 24, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 24, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x4274736575716572, tail: 0x746361746E6F4367, middle: 24, length: 21, last: 13, beyond: 0),  // requestBillingContact
        .init(head: 0x5374736575716572, tail: 0x746361746E6F4367, middle: 25, length: 22, last: 14, beyond: 0),  // requestShippingContact
        .init(head: 0x676E697070696873, tail: 0x746361746E6F4367, middle: 26, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 26, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x746E756F63736964, tail: 0x73746E756F637369, middle: 26, length: 9, last: 1, beyond: 0),  // discounts
        .init(head: 0x676E697070696873, tail: 0x736D657449656E69, middle: 26, length: 17, last: 9, beyond: 0),  // shippingLineItems
        .init(head: 0x49656E694C786174, tail: 0x736D657449656E69, middle: 27, length: 12, last: 4, beyond: 0),  // taxLineItems
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 27, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 27, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 27, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 27, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x6C72556567616D69, tail: 0x6C72556567616D69, middle: 27, length: 8, last: 0, beyond: 0),  // imageUrl
        .init(head: 0x55746375646F7270, tail: 0x6C7255746375646F, middle: 27, length: 10, last: 2, beyond: 0),  // productUrl
        .init(head: 0x4C73736572646461, tail: 0x73656E694C737365, middle: 27, length: 12, last: 4, beyond: 0),  // addressLines
        .init(head: 0x0000000079746963, tail: 0x0000000079746963, middle: 27, length: 4, last: 0, beyond: 32),  // city
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 27, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x0000006C69616D65, tail: 0x0000006C69616D65, middle: 27, length: 5, last: 0, beyond: 24),  // email
        .init(head: 0x614E796C696D6166, tail: 0x656D614E796C696D, middle: 27, length: 10, last: 2, beyond: 0),  // familyName
        .init(head: 0x6D614E6E65766967, tail: 0x656D614E6E657669, middle: 27, length: 9, last: 1, beyond: 0),  // givenName
        .init(head: 0x000000656E6F6870, tail: 0x000000656E6F6870, middle: 27, length: 5, last: 0, beyond: 24),  // phone
        .init(head: 0x6F436C6174736F70, tail: 0x65646F436C617473, middle: 27, length: 10, last: 2, beyond: 0),  // postalCode
        .init(head: 0x0000006574617473, tail: 0x0000006574617473, middle: 27, length: 5, last: 0, beyond: 24),  // state
        .init(head: 0x000000726F727265, tail: 0x000000726F727265, middle: 27, length: 5, last: 0, beyond: 24),  // error
        .init(head: 0x676E697070696873, tail: 0x73726F727245676E, middle: 27, length: 14, last: 6, beyond: 0),  // shippingErrors
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 27, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 27, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 27, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 27, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 27, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 27, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x73746E656D656C65, tail: 0x73746E656D656C65, middle: 27, length: 8, last: 0, beyond: 0),  // elements
        .init(head: 0x00746E656D656C65, tail: 0x00746E656D656C65, middle: 27, length: 7, last: 0, beyond: 8),  // element
        .init(head: 0x45746E656D796170, tail: 0x746E656D656C4574, middle: 27, length: 14, last: 6, beyond: 0),  // paymentElement
        .init(head: 0x0073726577736E61, tail: 0x0073726577736E61, middle: 27, length: 7, last: 0, beyond: 8),  // answers
        .init(head: 0x0000000065646F6D, tail: 0x0000000065646F6D, middle: 27, length: 4, last: 0, beyond: 32),  // mode
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 27, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 27, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x6553746E65696C63, tail: 0x746572636553746E, middle: 27, length: 12, last: 4, beyond: 0),  // clientSecret
        .init(head: 0x666C616865426E6F, tail: 0x664F666C61686542, middle: 27, length: 10, last: 2, beyond: 0),  // onBehalfOf
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 27, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 27, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x676E697070696873, tail: 0x7365746152676E69, middle: 27, length: 13, last: 5, beyond: 0),  // shippingRates
        .init(head: 0x676E697070696873, tail: 0x6465726975716552, middle: 27, length: 23, last: 15, beyond: 0),  // shippingAddressRequired
        .init(head: 0x41676E696C6C6962, tail: 0x6465726975716552, middle: 28, length: 22, last: 14, beyond: 0),  // billingAddressRequired
        .init(head: 0x7165526C69616D65, tail: 0x6465726975716552, middle: 29, length: 13, last: 5, beyond: 0),  // emailRequired
        .init(head: 0x6D754E656E6F6870, tail: 0x6465726975716552, middle: 29, length: 19, last: 11, beyond: 0),  // phoneNumberRequired
        .init(head: 0x536465776F6C6C61, tail: 0x73656972746E756F, middle: 30, length: 24, last: 16, beyond: 0),  // allowedShippingCountries
        .init(head: 0x7373656E69737562, tail: 0x7373656E69737562, middle: 31, length: 8, last: 0, beyond: 0),  // business
        .init(head: 0x79546E6F74747562, tail: 0x657079546E6F7474, middle: 31, length: 10, last: 2, beyond: 0),  // buttonType
        .init(head: 0x68546E6F74747562, tail: 0x656D6568546E6F74, middle: 31, length: 11, last: 3, beyond: 0),  // buttonTheme
        .init(head: 0x4D746E656D796170, tail: 0x73646F6874654D74, middle: 31, length: 14, last: 6, beyond: 0),  // paymentMethods
        .init(head: 0x007374656C6C6177, tail: 0x007374656C6C6177, middle: 31, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x65486E6F74747562, tail: 0x7468676965486E6F, middle: 31, length: 12, last: 4, beyond: 0),  // buttonHeight
        .init(head: 0x000074756F79616C, tail: 0x000074756F79616C, middle: 31, length: 6, last: 0, beyond: 16),  // layout
        .init(head: 0x4D746E656D796170, tail: 0x726564724F646F68, middle: 31, length: 18, last: 10, beyond: 0),  // paymentMethodOrder
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 32, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x7373656E69737562, tail: 0x7373656E69737562, middle: 32, length: 8, last: 0, beyond: 0),  // business
        .init(head: 0x007374656C6C6177, tail: 0x007374656C6C6177, middle: 32, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x676E697070696873, tail: 0x6465726975716552, middle: 32, length: 23, last: 15, beyond: 0),  // shippingAddressRequired
        .init(head: 0x41676E696C6C6962, tail: 0x6465726975716552, middle: 33, length: 22, last: 14, beyond: 0),  // billingAddressRequired
        .init(head: 0x7165526C69616D65, tail: 0x6465726975716552, middle: 34, length: 13, last: 5, beyond: 0),  // emailRequired
        .init(head: 0x6D754E656E6F6870, tail: 0x6465726975716552, middle: 34, length: 19, last: 11, beyond: 0),  // phoneNumberRequired
        .init(head: 0x536465776F6C6C61, tail: 0x73656972746E756F, middle: 35, length: 24, last: 16, beyond: 0),  // allowedShippingCountries
        .init(head: 0x65486E6F74747562, tail: 0x7468676965486E6F, middle: 36, length: 12, last: 4, beyond: 0),  // buttonHeight
        .init(head: 0x000074756F79616C, tail: 0x000074756F79616C, middle: 36, length: 6, last: 0, beyond: 16),  // layout
        .init(head: 0x4D746E656D796170, tail: 0x726564724F646F68, middle: 36, length: 18, last: 10, beyond: 0),  // paymentMethodOrder
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 37, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 37, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x676E697070696873, tail: 0x7365746152676E69, middle: 37, length: 13, last: 5, beyond: 0),  // shippingRates
        .init(head: 0x676E697070696873, tail: 0x6465726975716552, middle: 37, length: 23, last: 15, beyond: 0),  // shippingAddressRequired
        .init(head: 0x41676E696C6C6962, tail: 0x6465726975716552, middle: 38, length: 22, last: 14, beyond: 0),  // billingAddressRequired
        .init(head: 0x7165526C69616D65, tail: 0x6465726975716552, middle: 39, length: 13, last: 5, beyond: 0),  // emailRequired
        .init(head: 0x6D754E656E6F6870, tail: 0x6465726975716552, middle: 39, length: 19, last: 11, beyond: 0),  // phoneNumberRequired
        .init(head: 0x536465776F6C6C61, tail: 0x73656972746E756F, middle: 40, length: 24, last: 16, beyond: 0),  // allowedShippingCountries
        .init(head: 0x7373656E69737562, tail: 0x7373656E69737562, middle: 41, length: 8, last: 0, beyond: 0),  // business
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 41, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 41, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 41, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 41, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 41, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 41, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 41, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 41, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x79726576696C6564, tail: 0x6574616D69747345, middle: 41, length: 16, last: 8, beyond: 0),  // deliveryEstimate
        .init(head: 0x6E69727275636572, tail: 0x7473657571655274, middle: 41, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        .init(head: 0x6974616D6F747561, tail: 0x7473657571655274, middle: 42, length: 29, last: 21, beyond: 0),  // automaticReloadPaymentRequest
        .init(head: 0x6465727265666564, tail: 0x7473657571655274, middle: 44, length: 22, last: 14, beyond: 0),  // deferredPaymentRequest
        .init(head: 0x646E754664726163, tail: 0x676E69646E754664, middle: 45, length: 11, last: 3, beyond: 0),  // cardFunding
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 45, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 46, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x4272616C75676572, tail: 0x676E696C6C694272, middle: 46, length: 14, last: 6, beyond: 0),  // regularBilling
        .init(head: 0x6C69426C61697274, tail: 0x676E696C6C69426C, middle: 46, length: 12, last: 4, beyond: 0),  // trialBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 46, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 46, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 47, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x6974616D6F747561, tail: 0x676E696C6C694264, middle: 47, length: 22, last: 14, beyond: 0),  // automaticReloadBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 48, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x44746E656D796170, tail: 0x6E6F697470697263, middle: 48, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D6567616E616D, tail: 0x4C5255746E656D65, middle: 49, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x6465727265666564, tail: 0x676E696C6C694264, middle: 49, length: 15, last: 7, beyond: 0),  // deferredBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 49, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x636E614365657266, tail: 0x657461446E6F6974, middle: 49, length: 20, last: 12, beyond: 0),  // freeCancellationDate
        .init(head: 0x636E614365657266, tail: 0x656E6F5A656D6954, middle: 50, length: 28, last: 20, beyond: 0),  // freeCancellationDateTimeZone
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 52, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 52, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6E69727275636572, tail: 0x6574614474726174, middle: 52, length: 25, last: 17, beyond: 0),  // recurringPaymentStartDate
        .init(head: 0x6E69727275636572, tail: 0x65746144646E4574, middle: 54, length: 23, last: 15, beyond: 0),  // recurringPaymentEndDate
        .init(head: 0x6E69727275636572, tail: 0x74696E556C617672, middle: 55, length: 28, last: 20, beyond: 0),  // recurringPaymentIntervalUnit
        .init(head: 0x6E69727275636572, tail: 0x746E756F436C6176, middle: 57, length: 29, last: 21, beyond: 0),  // recurringPaymentIntervalCount
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 59, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 59, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6974616D6F747561, tail: 0x746E756F6D41646C, middle: 59, length: 37, last: 29, beyond: 0),  // automaticReloadPaymentThresholdAmount
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 62, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 62, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6465727265666564, tail: 0x65746144746E656D, middle: 62, length: 19, last: 11, beyond: 0),  // deferredPaymentDate
        .init(head: 0x007972746E756F63, tail: 0x007972746E756F63, middle: 63, length: 7, last: 0, beyond: 8),  // country
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 63, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 63, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4979616C70736964, tail: 0x736D65744979616C, middle: 63, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x5074736575716572, tail: 0x656D614E72657961, middle: 63, length: 16, last: 8, beyond: 0),  // requestPayerName
        .init(head: 0x5074736575716572, tail: 0x6C69616D45726579, middle: 63, length: 17, last: 9, beyond: 0),  // requestPayerEmail
        .init(head: 0x5074736575716572, tail: 0x656E6F6850726579, middle: 64, length: 17, last: 9, beyond: 0),  // requestPayerPhone
        .init(head: 0x5374736575716572, tail: 0x676E697070696853, middle: 65, length: 15, last: 7, beyond: 0),  // requestShipping
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 65, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x57656C6261736964, tail: 0x7374656C6C615765, middle: 65, length: 14, last: 6, beyond: 0),  // disableWallets
        .init(head: 0x007374656C6C6177, tail: 0x007374656C6C6177, middle: 65, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x666C616865426E6F, tail: 0x664F666C61686542, middle: 65, length: 10, last: 2, beyond: 0),  // onBehalfOf
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 65, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 65, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 65, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4979616C70736964, tail: 0x736D65744979616C, middle: 65, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x676E697070696873, tail: 0x736E6F6974704F67, middle: 65, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x796150656C707061, tail: 0x796150656C707061, middle: 65, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 65, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 65, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 65, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 65, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 65, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 65, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x00006C6961746564, tail: 0x00006C6961746564, middle: 65, length: 6, last: 0, beyond: 16),  // detail
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 65, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x00006E6F73616572, tail: 0x00006E6F73616572, middle: 65, length: 6, last: 0, beyond: 16),  // reason
        .init(head: 0x006567617373656D, tail: 0x006567617373656D, middle: 65, length: 7, last: 0, beyond: 8),  // message
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 65, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x746E61686372656D, tail: 0x65646F437972746E, middle: 65, length: 19, last: 11, beyond: 0),  // merchantCountryCode
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 66, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x6D65744974726163, tail: 0x736D657449747261, middle: 66, length: 9, last: 1, beyond: 0),  // cartItems
        .init(head: 0x6574726F70707573, tail: 0x736B726F7774654E, middle: 66, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x6E6F697469646461, tail: 0x736B726F7774654E, middle: 67, length: 25, last: 17, beyond: 0),  // additionalEnabledNetworks
        .init(head: 0x746E61686372656D, tail: 0x73656974696C6962, middle: 69, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6465726975716572, tail: 0x73646C6569467373, middle: 70, length: 29, last: 21, beyond: 0),  // requiredShippingAddressFields
        .init(head: 0x6465726975716572, tail: 0x73646C6569467463, middle: 72, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x676E697070696873, tail: 0x73646F6874654D67, middle: 74, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x676E697070696873, tail: 0x65707954676E6970, middle: 74, length: 12, last: 4, beyond: 0),  // shippingType
        .init(head: 0x6574726F70707573, tail: 0x73656972746E756F, middle: 74, length: 18, last: 10, beyond: 0),  // supportedCountries
        .init(head: 0x7374726F70707573, tail: 0x65646F436E6F7075, middle: 75, length: 18, last: 10, beyond: 0),  // supportsCouponCode
        .init(head: 0x6F436E6F70756F63, tail: 0x65646F436E6F7075, middle: 76, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x0074736575716572, tail: 0x0074736575716572, middle: 76, length: 7, last: 0, beyond: 8),  // request
        .init(head: 0x6D65744974726163, tail: 0x736D657449747261, middle: 76, length: 9, last: 1, beyond: 0),  // cartItems
        .init(head: 0x676E697070696873, tail: 0x73646F6874654D67, middle: 76, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x000073726F727265, tail: 0x000073726F727265, middle: 76, length: 6, last: 0, beyond: 16),  // errors
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 76, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x7470697263736564, tail: 0x6E6F697470697263, middle: 76, length: 11, last: 3, beyond: 0),  // description
        .init(head: 0x656D6567616E616D, tail: 0x6C7255746E656D65, middle: 76, length: 13, last: 5, beyond: 0),  // managementUrl
        .init(head: 0x00676E696C6C6962, tail: 0x00676E696C6C6962, middle: 76, length: 7, last: 0, beyond: 8),  // billing
        .init(head: 0x6C69426C61697274, tail: 0x676E696C6C69426C, middle: 76, length: 12, last: 4, beyond: 0),  // trialBilling
        .init(head: 0x41676E696C6C6962, tail: 0x746E656D65657267, middle: 76, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x746F4E6E656B6F74, tail: 0x4C52556E6F697461, middle: 76, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 77, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x6D4164616F6C6572, tail: 0x746E756F6D416461, middle: 77, length: 12, last: 4, beyond: 0),  // reloadAmount
        .init(head: 0x6C6F687365726874, tail: 0x746E756F6D41646C, middle: 77, length: 15, last: 7, beyond: 0),  // thresholdAmount
        .init(head: 0x746E61686372656D, tail: 0x73746E6168637265, middle: 77, length: 9, last: 1, beyond: 0),  // merchants
        .init(head: 0x0000006C616E6966, tail: 0x0000006C616E6966, middle: 77, length: 5, last: 0, beyond: 24),  // final
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 77, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x61705F656C707061, tail: 0x7961705F656C7070, middle: 77, length: 9, last: 1, beyond: 0),  // apple_pay
        .init(head: 0x705F656C676F6F67, tail: 0x7961705F656C676F, middle: 77, length: 10, last: 2, beyond: 0),  // google_pay
        .init(head: 0x00746E656D796170, tail: 0x00746E656D796170, middle: 77, length: 7, last: 0, beyond: 8),  // payment
        .init(head: 0x7069726373627573, tail: 0x6E6F697470697263, middle: 77, length: 12, last: 4, beyond: 0),  // subscription
        .init(head: 0x0000007075746573, tail: 0x0000007075746573, middle: 77, length: 5, last: 0, beyond: 24),  // setup
        .init(head: 0x0000000072616579, tail: 0x0000000072616579, middle: 77, length: 4, last: 0, beyond: 32),  // year
        .init(head: 0x00000068746E6F6D, tail: 0x00000068746E6F6D, middle: 77, length: 5, last: 0, beyond: 24),  // month
        .init(head: 0x0000000000796164, tail: 0x0000000000796164, middle: 77, length: 3, last: 0, beyond: 40),  // day
        .init(head: 0x0000000072756F68, tail: 0x0000000072756F68, middle: 77, length: 4, last: 0, beyond: 32),  // hour
        .init(head: 0x00006574756E696D, tail: 0x00006574756E696D, middle: 77, length: 6, last: 0, beyond: 16),  // minute
        .init(head: 0x656E6F6D2D646461, tail: 0x79656E6F6D2D6464, middle: 77, length: 9, last: 1, beyond: 0),  // add-money
        .init(head: 0x000000006B6F6F62, tail: 0x000000006B6F6F62, middle: 77, length: 4, last: 0, beyond: 32),  // book
        .init(head: 0x0000000000797562, tail: 0x0000000000797562, middle: 77, length: 3, last: 0, beyond: 40),  // buy
        .init(head: 0x756F2D6B63656863, tail: 0x74756F2D6B636568, middle: 77, length: 9, last: 1, beyond: 0),  // check-out
        .init(head: 0x75626972746E6F63, tail: 0x657475626972746E, middle: 77, length: 10, last: 2, beyond: 0),  // contribute
        .init(head: 0x00006574616E6F64, tail: 0x00006574616E6F64, middle: 77, length: 6, last: 0, beyond: 16),  // donate
        .init(head: 0x000000726564726F, tail: 0x000000726564726F, middle: 77, length: 5, last: 0, beyond: 24),  // order
        .init(head: 0x0000006E69616C70, tail: 0x0000006E69616C70, middle: 77, length: 5, last: 0, beyond: 24),  // plain
        .init(head: 0x000064616F6C6572, tail: 0x000064616F6C6572, middle: 77, length: 6, last: 0, beyond: 16),  // reload
        .init(head: 0x00000000746E6572, tail: 0x00000000746E6572, middle: 77, length: 4, last: 0, beyond: 32),  // rent
        .init(head: 0x6269726373627573, tail: 0x6562697263736275, middle: 77, length: 9, last: 1, beyond: 0),  // subscribe
        .init(head: 0x0074726F70707573, tail: 0x0074726F70707573, middle: 77, length: 7, last: 0, beyond: 8),  // support
        .init(head: 0x0000000000706974, tail: 0x0000000000706974, middle: 77, length: 3, last: 0, beyond: 40),  // tip
        .init(head: 0x000070752D706F74, tail: 0x000070752D706F74, middle: 77, length: 6, last: 0, beyond: 16),  // top-up
        .init(head: 0x0000006B63616C62, tail: 0x0000006B63616C62, middle: 77, length: 5, last: 0, beyond: 24),  // black
        .init(head: 0x0000006574696877, tail: 0x0000006574696877, middle: 77, length: 5, last: 0, beyond: 24),  // white
        .init(head: 0x756F2D6574696877, tail: 0x656E696C74756F2D, middle: 77, length: 13, last: 5, beyond: 0),  // white-outline
        .init(head: 0x0073736563637573, tail: 0x0073736563637573, middle: 77, length: 7, last: 0, beyond: 8),  // success
        .init(head: 0x000000006C696166, tail: 0x000000006C696166, middle: 77, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x5F64696C61766E69, tail: 0x737365726464615F, middle: 77, length: 24, last: 16, beyond: 0),  // invalid_shipping_address
        .init(head: 0x0073736563637573, tail: 0x0073736563637573, middle: 78, length: 7, last: 0, beyond: 8),  // success
        .init(head: 0x000000006C696166, tail: 0x000000006C696166, middle: 78, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x5F64696C61766E69, tail: 0x656D616E5F726579, middle: 78, length: 18, last: 10, beyond: 0),  // invalid_payer_name
        .init(head: 0x5F64696C61766E69, tail: 0x656E6F68705F7265, middle: 79, length: 19, last: 11, beyond: 0),  // invalid_payer_phone
        .init(head: 0x5F64696C61766E69, tail: 0x6C69616D655F7265, middle: 80, length: 19, last: 11, beyond: 0),  // invalid_payer_email
        .init(head: 0x5F64696C61766E69, tail: 0x737365726464615F, middle: 81, length: 24, last: 16, beyond: 0),  // invalid_shipping_address
        .init(head: 0x000000006C696166, tail: 0x000000006C696166, middle: 82, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x5F64696C61766E69, tail: 0x737365726464615F, middle: 82, length: 24, last: 16, beyond: 0),  // invalid_shipping_address
        .init(head: 0x5F64696C61766E69, tail: 0x737365726464615F, middle: 83, length: 23, last: 15, beyond: 0),  // invalid_billing_address
        .init(head: 0x5F64696C61766E69, tail: 0x617461645F746E65, middle: 84, length: 20, last: 12, beyond: 0),  // invalid_payment_data
        .init(head: 0x5F73736572646461, tail: 0x656C626165636976, middle: 85, length: 21, last: 13, beyond: 0),  // address_unserviceable
        .init(head: 0x61705F656C707061, tail: 0x7961705F656C7070, middle: 86, length: 9, last: 1, beyond: 0),  // apple_pay
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
        0x696C696261706143,
        0x6B726F7774654E64,
        0x696669746E656449,
        0x566E6F6973736553,
        0x696669746E656449,
        0x6B726F7774654E64,
        0x696C696261706143,
        0x43676E696C6C6942,
        0x6946746361746E6F,
        0x676E697070696853,
        0x46746361746E6F43,
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
        255, 255, 255, 255, 0, 14, 18, 255, 0, 1, 0, 1, 255, 255, 0, 1, 3, 4, 255, 2, 2, 0, 1, 255,
        255, 3, 255, 255, 0, 255, 2, 1, 255, 0, 0, 1, 1, 0, 3, 4, 255, 5, 0, 1, 6, 2, 0, 255,
        255, 0, 3, 255, 1, 255, 255, 2, 1, 0, 2, 0, 1, 255, 255, 255, 255, 3, 255, 0, 1, 2, 6, 255,
        255, 2, 1, 255, 7, 9, 3, 255, 8, 5, 0, 255, 10, 4, 3, 5, 255, 4, 255, 1, 2, 0, 255, 5,
        255, 0, 3, 255, 1, 4, 2, 255, 6, 255, 255, 255, 7, 8, 1, 4, 3, 255, 0, 255, 2, 255, 0, 255,
        2, 1, 3, 1, 255, 255, 255, 0, 255, 2, 255, 4, 0, 255, 1, 255, 2, 3, 255, 255, 255, 11, 255, 13,
        255, 15, 255, 255, 10, 12, 255, 255, 255, 255, 3, 8, 7, 1, 0, 2, 255, 255, 6, 4, 5, 14, 255, 255,
        9, 255, 255, 1, 0, 2, 255, 6, 255, 4, 255, 255, 1, 3, 2, 255, 5, 255, 7, 255, 255, 0, 1, 255,
        3, 255, 7, 5, 6, 2, 255, 4, 255, 255, 0, 255, 255, 8, 0, 255, 0, 255, 0, 255, 0, 1, 255, 0,
        2, 255, 255, 255, 3, 1, 3, 1, 255, 255, 255, 255, 0, 2, 4, 1, 0, 2, 255, 255, 255, 3, 3, 1,
        0, 255, 2, 255, 255, 255, 255, 1, 2, 0, 255, 3, 5, 4, 1, 2, 3, 4, 255, 5, 255, 0, 0, 255,
        1, 2, 0, 255, 2, 1, 1, 4, 3, 6, 5, 255, 8, 12, 255, 255, 7, 2, 0, 9, 11, 10, 2, 4,
        1, 255, 0, 5, 3, 255, 0, 2, 255, 1, 0, 255, 255, 255, 2, 3, 255, 1, 0, 1, 0, 255, 255, 255,
        8, 255, 255, 2, 255, 255, 255, 255, 4, 255, 11, 255, 7, 0, 13, 12, 9, 255, 3, 255, 255, 255, 255, 255,
        6, 10, 255, 255, 1, 5, 2, 0, 1, 255, 9, 8, 255, 255, 2, 1, 4, 255, 10, 5, 3, 255, 255, 0,
        6, 7, 0, 1, 1, 0, 0, 2, 1, 255, 2, 0, 1, 255, 255, 255, 4, 3, 12, 255, 255, 255, 255, 255,
        255, 6, 4, 255, 9, 255, 2, 255, 3, 255, 0, 255, 7, 11, 10, 255, 1, 5, 255, 255, 255, 255, 255, 13,
        8, 255, 2, 1, 255, 0, 2, 255, 0, 1, 4, 255, 5, 1, 255, 2, 0, 3, 0, 255, 255, 255, 4, 3,
        1, 2, 255, 0,
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
        MemberRow(.token, argument: 1),  // FlutterPaymentProfile.provider
        MemberRow(.variant, argument: 0),  // FlutterPaymentProfile.data
        MemberRow(.text),  // FlutterApplePayData.merchantIdentifier
        MemberRow(.country),  // FlutterApplePayData.countryCode
        MemberRow(.currency),  // FlutterApplePayData.currencyCode
        MemberRow(.list, element: .text),  // FlutterApplePayData.supportedNetworks
        MemberRow(.list, element: .text),  // FlutterApplePayData.merchantCapabilities
        MemberRow(.list, element: .text),  // FlutterApplePayData.requiredBillingContactFields
        MemberRow(.list, element: .text),  // FlutterApplePayData.requiredShippingContactFields
        MemberRow(.list, element: .record, argument: 13),  // FlutterPaymentItems.items
        MemberRow(.text),  // FlutterPaymentItem.label
        MemberRow(.amount),  // FlutterPaymentItem.amount
        MemberRow(.anything),  // FlutterPaymentItem.status
        MemberRow(.anything),  // FlutterPaymentItem.type
        MemberRow(.anything),  // PayPalCheckout.request
        MemberRow(.record, argument: 15),  // PayPalCheckout.confirmation
        MemberRow(.anything, isPersonal: true),  // PayPalConfirmation.orderId
        MemberRow(.anything, isPersonal: true),  // PayPalConfirmation.token
        MemberRow(.anything, isPersonal: true),  // PayPalConfirmation.billingContact
        MemberRow(.anything, isPersonal: true),  // PayPalConfirmation.shippingContact
        MemberRow(.text),  // PayPalValidation.validationUrl
        MemberRow(.text),  // PayPalValidation.displayName
        MemberRow(.text),  // PayPalValidation.domainName
        MemberRow(.country),  // SquarePaymentRequest.countryCode
        MemberRow(.currency),  // SquarePaymentRequest.currencyCode
        MemberRow(.record, argument: 18),  // SquarePaymentRequest.total
        MemberRow(.list, element: .record, argument: 18),  // SquarePaymentRequest.lineItems
        MemberRow(.boolean),  // SquarePaymentRequest.requestBillingContact
        MemberRow(.boolean),  // SquarePaymentRequest.requestShippingContact
        MemberRow(.record, argument: 19),  // SquarePaymentRequest.shippingContact
        MemberRow(.list, element: .record, argument: 21),  // SquarePaymentRequest.shippingOptions
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
        MemberRow(.list, element: .record, argument: 18),  // SquareSheetUpdate.lineItems
        MemberRow(.record, argument: 18),  // SquareSheetUpdate.total
        MemberRow(.list, element: .record, argument: 21),  // SquareSheetUpdate.shippingOptions
        MemberRow(.text),  // SquareShippingOption.id
        MemberRow(.text),  // SquareShippingOption.label
        MemberRow(.amount),  // SquareShippingOption.amount
        MemberRow(.record, argument: 23),  // StripeCheckout.elements
        MemberRow(.record, argument: 24),  // StripeCheckout.element
        MemberRow(.record, argument: 25),  // StripeCheckout.paymentElement
        MemberRow(.list, element: .record, argument: 27),  // StripeCheckout.answers
        MemberRow(.token, argument: 2),  // StripeElements.mode
        MemberRow(.integer),  // StripeElements.amount
        MemberRow(.text),  // StripeElements.currency
        MemberRow(.text, isPersonal: true),  // StripeElements.clientSecret
        MemberRow(.text, isPersonal: true),  // StripeElements.onBehalfOf
        MemberRow(.record, argument: 33),  // StripeExpressElement.applePay
        MemberRow(.list, element: .record, argument: 31),  // StripeExpressElement.lineItems
        MemberRow(.list, element: .record, argument: 32),  // StripeExpressElement.shippingRates
        MemberRow(.boolean),  // StripeExpressElement.shippingAddressRequired
        MemberRow(.boolean),  // StripeExpressElement.billingAddressRequired
        MemberRow(.boolean),  // StripeExpressElement.emailRequired
        MemberRow(.boolean),  // StripeExpressElement.phoneNumberRequired
        MemberRow(.list, element: .text),  // StripeExpressElement.allowedShippingCountries
        MemberRow(.record, argument: 28),  // StripeExpressElement.business
        MemberRow(.record, argument: 29),  // StripeExpressElement.buttonType
        MemberRow(.record, argument: 30),  // StripeExpressElement.buttonTheme
        MemberRow(.anything),  // StripeExpressElement.paymentMethods
        MemberRow(.anything),  // StripeExpressElement.wallets
        MemberRow(.anything),  // StripeExpressElement.buttonHeight
        MemberRow(.anything),  // StripeExpressElement.layout
        MemberRow(.anything),  // StripeExpressElement.paymentMethodOrder
        MemberRow(.record, argument: 33),  // StripePaymentElement.applePay
        MemberRow(.record, argument: 28),  // StripePaymentElement.business
        MemberRow(.anything),  // StripePaymentElement.wallets
        MemberRow(.boolean),  // StripeElementUpdate.shippingAddressRequired
        MemberRow(.boolean),  // StripeElementUpdate.billingAddressRequired
        MemberRow(.boolean),  // StripeElementUpdate.emailRequired
        MemberRow(.boolean),  // StripeElementUpdate.phoneNumberRequired
        MemberRow(.list, element: .text),  // StripeElementUpdate.allowedShippingCountries
        MemberRow(.anything),  // StripeElementUpdate.buttonHeight
        MemberRow(.anything),  // StripeElementUpdate.layout
        MemberRow(.anything),  // StripeElementUpdate.paymentMethodOrder
        MemberRow(.record, argument: 33),  // StripeSheetAnswer.applePay
        MemberRow(.list, element: .record, argument: 31),  // StripeSheetAnswer.lineItems
        MemberRow(.list, element: .record, argument: 32),  // StripeSheetAnswer.shippingRates
        MemberRow(.boolean),  // StripeSheetAnswer.shippingAddressRequired
        MemberRow(.boolean),  // StripeSheetAnswer.billingAddressRequired
        MemberRow(.boolean),  // StripeSheetAnswer.emailRequired
        MemberRow(.boolean),  // StripeSheetAnswer.phoneNumberRequired
        MemberRow(.list, element: .text),  // StripeSheetAnswer.allowedShippingCountries
        MemberRow(.record, argument: 28),  // StripeSheetAnswer.business
        MemberRow(.text),  // StripeBusiness.name
        MemberRow(.token, argument: 4),  // StripeButtonTypes.applePay
        MemberRow(.token, argument: 5),  // StripeButtonThemes.applePay
        MemberRow(.text),  // StripeLine.name
        MemberRow(.integer),  // StripeLine.amount
        MemberRow(.text),  // StripeRate.id
        MemberRow(.integer),  // StripeRate.amount
        MemberRow(.text),  // StripeRate.displayName
        MemberRow(.anything),  // StripeRate.deliveryEstimate
        MemberRow(.record, argument: 34),  // StripeApplePay.recurringPaymentRequest
        MemberRow(.record, argument: 35),  // StripeApplePay.automaticReloadPaymentRequest
        MemberRow(.record, argument: 36),  // StripeApplePay.deferredPaymentRequest
        MemberRow(.anything),  // StripeApplePay.cardFunding
        MemberRow(.text),  // StripeRecurring.paymentDescription
        MemberRow(.url),  // StripeRecurring.managementURL
        MemberRow(.record, argument: 37),  // StripeRecurring.regularBilling
        MemberRow(.record, argument: 37),  // StripeRecurring.trialBilling
        MemberRow(.text),  // StripeRecurring.billingAgreement
        MemberRow(.text),  // StripeReload.paymentDescription
        MemberRow(.url),  // StripeReload.managementURL
        MemberRow(.record, argument: 38),  // StripeReload.automaticReloadBilling
        MemberRow(.text),  // StripeReload.billingAgreement
        MemberRow(.text),  // StripeDeferred.paymentDescription
        MemberRow(.url),  // StripeDeferred.managementURL
        MemberRow(.record, argument: 39),  // StripeDeferred.deferredBilling
        MemberRow(.text),  // StripeDeferred.billingAgreement
        MemberRow(.date),  // StripeDeferred.freeCancellationDate
        MemberRow(.timeZone),  // StripeDeferred.freeCancellationDateTimeZone
        MemberRow(.text),  // StripeRegularBilling.label
        MemberRow(.integer),  // StripeRegularBilling.amount
        MemberRow(.date),  // StripeRegularBilling.recurringPaymentStartDate
        MemberRow(.date),  // StripeRegularBilling.recurringPaymentEndDate
        MemberRow(.token, argument: 3),  // StripeRegularBilling.recurringPaymentIntervalUnit
        MemberRow(.integer),  // StripeRegularBilling.recurringPaymentIntervalCount
        MemberRow(.text),  // StripeReloadBilling.label
        MemberRow(.integer),  // StripeReloadBilling.amount
        MemberRow(.integer),  // StripeReloadBilling.automaticReloadPaymentThresholdAmount
        MemberRow(.text),  // StripeDeferredBilling.label
        MemberRow(.integer),  // StripeDeferredBilling.amount
        MemberRow(.date),  // StripeDeferredBilling.deferredPaymentDate
        MemberRow(.text),  // StripePaymentRequest.country
        MemberRow(.text),  // StripePaymentRequest.currency
        MemberRow(.record, argument: 42),  // StripePaymentRequest.total
        MemberRow(.list, element: .record, argument: 42),  // StripePaymentRequest.displayItems
        MemberRow(.boolean),  // StripePaymentRequest.requestPayerName
        MemberRow(.boolean),  // StripePaymentRequest.requestPayerEmail
        MemberRow(.boolean),  // StripePaymentRequest.requestPayerPhone
        MemberRow(.boolean),  // StripePaymentRequest.requestShipping
        MemberRow(.list, element: .record, argument: 43),  // StripePaymentRequest.shippingOptions
        MemberRow(.list, element: .text),  // StripePaymentRequest.disableWallets
        MemberRow(.list, element: .text),  // StripePaymentRequest.wallets
        MemberRow(.text, isPersonal: true),  // StripePaymentRequest.onBehalfOf
        MemberRow(.record, argument: 33),  // StripePaymentRequest.applePay
        MemberRow(.token, argument: 6),  // StripePaymentUpdate.status
        MemberRow(.record, argument: 42),  // StripePaymentUpdate.total
        MemberRow(.list, element: .record, argument: 42),  // StripePaymentUpdate.displayItems
        MemberRow(.list, element: .record, argument: 43),  // StripePaymentUpdate.shippingOptions
        MemberRow(.record, argument: 33),  // StripePaymentUpdate.applePay
        MemberRow(.text),  // StripePaymentUpdate.currency
        MemberRow(.text),  // StripeItem.label
        MemberRow(.integer),  // StripeItem.amount
        MemberRow(.boolean),  // StripeItem.pending
        MemberRow(.text),  // StripeShippingOption.id
        MemberRow(.text),  // StripeShippingOption.label
        MemberRow(.text),  // StripeShippingOption.detail
        MemberRow(.integer),  // StripeShippingOption.amount
        MemberRow(.token, argument: 8),  // StripePaymentFailure.reason
        MemberRow(.text),  // StripePaymentFailure.message
        MemberRow(.token, argument: 7),  // StripeCompletion.status
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
        MemberRow(.record, argument: 48),  // StripeAppPayment.request
        MemberRow(.anything),  // StripeAppUpdate.cartItems
        MemberRow(.anything),  // StripeAppUpdate.shippingMethods
        MemberRow(.anything),  // StripeAppUpdate.errors
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
            NameList(first: 36, count: 5, bits: 3, places: 84, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // BraintreePaymentRequest
        ShapeRow(
            NameList(first: 41, count: 4, bits: 3, places: 92, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // BraintreeValidation
        ShapeRow(
            NameList(first: 45, count: 1, bits: 1, places: 100, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // BraintreeTokenization
        ShapeRow(
            NameList(first: 46, count: 3, bits: 2, places: 102, key: 0, multiplier: 0x377B2FD56A5B15B5),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // BraintreeDropIn
        ShapeRow(
            NameList(first: 49, count: 2, bits: 1, places: 106, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // BraintreeHandover
        ShapeRow(
            NameList(first: 51, count: 2, bits: 1, places: 108, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000002),  // FlutterPaymentProfile
        ShapeRow(
            NameList(first: 53, count: 7, bits: 3, places: 110, key: 8, multiplier: 0x2084FC9872024C73),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // FlutterApplePayData
        ShapeRow(
            NameList(first: 60, count: 1, bits: 1, places: 118, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // FlutterPaymentItems
        ShapeRow(
            NameList(first: 61, count: 4, bits: 3, places: 120, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000002, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // FlutterPaymentItem
        ShapeRow(
            NameList(first: 65, count: 2, bits: 1, places: 128, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PayPalCheckout
        ShapeRow(
            NameList(first: 67, count: 4, bits: 3, places: 130, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // PayPalConfirmation
        ShapeRow(
            NameList(first: 71, count: 3, bits: 2, places: 138, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // PayPalValidation
        ShapeRow(
            NameList(first: 74, count: 11, bits: 4, places: 142, key: 254, multiplier: 0xD8B0B5E86CE87FF3),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquarePaymentRequest
        ShapeRow(
            NameList(first: 85, count: 6, bits: 3, places: 158, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquareItem
        ShapeRow(
            NameList(first: 91, count: 9, bits: 4, places: 166, key: 0, multiplier: 0x0C9CC190EED84E3B),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquareContact
        ShapeRow(
            NameList(first: 100, count: 5, bits: 3, places: 182, key: 254, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquareSheetUpdate
        ShapeRow(
            NameList(first: 105, count: 3, bits: 2, places: 190, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // SquareShippingOption
        ShapeRow(
            NameList(first: 108, count: 4, bits: 3, places: 194, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeCheckout
        ShapeRow(
            NameList(first: 112, count: 5, bits: 3, places: 202, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeElements
        ShapeRow(
            NameList(first: 117, count: 16, bits: 5, places: 210, key: 254, multiplier: 0x6E7133FB6BDDBFA5),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeExpressElement
        ShapeRow(
            NameList(first: 133, count: 3, bits: 2, places: 242, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripePaymentElement
        ShapeRow(
            NameList(first: 136, count: 8, bits: 4, places: 246, key: 0, multiplier: 0x377B2FD56A5B15B5),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeElementUpdate
        ShapeRow(
            NameList(first: 144, count: 9, bits: 4, places: 262, key: 254, multiplier: 0x7DF64FCFE859A6F9),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeSheetAnswer
        ShapeRow(
            NameList(first: 153, count: 1, bits: 1, places: 278, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeBusiness
        ShapeRow(
            NameList(first: 154, count: 1, bits: 1, places: 280, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeButtonTypes
        ShapeRow(
            NameList(first: 155, count: 1, bits: 1, places: 282, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeButtonThemes
        ShapeRow(
            NameList(first: 156, count: 2, bits: 1, places: 284, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeLine
        ShapeRow(
            NameList(first: 158, count: 4, bits: 3, places: 286, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeRate
        ShapeRow(
            NameList(first: 162, count: 4, bits: 3, places: 294, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeApplePay
        ShapeRow(
            NameList(first: 166, count: 5, bits: 3, places: 302, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeRecurring
        ShapeRow(
            NameList(first: 171, count: 4, bits: 3, places: 310, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeReload
        ShapeRow(
            NameList(first: 175, count: 6, bits: 3, places: 318, key: 255, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeDeferred
        ShapeRow(
            NameList(first: 181, count: 6, bits: 3, places: 326, key: 255, multiplier: 0x7BE902917B70A2A9),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeRegularBilling
        ShapeRow(
            NameList(first: 187, count: 3, bits: 2, places: 334, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeReloadBilling
        ShapeRow(
            NameList(first: 190, count: 3, bits: 2, places: 338, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeDeferredBilling
        ShapeRow(
            NameList(first: 193, count: 13, bits: 4, places: 342, key: 254, multiplier: 0xDEFD33648F58D8F7),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripePaymentRequest
        ShapeRow(
            NameList(first: 206, count: 6, bits: 3, places: 358, key: 0, multiplier: 0xF66E100DB2D7D207),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripePaymentUpdate
        ShapeRow(
            NameList(first: 212, count: 3, bits: 2, places: 366, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeItem
        ShapeRow(
            NameList(first: 215, count: 4, bits: 3, places: 370, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x000000000000000B, expected: 0x0000000000000004, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeShippingOption
        ShapeRow(
            NameList(first: 219, count: 2, bits: 1, places: 378, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripePaymentFailure
        ShapeRow(
            NameList(first: 221, count: 1, bits: 1, places: 380, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StripeCompletion
        ShapeRow(
            NameList(first: 222, count: 14, bits: 5, places: 382, key: 254, multiplier: 0x1069E6A57E06665D),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeAppPayment
        ShapeRow(
            NameList(first: 236, count: 3, bits: 2, places: 414, key: 0, multiplier: 0x64D815DEEAF29DF3),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeAppUpdate
        ShapeRow(
            NameList(first: 239, count: 11, bits: 4, places: 418, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // StripeAppRequest
    ]

    static let shapeTexts: [StaticString] = [
        "AdyenCheckout",
        "AdyenSheetUpdate",
        "AdyenApplePay",
        "AdyenAmount",
        "AdyenMerchant",
        "BraintreePaymentRequest",
        "BraintreeValidation",
        "BraintreeTokenization",
        "BraintreeDropIn",
        "BraintreeHandover",
        "FlutterPaymentProfile",
        "FlutterApplePayData",
        "FlutterPaymentItems",
        "FlutterPaymentItem",
        "PayPalCheckout",
        "PayPalConfirmation",
        "PayPalValidation",
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
        "StripePaymentUpdate",
        "StripeItem",
        "StripeShippingOption",
        "StripePaymentFailure",
        "StripeCompletion",
        "StripeAppPayment",
        "StripeAppUpdate",
        "StripeAppRequest",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 250, count: 2, bits: 1, places: 434, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .throwing),  // AdyenPriceStatus
        VocabularyRow(NameList(first: 252, count: 2, bits: 1, places: 436, key: 0, multiplier: 0x377B2FD56A5B15B5), unknown: .throwing),  // FlutterProvider
        VocabularyRow(NameList(first: 254, count: 3, bits: 2, places: 438, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // StripeMode
        VocabularyRow(NameList(first: 257, count: 5, bits: 3, places: 442, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // StripeIntervalUnit
        VocabularyRow(NameList(first: 262, count: 14, bits: 5, places: 450, key: 0, multiplier: 0x5A55DB213CF06BE1), unknown: .throwing),  // StripeButtonType
        VocabularyRow(NameList(first: 276, count: 3, bits: 2, places: 482, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // StripeButtonTheme
        VocabularyRow(NameList(first: 279, count: 3, bits: 2, places: 486, key: 0, multiplier: 0x4C88C014892416DD), unknown: .throwing),  // StripeUpdateStatus
        VocabularyRow(NameList(first: 282, count: 6, bits: 3, places: 490, key: 254, multiplier: 0x68901BAF16AD70D7), unknown: .throwing),  // StripeCompletionStatus
        VocabularyRow(NameList(first: 288, count: 5, bits: 3, places: 498, key: 254, multiplier: 0x1069E6A57E06665D), unknown: .throwing),  // StripeFailureReason
    ]

    static let vocabularyTexts: [StaticString] = [
        "AdyenPriceStatus",
        "FlutterProvider",
        "StripeMode",
        "StripeIntervalUnit",
        "StripeButtonType",
        "StripeButtonTheme",
        "StripeUpdateStatus",
        "StripeCompletionStatus",
        "StripeFailureReason",
    ]

    static let variants: [VariantRow] = [
        VariantRow(selector: 0, names: NameList(first: 293, count: 1, bits: 1, places: 506, key: 0, multiplier: 0x2CEAEE21BF46BC01), firstShape: 0),
    ]

    static let choiceShapes: [UInt8] = [11]
}

/// The indexes of the dictionaries in the tables.
package enum ProvidersShape {
    package static var adyenCheckout: Int { 0 }
    package static var adyenSheetUpdate: Int { 1 }
    package static var adyenApplePay: Int { 2 }
    package static var adyenAmount: Int { 3 }
    package static var adyenMerchant: Int { 4 }
    package static var braintreePaymentRequest: Int { 5 }
    package static var braintreeValidation: Int { 6 }
    package static var braintreeTokenization: Int { 7 }
    package static var braintreeDropIn: Int { 8 }
    package static var braintreeHandover: Int { 9 }
    package static var flutterPaymentProfile: Int { 10 }
    package static var flutterApplePayData: Int { 11 }
    package static var flutterPaymentItems: Int { 12 }
    package static var flutterPaymentItem: Int { 13 }
    package static var payPalCheckout: Int { 14 }
    package static var payPalConfirmation: Int { 15 }
    package static var payPalValidation: Int { 16 }
    package static var squarePaymentRequest: Int { 17 }
    package static var squareItem: Int { 18 }
    package static var squareContact: Int { 19 }
    package static var squareSheetUpdate: Int { 20 }
    package static var squareShippingOption: Int { 21 }
    package static var stripeCheckout: Int { 22 }
    package static var stripeElements: Int { 23 }
    package static var stripeExpressElement: Int { 24 }
    package static var stripePaymentElement: Int { 25 }
    package static var stripeElementUpdate: Int { 26 }
    package static var stripeSheetAnswer: Int { 27 }
    package static var stripeBusiness: Int { 28 }
    package static var stripeButtonTypes: Int { 29 }
    package static var stripeButtonThemes: Int { 30 }
    package static var stripeLine: Int { 31 }
    package static var stripeRate: Int { 32 }
    package static var stripeApplePay: Int { 33 }
    package static var stripeRecurring: Int { 34 }
    package static var stripeReload: Int { 35 }
    package static var stripeDeferred: Int { 36 }
    package static var stripeRegularBilling: Int { 37 }
    package static var stripeReloadBilling: Int { 38 }
    package static var stripeDeferredBilling: Int { 39 }
    package static var stripePaymentRequest: Int { 40 }
    package static var stripePaymentUpdate: Int { 41 }
    package static var stripeItem: Int { 42 }
    package static var stripeShippingOption: Int { 43 }
    package static var stripePaymentFailure: Int { 44 }
    package static var stripeCompletion: Int { 45 }
    package static var stripeAppPayment: Int { 46 }
    package static var stripeAppUpdate: Int { 47 }
    package static var stripeAppRequest: Int { 48 }
}

/// The indexes of the vocabularies in the tables.
package enum ProvidersWord {
    package static var adyenPriceStatus: Int { 0 }
    package static var flutterProvider: Int { 1 }
    package static var stripeMode: Int { 2 }
    package static var stripeIntervalUnit: Int { 3 }
    package static var stripeButtonType: Int { 4 }
    package static var stripeButtonTheme: Int { 5 }
    package static var stripeUpdateStatus: Int { 6 }
    package static var stripeCompletionStatus: Int { 7 }
    package static var stripeFailureReason: Int { 8 }
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
