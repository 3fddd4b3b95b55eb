// Generated from the cards in Sources/PaySheetOrderGuide/Cards. Do not edit; run `swift run generate`.

/// What the rules say, for `RuleCard`.
enum WalletOrdersCards {
    static let text = ##"""
        10000
        wallet-order/schema-version
        Another version of the schema
        error
        correct
        document
        2026.11
        The version of the schema is not 1.
        Wallet knows version 1 only.
        Write the number 1.
        WO-002
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/type-identifier
        An order type identifier that does not look like one
        warning
        correct
        document
        2026.11
        The order type identifier does not begin with `order.`.
        It must be the one for which Apple issued the certificate. These are names in reverse order that begin with `order.`.
        Write the identifier of your developer account.
        WO-005
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/merchant-identifier
        A merchant identifier that does not look like one
        warning
        correct
        document
        2026.11
        The merchant identifier does not begin with `merchant.`.
        It must belong to the same developer account as the certificate. These are names in reverse order that begin with `merchant.`.
        Write the identifier of your developer account.
        WO-006
        https://developer.apple.com/documentation/walletorders/merchant
        -
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
        wallet-order/identifier-empty
        An order without an identifier
        error
        correct
        document
        2026.11
        The order identifier is empty.
        Wallet finds an order by its identifier, which is unique inside the order type identifier.
        Write an identifier.
        WO-007
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/date-offset
        A date without an offset
        error
        correct
        document
        2026.11
        A date does not say to which time zone it belongs, or has no time.
        Wallet reads dates in the form of RFC 3339, which ends with `Z` or an offset such as `+09:00`.
        Write date, time and offset.
        WO-008 WO-015
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/updated-before-created
        Changed before it was placed
        error
        correct
        document
        2026.11
        The order was changed before it was placed.
        `updatedAt` is equal to `createdAt` while nothing has changed, and never earlier.
        Write the date of the last change.
        WO-009
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/duration
        A duration in another form
        error
        correct
        document
        2026.11
        The duration is not one of ISO 8601.
        Wallet reads durations such as `PT2H` or `P1D`.
        Write a duration of ISO 8601.
        WO-012
        https://developer.apple.com/documentation/walletorders/pickupfulfillment
        -
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
        wallet-order/window-without-start
        A window without its start
        warning
        correct
        document
        2026.11
        A window has a duration, but no start.
        Wallet shows no window then.
        Add the start, or remove the duration.
        WO-013
        https://developer.apple.com/documentation/walletorders/pickupfulfillment
        -
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
        wallet-order/clock-without-window
        A time of delivery without a window
        warning
        correct
        document
        2026.11
        The estimated delivery has a time of day, but no window.
        Wallet shows only the day then.
        Add `estimatedDeliveryWindowDuration` if the time is meant.
        WO-014
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        -
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
        wallet-order/event-order
        Delivered before it was shipped
        warning
        correct
        document
        2026.11
        The shipment was delivered before it was shipped.
        Wallet shows both dates.
        Write the right dates.
        WO-016
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        -
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
        wallet-order/notifications-without-app
        No notifications, and no app
        warning
        correct
        document
        2026.11
        Notifications are disabled if an app is installed, but the order names no app.
        The customer has no app that tells them about changes.
        Name your app in `associatedApplications`, or remove `changeNotifications`.
        WO-024
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/carrier-empty
        A carrier without a name
        warning
        correct
        document
        2026.11
        The name of the carrier is empty.
        If the carrier is not known, the member is left out.
        Remove `carrier`, or write the name.
        WO-026
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        -
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
        wallet-order/status-unexplained
        A problem without an explanation
        warning
        correct
        document
        2026.11
        The status is `issue` or `cancelled`, and no `statusDescription` says why.
        The customer learns neither the reason nor what to do.
        Add `statusDescription` with the reason and what the customer can do.
        WO-028
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        -
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
        wallet-order/closed-unfinished
        A closed order with open shipments
        warning
        correct
        document
        2026.11
        The order is closed, but a shipment or pickup is not finished.
        Wallet moves closed orders out of sight, and the customer still waits.
        Keep the order open, or finish the fulfillment.
        WO-030
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/minor-units
        Other decimals than the currency has
        warning
        correct
        document
        2026.11
        The amount has more decimals than its currency.
        Wallet shows amounts as they are given, without conversion.
        Write as many decimals as the currency has.
        WO-041
        https://developer.apple.com/documentation/walletorders/currencyamount
        -
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
        wallet-order/currencies
        Several currencies in one payment
        warning
        correct
        document
        2026.11
        The payment has amounts in different currencies.
        The parts cannot add up to the total, and nothing converts them.
        Use one currency.
        WO-042
        https://developer.apple.com/documentation/walletorders/payment
        -
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
        wallet-order/total-sum
        Parts that do not add up to the total
        warning
        correct
        document
        2026.11
        The summary items do not add up to the total.
        They are the breakdown of the total that the customer sees.
        Correct the total or the items.
        WO-043
        https://developer.apple.com/documentation/walletorders/payment
        -
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
        wallet-order/quantity
        An item without a quantity
        error
        correct
        document
        2026.11
        The quantity is zero or negative.
        An order lists what the customer gets.
        Write a number above zero.
        WO-046
        https://developer.apple.com/documentation/walletorders/lineitem
        -
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
        wallet-order/refund-exceeds
        More paid than the total
        warning
        correct
        document
        2026.11
        The purchases without the refunds are more than the total.
        The customer sees a total that is smaller than what was charged.
        Correct the total or the transactions.
        WO-049
        https://developer.apple.com/documentation/walletorders/paymenttransaction
        -
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
        wallet-order/gtin
        A trade item number with a mistake
        warning
        correct
        document
        2026.11
        The trade item number has another number of digits, or its check digit is wrong.
        Other systems do not find the article by it.
        Write the number that is printed under the barcode, or remove `gtin`.
        WO-052
        https://developer.apple.com/documentation/walletorders/lineitem
        -
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
        wallet-order/location
        A place outside of the earth
        error
        correct
        document
        2026.11
        The latitude is not from -90 to 90, or the longitude is not from -180 to 180.
        Usually the two are swapped, and the map shows another place.
        Write the latitude and the longitude in degrees.
        WO-061
        https://developer.apple.com/documentation/walletorders/location
        -
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
        wallet-order/service-url
        A web service without https
        error
        correct
        document
        2026.11
        The address of the web service does not begin with `https://`, or ends with `/v1`.
        Devices use no other scheme. They add `/v1` themselves.
        Write an address that begins with `https://`, without `/v1`.
        WO-062
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/token-missing
        A web service without a token
        error
        correct
        document
        2026.11
        The order has a web service, but no authentication token.
        Devices cannot prove to the web service that they have the order.
        Add `authenticationToken`.
        WO-063
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/token-short
        A short authentication token
        error
        correct
        document
        2026.11
        The authentication token has less than 16 characters.
        Wallet needs at least 16. A shorter one can be guessed.
        Write a random secret of at least 16 characters for each order.
        WO-064
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/token-unused
        A token without a web service
        warning
        correct
        document
        2026.11
        The order has an authentication token, but no web service.
        Nothing uses the token, and the order gets no updates.
        Add `webServiceURL`, or remove the token.
        WO-065
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/url
        An incomplete address
        warning
        correct
        document
        2026.11
        An address is not absolute, or does not begin with `https://`.
        Wallet opens the page outside of your site, so a relative address leads nowhere.
        Write the whole address, beginning with `https://`.
        WO-066
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/contact
        A merchant without a contact
        warning
        correct
        document
        2026.11
        The merchant has no way to be contacted besides the website.
        A customer with a problem looks for help in Wallet.
        Add `contactURL`, `emailAddress`, `phoneNumber` or `businessChatURL`.
        WO-068
        https://developer.apple.com/documentation/walletorders/merchant
        -
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
        wallet-order/barcode-encoding
        A barcode that cannot hold its text
        error
        correct
        document
        2026.11
        The text of the barcode cannot be encoded.
        The barcode is empty or wrong at the counter. Code 128 holds ASCII only.
        Write text that fits the encoding, or choose another format.
        WO-069
        https://developer.apple.com/documentation/walletorders/barcode
        -
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
        wallet-order/fulfillment-repeated
        Two fulfillments with one identifier
        error
        correct
        document
        2026.11
        Two fulfillments or two returns have the same identifier.
        Wallet notices changes by it, and takes one for the other.
        Give each an identifier of its own.
        WO-070
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        -
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
        wallet-order/store-identifier
        An app without a number
        error
        correct
        document
        2026.11
        The number of the app is not above zero.
        It is the number in the address of the app in the App Store.
        Write the number of your app.
        WO-072
        https://developer.apple.com/documentation/walletorders/application
        -
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
        wallet-order/provider
        A merchant as its own provider
        warning
        correct
        document
        2026.11
        The provider of the order has the name of the merchant.
        `orderProvider` is for a third party that supplies the data.
        Remove `orderProvider`.
        WO-073
        https://developer.apple.com/documentation/walletorders/orderprovider
        -
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
        wallet-order/countdown
        A countdown without a deadline
        warning
        correct
        document
        2026.11
        Wallet is asked to count the days, but there is no deadline.
        Nothing is counted then.
        Add `returnDeadline`, or remove `displayCountdown`.
        WO-074
        https://developer.apple.com/documentation/walletorders/returninfo
        -
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
        wallet-order/tracking-url
        A tracking number without a page
        warning
        advice
        document
        2026.11
        The shipment has a tracking number, but no page to follow it.
        The customer must find the page of the carrier and type the number.
        Add `trackingURL`.
        WO-075
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        -
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
        wallet-order/updated-not-later
        A change without a later date
        error
        correct
        document
        2026.11
        The order differs from its earlier state, but `updatedAt` is not later.
        Devices keep the version with the later date, so the change is lost.
        Write the date of the change. If your clocks can go back, use a date that always grows.
        WO-010
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/identity-changed
        Another order than before
        warning
        correct
        document
        2026.11
        An identifier or `createdAt` differs from the earlier state.
        To Wallet it is another order, and the earlier one stays as it is.
        Keep the identifiers and `createdAt`.
        WO-011
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/closed-changed
        A change after the end
        warning
        correct
        document
        2026.11
        The order was completed or cancelled before, and has changed since.
        Wallet shows closed orders as finished. Only returns change them, until their deadline.
        Leave a closed order as it is.
        WO-029
        https://developer.apple.com/documentation/walletorders/order
        -
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
        wallet-order/fulfillment-renamed
        A fulfillment with another identifier
        warning
        correct
        document
        2026.11
        A fulfillment of the earlier state is missing.
        Wallet tells the customer that it is gone, and that another one was added.
        Keep the identifiers of fulfillments. Use the status `cancelled` for one that is not carried out.
        WO-071
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        -
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
        wallet-order/request-total
        Another total than the customer confirmed
        warning
        correct
        document
        2026.11
        The total differs from that of the payment, and from what each of several merchants gets of it.
        The customer confirmed the total of the payment sheet, and Wallet shows another one.
        Write the total that was confirmed.
        WO-045
        https://developer.apple.com/documentation/walletorders/payment
        -
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
        wallet-order/payment-status
        A payment without a status
        warning
        correct
        document
        2026.11
        The payment has no status.
        iOS 16 needs it. From iOS 17 on, `transactions` say the same.
        Add `status`, or `transactions` if you serve iOS 17 and later only.
        WO-048
        https://developer.apple.com/documentation/walletorders/payment
        -
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
        wallet-order/items-shipped
        Items that were not ordered
        warning
        correct
        document
        2026.11
        A fulfillment has an item that the order does not list, or more of it.
        The customer sees things that they did not order.
        List everything in `lineItems` of the order, and a part of it in each fulfillment. Items of a cancelled fulfillment can be in another one.
        WO-047
        https://developer.apple.com/documentation/walletorders/lineitem
        -
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
        wallet-order/system
        A part that the oldest system does not show
        warning
        correct
        document
        2026.11
        The order, or a part of it, is newer than the oldest system that must work.
        Older systems leave out what they do not know. Orders came with iOS 16 and macOS 13. Transactions came with iOS 17 and macOS 14, returns with iOS 17.2 and macOS 14.2. The provider came with iOS 17.4 and macOS 14.4.
        Say the important part in other members, too, such as `payment.status` and `statusDescription`.
        WO-048
        https://developer.apple.com/documentation/walletorders/order
        -
        from walletOrder
        with --system macos14
        finds /returnInfo
        shows WO-048
        from walletOrder
        with --system ios16
        remove /returnInfo
        finds /payment/transactions
        shows WO-048
        from walletOrder
        with --system ios15.4
        remove /payment/transactions
        remove /returnInfo
        finds root
        shows WO-048
        right
        from walletOrder
        with --system ios17.2
        from walletOrder
        with --system ios16
        remove /payment/transactions
        remove /returnInfo

