// Generated from the cards in Sources/PaySheetOrderGuide/Cards. Do not edit; run `swift run generate`.

/// What the rules say, for `RuleCard`.
enum WalletOrdersCards {
    static let text = ##"""
        10000
        error
        correct
        document
        2026.11
        The version of the schema is not 1.
        Wallet knows version 1 only.
        Write the number 1.
        WO-002
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        set /schemaVersion 2
        finds /schemaVersion
        shows WO-002
        from walletOrder
        set /schemaVersion 0
        finds /schemaVersion
        shows WO-002
        right
        from walletOrder
        set /schemaVersion 1
        from walletOrder
        set /schemaVersion 1.0

        10001
        warning
        correct
        document
        2026.11
        The order type identifier does not begin with `order.`.
        It must be the one for which Apple issued the certificate. These are names in reverse order that begin with `order.`.
        Write the identifier of your developer account.
        WO-005
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        set /orderTypeIdentifier "com.example.shop"
        finds /orderTypeIdentifier
        shows WO-005
        from walletOrder
        set /orderTypeIdentifier ""
        finds /orderTypeIdentifier
        shows WO-005
        right
        from walletOrder
        set /orderTypeIdentifier "order.com.example.other"
        from walletOrder
        set /orderTypeIdentifier "order.jp.example"

        10002
        warning
        correct
        document
        2026.11
        The merchant identifier does not begin with `merchant.`.
        It must belong to the same developer account as the certificate. These are names in reverse order that begin with `merchant.`.
        Write the identifier of your developer account.
        WO-006
        https://developer.apple.com/documentation/walletorders/merchant
        from walletOrder
        set /merchant/merchantIdentifier "shop-42"
        finds /merchant/merchantIdentifier
        shows WO-006
        from walletOrder
        set /merchant/merchantIdentifier ""
        finds /merchant/merchantIdentifier
        shows WO-006
        right
        from walletOrder
        set /merchant/merchantIdentifier "merchant.com.example.other"
        from walletOrder
        set /merchant/merchantIdentifier "merchant.jp.example"

        10003
        error
        correct
        document
        2026.11
        The order identifier is empty.
        Wallet finds an order by its identifier, which is unique inside the order type identifier.
        Write an identifier.
        WO-007
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        set /orderIdentifier ""
        finds /orderIdentifier
        shows WO-007
        from walletOrder
        set /orderIdentifier " "
        finds /orderIdentifier
        shows WO-007
        right
        from walletOrder
        set /orderIdentifier "7"
        from walletOrder
        set /orderIdentifier "注文-7"

        10004
        error
        correct
        document
        2026.11
        A date does not say to which time zone it belongs, or has no time.
        Wallet reads dates in the form of RFC 3339, which ends with `Z` or an offset such as `+09:00`.
        Write date, time and offset.
        WO-008 WO-015
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        set /createdAt "2027-03-01T09:00:00"
        finds /createdAt
        shows WO-008
        from walletOrder
        set /returnInfo/returnDeadline "2027-06-01"
        finds /returnInfo/returnDeadline
        shows WO-015
        right
        from walletOrder
        set /createdAt "2027-03-01T09:00:00+09:00"
        from walletOrder
        set /returnInfo/returnDeadline "2027-06-01T00:00:00.5Z"

        10005
        error
        correct
        document
        2026.11
        The order was changed before it was placed.
        `updatedAt` is equal to `createdAt` while nothing has changed, and never earlier.
        Write the date of the last change.
        WO-009
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        set /updatedAt "2027-02-01T09:00:00Z"
        finds /updatedAt
        shows WO-009
        from walletOrder
        set /createdAt "2027-03-03T09:00:00Z"
        finds /updatedAt
        shows WO-009
        right
        from walletOrder
        set /updatedAt "2027-03-01T00:00:00Z"
        from walletOrder
        set /updatedAt "2027-03-01T09:00:00+09:00"

        10006
        error
        correct
        document
        2026.11
        The duration is not one of ISO 8601.
        Wallet reads durations such as `PT2H` or `P1D`.
        Write a duration of ISO 8601.
        WO-012
        https://developer.apple.com/documentation/walletorders/pickupfulfillment
        from walletOrder
        set /fulfillments/0/estimatedDeliveryWindowDuration "3 hours"
        finds /fulfillments/0/estimatedDeliveryWindowDuration
        shows WO-012
        from walletOrder
        set /fulfillments/1/pickupWindowDuration "P"
        finds /fulfillments/1/pickupWindowDuration
        shows WO-012
        right
        from walletOrder
        set /fulfillments/1/pickupWindowDuration "P0Y0M0DT0H30M0S"
        from walletOrder
        set /fulfillments/0/estimatedDeliveryWindowDuration "P1DT2H"

        10007
        warning
        correct
        document
        2026.11
        A window has a duration, but no start.
        Wallet shows no window then.
        Add the start, or remove the duration.
        WO-013
        https://developer.apple.com/documentation/walletorders/pickupfulfillment
        from walletOrder
        remove /fulfillments/1/pickupAt
        finds /fulfillments/1/pickupWindowDuration
        shows WO-013
        from walletOrder
        remove /fulfillments/0/estimatedDeliveryAt
        finds /fulfillments/0/estimatedDeliveryWindowDuration
        shows WO-013
        right
        from walletOrder
        remove /fulfillments/1/pickupWindowDuration
        from walletOrder
        set /fulfillments/1/pickupWindowDuration "PT1H"

