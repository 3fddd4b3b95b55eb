// Generated from the cards in Sources/PaySheetOrderGuide/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `wallet-order/schema-version`: another version of the schema.
    public static let walletOrderSchemaVersion = RuleID(
        code: 10000, name: "wallet-order/schema-version", title: "Another version of the schema")
    /// `wallet-order/type-identifier`: an order type identifier that does not look like one.
    public static let walletOrderTypeIdentifier = RuleID(
        code: 10001, name: "wallet-order/type-identifier", title: "An order type identifier that does not look like one")
    /// `wallet-order/merchant-identifier`: a merchant identifier that does not look like one.
    public static let walletOrderMerchantIdentifier = RuleID(
        code: 10002, name: "wallet-order/merchant-identifier", title: "A merchant identifier that does not look like one")
    /// `wallet-order/identifier-empty`: an order without an identifier.
    public static let walletOrderIdentifierEmpty = RuleID(
        code: 10003, name: "wallet-order/identifier-empty", title: "An order without an identifier")
    /// `wallet-order/date-offset`: a date without an offset.
    public static let walletOrderDateOffset = RuleID(
        code: 10004, name: "wallet-order/date-offset", title: "A date without an offset")
    /// `wallet-order/updated-before-created`: changed before it was placed.
    public static let walletOrderUpdatedBeforeCreated = RuleID(
        code: 10005, name: "wallet-order/updated-before-created", title: "Changed before it was placed")
    /// `wallet-order/duration`: a duration in another form.
    public static let walletOrderDuration = RuleID(
        code: 10006, name: "wallet-order/duration", title: "A duration in another form")
    /// `wallet-order/window-without-start`: a window without its start.
    public static let walletOrderWindowWithoutStart = RuleID(
        code: 10007, name: "wallet-order/window-without-start", title: "A window without its start")
    /// `wallet-order/clock-without-window`: a time of delivery without a window.
    public static let walletOrderClockWithoutWindow = RuleID(
        code: 10008, name: "wallet-order/clock-without-window", title: "A time of delivery without a window")
    /// `wallet-order/event-order`: delivered before it was shipped.
    public static let walletOrderEventOrder = RuleID(
        code: 10009, name: "wallet-order/event-order", title: "Delivered before it was shipped")
    /// `wallet-order/notifications-without-app`: no notifications, and no app.
    public static let walletOrderNotificationsWithoutApp = RuleID(
        code: 10010, name: "wallet-order/notifications-without-app", title: "No notifications, and no app")
    /// `wallet-order/carrier-empty`: a carrier without a name.
    public static let walletOrderCarrierEmpty = RuleID(
        code: 10011, name: "wallet-order/carrier-empty", title: "A carrier without a name")
    /// `wallet-order/status-unexplained`: a problem without an explanation.
    public static let walletOrderStatusUnexplained = RuleID(
        code: 10012, name: "wallet-order/status-unexplained", title: "A problem without an explanation")
    /// `wallet-order/closed-unfinished`: a closed order with open shipments.
    public static let walletOrderClosedUnfinished = RuleID(
        code: 10013, name: "wallet-order/closed-unfinished", title: "A closed order with open shipments")
    /// `wallet-order/minor-units`: other decimals than the currency has.
    public static let walletOrderMinorUnits = RuleID(
        code: 10014, name: "wallet-order/minor-units", title: "Other decimals than the currency has")
    /// `wallet-order/currencies`: several currencies in one payment.
    public static let walletOrderCurrencies = RuleID(
        code: 10015, name: "wallet-order/currencies", title: "Several currencies in one payment")
    /// `wallet-order/total-sum`: parts that do not add up to the total.
    public static let walletOrderTotalSum = RuleID(
        code: 10016, name: "wallet-order/total-sum", title: "Parts that do not add up to the total")
    /// `wallet-order/quantity`: an item without a quantity.
    public static let walletOrderQuantity = RuleID(
        code: 10017, name: "wallet-order/quantity", title: "An item without a quantity")
    /// `wallet-order/refund-exceeds`: more paid than the total.
    public static let walletOrderRefundExceeds = RuleID(
        code: 10018, name: "wallet-order/refund-exceeds", title: "More paid than the total")
    /// `wallet-order/gtin`: a trade item number with a mistake.
    public static let walletOrderGtin = RuleID(
        code: 10019, name: "wallet-order/gtin", title: "A trade item number with a mistake")
    /// `wallet-order/location`: a place outside of the earth.
    public static let walletOrderLocation = RuleID(
        code: 10020, name: "wallet-order/location", title: "A place outside of the earth")
    /// `wallet-order/service-url`: a web service without https.
    public static let walletOrderServiceUrl = RuleID(
        code: 10021, name: "wallet-order/service-url", title: "A web service without https")
    /// `wallet-order/token-missing`: a web service without a token.
    public static let walletOrderTokenMissing = RuleID(
        code: 10022, name: "wallet-order/token-missing", title: "A web service without a token")
    /// `wallet-order/token-short`: a short authentication token.
    public static let walletOrderTokenShort = RuleID(
        code: 10023, name: "wallet-order/token-short", title: "A short authentication token")
    /// `wallet-order/token-unused`: a token without a web service.
    public static let walletOrderTokenUnused = RuleID(
        code: 10024, name: "wallet-order/token-unused", title: "A token without a web service")
    /// `wallet-order/url`: an incomplete address.
    public static let walletOrderUrl = RuleID(
        code: 10025, name: "wallet-order/url", title: "An incomplete address")
    /// `wallet-order/contact`: a merchant without a contact.
    public static let walletOrderContact = RuleID(
        code: 10026, name: "wallet-order/contact", title: "A merchant without a contact")
    /// `wallet-order/barcode-encoding`: a barcode that cannot hold its text.
    public static let walletOrderBarcodeEncoding = RuleID(
        code: 10027, name: "wallet-order/barcode-encoding", title: "A barcode that cannot hold its text")
    /// `wallet-order/fulfillment-repeated`: two fulfillments with one identifier.
    public static let walletOrderFulfillmentRepeated = RuleID(
        code: 10028, name: "wallet-order/fulfillment-repeated", title: "Two fulfillments with one identifier")
    /// `wallet-order/store-identifier`: an app without a number.
    public static let walletOrderStoreIdentifier = RuleID(
        code: 10029, name: "wallet-order/store-identifier", title: "An app without a number")
    /// `wallet-order/provider`: a merchant as its own provider.
    public static let walletOrderProvider = RuleID(
        code: 10030, name: "wallet-order/provider", title: "A merchant as its own provider")
    /// `wallet-order/countdown`: a countdown without a deadline.
    public static let walletOrderCountdown = RuleID(
        code: 10031, name: "wallet-order/countdown", title: "A countdown without a deadline")
    /// `wallet-order/tracking-url`: a tracking number without a page.
    public static let walletOrderTrackingUrl = RuleID(
        code: 10032, name: "wallet-order/tracking-url", title: "A tracking number without a page")
    /// `wallet-order/updated-not-later`: a change without a later date.
    public static let walletOrderUpdatedNotLater = RuleID(
        code: 10033, name: "wallet-order/updated-not-later", title: "A change without a later date")
    /// `wallet-order/identity-changed`: another order than before.
    public static let walletOrderIdentityChanged = RuleID(
        code: 10034, name: "wallet-order/identity-changed", title: "Another order than before")
    /// `wallet-order/closed-changed`: a change after the end.
    public static let walletOrderClosedChanged = RuleID(
        code: 10035, name: "wallet-order/closed-changed", title: "A change after the end")
    /// `wallet-order/fulfillment-renamed`: a fulfillment with another identifier.
    public static let walletOrderFulfillmentRenamed = RuleID(
        code: 10036, name: "wallet-order/fulfillment-renamed", title: "A fulfillment with another identifier")
    /// `wallet-order/request-total`: another total than the customer confirmed.
    public static let walletOrderRequestTotal = RuleID(
        code: 10037, name: "wallet-order/request-total", title: "Another total than the customer confirmed")
    /// `wallet-order/payment-status`: a payment without a status.
    public static let walletOrderPaymentStatus = RuleID(
        code: 10038, name: "wallet-order/payment-status", title: "A payment without a status")
    /// `wallet-order/items-shipped`: items that were not ordered.
    public static let walletOrderItemsShipped = RuleID(
        code: 10039, name: "wallet-order/items-shipped", title: "Items that were not ordered")
    /// `wallet-order/system`: a part that the oldest system does not show.
    public static let walletOrderSystem = RuleID(
        code: 10040, name: "wallet-order/system", title: "A part that the oldest system does not show")
    /// `wallet-order/details-differ`: order details of another order.
    public static let walletOrderDetailsDiffer = RuleID(
        code: 10041, name: "wallet-order/details-differ", title: "Order details of another order")
    /// `endpoint/authorization`: a call without a token.
    public static let endpointAuthorization = RuleID(
        code: 10050, name: "endpoint/authorization", title: "A call without a token")
    /// `endpoint/status`: an unexpected status code.
    public static let endpointStatus = RuleID(
        code: 10051, name: "endpoint/status", title: "An unexpected status code")
    /// `endpoint/list`: a list without content or tag.
    public static let endpointList = RuleID(
        code: 10052, name: "endpoint/list", title: "A list without content or tag")
    /// `endpoint/media-type`: a package with another media type.
    public static let endpointMediaType = RuleID(
        code: 10053, name: "endpoint/media-type", title: "A package with another media type")
    /// `endpoint/last-modified`: a package without a date.
    public static let endpointLastModified = RuleID(
        code: 10054, name: "endpoint/last-modified", title: "A package without a date")
    /// `endpoint/not-modified`: a package that the device has.
    public static let endpointNotModified = RuleID(
        code: 10055, name: "endpoint/not-modified", title: "A package that the device has")
    /// `endpoint/call`: not a call of a device.
    public static let endpointCall = RuleID(
        code: 10056, name: "endpoint/call", title: "Not a call of a device")
    /// `package/required-file`: missing file.
    public static let packageRequiredFile = RuleID(
        code: 11000, name: "package/required-file", title: "Missing file")
    /// `package/archive`: archive in another form.
    public static let packageArchive = RuleID(
        code: 11001, name: "package/archive", title: "Archive in another form")
    /// `package/compression`: unusual compression.
    public static let packageCompression = RuleID(
        code: 11002, name: "package/compression", title: "Unusual compression")
    /// `package/path`: unsafe path.
    public static let packagePath = RuleID(
        code: 11003, name: "package/path", title: "Unsafe path")
    /// `package/metadata-file`: file of a system or editor.
    public static let packageMetadataFile = RuleID(
        code: 11004, name: "package/metadata-file", title: "File of a system or editor")
    /// `package/size`: large package.
    public static let packageSize = RuleID(
        code: 11005, name: "package/size", title: "Large package")
    /// `package/private-key`: private key in the package.
    public static let packagePrivateKey = RuleID(
        code: 11006, name: "package/private-key", title: "Private key in the package")
    /// `package/manifest`: unreadable manifest.
    public static let packageManifest = RuleID(
        code: 11010, name: "package/manifest", title: "Unreadable manifest")
    /// `package/digest-form`: digest in another form.
    public static let packageDigestForm = RuleID(
        code: 11011, name: "package/digest-form", title: "Digest in another form")
    /// `package/manifest-files`: manifest of other files.
    public static let packageManifestFiles = RuleID(
        code: 11012, name: "package/manifest-files", title: "Manifest of other files")
    /// `package/digest`: changed file.
    public static let packageDigest = RuleID(
        code: 11013, name: "package/digest", title: "Changed file")
    /// `package/attachment`: missing receipt or return label.
    public static let packageAttachment = RuleID(
        code: 11020, name: "package/attachment", title: "Missing receipt or return label")
    /// `package/receipt-format`: receipt that is not a PDF.
    public static let packageReceiptFormat = RuleID(
        code: 11021, name: "package/receipt-format", title: "Receipt that is not a PDF")
    /// `package/image-missing`: missing image.
    public static let packageImageMissing = RuleID(
        code: 11022, name: "package/image-missing", title: "Missing image")
    /// `package/image-localized`: image of some languages.
    public static let packageImageLocalized = RuleID(
        code: 11023, name: "package/image-localized", title: "Image of some languages")
    /// `package/image-hidden`: image that hides those of languages.
    public static let packageImageHidden = RuleID(
        code: 11024, name: "package/image-hidden", title: "Image that hides those of languages")
    /// `package/image-form`: image of another size.
    public static let packageImageForm = RuleID(
        code: 11025, name: "package/image-form", title: "Image of another size")
    /// `package/language-folder`: folder that is not a language.
    public static let packageLanguageFolder = RuleID(
        code: 11030, name: "package/language-folder", title: "Folder that is not a language")
    /// `strings/missing`: language without texts.
    public static let stringsMissing = RuleID(
        code: 11031, name: "strings/missing", title: "Language without texts")
    /// `strings/keys`: different keys.
    public static let stringsKeys = RuleID(
        code: 11032, name: "strings/keys", title: "Different keys")
    /// `strings/key-unknown`: unknown key.
    public static let stringsKeyUnknown = RuleID(
        code: 11033, name: "strings/key-unknown", title: "Unknown key")
    /// `strings/encoding`: encoding of the texts.
    public static let stringsEncoding = RuleID(
        code: 11034, name: "strings/encoding", title: "Encoding of the texts")
    /// `strings/grammar`: unreadable texts.
    public static let stringsGrammar = RuleID(
        code: 11035, name: "strings/grammar", title: "Unreadable texts")
    /// `signature/form`: file that is not a signature.
    public static let signatureForm = RuleID(
        code: 11040, name: "signature/form", title: "File that is not a signature")
    /// `signature/manifest`: signature of another manifest.
    public static let signatureManifest = RuleID(
        code: 11041, name: "signature/manifest", title: "Signature of another manifest")
    /// `signature/algorithm`: signature without SHA-256 or a time.
    public static let signatureAlgorithm = RuleID(
        code: 11042, name: "signature/algorithm", title: "Signature without SHA-256 or a time")
    /// `signature/certificates`: signature without certificates from Apple.
    public static let signatureCertificates = RuleID(
        code: 11043, name: "signature/certificates", title: "Signature without certificates from Apple")
    /// `signature/dates`: expired certificate of the signature.
    public static let signatureDates = RuleID(
        code: 11044, name: "signature/dates", title: "Expired certificate of the signature")
    /// `signature/order-type`: certificate of another order type.
    public static let signatureOrderType = RuleID(
        code: 11045, name: "signature/order-type", title: "Certificate of another order type")
    /// `signature/team`: certificate of another team.
    public static let signatureTeam = RuleID(
        code: 11046, name: "signature/team", title: "Certificate of another team")
    /// `signature/wrong`: signature by another key.
    public static let signatureWrong = RuleID(
        code: 11047, name: "signature/wrong", title: "Signature by another key")
    /// `package/image-unused`: image without a use.
    public static let packageImageUnused = RuleID(
        code: 11050, name: "package/image-unused", title: "Image without a use")
    /// `wallet-order/identifier-repeated`: one identifier for two orders.
    public static let walletOrderIdentifierRepeated = RuleID(
        code: 11060, name: "wallet-order/identifier-repeated", title: "One identifier for two orders")
    /// `wallet-order/token-shared`: one secret for two orders.
    public static let walletOrderTokenShared = RuleID(
        code: 11061, name: "wallet-order/token-shared", title: "One secret for two orders")
}

