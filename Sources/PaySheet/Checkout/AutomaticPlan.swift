/// An agreement about payments that are charged later without the shopper: a subscription, a reload or a deferred payment.
///
/// The three kinds exclude each other in one request, and so they do in an ``AutomaticCheckout``.
public protocol AutomaticPlan: Sendable, Hashable {
    /// The plan as one of the three kinds.
    var terms: AutomaticTerms { get }
}

/// The three kinds of automatic payments, of which a request has one.
public enum AutomaticTerms: Sendable, Hashable {
    /// Charges at regular intervals.
    case recurring(RecurringPlan)
    /// Tops up a balance whenever it runs low.
    case reload(ReloadPlan)
    /// Charges once at a later date.
    case deferred(DeferredPlan)
}

/// What all agreements have: terms, the page where they are managed, the address for news of the token.
struct Agreement: Sendable, Hashable {
    var text: String?
    var managementURL = ""
    var notificationURL: String?

    /// Apple's reference gives the limit, in characters.
    static let longestText = 500

    var problems: [CheckoutError] {
        var problems: [CheckoutError] = []
        if let text {
            // Code points, so that no Unicode tables are needed; never fewer than characters.
            var characters = 0
            for _ in text.unicodeScalars { characters = characters &+ 1 }
            if characters > Agreement.longestText { problems.append(.agreementTooLong(characters: characters)) }
        }
        if managementURL.utf8.isEmpty { problems.append(.managementAddressMissing) }
        return problems
    }
}

/// What an agreement puts into the documents.
struct AutomaticLines {
    /// What the shopper is told, in the order of the sheet.
    var lines: [LineItem] = []
    /// What is charged now.
    var dueNow: Int = 0
    var problems: [CheckoutError] = []

    mutating func check(_ date: Timestamp?) {
        if let date, !date.isISO8601 { problems.append(.date(date)) }
    }
}
