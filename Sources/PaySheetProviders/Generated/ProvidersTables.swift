// Generated from Sources/PaySheetProviders. Do not edit; run `swift run generate`.

import PaySheet

/// The rows of the tables.
enum ProvidersRows {
    static let names: [NameRow] = [
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 0, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 0, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x006E_6F69_7373_6573, tail: 0x006E_6F69_7373_6573, middle: 0, length: 7, last: 0, beyond: 8),  // session
        .init(head: 0x4D74_6E65_6D79_6170, tail: 0x6573_6E6F_7073_6552, middle: 0, length: 22, last: 14, beyond: 0),  // paymentMethodsResponse
        .init(head: 0x6C61_746F_5477_656E, tail: 0x6C61_746F_5477_656E, middle: 1, length: 8, last: 0, beyond: 0),  // newTotal
        .init(head: 0x4965_6E69_4C77_656E, tail: 0x736D_6574_4965_6E69, middle: 1, length: 12, last: 4, beyond: 0),  // newLineItems
        .init(head: 0x7070_6968_5377_656E, tail: 0x7364_6F68_7465_4D67, middle: 1, length: 18, last: 10, beyond: 0),  // newShippingMethods
        .init(head: 0x0000_7372_6F72_7265, tail: 0x0000_7372_6F72_7265, middle: 2, length: 6, last: 0, beyond: 16),  // errors
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 2, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 2, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x6972_506C_6174_6F74, tail: 0x6C65_6261_4C65_6369, middle: 2, length: 15, last: 7, beyond: 0),  // totalPriceLabel
        .init(head: 0x6972_506C_6174_6F74, tail: 0x7375_7461_7453_6563, middle: 2, length: 16, last: 8, beyond: 0),  // totalPriceStatus
        .init(head: 0x7275_6769_666E_6F63, tail: 0x6E6F_6974_6172_7567, middle: 2, length: 13, last: 5, beyond: 0),  // configuration
        .init(head: 0x6574_726F_7070_7573, tail: 0x736B_726F_7774_654E, middle: 2, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x746E_6168_6372_656D, tail: 0x7365_6974_696C_6962, middle: 3, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6E69_7272_7563_6572, tail: 0x7473_6575_7165_5274, middle: 4, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        .init(head: 0x6D65_7449_656E_696C, tail: 0x736D_6574_4965_6E69, middle: 5, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x676E_6970_7069_6873, tail: 0x7364_6F68_7465_4D67, middle: 5, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x676E_6970_7069_6873, tail: 0x6570_7954_676E_6970, middle: 5, length: 12, last: 4, beyond: 0),  // shippingType
        .init(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 5, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 7, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x4367_6E69_6C6C_6962, tail: 0x7463_6174_6E6F_4367, middle: 9, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x676E_6970_7069_6873, tail: 0x7463_6174_6E6F_4367, middle: 9, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x676E_6970_7069_6873, tail: 0x6564_6F4D_676E_6974, middle: 9, length: 26, last: 18, beyond: 0),  // shippingContactEditingMode
        .init(head: 0x6574_726F_7070_7573, tail: 0x7365_6972_746E_756F, middle: 11, length: 18, last: 10, beyond: 0),  // supportedCountries
        .init(head: 0x7461_6369_6C70_7061, tail: 0x6174_6144_6E6F_6974, middle: 12, length: 15, last: 7, beyond: 0),  // applicationData
        .init(head: 0x6F43_6E6F_7075_6F63, tail: 0x6564_6F43_6E6F_7075, middle: 12, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x7374_726F_7070_7573, tail: 0x6564_6F43_6E6F_7075, middle: 12, length: 18, last: 10, beyond: 0),  // supportsCouponCode
        .init(head: 0x006E_6F69_7372_6576, tail: 0x006E_6F69_7372_6576, middle: 13, length: 7, last: 0, beyond: 8),  // version
        .init(head: 0x7365_7270_7845_7369, tail: 0x7373_6572_7078_4573, middle: 13, length: 9, last: 1, beyond: 0),  // isExpress
        .init(head: 0x614E_6E69_616D_6F64, tail: 0x656D_614E_6E69_616D, middle: 13, length: 10, last: 2, beyond: 0),  // domainName
        .init(head: 0x7475_6F6B_6365_6863, tail: 0x7475_6F6B_6365_6863, middle: 13, length: 8, last: 0, beyond: 0),  // checkout
        .init(head: 0x0000_0065_756C_6176, tail: 0x0000_0065_756C_6176, middle: 13, length: 5, last: 0, beyond: 24),  // value
        .init(head: 0x7963_6E65_7272_7563, tail: 0x7963_6E65_7272_7563, middle: 13, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x746E_6168_6372_656D, tail: 0x656D_614E_746E_6168, middle: 13, length: 12, last: 4, beyond: 0),  // merchantName
        .init(head: 0x746E_6168_6372_656D, tail: 0x6449_746E_6168_6372, middle: 13, length: 10, last: 2, beyond: 0),  // merchantId
        .init(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 13, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 13, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x7963_6E65_7272_7563, tail: 0x6564_6F43_7963_6E65, middle: 13, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x746E_6168_6372_656D, tail: 0x7365_6974_696C_6962, middle: 13, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6574_726F_7070_7573, tail: 0x736B_726F_7774_654E, middle: 14, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x6974_6164_696C_6176, tail: 0x4C52_556E_6F69_7461, middle: 15, length: 13, last: 5, beyond: 0),  // validationURL
        .init(head: 0x4E79_616C_7073_6964, tail: 0x656D_614E_7961_6C70, middle: 15, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x614E_6E69_616D_6F64, tail: 0x656D_614E_6E69_616D, middle: 15, length: 10, last: 2, beyond: 0),  // domainName
        .init(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 15, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x0000_006E_656B_6F74, tail: 0x0000_006E_656B_6F74, middle: 16, length: 5, last: 0, beyond: 24),  // token
        .init(head: 0x4E79_616C_7073_6964, tail: 0x656D_614E_7961_6C70, middle: 16, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x5274_6E65_6D79_6170, tail: 0x7473_6575_7165_5274, middle: 16, length: 14, last: 6, beyond: 0),  // paymentRequest
        .init(head: 0x7961_5065_6C70_7061, tail: 0x6E6F_6973_7265_566E, middle: 16, length: 22, last: 14, beyond: 0),  // applePaySessionVersion
        .init(head: 0x6574_6961_7741_7369, tail: 0x6465_7469_6177_4173, middle: 17, length: 9, last: 1, beyond: 0),  // isAwaited
        .init(head: 0x006E_6F69_7372_6576, tail: 0x006E_6F69_7372_6576, middle: 17, length: 7, last: 0, beyond: 8),  // version
        .init(head: 0x7265_6469_766F_7270, tail: 0x7265_6469_766F_7270, middle: 17, length: 8, last: 0, beyond: 0),  // provider
        .init(head: 0x0000_0000_6174_6164, tail: 0x0000_0000_6174_6164, middle: 17, length: 4, last: 0, beyond: 32),  // data
        .init(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 17, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 18, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x7963_6E65_7272_7563, tail: 0x6564_6F43_7963_6E65, middle: 18, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x6574_726F_7070_7573, tail: 0x736B_726F_7774_654E, middle: 18, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x746E_6168_6372_656D, tail: 0x7365_6974_696C_6962, middle: 19, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 20, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 22, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        .init(head: 0x0000_0073_6D65_7469, tail: 0x0000_0073_6D65_7469, middle: 24, length: 5, last: 0, beyond: 24),  // items
        .init(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 24, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 24, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000_7375_7461_7473, tail: 0x0000_7375_7461_7473, middle: 24, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x0000_0000_6570_7974, tail: 0x0000_0000_6570_7974, middle: 24, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x0074_7365_7571_6572, tail: 0x0074_7365_7571_6572, middle: 24, length: 7, last: 0, beyond: 8),  // request
        .init(head: 0x616D_7269_666E_6F63, tail: 0x6E6F_6974_616D_7269, middle: 24, length: 12, last: 4, beyond: 0),  // confirmation
        .init(head: 0x0064_4972_6564_726F, tail: 0x0064_4972_6564_726F, middle: 24, length: 7, last: 0, beyond: 8),  // orderId
        .init(head: 0x0000_006E_656B_6F74, tail: 0x0000_006E_656B_6F74, middle: 24, length: 5, last: 0, beyond: 24),  // token
        .init(head: 0x4367_6E69_6C6C_6962, tail: 0x7463_6174_6E6F_4367, middle: 24, length: 14, last: 6, beyond: 0),  // billingContact
        .init(head: 0x676E_6970_7069_6873, tail: 0x7463_6174_6E6F_4367, middle: 24, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x6974_6164_696C_6176, tail: 0x6C72_556E_6F69_7461, middle: 24, length: 13, last: 5, beyond: 0),  // validationUrl
        .init(head: 0x4E79_616C_7073_6964, tail: 0x656D_614E_7961_6C70, middle: 24, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x614E_6E69_616D_6F64, tail: 0x656D_614E_6E69_616D, middle: 24, length: 10, last: 2, beyond: 0),  // domainName
        .init(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 24, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x7963_6E65_7272_7563, tail: 0x6564_6F43_7963_6E65, middle: 24, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 24, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x6D65_7449_656E_696C, tail: 0x736D_6574_4965_6E69, middle: 24, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x4274_7365_7571_6572, tail: 0x7463_6174_6E6F_4367, middle: 24, length: 21, last: 13, beyond: 0),  // requestBillingContact
        .init(head: 0x5374_7365_7571_6572, tail: 0x7463_6174_6E6F_4367, middle: 25, length: 22, last: 14, beyond: 0),  // requestShippingContact
        .init(head: 0x676E_6970_7069_6873, tail: 0x7463_6174_6E6F_4367, middle: 26, length: 15, last: 7, beyond: 0),  // shippingContact
        .init(head: 0x676E_6970_7069_6873, tail: 0x736E_6F69_7470_4F67, middle: 26, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x746E_756F_6373_6964, tail: 0x7374_6E75_6F63_7369, middle: 26, length: 9, last: 1, beyond: 0),  // discounts
        .init(head: 0x676E_6970_7069_6873, tail: 0x736D_6574_4965_6E69, middle: 26, length: 17, last: 9, beyond: 0),  // shippingLineItems
        .init(head: 0x4965_6E69_4C78_6174, tail: 0x736D_6574_4965_6E69, middle: 27, length: 12, last: 4, beyond: 0),  // taxLineItems
        .init(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 27, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 27, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0067_6E69_646E_6570, tail: 0x0067_6E69_646E_6570, middle: 27, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x0000_0000_0000_6469, tail: 0x0000_0000_0000_6469, middle: 27, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x6C72_5565_6761_6D69, tail: 0x6C72_5565_6761_6D69, middle: 27, length: 8, last: 0, beyond: 0),  // imageUrl
        .init(head: 0x5574_6375_646F_7270, tail: 0x6C72_5574_6375_646F, middle: 27, length: 10, last: 2, beyond: 0),  // productUrl
        .init(head: 0x4C73_7365_7264_6461, tail: 0x7365_6E69_4C73_7365, middle: 27, length: 12, last: 4, beyond: 0),  // addressLines
        .init(head: 0x0000_0000_7974_6963, tail: 0x0000_0000_7974_6963, middle: 27, length: 4, last: 0, beyond: 32),  // city
        .init(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 27, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x0000_006C_6961_6D65, tail: 0x0000_006C_6961_6D65, middle: 27, length: 5, last: 0, beyond: 24),  // email
        .init(head: 0x614E_796C_696D_6166, tail: 0x656D_614E_796C_696D, middle: 27, length: 10, last: 2, beyond: 0),  // familyName
        .init(head: 0x6D61_4E6E_6576_6967, tail: 0x656D_614E_6E65_7669, middle: 27, length: 9, last: 1, beyond: 0),  // givenName
        .init(head: 0x0000_0065_6E6F_6870, tail: 0x0000_0065_6E6F_6870, middle: 27, length: 5, last: 0, beyond: 24),  // phone
        .init(head: 0x6F43_6C61_7473_6F70, tail: 0x6564_6F43_6C61_7473, middle: 27, length: 10, last: 2, beyond: 0),  // postalCode
        .init(head: 0x0000_0065_7461_7473, tail: 0x0000_0065_7461_7473, middle: 27, length: 5, last: 0, beyond: 24),  // state
        .init(head: 0x0000_0072_6F72_7265, tail: 0x0000_0072_6F72_7265, middle: 27, length: 5, last: 0, beyond: 24),  // error
        .init(head: 0x676E_6970_7069_6873, tail: 0x7372_6F72_7245_676E, middle: 27, length: 14, last: 6, beyond: 0),  // shippingErrors
        .init(head: 0x6D65_7449_656E_696C, tail: 0x736D_6574_4965_6E69, middle: 27, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 27, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x676E_6970_7069_6873, tail: 0x736E_6F69_7470_4F67, middle: 27, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x0000_0000_0000_6469, tail: 0x0000_0000_0000_6469, middle: 27, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 27, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 27, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x7374_6E65_6D65_6C65, tail: 0x7374_6E65_6D65_6C65, middle: 27, length: 8, last: 0, beyond: 0),  // elements
        .init(head: 0x0074_6E65_6D65_6C65, tail: 0x0074_6E65_6D65_6C65, middle: 27, length: 7, last: 0, beyond: 8),  // element
        .init(head: 0x4574_6E65_6D79_6170, tail: 0x746E_656D_656C_4574, middle: 27, length: 14, last: 6, beyond: 0),  // paymentElement
        .init(head: 0x0073_7265_7773_6E61, tail: 0x0073_7265_7773_6E61, middle: 27, length: 7, last: 0, beyond: 8),  // answers
        .init(head: 0x0000_0000_6564_6F6D, tail: 0x0000_0000_6564_6F6D, middle: 27, length: 4, last: 0, beyond: 32),  // mode
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 27, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x7963_6E65_7272_7563, tail: 0x7963_6E65_7272_7563, middle: 27, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x6553_746E_6569_6C63, tail: 0x7465_7263_6553_746E, middle: 27, length: 12, last: 4, beyond: 0),  // clientSecret
        .init(head: 0x666C_6168_6542_6E6F, tail: 0x664F_666C_6168_6542, middle: 27, length: 10, last: 2, beyond: 0),  // onBehalfOf
        .init(head: 0x7961_5065_6C70_7061, tail: 0x7961_5065_6C70_7061, middle: 27, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x6D65_7449_656E_696C, tail: 0x736D_6574_4965_6E69, middle: 27, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x676E_6970_7069_6873, tail: 0x7365_7461_5267_6E69, middle: 27, length: 13, last: 5, beyond: 0),  // shippingRates
        .init(head: 0x676E_6970_7069_6873, tail: 0x6465_7269_7571_6552, middle: 27, length: 23, last: 15, beyond: 0),  // shippingAddressRequired
        .init(head: 0x4167_6E69_6C6C_6962, tail: 0x6465_7269_7571_6552, middle: 28, length: 22, last: 14, beyond: 0),  // billingAddressRequired
        .init(head: 0x7165_526C_6961_6D65, tail: 0x6465_7269_7571_6552, middle: 29, length: 13, last: 5, beyond: 0),  // emailRequired
        .init(head: 0x6D75_4E65_6E6F_6870, tail: 0x6465_7269_7571_6552, middle: 29, length: 19, last: 11, beyond: 0),  // phoneNumberRequired
        .init(head: 0x5364_6577_6F6C_6C61, tail: 0x7365_6972_746E_756F, middle: 30, length: 24, last: 16, beyond: 0),  // allowedShippingCountries
        .init(head: 0x7373_656E_6973_7562, tail: 0x7373_656E_6973_7562, middle: 31, length: 8, last: 0, beyond: 0),  // business
        .init(head: 0x7954_6E6F_7474_7562, tail: 0x6570_7954_6E6F_7474, middle: 31, length: 10, last: 2, beyond: 0),  // buttonType
        .init(head: 0x6854_6E6F_7474_7562, tail: 0x656D_6568_546E_6F74, middle: 31, length: 11, last: 3, beyond: 0),  // buttonTheme
        .init(head: 0x4D74_6E65_6D79_6170, tail: 0x7364_6F68_7465_4D74, middle: 31, length: 14, last: 6, beyond: 0),  // paymentMethods
        .init(head: 0x0073_7465_6C6C_6177, tail: 0x0073_7465_6C6C_6177, middle: 31, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x6548_6E6F_7474_7562, tail: 0x7468_6769_6548_6E6F, middle: 31, length: 12, last: 4, beyond: 0),  // buttonHeight
        .init(head: 0x0000_7475_6F79_616C, tail: 0x0000_7475_6F79_616C, middle: 31, length: 6, last: 0, beyond: 16),  // layout
        .init(head: 0x4D74_6E65_6D79_6170, tail: 0x7265_6472_4F64_6F68, middle: 31, length: 18, last: 10, beyond: 0),  // paymentMethodOrder
        .init(head: 0x7961_5065_6C70_7061, tail: 0x7961_5065_6C70_7061, middle: 32, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x7373_656E_6973_7562, tail: 0x7373_656E_6973_7562, middle: 32, length: 8, last: 0, beyond: 0),  // business
        .init(head: 0x0073_7465_6C6C_6177, tail: 0x0073_7465_6C6C_6177, middle: 32, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x676E_6970_7069_6873, tail: 0x6465_7269_7571_6552, middle: 32, length: 23, last: 15, beyond: 0),  // shippingAddressRequired
        .init(head: 0x4167_6E69_6C6C_6962, tail: 0x6465_7269_7571_6552, middle: 33, length: 22, last: 14, beyond: 0),  // billingAddressRequired
        .init(head: 0x7165_526C_6961_6D65, tail: 0x6465_7269_7571_6552, middle: 34, length: 13, last: 5, beyond: 0),  // emailRequired
        .init(head: 0x6D75_4E65_6E6F_6870, tail: 0x6465_7269_7571_6552, middle: 34, length: 19, last: 11, beyond: 0),  // phoneNumberRequired
        .init(head: 0x5364_6577_6F6C_6C61, tail: 0x7365_6972_746E_756F, middle: 35, length: 24, last: 16, beyond: 0),  // allowedShippingCountries
        .init(head: 0x6548_6E6F_7474_7562, tail: 0x7468_6769_6548_6E6F, middle: 36, length: 12, last: 4, beyond: 0),  // buttonHeight
        .init(head: 0x0000_7475_6F79_616C, tail: 0x0000_7475_6F79_616C, middle: 36, length: 6, last: 0, beyond: 16),  // layout
        .init(head: 0x4D74_6E65_6D79_6170, tail: 0x7265_6472_4F64_6F68, middle: 36, length: 18, last: 10, beyond: 0),  // paymentMethodOrder
        .init(head: 0x7961_5065_6C70_7061, tail: 0x7961_5065_6C70_7061, middle: 37, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x6D65_7449_656E_696C, tail: 0x736D_6574_4965_6E69, middle: 37, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x676E_6970_7069_6873, tail: 0x7365_7461_5267_6E69, middle: 37, length: 13, last: 5, beyond: 0),  // shippingRates
        .init(head: 0x676E_6970_7069_6873, tail: 0x6465_7269_7571_6552, middle: 37, length: 23, last: 15, beyond: 0),  // shippingAddressRequired
        .init(head: 0x4167_6E69_6C6C_6962, tail: 0x6465_7269_7571_6552, middle: 38, length: 22, last: 14, beyond: 0),  // billingAddressRequired
        .init(head: 0x7165_526C_6961_6D65, tail: 0x6465_7269_7571_6552, middle: 39, length: 13, last: 5, beyond: 0),  // emailRequired
        .init(head: 0x6D75_4E65_6E6F_6870, tail: 0x6465_7269_7571_6552, middle: 39, length: 19, last: 11, beyond: 0),  // phoneNumberRequired
        .init(head: 0x5364_6577_6F6C_6C61, tail: 0x7365_6972_746E_756F, middle: 40, length: 24, last: 16, beyond: 0),  // allowedShippingCountries
        .init(head: 0x7373_656E_6973_7562, tail: 0x7373_656E_6973_7562, middle: 41, length: 8, last: 0, beyond: 0),  // business
        .init(head: 0x0000_0000_656D_616E, tail: 0x0000_0000_656D_616E, middle: 41, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x7961_5065_6C70_7061, tail: 0x7961_5065_6C70_7061, middle: 41, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x7961_5065_6C70_7061, tail: 0x7961_5065_6C70_7061, middle: 41, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x0000_0000_656D_616E, tail: 0x0000_0000_656D_616E, middle: 41, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 41, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000_0000_0000_6469, tail: 0x0000_0000_0000_6469, middle: 41, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 41, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x4E79_616C_7073_6964, tail: 0x656D_614E_7961_6C70, middle: 41, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x7972_6576_696C_6564, tail: 0x6574_616D_6974_7345, middle: 41, length: 16, last: 8, beyond: 0),  // deliveryEstimate
        .init(head: 0x6E69_7272_7563_6572, tail: 0x7473_6575_7165_5274, middle: 41, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        .init(head: 0x6974_616D_6F74_7561, tail: 0x7473_6575_7165_5274, middle: 42, length: 29, last: 21, beyond: 0),  // automaticReloadPaymentRequest
        .init(head: 0x6465_7272_6566_6564, tail: 0x7473_6575_7165_5274, middle: 44, length: 22, last: 14, beyond: 0),  // deferredPaymentRequest
        .init(head: 0x646E_7546_6472_6163, tail: 0x676E_6964_6E75_4664, middle: 45, length: 11, last: 3, beyond: 0),  // cardFunding
        .init(head: 0x4474_6E65_6D79_6170, tail: 0x6E6F_6974_7069_7263, middle: 45, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D_6567_616E_616D, tail: 0x4C52_5574_6E65_6D65, middle: 46, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x4272_616C_7567_6572, tail: 0x676E_696C_6C69_4272, middle: 46, length: 14, last: 6, beyond: 0),  // regularBilling
        .init(head: 0x6C69_426C_6169_7274, tail: 0x676E_696C_6C69_426C, middle: 46, length: 12, last: 4, beyond: 0),  // trialBilling
        .init(head: 0x4167_6E69_6C6C_6962, tail: 0x746E_656D_6565_7267, middle: 46, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x4474_6E65_6D79_6170, tail: 0x6E6F_6974_7069_7263, middle: 46, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D_6567_616E_616D, tail: 0x4C52_5574_6E65_6D65, middle: 47, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x6974_616D_6F74_7561, tail: 0x676E_696C_6C69_4264, middle: 47, length: 22, last: 14, beyond: 0),  // automaticReloadBilling
        .init(head: 0x4167_6E69_6C6C_6962, tail: 0x746E_656D_6565_7267, middle: 48, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x4474_6E65_6D79_6170, tail: 0x6E6F_6974_7069_7263, middle: 48, length: 18, last: 10, beyond: 0),  // paymentDescription
        .init(head: 0x656D_6567_616E_616D, tail: 0x4C52_5574_6E65_6D65, middle: 49, length: 13, last: 5, beyond: 0),  // managementURL
        .init(head: 0x6465_7272_6566_6564, tail: 0x676E_696C_6C69_4264, middle: 49, length: 15, last: 7, beyond: 0),  // deferredBilling
        .init(head: 0x4167_6E69_6C6C_6962, tail: 0x746E_656D_6565_7267, middle: 49, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x636E_6143_6565_7266, tail: 0x6574_6144_6E6F_6974, middle: 49, length: 20, last: 12, beyond: 0),  // freeCancellationDate
        .init(head: 0x636E_6143_6565_7266, tail: 0x656E_6F5A_656D_6954, middle: 50, length: 28, last: 20, beyond: 0),  // freeCancellationDateTimeZone
        .init(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 52, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 52, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6E69_7272_7563_6572, tail: 0x6574_6144_7472_6174, middle: 52, length: 25, last: 17, beyond: 0),  // recurringPaymentStartDate
        .init(head: 0x6E69_7272_7563_6572, tail: 0x6574_6144_646E_4574, middle: 54, length: 23, last: 15, beyond: 0),  // recurringPaymentEndDate
        .init(head: 0x6E69_7272_7563_6572, tail: 0x7469_6E55_6C61_7672, middle: 55, length: 28, last: 20, beyond: 0),  // recurringPaymentIntervalUnit
        .init(head: 0x6E69_7272_7563_6572, tail: 0x746E_756F_436C_6176, middle: 57, length: 29, last: 21, beyond: 0),  // recurringPaymentIntervalCount
        .init(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 59, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 59, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6974_616D_6F74_7561, tail: 0x746E_756F_6D41_646C, middle: 59, length: 37, last: 29, beyond: 0),  // automaticReloadPaymentThresholdAmount
        .init(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 62, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 62, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x6465_7272_6566_6564, tail: 0x6574_6144_746E_656D, middle: 62, length: 19, last: 11, beyond: 0),  // deferredPaymentDate
        .init(head: 0x0079_7274_6E75_6F63, tail: 0x0079_7274_6E75_6F63, middle: 63, length: 7, last: 0, beyond: 8),  // country
        .init(head: 0x7963_6E65_7272_7563, tail: 0x7963_6E65_7272_7563, middle: 63, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 63, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4979_616C_7073_6964, tail: 0x736D_6574_4979_616C, middle: 63, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x5074_7365_7571_6572, tail: 0x656D_614E_7265_7961, middle: 63, length: 16, last: 8, beyond: 0),  // requestPayerName
        .init(head: 0x5074_7365_7571_6572, tail: 0x6C69_616D_4572_6579, middle: 63, length: 17, last: 9, beyond: 0),  // requestPayerEmail
        .init(head: 0x5074_7365_7571_6572, tail: 0x656E_6F68_5072_6579, middle: 64, length: 17, last: 9, beyond: 0),  // requestPayerPhone
        .init(head: 0x5374_7365_7571_6572, tail: 0x676E_6970_7069_6853, middle: 65, length: 15, last: 7, beyond: 0),  // requestShipping
        .init(head: 0x676E_6970_7069_6873, tail: 0x736E_6F69_7470_4F67, middle: 65, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x5765_6C62_6173_6964, tail: 0x7374_656C_6C61_5765, middle: 65, length: 14, last: 6, beyond: 0),  // disableWallets
        .init(head: 0x0073_7465_6C6C_6177, tail: 0x0073_7465_6C6C_6177, middle: 65, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x666C_6168_6542_6E6F, tail: 0x664F_666C_6168_6542, middle: 65, length: 10, last: 2, beyond: 0),  // onBehalfOf
        .init(head: 0x7961_5065_6C70_7061, tail: 0x7961_5065_6C70_7061, middle: 65, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x0000_7375_7461_7473, tail: 0x0000_7375_7461_7473, middle: 65, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 65, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x4979_616C_7073_6964, tail: 0x736D_6574_4979_616C, middle: 65, length: 12, last: 4, beyond: 0),  // displayItems
        .init(head: 0x676E_6970_7069_6873, tail: 0x736E_6F69_7470_4F67, middle: 65, length: 15, last: 7, beyond: 0),  // shippingOptions
        .init(head: 0x7961_5065_6C70_7061, tail: 0x7961_5065_6C70_7061, middle: 65, length: 8, last: 0, beyond: 0),  // applePay
        .init(head: 0x7963_6E65_7272_7563, tail: 0x7963_6E65_7272_7563, middle: 65, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 65, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 65, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0067_6E69_646E_6570, tail: 0x0067_6E69_646E_6570, middle: 65, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x0000_0000_0000_6469, tail: 0x0000_0000_0000_6469, middle: 65, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 65, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x0000_6C69_6174_6564, tail: 0x0000_6C69_6174_6564, middle: 65, length: 6, last: 0, beyond: 16),  // detail
        .init(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 65, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x0000_6E6F_7361_6572, tail: 0x0000_6E6F_7361_6572, middle: 65, length: 6, last: 0, beyond: 16),  // reason
        .init(head: 0x0065_6761_7373_656D, tail: 0x0065_6761_7373_656D, middle: 65, length: 7, last: 0, beyond: 8),  // message
        .init(head: 0x0000_7375_7461_7473, tail: 0x0000_7375_7461_7473, middle: 65, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x746E_6168_6372_656D, tail: 0x6564_6F43_7972_746E, middle: 65, length: 19, last: 11, beyond: 0),  // merchantCountryCode
        .init(head: 0x7963_6E65_7272_7563, tail: 0x6564_6F43_7963_6E65, middle: 66, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x6D65_7449_7472_6163, tail: 0x736D_6574_4974_7261, middle: 66, length: 9, last: 1, beyond: 0),  // cartItems
        .init(head: 0x6574_726F_7070_7573, tail: 0x736B_726F_7774_654E, middle: 66, length: 17, last: 9, beyond: 0),  // supportedNetworks
        .init(head: 0x6E6F_6974_6964_6461, tail: 0x736B_726F_7774_654E, middle: 67, length: 25, last: 17, beyond: 0),  // additionalEnabledNetworks
        .init(head: 0x746E_6168_6372_656D, tail: 0x7365_6974_696C_6962, middle: 69, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        .init(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7373, middle: 70, length: 29, last: 21, beyond: 0),  // requiredShippingAddressFields
        .init(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 72, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        .init(head: 0x676E_6970_7069_6873, tail: 0x7364_6F68_7465_4D67, middle: 74, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x676E_6970_7069_6873, tail: 0x6570_7954_676E_6970, middle: 74, length: 12, last: 4, beyond: 0),  // shippingType
        .init(head: 0x6574_726F_7070_7573, tail: 0x7365_6972_746E_756F, middle: 74, length: 18, last: 10, beyond: 0),  // supportedCountries
        .init(head: 0x7374_726F_7070_7573, tail: 0x6564_6F43_6E6F_7075, middle: 75, length: 18, last: 10, beyond: 0),  // supportsCouponCode
        .init(head: 0x6F43_6E6F_7075_6F63, tail: 0x6564_6F43_6E6F_7075, middle: 76, length: 10, last: 2, beyond: 0),  // couponCode
        .init(head: 0x0074_7365_7571_6572, tail: 0x0074_7365_7571_6572, middle: 76, length: 7, last: 0, beyond: 8),  // request
        .init(head: 0x6D65_7449_7472_6163, tail: 0x736D_6574_4974_7261, middle: 76, length: 9, last: 1, beyond: 0),  // cartItems
        .init(head: 0x676E_6970_7069_6873, tail: 0x7364_6F68_7465_4D67, middle: 76, length: 15, last: 7, beyond: 0),  // shippingMethods
        .init(head: 0x0000_7372_6F72_7265, tail: 0x0000_7372_6F72_7265, middle: 76, length: 6, last: 0, beyond: 16),  // errors
        .init(head: 0x0000_0000_6570_7974, tail: 0x0000_0000_6570_7974, middle: 76, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x7470_6972_6373_6564, tail: 0x6E6F_6974_7069_7263, middle: 76, length: 11, last: 3, beyond: 0),  // description
        .init(head: 0x656D_6567_616E_616D, tail: 0x6C72_5574_6E65_6D65, middle: 76, length: 13, last: 5, beyond: 0),  // managementUrl
        .init(head: 0x0067_6E69_6C6C_6962, tail: 0x0067_6E69_6C6C_6962, middle: 76, length: 7, last: 0, beyond: 8),  // billing
        .init(head: 0x6C69_426C_6169_7274, tail: 0x676E_696C_6C69_426C, middle: 76, length: 12, last: 4, beyond: 0),  // trialBilling
        .init(head: 0x4167_6E69_6C6C_6962, tail: 0x746E_656D_6565_7267, middle: 76, length: 16, last: 8, beyond: 0),  // billingAgreement
        .init(head: 0x746F_4E6E_656B_6F74, tail: 0x4C52_556E_6F69_7461, middle: 76, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        .init(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 77, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x6D41_6461_6F6C_6572, tail: 0x746E_756F_6D41_6461, middle: 77, length: 12, last: 4, beyond: 0),  // reloadAmount
        .init(head: 0x6C6F_6873_6572_6874, tail: 0x746E_756F_6D41_646C, middle: 77, length: 15, last: 7, beyond: 0),  // thresholdAmount
        .init(head: 0x746E_6168_6372_656D, tail: 0x7374_6E61_6863_7265, middle: 77, length: 9, last: 1, beyond: 0),  // merchants
        .init(head: 0x0000_006C_616E_6966, tail: 0x0000_006C_616E_6966, middle: 77, length: 5, last: 0, beyond: 24),  // final
        .init(head: 0x0067_6E69_646E_6570, tail: 0x0067_6E69_646E_6570, middle: 77, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x6170_5F65_6C70_7061, tail: 0x7961_705F_656C_7070, middle: 77, length: 9, last: 1, beyond: 0),  // apple_pay
        .init(head: 0x705F_656C_676F_6F67, tail: 0x7961_705F_656C_676F, middle: 77, length: 10, last: 2, beyond: 0),  // google_pay
        .init(head: 0x0074_6E65_6D79_6170, tail: 0x0074_6E65_6D79_6170, middle: 77, length: 7, last: 0, beyond: 8),  // payment
        .init(head: 0x7069_7263_7362_7573, tail: 0x6E6F_6974_7069_7263, middle: 77, length: 12, last: 4, beyond: 0),  // subscription
        .init(head: 0x0000_0070_7574_6573, tail: 0x0000_0070_7574_6573, middle: 77, length: 5, last: 0, beyond: 24),  // setup
        .init(head: 0x0000_0000_7261_6579, tail: 0x0000_0000_7261_6579, middle: 77, length: 4, last: 0, beyond: 32),  // year
        .init(head: 0x0000_0068_746E_6F6D, tail: 0x0000_0068_746E_6F6D, middle: 77, length: 5, last: 0, beyond: 24),  // month
        .init(head: 0x0000_0000_0079_6164, tail: 0x0000_0000_0079_6164, middle: 77, length: 3, last: 0, beyond: 40),  // day
        .init(head: 0x0000_0000_7275_6F68, tail: 0x0000_0000_7275_6F68, middle: 77, length: 4, last: 0, beyond: 32),  // hour
        .init(head: 0x0000_6574_756E_696D, tail: 0x0000_6574_756E_696D, middle: 77, length: 6, last: 0, beyond: 16),  // minute
        .init(head: 0x656E_6F6D_2D64_6461, tail: 0x7965_6E6F_6D2D_6464, middle: 77, length: 9, last: 1, beyond: 0),  // add-money
        .init(head: 0x0000_0000_6B6F_6F62, tail: 0x0000_0000_6B6F_6F62, middle: 77, length: 4, last: 0, beyond: 32),  // book
        .init(head: 0x0000_0000_0079_7562, tail: 0x0000_0000_0079_7562, middle: 77, length: 3, last: 0, beyond: 40),  // buy
        .init(head: 0x756F_2D6B_6365_6863, tail: 0x7475_6F2D_6B63_6568, middle: 77, length: 9, last: 1, beyond: 0),  // check-out
        .init(head: 0x7562_6972_746E_6F63, tail: 0x6574_7562_6972_746E, middle: 77, length: 10, last: 2, beyond: 0),  // contribute
        .init(head: 0x0000_6574_616E_6F64, tail: 0x0000_6574_616E_6F64, middle: 77, length: 6, last: 0, beyond: 16),  // donate
        .init(head: 0x0000_0072_6564_726F, tail: 0x0000_0072_6564_726F, middle: 77, length: 5, last: 0, beyond: 24),  // order
        .init(head: 0x0000_006E_6961_6C70, tail: 0x0000_006E_6961_6C70, middle: 77, length: 5, last: 0, beyond: 24),  // plain
        .init(head: 0x0000_6461_6F6C_6572, tail: 0x0000_6461_6F6C_6572, middle: 77, length: 6, last: 0, beyond: 16),  // reload
        .init(head: 0x0000_0000_746E_6572, tail: 0x0000_0000_746E_6572, middle: 77, length: 4, last: 0, beyond: 32),  // rent
        .init(head: 0x6269_7263_7362_7573, tail: 0x6562_6972_6373_6275, middle: 77, length: 9, last: 1, beyond: 0),  // subscribe
        .init(head: 0x0074_726F_7070_7573, tail: 0x0074_726F_7070_7573, middle: 77, length: 7, last: 0, beyond: 8),  // support
        .init(head: 0x0000_0000_0070_6974, tail: 0x0000_0000_0070_6974, middle: 77, length: 3, last: 0, beyond: 40),  // tip
        .init(head: 0x0000_7075_2D70_6F74, tail: 0x0000_7075_2D70_6F74, middle: 77, length: 6, last: 0, beyond: 16),  // top-up
        .init(head: 0x0000_006B_6361_6C62, tail: 0x0000_006B_6361_6C62, middle: 77, length: 5, last: 0, beyond: 24),  // black
        .init(head: 0x0000_0065_7469_6877, tail: 0x0000_0065_7469_6877, middle: 77, length: 5, last: 0, beyond: 24),  // white
        .init(head: 0x756F_2D65_7469_6877, tail: 0x656E_696C_7475_6F2D, middle: 77, length: 13, last: 5, beyond: 0),  // white-outline
        .init(head: 0x0073_7365_6363_7573, tail: 0x0073_7365_6363_7573, middle: 77, length: 7, last: 0, beyond: 8),  // success
        .init(head: 0x0000_0000_6C69_6166, tail: 0x0000_0000_6C69_6166, middle: 77, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x5F64_696C_6176_6E69, tail: 0x7373_6572_6464_615F, middle: 77, length: 24, last: 16, beyond: 0),  // invalid_shipping_address
        .init(head: 0x0073_7365_6363_7573, tail: 0x0073_7365_6363_7573, middle: 78, length: 7, last: 0, beyond: 8),  // success
        .init(head: 0x0000_0000_6C69_6166, tail: 0x0000_0000_6C69_6166, middle: 78, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x5F64_696C_6176_6E69, tail: 0x656D_616E_5F72_6579, middle: 78, length: 18, last: 10, beyond: 0),  // invalid_payer_name
        .init(head: 0x5F64_696C_6176_6E69, tail: 0x656E_6F68_705F_7265, middle: 79, length: 19, last: 11, beyond: 0),  // invalid_payer_phone
        .init(head: 0x5F64_696C_6176_6E69, tail: 0x6C69_616D_655F_7265, middle: 80, length: 19, last: 11, beyond: 0),  // invalid_payer_email
        .init(head: 0x5F64_696C_6176_6E69, tail: 0x7373_6572_6464_615F, middle: 81, length: 24, last: 16, beyond: 0),  // invalid_shipping_address
        .init(head: 0x0000_0000_6C69_6166, tail: 0x0000_0000_6C69_6166, middle: 82, length: 4, last: 0, beyond: 32),  // fail
        .init(head: 0x5F64_696C_6176_6E69, tail: 0x7373_6572_6464_615F, middle: 82, length: 24, last: 16, beyond: 0),  // invalid_shipping_address
        .init(head: 0x5F64_696C_6176_6E69, tail: 0x7373_6572_6464_615F, middle: 83, length: 23, last: 15, beyond: 0),  // invalid_billing_address
        .init(head: 0x5F64_696C_6176_6E69, tail: 0x6174_6164_5F74_6E65, middle: 84, length: 20, last: 12, beyond: 0),  // invalid_payment_data
        .init(head: 0x5F73_7365_7264_6461, tail: 0x656C_6261_6563_6976, middle: 85, length: 21, last: 13, beyond: 0),  // address_unserviceable
        .init(head: 0x6170_5F65_6C70_7061, tail: 0x7961_705F_656C_7070, middle: 86, length: 9, last: 1, beyond: 0),  // apple_pay
    ]

    static let middles: [UInt64] = [
        0x6552_7364_6F68_7465,
        0x6F68_7465_4D67_6E69,
        0x6B72_6F77_7465_4E64,
        0x696C_6962_6170_6143,
        0x746E_656D_7961_5067,
        0x4367_6E69_6C6C_6942,
        0x6946_7463_6174_6E6F,
        0x676E_6970_7069_6853,
        0x4674_6361_746E_6F43,
        0x4574_6361_746E_6F43,
        0x6F4D_676E_6974_6964,
        0x6972_746E_756F_4364,
        0x6F43_6E6F_7075_6F43,
        0x696C_6962_6170_6143,
        0x6B72_6F77_7465_4E64,
        0x6966_6974_6E65_6449,
        0x566E_6F69_7373_6553,
        0x6966_6974_6E65_6449,
        0x6B72_6F77_7465_4E64,
        0x696C_6962_6170_6143,
        0x4367_6E69_6C6C_6942,
        0x6946_7463_6174_6E6F,
        0x676E_6970_7069_6853,
        0x4674_6361_746E_6F43,
        0x6F43_676E_696C_6C69,
        0x4367_6E69_7070_6968,
        0x6D65_7449_656E_694C,
        0x5273_7365_7264_6441,
        0x6552_7373_6572_6464,
        0x6975_7165_5272_6562,
        0x4367_6E69_7070_6968,
        0x6472_4F64_6F68_7465,
        0x5273_7365_7264_6441,
        0x6552_7373_6572_6464,
        0x6975_7165_5272_6562,
        0x4367_6E69_7070_6968,
        0x6472_4F64_6F68_7465,
        0x5273_7365_7264_6441,
        0x6552_7373_6572_6464,
        0x6975_7165_5272_6562,
        0x4367_6E69_7070_6968,
        0x746E_656D_7961_5067,
        0x5064_616F_6C65_5263,
        0x6552_746E_656D_7961,
        0x5274_6E65_6D79_6150,
        0x6974_7069_7263_7365,
        0x6974_7069_7263_7365,
        0x4264_616F_6C65_5263,
        0x6974_7069_7263_7365,
        0x6E6F_6974_616C_6C65,
        0x6E6F_6974_616C_6C65,
        0x656D_6954_6574_6144,
        0x746E_656D_7961_5067,
        0x7461_4474_7261_7453,
        0x746E_656D_7961_5067,
        0x746E_656D_7961_5067,
        0x6C61_7672_6574_6E49,
        0x746E_656D_7961_5067,
        0x6C61_7672_6574_6E49,
        0x5064_616F_6C65_5263,
        0x6854_746E_656D_7961,
        0x4164_6C6F_6873_6572,
        0x4474_6E65_6D79_6150,
        0x6961_6D45_7265_7961,
        0x6E6F_6850_7265_7961,
        0x4379_7274_6E75_6F43,
        0x6B72_6F77_7465_4E64,
        0x656C_6261_6E45_6C61,
        0x6B72_6F77_7465_4E64,
        0x696C_6962_6170_6143,
        0x676E_6970_7069_6853,
        0x4673_7365_7264_6441,
        0x4367_6E69_6C6C_6942,
        0x6946_7463_6174_6E6F,
        0x6972_746E_756F_4364,
        0x6F43_6E6F_7075_6F43,
        0x6F69_7461_6369_6669,
        0x676E_6970_7069_6873,
        0x616E_5F72_6579_6170,
        0x6870_5F72_6579_6170,
        0x6D65_5F72_6579_6170,
        0x676E_6970_7069_6873,
        0x676E_6970_7069_6873,
        0x5F67_6E69_6C6C_6962,
        0x5F74_6E65_6D79_6170,
        0x6369_7672_6573_6E75,
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
            NameList(first: 0, count: 4, bits: 3, places: 0, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // AdyenCheckout
        ShapeRow(
            NameList(first: 4, count: 4, bits: 3, places: 8, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // AdyenSheetUpdate
        ShapeRow(
            NameList(first: 8, count: 24, bits: 6, places: 16, key: 254, multiplier: 0x78DD_930E_EF6A_B2A9),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // AdyenApplePay
        ShapeRow(
            NameList(first: 32, count: 2, bits: 1, places: 80, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // AdyenAmount
        ShapeRow(
            NameList(first: 34, count: 2, bits: 1, places: 82, key: 8, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // AdyenMerchant
        ShapeRow(
            NameList(first: 36, count: 5, bits: 3, places: 84, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // BraintreePaymentRequest
        ShapeRow(
            NameList(first: 41, count: 4, bits: 3, places: 92, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // BraintreeValidation
        ShapeRow(
            NameList(first: 45, count: 1, bits: 1, places: 100, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // BraintreeTokenization
        ShapeRow(
            NameList(first: 46, count: 3, bits: 2, places: 102, key: 0, multiplier: 0x377B_2FD5_6A5B_15B5),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // BraintreeDropIn
        ShapeRow(
            NameList(first: 49, count: 2, bits: 1, places: 106, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // BraintreeHandover
        ShapeRow(
            NameList(first: 51, count: 2, bits: 1, places: 108, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0002),  // FlutterPaymentProfile
        ShapeRow(
            NameList(first: 53, count: 7, bits: 3, places: 110, key: 8, multiplier: 0x2084_FC98_7202_4C73),
            required: 0x0000_0000_0000_000F, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // FlutterApplePayData
        ShapeRow(
            NameList(first: 60, count: 1, bits: 1, places: 118, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // FlutterPaymentItems
        ShapeRow(
            NameList(first: 61, count: 4, bits: 3, places: 120, key: 0, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0002, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // FlutterPaymentItem
        ShapeRow(
            NameList(first: 65, count: 2, bits: 1, places: 128, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // PayPalCheckout
        ShapeRow(
            NameList(first: 67, count: 4, bits: 3, places: 130, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // PayPalConfirmation
        ShapeRow(
            NameList(first: 71, count: 3, bits: 2, places: 138, key: 0, multiplier: 0xB3C4_904A_6D27_8933),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // PayPalValidation
        ShapeRow(
            NameList(first: 74, count: 11, bits: 4, places: 142, key: 254, multiplier: 0xD8B0_B5E8_6CE8_7FF3),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // SquarePaymentRequest
        ShapeRow(
            NameList(first: 85, count: 6, bits: 3, places: 158, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // SquareItem
        ShapeRow(
            NameList(first: 91, count: 9, bits: 4, places: 166, key: 0, multiplier: 0x0C9C_C190_EED8_4E3B),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // SquareContact
        ShapeRow(
            NameList(first: 100, count: 5, bits: 3, places: 182, key: 254, multiplier: 0xB3C4_904A_6D27_8933),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // SquareSheetUpdate
        ShapeRow(
            NameList(first: 105, count: 3, bits: 2, places: 190, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // SquareShippingOption
        ShapeRow(
            NameList(first: 108, count: 4, bits: 3, places: 194, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeCheckout
        ShapeRow(
            NameList(first: 112, count: 5, bits: 3, places: 202, key: 0, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeElements
        ShapeRow(
            NameList(first: 117, count: 16, bits: 5, places: 210, key: 254, multiplier: 0x6E71_33FB_6BDD_BFA5),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeExpressElement
        ShapeRow(
            NameList(first: 133, count: 3, bits: 2, places: 242, key: 0, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripePaymentElement
        ShapeRow(
            NameList(first: 136, count: 8, bits: 4, places: 246, key: 0, multiplier: 0x377B_2FD5_6A5B_15B5),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeElementUpdate
        ShapeRow(
            NameList(first: 144, count: 9, bits: 4, places: 262, key: 254, multiplier: 0x7DF6_4FCF_E859_A6F9),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeSheetAnswer
        ShapeRow(
            NameList(first: 153, count: 1, bits: 1, places: 278, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeBusiness
        ShapeRow(
            NameList(first: 154, count: 1, bits: 1, places: 280, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeButtonTypes
        ShapeRow(
            NameList(first: 155, count: 1, bits: 1, places: 282, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeButtonThemes
        ShapeRow(
            NameList(first: 156, count: 2, bits: 1, places: 284, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeLine
        ShapeRow(
            NameList(first: 158, count: 4, bits: 3, places: 286, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeRate
        ShapeRow(
            NameList(first: 162, count: 4, bits: 3, places: 294, key: 0, multiplier: 0xB3C4_904A_6D27_8933),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeApplePay
        ShapeRow(
            NameList(first: 166, count: 5, bits: 3, places: 302, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeRecurring
        ShapeRow(
            NameList(first: 171, count: 4, bits: 3, places: 310, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeReload
        ShapeRow(
            NameList(first: 175, count: 6, bits: 3, places: 318, key: 255, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeDeferred
        ShapeRow(
            NameList(first: 181, count: 6, bits: 3, places: 326, key: 255, multiplier: 0x7BE9_0291_7B70_A2A9),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeRegularBilling
        ShapeRow(
            NameList(first: 187, count: 3, bits: 2, places: 334, key: 0, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeReloadBilling
        ShapeRow(
            NameList(first: 190, count: 3, bits: 2, places: 338, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeDeferredBilling
        ShapeRow(
            NameList(first: 193, count: 13, bits: 4, places: 342, key: 254, multiplier: 0xDEFD_3364_8F58_D8F7),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripePaymentRequest
        ShapeRow(
            NameList(first: 206, count: 6, bits: 3, places: 358, key: 0, multiplier: 0xF66E_100D_B2D7_D207),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripePaymentUpdate
        ShapeRow(
            NameList(first: 212, count: 3, bits: 2, places: 366, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeItem
        ShapeRow(
            NameList(first: 215, count: 4, bits: 3, places: 370, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_000B, expected: 0x0000_0000_0000_0004, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeShippingOption
        ShapeRow(
            NameList(first: 219, count: 2, bits: 1, places: 378, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripePaymentFailure
        ShapeRow(
            NameList(first: 221, count: 1, bits: 1, places: 380, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // StripeCompletion
        ShapeRow(
            NameList(first: 222, count: 14, bits: 5, places: 382, key: 254, multiplier: 0x1069_E6A5_7E06_665D),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeAppPayment
        ShapeRow(
            NameList(first: 236, count: 3, bits: 2, places: 414, key: 0, multiplier: 0x64D8_15DE_EAF2_9DF3),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeAppUpdate
        ShapeRow(
            NameList(first: 239, count: 11, bits: 4, places: 418, key: 0, multiplier: 0xB3C4_904A_6D27_8933),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false, isOpen: true,
            variants: 0x0000_0000_0000_0000),  // StripeAppRequest
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
        VocabularyRow(NameList(first: 250, count: 2, bits: 1, places: 434, key: 0, multiplier: 0xAA80_754D_1A1A_8D4F), unknown: .throwing),  // AdyenPriceStatus
        VocabularyRow(NameList(first: 252, count: 2, bits: 1, places: 436, key: 0, multiplier: 0x377B_2FD5_6A5B_15B5), unknown: .throwing),  // FlutterProvider
        VocabularyRow(NameList(first: 254, count: 3, bits: 2, places: 438, key: 0, multiplier: 0xB3C4_904A_6D27_8933), unknown: .throwing),  // StripeMode
        VocabularyRow(NameList(first: 257, count: 5, bits: 3, places: 442, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01), unknown: .throwing),  // StripeIntervalUnit
        VocabularyRow(NameList(first: 262, count: 14, bits: 5, places: 450, key: 0, multiplier: 0x5A55_DB21_3CF0_6BE1), unknown: .throwing),  // StripeButtonType
        VocabularyRow(NameList(first: 276, count: 3, bits: 2, places: 482, key: 0, multiplier: 0xB3C4_904A_6D27_8933), unknown: .throwing),  // StripeButtonTheme
        VocabularyRow(NameList(first: 279, count: 3, bits: 2, places: 486, key: 0, multiplier: 0x4C88_C014_8924_16DD), unknown: .throwing),  // StripeUpdateStatus
        VocabularyRow(
            NameList(first: 282, count: 6, bits: 3, places: 490, key: 254, multiplier: 0x6890_1BAF_16AD_70D7), unknown: .throwing),  // StripeCompletionStatus
        VocabularyRow(
            NameList(first: 288, count: 5, bits: 3, places: 498, key: 254, multiplier: 0x1069_E6A5_7E06_665D), unknown: .throwing),  // StripeFailureReason
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
        VariantRow(
            selector: 0, names: NameList(first: 293, count: 1, bits: 1, places: 506, key: 0, multiplier: 0x2CEA_EE21_BF46_BC01),
            firstShape: 0)
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
