// Generated from the cards in Sources/PaySheetPasses/Cards. Do not edit; run `swift run generate`.

/// What the rules say, for `RuleCard`.
enum PassesCards {
    static let text = ##"""
        16000
        pass/format-version
        An unknown version of the format
        error
        correct
        document
        2026.11
        `formatVersion` is not 1.
        Wallet reads version 1 only, and refuses the pass.
        Write 1.
        WP-004
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /formatVersion 2
        finds /formatVersion
        shows WP-004
        from pass
        set /formatVersion 0
        finds /formatVersion
        right
        from pass
        set /formatVersion 1.0
        from boardingPass

        16001
        pass/type-identifier
        A pass type identifier that does not look like one
        warning
        correct
        document
        2026.11
        `passTypeIdentifier` is not `pass.` with a reverse domain name.
        The certificate has another identifier, and Wallet refuses the pass.
        Write the identifier of your account, such as `pass.com.example.tickets`.
        WP-005
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /passTypeIdentifier "com.example.tickets"
        finds /passTypeIdentifier
        shows WP-005
        from pass
        set /passTypeIdentifier "pass.com..tickets"
        finds /passTypeIdentifier
        from pass
        set /passTypeIdentifier "order.com.example.shop"
        finds /passTypeIdentifier
        right
        from pass
        set /passTypeIdentifier "pass.com.example"
        from pass
        set /passTypeIdentifier "pass.de.example.shop.card"

        16002
        pass/team-identifier
        A team identifier that does not look like one
        warning
        correct
        document
        2026.11
        `teamIdentifier` does not have 10 capital letters and digits.
        The certificate is of another team, and Wallet refuses the pass.
        Write the team of your developer account.
        WP-006
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /teamIdentifier "K7MX92PQ"
        finds /teamIdentifier
        shows WP-006
        from pass
        set /teamIdentifier "k7mx92pq4t"
        finds /teamIdentifier
        right
        from pass
        set /teamIdentifier "A1B2C3D4E5"
        from pass
        set /teamIdentifier "9876543210"

        16003
        pass/serial-number
        An empty serial number
        error
        correct
        document
        2026.11
        `serialNumber` is empty.
        Wallet identifies a pass by it, and replaces one pass by another.
        Write an identifier that no other pass of this type has.
        WP-013
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /serialNumber ""
        finds /serialNumber
        shows WP-013
        from boardingPass
        set /serialNumber ""
        finds /serialNumber
        right
        from pass
        set /serialNumber "0"
        from pass
        set /serialNumber "A B"

        16004
        pass/style-missing
        A pass without a style
        error
        correct
        document
        2026.11
        The pass has none of `boardingPass`, `coupon`, `eventTicket`, `generic`, `storeCard` and `posterGeneric`.
        Wallet does not know how to show the pass, and refuses it.
        Put the fields into the member of one style.
        WP-009
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        remove /eventTicket
        finds root
        shows WP-009
        from boardingPass
        remove /boardingPass
        finds root
        right
        from pass
        remove /eventTicket
        set /generic {}
        from pass
        remove /eventTicket
        set /coupon {}

        16005
        pass/styles
        Several styles, or a poster alone
        warning
        correct
        document
        2026.11
        The pass has several classic styles, or only `posterGeneric`.
        Wallet shows one style. Systems before iOS 27 do not know posters.
        Keep one classic style. A poster can be beside it.
        WP-010 WP-012
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /generic {}
        finds /generic
        shows WP-010
        from pass
        remove /eventTicket
        set /posterGeneric {}
        finds /posterGeneric
        shows WP-012
        right
        from pass
        set /posterGeneric {}
        from pass
        remove /eventTicket
        set /posterGeneric {}
        set /generic {}

        16006
        pass/unknown-member
        An unknown member
        warning
        correct
        document
        2026.11
        The pass has a member that Apple does not document.
        Wallet ignores it. A name in other case is another name.
        Correct the name, or remove the member. Data for your app belongs into `userInfo`.
        WP-011
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /logotext "Example"
        finds /logotext
        shows WP-011
        from pass
        set /expires "2027-03-02"
        finds /expires
        from pass
        set /web_service_url "https://a.example"
        finds /web_service_url
        right
        from pass
        set /accessibilityURL "https://a.example"
        set /preferredStyleSchemes ["posterEventTicket"]
        set /semantics/venueRegionName "Berlin"
        set /semantics/venueRoom "1"
        from pass
        set /userInfo {"expires":1}

