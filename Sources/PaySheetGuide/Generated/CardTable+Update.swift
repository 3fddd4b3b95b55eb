// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let update = RuleCard.cards(updateText)

    static let updateText = ##"""
        396
        update/version
        Answer in a form newer than the version
        warning
        correct
        document
        2026.11
        The page asks for version 1 or 2 of Apple Pay, but answers with a dictionary.
        The answer does not work on systems of these versions. They use several arguments: a status number, the total and the items. Dictionaries came with version 3.
        Ask for version 3 or newer.
        AP-ERR-V3 AP-UPD-V12
        https://developer.apple.com/documentation/applepayontheweb/apple-pay-on-the-web-version-3-release-notes
        -
        from paymentMethodUpdate
        with --api-version 2
        finds root
        shows AP-UPD-V12
        from failure
        with --api-version 1
        finds root
        shows AP-UPD-V12
        from flow
        set /apiVersion 2
        remove /order
        remove /result
        remove /request/shippingMethods
        remove /events/2
        remove /events/1
        remove /events/0/data/newShippingMethods
        remove /request/lineItems/1
        set /request/total/amount "89.00"
        finds /apiVersion
        shows AP-UPD-V12
        from recurringFlow
        set /apiVersion 2
        remove /events
        remove /request/recurringPaymentRequest
        remove /request/lineItems/1
        finds /apiVersion
        shows AP-UPD-V12
        from recurringFlow
        set /apiVersion 2
        remove /events
        remove /request/recurringPaymentRequest
        remove /request/lineItems/1
        set /result {"status": 1, "errors": [{"code": "unknown"}]}
        finds /apiVersion
        shows AP-ERR-V3 AP-UPD-V12
        from shippingMethodUpdate
        with --api-version 2
        finds root
        from shippingContactUpdate
        remove /newShippingMethods/0/dateComponentsRange
        with --api-version 2
        finds root
        from couponCodeUpdate
        with --api-version 2
        finds root
        right
        from recurringFlow
        set /apiVersion 3
        remove /events
        remove /request/recurringPaymentRequest
        remove /request/lineItems/1
        from recurringFlow
        set /apiVersion 3
        remove /events
        remove /request/recurringPaymentRequest
        remove /request/lineItems/1
        set /result {"status": 1, "errors": [{"code": "unknown"}]}
        from paymentMethodUpdate
        with --api-version 3
        from failure
        with --api-version 3
        from shippingContactUpdate
        from recurringFlow
        set /apiVersion 2
        remove /events
        remove /request/recurringPaymentRequest
        remove /result
        remove /request/lineItems/1
        from recurringFlow
        set /apiVersion 2
        set /events []
        remove /request/recurringPaymentRequest
        remove /result
        remove /request/lineItems/1
        """##
}
