import PaySheet

/// Builds the sheet from its content.
struct SheetBuilder: ~Copyable {
    private let content: SheetContent
    private let dates: SheetDates
    private let language: SheetLanguage

    init(_ content: SheetContent, _ dates: SheetDates, _ language: SheetLanguage?) {
        self.content = content
        self.dates = dates
        self.language = language ?? SheetBuilder.language(of: content)
    }

    /// Returns the language in whose script the business is named.
    static func language(of content: SheetContent) -> SheetLanguage { SheetLanguage(writing: content.total?.line.label ?? "") }

    /// The limit for the text of an agreement.
    static let longestAgreement = 500

    func sheet() -> PaymentSheet {
        let payee = content.total.map { CleanText($0.line.label).or(language.noLabel) }
        let sections = [details, shipping, coupon, items, merchants, plan, reload, deferred].compactMap { $0 }
        return PaymentSheet(
            language: language, purpose: purpose, payee: payee, notices: SheetMessages(language: language).notices(content),
            sections: sections, total: total(payee), confirmation: confirmation,
            ideographLanguage: SheetWords.ideographLanguage(content.base?.countryCode))
    }

    private var confirmation: SheetConfirmation {
        switch content.isAccepted {
        case true?: .done
        // The shopper can correct what an error names.
        case false? where content.problems.isEmpty: .failed
        default: content.problems.isEmpty ? .ready : .blocked
        }
    }

    private var purpose: SheetPurpose {
        if content.disbursement.hasValue { return .transfer }
        if content.recurring.hasValue { return .subscription }
        if content.reload.hasValue { return .reload }
        return content.deferred.hasValue ? .deferred : .payment
    }

    private func total(_ payee: CleanText?) -> SheetRow {
        if content.disbursement.hasValue {
            let received = content.items.first { $0.line.disbursementLineItemType == .disbursement }
            return SheetRow(CleanText(language.receive), value: received.map { value($0) } ?? .words(CleanText(language.unknown)))
        }
        guard let total = content.total, let payee else {
            return SheetRow(CleanText(language.total), value: .words(CleanText(language.unchanged)))
        }
        // Apple Pay puts the word before the label itself.
        let label = CleanText(language.fill(language.pay, payee.text))
        return SheetRow(label, value: total.line.isPending ? .words(CleanText(language.amountPending)) : value(total))
    }

    private func value(_ item: SheetContent.Item) -> SheetRow.Value { value(item.line, in: item.currency) }

    private func value(_ line: LineItem, in currency: Currency?) -> SheetRow.Value {
        line.knownAmount.map { .amount(amount($0, in: currency)) } ?? .pending(CleanText(language.pending))
    }

    private func amount(_ amount: Amount, in currency: Currency?) -> SheetAmount { SheetAmount(amount, in: currency, language: language) }

    private func section(_ kind: SheetSection.Kind, _ title: String, _ rows: [SheetRow], _ notes: [SheetNote] = []) -> SheetSection? {
        SheetSection(kind, title, rows, notes: notes, in: language)
    }

    private func label(_ text: String) -> CleanText { language.label(text) }

    // MARK: What the shopper gives and chooses

    private var details: SheetSection? {
        let rows = [card, billing] + shippingContacts + [contact(.person, language.recipient, content.recipientFields, isFilledIn: false)]
        return section(.details, language.details, rows.compactMap { $0 })
    }

    /// The card row. An update alone does not say which cards there are.
    private var card: SheetRow? {
        guard let base = content.base else { return nil }
        let details = [
            SheetWords.networks(base.supportedNetworks), cardTypes(base.merchantCapabilities),
            base.supportedCountries.map { countries in
                language.fill(language.issuedIn, countries.prefix(12).map { $0.rawValue }.joined(separator: ", "))
            },
        ]
        return SheetRow(
            CleanText(content.cardType.map { SheetWords.card($0, language) } ?? language.card),
            details: details.compactMap { $0 }.map { CleanText($0) }.filter { !$0.isEmpty }, mark: .card, opens: true)
    }