        16007
        pass/placeholder
        A value that a template left
        warning
        correct
        document
        2026.11
        An identifier or a secret has a text such as `YOUR_TEAM_ID` or `{{serial}}`.
        The certificate has another value, or all passes have the same secret.
        Write the real value.
        WP-017
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /teamIdentifier "YOUR_TEAM_ID"
        finds /teamIdentifier
        shows WP-017
        from pass
        set /serialNumber "{{serial}}"
        finds /serialNumber
        from pass
        set /authenticationToken "<AUTHENTICATION TOKEN>"
        finds /authenticationToken
        from pass
        set /teamIdentifier "ABCDEFGHIJ"
        finds /teamIdentifier
        right
        from pass
        set /serialNumber "none-7"
        from pass
        set /teamIdentifier "ABCDEFGH17"

        16008
        pass/transport
        A boarding pass without its kind of transport
        error
        correct
        document
        2026.11
        `boardingPass` has no `transitType`, or another style has one.
        Wallet refuses a boarding pass without it, and ignores it elsewhere.
        Write `transitType` in `boardingPass` only.
        WP-015 WP-016
        https://developer.apple.com/documentation/walletpasses/passfields
        -
        from boardingPass
        remove /boardingPass/transitType
        finds /boardingPass
        shows WP-015
        from pass
        set /eventTicket/transitType "PKTransitTypeBus"
        finds /eventTicket/transitType
        severity warning
        shows WP-016
        right
        from boardingPass
        set /boardingPass/transitType "PKTransitTypeTrain"
        from boardingPass
        set /boardingPass/transitType "PKTransitTypeGeneric"

        16009
        pass/field-key
        Two fields with one key
        warning
        correct
        document
        2026.11
        Two fields of the pass have the same `key`.
        Wallet notices changes by the key. How it reads a repeated one is not documented.
        Give each field another key.
        WP-021
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        -
        from pass
        set /eventTicket/backFields/0/key "seat"
        finds /eventTicket/backFields/0/key
        shows WP-021
        from boardingPass
        set /boardingPass/primaryFields/1/key "from"
        finds /boardingPass/primaryFields/1/key
        right
        from pass
        set /eventTicket/backFields/0/key "Seat"
        from boardingPass
        set /boardingPass/primaryFields/1/key "from2"

        16010
        pass/field-date
        A date that Wallet cannot read
        error
        correct
        document
        2026.11
        A field has a style for dates, and its value is not a date with a time and an offset.
        Wallet refuses the whole pass.
        Write a date such as `2027-03-01T19:00:00+01:00`, or remove the style.
        WP-022
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        -
        from pass
        set /eventTicket/secondaryFields/0/value "2027-03-01T19:00+0100"
        finds /eventTicket/secondaryFields/0/value
        shows WP-022
        from pass
        set /eventTicket/secondaryFields/0/value "March 1"
        finds /eventTicket/secondaryFields/0/value
        from pass
        set /eventTicket/secondaryFields/0/value 1804435200
        finds /eventTicket/secondaryFields/0/value
        right
        from pass
        set /eventTicket/secondaryFields/0/value "2027-03-01T18:00Z"
        from pass
        set /eventTicket/secondaryFields/0/value "2027-03-01T19:00:30+01:00"

        16011
        pass/field-number
        A number as text, or with two styles
        warning
        correct
        document
        2026.11
        A field has a style for numbers and a text as value, or both `numberStyle` and `currencyCode`.
        Wallet shows the text as it is, or ignores one of the styles.
        Write a number without quotes, and one style.
        WP-023 WP-024
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        -
        from pass
        set /eventTicket/auxiliaryFields/0/value "25"
        finds /eventTicket/auxiliaryFields/0/value
        shows WP-023
        from pass
        set /eventTicket/auxiliaryFields/0/numberStyle "PKNumberStyleDecimal"
        finds /eventTicket/auxiliaryFields/0/numberStyle
        shows WP-024
        right
        from pass
        set /eventTicket/auxiliaryFields/0/value 25.50
        from pass
        remove /eventTicket/auxiliaryFields/0/currencyCode
        set /eventTicket/auxiliaryFields/0/numberStyle "PKNumberStyleDecimal"

