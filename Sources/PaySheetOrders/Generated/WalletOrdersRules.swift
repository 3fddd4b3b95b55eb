// Generated from the cards in Sources/PaySheetOrderGuide/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `wallet-order/schema-version`: another version of the schema.
    public static let walletOrderSchemaVersion = RuleID(code: 10000, name: "wallet-order/schema-version")
    /// `wallet-order/type-identifier`: an order type identifier that does not look like one.
    public static let walletOrderTypeIdentifier = RuleID(code: 10001, name: "wallet-order/type-identifier")
    /// `wallet-order/merchant-identifier`: a merchant identifier that does not look like one.
    public static let walletOrderMerchantIdentifier = RuleID(code: 10002, name: "wallet-order/merchant-identifier")
    /// `wallet-order/identifier-empty`: an order without an identifier.
    public static let walletOrderIdentifierEmpty = RuleID(code: 10003, name: "wallet-order/identifier-empty")
    /// `wallet-order/date-offset`: a date without an offset.
    public static let walletOrderDateOffset = RuleID(code: 10004, name: "wallet-order/date-offset")
    /// `wallet-order/updated-before-created`: changed before it was placed.
    public static let walletOrderUpdatedBeforeCreated = RuleID(code: 10005, name: "wallet-order/updated-before-created")
    /// `wallet-order/duration`: a duration in another form.
    public static let walletOrderDuration = RuleID(code: 10006, name: "wallet-order/duration")
    /// `wallet-order/window-without-start`: a window without its start.
    public static let walletOrderWindowWithoutStart = RuleID(code: 10007, name: "wallet-order/window-without-start")
    /// `wallet-order/clock-without-window`: a time of delivery without a window.
    public static let walletOrderClockWithoutWindow = RuleID(code: 10008, name: "wallet-order/clock-without-window")
    /// `wallet-order/event-order`: delivered before it was shipped.
    public static let walletOrderEventOrder = RuleID(code: 10009, name: "wallet-order/event-order")
    /// `wallet-order/notifications-without-app`: no notifications, and no app.
    public static let walletOrderNotificationsWithoutApp = RuleID(code: 10010, name: "wallet-order/notifications-without-app")
    /// `wallet-order/carrier-empty`: a carrier without a name.
    public static let walletOrderCarrierEmpty = RuleID(code: 10011, name: "wallet-order/carrier-empty")
    /// `wallet-order/status-unexplained`: a problem without an explanation.
    public static let walletOrderStatusUnexplained = RuleID(code: 10012, name: "wallet-order/status-unexplained")
    /// `wallet-order/closed-unfinished`: a closed order with open shipments.
    public static let walletOrderClosedUnfinished = RuleID(code: 10013, name: "wallet-order/closed-unfinished")
    /// `wallet-order/minor-units`: other decimals than the currency has.
    public static let walletOrderMinorUnits = RuleID(code: 10014, name: "wallet-order/minor-units")
    /// `wallet-order/currencies`: several currencies in one payment.
    public static let walletOrderCurrencies = RuleID(code: 10015, name: "wallet-order/currencies")
    /// `wallet-order/total-sum`: parts that do not add up to the total.
    public static let walletOrderTotalSum = RuleID(code: 10016, name: "wallet-order/total-sum")
    /// `wallet-order/quantity`: an item without a quantity.
    public static let walletOrderQuantity = RuleID(code: 10017, name: "wallet-order/quantity")
    /// `wallet-order/refund-exceeds`: more paid than the total.
    public static let walletOrderRefundExceeds = RuleID(code: 10018, name: "wallet-order/refund-exceeds")
    /// `wallet-order/gtin`: a trade item number with a mistake.
    public static let walletOrderGtin = RuleID(code: 10019, name: "wallet-order/gtin")
    /// `wallet-order/location`: a place outside of the earth.
    public static let walletOrderLocation = RuleID(code: 10020, name: "wallet-order/location")
    /// `wallet-order/service-url`: a web service without https.
    public static let walletOrderServiceUrl = RuleID(code: 10021, name: "wallet-order/service-url")
    /// `wallet-order/token-missing`: a web service without a token.
    public static let walletOrderTokenMissing = RuleID(code: 10022, name: "wallet-order/token-missing")
    /// `wallet-order/token-short`: a short authentication token.
    public static let walletOrderTokenShort = RuleID(code: 10023, name: "wallet-order/token-short")
    /// `wallet-order/token-unused`: a token without a web service.
    public static let walletOrderTokenUnused = RuleID(code: 10024, name: "wallet-order/token-unused")
    /// `wallet-order/url`: an incomplete address.
    public static let walletOrderUrl = RuleID(code: 10025, name: "wallet-order/url")
    /// `wallet-order/contact`: a merchant without a contact.
    public static let walletOrderContact = RuleID(code: 10026, name: "wallet-order/contact")
    /// `wallet-order/barcode-encoding`: a barcode that cannot hold its text.
    public static let walletOrderBarcodeEncoding = RuleID(code: 10027, name: "wallet-order/barcode-encoding")
    /// `wallet-order/fulfillment-repeated`: two fulfillments with one identifier.
    public static let walletOrderFulfillmentRepeated = RuleID(code: 10028, name: "wallet-order/fulfillment-repeated")
    /// `wallet-order/store-identifier`: an app without a number.
    public static let walletOrderStoreIdentifier = RuleID(code: 10029, name: "wallet-order/store-identifier")
    /// `wallet-order/provider`: a merchant as its own provider.
    public static let walletOrderProvider = RuleID(code: 10030, name: "wallet-order/provider")
    /// `wallet-order/countdown`: a countdown without a deadline.
    public static let walletOrderCountdown = RuleID(code: 10031, name: "wallet-order/countdown")
    /// `wallet-order/tracking-url`: a tracking number without a page.
    public static let walletOrderTrackingUrl = RuleID(code: 10032, name: "wallet-order/tracking-url")
    /// `wallet-order/updated-not-later`: a change without a later date.
    public static let walletOrderUpdatedNotLater = RuleID(code: 10033, name: "wallet-order/updated-not-later")
    /// `wallet-order/identity-changed`: another order than before.
    public static let walletOrderIdentityChanged = RuleID(code: 10034, name: "wallet-order/identity-changed")
    /// `wallet-order/closed-changed`: a change after the end.
    public static let walletOrderClosedChanged = RuleID(code: 10035, name: "wallet-order/closed-changed")
    /// `wallet-order/fulfillment-renamed`: a fulfillment with another identifier.
    public static let walletOrderFulfillmentRenamed = RuleID(code: 10036, name: "wallet-order/fulfillment-renamed")
    /// `wallet-order/request-total`: another total than the customer confirmed.
    public static let walletOrderRequestTotal = RuleID(code: 10037, name: "wallet-order/request-total")
    /// `wallet-order/payment-status`: a payment without a status.
    public static let walletOrderPaymentStatus = RuleID(code: 10038, name: "wallet-order/payment-status")
    /// `wallet-order/items-shipped`: items that were not ordered.
    public static let walletOrderItemsShipped = RuleID(code: 10039, name: "wallet-order/items-shipped")
    /// `wallet-order/system`: a part that the oldest system does not show.
    public static let walletOrderSystem = RuleID(code: 10040, name: "wallet-order/system")
    /// `wallet-order/details-differ`: order details of another order.
    public static let walletOrderDetailsDiffer = RuleID(code: 10041, name: "wallet-order/details-differ")
    /// `endpoint/authorization`: a call without a token.
    public static let endpointAuthorization = RuleID(code: 10050, name: "endpoint/authorization")
    /// `endpoint/status`: an unexpected status code.
    public static let endpointStatus = RuleID(code: 10051, name: "endpoint/status")
    /// `endpoint/list`: a list without orders.
    public static let endpointList = RuleID(code: 10052, name: "endpoint/list")
    /// `endpoint/media-type`: a package with another media type.
    public static let endpointMediaType = RuleID(code: 10053, name: "endpoint/media-type")
    /// `endpoint/last-modified`: a package without a date.
    public static let endpointLastModified = RuleID(code: 10054, name: "endpoint/last-modified")
    /// `endpoint/not-modified`: a package that the device has.
    public static let endpointNotModified = RuleID(code: 10055, name: "endpoint/not-modified")
    /// `endpoint/call`: not a call of a device.
    public static let endpointCall = RuleID(code: 10056, name: "endpoint/call")
}

