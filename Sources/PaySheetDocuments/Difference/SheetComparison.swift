import PaySheet

/// Finds the differences between two sheets, from top to bottom.
struct SheetComparison {
    let old: SheetContent
    let new: SheetContent
    let zone: DateZone
    private(set) var changes: [SheetChange] = []
    private(set) var technical: [String] = []
    private var noted: Set<String> = []

    init(_ old: SheetContent, _ new: SheetContent, _ zone: DateZone) {
        self.old = old
        self.new = new
        self.zone = zone
    }

    mutating func compare() {
        compare(.currency, text(old.currency?.rawValue ?? ""), text(new.currency?.rawValue ?? ""))
        if let before = old.total?.line.label, let after = new.total?.line.label { compare(.payee, .text(before), .text(after)) }
        compare(.total, old.total?.price, new.total?.price)
        compareItems()
        compareShipping()
        compareShares()
        compareFields()
        compareContacts()
        compareCoupon()
        compareCards()
        comparePlans()
        compareErrors()
    }

    // MARK: Noting

    mutating func add(_ subject: SheetChange.Subject, _ before: SheetChange.Value?, _ after: SheetChange.Value?) {
        changes.append(SheetChange(subject, from: before, to: after))
    }

    /// Adds two values unless they are equal.
    mutating func compare(_ subject: SheetChange.Subject, _ before: SheetChange.Value?, _ after: SheetChange.Value?) {
        if before != after { add(subject, before, after) }
    }

    /// Adds two prices unless they are equal.
    mutating func compare(_ subject: SheetChange.Subject, _ before: SheetPrice?, _ after: SheetPrice?) {
        compare(subject, before.map { .price($0) }, after.map { .price($0) })
    }

    mutating func noteTechnical(_ name: String) {
        if noted.insert(name).inserted { technical.append(name) }
    }

    func text(_ text: String) -> SheetChange.Value? { text.utf8.isEmpty ? nil : .text(text) }

    // MARK: Items

    private mutating func compareItems() {
        var pairs = Pairs(old.items, new.items)
        pairs.pair { [$0.line.label, $0.timing] }
        pairs.pair { $0.line.label }
        // An item with the same price and another name was renamed.
        pairs.pair { ItemKey(price: $0.price, timing: $0.timing) }
        for (before, after) in pairs.inOrder {
            switch (before, after) {
            case (let before?, nil): add(.item(label: before.line.label), .price(before.price), nil)
            case (nil, let after?): add(.item(label: after.line.label), nil, .price(after.price))
            case (let before?, let after?):
                compare(.itemName, .text(before.line.label), .text(after.line.label))
                compare(.item(label: after.line.label), before.price, after.price)
                if before.timing != after.timing { noteTechnical("paymentTiming") }
            case (nil, nil): break
            }
        }
        if !pairs.keepsOrder {
            add(.itemOrder, .words(names(old.items.map { $0.line.label })), .words(names(new.items.map { $0.line.label })))
        }
    }

    private struct ItemKey: Hashable {
        let price: SheetPrice
        let timing: String
    }

    /// The first labels of a list, up to a readable number.
    private func names(_ labels: [String]) -> String {
        labels.prefix(12).map { Shown.quoted($0) }.joined(separator: ", ") + (labels.count > 12 ? ", …" : "")
    }

    // MARK: Shipping

    private mutating func compareShipping() {
        compare(
            .shippingType, old.shippingType.map { .words(SheetNames.shippingType($0)) },
            new.shippingType.map { .words(SheetNames.shippingType($0)) })
        var pairs = Pairs(old.shippingMethods, new.shippingMethods)
        pairs.pair { $0.identifier }
        pairs.pair { $0.label }
        for (before, after) in pairs.inOrder {
            switch (before, after) {
            case (let before?, nil): add(.shipping(label: before.label), .price(before.price), nil)
            case (nil, let after?): add(.shipping(label: after.label), nil, .price(after.price))
            case (let before?, let after?):
                compare(.shippingName, .text(before.label), .text(after.label))
                compare(.shipping(label: after.label), before.price, after.price)
                compare(.shippingDetail(label: after.label), text(before.detail), text(after.detail))
                compare(
                    .shippingArrival(label: after.label), before.arrival.map { .words(SheetNames.arrival($0)) },
                    after.arrival.map { .words(SheetNames.arrival($0)) })
                if before.identifier != after.identifier { noteTechnical("identifier of shipping method " + Shown.quoted(after.label)) }
            case (nil, nil): break
            }
        }
        if !pairs.keepsOrder {
            add(.shippingOrder, .words(names(old.shippingMethods.map { $0.label })), .words(names(new.shippingMethods.map { $0.label })))
        }
        guard !old.shippingMethods.isEmpty, !new.shippingMethods.isEmpty else { return }
        let (before, after) = (old.shippingMethods.first { $0.isSelected }, new.shippingMethods.first { $0.isSelected })
        // A method with another name or another identifier is still the same choice.
        guard before?.identifier != after?.identifier, before?.label != after?.label else { return }
        add(.shippingChosen, before.map { .text($0.label) }, after.map { .text($0.label) })
    }

    // MARK: Merchants