        10008
        warning
        correct
        document
        2026.11
        The estimated delivery has a time of day, but no window.
        Wallet shows only the day then.
        Add `estimatedDeliveryWindowDuration` if the time is meant.
        WO-014
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        from walletOrder
        remove /fulfillments/0/estimatedDeliveryWindowDuration
        finds /fulfillments/0/estimatedDeliveryAt
        shows WO-014
        from walletOrder
        remove /fulfillments/0/estimatedDeliveryWindowDuration
        set /fulfillments/0/estimatedDeliveryAt "2027-03-04T09:30:00Z"
        finds /fulfillments/0/estimatedDeliveryAt
        shows WO-014
        right
        from walletOrder
        remove /fulfillments/0/estimatedDeliveryWindowDuration
        set /fulfillments/0/estimatedDeliveryAt "2027-03-04T00:00:00Z"
        from walletOrder
        set /fulfillments/0/estimatedDeliveryAt "2027-03-04T10:00:00+09:00"

        10009
        warning
        correct
        document
        2026.11
        The shipment was delivered before it was shipped.
        Wallet shows both dates.
        Write the right dates.
        WO-016
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        from walletOrder
        set /fulfillments/0/deliveredAt "2027-03-01T09:00:00Z"
        finds /fulfillments/0/deliveredAt
        shows WO-016
        from walletOrder
        set /fulfillments/0/deliveredAt "2027-03-02T17:59:59+09:00"
        finds /fulfillments/0/deliveredAt
        shows WO-016
        right
        from walletOrder
        set /fulfillments/0/deliveredAt "2027-03-04T09:00:00Z"
        from walletOrder
        set /fulfillments/0/deliveredAt "2027-03-02T18:00:00+09:00"

        10010
        warning
        correct
        document
        2026.11
        Notifications are disabled if an app is installed, but the order names no app.
        The customer has no app that tells them about changes.
        Name your app in `associatedApplications`, or remove `changeNotifications`.
        WO-024
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        remove /associatedApplications
        finds /changeNotifications
        shows WO-024
        from walletOrder
        set /associatedApplications []
        finds /changeNotifications
        shows WO-024
        right
        from walletOrder
        remove /associatedApplications
        set /changeNotifications "enabled"
        from walletOrder
        set /changeNotifications "disabledIfAppInstalled"

        10011
        warning
        correct
        document
        2026.11
        The name of the carrier is empty.
        If the carrier is not known, the member is left out.
        Remove `carrier`, or write the name.
        WO-026
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        from walletOrder
        set /fulfillments/0/carrier ""
        finds /fulfillments/0/carrier
        shows WO-026
        from walletOrder
        set /returns [{"returnIdentifier":"r1","status":"open","carrier":" "}]
        finds /returns/0/carrier
        shows WO-026
        right
        from walletOrder
        remove /fulfillments/0/carrier
        from walletOrder
        set /fulfillments/0/carrier "Other Express"

        10012
        warning
        correct
        document
        2026.11
        The status is `issue` or `cancelled`, and no `statusDescription` says why.
        The customer learns neither the reason nor what to do.
        Add `statusDescription` with the reason and what the customer can do.
        WO-028
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        from walletOrder
        set /fulfillments/0/status "issue"
        finds /fulfillments/0/status
        shows WO-028
        from walletOrder
        set /fulfillments/1/status "cancelled"
        finds /fulfillments/1/status
        shows WO-028
        right
        from walletOrder
        set /fulfillments/0/status "issue"
        set /fulfillments/0/statusDescription "The address does not exist; please call us"
        from walletOrder
        set /fulfillments/1/status "cancelled"
        set /fulfillments/1/statusDescription "The cake is sold out; you get your money back"

        10013
        warning
        correct
        document
        2026.11
        The order is closed, but a shipment or pickup is not finished.
        Wallet moves closed orders out of sight, and the customer still waits.
        Keep the order open, or finish the fulfillment.
        WO-030
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        set /status "completed"
        set /fulfillments/1/status "pickedUp"
        finds /fulfillments/0/status
        shows WO-030
        from walletOrder
        set /status "cancelled"
        set /fulfillments/0/status "delivered"
        finds /fulfillments/1/status
        shows WO-030
        right
        from walletOrder
        set /status "completed"
        set /fulfillments/0/status "delivered"
        set /fulfillments/1/status "pickedUp"
        from walletOrder
        set /status "cancelled"
        remove /fulfillments

        10014
        warning
        correct
        document
        2026.11
        The amount has more decimals than its currency.
        Wallet shows amounts as they are given, without conversion.
        Write as many decimals as the currency has.
        WO-041
        https://developer.apple.com/documentation/walletorders/currencyamount
        from walletOrder
        set /lineItems/0/price/amount "1200.50"
        finds /lineItems/0/price/amount
        shows WO-041
        from walletOrder
        set /lineItems/1/price {"amount":"2.4005","currency":"KWD"}
        finds /lineItems/1/price/amount
        shows WO-041
        right
        from walletOrder
        set /lineItems/0/price {"amount":"12.50","currency":"EUR"}
        from walletOrder
        set /lineItems/0/price {"amount":"12.500","currency":"KWD"}

