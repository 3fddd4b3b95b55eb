// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let contact = RuleCard.cards(contactText)

    static let contactText = ##"""
        220
        contact/billing-fields
        Billing field that is not documented
        warning
        compatible
        document
        2026.11
        The required billing fields contain something other than postalAddress or phoneticName.
        The payment may arrive without the field. The reference names only the postal address, which includes the name. The sheet has one line for email and phone, and that line belongs to shipping. A field that shipping asks for too does no harm. The name next to the postal address does no harm either.
        Ask for email, phone and name in requiredShippingContactFields.
        AP-CON-BILLING-ONLY
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/requiredbillingcontactfields
        -
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
        set /requiredBillingContactFields ["name"]
        finds /requiredBillingContactFields/0
        severity warning
        right
        from request
        set /requiredBillingContactFields ["postalAddress", "phoneticName"]
        from methodData
        set /requiredBillingContactFields ["postalAddress"]
        from request
        set /requiredBillingContactFields ["postalAddress", "name", "phone", "email"]
        set /requiredShippingContactFields ["name", "phone", "email"]

        221
        contact/billing-unrequested
        Billing contact that is not asked for
        warning
        correct
        document
        2026.11
        There is a billing contact, but the billing fields do not ask for the postal address.
        The sheet shows no billing address, and the page gets none. The reference requires postalAddress among the billing fields if there is a billing contact.
        Add postalAddress to requiredBillingContactFields, or remove billingContact.
        AP-CON-BILLING-POSTAL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/billingcontact
        -
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
        contact/country
        Country code of a contact
        warning
        correct
        document
        2026.11
        The countryCode of a contact is not an ISO 3166-1 code of two capital letters.
        You calculate shipping and tax for the wrong place. Safari does not check contacts, so the sheet opens with an unknown country. Before the payment is authorized, contacts from the sheet may have the code in lower case or empty. The check does not report those.
        Write the two-letter code in countryCode and the country's name in country.
        AP-CON-COUNTRY
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact/countrycode
        -
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
        contact/field-repeated
        Repeated contact field
        warning
        compatible
        document
        2026.11
        A contact field appears twice in one list.
        The second one has no effect, because Safari asks for the field once. Often another field was meant.
        Remove the second one, or write the field that you meant.
        AP-CON-DUP
        https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield
        -
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
        contact/name-with-address
        Name asked for beside the address
        info
        advice
        document
        2026.11
        The list asks for the name as well as for the postal address.
        The shopper is asked for more than you need, because the postal address includes the name. Apple advises you to ask only for what is essential.
        Remove name.
        AP-CON-NAME
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/requiredshippingcontactfields
        -
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
        contact/no-street
        Address without a street
        warning
        correct
        document
        2026.11
        A contact has parts of a postal address, but addressLines is missing or empty.
        The sheet starts with an empty address. Without addressLines, Safari also drops the city, the postal code and the country.
        Write the street in addressLines, or remove the other parts of the address.
        AP-CON-ADDRESS-LINES
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact/addresslines
        -
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
        contact/phonetic-alone
        Phonetic name without the name
        warning
        correct
        document
        2026.11
        A contact has a phonetic given or family name, but the name itself is missing or empty.
        Safari silently drops the pronunciation if there is no name.
        Add the name that it belongs to, or remove the phonetic name.
        AP-CON-PHONETIC-BASE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact
        -
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
        contact/phonetic-version
        Phonetic name before version 3
        error
        correct
        document
        2026.11
        The request asks for the phonetic name, and the stated version is below 3.
        Safari compares this field with the version and throws a TypeError.
        Ask for version 3, or remove phoneticName.
        AP-CON-PHONETIC-V3 WK-VER-PHONETIC
        https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield
        -
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
        set /version 2
        set /requiredBillingContactFields ["postalAddress", "phoneticName"]
        with --api-version 2
        with --select contact/phonetic-version
        finds /requiredBillingContactFields/1
        shows WK-VER-PHONETIC
        from methodData
        set /version 2
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
        contact/phonetic-w3c
        Phonetic name in the W3C interface
        info
        advice
        document
        2026.11
        The method data of the W3C interface asks for the phonetic name.
        The phonetic name may not arrive. Apple's comparison of the two interfaces says that only Apple Pay JS can ask for it. The reference of the method data lists it, and Safari accepts it in both.
        Expect contacts without it, or use Apple Pay JS.
        AP-CON-PHONETIC-JS
        https://developer.apple.com/documentation/applepayontheweb/choosing-an-api-for-implementing-apple-pay-on-your-website
        -
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
        contact/shipping-unrequested
        Shipping contact that is not asked for
        warning
        compatible
        document
        2026.11
        There is a shipping contact, but the request asks for no shipping field.
        The sheet does not show the contact, so you pass on personal data for nothing. Apple wants the contact only if shipping information is requested.
        List what you need in requiredShippingContactFields, or remove shippingContact.
        AP-CON-SHIP-ONLY-IF
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingcontact
        -
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

        423
        contact/billing-extra
        Billing field that arrives anyway
        info
        advice
        document
        2026.11
        The required billing fields name something that comes with the address or that shipping asks for.
        The field changes nothing: the sheet asks once. The reference names only the postal address, which includes the name. Many shop systems send the longer list, and it does no harm.
        Leave the field out.
        AP-CON-BILLING-ONLY
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/requiredbillingcontactfields
        -
        from request
        set /requiredBillingContactFields ["postalAddress", "name"]
        finds /requiredBillingContactFields/1
        shows AP-CON-BILLING-ONLY
        from shipping
        set /requiredBillingContactFields ["postalAddress", "email"]
        finds /requiredBillingContactFields/1
        right
        from request
        set /requiredBillingContactFields ["postalAddress", "phoneticName"]
        from methodData
        set /requiredBillingContactFields ["postalAddress"]

        426
        contact/fields-expected
        Contact field that the request does not ask for
        error
        correct
        document
        2026.11
        The request does not ask for a contact field that you expect.
        The payment arrives without the field, and your server has no way to ask for it again. The postal address brings the name along. Of the billing fields, only the address and the phonetic name arrive.
        Ask for the field in requiredShippingContactFields, or in the options of the W3C interface.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/requiredshippingcontactfields
        A rule of paysheet's own: it compares the request with what you expect. Apple's pages say which fields arrive.
        from request
        with --expect-contact-fields email
        finds root
        from shipping
        with --expect-contact-fields phone
        finds /requiredShippingContactFields
        from w3c
        with --expect-contact-fields email
        finds /methodData/0/data
        from methodData
        set /requiredBillingContactFields ["postalAddress"]
        with --expect-contact-fields phone
        finds root
        right
        from shipping
        with --expect-contact-fields email
        from shipping
        with --expect-contact-fields name
        from w3c
        set /options {"requestPayerEmail":true}
        with --expect-contact-fields email
        from request
        set /requiredBillingContactFields ["postalAddress"]
        with --expect-contact-fields postalAddress
        """##
}
