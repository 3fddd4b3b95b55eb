import PaySheet

/// A style of a pass with its fields.
struct DescribedStyle {
    /// The style with an article.
    let words: String
    let fields: PassFields
}

extension WalletPass {
    /// The styles that the pass has.
    var styles: [DescribedStyle] {
        let all = [
            (boardingPass, "a boarding pass"), (coupon, "a coupon"), (eventTicket, "an event ticket"), (generic, "a generic pass"),
            (storeCard, "a store card"), (posterGeneric, "a poster"),
        ]
        return all.compactMap { fields, words in fields.map { DescribedStyle(words: words, fields: $0) } }
    }

    /// The fields of all styles, in the order of the groups.
    var allFields: [PassField] { styles.flatMap { $0.fields.allFields } }

    /// The kinds of the codes, in the order in which the system tries them.
    var codeKinds: [String] {
        (barcodes ?? [barcode].compactMap { $0 }).map { code in
            let (name, prefix) = (code.format.rawValue, "PKBarcodeFormat")
            let isKnown = name.utf8.starts(with: prefix.utf8)
            return Shown.shortened(isKnown ? String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : name)
        }
    }

    /// When Wallet offers the pass, such as `from A to B`.
    var times: [String] {
        var times = (relevantDates ?? []).compactMap { $0.words }
        if let relevantDate { times.append("on " + Shown.shortened(relevantDate)) }
        return times
    }
}

extension PassFields {
    /// The fields of all groups.
    var allFields: [PassField] {
        [headerFields, primaryFields, secondaryFields, auxiliaryFields, backFields, additionalInfoFields, footerFields].flatMap { $0 ?? [] }
    }
}

extension PassRelevantDate {
    /// The moment or interval; `nil` if there is none.
    var words: String? {
        if let startDate, let endDate { return "from " + Shown.shortened(startDate) + " to " + Shown.shortened(endDate) }
        return (date ?? relevantDate ?? startDate ?? endDate).map { "on " + Shown.shortened($0) }
    }
}

extension PassField {
    /// The name that a person sees, and what the value is.
    var words: String { name + (form.map { " (" + $0 + ")" } ?? "") }

    /// The label, or the key of a field without one.
    var name: String { Shown.quoted(label ?? key) }

    private var form: String? {
        if dateStyle != nil || timeStyle != nil { return "a date" }
        if currencyCode != nil { return "an amount" }
        return numberStyle == nil ? nil : "a number"
    }
}
