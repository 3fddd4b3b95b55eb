import PaySheet

/// Judges one contact.
struct ContactJudge {
    private let contact: PaymentContact
    private let changes: [PaymentErrorContactField]
    private let terms: ContactTerms
    /// The profile, if it is one for the country of the contact.
    private let profile: ContactProfile?
    private var problems: [ContactProblem] = []

    init(_ contact: PaymentContact, _ terms: ContactTerms) {
        let normalized = NormalizedContact(contact)
        self.contact = normalized.contact
        changes = normalized.changes
        self.terms = terms
        let profiles = terms.profile.map { [$0] } ?? ContactProfile.all
        profile = profiles.first { $0.country.rawValue == normalized.contact.countryCode }
    }

    private mutating func report(_ rule: ContactRule, _ severity: Severity, _ field: PaymentErrorContactField?, _ message: String) {
        problems.append(ContactProblem(rule, severity, field, message))
    }

    private mutating func report(_ rule: ContactRule, _ field: PaymentErrorContactField?, _ message: String) {
        report(rule, .error, field, message)
    }

    private func isRequested(_ field: ContactField) -> Bool { terms.fields.contains(field) }

    /// Errors come first, then warnings. Within a severity, fields keep the order in which a shopper reads them.
    mutating func judge() -> [ContactProblem] {
        let isFinal = terms.phase == .authorization
        guard !(isFinal && isRedacted) else {
            report(.redacted, nil, "this is a contact from before the authorization; take the one of the authorized payment")
            return problems
        }
        // Nothing matters more than whether the order can be delivered at all.
        if isRequested(.postalAddress) { judgeCountry() }
        if isFinal { judgePerson() }
        if isRequested(.postalAddress) { judgeAddress() }
        if isFinal {
            judgeReachability()
            noteUnrequested()
            judgeCharacters()
        }
        for field in changes {
            report(
                .spelling, .info, field,
                "\"" + field.rawValue + "\" has another spelling than other systems expect; use the normalised contact")
        }
        return [Severity.error, .warning, .info].flatMap { severity in problems.filter { $0.severity == severity } }
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

    private mutating func judgePerson() {
        let hasGiven = !ContactSpelling.isBlank(contact.givenName)
        let hasFamily = !ContactSpelling.isBlank(contact.familyName)
        // The name arrives with the postal address.
        if isRequested(.name) || isRequested(.postalAddress) {
            if !hasGiven, !hasFamily {
                if hasCompany {
                    report(.company, .name, "there is a company and no person; ask for the name of a person")
                } else {
                    report(.missing, .name, "the name is missing")
                }
            } else if hasGiven != hasFamily, profile?.needsBothNames ?? false {
                report(.name, .name, hasGiven ? "the family name is missing" : "the given name is missing")
            }
        }
        judgePhoneticName()
    }

    private mutating func judgePhoneticName() {
        let parts = [contact.phoneticGivenName, contact.phoneticFamilyName].compactMap { $0 }.filter { !ContactSpelling.isBlank($0) }
        guard !parts.isEmpty else {
            guard isRequested(.phoneticName) else { return }
            return report(
                .phoneticName, terms.missingPhoneticName == .refuse ? .error : .warning, .phoneticName, "the phonetic name is missing")
        }
        guard profile?.hasKana ?? false, !parts.allSatisfy({ $0.unicodeScalars.allSatisfy { isKana($0) } }) else { return }
        // A phonetic name that the request does not ask for is not a reason to reject the contact.
        report(.kana, isRequested(.phoneticName) ? .error : .warning, .phoneticName, "the phonetic name has other characters than kana")
    }

    private func isKana(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3041...0x3096, 0x3099...0x309E, 0x30A1...0x30FE, 0x3000, 0x20: true
        default: false
        }
    }

    private static let companies = ["株式会社", "有限会社", "合同会社", "合資会社", "合名会社", "(株)", "（株）", "㈱", "(有)", "（有）", "㈲"]
    /// Words that end the name of a company.
    private static let endings: Set<String> = ["inc", "llc", "ltd", "limited", "corp", "corporation", "gmbh", "ag", "kk", "plc", "company"]

    private var hasCompany: Bool {
        let lines = (contact.addressLines ?? []) + [contact.subLocality, contact.locality].compactMap { $0 }
        return lines.contains { line in
            if ContactJudge.companies.contains(where: { PageCheck.contains(line, $0) }) { return true }
            let words = line.split { $0 == " " || $0 == "," }.map { String(decoding: Letters.squeezed(String($0)), as: UTF8.self) }
            return words.count > 1 && words.last.map { ContactJudge.endings.contains($0) } ?? false
        }
    }

    // MARK: The address

    private mutating func judgeAddress() {
        let isFinal = terms.phase == .authorization
        judgePostalCode(isFinal)
        if let state = contact.administrativeArea, !ContactSpelling.isBlank(state) {
            if let profile, !profile.accepts(state: state) { report(.state, .administrativeArea, "the state is not one of the country") }
        } else if isFinal, profile.map({ !$0.states.isEmpty }) ?? false {
            report(.missing, .administrativeArea, "the state is missing")
        }
        guard isFinal else { return }
        // Some cities are countries, and some have only a region.
        if ContactSpelling.isBlank(contact.locality), profile != nil || ContactSpelling.isBlank(contact.administrativeArea) && !isCity {
            report(.address, .locality, "the city is missing")
        }
        guard hasStreet else { return report(.address, .addressLines, "the street is missing") }
        if profile?.hasHouseNumbers ?? false, !(contact.addressLines ?? []).contains(where: { hasNumber($0) }) {
            report(.houseNumber, .warning, .addressLines, "the street has no house number")
        }
    }