        10015
        warning
        correct
        document
        2026.11
        The payment has amounts in different currencies.
        The parts cannot add up to the total, and nothing converts them.
        Use one currency.
        WO-042
        https://developer.apple.com/documentation/walletorders/payment
        from walletOrder
        set /payment/summaryItems/1/value/currency "USD"
        finds /payment/summaryItems/1/value/currency
        shows WO-042
        from walletOrder
        set /payment/transactions/0/amount {"amount":"35.00","currency":"USD"}
        finds /payment/transactions/0/amount/currency
        shows WO-042
        right
        from walletOrder
        set /payment/summaryItems/1/label "Delivery"
        from walletOrder
        remove /payment/summaryItems
        remove /payment/transactions

        10016
        warning
        correct
        document
        2026.11
        The summary items do not add up to the total.
        They are the breakdown of the total that the customer sees.
        Correct the total or the items.
        WO-043
        https://developer.apple.com/documentation/walletorders/payment
        from walletOrder
        set /payment/total/amount "5200"
        set /payment/transactions/0/amount/amount "5200"
        finds /payment/total/amount
        shows WO-043
        from walletOrder
        set /payment/summaryItems/1/value/amount "400"
        finds /payment/total/amount
        shows WO-043
        right
        from walletOrder
        set /payment/total/amount "5300"
        from walletOrder
        set /payment/summaryItems/1/value/amount "0500"

        10017
        error
        correct
        document
        2026.11
        The quantity is zero or negative.
        An order lists what the customer gets.
        Write a number above zero.
        WO-046
        https://developer.apple.com/documentation/walletorders/lineitem
        from walletOrder
        set /lineItems/1/quantity 0
        finds /lineItems/1/quantity
        shows WO-046
        from walletOrder
        set /lineItems/1/quantity -1
        finds /lineItems/1/quantity
        shows WO-046
        right
        from walletOrder
        set /lineItems/1/quantity 1.5
        from walletOrder
        set /lineItems/1/quantity 100

        10018
        warning
        correct
        document
        2026.11
        The purchases without the refunds are more than the total.
        The customer sees a total that is smaller than what was charged.
        Correct the total or the transactions.
        WO-049
        https://developer.apple.com/documentation/walletorders/paymenttransaction
        from walletOrder
        set /payment/transactions/0/amount/amount "6000"
        finds /payment/transactions
        shows WO-049
        from walletOrder
        set /payment/transactions/1 {"transactionType":"purchase","status":"completed","createdAt":"2027-03-02T09:00:00Z","amount":{"amount":"1","currency":"JPY"},"paymentMethod":{"displayName":"Visa 1234"}}
        finds /payment/transactions
        shows WO-049
        right
        from walletOrder
        set /payment/transactions/0/status "failed"
        from walletOrder
        set /payment/transactions/1 {"transactionType":"refund","status":"completed","createdAt":"2027-03-02T09:00:00Z","amount":{"amount":"100","currency":"JPY"},"paymentMethod":{"displayName":"Visa 1234"}}

        10019
        warning
        correct
        document
        2026.11
        The trade item number has another number of digits, or its check digit is wrong.
        Other systems do not find the article by it.
        Write the number that is printed under the barcode, or remove `gtin`.
        WO-052
        https://developer.apple.com/documentation/walletorders/lineitem
        from walletOrder
        set /lineItems/0/gtin "4006381333932"
        finds /lineItems/0/gtin
        shows WO-052
        from walletOrder
        set /lineItems/0/gtin "12345"
        finds /lineItems/0/gtin
        shows WO-052
        right
        from walletOrder
        set /lineItems/0/gtin "097522980X"
        from walletOrder
        set /lineItems/0/gtin "96385074"

        10020
        error
        correct
        document
        2026.11
        The latitude is not from -90 to 90, or the longitude is not from -180 to 180.
        Usually the two are swapped, and the map shows another place.
        Write the latitude and the longitude in degrees.
        WO-061
        https://developer.apple.com/documentation/walletorders/location
        from walletOrder
        set /fulfillments/1/location/latitude 139.7
        finds /fulfillments/1/location/latitude
        shows WO-061
        from walletOrder
        set /fulfillments/1/location/longitude -180.5
        finds /fulfillments/1/location/longitude
        shows WO-061
        right
        from walletOrder
        set /fulfillments/1/location/latitude -90
        from walletOrder
        set /fulfillments/1/location/longitude 180

        10021
        error
        correct
        document
        2026.11
        The address of the web service does not begin with `https://`, or ends with `/v1`.
        Devices use no other scheme. They add `/v1` themselves.
        Write an address that begins with `https://`, without `/v1`.
        WO-062
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        set /webServiceURL "http://orders.example/wallet"
        finds /webServiceURL
        shows WO-062
        from walletOrder
        set /webServiceURL "https://orders.example/v1"
        finds /webServiceURL
        shows WO-062
        right
        from walletOrder
        set /webServiceURL "HTTPS://orders.example"
        from walletOrder
        set /webServiceURL "https://orders.example/v1/wallet"

        10022
        error
        correct
        document
        2026.11
        The order has a web service, but no authentication token.
        Devices cannot prove to the web service that they have the order.
        Add `authenticationToken`.
        WO-063
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        remove /authenticationToken
        finds root
        shows WO-063
        from walletOrder
        remove /authenticationToken
        set /webServiceURL "https://orders.example"
        finds root
        shows WO-063
        right
        from walletOrder
        remove /authenticationToken
        remove /webServiceURL
        from walletOrder
        set /authenticationToken "k7Yx2mQ9sT4vW8zB1cD5k7Yx"

