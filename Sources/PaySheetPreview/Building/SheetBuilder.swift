import PaySheet

/// Builds the sheet from its content.
struct SheetBuilder {
    let content: SheetContent
    let dates: SheetDates

    /// The limit for lines; further ones are counted.
    private static let mostRows = 100
    /// The limit for the text of an agreement.
    static let longestAgreement = 500

    func sheet() -> PaymentSheet {
        let payee = content.total.map { CleanText($0.line.label).or(SheetBuilder.noLabel) }
        let sections = [contacts, shipping, coupon, items, merchants, plan, reload, deferred].compactMap { $0 }
        return PaymentSheet(
            purpose: purpose, payee: payee, notices: SheetWords.notices(content), sections: sections, total: total(payee),
            ideographLanguage: SheetWords.ideographLanguage(content.country))
    }

    private static let noLabel = "(no label)"

    private var purpose: SheetPurpose {
        if content.disbursement != nil { return .transfer }
        if content.recurring != nil { return .subscription }
        if content.reload != nil { return .reload }
        return content.deferred != nil ? .deferred : .payment
    }

    private func total(_ payee: CleanText?) -> SheetRow {
        if content.disbursement != nil {
            let received = content.items.first { $0.line.disbursementLineItemType == .disbursement }
            return SheetRow("You receive", value: received.map { value($0) } ?? .words("unknown"))
        }
        guard let total = content.total, let payee else { return SheetRow("Total", value: .words("unchanged")) }
        // Apple Pay puts the word before the label itself.
        let label = CleanText("Pay " + payee.text)
        return SheetRow(label, value: total.isPending ? .words("Amount pending") : value(total))
    }

    private func value(_ item: SheetContent.Item) -> SheetRow.Value { value(item.line, in: item.currency) }

    private func value(_ line: LineItem, in currency: Currency?) -> SheetRow.Value {
        line.type == .pending ? .pending : .amount(SheetAmount(line.amount, in: currency))
    }

    private func section(_ kind: SheetSection.Kind, _ title: CleanText, _ rows: [SheetRow], _ notes: [SheetNote] = []) -> SheetSection? {
        guard !rows.isEmpty || !notes.isEmpty else { return nil }
        guard rows.count > SheetBuilder.mostRows else { return SheetSection(kind, title: title, rows: rows, notes: notes) }
        let rest = SheetRow(CleanText("and " + String(rows.count - SheetBuilder.mostRows) + " more"))
        return SheetSection(kind, title: title, rows: rows.prefix(SheetBuilder.mostRows) + [rest], notes: notes)
    }

    private func label(_ text: String) -> CleanText { CleanText(text).or(SheetBuilder.noLabel) }

    // MARK: What the shopper gives and chooses

    private var contacts: SheetSection? {
        section(
            .contact, "Asked for",
            content.requested.map { contact in
                SheetRow(
                    CleanText(label(contact)), details: [CleanText(SheetWords.fields(contact.fields))],
                    value: state(contact).map { .words($0) })
            })
    }

    private func label(_ requested: SheetContent.RequestedContact) -> String {
        switch requested.contact {
        case .shipping where requested.isFromOptions && !requested.fields.contains(.postalAddress): "Contact"
        case .shipping: SheetWords.shipping(content.shippingType) + " contact"
        case .billing: "Billing contact"
        case .recipient: "Recipient"
        }
    }

    private func state(_ requested: SheetContent.RequestedContact) -> CleanText? {
        if requested.contact == .shipping, !requested.isFromOptions, content.contactEditing == .storePickup { return "fixed" }
        return requested.isFilledIn ? "filled in" : nil
    }

    private var shipping: SheetSection? {
        section(
            .shipping, CleanText(SheetWords.shipping(content.shippingType) + " method"),
            content.shippingMethods.map { method in
                let details = [method.detail, method.arrival.map { SheetDates.range($0) } ?? ""]
                return SheetRow(
                    label(method.label), details: details.map { CleanText($0) }.filter { !$0.isEmpty },
                    value: .amount(SheetAmount(method.amount, in: method.currency)),
                    mark: method.isSelected ? .selected : .offered)
            })
    }

    private var coupon: SheetSection? {
        guard content.offersCoupon || content.couponCode != nil else { return nil }
        let code = content.couponCode.map { CleanText($0) } ?? "none"
        return section(.coupon, "Coupon", [SheetRow("Code", value: .words(code))])
    }

    // MARK: What it comes to

