extension Finding {
    /// The same finding for a report that others may read.
    ///
    /// Names in its pointers that look personal are hidden, and a fix that contains such a text has no edits.
    package var maskingPersonal: Finding {
        guard isSuspicious || place.pointer.utf8.count > PersonalText.longestPointer else { return self }
        return Finding(
            rule: rule, severity: severity, message: sentence.maskingPersonal(), help: help.map { PersonalText.masked($0) },
            place: place.maskingPersonal,
            related: related.map { RelatedPlace(message: PersonalText.masked($0.message), place: $0.place.maskingPersonal) },
            member: member, fix: fix?.maskingPersonal)
    }

    /// Whether a text of the finding has a sign of something personal. Most findings have none, and stay as they are.
    private var isSuspicious: Bool {
        func has(_ text: String?) -> Bool { text.map { PersonalText.isSuspicious($0.utf8) } == true }
        return has(message) || has(help) || has(place.pointer) || related.contains { has($0.message) || has($0.place.pointer) }
            || fix?.edits.contains { has($0.pointer) || has($0.from) || has($0.value) } == true
            || fix?.textEdits.contains { has($0.newText) } == true
    }
}

extension Finding.Place {
    /// The pointer as answers and logs show it: without names that look personal, and with long ones cut.
    public var shownPointer: String { PersonalText.shown(pointer: pointer) }

    fileprivate var maskingPersonal: Finding.Place {
        Finding.Place(pointer: shownPointer, start: start, end: end, file: file, hasNoLine: hasNoLine)
    }
}

extension Fix {
    /// A fix with half of its edits would be wrong, and one with masked values, too.
    fileprivate var maskingPersonal: Fix {
        func isPersonal(_ text: String?) -> Bool {
            text.map { PersonalText.isFound(in: $0, plainDigits: PersonalText.amountDigits) } == true
        }
        func hasPersonalName(_ pointer: String?) -> Bool { pointer.map { PersonalText.masked(pointer: $0) != $0 } == true }
        let isHidden =
            edits.contains { hasPersonalName($0.pointer) || hasPersonalName($0.from) || isPersonal($0.value) }
            || textEdits.contains { isPersonal($0.newText) }
        return isHidden ? Fix(safety: safety, summary: summary, edits: [], textEdits: []) : self
    }
}

extension SafariVerdict {
    /// The same verdict for a report that others may read.
    package var maskingPersonal: SafariVerdict {
        switch self {
        case .throws(let exception): .throws(exception.maskingPersonal)
        case .depends(let exception, let why): .depends(exception.maskingPersonal, why: why)
        case .accepts, .cancels, .notApplicable: self
        }
    }
}

extension SafariVerdict.Exception {
    fileprivate var maskingPersonal: SafariVerdict.Exception {
        SafariVerdict.Exception(
            kind: kind, text: PersonalText.masked(text), stage: stage, rule: rule, pointer: PersonalText.masked(pointer: pointer),
            check: check)
    }
}