        10023
        error
        correct
        document
        2026.11
        The authentication token has less than 16 characters.
        Wallet needs at least 16. A shorter one can be guessed.
        Write a random secret of at least 16 characters for each order.
        WO-064
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        set /authenticationToken "secret"
        finds /authenticationToken
        shows WO-064
        from walletOrder
        set /authenticationToken "0123456789abcde"
        finds /authenticationToken
        shows WO-064
        right
        from walletOrder
        set /authenticationToken "0123456789abcdef"
        from walletOrder
        set /authenticationToken "k7Yx2mQ9sT4vW8zB1cD5k7Yx"

        10024
        warning
        correct
        document
        2026.11
        The order has an authentication token, but no web service.
        Nothing uses the token, and the order gets no updates.
        Add `webServiceURL`, or remove the token.
        WO-065
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        remove /webServiceURL
        finds /authenticationToken
        shows WO-065
        from walletOrder
        remove /webServiceURL
        set /authenticationToken "k7Yx2mQ9sT4vW8zB1cD5k7Yx"
        finds /authenticationToken
        shows WO-065
        right
        from walletOrder
        remove /webServiceURL
        remove /authenticationToken
        from walletOrder
        set /webServiceURL "https://orders.example"

        10025
        warning
        correct
        document
        2026.11
        An address is not absolute, or does not begin with `https://`.
        Wallet opens the page outside of your site, so a relative address leads nowhere.
        Write the whole address, beginning with `https://`.
        WO-066
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        set /orderManagementURL "/orders/42"
        finds /orderManagementURL
        shows WO-066
        from walletOrder
        set /merchant/url "http://shop.example"
        finds /merchant/url
        shows WO-066
        right
        from walletOrder
        set /orderManagementURL "https://shop.example/o?id=42"
        from walletOrder
        set /merchant/url "HTTPS://shop.example/a?b=c#d"

        10026
        warning
        correct
        document
        2026.11
        The merchant has no way to be contacted besides the website.
        A customer with a problem looks for help in Wallet.
        Add `contactURL`, `emailAddress`, `phoneNumber` or `businessChatURL`.
        WO-068
        https://developer.apple.com/documentation/walletorders/merchant
        from walletOrder
        remove /merchant/emailAddress
        finds /merchant
        shows WO-068
        from walletOrder
        remove /merchant/emailAddress
        set /merchant/logo "other"
        finds /merchant
        shows WO-068
        right
        from walletOrder
        remove /merchant/emailAddress
        set /merchant/phoneNumber "+1 555 0100"
        from walletOrder
        remove /merchant/emailAddress
        set /merchant/contactURL "https://shop.example/contact"

        10027
        error
        correct
        document
        2026.11
        The text of the barcode cannot be encoded.
        The barcode is empty or wrong at the counter. Code 128 holds ASCII only.
        Write text that fits the encoding, or choose another format.
        WO-069
        https://developer.apple.com/documentation/walletorders/barcode
        from walletOrder
        set /fulfillments/1/barcode/message "注文42"
        finds /fulfillments/1/barcode/message
        shows WO-069
        from walletOrder
        set /fulfillments/1/barcode/format "code128"
        set /fulfillments/1/barcode/message "Bücher"
        finds /fulfillments/1/barcode/message
        shows WO-069
        right
        from walletOrder
        set /fulfillments/1/barcode/message "注文42"
        set /fulfillments/1/barcode/messageEncoding "utf-8"
        from walletOrder
        set /fulfillments/1/barcode/message "Bücher"

        10028
        error
        correct
        document
        2026.11
        Two fulfillments or two returns have the same identifier.
        Wallet notices changes by it, and takes one for the other.
        Give each an identifier of its own.
        WO-070
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        from walletOrder
        set /fulfillments/1/fulfillmentIdentifier "s1"
        finds /fulfillments/1/fulfillmentIdentifier
        shows WO-070
        from walletOrder
        set /returns [{"returnIdentifier":"r1","status":"open"},{"returnIdentifier":"r1","status":"open"}]
        finds /returns/1/returnIdentifier
        shows WO-070
        right
        from walletOrder
        set /fulfillments/1/fulfillmentIdentifier "s2"
        from walletOrder
        set /returns [{"returnIdentifier":"s1","status":"open"}]

        10029
        error
        correct
        document
        2026.11
        The number of the app is not above zero.
        It is the number in the address of the app in the App Store.
        Write the number of your app.
        WO-072
        https://developer.apple.com/documentation/walletorders/application
        from walletOrder
        set /associatedApplications/0/storeIdentifier 0
        finds /associatedApplications/0/storeIdentifier
        shows WO-072
        from walletOrder
        set /associatedApplications/0/storeIdentifier -7
        finds /associatedApplications/0/storeIdentifier
        shows WO-072
        right
        from walletOrder
        set /associatedApplications/0/storeIdentifier 6446901002
        from walletOrder
        set /associatedApplications/0/storeIdentifier 1