/// All rules in one place.
enum WalletOrdersRules {
    static var ids: [RuleID] {
        [
            .walletOrderSchemaVersion,
            .walletOrderTypeIdentifier,
            .walletOrderMerchantIdentifier,
            .walletOrderIdentifierEmpty,
            .walletOrderDateOffset,
            .walletOrderUpdatedBeforeCreated,
            .walletOrderDuration,
            .walletOrderWindowWithoutStart,
            .walletOrderClockWithoutWindow,
            .walletOrderEventOrder,
            .walletOrderNotificationsWithoutApp,
            .walletOrderCarrierEmpty,
            .walletOrderStatusUnexplained,
            .walletOrderClosedUnfinished,
            .walletOrderMinorUnits,
            .walletOrderCurrencies,
            .walletOrderTotalSum,
            .walletOrderQuantity,
            .walletOrderRefundExceeds,
            .walletOrderGtin,
            .walletOrderLocation,
            .walletOrderServiceUrl,
            .walletOrderTokenMissing,
            .walletOrderTokenShort,
            .walletOrderTokenUnused,
            .walletOrderUrl,
            .walletOrderContact,
            .walletOrderBarcodeEncoding,
            .walletOrderFulfillmentRepeated,
            .walletOrderStoreIdentifier,
            .walletOrderProvider,
            .walletOrderCountdown,
            .walletOrderTrackingUrl,
            .walletOrderUpdatedNotLater,
            .walletOrderIdentityChanged,
            .walletOrderClosedChanged,
            .walletOrderFulfillmentRenamed,
            .walletOrderRequestTotal,
            .walletOrderPaymentStatus,
            .walletOrderItemsShipped,
            .walletOrderSystem,
            .walletOrderDetailsDiffer,
            .endpointAuthorization,
            .endpointStatus,
            .endpointList,
            .endpointMediaType,
            .endpointLastModified,
            .endpointNotModified,
            .endpointCall,
        ]
    }

