// How values are printed: one line in the words of the field. Names and addresses of shoppers, tokens and keys are not in it.
// `debugDescription` is the JSON with everything.

extension PaymentObject {
    /// The members that the value has, in one line and without what they hold.
    public var description: String {
        var names: [String] = []
        if case .object(let members)? = JSONTree(json) { names = members.map { Described.text($0.name) } }
        return names.isEmpty ? "{}" : "{" + names.joined(separator: ", ") + "}"
    }

    /// The value as minified JSON.
    public var debugDescription: String { jsonText }
}

extension LineItem {
    /// The label and the amount, and when it is charged.
    public var description: String {
        let timing = paymentTiming.map { " " + $0.rawValue } ?? ""
        return Described.text(label) + " " + (knownAmount.map { $0.text } ?? "pending") + timing
    }
}

extension ShippingMethod {
    /// The label and the price.
    public var description: String { Described.text(label) + " " + amount.text + " (" + Described.text(identifier) + ")" }
}

extension PaymentTokenContext {
    /// The merchant and the share.
    public var description: String {
        Described.text(merchantName) + " " + amount.text + " (" + Described.text(externalIdentifier) + ")"
    }
}

extension CurrencyAmount {
    /// The number and the currency.
    public var description: String { value.text + " " + currency.rawValue }
}

extension PaymentRequest {
    /// Who is paid how much for how many lines.
    public var description: String {
        Described.joined([
            total.description + " " + currencyCode.rawValue, Described.count(lineItems, "line"),
            Described.count(shippingMethods, "shipping method"), Described.count(multiTokenContexts, "token context"),
            recurringPaymentRequest.hasValue ? "a recurring payment" : nil, automaticReloadPaymentRequest.hasValue ? "a reload" : nil,
            deferredPaymentRequest.hasValue ? "a deferred payment" : nil, disbursementRequest.hasValue ? "a disbursement" : nil,
        ])
    }
}

extension UpdateBase {
    /// The new total and how many lines it has.
    public var description: String {
        Described.joined([
            newTotal.description, Described.count(newLineItems, "line"), Described.count(newMultiTokenContexts, "token context"),
        ])
    }
}

extension AuthorizationResult {
    /// Whether the payment went well, and how many errors the shopper sees.
    public var description: String { Described.joined([status == 0 ? "success" : "failure", Described.count(errors, "error")]) }
}

extension PaymentError {
    /// The code, the field and the message.
    public var description: String {
        code.rawValue + (contactField.map { " " + $0.rawValue } ?? "") + (message.map { ": " + Described.text($0) } ?? "")
    }
}

extension Findings: CustomStringConvertible {
    /// A line for each finding, as for a log.
    public var description: String {
        guard !isEmpty else { return "no findings" }
        let left = isTruncated ? ["and more"] : []
        return (map { $0.description } + left).joined(separator: "\n")
    }
}

extension SafariVerdict: CustomStringConvertible {
    /// What Safari does, and with which text.
    public var description: String {
        switch self {
        case .accepts: "Safari accepts it"
        case .throws(let exception): "Safari throws " + exception.description
        case .depends(let exception, let why): "Safari may throw " + exception.description + ", which depends on this: " + why
        case .cancels(let rule): "Safari accepts it, and the system ends the payment: " + rule.name
        case .notApplicable: "no browser sees such a document"
        }
    }
}

extension SafariVerdict.Exception: CustomStringConvertible {
    /// The kind and the text, as the developer console shows them.
    public var description: String { kind.name + ": " + PersonalText.masked(text) }
}

extension Severity: CustomStringConvertible {
    /// The word that reports use.
    public var description: String { word }
}

extension DocumentKind: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

extension RawJSON: CustomStringConvertible {
    /// The JSON.
    public var description: String { text }
}

extension TextPosition: CustomStringConvertible {
    /// The line and the column.
    public var description: String { String(line) + ":" + String(column) }
}