        10030
        warning
        correct
        document
        2026.11
        The provider of the order has the name of the merchant.
        `orderProvider` is for a third party that supplies the data.
        Remove `orderProvider`.
        WO-073
        https://developer.apple.com/documentation/walletorders/orderprovider
        from walletOrder
        set /orderProvider {"displayName":"Harbor Bowls","url":"https://shop.example","trackingLogoNameLightColorScheme":"light","trackingLogoNameDarkColorScheme":"dark"}
        finds /orderProvider/displayName
        shows WO-073
        from walletOrder
        set /merchant/displayName "Tracker"
        set /orderProvider {"displayName":"Tracker","url":"https://tracking.example","trackingLogoNameLightColorScheme":"light","trackingLogoNameDarkColorScheme":"dark"}
        finds /orderProvider/displayName
        shows WO-073
        right
        from walletOrder
        set /orderProvider {"displayName":"Example Tracking","url":"https://tracking.example","trackingLogoNameLightColorScheme":"light","trackingLogoNameDarkColorScheme":"dark"}
        from walletOrder
        set /merchant/displayName "Tracker"

        10031
        warning
        correct
        document
        2026.11
        Wallet is asked to count the days, but there is no deadline.
        Nothing is counted then.
        Add `returnDeadline`, or remove `displayCountdown`.
        WO-074
        https://developer.apple.com/documentation/walletorders/returninfo
        from walletOrder
        remove /returnInfo/returnDeadline
        finds /returnInfo/displayCountdown
        shows WO-074
        from walletOrder
        set /returnInfo {"returnPolicyURL":"https://shop.example/returns","displayCountdown":true}
        finds /returnInfo/displayCountdown
        shows WO-074
        right
        from walletOrder
        remove /returnInfo/returnDeadline
        set /returnInfo/displayCountdown false
        from walletOrder
        remove /returnInfo/displayCountdown
        remove /returnInfo/returnDeadline

        10032
        warning
        advice
        document
        2026.11
        The shipment has a tracking number, but no page to follow it.
        The customer must find the page of the carrier and type the number.
        Add `trackingURL`.
        WO-075
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        from walletOrder
        remove /fulfillments/0/trackingURL
        finds /fulfillments/0/trackingNumber
        shows WO-075
        from walletOrder
        remove /fulfillments/0/trackingURL
        set /fulfillments/0/trackingNumber "9"
        finds /fulfillments/0/trackingNumber
        shows WO-075
        right
        from walletOrder
        remove /fulfillments/0/trackingURL
        remove /fulfillments/0/trackingNumber
        from walletOrder
        set /fulfillments/0/trackingURL "https://track.example/9"

        10033
        error
        correct
        document
        2026.11
        The order differs from its earlier state, but `updatedAt` is not later.
        Devices keep the version with the later date, so the change is lost.
        Write the date of the change. If your clocks can go back, use a date that always grows.
        WO-010
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        with --earlier {"updatedAt":"2027-03-02T18:30:00+09:00","statusDescription":"Your bowls are packed"}
        finds /updatedAt
        shows WO-010
        from walletOrder
        with --earlier {"updatedAt":"2027-03-02T09:30:00.001Z"}
        finds /updatedAt
        shows WO-010
        right
        from walletOrder
        with --earlier {"updatedAt":"2027-03-02T09:29:59Z"}
        from walletOrder
        with --earlier {"updatedAt":"tomorrow"}

        10034
        warning
        correct
        document
        2026.11
        An identifier or `createdAt` differs from the earlier state.
        To Wallet it is another order, and the earlier one stays as it is.
        Keep the identifiers and `createdAt`.
        WO-011
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        with --earlier {"orderIdentifier":"2027-000041","updatedAt":"2027-03-02T09:00:00+09:00"}
        finds /orderIdentifier
        shows WO-011
        from walletOrder
        with --earlier {"createdAt":"2027-03-01T08:59:00+09:00","updatedAt":"2027-03-02T09:00:00+09:00"}
        finds /createdAt
        shows WO-011
        right
        from walletOrder
        with --earlier {"orderIdentifier":"2027-000042","orderTypeIdentifier":"order.com.example.shop"}
        from walletOrder
        with --earlier {"status":"open"}

        10035
        warning
        correct
        document
        2026.11
        The order was completed or cancelled before, and has changed since.
        Wallet shows closed orders as finished. Only returns change them, until their deadline.
        Leave a closed order as it is.
        WO-029
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        with --earlier {"status":"cancelled","updatedAt":"2027-03-02T09:00:00+09:00","fulfillments":[{"status":"delivered"},{"status":"pickedUp"}]}
        finds /status
        shows WO-029
        from walletOrder
        with --earlier {"status":"completed","updatedAt":"2027-03-02T09:00:00+09:00","fulfillments":[{"status":"delivered"},{"status":"pickedUp"}],"returnInfo":{"returnDeadline":"2027-03-02T09:00:00Z"}}
        finds /status
        shows WO-029
        right
        from walletOrder
        with --earlier {"status":"completed","returnInfo":{"returnDeadline":"2027-06-01T00:00:00Z"}}
        from walletOrder
        with --earlier {"status":"open"}

