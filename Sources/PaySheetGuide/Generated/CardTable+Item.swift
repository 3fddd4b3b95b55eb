// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let item = RuleCard.cards(itemText)

    static let itemText = ##"""
        304
        item/count
        Many lines
        warning
        advice
        document
        2026.11
        There are more than ten lines.
        The shopper does not see all lines, because long lists scroll. Apple's guidelines ask for one subtotal with the charges and discounts that change it.
        Sum the products up in one line, and show the rest of the basket on the page.
        AP-LI-NOT-ITEMIZED
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from request
        set /lineItems [{"label":"Books","amount":"38.06"},{"label":"Gift 2","amount":"0.00"},{"label":"Gift 3","amount":"0.00"},{"label":"Gift 4","amount":"0.00"},{"label":"Gift 5","amount":"0.00"},{"label":"Gift 6","amount":"0.00"},{"label":"Gift 7","amount":"0.00"},{"label":"Gift 8","amount":"0.00"},{"label":"Gift 9","amount":"0.00"},{"label":"Gift 10","amount":"0.00"},{"label":"Gift 11","amount":"0.00"}]
        finds /lineItems
        shows AP-LI-NOT-ITEMIZED
        from paymentMethodUpdate
        set /newLineItems [{"label":"Books","amount":"74.18"},{"label":"Gift 2","amount":"0.00"},{"label":"Gift 3","amount":"0.00"},{"label":"Gift 4","amount":"0.00"},{"label":"Gift 5","amount":"0.00"},{"label":"Gift 6","amount":"0.00"},{"label":"Gift 7","amount":"0.00"},{"label":"Gift 8","amount":"0.00"},{"label":"Gift 9","amount":"0.00"},{"label":"Gift 10","amount":"0.00"},{"label":"Gift 11","amount":"0.00"},{"label":"Gift 12","amount":"0.00"}]
        finds /newLineItems
        from shippingMethodUpdate
        set /newLineItems [{"label":"Books","amount":"111.07"},{"label":"Gift 2","amount":"0.00"},{"label":"Gift 3","amount":"0.00"},{"label":"Gift 4","amount":"0.00"},{"label":"Gift 5","amount":"0.00"},{"label":"Gift 6","amount":"0.00"},{"label":"Gift 7","amount":"0.00"},{"label":"Gift 8","amount":"0.00"},{"label":"Gift 9","amount":"0.00"},{"label":"Gift 10","amount":"0.00"},{"label":"Gift 11","amount":"0.00"}]
        finds /newLineItems
        from shippingContactUpdate
        set /newLineItems [{"label":"Books","amount":"89.00"},{"label":"Island Shipping","amount":"24.50"},{"label":"Gift 3","amount":"0.00"},{"label":"Gift 4","amount":"0.00"},{"label":"Gift 5","amount":"0.00"},{"label":"Gift 6","amount":"0.00"},{"label":"Gift 7","amount":"0.00"},{"label":"Gift 8","amount":"0.00"},{"label":"Gift 9","amount":"0.00"},{"label":"Gift 10","amount":"0.00"},{"label":"Gift 11","amount":"0.00"}]
        finds /newLineItems
        from couponCodeUpdate
        set /newLineItems [{"label":"Books","amount":"86.40"},{"label":"Gift 2","amount":"0.00"},{"label":"Gift 3","amount":"0.00"},{"label":"Gift 4","amount":"0.00"},{"label":"Gift 5","amount":"0.00"},{"label":"Gift 6","amount":"0.00"},{"label":"Gift 7","amount":"0.00"},{"label":"Gift 8","amount":"0.00"},{"label":"Gift 9","amount":"0.00"},{"label":"Gift 10","amount":"0.00"},{"label":"Gift 11","amount":"0.00"}]
        finds /newLineItems
        from w3c
        set /details/displayItems/- {"label":"Gift 3","amount":{"currency":"USD","value":"0.00"}}
        set /details/displayItems/- {"label":"Gift 4","amount":{"currency":"USD","value":"0.00"}}
        set /details/displayItems/- {"label":"Gift 5","amount":{"currency":"USD","value":"0.00"}}
        set /details/displayItems/- {"label":"Gift 6","amount":{"currency":"USD","value":"0.00"}}
        set /details/displayItems/- {"label":"Gift 7","amount":{"currency":"USD","value":"0.00"}}
        set /details/displayItems/- {"label":"Gift 8","amount":{"currency":"USD","value":"0.00"}}
        set /details/displayItems/- {"label":"Gift 9","amount":{"currency":"USD","value":"0.00"}}
        set /details/displayItems/- {"label":"Gift 10","amount":{"currency":"USD","value":"0.00"}}
        set /details/displayItems/- {"label":"Gift 11","amount":{"currency":"USD","value":"0.00"}}
        finds /details/displayItems
        right
        from request
        set /lineItems [{"label":"Books","amount":"38.06"},{"label":"Gift 2","amount":"0.00"},{"label":"Gift 3","amount":"0.00"},{"label":"Gift 4","amount":"0.00"},{"label":"Gift 5","amount":"0.00"},{"label":"Gift 6","amount":"0.00"},{"label":"Gift 7","amount":"0.00"},{"label":"Gift 8","amount":"0.00"},{"label":"Gift 9","amount":"0.00"},{"label":"Gift 10","amount":"0.00"}]
        from paymentMethodUpdate
        set /newLineItems [{"label":"Books","amount":"74.18"},{"label":"Gift 2","amount":"0.00"},{"label":"Gift 3","amount":"0.00"},{"label":"Gift 4","amount":"0.00"},{"label":"Gift 5","amount":"0.00"},{"label":"Gift 6","amount":"0.00"},{"label":"Gift 7","amount":"0.00"},{"label":"Gift 8","amount":"0.00"},{"label":"Gift 9","amount":"0.00"},{"label":"Gift 10","amount":"0.00"}]

        305
        item/discount-sign
        Discount that is added
        warning
        advice
        document
        2026.11
        A line is called a discount, but its amount is above zero.
        The sheet shows one more charge. A discount is a line with a negative amount.
        Write the amount of a discount with a minus sign.
        AP-LI-NEGATIVE
        https://developer.apple.com/documentation/applepayontheweb/applepaymodifier/additionallineitems
        -
        from couponCodeUpdate
        set /newLineItems/1/amount "20.00"
        set /newTotal/amount "126.40"
        finds /newLineItems/1/amount
        from request
        set /lineItems/1/label "Member Discount"
        finds /lineItems/1/amount
        shows AP-LI-NEGATIVE
        from modifier
        set /additionalLineItems/0/label "Card Discount"
        finds /additionalLineItems/0/amount
        from w3c
        set /details/displayItems/1/label "Rabatt"
        finds /details/displayItems/1/amount/value
        from paymentMethodUpdate
        set /newLineItems/1/label "Card Discount"
        finds /newLineItems/1/amount
        from shippingMethodUpdate
        set /newLineItems/2/label "Member Rebate"
        finds /newLineItems/2/amount
        from shippingContactUpdate
        set /newLineItems/0/label "Savings"
        finds /newLineItems/0/amount
        from w3cUpdate
        set /displayItems/0/label "Rabatt"
        finds /displayItems/0/amount/value
        right
        from couponCodeUpdate
        set /newTotal/amount "86.40"
        set /newLineItems/1/label "Discount"
        from request
        set /lineItems/1/label "Discounted Books"

        306
        item/empty-list
        Empty list of lines
        warning
        compatible
        document
        2026.11
        The request has an empty list of lines.
        Other programs may refuse the list, because Apple's documentation forbids it. Safari accepts it today. An update may have an empty list.
        Remove the list, or add a line.
        AP-LI-EMPTY-ARRAY
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/lineitems
        -
        from request
        set /lineItems []
        finds /lineItems
        shows AP-LI-EMPTY-ARRAY
        from flow
        set /request/lineItems []
        finds /request/lineItems
        right
        from request
        remove /lineItems
        from paymentMethodUpdate
        set /newLineItems []

        307
        item/label
        Line without a name
        warning
        correct
        document
        2026.11
        The label of a line is empty, or is the text of a missing value.
        The sheet shows an amount without an explanation. Safari accepts the line, but Apple's documentation calls it invalid.
        Say what the amount is for: "Subtotal", "Sales Tax".
        AP-LI-LABEL
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/label
        -
        from request
        set /lineItems/0/label ""
        finds /lineItems/0/label
        shows AP-LI-LABEL
        from couponCodeUpdate
        set /newLineItems/1/label "undefined"
        finds /newLineItems/1/label
        from w3c
        set /details/displayItems/1/label " "
        finds /details/displayItems/1/label
        from modifier
        set /additionalLineItems/0/label "[object Object]"
        finds /additionalLineItems/0/label
        right
        from request
        set /lineItems/0/label "Tea"
        from couponCodeUpdate
        set /newLineItems/1/label "Nullarbor Rabbit"

        308
        item/label-length
        Long label
        warning
        advice
        document
        2026.11
        The label of a line has more than 40 characters.
        The shopper may not see the end of the label: each line has one row of a narrow window. Apple names no limit, but 40 characters are more than any of its screens show.
        Use two or three words, and show details on the page.
        AP-LI-LABEL-SHORT
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from request
        set /lineItems/0/label "Three Used Books About the Harbor of Boston"
        finds /lineItems/0/label
        shows AP-LI-LABEL-SHORT
        from w3c
        set /details/displayItems/0/label "Three Used Books About the Harbor of Boston"
        finds /details/displayItems/0/label
        from request
        set /lineItems/0/label "Three Used Books About Old Boston Harbors"
        finds /lineItems/0/label
        right
        from request
        set /lineItems/0/label "Three Used Books About Boston Harbor Now"
        from request
        set /lineItems/0/label "Bücher über Köln, Düsseldorf, Münster, Ö"

        309
        item/label-style
        Style of a label
        warning
        advice
        document
        2026.11
        The label of a line is not in title case, or ends with punctuation or a space.
        The label looks different from other sheets. Apple's documentation asks for title case ("Estimated Tax"). It asks for nothing after the last word, because the sheet adds its own marks.
        Begin the words of the label with capitals, and end it with a word.
        AP-LI-LABEL-CASE AP-LI-LABEL-TRAIL
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/label
        -
        from request
        set /lineItems/0/label "subtotal"
        finds /lineItems/0/label
        shows AP-LI-LABEL-CASE
        from request
        set /lineItems/0/label "Subtotal:"
        finds /lineItems/0/label
        shows AP-LI-LABEL-TRAIL
        from request
        set /lineItems/1/label "Estimated tax"
        finds /lineItems/1/label
        from w3c
        set /details/displayItems/0/label "Subtotal "
        finds /details/displayItems/0/label
        from request
        set /lineItems/1/label "Card surcharge"
        finds /lineItems/1/label
        from request
        set /lineItems/0/label "zwischensumme"
        finds /lineItems/0/label
        right
        from request
        set /lineItems/0/label "Zwischensumme inkl. MwSt."
        from request
        set /lineItems/0/label "Frais de Livraison"
        from request
        set /lineItems/0/label "2 Books (Used)"
        from request
        set /lineItems/0/label "Zone Z Taxes"

        310
        item/pending-amount
        Amount of a pending line
        warning
        correct
        document
        2026.11
        A pending line has an amount other than zero.
        The shopper does not see the amount and does not pay it. Safari drops the amount of a pending line and shows "Amount Pending" instead.
        Write zero or remove the amount while it is pending, or make the line final.
        AP-LI-PENDING-AMOUNT WK-ITEM-PENDING AP-LI-PENDING-SHOW
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/type
        -
        from request
        set /lineItems/1/type "pending"
        finds /lineItems/1/amount
        shows AP-LI-PENDING-AMOUNT WK-ITEM-PENDING AP-LI-PENDING-SHOW
        from shippingContactUpdate
        set /newLineItems/1/type "pending"
        finds /newLineItems/1/amount
        right
        from request
        set /lineItems/1/type "pending"
        set /lineItems/1/amount "0.00"
        set /total/amount "35.00"
        from request
        set /lineItems/1/type "final"

        311
        item/recurring
        Recurring payment without its line
        warning
        advice
        document
        2026.11
        The request asks for a recurring payment and has lines, but no line is recurring.
        The shopper does not see in the lines how much you charge how often. Apple's guidelines ask for such a line, with every discount and fee at the start.
        Add the regular billing to the lines, with its timing.
        AP-LI-FREQ
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from recurring
        remove /lineItems/1
        finds /lineItems
        shows AP-LI-FREQ
        from recurring
        set /lineItems [{"label":"Membership","amount":"9.99","paymentTiming":"immediate"}]
        finds /lineItems
        from w3c
        set /methodData/0/data/version 14
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"recurringPaymentRequest":{"paymentDescription":"Stream Box Plan","managementURL":"https://streambox.example/account","tokenNotificationURL":"https://streambox.example/tokens","billingAgreement":"A month costs 12.99.","regularBilling":{"label":"Monthly Plan","amount":"12.99","paymentTiming":"recurring","recurringPaymentStartDate":"2027-05-15T00:00:00.000Z"}}}}]
        finds /details/modifiers/0/data/recurringPaymentRequest
        right
        from recurring
        remove /lineItems/0
        from recurring
        set /lineItems/1/label "Each Month"
        from recurring
        set /lineItems []
        with --ignore item/empty-list

        312
        item/timing-fields
        Members of another timing
        warning
        correct
        document
        2026.11
        A line has members of a payment timing that it does not state.
        Safari ignores these members, because it reads the timing first. Without "recurring" it charges a line with an interval once, now.
        State the timing that the members belong to, or remove them.
        AP-LI-TIMING-FIELDS
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/paymenttiming
        -
        from request
        set /lineItems/0/recurringPaymentIntervalUnit "month"
        finds /lineItems/0/recurringPaymentIntervalUnit
        shows AP-LI-TIMING-FIELDS
        from paymentMethodUpdate
        set /newLineItems/1/deferredPaymentDate "2027-07-10T13:00:00.000Z"
        finds /newLineItems/1/deferredPaymentDate
        from request
        set /lineItems/0/paymentTiming "immediate"
        set /lineItems/0/recurringPaymentIntervalUnit "month"
        set /lineItems/0/recurringPaymentIntervalCount 1
        finds /lineItems/0/recurringPaymentIntervalUnit
        from modifier
        set /additionalLineItems/0/automaticReloadPaymentThresholdAmount "5.00"
        finds /additionalLineItems/0/automaticReloadPaymentThresholdAmount
        from request
        set /total/recurringPaymentIntervalUnit "month"
        finds /total/recurringPaymentIntervalUnit
        from request
        set /total/paymentTiming "immediate"
        set /total/recurringPaymentIntervalUnit "month"
        finds /total/recurringPaymentIntervalUnit
        right
        from recurring
        set /lineItems/1/recurringPaymentIntervalUnit "month"
        from request
        set /lineItems/0/paymentTiming "immediate"
        from request
        set /total/paymentTiming "recurring"
        set /total/deferredPaymentDate "2027-07-10T13:00:00.000Z"
        with --ignore total/timing
        from recurring
        remove /recurringPaymentRequest/regularBilling/paymentTiming
        with --ignore plan/timing

        419
        item/tax-included
        Tax that the prices include
        info
        advice
        document
        2026.11
        A line names a tax that is part of other lines, and the total does not count it.
        The shopper reads the line as one more charge, and the lines do not add up. Many countries show such a tax on receipts, so no other rule objects to the line.
        Leave the line out, or put the tax into the label of another line.
        -
        https://developer.apple.com/documentation/passkit/pkpaymentrequest/paymentsummaryitems
        A rule of paysheet's own: it knows the words that receipts have for an included tax.
        from request
        set /lineItems [{"label":"Shirt","amount":"38.06"},{"label":"Incl. 19 % MwSt.","amount":"6.08"}]
        finds /lineItems/1
        from request
        set /lineItems [{"label":"Shirt","amount":"38.06"},{"label":"GST Included","amount":"3.46"}]
        finds /lineItems/1
        from w3c
        set /details/displayItems/1 {"label":"Dont TVA 20 %","amount":{"currency":"USD","value":"6.34"}}
        set /details/displayItems/0/amount/value "38.06"
        finds /details/displayItems/1
        from request
        set /lineItems [{"label":"Incl. VAT","amount":"6.34"}]
        finds /lineItems/0
        right
        from request
        set /lineItems [{"label":"Shirt Incl. VAT","amount":"38.06"}]
        from request
        set /lineItems [{"label":"Shirt","amount":"31.98"},{"label":"Incl. 19 % VAT","amount":"6.08"}]
        from request
        set /lineItems [{"label":"Shirt","amount":"38.06"},{"label":"VAT Included","amount":"0.00"}]
        """##
}