    /// Countries that are one city.
    private var isCity: Bool { ["SG", "MC", "VA", "GI", "HK", "MO"].contains { $0 == contact.countryCode } }

    private func hasNumber(_ text: String) -> Bool {
        ContactSpelling.narrow(text).unicodeScalars.contains { scalar in
            (0x30...0x39).contains(scalar.value) || ContactJudge.numerals.contains(scalar)
        }
    }

    private static let numerals: Set<Unicode.Scalar> = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "〇"]

    private mutating func judgeCountry() {
        guard let code = contact.countryCode, !ContactSpelling.isBlank(code) else {
            // Some browsers leave the code empty. Then the shopper has nothing to correct.
            guard ContactSpelling.isBlank(contact.country) else {
                return report(.country, .warning, .countryCode, "the country code is missing; find it by the name of the country")
            }
            return report(.country, .countryCode, "the country is missing")
        }
        guard let country = Country(code: code) ?? engineCountry(code) else {
            return report(.country, .countryCode, "the country code is not one of ISO 3166-1")
        }
        guard let served = terms.servedCountries, !served.contains(country) else { return }
        report(.unserved, .countryCode, "the shop does not deliver to the country")
    }

    /// Kosovo has a code that the standard does not have and devices use.
    private func engineCountry(_ code: String) -> Country? {
        let country = Country(rawValue: code)
        return country.status == .engineOnly ? country : nil
    }

    private mutating func judgePostalCode(_ isFinal: Bool) {
        guard let code = contact.postalCode, !ContactSpelling.isBlank(code) else {
            if isFinal, profile.map({ !$0.postalCodeForms.isEmpty }) ?? false {
                report(.missing, .postalCode, "the postal code is missing")
            }
            return
        }
        guard let profile, !profile.accepts(postalCode: code, shortened: !isFinal) else { return }
        report(
            .postalCode, .postalCode,
            "the postal code does not have the form of the country: " + profile.postalCodeForms.joined(separator: " or "))
    }

    // MARK: Telephone and email

    private mutating func judgeReachability() {
        if let phone = contact.phoneNumber, !ContactSpelling.isBlank(phone) {
            if !isPhone(phone) { report(.phone, .phoneNumber, "the telephone number has another number of digits") }
        } else if isRequested(.phone) {
            report(.missing, .phoneNumber, "the telephone number is missing")
        }
        if let email = contact.emailAddress, !ContactSpelling.isBlank(email) {
            if !isEmail(email) { report(.email, .emailAddress, "the email address is not one") }
        } else if terms.isGuest {
            report(.guest, .emailAddress, "a guest needs an email address")
        } else if isRequested(.email) {
            report(.missing, .emailAddress, "the email address is missing")
        }
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
        guard profile.hasTrunkZero else { return profile.phoneDigits.contains(rest.count) }
        // People write +81 (0)3 as well.
        guard rest.first == UInt8(ascii: "0") else { return isInternational && profile.phoneDigits.contains(rest.count) }
        return profile.phoneDigits.contains(rest.count - 1)
    }

    private func isEmail(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty && !text.utf8.contains { Letters.isSpace($0) }
    }

    // MARK: All fields

    private mutating func noteUnrequested() {
        if !isRequested(.email), !terms.isGuest, !ContactSpelling.isBlank(contact.emailAddress) {
            report(.unrequested, .info, .emailAddress, "nothing asks for the email address; do not store it")
        }
        if !isRequested(.phone), !ContactSpelling.isBlank(contact.phoneNumber) {
            report(.unrequested, .info, .phoneNumber, "nothing asks for the telephone number; do not store it")
        }
        if !isRequested(.postalAddress), hasStreet {
            report(.unrequested, .info, .postalAddress, "nothing asks for the address; do not store it")
        }
    }

    private mutating func judgeCharacters() {
        judgeCharacters(.name, [contact.givenName, contact.familyName])
        judgeCharacters(.phoneticName, [contact.phoneticGivenName, contact.phoneticFamilyName])
        judgeCharacters(.addressLines, (contact.addressLines ?? []).map { .some($0) })
        judgeCharacters(.locality, [contact.locality])
        judgeCharacters(.subLocality, [contact.subLocality])
        judgeCharacters(.postalCode, [contact.postalCode])
        judgeCharacters(.administrativeArea, [contact.administrativeArea])
        judgeCharacters(.subAdministrativeArea, [contact.subAdministrativeArea])
        judgeCharacters(.country, [contact.country])
        judgeCharacters(.phoneNumber, [contact.phoneNumber])
        judgeCharacters(.emailAddress, [contact.emailAddress])
    }

    private mutating func judgeCharacters(_ field: PaymentErrorContactField, _ texts: [String?]) {
        guard texts.contains(where: { $0?.unicodeScalars.contains { isUnfit($0) } ?? false }) else { return }
        report(.characters, .warning, field, "\"" + field.rawValue + "\" has emoji, control characters, or characters that turn text")
    }

    private func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Joiners are a part of names in several scripts.
        case 0x200C, 0x200D: false
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        case 0x2600...0x27BF, 0xFE0F, 0x1F000...0x1FAFF, 0xE0000...0xE007F: true
        default: false
        }
    }
}