    private func cardTypes(_ capabilities: [MerchantCapability]) -> String? {
        let (credit, debit) = (capabilities.contains(.supportsCredit), capabilities.contains(.supportsDebit))
        return credit == debit ? nil : credit ? language.creditOnly : language.debitOnly
    }

    private var billing: SheetRow? {
        contact(.person, language.billing, content.billingFields, isFilledIn: (content.base?.billingContact).hasValue)
    }

    /// The sheet has one row for the address with the name, and one for the ways to reach the shopper. Without an address, all is in one.
    private var shippingContacts: [SheetRow?] {
        let all = content.shippingFields
        guard all.contains(.postalAddress) else {
            return [contact(.person, language.contact, all, isFilledIn: content.shippingContact.hasValue)]
        }
        let ofAddress: [ContactField] = [.name, .phoneticName, .postalAddress]
        let known = content.shippingContact
        let isFixed = content.base?.shippingContactEditingMode == .storePickup
        let title =
            switch content.shippingType {
            case "delivery": language.deliverTo
            case "storePickup", "servicePickup": language.pickupAt
            default: language.shipTo
            }
        return [
            contact(
                .address, title, all.filter { ofAddress.contains($0) },
                isFilledIn: known?.addressLines != nil || known?.postalCode != nil || known?.locality != nil || known?.givenName != nil,
                isFixed: isFixed),
            contact(
                .person, language.contact, all.filter { !ofAddress.contains($0) },
                isFilledIn: known?.emailAddress != nil || known?.phoneNumber != nil),
        ]
    }

    private func contact(
        _ mark: SheetRow.Mark, _ label: String, _ requested: [ContactField], isFilledIn: Bool, isFixed: Bool = false
    ) -> SheetRow? {
        guard !requested.isEmpty else { return nil }
        // Each field once, in the order of the sheet.
        let order: [ContactField] = [.name, .phoneticName, .postalAddress, .email, .phone]
        var fields = order.filter { requested.contains($0) }
        for field in requested where !fields.contains(field) { fields.append(field) }
        let state = isFixed ? language.fixed : isFilledIn ? language.filledIn : nil
        return SheetRow(
            CleanText(label), details: [CleanText(SheetWords.fields(fields, language))], value: state.map { .words(CleanText($0)) },
            mark: mark, opens: !isFixed)
    }

    private var shipping: SheetSection? {
        let title =
            switch content.shippingType {
            case "delivery": language.deliveryMethod
            case "storePickup", "servicePickup": language.pickupMethod
            default: language.shippingMethod
            }
        return section(
            .shipping, title,
            content.shippingMethods.map { method in
                let details = [method.detail, method.arrival.map { SheetDates.range($0, language) } ?? ""]
                return SheetRow(
                    label(method.label), details: details.map { CleanText($0) }.filter { !$0.isEmpty },
                    value: .amount(amount(method.amount, in: method.currency)),
                    mark: method.isSelected ? .selected : .offered)
            })
    }

    private var coupon: SheetSection? {
        let isOffered = content.base?.supportsCouponCode == true
        guard isOffered || content.couponCode != nil else { return nil }
        let code = content.couponCode.map { CleanText($0) } ?? CleanText(language.none)
        return section(.coupon, language.coupon, [SheetRow(CleanText(language.code), value: .words(code), opens: isOffered)])
    }

    // MARK: What it comes to

    private var items: SheetSection? {
        let shown = content.items.filter { !content.disbursement.hasValue || $0.line.disbursementLineItemType != .disbursement }
        return section(
            .items, language.summary,
            shown.map { item in
                SheetRow(label(item.line.label), details: remark(item.line).map { [CleanText($0)] } ?? [], value: value(item))
            })
    }

    /// The charge date of an item if it is not now, and its type if it is not obvious.
    private func remark(_ item: LineItem) -> String? {
        if item.disbursementLineItemType == .instantFundsOutFee { return language.instantFee }
        switch item.paymentTiming {
        case .recurring: return phase(item)
        case .deferred: return item.deferredPaymentDate.map { language.fill(language.onDay, dates.day($0, language)) }
        case .automaticReload: return threshold(item)
        default: return nil
        }
    }

