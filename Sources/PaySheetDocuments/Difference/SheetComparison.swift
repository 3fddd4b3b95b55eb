import PaySheet

/// Finds the differences between two sheets, from top to bottom.
struct SheetComparison {
    let old: SheetContent
    let new: SheetContent
    let dates: SheetDates
    private(set) var changes: [SheetChange] = []
    private(set) var technical: [String] = []
    private var noted: Set<String> = []

    init(_ old: SheetContent, _ new: SheetContent, _ dates: SheetDates) {
        self.old = old
        self.new = new
        self.dates = dates
    }

    mutating func compare() {
        if old.currency != new.currency { add(.currency, text(old.currency), text(new.currency)) }
        if let before = old.total, let after = new.total, before.label != after.label {
            add(.payee, .text(before.label), .text(after.label))
        }
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
        compareTechnical()
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
        pairs.pair { [$0.label, $0.timing] }
        pairs.pair { $0.label }
        // An item with the same price and another name was renamed.
        pairs.pair { ItemKey(price: $0.price, timing: $0.timing) }
        for (before, after) in pairs.inOrder {
            switch (before, after) {
            case (let before?, nil): add(.item(label: before.label), .price(before.price), nil)
            case (nil, let after?): add(.item(label: after.label), nil, .price(after.price))
            case (let before?, let after?):
                if before.label != after.label { add(.itemName, .text(before.label), .text(after.label)) }
                compare(.item(label: after.label), before.price, after.price)
                if before.timing != after.timing { noteTechnical("paymentTiming") }
            case (nil, nil): break
            }
        }
        if !pairs.keepsOrder {
            add(.itemOrder, .words(names(old.items.map { $0.label })), .words(names(new.items.map { $0.label })))
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
        var pairs = Pairs(old.methods, new.methods)
        pairs.pair { $0.identifier }
        pairs.pair { $0.label }
        for (before, after) in pairs.inOrder {
            switch (before, after) {
            case (let before?, nil): add(.shipping(label: before.label), .price(before.price), nil)
            case (nil, let after?): add(.shipping(label: after.label), nil, .price(after.price))
            case (let before?, let after?):
                if before.label != after.label { add(.shippingName, .text(before.label), .text(after.label)) }
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
            add(.shippingOrder, .words(names(old.methods.map { $0.label })), .words(names(new.methods.map { $0.label })))
        }
        guard !old.methods.isEmpty, !new.methods.isEmpty else { return }
        let (before, after) = (old.methods.first { $0.identifier == old.chosen }, new.methods.first { $0.identifier == new.chosen })
        // A method with another name or another identifier is still the same choice.
        guard before?.identifier != after?.identifier, before?.label != after?.label else { return }
        add(.shippingChosen, before.map { .text($0.label) }, after.map { .text($0.label) })
    }

    // MARK: Merchants

    private mutating func compareShares() {
        guard old.shares != new.shares else { return }
        var pairs = Pairs(old.shares ?? [], new.shares ?? [])
        pairs.pair { $0.key }
        pairs.pair { $0.name }
        for (before, after) in pairs.inOrder {
            switch (before, after) {
            case (let before?, nil): add(.merchant(name: before.name), .price(before.price), nil)
            case (nil, let after?): add(.merchant(name: after.name), nil, .price(after.price))
            case (let before?, let after?):
                if before.name != after.name { add(.merchantName, .text(before.name), .text(after.name)) }
                compare(.merchant(name: after.name), before.price, after.price)
                if before.key != after.key { noteTechnical("externalIdentifier") }
                if before.merchantIdentifier != after.merchantIdentifier { noteTechnical("merchantIdentifier") }
                if before.domain != after.domain { noteTechnical("merchantDomain") }
            case (nil, nil): break
            }
        }
        if !pairs.keepsOrder { noteTechnical("order of multiTokenContexts") }
        guard old.shares != nil, new.shares != nil, let before = rest(old), let after = rest(new), before != after else { return }
        compare(.ownShare(payee: new.total?.label ?? ""), before, after)
    }

    /// The shop's own share.
    private func rest(_ sheet: SheetContent) -> SheetPrice? {
        guard let total = sheet.total?.price, let amount = total.amount, let shares = sheet.shares else { return nil }
        let parts = shares.compactMap { $0.price.amount }
        guard let sum = try? Amount.sum(parts), let rest = try? amount.subtracting(sum), !rest.isNegative else { return nil }
        return SheetPrice(rest, total.currency)
    }

    // MARK: Contacts

    private mutating func compareFields() {
        for contact in [SheetChange.Contact.shipping, .billing, .recipient] {
            let (before, after) = (unique(old.fields[contact] ?? []), unique(new.fields[contact] ?? []))
            for field in without(before, after) { add(.contactField(field, of: contact), .present, nil) }
            for field in without(after, before) { add(.contactField(field, of: contact), nil, .present) }
        }
        compare(
            .contactEditing, old.contactEditing.map { .words(SheetNames.editing($0)) },
            new.contactEditing.map { .words(SheetNames.editing($0)) })
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
        for contact in [SheetChange.Contact.shipping, .billing] {
            let (before, after) = (SheetNames.parts(old.contacts[contact]), SheetNames.parts(new.contacts[contact]))
            for (one, other) in zip(before, after) {
                compare(.contact(member: one.name, of: contact), one.value.map { .personal($0) }, other.value.map { .personal($0) })
            }
        }
    }

    private mutating func compareCoupon() {
        compare(.couponField, old.hasCouponField ? .present : nil, new.hasCouponField ? .present : nil)
        guard old.hasCouponField || new.hasCouponField else {
            if old.couponCode != new.couponCode { noteTechnical("couponCode") }
            return
        }
        compare(.couponCode, text(old.couponCode), text(new.couponCode))
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
        list.isEmpty ? "no country" : SheetNames.list(unique(list).map { $0.name ?? Shown.shortened($0.rawValue) })
    }

    private mutating func compareErrors() {
        var pairs = Pairs(old.errors, new.errors)
        pairs.pair { $0 }
        pairs.pair { $0.field.utf8.isEmpty ? nil : $0.field }
        for (before, after) in pairs.inOrder where before?.text != after?.text {
            add(.error(field: (after ?? before)?.field ?? ""), before.map { .text($0.text) }, after.map { .text($0.text) })
        }
    }

    private mutating func compareTechnical() {
        let (before, after) = (Dictionary(grouping: old.technical) { $0.name }, Dictionary(grouping: new.technical) { $0.name })
        for name in unique((old.technical + new.technical).map { $0.name }) where before[name] != after[name] { noteTechnical(name) }
    }
}
