// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

import PaySheet

/// The rows of the tables.
enum PassesRows {
    static let names: [NameRow] = [
        .init(head: 0x655674616D726F66, tail: 0x6E6F697372655674, middle: 0, length: 13, last: 5, beyond: 0),  // formatVersion
        .init(head: 0x6570795473736170, tail: 0x7265696669746E65, middle: 0, length: 18, last: 10, beyond: 0),  // passTypeIdentifier
        .init(head: 0x754E6C6169726573, tail: 0x7265626D754E6C61, middle: 1, length: 12, last: 4, beyond: 0),  // serialNumber
        .init(head: 0x6E6564496D616574, tail: 0x7265696669746E65, middle: 1, length: 14, last: 6, beyond: 0),  // teamIdentifier
        .init(head: 0x617A696E6167726F, tail: 0x656D614E6E6F6974, middle: 1, length: 16, last: 8, beyond: 0),  // organizationName
        .init(head: 0x7470697263736564, tail: 0x6E6F697470697263, middle: 1, length: 11, last: 3, beyond: 0),  // description
        .init(head: 0x676E696472616F62, tail: 0x73736150676E6964, middle: 1, length: 12, last: 4, beyond: 0),  // boardingPass
        .init(head: 0x00006E6F70756F63, tail: 0x00006E6F70756F63, middle: 1, length: 6, last: 0, beyond: 16),  // coupon
        .init(head: 0x636954746E657665, tail: 0x74656B636954746E, middle: 1, length: 11, last: 3, beyond: 0),  // eventTicket
        .init(head: 0x00636972656E6567, tail: 0x00636972656E6567, middle: 1, length: 7, last: 0, beyond: 8),  // generic
        .init(head: 0x72614365726F7473, tail: 0x6472614365726F74, middle: 1, length: 9, last: 1, beyond: 0),  // storeCard
        .init(head: 0x6547726574736F70, tail: 0x636972656E654772, middle: 1, length: 13, last: 5, beyond: 0),  // posterGeneric
        .init(head: 0x6572726566657270, tail: 0x73656D6568635365, middle: 1, length: 21, last: 13, beyond: 0),  // preferredStyleSchemes
        .init(head: 0x756F72676B636162, tail: 0x726F6C6F43646E75, middle: 2, length: 15, last: 7, beyond: 0),  // backgroundColor
        .init(head: 0x756F726765726F66, tail: 0x726F6C6F43646E75, middle: 2, length: 15, last: 7, beyond: 0),  // foregroundColor
        .init(head: 0x6C6F436C6562616C, tail: 0x726F6C6F436C6562, middle: 2, length: 10, last: 2, beyond: 0),  // labelColor
        .init(head: 0x61427265746F6F66, tail: 0x726F6C6F43646E75, middle: 2, length: 21, last: 13, beyond: 0),  // footerBackgroundColor
        .init(head: 0x6C6F437069727473, tail: 0x726F6C6F43706972, middle: 3, length: 10, last: 2, beyond: 0),  // stripColor
        .init(head: 0x747865546F676F6C, tail: 0x747865546F676F6C, middle: 3, length: 8, last: 0, beyond: 0),  // logoText
        .init(head: 0x676F4C746E657665, tail: 0x747865546F676F4C, middle: 3, length: 13, last: 5, beyond: 0),  // eventLogoText
        .init(head: 0x7373657270707573, tail: 0x656E696853706972, middle: 3, length: 18, last: 10, beyond: 0),  // suppressStripShine
        .init(head: 0x7373657270707573, tail: 0x676E696E656B7261, middle: 4, length: 23, last: 15, beyond: 0),  // suppressHeaderDarkening
        .init(head: 0x6D6F747541657375, tail: 0x73726F6C6F436369, middle: 5, length: 18, last: 10, beyond: 0),  // useAutomaticColors
        .init(head: 0x676E6970756F7267, tail: 0x7265696669746E65, middle: 6, length: 18, last: 10, beyond: 0),  // groupingIdentifier
        .init(head: 0x7365646F63726162, tail: 0x7365646F63726162, middle: 7, length: 8, last: 0, beyond: 0),  // barcodes
        .init(head: 0x0065646F63726162, tail: 0x0065646F63726162, middle: 7, length: 7, last: 0, beyond: 8),  // barcode
        .init(head: 0x000000000063666E, tail: 0x000000000063666E, middle: 7, length: 3, last: 0, beyond: 40),  // nfc
        .init(head: 0x6E6F697461636F6C, tail: 0x736E6F697461636F, middle: 7, length: 9, last: 1, beyond: 0),  // locations
        .init(head: 0x00736E6F63616562, tail: 0x00736E6F63616562, middle: 7, length: 7, last: 0, beyond: 8),  // beacons
        .init(head: 0x617473694478616D, tail: 0x65636E6174736944, middle: 7, length: 11, last: 3, beyond: 0),  // maxDistance
        .init(head: 0x746E6176656C6572, tail: 0x7365746144746E61, middle: 7, length: 13, last: 5, beyond: 0),  // relevantDates
        .init(head: 0x746E6176656C6572, tail: 0x65746144746E6176, middle: 7, length: 12, last: 4, beyond: 0),  // relevantDate
        .init(head: 0x6974617269707865, tail: 0x657461446E6F6974, middle: 7, length: 14, last: 6, beyond: 0),  // expirationDate
        .init(head: 0x0000646564696F76, tail: 0x0000646564696F76, middle: 7, length: 6, last: 0, beyond: 16),  // voided
        .init(head: 0x6976726553626577, tail: 0x4C52556563697672, middle: 7, length: 13, last: 5, beyond: 0),  // webServiceURL
        .init(head: 0x69746E6568747561, tail: 0x6E656B6F546E6F69, middle: 7, length: 19, last: 11, beyond: 0),  // authenticationToken
        .init(head: 0x746169636F737361, tail: 0x737265696669746E, middle: 8, length: 26, last: 18, beyond: 0),  // associatedStoreIdentifiers
        .init(head: 0x7261696C69787561, tail: 0x737265696669746E, middle: 10, length: 25, last: 17, beyond: 0),  // auxiliaryStoreIdentifiers
        .init(head: 0x636E75614C707061, tail: 0x4C525568636E7561, middle: 12, length: 12, last: 4, beyond: 0),  // appLaunchURL
        .init(head: 0x6F666E4972657375, tail: 0x6F666E4972657375, middle: 12, length: 8, last: 0, beyond: 0),  // userInfo
        .init(head: 0x50676E6972616873, tail: 0x646574696269686F, middle: 12, length: 17, last: 9, beyond: 0),  // sharingProhibited
        .init(head: 0x6369746E616D6573, tail: 0x736369746E616D65, middle: 13, length: 9, last: 1, beyond: 0),  // semantics
        .init(head: 0x676E696D6F637075, tail: 0x6E6F6974616D726F, middle: 13, length: 23, last: 15, beyond: 0),  // upcomingPassInformation
        .init(head: 0x6465727574616566, tail: 0x736E6F6974634164, middle: 14, length: 15, last: 7, beyond: 0),  // featuredActions
        .init(head: 0x6946726564616568, tail: 0x73646C6569467265, middle: 14, length: 12, last: 4, beyond: 0),  // headerFields
        .init(head: 0x467972616D697270, tail: 0x73646C6569467972, middle: 14, length: 13, last: 5, beyond: 0),  // primaryFields
        .init(head: 0x7261646E6F636573, tail: 0x73646C6569467972, middle: 14, length: 15, last: 7, beyond: 0),  // secondaryFields
        .init(head: 0x7261696C69787561, tail: 0x73646C6569467972, middle: 14, length: 15, last: 7, beyond: 0),  // auxiliaryFields
        .init(head: 0x6C6569466B636162, tail: 0x73646C6569466B63, middle: 14, length: 10, last: 2, beyond: 0),  // backFields
        .init(head: 0x6E6F697469646461, tail: 0x73646C6569466F66, middle: 14, length: 20, last: 12, beyond: 0),  // additionalInfoFields
        .init(head: 0x69467265746F6F66, tail: 0x73646C6569467265, middle: 15, length: 12, last: 4, beyond: 0),  // footerFields
        .init(head: 0x547469736E617274, tail: 0x657079547469736E, middle: 15, length: 11, last: 3, beyond: 0),  // transitType
        .init(head: 0x000000000079656B, tail: 0x000000000079656B, middle: 15, length: 3, last: 0, beyond: 40),  // key
        .init(head: 0x00000065756C6176, tail: 0x00000065756C6176, middle: 15, length: 5, last: 0, beyond: 24),  // value
        .init(head: 0x0000006C6562616C, tail: 0x0000006C6562616C, middle: 15, length: 5, last: 0, beyond: 24),  // label
        .init(head: 0x7475626972747461, tail: 0x65756C6156646574, middle: 15, length: 15, last: 7, beyond: 0),  // attributedValue
        .init(head: 0x654D65676E616863, tail: 0x6567617373654D65, middle: 15, length: 13, last: 5, beyond: 0),  // changeMessage
        .init(head: 0x6C79745365746164, tail: 0x656C797453657461, middle: 15, length: 9, last: 1, beyond: 0),  // dateStyle
        .init(head: 0x6C797453656D6974, tail: 0x656C797453656D69, middle: 15, length: 9, last: 1, beyond: 0),  // timeStyle
        .init(head: 0x547365726F6E6769, tail: 0x656E6F5A656D6954, middle: 15, length: 15, last: 7, beyond: 0),  // ignoresTimeZone
        .init(head: 0x6974616C65527369, tail: 0x65766974616C6552, middle: 15, length: 10, last: 2, beyond: 0),  // isRelative
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 15, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x74537265626D756E, tail: 0x656C797453726562, middle: 15, length: 11, last: 3, beyond: 0),  // numberStyle
        .init(head: 0x67696C4174786574, tail: 0x746E656D6E67696C, middle: 15, length: 13, last: 5, beyond: 0),  // textAlignment
        .init(head: 0x6574654461746164, tail: 0x7365707954726F74, middle: 15, length: 17, last: 9, beyond: 0),  // dataDetectorTypes
        .init(head: 0x6369746E616D6573, tail: 0x736369746E616D65, middle: 16, length: 9, last: 1, beyond: 0),  // semantics
        .init(head: 0x0000000000776F72, tail: 0x0000000000776F72, middle: 16, length: 3, last: 0, beyond: 40),  // row
        .init(head: 0x000074616D726F66, tail: 0x000074616D726F66, middle: 16, length: 6, last: 0, beyond: 16),  // format
        .init(head: 0x006567617373656D, tail: 0x006567617373656D, middle: 16, length: 7, last: 0, beyond: 8),  // message
        .init(head: 0x456567617373656D, tail: 0x676E69646F636E45, middle: 16, length: 15, last: 7, beyond: 0),  // messageEncoding
        .init(head: 0x0074786554746C61, tail: 0x0074786554746C61, middle: 16, length: 7, last: 0, beyond: 8),  // altText
        .init(head: 0x006567617373656D, tail: 0x006567617373656D, middle: 16, length: 7, last: 0, beyond: 8),  // message
        .init(head: 0x6974707972636E65, tail: 0x79654B63696C6275, middle: 16, length: 19, last: 11, beyond: 0),  // encryptionPublicKey
        .init(head: 0x7365726975716572, tail: 0x6E6F697461636974, middle: 17, length: 22, last: 14, beyond: 0),  // requiresAuthentication
        .init(head: 0x656475746974616C, tail: 0x656475746974616C, middle: 18, length: 8, last: 0, beyond: 0),  // latitude
        .init(head: 0x64757469676E6F6C, tail: 0x6564757469676E6F, middle: 18, length: 9, last: 1, beyond: 0),  // longitude
        .init(head: 0x6564757469746C61, tail: 0x6564757469746C61, middle: 18, length: 8, last: 0, beyond: 0),  // altitude
        .init(head: 0x746E6176656C6572, tail: 0x74786554746E6176, middle: 18, length: 12, last: 4, beyond: 0),  // relevantText
        .init(head: 0x74696D69786F7270, tail: 0x444955557974696D, middle: 18, length: 13, last: 5, beyond: 0),  // proximityUUID
        .init(head: 0x000000726F6A616D, tail: 0x000000726F6A616D, middle: 18, length: 5, last: 0, beyond: 24),  // major
        .init(head: 0x000000726F6E696D, tail: 0x000000726F6E696D, middle: 18, length: 5, last: 0, beyond: 24),  // minor
        .init(head: 0x746E6176656C6572, tail: 0x74786554746E6176, middle: 18, length: 12, last: 4, beyond: 0),  // relevantText
        .init(head: 0x0000000065746164, tail: 0x0000000065746164, middle: 18, length: 4, last: 0, beyond: 32),  // date
        .init(head: 0x746E6176656C6572, tail: 0x65746144746E6176, middle: 18, length: 12, last: 4, beyond: 0),  // relevantDate
        .init(head: 0x7461447472617473, tail: 0x6574614474726174, middle: 18, length: 9, last: 1, beyond: 0),  // startDate
        .init(head: 0x0065746144646E65, tail: 0x0065746144646E65, middle: 18, length: 7, last: 0, beyond: 8),  // endDate
        .init(head: 0x696669746E656469, tail: 0x7265696669746E65, middle: 18, length: 10, last: 2, beyond: 0),  // identifier
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 18, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x00000000006C7275, tail: 0x00000000006C7275, middle: 18, length: 3, last: 0, beyond: 40),  // url
        .init(head: 0x6972506C61746F74, tail: 0x65636972506C6174, middle: 18, length: 10, last: 2, beyond: 0),  // totalPrice
        .init(head: 0x0065636E616C6162, tail: 0x0065636E616C6162, middle: 18, length: 7, last: 0, beyond: 8),  // balance
        .init(head: 0x6E6F697461727564, tail: 0x6E6F697461727564, middle: 18, length: 8, last: 0, beyond: 0),  // duration
        .init(head: 0x0000007374616573, tail: 0x0000007374616573, middle: 18, length: 5, last: 0, beyond: 24),  // seats
        .init(head: 0x5265636E656C6973, tail: 0x6465747365757165, middle: 18, length: 16, last: 8, beyond: 0),  // silenceRequested
        .init(head: 0x6563634169666977, tail: 0x7373656363416966, middle: 18, length: 10, last: 2, beyond: 0),  // wifiAccess
        .init(head: 0x707954746E657665, tail: 0x65707954746E6576, middle: 18, length: 9, last: 1, beyond: 0),  // eventType
        .init(head: 0x6D614E746E657665, tail: 0x656D614E746E6576, middle: 18, length: 9, last: 1, beyond: 0),  // eventName
        .init(head: 0x617453746E657665, tail: 0x6574614474726174, middle: 18, length: 14, last: 6, beyond: 0),  // eventStartDate
        .init(head: 0x646E45746E657665, tail: 0x65746144646E4574, middle: 18, length: 12, last: 4, beyond: 0),  // eventEndDate
        .init(head: 0x656D726F66726570, tail: 0x73656D614E72656D, middle: 18, length: 14, last: 6, beyond: 0),  // performerNames
        .init(head: 0x6D614E65756E6576, tail: 0x656D614E65756E65, middle: 18, length: 9, last: 1, beyond: 0),  // venueName
        .init(head: 0x67655265756E6576, tail: 0x656D614E6E6F6967, middle: 18, length: 15, last: 7, beyond: 0),  // venueRegionName
        .init(head: 0x6F6F5265756E6576, tail: 0x6D6F6F5265756E65, middle: 18, length: 9, last: 1, beyond: 0),  // venueRoom
        .init(head: 0x746E4565756E6576, tail: 0x65636E6172746E45, middle: 18, length: 13, last: 5, beyond: 0),  // venueEntrance
        .init(head: 0x636F4C65756E6576, tail: 0x6E6F697461636F4C, middle: 18, length: 13, last: 5, beyond: 0),  // venueLocation
        .init(head: 0x6F685065756E6576, tail: 0x7265626D754E656E, middle: 18, length: 16, last: 8, beyond: 0),  // venuePhoneNumber
        .init(head: 0x6D616554656D6F68, tail: 0x6E6F697461697665, middle: 18, length: 20, last: 12, beyond: 0),  // homeTeamAbbreviation
        .init(head: 0x6D61655479617761, tail: 0x6E6F697461697665, middle: 19, length: 20, last: 12, beyond: 0),  // awayTeamAbbreviation
        .init(head: 0x43656E696C726961, tail: 0x65646F43656E696C, middle: 20, length: 11, last: 3, beyond: 0),  // airlineCode
        .init(head: 0x754E746867696C66, tail: 0x7265626D754E7468, middle: 20, length: 12, last: 4, beyond: 0),  // flightNumber
        .init(head: 0x6F43746867696C66, tail: 0x65646F4374686769, middle: 20, length: 10, last: 2, beyond: 0),  // flightCode
        .init(head: 0x7275747261706564, tail: 0x65646F4374726F70, middle: 20, length: 20, last: 12, beyond: 0),  // departureAirportCode
        .init(head: 0x7275747261706564, tail: 0x656D614E79746943, middle: 21, length: 17, last: 9, beyond: 0),  // departureCityName
        .init(head: 0x7275747261706564, tail: 0x656E6F5A656D6954, middle: 22, length: 25, last: 17, beyond: 0),  // departureLocationTimeZone
        .init(head: 0x74616E6974736564, tail: 0x65646F4374726F70, middle: 24, length: 22, last: 14, beyond: 0),  // destinationAirportCode
        .init(head: 0x74616E6974736564, tail: 0x656D614E79746943, middle: 25, length: 19, last: 11, beyond: 0),  // destinationCityName
        .init(head: 0x74616E6974736564, tail: 0x656E6F5A656D6954, middle: 26, length: 27, last: 19, beyond: 0),  // destinationLocationTimeZone
        .init(head: 0x6C616E696769726F, tail: 0x65746144676E6964, middle: 28, length: 20, last: 12, beyond: 0),  // originalBoardingDate
        .init(head: 0x6C616E696769726F, tail: 0x6574614465727574, middle: 29, length: 21, last: 13, beyond: 0),  // originalDepartureDate
        .init(head: 0x6C616E696769726F, tail: 0x657461446C617669, middle: 30, length: 19, last: 11, beyond: 0),  // originalArrivalDate
        .init(head: 0x42746E6572727563, tail: 0x65746144676E6964, middle: 31, length: 19, last: 11, beyond: 0),  // currentBoardingDate
        .init(head: 0x44746E6572727563, tail: 0x6574614465727574, middle: 32, length: 20, last: 12, beyond: 0),  // currentDepartureDate
        .init(head: 0x41746E6572727563, tail: 0x657461446C617669, middle: 33, length: 18, last: 10, beyond: 0),  // currentArrivalDate
        .init(head: 0x65676E6573736170, tail: 0x656D614E7265676E, middle: 34, length: 13, last: 5, beyond: 0),  // passengerName
        .init(head: 0x68737265626D656D, tail: 0x7265626D754E6D61, middle: 34, length: 23, last: 15, beyond: 0),  // membershipProgramNumber
        .init(head: 0x616D7269666E6F63, tail: 0x7265626D754E6E6F, middle: 35, length: 18, last: 10, beyond: 0),  // confirmationNumber
        .init(head: 0x0000746E756F6D61, tail: 0x0000746E756F6D61, middle: 36, length: 6, last: 0, beyond: 16),  // amount
        .init(head: 0x79636E6572727563, tail: 0x65646F4379636E65, middle: 36, length: 12, last: 4, beyond: 0),  // currencyCode
        .init(head: 0x626D754E74616573, tail: 0x7265626D754E7461, middle: 36, length: 10, last: 2, beyond: 0),  // seatNumber
        .init(head: 0x00776F5274616573, tail: 0x00776F5274616573, middle: 36, length: 7, last: 0, beyond: 8),  // seatRow
        .init(head: 0x7463655374616573, tail: 0x6E6F697463655374, middle: 36, length: 11, last: 3, beyond: 0),  // seatSection
        .init(head: 0x0000000064697373, tail: 0x0000000064697373, middle: 36, length: 4, last: 0, beyond: 32),  // ssid
        .init(head: 0x64726F7773736170, tail: 0x64726F7773736170, middle: 36, length: 8, last: 0, beyond: 0),  // password
        .init(head: 0x6D614E6E65766967, tail: 0x656D614E6E657669, middle: 36, length: 9, last: 1, beyond: 0),  // givenName
        .init(head: 0x614E796C696D6166, tail: 0x656D614E796C696D, middle: 36, length: 10, last: 2, beyond: 0),  // familyName
        .init(head: 0x69736E6172544B50, tail: 0x7269416570795474, middle: 36, length: 16, last: 8, beyond: 0),  // PKTransitTypeAir
        .init(head: 0x69736E6172544B50, tail: 0x74616F4265707954, middle: 36, length: 17, last: 9, beyond: 0),  // PKTransitTypeBoat
        .init(head: 0x69736E6172544B50, tail: 0x7375426570795474, middle: 37, length: 16, last: 8, beyond: 0),  // PKTransitTypeBus
        .init(head: 0x69736E6172544B50, tail: 0x636972656E654765, middle: 37, length: 20, last: 12, beyond: 0),  // PKTransitTypeGeneric
        .init(head: 0x69736E6172544B50, tail: 0x6E69617254657079, middle: 38, length: 18, last: 10, beyond: 0),  // PKTransitTypeTrain
        .init(head: 0x646F637261424B50, tail: 0x525174616D726F46, middle: 39, length: 17, last: 9, beyond: 0),  // PKBarcodeFormatQR
        .init(head: 0x646F637261424B50, tail: 0x3731344644507461, middle: 40, length: 21, last: 13, beyond: 0),  // PKBarcodeFormatPDF417
        .init(head: 0x646F637261424B50, tail: 0x6365747A4174616D, middle: 41, length: 20, last: 12, beyond: 0),  // PKBarcodeFormatAztec
        .init(head: 0x646F637261424B50, tail: 0x38323165646F4374, middle: 42, length: 22, last: 14, beyond: 0),  // PKBarcodeFormatCode128
        .init(head: 0x646F637261424B50, tail: 0x393365646F437461, middle: 43, length: 21, last: 13, beyond: 0),  // PKBarcodeFormatCode39
        .init(head: 0x646F637261424B50, tail: 0x72616261646F4374, middle: 44, length: 22, last: 14, beyond: 0),  // PKBarcodeFormatCodabar
        .init(head: 0x646F637261424B50, tail: 0x33314E414574616D, middle: 45, length: 20, last: 12, beyond: 0),  // PKBarcodeFormatEAN13
        .init(head: 0x646F637261424B50, tail: 0x35666F324974616D, middle: 46, length: 20, last: 12, beyond: 0),  // PKBarcodeFormatI2of5
        .init(head: 0x7645726574736F70, tail: 0x74656B636954746E, middle: 47, length: 17, last: 9, beyond: 0),  // posterEventTicket
        .init(head: 0x636954746E657665, tail: 0x74656B636954746E, middle: 48, length: 11, last: 3, beyond: 0),  // eventTicket
        .init(head: 0x6369746E616D6573, tail: 0x73736150676E6964, middle: 48, length: 20, last: 12, beyond: 0),  // semanticBoardingPass
        .init(head: 0x676E696472616F62, tail: 0x73736150676E6964, middle: 49, length: 12, last: 4, beyond: 0),  // boardingPass
        .init(head: 0x7453657461444B50, tail: 0x656E6F4E656C7974, middle: 49, length: 15, last: 7, beyond: 0),  // PKDateStyleNone
        .init(head: 0x7453657461444B50, tail: 0x74726F6853656C79, middle: 49, length: 16, last: 8, beyond: 0),  // PKDateStyleShort
        .init(head: 0x7453657461444B50, tail: 0x6D756964654D656C, middle: 49, length: 17, last: 9, beyond: 0),  // PKDateStyleMedium
        .init(head: 0x7453657461444B50, tail: 0x676E6F4C656C7974, middle: 50, length: 15, last: 7, beyond: 0),  // PKDateStyleLong
        .init(head: 0x7453657461444B50, tail: 0x6C6C7546656C7974, middle: 50, length: 15, last: 7, beyond: 0),  // PKDateStyleFull
        .init(head: 0x7265626D754E4B50, tail: 0x6C616D6963654465, middle: 50, length: 20, last: 12, beyond: 0),  // PKNumberStyleDecimal
        .init(head: 0x7265626D754E4B50, tail: 0x746E656372655065, middle: 51, length: 20, last: 12, beyond: 0),  // PKNumberStylePercent
        .init(head: 0x7265626D754E4B50, tail: 0x63696669746E6569, middle: 52, length: 23, last: 15, beyond: 0),  // PKNumberStyleScientific
        .init(head: 0x7265626D754E4B50, tail: 0x74754F6C6C657053, middle: 53, length: 21, last: 13, beyond: 0),  // PKNumberStyleSpellOut
        .init(head: 0x6C41747865544B50, tail: 0x7466654C746E656D, middle: 54, length: 19, last: 11, beyond: 0),  // PKTextAlignmentLeft
        .init(head: 0x6C41747865544B50, tail: 0x7265746E6543746E, middle: 55, length: 21, last: 13, beyond: 0),  // PKTextAlignmentCenter
        .init(head: 0x6C41747865544B50, tail: 0x7468676952746E65, middle: 56, length: 20, last: 12, beyond: 0),  // PKTextAlignmentRight
        .init(head: 0x6C41747865544B50, tail: 0x6C61727574614E74, middle: 57, length: 22, last: 14, beyond: 0),  // PKTextAlignmentNatural
        .init(head: 0x6544617461444B50, tail: 0x7265626D754E656E, middle: 58, length: 29, last: 21, beyond: 0),  // PKDataDetectorTypePhoneNumber
        .init(head: 0x6544617461444B50, tail: 0x6B6E694C65707954, middle: 60, length: 22, last: 14, beyond: 0),  // PKDataDetectorTypeLink
        .init(head: 0x6544617461444B50, tail: 0x7373657264644165, middle: 61, length: 25, last: 17, beyond: 0),  // PKDataDetectorTypeAddress
        .init(head: 0x6544617461444B50, tail: 0x746E657645726164, middle: 63, length: 31, last: 23, beyond: 0),  // PKDataDetectorTypeCalendarEvent
        .init(head: 0x54746E6576454B50, tail: 0x636972656E654765, middle: 65, length: 18, last: 10, beyond: 0),  // PKEventTypeGeneric
        .init(head: 0x54746E6576454B50, tail: 0x65636E616D726F66, middle: 66, length: 26, last: 18, beyond: 0),  // PKEventTypeLivePerformance
        .init(head: 0x54746E6576454B50, tail: 0x6569766F4D657079, middle: 68, length: 16, last: 8, beyond: 0),  // PKEventTypeMovie
        .init(head: 0x54746E6576454B50, tail: 0x7374726F70536570, middle: 68, length: 17, last: 9, beyond: 0),  // PKEventTypeSports
        .init(head: 0x54746E6576454B50, tail: 0x65636E657265666E, middle: 69, length: 21, last: 13, beyond: 0),  // PKEventTypeConference
        .init(head: 0x54746E6576454B50, tail: 0x6E6F69746E65766E, middle: 70, length: 21, last: 13, beyond: 0),  // PKEventTypeConvention
        .init(head: 0x54746E6576454B50, tail: 0x706F68736B726F57, middle: 71, length: 19, last: 11, beyond: 0),  // PKEventTypeWorkshop
        .init(head: 0x54746E6576454B50, tail: 0x676E697265687461, middle: 72, length: 26, last: 18, beyond: 0),  // PKEventTypeSocialGathering
        .init(head: 0x6568635377656976, tail: 0x656C756465686353, middle: 74, length: 12, last: 4, beyond: 0),  // viewSchedule
        .init(head: 0x6172546863746177, tail: 0x72656C6961725468, middle: 74, length: 12, last: 4, beyond: 0),  // watchTrailer
        .init(head: 0x6F546E657473696C, tail: 0x636973754D6F546E, middle: 74, length: 13, last: 5, beyond: 0),  // listenToMusic
        .init(head: 0x000000006C6C6163, tail: 0x000000006C6C6163, middle: 74, length: 4, last: 0, beyond: 32),  // call
        .init(head: 0x0000006563616C70, tail: 0x0000006563616C70, middle: 74, length: 5, last: 0, beyond: 24),  // place
        .init(head: 0x6C61426F54646461, tail: 0x65636E616C61426F, middle: 74, length: 12, last: 4, beyond: 0),  // addToBalance
        .init(head: 0x000000726564726F, tail: 0x000000726564726F, middle: 74, length: 5, last: 0, beyond: 24),  // order
        .init(head: 0x00000000706F6873, tail: 0x00000000706F6873, middle: 74, length: 4, last: 0, beyond: 32),  // shop
        .init(head: 0x68737265626D656D, tail: 0x73746966656E6542, middle: 74, length: 18, last: 10, beyond: 0),  // membershipBenefits
        .init(head: 0x6F7070416B6F6F62, tail: 0x746E656D746E696F, middle: 75, length: 15, last: 7, beyond: 0),  // bookAppointment
        .init(head: 0x007261436B6F6F62, tail: 0x007261436B6F6F62, middle: 75, length: 7, last: 0, beyond: 8),  // bookCar
        .init(head: 0x67696C466B6F6F62, tail: 0x746867696C466B6F, middle: 75, length: 10, last: 2, beyond: 0),  // bookFlight
        .init(head: 0x796174536B6F6F62, tail: 0x796174536B6F6F62, middle: 75, length: 8, last: 0, beyond: 0),  // bookStay
        .init(head: 0x6566664F77656976, tail: 0x7364726177655273, middle: 75, length: 17, last: 9, beyond: 0),  // viewOffersRewards
    ]

    static let middles: [UInt64] = [
        0x696669746E656449,
        0x6353656C79745364,
        0x646E756F72676B63,
        0x6968537069727453,
        0x6144726564616548,
        0x6F6C6F4363697461,
        0x696669746E656449,
        0x6F546E6F69746163,
        0x4965726F74536465,
        0x65696669746E6564,
        0x644965726F745379,
        0x7265696669746E65,
        0x6574696269686F72,
        0x6F666E4973736150,
        0x69466F666E496C61,
        0x65707954726F7463,
        0x63696C6275506E6F,
        0x69746E6568747541,
        0x6169766572626241,
        0x6169766572626241,
        0x74726F7072694165,
        0x6D614E7974694365,
        0x6F697461636F4C65,
        0x6E6F5A656D69546E,
        0x6F707269416E6F69,
        0x4E797469436E6F69,
        0x7461636F4C6E6F69,
        0x5A656D69546E6F69,
        0x676E696472616F42,
        0x7275747261706544,
        0x446C617669727241,
        0x44676E696472616F,
        0x6572757472617065,
        0x61446C6176697272,
        0x6172676F72507069,
        0x626D754E6E6F6974,
        0x616F426570795474,
        0x6E65476570795474,
        0x6172546570795474,
        0x5174616D726F4665,
        0x5074616D726F4665,
        0x4174616D726F4665,
        0x4374616D726F4665,
        0x4374616D726F4665,
        0x4374616D726F4665,
        0x4574616D726F4665,
        0x4974616D726F4665,
        0x656B636954746E65,
        0x676E696472616F42,
        0x756964654D656C79,
        0x636544656C797453,
        0x726550656C797453,
        0x696353656C797453,
        0x657053656C797453,
        0x4C746E656D6E6769,
        0x43746E656D6E6769,
        0x52746E656D6E6769,
        0x4E746E656D6E6769,
        0x7954726F74636574,
        0x4E656E6F68506570,
        0x7954726F74636574,
        0x7954726F74636574,
        0x7365726464416570,
        0x7954726F74636574,
        0x646E656C61436570,
        0x72656E6547657079,
        0x506576694C657079,
        0x6E616D726F667265,
        0x74726F7053657079,
        0x65666E6F43657079,
        0x65766E6F43657079,
        0x736B726F57657079,
        0x6169636F53657079,
        0x697265687461476C,
        0x6966656E65427069,
        0x6472617765527372,
    ]

    static let places: [UInt8] = [
        255, 255, 38, 22, 18, 3, 255, 255, 41, 255, 6, 23, 255, 255, 11, 255, 255, 255, 255, 10, 39, 255, 255, 255,
        31, 7, 255, 255, 37, 255, 255, 5, 43, 255, 255, 255, 255, 17, 255, 29, 13, 19, 34, 255, 42, 255, 255, 1,
        9, 255, 255, 255, 255, 30, 255, 255, 14, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 255, 255, 255, 255, 12,
        255, 255, 255, 255, 15, 255, 27, 255, 255, 255, 255, 255, 255, 255, 25, 255, 255, 255, 255, 4, 16, 40, 255, 255,
        20, 8, 24, 255, 255, 36, 255, 0, 255, 255, 255, 35, 255, 255, 255, 33, 255, 255, 255, 255, 26, 255, 255, 255,
        21, 32, 255, 255, 255, 28, 255, 255, 4, 5, 255, 255, 1, 3, 0, 2, 255, 255, 255, 255, 6, 7, 255, 255,
        255, 255, 255, 10, 255, 6, 0, 255, 11, 255, 14, 2, 12, 255, 7, 255, 3, 255, 255, 255, 255, 255, 4, 13,
        255, 255, 5, 1, 8, 255, 255, 9, 1, 255, 2, 255, 255, 0, 255, 3, 0, 255, 1, 2, 3, 1, 255, 255,
        255, 0, 255, 2, 3, 255, 255, 255, 0, 2, 255, 1, 2, 255, 3, 255, 255, 1, 0, 255, 255, 1, 2, 0,
        255, 29, 14, 255, 255, 2, 7, 255, 255, 19, 255, 255, 255, 255, 255, 255, 255, 255, 6, 255, 255, 255, 8, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 13, 255, 255, 32, 255, 255, 255, 24, 255, 255, 18, 15, 255, 255, 255,
        17, 255, 255, 5, 255, 255, 255, 255, 255, 255, 9, 255, 255, 35, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        31, 255, 255, 34, 27, 255, 255, 23, 255, 255, 255, 16, 255, 255, 255, 255, 1, 255, 12, 22, 20, 33, 21, 11,
        255, 255, 255, 255, 4, 255, 255, 36, 10, 26, 255, 255, 255, 255, 3, 255, 255, 255, 255, 25, 255, 30, 255, 255,
        255, 255, 255, 255, 28, 255, 0, 255, 0, 1, 0, 1, 2, 255, 1, 0, 0, 1, 255, 255, 1, 3, 4, 0,
        2, 255, 7, 255, 255, 2, 1, 0, 4, 255, 255, 255, 3, 255, 255, 255, 5, 6, 255, 2, 3, 255, 0, 255,
        255, 1, 255, 255, 2, 3, 4, 1, 255, 0, 255, 255, 2, 255, 0, 255, 3, 1, 0, 255, 1, 255, 255, 3,
        255, 2, 255, 3, 0, 255, 255, 1, 2, 255, 255, 2, 255, 4, 255, 255, 0, 7, 255, 255, 5, 255, 6, 1,
        3, 255, 255, 5, 13, 255, 255, 255, 0, 255, 255, 7, 255, 255, 255, 255, 1, 255, 2, 255, 255, 11, 10, 12,
        3, 255, 8, 255, 6, 255, 255, 9, 255, 4,
    ]

    static let members: [MemberRow] = [
        MemberRow(.integer),  // Pass.formatVersion
        MemberRow(.text),  // Pass.passTypeIdentifier
        MemberRow(.text, isPersonal: true),  // Pass.serialNumber
        MemberRow(.text),  // Pass.teamIdentifier
        MemberRow(.text),  // Pass.organizationName
        MemberRow(.text),  // Pass.description
        MemberRow(.record, argument: 1),  // Pass.boardingPass
        MemberRow(.record, argument: 1),  // Pass.coupon
        MemberRow(.record, argument: 1),  // Pass.eventTicket
        MemberRow(.record, argument: 1),  // Pass.generic
        MemberRow(.record, argument: 1),  // Pass.storeCard
        MemberRow(.record, argument: 1),  // Pass.posterGeneric
        MemberRow(.list, element: .token, argument: 2),  // Pass.preferredStyleSchemes
        MemberRow(.text),  // Pass.backgroundColor
        MemberRow(.text),  // Pass.foregroundColor
        MemberRow(.text),  // Pass.labelColor
        MemberRow(.text),  // Pass.footerBackgroundColor
        MemberRow(.text),  // Pass.stripColor
        MemberRow(.text),  // Pass.logoText
        MemberRow(.text),  // Pass.eventLogoText
        MemberRow(.boolean),  // Pass.suppressStripShine
        MemberRow(.boolean),  // Pass.suppressHeaderDarkening
        MemberRow(.boolean),  // Pass.useAutomaticColors
        MemberRow(.text, isPersonal: true),  // Pass.groupingIdentifier
        MemberRow(.list, element: .record, argument: 3),  // Pass.barcodes
        MemberRow(.record, argument: 3),  // Pass.barcode
        MemberRow(.record, argument: 4),  // Pass.nfc
        MemberRow(.list, element: .record, argument: 5),  // Pass.locations
        MemberRow(.list, element: .record, argument: 6),  // Pass.beacons
        MemberRow(.anything),  // Pass.maxDistance
        MemberRow(.list, element: .record, argument: 7),  // Pass.relevantDates
        MemberRow(.text),  // Pass.relevantDate
        MemberRow(.text),  // Pass.expirationDate
        MemberRow(.boolean),  // Pass.voided
        MemberRow(.url),  // Pass.webServiceURL
        MemberRow(.text, isPersonal: true),  // Pass.authenticationToken
        MemberRow(.anything),  // Pass.associatedStoreIdentifiers
        MemberRow(.anything),  // Pass.auxiliaryStoreIdentifiers
        MemberRow(.text, isPersonal: true),  // Pass.appLaunchURL
        MemberRow(.anything, isPersonal: true),  // Pass.userInfo
        MemberRow(.boolean),  // Pass.sharingProhibited
        MemberRow(.record, argument: 9),  // Pass.semantics
        MemberRow(.anything),  // Pass.upcomingPassInformation
        MemberRow(.list, element: .record, argument: 8),  // Pass.featuredActions
        MemberRow(.list, element: .record, argument: 2),  // PassFields.headerFields
        MemberRow(.list, element: .record, argument: 2),  // PassFields.primaryFields
        MemberRow(.list, element: .record, argument: 2),  // PassFields.secondaryFields
        MemberRow(.list, element: .record, argument: 2),  // PassFields.auxiliaryFields
        MemberRow(.list, element: .record, argument: 2),  // PassFields.backFields
        MemberRow(.list, element: .record, argument: 2),  // PassFields.additionalInfoFields
        MemberRow(.list, element: .record, argument: 2),  // PassFields.footerFields
        MemberRow(.token, argument: 0),  // PassFields.transitType
        MemberRow(.text),  // PassField.key
        MemberRow(.anything, isPersonal: true),  // PassField.value
        MemberRow(.text),  // PassField.label
        MemberRow(.text, isPersonal: true),  // PassField.attributedValue
        MemberRow(.text),  // PassField.changeMessage
        MemberRow(.token, argument: 3),  // PassField.dateStyle
        MemberRow(.token, argument: 3),  // PassField.timeStyle
        MemberRow(.boolean),  // PassField.ignoresTimeZone
        MemberRow(.boolean),  // PassField.isRelative
        MemberRow(.currency),  // PassField.currencyCode
        MemberRow(.token, argument: 4),  // PassField.numberStyle
        MemberRow(.token, argument: 5),  // PassField.textAlignment
        MemberRow(.list, element: .token, argument: 6),  // PassField.dataDetectorTypes
        MemberRow(.record, argument: 9),  // PassField.semantics
        MemberRow(.integer),  // PassField.row
        MemberRow(.token, argument: 1),  // PassBarcode.format
        MemberRow(.text, isPersonal: true),  // PassBarcode.message
        MemberRow(.text),  // PassBarcode.messageEncoding
        MemberRow(.text, isPersonal: true),  // PassBarcode.altText
        MemberRow(.text, isPersonal: true),  // PassNFC.message
        MemberRow(.text),  // PassNFC.encryptionPublicKey
        MemberRow(.boolean),  // PassNFC.requiresAuthentication
        MemberRow(.number),  // PassLocation.latitude
        MemberRow(.number),  // PassLocation.longitude
        MemberRow(.number),  // PassLocation.altitude
        MemberRow(.text),  // PassLocation.relevantText
        MemberRow(.text),  // PassBeacon.proximityUUID
        MemberRow(.integer),  // PassBeacon.major
        MemberRow(.integer),  // PassBeacon.minor
        MemberRow(.text),  // PassBeacon.relevantText
        MemberRow(.text),  // PassRelevantDate.date
        MemberRow(.text),  // PassRelevantDate.relevantDate
        MemberRow(.text),  // PassRelevantDate.startDate
        MemberRow(.text),  // PassRelevantDate.endDate
        MemberRow(.text),  // PassAction.identifier
        MemberRow(.token, argument: 8),  // PassAction.type
        MemberRow(.text),  // PassAction.url
        MemberRow(.record, argument: 10),  // PassSemantics.totalPrice
        MemberRow(.record, argument: 10),  // PassSemantics.balance
        MemberRow(.number),  // PassSemantics.duration
        MemberRow(.list, element: .record, argument: 11),  // PassSemantics.seats
        MemberRow(.boolean),  // PassSemantics.silenceRequested
        MemberRow(.list, element: .record, argument: 12),  // PassSemantics.wifiAccess
        MemberRow(.token, argument: 7),  // PassSemantics.eventType
        MemberRow(.text),  // PassSemantics.eventName
        MemberRow(.text),  // PassSemantics.eventStartDate
        MemberRow(.text),  // PassSemantics.eventEndDate
        MemberRow(.list, element: .text),  // PassSemantics.performerNames
        MemberRow(.text),  // PassSemantics.venueName
        MemberRow(.text),  // PassSemantics.venueRegionName
        MemberRow(.text),  // PassSemantics.venueRoom
        MemberRow(.text),  // PassSemantics.venueEntrance
        MemberRow(.record, argument: 5),  // PassSemantics.venueLocation
        MemberRow(.text),  // PassSemantics.venuePhoneNumber
        MemberRow(.text),  // PassSemantics.homeTeamAbbreviation
        MemberRow(.text),  // PassSemantics.awayTeamAbbreviation
        MemberRow(.text),  // PassSemantics.airlineCode
        MemberRow(.number),  // PassSemantics.flightNumber
        MemberRow(.text),  // PassSemantics.flightCode
        MemberRow(.text),  // PassSemantics.departureAirportCode
        MemberRow(.text),  // PassSemantics.departureCityName
        MemberRow(.timeZone),  // PassSemantics.departureLocationTimeZone
        MemberRow(.text),  // PassSemantics.destinationAirportCode
        MemberRow(.text),  // PassSemantics.destinationCityName
        MemberRow(.timeZone),  // PassSemantics.destinationLocationTimeZone
        MemberRow(.text),  // PassSemantics.originalBoardingDate
        MemberRow(.text),  // PassSemantics.originalDepartureDate
        MemberRow(.text),  // PassSemantics.originalArrivalDate
        MemberRow(.text),  // PassSemantics.currentBoardingDate
        MemberRow(.text),  // PassSemantics.currentDepartureDate
        MemberRow(.text),  // PassSemantics.currentArrivalDate
        MemberRow(.record, argument: 13),  // PassSemantics.passengerName
        MemberRow(.text, isPersonal: true),  // PassSemantics.membershipProgramNumber
        MemberRow(.text, isPersonal: true),  // PassSemantics.confirmationNumber
        MemberRow(.amount),  // PassCurrencyAmount.amount
        MemberRow(.currency),  // PassCurrencyAmount.currencyCode
        MemberRow(.text, isPersonal: true),  // PassSeat.seatNumber
        MemberRow(.text, isPersonal: true),  // PassSeat.seatRow
        MemberRow(.text, isPersonal: true),  // PassSeat.seatSection
        MemberRow(.text),  // PassWifiNetwork.ssid
        MemberRow(.text, isPersonal: true),  // PassWifiNetwork.password
        MemberRow(.text, isPersonal: true),  // PassPersonName.givenName
        MemberRow(.text, isPersonal: true),  // PassPersonName.familyName
    ]

    static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 44, bits: 7, places: 0, key: 254, multiplier: 0xC92DB5A9A99DBFCD),
            required: 0x000000000000003F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // Pass
        ShapeRow(
            NameList(first: 44, count: 8, bits: 4, places: 128, key: 0, multiplier: 0xA0C1AC9A9822A9FB),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassFields
        ShapeRow(
            NameList(first: 52, count: 15, bits: 5, places: 144, key: 0, multiplier: 0x5A55DB213CF06BE1),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassField
        ShapeRow(
            NameList(first: 67, count: 4, bits: 3, places: 176, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassBarcode
        ShapeRow(
            NameList(first: 71, count: 3, bits: 2, places: 184, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassNFC
        ShapeRow(
            NameList(first: 74, count: 4, bits: 3, places: 188, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassLocation
        ShapeRow(
            NameList(first: 78, count: 4, bits: 3, places: 196, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassBeacon
        ShapeRow(
            NameList(first: 82, count: 4, bits: 3, places: 204, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassRelevantDate
        ShapeRow(
            NameList(first: 86, count: 3, bits: 2, places: 212, key: 0, multiplier: 0x64D815DEEAF29DF3),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassAction
        ShapeRow(
            NameList(first: 89, count: 37, bits: 7, places: 216, key: 254, multiplier: 0xC5671ED7F6FF9B2F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // PassSemantics
        ShapeRow(
            NameList(first: 126, count: 2, bits: 1, places: 344, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassCurrencyAmount
        ShapeRow(
            NameList(first: 128, count: 3, bits: 2, places: 346, key: 0, multiplier: 0x1069E6A57E06665D),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // PassSeat
        ShapeRow(
            NameList(first: 131, count: 2, bits: 1, places: 350, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // PassWifiNetwork
        ShapeRow(
            NameList(first: 133, count: 2, bits: 1, places: 352, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // PassPersonName
    ]

    static let shapeTexts: [StaticString] = [
        "Pass",
        "PassFields",
        "PassField",
        "PassBarcode",
        "PassNFC",
        "PassLocation",
        "PassBeacon",
        "PassRelevantDate",
        "PassAction",
        "PassSemantics",
        "PassCurrencyAmount",
        "PassSeat",
        "PassWifiNetwork",
        "PassPersonName",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 135, count: 5, bits: 3, places: 354, key: 8, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // PassTransitType
        VocabularyRow(NameList(first: 140, count: 8, bits: 4, places: 362, key: 16, multiplier: 0xBC69CF4276846D19), unknown: .tolerated),  // PassBarcodeFormat
        VocabularyRow(NameList(first: 148, count: 4, bits: 3, places: 378, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .tolerated),  // PassLayout
        VocabularyRow(NameList(first: 152, count: 5, bits: 3, places: 386, key: 8, multiplier: 0xB3C4904A6D278933), unknown: .tolerated),  // PassDateStyle
        VocabularyRow(NameList(first: 157, count: 4, bits: 3, places: 394, key: 8, multiplier: 0x2CEAEE21BF46BC01), unknown: .tolerated),  // PassNumberStyle
        VocabularyRow(NameList(first: 161, count: 4, bits: 3, places: 402, key: 8, multiplier: 0xAA80754D1A1A8D4F), unknown: .tolerated),  // PassTextAlignment
        VocabularyRow(NameList(first: 165, count: 4, bits: 3, places: 410, key: 16, multiplier: 0x2CEAEE21BF46BC01), unknown: .tolerated),  // PassDataDetector
        VocabularyRow(NameList(first: 169, count: 8, bits: 4, places: 418, key: 8, multiplier: 0x7DF64FCFE859A6F9), unknown: .tolerated),  // PassEventType
        VocabularyRow(NameList(first: 177, count: 14, bits: 5, places: 434, key: 0, multiplier: 0xF6453AA71756E2E7), unknown: .tolerated),  // PassActionType
    ]

    static let vocabularyTexts: [StaticString] = [
        "PassTransitType",
        "PassBarcodeFormat",
        "PassLayout",
        "PassDateStyle",
        "PassNumberStyle",
        "PassTextAlignment",
        "PassDataDetector",
        "PassEventType",
        "PassActionType",
    ]

    static let variants: [VariantRow] = [
    ]

    static let choiceShapes: [UInt8] = []
}

/// The indexes of the dictionaries in the tables.
package enum PassesShape {
    package static var walletPass: Int { 0 }
    package static var passFields: Int { 1 }
    package static var passField: Int { 2 }
    package static var passBarcode: Int { 3 }
    package static var passNFC: Int { 4 }
    package static var passLocation: Int { 5 }
    package static var passBeacon: Int { 6 }
    package static var passRelevantDate: Int { 7 }
    package static var passAction: Int { 8 }
    package static var passSemantics: Int { 9 }
    package static var passCurrencyAmount: Int { 10 }
    package static var passSeat: Int { 11 }
    package static var passWifiNetwork: Int { 12 }
    package static var passPersonName: Int { 13 }
}

/// The indexes of the vocabularies in the tables.
package enum PassesWord {
    package static var passTransitType: Int { 0 }
    package static var passBarcodeFormat: Int { 1 }
    package static var passLayout: Int { 2 }
    package static var passDateStyle: Int { 3 }
    package static var passNumberStyle: Int { 4 }
    package static var passTextAlignment: Int { 5 }
    package static var passDataDetector: Int { 6 }
    package static var passEventType: Int { 7 }
    package static var passActionType: Int { 8 }
}

extension ShapeTables {
    static let passes = ShapeTables(
        names: PassesRows.names,
        middles: PassesRows.middles,
        places: PassesRows.places,
        members: PassesRows.members,
        shapes: PassesRows.shapes,
        shapeTexts: PassesRows.shapeTexts,
        vocabularies: PassesRows.vocabularies,
        vocabularyTexts: PassesRows.vocabularyTexts,
        variants: PassesRows.variants,
        choiceShapes: PassesRows.choiceShapes)
}