        10036
        warning
        correct
        document
        2026.11
        A fulfillment of the earlier state is missing.
        Wallet tells the customer that it is gone, and that another one was added.
        Keep the identifiers of fulfillments. Use the status `cancelled` for one that is not carried out.
        WO-071
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        from walletOrder
        with --earlier {"updatedAt":"2027-03-02T09:00:00+09:00","fulfillments":[{"fulfillmentIdentifier":"s1"},{"fulfillmentIdentifier":"s0"}]}
        finds /fulfillments
        shows WO-071
        from walletOrder
        remove /fulfillments
        with --earlier {"updatedAt":"2027-03-02T09:00:00+09:00","fulfillments":[{"fulfillmentIdentifier":"s1"}]}
        finds root
        shows WO-071
        right
        from walletOrder
        with --earlier {"fulfillments":[{"fulfillmentIdentifier":"p1"}]}
        from walletOrder
        with --earlier {"fulfillments":[]}

        10037
        warning
        correct
        document
        2026.11
        The total differs from that of the payment, and from what each of several merchants gets of it.
        The customer confirmed the total of the payment sheet, and Wallet shows another one.
        Write the total that was confirmed.
        WO-045
        https://developer.apple.com/documentation/walletorders/payment
        from walletOrder
        with --request {"currencyCode":"JPY","total":{"amount":"5200"},"lineItems":[{"amount":"5200"}]}
        finds /payment/total/amount
        shows WO-045
        from walletOrder
        with --request {"currencyCode":"USD","total":{"amount":"5300"},"lineItems":[{"amount":"5300"}]}
        finds /payment/total/currency
        shows WO-045
        from walletOrder
        with --request {"currencyCode":"JPY","total":{"amount":"9000"},"lineItems":[{"amount":"9000"}],"multiTokenContexts":[{"merchantIdentifier":"merchant.com.example.bowls","externalIdentifier":"bowls-1","merchantName":"Harbor Bowls","amount":"5000"},{"merchantIdentifier":"merchant.com.example.cakes","externalIdentifier":"cakes-7","merchantName":"Cake Corner","amount":"3000"}]}
        finds /payment/total/amount
        shows WO-045
        from plainFlow
        set /result {"status":0}
        with --wallet-order {"payment":{"total":{"amount":"38.00","currency":"USD"},"summaryItems":[{"value":{"amount":"38.00","currency":"USD"}}],"transactions":[{"amount":{"amount":"38.00","currency":"USD"}}]}}
        finds /request/total/amount
        shows WO-045
        from multiMerchantFlow
        with --wallet-order {"payment":{"total":{"amount":"149.90","currency":"USD"},"summaryItems":[{"value":{"amount":"149.90","currency":"USD"}}],"transactions":[{"amount":{"amount":"149.90","currency":"USD"}}]}}
        finds /events/0/data/newTotal/amount
        shows WO-045
        right
        from walletOrder
        with --request {"currencyCode":"JPY","total":{"amount":"5300.00"}}
        from walletOrder
        with --request {"countryCode":"JP"}
        from walletOrder
        with --request {"currencyCode":"JPY","total":{"amount":"9000"},"multiTokenContexts":[{"amount":"5300"}]}
        from walletOrder
        with --request {"currencyCode":"JPY","total":{"amount":"9000"},"multiTokenContexts":[{"amount":"3000"},{"amount":"700"}]}
        from plainFlow
        set /result {"status":0}
        with --wallet-order {"payment":{"total":{"amount":"38.06","currency":"USD"}}}
        from plainFlow
        set /result {"status":1}
        with --wallet-order {"payment":{"total":{"amount":"38.00","currency":"USD"}}}
        from multiMerchantFlow
        with --wallet-order {"payment":{"total":{"amount":"144.50","currency":"USD"}}}

        10038
        warning
        correct
        document
        2026.11
        The payment has no status.
        iOS 16 needs it. From iOS 17 on, `transactions` say the same.
        Add `status`, or `transactions` if you serve iOS 17 and later only.
        WO-048
        https://developer.apple.com/documentation/walletorders/payment
        from walletOrder
        remove /payment/status
        remove /payment/transactions
        finds /payment
        shows WO-048
        from walletOrder
        remove /payment/status
        finds /payment
        shows WO-048
        right
        from walletOrder
        set /payment/status "paid"
        from walletOrder
        remove /payment/transactions

        10039
        warning
        correct
        document
        2026.11
        A fulfillment has an item that the order does not list, or more of it.
        The customer sees things that they did not order.
        List everything in `lineItems` of the order, and a part of it in each fulfillment. Items of a cancelled fulfillment can be in another one.
        WO-047
        https://developer.apple.com/documentation/walletorders/lineitem
        from walletOrder
        set /fulfillments/1/lineItems/0/sku "TEA-1"
        finds /fulfillments/1/lineItems/0
        shows WO-047
        from walletOrder
        set /fulfillments/1/lineItems/0/quantity 2
        finds /fulfillments/1/lineItems/0/quantity
        shows WO-047
        right
        from walletOrder
        remove /fulfillments/0/lineItems
        from walletOrder
        remove /lineItems
        from walletOrder
        set /fulfillments/0/status "cancelled"
        set /fulfillments/0/statusDescription "The parcel was lost"
        set /fulfillments/1/lineItems/0 {"title":"Bowl","quantity":2,"sku":"BOWL-1"}