        10041
        wallet-order/details-differ
        Order details of another order
        error
        correct
        document
        2026.11
        A value of the order details differs from that of order.json.
        The device asks for the order with the values of the payment's result. With other values than those in order.json, it finds no order, or its updates fail later.
        Write the value of order.json.
        WO-123 WO-126
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails
        -
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
        endpoint/authorization
        A call without a token
        error
        correct
        document
        2026.11
        The service accepts a call without `AppleOrder`, or `ApplePass` for passes, in its field `Authorization`.
        Anyone who knows the identifiers can then read the order or pass of a customer.
        Answer 401 unless the field is this word, a space and the token of the order or pass.
        WO-150 WP-131
        https://developer.apple.com/documentation/walletorders
        -
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
        from walletOrderTrace
        set /path "/wallet/v1/passes/pass.com.example.tickets/42"
        set /answer/headers/content-type "application/vnd.apple.pkpass"
        finds /answer/status
        shows WP-131
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets/42"
        set /method "POST"
        finds /answer/status
        shows WP-131
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
        from walletOrderTrace
        set /path "/wallet/v1/passes/pass.com.example.tickets/42"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/headers/content-type "application/vnd.apple.pkpass"

        10051
        endpoint/status
        An unexpected status code
        warning
        correct
        document
        2026.11
        The status code is not one of those that Apple documents for the call.
        The device may treat the answer as a failure, and repeat the call.
        Answer a registration with 201, 200 or 401; a removal with 200 or 401; a list with 200 or 204; a package with 200, 304 or 401; a log with 200.
        WO-140 WO-141 WO-142 WO-143 WO-144 WP-131 WP-132
        https://developer.apple.com/documentation/walletorders
        -
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
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets/42"
        set /method "POST"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/status 204
        finds /answer/status
        shows WP-132
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets?passesUpdatedSince=1"
        set /headers {}
        set /answer/status 401
        finds /answer/status
        shows WP-131
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
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets/42"
        set /method "POST"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/status 201
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets?passesUpdatedSince=1"
        set /headers {}
        set /answer/status 204

