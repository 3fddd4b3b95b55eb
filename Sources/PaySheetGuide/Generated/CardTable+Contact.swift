// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let contact = RuleCard.cards(
        ##"""
        220
        warning
        compatible
        document
        2026.11
        The required billing fields hold something else than postalAddress or phoneticName.
        The reference names only the postal address, which brings the name along. The sheet has one line for email and phone, and it belongs to shipping: what billing asks for may not be shown, and the payment comes without it. The name beside the postal address is asked for twice, which does no harm.
        Ask for email, phone and name in requiredShippingContactFields.
        AP-CON-BILLING-ONLY
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/requiredbillingcontactfields
        from request
        set /requiredBillingContactFields ["postalAddress", "email"]
        finds /requiredBillingContactFields/1
        severity warning
        shows AP-CON-BILLING-ONLY
        from methodData
        set /requiredBillingContactFields ["phone"]
        finds /requiredBillingContactFields/0
        shows AP-CON-BILLING-ONLY
        from request
        set /requiredBillingContactFields ["postalAddress", "email", "email"]
        with --ignore contact/field-repeated
        finds /requiredBillingContactFields/1
        shows AP-CON-BILLING-ONLY
        from request
        set /requiredBillingContactFields ["postalAddress", "name"]
        finds /requiredBillingContactFields/1
        severity info
        shows AP-CON-BILLING-ONLY
        from request
        set /requiredBillingContactFields ["name"]
        finds /requiredBillingContactFields/0
        severity warning
        right
        from request
        set /requiredBillingContactFields ["postalAddress", "phoneticName"]
        from methodData
        set /requiredBillingContactFields ["postalAddress"]

        221
        warning
        correct
        document
        2026.11
        There is a billing contact, and the billing fields do not ask for the postal address.
        The reference wants postalAddress among the billing fields where a billing contact is given. Without it the sheet shows no billing address and hands none over.
        Add postalAddress to requiredBillingContactFields, or leave billingContact out.
        AP-CON-BILLING-POSTAL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/billingcontact
        from request
        set /billingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        finds /billingContact
        shows AP-CON-BILLING-POSTAL
        from w3c
        set /methodData/0/data/billingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        finds /methodData/0/data/billingContact
        shows AP-CON-BILLING-POSTAL
        from request
        set /billingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        set /requiredBillingContactFields []
        finds /billingContact
        shows AP-CON-BILLING-POSTAL
        right
        from request
        set /billingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        set /requiredBillingContactFields ["postalAddress"]
        from w3c
        set /methodData/0/data/billingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        set /options {"requestBillingAddress": true}
        from methodData
        set /billingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}

        222
        warning
        correct
        document
        2026.11
        The countryCode of a contact is not an ISO 3166-1 code of two capital letters.
        Safari does not check contacts, so the sheet opens with a country that nobody knows, and shipping rates and tax are worked out for the wrong place. Contacts that the sheet hands over may have the code in lower case or empty before the payment is authorized; that is not reported.
        Write the two-letter code in countryCode and the country's name in country.
        AP-CON-COUNTRY
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact/countrycode
        from shipping
        set /shippingContact {"addressLines": ["1 Example Road"], "countryCode": "us"}
        finds /shippingContact/countryCode
        shows AP-CON-COUNTRY
        from methodData
        set /billingContact {"addressLines": ["1 Example Road"], "countryCode": "USA"}
        finds /billingContact/countryCode
        shows AP-CON-COUNTRY
        from contact
        set /countryCode "UK"
        finds /countryCode
        shows AP-CON-COUNTRY
        right
        from shipping
        set /shippingContact {"addressLines": ["1 Example Road"], "countryCode": "US"}
        from contact
        set /countryCode "gb"
        from contact
        set /countryCode ""
        from contact
        set /countryCode "GB"

        223
        warning
        compatible
        document
        2026.11
        A contact field stands twice in one list.
        Safari asks for the field once, so the second one has no effect. It often stands where another field was meant.
        Leave the second one out, or write the field that was meant.
        AP-CON-DUP
        https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield
        from shipping
        set /requiredShippingContactFields ["postalAddress", "email", "email"]
        finds /requiredShippingContactFields/2
        shows AP-CON-DUP
        from request
        set /requiredBillingContactFields ["postalAddress", "postalAddress"]
        finds /requiredBillingContactFields/1
        shows AP-CON-DUP
        from disbursement
        set /disbursementRequest/requiredRecipientContactFields ["name", "name"]
        finds /disbursementRequest/requiredRecipientContactFields/1
        shows AP-CON-DUP
        from methodData
        set /requiredBillingContactFields ["postalAddress", "postalAddress"]
        finds /requiredBillingContactFields/1
        shows AP-CON-DUP
        from methodData
        set /version 6
        set /requiredShippingContactFields ["email", "phone", "email"]
        finds /requiredShippingContactFields/2
        shows AP-CON-DUP
        right
        from shipping
        set /requiredShippingContactFields ["postalAddress", "email", "phone"]
        from request
        set /requiredBillingContactFields ["postalAddress"]

        224
        info
        advice
        document
        2026.11
        The list asks for the name as well as for the postal address.
        The postal address brings the name along, so name is needed only where no address is asked for. Apple advises to ask for essentials only.
        Leave name out.
        AP-CON-NAME
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/requiredshippingcontactfields
        from shipping
        set /requiredShippingContactFields ["postalAddress", "name", "email"]
        finds /requiredShippingContactFields/1
        shows AP-CON-NAME
        from request
        set /requiredShippingContactFields ["name", "postalAddress"]
        finds /requiredShippingContactFields/0
        shows AP-CON-NAME
        from methodData
        set /version 6
        set /requiredShippingContactFields ["name", "postalAddress"]
        finds /requiredShippingContactFields/0
        shows AP-CON-NAME
        right
        from shipping
        set /requiredShippingContactFields ["postalAddress", "phone", "email"]
        from request
        set /requiredShippingContactFields ["name", "email"]

        225
        warning
        correct
        document
        2026.11
        A contact has parts of a postal address, and addressLines is absent or empty.
        Safari makes an address only of contacts that have addressLines. Without them it drops the city, the postal code and the country too, and the sheet starts empty.
        Give the street in addressLines, or leave the other parts of the address out.
        AP-CON-ADDRESS-LINES
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact/addresslines
        from shipping
        set /shippingContact {"familyName": "Sample", "locality": "Denver", "countryCode": "US"}
        finds /shippingContact
        shows AP-CON-ADDRESS-LINES
        from methodData
        set /billingContact {"addressLines": [], "postalCode": "80202"}
        finds /billingContact/addressLines
        shows AP-CON-ADDRESS-LINES
        right
        from shipping
        set /shippingContact {"familyName": "Sample", "addressLines": ["1 Example Road"], "locality": "Denver", "countryCode": "US"}
        from methodData
        set /billingContact {"addressLines": ["1 Example Road"], "postalCode": "80202"}
        from methodData
        set /billingContact {"familyName": "Sample"}
        from contact
        remove /addressLines

        226
        warning
        correct
        document
        2026.11
        A contact has a phonetic given or family name, and the name itself is absent or empty.
        Safari takes the pronunciation only next to the name, and drops it otherwise without a word.
        Give the name that it belongs to as well, or leave the phonetic one out.
        AP-CON-PHONETIC-BASE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact
        from shipping
        set /shippingContact {"familyName": "Sample", "phoneticGivenName": "Joh"}
        finds /shippingContact/phoneticGivenName
        shows AP-CON-PHONETIC-BASE
        from methodData
        set /billingContact {"familyName": "", "phoneticFamilyName": "Doh"}
        finds /billingContact/phoneticFamilyName
        shows AP-CON-PHONETIC-BASE
        right
        from shipping
        set /shippingContact {"givenName": "Jo", "familyName": "Sample", "phoneticGivenName": "Joh"}
        from methodData
        set /billingContact {"familyName": "Doe", "phoneticFamilyName": "Doh"}
        from contact
        remove /givenName
        set /phoneticGivenName "Joh"

        227
        error
        correct
        document
        2026.11
        The phonetic name is asked for, and the stated version is below 3.
        Safari compares this field with the version and throws a TypeError.
        Ask for version 3, or leave phoneticName out.
        AP-CON-PHONETIC-V3 WK-VER-PHONETIC
        https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield
        from plainFlow
        set /request/requiredShippingContactFields ["postalAddress", "phoneticName"]
        set /apiVersion 2
        finds /request/requiredShippingContactFields/1
        shows AP-CON-PHONETIC-V3 WK-VER-PHONETIC
        from plainFlow
        set /request/requiredBillingContactFields ["postalAddress", "phoneticName"]
        set /apiVersion 1
        finds /request/requiredBillingContactFields/1
        shows AP-CON-PHONETIC-V3 WK-VER-PHONETIC
        from request
        set /requiredShippingContactFields ["postalAddress", "phoneticName"]
        with --api-version 2
        finds /requiredShippingContactFields/1
        shows AP-CON-PHONETIC-V3 WK-VER-PHONETIC
        from methodData
        set /requiredBillingContactFields ["postalAddress", "phoneticName"]
        with --api-version 2
        with --select contact/phonetic-version
        finds /requiredBillingContactFields/1
        shows WK-VER-PHONETIC
        from methodData
        set /requiredShippingContactFields ["postalAddress", "phoneticName"]
        with --api-version 2
        with --select contact/phonetic-version
        finds /requiredShippingContactFields/1
        shows WK-VER-PHONETIC
        right
        from plainFlow
        set /request/requiredShippingContactFields ["postalAddress", "phoneticName"]
        set /apiVersion 3
        from plainFlow
        set /request/requiredBillingContactFields ["postalAddress"]
        set /apiVersion 1
        from request
        set /requiredShippingContactFields ["postalAddress", "phoneticName"]
        with --api-version 3
        from request
        set /requiredBillingContactFields ["postalAddress"]
        with --api-version 1
        from request
        set /requiredShippingContactFields ["postalAddress", "phoneticName"]

        228
        info
        advice
        document
        2026.11
        The method data of the W3C interface ask for the phonetic name.
        Apple's comparison of the two interfaces says that only Apple Pay JS can ask for it, while the reference of the method data lists it, and Safari's engine takes it in both. Nobody promises that it arrives.
        Be ready for contacts without it, or use Apple Pay JS.
        AP-CON-PHONETIC-JS
        https://developer.apple.com/documentation/applepayontheweb/choosing-an-api-for-implementing-apple-pay-on-your-website
        from methodData
        set /requiredBillingContactFields ["postalAddress", "phoneticName"]
        finds /requiredBillingContactFields/1
        shows AP-CON-PHONETIC-JS
        from w3c
        set /methodData/0/data/requiredBillingContactFields ["phoneticName", "postalAddress"]
        finds /methodData/0/data/requiredBillingContactFields/0
        shows AP-CON-PHONETIC-JS
        from methodData
        set /version 6
        set /requiredShippingContactFields ["postalAddress", "phoneticName"]
        finds /requiredShippingContactFields/1
        shows AP-CON-PHONETIC-JS
        right
        from methodData
        set /requiredBillingContactFields ["postalAddress"]
        from request
        set /requiredBillingContactFields ["postalAddress", "phoneticName"]

        229
        warning
        compatible
        document
        2026.11
        There is a shipping contact, and nothing of a shipping contact is asked for.
        Apple wants the contact only where shipping information is requested. Without a required field the sheet does not show it, and data of a person are handed over for nothing.
        List what you need in requiredShippingContactFields, or leave shippingContact out.
        AP-CON-SHIP-ONLY-IF
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingcontact
        from request
        set /shippingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        finds /shippingContact
        shows AP-CON-SHIP-ONLY-IF
        from shipping
        set /shippingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        set /requiredShippingContactFields []
        finds /shippingContact
        shows AP-CON-SHIP-ONLY-IF
        from w3c
        set /methodData/0/data/shippingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        finds /methodData/0/data/shippingContact
        shows AP-CON-SHIP-ONLY-IF
        right
        from request
        set /shippingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        set /requiredShippingContactFields ["postalAddress"]
        from shipping
        set /shippingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        from w3c
        set /methodData/0/data/shippingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        set /options {"requestPayerName": true}
        from methodData
        set /shippingContact {"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}
        """##)
}