    static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 10000, 10003, 10004, 10005, 10006, 10017, 10020, 10021, 10022, 10023, 10027, 10028, 10029, 10033, 10041, 10050, 10052, 10053, 10054: .error
        default: .warning
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        rows += WalletOrderSchemaVersion.rows
        rows += WalletOrderTypeIdentifier.rows
        rows += WalletOrderMerchantIdentifier.rows
        rows += WalletOrderIdentifierEmpty.rows
        rows += WalletOrderDateOffset.rows
        rows += WalletOrderUpdatedBeforeCreated.rows
        rows += WalletOrderDuration.rows
        rows += WalletOrderWindowWithoutStart.rows
        rows += WalletOrderClockWithoutWindow.rows
        rows += WalletOrderEventOrder.rows
        rows += WalletOrderNotificationsWithoutApp.rows
        rows += WalletOrderCarrierEmpty.rows
        rows += WalletOrderStatusUnexplained.rows
        rows += WalletOrderClosedUnfinished.rows
        rows += WalletOrderMinorUnits.rows
        rows += WalletOrderCurrencies.rows
        rows += WalletOrderTotalSum.rows
        rows += WalletOrderQuantity.rows
        rows += WalletOrderRefundExceeds.rows
        rows += WalletOrderGtin.rows
        rows += WalletOrderLocation.rows
        rows += WalletOrderServiceUrl.rows
        rows += WalletOrderTokenMissing.rows
        rows += WalletOrderTokenShort.rows
        rows += WalletOrderTokenUnused.rows
        rows += WalletOrderUrl.rows
        rows += WalletOrderContact.rows
        rows += WalletOrderBarcodeEncoding.rows
        rows += WalletOrderFulfillmentRepeated.rows
        rows += WalletOrderStoreIdentifier.rows
        rows += WalletOrderProvider.rows
        rows += WalletOrderCountdown.rows
        rows += WalletOrderTrackingUrl.rows
        rows += WalletOrderUpdatedNotLater.rows
        rows += WalletOrderIdentityChanged.rows
        rows += WalletOrderClosedChanged.rows
        rows += WalletOrderFulfillmentRenamed.rows
        rows += WalletOrderRequestTotal.rows
        rows += WalletOrderPaymentStatus.rows
        rows += WalletOrderItemsShipped.rows
        rows += WalletOrderSystem.rows
        rows += EndpointAuthorization.rows
        rows += EndpointStatus.rows
        rows += EndpointList.rows
        rows += EndpointMediaType.rows
        rows += EndpointLastModified.rows
        rows += EndpointNotModified.rows
        rows += EndpointCall.rows
        return rows
    }
}