    private func threshold(_ item: LineItem) -> String {
        guard let threshold = item.automaticReloadPaymentThresholdAmount else { return language.lowBalance }
        return language.fill(language.belowBalance, amount(threshold, in: content.currency).text.text)
    }

    private var merchants: SheetSection? {
        guard let contexts = content.contexts, !contexts.isEmpty else { return nil }
        var rows = contexts.map { context in
            SheetRow(label(context.merchantName), value: .amount(amount(context.amount, in: content.currency)))
        }
        // What no context claims stays with the business that charges.
        if let total = content.total, let rest = content.ownShare, !rest.isZero {
            rows.append(SheetRow(label(total.line.label), value: .amount(amount(rest, in: content.currency))))
        }
        return section(.merchants, language.merchants, rows)
    }

    // MARK: What is agreed

    private var plan: SheetSection? {
        guard let recurring = content.recurring else { return nil }
        let regular = recurring.regularBilling
        var rows: [SheetRow] = []
        if let trial = recurring.trialBilling {
            rows.append(step(trial, phase(trial, endingBefore: regular.recurringPaymentStartDate), .step))
        }
        let end = regular.recurringPaymentEndDate == nil ? language.comma + language.untilCancelled : ""
        rows.append(step(regular, phase(regular) + end, .lastStep))
        return section(.plan, recurring, rows)
    }

    private func step(_ item: LineItem, _ detail: String, _ mark: SheetRow.Mark) -> SheetRow {
        SheetRow(
            label(item.label), details: [CleanText(detail)], value: value(item, in: content.currency),
            mark: mark)
    }

    /// `Every month from 15 May 2027 until …`.
    private func phase(_ item: LineItem, endingBefore next: DateTimeText? = nil) -> String {
        let joint = language == .japanese ? "、" : " "
        var text = Interval(item).map { language.text($0) } ?? language.againAndAgain
        if let start = item.recurringPaymentStartDate { text += joint + language.fill(language.fromDay, dates.day(start, language)) }
        if let end = item.recurringPaymentEndDate ?? next { text += joint + language.fill(language.untilDay, dates.day(end, language)) }
        return SheetWords.capitalized(text)
    }

    private var reload: SheetSection? {
        guard let reload = content.reload else { return nil }
        let billing = reload.automaticReloadBilling
        return section(.reload, reload, [step(billing, threshold(billing), .none)])
    }

    private var deferred: SheetSection? {
        guard let deferred = content.deferred else { return nil }
        let billing = deferred.deferredBilling
        var details = [
            billing.deferredPaymentDate.map { language.fill(language.chargedOn, dates.day($0, language)) } ?? language.noChargeDate
        ]
        if let end = deferred.freeCancellationDate {
            let moment = dates.moment(end, in: deferred.freeCancellationDateTimeZone, language)
            details += [language.fill(language.freeUntil, moment.text)] + [moment.zone].compactMap { $0 }
        }
        var row = step(billing, details[0], .none)
        row.details = details.map { CleanText($0) }
        return section(.deferred, deferred, [row])
    }

    private func section(_ kind: SheetSection.Kind, _ plan: some PlanTerms, _ rows: [SheetRow]) -> SheetSection? {
        var notes: [SheetNote] = []
        if let agreement = plan.billingAgreement, !agreement.isEmpty {
            let text = CleanText(agreement, limit: SheetBuilder.longestAgreement)
            let limit = String(SheetBuilder.longestAgreement)
            let remark = text.isCut ? CleanText(language.fill(language.cutAfter, limit)) : nil
            notes.append(SheetNote(label: CleanText(language.agreement), text: text, remark: remark))
        }
        let address = plan.managementURL
        if !address.isEmpty { notes.append(SheetNote(label: CleanText(language.manageAt), text: CleanText(address, limit: 300))) }
        return section(kind, plan.paymentDescription, rows, notes)
    }
}