extension Fix: CustomStringConvertible {
    /// What it changes, and whether it is safe.
    public var description: String { summary + " (" + (safety == .safe ? "safe" : "risky") + ")" }
}

extension Checkout: CustomStringConvertible {
    /// Who is paid how much for how many items.
    public var description: String {
        Described.joined([
            Described.text(label) + " " + total.text + " " + currency.rawValue, Described.count(items, "item"),
            Described.count(shippingMethods, "shipping method"), Described.count(otherMerchants, "other merchant"),
            plan.hasValue ? "a plan" : nil,
        ])
    }
}

extension CheckoutItem: CustomStringConvertible {
    /// The label and the amount.
    public var description: String { line.description }
}

extension CheckoutMerchant: CustomStringConvertible {
    /// The name and the shop's own key.
    public var description: String { Described.text(name) + " (" + Described.text(externalIdentifier) + ")" }
}

extension Reading: CustomStringConvertible {
    /// The value, if there is one, and the findings.
    public var description: String {
        #if hasFeature(Embedded)
            return (value == nil ? "no value, " : "") + findings.description
        #else
            return (value.map { String(describing: $0) } ?? "no value") + ", " + findings.description
        #endif
    }
}

extension Validated: CustomStringConvertible {
    /// The value that was checked.
    public var description: String { "checked: " + value.description }
}

extension Requirements: CustomStringConvertible {
    /// The version and the features.
    public var description: String {
        (["Apple Pay version " + String(apiVersion)] + features.map { $0.rawValue }).joined(separator: ", ")
    }
}

extension RuleEdition: CustomStringConvertible {
    /// The year and the month, such as `2026.11`.
    public var description: String { String(year) + "." + (month < 10 ? "0" : "") + String(month) }
}

// MARK: Values that a program calculates with

extension ExactNumber: CustomStringConvertible {
    /// The digits.
    public var description: String { text }
}

extension AmountFault: CustomStringConvertible {
    /// The sentence, without the full stop.
    public var description: String { message }
}

extension DateTimeFault: CustomStringConvertible {
    /// The sentence, without the full stop.
    public var description: String { message }
}

extension Division: CustomStringConvertible {
    /// How many shares there are, or what they are in proportion to.
    public var description: String {
        switch self {
        case .evenly(let count): "evenly into " + String(count)
        case .weights(let weights): "by " + weights.map { String($0) }.joined(separator: " : ")
        case .amounts(let amounts): "by " + amounts.map { $0.text }.joined(separator: " : ")
        case .basisPoints(let points): "by " + points.map { String($0) }.joined(separator: " : ") + " basis points"
        }
    }
}

extension SharePolicy: CustomStringConvertible {
    /// What the shares follow.
    public var description: String {
        switch self {
        case .proportional: "in proportion to own items"
        case .evenly: "evenly"
        case .by(let division): division.description
        }
    }
}

extension TimeZoneOffsets: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

extension PaymentAgreement: CustomStringConvertible {
    /// The sentences.
    public var description: String { sentences.joined(separator: " ") }
}

extension ApplicationData: CustomStringConvertible {
    /// The number of bytes: what they say is the merchant's.
    public var description: String { (Described.count(bytes, "byte") ?? "0 bytes") + " of application data" }
}

extension UnknownMembers: CustomStringConvertible {
    /// The number of members that no property holds. What they say can be personal.
    public var description: String { Described.count(layout.filter { $0.isUnheld }, "unknown member") ?? "no unknown members" }
}

/// Parts of descriptions.
private enum Described {
    /// A text of a document, which may have something personal in it.
    static func text(_ text: String) -> String { Shown.shortened(PersonalText.masked(text, plainDigits: PersonalText.fewDigits)) }

    static func joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: ", ") }

    /// `nil` for none.
    static func count<Element>(_ elements: [Element]?, _ noun: String) -> String? {
        guard let count = elements?.count, count > 0 else { return nil }
        return String(count) + " " + noun + (count == 1 ? "" : "s")
    }
}