        10052
        endpoint/list
        A list without content or tag
        error
        correct
        document
        2026.11
        The service answers 200, and its list has no order or pass, no tag, or another form.
        The device gets nothing to fetch and no new tag, or cannot read the answer.
        Answer 204 without a body if nothing changed. Otherwise send `orderIdentifiers` and `lastModified`, or `serialNumbers` and `lastUpdated` for passes.
        WO-155 WP-133
        https://developer.apple.com/documentation/walletorders
        -
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
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets?passesUpdatedSince=1"
        set /answer/body "{\"serialNumbers\":[],\"lastUpdated\":\"1\"}"
        finds /answer/body
        shows WP-133
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets?passesUpdatedSince=1"
        set /answer/body "{\"orderIdentifiers\":[\"42\"],\"lastModified\":\"1\"}"
        finds /answer/body
        shows WP-133
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets?passesUpdatedSince=1"
        set /answer/body "{\"serialNumbers\":[42],\"lastUpdated\":\"1\"}"
        finds /answer/body
        shows WP-133
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets?passesUpdatedSince=1"
        set /answer/body "{\"serialNumbers\":[\"42\"],\"lastUpdated\":1}"
        finds /answer/body
        shows WP-133
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/order.com.example.shop"
        set /answer/body "{\"orderIdentifiers\":[\"42\"]}"
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
        from walletOrderTrace
        set /path "/v1/devices/d1/registrations/pass.com.example.tickets?passesUpdatedSince=1"
        set /answer/body "{\"serialNumbers\":[\"42\"],\"lastUpdated\":\"2\"}"

        10053
        endpoint/media-type
        A package with another media type
        error
        correct
        document
        2026.11
        The answer with the package has none, or another media type than `application/vnd.apple.finance.order`, for passes `application/vnd.apple.pkpass`.
        Only this media type is documented, and a device may refuse the package. Servers by others write `application/vnd.apple.order`.
        Write `Content-Type: application/vnd.apple.finance.order`, or `Content-Type: application/vnd.apple.pkpass` for passes.
        WO-143 WP-135
        https://developer.apple.com/documentation/walletorders
        -
        from walletOrderTrace
        set /answer/headers/content-type "application/vnd.apple.order"
        finds /answer/headers/content-type
        shows WO-143
        from walletOrderTrace
        remove /answer/headers/content-type
        finds /answer/headers
        shows WO-143
        from walletOrderTrace
        set /path "/wallet/v1/passes/pass.com.example.tickets/42"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        finds /answer/headers/content-type
        shows WP-135
        right
        from walletOrderTrace
        set /answer/headers/content-type "\tApplication/vnd.apple.finance.order ; charset=binary"
        from walletOrderTrace
        set /answer/status 401
        set /answer/headers {}
        from walletOrderTrace
        set /path "/wallet/v1/passes/pass.com.example.tickets/42"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/headers/content-type "application/vnd.apple.pkpass"