    private mutating func compareShares() {
        var pairs = Pairs(old.contexts ?? [], new.contexts ?? [])
        pairs.pair { $0.externalIdentifier }
        pairs.pair { $0.merchantName }
        for (before, after) in pairs.inOrder {
            switch (before, after) {
            case (let before?, nil): add(.merchant(name: before.merchantName), .price(old.price(before.amount)), nil)
            case (nil, let after?): add(.merchant(name: after.merchantName), nil, .price(new.price(after.amount)))
            case (let before?, let after?):
                compare(.merchantName, .text(before.merchantName), .text(after.merchantName))
                compare(.merchant(name: after.merchantName), old.price(before.amount), new.price(after.amount))
                if before.externalIdentifier != after.externalIdentifier { noteTechnical("externalIdentifier") }
                if before.merchantIdentifier != after.merchantIdentifier { noteTechnical("merchantIdentifier") }
                if before.merchantDomain != after.merchantDomain { noteTechnical("merchantDomain") }
            case (nil, nil): break
            }
        }
        if !pairs.keepsOrder { noteTechnical("order of multiTokenContexts") }
        guard !sharesAreEqual, let before = rest(old), let after = rest(new) else { return }
        compare(.ownShare(payee: new.total?.line.label ?? ""), before, after)
    }

    /// Whether the merchants and their shares are the same. The shop then keeps what the change of the total says.
    private var sharesAreEqual: Bool {
        old.contexts == new.contexts && (old.contexts == nil || old.currency == new.currency)
    }

    /// Returns what the shop itself keeps.
    private func rest(_ sheet: SheetContent) -> SheetPrice? {
        guard let total = sheet.total?.price, let amount = total.amount, let contexts = sheet.contexts else { return nil }
        guard let sum = try? Amount.sum(contexts.map { $0.amount }), let rest = try? amount.subtracting(sum), !rest.isNegative else {
            return nil
        }
        return SheetPrice(rest, total.currency)
    }

    // MARK: Contacts

    private mutating func compareFields() {
        for contact in [SheetChange.Contact.shipping, .billing, .recipient] {
            let (before, after) = (fields(old, contact), fields(new, contact))
            for field in without(before, after) { add(.contactField(field, of: contact), .present, nil) }
            for field in without(after, before) { add(.contactField(field, of: contact), nil, .present) }
        }
        compare(
            .contactEditing, old.contactEditing.map { .words(SheetNames.editing($0)) },
            new.contactEditing.map { .words(SheetNames.editing($0)) })
    }

    /// Returns the fields that Apple Pay and then the options of the W3C API ask for.
    private func fields(_ sheet: SheetContent, _ contact: SheetChange.Contact) -> [ContactField] {
        let requested = sheet.requested.filter { $0.contact.rawValue == contact.rawValue }
        return unique((requested.filter { !$0.isFromOptions } + requested.filter { $0.isFromOptions }).flatMap { $0.fields })
    }

    private func unique<Element: Hashable>(_ list: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return list.filter { seen.insert($0).inserted }
    }

    private func without<Element: Hashable>(_ list: [Element], _ others: [Element]) -> [Element] {
        let others = Set(others)
        return list.filter { !others.contains($0) }
    }

    private mutating func compareContacts() {
        let contacts: [(SheetChange.Contact, PaymentContact?, PaymentContact?)] = [
            (.shipping, old.shippingContact, new.shippingContact), (.billing, old.billingContact, new.billingContact),
        ]
        for (contact, before, after) in contacts {
            for (one, other) in zip(SheetNames.parts(before), SheetNames.parts(after)) {
                compare(.contact(member: one.name, of: contact), one.value.map { .personal($0) }, other.value.map { .personal($0) })
            }
        }
    }

    private mutating func compareCoupon() {
        compare(.couponField, old.offersCoupon ? .present : nil, new.offersCoupon ? .present : nil)
        guard old.offersCoupon || new.offersCoupon else {
            if old.couponCode != new.couponCode { noteTechnical("couponCode") }
            return
        }
        compare(.couponCode, old.couponCode.map { .text($0) }, new.couponCode.map { .text($0) })
    }

    private mutating func compareCards() {
        if let before = old.networks.map(unique), let after = new.networks.map(unique) {
            let (gone, come) = (without(before, after), without(after, before))
            for network in gone { add(.network(network), .present, nil) }
            for network in come { add(.network(network), nil, .present) }
            if without(before, gone) != without(after, come) { noteTechnical("order of supportedNetworks") }
        }
        let (before, after) = (Set(old.cardCountries ?? []), Set(new.cardCountries ?? []))
        if (old.cardCountries == nil) != (new.cardCountries == nil) || before != after {
            add(.cardCountries, old.cardCountries.map { .words(countries($0)) }, new.cardCountries.map { .words(countries($0)) })
        } else if old.cardCountries != new.cardCountries {
            noteTechnical("order of supportedCountries")
        }
    }

    private func countries(_ list: [Country]) -> String {
        list.isEmpty ? "no country" : Shown.list(unique(list).map { $0.name ?? Shown.shortened($0.rawValue) })
    }

    private mutating func compareErrors() {
        var pairs = Pairs(old.problems, new.problems)
        pairs.pair { [$0.field, $0.text] }
        pairs.pair { $0.field.utf8.isEmpty ? nil : $0.field }
        for (before, after) in pairs.inOrder where before?.text != after?.text {
            add(.error(field: (after ?? before)?.field ?? ""), before.map { .text($0.text) }, after.map { .text($0.text) })
        }
    }

    mutating func compare(_ old: HiddenMembers, _ new: HiddenMembers) {
        let (before, after) = (Dictionary(grouping: old.members) { $0.name }, Dictionary(grouping: new.members) { $0.name })
        for name in unique((old.members + new.members).map { $0.name }) where before[name] != after[name] { noteTechnical(name) }
    }
}

extension SheetContent.Problem {
    /// The member that the message is about. Empty for a message about the whole payment.
    fileprivate var field: String {
        switch self {
        case .error(let error): error.contactField?.rawValue ?? ""
        case .member(let name, _): name
        }
    }

    fileprivate var text: String {
        switch self {
        case .error(let error): error.message ?? ""
        case .member(_, let text): text
        }
    }
}
