import PaySheet

/// What the file that a package is about names that is elsewhere in the package. Each name appears once.
package struct PackageReferences: Sendable {
    /// Names of the logo and of images of items, which have a usual form.
    private(set) var productImages = Names()
    /// Names of all images.
    private(set) var images = Names()
    /// Paths of receipts.
    private(set) var receipts = Names()
    /// Paths of return labels.
    private(set) var labels = Names()
    /// Texts for people, which can be keys of the strings files.
    private(set) var texts = Names()
    /// The same beside barcodes. They belong to one customer, and no report shows them.
    private(set) var barcodeTexts = Names()

    /// What a pass names: nothing but texts.
    package init(texts: [String?], barcodeTexts: [String?]) {
        add(texts: texts)
        for case let text? in barcodeTexts { self.barcodeTexts.add(text) }
    }

    init(_ order: WalletOrder) {
        add(productImage: order.merchant.logo)
        add(texts: [order.statusDescription, order.merchant.displayName])
        add(order.barcode)
        add(order.lineItems)
        for fulfillment in order.fulfillments ?? [] {
            switch fulfillment {
            case .shipping(let shipping):
                add(texts: [shipping.statusDescription, shipping.notes])
                add(shipping.lineItems)
            case .pickup(let pickup):
                add(texts: [pickup.displayName, pickup.statusDescription, pickup.notes])
                add(pickup.barcode)
                add(pickup.lineItems)
            case .other: continue
            }
        }
        for item in order.payment?.summaryItems ?? [] { texts.add(item.label) }
        for transaction in order.payment?.transactions ?? [] {
            if let receipt = transaction.receipt { receipts.add(receipt) }
        }
        if let provider = order.orderProvider {
            texts.add(provider.displayName)
            images.add(provider.trackingLogoNameLightColorScheme)
            images.add(provider.trackingLogoNameDarkColorScheme)
        }
        for parcel in order.returns ?? [] {
            add(texts: [parcel.statusDescription, parcel.notes])
            add(parcel.lineItems)
            if let label = parcel.returnLabel { labels.add(label) }
        }
    }

    private mutating func add(_ items: [WalletLineItem]?) {
        for item in items ?? [] {
            add(productImage: item.image)
            add(texts: [item.title, item.subtitle])
        }
    }

    private mutating func add(productImage name: String?) {
        guard let name else { return }
        productImages.add(name)
        images.add(name)
    }

    private mutating func add(_ barcode: WalletBarcode?) {
        if let text = barcode?.altText { barcodeTexts.add(text) }
    }

    private mutating func add(texts: [String?]) {
        for case let text? in texts { self.texts.add(text) }
    }

    /// Names in the order of their first use.
    struct Names: Sendable {
        private(set) var all: [String] = []
        private var seen: Set<[UInt8]> = []

        mutating func add(_ name: String) {
            if seen.insert(Array(name.utf8)).inserted { all.append(name) }
        }
    }
}