        10054
        endpoint/last-modified
        A package without a date
        error
        correct
        document
        2026.11
        The package has no field `Last-Modified`, or the field of an answer is not a date of HTTP.
        The device returns this date to ask for changes only. Without it, the device gets the whole package each time.
        Write the time of the last change, such as `Last-Modified: Fri, 15 Jan 2027 08:00:00 GMT`.
        WO-157 WP-135
        https://developer.apple.com/documentation/walletorders
        -
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
        from walletOrderTrace
        set /path "/wallet/v1/passes/pass.com.example.tickets/42"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/headers/content-type "application/vnd.apple.pkpass"
        remove /answer/headers/last-modified
        finds /answer/headers
        shows WP-135
        right
        from walletOrderTrace
        set /answer/headers/last-modified "Friday, 15-Jan-27 08:00:00 GMT"
        from walletOrderTrace
        set /answer/status 304
        remove /answer/headers/last-modified
        from walletOrderTrace
        set /path "/wallet/v1/passes/pass.com.example.tickets/42"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/headers/content-type "application/vnd.apple.pkpass"

        10055
        endpoint/not-modified
        A package that the device has
        warning
        correct
        document
        2026.11
        The package has not changed since the date that the device names, and the service sends it again.
        Each device then loads the whole package with every call. The usual cause: a server that reads the date as a number of seconds.
        Answer 304 without a body if `If-Modified-Since` is not before the last change.
        WO-157 WP-135
        https://developer.apple.com/documentation/walletorders
        -
        from walletOrderTrace
        set /headers/if-modified-since "Fri, 15 Jan 2027 08:00:00 GMT"
        finds /answer/status
        shows WO-157
        from walletOrderTrace
        set /headers/if-modified-since "Sat, 16 Jan 2027 08:00:00 GMT"
        finds /answer/status
        shows WO-157
        from walletOrderTrace
        set /path "/wallet/v1/passes/pass.com.example.tickets/42"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/headers/content-type "application/vnd.apple.pkpass"
        set /headers/if-modified-since "Fri, 15 Jan 2027 08:00:00 GMT"
        finds /answer/status
        shows WP-135
        right
        from walletOrderTrace
        set /headers/if-modified-since "Fri, 15 Jan 2027 07:59:59 GMT"
        from walletOrderTrace
        set /headers/if-modified-since "Fri, 15 Jan 2027 08:00:00 GMT"
        set /answer/status 304
        from walletOrderTrace
        set /path "/wallet/v1/passes/pass.com.example.tickets/42"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/headers/content-type "application/vnd.apple.pkpass"
        set /headers/if-modified-since "Fri, 15 Jan 2027 08:00:00 GMT"
        set /answer/status 304

        10056
        endpoint/call
        Not a call of a device
        warning
        correct
        document
        2026.11
        Method and path are none of the five calls of a device: registration, removal, list, package and log.
        The check says nothing about the answer. Without this finding, "no findings" would look like a correct answer.
        Record only the calls of devices, with method and path as they were sent.
        WO-140 WP-130
        https://developer.apple.com/documentation/walletorders
        -
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
        from walletOrderTrace
        set /path "/wallet/v2/passes/pass.com.example.tickets/42"
        finds /path
        shows WP-130
        right
        from walletOrderTrace
        set /path "https://orders.example/wallet/v1/orders/order.com.example.shop/a%2Fb"
        from walletOrderTrace
        set /path "/v1/orders/order.com.example.shop/2027-000042"
        from walletOrderTrace
        set /path "/wallet/v1/orders/order.com.example.shop/2027-000042?again=1"
        from walletOrderTrace
        set /path "/wallet/v1/passes/pass.com.example.tickets/42"
        set /headers/authorization "ApplePass k7Yx2mQ9sT4vW8zB1cD5"
        set /answer/headers/content-type "application/vnd.apple.pkpass"

        11000
        package/required-file
        Missing file
        error
        correct
        document
        2026.11
        order.json, manifest.json or signature is missing at the top of the package.
        Wallet refuses the package, so the order or the pass does not appear or does not change. It looks for the three files at the top only.
        Add the file. paysheet order manifest writes manifest.json, and the signature is made from it.
        WO-080
        -
        -
        from signedPackage
        remove /signature
        finds /signature
        shows WO-080
        from signedPackage
        remove /manifest.json
        remove /signature
        with --unsigned
        finds /manifest.json
        right
        from signedPackage
        from signedPackage
        remove /signature
        with --unsigned

        11001
        package/archive
        Archive in another form
        error
        correct
        document
        2026.11
        The package is not a plain zip archive with the extension .order or .pkpass and its files at the top.
        Wallet refuses the package, so the order or the pass does not appear or does not change. Readers disagree about unusual archives.
        Make the archive with paysheet order pack. If you zip yourself, zip the files of the folder and not the folder.
        WO-109
        -
        -
        from folderArchive
        with --unsigned
        finds /shop-42
        shows WO-109
        from storedArchive
        with --unsigned
        with --name shop-42.zip
        finds root
        right
        from storedArchive
        with --unsigned
        with --name shop-42.order
        from deflatedArchive
        with --unsigned

        11002
        package/compression
        Unusual compression
        warning
        correct
        document
        2026.11
        The archive uses encryption, zip64, or a compression other than deflate. It is an error if a file cannot be read.
        Readers of packages need not support these.
        Make the archive with paysheet order pack, which stores all files.
        WO-110
        -
        -
        from zip64Archive
        with --unsigned
        finds root
        shows WO-110
        from bzip2Archive
        with --unsigned
        finds /manifest.json
        severity error
        right
        from storedArchive
        with --unsigned
        from deflatedArchive
        with --unsigned

