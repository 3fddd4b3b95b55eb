// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

package import PaySheet

/// The rows of the tables.
enum WalletOrdersRows {
    static let names: [NameRow] = [
        .init(head: 0x6556616D65686373, tail: 0x6E6F697372655661, middle: 0, length: 13, last: 5, beyond: 0),  // schemaVersion
        .init(head: 0x707954726564726F, tail: 0x7265696669746E65, middle: 0, length: 19, last: 11, beyond: 0),  // orderTypeIdentifier
        .init(head: 0x656449726564726F, tail: 0x7265696669746E65, middle: 1, length: 15, last: 7, beyond: 0),  // orderIdentifier
        .init(head: 0x707954726564726F, tail: 0x6570795472656472, middle: 1, length: 9, last: 1, beyond: 0),  // orderType
        .init(head: 0x4164657461657263, tail: 0x7441646574616572, middle: 1, length: 9, last: 1, beyond: 0),  // createdAt
        .init(head: 0x4164657461647075, tail: 0x7441646574616470, middle: 1, length: 9, last: 1, beyond: 0),  // updatedAt
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 1, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x6E614D726564726F, tail: 0x4C5255746E656D65, middle: 1, length: 18, last: 10, beyond: 0),  // orderManagementURL
        .init(head: 0x746E61686372656D, tail: 0x746E61686372656D, middle: 2, length: 8, last: 0, beyond: 0),  // merchant
        .init(head: 0x6D754E726564726F, tail: 0x7265626D754E7265, middle: 2, length: 11, last: 3, beyond: 0),  // orderNumber
        .init(head: 0x6544737574617473, tail: 0x6E6F697470697263, middle: 2, length: 17, last: 9, beyond: 0),  // statusDescription
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 3, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x6D6C6C69666C7566, tail: 0x73746E656D6C6C69, middle: 3, length: 12, last: 4, beyond: 0),  // fulfillments
        .init(head: 0x00746E656D796170, tail: 0x00746E656D796170, middle: 3, length: 7, last: 0, beyond: 8),  // payment
        .init(head: 0x72656D6F74737563, tail: 0x72656D6F74737563, middle: 3, length: 8, last: 0, beyond: 0),  // customer
        .init(head: 0x0065646F63726162, tail: 0x0065646F63726162, middle: 3, length: 7, last: 0, beyond: 8),  // barcode
        .init(head: 0x746169636F737361, tail: 0x736E6F6974616369, middle: 3, length: 22, last: 14, beyond: 0),  // associatedApplications
        .init(head: 0x746169636F737361, tail: 0x737265696669746E, middle: 4, length: 32, last: 24, beyond: 0),  // associatedApplicationIdentifiers
        .init(head: 0x6F4E65676E616863, tail: 0x736E6F6974616369, middle: 6, length: 19, last: 11, beyond: 0),  // changeNotifications
        .init(head: 0x6976726553626577, tail: 0x4C52556563697672, middle: 7, length: 13, last: 5, beyond: 0),  // webServiceURL
        .init(head: 0x69746E6568747561, tail: 0x6E656B6F546E6F69, middle: 7, length: 19, last: 11, beyond: 0),  // authenticationToken
        .init(head: 0x6F7250726564726F, tail: 0x72656469766F7250, middle: 8, length: 13, last: 5, beyond: 0),  // orderProvider
        .init(head: 0x6E496E7275746572, tail: 0x6F666E496E727574, middle: 8, length: 10, last: 2, beyond: 0),  // returnInfo
        .init(head: 0x00736E7275746572, tail: 0x00736E7275746572, middle: 8, length: 7, last: 0, beyond: 8),  // returns
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 8, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 9, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x00000000006C7275, tail: 0x00000000006C7275, middle: 9, length: 3, last: 0, beyond: 40),  // url
        .init(head: 0x000000006F676F6C, tail: 0x000000006F676F6C, middle: 9, length: 4, last: 0, beyond: 32),  // logo
        .init(head: 0x0073736572646461, tail: 0x0073736572646461, middle: 9, length: 7, last: 0, beyond: 8),  // address
        .init(head: 0x7373656E69737562, tail: 0x4C52557461684373, middle: 9, length: 15, last: 7, beyond: 0),  // businessChatURL
        .init(head: 0x55746361746E6F63, tail: 0x4C5255746361746E, middle: 9, length: 10, last: 2, beyond: 0),  // contactURL
        .init(head: 0x6464416C69616D65, tail: 0x737365726464416C, middle: 9, length: 12, last: 4, beyond: 0),  // emailAddress
        .init(head: 0x6D754E656E6F6870, tail: 0x7265626D754E656E, middle: 9, length: 11, last: 3, beyond: 0),  // phoneNumber
        .init(head: 0x6464416C69616D65, tail: 0x737365726464416C, middle: 9, length: 12, last: 4, beyond: 0),  // emailAddress
        .init(head: 0x614E796C696D6166, tail: 0x656D614E796C696D, middle: 9, length: 10, last: 2, beyond: 0),  // familyName
        .init(head: 0x6D614E6E65766967, tail: 0x656D614E6E657669, middle: 9, length: 9, last: 1, beyond: 0),  // givenName
        .init(head: 0x617A696E6167726F, tail: 0x656D614E6E6F6974, middle: 9, length: 16, last: 8, beyond: 0),  // organizationName
        .init(head: 0x6D754E656E6F6870, tail: 0x7265626D754E656E, middle: 9, length: 11, last: 3, beyond: 0),  // phoneNumber
        .init(head: 0x4C73736572646461, tail: 0x73656E694C737365, middle: 9, length: 12, last: 4, beyond: 0),  // addressLines
        .init(head: 0x7473696E696D6461, tail: 0x6165724165766974, middle: 9, length: 18, last: 10, beyond: 0),  // administrativeArea
        .init(head: 0x437972746E756F63, tail: 0x65646F437972746E, middle: 10, length: 11, last: 3, beyond: 0),  // countryCode
        .init(head: 0x7974696C61636F6C, tail: 0x7974696C61636F6C, middle: 10, length: 8, last: 0, beyond: 0),  // locality
        .init(head: 0x6F436C6174736F70, tail: 0x65646F436C617473, middle: 10, length: 10, last: 2, beyond: 0),  // postalCode
        .init(head: 0x6E696D6441627573, tail: 0x6165724165766974, middle: 10, length: 21, last: 13, beyond: 0),  // subAdministrativeArea
        .init(head: 0x6C61636F4C627573, tail: 0x7974696C61636F4C, middle: 11, length: 11, last: 3, beyond: 0),  // subLocality
        .init(head: 0x65644965726F7473, tail: 0x7265696669746E65, middle: 11, length: 15, last: 7, beyond: 0),  // storeIdentifier
        .init(head: 0x72506D6F74737563, tail: 0x7265696669746E65, middle: 11, length: 27, last: 19, beyond: 0),  // customProductPageIdentifier
        .init(head: 0x525568636E75616C, tail: 0x4C525568636E7561, middle: 13, length: 9, last: 1, beyond: 0),  // launchURL
        .init(head: 0x000074616D726F66, tail: 0x000074616D726F66, middle: 13, length: 6, last: 0, beyond: 16),  // format
        .init(head: 0x006567617373656D, tail: 0x006567617373656D, middle: 13, length: 7, last: 0, beyond: 8),  // message
        .init(head: 0x456567617373656D, tail: 0x676E69646F636E45, middle: 13, length: 15, last: 7, beyond: 0),  // messageEncoding
        .init(head: 0x0074786554746C61, tail: 0x0074786554746C61, middle: 13, length: 7, last: 0, beyond: 8),  // altText
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 13, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x79636E6572727563, tail: 0x79636E6572727563, middle: 13, length: 8, last: 0, beyond: 0),  // currency
        .init(head: 0x000000656C746974, tail: 0x000000656C746974, middle: 13, length: 5, last: 0, beyond: 24),  // title
        .init(head: 0x797469746E617571, tail: 0x797469746E617571, middle: 13, length: 8, last: 0, beyond: 0),  // quantity
        .init(head: 0x656C746974627573, tail: 0x656C746974627573, middle: 13, length: 8, last: 0, beyond: 0),  // subtitle
        .init(head: 0x0000006567616D69, tail: 0x0000006567616D69, middle: 13, length: 5, last: 0, beyond: 24),  // image
        .init(head: 0x0000006563697270, tail: 0x0000006563697270, middle: 13, length: 5, last: 0, beyond: 24),  // price
        .init(head: 0x0000000000756B73, tail: 0x0000000000756B73, middle: 13, length: 3, last: 0, beyond: 40),  // sku
        .init(head: 0x000000006E697467, tail: 0x000000006E697467, middle: 13, length: 4, last: 0, beyond: 32),  // gtin
        .init(head: 0x656475746974616C, tail: 0x656475746974616C, middle: 13, length: 8, last: 0, beyond: 0),  // latitude
        .init(head: 0x64757469676E6F6C, tail: 0x6564757469676E6F, middle: 13, length: 9, last: 1, beyond: 0),  // longitude
        .init(head: 0x6564757469746C61, tail: 0x6564757469746C61, middle: 13, length: 8, last: 0, beyond: 0),  // altitude
        .init(head: 0x6D6C6C69666C7566, tail: 0x7265696669746E65, middle: 13, length: 21, last: 13, beyond: 0),  // fulfillmentIdentifier
        .init(head: 0x6D6C6C69666C7566, tail: 0x65707954746E656D, middle: 14, length: 15, last: 7, beyond: 0),  // fulfillmentType
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 14, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x6544737574617473, tail: 0x6E6F697470697263, middle: 14, length: 17, last: 9, beyond: 0),  // statusDescription
        .init(head: 0x0000007365746F6E, tail: 0x0000007365746F6E, middle: 15, length: 5, last: 0, beyond: 24),  // notes
        .init(head: 0x0072656972726163, tail: 0x0072656972726163, middle: 15, length: 7, last: 0, beyond: 8),  // carrier
        .init(head: 0x676E696B63617274, tail: 0x7265626D754E676E, middle: 15, length: 14, last: 6, beyond: 0),  // trackingNumber
        .init(head: 0x676E696B63617274, tail: 0x4C5255676E696B63, middle: 15, length: 11, last: 3, beyond: 0),  // trackingURL
        .init(head: 0x676E697070696873, tail: 0x65707954676E6970, middle: 15, length: 12, last: 4, beyond: 0),  // shippingType
        .init(head: 0x4164657070696873, tail: 0x7441646570706968, middle: 15, length: 9, last: 1, beyond: 0),  // shippedAt
        .init(head: 0x65726576696C6564, tail: 0x7441646572657669, middle: 15, length: 11, last: 3, beyond: 0),  // deliveredAt
        .init(head: 0x6574616D69747365, tail: 0x744179726576696C, middle: 15, length: 19, last: 11, beyond: 0),  // estimatedDeliveryAt
        .init(head: 0x6574616D69747365, tail: 0x6E6F697461727544, middle: 16, length: 31, last: 23, beyond: 0),  // estimatedDeliveryWindowDuration
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 18, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x6E65697069636572, tail: 0x746E656970696365, middle: 18, length: 9, last: 1, beyond: 0),  // recipient
        .init(head: 0x6D614E6E65766967, tail: 0x656D614E6E657669, middle: 18, length: 9, last: 1, beyond: 0),  // givenName
        .init(head: 0x614E796C696D6166, tail: 0x656D614E796C696D, middle: 18, length: 10, last: 2, beyond: 0),  // familyName
        .init(head: 0x617A696E6167726F, tail: 0x656D614E6E6F6974, middle: 18, length: 16, last: 8, beyond: 0),  // organizationName
        .init(head: 0x0073736572646461, tail: 0x0073736572646461, middle: 18, length: 7, last: 0, beyond: 8),  // address
        .init(head: 0x6D6C6C69666C7566, tail: 0x7265696669746E65, middle: 18, length: 21, last: 13, beyond: 0),  // fulfillmentIdentifier
        .init(head: 0x6D6C6C69666C7566, tail: 0x65707954746E656D, middle: 19, length: 15, last: 7, beyond: 0),  // fulfillmentType
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 19, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 19, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x6544737574617473, tail: 0x6E6F697470697263, middle: 19, length: 17, last: 9, beyond: 0),  // statusDescription
        .init(head: 0x0000007365746F6E, tail: 0x0000007365746F6E, middle: 20, length: 5, last: 0, beyond: 24),  // notes
        .init(head: 0x0073736572646461, tail: 0x0073736572646461, middle: 20, length: 7, last: 0, beyond: 8),  // address
        .init(head: 0x6E6F697461636F6C, tail: 0x6E6F697461636F6C, middle: 20, length: 8, last: 0, beyond: 0),  // location
        .init(head: 0x0065646F63726162, tail: 0x0065646F63726162, middle: 20, length: 7, last: 0, beyond: 8),  // barcode
        .init(head: 0x744170756B636970, tail: 0x744170756B636970, middle: 20, length: 8, last: 0, beyond: 0),  // pickupAt
        .init(head: 0x695770756B636970, tail: 0x6E6F697461727544, middle: 20, length: 20, last: 12, beyond: 0),  // pickupWindowDuration
        .init(head: 0x705564656B636970, tail: 0x7441705564656B63, middle: 21, length: 10, last: 2, beyond: 0),  // pickedUpAt
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 21, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x0000006C61746F74, tail: 0x0000006C61746F74, middle: 21, length: 5, last: 0, beyond: 24),  // total
        .init(head: 0x497972616D6D7573, tail: 0x736D657449797261, middle: 21, length: 12, last: 4, beyond: 0),  // summaryItems
        .init(head: 0x746361736E617274, tail: 0x736E6F6974636173, middle: 21, length: 12, last: 4, beyond: 0),  // transactions
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 21, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x4D746E656D796170, tail: 0x73646F6874654D74, middle: 21, length: 14, last: 6, beyond: 0),  // paymentMethods
        .init(head: 0x796150656C707061, tail: 0x737265696669746E, middle: 21, length: 30, last: 22, beyond: 0),  // applePayTransactionIdentifiers
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 23, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x00000065756C6176, tail: 0x00000065756C6176, middle: 23, length: 5, last: 0, beyond: 24),  // value
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 23, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x4164657461657263, tail: 0x7441646574616572, middle: 23, length: 9, last: 1, beyond: 0),  // createdAt
        .init(head: 0x4D746E656D796170, tail: 0x646F6874654D746E, middle: 23, length: 13, last: 5, beyond: 0),  // paymentMethod
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 23, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x746361736E617274, tail: 0x657079546E6F6974, middle: 23, length: 15, last: 7, beyond: 0),  // transactionType
        .init(head: 0x796150656C707061, tail: 0x7265696669746E65, middle: 23, length: 29, last: 21, beyond: 0),  // applePayTransactionIdentifier
        .init(head: 0x0074706965636572, tail: 0x0074706965636572, middle: 25, length: 7, last: 0, beyond: 8),  // receipt
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 25, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x4E79616C70736964, tail: 0x656D614E79616C70, middle: 25, length: 11, last: 3, beyond: 0),  // displayName
        .init(head: 0x00000000006C7275, tail: 0x00000000006C7275, middle: 25, length: 3, last: 0, beyond: 40),  // url
        .init(head: 0x676E696B63617274, tail: 0x656D65686353726F, middle: 25, length: 32, last: 24, beyond: 0),  // trackingLogoNameLightColorScheme
        .init(head: 0x676E696B63617274, tail: 0x656D65686353726F, middle: 27, length: 31, last: 23, beyond: 0),  // trackingLogoNameDarkColorScheme
        .init(head: 0x6F506E7275746572, tail: 0x4C52557963696C6F, middle: 29, length: 15, last: 7, beyond: 0),  // returnPolicyURL
        .init(head: 0x65446E7275746572, tail: 0x656E696C64616544, middle: 29, length: 14, last: 6, beyond: 0),  // returnDeadline
        .init(head: 0x4379616C70736964, tail: 0x6E776F64746E756F, middle: 29, length: 16, last: 8, beyond: 0),  // displayCountdown
        .init(head: 0x614D6E7275746572, tail: 0x4C5255746E656D65, middle: 29, length: 19, last: 11, beyond: 0),  // returnManagementURL
        .init(head: 0x6F506E7275746572, tail: 0x6E6F697470697263, middle: 30, length: 23, last: 15, beyond: 0),  // returnPolicyDescription
        .init(head: 0x64496E7275746572, tail: 0x7265696669746E65, middle: 31, length: 16, last: 8, beyond: 0),  // returnIdentifier
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 31, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x6544737574617473, tail: 0x6E6F697470697263, middle: 31, length: 17, last: 9, beyond: 0),  // statusDescription
        .init(head: 0x0000007365746F6E, tail: 0x0000007365746F6E, middle: 32, length: 5, last: 0, beyond: 24),  // notes
        .init(head: 0x0072656972726163, tail: 0x0072656972726163, middle: 32, length: 7, last: 0, beyond: 8),  // carrier
        .init(head: 0x754E6E7275746572, tail: 0x7265626D754E6E72, middle: 32, length: 12, last: 4, beyond: 0),  // returnNumber
        .init(head: 0x6574616974696E69, tail: 0x7441646574616974, middle: 32, length: 11, last: 3, beyond: 0),  // initiatedAt
        .init(head: 0x4266664F706F7264, tail: 0x794266664F706F72, middle: 32, length: 9, last: 1, beyond: 0),  // dropOffBy
        .init(head: 0x64656E7275746572, tail: 0x744164656E727574, middle: 32, length: 10, last: 2, beyond: 0),  // returnedAt
        .init(head: 0x614D6E7275746572, tail: 0x4C5255746E656D65, middle: 32, length: 19, last: 11, beyond: 0),  // returnManagementURL
        .init(head: 0x614C6E7275746572, tail: 0x6C6562614C6E7275, middle: 33, length: 11, last: 3, beyond: 0),  // returnLabel
        .init(head: 0x6D657449656E696C, tail: 0x736D657449656E69, middle: 33, length: 9, last: 1, beyond: 0),  // lineItems
        .init(head: 0x656B6F5468737570, tail: 0x6E656B6F54687375, middle: 33, length: 9, last: 1, beyond: 0),  // pushToken
        .init(head: 0x656449726564726F, tail: 0x737265696669746E, middle: 33, length: 16, last: 8, beyond: 0),  // orderIdentifiers
        .init(head: 0x69646F4D7473616C, tail: 0x6465696669646F4D, middle: 33, length: 12, last: 4, beyond: 0),  // lastModified
        .init(head: 0x0000000073676F6C, tail: 0x0000000073676F6C, middle: 33, length: 4, last: 0, beyond: 32),  // logs
        .init(head: 0x0000646F6874656D, tail: 0x0000646F6874656D, middle: 33, length: 6, last: 0, beyond: 16),  // method
        .init(head: 0x0000000068746170, tail: 0x0000000068746170, middle: 33, length: 4, last: 0, beyond: 32),  // path
        .init(head: 0x0073726564616568, tail: 0x0073726564616568, middle: 33, length: 7, last: 0, beyond: 8),  // headers
        .init(head: 0x0000000079646F62, tail: 0x0000000079646F62, middle: 33, length: 4, last: 0, beyond: 32),  // body
        .init(head: 0x6573614279646F62, tail: 0x3436657361427964, middle: 33, length: 10, last: 2, beyond: 0),  // bodyBase64
        .init(head: 0x0000726577736E61, tail: 0x0000726577736E61, middle: 33, length: 6, last: 0, beyond: 16),  // answer
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 33, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x0073726564616568, tail: 0x0073726564616568, middle: 33, length: 7, last: 0, beyond: 8),  // headers
        .init(head: 0x0000000079646F62, tail: 0x0000000079646F62, middle: 33, length: 4, last: 0, beyond: 32),  // body
        .init(head: 0x6573614279646F62, tail: 0x3436657361427964, middle: 33, length: 10, last: 2, beyond: 0),  // bodyBase64
        .init(head: 0x6372656D6D6F6365, tail: 0x656372656D6D6F63, middle: 33, length: 9, last: 1, beyond: 0),  // ecommerce
        .init(head: 0x000000006E65706F, tail: 0x000000006E65706F, middle: 33, length: 4, last: 0, beyond: 32),  // open
        .init(head: 0x6574656C706D6F63, tail: 0x646574656C706D6F, middle: 33, length: 9, last: 1, beyond: 0),  // completed
        .init(head: 0x656C6C65636E6163, tail: 0x64656C6C65636E61, middle: 33, length: 9, last: 1, beyond: 0),  // cancelled
        .init(head: 0x0064656C62616E65, tail: 0x0064656C62616E65, middle: 33, length: 7, last: 0, beyond: 8),  // enabled
        .init(head: 0x64656C6261736964, tail: 0x64656C6C6174736E, middle: 33, length: 22, last: 14, beyond: 0),  // disabledIfAppInstalled
        .init(head: 0x0000000000007271, tail: 0x0000000000007271, middle: 34, length: 2, last: 0, beyond: 48),  // qr
        .init(head: 0x0000373134666470, tail: 0x0000373134666470, middle: 34, length: 6, last: 0, beyond: 16),  // pdf417
        .init(head: 0x0000006365747A61, tail: 0x0000006365747A61, middle: 34, length: 5, last: 0, beyond: 24),  // aztec
        .init(head: 0x0038323165646F63, tail: 0x0038323165646F63, middle: 34, length: 7, last: 0, beyond: 8),  // code128
        .init(head: 0x676E697070696873, tail: 0x676E697070696873, middle: 34, length: 8, last: 0, beyond: 0),  // shipping
        .init(head: 0x000070756B636970, tail: 0x000070756B636970, middle: 34, length: 6, last: 0, beyond: 16),  // pickup
        .init(head: 0x000000006E65706F, tail: 0x000000006E65706F, middle: 34, length: 4, last: 0, beyond: 32),  // open
        .init(head: 0x69737365636F7270, tail: 0x676E69737365636F, middle: 34, length: 10, last: 2, beyond: 0),  // processing
        .init(head: 0x7961576568546E6F, tail: 0x7961576568546E6F, middle: 34, length: 8, last: 0, beyond: 0),  // onTheWay
        .init(head: 0x6544726F4674756F, tail: 0x79726576696C6544, middle: 34, length: 14, last: 6, beyond: 0),  // outForDelivery
        .init(head: 0x65726576696C6564, tail: 0x6465726576696C65, middle: 34, length: 9, last: 1, beyond: 0),  // delivered
        .init(head: 0x0064657070696873, tail: 0x0064657070696873, middle: 34, length: 7, last: 0, beyond: 8),  // shipped
        .init(head: 0x0000006575737369, tail: 0x0000006575737369, middle: 34, length: 5, last: 0, beyond: 24),  // issue
        .init(head: 0x656C6C65636E6163, tail: 0x64656C6C65636E61, middle: 34, length: 9, last: 1, beyond: 0),  // cancelled
        .init(head: 0x000000006E65706F, tail: 0x000000006E65706F, middle: 34, length: 4, last: 0, beyond: 32),  // open
        .init(head: 0x69737365636F7270, tail: 0x676E69737365636F, middle: 34, length: 10, last: 2, beyond: 0),  // processing
        .init(head: 0x726F467964616572, tail: 0x70756B636950726F, middle: 34, length: 14, last: 6, beyond: 0),  // readyForPickup
        .init(head: 0x705564656B636970, tail: 0x705564656B636970, middle: 34, length: 8, last: 0, beyond: 0),  // pickedUp
        .init(head: 0x0000006575737369, tail: 0x0000006575737369, middle: 34, length: 5, last: 0, beyond: 24),  // issue
        .init(head: 0x656C6C65636E6163, tail: 0x64656C6C65636E61, middle: 34, length: 9, last: 1, beyond: 0),  // cancelled
        .init(head: 0x676E697070696873, tail: 0x676E697070696873, middle: 34, length: 8, last: 0, beyond: 0),  // shipping
        .init(head: 0x79726576696C6564, tail: 0x79726576696C6564, middle: 34, length: 8, last: 0, beyond: 0),  // delivery
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 34, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x7A69726F68747561, tail: 0x64657A69726F6874, middle: 34, length: 10, last: 2, beyond: 0),  // authorized
        .init(head: 0x0000000064696170, tail: 0x0000000064696170, middle: 34, length: 4, last: 0, beyond: 32),  // paid
        .init(head: 0x6465646E75666572, tail: 0x6465646E75666572, middle: 34, length: 8, last: 0, beyond: 0),  // refunded
        .init(head: 0x64656E696C636564, tail: 0x64656E696C636564, middle: 34, length: 8, last: 0, beyond: 0),  // declined
        .init(head: 0x0000646564696F76, tail: 0x0000646564696F76, middle: 34, length: 6, last: 0, beyond: 16),  // voided
        .init(head: 0x00676E69646E6570, tail: 0x00676E69646E6570, middle: 34, length: 7, last: 0, beyond: 8),  // pending
        .init(head: 0x6465766F72707061, tail: 0x6465766F72707061, middle: 34, length: 8, last: 0, beyond: 0),  // approved
        .init(head: 0x6574656C706D6F63, tail: 0x646574656C706D6F, middle: 34, length: 9, last: 1, beyond: 0),  // completed
        .init(head: 0x656C6C65636E6163, tail: 0x64656C6C65636E61, middle: 34, length: 9, last: 1, beyond: 0),  // cancelled
        .init(head: 0x000064656C696166, tail: 0x000064656C696166, middle: 34, length: 6, last: 0, beyond: 16),  // failed
        .init(head: 0x6573616863727570, tail: 0x6573616863727570, middle: 34, length: 8, last: 0, beyond: 0),  // purchase
        .init(head: 0x0000646E75666572, tail: 0x0000646E75666572, middle: 34, length: 6, last: 0, beyond: 16),  // refund
        .init(head: 0x000000006E65706F, tail: 0x000000006E65706F, middle: 34, length: 4, last: 0, beyond: 32),  // open
        .init(head: 0x7961576568546E6F, tail: 0x7961576568546E6F, middle: 34, length: 8, last: 0, beyond: 0),  // onTheWay
        .init(head: 0x69737365636F7270, tail: 0x676E69737365636F, middle: 34, length: 10, last: 2, beyond: 0),  // processing
        .init(head: 0x0000006575737369, tail: 0x0000006575737369, middle: 34, length: 5, last: 0, beyond: 24),  // issue
        .init(head: 0x6574656C706D6F63, tail: 0x646574656C706D6F, middle: 34, length: 9, last: 1, beyond: 0),  // completed
        .init(head: 0x656C6C65636E6163, tail: 0x64656C6C65636E61, middle: 34, length: 9, last: 1, beyond: 0),  // cancelled
        .init(head: 0x676E697070696873, tail: 0x676E697070696873, middle: 34, length: 8, last: 0, beyond: 0),  // shipping
        .init(head: 0x000070756B636970, tail: 0x000070756B636970, middle: 34, length: 6, last: 0, beyond: 16),  // pickup
    ]

    static let middles: [UInt64] = [
        0x6669746E65644965,
        0x55746E656D656761,
        0x6F69747069726373,
        0x63696C7070416465,
        0x63696C7070416465,
        0x6564496E6F697461,
        0x6974616369666974,
        0x6F546E6F69746163,
        0x696669746E656449,
        0x7241657669746172,
        0x7669746172747369,
        0x676150746375646F,
        0x6669746E65644965,
        0x746E656449746E65,
        0x6F69747069726373,
        0x726576696C654464,
        0x726576696C654464,
        0x44776F646E695779,
        0x746E656449746E65,
        0x6F69747069726373,
        0x61727544776F646E,
        0x746361736E617254,
        0x746E6564496E6F69,
        0x746361736E617254,
        0x746E6564496E6F69,
        0x656D614E6F676F4C,
        0x6C6F43746867694C,
        0x656D614E6F676F4C,
        0x6F6C6F436B726144,
        0x746E656D6567616E,
        0x637365447963696C,
        0x6F69747069726373,
        0x746E656D6567616E,
        0x736E497070416649,
    ]

    static let places: [UInt8] = [
        255, 3, 255, 255, 255, 255, 11, 15, 255, 21, 16, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 20, 18,
        14, 255, 6, 255, 255, 0, 255, 255, 255, 255, 8, 255, 10, 19, 255, 22, 255, 255, 1, 255, 9, 255, 255, 255,
        255, 255, 13, 255, 7, 255, 12, 23, 255, 255, 4, 255, 2, 5, 255, 17, 1, 0, 2, 255, 255, 6, 8, 3,
        255, 255, 7, 255, 255, 5, 4, 255, 255, 255, 2, 4, 255, 1, 0, 3, 255, 5, 3, 1, 0, 6, 4, 2,
        0, 1, 2, 255, 1, 255, 2, 255, 255, 0, 255, 3, 0, 1, 3, 6, 2, 0, 4, 1, 5, 255, 1, 255,
        0, 2, 255, 255, 255, 255, 3, 0, 255, 12, 255, 14, 5, 255, 255, 255, 1, 255, 255, 6, 10, 9, 255, 2,
        255, 255, 255, 11, 255, 8, 255, 13, 7, 4, 255, 255, 255, 0, 2, 255, 3, 1, 8, 1, 11, 0, 255, 255,
        12, 5, 2, 6, 10, 4, 3, 9, 7, 255, 1, 255, 0, 4, 2, 5, 255, 3, 1, 0, 1, 4, 0, 2,
        255, 3, 5, 6, 0, 255, 2, 0, 255, 255, 1, 3, 255, 255, 3, 1, 0, 255, 255, 2, 255, 4, 255, 0,
        3, 255, 8, 10, 1, 5, 255, 2, 255, 9, 6, 4, 11, 7, 0, 255, 1, 0, 255, 0, 0, 4, 255, 1,
        255, 5, 3, 2, 2, 255, 0, 255, 255, 255, 1, 3, 255, 0, 2, 255, 0, 1, 1, 0, 3, 2, 255, 0,
        255, 255, 255, 1, 1, 0, 7, 3, 2, 255, 255, 1, 255, 255, 4, 255, 0, 255, 5, 6, 255, 255, 4, 5,
        0, 3, 255, 1, 2, 255, 1, 0, 3, 5, 255, 2, 0, 1, 4, 255, 1, 255, 0, 255, 2, 255, 3, 4,
        0, 1, 2, 1, 3, 255, 0, 4, 255, 5, 1, 0,
    ]

    static let members: [MemberRow] = [
        MemberRow(.unsignedLong),  // WalletOrder.schemaVersion
        MemberRow(.text),  // WalletOrder.orderTypeIdentifier
        MemberRow(.text, isPersonal: true),  // WalletOrder.orderIdentifier
        MemberRow(.token, argument: 0),  // WalletOrder.orderType
        MemberRow(.date),  // WalletOrder.createdAt
        MemberRow(.date),  // WalletOrder.updatedAt
        MemberRow(.token, argument: 1),  // WalletOrder.status
        MemberRow(.url, isPersonal: true),  // WalletOrder.orderManagementURL
        MemberRow(.record, argument: 1),  // WalletOrder.merchant
        MemberRow(.text, isPersonal: true),  // WalletOrder.orderNumber
        MemberRow(.text),  // WalletOrder.statusDescription
        MemberRow(.list, element: .record, argument: 7),  // WalletOrder.lineItems
        MemberRow(.list, element: .choice, argument: 0),  // WalletOrder.fulfillments
        MemberRow(.record, argument: 12),  // WalletOrder.payment
        MemberRow(.record, argument: 2),  // WalletOrder.customer
        MemberRow(.record, argument: 5),  // WalletOrder.barcode
        MemberRow(.list, element: .record, argument: 4),  // WalletOrder.associatedApplications
        MemberRow(.list, element: .text),  // WalletOrder.associatedApplicationIdentifiers
        MemberRow(.token, argument: 2),  // WalletOrder.changeNotifications
        MemberRow(.url),  // WalletOrder.webServiceURL
        MemberRow(.text, isPersonal: true),  // WalletOrder.authenticationToken
        MemberRow(.record, argument: 16),  // WalletOrder.orderProvider
        MemberRow(.record, argument: 17),  // WalletOrder.returnInfo
        MemberRow(.list, element: .record, argument: 18),  // WalletOrder.returns
        MemberRow(.text, isPersonal: true),  // WalletMerchant.merchantIdentifier
        MemberRow(.text),  // WalletMerchant.displayName
        MemberRow(.url),  // WalletMerchant.url
        MemberRow(.text),  // WalletMerchant.logo
        MemberRow(.record, argument: 3),  // WalletMerchant.address
        MemberRow(.url),  // WalletMerchant.businessChatURL
        MemberRow(.url),  // WalletMerchant.contactURL
        MemberRow(.text, isPersonal: true),  // WalletMerchant.emailAddress
        MemberRow(.text, isPersonal: true),  // WalletMerchant.phoneNumber
        MemberRow(.text, isPersonal: true),  // WalletCustomer.emailAddress
        MemberRow(.text, isPersonal: true),  // WalletCustomer.familyName
        MemberRow(.text, isPersonal: true),  // WalletCustomer.givenName
        MemberRow(.text, isPersonal: true),  // WalletCustomer.organizationName
        MemberRow(.text, isPersonal: true),  // WalletCustomer.phoneNumber
        MemberRow(.list, element: .text, isPersonal: true),  // WalletAddress.addressLines
        MemberRow(.text, isPersonal: true),  // WalletAddress.administrativeArea
        MemberRow(.country, isPersonal: true),  // WalletAddress.countryCode
        MemberRow(.text, isPersonal: true),  // WalletAddress.locality
        MemberRow(.text, isPersonal: true),  // WalletAddress.postalCode
        MemberRow(.text, isPersonal: true),  // WalletAddress.subAdministrativeArea
        MemberRow(.text, isPersonal: true),  // WalletAddress.subLocality
        MemberRow(.integer),  // WalletApplication.storeIdentifier
        MemberRow(.text),  // WalletApplication.customProductPageIdentifier
        MemberRow(.text, isPersonal: true),  // WalletApplication.launchURL
        MemberRow(.token, argument: 3),  // WalletBarcode.format
        MemberRow(.text, isPersonal: true),  // WalletBarcode.message
        MemberRow(.text),  // WalletBarcode.messageEncoding
        MemberRow(.text, isPersonal: true),  // WalletBarcode.altText
        MemberRow(.amount),  // WalletAmount.amount
        MemberRow(.currency),  // WalletAmount.currency
        MemberRow(.text),  // WalletLineItem.title
        MemberRow(.number),  // WalletLineItem.quantity
        MemberRow(.text),  // WalletLineItem.subtitle
        MemberRow(.text),  // WalletLineItem.image
        MemberRow(.record, argument: 6),  // WalletLineItem.price
        MemberRow(.text),  // WalletLineItem.sku
        MemberRow(.text),  // WalletLineItem.gtin
        MemberRow(.number),  // WalletLocation.latitude
        MemberRow(.number),  // WalletLocation.longitude
        MemberRow(.number),  // WalletLocation.altitude
        MemberRow(.text),  // ShippingFulfillment.fulfillmentIdentifier
        MemberRow(.token, argument: 4),  // ShippingFulfillment.fulfillmentType
        MemberRow(.token, argument: 5),  // ShippingFulfillment.status
        MemberRow(.text),  // ShippingFulfillment.statusDescription
        MemberRow(.text, isPersonal: true),  // ShippingFulfillment.notes
        MemberRow(.text),  // ShippingFulfillment.carrier
        MemberRow(.text, isPersonal: true),  // ShippingFulfillment.trackingNumber
        MemberRow(.url, isPersonal: true),  // ShippingFulfillment.trackingURL
        MemberRow(.token, argument: 7),  // ShippingFulfillment.shippingType
        MemberRow(.date),  // ShippingFulfillment.shippedAt
        MemberRow(.date),  // ShippingFulfillment.deliveredAt
        MemberRow(.date),  // ShippingFulfillment.estimatedDeliveryAt
        MemberRow(.duration),  // ShippingFulfillment.estimatedDeliveryWindowDuration
        MemberRow(.list, element: .record, argument: 7),  // ShippingFulfillment.lineItems
        MemberRow(.record, argument: 10),  // ShippingFulfillment.recipient
        MemberRow(.text, isPersonal: true),  // ShippingRecipient.givenName
        MemberRow(.text, isPersonal: true),  // ShippingRecipient.familyName
        MemberRow(.text, isPersonal: true),  // ShippingRecipient.organizationName
        MemberRow(.record, argument: 3),  // ShippingRecipient.address
        MemberRow(.text),  // PickupFulfillment.fulfillmentIdentifier
        MemberRow(.token, argument: 4),  // PickupFulfillment.fulfillmentType
        MemberRow(.token, argument: 6),  // PickupFulfillment.status
        MemberRow(.text),  // PickupFulfillment.displayName
        MemberRow(.text),  // PickupFulfillment.statusDescription
        MemberRow(.text, isPersonal: true),  // PickupFulfillment.notes
        MemberRow(.record, argument: 3),  // PickupFulfillment.address
        MemberRow(.record, argument: 8),  // PickupFulfillment.location
        MemberRow(.record, argument: 5),  // PickupFulfillment.barcode
        MemberRow(.date),  // PickupFulfillment.pickupAt
        MemberRow(.duration),  // PickupFulfillment.pickupWindowDuration
        MemberRow(.date),  // PickupFulfillment.pickedUpAt
        MemberRow(.list, element: .record, argument: 7),  // PickupFulfillment.lineItems
        MemberRow(.record, argument: 6),  // WalletPayment.total
        MemberRow(.list, element: .record, argument: 13),  // WalletPayment.summaryItems
        MemberRow(.list, element: .record, argument: 14),  // WalletPayment.transactions
        MemberRow(.token, argument: 8),  // WalletPayment.status
        MemberRow(.list, element: .text, isPersonal: true),  // WalletPayment.paymentMethods
        MemberRow(.list, element: .text, isPersonal: true),  // WalletPayment.applePayTransactionIdentifiers
        MemberRow(.text),  // WalletSummaryItem.label
        MemberRow(.record, argument: 6),  // WalletSummaryItem.value
        MemberRow(.record, argument: 6),  // WalletTransaction.amount
        MemberRow(.date),  // WalletTransaction.createdAt
        MemberRow(.record, argument: 15),  // WalletTransaction.paymentMethod
        MemberRow(.token, argument: 9),  // WalletTransaction.status
        MemberRow(.token, argument: 10),  // WalletTransaction.transactionType
        MemberRow(.text, isPersonal: true),  // WalletTransaction.applePayTransactionIdentifier
        MemberRow(.text),  // WalletTransaction.receipt
        MemberRow(.text, isPersonal: true),  // WalletPaymentMethod.displayName
        MemberRow(.text),  // OrderProvider.displayName
        MemberRow(.url),  // OrderProvider.url
        MemberRow(.text),  // OrderProvider.trackingLogoNameLightColorScheme
        MemberRow(.text),  // OrderProvider.trackingLogoNameDarkColorScheme
        MemberRow(.url),  // WalletReturnInfo.returnPolicyURL
        MemberRow(.date),  // WalletReturnInfo.returnDeadline
        MemberRow(.boolean),  // WalletReturnInfo.displayCountdown
        MemberRow(.url, isPersonal: true),  // WalletReturnInfo.returnManagementURL
        MemberRow(.text),  // WalletReturnInfo.returnPolicyDescription
        MemberRow(.text, isPersonal: true),  // WalletReturn.returnIdentifier
        MemberRow(.token, argument: 11),  // WalletReturn.status
        MemberRow(.text),  // WalletReturn.statusDescription
        MemberRow(.text, isPersonal: true),  // WalletReturn.notes
        MemberRow(.text),  // WalletReturn.carrier
        MemberRow(.text, isPersonal: true),  // WalletReturn.returnNumber
        MemberRow(.date),  // WalletReturn.initiatedAt
        MemberRow(.date),  // WalletReturn.dropOffBy
        MemberRow(.date),  // WalletReturn.returnedAt
        MemberRow(.url, isPersonal: true),  // WalletReturn.returnManagementURL
        MemberRow(.text),  // WalletReturn.returnLabel
        MemberRow(.list, element: .record, argument: 7),  // WalletReturn.lineItems
        MemberRow(.text, isPersonal: true),  // PushToken.pushToken
        MemberRow(.list, element: .text, isPersonal: true),  // OrderIdentifiers.orderIdentifiers
        MemberRow(.text),  // OrderIdentifiers.lastModified
        MemberRow(.list, element: .text, isPersonal: true),  // LogEntries.logs
        MemberRow(.text),  // WalletOrderTrace.method
        MemberRow(.text, isPersonal: true),  // WalletOrderTrace.path
        MemberRow(.object, isPersonal: true),  // WalletOrderTrace.headers
        MemberRow(.text, isPersonal: true),  // WalletOrderTrace.body
        MemberRow(.base64, isPersonal: true),  // WalletOrderTrace.bodyBase64
        MemberRow(.record, argument: 23),  // WalletOrderTrace.answer
        MemberRow(.unsignedShort),  // WalletOrderTraceAnswer.status
        MemberRow(.object),  // WalletOrderTraceAnswer.headers
        MemberRow(.text, isPersonal: true),  // WalletOrderTraceAnswer.body
        MemberRow(.base64, isPersonal: true),  // WalletOrderTraceAnswer.bodyBase64
    ]

    static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 24, bits: 6, places: 0, key: 255, multiplier: 0xA6CB156A301C9D2B),
            required: 0x00000000000001FF, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletOrder
        ShapeRow(
            NameList(first: 24, count: 9, bits: 4, places: 64, key: 0, multiplier: 0x9E5C77E75AE9E76F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletMerchant
        ShapeRow(
            NameList(first: 33, count: 5, bits: 3, places: 80, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletCustomer
        ShapeRow(
            NameList(first: 38, count: 7, bits: 3, places: 88, key: 0, multiplier: 0x6E7133FB6BDDBFA5),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletAddress
        ShapeRow(
            NameList(first: 45, count: 3, bits: 2, places: 96, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletApplication
        ShapeRow(
            NameList(first: 48, count: 4, bits: 3, places: 100, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletBarcode
        ShapeRow(
            NameList(first: 52, count: 2, bits: 1, places: 108, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletAmount
        ShapeRow(
            NameList(first: 54, count: 7, bits: 3, places: 110, key: 0, multiplier: 0xBFFFEB8A15A1C58B),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletLineItem
        ShapeRow(
            NameList(first: 61, count: 3, bits: 2, places: 118, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletLocation
        ShapeRow(
            NameList(first: 64, count: 15, bits: 5, places: 122, key: 255, multiplier: 0x1069E6A57E06665D),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ShippingFulfillment
        ShapeRow(
            NameList(first: 79, count: 4, bits: 3, places: 154, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // ShippingRecipient
        ShapeRow(
            NameList(first: 83, count: 13, bits: 4, places: 162, key: 254, multiplier: 0xDD429E23D09F124B),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PickupFulfillment
        ShapeRow(
            NameList(first: 96, count: 6, bits: 3, places: 178, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletPayment
        ShapeRow(
            NameList(first: 102, count: 2, bits: 1, places: 186, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletSummaryItem
        ShapeRow(
            NameList(first: 104, count: 7, bits: 3, places: 188, key: 0, multiplier: 0x8333E5A8281C4039),
            required: 0x000000000000001F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletTransaction
        ShapeRow(
            NameList(first: 111, count: 1, bits: 1, places: 196, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletPaymentMethod
        ShapeRow(
            NameList(first: 112, count: 4, bits: 3, places: 198, key: 255, multiplier: 0xBC69CF4276846D19),
            required: 0x000000000000000F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // OrderProvider
        ShapeRow(
            NameList(first: 116, count: 5, bits: 3, places: 206, key: 8, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletReturnInfo
        ShapeRow(
            NameList(first: 121, count: 12, bits: 4, places: 214, key: 0, multiplier: 0x960FDE3F09756651),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletReturn
        ShapeRow(
            NameList(first: 133, count: 1, bits: 1, places: 230, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PushToken
        ShapeRow(
            NameList(first: 134, count: 2, bits: 1, places: 232, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // OrderIdentifiers
        ShapeRow(
            NameList(first: 136, count: 1, bits: 1, places: 234, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // LogEntries
        ShapeRow(
            NameList(first: 137, count: 6, bits: 3, places: 236, key: 0, multiplier: 0xF2CAA7C38002001B),
            required: 0x0000000000000023, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletOrderTrace
        ShapeRow(
            NameList(first: 143, count: 4, bits: 3, places: 244, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WalletOrderTraceAnswer
    ]

    static let shapeTexts: [StaticString] = [
        "WalletOrder",
        "WalletMerchant",
        "WalletCustomer",
        "WalletAddress",
        "WalletApplication",
        "WalletBarcode",
        "WalletAmount",
        "WalletLineItem",
        "WalletLocation",
        "ShippingFulfillment",
        "ShippingRecipient",
        "PickupFulfillment",
        "WalletPayment",
        "WalletSummaryItem",
        "WalletTransaction",
        "WalletPaymentMethod",
        "OrderProvider",
        "WalletReturnInfo",
        "WalletReturn",
        "PushToken",
        "OrderIdentifiers",
        "LogEntries",
        "WalletOrderTrace",
        "WalletOrderTraceAnswer",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 147, count: 1, bits: 1, places: 252, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // WalletOrderType
        VocabularyRow(NameList(first: 148, count: 3, bits: 2, places: 254, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .throwing),  // WalletOrderStatus
        VocabularyRow(NameList(first: 151, count: 2, bits: 1, places: 258, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // WalletChangeNotifications
        VocabularyRow(NameList(first: 153, count: 4, bits: 3, places: 260, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // WalletBarcodeFormat
        VocabularyRow(NameList(first: 157, count: 2, bits: 1, places: 268, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // FulfillmentType
        VocabularyRow(NameList(first: 159, count: 8, bits: 4, places: 270, key: 0, multiplier: 0x64D815DEEAF29DF3), unknown: .throwing),  // ShippingStatus
        VocabularyRow(NameList(first: 167, count: 6, bits: 3, places: 286, key: 0, multiplier: 0xBC69CF4276846D19), unknown: .throwing),  // PickupStatus
        VocabularyRow(NameList(first: 173, count: 2, bits: 1, places: 294, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // WalletShippingType
        VocabularyRow(NameList(first: 175, count: 6, bits: 3, places: 296, key: 0, multiplier: 0xBC69CF4276846D19), unknown: .throwing),  // WalletPaymentStatus
        VocabularyRow(NameList(first: 181, count: 5, bits: 3, places: 304, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // WalletTransactionStatus
        VocabularyRow(NameList(first: 186, count: 2, bits: 1, places: 312, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // WalletTransactionType
        VocabularyRow(NameList(first: 188, count: 6, bits: 3, places: 314, key: 0, multiplier: 0x1069E6A57E06665D), unknown: .throwing),  // WalletReturnStatus
    ]

    static let vocabularyTexts: [StaticString] = [
        "WalletOrderType",
        "WalletOrderStatus",
        "WalletChangeNotifications",
        "WalletBarcodeFormat",
        "FulfillmentType",
        "ShippingStatus",
        "PickupStatus",
        "WalletShippingType",
        "WalletPaymentStatus",
        "WalletTransactionStatus",
        "WalletTransactionType",
        "WalletReturnStatus",
    ]

    static let variants: [VariantRow] = [
        VariantRow(selector: 1, names: NameList(first: 194, count: 2, bits: 1, places: 322, key: 0, multiplier: 0xB3C4904A6D278933), firstShape: 0),
    ]

    static let choiceShapes: [UInt8] = [9, 11]
}

/// The indexes of the dictionaries in the tables.
package enum WalletOrdersShape {
    package static var walletOrder: Int { 0 }
    package static var walletMerchant: Int { 1 }
    package static var walletCustomer: Int { 2 }
    package static var walletAddress: Int { 3 }
    package static var walletApplication: Int { 4 }
    package static var walletBarcode: Int { 5 }
    package static var walletAmount: Int { 6 }
    package static var walletLineItem: Int { 7 }
    package static var walletLocation: Int { 8 }
    package static var shippingFulfillment: Int { 9 }
    package static var shippingRecipient: Int { 10 }
    package static var pickupFulfillment: Int { 11 }
    package static var walletPayment: Int { 12 }
    package static var walletSummaryItem: Int { 13 }
    package static var walletTransaction: Int { 14 }
    package static var walletPaymentMethod: Int { 15 }
    package static var orderProvider: Int { 16 }
    package static var walletReturnInfo: Int { 17 }
    package static var walletReturn: Int { 18 }
    package static var pushToken: Int { 19 }
    package static var orderIdentifiers: Int { 20 }
    package static var logEntries: Int { 21 }
    package static var walletOrderTrace: Int { 22 }
    package static var walletOrderTraceAnswer: Int { 23 }
}

/// The indexes of the vocabularies in the tables.
package enum WalletOrdersWord {
    package static var walletOrderType: Int { 0 }
    package static var walletOrderStatus: Int { 1 }
    package static var walletChangeNotifications: Int { 2 }
    package static var walletBarcodeFormat: Int { 3 }
    package static var fulfillmentType: Int { 4 }
    package static var shippingStatus: Int { 5 }
    package static var pickupStatus: Int { 6 }
    package static var walletShippingType: Int { 7 }
    package static var walletPaymentStatus: Int { 8 }
    package static var walletTransactionStatus: Int { 9 }
    package static var walletTransactionType: Int { 10 }
    package static var walletReturnStatus: Int { 11 }
}

/// A shipment or a pickup.
package struct FulfillmentView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case fulfillmentIdentifier, fulfillmentType, statusDescription, lineItems, notes
    }

    package static var shapes: [Int] { [WalletOrdersShape.shippingFulfillment, WalletOrdersShape.pickupFulfillment] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = FulfillmentView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        FulfillmentView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case WalletOrdersShape.shippingFulfillment: 0x40D030100
        case WalletOrdersShape.pickupFulfillment: 0x50C040100
        default: .max
        }
    }

    package var fulfillmentIdentifier: Text? { @_lifetime(copy self) get { cursor.text(place(of: .fulfillmentIdentifier)) } }
    package var fulfillmentType: WordView? { @_lifetime(copy self) get { cursor.wordView(place(of: .fulfillmentType)) } }
    package var statusDescription: Text? { @_lifetime(copy self) get { cursor.text(place(of: .statusDescription)) } }
    package var lineItems: Records<WalletLineItemView>? { @_lifetime(copy self) get { cursor.list(place(of: .lineItems), shape: WalletOrdersShape.walletLineItem) } }
    package var notes: Text? { @_lifetime(copy self) get { cursor.text(place(of: .notes)) } }
}

extension ShapeTables {
    static let walletOrders = ShapeTables(
        names: WalletOrdersRows.names,
        middles: WalletOrdersRows.middles,
        places: WalletOrdersRows.places,
        members: WalletOrdersRows.members,
        shapes: WalletOrdersRows.shapes,
        shapeTexts: WalletOrdersRows.shapeTexts,
        vocabularies: WalletOrdersRows.vocabularies,
        vocabularyTexts: WalletOrdersRows.vocabularyTexts,
        variants: WalletOrdersRows.variants,
        choiceShapes: WalletOrdersRows.choiceShapes)
}
