// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let error = RuleCard.cards(errorText)

    static let errorText = ##"""
        281
        error/code-place
        Error code in the wrong answer
        warning
        compatible
        document
        2026.11
        A coupon error is outside the answer to a coupon code, or a billing contact error outside the result.
        The shopper may not see the error. The sheet shows an error next to what the shopper has just changed. Apple's table has the code for another moment, and does not say what the sheet does here.
        Answer a coupon code with the coupon errors, and report the billing contact in the result of the payment. An answer to another card may report it too, because the sheet then passes on part of the billing contact.
        AP-ERR-CODE-METHOD
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode
        -
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
        error/field-missing
        Contact error without a field
        warning
        compatible
        document
        2026.11
        An error says that a contact is invalid, but has no contactField.
        The shopper has to guess what is wrong, because the sheet marks only the field that contactField names.
        Name the field in contactField, and write one error for each wrong field.
        AP-ERR-FIELD-REQ
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode
        -
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
        error/field-place
        Field that cannot be marked here
        warning
        correct
        document
        2026.11
        An error names a contactField that its code does not mark at this moment of the payment.
        The sheet marks nothing. While the shopper chooses a shipping contact, it can mark only parts of the address that the page knows. A billing contact has no telephone number and no email address to mark.
        Report names, telephone numbers, email addresses and streets of the shipping contact in the result of the payment. Use shippingContactInvalid for telephone number and email address.
        AP-ERR-FIELD-METHOD
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield
        -
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
        error/field-unused
        Field that the error code ignores
        warning
        compatible
        document
        2026.11
        An error names a contactField, but its code is not about a field of a contact.
        The sheet does not mark the field. Only shippingContactInvalid and billingContactInvalid use contactField.
        Remove contactField, or use the code of the contact with the wrong field.
        AP-ERR-FIELD-NONE
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield
        -
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
        error/message-long
        Long error message
        warning
        compatible
        document
        2026.11
        The message of an error has more than 128 characters.
        The shopper does not see the end of the message, because the sheet has one short line. Apple's guidelines set the limit of 128 characters.
        Use fewer words: what is wrong, and what to do.
        AP-ERR-MSG
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
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
        error/message-missing
        Error without a message
        info
        advice
        document
        2026.11
        An error has no message, or an empty one.
        The shopper sees that something is wrong, but not what to do.
        Say in a few words what is wrong and how to correct it, in the shopper's language.
        AP-ERR-MSG
        https://developer.apple.com/documentation/applepayontheweb/applepayerror/message
        -
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
        error/message-punctuation
        Punctuation at the end of an error message
        info
        advice
        document
        2026.11
        The message of an error ends with a punctuation mark.
        The message looks different from those of the sheet. Apple's guidelines ask for a sentence without a mark at the end.
        Remove the mark.
        AP-ERR-MSG
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
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
        error/version
        Error object before version 3
        warning
        correct
        document
        2026.11
        The page asks for version 1 or 2 of Apple Pay and creates an ApplePayError.
        The script stops on systems that know no newer version, because ApplePayError came with version 3.
        Ask for version 3 or newer, or use one of the status numbers of versions 1 and 2.
        AP-ERR-V3
        https://developer.apple.com/documentation/applepayontheweb/applepayerror
        -
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
        """##
}
