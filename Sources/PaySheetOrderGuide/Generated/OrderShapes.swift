// Generated from the tables in Sources/PaySheetOrders. Do not edit; run `swift run generate`.

package import PaySheetShapes

/// The tables: Wallet orders.
package enum OrderShapes {
    /// The tables.
    package static let tables = CatalogShapes("Wallet orders", text)

    /// The data files, without comments and empty lines.
    static let text = #"""
        # other
        ## WalletOrder
        An order that Wallet tracks: the file order.json of a package.
        https://developer.apple.com/documentation/walletorders/order
        - schemaVersion (unsigned long, required, example `1`): The version of the schema, which is 1.
        - orderTypeIdentifier (text, required, example `"order.com.example.shop"`): The order type identifier of the signing certificate.
        - orderIdentifier (text, required, personal, example `"2027-000042"`): The identifier of the order, unique inside the order type identifier.
        - orderType (WalletOrderType, required): The kind of order.
        - createdAt (date, required, example `"2027-03-01T09:00:00Z"`): When the customer placed the order.
        - updatedAt (date, required, example `"2027-03-01T09:00:00Z"`): When the order changed last.
        - status (WalletOrderStatus, required): The status of the whole order.
        - orderManagementURL (url, required, personal, example `"https://shop.example/orders/42"`): The page on which the customer manages the order.
        - merchant (WalletMerchant, required): The merchant.
        - orderNumber (text, personal, example `"42"`): The number for people.
        - statusDescription (text, example `"Your order is being packed"`): The status in words for the customer.
        - lineItems (list of WalletLineItem): What was ordered, in the order of the list.
        - fulfillments (list of choice Fulfillment by fulfillmentType): How the customer gets the items: shipments and pickups.
          - shipping: ShippingFulfillment
          - pickup: PickupFulfillment
        - payment (WalletPayment): How the order was paid.
        - customer (WalletCustomer): The customer.
        - barcode (WalletBarcode): The barcode of the whole order.
        - associatedApplications (list of WalletApplication): Apps for the order; a device uses the first one that it can.
        - associatedApplicationIdentifiers (list of text, example `["com.example.shop"]`): Identifiers of apps for the order.
        - changeNotifications (WalletChangeNotifications, default `"enabled"`): Whether Wallet tells the customer about changes.
        - webServiceURL (url, example `"https://orders.example/wallet"`): The address of the web service for updates.
        - authenticationToken (text, personal, example `"k7Yx2mQ9sT4vW8zB1cD5"`): The secret that a device shows to the web service.
        - orderProvider (OrderProvider, since (iOS 17.4, macOS 14.4)): The third party that supplies the data.
        - returnInfo (WalletReturnInfo, since (iOS 17.2, macOS 14.2)): How the customer can return items.
        - returns (list of WalletReturn, since (iOS 17.2, macOS 14.2)): Returns, in the order of the list.
        ## WalletMerchant
        The merchant of an order.
        https://developer.apple.com/documentation/walletorders/merchant
        - merchantIdentifier (text, required, personal, example `"merchant.com.example.shop"`): The merchant identifier, of the same developer account as the signing certificate.
        - displayName (text, required, example `"Example Shop"`): The name that Wallet shows.
        - url (url, required, example `"https://shop.example"`): The website.
        - logo (text, example `"logo"`): The name of an image in the package.
        - address (WalletAddress): The postal address for customers.
        - businessChatURL (url, example `"https://bcrw.apple.com/urn:biz:example"`): The address of a chat in Messages for Business.
        - contactURL (url, example `"https://shop.example/contact"`): The page with ways to contact the merchant.
        - emailAddress (text, personal, example `"help@shop.example"`): The email address for customers.
        - phoneNumber (text, personal, example `"+1 555 0100"`): The telephone number for customers.
        ## WalletCustomer
        The customer of an order.
        https://developer.apple.com/documentation/walletorders/customer
        - emailAddress (text, personal, example `"jo@example.com"`): The email address.
        - familyName (text, personal, example `"Doe"`): The family name.
        - givenName (text, personal, example `"Jo"`): The given name.
        - organizationName (text, personal, example `"Example Company"`): The name of the organization.
        - phoneNumber (text, personal, example `"+1 555 0100"`): The telephone number.
        ## WalletAddress
        A postal address.
        https://developer.apple.com/documentation/walletorders/address
        - addressLines (list of text, personal, example `["1 Example Street"]`): The lines of the street.
        - administrativeArea (text, personal, example `"CA"`): The state or province.
        - countryCode (country, personal, example `"US"`): The ISO 3166-1 code of the country.
        - locality (text, personal, example `"Cupertino"`): The city.
        - postalCode (text, personal, example `"95014"`): The postal code.
        - subAdministrativeArea (text, personal, example `"Santa Clara County"`): The county or a similar division.
        - subLocality (text, personal, example `"Riverside"`): The part of the city.
        ## WalletApplication
        An app for an order.
        https://developer.apple.com/documentation/walletorders/application
        - storeIdentifier (integer, required, example `1234567890`): The number of the app in the App Store.
        - customProductPageIdentifier (text, example `"45812c9b-c296-43d3-c6a0-c5a02f74bf6e"`): The identifier of a custom product page.
        - launchURL (text, personal, example `"exampleshop://orders/42"`): The address that the app gets when it starts.
        ## WalletBarcode
        A barcode.
        https://developer.apple.com/documentation/walletorders/barcode
        - format (WalletBarcodeFormat, required): The kind of barcode.
        - message (text, required, personal, example `"ORDER-42"`): The content.
        - messageEncoding (text, required, example `"iso-8859-1"`): The text encoding of the content.
        - altText (text, personal, example `"ORDER-42"`): Text beside the barcode for people.
        ## WalletAmount
        An amount with its currency.
        https://developer.apple.com/documentation/walletorders/currencyamount
        - amount (amount, required): The amount, as text.
        - currency (currency, required): The ISO 4217 code of the currency.
        ## WalletLineItem
        An item of an order, a shipment, a pickup or a return.
        https://developer.apple.com/documentation/walletorders/lineitem
        - title (text, required, example `"Bowl"`): The name of the item.
        - quantity (number, required, example `2`): How many there are.
        - subtitle (text, example `"Blue"`): More about the item.
        - image (text, example `"bowl"`): The name of an image in the package.
        - price (WalletAmount): The price of the item.
        - sku (text, example `"BOWL-1"`): The merchant's own identifier of the item.
        - gtin (text, example `"4006381333931"`): The Global Trade Item Number, such as an EAN or an ISBN.
        ## WalletLocation
        A place on the earth.
        https://developer.apple.com/documentation/walletorders/location
        - latitude (number, required, example `35.6595`): The latitude, from -90 to 90.
        - longitude (number, required, example `139.7005`): The longitude, from -180 to 180.
        - altitude (number, example `30`): The height above sea level in metres.
        ## ShippingFulfillment
        A shipment.
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        - fulfillmentIdentifier (text, required, example `"s1"`): The identifier, unique in the order, by which Wallet notices changes.
        - fulfillmentType (FulfillmentType, required, example `"shipping"`): The kind of fulfillment, which is `shipping`.
        - status (ShippingStatus, required): The status of the shipment.
        - statusDescription (text, example `"On its way"`): The status in words for the customer.
        - notes (text, personal, example `"A signature is needed"`): What else the customer should know.
        - carrier (text, example `"Example Express"`): The carrier.
        - trackingNumber (text, personal, example `"1234-5678"`): The carrier's number of the shipment.
        - trackingURL (url, personal, example `"https://track.example/12345678"`): The page on which the customer follows the shipment.
        - shippingType (WalletShippingType, default `"shipping"`): Whether Wallet speaks of shipping or of delivery.
        - shippedAt (date): When it was shipped.
        - deliveredAt (date): When it was delivered.
        - estimatedDeliveryAt (date): When it will probably be delivered.
        - estimatedDeliveryWindowDuration (duration, example `"PT3H"`): How long the time of delivery lasts.
        - lineItems (list of WalletLineItem): What the shipment contains.
        - recipient (ShippingRecipient): Who gets it.
        ## ShippingRecipient
        The person who gets a shipment.
        https://developer.apple.com/documentation/walletorders/shippingfulfillment/recipient
        - givenName (text, personal, example `"Jo"`): The given name.
        - familyName (text, personal, example `"Doe"`): The family name.
        - organizationName (text, personal, example `"Example Company"`): The name of the organization.
        - address (WalletAddress): The address.
        ## PickupFulfillment
        A pickup by the customer.
        https://developer.apple.com/documentation/walletorders/pickupfulfillment
        - fulfillmentIdentifier (text, required, example `"p1"`): The identifier, unique in the order, by which Wallet notices changes.
        - fulfillmentType (FulfillmentType, required, example `"pickup"`): The kind of fulfillment, which is `pickup`.
        - status (PickupStatus, required): The status of the pickup.
        - displayName (text, required, example `"Harbor store"`): The name of the place.
        - statusDescription (text, example `"Ready at the counter"`): The status in words for the customer.
        - notes (text, personal, example `"Bring the barcode"`): What else the customer should know.
        - address (WalletAddress): The address of the place.
        - location (WalletLocation): The exact place.
        - barcode (WalletBarcode): The barcode that the customer shows.
        - pickupAt (date): From when the customer can come.
        - pickupWindowDuration (duration, example `"PT8H"`): For how long the customer can come.
        - pickedUpAt (date): When the customer came.
        - lineItems (list of WalletLineItem): What the customer gets there.
        ## WalletPayment
        The payment for an order.
        https://developer.apple.com/documentation/walletorders/payment
        - total (WalletAmount, required): The total.
        - summaryItems (list of WalletSummaryItem): The parts of the total.
        - transactions (list of WalletTransaction, since (iOS 17.0, macOS 14.0)): The transactions.
        - status (WalletPaymentStatus, deprecated (use `transactions` from iOS 17 on)): The status of the payment, which iOS 16 needs.
        - paymentMethods (list of text, deprecated (use `transactions` from iOS 17 on), personal, example `["Visa 1234"]`): The names of the payment methods.
        - applePayTransactionIdentifiers (list of text, deprecated (use `transactions` from iOS 17 on), personal, example `["0f1e2d"]`): The identifiers of further Apple Pay transactions.
        ## WalletSummaryItem
        A part of the total of an order.
        https://developer.apple.com/documentation/walletorders/payment/summaryitems
        - label (text, required, example `"Subtotal"`): The name.
        - value (WalletAmount, required): The amount.
        ## WalletTransaction (since (iOS 17.0, macOS 14.0))
        A transaction of a payment.
        https://developer.apple.com/documentation/walletorders/paymenttransaction
        - amount (WalletAmount, required): The amount.
        - createdAt (date, required): When it was made.
        - paymentMethod (WalletPaymentMethod, required): The payment method.
        - status (WalletTransactionStatus, required): The status of the transaction.
        - transactionType (WalletTransactionType, required): Whether money was paid or returned.
        - applePayTransactionIdentifier (text, personal, example `"0f1e2d"`): The identifier of the Apple Pay transaction.
        - receipt (text, example `"receipt.pdf"`): The name of a file with the receipt in the package.
        ## WalletPaymentMethod (since (iOS 17.0, macOS 14.0))
        A payment method.
        https://developer.apple.com/documentation/walletorders/paymentmethod
        - displayName (text, required, personal, example `"Visa 1234"`): The name, such as the network and the last digits.
        ## OrderProvider (since (iOS 17.4, macOS 14.4))
        A third party that supplies the data of an order.
        https://developer.apple.com/documentation/walletorders/orderprovider
        - displayName (text, required, example `"Example Tracking"`): The name that Wallet shows.
        - url (url, required, example `"https://tracking.example"`): The website.
        - trackingLogoNameLightColorScheme (text, required, example `"tracking-light"`): The name of a logo in the package for a light background.
        - trackingLogoNameDarkColorScheme (text, required, example `"tracking-dark"`): The name of a logo in the package for a dark background.
        ## WalletReturnInfo (since (iOS 17.2, macOS 14.2))
        How a customer can return items.
        https://developer.apple.com/documentation/walletorders/returninfo
        - returnPolicyURL (url, required, example `"https://shop.example/returns"`): The page with the policy of returns.
        - returnDeadline (date): Until when items can be returned.
        - displayCountdown (boolean, default `false`): Whether Wallet counts the days until the deadline.
        - returnManagementURL (url, personal, example `"https://shop.example/returns/42"`): The page on which the customer starts a return.
        - returnPolicyDescription (text, example `"30 days"`): The policy in words.
        ## WalletReturn (since (iOS 17.2, macOS 14.2))
        A return of items.
        https://developer.apple.com/documentation/walletorders/return
        - returnIdentifier (text, required, personal, example `"r1"`): The identifier of the return.
        - status (WalletReturnStatus, required): The status of the return.
        - statusDescription (text, example `"On its way to us"`): The status in words for the customer.
        - notes (text, personal, example `"Keep the receipt"`): What else the customer should know.
        - carrier (text, example `"Example Express"`): The carrier.
        - returnNumber (text, personal, example `"R-42"`): The number of the return for people.
        - initiatedAt (date): When the return began.
        - dropOffBy (date): Until when the customer can hand the items over.
        - returnedAt (date): When the merchant got the items.
        - returnManagementURL (url, personal, example `"https://shop.example/returns/42"`): The page on which the customer manages the return.
        - returnLabel (text, example `"label.pdf"`): The name of a file with the label in the package.
        - lineItems (list of WalletLineItem): What is returned.
        ## PushToken
        What a device sends to the web service to get updates.
        https://developer.apple.com/documentation/walletorders/pushtoken
        - pushToken (text, required, personal, example `"6dc34c8f0d9a"`): The token for notifications to the device.
        ## OrderIdentifiers
        The orders that changed since the last answer.
        https://developer.apple.com/documentation/walletorders/orderidentifiers
        - orderIdentifiers (list of text, personal, example `["2027-000042"]`): The identifiers of the orders.
        - lastModified (text, example `"7"`): A tag that the device sends with its next request.
        ## LogEntries
        Messages of a device about failures.
        https://developer.apple.com/documentation/walletorders/logentries
        - logs (list of text, required, personal, example `["An order could not be read"]`): The messages.
        ## WalletOrderTrace
        A call of a device to a web service for orders, with its answer, as it was recorded.
        https://developer.apple.com/documentation/walletorders
        - method (text, required, example `"GET"`): The method of the call.
        - path (text, required, personal, example `"/wallet/v1/orders/order.com.example.shop/2027-000042"`): The path of the call with its query, or the whole address.
        - headers (object, personal, example `{"Authorization":"AppleOrder 0123456789abcdef"}`): The header fields of the call.
        - body (text, personal, example `"{}"`): The body of the call.
        - bodyBase64 (base64, personal, example `"e30="`): The body of the call in Base64.
        - answer (WalletOrderTraceAnswer, required): The answer of the service.
        ## WalletOrderTraceAnswer
        The answer of a web service for orders, as it was recorded.
        https://developer.apple.com/documentation/walletorders
        - status (unsigned short, required, example `200`): The status code.
        - headers (object, example `{"Content-Type":"application/vnd.apple.finance.order"}`): The header fields of the answer.
        - body (text, personal): The body of the answer, if it is text.
        - bodyBase64 (base64, personal, example `"e30="`): The body of the answer in Base64.
        # families
        ## Fulfillment (ShippingFulfillment, PickupFulfillment)
        A shipment or a pickup.
        - fulfillmentIdentifier
        - fulfillmentType
        - statusDescription
        - lineItems
        - notes
        # kinds
        - WalletOrder (as walletOrder)
        - WalletOrderTrace (as walletOrderTrace)
        # vocabularies
        ## WalletOrderType (unknown words are refused)
        The kind of an order.
        https://developer.apple.com/documentation/walletorders/order
        - ecommerce: Ordered from a shop.
        ## WalletOrderStatus (unknown words are refused)
        The status of an order.
        https://developer.apple.com/documentation/walletorders/order
        - open: Something is still to be done.
        - completed: Everything is done.
        - cancelled: The order was cancelled.
        ## WalletChangeNotifications (unknown words are refused)
        Whether Wallet tells the customer about changes.
        https://developer.apple.com/documentation/walletorders/order
        - enabled: Always.
        - disabledIfAppInstalled: Only without one of the associated apps.
        ## WalletBarcodeFormat (unknown words are refused)
        The kind of a barcode.
        https://developer.apple.com/documentation/walletorders/barcode
        - qr: A QR code.
        - pdf417: A PDF417 code.
        - aztec: An Aztec code.
        - code128: A Code 128 code, for ASCII only.
        ## FulfillmentType (unknown words are refused)
        The kind of a fulfillment.
        https://developer.apple.com/documentation/walletorders/order
        - shipping: A shipment.
        - pickup: A pickup by the customer.
        ## ShippingStatus (unknown words are refused)
        The status of a shipment.
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        - open: Nothing is done yet.
        - processing: It is being packed.
        - onTheWay: The carrier has it.
        - outForDelivery: It arrives today.
        - delivered: It was delivered.
        - shipped: It was shipped, and nothing more is known.
        - issue: Something is wrong.
        - cancelled: It was cancelled.
        ## PickupStatus (unknown words are refused)
        The status of a pickup.
        https://developer.apple.com/documentation/walletorders/pickupfulfillment
        - open: Nothing is done yet.
        - processing: It is being prepared.
        - readyForPickup: The customer can come.
        - pickedUp: The customer came.
        - issue: Something is wrong.
        - cancelled: It was cancelled.
        ## WalletShippingType (unknown words are refused)
        The word that Wallet uses for a shipment.
        https://developer.apple.com/documentation/walletorders/shippingfulfillment
        - shipping: Shipping.
        - delivery: Delivery.
        ## WalletPaymentStatus (unknown words are refused)
        The status of a payment.
        https://developer.apple.com/documentation/walletorders/payment
        - pending: Not decided.
        - authorized: Authorized.
        - paid: Paid.
        - refunded: Paid back.
        - declined: Declined.
        - voided: Voided.
        ## WalletTransactionStatus (unknown words are refused)
        The status of a transaction.
        https://developer.apple.com/documentation/walletorders/paymenttransaction
        - pending: Not decided.
        - approved: Approved.
        - completed: Completed.
        - cancelled: Cancelled.
        - failed: Failed.
        ## WalletTransactionType (unknown words are refused)
        Whether money was paid or returned.
        https://developer.apple.com/documentation/walletorders/paymenttransaction
        - purchase: Paid.
        - refund: Returned.
        ## WalletReturnStatus (unknown words are refused)
        The status of a return.
        https://developer.apple.com/documentation/walletorders/return
        - open: Nothing is done yet.
        - onTheWay: On its way to the merchant.
        - processing: The merchant has it.
        - issue: Something is wrong.
        - completed: Done.
        - cancelled: It was cancelled.
        """#
}
