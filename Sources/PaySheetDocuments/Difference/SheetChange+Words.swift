import PaySheet

extension SheetChange {
    /// Returns the change as a sentence, without a full stop.
    ///
    /// - Parameter showingPersonal: Whether to name values of contacts.
    public func sentence(showingPersonal: Bool = false) -> String {
        switch subject {
        case .payee: instead("the payment is now to ")
        case .total: price("the total")
        case .currency: instead("every amount is now in ")
        case .item(let label): price(Shown.quoted(label))
        case .itemName: renamed("the item")
        case .itemOrder: "the items are in another order: " + text(new)
        case .shippingType: instead("the goods now come by ")
        case .shipping(let label): price("shipping " + Shown.quoted(label))
        case .shippingName: renamed("shipping")
        case .shippingDetail(let label): said("below shipping " + Shown.quoted(label))
        case .shippingArrival(let label): arrival("shipping " + Shown.quoted(label))
        case .shippingChosen: chosen
        case .shippingOrder: "the shipping methods are in another order: " + text(new)
        case .merchant(let name): share(Shown.shortened(name))
        case .merchantName: renamed("the merchant")
        case .ownShare(let payee): share(payee.utf8.isEmpty ? "the shop itself" : Shown.shortened(payee) + " itself")
        case .contactField(let field, let contact): asked(SheetNames.field(field), contact)
        case .contactEditing: "the sheet now shows " + text(new)
        case .contact(let member, let contact): filledIn(SheetNames.part(member), contact, showingPersonal)
        case .couponField: new == nil ? "the field for a coupon code is gone" : "there is now a field for a coupon code"
        case .couponCode: coupon
        case .network(let network): SheetNames.network(network) + " cards are " + (new == nil ? "no longer accepted" : "now accepted too")
        case .cardCountries: countries
        case .plan(let plan): SheetNames.plan(plan) + (new == nil ? " is gone" : " is new")
        case .planDescription(let plan): instead(SheetNames.plan(plan) + " is now for ")
        case .agreement(let plan): said("in the agreement of " + SheetNames.plan(plan))
        case .managementPage(let plan): instead(SheetNames.plan(plan) + " can now be changed at ")
        case .trialPrice: trial
        case .trialEnd(let days): trialEnd(days)
        case .regularPrice: regular
        case .regularStart: moved("the regular charges begin", without: "with the payment")
        case .regularEnd: moved("the regular charges end", without: "when they are cancelled")
        case .reloadPrice: price("a reload")
        case .reloadThreshold: threshold
        case .deferredPrice: price("the later charge")
        case .deferredDate: moved("the later charge is made", without: "at a date that is not stated")
        case .freeCancellation: moved("cancellation is free until", without: nil)
        case .freeCancellationZone: instead("the end of free cancellation is now shown in the time zone ")
        case .error(let field): error(field)
        }
    }

    // MARK: Sentences

    /// Returns a value for a sentence.
    private func text(_ value: Value?) -> String {
        switch value {
        case .price(let price): price.text
        case .repeated(let price, let interval, _): price.text + " " + interval
        case .text(let text): Shown.quoted(text)
        case .words(let words): words
        case .personal(let text): Shown.quoted(text)
        case .present: "there"
        case nil: "nothing"
        }
    }

    private func instead(_ start: String) -> String { start + text(new) + " instead of " + text(old) }

    private func renamed(_ what: String) -> String { what + " " + text(old) + " is now called " + text(new) }

    private func price(_ what: String) -> String {
        guard case .price(let price)? = new else { return what + " is gone" }
        guard case .price(let before)? = old else { return what + " is new: " + price.text }
        guard let difference = before.difference(to: price), let amount = before.amount else {
            return what + " is now " + price.text + " instead of " + before.text
        }
        return what + (difference.isNegative ? " falls from " : " rises from ") + amount.text + " to " + price.text
    }

