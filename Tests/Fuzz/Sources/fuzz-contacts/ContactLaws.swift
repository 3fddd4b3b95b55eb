import FuzzSupport
import PaySheet
import PaySheetStorefront

/// What holds for every contact, whatever a shopper types.
enum ContactLaws {
    /// The letter of the private use area that ends each value, if the terms say so. No message of the project has it.
    private static let mark: Unicode.Scalar = "\u{E123}"

    /// Lists of errors whose update was checked. There are few, and checking takes longer than everything else.
    nonisolated(unsafe) private static var accepted: Set<[PaymentError]> = []
    nonisolated(unsafe) private static var reader = DocumentReader()

    static func hold(_ lines: [ArraySlice<UInt8>]) {
        let (terms, choice) = terms(lines.first ?? [])
        let contact = contact(lines.dropFirst(), isMarked: choice & 0x10 != 0)
        let problems = contact.problems(by: terms)
        law("the same contact has the same problems", contact.problems(by: terms) == problems)
        normalized(contact, problems, terms)
        for problem in problems {
            law("a problem has words", !problem.finding.message.isEmpty)
            law("a problem says nothing of the contact", !problem.finding.message.unicodeScalars.contains(mark))
        }
        law("errors come first", zip(problems, problems.dropFirst()).allSatisfy { $0.finding.severity >= $1.finding.severity })
        errors(problems, choice)
    }

    /// A normalised contact is normal, and checked as the contact is.
    private static func normalized(_ contact: PaymentContact, _ problems: [ContactProblem], _ terms: ContactTerms) {
        let normalized = NormalizedContact(contact)
        let again = NormalizedContact(normalized.contact)
        law("a normalised contact has nothing to normalise", again.changes.isEmpty && again.contact == normalized.contact)
        law("a change is a problem of spelling", normalized.changes.isEmpty == (normalized.contact == contact))
        law(
            "the normalised contact has the other problems",
            normalized.contact.problems(by: terms) == problems.filter { $0.finding.rule != .buyerSpelling })
    }

    /// The errors of a contact make an update that has no finding.
    private static func errors(_ problems: [ContactProblem], _ choice: UInt8) {
        let role: ContactRole = choice & 0x20 == 0 ? .shipping : .billing
        let errors = problems.errors(of: role, in: choice & 0x40 == 0 ? .english : .japanese)
        law("there are errors exactly if a problem is one", errors.isEmpty != problems.contains { $0.finding.severity == .error })
        guard !errors.isEmpty, accepted.insert(errors).inserted else { return }
        let result = AuthorizationResult.failure(errors)
        let findings = reader.check(result.json, as: .authorizationResult).findings
        law("the errors are accepted", findings.atLeast(.warning).isEmpty, String(decoding: result.json, as: UTF8.self))
        for error in errors {
            let message = error.message ?? ""
            law("a message for the shopper is short", !message.isEmpty && message.unicodeScalars.count <= 128)
            law("a message says nothing of the contact", !message.unicodeScalars.contains(mark))
        }
    }

    // MARK: Input

    private static let profiles: [ContactProfile?] = [nil, .jp, .us, narrow]

    /// A profile that accepts little.
    private static var narrow: ContactProfile {
        var profile = ContactProfile(.de)
        profile.postalCodeForms = ["NNNNN", "AN-N"]
        profile.states = ["Bayern"]
        profile.phonePrefix = "49"
        profile.phoneDigits = [3, 11]
        profile.needsBothNames = true
        profile.hasHouseNumbers = true
        profile.hasKana = true
        return profile
    }

    private static func terms(_ line: ArraySlice<UInt8>) -> (terms: ContactTerms, choice: UInt8) {
        var choices = Choices(Array(line))
        let choice = choices.byte()
        var terms = ContactTerms(
            choice & 1 == 0 ? .authorization : .selection, fields: [], profile: profiles[choices.below(profiles.count)])
        terms.isGuest = choice & 2 != 0
        terms.missingPhoneticName = choice & 4 == 0 ? .askLater : .refuse
        terms.servedCountries = choice & 8 == 0 ? nil : [.jp, .us]
        let fields = choices.byte()
        terms.fields = ContactField.all.enumerated().filter { fields & 1 << $0.offset == 0 }.map { $0.element }
        return (terms, choice)
    }

    private static func contact(_ lines: ArraySlice<ArraySlice<UInt8>>, isMarked: Bool) -> PaymentContact {
        var rest = lines
        func next() -> String? {
            guard let line = rest.popFirst(), line.first != UInt8(ascii: "-") else { return nil }
            return String(decoding: line, as: UTF8.self) + (isMarked ? String(mark) : "")
        }
        var contact = PaymentContact()
        // The deciding ones are first, so that short inputs have them.
        contact.countryCode = next()
        contact.postalCode = next()
        contact.administrativeArea = next()
        contact.phoneNumber = next()
        contact.emailAddress = next()
        contact.givenName = next()
        contact.familyName = next()
        contact.phoneticGivenName = next()
        contact.phoneticFamilyName = next()
        contact.locality = next()
        contact.subLocality = next()
        contact.subAdministrativeArea = next()
        contact.country = next()
        if let line = next() {
            contact.addressLines = [line]
            while let further = next() { contact.addressLines?.append(further) }
        }
        return contact
    }
}