        11003
        package/path
        Unsafe path
        error
        correct
        document
        2026.11
        A file has a path that is not allowed or that another file has, or it is a link.
        Unpacking such a file can overwrite another one, also outside of the folder. Readers disagree about which file counts. Some systems have only one file for two names that differ in case, such as "ẞ" and "ss". The same holds for the form of an accent.
        Rename the file, or leave it out. Replace a link by its file.
        WO-104
        -
        -
        from package
        set /..~1logo.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /..~1logo.jpg
        shows WO-104
        from package
        set /LOGO.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /logo.jpg
        right
        from package
        with --unsigned
        from package
        set /logo@2x.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned

        11004
        package/metadata-file
        File of a system or editor
        error
        correct
        document
        2026.11
        The package or its manifest has a file of a system or an editor, such as .DS_Store.
        Such files are not part of an order or a pass. They break the manifest as soon as a system changes them.
        Remove the file and write the manifest again. paysheet order pack leaves such files out.
        WO-095
        -
        -
        from package
        set /.DS_Store "x"
        with --unsigned
        finds /.DS_Store
        shows WO-095
        from package
        set /__MACOSX~1logo.jpg "x"
        with --unsigned
        finds /__MACOSX
        right
        from package
        with --unsigned
        from package
        set /notes.txt "x"
        with --unsigned

        11005
        package/size
        Large package
        warning
        correct
        document
        2026.11
        The package has 5 MB or more; with a return label, that is an error. More than 2 MB, or more than 10 languages, is an info.
        Wallet refuses larger packages with a return label. Devices load the package again for each change.
        Use smaller images, and only the images and languages that this customer needs.
        WO-093
        -
        -
        from signedPackage
        with --size-limit 1000
        finds root
        shows WO-093
        from package
        with --unsigned
        with --size-limit 1000
        finds root
        severity error
        from package
        with --unsigned
        with --usual-size 1000
        finds root
        severity info
        right
        from signedPackage
        from package
        with --unsigned
        with --size-limit 100000

        11006
        package/private-key
        Private key in the package
        error
        correct
        document
        2026.11
        A file of the package is a private key, or a PKCS #12 archive, which usually has one.
        Each customer gets the key with the package, and can sign others in the name of the shop.
        Move the key out of the folder, and pack again. If a customer has the package, revoke the certificate.
        WO-080
        -
        -
        from package
        set /shop.key "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"
        with --unsigned
        finds /shop.key
        shows WO-080
        from package
        set /en.lproj~1shop.pem "-----BEGIN EC PRIVATE KEY-----\nAAAA\n-----END EC PRIVATE KEY-----\n"
        with --unsigned
        finds /en.lproj~1shop.pem
        right
        from package
        with --unsigned
        from package
        set /shop.pem "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"
        with --unsigned

        11010
        package/manifest
        Unreadable manifest
        error
        correct
        document
        2026.11
        manifest.json is not a JSON object with paths from the top of the package.
        Wallet refuses the package, so the order or the pass does not appear or does not change.
        Write it with paysheet order manifest, and sign it again.
        WO-100
        -
        -
        from package
        set /manifest.json "{\"order.json\": \"f13385c3db308aef6a4b6a96e27e46d8b3324a982861586384ff65ea5b9862d0\",}"
        with --unsigned
        finds /manifest.json
        shows WO-100
        from signedPackage
        remove /signature
        set /manifest.json {"./order.json": "f13385c3db308aef6a4b6a96e27e46d8b3324a982861586384ff65ea5b9862d0"}
        with --unsigned
        finds /manifest.json
        right
        from package
        with --unsigned
        from signedPackage

        11011
        package/digest-form
        Digest in another form
        error
        correct
        document
        2026.11
        A value of manifest.json is not 64 hexadecimal digits, which is SHA-256.
        Wallet refuses the package, so the order or the pass does not appear or does not change. Samples with 40 digits are SHA-1, which passes use.
        Use SHA-256. paysheet order manifest writes the values.
        WO-101
        -
        -
        from signedPackage
        remove /signature
        set /manifest.json/order.json "abc"
        with --unsigned
        finds /order.json
        shows WO-101
        from signedPackage
        remove /signature
        set /manifest.json/order.json "0000000000000000000000000000000000000000"
        with --unsigned
        finds /manifest.json
        right
        from signedPackage
        remove /signature
        with --unsigned
        from signedPackage
        remove /signature
        set /manifest.json/order.json "F13385C3DB308AEF6A4B6A96E27E46D8B3324A982861586384FF65EA5B9862D0"
        with --unsigned

        11012
        package/manifest-files
        Manifest of other files
        error
        correct
        document
        2026.11
        The manifest does not list a file of the package, or lists one that it does not have.
        Wallet refuses the package, so the order or the pass does not appear or does not change. The signature would not cover the file.
        Write the manifest again with paysheet order manifest, and sign it.
        WO-102
        -
        -
        from signedPackage
        remove /signature
        set /manifest.json {}
        with --unsigned
        finds /order.json
        shows WO-102
        from signedPackage
        remove /signature
        set /manifest.json/logo.png "0000000000000000000000000000000000000000000000000000000000000000"
        with --unsigned
        finds /logo.png
        right
        from signedPackage
        remove /signature
        with --unsigned
        from package
        with --unsigned

        11013
        package/digest
        Changed file
        error
        correct
        document
        2026.11
        The hash in the manifest is not the hash of the file.
        Wallet refuses the package, so the order or the pass does not appear or does not change. The file was changed after the manifest was written.
        If the file is right, write the manifest again with paysheet order manifest, and sign it.
        WO-103
        -
        -
        from signedPackage
        remove /signature
        set /order.json/orderNumber "7"
        with --unsigned
        finds /order.json
        shows WO-103
        from signedPackage
        remove /signature
        set /manifest.json/order.json "0000000000000000000000000000000000000000000000000000000000000000"
        with --unsigned
        finds /order.json
        right
        from signedPackage
        remove /signature
        with --unsigned
        from package
        set /order.json/orderNumber "7"
        with --unsigned