        16012
        pass/change-message
        A notification without the new value
        warning
        correct
        document
        2026.11
        `changeMessage` has no `%@`.
        Wallet shows no notification when the value changes.
        Write `%@` for the new value.
        WP-025
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        -
        from pass
        set /eventTicket/backFields/0/changeMessage "The door has changed"
        finds /eventTicket/backFields/0/changeMessage
        shows WP-025
        from pass
        set /eventTicket/backFields/0/changeMessage "The door is %s"
        finds /eventTicket/backFields/0/changeMessage
        right
        from pass
        set /eventTicket/backFields/0/changeMessage "%@"
        from pass
        set /eventTicket/backFields/0/changeMessage "door_changed"

        16013
        pass/alignment
        An alignment that Wallet ignores
        warning
        correct
        document
        2026.11
        A primary or back field has `textAlignment`.
        Wallet places these fields itself.
        Remove `textAlignment`.
        WP-026
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        -
        from pass
        set /eventTicket/primaryFields/0/textAlignment "PKTextAlignmentLeft"
        finds /eventTicket/primaryFields/0/textAlignment
        shows WP-026
        from pass
        set /eventTicket/backFields/0/textAlignment "PKTextAlignmentRight"
        finds /eventTicket/backFields/0/textAlignment
        right
        from pass
        set /eventTicket/headerFields/0/textAlignment "PKTextAlignmentLeft"
        from pass
        set /eventTicket/auxiliaryFields/0/textAlignment "PKTextAlignmentRight"

        16014
        pass/field-count
        More fields than Wallet shows
        warning
        correct
        document
        2026.11
        A group has more fields than its style shows.
        Wallet cuts off the others.
        Move fields to `backFields`.
        WP-027
        https://developer.apple.com/documentation/walletpasses/passfields
        -
        from pass
        set /eventTicket/primaryFields [{"key":"a","value":1},{"key":"b","value":2}]
        finds /eventTicket/primaryFields
        shows WP-027
        from pass
        set /eventTicket/headerFields [{"key":"a","value":1},{"key":"b","value":2},{"key":"c","value":3},{"key":"d","value":4}]
        finds /eventTicket/headerFields
        right
        from pass
        set /eventTicket/backFields [{"key":"a","value":1},{"key":"b","value":2},{"key":"c","value":3},{"key":"d","value":4}]
        from pass
        set /eventTicket/headerFields [{"key":"a","value":1},{"key":"b","value":2},{"key":"c","value":3}]

        16015
        pass/attributed-value
        Markup that Wallet does not show
        warning
        correct
        document
        2026.11
        `attributedValue` has another element than a link.
        Wallet supports `<a href>` only, and shows the others as text or not at all.
        Use links and plain text.
        WP-029
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        -
        from pass
        set /eventTicket/backFields/0/attributedValue "<b>B</b>"
        finds /eventTicket/backFields/0/attributedValue
        shows WP-029
        from pass
        set /eventTicket/backFields/0/attributedValue "Door<br>B"
        finds /eventTicket/backFields/0/attributedValue
        right
        from pass
        set /eventTicket/backFields/0/attributedValue "<a href='https://a.example'>B</a>"
        from pass
        set /eventTicket/backFields/0/attributedValue "B < C"

        16016
        pass/poster-fields
        Fields that this style does not show
        warning
        correct
        document
        2026.11
        A group of fields is in a style that does not show it.
        The fields are invisible.
        Move the fields to a group that the style shows.
        WP-032 WP-033
        https://developer.apple.com/documentation/walletpasses/passfields
        -
        from pass
        set /eventTicket/footerFields []
        finds /eventTicket/footerFields
        shows WP-032
        from pass
        set /posterGeneric {"secondaryFields":[]}
        finds /posterGeneric/secondaryFields
        from pass
        set /eventTicket/additionalInfoFields []
        finds /eventTicket/additionalInfoFields
        shows WP-033
        right
        from pass
        set /posterGeneric {"footerFields":[],"additionalInfoFields":[]}
        from pass
        set /eventTicket/additionalInfoFields []
        set /preferredStyleSchemes ["posterEventTicket"]
        set /semantics/venueRegionName "Berlin"
        set /semantics/venueRoom "1"

