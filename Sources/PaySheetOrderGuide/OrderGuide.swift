import PaySheet
package import PaySheetGuide
import PaySheetOrders

/// What the rules about Wallet orders say, with samples.
package enum OrderGuide {
    /// The order that samples start from: a shipment and a pickup.
    package static let base = SampleBase("walletOrder", .walletOrder, orderText)

    /// The trace that samples start from: a device fetches an order.
    package static let trace = SampleBase("walletOrderTrace", .walletOrderTrace, traceText)

    /// The cards of all rules.
    package static let cards = RuleCard.cards(
        WalletOrdersCards.text,
        of: CardFamily(
            rule: { Catalog.walletOrders.rules.rule($0) }, bases: [base, trace, .completeDetails, .result, .plainFlow, .multiMerchantFlow],
            catalogs: { CatalogSet(.applePay, .walletOrders) }))

    /// What rules about all documents say of orders: required members, types, words, amounts and countries.
    package static let sharedSources = [
        SharedSource("WO-001", .memberMissing), SharedSource("WO-002", .memberType), SharedSource("WO-003", .codeUnknown),
        SharedSource("WO-008", .dateFormat), SharedSource("WO-015", .dateFormat), SharedSource("WO-020", .codeUnknown),
        SharedSource("WO-021", .codeUnknown), SharedSource("WO-022", .codeUnknown), SharedSource("WO-023", .codeUnknown),
        SharedSource("WO-040", .amountFormat), SharedSource("WO-040", .memberType), SharedSource("WO-040", .currencyUnknown),
        SharedSource("WO-046", .memberType), SharedSource("WO-060", .countryUnknown), SharedSource("WO-072", .memberType),
    ]

    private static let traceText = """
        {"method":"GET","path":"/wallet/v1/orders/order.com.example.shop/2027-000042",\
        "headers":{"authorization":"AppleOrder k7Yx2mQ9sT4vW8zB1cD5"},"answer":{"status":200,\
        "headers":{"content-type":"application/vnd.apple.finance.order","last-modified":"Fri, 15 Jan 2027 08:00:00 GMT"}}}
        """

    private static let orderText = """
        {"schemaVersion":1,"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2027-000042","orderType":"ecommerce",\
        "createdAt":"2027-03-01T09:00:00+09:00","updatedAt":"2027-03-02T18:30:00+09:00","status":"open",\
        "orderManagementURL":"https://shop.example/orders/42","merchant":{"merchantIdentifier":"merchant.com.example.shop",\
        "displayName":"Harbor Bowls","url":"https://shop.example","logo":"logo","emailAddress":"help@shop.example"},\
        "orderNumber":"42","statusDescription":"Your bowls are on their way","lineItems":[{"title":"Bowl","quantity":2,\
        "price":{"amount":"1200","currency":"JPY"},"sku":"BOWL-1"},{"title":"Cake","quantity":1,\
        "price":{"amount":"2400","currency":"JPY"},"sku":"CAKE-1"}],"fulfillments":[{"fulfillmentIdentifier":"s1",\
        "fulfillmentType":"shipping","status":"onTheWay","carrier":"Example Express","trackingNumber":"1234-5678",\
        "trackingURL":"https://track.example/12345678","shippedAt":"2027-03-02T18:00:00+09:00",\
        "estimatedDeliveryAt":"2027-03-04T09:00:00+09:00","estimatedDeliveryWindowDuration":"PT3H",\
        "lineItems":[{"title":"Bowl","quantity":2,"sku":"BOWL-1"}],"recipient":{"givenName":"Jo","familyName":"Doe",\
        "address":{"addressLines":["1-2-3 Example"],"administrativeArea":"Tokyo","countryCode":"JP","locality":"Shibuya",\
        "postalCode":"150-0001"}}},{"fulfillmentIdentifier":"p1","fulfillmentType":"pickup","status":"readyForPickup",\
        "displayName":"Harbor store","location":{"latitude":35.6595,"longitude":139.7005},"barcode":{"format":"qr",\
        "message":"ORDER-42","messageEncoding":"iso-8859-1","altText":"ORDER-42"},"pickupAt":"2027-03-03T10:00:00+09:00",\
        "pickupWindowDuration":"PT8H","lineItems":[{"title":"Cake","quantity":1,"sku":"CAKE-1"}]}],\
        "payment":{"total":{"amount":"5300","currency":"JPY"},"summaryItems":[{"label":"Subtotal",\
        "value":{"amount":"4800","currency":"JPY"}},{"label":"Shipping","value":{"amount":"500","currency":"JPY"}}],\
        "transactions":[{"amount":{"amount":"5300","currency":"JPY"},"createdAt":"2027-03-01T09:00:00+09:00",\
        "paymentMethod":{"displayName":"Visa 1234"},"status":"approved","transactionType":"purchase"}],"status":"authorized"},\
        "customer":{"familyName":"Doe","givenName":"Jo"},"associatedApplications":[{"storeIdentifier":1234567890,\
        "launchURL":"exampleshop://orders/42"}],"changeNotifications":"disabledIfAppInstalled",\
        "webServiceURL":"https://orders.example/wallet","authenticationToken":"k7Yx2mQ9sT4vW8zB1cD5",\
        "returnInfo":{"returnPolicyURL":"https://shop.example/returns","returnDeadline":"2027-06-01T00:00:00+09:00",\
        "displayCountdown":true}}
        """
}