        10040
        warning
        correct
        document
        2026.11
        The order has a part that is newer than the oldest system that must work.
        Older systems show the order without this part. Transactions came with iOS 17 and macOS 14, returns with iOS 17.2 and macOS 14.2. The provider came with iOS 17.4 and macOS 14.4.
        Say the important part in other members, too, such as `payment.status` and `statusDescription`.
        WO-048
        https://developer.apple.com/documentation/walletorders/order
        from walletOrder
        with --system macos14
        finds /returnInfo
        shows WO-048
        from walletOrder
        with --system ios16
        remove /returnInfo
        finds /payment/transactions
        shows WO-048
        right
        from walletOrder
        with --system ios17.2
        from walletOrder
        with --system ios16
        remove /payment/transactions
        remove /returnInfo

        10041
        error
        correct
        document
        2026.11
        A value of the order details differs from that of order.json.
        The device asks for the order with the values of the payment's result. With other values than those in order.json, it finds no order, or its updates fail later.
        Write the value of order.json.
        WO-123 WO-126
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails
        from completeDetails
        with --wallet-order {"orderTypeIdentifier":"order.com.example.other","orderIdentifier":"20270301-0043","webServiceURL":"https://orders.cedar.example/","authenticationToken":"0123456789abcdef0123456789abcdef"}
        finds /orderDetails/orderTypeIdentifier
        shows WO-123
        from completeDetails
        with --wallet-order {"orderTypeIdentifier":"order.com.example.cedar","orderIdentifier":"20270301-0042","webServiceURL":"https://orders.cedar.example/","authenticationToken":"0123456789abcdef0123456789abcdef"}
        finds /orderDetails/orderIdentifier
        shows WO-126
        from result
        with --wallet-order {"orderTypeIdentifier":"order.com.example.cedar","orderIdentifier":"20270301-0042","webServiceURL":"https://orders.cedar.example","authenticationToken":"0123456789abcdef0123456789abcdef"}
        finds /orderDetails/webServiceURL
        shows WO-126
        from result
        with --wallet-order {"orderTypeIdentifier":"order.com.example.cedar","orderIdentifier":"20270301-0042","webServiceURL":"https://orders.cedar.example/"}
        finds /orderDetails/authenticationToken
        shows WO-126
        right
        from completeDetails
        with --wallet-order {"orderTypeIdentifier":"order.com.example.cedar","orderIdentifier":"20270301-0043","webServiceURL":"https://orders.cedar.example/","authenticationToken":"0123456789abcdef0123456789abcdef"}
        from result
        with --wallet-order {"orderTypeIdentifier":"order.com.example.cedar","orderIdentifier":"20270301-0042","webServiceURL":"https://orders.cedar.example/","authenticationToken":"0123456789abcdef0123456789abcdef"}

        10050
        error
        correct
        document
        2026.11
        The service accepts a call whose field `Authorization` is missing, or does not begin with `AppleOrder`.
        Anyone who knows the identifiers can then read the order of a customer.
        Answer 401 unless the field is `AppleOrder`, a space and the token of the order in the path.
        WO-150
        https://developer.apple.com/documentation/walletorders
        from walletOrderTrace
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        finds /answer/status
        shows WO-150
        from walletOrderTrace
        set /headers {}
        finds /answer/status
        shows WO-150
        from walletOrderTrace
        set /headers/authorization "k7Yx2mQ9sT4vW8zB1cD5"
        finds /answer/status
        shows WO-150
        from walletOrderTrace
        set /headers/authorization "AppleOrder  "
        finds /answer/status
        shows WO-150
        right
        from walletOrderTrace
        set /headers/authorization "appleorder k7Yx2mQ9sT4vW8zB1cD5"
        from walletOrderTrace
        set /headers/authorization ["AppleOrder k7Yx2mQ9sT4vW8zB1cD5"]
        from walletOrderTrace
        set /headers/authorization 1
        from walletOrderTrace
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/status 401
        from walletOrderTrace
        set /path "/v1/log"
        set /method "POST"
        set /headers {}

        10051
        warning
        correct
        document
        2026.11
        The status code is not one of those that Apple documents for the call.
        The device may treat the answer as a failure, and repeat the call.
        Answer a registration with 201, 200 or 401; a removal with 200 or 401; a list with 200 or 204; a package with 200, 304 or 401; a log with 200.
        WO-140 WO-141 WO-142 WO-143 WO-144
        https://developer.apple.com/documentation/walletorders
        from walletOrderTrace
        set /path "/wallet/v1/devices/d1/registrations/order.com.example.shop/42"
        set /method "POST"
        set /answer/status 204
        finds /answer/status
        shows WO-140
        from walletOrderTrace
        set /path "/wallet/v1/devices/d1/registrations/order.com.example.shop/42"
        set /method "DELETE"
        set /answer/status 404
        finds /answer/status
        shows WO-141
        from walletOrderTrace
        set /path "/wallet/v1/devices/d1/registrations/order.com.example.shop"
        set /answer/status 304
        finds /answer/status
        shows WO-142
        from walletOrderTrace
        set /answer/status 404
        finds /answer/status
        shows WO-143
        from walletOrderTrace
        set /path "https://orders.example/wallet/v1/log"
        set /method "POST"
        set /answer/status 201
        finds /answer/status
        shows WO-144
        right
        from walletOrderTrace
        set /path "/wallet/v1/devices/d1/registrations/order.com.example.shop/42"
        set /method "POST"
        set /answer/status 201
        from walletOrderTrace
        set /path "/wallet/v1/devices/d1/registrations/order.com.example.shop/42"
        set /method "DELETE"
        set /answer/status 401
        from walletOrderTrace
        set /path "/wallet/v1/devices/d1/registrations/order.com.example.shop"
        set /answer/status 204
        from walletOrderTrace
        set /answer/status 503
        from walletOrderTrace
        set /path "https://orders.example/wallet/v1/log"
        set /method "POST"