/// All rules in one place.
package enum WalletOrdersRules {
    package static var ids: [RuleID] {
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
            .packageRequiredFile,
            .packageArchive,
            .packageCompression,
            .packagePath,
            .packageMetadataFile,
            .packageSize,
            .packagePrivateKey,
            .packageManifest,
            .packageDigestForm,
            .packageManifestFiles,
            .packageDigest,
            .packageAttachment,
            .packageReceiptFormat,
            .packageImageMissing,
            .packageImageLocalized,
            .packageImageHidden,
            .packageImageForm,
            .packageLanguageFolder,
            .stringsMissing,
            .stringsKeys,
            .stringsKeyUnknown,
            .stringsEncoding,
            .stringsGrammar,
            .signatureForm,
            .signatureManifest,
            .signatureAlgorithm,
            .signatureCertificates,
            .signatureDates,
            .signatureOrderType,
            .signatureTeam,
            .signatureWrong,
            .packageImageUnused,
            .walletOrderIdentifierRepeated,
            .walletOrderTokenShared,
        ]
    }

    package static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 10000, 10003, 10004, 10005, 10006, 10017, 10020, 10021, 10022, 10023, 10027, 10028, 10029, 10033, 10041, 10050, 10052, 10053, 10054, 11000, 11001, 11003, 11004, 11006, 11010, 11011, 11012, 11013, 11020, 11022, 11023, 11030, 11031, 11032, 11035, 11040, 11041, 11043, 11044, 11046, 11047, 11060: .error
        case 11050: .info
        default: .warning
        }
    }

    @_optimize(none) static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        add(WalletOrderSchemaVersion.rows, to: &rows)
        add(WalletOrderTypeIdentifier.rows, to: &rows)
        add(WalletOrderMerchantIdentifier.rows, to: &rows)
        add(WalletOrderIdentifierEmpty.rows, to: &rows)
        add(WalletOrderDateOffset.rows, to: &rows)
        add(WalletOrderUpdatedBeforeCreated.rows, to: &rows)
        add(WalletOrderDuration.rows, to: &rows)
        add(WalletOrderWindowWithoutStart.rows, to: &rows)
        add(WalletOrderClockWithoutWindow.rows, to: &rows)
        add(WalletOrderEventOrder.rows, to: &rows)
        add(WalletOrderNotificationsWithoutApp.rows, to: &rows)
        add(WalletOrderCarrierEmpty.rows, to: &rows)
        add(WalletOrderStatusUnexplained.rows, to: &rows)
        add(WalletOrderClosedUnfinished.rows, to: &rows)
        add(WalletOrderMinorUnits.rows, to: &rows)
        add(WalletOrderCurrencies.rows, to: &rows)
        add(WalletOrderTotalSum.rows, to: &rows)
        add(WalletOrderQuantity.rows, to: &rows)
        add(WalletOrderRefundExceeds.rows, to: &rows)
        add(WalletOrderGtin.rows, to: &rows)
        add(WalletOrderLocation.rows, to: &rows)
        add(WalletOrderServiceUrl.rows, to: &rows)
        add(WalletOrderTokenMissing.rows, to: &rows)
        add(WalletOrderTokenShort.rows, to: &rows)
        add(WalletOrderTokenUnused.rows, to: &rows)
        add(WalletOrderUrl.rows, to: &rows)
        add(WalletOrderContact.rows, to: &rows)
        add(WalletOrderBarcodeEncoding.rows, to: &rows)
        add(WalletOrderFulfillmentRepeated.rows, to: &rows)
        add(WalletOrderStoreIdentifier.rows, to: &rows)
        add(WalletOrderProvider.rows, to: &rows)
        add(WalletOrderCountdown.rows, to: &rows)
        add(WalletOrderTrackingUrl.rows, to: &rows)
        add(WalletOrderUpdatedNotLater.rows, to: &rows)
        add(WalletOrderIdentityChanged.rows, to: &rows)
        add(WalletOrderClosedChanged.rows, to: &rows)
        add(WalletOrderFulfillmentRenamed.rows, to: &rows)
        add(WalletOrderRequestTotal.rows, to: &rows)
        add(WalletOrderPaymentStatus.rows, to: &rows)
        add(WalletOrderItemsShipped.rows, to: &rows)
        add(WalletOrderSystem.rows, to: &rows)
        add(EndpointAuthorization.rows, to: &rows)
        add(EndpointStatus.rows, to: &rows)
        add(EndpointList.rows, to: &rows)
        add(EndpointMediaType.rows, to: &rows)
        add(EndpointLastModified.rows, to: &rows)
        add(EndpointNotModified.rows, to: &rows)
        add(EndpointCall.rows, to: &rows)
        add(WalletOrderIdentifierRepeated.rows, to: &rows)
        add(WalletOrderTokenShared.rows, to: &rows)
        return rows
    }

    /// (Optimized, other than the list itself.)
    private static func add(_ more: [RuleRow], to rows: inout [RuleRow]) { rows += more }
    private static func add(_ row: RuleRow, to rows: inout [RuleRow]) { rows.append(row) }
}
