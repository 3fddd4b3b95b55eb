import PaySheet
import PaySheetOrders
package import PaySheetPreview

extension DrawableKinds {
    /// Orders, of which Wallet shows a card.
    package static let walletOrders = DrawableKinds(
        kinds: [.walletOrder], subject: "order", absence: "picture; orders have one",
        catalogs: { .walletOrders },
        stopgaps: [
            "schemaVersion": "1", "orderTypeIdentifier": "\"\"", "orderIdentifier": "\"\"", "orderType": "\"\"", "createdAt": "\"\"",
            "updatedAt": "\"\"", "orderManagementURL": "\"\"", "merchantIdentifier": "\"\"", "displayName": "\"\"", "url": "\"\"",
            "fulfillmentIdentifier": "\"\"", "returnIdentifier": "\"\"", "title": "\"\"", "label": "\"\"", "currency": "\"\"",
            "returnPolicyURL": "\"\"", "message": "\"\"", "messageEncoding": "\"\"", "paymentMethod": "{\"displayName\":\"\"}",
            "trackingLogoNameLightColorScheme": "\"\"", "trackingLogoNameDarkColorScheme": "\"\"", "storeIdentifier": "0",
        ],
        sequence: { bytes, _, settings in
            WalletOrder.read(bytes).value.map { order in
                SheetSequence(PaymentSheet(order, zone: settings.zone, language: settings.language))
            }
        })
}