        16017
        pass/barcode-fallback
        A code that older systems do not show
        warning
        correct
        document
        2026.11
        `barcode` has a format of a newer system, or `barcodes` has no format that older systems show.
        Older systems show no code.
        Use a QR, PDF417 or Aztec code, or add one behind the new format.
        WP-041 WP-042
        https://developer.apple.com/documentation/walletpasses/pass/barcodes-data.dictionary
        -
        from boardingPass
        set /barcode/format "PKBarcodeFormatCode128"
        finds /barcode/format
        shows WP-041
        from pass
        set /barcodes/0/format "PKBarcodeFormatCode39"
        finds /barcodes
        shows WP-042
        right
        from pass
        set /barcodes/0/format "PKBarcodeFormatCode128"
        from pass
        set /barcodes [{"format":"PKBarcodeFormatCode39","message":"42","messageEncoding":"ascii"},{"format":"PKBarcodeFormatAztec","message":"42","messageEncoding":"ascii"}]

        16018
        pass/barcode-message
        A code that cannot hold its text
        warning
        correct
        document
        2026.11
        The message does not fit the format or the encoding.
        Wallet shows no code, or readers get another text.
        Write a text that the format and the encoding have.
        WP-043 WP-044
        https://developer.apple.com/documentation/walletpasses/pass/barcodes-data.dictionary
        -
        from pass
        set /barcodes/- {"format":"PKBarcodeFormatEAN13","message":"4006381333932","messageEncoding":"ascii"}
        finds /barcodes/1/message
        shows WP-043
        from pass
        set /barcodes/- {"format":"PKBarcodeFormatI2of5","message":"123","messageEncoding":"ascii"}
        finds /barcodes/1/message
        from pass
        set /barcodes/0/message "\u20ac"
        finds /barcodes/0/message
        shows WP-044
        right
        from pass
        set /barcodes/- {"format":"PKBarcodeFormatEAN13","message":"4006381333931","messageEncoding":"ascii"}
        from pass
        set /barcodes/0/message "\u00e4"
        from pass
        set /barcodes/0/message "\u20ac"
        set /barcodes/0/messageEncoding "utf-8"

        16019
        pass/date
        A date without time or offset
        error
        correct
        document
        2026.11
        A date is not a date and a time that end with `Z` or an offset such as `+01:00`.
        Wallet refuses a pass whose `expirationDate` it cannot read, and ignores other dates.
        Write `2027-03-01T19:00:00+01:00`.
        WP-050 WP-051
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /expirationDate "2027-03-02T00:00:00"
        finds /expirationDate
        shows WP-050
        from pass
        set /expirationDate "2027-03-02"
        finds /expirationDate
        from pass
        set /relevantDate "2027-03-01T19:00:00+0100"
        finds /relevantDate
        from pass
        set /expirationDate "2027-03-02T00:00:00.000Z"
        finds /expirationDate
        severity warning
        from pass
        set /semantics/eventStartDate "2027-03-01 18:00"
        finds /semantics/eventStartDate
        severity warning
        shows WP-051
        right
        from pass
        set /expirationDate "2027-03-02T00:00Z"
        from pass
        set /expirationDate "2027-03-02T01:00:00+01:00"
        from pass
        set /semantics/eventStartDate "2027-03-01T18:00:00.000Z"

        16020
        pass/interval
        An interval that Wallet does not use
        warning
        correct
        document
        2026.11
        An interval of `relevantDates` lacks an end, ends before it begins, or is longer than 24 hours.
        Wallet does not offer the pass then.
        Write a begin and an end, at most 24 hours later.
        WP-053
        https://developer.apple.com/documentation/walletpasses/pass/relevantdates-data.dictionary
        -
        from pass
        remove /relevantDates/0/endDate
        finds /relevantDates/0
        shows WP-053
        from pass
        set /relevantDates/0/endDate "2027-03-01T16:00:00Z"
        finds /relevantDates/0/endDate
        from pass
        set /relevantDates/0/endDate "2027-03-02T17:00:01Z"
        finds /relevantDates/0/endDate
        right
        from pass
        set /relevantDates/0/endDate "2027-03-02T17:00:00Z"
        from pass
        set /relevantDates/0 {"date":"2027-03-01T19:00:00Z"}

