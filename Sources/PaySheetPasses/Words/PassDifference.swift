import PaySheet

/// What changes for a person who has a pass, when an update replaces it. Values of fields and contents of codes are not in it.
public struct PassDifference: Sendable, Hashable {
    /// One change.
    public struct Change: Sendable, Hashable {
        /// What changes: a field by its label, or another part.
        public let subject: String
        /// The state before; `nil` if there was none, or if it is personal.
        public let old: String?
        /// The state after; `nil` if there is none, or if it is personal.
        public let new: String?
        /// The change and its effect in a sentence.
        public let sentence: String
    }

    /// What the person or the device notices.
    public let changes: [Change]
    /// Whether other things differ, such as data for the app.
    public let hasOthers: Bool

    /// Compares a pass with its update.
    public init(from old: WalletPass, to new: WalletPass) {
        changes =
            Self.identity(old, new) + Self.look(old, new) + Self.fields(old, new) + Self.codes(old, new) + Self.validity(old, new)
        hasOthers = changes.isEmpty && old != new
    }

    /// An update keeps what devices know the pass by.
    private static func identity(_ old: WalletPass, _ new: WalletPass) -> [Change] {
        var changes: [Change] = []
        func add(_ member: String, _ differs: Bool, _ effect: String) {
            guard differs else { return }
            changes.append(Change(subject: member, old: nil, new: nil, sentence: Shown.quoted(member) + " differs; " + effect + "."))
        }
        let other = "this is another pass, and no update"
        add("passTypeIdentifier", !old.passTypeIdentifier.utf8.elementsEqual(new.passTypeIdentifier.utf8), other)
        add("serialNumber", !old.serialNumber.utf8.elementsEqual(new.serialNumber.utf8), other)
        add("authenticationToken", old.authenticationToken != new.authenticationToken, "devices show the first token to the web service")
        return changes
    }

    private static func look(_ old: WalletPass, _ new: WalletPass) -> [Change] {
        let colors = [old, new].map { [$0.backgroundColor, $0.foregroundColor, $0.labelColor].map { $0 ?? "-" }.joined(separator: ", ") }
        func words(_ pass: WalletPass) -> String { Shown.list(pass.styles.map { $0.words }) }
        return [
            change("style", words(old), words(new)), change("organization", old.organizationName, new.organizationName),
            change("description", old.description, new.description), change("logo text", old.logoText, new.logoText),
            change("colors", colors[0], colors[1]),
        ].compactMap { $0 }
    }

    private static func fields(_ old: WalletPass, _ new: WalletPass) -> [Change] {
        let (before, after) = (keyed(old), keyed(new))
        var changes: [Change] = []
        func add(_ field: PassField, _ words: String) {
            changes.append(Change(subject: field.name, old: nil, new: nil, sentence: field.name + " " + words + "."))
        }
        for field in new.allFields where after[field.key] == field {
            guard let earlier = before[field.key] else {
                add(field, "is new; nothing tells the person")
                continue
            }
            if earlier.value != field.value || earlier.attributedValue != field.attributedValue {
                let tells = field.changeMessage.map { "a notification says " + Shown.quoted($0) }
                add(field, "has another value; " + (tells ?? "nothing tells the person, because \"changeMessage\" is missing"))
            }
            if earlier.label != field.label { add(field, "has another label") }
        }
        for field in old.allFields where before[field.key] == field && after[field.key] == nil { add(field, "is gone") }
        return changes
    }

    /// The fields by their keys. Of two with one key the first counts.
    private static func keyed(_ pass: WalletPass) -> [String: PassField] {
        var fields: [String: PassField] = [:]
        for field in pass.allFields where fields[field.key] == nil { fields[field.key] = field }
        return fields
    }

    private static func codes(_ old: WalletPass, _ new: WalletPass) -> [Change] {
        let kinds = [old, new].map { $0.codeKinds.joined(separator: ", ") }
        if let change = change("codes", kinds[0], kinds[1]) { return [change] }
        func contents(_ pass: WalletPass) -> [String] { (pass.barcodes ?? [pass.barcode].compactMap { $0 }).map { $0.message } }
        guard contents(old) != contents(new) else { return [] }
        return [Change(subject: "codes", old: nil, new: nil, sentence: "The content of a code differs; readers get another one.")]
    }

    private static func validity(_ old: WalletPass, _ new: WalletPass) -> [Change] {
        [
            change("times", old.times.joined(separator: "; "), new.times.joined(separator: "; ")),
            change("end", old.expirationDate, new.expirationDate),
            change("voided", old.voided == true ? "yes" : "no", new.voided == true ? "yes" : "no"),
            change("places", String(old.locations?.count ?? 0), String(new.locations?.count ?? 0)),
        ].compactMap { $0 }
    }

    private static func change(_ subject: String, _ old: String?, _ new: String?) -> Change? {
        guard old != new else { return nil }
        func shown(_ text: String?) -> String { text.flatMap { $0.isEmpty ? nil : Shown.shortened($0, to: 120) } ?? "none" }
        return Change(
            subject: subject, old: old.map { Shown.shortened($0, to: 120) }, new: new.map { Shown.shortened($0, to: 120) },
            sentence: subject + ": " + shown(old) + " before, " + shown(new) + " now.")
    }
}
