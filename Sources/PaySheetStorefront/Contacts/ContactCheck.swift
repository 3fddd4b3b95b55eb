import PaySheet

/// Checks one contact.
struct ContactCheck: ~Copyable {
    private let contact: PaymentContact
    private let changes: [ContactMember]
    private let terms: ContactTerms
    private let country: ContactCountry
    /// The profile that checks the contact, if there is one for its country.
    private let profile: ContactProfile?
    private var problems: [ContactProblem] = []

    init(_ contact: PaymentContact, _ terms: ContactTerms) {
        let normalized = NormalizedContact(contact)
        self.contact = normalized.contact
        changes = normalized.changedMembers
        self.terms = terms
        country = ContactCountry(normalized.contact)
        if let country = country.country {
            profile = ((terms.profile.map { [$0] } ?? []) + ContactProfile.all).first { $0.country == country }
        } else {
            // A shop that gives a profile expects contacts of its country.
            profile = terms.profile
        }
    }

    /// Reports a field. The place is its member, or the contact if that is missing or the field has several.
    private mutating func report(
        _ rule: RuleID, _ severity: Severity, _ field: PaymentErrorContactField?, _ message: Sentence, in member: ContactMember? = nil
    ) {
        let member = member ?? ContactMember.all.first { $0.name == field?.rawValue }
        let pointer = member.map { $0.isPresent(contact) ? "/" + $0.name : "" } ?? ""
        let finding = Finding(
            rule, severity, message, help: nil, at: pointer, member: pointer.utf8.isEmpty ? member?.name : nil)
        problems.append(ContactProblem(finding: finding, field: field, country: profile?.country))
    }

    private mutating func report(_ rule: RuleID, _ field: PaymentErrorContactField?, _ message: Sentence) {
        report(rule, .error, field, message)
    }

    /// Reports members: one problem for each field, which names them.
    private mutating func report(_ rule: RuleID, _ severity: Severity, _ members: [ContactMember], _ message: (Sentence) -> Sentence) {
        var rest = members
        while let first = rest.first {
            let names = rest.filter { $0.field == first.field }.map { "\"" + $0.name + "\"" }
            report(
                rule, severity, first.field, message("\(list: Shown.list(names), "members") \(words: names.count == 1 ? "has" : "have")"),
                in: first)
            rest.removeAll { $0.field == first.field }
        }
    }

    private func isRequested(_ field: ContactField) -> Bool { terms.fields.contains(field) }

    /// Errors come first, then warnings. Within a severity, fields keep the order in which a shopper reads them.
    mutating func check() -> [ContactProblem] {
        let isFinal = terms.phase == .authorization
        guard !(isFinal && isRedacted) else {
            report(.buyerRedacted, nil, "this is a contact from before the authorization; take the one of the authorized payment")
            return problems
        }
        if isRequested(.postalAddress) {
            checkCountry()
            // The shopper must choose another address, so nothing else of this one matters.
            if let unserved = problems.first(where: { $0.finding.rule == .buyerUnserved }) { return [unserved] }
        }
        noteProfile()
        if isFinal { checkPerson() }
        if isRequested(.postalAddress) { checkAddress() }
        if isFinal {
            checkReachability()
            noteUnrequested()
            checkCharacters()
        }
        report(.buyerSpelling, .info, changes) { $0 + " another spelling than other systems expect; use the normalised contact" }
        return [Severity.error, .warning, .info].flatMap { severity in problems.filter { $0.finding.severity == severity } }
    }

    /// A contact with an address that has nothing of what the authorization adds, although the request asks for it.
    private var isRedacted: Bool {
        let hidden: [String?] = [contact.givenName, contact.familyName, contact.phoneNumber, contact.emailAddress]
        guard isRequested(.postalAddress), hidden.allSatisfy({ ContactSpelling.isBlank($0) }), !hasStreet else { return false }
        let shown: [String?] = [contact.locality, contact.postalCode, contact.administrativeArea, contact.countryCode]
        return shown.contains { !ContactSpelling.isBlank($0) }
    }

    private var hasStreet: Bool { contact.addressLines?.contains { !ContactSpelling.isBlank($0) } ?? false }

    // MARK: The person

    private mutating func checkPerson() {
        let hasGiven = !ContactSpelling.isBlank(contact.givenName)
        let hasFamily = !ContactSpelling.isBlank(contact.familyName)
        // The name arrives with the postal address.
        if isRequested(.name) || isRequested(.postalAddress) {
            if hasCompany(hasGiven, hasFamily) {
                report(.buyerCompany, .name, "there is a company and no person; ask for the name of a person")
            } else if !hasGiven, !hasFamily {
                report(.buyerMissing, .name, "the name is missing")
            } else if hasGiven != hasFamily, profile?.needsBothNames ?? false {
                report(.buyerName, .name, hasGiven ? "the family name is missing" : "the given name is missing")
            }
        }
        checkPhoneticName()
    }