        11020
        package/attachment
        Missing receipt or return label
        error
        correct
        document
        2026.11
        A receipt or return label is missing, or the label is not a PDF, JPEG or PNG.
        The shopper taps the receipt or the label, and nothing opens.
        Add the file, or change its name in order.json.
        WO-050
        -
        -
        from package
        remove /receipt.pdf
        with --unsigned
        finds /order.json
        shows WO-050
        from package
        set /label.pdf "<!doctype html>"
        with --unsigned
        finds /label.pdf
        right
        from package
        with --unsigned
        from package
        set /label.pdf "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned

        11021
        package/receipt-format
        Receipt that is not a PDF
        warning
        correct
        document
        2026.11
        The receipt of a transaction is not a PDF.
        Apple asks for a PDF, and Wallet may not show another format.
        Make the receipt a PDF.
        WO-051
        -
        -
        from package
        set /receipt.pdf "Thank you for your order."
        with --unsigned
        finds /receipt.pdf
        shows WO-051
        from package
        set /receipt.pdf "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /receipt.pdf
        right
        from package
        with --unsigned
        from package
        set /receipt.pdf "%PDF-2.0"
        with --unsigned

        11022
        package/image-missing
        Missing image
        error
        correct
        document
        2026.11
        The package does not have an image that order.json names.
        The shopper sees no image.
        Add the image at the top or in each language folder, or change its name in order.json.
        WO-081
        -
        -
        from package
        remove /logo.jpg
        with --unsigned
        finds /order.json
        shows WO-081
        from package
        set /order.json/merchant/logo "https://shop.example/logo.jpg"
        with --unsigned
        finds /order.json
        right
        from package
        with --unsigned
        from package
        set /order.json/merchant/logo "logo.jpg"
        with --unsigned

        11023
        package/image-localized
        Image of some languages
        error
        correct
        document
        2026.11
        An image is in some language folders only, or in other resolutions.
        The shopper sees no image in some languages.
        Give each language folder the same images in the same resolutions.
        WO-086
        -
        -
        from package
        remove /fr.lproj~1bowl.jpg
        with --unsigned
        finds /fr.lproj
        shows WO-086
        from package
        set /en.lproj~1bowl@2x.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /fr.lproj
        right
        from package
        with --unsigned
        from package
        remove /en.lproj~1bowl.jpg
        remove /fr.lproj~1bowl.jpg
        set /bowl.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned

        11024
        package/image-hidden
        Image that hides those of languages
        warning
        correct
        document
        2026.11
        An image is at the top of the package and also in language folders.
        Wallet uses the image at the top. The shopper never sees the ones for a language.
        Remove the image at the top, or the ones in the language folders.
        WO-087
        -
        -
        from package
        set /bowl.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /en.lproj~1bowl.jpg
        shows WO-087
        from package
        set /bowl@2x.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /en.lproj~1bowl.jpg
        right
        from package
        with --unsigned
        from package
        set /cake.jpg "base64:/9j/wAALCAEsASwBAREA"
        set /order.json/lineItems/- {"title":"Cake","quantity":1,"image":"cake"}
        with --unsigned

        11025
        package/image-form
        Image of another size
        warning
        correct
        document
        2026.11
        The logo or the image of an item is not an opaque PNG or JPEG of 300 × 300 pixels.
        Wallet scales and crops other images, and a transparent one can be invisible on its background.
        Save the image as PNG or JPEG with 300 × 300 pixels and without transparency.
        WO-091
        -
        -
        from package
        set /logo.jpg "base64:/9j/wAALCAEsAlgBAREA"
        with --unsigned
        finds /logo.jpg
        shows WO-091
        from package
        set /logo.jpg "GIF89a"
        with --unsigned
        finds /logo.jpg
        right
        from package
        with --unsigned
        from package
        set /cake.jpg "base64:/9j/wAALCAEsAlgBAREA"
        set /order.json/returns/0/returnLabel "cake.jpg"
        with --unsigned

        11030
        package/language-folder
        Folder that is not a language
        error
        correct
        document
        2026.11
        The name of a language folder is not a language with an optional script or region, or has no .lproj.
        Wallet finds no texts for the language.
        Use a name such as fr.lproj, pt-BR.lproj or zh-Hans.lproj.
        WO-082
        -
        -
        from package
        set /pt_BR.lproj~1order.strings "\"STATUS_SHIPPED\" = \"Enviado\";\n\"ITEM_BOWL\" = \"Tigela\";\n"
        set /pt_BR.lproj~1bowl.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /pt_BR.lproj
        shows WO-082
        from package
        set /german~1order.strings "\"STATUS_SHIPPED\" = \"Unterwegs\";\n\"ITEM_BOWL\" = \"Schale\";\n"
        with --unsigned
        finds /german
        right
        from package
        with --unsigned
        from package
        set /pt-BR.lproj~1order.strings "\"STATUS_SHIPPED\" = \"Enviado\";\n\"ITEM_BOWL\" = \"Tigela\";\n"
        set /pt-BR.lproj~1bowl.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned

        11031
        strings/missing
        Language without texts
        error
        correct
        document
        2026.11
        A language folder has no order.strings.
        The shopper sees the key instead of the text.
        Add order.strings to the folder, or remove the folder.
        WO-083
        -
        -
        from package
        remove /fr.lproj~1order.strings
        with --unsigned
        finds /fr.lproj~1order.strings
        shows WO-083
        from package
        set /de.lproj~1bowl.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /de.lproj~1order.strings
        right
        from package
        with --unsigned
        from package
        remove /fr.lproj~1order.strings
        remove /fr.lproj~1bowl.jpg
        with --unsigned

