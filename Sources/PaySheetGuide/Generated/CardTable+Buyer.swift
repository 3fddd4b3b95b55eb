// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let buyer = RuleCard.cards(buyerText)

    static let buyerText = ##"""
        9200
        buyer/redacted
        Contact from before the authorization
        error
        correct
        document
        2026.11
        The contact has no name, street, telephone number and email address.
        Before the authorization, Apple Pay gives only what shipping costs need. The carrier cannot deliver to such a contact.
        Use the contact of the authorized payment.
        CT-001
        -
        -
        from buyer
        remove /givenName
        remove /familyName
        remove /addressLines
        remove /phoneNumber
        finds root
        shows CT-001
        from buyerInJapan
        set /givenName ""
        set /familyName ""
        set /addressLines []
        remove /phoneNumber
        finds root
        right
        from buyer
        remove /givenName
        remove /familyName
        remove /addressLines
        remove /phoneNumber
        with --phase selection
        from buyerInJapan

        9201
        buyer/missing
        Missing field
        error
        correct
        document
        2026.11
        A field that the request asks for is missing or blank.
        Shoppers can leave a field empty, or fill it with spaces. The shop then has no number to call, or no name for the label.
        Reject the field, so that the sheet asks for it again.
        CT-001 CT-002
        -
        -
        from buyer
        remove /phoneNumber
        finds root
        shows CT-001 CT-002
        from buyer
        set /postalCode "  "
        finds /postalCode
        right
        from buyer
        remove /phoneNumber
        with --fields name,postalAddress
        from buyer

        9202
        buyer/guest
        Guest without an email address
        error
        correct
        document
        2026.11
        A guest has no email address.
        The shop cannot confirm the order. It knows the address of a member, but not that of a guest.
        Add "email" to requiredShippingContactFields, so that the sheet asks for the address.
        CT-004
        -
        -
        from buyer
        with --guest
        with --fields name,phone,email,postalAddress
        finds root
        shows CT-004
        from buyer
        with --guest
        finds root
        severity warning
        right
        from buyer
        set /emailAddress "sam@example.com"
        with --guest
        with --fields name,phone,email,postalAddress
        from buyer

        9203
        buyer/unrequested
        Field that the request did not ask for
        info
        correct
        document
        2026.11
        A field arrived that the request did not ask for.
        Data that the order does not need is a burden under privacy laws.
        Do not store it.
        CT-003
        -
        -
        from buyer
        with --fields name,postalAddress
        finds /phoneNumber
        shows CT-003
        from buyer
        set /emailAddress "sam@example.com"
        finds /emailAddress
        right
        from buyer
        from buyer
        set /emailAddress "sam@example.com"
        with --fields name,phone,email,postalAddress

        9204
        buyer/company
        Company in place of a person
        error
        correct
        document
        2026.11
        The address or one of the names is that of a company, and there is no person.
        The delivery has no recipient, so the carrier may return it.
        Reject the name, and ask for that of a person.
        CT-010
        -
        -
        from buyer
        remove /givenName
        remove /familyName
        set /addressLines ["Example Inc", "1 Example Road"]
        finds root
        shows CT-010
        from buyer
        remove /givenName
        set /familyName "Example Works GmbH"
        finds root
        right
        from buyer
        set /addressLines ["Example Inc", "1 Example Road"]
        from buyerInJapan
        set /addressLines ["大学前1-2"]

        9205
        buyer/name
        Half a name
        error
        correct
        document
        2026.11
        Only one of the given name and the family name is there.
        Labels and invoices in this country need both.
        Reject the name, or accept names of one word in the profile.
        CT-011
        -
        -
        from buyer
        remove /givenName
        finds root
        shows CT-011
        from buyerInJapan
        set /familyName "　"
        finds root
        right
        from buyer
        from buyer
        remove /givenName
        set /countryCode "DE"
        set /postalCode "10115"
        set /locality "Berlin"
        remove /administrativeArea

        9206
        buyer/phonetic-name
        Missing phonetic name
        warning
        correct
        document
        2026.11
        The request asks for the phonetic name, and it is missing. It is an error with --phonetic refuse.
        Wallet has a phonetic name only if the contact card of the shopper has one. Before iOS 11, no request can ask for it.
        Keep the order and ask later, or reject the phonetic name.
        CT-012 CT-014 CT-015
        -
        -
        from buyerInJapan
        remove /phoneticGivenName
        remove /phoneticFamilyName
        with --fields name,phone,postalAddress,phoneticName
        finds root
        shows CT-012 CT-014 CT-015
        from buyerInJapan
        remove /phoneticGivenName
        remove /phoneticFamilyName
        with --fields name,phone,postalAddress,phoneticName
        with --phonetic refuse
        finds root
        severity error
        right
        from buyerInJapan
        with --fields name,phone,postalAddress,phoneticName
        from buyerInJapan
        remove /phoneticGivenName
        remove /phoneticFamilyName

        9207
        buyer/kana
        Phonetic name that is not kana
        error
        correct
        document
        2026.11
        The phonetic name has other characters than hiragana, katakana and spaces.
        Sorting, telephone services and banks in Japan need kana.
        Reject the phonetic name.
        CT-013
        -
        -
        from buyerInJapan
        set /phoneticGivenName "Mihon"
        with --fields name,phone,postalAddress,phoneticName
        finds root
        shows CT-013
        from buyerInJapan
        set /phoneticFamilyName "例"
        finds root
        severity warning
        right
        from buyerInJapan
        set /phoneticGivenName "ミホン"
        with --fields name,phone,postalAddress,phoneticName
        from buyerInJapan

        9208
        buyer/country
        Unknown country
        error
        correct
        document
        2026.11
        The country code is missing, or is not a code of ISO 3166-1.
        Shipping costs and taxes depend on the country. Some browsers leave the code empty and give the name.
        Reject the country. If there is a name, find the code by it, as this rule does to check the contact.
        CT-020
        -
        -
        from buyer
        set /countryCode "XX"
        finds /countryCode
        shows CT-020
        from buyer
        set /countryCode ""
        finds /countryCode
        from buyer
        remove /countryCode
        set /country "United States"
        finds root
        severity warning
        right
        from buyer
        from buyerInJapan
        set /country "日本"

        9209
        buyer/unserved
        Country without delivery
        error
        correct
        document
        2026.11
        The shop does not deliver to the country.
        The shop could not send the order. This is the only problem then, because the shopper must choose another address.
        Answer with the error addressUnserviceable.
        CT-020
        -
        -
        from buyer
        with --ships-to JP
        finds /countryCode
        shows CT-020
        from buyerInJapan
        set /postalCode "1"
        with --ships-to US,CA
        finds /countryCode
        right
        from buyer
        with --ships-to JP,US
        from buyerInJapan

        9210
        buyer/postal-code
        Postal code in another form
        error
        correct
        document
        2026.11
        The postal code does not have the form of its country.
        Shoppers type what they like, and the sheet checks nothing.
        Reject the postal code.
        CT-021
        -
        -
        from buyer
        set /postalCode "8020"
        finds /postalCode
        shows CT-021
        from buyerInJapan
        set /postalCode "1000-001"
        finds /postalCode
        right
        from buyer
        set /postalCode "80202-1234"
        from buyerInJapan
        set /postalCode "100"
        with --phase selection

        9211
        buyer/state
        Unknown state or prefecture
        error
        correct
        document
        2026.11
        The country has no state or prefecture with this name.
        Taxes and delivery times depend on the state. For Japan and the United States, every state is known. For Australia, Brazil, Canada, China, India, Italy and Mexico this is a warning, because a device can have other names.
        Reject the state.
        CT-022
        -
        -
        from buyer
        set /administrativeArea "ZZ"
        finds /administrativeArea
        shows CT-022
        from buyerInJapan
        set /administrativeArea "Colorado"
        finds /administrativeArea
        from buyer
        set /country "Canada"
        set /countryCode "CA"
        set /administrativeArea "Colorado"
        finds /administrativeArea
        severity warning
        right
        from buyer
        set /administrativeArea "colorado"
        from buyerInJapan
        set /administrativeArea "Tōkyō"
        from buyer
        set /country "Canada"
        set /countryCode "CA"
        set /administrativeArea "Québec"

        9212
        buyer/address
        Address without a street or city
        error
        correct
        document
        2026.11
        The street or the city is missing.
        The fields of an address are free text, and each can be blank. The carrier cannot deliver the order.
        Reject the part that is missing.
        CT-006 CT-023
        -
        -
        from buyer
        remove /addressLines
        finds root
        shows CT-006 CT-023
        from buyer
        set /locality " "
        finds /locality
        right
        from buyer
        set /addressLines ["", "1 Example Road"]
        from buyer
        set /countryCode "SG"
        set /postalCode "018956"
        remove /locality
        remove /administrativeArea

        9213
        buyer/house-number
        Street without a number
        warning
        correct
        document
        2026.11
        The lines of the street have no digit and no numeral.
        Most addresses of the country have a number, and the carrier may not find one without. Some have none, so this is a warning.
        Ask the shopper.
        CT-023
        -
        -
        from buyerInJapan
        set /addressLines ["例町"]
        finds /addressLines
        shows CT-023
        from buyerInJapan
        set /addressLines ["例町", "見本ビル"]
        finds /addressLines
        right
        from buyerInJapan
        set /addressLines ["例町一丁目"]
        from buyer
        set /addressLines ["Example Farm"]

        9214
        buyer/phone
        Telephone number of another length
        error
        correct
        document
        2026.11
        The telephone number has too few or too many digits.
        The system does not check telephone numbers, and they have no fixed form. The carrier cannot call the shopper.
        Reject the telephone number.
        CT-007 CT-024
        -
        -
        from buyer
        set /phoneNumber "555-0100"
        finds /phoneNumber
        shows CT-007 CT-024
        from buyerInJapan
        set /phoneNumber "090-555-0100"
        finds /phoneNumber
        right
        from buyer
        set /phoneNumber "+1 303 555 0100"
        from buyerInJapan
        set /phoneNumber "090-5550-0100"

        9215
        buyer/email
        Text that is not an email address
        error
        correct
        document
        2026.11
        The email address does not have one @ between two parts, or has spaces.
        The confirmation of the order would not arrive.
        Reject the email address.
        CT-025
        -
        -
        from buyer
        set /emailAddress "sam@"
        with --fields name,phone,email,postalAddress
        finds /emailAddress
        shows CT-025
        from buyer
        set /emailAddress "sam at example.com"
        with --fields name,phone,email,postalAddress
        finds /emailAddress
        right
        from buyer
        set /emailAddress "sam@example.com"
        with --fields name,phone,email,postalAddress
        from buyer
        set /emailAddress "sam+shop@mail.example.com"
        with --fields name,phone,email,postalAddress

        9216
        buyer/characters
        Characters that labels cannot have
        warning
        correct
        document
        2026.11
        A member has emoji, control characters, or characters that change the text direction.
        Labels, files of carriers and old databases lose or mangle such characters.
        Remove them, or ask the shopper.
        CT-026
        -
        -
        from buyer
        set /givenName "Sam \ud83d\ude00"
        finds /givenName
        shows CT-026
        from buyer
        set /addressLines ["1 Example Road\u200e"]
        finds /addressLines
        right
        from buyer
        set /givenName "Zoë"
        from buyer
        set /givenName "Sa\u200dm"

        9217
        buyer/spelling
        Spelling that other systems do not expect
        info
        correct
        document
        2026.11
        A value has full-width letters, half-width kana, a postal mark, a country code in lower case, or another known slip.
        Systems that compare texts do not recognize the value. The shopper did nothing wrong.
        Use the normalized contact.
        CT-013 CT-020 CT-021
        -
        -
        from buyer
        set /postalCode "８０２０２"
        finds /postalCode
        shows CT-020 CT-021
        from buyerInJapan
        set /phoneticGivenName "ﾐﾎﾝ"
        finds /phoneticGivenName
        shows CT-013
        from buyer
        set /countryCode "us"
        finds /countryCode
        right
        from buyer
        from buyerInJapan
        set /phoneticGivenName "ミホン"

        9218
        buyer/profile
        Profile of another country
        warning
        correct
        document
        2026.11
        The given profile is for another country than that of the contact.
        A profile knows the postal codes, states and telephone numbers of its own country only. The built-in profile of the contact's country checks the contact, if there is one.
        Leave the profile out, or give one for the country of the contact.
        CT-020
        -
        -
        from buyer
        with --profile jp
        finds /countryCode
        shows CT-020
        from buyerInJapan
        with --profile us
        finds /countryCode
        right
        from buyer
        with --profile us
        from buyerInJapan
        with --profile jp
        """##
}