    private var items: SheetSection? {
        let shown = content.items.filter { content.disbursement == nil || $0.line.disbursementLineItemType != .disbursement }
        return section(
            .items, "Summary",
            shown.map { item in
                SheetRow(label(item.line.label), details: remark(item.line).map { [CleanText($0)] } ?? [], value: value(item))
            })
    }

    /// The charge date of an item if it is not now, and its type if it is not obvious.
    private func remark(_ item: LineItem) -> String? {
        if item.disbursementLineItemType == .instantFundsOutFee { return "Fee for sending it at once" }
        switch item.paymentTiming {
        case .recurring: return phase(item)
        case .deferred: return item.deferredPaymentDate.map { "On " + dates.day($0) }
        case .automaticReload: return threshold(item)
        default: return nil
        }
    }

    private func threshold(_ item: LineItem) -> String {
        guard let threshold = item.automaticReloadPaymentThresholdAmount else { return "When the balance runs low" }
        return "When the balance falls below " + SheetAmount(threshold, in: content.currency).text.text
    }

    private var merchants: SheetSection? {
        guard let contexts = content.contexts, !contexts.isEmpty else { return nil }
        var rows = contexts.map { context in
            SheetRow(label(context.merchantName), value: .amount(SheetAmount(context.amount, in: content.currency)))
        }
        // What no context claims stays with the business that charges.
        if let total = content.total, !total.isPending, let shares = try? Amount.sum(contexts.map { $0.amount }),
            let rest = try? total.line.amount.subtracting(shares), rest.isPositive
        {
            rows.append(SheetRow(label(total.line.label), value: .amount(SheetAmount(rest, in: content.currency))))
        }
        return section(.merchants, "Who gets what", rows)
    }

    // MARK: What is agreed

    private var plan: SheetSection? {
        guard let recurring = content.recurring else { return nil }
        let regular = recurring.regularBilling
        var rows: [SheetRow] = []
        if let trial = recurring.trialBilling {
            rows.append(step(trial, phase(trial, endingBefore: regular.recurringPaymentStartDate), .step))
        }
        rows.append(step(regular, phase(regular) + (regular.recurringPaymentEndDate == nil ? ", until cancelled" : ""), .lastStep))
        return section(
            .plan, label(recurring.paymentDescription), rows, notes(recurring.billingAgreement, managedAt: recurring.managementURL))
    }

    private func step(_ item: LineItem, _ detail: String, _ mark: SheetRow.Mark) -> SheetRow {
        SheetRow(
            label(item.label), details: [CleanText(detail)], value: value(item, in: content.currency),
            mark: mark)
    }

    /// `Every month from 15 May 2027 until …`.
    private func phase(_ item: LineItem, endingBefore next: Timestamp? = nil) -> String {
        var text = Interval(item)?.text ?? "again and again"
        if let start = item.recurringPaymentStartDate { text += " from " + dates.day(start) }
        if let end = item.recurringPaymentEndDate ?? next { text += " until " + dates.day(end) }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private var reload: SheetSection? {
        guard let reload = content.reload else { return nil }
        let billing = reload.automaticReloadBilling
        return section(
            .reload, label(reload.paymentDescription), [step(billing, threshold(billing), .none)],
            notes(reload.billingAgreement, managedAt: reload.managementURL))
    }

    private var deferred: SheetSection? {
        guard let deferred = content.deferred else { return nil }
        let billing = deferred.deferredBilling
        var details = [billing.deferredPaymentDate.map { "Charged on " + dates.day($0) } ?? "Charged at a date that is not stated"]
        if let end = deferred.freeCancellationDate {
            let moment = dates.moment(end, in: deferred.freeCancellationDateTimeZone)
            details += ["Free cancellation until " + moment.text] + [moment.zone].compactMap { $0 }
        }
        var row = step(billing, details[0], .none)
        row.details = details.map { CleanText($0) }
        return section(
            .deferred, label(deferred.paymentDescription), [row], notes(deferred.billingAgreement, managedAt: deferred.managementURL))
    }

    private func notes(_ agreement: String?, managedAt address: String) -> [SheetNote] {
        var notes: [SheetNote] = []
        if let agreement, !agreement.isEmpty {
            let text = CleanText(agreement, limit: SheetBuilder.longestAgreement)
            let limit = String(SheetBuilder.longestAgreement)
            notes.append(
                SheetNote(label: "Agreement", text: text, remark: text.isCut ? CleanText("Cut after " + limit + " characters") : nil))
        }
        if !address.isEmpty { notes.append(SheetNote(label: "Manage at", text: CleanText(address, limit: 300))) }
        return notes
    }
}