        16021
        pass/location
        A place outside of the earth, or too many places
        warning
        correct
        document
        2026.11
        A latitude or longitude is out of range, or there are more than 10 places.
        Wallet never offers the pass there.
        Write latitude and longitude in degrees, and at most 10 places.
        WP-054
        https://developer.apple.com/documentation/walletpasses/pass/locations-data.dictionary
        -
        from pass
        set /locations/0/latitude 90.5
        finds /locations/0/latitude
        shows WP-054
        from pass
        set /locations/0/longitude 200
        finds /locations/0/longitude
        from pass
        set /locations [{"latitude":1,"longitude":0},{"latitude":1,"longitude":1},{"latitude":1,"longitude":2},{"latitude":1,"longitude":3},{"latitude":1,"longitude":4},{"latitude":1,"longitude":5},{"latitude":1,"longitude":6},{"latitude":1,"longitude":7},{"latitude":1,"longitude":8},{"latitude":1,"longitude":9},{"latitude":1,"longitude":10}]
        finds /locations
        right
        from pass
        set /locations/0/latitude -90
        from pass
        set /locations [{"latitude":1,"longitude":0},{"latitude":1,"longitude":1},{"latitude":1,"longitude":2},{"latitude":1,"longitude":3},{"latitude":1,"longitude":4},{"latitude":1,"longitude":5},{"latitude":1,"longitude":6},{"latitude":1,"longitude":7},{"latitude":1,"longitude":8},{"latitude":1,"longitude":9}]

        16022
        pass/beacon
        A number that no beacon has
        warning
        correct
        document
        2026.11
        `major` or `minor` is not from 0 to 65535.
        No beacon has this number, so Wallet never offers the pass.
        Write the number of the beacon.
        WP-055
        https://developer.apple.com/documentation/walletpasses/pass/beacons-data.dictionary
        -
        from pass
        set /beacons [{"proximityUUID":"E2C56DB5-DFFB-48D2-B060-D0F5A71096E0","major":65536}]
        finds /beacons/0/major
        shows WP-055
        from pass
        set /beacons [{"proximityUUID":"E2C56DB5-DFFB-48D2-B060-D0F5A71096E0","minor":-1}]
        finds /beacons/0/minor
        right
        from pass
        set /beacons [{"proximityUUID":"E2C56DB5-DFFB-48D2-B060-D0F5A71096E0","major":65535}]
        from pass
        set /beacons [{"proximityUUID":"E2C56DB5-DFFB-48D2-B060-D0F5A71096E0","minor":0}]

        16023
        pass/max-distance
        A distance that is not a number
        warning
        correct
        document
        2026.11
        `maxDistance` is not a number.
        Wallet ignores it and uses its own distance.
        Write a number of metres, without quotes.
        WP-056
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /maxDistance "100"
        finds /maxDistance
        shows WP-056
        from pass
        set /maxDistance true
        finds /maxDistance
        right
        from pass
        set /maxDistance 0.5
        from pass
        remove /maxDistance

        16024
        pass/ended
        A pass that no longer works
        warning
        correct
        document
        2026.11
        The pass is voided, or its `expirationDate` is over.
        Wallet shows the pass in grey and moves it out of sight.
        Leave out `voided`, or write a later date, unless the pass shall end.
        WP-057
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /voided true
        finds /voided
        severity info
        shows WP-057
        from pass
        with --now 2027-03-02T00:00:00Z
        finds /expirationDate
        right
        from pass
        set /voided false
        from pass
        with --now 2027-03-01T23:59:59Z