        11032
        strings/keys
        Different keys
        error
        correct
        document
        2026.11
        The files order.strings of two languages have different keys, or one has a key twice.
        The shopper sees the key instead of the text.
        Give each file the same keys, each once.
        WO-084
        -
        -
        from package
        set /fr.lproj~1order.strings "\"STATUS_SHIPPED\" = \"En route\";\n"
        with --unsigned
        finds /fr.lproj~1order.strings
        shows WO-084
        from package
        set /fr.lproj~1order.strings "\"STATUS_SHIPPED\" = \"En route\";\n\"ITEM_BOWL\" = \"Bol\";\n\"ITEM_BOWL\" = \"Un bol\";\n"
        with --unsigned
        finds /fr.lproj~1order.strings
        right
        from package
        with --unsigned
        from package
        set /fr.lproj~1order.strings "\"ITEM_BOWL\" = \"Bol\";\n\"STATUS_SHIPPED\" = \"En route\";\n"
        with --unsigned

        11033
        strings/key-unknown
        Unknown key
        warning
        correct
        document
        2026.11
        A text of order.json looks like a key, but order.strings has no such key.
        The shopper sees the key instead of the text.
        Add the key to each order.strings, or correct it in order.json.
        WO-085
        -
        -
        from package
        set /order.json/statusDescription "STATUS_SENT"
        with --unsigned
        finds /order.json
        shows WO-085
        from package
        set /order.json/statusDescription "status_shipped"
        with --unsigned
        finds /order.json
        right
        from package
        with --unsigned
        from package
        set /order.json/statusDescription "On its way"
        with --unsigned

        11034
        strings/encoding
        Encoding of the texts
        warning
        correct
        document
        2026.11
        order.strings has other characters than ASCII and is not UTF-16. A note says that UTF-16 has no byte order mark.
        Wallet can show letters with accents and other scripts wrong.
        Save the file as UTF-16 with a byte order mark.
        WO-088
        -
        -
        from package
        set /fr.lproj~1order.strings "\"STATUS_SHIPPED\" = \"Expédié\";\n\"ITEM_BOWL\" = \"Bol\";\n"
        with --unsigned
        finds /fr.lproj~1order.strings
        shows WO-088
        from package
        set /fr.lproj~1order.strings "base64:IgBTAFQAQQBUAFUAUwBfAFMASABJAFAAUABFAEQAIgAgAD0AIAAiAEUAeABwAOkAZABpAOkAIgA7AAoAIgBJAFQARQBNAF8AQgBPAFcATAAiACAAPQAgACIAQgBvAGwAIgA7AAoA"
        with --unsigned
        finds /fr.lproj~1order.strings
        severity info
        right
        from package
        with --unsigned
        from package
        set /fr.lproj~1order.strings "utf-16:\"STATUS_SHIPPED\" = \"Expédié\";\n\"ITEM_BOWL\" = \"Bol\";\n"
        with --unsigned

        11035
        strings/grammar
        Unreadable texts
        error
        correct
        document
        2026.11
        order.strings has a mistake in its grammar.
        Wallet cannot read the file, and the shopper sees keys instead of texts.
        Write each entry as "key" = "value"; and comments as /* */.
        WO-089
        -
        -
        from package
        set /fr.lproj~1order.strings "\"STATUS_SHIPPED\" = \"En route\"\n\"ITEM_BOWL\" = \"Bol\";\n"
        with --unsigned
        finds /fr.lproj~1order.strings
        shows WO-089
        from package
        set /fr.lproj~1order.strings "/* Status"
        with --unsigned
        finds /fr.lproj~1order.strings
        right
        from package
        with --unsigned
        from package
        set /fr.lproj~1order.strings "/* Status */\n\"STATUS_SHIPPED\" = \"En route\";\n\"ITEM_BOWL\" = \"Bol\";\n"
        with --unsigned

        11040
        signature/form
        File that is not a signature
        error
        correct
        document
        2026.11
        The file signature is not one detached CMS signature in DER.
        Wallet refuses the package, so the order or the pass does not appear or does not change.
        Sign manifest.json again with the line that paysheet order sign prints.
        WO-105
        -
        -
        from signedPackage
        set /signature "base:withContent.pem"
        finds /signature
        shows WO-105
        from signedPackage
        set /signature "-----BEGIN CMS-----"
        finds /signature
        right
        from signedPackage
        from signedPackage
        with --now 2027-03-01

        11041
        signature/manifest
        Signature of another manifest
        error
        correct
        document
        2026.11
        The signature was made for another manifest.json.
        Wallet refuses the package, so the order or the pass does not appear or does not change. The manifest was changed after it was signed.
        Sign manifest.json again with the line that paysheet order sign prints.
        WO-105
        -
        -
        from signedPackage
        set /manifest.json "{ \"order.json\": \"f13385c3db308aef6a4b6a96e27e46d8b3324a982861586384ff65ea5b9862d0\" }"
        finds /signature
        shows WO-105
        from signedPackage
        set /manifest.json/order.json "F13385C3DB308AEF6A4B6A96E27E46D8B3324A982861586384FF65EA5B9862D0"
        finds /signature
        right
        from signedPackage
        from signedPackage
        with --team TEAM123456

        11042
        signature/algorithm
        Signature without SHA-256 or a time
        warning
        correct
        document
        2026.11
        The signature does not use SHA-256, or does not say when it was made.
        Devices expect SHA-256 and a time, as in passes. They may refuse anything else.
        Sign manifest.json again with the line that paysheet order sign prints.
        WO-108
        -
        -
        from signedPackage
        set /signature "base:withSHA1.pem"
        finds /signature
        severity error
        shows WO-108
        from signedPackage
        set /signature "base:withoutTime.pem"
        finds /signature
        right
        from signedPackage
        from signedPackage
        with --now 2027-03-01

