import PaySheet
import PaySheetOrders
import PaySheetPreview

/// Builds the card of an order.
struct OrderSheetBuilder: ~Copyable {
    private let order: WalletOrder
    private let dates: OrderDates
    private let language: SheetLanguage

    init(_ order: WalletOrder, _ zone: TimeZoneOffsets?, _ language: SheetLanguage?) {
        self.order = order
        self.language = language ?? SheetLanguage(writing: order.merchant.displayName)
        dates = OrderDates(zone: zone, language: self.language)
    }

    /// The limit for fulfillments, and for returns. An order has few.
    private static let mostParts = 24
    /// The limit for messages at the top.
    private static let mostNotices = 10

    func sheet() -> PaymentSheet {
        var sections: [SheetSection] = []
        if let status { sections.append(status) }
        sections += first(OrderSheetBuilder.mostParts, of: order.fulfillments) { section(for: $0) }
        if let ordered { sections.append(ordered) }
        sections += first(OrderSheetBuilder.mostParts, of: order.returns) { section(for: $0) }
        sections += [transactions, summary].compactMap { $0 }
        return PaymentSheet(
            language: language, purpose: .order, payee: language.label(order.merchant.displayName), notices: notices,
            sections: sections, total: order.payment.map { row(language.total, $0.total) }, confirmation: nil,
            ideographLanguage: SheetWords.ideographLanguage(order.merchant.address?.countryCode))
    }

    // MARK: The order

    /// The problems of parts of the order.
    private var notices: [SheetNotice] {
        let problems = first(OrderSheetBuilder.mostNotices, of: order.fulfillments) { problem(of: $0) }
        return problems
            + first(OrderSheetBuilder.mostNotices - problems.count, of: order.returns) { part in
                part.status == .issue ? notice(language.returned, part.statusDescription) : nil
            }
    }

    /// What the first parts become. Those behind the limit are not looked at, because a hostile order can have any number.
    private func first<Part, Drawn>(_ limit: Int, of parts: [Part]?, _ draw: (Part) -> Drawn?) -> [Drawn] {
        var drawn: [Drawn] = []
        for part in parts ?? [] where drawn.count < limit {
            if let part = draw(part) { drawn.append(part) }
        }
        return drawn
    }

    private func problem(of fulfillment: Fulfillment) -> SheetNotice? {
        switch fulfillment {
        case .shipping(let shipment) where shipment.status == .issue: notice(title(of: shipment), shipment.statusDescription)
        case .pickup(let pickup) where pickup.status == .issue: notice(language.pickupAt, pickup.statusDescription)
        default: nil
        }
    }

    private func notice(_ part: String, _ description: String?) -> SheetNotice {
        SheetNotice(.problem, label: CleanText(part), text: CleanText(description ?? "").or(language.problem))
    }

    private var status: SheetSection? {
        var rows = [SheetRow(CleanText(language.words(order.status)), details: details(order.statusDescription))]
        let day = CleanText(dates.day(order.createdAt))
        if !day.isEmpty { rows.append(SheetRow(CleanText(language.placedOn), value: .words(day))) }
        if let deadline = order.returnInfo?.returnDeadline {
            rows.append(SheetRow(CleanText(language.returnUntil), value: .words(CleanText(dates.moment(deadline)))))
        }
        if let barcode = order.barcode { rows.append(row(barcode)) }
        return SheetSection(.status, language.status, rows, in: language)
    }

    private var ordered: SheetSection? { SheetSection(.ordered, language.items, rows(order.lineItems), in: language) }

    // MARK: Shipments, pickups and returns

    private func section(for fulfillment: Fulfillment) -> SheetSection? {
        switch fulfillment {
        case .shipping(let shipment): section(for: shipment)
        case .pickup(let pickup): section(for: pickup)
        case .other: nil
        }
    }

    private func title(of shipment: ShippingFulfillment) -> String {
        shipment.shippingType == .delivery ? language.delivery : language.shipment
    }

