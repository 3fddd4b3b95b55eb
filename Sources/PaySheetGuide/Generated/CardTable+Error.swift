// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let error = RuleCard.cards(
        ##"""
        281
        warning
        compatible
        document
        2026.11
        An error about a coupon code stands outside the answer to a coupon code, or one about the billing contact outside the result.
        The sheet shows an error at the thing that the shopper has just changed. Apple's table has the code for another moment; what the sheet makes of it here is not documented.
        Answer a coupon code with the coupon errors, and report the billing contact in the result of the payment. The answer to another card is left alone: the sheet hands out a part of the billing contact with it.
        AP-ERR-CODE-METHOD
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode
        from shippingContactUpdate
        set /errors [{"code":"couponCodeInvalid","message":"We do not know this code"}]
        finds /errors/0/code
        shows AP-ERR-CODE-METHOD
        from shippingContactUpdate
        set /errors [{"code":"billingContactInvalid","contactField":"postalCode","message":"Check the postal code"}]
        finds /errors/0/code
        shows AP-ERR-CODE-METHOD
        from failure
        set /errors/0/code "couponCodeExpired"
        remove /errors/0/contactField
        finds /errors/0/code
        shows AP-ERR-CODE-METHOD
        right
        from couponCodeUpdate
        set /errors [{"code":"couponCodeInvalid","message":"We do not know this code"}]
        from w3cUpdate
        set /paymentMethodErrors [{"code":"couponCodeInvalid","message":"We do not know this code"}]
        from paymentMethodUpdate
        set /errors [{"code":"billingContactInvalid","contactField":"postalCode","message":"Check the postal code"}]
        from failure
        set /errors/1/code "billingContactInvalid"

        282
        warning
        compatible
        document
        2026.11
        An error says that a contact is invalid and names no contactField.
        The sheet marks the field that contactField names; without one nothing is marked, and the shopper has to guess.
        Name the field in contactField, and write one error for each field that is wrong.
        AP-ERR-FIELD-REQ
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode
        from error
        remove /contactField
        finds root
        shows AP-ERR-FIELD-REQ
        from failure
        remove /errors/1/contactField
        finds /errors/1
        shows AP-ERR-FIELD-REQ
        from failure
        set /errors/0/code "billingContactInvalid"
        remove /errors/0/contactField
        finds /errors/0
        right
        from error
        set /code "addressUnserviceable"
        remove /contactField
        from error
        set /code "unknown"
        remove /contactField

        283
        warning
        correct
        document
        2026.11
        An error names a contactField that its code does not mark at this moment of the payment.
        While the shopper chooses a shipping contact only the parts of the address that the page has seen can be marked, and a billing contact has no telephone number and no email address to mark. The sheet marks nothing then.
        Report names, telephone numbers, email addresses and streets of the shipping contact in the result of the payment, and use shippingContactInvalid for telephone number and email address.
        AP-ERR-FIELD-METHOD
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield
        from shippingContactUpdate
        set /errors [{"code":"shippingContactInvalid","contactField":"phoneNumber","message":"Check the number"}]
        finds /errors/0/contactField
        shows AP-ERR-FIELD-METHOD
        from shippingContactUpdate
        set /errors [{"code":"shippingContactInvalid","contactField":"addressLines","message":"Check the street"}]
        finds /errors/0/contactField
        shows AP-ERR-FIELD-METHOD
        from failure
        set /errors/0/code "billingContactInvalid"
        finds /errors/0/contactField
        shows AP-ERR-FIELD-METHOD
        from error
        set /code "billingContactInvalid"
        set /contactField "emailAddress"
        finds /contactField
        shows AP-ERR-FIELD-METHOD
        from shippingContactUpdate
        set /errors [{"code":"shippingContactInvalid","contactField":"name","message":"Check it"}]
        finds /errors/0/contactField
        shows AP-ERR-FIELD-METHOD
        from shippingContactUpdate
        set /errors [{"code":"shippingContactInvalid","contactField":"phoneticName","message":"Check it"}]
        finds /errors/0/contactField
        shows AP-ERR-FIELD-METHOD
        from shippingContactUpdate
        set /errors [{"code":"shippingContactInvalid","contactField":"emailAddress","message":"Check it"}]
        finds /errors/0/contactField
        shows AP-ERR-FIELD-METHOD
        right
        from shippingContactUpdate
        set /errors [{"code":"shippingContactInvalid","contactField":"postalAddress","message":"Check the address"}]
        from failure
        set /errors/1/code "billingContactInvalid"
        from error
        set /contactField "emailAddress"
        from error
        set /code "billingContactInvalid"
        set /contactField "name"

        284
        warning
        compatible
        document
        2026.11
        An error names a contactField although its code is not about a field of a contact.
        Only shippingContactInvalid and billingContactInvalid go with a contactField; with any other code the sheet does not mark the field.
        Leave contactField out, or use the code of the contact whose field is wrong.
        AP-ERR-FIELD-NONE
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield
        from error
        set /code "addressUnserviceable"
        finds /contactField
        shows AP-ERR-FIELD-NONE
        from error
        set /code "unknown"
        finds /contactField
        shows AP-ERR-FIELD-NONE
        from couponCodeUpdate
        set /errors [{"code":"couponCodeExpired","contactField":"name","message":"This coupon has ended"}]
        finds /errors/0/contactField
        shows AP-ERR-FIELD-NONE
        from couponCodeUpdate
        set /errors [{"code":"couponCodeInvalid","contactField":"name","message":"We do not know this code"}]
        finds /errors/0/contactField
        shows AP-ERR-FIELD-NONE
        right
        from error
        set /code "billingContactInvalid"
        from couponCodeUpdate
        set /errors [{"code":"couponCodeExpired","message":"This coupon has ended"}]
        from error
        set /code "unknown"
        remove /contactField

        285
        warning
        compatible
        document
        2026.11
        The message of an error has more than 128 characters.
        Apple's guidelines give 128 characters as the limit; the sheet has one short line and cuts off what does not fit.
        Say it in fewer words: what is wrong, and what to do.
        AP-ERR-MSG
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        from error
        set /message "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /message
        shows AP-ERR-MSG
        from failure
        set /errors/0/message "長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長"
        finds /errors/0/message
        shows AP-ERR-MSG
        right
        from error
        set /message "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        from failure
        set /errors/0/message "長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長長"

        286
        info
        advice
        document
        2026.11
        An error has no message, or an empty one.
        The shopper then sees only that something is wrong, and not what to do about it.
        Say in a few words what is wrong and how to put it right, in the shopper's language.
        AP-ERR-MSG
        https://developer.apple.com/documentation/applepayontheweb/applepayerror/message
        from error
        remove /message
        finds root
        shows AP-ERR-MSG
        from error
        set /message " "
        finds /message
        shows AP-ERR-MSG
        from failure
        set /errors/1/message ""
        finds /errors/1/message
        shows AP-ERR-MSG
        right
        from error
        set /message "?"
        from failure

        287
        info
        advice
        document
        2026.11
        The message of an error ends in a punctuation mark.
        Apple's guidelines ask for a sentence without one; the sheet sets its own messages that way.
        Leave the mark out.
        AP-ERR-MSG
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        from error
        set /message "The postal code has five digits."
        finds /message
        shows AP-ERR-MSG
        from failure
        set /errors/0/message "郵便番号を確認してください。"
        finds /errors/0/message
        shows AP-ERR-MSG
        from error
        set /message "Check the postal code!"
        finds /message
        shows AP-ERR-MSG
        right
        from error
        set /message "The postal code has five digits"
        from failure
        set /errors/0/message "郵便番号を確認してください"
        from error
        set /message "Check the postal code (five digits)"

        288
        warning
        correct
        document
        2026.11
        The page asks for version 1 or 2 of Apple Pay and makes an ApplePayError.
        ApplePayError came with version 3; a system that knows no newer version has no such object, and the script stops there.
        Ask for version 3 or newer, or pass one of the status numbers that versions 1 and 2 have.
        AP-ERR-V3
        https://developer.apple.com/documentation/applepayontheweb/applepayerror
        from error
        with --api-version 2
        finds root
        shows AP-ERR-V3
        from error
        set /code "unknown"
        remove /contactField
        with --api-version 2
        finds root
        from error
        set /code "unknown"
        remove /contactField
        with --api-version 1
        finds root
        right
        from error
        with --api-version 3
        from error
        from request
        with --api-version 2
        from w3c
        set /methodData/0/data/version 2
        """##)
}