        11043
        signature/certificates
        Signature without certificates from Apple
        error
        correct
        document
        2026.11
        The certificate of the signer or of its issuer is missing. Or the certificates do not lead to a root of Apple.
        Wallet refuses the package, so the order or the pass does not appear or does not change.
        Add the certificate of the issuer that the certificate names. It is one of Apple's, for Worldwide Developer Relations (WWDR).
        WO-106
        -
        -
        from signedPackage
        set /signature "base:withoutIssuer.pem"
        finds /signature
        shows WO-106
        from signedPackage
        set /signature "base:withoutCertificates.pem"
        finds /signature
        from signedPackage
        with --only-apple
        finds /signature
        right
        from signedPackage
        from signedPackage
        with --now 2027-03-01

        11044
        signature/dates
        Expired certificate of the signature
        error
        correct
        document
        2026.11
        A certificate of the signature is not valid yet, or has expired, at the time of --now.
        Wallet refuses the package, so the order or the pass does not appear or does not change.
        Renew the certificate in the developer account, and sign again.
        WO-107
        -
        -
        from signedPackage
        with --now 2029-01-01
        finds /signature
        shows WO-107
        from signedPackage
        with --now 2025-12-31
        finds /signature
        right
        from signedPackage
        with --now 2027-03-01
        from signedPackage

        11045
        signature/order-type
        Certificate of another order type
        warning
        correct
        document
        2026.11
        The certificate of the signature is not the one of the order type.
        Wallet refuses the package, so the order or the pass does not appear or does not change. Each order type has a certificate of its own.
        Sign with the certificate that the developer account has for this order type.
        WO-004
        -
        -
        from signedPackage
        set /signature "base:otherOrderType.pem"
        finds /signature
        shows WO-004
        right
        from signedPackage
        from signedPackage
        with --team TEAM123456

        11046
        signature/team
        Certificate of another team
        error
        correct
        document
        2026.11
        The certificate of the signature is of another team than --team says.
        Wallet links the order with the payment by the merchant identifier, which must be of the same team.
        Sign with the certificate of the team that has the merchant identifier.
        WO-006
        -
        -
        from signedPackage
        with --team TEAM999999
        finds /signature
        shows WO-006
        right
        from signedPackage
        with --team TEAM123456
        from signedPackage

        11047
        signature/wrong
        Signature by another key
        error
        correct
        document
        2026.11
        The signature was not made with the key of its certificate, or the certificate is not from its issuer.
        Wallet refuses the package, so the order or the pass does not appear or does not change. The package could come from another sender.
        Sign manifest.json again with the line that paysheet order sign prints. Give it the certificate and its own key.
        WO-105
        -
        -
        from signedPackage
        set /signature "base:wrongSignature.pem"
        finds /signature
        shows WO-105
        right
        from signedPackage
        from signedPackage
        with --now 2027-03-01

        11050
        package/image-unused
        Image without a use
        info
        correct
        document
        2026.11
        The package has an image that no member of order.json names.
        The shopper never sees the image, and each device loads it again after each change.
        Remove the image, or name it in order.json.
        WO-093
        https://developer.apple.com/documentation/walletorders
        -
        from package
        set /banner@2x.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /banner@2x.jpg
        shows WO-093
        from package
        set /en.lproj~1banner.jpg "base64:/9j/wAALCAEsASwBAREA"
        set /fr.lproj~1banner.jpg "base64:/9j/wAALCAEsASwBAREA"
        with --unsigned
        finds /en.lproj~1banner.jpg
        right
        from package
        set /logo@2x.jpg "base64:/9j/wAALCAJYAlgBAREA"
        with --unsigned
        from package
        set /label.jpg "base64:/9j/wAALCAEsASwBAREA"
        set /order.json/returns/0/returnLabel "label.jpg"
        with --unsigned

        11060
        wallet-order/identifier-repeated
        One identifier for two orders
        error
        correct
        files
        2026.11
        Another order with the same identifier has another number, or was placed at another time.
        Devices take both for one order. The one that comes later replaces the other.
        Give each order of an order type its own identifier.
        WO-007 WO-124
        https://developer.apple.com/documentation/walletorders/order
        -
        from walletOrder
        with --other-order {"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2027-000042","orderNumber":"42","createdAt":"2027-02-01T09:00:00+09:00","authenticationToken":"k7Yx2mQ9sT4vW8zB1cD5"}
        finds /orderIdentifier
        shows WO-007 WO-124
        from walletOrder
        with --other-order {"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2027-000042","orderNumber":"2027-41","createdAt":"2027-03-01T09:00:00+09:00","authenticationToken":"k7Yx2mQ9sT4vW8zB1cD5"}
        finds /orderIdentifier
        right
        from walletOrder
        with --other-order {"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2027-000041","orderNumber":"42","createdAt":"2027-02-01T09:00:00+09:00","authenticationToken":"another-random-secret"}
        from walletOrder
        with --other-order {"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2027-000042","orderNumber":"42","createdAt":"2027-03-01T09:00:00+09:00","authenticationToken":"k7Yx2mQ9sT4vW8zB1cD5"}

        11061
        wallet-order/token-shared
        One secret for two orders
        warning
        correct
        files
        2026.11
        Another order has the same authentication token.
        The customer of one order can also read the other one, and follow its changes.
        Give each order its own random secret.
        WO-127
        https://developer.apple.com/documentation/walletorders/order
        -
        from walletOrder
        with --other-order {"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2027-000041","orderNumber":"42","createdAt":"2027-02-01T09:00:00+09:00","authenticationToken":"k7Yx2mQ9sT4vW8zB1cD5"}
        finds /authenticationToken
        shows WO-127
        right
        from walletOrder
        with --other-order {"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2027-000041","orderNumber":"42","createdAt":"2027-02-01T09:00:00+09:00","authenticationToken":"another-random-secret"}
        """##
}