    private mutating func checkPhoneticName() {
        let parts = [contact.phoneticGivenName, contact.phoneticFamilyName].compactMap { $0 }.filter { !ContactSpelling.isBlank($0) }
        guard !parts.isEmpty else {
            guard isRequested(.phoneticName) else { return }
            return report(
                .buyerPhoneticName, terms.missingPhoneticName == .refuse ? .error : .warning, .phoneticName, "the phonetic name is missing")
        }
        guard profile?.hasKana ?? false, !parts.allSatisfy({ $0.unicodeScalars.allSatisfy { isKana($0) } }) else { return }
        // A phonetic name that the request does not ask for is not a reason to reject the contact.
        report(
            .buyerKana, isRequested(.phoneticName) ? .error : .warning, .phoneticName, "the phonetic name has other characters than kana")
    }

    private func isKana(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3041...0x3096, 0x3099...0x309E, 0x30A1...0x30FE, 0x3000, 0x20: true
        default: false
        }
    }

    /// Whether a company is there, and no person: in the address without a name, or in the only name.
    private func hasCompany(_ hasGiven: Bool, _ hasFamily: Bool) -> Bool {
        if hasGiven, hasFamily { return false }
        let address = (contact.addressLines ?? []) + [contact.subLocality, contact.locality].compactMap { $0 }
        let names = [contact.givenName, contact.familyName].compactMap { $0 }
        return (hasGiven || hasFamily ? names : address).contains { CompanyName.isIn($0) }
    }

    // MARK: The address

    private mutating func checkAddress() {
        let isFinal = terms.phase == .authorization
        checkPostalCode(isFinal)
        checkState(isFinal)
        guard isFinal else { return }
        // Some cities are countries, and some have only a region.
        if ContactSpelling.isBlank(contact.locality), profile != nil || ContactSpelling.isBlank(contact.administrativeArea) && !isCity {
            report(.buyerAddress, .locality, "the city is missing")
        }
        guard hasStreet else { return report(.buyerAddress, .addressLines, "the street is missing") }
        if profile?.hasHouseNumbers ?? false, !(contact.addressLines ?? []).contains(where: { hasNumber($0) }) {
            report(.buyerHouseNumber, .warning, .addressLines, "the street has no house number")
        }
    }

    /// A profile decides. Without one, the states of some countries are known, but not every name that a device can give them.
    private mutating func checkState(_ isFinal: Bool) {
        let known = profile == nil ? country.country.flatMap { ContactStates.all(in: $0) } : profile?.states
        guard let known, !known.isEmpty else { return }
        let severity: Severity = profile == nil ? .warning : .error
        guard let state = contact.administrativeArea, !ContactSpelling.isBlank(state) else {
            if isFinal { report(.buyerMissing, severity, .administrativeArea, "the state is missing") }
            return
        }
        guard profile != nil || ContactStates.isReadable(state, in: known), !ContactStates.contains(state, in: known) else { return }
        report(.buyerState, severity, .administrativeArea, "the country has no state or prefecture with this name")
    }

    /// Countries that are one city.
    private var isCity: Bool { ["SG", "MC", "VA", "GI", "HK", "MO"].contains { $0 == contact.countryCode } }

    private func hasNumber(_ text: String) -> Bool {
        ContactSpelling.narrow(text).unicodeScalars.contains { scalar in
            (0x30...0x39).contains(scalar.value) || ContactCheck.numerals.contains(scalar)
        }
    }

    private static let numerals: [Unicode.Scalar] = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "〇"]

    private mutating func checkCountry() {
        switch country {
        case .stated: break
        // Some browsers leave the code empty. Then the shopper has nothing to correct.
        case .named:
            report(.buyerCountry, .warning, .countryCode, "the country code is missing; the name of the country decided which rules apply")
        case .unnamed: report(.buyerCountry, .warning, .countryCode, "the country code is missing; find it by the name of the country")
        case .wrong: report(.buyerCountry, .countryCode, "the country code is not one of ISO 3166-1")
        case .missing: report(.buyerCountry, .countryCode, "the country is missing")
        }
        guard let served = terms.servedCountries, let country = country.country, !served.contains(country) else { return }
        report(.buyerUnserved, .countryCode, "the shop does not deliver to the country")
    }

    /// A given profile that does not check the contact.
    private mutating func noteProfile() {
        guard let given = terms.profile, let country = country.country, given.country != country else { return }
        report(
            .buyerProfile, .warning, .countryCode,
            "the profile is for \(given.country.rawValue, "country"), and the contact is in another country; "
                + (profile == nil ? "no profile checked it: give one for its country" : "the built-in profile of its country checked it")
        )
    }

    private mutating func checkPostalCode(_ isFinal: Bool) {
        guard let code = contact.postalCode, !ContactSpelling.isBlank(code) else {
            if isFinal, profile.map({ !$0.postalCodeForms.isEmpty }) ?? false {
                report(.buyerMissing, .postalCode, "the postal code is missing")
            }
            return
        }
        guard let profile, !profile.accepts(postalCode: code, shortened: !isFinal) else { return }
        report(
            .buyerPostalCode, .postalCode,
            "the postal code does not have the form of the country: " + "\(profile.postalCodeForms.joined(separator: " or "), "forms")"
                + ", where N is a digit"
                + "\(words: profile.postalCodeForms.contains { $0.utf8.contains(UInt8(ascii: "A")) } ? " and A a letter" : "")")
    }

    // MARK: Telephone and email

    private mutating func checkReachability() {
        if let phone = contact.phoneNumber, !ContactSpelling.isBlank(phone) {
            // The sheet has no line for a field that the request does not ask for, so the shopper cannot correct it.
            if isRequested(.phone), !isPhone(phone) {
                report(.buyerPhone, .phoneNumber, "the telephone number has too few or too many digits\(words: phoneHint)")
            }
        } else if isRequested(.phone) {
            report(.buyerMissing, .phoneNumber, "the telephone number is missing")
        }
        if let email = contact.emailAddress, !ContactSpelling.isBlank(email) {
            if isRequested(.email), !isEmail(email) {
                report(.buyerEmail, .emailAddress, "this is not a valid email address: it needs one @ between two parts")
            }
        } else if terms.isGuest, isRequested(.email) {
            report(.buyerGuest, .emailAddress, "a guest needs an email address")
        } else if terms.isGuest {
            // The sheet cannot ask for it, so the shopper cannot correct it.
            report(
                .buyerGuest, .warning, .emailAddress,
                "a guest needs an email address, and the request does not ask for it; add \"email\" to requiredShippingContactFields")
        } else if isRequested(.email) {
            report(.buyerMissing, .emailAddress, "the email address is missing")
        }
    }

    /// What the country expects, such as `; Japan has 10 or 11`.
    private var phoneHint: Sentence {
        guard let profile, !profile.phoneDigits.isEmpty else { return "; write 4 to 17" }
        let counts = profile.phoneDigits.sorted().map { String($0 + (profile.hasTrunkZero ? 1 : 0)) }
        let name = profile.country.name ?? profile.country.rawValue
        var hint: Sentence =
            (name.utf8.starts(with: "United ".utf8) ? "; the " : "; ")
            + "\(name, "country") has \(counts.joined(separator: " or "), "digits")"
        if let last = counts.last, counts.count > 1, !profile.mobilePrefixes.isEmpty {
            hint += ", and \(last, "mobile") for mobile numbers"
        }
        return hint
    }

    private func isPhone(_ text: String) -> Bool {
        var digits = text.utf8.filter { Letters.isDigit($0) }[...]
        // An extension has letters and more digits. Nothing can be said about it but that there is a number.
        guard !text.utf8.contains(where: { Letters.isLetter($0) }) else { return digits.count >= 4 }
        guard (4...17).contains(digits.count) else { return false }
        guard let profile, !profile.phoneDigits.isEmpty else { return true }
        let prefix = Array(profile.phonePrefix.utf8)
        var isInternational = text.utf8.first == UInt8(ascii: "+")
        if !isInternational, digits.starts(with: [0x30, 0x30]) {
            // Two zeros are the plus sign of many countries.
            isInternational = true
            digits = digits.dropFirst(2)
        }
        // A number of another country can belong to a shopper of this one.
        guard !isInternational || digits.starts(with: prefix) else { return true }
        var rest = digits
        if isInternational || !profile.hasTrunkZero && digits.count > (profile.phoneDigits.max() ?? 0) && digits.starts(with: prefix) {
            rest = rest.dropFirst(prefix.count)
        }
        if profile.hasTrunkZero {
            // People write +81 (0)3 as well.
            guard isInternational || rest.first == UInt8(ascii: "0") else { return false }
            if rest.first == UInt8(ascii: "0") { rest = rest.dropFirst() }
        }
        let isMobile = profile.mobilePrefixes.contains { rest.starts(with: $0.utf8) }
        return isMobile ? rest.count == profile.phoneDigits.max() : profile.phoneDigits.contains(rest.count)
    }

    private func isEmail(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty && !text.utf8.contains { Letters.isSpace($0) }
    }

    // MARK: All fields

    private mutating func noteUnrequested() {
        if !isRequested(.email), !terms.isGuest, !ContactSpelling.isBlank(contact.emailAddress) {
            report(.buyerUnrequested, .info, .emailAddress, "the request did not ask for the email address; do not store it")
        }
        if !isRequested(.phone), !ContactSpelling.isBlank(contact.phoneNumber) {
            report(.buyerUnrequested, .info, .phoneNumber, "the request did not ask for the telephone number; do not store it")
        }
        if !isRequested(.postalAddress), hasStreet {
            report(.buyerUnrequested, .info, .postalAddress, "the request did not ask for the address; do not store it")
        }
    }

    private mutating func checkCharacters() {
        let members = ContactMember.all.filter { member in
            member != .countryCode && member.texts(contact).contains { $0.unicodeScalars.contains { ContactCheck.isUnfit($0) } }
        }
        report(.buyerCharacters, .warning, members) { $0 + " emoji, control characters, or characters that change the text direction" }
    }

    private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Joiners are a part of names in several scripts.
        case 0x200C, 0x200D: false
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        case 0x2600...0x27BF, 0xFE0F, 0x1F000...0x1FAFF, 0xE0000...0xE007F: true
        default: false
        }
    }
}
