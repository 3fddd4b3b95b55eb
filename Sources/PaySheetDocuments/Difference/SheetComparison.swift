import PaySheet

/// Finds the differences between two sheets, from top to bottom.
struct SheetComparison: ~Copyable {
    let old: SheetContent
    let new: SheetContent
    let zone: TimeZoneOffsets
    private(set) var changes: [SheetChange] = []
    private(set) var technical: [String] = []
    private var noted: Set<String> = []

    init(_ old: SheetContent, _ new: SheetContent, _ zone: TimeZoneOffsets) {
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

    // MARK: Lists

    /// Compares the names and prices of two lists, and passes on the elements that are in both.
    private mutating func compare<Element>(
        _ pairs: Pairs<Element>, _ subject: (String) -> SheetChange.Subject, named nameSubject: SheetChange.Subject,
        _ name: (Element) -> String, _ price: (Element, SheetContent) -> SheetPrice,
        details compareDetails: (inout SheetComparison, Element, Element) -> Void
    ) {
        for (before, after) in pairs.inOrder {
            let (oldPrice, newPrice) = (before.map { price($0, old) }, after.map { price($0, new) })
            if let before, let after { compare(nameSubject, .text(name(before)), .text(name(after))) }
            if let shown = after ?? before { compare(subject(name(shown)), oldPrice, newPrice) }
            if let before, let after { compareDetails(&self, before, after) }
        }
    }

    private mutating func compareItems() {
        var pairs = Pairs(old.items, new.items)
        pairs.pair { [$0.line.label, $0.timing] }
        pairs.pair { $0.line.label }
        // An item with the same price and another name was renamed.
        pairs.pair { ItemKey(price: $0.price, timing: $0.timing) }
        compare(
            pairs, { .item(label: $0) }, named: .itemName, { $0.line.label }, { item, _ in item.price },
            details: { comparison, before, after in
                if before.timing != after.timing { comparison.noteTechnical("paymentTiming") }
            })
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

    private mutating func compareShipping() {
        compare(
            .shippingType, old.shippingType.map { .words(SheetNames.shippingType($0)) },
            new.shippingType.map { .words(SheetNames.shippingType($0)) })
        var pairs = Pairs(old.shippingMethods, new.shippingMethods)
        pairs.pair { $0.identifier }
        pairs.pair { $0.label }
        compare(
            pairs, { .shipping(label: $0) }, named: .shippingName, { $0.label }, { method, _ in method.price },
            details: { comparison, before, after in
                comparison.compare(.shippingDetail(label: after.label), comparison.text(before.detail), comparison.text(after.detail))
                comparison.compare(
                    .shippingArrival(label: after.label), before.arrival.map { .words(SheetNames.arrival($0)) },
                    after.arrival.map { .words(SheetNames.arrival($0)) })
                if before.identifier != after.identifier {
                    comparison.noteTechnical("identifier of shipping method " + Shown.quoted(after.label))
                }
            })
        if !pairs.keepsOrder {
            add(.shippingOrder, .words(names(old.shippingMethods.map { $0.label })), .words(names(new.shippingMethods.map { $0.label })))
        }
        guard !old.shippingMethods.isEmpty, !new.shippingMethods.isEmpty else { return }
        let (before, after) = (old.shippingMethods.first { $0.isSelected }, new.shippingMethods.first { $0.isSelected })
        // A method with another name or another identifier is still the same choice.
        guard before?.identifier != after?.identifier, before?.label != after?.label else { return }
        add(.shippingChosen, before.map { .text($0.label) }, after.map { .text($0.label) })
    }

    private mutating func compareShares() {
        var pairs = Pairs(old.contexts ?? [], new.contexts ?? [])
        pairs.pair { $0.externalIdentifier }
        pairs.pair { $0.merchantName }
        compare(
            pairs, { .merchant(name: $0) }, named: .merchantName, { $0.merchantName }, { $1.price($0.amount) },
            details: { comparison, before, after in
                if before.externalIdentifier != after.externalIdentifier { comparison.noteTechnical("externalIdentifier") }
                if before.merchantIdentifier != after.merchantIdentifier { comparison.noteTechnical("merchantIdentifier") }
                if before.merchantDomain != after.merchantDomain { comparison.noteTechnical("merchantDomain") }
            })
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
        sheet.ownShare.map { SheetPrice($0, sheet.total?.currency?.rawValue ?? "") }
    }

    // MARK: Contacts

    private mutating func compareFields() {
        compareFields(.shipping, old.shippingFields, new.shippingFields)
        compareFields(.billing, old.billingFields, new.billingFields)
        compareFields(.recipient, old.recipientFields, new.recipientFields)
        func editing(_ sheet: SheetContent) -> SheetChange.Value? {
            sheet.base.map { .words(SheetNames.editing($0.shippingContactEditingMode ?? .available)) }
        }
        compare(.contactEditing, editing(old), editing(new))
    }

    private mutating func compareFields(_ contact: SheetChange.Contact, _ before: [ContactField], _ after: [ContactField]) {
        for field in without(unique(before), after) { add(.contactField(field, of: contact), .present, nil) }
        for field in without(unique(after), before) { add(.contactField(field, of: contact), nil, .present) }
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
            (.shipping, old.shippingContact, new.shippingContact), (.billing, old.base?.billingContact, new.base?.billingContact),
        ]
        for (contact, before, after) in contacts {
            for (one, other) in zip(SheetNames.parts(before), SheetNames.parts(after)) {
                compare(.contact(member: one.name, of: contact), one.value.map { .personal($0) }, other.value.map { .personal($0) })
            }
        }
    }

    private mutating func compareCoupon() {
        let (before, after) = (old.base?.supportsCouponCode == true, new.base?.supportsCouponCode == true)
        compare(.couponField, before ? .present : nil, after ? .present : nil)
        guard before || after else {
            if old.couponCode != new.couponCode { noteTechnical("couponCode") }
            return
        }
        compare(.couponCode, old.couponCode.map { .text($0) }, new.couponCode.map { .text($0) })
    }

    private mutating func compareCards() {
        if let before = old.base.map({ unique($0.supportedNetworks) }), let after = new.base.map({ unique($0.supportedNetworks) }) {
            let (gone, come) = (without(before, after), without(after, before))
            for network in gone { add(.network(network), .present, nil) }
            for network in come { add(.network(network), nil, .present) }
            if without(before, gone) != without(after, come) { noteTechnical("order of supportedNetworks") }
        }
        let (before, after) = (old.base?.supportedCountries, new.base?.supportedCountries)
        if before.map({ Set($0) }) != after.map({ Set($0) }) {
            add(.cardCountries, before.map { .words(countries($0)) }, after.map { .words(countries($0)) })
        } else if before != after {
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
