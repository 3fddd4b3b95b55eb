// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let order = RuleCard.cards(orderText)

    static let orderText = ##"""
        324
        order/currency
        Currency differs from the order
        error
        correct
        flow
        2026.11
        The request charges in another currency than the shop's order.
        The shopper pays another amount of money, because the same digits mean another price.
        Copy the currency code of the request from the order.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/currencycode
        A rule of paysheet's own: it compares the request with the shop's order.
        from flow
        set /order/currency "CAD"
        finds /request/currencyCode
        from multiMerchantFlow
        set /order/currency "EUR"
        finds /request/currencyCode
        from request
        with --order {"currency":"EUR","total":"38.06","items":[]}
        finds /currencyCode
        right
        from flow
        from multiMerchantFlow
        from request
        with --order {"currency":"USD","total":"38.06","items":[]}

        325
        order/shares
        Shares differ from the order
        error
        correct
        flow
        2026.11
        A merchant's token context has another amount than the order, or a merchant of the order has no context.
        One merchant gets too much and another too little, because each is authorized for the amount of its context.
        Calculate the contexts of the request and of every update from the order, merchant by merchant.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/amount
        A rule of paysheet's own: it compares the request with the shop's order.
        from multiMerchantFlow
        set /order/merchants/0/amount "144.00"
        finds /events/0/data/newMultiTokenContexts/0/amount
        from multiMerchantFlow
        set /order/merchants/2 {"externalIdentifier":"wool-1","amount":"0.50"}
        finds /events/0/data/newMultiTokenContexts
        from multiMerchant
        with --order {"currency":"USD","total":"200.50","items":[],"merchants":[{"externalIdentifier":"air-7","amount":"120.01"}]}
        finds /multiTokenContexts/0/amount
        right
        from multiMerchantFlow
        from multiMerchantFlow
        remove /order/merchants
        from multiMerchant
        with --order {"currency":"USD","total":"200.50","items":[],"merchants":[{"externalIdentifier":"air-7","amount":"120.00"}]}

        326
        order/shipping
        Shipping differs from the order
        error
        correct
        flow
        2026.11
        The last chosen shipping method, or its price, is not that of the shop's order.
        The shopper chose one kind of shipping, but the shop books another.
        Book the method that the shopper chose last, at the price that the sheet showed.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/onshippingmethodselected
        A rule of paysheet's own: it compares the record with the shop's order.
        from flow
        set /order/shipping/identifier "standard"
        finds /events/0/data/newShippingMethods/1
        from flow
        set /order/shipping/amount "14.00"
        set /order/items/0/amount "89.95"
        finds /events/0/data/newShippingMethods/1/amount
        from shipping
        with --order {"currency":"USD","total":"102.07","items":[],"shipping":{"identifier":"standard","amount":"0.01"}}
        finds /shippingMethods/0/amount
        right
        from flow
        from flow
        remove /order/shipping
        set /order/items/- {"label":"Express Shipping","amount":"14.95"}
        from shipping
        with --order {"currency":"USD","total":"102.07","items":[],"shipping":{"identifier":"standard","amount":"5.95"}}

        327
        order/total
        Total differs from the order
        error
        correct
        flow
        2026.11
        The total that the shopper authorizes is not the total of the shop's order.
        The shopper pays another sum than the books show. Payment providers refuse such payments as an amount mismatch.
        Calculate the request and every update from the order, and send the same total.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/total
        Reports of developers about payments that their provider refused because of another amount.
        from flow
        set /order/total "111.08"
        set /order/items/1/amount "7.13"
        finds /events/2/data/newTotal/amount
        from multiMerchantFlow
        set /order/total "2.05"
        set /order/items [{"label":"Trip","amount":"2.05"}]
        finds /events/0/data/newTotal/amount
        from request
        with --order {"currency":"USD","total":"38.05","items":[]}
        finds /total/amount
        right
        from flow
        from multiMerchantFlow
        from request
        with --order {"currency":"USD","total":"38.06","items":[]}

        428
        order/items
        Order that does not add up
        warning
        correct
        flow
        2026.11
        The items of the order do not add up to its total, with or without its shipping.
        The order contradicts itself, so a comparison with it proves nothing. A discount or a tax is often missing among the items.
        Add an item for every part of the total, with a minus sign for discounts.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/total
        A rule of paysheet's own: it checks the shop's order, before it compares the request with it.
        from flow
        set /order/items/1/amount "7.13"
        finds /order/total
        from order
        set /items/0/amount "1.00"
        finds /total
        right
        from flow
        remove /order/shipping
        set /order/items/- {"label":"Express Shipping","amount":"14.95"}
        from order
        """##
}