        16025
        pass/grouping
        A group that this style ignores
        warning
        correct
        document
        2026.11
        `groupingIdentifier` is in a pass that is neither a boarding pass nor an event ticket.
        Wallet groups the passes of a type itself.
        Remove `groupingIdentifier`.
        WP-058
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /groupingIdentifier "g"
        remove /eventTicket
        set /coupon {}
        finds /groupingIdentifier
        shows WP-058
        from pass
        set /groupingIdentifier "g"
        remove /eventTicket
        set /generic {}
        finds /groupingIdentifier
        right
        from pass
        remove /eventTicket
        set /coupon {}
        from pass
        set /groupingIdentifier "g"
        from boardingPass
        set /groupingIdentifier "g"

        16026
        pass/web-service
        An address that devices cannot use
        warning
        correct
        document
        2026.11
        `webServiceURL` does not begin with `https://`, or it ends with `/v1`.
        Devices use https, and add `/v1` themselves. They get no updates.
        Write the whole address, without `/v1`.
        WP-060 WP-063
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /webServiceURL "http://passes.example"
        finds /webServiceURL
        shows WP-060
        from pass
        set /webServiceURL "https://passes.example/v1/"
        finds /webServiceURL
        shows WP-063
        from pass
        set /webServiceURL "passes.example"
        finds /webServiceURL
        right
        from pass
        set /webServiceURL "https://passes.example/v1/wallet"
        from pass
        set /webServiceURL "https://passes.example:8443"

        16027
        pass/token
        A web service without a secret, or a secret without a web service
        error
        correct
        document
        2026.11
        `webServiceURL` has no `authenticationToken` of at least 16 characters, or the token has no web service.
        Wallet refuses the pass, or never uses the token.
        Write both members, or neither.
        WP-061 WP-062
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        remove /authenticationToken
        finds root
        shows WP-061
        from pass
        set /authenticationToken "short"
        finds /authenticationToken
        from pass
        remove /webServiceURL
        finds /authenticationToken
        severity warning
        shows WP-062
        right
        from pass
        set /authenticationToken "0123456789abcdef"
        from pass
        remove /webServiceURL
        remove /authenticationToken

        16028
        pass/app-launch
        An address for an app that is not named
        warning
        correct
        document
        2026.11
        `appLaunchURL` is there without `associatedStoreIdentifiers`.
        Wallet shows no button for the app.
        Add the number of the app, or remove the address.
        WP-064
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /appLaunchURL "example://42"
        finds /appLaunchURL
        shows WP-064
        from boardingPass
        set /appLaunchURL "https://a.example"
        finds /appLaunchURL
        right
        from pass
        set /appLaunchURL "example://42"
        set /associatedStoreIdentifiers [1234567890]
        from pass
        set /associatedStoreIdentifiers [1234567890]

        16029
        pass/link
        An incomplete address
        warning
        correct
        document
        2026.11
        A member whose name ends with `URL`, or the `url` of an action, is not an absolute address.
        Wallet opens nothing.
        Write the whole address, beginning with `https://`.
        WP-066
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from boardingPass
        set /managementURL "www.example.com/trip"
        finds /managementURL
        shows WP-066
        from pass
        set /featuredActions [{"identifier":"a","type":"shop","url":"www.example.com"}]
        finds /featuredActions/0/url
        right
        from boardingPass
        set /managementURL "https://www.example.com/trip"
        from pass
        set /featuredActions [{"identifier":"a","type":"call","url":"tel:+4930000000"}]

        16030
        pass/color
        A color in another form
        warning
        correct
        document
        2026.11
        A color is not `rgb(r, g, b)` with numbers from 0 to 255, or texts have the color of the background.
        Wallet uses its own color, or people can't read the texts.
        Write `rgb(20, 60, 90)`.
        WP-070 WP-071
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /backgroundColor "rgb(255-255-255)"
        finds /backgroundColor
        shows WP-070
        from pass
        set /backgroundColor "rgb(0, 0, 256)"
        finds /backgroundColor
        from pass
        set /backgroundColor "#143c5a"
        finds /backgroundColor
        severity info
        from pass
        set /foregroundColor "rgb(20,60,90)"
        finds /foregroundColor
        shows WP-071
        right
        from pass
        set /backgroundColor "rgb(0,0,255)"
        from pass
        set /foregroundColor "rgb(20,60,91)"