    private func section(for shipment: ShippingFulfillment) -> SheetSection? {
        let time =
            switch shipment.status {
            case .delivered: shipment.deliveredAt.map { language.fill(language.onDay, dates.moment($0)) }
            case .cancelled: nil as String?
            default:
                shipment.estimatedDeliveryAt.map {
                    language.fill(language.arrives, dates.arrival($0, shipment.estimatedDeliveryWindowDuration))
                }
            }
        var rows = [
            SheetRow(
                CleanText(language.words(shipment.status)), details: details(time, shipment.statusDescription, shipment.notes),
                mark: .shipment)
        ]
        let carrier = CleanText(shipment.carrier ?? "")
        if !carrier.isEmpty { rows.append(SheetRow(CleanText(language.carrier), value: .words(carrier))) }
        if shipment.trackingURL?.isEmpty == false { rows.append(SheetRow(CleanText(language.track), opens: true)) }
        return SheetSection(.shipment, title(of: shipment), rows + self.rows(shipment.lineItems), in: language)
    }

    private func section(for pickup: PickupFulfillment) -> SheetSection? {
        let time =
            switch pickup.status {
            case .pickedUp: pickup.pickedUpAt.map { language.fill(language.onDay, dates.moment($0)) }
            case .cancelled: nil as String?
            default: pickup.pickupAt.map { dates.pickup($0, pickup.pickupWindowDuration) }
            }
        // The address of a shop, not of a person.
        let address = (pickup.address?.addressLines ?? []) + [pickup.address?.postalCode, pickup.address?.locality].compactMap { $0 }
        var rows = [
            SheetRow(CleanText(language.words(pickup.status)), details: details(time, pickup.statusDescription, pickup.notes)),
            SheetRow(
                language.label(pickup.displayName), details: details(address.joined(separator: language.comma)), mark: .address,
                opens: pickup.address != nil || pickup.location != nil),
        ]
        if let barcode = pickup.barcode { rows.append(row(barcode)) }
        return SheetSection(.pickup, language.pickupAt, rows + self.rows(pickup.lineItems), in: language)
    }

    private func section(for one: WalletReturn) -> SheetSection? {
        let time =
            switch one.status {
            case .open: one.dropOffBy.map { language.fill(language.dropOffBy, dates.day($0)) }
            default: one.returnedAt.map { language.fill(language.onDay, dates.day($0)) }
            }
        var rows = [
            SheetRow(CleanText(language.words(one.status)), details: details(time, one.statusDescription, one.notes), mark: .shipment)
        ]
        if one.returnLabel != nil { rows.append(SheetRow(CleanText(language.returnLabel), opens: true)) }
        return SheetSection(.returned, language.returned, rows + self.rows(one.lineItems), in: language)
    }

    /// The texts below a label that are there.
    private func details(_ texts: String?...) -> [CleanText] { texts.map { CleanText($0 ?? "") }.filter { !$0.isEmpty } }

    /// `2 × Bowl`, with the price as the order states it.
    private func rows(_ items: [WalletLineItem]?) -> [SheetRow] {
        (items ?? []).map { item in
            SheetRow(
                CleanText(item.quantity.text + " × " + language.label(item.title).text), details: details(item.subtitle),
                value: item.price.map { .amount(amount($0)) })
        }
    }

    /// The picture does not draw the code, which belongs to one customer.
    private func row(_ barcode: WalletBarcode) -> SheetRow {
        SheetRow(CleanText(language.code), value: .words(CleanText(barcode.format.name, limit: 40)), opens: true)
    }

    // MARK: Money

    private var summary: SheetSection? {
        SheetSection(.items, language.summary, (order.payment?.summaryItems ?? []).map { row($0.label, $0.value) }, in: language)
    }

    private var transactions: SheetSection? {
        let rows = (order.payment?.transactions ?? []).map { one in
            var row = row(one.transactionType == .refund ? language.refund : language.payment, one.amount)
            if one.transactionType == .refund, one.amount.amount.isPositive, let credit = try? one.amount.amount.negated() {
                row.value = .amount(SheetAmount(credit, in: one.amount.currency, language: language))
            }
            row.details = details(dates.day(one.createdAt), language.words(one.status))
            return row
        }
        return SheetSection(.transactions, language.transactions, rows, in: language)
    }

    private func row(_ label: String, _ amount: WalletAmount) -> SheetRow {
        SheetRow(language.label(label), value: .amount(self.amount(amount)))
    }

    private func amount(_ amount: WalletAmount) -> SheetAmount { SheetAmount(amount.amount, in: amount.currency, language: language) }
}

extension WalletBarcodeFormat {
    /// The name of the format.
    fileprivate var name: String {
        switch self {
        case .qr: "QR"
        case .pdf417: "PDF417"
        case .aztec: "Aztec"
        case .code128: "Code 128"
        default: rawValue
        }
    }
}
