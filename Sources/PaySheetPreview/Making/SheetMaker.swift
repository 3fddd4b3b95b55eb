import PaySheet

/// Builds the sheet from its content.
struct SheetMaker {
    let content: SheetContent
    let dates: SheetDates

    /// The limit for lines; further ones are counted.
    private static let mostRows = 100
    /// The limit for the text of an agreement.
    static let longestAgreement = 500

    func sheet() -> PaymentSheet {
        let payee = content.total.map { CleanText($0.item.label).or(SheetMaker.noLabel) }
        let sections = [contacts, shipping, coupon, items, merchants, plan, reload, deferred].compactMap { $0 }
        return PaymentSheet(
            purpose: purpose, payee: payee, notices: content.notices, sections: sections, total: total(payee),
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
            let received = content.items.first { $0.item.disbursementLineItemType == .disbursement }
            return SheetRow("You receive", value: received.map { value($0) } ?? .words("unknown"))
        }
        guard let total = content.total, let payee else { return SheetRow("Total", value: .words("unchanged")) }
        // Apple Pay puts the word before the label itself.
        let label = CleanText("Pay " + payee.text)
        return SheetRow(label, value: total.item.type == .pending ? .words("Amount pending") : value(total))
    }

    private func value(_ item: SheetContent.PricedItem) -> SheetRow.Value {
        item.item.type == .pending ? .pending : .amount(SheetAmount(item.item.amount, in: item.currency))
    }

    private func section(_ kind: SheetSection.Kind, _ title: CleanText, _ rows: [SheetRow], _ notes: [SheetNote] = []) -> SheetSection? {
        guard !rows.isEmpty || !notes.isEmpty else { return nil }
        guard rows.count > SheetMaker.mostRows else { return SheetSection(kind, title: title, rows: rows, notes: notes) }
        let rest = SheetRow(CleanText("and " + String(rows.count - SheetMaker.mostRows) + " more"))
        return SheetSection(kind, title: title, rows: rows.prefix(SheetMaker.mostRows) + [rest], notes: notes)
    }

    private func label(_ text: String) -> CleanText { CleanText(text).or(SheetMaker.noLabel) }

    // MARK: What the shopper gives and chooses

    private var contacts: SheetSection? {
        section(
            .contact, "Asked for",
            content.contacts.map { wish in
                SheetRow(
                    CleanText(wish.label), details: [CleanText(SheetWords.fields(wish.fields))],
                    value: wish.remark.map { .words(CleanText($0)) })
            })
    }

    private var shipping: SheetSection? {
        section(
            .shipping, CleanText(content.shippingWord + " method"),
            content.choices.map { choice in
                SheetRow(
                    label(choice.label), details: choice.details.map { CleanText($0) }.filter { !$0.isEmpty },
                    value: .amount(choice.amount),
                    mark: choice.isSelected ? .selected : .offered)
            })
    }

    private var coupon: SheetSection? {
        guard content.offersCoupon || content.couponCode != nil else { return nil }
        let code = content.couponCode.map { CleanText($0) } ?? "none"
        return section(.coupon, "Coupon", [SheetRow("Code", value: .words(code))])
    }

    // MARK: What it comes to

    private var items: SheetSection? {
        let shown = content.items.filter { content.disbursement == nil || $0.item.disbursementLineItemType != .disbursement }
        return section(
            .items, "Summary",
            shown.map { item in
                SheetRow(label(item.item.label), details: remark(item.item).map { [CleanText($0)] } ?? [], value: value(item))
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
        guard !content.contexts.isEmpty else { return nil }
        var rows = content.contexts.map { context in
            SheetRow(label(context.merchantName), value: .amount(SheetAmount(context.amount, in: content.currency)))
        }
        // What no context claims stays with the business that charges.
        if let total = content.total, total.item.type != .pending,
            let shares = try? Amount.sum(content.contexts.map { $0.amount }),
            let rest = try? total.item.amount.subtracting(shares), rest.isPositive
        {
            rows.append(SheetRow(label(total.item.label), value: .amount(SheetAmount(rest, in: content.currency))))
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
            label(item.label), details: [CleanText(detail)], value: value(SheetContent.PricedItem(item: item, currency: content.currency)),
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
            let text = CleanText(agreement, limit: SheetMaker.longestAgreement)
            let limit = String(SheetMaker.longestAgreement)
            notes.append(
                SheetNote(label: "Agreement", text: text, remark: text.isCut ? CleanText("Cut after " + limit + " characters") : nil))
        }
        if !address.isEmpty { notes.append(SheetNote(label: "Manage at", text: CleanText(address, limit: 300))) }
        return notes
    }
}