        10052
        error
        correct
        document
        2026.11
        The service answers 200 and lists no order.
        The device gets nothing to fetch and no new tag, or cannot read the answer.
        Answer 204 without a body if no order changed. Otherwise send an object `OrderIdentifiers`.
        WO-155
        https://developer.apple.com/documentation/walletorders
        from walletOrderTrace
        set /path "/wallet/v1/devices/d1/registrations/order.com.example.shop?ordersModifiedSince=1"
        set /answer/body "{\"orderIdentifiers\":[],\"lastModified\":\"1\"}"
        finds /answer/body
        shows WO-155
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/order.com.example.shop"
        set /answer/body "[\"42\"]"
        finds /answer/body
        shows WO-155
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/order.com.example.shop"
        set /answer/body ""
        finds /answer/body
        shows WO-155
        right
        from walletOrderTrace
        set /path "/wallet/v1/devices/d1/registrations/order.com.example.shop?ordersModifiedSince=1"
        set /answer/body "{\"orderIdentifiers\":[\"42\"],\"lastModified\":\"2\"}"
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/order.com.example.shop"
        set /answer/status 204
        set /answer/body ""
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/order.com.example.shop"

        10053
        error
        correct
        document
        2026.11
        The answer with the package has another media type than `application/vnd.apple.finance.order`, or none.
        Only this media type is documented, and a device may refuse the package. Servers by others write `application/vnd.apple.order`.
        Write `Content-Type: application/vnd.apple.finance.order`.
        WO-143
        https://developer.apple.com/documentation/walletorders
        from walletOrderTrace
        set /answer/headers/content-type "application/vnd.apple.order"
        finds /answer/headers/content-type
        shows WO-143
        from walletOrderTrace
        remove /answer/headers/content-type
        finds /answer/headers
        shows WO-143
        right
        from walletOrderTrace
        set /answer/headers/content-type "\tApplication/vnd.apple.finance.order ; charset=binary"
        from walletOrderTrace
        set /answer/status 401
        set /answer/headers {}

        10054
        error
        correct
        document
        2026.11
        The package has no field `Last-Modified`, or the field of an answer is not a date of HTTP.
        The device returns this date to ask for changes only. Without it, the device gets the whole package each time.
        Write the time of the last change, such as `Last-Modified: Fri, 15 Jan 2027 08:00:00 GMT`.
        WO-157
        https://developer.apple.com/documentation/walletorders
        from walletOrderTrace
        set /answer/headers/last-modified "1800000000"
        finds /answer/headers/last-modified
        shows WO-157
        from walletOrderTrace
        set /answer/headers/last-modified "2027-01-15T08:00:00Z"
        finds /answer/headers/last-modified
        shows WO-157
        from walletOrderTrace
        remove /answer/headers/last-modified
        finds /answer/headers
        shows WO-157
        right
        from walletOrderTrace
        set /answer/headers/last-modified "Friday, 15-Jan-27 08:00:00 GMT"
        from walletOrderTrace
        set /answer/status 304
        remove /answer/headers/last-modified

        10055
        warning
        correct
        document
        2026.11
        The package has not changed since the date that the device names, and the service sends it again.
        Each device then loads the whole package with every call. The usual cause: a server that reads the date as a number of seconds.
        Answer 304 without a body if `If-Modified-Since` is not before the last change.
        WO-157
        https://developer.apple.com/documentation/walletorders
        from walletOrderTrace
        set /headers/if-modified-since "Fri, 15 Jan 2027 08:00:00 GMT"
        finds /answer/status
        shows WO-157
        from walletOrderTrace
        set /headers/if-modified-since "Sat, 16 Jan 2027 08:00:00 GMT"
        finds /answer/status
        shows WO-157
        right
        from walletOrderTrace
        set /headers/if-modified-since "Fri, 15 Jan 2027 07:59:59 GMT"
        from walletOrderTrace
        set /headers/if-modified-since "Fri, 15 Jan 2027 08:00:00 GMT"
        set /answer/status 304

        10056
        warning
        correct
        document
        2026.11
        Method and path are none of the five calls of a device: registration, removal, list, package and log.
        The check says nothing about the answer. Without this finding, "no findings" would look like a correct answer.
        Record only the calls of devices, with method and path as they were sent.
        WO-140
        https://developer.apple.com/documentation/walletorders
        from walletOrderTrace
        set /method "get"
        finds /path
        shows WO-140
        from walletOrderTrace
        set /path "/wallet/v1/orders/order.com.example.shop/2027-000042/"
        finds /path
        shows WO-140
        from walletOrderTrace
        set /path "/wallet/v2/orders/order.com.example.shop/2027-000042"
        finds /path
        shows WO-140
        right
        from walletOrderTrace
        set /path "https://orders.example/wallet/v1/orders/order.com.example.shop/a%2Fb"
        from walletOrderTrace
        set /path "/v1/orders/order.com.example.shop/2027-000042"
        from walletOrderTrace
        set /path "/wallet/v1/orders/order.com.example.shop/2027-000042?again=1"
        """##
}