        16031
        pass/nfc
        Data for readers in another form
        warning
        correct
        document
        2026.11
        `message` of `nfc` is longer than 64 bytes, or `encryptionPublicKey` is not a P-256 key in Base64.
        Wallet cuts the message off, or readers get nothing.
        Write a shorter message, and the public key as DER in Base64.
        WP-081 WP-082
        https://developer.apple.com/documentation/walletpasses/pass/nfc-data.dictionary
        -
        from pass
        set /nfc {"message":"01234567890123456789012345678901234567890123456789012345678901234","encryptionPublicKey":"MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgADAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="}
        finds /nfc/message
        shows WP-081
        from pass
        set /nfc {"message":"42","encryptionPublicKey":"AAAA"}
        finds /nfc/encryptionPublicKey
        shows WP-082
        from pass
        set /nfc {"message":"42","encryptionPublicKey":"-----BEGIN PUBLIC KEY-----"}
        finds /nfc/encryptionPublicKey
        right
        from pass
        set /nfc {"message":"0123456789012345678901234567890123456789012345678901234567890123","encryptionPublicKey":"MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgADAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="}
        from pass
        set /nfc {"message":"42","encryptionPublicKey":"MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgADAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="}

        16032
        pass/layout
        A layout without its style
        warning
        correct
        document
        2026.11
        `preferredStyleSchemes` names a layout whose style the pass does not have.
        Wallet shows the classic layout.
        Add the style, or remove the word.
        WP-090
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /preferredStyleSchemes ["semanticBoardingPass"]
        finds /preferredStyleSchemes
        shows WP-090
        from boardingPass
        set /preferredStyleSchemes ["posterEventTicket"]
        finds /preferredStyleSchemes
        right
        from pass
        set /preferredStyleSchemes ["eventTicket"]
        from boardingPass
        set /preferredStyleSchemes ["boardingPass"]

        16033
        pass/layout-tags
        A newer layout without its tags
        warning
        correct
        document
        2026.11
        `semantics` does not have the tags that a layout of `preferredStyleSchemes` needs.
        Wallet shows the classic layout.
        Add the tags.
        WP-091 WP-092
        https://developer.apple.com/documentation/walletpasses/semantictags
        -
        from pass
        set /preferredStyleSchemes ["posterEventTicket"]
        set /semantics/venueRegionName "Berlin"
        finds /preferredStyleSchemes
        shows WP-091
        from boardingPass
        set /preferredStyleSchemes ["semanticBoardingPass"]
        remove /semantics/passengerName
        set /semantics/departureLocationTimeZone "Europe/Berlin"
        set /semantics/destinationLocationTimeZone "Europe/Paris"
        finds /preferredStyleSchemes
        shows WP-092
        right
        from pass
        set /preferredStyleSchemes ["posterEventTicket"]
        set /semantics/venueRegionName "Berlin"
        set /semantics/venueRoom "1"
        from boardingPass
        set /preferredStyleSchemes ["semanticBoardingPass"]
        set /semantics/departureLocationTimeZone "Europe/Berlin"
        set /semantics/destinationLocationTimeZone "Europe/Paris"

        16034
        pass/actions
        More actions than Wallet shows
        warning
        correct
        document
        2026.11
        `featuredActions` has more than two entries.
        Wallet shows two.
        Keep the two most useful ones.
        WP-095
        https://developer.apple.com/documentation/walletpasses/pass
        -
        from pass
        set /featuredActions [{"identifier":"a","type":"shop","url":"https://a.example"},{"identifier":"b","type":"shop","url":"https://a.example"},{"identifier":"c","type":"shop","url":"https://a.example"}]
        finds /featuredActions
        shows WP-095
        from pass
        set /featuredActions [{"identifier":"a","type":"shop","url":"https://a.example"},{"identifier":"b","type":"shop","url":"https://a.example"},{"identifier":"c","type":"shop","url":"https://a.example"},{"identifier":"d","type":"shop","url":"https://a.example"}]
        finds /featuredActions
        right
        from pass
        set /featuredActions [{"identifier":"a","type":"shop","url":"https://a.example"},{"identifier":"b","type":"shop","url":"https://a.example"}]
        from pass
        set /featuredActions [{"identifier":"a","type":"shop","url":"https://a.example"}]
        """##
}