    private func share(_ name: String) -> String {
        guard case .price(let price)? = new else { return name + " no longer gets a share" }
        guard case .price(let before)? = old else { return name + " now gets a share: " + price.text }
        guard let difference = before.difference(to: price), let amount = before.amount, let change = difference.magnitude else {
            return name + " now gets " + price.text + " instead of " + before.text
        }
        return name + " now gets " + change.text + (difference.isNegative ? " less: " : " more: ") + price.text + " instead of "
            + amount.text
    }

    private func said(_ place: String) -> String {
        guard let new else { return place + " is now empty; it was " + text(old) }
        // Long texts are shortened, so two of them can look equal.
        if text(old) == text(new) { return place + " has another text: " + text(new) }
        return old == nil ? place + " now stands " + text(new) : place + " stands " + text(new) + " instead of " + text(old)
    }

    private func arrival(_ what: String) -> String {
        guard let new else { return what + " no longer says when it arrives" }
        return what + " now takes " + text(new) + (old == nil ? "" : " instead of " + text(old))
    }

    private var chosen: String {
        guard let new else { return "no shipping method is selected any longer; it was " + text(old) }
        return "shipping " + text(new) + " is now selected first" + (old == nil ? "" : " instead of " + text(old))
    }

    private func asked(_ what: String, _ contact: Contact) -> String {
        let place = contact == .shipping ? "" : contact == .billing ? " for billing" : " of the recipient"
        return new == nil ? "Apple Pay no longer asks for " + what + place : "Apple Pay now also asks for " + what + place
    }

    private func filledIn(_ part: String, _ contact: Contact, _ isShown: Bool) -> String {
        let what = "the " + part + " of the " + contact.rawValue + " contact"
        guard new != nil else { return what + " is no longer filled in" + (isShown ? "; it was " + text(old) : "") }
        if old == nil { return what + " is now filled in" + (isShown ? ": " + text(new) : "") }
        return what + " that is filled in has changed" + (isShown ? ": " + text(new) + " instead of " + text(old) : "")
    }

    private var coupon: String {
        guard let new else { return "no coupon code is filled in any longer; it was " + text(old) }
        return "the coupon code " + text(new) + " is now filled in" + (old == nil ? "" : " instead of " + text(old))
    }

    private var countries: String {
        guard let new else { return "cards of every country are now accepted, not only of " + text(old) }
        return "only cards of " + text(new) + " are now accepted" + (old == nil ? "" : ", not of " + text(old))
    }

    private var trial: String {
        guard let new else { return "the trial is gone" }
        return old == nil ? "there is now a trial: " + text(new) : "the trial now costs " + text(new) + " instead of " + text(old)
    }

    private func trialEnd(_ days: Int64?) -> String {
        guard let days, days != 0 else { return moved("the trial now lasts until", without: nil) }
        return "the trial is " + SheetDates.length(days) + (days > 0 ? " longer" : " shorter") + ": until " + text(new)
    }

    private var regular: String {
        guard case .repeated(let before, let oldInterval, _)? = old, case .repeated(let price, let interval, let from)? = new else {
            return instead("the regular price is now ")
        }
        let short = oldInterval == interval && before.currency == price.currency ? before.amount?.text ?? before.text : text(old)
        return "the regular price" + (from.map { " from " + $0 } ?? "") + " is " + text(new) + " instead of " + short
    }

    private func moved(_ what: String, without none: String?) -> String {
        let date: (Value?) -> String = { value in
            value == nil ? none ?? "a date that is not stated" : (what.hasSuffix("until") ? "" : "on ") + text(value)
        }
        return what + " " + date(new) + " instead of " + date(old)
    }

    private var threshold: String {
        guard let new else { return "the balance that triggers a reload is no longer stated; it was " + text(old) }
        return "a reload is now made below " + text(new) + (old == nil ? "" : " instead of " + text(old))
    }

    private func error(_ field: String) -> String {
        let place = field.utf8.isEmpty ? "" : " about " + Shown.shortened(field)
        guard let new else { return "the message" + place + " is gone: " + text(old) }
        return "the message" + place + " is " + (old == nil ? "new: " + text(new) : "now " + text(new) + " instead of " + text(old))
    }
}

extension Amount {
    /// Returns the amount without its sign.
    fileprivate var magnitude: Amount? { isNegative ? try? negated() : self }
}
