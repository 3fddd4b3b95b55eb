// Generated from Sources/PaySheetShapes. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension ShapeTables {
    package static let names: [NameRow] = [
        NameRow(head: 0x7365_7275_7461_6566, tail: 0x7365_7275_7461_6566, middle: 0, length: 8, last: 0, beyond: 0),  // features
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7365_6974_696C_6962, middle: 0, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        NameRow(head: 0x6574_726F_7070_7573, tail: 0x736B_726F_7774_654E, middle: 1, length: 17, last: 9, beyond: 0),  // supportedNetworks
        NameRow(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 2, length: 11, last: 3, beyond: 0),  // countryCode
        NameRow(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 2, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        NameRow(head: 0x4367_6E69_6C6C_6962, tail: 0x7463_6174_6E6F_4367, middle: 4, length: 14, last: 6, beyond: 0),  // billingContact
        NameRow(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 4, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7463_6174_6E6F_4367, middle: 6, length: 15, last: 7, beyond: 0),  // shippingContact
        NameRow(head: 0x7461_6369_6C70_7061, tail: 0x6174_6144_6E6F_6974, middle: 6, length: 15, last: 7, beyond: 0),  // applicationData
        NameRow(head: 0x6574_726F_7070_7573, tail: 0x7365_6972_746E_756F, middle: 6, length: 18, last: 10, beyond: 0),  // supportedCountries
        NameRow(head: 0x6D6C_6C61_7473_6E69, tail: 0x6E6F_6974_6172_7567, middle: 7, length: 24, last: 16, beyond: 0),  // installmentConfiguration
        NameRow(head: 0x7374_726F_7070_7573, tail: 0x6564_6F43_6E6F_7075, middle: 8, length: 18, last: 10, beyond: 0),  // supportsCouponCode
        NameRow(head: 0x6F43_6E6F_7075_6F63, tail: 0x6564_6F43_6E6F_7075, middle: 9, length: 10, last: 2, beyond: 0),  // couponCode
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x6564_6F4D_676E_6974, middle: 9, length: 26, last: 18, beyond: 0),  // shippingContactEditingMode
        NameRow(head: 0x7961_5065_6C70_7061, tail: 0x7974_696C_6962_616C, middle: 11, length: 25, last: 17, beyond: 0),  // applePayLaterAvailability
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x6564_6F43_7972_6F67, middle: 13, length: 20, last: 12, beyond: 0),  // merchantCategoryCode
        NameRow(head: 0x6167_656C_6544_7369, tail: 0x7473_6575_7165_5264, middle: 14, length: 18, last: 10, beyond: 0),  // isDelegatedRequest
        NameRow(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 15, length: 5, last: 0, beyond: 24),  // total
        NameRow(head: 0x6D65_7449_656E_696C, tail: 0x736D_6574_4965_6E69, middle: 15, length: 9, last: 1, beyond: 0),  // lineItems
        NameRow(head: 0x7963_6E65_7272_7563, tail: 0x6564_6F43_7963_6E65, middle: 15, length: 12, last: 4, beyond: 0),  // currencyCode
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x6570_7954_676E_6970, middle: 15, length: 12, last: 4, beyond: 0),  // shippingType
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7364_6F68_7465_4D67, middle: 15, length: 15, last: 7, beyond: 0),  // shippingMethods
        NameRow(head: 0x6B6F_5469_746C_756D, tail: 0x7374_7865_746E_6F43, middle: 15, length: 18, last: 10, beyond: 0),  // multiTokenContexts
        NameRow(head: 0x6974_616D_6F74_7561, tail: 0x7473_6575_7165_5274, middle: 16, length: 29, last: 21, beyond: 0),  // automaticReloadPaymentRequest
        NameRow(head: 0x6E69_7272_7563_6572, tail: 0x7473_6575_7165_5274, middle: 18, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        NameRow(head: 0x6465_7272_6566_6564, tail: 0x7473_6575_7165_5274, middle: 19, length: 22, last: 14, beyond: 0),  // deferredPaymentRequest
        NameRow(head: 0x6573_7275_6273_6964, tail: 0x7473_6575_7165_5274, middle: 20, length: 19, last: 11, beyond: 0),  // disbursementRequest
        NameRow(head: 0x7365_7275_7461_6566, tail: 0x7365_7275_7461_6566, middle: 21, length: 8, last: 0, beyond: 0),  // features
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7365_6974_696C_6962, middle: 21, length: 20, last: 12, beyond: 0),  // merchantCapabilities
        NameRow(head: 0x6574_726F_7070_7573, tail: 0x736B_726F_7774_654E, middle: 22, length: 17, last: 9, beyond: 0),  // supportedNetworks
        NameRow(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 23, length: 11, last: 3, beyond: 0),  // countryCode
        NameRow(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 23, length: 28, last: 20, beyond: 0),  // requiredBillingContactFields
        NameRow(head: 0x4367_6E69_6C6C_6962, tail: 0x7463_6174_6E6F_4367, middle: 25, length: 14, last: 6, beyond: 0),  // billingContact
        NameRow(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 25, length: 29, last: 21, beyond: 0),  // requiredShippingContactFields
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7463_6174_6E6F_4367, middle: 27, length: 15, last: 7, beyond: 0),  // shippingContact
        NameRow(head: 0x7461_6369_6C70_7061, tail: 0x6174_6144_6E6F_6974, middle: 27, length: 15, last: 7, beyond: 0),  // applicationData
        NameRow(head: 0x6574_726F_7070_7573, tail: 0x7365_6972_746E_756F, middle: 27, length: 18, last: 10, beyond: 0),  // supportedCountries
        NameRow(head: 0x6D6C_6C61_7473_6E69, tail: 0x6E6F_6974_6172_7567, middle: 28, length: 24, last: 16, beyond: 0),  // installmentConfiguration
        NameRow(head: 0x7374_726F_7070_7573, tail: 0x6564_6F43_6E6F_7075, middle: 29, length: 18, last: 10, beyond: 0),  // supportsCouponCode
        NameRow(head: 0x6F43_6E6F_7075_6F63, tail: 0x6564_6F43_6E6F_7075, middle: 30, length: 10, last: 2, beyond: 0),  // couponCode
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x6564_6F4D_676E_6974, middle: 30, length: 26, last: 18, beyond: 0),  // shippingContactEditingMode
        NameRow(head: 0x7961_5065_6C70_7061, tail: 0x7974_696C_6962_616C, middle: 32, length: 25, last: 17, beyond: 0),  // applePayLaterAvailability
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x6564_6F43_7972_6F67, middle: 34, length: 20, last: 12, beyond: 0),  // merchantCategoryCode
        NameRow(head: 0x6167_656C_6544_7369, tail: 0x7473_6575_7165_5264, middle: 35, length: 18, last: 10, beyond: 0),  // isDelegatedRequest
        NameRow(head: 0x006E_6F69_7372_6576, tail: 0x006E_6F69_7372_6576, middle: 36, length: 7, last: 0, beyond: 8),  // version
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 36, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        NameRow(head: 0x4D74_6E65_6D79_6170, tail: 0x6570_7954_646F_6874, middle: 37, length: 17, last: 9, beyond: 0),  // paymentMethodType
        NameRow(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 38, length: 5, last: 0, beyond: 24),  // total
        NameRow(head: 0x6E6F_6974_6964_6461, tail: 0x736D_6574_4965_6E69, middle: 38, length: 19, last: 11, beyond: 0),  // additionalLineItems
        NameRow(head: 0x6E6F_6974_6964_6461, tail: 0x7364_6F68_7465_4D67, middle: 39, length: 25, last: 17, beyond: 0),  // additionalShippingMethods
        NameRow(head: 0x6B6F_5469_746C_756D, tail: 0x7374_7865_746E_6F43, middle: 41, length: 18, last: 10, beyond: 0),  // multiTokenContexts
        NameRow(head: 0x6974_616D_6F74_7561, tail: 0x7473_6575_7165_5274, middle: 42, length: 29, last: 21, beyond: 0),  // automaticReloadPaymentRequest
        NameRow(head: 0x6E69_7272_7563_6572, tail: 0x7473_6575_7165_5274, middle: 44, length: 23, last: 15, beyond: 0),  // recurringPaymentRequest
        NameRow(head: 0x6465_7272_6566_6564, tail: 0x7473_6575_7165_5274, middle: 45, length: 22, last: 14, beyond: 0),  // deferredPaymentRequest
        NameRow(head: 0x6573_7275_6273_6964, tail: 0x7473_6575_7165_5274, middle: 46, length: 19, last: 11, beyond: 0),  // disbursementRequest
        NameRow(head: 0x0000_0000_6570_7974, tail: 0x0000_0000_6570_7974, middle: 47, length: 4, last: 0, beyond: 32),  // type
        NameRow(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 47, length: 5, last: 0, beyond: 24),  // label
        NameRow(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 47, length: 6, last: 0, beyond: 16),  // amount
        NameRow(head: 0x5474_6E65_6D79_6170, tail: 0x676E_696D_6954_746E, middle: 47, length: 13, last: 5, beyond: 0),  // paymentTiming
        NameRow(head: 0x6E69_7272_7563_6572, tail: 0x6574_6144_7472_6174, middle: 47, length: 25, last: 17, beyond: 0),  // recurringPaymentStartDate
        NameRow(head: 0x6E69_7272_7563_6572, tail: 0x7469_6E55_6C61_7672, middle: 49, length: 28, last: 20, beyond: 0),  // recurringPaymentIntervalUnit
        NameRow(head: 0x6E69_7272_7563_6572, tail: 0x746E_756F_436C_6176, middle: 51, length: 29, last: 21, beyond: 0),  // recurringPaymentIntervalCount
        NameRow(head: 0x6E69_7272_7563_6572, tail: 0x6574_6144_646E_4574, middle: 53, length: 23, last: 15, beyond: 0),  // recurringPaymentEndDate
        NameRow(head: 0x6465_7272_6566_6564, tail: 0x6574_6144_746E_656D, middle: 54, length: 19, last: 11, beyond: 0),  // deferredPaymentDate
        NameRow(head: 0x6974_616D_6F74_7561, tail: 0x746E_756F_6D41_646C, middle: 55, length: 37, last: 29, beyond: 0),  // automaticReloadPaymentThresholdAmount
        NameRow(head: 0x6573_7275_6273_6964, tail: 0x6570_7954_6D65_7449, middle: 58, length: 24, last: 16, beyond: 0),  // disbursementLineItemType
        NameRow(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 59, length: 5, last: 0, beyond: 24),  // label
        NameRow(head: 0x0000_6C69_6174_6564, tail: 0x0000_6C69_6174_6564, middle: 59, length: 6, last: 0, beyond: 16),  // detail
        NameRow(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 59, length: 6, last: 0, beyond: 16),  // amount
        NameRow(head: 0x6966_6974_6E65_6469, tail: 0x7265_6966_6974_6E65, middle: 59, length: 10, last: 2, beyond: 0),  // identifier
        NameRow(head: 0x706D_6F43_6574_6164, tail: 0x6567_6E61_5273_746E, middle: 59, length: 19, last: 11, beyond: 0),  // dateComponentsRange
        NameRow(head: 0x7461_4474_7261_7473, tail: 0x7374_6E65_6E6F_706D, middle: 60, length: 19, last: 11, beyond: 0),  // startDateComponents
        NameRow(head: 0x4365_7461_4464_6E65, tail: 0x7374_6E65_6E6F_706D, middle: 61, length: 17, last: 9, beyond: 0),  // endDateComponents
        NameRow(head: 0x0000_0073_7261_6579, tail: 0x0000_0073_7261_6579, middle: 62, length: 5, last: 0, beyond: 24),  // years
        NameRow(head: 0x0000_7368_746E_6F6D, tail: 0x0000_7368_746E_6F6D, middle: 62, length: 6, last: 0, beyond: 16),  // months
        NameRow(head: 0x0000_0000_7379_6164, tail: 0x0000_0000_7379_6164, middle: 62, length: 4, last: 0, beyond: 32),  // days
        NameRow(head: 0x0000_0073_7275_6F68, tail: 0x0000_0073_7275_6F68, middle: 62, length: 5, last: 0, beyond: 24),  // hours
        NameRow(head: 0x6D75_4E65_6E6F_6870, tail: 0x7265_626D_754E_656E, middle: 62, length: 11, last: 3, beyond: 0),  // phoneNumber
        NameRow(head: 0x6464_416C_6961_6D65, tail: 0x7373_6572_6464_416C, middle: 62, length: 12, last: 4, beyond: 0),  // emailAddress
        NameRow(head: 0x6D61_4E6E_6576_6967, tail: 0x656D_614E_6E65_7669, middle: 62, length: 9, last: 1, beyond: 0),  // givenName
        NameRow(head: 0x614E_796C_696D_6166, tail: 0x656D_614E_796C_696D, middle: 62, length: 10, last: 2, beyond: 0),  // familyName
        NameRow(head: 0x6369_7465_6E6F_6870, tail: 0x656D_614E_6E65_7669, middle: 62, length: 17, last: 9, beyond: 0),  // phoneticGivenName
        NameRow(head: 0x6369_7465_6E6F_6870, tail: 0x656D_614E_796C_696D, middle: 63, length: 18, last: 10, beyond: 0),  // phoneticFamilyName
        NameRow(head: 0x4C73_7365_7264_6461, tail: 0x7365_6E69_4C73_7365, middle: 64, length: 12, last: 4, beyond: 0),  // addressLines
        NameRow(head: 0x6C61_636F_4C62_7573, tail: 0x7974_696C_6163_6F4C, middle: 64, length: 11, last: 3, beyond: 0),  // subLocality
        NameRow(head: 0x7974_696C_6163_6F6C, tail: 0x7974_696C_6163_6F6C, middle: 64, length: 8, last: 0, beyond: 0),  // locality
        NameRow(head: 0x6F43_6C61_7473_6F70, tail: 0x6564_6F43_6C61_7473, middle: 64, length: 10, last: 2, beyond: 0),  // postalCode
        NameRow(head: 0x6E69_6D64_4162_7573, tail: 0x6165_7241_6576_6974, middle: 64, length: 21, last: 13, beyond: 0),  // subAdministrativeArea
        NameRow(head: 0x7473_696E_696D_6461, tail: 0x6165_7241_6576_6974, middle: 65, length: 18, last: 10, beyond: 0),  // administrativeArea
        NameRow(head: 0x0079_7274_6E75_6F63, tail: 0x0079_7274_6E75_6F63, middle: 66, length: 7, last: 0, beyond: 8),  // country
        NameRow(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 66, length: 11, last: 3, beyond: 0),  // countryCode
        NameRow(head: 0x0000_0000_6564_6F63, tail: 0x0000_0000_6564_6F63, middle: 66, length: 4, last: 0, beyond: 32),  // code
        NameRow(head: 0x4674_6361_746E_6F63, tail: 0x646C_6569_4674_6361, middle: 66, length: 12, last: 4, beyond: 0),  // contactField
        NameRow(head: 0x0065_6761_7373_656D, tail: 0x0065_6761_7373_656D, middle: 66, length: 7, last: 0, beyond: 8),  // message
        NameRow(head: 0x0000_6E69_616D_6F64, tail: 0x0000_6E69_616D_6F64, middle: 66, length: 6, last: 0, beyond: 16),  // domain
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 66, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        NameRow(head: 0x6C61_6E72_6574_7865, tail: 0x7265_6966_6974_6E65, middle: 67, length: 18, last: 10, beyond: 0),  // externalIdentifier
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x656D_614E_746E_6168, middle: 68, length: 12, last: 4, beyond: 0),  // merchantName
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x6E69_616D_6F44_746E, middle: 68, length: 14, last: 6, beyond: 0),  // merchantDomain
        NameRow(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 68, length: 6, last: 0, beyond: 16),  // amount
        NameRow(head: 0x4474_6E65_6D79_6170, tail: 0x6E6F_6974_7069_7263, middle: 68, length: 18, last: 10, beyond: 0),  // paymentDescription
        NameRow(head: 0x4272_616C_7567_6572, tail: 0x676E_696C_6C69_4272, middle: 69, length: 14, last: 6, beyond: 0),  // regularBilling
        NameRow(head: 0x6C69_426C_6169_7274, tail: 0x676E_696C_6C69_426C, middle: 69, length: 12, last: 4, beyond: 0),  // trialBilling
        NameRow(head: 0x4167_6E69_6C6C_6962, tail: 0x746E_656D_6565_7267, middle: 69, length: 16, last: 8, beyond: 0),  // billingAgreement
        NameRow(head: 0x656D_6567_616E_616D, tail: 0x4C52_5574_6E65_6D65, middle: 69, length: 13, last: 5, beyond: 0),  // managementURL
        NameRow(head: 0x746F_4E6E_656B_6F74, tail: 0x4C52_556E_6F69_7461, middle: 69, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        NameRow(head: 0x4474_6E65_6D79_6170, tail: 0x6E6F_6974_7069_7263, middle: 70, length: 18, last: 10, beyond: 0),  // paymentDescription
        NameRow(head: 0x6974_616D_6F74_7561, tail: 0x676E_696C_6C69_4264, middle: 71, length: 22, last: 14, beyond: 0),  // automaticReloadBilling
        NameRow(head: 0x4167_6E69_6C6C_6962, tail: 0x746E_656D_6565_7267, middle: 72, length: 16, last: 8, beyond: 0),  // billingAgreement
        NameRow(head: 0x656D_6567_616E_616D, tail: 0x4C52_5574_6E65_6D65, middle: 72, length: 13, last: 5, beyond: 0),  // managementURL
        NameRow(head: 0x746F_4E6E_656B_6F74, tail: 0x4C52_556E_6F69_7461, middle: 72, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        NameRow(head: 0x4167_6E69_6C6C_6962, tail: 0x746E_656D_6565_7267, middle: 73, length: 16, last: 8, beyond: 0),  // billingAgreement
        NameRow(head: 0x6465_7272_6566_6564, tail: 0x676E_696C_6C69_4264, middle: 73, length: 15, last: 7, beyond: 0),  // deferredBilling
        NameRow(head: 0x636E_6143_6565_7266, tail: 0x6574_6144_6E6F_6974, middle: 73, length: 20, last: 12, beyond: 0),  // freeCancellationDate
        NameRow(head: 0x636E_6143_6565_7266, tail: 0x656E_6F5A_656D_6954, middle: 74, length: 28, last: 20, beyond: 0),  // freeCancellationDateTimeZone
        NameRow(head: 0x656D_6567_616E_616D, tail: 0x4C52_5574_6E65_6D65, middle: 76, length: 13, last: 5, beyond: 0),  // managementURL
        NameRow(head: 0x4474_6E65_6D79_6170, tail: 0x6E6F_6974_7069_7263, middle: 76, length: 18, last: 10, beyond: 0),  // paymentDescription
        NameRow(head: 0x746F_4E6E_656B_6F74, tail: 0x4C52_556E_6F69_7461, middle: 77, length: 20, last: 12, beyond: 0),  // tokenNotificationURL
        NameRow(head: 0x6465_7269_7571_6572, tail: 0x7364_6C65_6946_7463, middle: 78, length: 30, last: 22, beyond: 0),  // requiredRecipientContactFields
        NameRow(head: 0x6C61_746F_5477_656E, tail: 0x6C61_746F_5477_656E, middle: 80, length: 8, last: 0, beyond: 0),  // newTotal
        NameRow(head: 0x4965_6E69_4C77_656E, tail: 0x736D_6574_4965_6E69, middle: 80, length: 12, last: 4, beyond: 0),  // newLineItems
        NameRow(head: 0x6974_6C75_4D77_656E, tail: 0x7374_7865_746E_6F43, middle: 80, length: 21, last: 13, beyond: 0),  // newMultiTokenContexts
        NameRow(head: 0x6D6F_7475_4177_656E, tail: 0x7473_6575_7165_5274, middle: 81, length: 32, last: 24, beyond: 0),  // newAutomaticReloadPaymentRequest
        NameRow(head: 0x7275_6365_5277_656E, tail: 0x7473_6575_7165_5274, middle: 83, length: 26, last: 18, beyond: 0),  // newRecurringPaymentRequest
        NameRow(head: 0x7265_6665_4477_656E, tail: 0x7473_6575_7165_5274, middle: 85, length: 25, last: 17, beyond: 0),  // newDeferredPaymentRequest
        NameRow(head: 0x7562_7369_4477_656E, tail: 0x7473_6575_7165_5274, middle: 87, length: 22, last: 14, beyond: 0),  // newDisbursementRequest
        NameRow(head: 0x0000_7372_6F72_7265, tail: 0x0000_7372_6F72_7265, middle: 88, length: 6, last: 0, beyond: 16),  // errors
        NameRow(head: 0x7070_6968_5377_656E, tail: 0x7364_6F68_7465_4D67, middle: 88, length: 18, last: 10, beyond: 0),  // newShippingMethods
        NameRow(head: 0x6D6C_6C61_7473_6E69, tail: 0x7265_6966_6974_6E65, middle: 89, length: 26, last: 18, beyond: 0),  // installmentGroupIdentifier
        NameRow(head: 0x6C61_746F_5477_656E, tail: 0x6C61_746F_5477_656E, middle: 91, length: 8, last: 0, beyond: 0),  // newTotal
        NameRow(head: 0x4965_6E69_4C77_656E, tail: 0x736D_6574_4965_6E69, middle: 91, length: 12, last: 4, beyond: 0),  // newLineItems
        NameRow(head: 0x6974_6C75_4D77_656E, tail: 0x7374_7865_746E_6F43, middle: 91, length: 21, last: 13, beyond: 0),  // newMultiTokenContexts
        NameRow(head: 0x6D6F_7475_4177_656E, tail: 0x7473_6575_7165_5274, middle: 92, length: 32, last: 24, beyond: 0),  // newAutomaticReloadPaymentRequest
        NameRow(head: 0x7275_6365_5277_656E, tail: 0x7473_6575_7165_5274, middle: 94, length: 26, last: 18, beyond: 0),  // newRecurringPaymentRequest
        NameRow(head: 0x7265_6665_4477_656E, tail: 0x7473_6575_7165_5274, middle: 96, length: 25, last: 17, beyond: 0),  // newDeferredPaymentRequest
        NameRow(head: 0x7562_7369_4477_656E, tail: 0x7473_6575_7165_5274, middle: 98, length: 22, last: 14, beyond: 0),  // newDisbursementRequest
        NameRow(head: 0x7070_6968_5377_656E, tail: 0x7364_6F68_7465_4D67, middle: 99, length: 18, last: 10, beyond: 0),  // newShippingMethods
        NameRow(head: 0x6C61_746F_5477_656E, tail: 0x6C61_746F_5477_656E, middle: 100, length: 8, last: 0, beyond: 0),  // newTotal
        NameRow(head: 0x4965_6E69_4C77_656E, tail: 0x736D_6574_4965_6E69, middle: 100, length: 12, last: 4, beyond: 0),  // newLineItems
        NameRow(head: 0x6974_6C75_4D77_656E, tail: 0x7374_7865_746E_6F43, middle: 100, length: 21, last: 13, beyond: 0),  // newMultiTokenContexts
        NameRow(head: 0x6D6F_7475_4177_656E, tail: 0x7473_6575_7165_5274, middle: 101, length: 32, last: 24, beyond: 0),  // newAutomaticReloadPaymentRequest
        NameRow(head: 0x7275_6365_5277_656E, tail: 0x7473_6575_7165_5274, middle: 103, length: 26, last: 18, beyond: 0),  // newRecurringPaymentRequest
        NameRow(head: 0x7265_6665_4477_656E, tail: 0x7473_6575_7165_5274, middle: 105, length: 25, last: 17, beyond: 0),  // newDeferredPaymentRequest
        NameRow(head: 0x7562_7369_4477_656E, tail: 0x7473_6575_7165_5274, middle: 107, length: 22, last: 14, beyond: 0),  // newDisbursementRequest
        NameRow(head: 0x0000_7372_6F72_7265, tail: 0x0000_7372_6F72_7265, middle: 108, length: 6, last: 0, beyond: 16),  // errors
        NameRow(head: 0x7070_6968_5377_656E, tail: 0x7364_6F68_7465_4D67, middle: 108, length: 18, last: 10, beyond: 0),  // newShippingMethods
        NameRow(head: 0x6C61_746F_5477_656E, tail: 0x6C61_746F_5477_656E, middle: 109, length: 8, last: 0, beyond: 0),  // newTotal
        NameRow(head: 0x4965_6E69_4C77_656E, tail: 0x736D_6574_4965_6E69, middle: 109, length: 12, last: 4, beyond: 0),  // newLineItems
        NameRow(head: 0x6974_6C75_4D77_656E, tail: 0x7374_7865_746E_6F43, middle: 109, length: 21, last: 13, beyond: 0),  // newMultiTokenContexts
        NameRow(head: 0x6D6F_7475_4177_656E, tail: 0x7473_6575_7165_5274, middle: 110, length: 32, last: 24, beyond: 0),  // newAutomaticReloadPaymentRequest
        NameRow(head: 0x7275_6365_5277_656E, tail: 0x7473_6575_7165_5274, middle: 112, length: 26, last: 18, beyond: 0),  // newRecurringPaymentRequest
        NameRow(head: 0x7265_6665_4477_656E, tail: 0x7473_6575_7165_5274, middle: 114, length: 25, last: 17, beyond: 0),  // newDeferredPaymentRequest
        NameRow(head: 0x7562_7369_4477_656E, tail: 0x7473_6575_7165_5274, middle: 116, length: 22, last: 14, beyond: 0),  // newDisbursementRequest
        NameRow(head: 0x0000_7372_6F72_7265, tail: 0x0000_7372_6F72_7265, middle: 117, length: 6, last: 0, beyond: 16),  // errors
        NameRow(head: 0x7070_6968_5377_656E, tail: 0x7364_6F68_7465_4D67, middle: 117, length: 18, last: 10, beyond: 0),  // newShippingMethods
        NameRow(head: 0x0000_7375_7461_7473, tail: 0x0000_7375_7461_7473, middle: 118, length: 6, last: 0, beyond: 16),  // status
        NameRow(head: 0x0000_7372_6F72_7265, tail: 0x0000_7372_6F72_7265, middle: 118, length: 6, last: 0, beyond: 16),  // errors
        NameRow(head: 0x7465_4472_6564_726F, tail: 0x736C_6961_7465_4472, middle: 118, length: 12, last: 4, beyond: 0),  // orderDetails
        NameRow(head: 0x7079_5472_6564_726F, tail: 0x7265_6966_6974_6E65, middle: 118, length: 19, last: 11, beyond: 0),  // orderTypeIdentifier
        NameRow(head: 0x6564_4972_6564_726F, tail: 0x7265_6966_6974_6E65, middle: 119, length: 15, last: 7, beyond: 0),  // orderIdentifier
        NameRow(head: 0x6976_7265_5362_6577, tail: 0x4C52_5565_6369_7672, middle: 119, length: 13, last: 5, beyond: 0),  // webServiceURL
        NameRow(head: 0x6974_6E65_6874_7561, tail: 0x6E65_6B6F_546E_6F69, middle: 119, length: 19, last: 11, beyond: 0),  // authenticationToken
        NameRow(head: 0x7465_4472_6564_726F, tail: 0x736C_6961_7465_4472, middle: 120, length: 12, last: 4, beyond: 0),  // orderDetails
        NameRow(head: 0x0000_006E_656B_6F74, tail: 0x0000_006E_656B_6F74, middle: 120, length: 5, last: 0, beyond: 24),  // token
        NameRow(head: 0x4367_6E69_6C6C_6962, tail: 0x7463_6174_6E6F_4367, middle: 120, length: 14, last: 6, beyond: 0),  // billingContact
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7463_6174_6E6F_4367, middle: 120, length: 15, last: 7, beyond: 0),  // shippingContact
        NameRow(head: 0x6D6C_6C61_7473_6E69, tail: 0x6E65_6B6F_546E_6F69, middle: 120, length: 29, last: 21, beyond: 0),  // installmentAuthorizationToken
        NameRow(head: 0x4D74_6E65_6D79_6170, tail: 0x646F_6874_654D_746E, middle: 122, length: 13, last: 5, beyond: 0),  // paymentMethod
        NameRow(head: 0x7463_6173_6E61_7274, tail: 0x7265_6966_6974_6E65, middle: 122, length: 21, last: 13, beyond: 0),  // transactionIdentifier
        NameRow(head: 0x4474_6E65_6D79_6170, tail: 0x6174_6144_746E_656D, middle: 123, length: 11, last: 3, beyond: 0),  // paymentData
        NameRow(head: 0x4E79_616C_7073_6964, tail: 0x656D_614E_7961_6C70, middle: 123, length: 11, last: 3, beyond: 0),  // displayName
        NameRow(head: 0x006B_726F_7774_656E, tail: 0x006B_726F_7774_656E, middle: 123, length: 7, last: 0, beyond: 8),  // network
        NameRow(head: 0x0000_0000_6570_7974, tail: 0x0000_0000_6570_7974, middle: 123, length: 4, last: 0, beyond: 32),  // type
        NameRow(head: 0x5074_6E65_6D79_6170, tail: 0x7373_6150_746E_656D, middle: 123, length: 11, last: 3, beyond: 0),  // paymentPass
        NameRow(head: 0x4367_6E69_6C6C_6962, tail: 0x7463_6174_6E6F_4367, middle: 123, length: 14, last: 6, beyond: 0),  // billingContact
        NameRow(head: 0x656B_6F54_646E_6962, tail: 0x6E65_6B6F_5464_6E69, middle: 123, length: 9, last: 1, beyond: 0),  // bindToken
        NameRow(head: 0x4179_7261_6D69_7270, tail: 0x7265_6966_6974_6E65, middle: 123, length: 24, last: 16, beyond: 0),  // primaryAccountIdentifier
        NameRow(head: 0x4179_7261_6D69_7270, tail: 0x7869_6666_7553_7265, middle: 124, length: 26, last: 18, beyond: 0),  // primaryAccountNumberSuffix
        NameRow(head: 0x6341_6563_6976_6564, tail: 0x7265_6966_6974_6E65, middle: 126, length: 23, last: 15, beyond: 0),  // deviceAccountIdentifier
        NameRow(head: 0x6341_6563_6976_6564, tail: 0x7869_6666_7553_7265, middle: 127, length: 25, last: 17, beyond: 0),  // deviceAccountNumberSuffix
        NameRow(head: 0x6974_6176_6974_6361, tail: 0x6574_6174_536E_6F69, middle: 129, length: 15, last: 7, beyond: 0),  // activationState
        NameRow(head: 0x6F43_6E6F_7075_6F63, tail: 0x6564_6F43_6E6F_7075, middle: 129, length: 10, last: 2, beyond: 0),  // couponCode
        NameRow(head: 0x4374_6E65_6D79_6170, tail: 0x7375_7461_7453_6C61, middle: 129, length: 23, last: 15, beyond: 0),  // paymentCredentialStatus
        NameRow(head: 0x6974_6164_696C_6176, tail: 0x4C52_556E_6F69_7461, middle: 130, length: 13, last: 5, beyond: 0),  // validationURL
        NameRow(head: 0x4D74_6E65_6D79_6170, tail: 0x646F_6874_654D_746E, middle: 130, length: 13, last: 5, beyond: 0),  // paymentMethod
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7463_6174_6E6F_4367, middle: 130, length: 15, last: 7, beyond: 0),  // shippingContact
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x646F_6874_654D_676E, middle: 130, length: 14, last: 6, beyond: 0),  // shippingMethod
        NameRow(head: 0x6F43_6E6F_7075_6F63, tail: 0x6564_6F43_6E6F_7075, middle: 130, length: 10, last: 2, beyond: 0),  // couponCode
        NameRow(head: 0x0074_6E65_6D79_6170, tail: 0x0074_6E65_6D79_6170, middle: 130, length: 7, last: 0, beyond: 8),  // payment
        NameRow(head: 0x456E_6F69_7373_6573, tail: 0x726F_7272_456E_6F69, middle: 130, length: 12, last: 4, beyond: 0),  // sessionError
        NameRow(head: 0x0000_0000_6564_6F63, tail: 0x0000_0000_6564_6F63, middle: 130, length: 4, last: 0, beyond: 32),  // code
        NameRow(head: 0x0000_0000_6F66_6E69, tail: 0x0000_0000_6F66_6E69, middle: 130, length: 4, last: 0, beyond: 32),  // info
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 130, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        NameRow(head: 0x4E79_616C_7073_6964, tail: 0x656D_614E_7961_6C70, middle: 131, length: 11, last: 3, beyond: 0),  // displayName
        NameRow(head: 0x6974_6169_7469_6E69, tail: 0x6576_6974_6169_7469, middle: 131, length: 10, last: 2, beyond: 0),  // initiative
        NameRow(head: 0x6974_6169_7469_6E69, tail: 0x7478_6574_6E6F_4365, middle: 131, length: 17, last: 9, beyond: 0),  // initiativeContext
        NameRow(head: 0x6D69_5468_636F_7065, tail: 0x706D_6174_7365_6D69, middle: 132, length: 14, last: 6, beyond: 0),  // epochTimestamp
        NameRow(head: 0x4173_6572_6970_7865, tail: 0x7441_7365_7269_7078, middle: 132, length: 9, last: 1, beyond: 0),  // expiresAt
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 132, length: 25, last: 17, beyond: 0),  // merchantSessionIdentifier
        NameRow(head: 0x0000_0065_636E_6F6E, tail: 0x0000_0065_636E_6F6E, middle: 134, length: 5, last: 0, beyond: 24),  // nonce
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 134, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        NameRow(head: 0x614E_6E69_616D_6F64, tail: 0x656D_614E_6E69_616D, middle: 135, length: 10, last: 2, beyond: 0),  // domainName
        NameRow(head: 0x4E79_616C_7073_6964, tail: 0x656D_614E_7961_6C70, middle: 135, length: 11, last: 3, beyond: 0),  // displayName
        NameRow(head: 0x7275_7461_6E67_6973, tail: 0x6572_7574_616E_6769, middle: 135, length: 9, last: 1, beyond: 0),  // signature
        NameRow(head: 0x6F69_7461_7265_706F, tail: 0x7265_6966_6974_6E65, middle: 135, length: 30, last: 22, beyond: 0),  // operationalAnalyticsIdentifier
        NameRow(head: 0x0073_6569_7274_6572, tail: 0x0073_6569_7274_6572, middle: 137, length: 7, last: 0, beyond: 8),  // retries
        NameRow(head: 0x0000_0064_4970_7370, tail: 0x0000_0064_4970_7370, middle: 137, length: 5, last: 0, beyond: 24),  // pspId
        NameRow(head: 0x614E_6E69_616D_6F64, tail: 0x7365_6D61_4E6E_6961, middle: 137, length: 11, last: 3, beyond: 0),  // domainNames
        NameRow(head: 0x5474_7079_7263_6E65, tail: 0x6F54_7470_7972_636E, middle: 137, length: 9, last: 1, beyond: 0),  // encryptTo
        NameRow(head: 0x4972_656E_7472_6170, tail: 0x7265_6966_6974_6E65, middle: 137, length: 33, last: 25, beyond: 0),  // partnerInternalMerchantIdentifier
        NameRow(head: 0x4D72_656E_7472_6170, tail: 0x656D_614E_746E_6168, middle: 140, length: 19, last: 11, beyond: 0),  // partnerMerchantName
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x6C72_5574_6E61_6863, middle: 141, length: 11, last: 3, beyond: 0),  // merchantUrl
        NameRow(head: 0x614E_6E69_616D_6F64, tail: 0x7365_6D61_4E6E_6961, middle: 141, length: 11, last: 3, beyond: 0),  // domainNames
        NameRow(head: 0x4972_656E_7472_6170, tail: 0x7265_6966_6974_6E65, middle: 141, length: 33, last: 25, beyond: 0),  // partnerInternalMerchantIdentifier
        NameRow(head: 0x0000_6E6F_7361_6572, tail: 0x0000_6E6F_7361_6572, middle: 144, length: 6, last: 0, beyond: 16),  // reason
        NameRow(head: 0x614E_6E69_616D_6F64, tail: 0x7365_6D61_4E6E_6961, middle: 144, length: 11, last: 3, beyond: 0),  // domainNames
        NameRow(head: 0x5474_7079_7263_6E65, tail: 0x6F54_7470_7972_636E, middle: 144, length: 9, last: 1, beyond: 0),  // encryptTo
        NameRow(head: 0x4D72_656E_7472_6170, tail: 0x656D_614E_746E_6168, middle: 144, length: 19, last: 11, beyond: 0),  // partnerMerchantName
        NameRow(head: 0x4D72_656E_7472_6170, tail: 0x4952_556E_6F69_7461, middle: 145, length: 28, last: 20, beyond: 0),  // partnerMerchantValidationURI
        NameRow(head: 0x4972_656E_7472_6170, tail: 0x7265_6966_6974_6E65, middle: 147, length: 33, last: 25, beyond: 0),  // partnerInternalMerchantIdentifier
        NameRow(head: 0x6574_726F_7070_7573, tail: 0x7364_6F68_7465_4D64, middle: 150, length: 16, last: 8, beyond: 0),  // supportedMethods
        NameRow(head: 0x0000_0000_6174_6164, tail: 0x0000_0000_6174_6164, middle: 150, length: 4, last: 0, beyond: 32),  // data
        NameRow(head: 0x7963_6E65_7272_7563, tail: 0x7963_6E65_7272_7563, middle: 150, length: 8, last: 0, beyond: 0),  // currency
        NameRow(head: 0x0000_0065_756C_6176, tail: 0x0000_0065_756C_6176, middle: 150, length: 5, last: 0, beyond: 24),  // value
        NameRow(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 150, length: 5, last: 0, beyond: 24),  // label
        NameRow(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 150, length: 6, last: 0, beyond: 16),  // amount
        NameRow(head: 0x0067_6E69_646E_6570, tail: 0x0067_6E69_646E_6570, middle: 150, length: 7, last: 0, beyond: 8),  // pending
        NameRow(head: 0x0000_0000_0000_6469, tail: 0x0000_0000_0000_6469, middle: 150, length: 2, last: 0, beyond: 48),  // id
        NameRow(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 150, length: 5, last: 0, beyond: 24),  // label
        NameRow(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 150, length: 6, last: 0, beyond: 16),  // amount
        NameRow(head: 0x6465_7463_656C_6573, tail: 0x6465_7463_656C_6573, middle: 150, length: 8, last: 0, beyond: 0),  // selected
        NameRow(head: 0x6574_726F_7070_7573, tail: 0x7364_6F68_7465_4D64, middle: 150, length: 16, last: 8, beyond: 0),  // supportedMethods
        NameRow(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 150, length: 5, last: 0, beyond: 24),  // total
        NameRow(head: 0x6E6F_6974_6964_6461, tail: 0x736D_6574_4979_616C, middle: 150, length: 22, last: 14, beyond: 0),  // additionalDisplayItems
        NameRow(head: 0x0000_0000_6174_6164, tail: 0x0000_0000_6174_6164, middle: 151, length: 4, last: 0, beyond: 32),  // data
        NameRow(head: 0x0000_0000_0000_6469, tail: 0x0000_0000_0000_6469, middle: 151, length: 2, last: 0, beyond: 48),  // id
        NameRow(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 151, length: 5, last: 0, beyond: 24),  // total
        NameRow(head: 0x4979_616C_7073_6964, tail: 0x736D_6574_4979_616C, middle: 151, length: 12, last: 4, beyond: 0),  // displayItems
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x736E_6F69_7470_4F67, middle: 151, length: 15, last: 7, beyond: 0),  // shippingOptions
        NameRow(head: 0x7265_6966_6964_6F6D, tail: 0x7372_6569_6669_646F, middle: 151, length: 9, last: 1, beyond: 0),  // modifiers
        NameRow(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 151, length: 5, last: 0, beyond: 24),  // total
        NameRow(head: 0x4979_616C_7073_6964, tail: 0x736D_6574_4979_616C, middle: 151, length: 12, last: 4, beyond: 0),  // displayItems
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x736E_6F69_7470_4F67, middle: 151, length: 15, last: 7, beyond: 0),  // shippingOptions
        NameRow(head: 0x7265_6966_6964_6F6D, tail: 0x7372_6569_6669_646F, middle: 151, length: 9, last: 1, beyond: 0),  // modifiers
        NameRow(head: 0x0000_0072_6F72_7265, tail: 0x0000_0072_6F72_7265, middle: 151, length: 5, last: 0, beyond: 24),  // error
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7372_6F72_7245_7373, middle: 151, length: 21, last: 13, beyond: 0),  // shippingAddressErrors
        NameRow(head: 0x7272_4572_6579_6170, tail: 0x7372_6F72_7245_7265, middle: 152, length: 11, last: 3, beyond: 0),  // payerErrors
        NameRow(head: 0x4D74_6E65_6D79_6170, tail: 0x7372_6F72_7245_646F, middle: 152, length: 19, last: 11, beyond: 0),  // paymentMethodErrors
        NameRow(head: 0x5074_7365_7571_6572, tail: 0x656D_614E_7265_7961, middle: 153, length: 16, last: 8, beyond: 0),  // requestPayerName
        NameRow(head: 0x4274_7365_7571_6572, tail: 0x7373_6572_6464_4167, middle: 153, length: 21, last: 13, beyond: 0),  // requestBillingAddress
        NameRow(head: 0x5074_7365_7571_6572, tail: 0x6C69_616D_4572_6579, middle: 154, length: 17, last: 9, beyond: 0),  // requestPayerEmail
        NameRow(head: 0x5074_7365_7571_6572, tail: 0x656E_6F68_5072_6579, middle: 155, length: 17, last: 9, beyond: 0),  // requestPayerPhone
        NameRow(head: 0x5374_7365_7571_6572, tail: 0x676E_6970_7069_6853, middle: 156, length: 15, last: 7, beyond: 0),  // requestShipping
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x6570_7954_676E_6970, middle: 156, length: 12, last: 4, beyond: 0),  // shippingType
        NameRow(head: 0x4C73_7365_7264_6461, tail: 0x656E_694C_7373_6572, middle: 156, length: 11, last: 3, beyond: 0),  // addressLine
        NameRow(head: 0x0000_0000_7974_6963, tail: 0x0000_0000_7974_6963, middle: 156, length: 4, last: 0, beyond: 32),  // city
        NameRow(head: 0x0079_7274_6E75_6F63, tail: 0x0079_7274_6E75_6F63, middle: 156, length: 7, last: 0, beyond: 8),  // country
        NameRow(head: 0x6E65_646E_6570_6564, tail: 0x7974_696C_6163_6F4C, middle: 156, length: 17, last: 9, beyond: 0),  // dependentLocality
        NameRow(head: 0x617A_696E_6167_726F, tail: 0x6E6F_6974_617A_696E, middle: 157, length: 12, last: 4, beyond: 0),  // organization
        NameRow(head: 0x0000_0065_6E6F_6870, tail: 0x0000_0065_6E6F_6870, middle: 157, length: 5, last: 0, beyond: 24),  // phone
        NameRow(head: 0x6F43_6C61_7473_6F70, tail: 0x6564_6F43_6C61_7473, middle: 157, length: 10, last: 2, beyond: 0),  // postalCode
        NameRow(head: 0x6E65_6970_6963_6572, tail: 0x746E_6569_7069_6365, middle: 157, length: 9, last: 1, beyond: 0),  // recipient
        NameRow(head: 0x0000_6E6F_6967_6572, tail: 0x0000_6E6F_6967_6572, middle: 157, length: 6, last: 0, beyond: 16),  // region
        NameRow(head: 0x4367_6E69_7472_6F73, tail: 0x6564_6F43_676E_6974, middle: 157, length: 11, last: 3, beyond: 0),  // sortingCode
        NameRow(head: 0x0000_006C_6961_6D65, tail: 0x0000_006C_6961_6D65, middle: 157, length: 5, last: 0, beyond: 24),  // email
        NameRow(head: 0x0000_0000_656D_616E, tail: 0x0000_0000_656D_616E, middle: 157, length: 4, last: 0, beyond: 32),  // name
        NameRow(head: 0x0000_0065_6E6F_6870, tail: 0x0000_0065_6E6F_6870, middle: 157, length: 5, last: 0, beyond: 24),  // phone
        NameRow(head: 0x0000_0072_6F72_7265, tail: 0x0000_0072_6F72_7265, middle: 157, length: 5, last: 0, beyond: 24),  // error
        NameRow(head: 0x4D74_6E65_6D79_6170, tail: 0x646F_6874_654D_746E, middle: 157, length: 13, last: 5, beyond: 0),  // paymentMethod
        NameRow(head: 0x0000_0072_6579_6170, tail: 0x0000_0072_6579_6170, middle: 157, length: 5, last: 0, beyond: 24),  // payer
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7373_6572_6464_4167, middle: 157, length: 15, last: 7, beyond: 0),  // shippingAddress
        NameRow(head: 0x6144_646F_6874_656D, tail: 0x6174_6144_646F_6874, middle: 157, length: 10, last: 2, beyond: 0),  // methodData
        NameRow(head: 0x0073_6C69_6174_6564, tail: 0x0073_6C69_6174_6564, middle: 157, length: 7, last: 0, beyond: 8),  // details
        NameRow(head: 0x0073_6E6F_6974_706F, tail: 0x0073_6E6F_6974_706F, middle: 157, length: 7, last: 0, beyond: 8),  // options
        NameRow(head: 0x614E_646F_6874_656D, tail: 0x656D_614E_646F_6874, middle: 157, length: 10, last: 2, beyond: 0),  // methodName
        NameRow(head: 0x6544_646F_6874_656D, tail: 0x736C_6961_7465_4464, middle: 157, length: 13, last: 5, beyond: 0),  // methodDetails
        NameRow(head: 0x4974_7365_7571_6572, tail: 0x6449_7473_6575_7165, middle: 157, length: 9, last: 1, beyond: 0),  // requestId
        NameRow(head: 0x614E_646F_6874_656D, tail: 0x656D_614E_646F_6874, middle: 157, length: 10, last: 2, beyond: 0),  // methodName
        NameRow(head: 0x0073_6C69_6174_6564, tail: 0x0073_6C69_6174_6564, middle: 157, length: 7, last: 0, beyond: 8),  // details
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7373_6572_6464_4167, middle: 157, length: 15, last: 7, beyond: 0),  // shippingAddress
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x6E6F_6974_704F_676E, middle: 157, length: 14, last: 6, beyond: 0),  // shippingOption
        NameRow(head: 0x6D61_4E72_6579_6170, tail: 0x656D_614E_7265_7961, middle: 157, length: 9, last: 1, beyond: 0),  // payerName
        NameRow(head: 0x616D_4572_6579_6170, tail: 0x6C69_616D_4572_6579, middle: 157, length: 10, last: 2, beyond: 0),  // payerEmail
        NameRow(head: 0x6F68_5072_6579_6170, tail: 0x656E_6F68_5072_6579, middle: 157, length: 10, last: 2, beyond: 0),  // payerPhone
        NameRow(head: 0x614E_646F_6874_656D, tail: 0x656D_614E_646F_6874, middle: 157, length: 10, last: 2, beyond: 0),  // methodName
        NameRow(head: 0x6974_6164_696C_6176, tail: 0x4C52_556E_6F69_7461, middle: 157, length: 13, last: 5, beyond: 0),  // validationURL
        NameRow(head: 0x006E_6F69_7372_6576, tail: 0x006E_6F69_7372_6576, middle: 157, length: 7, last: 0, beyond: 8),  // version
        NameRow(head: 0x0000_0000_6174_6164, tail: 0x0000_0000_6174_6164, middle: 157, length: 4, last: 0, beyond: 32),  // data
        NameRow(head: 0x7275_7461_6E67_6973, tail: 0x6572_7574_616E_6769, middle: 157, length: 9, last: 1, beyond: 0),  // signature
        NameRow(head: 0x0000_7265_6461_6568, tail: 0x0000_7265_6461_6568, middle: 157, length: 6, last: 0, beyond: 16),  // header
        NameRow(head: 0x7461_6369_6C70_7061, tail: 0x6174_6144_6E6F_6974, middle: 157, length: 15, last: 7, beyond: 0),  // applicationData
        NameRow(head: 0x6172_656D_6568_7065, tail: 0x7965_4B63_696C_6275, middle: 157, length: 18, last: 10, beyond: 0),  // ephemeralPublicKey
        NameRow(head: 0x4B64_6570_7061_7277, tail: 0x7965_4B64_6570_7061, middle: 158, length: 10, last: 2, beyond: 0),  // wrappedKey
        NameRow(head: 0x654B_6369_6C62_7570, tail: 0x6873_6148_7965_4B63, middle: 158, length: 13, last: 5, beyond: 0),  // publicKeyHash
        NameRow(head: 0x7463_6173_6E61_7274, tail: 0x6449_6E6F_6974_6361, middle: 158, length: 13, last: 5, beyond: 0),  // transactionId
        NameRow(head: 0x7461_6369_6C70_7061, tail: 0x7265_626D_754E_746E, middle: 158, length: 31, last: 23, beyond: 0),  // applicationPrimaryAccountNumber
        NameRow(head: 0x7461_6369_6C70_7061, tail: 0x6574_6144_6E6F_6974, middle: 160, length: 25, last: 17, beyond: 0),  // applicationExpirationDate
        NameRow(head: 0x7963_6E65_7272_7563, tail: 0x6564_6F43_7963_6E65, middle: 162, length: 12, last: 4, beyond: 0),  // currencyCode
        NameRow(head: 0x7463_6173_6E61_7274, tail: 0x746E_756F_6D41_6E6F, middle: 162, length: 17, last: 9, beyond: 0),  // transactionAmount
        NameRow(head: 0x646C_6F68_6472_6163, tail: 0x656D_614E_7265_646C, middle: 163, length: 14, last: 6, beyond: 0),  // cardholderName
        NameRow(head: 0x614D_6563_6976_6564, tail: 0x7265_6966_6974_6E65, middle: 163, length: 28, last: 20, beyond: 0),  // deviceManufacturerIdentifier
        NameRow(head: 0x4474_6E65_6D79_6170, tail: 0x6570_7954_6174_6144, middle: 165, length: 15, last: 7, beyond: 0),  // paymentDataType
        NameRow(head: 0x4474_6E65_6D79_6170, tail: 0x6174_6144_746E_656D, middle: 165, length: 11, last: 3, beyond: 0),  // paymentData
        NameRow(head: 0x6974_6E65_6874_7561, tail: 0x7365_736E_6F70_7365, middle: 165, length: 23, last: 15, beyond: 0),  // authenticationResponses
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 166, length: 23, last: 15, beyond: 0),  // merchantTokenIdentifier
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x6174_6164_6174_654D, middle: 167, length: 21, last: 13, beyond: 0),  // merchantTokenMetadata
        NameRow(head: 0x6150_656E_696C_6E6F, tail: 0x6D61_7267_6F74_7079, middle: 168, length: 23, last: 15, beyond: 0),  // onlinePaymentCryptogram
        NameRow(head: 0x6369_646E_4969_6365, tail: 0x726F_7461_6369_646E, middle: 169, length: 12, last: 4, beyond: 0),  // eciIndicator
        NameRow(head: 0x0061_7461_4476_6D65, tail: 0x0061_7461_4476_6D65, middle: 169, length: 7, last: 0, beyond: 8),  // emvData
        NameRow(head: 0x6574_7079_7263_6E65, tail: 0x6174_6144_4E49_5064, middle: 169, length: 16, last: 8, beyond: 0),  // encryptedPINData
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 169, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        NameRow(head: 0x6974_6E65_6874_7561, tail: 0x6174_6144_6E6F_6974, middle: 170, length: 18, last: 10, beyond: 0),  // authenticationData
        NameRow(head: 0x7463_6173_6E61_7274, tail: 0x746E_756F_6D41_6E6F, middle: 171, length: 17, last: 9, beyond: 0),  // transactionAmount
        NameRow(head: 0x0074_7241_6472_6163, tail: 0x0074_7241_6472_6163, middle: 172, length: 7, last: 0, beyond: 8),  // cardArt
        NameRow(head: 0x6174_654D_6472_6163, tail: 0x6174_6164_6174_654D, middle: 172, length: 12, last: 4, beyond: 0),  // cardMetadata
        NameRow(head: 0x0000_0000_656D_616E, tail: 0x0000_0000_656D_616E, middle: 172, length: 4, last: 0, beyond: 32),  // name
        NameRow(head: 0x0000_0000_6570_7974, tail: 0x0000_0000_6570_7974, middle: 172, length: 4, last: 0, beyond: 32),  // type
        NameRow(head: 0x0000_0000_006C_7275, tail: 0x0000_0000_006C_7275, middle: 172, length: 3, last: 0, beyond: 40),  // url
        NameRow(head: 0x6E75_6F43_6472_6163, tail: 0x7972_746E_756F_4364, middle: 172, length: 11, last: 3, beyond: 0),  // cardCountry
        NameRow(head: 0x6974_6172_6970_7865, tail: 0x6574_6144_6E6F_6974, middle: 172, length: 14, last: 6, beyond: 0),  // expirationDate
        NameRow(head: 0x6666_7553_6E61_7066, tail: 0x7869_6666_7553_6E61, middle: 172, length: 10, last: 2, beyond: 0),  // fpanSuffix
        NameRow(head: 0x6373_6544_676E_6F6C, tail: 0x6E6F_6974_7069_7263, middle: 172, length: 15, last: 7, beyond: 0),  // longDescription
        NameRow(head: 0x7365_4474_726F_6873, tail: 0x6E6F_6974_7069_7263, middle: 172, length: 16, last: 8, beyond: 0),  // shortDescription
        NameRow(head: 0x7079_5474_6E65_7665, tail: 0x6570_7954_746E_6576, middle: 172, length: 9, last: 1, beyond: 0),  // eventType
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 172, length: 23, last: 15, beyond: 0),  // merchantTokenIdentifier
        NameRow(head: 0x0000_6E6F_7361_6572, tail: 0x0000_6E6F_7361_6572, middle: 173, length: 6, last: 0, beyond: 16),  // reason
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x6174_6164_6174_654D, middle: 173, length: 21, last: 13, beyond: 0),  // merchantTokenMetadata
        NameRow(head: 0x5465_7275_7461_6566, tail: 0x6570_7954_6572_7574, middle: 174, length: 11, last: 3, beyond: 0),  // featureType
        NameRow(head: 0x646E_6168_6372_656D, tail: 0x6174_6144_6567_616D, middle: 174, length: 22, last: 14, beyond: 0),  // merchandisingImageData
        NameRow(head: 0x7542_6F54_6E65_706F, tail: 0x746E_756F_6D41_646C, middle: 175, length: 24, last: 16, beyond: 0),  // openToBuyThresholdAmount
        NameRow(head: 0x5467_6E69_646E_6962, tail: 0x746E_756F_6D41_6C61, middle: 176, length: 18, last: 10, beyond: 0),  // bindingTotalAmount
        NameRow(head: 0x7963_6E65_7272_7563, tail: 0x6564_6F43_7963_6E65, middle: 177, length: 12, last: 4, beyond: 0),  // currencyCode
        NameRow(head: 0x726F_7453_6E49_7369, tail: 0x6573_6168_6372_7550, middle: 177, length: 17, last: 9, beyond: 0),  // isInStorePurchase
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 178, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        NameRow(head: 0x7265_7272_6566_6572, tail: 0x7265_6966_6974_6E65, middle: 179, length: 18, last: 10, beyond: 0),  // referrerIdentifier
        NameRow(head: 0x0000_0073_6D65_7469, tail: 0x0000_0073_6D65_7469, middle: 180, length: 5, last: 0, beyond: 24),  // items
        NameRow(head: 0x7461_6369_6C70_7061, tail: 0x6174_6164_6174_654D, middle: 180, length: 19, last: 11, beyond: 0),  // applicationMetadata
        NameRow(head: 0x6843_6C69_6174_6572, tail: 0x6C65_6E6E_6168_436C, middle: 181, length: 13, last: 5, beyond: 0),  // retailChannel
        NameRow(head: 0x0000_0000_6570_7974, tail: 0x0000_0000_6570_7974, middle: 181, length: 4, last: 0, beyond: 32),  // type
        NameRow(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 181, length: 6, last: 0, beyond: 16),  // amount
        NameRow(head: 0x7963_6E65_7272_7563, tail: 0x6564_6F43_7963_6E65, middle: 181, length: 12, last: 4, beyond: 0),  // currencyCode
        NameRow(head: 0x496D_6172_676F_7270, tail: 0x7265_6966_6974_6E65, middle: 181, length: 17, last: 9, beyond: 0),  // programIdentifier
        NameRow(head: 0x0000_0000_0072_7061, tail: 0x0000_0000_0072_7061, middle: 182, length: 3, last: 0, beyond: 40),  // apr
        NameRow(head: 0x546D_6172_676F_7270, tail: 0x736D_7265_546D_6172, middle: 182, length: 12, last: 4, beyond: 0),  // programTerms
        NameRow(head: 0x0074_7365_7571_6572, tail: 0x0074_7365_7571_6572, middle: 182, length: 7, last: 0, beyond: 8),  // request
        NameRow(head: 0x6973_7265_5669_7061, tail: 0x6E6F_6973_7265_5669, middle: 182, length: 10, last: 2, beyond: 0),  // apiVersion
        NameRow(head: 0x0000_0072_6564_726F, tail: 0x0000_0072_6564_726F, middle: 182, length: 5, last: 0, beyond: 24),  // order
        NameRow(head: 0x0000_7374_6E65_7665, tail: 0x0000_7374_6E65_7665, middle: 182, length: 6, last: 0, beyond: 16),  // events
        NameRow(head: 0x0000_746C_7573_6572, tail: 0x0000_746C_7573_6572, middle: 182, length: 6, last: 0, beyond: 16),  // result
        NameRow(head: 0x6465_7463_656C_6573, tail: 0x6465_7463_656C_6573, middle: 182, length: 8, last: 0, beyond: 0),  // selected
        NameRow(head: 0x0000_6574_6164_7075, tail: 0x0000_6574_6164_7075, middle: 182, length: 6, last: 0, beyond: 16),  // update
        NameRow(head: 0x0000_0000_6174_6164, tail: 0x0000_0000_6174_6164, middle: 182, length: 4, last: 0, beyond: 32),  // data
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x646F_6874_654D_676E, middle: 182, length: 14, last: 6, beyond: 0),  // shippingMethod
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7463_6174_6E6F_4367, middle: 182, length: 15, last: 7, beyond: 0),  // shippingContact
        NameRow(head: 0x4D74_6E65_6D79_6170, tail: 0x646F_6874_654D_746E, middle: 182, length: 13, last: 5, beyond: 0),  // paymentMethod
        NameRow(head: 0x6F43_6E6F_7075_6F63, tail: 0x6564_6F43_6E6F_7075, middle: 182, length: 10, last: 2, beyond: 0),  // couponCode
        NameRow(head: 0x7963_6E65_7272_7563, tail: 0x7963_6E65_7272_7563, middle: 182, length: 8, last: 0, beyond: 0),  // currency
        NameRow(head: 0x0000_006C_6174_6F74, tail: 0x0000_006C_6174_6F74, middle: 182, length: 5, last: 0, beyond: 24),  // total
        NameRow(head: 0x0000_0073_6D65_7469, tail: 0x0000_0073_6D65_7469, middle: 182, length: 5, last: 0, beyond: 24),  // items
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x676E_6970_7069_6873, middle: 182, length: 8, last: 0, beyond: 0),  // shipping
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7374_6E61_6863_7265, middle: 182, length: 9, last: 1, beyond: 0),  // merchants
        NameRow(head: 0x0000_006C_6562_616C, tail: 0x0000_006C_6562_616C, middle: 182, length: 5, last: 0, beyond: 24),  // label
        NameRow(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 182, length: 6, last: 0, beyond: 16),  // amount
        NameRow(head: 0x6966_6974_6E65_6469, tail: 0x7265_6966_6974_6E65, middle: 182, length: 10, last: 2, beyond: 0),  // identifier
        NameRow(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 182, length: 6, last: 0, beyond: 16),  // amount
        NameRow(head: 0x6C61_6E72_6574_7865, tail: 0x7265_6966_6974_6E65, middle: 182, length: 18, last: 10, beyond: 0),  // externalIdentifier
        NameRow(head: 0x0000_746E_756F_6D61, tail: 0x0000_746E_756F_6D61, middle: 183, length: 6, last: 0, beyond: 16),  // amount
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7374_6E61_6863_7265, middle: 183, length: 9, last: 1, beyond: 0),  // merchants
        NameRow(head: 0x6C61_6E72_6574_7865, tail: 0x7265_6966_6974_6E65, middle: 183, length: 18, last: 10, beyond: 0),  // externalIdentifier
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x656D_614E_746E_6168, middle: 184, length: 12, last: 4, beyond: 0),  // merchantName
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x7265_6966_6974_6E65, middle: 184, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        NameRow(head: 0x746E_6168_6372_656D, tail: 0x6E69_616D_6F44_746E, middle: 185, length: 14, last: 6, beyond: 0),  // merchantDomain
        NameRow(head: 0x7374_726F_7070_7573, tail: 0x5344_3373_7472_6F70, middle: 185, length: 11, last: 3, beyond: 0),  // supports3DS
        NameRow(head: 0x7374_726F_7070_7573, tail: 0x564D_4573_7472_6F70, middle: 185, length: 11, last: 3, beyond: 0),  // supportsEMV
        NameRow(head: 0x7374_726F_7070_7573, tail: 0x7469_6465_7243_7374, middle: 185, length: 14, last: 6, beyond: 0),  // supportsCredit
        NameRow(head: 0x7374_726F_7070_7573, tail: 0x7469_6265_4473_7472, middle: 185, length: 13, last: 5, beyond: 0),  // supportsDebit
        NameRow(head: 0x7374_726F_7070_7573, tail: 0x7475_4F73_646E_7546, middle: 185, length: 23, last: 15, beyond: 0),  // supportsInstantFundsOut
        NameRow(head: 0x0000_006C_6961_6D65, tail: 0x0000_006C_6961_6D65, middle: 186, length: 5, last: 0, beyond: 24),  // email
        NameRow(head: 0x0000_0000_656D_616E, tail: 0x0000_0000_656D_616E, middle: 186, length: 4, last: 0, beyond: 32),  // name
        NameRow(head: 0x0000_0065_6E6F_6870, tail: 0x0000_0065_6E6F_6870, middle: 186, length: 5, last: 0, beyond: 24),  // phone
        NameRow(head: 0x6441_6C61_7473_6F70, tail: 0x7373_6572_6464_416C, middle: 186, length: 13, last: 5, beyond: 0),  // postalAddress
        NameRow(head: 0x6369_7465_6E6F_6870, tail: 0x656D_614E_6369_7465, middle: 186, length: 12, last: 4, beyond: 0),  // phoneticName
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x676E_6970_7069_6873, middle: 186, length: 8, last: 0, beyond: 0),  // shipping
        NameRow(head: 0x7972_6576_696C_6564, tail: 0x7972_6576_696C_6564, middle: 186, length: 8, last: 0, beyond: 0),  // delivery
        NameRow(head: 0x6369_5065_726F_7473, tail: 0x7075_6B63_6950_6572, middle: 186, length: 11, last: 3, beyond: 0),  // storePickup
        NameRow(head: 0x5065_6369_7672_6573, tail: 0x7075_6B63_6950_6563, middle: 186, length: 13, last: 5, beyond: 0),  // servicePickup
        NameRow(head: 0x6C62_616C_6961_7661, tail: 0x656C_6261_6C69_6176, middle: 186, length: 9, last: 1, beyond: 0),  // available
        NameRow(head: 0x6369_5065_726F_7473, tail: 0x7075_6B63_6950_6572, middle: 186, length: 11, last: 3, beyond: 0),  // storePickup
        NameRow(head: 0x0064_656C_6261_6E65, tail: 0x0064_656C_6261_6E65, middle: 186, length: 7, last: 0, beyond: 8),  // enabled
        NameRow(head: 0x7961_5065_6C70_7061, tail: 0x7265_7461_4C79_6150, middle: 186, length: 13, last: 5, beyond: 0),  // applePayLater
        NameRow(head: 0x7961_5065_6C70_7061, tail: 0x7974_696C_6962_616C, middle: 186, length: 25, last: 17, beyond: 0),  // applePayLaterAvailability
        NameRow(head: 0x7A69_726F_6874_7561, tail: 0x736C_6961_7465_4472, middle: 188, length: 31, last: 23, beyond: 0),  // authorizationResultOrderDetails
        NameRow(head: 0x6D65_7449_656E_696C, tail: 0x676E_696D_6954_746E, middle: 190, length: 21, last: 13, beyond: 0),  // lineItemPaymentTiming
        NameRow(head: 0x5274_6E65_6D79_6170, tail: 0x6461_6F6C_6552_6369, middle: 191, length: 29, last: 21, beyond: 0),  // paymentRequestAutomaticReload
        NameRow(head: 0x5274_6E65_6D79_6170, tail: 0x6564_6F43_6E6F_7075, middle: 193, length: 24, last: 16, beyond: 0),  // paymentRequestCouponCode
        NameRow(head: 0x5274_6E65_6D79_6170, tail: 0x6564_6F43_7972_6F67, middle: 194, length: 34, last: 26, beyond: 0),  // paymentRequestMerchantCategoryCode
        NameRow(head: 0x5274_6E65_6D79_6170, tail: 0x7374_7865_746E_6F43, middle: 197, length: 32, last: 24, beyond: 0),  // paymentRequestMultiTokenContexts
        NameRow(head: 0x5274_6E65_6D79_6170, tail: 0x676E_6972_7275_6365, middle: 199, length: 23, last: 15, beyond: 0),  // paymentRequestRecurring
        NameRow(head: 0x5274_6E65_6D79_6170, tail: 0x6564_6F4D_676E_6974, middle: 200, length: 40, last: 32, beyond: 0),  // paymentRequestShippingContactEditingMode
        NameRow(head: 0x5474_6E65_6D79_6170, tail: 0x6461_6F6C_6552_6369, middle: 203, length: 28, last: 20, beyond: 0),  // paymentTimingAutomaticReload
        NameRow(head: 0x5274_6E65_6D79_6170, tail: 0x6465_7272_6566_6544, middle: 205, length: 22, last: 14, beyond: 0),  // paymentRequestDeferred
        NameRow(head: 0x5474_6E65_6D79_6170, tail: 0x6465_7272_6566_6544, middle: 206, length: 21, last: 13, beyond: 0),  // paymentTimingDeferred
        NameRow(head: 0x5474_6E65_6D79_6170, tail: 0x6574_6169_6465_6D6D, middle: 207, length: 22, last: 14, beyond: 0),  // paymentTimingImmediate
        NameRow(head: 0x5474_6E65_6D79_6170, tail: 0x676E_6972_7275_6365, middle: 208, length: 22, last: 14, beyond: 0),  // paymentTimingRecurring
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x6465_6C62_616E_4565, middle: 209, length: 33, last: 25, beyond: 0),  // shippingContactEditingModeEnabled
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x7075_6B63_6950_6572, middle: 212, length: 37, last: 29, beyond: 0),  // shippingContactEditingModeStorePickup
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x6567_6E61_5273_746E, middle: 215, length: 33, last: 25, beyond: 0),  // shippingMethodDateComponentsRange
        NameRow(head: 0x5274_6E65_6D79_6170, tail: 0x7374_6E65_6D65_7372, middle: 218, length: 27, last: 19, beyond: 0),  // paymentRequestDisbursements
        NameRow(head: 0x5274_6E65_6D79_6170, tail: 0x6E6F_6974_6167_656C, middle: 220, length: 24, last: 16, beyond: 0),  // paymentRequestDelegation
        NameRow(head: 0x6C62_616C_6961_7661, tail: 0x656C_6261_6C69_6176, middle: 221, length: 9, last: 1, beyond: 0),  // available
        NameRow(head: 0x616C_6961_7661_6E75, tail: 0x656C_6269_6769_6C65, middle: 221, length: 25, last: 17, beyond: 0),  // unavailableItemIneligible
        NameRow(head: 0x616C_6961_7661_6E75, tail: 0x6E6F_6974_6361_736E, middle: 223, length: 31, last: 23, beyond: 0),  // unavailableRecurringTransaction
        NameRow(head: 0x0000_0000_7865_6D61, tail: 0x0000_0000_7865_6D61, middle: 225, length: 4, last: 0, beyond: 32),  // amex
        NameRow(head: 0x7461_6D6F_636E_6162, tail: 0x7461_6D6F_636E_6162, middle: 225, length: 8, last: 0, beyond: 0),  // bancomat
        NameRow(head: 0x6174_6E6F_636E_6162, tail: 0x7463_6174_6E6F_636E, middle: 225, length: 10, last: 2, beyond: 0),  // bancontact
        NameRow(head: 0x7065_7841_6B6E_6162, tail: 0x7470_6578_416B_6E61, middle: 225, length: 9, last: 1, beyond: 0),  // bankAxept
        NameRow(head: 0x6142_7365_7472_6163, tail: 0x7365_7269_6163_6E61, middle: 225, length: 15, last: 7, beyond: 0),  // cartesBancaires
        NameRow(head: 0x696E_5561_6E69_6863, tail: 0x7961_506E_6F69_6E55, middle: 225, length: 13, last: 5, beyond: 0),  // chinaUnionPay
        NameRow(head: 0x0074_726F_6B6E_6164, tail: 0x0074_726F_6B6E_6164, middle: 225, length: 7, last: 0, beyond: 8),  // dankort
        NameRow(head: 0x7265_766F_6373_6964, tail: 0x7265_766F_6373_6964, middle: 225, length: 8, last: 0, beyond: 0),  // discover
        NameRow(head: 0x0000_736F_7074_6665, tail: 0x0000_736F_7074_6665, middle: 225, length: 6, last: 0, beyond: 16),  // eftpos
        NameRow(head: 0x6E6F_7274_6365_6C65, tail: 0x6E6F_7274_6365_6C65, middle: 225, length: 8, last: 0, beyond: 0),  // electron
        NameRow(head: 0x0000_0000_006F_6C65, tail: 0x0000_0000_006F_6C65, middle: 225, length: 3, last: 0, beyond: 40),  // elo
        NameRow(head: 0x6472_6163_6F72_6967, tail: 0x6472_6163_6F72_6967, middle: 225, length: 8, last: 0, beyond: 0),  // girocard
        NameRow(head: 0x0000_6E61_796D_6968, tail: 0x0000_6E61_796D_6968, middle: 225, length: 6, last: 0, beyond: 16),  // himyan
        NameRow(head: 0x0063_6172_6574_6E69, tail: 0x0063_6172_6574_6E69, middle: 225, length: 7, last: 0, beyond: 8),  // interac
        NameRow(head: 0x0000_6E61_7779_616A, tail: 0x0000_6E61_7779_616A, middle: 225, length: 6, last: 0, beyond: 16),  // jaywan
        NameRow(head: 0x0000_0000_0062_636A, tail: 0x0000_0000_0062_636A, middle: 225, length: 3, last: 0, beyond: 40),  // jcb
        NameRow(head: 0x0000_0000_6164_616D, tail: 0x0000_0000_6164_616D, middle: 225, length: 4, last: 0, beyond: 32),  // mada
        NameRow(head: 0x006F_7274_7365_616D, tail: 0x006F_7274_7365_616D, middle: 225, length: 7, last: 0, beyond: 8),  // maestro
        NameRow(head: 0x6143_7265_7473_616D, tail: 0x6472_6143_7265_7473, middle: 225, length: 10, last: 2, beyond: 0),  // masterCard
        NameRow(head: 0x0000_0061_7A65_656D, tail: 0x0000_0061_7A65_656D, middle: 225, length: 5, last: 0, beyond: 24),  // meeza
        NameRow(head: 0x0000_0000_0072_696D, tail: 0x0000_0000_0072_696D, middle: 225, length: 3, last: 0, beyond: 40),  // mir
        NameRow(head: 0x0074_6962_6544_796D, tail: 0x0074_6962_6544_796D, middle: 225, length: 7, last: 0, beyond: 8),  // myDebit
        NameRow(head: 0x0000_0053_4150_414E, tail: 0x0000_0053_4150_414E, middle: 225, length: 5, last: 0, beyond: 24),  // NAPAS
        NameRow(head: 0x616E_6946_7473_6F70, tail: 0x4741_6563_6E61_6E69, middle: 225, length: 13, last: 5, beyond: 0),  // postFinanceAG
        NameRow(head: 0x4C65_7461_7669_7270, tail: 0x6C65_6261_4C65_7461, middle: 225, length: 12, last: 4, beyond: 0),  // privateLabel
        NameRow(head: 0x0079_6150_6369_7571, tail: 0x0079_6150_6369_7571, middle: 225, length: 7, last: 0, beyond: 8),  // quicPay
        NameRow(head: 0x0000_0000_6173_6976, tail: 0x0000_0000_6173_6976, middle: 225, length: 4, last: 0, beyond: 32),  // visa
        NameRow(head: 0x0000_0000_7961_5076, tail: 0x0000_0000_7961_5076, middle: 225, length: 4, last: 0, beyond: 32),  // vPay
        NameRow(head: 0x0000_006C_616E_6966, tail: 0x0000_006C_616E_6966, middle: 225, length: 5, last: 0, beyond: 24),  // final
        NameRow(head: 0x0067_6E69_646E_6570, tail: 0x0067_6E69_646E_6570, middle: 225, length: 7, last: 0, beyond: 8),  // pending
        NameRow(head: 0x7461_6964_656D_6D69, tail: 0x6574_6169_6465_6D6D, middle: 225, length: 9, last: 1, beyond: 0),  // immediate
        NameRow(head: 0x6E69_7272_7563_6572, tail: 0x676E_6972_7275_6365, middle: 225, length: 9, last: 1, beyond: 0),  // recurring
        NameRow(head: 0x6465_7272_6566_6564, tail: 0x6465_7272_6566_6564, middle: 225, length: 8, last: 0, beyond: 0),  // deferred
        NameRow(head: 0x6974_616D_6F74_7561, tail: 0x6461_6F6C_6552_6369, middle: 225, length: 15, last: 7, beyond: 0),  // automaticReload
        NameRow(head: 0x0000_0000_7261_6579, tail: 0x0000_0000_7261_6579, middle: 225, length: 4, last: 0, beyond: 32),  // year
        NameRow(head: 0x0000_0068_746E_6F6D, tail: 0x0000_0068_746E_6F6D, middle: 225, length: 5, last: 0, beyond: 24),  // month
        NameRow(head: 0x0000_0000_0079_6164, tail: 0x0000_0000_0079_6164, middle: 225, length: 3, last: 0, beyond: 40),  // day
        NameRow(head: 0x0000_0000_7275_6F68, tail: 0x0000_0000_7275_6F68, middle: 225, length: 4, last: 0, beyond: 32),  // hour
        NameRow(head: 0x0000_6574_756E_696D, tail: 0x0000_6574_756E_696D, middle: 225, length: 6, last: 0, beyond: 16),  // minute
        NameRow(head: 0x6573_7275_6273_6964, tail: 0x746E_656D_6573_7275, middle: 225, length: 12, last: 4, beyond: 0),  // disbursement
        NameRow(head: 0x4674_6E61_7473_6E69, tail: 0x6565_4674_754F_7364, middle: 225, length: 18, last: 10, beyond: 0),  // instantFundsOutFee
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x6469_6C61_766E_4974, middle: 226, length: 22, last: 14, beyond: 0),  // shippingContactInvalid
        NameRow(head: 0x4367_6E69_6C6C_6962, tail: 0x6469_6C61_766E_4974, middle: 227, length: 21, last: 13, beyond: 0),  // billingContactInvalid
        NameRow(head: 0x5573_7365_7264_6461, tail: 0x656C_6261_6563_6976, middle: 228, length: 20, last: 12, beyond: 0),  // addressUnserviceable
        NameRow(head: 0x006E_776F_6E6B_6E75, tail: 0x006E_776F_6E6B_6E75, middle: 229, length: 7, last: 0, beyond: 8),  // unknown
        NameRow(head: 0x6F43_6E6F_7075_6F63, tail: 0x6469_6C61_766E_4965, middle: 229, length: 17, last: 9, beyond: 0),  // couponCodeInvalid
        NameRow(head: 0x6F43_6E6F_7075_6F63, tail: 0x6465_7269_7078_4565, middle: 230, length: 17, last: 9, beyond: 0),  // couponCodeExpired
        NameRow(head: 0x6E65_6970_6963_6572, tail: 0x6469_6C61_766E_4974, middle: 231, length: 23, last: 15, beyond: 0),  // recipientContactInvalid
        NameRow(head: 0x726F_7070_7573_6E75, tail: 0x6472_6143_6465_7472, middle: 232, length: 15, last: 7, beyond: 0),  // unsupportedCard
        NameRow(head: 0x6D75_4E65_6E6F_6870, tail: 0x7265_626D_754E_656E, middle: 232, length: 11, last: 3, beyond: 0),  // phoneNumber
        NameRow(head: 0x6464_416C_6961_6D65, tail: 0x7373_6572_6464_416C, middle: 232, length: 12, last: 4, beyond: 0),  // emailAddress
        NameRow(head: 0x0000_0000_656D_616E, tail: 0x0000_0000_656D_616E, middle: 232, length: 4, last: 0, beyond: 32),  // name
        NameRow(head: 0x6369_7465_6E6F_6870, tail: 0x656D_614E_6369_7465, middle: 232, length: 12, last: 4, beyond: 0),  // phoneticName
        NameRow(head: 0x6441_6C61_7473_6F70, tail: 0x7373_6572_6464_416C, middle: 232, length: 13, last: 5, beyond: 0),  // postalAddress
        NameRow(head: 0x4C73_7365_7264_6461, tail: 0x7365_6E69_4C73_7365, middle: 232, length: 12, last: 4, beyond: 0),  // addressLines
        NameRow(head: 0x7974_696C_6163_6F6C, tail: 0x7974_696C_6163_6F6C, middle: 232, length: 8, last: 0, beyond: 0),  // locality
        NameRow(head: 0x6C61_636F_4C62_7573, tail: 0x7974_696C_6163_6F4C, middle: 232, length: 11, last: 3, beyond: 0),  // subLocality
        NameRow(head: 0x6F43_6C61_7473_6F70, tail: 0x6564_6F43_6C61_7473, middle: 232, length: 10, last: 2, beyond: 0),  // postalCode
        NameRow(head: 0x7473_696E_696D_6461, tail: 0x6165_7241_6576_6974, middle: 232, length: 18, last: 10, beyond: 0),  // administrativeArea
        NameRow(head: 0x6E69_6D64_4162_7573, tail: 0x6165_7241_6576_6974, middle: 233, length: 21, last: 13, beyond: 0),  // subAdministrativeArea
        NameRow(head: 0x0079_7274_6E75_6F63, tail: 0x0079_7274_6E75_6F63, middle: 234, length: 7, last: 0, beyond: 8),  // country
        NameRow(head: 0x4379_7274_6E75_6F63, tail: 0x6564_6F43_7972_746E, middle: 234, length: 11, last: 3, beyond: 0),  // countryCode
        NameRow(head: 0x0000_0074_6962_6564, tail: 0x0000_0074_6962_6564, middle: 234, length: 5, last: 0, beyond: 24),  // debit
        NameRow(head: 0x0000_7469_6465_7263, tail: 0x0000_7469_6465_7263, middle: 234, length: 6, last: 0, beyond: 16),  // credit
        NameRow(head: 0x0064_6961_7065_7270, tail: 0x0064_6961_7065_7270, middle: 234, length: 7, last: 0, beyond: 8),  // prepaid
        NameRow(head: 0x0000_0065_726F_7473, tail: 0x0000_0065_726F_7473, middle: 234, length: 5, last: 0, beyond: 24),  // store
        NameRow(head: 0x6574_6176_6974_6361, tail: 0x6465_7461_7669_7463, middle: 234, length: 9, last: 1, beyond: 0),  // activated
        NameRow(head: 0x7365_7269_7571_6572, tail: 0x6E6F_6974_6176_6974, middle: 234, length: 18, last: 10, beyond: 0),  // requiresActivation
        NameRow(head: 0x6974_6176_6974_6361, tail: 0x676E_6974_6176_6974, middle: 235, length: 10, last: 2, beyond: 0),  // activating
        NameRow(head: 0x6564_6E65_7073_7573, tail: 0x6465_646E_6570_7375, middle: 235, length: 9, last: 1, beyond: 0),  // suspended
        NameRow(head: 0x6176_6974_6361_6564, tail: 0x6465_7461_7669_7463, middle: 235, length: 11, last: 3, beyond: 0),  // deactivated
        NameRow(head: 0x4374_6E65_6D79_6170, tail: 0x656C_6261_6C69_6176, middle: 235, length: 27, last: 19, beyond: 0),  // paymentCredentialsAvailable
        NameRow(head: 0x4374_6E65_6D79_6170, tail: 0x6E77_6F6E_6B6E_5573, middle: 237, length: 30, last: 22, beyond: 0),  // paymentCredentialStatusUnknown
        NameRow(head: 0x4374_6E65_6D79_6170, tail: 0x656C_6261_6C69_6176, middle: 239, length: 29, last: 21, beyond: 0),  // paymentCredentialsUnavailable
        NameRow(head: 0x7961_5065_6C70_7061, tail: 0x6465_7472_6F70_7075, middle: 241, length: 19, last: 11, beyond: 0),  // applePayUnsupported
        NameRow(head: 0x0000_0000_0062_6577, tail: 0x0000_0000_0062_6577, middle: 242, length: 3, last: 0, beyond: 40),  // web
        NameRow(head: 0x6E69_6761_7373_656D, tail: 0x676E_6967_6173_7365, middle: 242, length: 9, last: 1, beyond: 0),  // messaging
        NameRow(head: 0x0000_7070_615F_6E69, tail: 0x0000_7070_615F_6E69, middle: 242, length: 6, last: 0, beyond: 16),  // in_app
        NameRow(head: 0x0000_0031_765F_4345, tail: 0x0000_0031_765F_4345, middle: 242, length: 5, last: 0, beyond: 24),  // EC_v1
        NameRow(head: 0x0000_3176_5F41_5352, tail: 0x0000_3176_5F41_5352, middle: 242, length: 6, last: 0, beyond: 16),  // RSA_v1
        NameRow(head: 0x6572_7563_6553_4433, tail: 0x6572_7563_6553_4433, middle: 242, length: 8, last: 0, beyond: 0),  // 3DSecure
        NameRow(head: 0x0000_0000_0056_4D45, tail: 0x0000_0000_0056_4D45, middle: 242, length: 3, last: 0, beyond: 40),  // EMV
        NameRow(head: 0x676E_6970_7069_6873, tail: 0x676E_6970_7069_6873, middle: 242, length: 8, last: 0, beyond: 0),  // shipping
        NameRow(head: 0x7972_6576_696C_6564, tail: 0x7972_6576_696C_6564, middle: 242, length: 8, last: 0, beyond: 0),  // delivery
        NameRow(head: 0x0000_7075_6B63_6970, tail: 0x0000_7075_6B63_6970, middle: 242, length: 6, last: 0, beyond: 16),  // pickup
        NameRow(head: 0x7961_5065_6C70_7061, tail: 0x7961_5065_6C70_7061, middle: 242, length: 8, last: 0, beyond: 0),  // applePay
        NameRow(head: 0x7261_4365_6C70_7061, tail: 0x6472_6143_656C_7070, middle: 242, length: 9, last: 1, beyond: 0),  // appleCard
        NameRow(head: 0x0063_6972_656E_6567, tail: 0x0063_6972_656E_6567, middle: 242, length: 7, last: 0, beyond: 8),  // generic
        NameRow(head: 0x0000_0065_6E6F_6870, tail: 0x0000_0065_6E6F_6870, middle: 242, length: 5, last: 0, beyond: 24),  // phone
        NameRow(head: 0x0000_0000_0064_6170, tail: 0x0000_0000_0064_6170, middle: 242, length: 3, last: 0, beyond: 40),  // pad
        NameRow(head: 0x0000_0068_6374_6177, tail: 0x0000_0068_6374_6177, middle: 242, length: 5, last: 0, beyond: 24),  // watch
        NameRow(head: 0x0000_0000_0063_616D, tail: 0x0000_0000_0063_616D, middle: 242, length: 3, last: 0, beyond: 40),  // mac
        NameRow(head: 0x006E_776F_6E6B_6E75, tail: 0x006E_776F_6E6B_6E75, middle: 242, length: 7, last: 0, beyond: 8),  // unknown
        NameRow(head: 0x0000_0000_0070_7061, tail: 0x0000_0000_0070_7061, middle: 242, length: 3, last: 0, beyond: 40),  // app
        NameRow(head: 0x0000_0000_0062_6577, tail: 0x0000_0000_0062_6577, middle: 242, length: 3, last: 0, beyond: 40),  // web
        NameRow(head: 0x0065_726F_7453_6E69, tail: 0x0065_726F_7453_6E69, middle: 242, length: 7, last: 0, beyond: 8),  // inStore
        NameRow(head: 0x7961_5065_6C70_7041, tail: 0x6574_6164_7055_646F, middle: 242, length: 27, last: 19, beyond: 0),  // ApplePayPaymentMethodUpdate
        NameRow(head: 0x7961_5065_6C70_7041, tail: 0x6574_6164_7055_646F, middle: 244, length: 28, last: 20, beyond: 0),  // ApplePayShippingMethodUpdate
        NameRow(head: 0x7961_5065_6C70_7041, tail: 0x6574_6164_7055_7463, middle: 246, length: 29, last: 21, beyond: 0),  // ApplePayShippingContactUpdate
        NameRow(head: 0x7961_5065_6C70_7041, tail: 0x6574_6164_7055_6564, middle: 248, length: 24, last: 16, beyond: 0),  // ApplePayCouponCodeUpdate
        NameRow(head: 0x2F2F_3A73_7074_7468, tail: 0x7961_702D_656C_7070, middle: 249, length: 27, last: 19, beyond: 0),  // https://apple.com/apple-pay
        NameRow(head: 0x2F2F_3A73_7074_7468, tail: 0x7961_702D_656C_7070, middle: 251, length: 27, last: 19, beyond: 0),  // https://apple.com/apple-pay
        NameRow(head: 0x7961_5065_6C70_7041, tail: 0x6574_6164_7055_646F, middle: 253, length: 27, last: 19, beyond: 0),  // ApplePayPaymentMethodUpdate
        NameRow(head: 0x7961_5065_6C70_7041, tail: 0x6574_6164_7055_646F, middle: 255, length: 28, last: 20, beyond: 0),  // ApplePayShippingMethodUpdate
        NameRow(head: 0x7961_5065_6C70_7041, tail: 0x6574_6164_7055_7463, middle: 257, length: 29, last: 21, beyond: 0),  // ApplePayShippingContactUpdate
        NameRow(head: 0x7961_5065_6C70_7041, tail: 0x6574_6164_7055_6564, middle: 259, length: 24, last: 16, beyond: 0),  // ApplePayCouponCodeUpdate
    ]

    package static let nameTexts: [String] = [
        "features",
        "merchantCapabilities",
        "supportedNetworks",
        "countryCode",
        "requiredBillingContactFields",
        "billingContact",
        "requiredShippingContactFields",
        "shippingContact",
        "applicationData",
        "supportedCountries",
        "installmentConfiguration",
        "supportsCouponCode",
        "couponCode",
        "shippingContactEditingMode",
        "applePayLaterAvailability",
        "merchantCategoryCode",
        "isDelegatedRequest",
        "total",
        "lineItems",
        "currencyCode",
        "shippingType",
        "shippingMethods",
        "multiTokenContexts",
        "automaticReloadPaymentRequest",
        "recurringPaymentRequest",
        "deferredPaymentRequest",
        "disbursementRequest",
        "features",
        "merchantCapabilities",
        "supportedNetworks",
        "countryCode",
        "requiredBillingContactFields",
        "billingContact",
        "requiredShippingContactFields",
        "shippingContact",
        "applicationData",
        "supportedCountries",
        "installmentConfiguration",
        "supportsCouponCode",
        "couponCode",
        "shippingContactEditingMode",
        "applePayLaterAvailability",
        "merchantCategoryCode",
        "isDelegatedRequest",
        "version",
        "merchantIdentifier",
        "paymentMethodType",
        "total",
        "additionalLineItems",
        "additionalShippingMethods",
        "multiTokenContexts",
        "automaticReloadPaymentRequest",
        "recurringPaymentRequest",
        "deferredPaymentRequest",
        "disbursementRequest",
        "type",
        "label",
        "amount",
        "paymentTiming",
        "recurringPaymentStartDate",
        "recurringPaymentIntervalUnit",
        "recurringPaymentIntervalCount",
        "recurringPaymentEndDate",
        "deferredPaymentDate",
        "automaticReloadPaymentThresholdAmount",
        "disbursementLineItemType",
        "label",
        "detail",
        "amount",
        "identifier",
        "dateComponentsRange",
        "startDateComponents",
        "endDateComponents",
        "years",
        "months",
        "days",
        "hours",
        "phoneNumber",
        "emailAddress",
        "givenName",
        "familyName",
        "phoneticGivenName",
        "phoneticFamilyName",
        "addressLines",
        "subLocality",
        "locality",
        "postalCode",
        "subAdministrativeArea",
        "administrativeArea",
        "country",
        "countryCode",
        "code",
        "contactField",
        "message",
        "domain",
        "merchantIdentifier",
        "externalIdentifier",
        "merchantName",
        "merchantDomain",
        "amount",
        "paymentDescription",
        "regularBilling",
        "trialBilling",
        "billingAgreement",
        "managementURL",
        "tokenNotificationURL",
        "paymentDescription",
        "automaticReloadBilling",
        "billingAgreement",
        "managementURL",
        "tokenNotificationURL",
        "billingAgreement",
        "deferredBilling",
        "freeCancellationDate",
        "freeCancellationDateTimeZone",
        "managementURL",
        "paymentDescription",
        "tokenNotificationURL",
        "requiredRecipientContactFields",
        "newTotal",
        "newLineItems",
        "newMultiTokenContexts",
        "newAutomaticReloadPaymentRequest",
        "newRecurringPaymentRequest",
        "newDeferredPaymentRequest",
        "newDisbursementRequest",
        "errors",
        "newShippingMethods",
        "installmentGroupIdentifier",
        "newTotal",
        "newLineItems",
        "newMultiTokenContexts",
        "newAutomaticReloadPaymentRequest",
        "newRecurringPaymentRequest",
        "newDeferredPaymentRequest",
        "newDisbursementRequest",
        "newShippingMethods",
        "newTotal",
        "newLineItems",
        "newMultiTokenContexts",
        "newAutomaticReloadPaymentRequest",
        "newRecurringPaymentRequest",
        "newDeferredPaymentRequest",
        "newDisbursementRequest",
        "errors",
        "newShippingMethods",
        "newTotal",
        "newLineItems",
        "newMultiTokenContexts",
        "newAutomaticReloadPaymentRequest",
        "newRecurringPaymentRequest",
        "newDeferredPaymentRequest",
        "newDisbursementRequest",
        "errors",
        "newShippingMethods",
        "status",
        "errors",
        "orderDetails",
        "orderTypeIdentifier",
        "orderIdentifier",
        "webServiceURL",
        "authenticationToken",
        "orderDetails",
        "token",
        "billingContact",
        "shippingContact",
        "installmentAuthorizationToken",
        "paymentMethod",
        "transactionIdentifier",
        "paymentData",
        "displayName",
        "network",
        "type",
        "paymentPass",
        "billingContact",
        "bindToken",
        "primaryAccountIdentifier",
        "primaryAccountNumberSuffix",
        "deviceAccountIdentifier",
        "deviceAccountNumberSuffix",
        "activationState",
        "couponCode",
        "paymentCredentialStatus",
        "validationURL",
        "paymentMethod",
        "shippingContact",
        "shippingMethod",
        "couponCode",
        "payment",
        "sessionError",
        "code",
        "info",
        "merchantIdentifier",
        "displayName",
        "initiative",
        "initiativeContext",
        "epochTimestamp",
        "expiresAt",
        "merchantSessionIdentifier",
        "nonce",
        "merchantIdentifier",
        "domainName",
        "displayName",
        "signature",
        "operationalAnalyticsIdentifier",
        "retries",
        "pspId",
        "domainNames",
        "encryptTo",
        "partnerInternalMerchantIdentifier",
        "partnerMerchantName",
        "merchantUrl",
        "domainNames",
        "partnerInternalMerchantIdentifier",
        "reason",
        "domainNames",
        "encryptTo",
        "partnerMerchantName",
        "partnerMerchantValidationURI",
        "partnerInternalMerchantIdentifier",
        "supportedMethods",
        "data",
        "currency",
        "value",
        "label",
        "amount",
        "pending",
        "id",
        "label",
        "amount",
        "selected",
        "supportedMethods",
        "total",
        "additionalDisplayItems",
        "data",
        "id",
        "total",
        "displayItems",
        "shippingOptions",
        "modifiers",
        "total",
        "displayItems",
        "shippingOptions",
        "modifiers",
        "error",
        "shippingAddressErrors",
        "payerErrors",
        "paymentMethodErrors",
        "requestPayerName",
        "requestBillingAddress",
        "requestPayerEmail",
        "requestPayerPhone",
        "requestShipping",
        "shippingType",
        "addressLine",
        "city",
        "country",
        "dependentLocality",
        "organization",
        "phone",
        "postalCode",
        "recipient",
        "region",
        "sortingCode",
        "email",
        "name",
        "phone",
        "error",
        "paymentMethod",
        "payer",
        "shippingAddress",
        "methodData",
        "details",
        "options",
        "methodName",
        "methodDetails",
        "requestId",
        "methodName",
        "details",
        "shippingAddress",
        "shippingOption",
        "payerName",
        "payerEmail",
        "payerPhone",
        "methodName",
        "validationURL",
        "version",
        "data",
        "signature",
        "header",
        "applicationData",
        "ephemeralPublicKey",
        "wrappedKey",
        "publicKeyHash",
        "transactionId",
        "applicationPrimaryAccountNumber",
        "applicationExpirationDate",
        "currencyCode",
        "transactionAmount",
        "cardholderName",
        "deviceManufacturerIdentifier",
        "paymentDataType",
        "paymentData",
        "authenticationResponses",
        "merchantTokenIdentifier",
        "merchantTokenMetadata",
        "onlinePaymentCryptogram",
        "eciIndicator",
        "emvData",
        "encryptedPINData",
        "merchantIdentifier",
        "authenticationData",
        "transactionAmount",
        "cardArt",
        "cardMetadata",
        "name",
        "type",
        "url",
        "cardCountry",
        "expirationDate",
        "fpanSuffix",
        "longDescription",
        "shortDescription",
        "eventType",
        "merchantTokenIdentifier",
        "reason",
        "merchantTokenMetadata",
        "featureType",
        "merchandisingImageData",
        "openToBuyThresholdAmount",
        "bindingTotalAmount",
        "currencyCode",
        "isInStorePurchase",
        "merchantIdentifier",
        "referrerIdentifier",
        "items",
        "applicationMetadata",
        "retailChannel",
        "type",
        "amount",
        "currencyCode",
        "programIdentifier",
        "apr",
        "programTerms",
        "request",
        "apiVersion",
        "order",
        "events",
        "result",
        "selected",
        "update",
        "data",
        "shippingMethod",
        "shippingContact",
        "paymentMethod",
        "couponCode",
        "currency",
        "total",
        "items",
        "shipping",
        "merchants",
        "label",
        "amount",
        "identifier",
        "amount",
        "externalIdentifier",
        "amount",
        "merchants",
        "externalIdentifier",
        "merchantName",
        "merchantIdentifier",
        "merchantDomain",
        "supports3DS",
        "supportsEMV",
        "supportsCredit",
        "supportsDebit",
        "supportsInstantFundsOut",
        "email",
        "name",
        "phone",
        "postalAddress",
        "phoneticName",
        "shipping",
        "delivery",
        "storePickup",
        "servicePickup",
        "available",
        "storePickup",
        "enabled",
        "applePayLater",
        "applePayLaterAvailability",
        "authorizationResultOrderDetails",
        "lineItemPaymentTiming",
        "paymentRequestAutomaticReload",
        "paymentRequestCouponCode",
        "paymentRequestMerchantCategoryCode",
        "paymentRequestMultiTokenContexts",
        "paymentRequestRecurring",
        "paymentRequestShippingContactEditingMode",
        "paymentTimingAutomaticReload",
        "paymentRequestDeferred",
        "paymentTimingDeferred",
        "paymentTimingImmediate",
        "paymentTimingRecurring",
        "shippingContactEditingModeEnabled",
        "shippingContactEditingModeStorePickup",
        "shippingMethodDateComponentsRange",
        "paymentRequestDisbursements",
        "paymentRequestDelegation",
        "available",
        "unavailableItemIneligible",
        "unavailableRecurringTransaction",
        "amex",
        "bancomat",
        "bancontact",
        "bankAxept",
        "cartesBancaires",
        "chinaUnionPay",
        "dankort",
        "discover",
        "eftpos",
        "electron",
        "elo",
        "girocard",
        "himyan",
        "interac",
        "jaywan",
        "jcb",
        "mada",
        "maestro",
        "masterCard",
        "meeza",
        "mir",
        "myDebit",
        "NAPAS",
        "postFinanceAG",
        "privateLabel",
        "quicPay",
        "visa",
        "vPay",
        "final",
        "pending",
        "immediate",
        "recurring",
        "deferred",
        "automaticReload",
        "year",
        "month",
        "day",
        "hour",
        "minute",
        "disbursement",
        "instantFundsOutFee",
        "shippingContactInvalid",
        "billingContactInvalid",
        "addressUnserviceable",
        "unknown",
        "couponCodeInvalid",
        "couponCodeExpired",
        "recipientContactInvalid",
        "unsupportedCard",
        "phoneNumber",
        "emailAddress",
        "name",
        "phoneticName",
        "postalAddress",
        "addressLines",
        "locality",
        "subLocality",
        "postalCode",
        "administrativeArea",
        "subAdministrativeArea",
        "country",
        "countryCode",
        "debit",
        "credit",
        "prepaid",
        "store",
        "activated",
        "requiresActivation",
        "activating",
        "suspended",
        "deactivated",
        "paymentCredentialsAvailable",
        "paymentCredentialStatusUnknown",
        "paymentCredentialsUnavailable",
        "applePayUnsupported",
        "web",
        "messaging",
        "in_app",
        "EC_v1",
        "RSA_v1",
        "3DSecure",
        "EMV",
        "shipping",
        "delivery",
        "pickup",
        "applePay",
        "appleCard",
        "generic",
        "phone",
        "pad",
        "watch",
        "mac",
        "unknown",
        "app",
        "web",
        "inStore",
        "ApplePayPaymentMethodUpdate",
        "ApplePayShippingMethodUpdate",
        "ApplePayShippingContactUpdate",
        "ApplePayCouponCodeUpdate",
        "https://apple.com/apple-pay",
        "https://apple.com/apple-pay",
        "ApplePayPaymentMethodUpdate",
        "ApplePayShippingMethodUpdate",
        "ApplePayShippingContactUpdate",
        "ApplePayCouponCodeUpdate",
    ]

    package static let middles: [UInt64] = [
        0x696C_6962_6170_6143,
        0x6B72_6F77_7465_4E64,
        0x4367_6E69_6C6C_6942,
        0x6946_7463_6174_6E6F,
        0x676E_6970_7069_6853,
        0x4674_6361_746E_6F43,
        0x6972_746E_756F_4364,
        0x6966_6E6F_4374_6E65,
        0x6F43_6E6F_7075_6F43,
        0x4574_6361_746E_6F43,
        0x6F4D_676E_6974_6964,
        0x6176_4172_6574_614C,
        0x7469_6C69_6261_6C69,
        0x7972_6F67_6574_6143,
        0x6575_7165_5264_6574,
        0x7865_746E_6F43_6E65,
        0x5064_616F_6C65_5263,
        0x6552_746E_656D_7961,
        0x746E_656D_7961_5067,
        0x5274_6E65_6D79_6150,
        0x7571_6552_746E_656D,
        0x696C_6962_6170_6143,
        0x6B72_6F77_7465_4E64,
        0x4367_6E69_6C6C_6942,
        0x6946_7463_6174_6E6F,
        0x676E_6970_7069_6853,
        0x4674_6361_746E_6F43,
        0x6972_746E_756F_4364,
        0x6966_6E6F_4374_6E65,
        0x6F43_6E6F_7075_6F43,
        0x4574_6361_746E_6F43,
        0x6F4D_676E_6974_6964,
        0x6176_4172_6574_614C,
        0x7469_6C69_6261_6C69,
        0x7972_6F67_6574_6143,
        0x6575_7165_5264_6574,
        0x6966_6974_6E65_6449,
        0x7079_5464_6F68_7465,
        0x7449_656E_694C_6C61,
        0x6970_7069_6853_6C61,
        0x646F_6874_654D_676E,
        0x7865_746E_6F43_6E65,
        0x5064_616F_6C65_5263,
        0x6552_746E_656D_7961,
        0x746E_656D_7961_5067,
        0x5274_6E65_6D79_6150,
        0x7571_6552_746E_656D,
        0x746E_656D_7961_5067,
        0x7461_4474_7261_7453,
        0x746E_656D_7961_5067,
        0x6C61_7672_6574_6E49,
        0x746E_656D_7961_5067,
        0x6C61_7672_6574_6E49,
        0x746E_656D_7961_5067,
        0x4474_6E65_6D79_6150,
        0x5064_616F_6C65_5263,
        0x6854_746E_656D_7961,
        0x4164_6C6F_6873_6572,
        0x656E_694C_746E_656D,
        0x6152_7374_6E65_6E6F,
        0x656E_6F70_6D6F_4365,
        0x746E_656E_6F70_6D6F,
        0x6D61_4E6E_6576_6947,
        0x614E_796C_696D_6146,
        0x7669_7461_7274_7369,
        0x7241_6576_6974_6172,
        0x6966_6974_6E65_6449,
        0x6966_6974_6E65_6449,
        0x6974_7069_7263_7365,
        0x6F69_7461_6369_6669,
        0x6974_7069_7263_7365,
        0x4264_616F_6C65_5263,
        0x6F69_7461_6369_6669,
        0x6E6F_6974_616C_6C65,
        0x6E6F_6974_616C_6C65,
        0x656D_6954_6574_6144,
        0x6974_7069_7263_7365,
        0x6F69_7461_6369_6669,
        0x6E65_6970_6963_6552,
        0x7463_6174_6E6F_4374,
        0x6E6F_436E_656B_6F54,
        0x6F6C_6552_6369_7461,
        0x6E65_6D79_6150_6461,
        0x6D79_6150_676E_6972,
        0x6575_7165_5274_6E65,
        0x656D_7961_5064_6572,
        0x7365_7571_6552_746E,
        0x5274_6E65_6D65_7372,
        0x6F68_7465_4D67_6E69,
        0x7075_6F72_4774_6E65,
        0x6966_6974_6E65_6449,
        0x6E6F_436E_656B_6F54,
        0x6F6C_6552_6369_7461,
        0x6E65_6D79_6150_6461,
        0x6D79_6150_676E_6972,
        0x6575_7165_5274_6E65,
        0x656D_7961_5064_6572,
        0x7365_7571_6552_746E,
        0x5274_6E65_6D65_7372,
        0x6F68_7465_4D67_6E69,
        0x6E6F_436E_656B_6F54,
        0x6F6C_6552_6369_7461,
        0x6E65_6D79_6150_6461,
        0x6D79_6150_676E_6972,
        0x6575_7165_5274_6E65,
        0x656D_7961_5064_6572,
        0x7365_7571_6552_746E,
        0x5274_6E65_6D65_7372,
        0x6F68_7465_4D67_6E69,
        0x6E6F_436E_656B_6F54,
        0x6F6C_6552_6369_7461,
        0x6E65_6D79_6150_6461,
        0x6D79_6150_676E_6972,
        0x6575_7165_5274_6E65,
        0x656D_7961_5064_6572,
        0x7365_7571_6552_746E,
        0x5274_6E65_6D65_7372,
        0x6F68_7465_4D67_6E69,
        0x6669_746E_6564_4965,
        0x6F54_6E6F_6974_6163,
        0x6F68_7475_4174_6E65,
        0x6E6F_6974_617A_6972,
        0x746E_6564_496E_6F69,
        0x6449_746E_756F_6363,
        0x754E_746E_756F_6363,
        0x6666_7553_7265_626D,
        0x6564_4974_6E75_6F63,
        0x6D75_4E74_6E75_6F63,
        0x6966_6675_5372_6562,
        0x6169_746E_6564_6572,
        0x6966_6974_6E65_6449,
        0x7865_746E_6F43_6576,
        0x496E_6F69_7373_6553,
        0x6569_6669_746E_6564,
        0x6966_6974_6E65_6449,
        0x796C_616E_416C_616E,
        0x6E65_6449_7363_6974,
        0x4D6C_616E_7265_746E,
        0x4974_6E61_6863_7265,
        0x6569_6669_746E_6564,
        0x4E74_6E61_6863_7265,
        0x4D6C_616E_7265_746E,
        0x4974_6E61_6863_7265,
        0x6569_6669_746E_6564,
        0x4E74_6E61_6863_7265,
        0x5674_6E61_6863_7265,
        0x6F69_7461_6469_6C61,
        0x4D6C_616E_7265_746E,
        0x4974_6E61_6863_7265,
        0x6569_6669_746E_6564,
        0x616C_7073_6944_6C61,
        0x4573_7365_7264_6441,
        0x7272_4564_6F68_7465,
        0x6441_676E_696C_6C69,
        0x6961_6D45_7265_7961,
        0x6E6F_6850_7265_7961,
        0x7469_6C61_636F_4C74,
        0x4B63_696C_6275_506C,
        0x616D_6972_506E_6F69,
        0x6E75_6F63_6341_7972,
        0x7269_7078_456E_6F69,
        0x7461_446E_6F69_7461,
        0x6E75_6F6D_416E_6F69,
        0x7275_7463_6166_756E,
        0x6974_6E65_6449_7265,
        0x6552_6E6F_6974_6163,
        0x6564_496E_656B_6F54,
        0x7465_4D6E_656B_6F54,
        0x7972_4374_6E65_6D79,
        0x6966_6974_6E65_6449,
        0x6144_6E6F_6974_6163,
        0x6E75_6F6D_416E_6F69,
        0x6564_496E_656B_6F54,
        0x7465_4D6E_656B_6F54,
        0x616D_4967_6E69_7369,
        0x6F68_7365_7268_5479,
        0x756F_6D41_6C61_746F,
        0x7361_6863_7275_5065,
        0x6966_6974_6E65_6449,
        0x6966_6974_6E65_6449,
        0x6461_7465_4D6E_6F69,
        0x6569_6669_746E_6564,
        0x6966_6974_6E65_6449,
        0x6966_6974_6E65_6449,
        0x6966_6974_6E65_6449,
        0x4674_6E61_7473_6E49,
        0x6176_4172_6574_614C,
        0x7469_6C69_6261_6C69,
        0x7365_526E_6F69_7461,
        0x7265_6472_4F74_6C75,
        0x5474_6E65_6D79_6150,
        0x7541_7473_6575_7165,
        0x5263_6974_616D_6F74,
        0x6F43_7473_6575_7165,
        0x654D_7473_6575_7165,
        0x6143_746E_6168_6372,
        0x6F43_7972_6F67_6574,
        0x754D_7473_6575_7165,
        0x6E65_6B6F_5469_746C,
        0x6552_7473_6575_7165,
        0x6853_7473_6575_7165,
        0x6F43_676E_6970_7069,
        0x6964_4574_6361_746E,
        0x7475_4167_6E69_6D69,
        0x6552_6369_7461_6D6F,
        0x6544_7473_6575_7165,
        0x6665_4467_6E69_6D69,
        0x6D6D_4967_6E69_6D69,
        0x6365_5267_6E69_6D69,
        0x4574_6361_746E_6F43,
        0x6F4D_676E_6974_6964,
        0x656C_6261_6E45_6564,
        0x4574_6361_746E_6F43,
        0x6F4D_676E_6974_6964,
        0x5065_726F_7453_6564,
        0x6144_646F_6874_654D,
        0x6E6F_706D_6F43_6574,
        0x676E_6152_7374_6E65,
        0x6944_7473_6575_7165,
        0x656D_6573_7275_6273,
        0x6544_7473_6575_7165,
        0x496D_6574_4965_6C62,
        0x6C62_6967_696C_656E,
        0x7275_6365_5265_6C62,
        0x6E61_7254_676E_6972,
        0x4674_754F_7364_6E75,
        0x4974_6361_746E_6F43,
        0x6E49_7463_6174_6E6F,
        0x6563_6976_7265_736E,
        0x696C_6176_6E49_6564,
        0x6572_6970_7845_6564,
        0x7463_6174_6E6F_4374,
        0x7241_6576_6974_6172,
        0x7669_7461_7274_7369,
        0x6974_6176_6974_6341,
        0x6169_746E_6564_6572,
        0x616C_6961_7641_736C,
        0x6169_746E_6564_6572,
        0x5573_7574_6174_536C,
        0x6169_746E_6564_6572,
        0x6961_7661_6E55_736C,
        0x726F_7070_7573_6E55,
        0x4D74_6E65_6D79_6150,
        0x6470_5564_6F68_7465,
        0x676E_6970_7069_6853,
        0x7055_646F_6874_654D,
        0x676E_6970_7069_6853,
        0x5574_6361_746E_6F43,
        0x6F43_6E6F_7075_6F43,
        0x6F63_2E65_6C70_7061,
        0x2D65_6C70_7061_2F6D,
        0x6F63_2E65_6C70_7061,
        0x2D65_6C70_7061_2F6D,
        0x4D74_6E65_6D79_6150,
        0x6470_5564_6F68_7465,
        0x676E_6970_7069_6853,
        0x7055_646F_6874_654D,
        0x676E_6970_7069_6853,
        0x5574_6361_746E_6F43,
        0x6F43_6E6F_7075_6F43,
    ]

    package static let places: [UInt8] = [
        255, 23, 255, 25, 255, 255, 255, 14, 255, 22, 3, 18, 17, 8, 255, 255, 255, 7, 21, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 6, 16, 255, 255, 10, 255, 12, 255, 255, 2, 255, 11, 9, 255, 255, 255, 255, 5, 1, 255,
        0, 255, 255, 4, 19, 24, 13, 15, 255, 26, 255, 255, 20, 255, 255, 255, 2, 255, 10, 0, 255, 17, 5, 6,
        14, 11, 15, 255, 255, 3, 255, 255, 9, 4, 1, 7, 8, 16, 255, 18, 255, 13, 255, 12, 255, 255, 255, 255,
        6, 255, 7, 2, 255, 0, 255, 255, 5, 8, 255, 4, 255, 255, 3, 1, 6, 9, 8, 255, 255, 7, 1, 2,
        255, 5, 0, 255, 3, 10, 4, 255, 3, 255, 255, 255, 1, 0, 4, 2, 0, 1, 2, 0, 1, 255, 3, 255,
        255, 255, 5, 11, 13, 255, 6, 4, 255, 3, 255, 10, 0, 255, 255, 255, 255, 255, 255, 1, 255, 255, 12, 255,
        255, 255, 9, 8, 2, 255, 255, 255, 7, 255, 255, 255, 0, 3, 1, 2, 255, 255, 0, 3, 255, 255, 4, 255,
        2, 1, 255, 5, 1, 4, 255, 2, 0, 3, 4, 0, 255, 255, 3, 2, 255, 1, 1, 4, 255, 5, 2, 0,
        3, 6, 255, 0, 255, 255, 255, 0, 7, 2, 255, 255, 3, 4, 255, 1, 6, 9, 8, 5, 7, 1, 4, 6,
        2, 255, 255, 0, 255, 5, 3, 255, 255, 255, 255, 255, 255, 255, 255, 0, 7, 2, 255, 255, 3, 4, 255, 1,
        6, 255, 8, 5, 255, 255, 255, 0, 7, 2, 255, 255, 3, 4, 255, 1, 6, 255, 8, 5, 0, 1, 255, 2,
        2, 255, 1, 255, 0, 255, 255, 3, 255, 0, 1, 0, 3, 255, 255, 2, 255, 255, 255, 0, 1, 2, 255, 0,
        2, 3, 5, 1, 4, 255, 4, 2, 255, 0, 255, 255, 3, 1, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255,
        255, 0, 0, 255, 0, 255, 0, 255, 1, 0, 255, 1, 2, 255, 255, 3, 0, 255, 255, 4, 3, 7, 10, 8,
        0, 2, 255, 255, 255, 6, 5, 9, 1, 255, 2, 0, 255, 3, 4, 255, 1, 255, 1, 255, 2, 0, 255, 4,
        2, 255, 255, 3, 0, 1, 0, 1, 0, 1, 1, 255, 2, 0, 2, 3, 255, 255, 0, 255, 1, 255, 255, 1,
        255, 2, 255, 0, 255, 3, 3, 255, 2, 255, 0, 1, 255, 4, 6, 255, 0, 4, 5, 255, 255, 255, 1, 7,
        255, 2, 3, 255, 255, 255, 4, 0, 255, 5, 2, 1, 255, 3, 5, 8, 7, 2, 255, 6, 255, 3, 9, 255,
        255, 255, 4, 0, 255, 1, 2, 0, 1, 255, 255, 2, 1, 0, 255, 255, 255, 3, 1, 255, 2, 0, 1, 0,
        255, 2, 6, 1, 255, 255, 0, 255, 4, 255, 255, 5, 255, 255, 7, 3, 1, 0, 255, 0, 3, 255, 2, 255,
        255, 1, 4, 3, 0, 255, 255, 1, 255, 2, 9, 2, 1, 0, 3, 255, 255, 255, 5, 4, 6, 255, 7, 255,
        8, 10, 3, 0, 1, 255, 2, 255, 255, 255, 255, 1, 2, 0, 0, 1, 1, 2, 255, 0, 4, 1, 2, 255,
        3, 255, 255, 0, 0, 1, 255, 3, 2, 255, 255, 255, 3, 2, 6, 255, 10, 5, 4, 255, 255, 0, 8, 1,
        255, 255, 7, 9, 255, 4, 255, 3, 1, 2, 0, 5, 4, 0, 1, 2, 255, 255, 255, 3, 0, 1, 2, 255,
        255, 255, 1, 2, 255, 3, 0, 255, 255, 0, 2, 3, 255, 1, 255, 4, 1, 0, 0, 1, 1, 0, 0, 255,
        2, 3, 255, 255, 255, 255, 1, 0, 3, 1, 255, 255, 0, 4, 2, 255, 2, 3, 255, 0, 1, 255, 4, 255,
        3, 0, 255, 255, 255, 1, 2, 255, 0, 2, 255, 1, 5, 1, 255, 19, 8, 16, 9, 255, 12, 10, 255, 17,
        255, 3, 255, 255, 7, 255, 0, 2, 255, 18, 14, 6, 15, 255, 11, 4, 255, 255, 255, 13, 2, 0, 1, 255,
        25, 255, 27, 255, 10, 255, 255, 20, 255, 16, 255, 255, 255, 14, 255, 13, 3, 255, 255, 255, 255, 255, 23, 255,
        255, 255, 255, 0, 9, 19, 255, 15, 255, 255, 11, 255, 22, 1, 255, 255, 2, 255, 7, 4, 255, 255, 17, 255,
        255, 8, 5, 255, 255, 26, 255, 6, 24, 12, 255, 18, 21, 255, 255, 255, 1, 0, 255, 2, 1, 3, 255, 255,
        255, 0, 1, 3, 0, 2, 255, 255, 255, 4, 1, 0, 255, 255, 3, 0, 255, 6, 255, 5, 1, 255, 255, 255,
        2, 255, 4, 7, 8, 3, 7, 6, 0, 5, 11, 255, 255, 4, 9, 12, 1, 255, 10, 2, 1, 255, 2, 0,
        255, 255, 255, 3, 0, 3, 255, 255, 255, 4, 1, 2, 1, 255, 255, 255, 3, 2, 255, 0, 0, 255, 2, 1,
        1, 0, 1, 0, 0, 2, 1, 255, 0, 1, 255, 3, 1, 255, 0, 4, 2, 255, 2, 255, 255, 255, 0, 255,
        1, 3, 255, 0, 3, 255, 255, 2, 255, 1, 255, 0, 255, 0, 255, 0, 3, 255, 255, 2, 255, 1,
    ]

    package static let members: [MemberRow] = [
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
        MemberRow(.unsignedLong),  // PaymentFlow.apiVersion
        MemberRow(.record, argument: 69),  // PaymentFlow.order
        MemberRow(.list, element: .record, argument: 67),  // PaymentFlow.events
        MemberRow(.record, argument: 18),  // PaymentFlow.result
        MemberRow(.record, argument: 68),  // FlowEvent.selected
        MemberRow(.token, argument: 23),  // FlowEvent.update
        MemberRow(.variant, argument: 2),  // FlowEvent.data
        MemberRow(.text),  // FlowSelection.shippingMethod
        MemberRow(.record, argument: 7),  // FlowSelection.shippingContact
        MemberRow(.record, argument: 23),  // FlowSelection.paymentMethod
        MemberRow(.text),  // FlowSelection.couponCode
        MemberRow(.currency),  // Order.currency
        MemberRow(.amount),  // Order.total
        MemberRow(.list, element: .record, argument: 70),  // Order.items
        MemberRow(.record, argument: 71),  // Order.shipping
        MemberRow(.list, element: .record, argument: 72),  // Order.merchants
        MemberRow(.text),  // OrderItem.label
        MemberRow(.amount),  // OrderItem.amount
        MemberRow(.text),  // OrderShipping.identifier
        MemberRow(.amount),  // OrderShipping.amount
        MemberRow(.text, isPersonal: true),  // OrderMerchant.externalIdentifier
        MemberRow(.amount),  // OrderMerchant.amount
        MemberRow(.list, element: .record, argument: 74),  // Merchants.merchants
        MemberRow(.text, isPersonal: true),  // MerchantEntry.externalIdentifier
        MemberRow(.text),  // MerchantEntry.merchantName
        MemberRow(.text, isPersonal: true),  // MerchantEntry.merchantIdentifier
        MemberRow(.text),  // MerchantEntry.merchantDomain
    ]

    package static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 27, bits: 6, places: 0, multiplier: 0xA3F5_5D6D_621A_A337),
            required: 0x0000_0000_000A_000E, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentRequest
        ShapeRow(
            NameList(first: 27, count: 19, bits: 5, places: 64, multiplier: 0xB1C1_6207_88F2_1975),
            required: 0x0000_0000_0006_000E, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayRequest
        ShapeRow(
            NameList(first: 46, count: 9, bits: 4, places: 96, multiplier: 0xB551_A6CC_FE8C_197F),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayModifier
        ShapeRow(
            NameList(first: 55, count: 11, bits: 4, places: 112, multiplier: 0xF4A4_CB6F_ED68_9C03),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0006, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayLineItem
        ShapeRow(
            NameList(first: 66, count: 5, bits: 3, places: 128, multiplier: 0x960F_DE3F_0975_6651),
            required: 0x0000_0000_0000_000F, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayShippingMethod
        ShapeRow(
            NameList(first: 71, count: 2, bits: 1, places: 136, multiplier: 0xB3C4_904A_6D27_8933),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayDateComponentsRange
        ShapeRow(
            NameList(first: 73, count: 4, bits: 3, places: 138, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayDateComponents
        ShapeRow(
            NameList(first: 77, count: 14, bits: 5, places: 146, multiplier: 0xA0C1_AC9A_9822_A9FB),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentContact
        ShapeRow(
            NameList(first: 91, count: 4, bits: 3, places: 178, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayError
        ShapeRow(
            NameList(first: 95, count: 5, bits: 3, places: 186, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0017, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentTokenContext
        ShapeRow(
            NameList(first: 100, count: 6, bits: 3, places: 194, multiplier: 0xF4A4_CB6F_ED68_9C03),
            required: 0x0000_0000_0000_0013, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayRecurringPaymentRequest
        ShapeRow(
            NameList(first: 106, count: 5, bits: 3, places: 202, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_000B, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayAutomaticReloadPaymentRequest
        ShapeRow(
            NameList(first: 111, count: 7, bits: 3, places: 210, multiplier: 0xE281_FCD1_6B3F_5AAD),
            required: 0x0000_0000_0000_0032, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayDeferredPaymentRequest
        ShapeRow(
            NameList(first: 118, count: 1, bits: 1, places: 218, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayDisbursementRequest
        ShapeRow(
            NameList(first: 119, count: 10, bits: 4, places: 220, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentMethodUpdate
        ShapeRow(
            NameList(first: 129, count: 8, bits: 4, places: 236, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayShippingMethodUpdate
        ShapeRow(
            NameList(first: 137, count: 9, bits: 4, places: 252, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayShippingContactUpdate
        ShapeRow(
            NameList(first: 146, count: 9, bits: 4, places: 268, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayCouponCodeUpdate
        ShapeRow(
            NameList(first: 155, count: 3, bits: 2, places: 284, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentAuthorizationResult
        ShapeRow(
            NameList(first: 158, count: 4, bits: 3, places: 288, multiplier: 0xF2CA_A7C3_8002_001B),
            required: 0x0000_0000_0000_000F, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentOrderDetails
        ShapeRow(
            NameList(first: 162, count: 1, bits: 1, places: 296, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentCompleteDetails
        ShapeRow(
            NameList(first: 163, count: 4, bits: 3, places: 298, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPayment
        ShapeRow(
            NameList(first: 167, count: 3, bits: 2, places: 306, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentToken
        ShapeRow(
            NameList(first: 170, count: 6, bits: 3, places: 310, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentMethod
        ShapeRow(
            NameList(first: 176, count: 5, bits: 3, places: 318, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0013, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentPass
        ShapeRow(
            NameList(first: 181, count: 1, bits: 1, places: 326, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayCouponCodeDetails
        ShapeRow(
            NameList(first: 182, count: 1, bits: 1, places: 328, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // PaymentCredentialStatusResponse
        ShapeRow(
            NameList(first: 183, count: 1, bits: 1, places: 330, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayValidateMerchantEvent
        ShapeRow(
            NameList(first: 184, count: 1, bits: 1, places: 332, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentMethodSelectedEvent
        ShapeRow(
            NameList(first: 185, count: 1, bits: 1, places: 334, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayShippingContactSelectedEvent
        ShapeRow(
            NameList(first: 186, count: 1, bits: 1, places: 336, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayShippingMethodSelectedEvent
        ShapeRow(
            NameList(first: 187, count: 1, bits: 1, places: 338, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayCouponCodeChangedEvent
        ShapeRow(
            NameList(first: 188, count: 1, bits: 1, places: 340, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayPaymentAuthorizedEvent
        ShapeRow(
            NameList(first: 189, count: 1, bits: 1, places: 342, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayCancelEvent
        ShapeRow(
            NameList(first: 190, count: 2, bits: 1, places: 344, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePaySessionError
        ShapeRow(
            NameList(first: 192, count: 4, bits: 3, places: 346, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_000F, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // PaymentSessionRequest
        ShapeRow(
            NameList(first: 196, count: 11, bits: 4, places: 354, multiplier: 0xB551_A6CC_FE8C_197F),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // MerchantSession
        ShapeRow(
            NameList(first: 207, count: 5, bits: 3, places: 370, multiplier: 0x377B_2FD5_6A5B_15B5),
            required: 0x0000_0000_0000_000F, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // RegisterMerchantRequest
        ShapeRow(
            NameList(first: 212, count: 3, bits: 2, places: 378, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // UnregisterMerchantRequest
        ShapeRow(
            NameList(first: 215, count: 5, bits: 3, places: 382, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // MerchantDetails
        ShapeRow(
            NameList(first: 220, count: 2, bits: 1, places: 390, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0002),  // PaymentMethodData
        ShapeRow(
            NameList(first: 222, count: 2, bits: 1, places: 392, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentCurrencyAmount
        ShapeRow(
            NameList(first: 224, count: 3, bits: 2, places: 394, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentItem
        ShapeRow(
            NameList(first: 227, count: 4, bits: 3, places: 398, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentShippingOption
        ShapeRow(
            NameList(first: 231, count: 4, bits: 3, places: 406, multiplier: 0x377B_2FD5_6A5B_15B5),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0008),  // PaymentDetailsModifier
        ShapeRow(
            NameList(first: 235, count: 5, bits: 3, places: 414, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0002, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentDetailsInit
        ShapeRow(
            NameList(first: 240, count: 8, bits: 4, places: 422, multiplier: 0x7BE9_0291_7B70_A2A9),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentDetailsUpdate
        ShapeRow(
            NameList(first: 248, count: 6, bits: 3, places: 438, multiplier: 0x377B_2FD5_6A5B_15B5),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentOptions
        ShapeRow(
            NameList(first: 254, count: 10, bits: 4, places: 446, multiplier: 0xB3C4_904A_6D27_8933),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // AddressErrors
        ShapeRow(
            NameList(first: 264, count: 3, bits: 2, places: 462, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PayerErrors
        ShapeRow(
            NameList(first: 267, count: 4, bits: 3, places: 466, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentValidationErrors
        ShapeRow(
            NameList(first: 271, count: 3, bits: 2, places: 474, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentRequest
        ShapeRow(
            NameList(first: 274, count: 2, bits: 1, places: 478, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentMethodChangeEvent
        ShapeRow(
            NameList(first: 276, count: 8, bits: 4, places: 480, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // PaymentResponse
        ShapeRow(
            NameList(first: 284, count: 2, bits: 1, places: 496, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0002, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: true,
            variants: 0x0000_0000_0000_0000),  // MerchantValidationEvent
        ShapeRow(
            NameList(first: 286, count: 4, bits: 3, places: 498, multiplier: 0x377B_2FD5_6A5B_15B5),
            required: 0x0000_0000_0000_000F, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // PaymentData
        ShapeRow(
            NameList(first: 290, count: 5, bits: 3, places: 506, multiplier: 0xF66E_100D_B2D7_D207),
            required: 0x0000_0000_0000_0018, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // PaymentDataHeader
        ShapeRow(
            NameList(first: 295, count: 11, bits: 4, places: 514, multiplier: 0xA7FD_D0BB_3C1D_EE39),
            required: 0x0000_0000_0000_00EF, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // DecryptedPaymentData
        ShapeRow(
            NameList(first: 306, count: 4, bits: 3, places: 530, multiplier: 0xB3C4_904A_6D27_8933),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // DecryptedPaymentDetails
        ShapeRow(
            NameList(first: 310, count: 3, bits: 2, places: 538, multiplier: 0xBC69_CF42_7684_6D19),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // AuthenticationResponse
        ShapeRow(
            NameList(first: 313, count: 2, bits: 1, places: 542, multiplier: 0xB3C4_904A_6D27_8933),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // MerchantTokenMetadata
        ShapeRow(
            NameList(first: 315, count: 3, bits: 2, places: 544, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // CardArt
        ShapeRow(
            NameList(first: 318, count: 5, bits: 3, places: 548, multiplier: 0x1069_E6A5_7E06_665D),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // CardMetadata
        ShapeRow(
            NameList(first: 323, count: 4, bits: 3, places: 556, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // MerchantTokenEventResponse
        ShapeRow(
            NameList(first: 327, count: 11, bits: 4, places: 564, multiplier: 0x9CBA_6DD7_5723_9FC1),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayInstallmentConfiguration
        ShapeRow(
            NameList(first: 338, count: 6, bits: 3, places: 580, multiplier: 0x9E5C_77E7_5AE9_E76F),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: true, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // ApplePayInstallmentItem
        ShapeRow(
            NameList(first: 344, count: 5, bits: 3, places: 588, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // PaymentFlow
        ShapeRow(
            NameList(first: 349, count: 3, bits: 2, places: 596, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0006, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0004),  // FlowEvent
        ShapeRow(
            NameList(first: 352, count: 4, bits: 3, places: 600, multiplier: 0x64D8_15DE_EAF2_9DF3),
            required: 0x0000_0000_0000_0000, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // FlowSelection
        ShapeRow(
            NameList(first: 356, count: 5, bits: 3, places: 608, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // Order
        ShapeRow(
            NameList(first: 361, count: 2, bits: 1, places: 616, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // OrderItem
        ShapeRow(
            NameList(first: 363, count: 2, bits: 1, places: 618, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // OrderShipping
        ShapeRow(
            NameList(first: 365, count: 2, bits: 1, places: 620, multiplier: 0xAA80_754D_1A1A_8D4F),
            required: 0x0000_0000_0000_0003, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // OrderMerchant
        ShapeRow(
            NameList(first: 367, count: 1, bits: 1, places: 622, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0001, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // Merchants
        ShapeRow(
            NameList(first: 368, count: 4, bits: 3, places: 624, multiplier: 0x2CEA_EE21_BF46_BC01),
            required: 0x0000_0000_0000_0007, expected: 0x0000_0000_0000_0000, isConverted: false, raisesCurrency: false,
            variants: 0x0000_0000_0000_0000),  // MerchantEntry
    ]

    package static let shapeTexts: [String] = [
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
        "Order",
        "OrderItem",
        "OrderShipping",
        "OrderMerchant",
        "Merchants",
        "MerchantEntry",
    ]

    package static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 372, count: 5, bits: 3, places: 632, multiplier: 0x4C88_C014_8924_16DD), unknown: .throwing),  // ApplePayMerchantCapability
        VocabularyRow(NameList(first: 377, count: 5, bits: 3, places: 640, multiplier: 0xAA80_754D_1A1A_8D4F), unknown: .throwing),  // ApplePayContactField
        VocabularyRow(NameList(first: 382, count: 4, bits: 3, places: 648, multiplier: 0xBC69_CF42_7684_6D19), unknown: .throwing),  // ApplePayShippingType
        VocabularyRow(NameList(first: 386, count: 3, bits: 2, places: 656, multiplier: 0x2CEA_EE21_BF46_BC01), unknown: .throwing),  // ApplePayShippingContactEditingMode
        VocabularyRow(NameList(first: 389, count: 20, bits: 5, places: 660, multiplier: 0x7DF6_4FCF_E859_A6F9), unknown: .throwing),  // ApplePayFeature
        VocabularyRow(NameList(first: 409, count: 3, bits: 2, places: 692, multiplier: 0xAA80_754D_1A1A_8D4F), unknown: .throwing),  // ApplePayLaterAvailability
        VocabularyRow(
            NameList(first: 412, count: 28, bits: 6, places: 696, multiplier: 0x31D6_C133_71B6_1269), unknown: .throwingIgnoringCase),  // ApplePayNetwork
        VocabularyRow(NameList(first: 440, count: 2, bits: 1, places: 760, multiplier: 0x2CEA_EE21_BF46_BC01), unknown: .throwing),  // ApplePayLineItemType
        VocabularyRow(NameList(first: 442, count: 4, bits: 3, places: 762, multiplier: 0xAA80_754D_1A1A_8D4F), unknown: .throwing),  // ApplePayPaymentTiming
        VocabularyRow(NameList(first: 446, count: 5, bits: 3, places: 770, multiplier: 0xB3C4_904A_6D27_8933), unknown: .throwing),  // ApplePayRecurringPaymentDateUnit
        VocabularyRow(NameList(first: 451, count: 2, bits: 1, places: 778, multiplier: 0x2CEA_EE21_BF46_BC01), unknown: .throwing),  // ApplePayDisbursementLineItemType
        VocabularyRow(NameList(first: 453, count: 8, bits: 4, places: 780, multiplier: 0xB3C4_904A_6D27_8933), unknown: .throwing),  // ApplePayErrorCode
        VocabularyRow(NameList(first: 461, count: 13, bits: 4, places: 796, multiplier: 0x352A_3BA0_6C7D_A9D9), unknown: .throwing),  // ApplePayErrorContactField
        VocabularyRow(NameList(first: 474, count: 4, bits: 3, places: 812, multiplier: 0xB3C4_904A_6D27_8933), unknown: .throwing),  // ApplePayPaymentMethodType
        VocabularyRow(NameList(first: 478, count: 5, bits: 3, places: 820, multiplier: 0x37E8_3672_575A_C1A5), unknown: .tolerated),  // ApplePayPaymentPassActivationState
        VocabularyRow(NameList(first: 483, count: 4, bits: 3, places: 828, multiplier: 0xB3C4_904A_6D27_8933), unknown: .tolerated),  // PaymentCredentialStatus
        VocabularyRow(NameList(first: 487, count: 3, bits: 2, places: 836, multiplier: 0x2CEA_EE21_BF46_BC01), unknown: .tolerated),  // PaymentSessionInitiative
        VocabularyRow(NameList(first: 490, count: 2, bits: 1, places: 840, multiplier: 0xBC69_CF42_7684_6D19), unknown: .tolerated),  // PaymentDataVersion
        VocabularyRow(NameList(first: 492, count: 2, bits: 1, places: 842, multiplier: 0x377B_2FD5_6A5B_15B5), unknown: .tolerated),  // PaymentDataType
        VocabularyRow(NameList(first: 494, count: 3, bits: 2, places: 844, multiplier: 0xBC69_CF42_7684_6D19), unknown: .throwing),  // PaymentShippingType
        VocabularyRow(NameList(first: 497, count: 2, bits: 1, places: 848, multiplier: 0x2CEA_EE21_BF46_BC01), unknown: .throwing),  // ApplePaySetupFeatureType
        VocabularyRow(NameList(first: 499, count: 5, bits: 3, places: 850, multiplier: 0x1069_E6A5_7E06_665D), unknown: .throwing),  // ApplePayInstallmentItemType
        VocabularyRow(NameList(first: 504, count: 4, bits: 3, places: 858, multiplier: 0xBC69_CF42_7684_6D19), unknown: .throwing),  // ApplePayInstallmentRetailChannel
        VocabularyRow(NameList(first: 508, count: 4, bits: 3, places: 866, multiplier: 0x2CEA_EE21_BF46_BC01), unknown: .tolerated),  // UpdateKind
    ]

    package static let vocabularyTexts: [String] = [
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
    ]

    package static let variants: [VariantRow] = [
        VariantRow(
            selector: 0, names: NameList(first: 512, count: 1, bits: 1, places: 874, multiplier: 0x2CEA_EE21_BF46_BC01), firstShape: 0),
        VariantRow(
            selector: 0, names: NameList(first: 513, count: 1, bits: 1, places: 876, multiplier: 0x2CEA_EE21_BF46_BC01), firstShape: 1),
        VariantRow(
            selector: 1, names: NameList(first: 514, count: 4, bits: 3, places: 878, multiplier: 0x2CEA_EE21_BF46_BC01), firstShape: 2),
    ]

    package static let choiceShapes: [UInt8] = [1, 2, 14, 15, 16, 17]
}

/// The places of the dictionaries in the tables.
package enum ShapeIndex {
    package static let paymentRequest = 0
    package static let paymentMethodRequest = 1
    package static let modifier = 2
    package static let lineItem = 3
    package static let shippingMethod = 4
    package static let shippingDateRange = 5
    package static let shippingDate = 6
    package static let paymentContact = 7
    package static let paymentError = 8
    package static let paymentTokenContext = 9
    package static let recurringPaymentRequest = 10
    package static let automaticReloadPaymentRequest = 11
    package static let deferredPaymentRequest = 12
    package static let disbursementRequest = 13
    package static let paymentMethodUpdate = 14
    package static let shippingMethodUpdate = 15
    package static let shippingContactUpdate = 16
    package static let couponCodeUpdate = 17
    package static let authorizationResult = 18
    package static let orderDetails = 19
    package static let completeDetails = 20
    package static let payment = 21
    package static let paymentToken = 22
    package static let paymentMethod = 23
    package static let paymentPass = 24
    package static let couponCodeDetails = 25
    package static let paymentCredentialStatusResponse = 26
    package static let validateMerchantEvent = 27
    package static let paymentMethodSelectedEvent = 28
    package static let shippingContactSelectedEvent = 29
    package static let shippingMethodSelectedEvent = 30
    package static let couponCodeChangedEvent = 31
    package static let paymentAuthorizedEvent = 32
    package static let cancelEvent = 33
    package static let sessionError = 34
    package static let paymentSessionRequest = 35
    package static let merchantSession = 36
    package static let registerMerchantRequest = 37
    package static let unregisterMerchantRequest = 38
    package static let merchantDetails = 39
    package static let methodData = 40
    package static let currencyAmount = 41
    package static let paymentItem = 42
    package static let shippingOption = 43
    package static let detailsModifier = 44
    package static let paymentDetails = 45
    package static let paymentDetailsUpdate = 46
    package static let paymentOptions = 47
    package static let addressErrors = 48
    package static let payerErrors = 49
    package static let paymentValidationErrors = 50
    package static let constructorArguments = 51
    package static let paymentMethodChangeEvent = 52
    package static let paymentResponse = 53
    package static let merchantValidationEvent = 54
    package static let encryptedPaymentData = 55
    package static let encryptedPaymentHeader = 56
    package static let decryptedPaymentData = 57
    package static let decryptedPaymentDetails = 58
    package static let authenticationResponse = 59
    package static let merchantTokenMetadata = 60
    package static let cardArt = 61
    package static let cardMetadata = 62
    package static let merchantTokenEvent = 63
    package static let installmentConfiguration = 64
    package static let installmentItem = 65
    package static let paymentFlow = 66
    package static let flowEvent = 67
    package static let flowSelection = 68
    package static let order = 69
    package static let orderItem = 70
    package static let orderShipping = 71
    package static let orderMerchant = 72
    package static let merchantDirectory = 73
    package static let merchantEntry = 74
}

/// The places of the vocabularies in the tables.
package enum VocabularyIndex {
    package static let merchantCapability = 0
    package static let contactField = 1
    package static let shippingType = 2
    package static let shippingContactEditingMode = 3
    package static let feature = 4
    package static let laterAvailability = 5
    package static let network = 6
    package static let lineItemType = 7
    package static let paymentTiming = 8
    package static let recurringPaymentDateUnit = 9
    package static let disbursementLineItemType = 10
    package static let paymentErrorCode = 11
    package static let paymentErrorContactField = 12
    package static let paymentMethodType = 13
    package static let paymentPassActivationState = 14
    package static let paymentCredentialStatus = 15
    package static let initiative = 16
    package static let paymentDataVersion = 17
    package static let paymentDataType = 18
    package static let w3cShippingType = 19
    package static let installmentFeatureType = 20
    package static let installmentItemType = 21
    package static let retailChannel = 22
    package static let updateKind = 23
}
