import PaySheet
import PaySheetStorefront
import Testing

@Suite("Contact problems")
struct ContactFindingTests {
    @Test("The sample contacts have no problem")
    func right() {
        #expect(ContactSample.found(ContactSample.japan) == [])
        #expect(ContactSample.found(ContactSample.unitedStates) == [])
    }

    /// Each rule with wrong samples that differ from the right contact in one thing.
    private static let wrongOnes: [(String, ContactChange)] = [
        ("error buyer/missing phoneNumber", { $0.phoneNumber = nil }),
        ("error buyer/missing phoneNumber", { $0.phoneNumber = " \u{3000}" }),
        ("error buyer/missing emailAddress", { $0.emailAddress = "" }), ("error buyer/missing postalCode", { $0.postalCode = nil }),
        ("error buyer/missing administrativeArea", { $0.administrativeArea = "" }), ("error buyer/name name", { $0.familyName = " " }),
        ("error buyer/name name", { $0.givenName = nil }), ("error buyer/kana phoneticName", { $0.phoneticGivenName = "Mihon" }),
        ("error buyer/kana phoneticName", { $0.phoneticFamilyName = "例" }), ("error buyer/country countryCode", { $0.countryCode = "" }),
        ("error buyer/country countryCode", { $0.countryCode = "JPN" }),
        ("error buyer/postal-code postalCode", { $0.postalCode = "100-001" }),
        ("error buyer/postal-code postalCode", { $0.postalCode = "1000-001" }),
        ("error buyer/postal-code postalCode", { $0.postalCode = "abc-defg" }),
        ("error buyer/state administrativeArea", { $0.administrativeArea = "東京市" }),
        ("error buyer/state administrativeArea", { $0.administrativeArea = "CA" }), ("error buyer/address locality", { $0.locality = nil }),
        ("error buyer/address addressLines", { $0.addressLines = [] }),
        ("error buyer/address addressLines", { $0.addressLines = ["", " "] }),
        ("warning buyer/house-number addressLines", { $0.addressLines = ["例町"] }),
        ("error buyer/phone phoneNumber", { $0.phoneNumber = "03-5550-010" }),
        ("error buyer/phone phoneNumber", { $0.phoneNumber = "9055500100" }),
        ("error buyer/phone phoneNumber", { $0.phoneNumber = "+81 3 5550" }),
        ("error buyer/phone phoneNumber", { $0.phoneNumber = "090-5550-010" }),
        ("error buyer/phone phoneNumber", { $0.phoneNumber = "+81 (0)70 5550 010" }),
        ("error buyer/phone phoneNumber", { $0.phoneNumber = "0081 80 5550 010" }),
        ("error buyer/phone phoneNumber", { $0.phoneNumber = "-" }), ("error buyer/email emailAddress", { $0.emailAddress = "rei" }),
        ("error buyer/email emailAddress", { $0.emailAddress = "a@b@c" }),
        ("error buyer/email emailAddress", { $0.emailAddress = "@example.com" }),
        ("error buyer/email emailAddress", { $0.emailAddress = "re i@example.com" }),
        ("warning buyer/characters name", { $0.givenName = "見本🎉" }),
        ("warning buyer/characters locality", { $0.locality = "千代田区\u{202E}" }),
        ("warning buyer/characters addressLines", { $0.addressLines = ["1\u{0}"] }),
        ("info buyer/spelling postalCode", { $0.postalCode = "１００−０００１" }), ("info buyer/spelling countryCode", { $0.countryCode = "JA" }),
        ("info buyer/spelling phoneticName", { $0.phoneticGivenName = "ﾐﾎﾝ" }),
        ("info buyer/spelling postalCode", { $0.postalCode = "〒100 0001" }),
        ("error buyer/postal-code postalCode", { $0.postalCode = "〒" }),
    ]

    @Test("One mistake is one problem", arguments: wrongOnes.indices)
    func wrong(_ index: Int) {
        let (expected, change) = ContactFindingTests.wrongOnes[index]
        var contact = ContactSample.japan
        change(&contact)
        // Without a country no profile applies, so nothing else is known.
        #expect(ContactSample.found(contact) == [expected])
    }

    private static let nearMisses: [ContactChange] = [
        { $0.postalCode = "1000001" }, { $0.postalCode = "100 0001" }, { $0.administrativeArea = "東京" },
        { $0.administrativeArea = "Tōkyō-to" },
        { $0.administrativeArea = "TOKYO" }, { $0.administrativeArea = "とうきょうと" }, { $0.phoneNumber = "+81 3-5550-0100" },
        { $0.phoneNumber = "+81 (0)3-5550-0100" }, { $0.phoneNumber = "0081 3 5550 0100" }, { $0.phoneNumber = "090-5550-0100" },
        { $0.phoneNumber = "+81 90 5550 0100" },
        { $0.phoneNumber = "+1 303 555 0100" }, { $0.phoneNumber = "03-5550-0100 ext. 5" }, { $0.addressLines = ["例町一丁目"] },
        { $0.addressLines = ["例町１−２"] }, { $0.phoneticGivenName = "ミホン ー" }, { $0.phoneticGivenName = nil },
        { $0.givenName = "O\u{2019}Brien-Ñandú \u{200D}" }, { $0.emailAddress = "a+b@c" }, { $0.locality = "株式会社町" },
    ]

    @Test("Contacts that are almost wrong have no problem", arguments: nearMisses.indices)
    func nearMiss(_ index: Int) {
        var contact = ContactSample.japan
        ContactFindingTests.nearMisses[index](&contact)
        #expect(ContactSample.found(contact) == [])
    }

    @Test("Contacts in the United States have the problems of their country")
    func unitedStates() {
        let changes: [(String?, ContactChange)] = [
            (nil, { $0.postalCode = "80202-1234" }), (nil, { $0.administrativeArea = "new york" }),
            (nil, { $0.phoneNumber = "+1 303 555 0100" }),
            (nil, { $0.phoneNumber = "1-303-555-0100" }), (nil, { $0.addressLines = ["Example House"] }),
            ("error buyer/postal-code postalCode", { $0.postalCode = "8020" }),
            ("error buyer/state administrativeArea", { $0.administrativeArea = "XX" }),
            ("error buyer/phone phoneNumber", { $0.phoneNumber = "555-0100" }),
        ]
        for (expected, change) in changes {
            var contact = ContactSample.unitedStates
            change(&contact)
            #expect(ContactSample.found(contact) == [expected].compactMap { $0 })
        }
    }

    // MARK: Persons

    @Test(
        "A company instead of a person is one problem",
        arguments: [
            "株式会社例", "例（株）", "Example Inc.", "Beispiel GmbH", "Example Trading, Ltd", "㈱例", "ｶ)ﾚｲ", "カ）レイ", "レイ（カ", "ﾄﾞ)ﾚｲ", "医療法人れい会",
            "れい大学 工学部", "れい商事 御中", "れい病院", "Example University", "Example LLP",
        ])
    func company(_ line: String) {
        var contact = ContactSample.japan
        contact.givenName = nil
        contact.familyName = ""
        contact.addressLines?.insert(line, at: 0)
        // Half-width kana are another spelling besides.
        #expect(ContactSample.found(contact).filter { !$0.hasPrefix("info") } == ["error buyer/company name"])
        let errors = contact.problems(in: .authorization, requesting: ContactSample.fields).errors(in: .japanese)
        #expect(errors.map { $0.contactField } == [.name] && errors.map { $0.code } == [.shippingContactInvalid])
        contact.addressLines?.removeFirst()
        #expect(ContactSample.found(contact) == ["error buyer/missing name"])
    }

    @Test("A street with a company word is not a company", arguments: ["会社前1-2-3", "大学前1-2", "れい大学1-2", "大学", "病院通り", "銀行町", "法善寺1-1"])
    func place(_ line: String) {
        var contact = ContactSample.japan
        contact.givenName = nil
        contact.familyName = ""
        contact.addressLines?.insert(line, at: 0)
        #expect(ContactSample.found(contact) == ["error buyer/missing name"])
    }

    @Test("A company as the only name is a problem", arguments: ["株式会社例", "ｶ)ﾚｲ", "れい大学", "Example Inc."])
    func companyName(_ name: String) {
        var contact = ContactSample.japan
        contact.givenName = nil
        contact.familyName = name
        #expect(ContactSample.found(contact).first == "error buyer/company name")
        contact.familyName = nil
        contact.givenName = name
        #expect(ContactSample.found(contact).first == "error buyer/company name")
        // A person of the company is there.
        contact.familyName = "見本"
        #expect(!ContactSample.found(contact).contains { $0.hasPrefix("error") })
        // One name is that of a person, and the address may be that of a company.
        contact.givenName = ""
        contact.addressLines = ["株式会社例", "例町1-2-3"]
        #expect(ContactSample.found(contact) == ["error buyer/name name"])
    }

    @Test("Names with one word are valid if the profile allows them")
    func oneWord() {
        var contact = ContactSample.unitedStates
        contact.familyName = nil
        #expect(ContactSample.found(contact) == ["error buyer/name name"])
        var terms = ContactTerms(.authorization, fields: [.name, .postalAddress, .phone, .email], profile: .us)
        terms.profile?.needsBothNames = false
        #expect(ContactSample.found(contact, by: terms) == [])
    }

    @Test("A missing phonetic name is requested later or refused", arguments: ContactTerms.MissingPhoneticName.allCases)
    func phoneticName(_ policy: ContactTerms.MissingPhoneticName) {
        var contact = ContactSample.japan
        contact.phoneticGivenName = nil
        contact.phoneticFamilyName = " "
        var terms = ContactTerms(.authorization, fields: ContactSample.fields)
        terms.missingPhoneticName = policy
        #expect(
            ContactSample.found(contact, by: terms) == [(policy == .refuse ? "error" : "warning") + " buyer/phonetic-name phoneticName"])
        terms.fields.removeLast()
        #expect(ContactSample.found(contact, by: terms) == [])
    }

    @Test("A guest needs an email address, a member does not")
    func guest() {
        var contact = ContactSample.japan
        contact.emailAddress = nil
        var terms = ContactTerms(.authorization, fields: [.name, .phone, .postalAddress, .email])
        terms.isGuest = true
        #expect(ContactSample.found(contact, by: terms) == ["error buyer/guest emailAddress"])
        contact.emailAddress = "rei@example.com"
        #expect(ContactSample.found(contact, by: terms) == [])
    }

    @Test("An unrequested email address is not the shopper's mistake")
    func guestUnasked() {
        var contact = ContactSample.japan
        contact.emailAddress = nil
        var terms = ContactTerms(.authorization, fields: [.name, .phone, .postalAddress])
        #expect(ContactSample.found(contact, by: terms) == [])
        terms.isGuest = true
        #expect(ContactSample.found(contact, by: terms) == ["warning buyer/guest emailAddress"])
        let problems = contact.problems(by: terms)
        #expect(problems.allSatisfy { $0.concernsDeveloper } && problems.errors().isEmpty)
        #expect(problems.allSatisfy { $0.finding.message.contains("requiredShippingContactFields") })
        contact.emailAddress = "rei@example.com"
        #expect(ContactSample.found(contact, by: terms) == [])
    }

    @Test("Unrequested fields have a note not to store them")
    func unrequested() {
        #expect(
            ContactSample.found(ContactSample.japan, by: ContactTerms(.authorization, fields: [.name])) == [
                "info buyer/unrequested emailAddress", "info buyer/unrequested phoneNumber", "info buyer/unrequested postalAddress",
            ])
    }

    @Test("A field that the sheet does not show is never wrong")
    func unrequestedAndWrong() {
        var contact = ContactSample.japan
        contact.emailAddress = "a@@b"
        contact.phoneNumber = "bad"
        #expect(
            ContactSample.found(contact, by: ContactTerms(.authorization, fields: [.name, .phoneticName, .postalAddress])) == [
                "info buyer/unrequested emailAddress", "info buyer/unrequested phoneNumber",
            ])
    }

    @Test("A missing country code is an error only without a country name", arguments: [ContactPhase.selection, .authorization])
    func countryName(_ phase: ContactPhase) {
        var contact = ContactSample.japan
        contact.countryCode = " "
        let terms = ContactTerms(phase, fields: ContactSample.fields)
        #expect(ContactSample.found(contact, by: terms) == ["error buyer/country countryCode"])
        contact.country = "日本"
        #expect(ContactSample.found(contact, by: terms) == ["warning buyer/country countryCode"])
    }

    @Test("Without a code, the country's name selects the profile", arguments: ["日本", "Japan", "JP", " japan\u{3000}", "日本国"])
    func namedCountry(_ name: String) {
        var contact = ContactSample.japan
        contact.countryCode = nil
        contact.country = name
        contact.postalCode = "12"
        #expect(ContactSample.found(contact) == ["error buyer/postal-code postalCode", "warning buyer/country countryCode"])
        var terms = ContactTerms(.authorization, fields: ContactSample.fields)
        terms.servedCountries = [.us]
        #expect(ContactSample.found(contact, by: terms) == ["error buyer/unserved countryCode"])
        contact.country = "Atlantis"
        #expect(ContactSample.found(contact) == ["warning buyer/country countryCode"])
    }

    // MARK: Moments and countries

    private var redacted: PaymentContact {
        var contact = PaymentContact()
        contact.locality = "千代田区"
        contact.postalCode = "100"
        contact.administrativeArea = "東京都"
        contact.countryCode = "JP"
        contact.addressLines = [""]
        contact.givenName = ""
        return contact
    }

    @Test("Before the authorization, a contact without name and street is valid")
    func phases() {
        #expect(ContactSample.found(redacted, by: ContactTerms(.selection, fields: ContactSample.fields)) == [])
        #expect(ContactSample.found(redacted) == ["error buyer/redacted"])
        let errors = redacted.problems(in: .authorization, requesting: ContactSample.fields).errors()
        #expect(errors.map { $0.code } == [.unknown] && errors[0].contactField == nil, "no payment succeeds by mistake")
        var wrong = redacted
        wrong.postalCode = "1000-"
        #expect(
            ContactSample.found(wrong, by: ContactTerms(.selection, fields: ContactSample.fields)) == ["error buyer/postal-code postalCode"]
        )
    }

    @Test("A contact in a country without delivery has no other problem")
    func unserved() {
        var contact = ContactSample.japan
        contact.familyName = nil
        contact.postalCode = "１"
        var terms = ContactTerms(.authorization, fields: ContactSample.fields)
        terms.servedCountries = [.us]
        #expect(ContactSample.found(contact, by: terms) == ["error buyer/unserved countryCode"])
        let problems = contact.problems(by: terms)
        #expect(problems.errors(of: .shipping).map { $0.code } == [.addressUnserviceable])
        #expect(problems.errors(of: .billing).map { $0.code } == [.billingContactInvalid])
    }

    @Test("A profile of another country is a warning and does not replace the built-in one")
    func profiles() {
        var contact = ContactSample.unitedStates
        contact.postalCode = "x"
        let fields: [ContactField] = [.name, .phone, .email, .postalAddress]
        #expect(
            ContactSample.found(contact, by: ContactTerms(.authorization, fields: fields, profile: .jp)) == [
                "error buyer/postal-code postalCode", "warning buyer/profile countryCode",
            ])
        #expect(ContactSample.found(contact) == ["error buyer/postal-code postalCode"])
        contact.countryCode = "DE"
        let problems = contact.problems(in: .authorization, requesting: fields, profile: .jp)
        #expect(
            problems.map { $0.finding.rule } == [.buyerProfile]
                && problems.allSatisfy { $0.concernsDeveloper && $0.finding.message.contains("JP") })
    }

    @Test("A given profile checks a contact without a country", arguments: [nil, "", "JPN"])
    func unknownCountry(_ code: String?) {
        var contact = ContactSample.japan
        contact.countryCode = code
        contact.postalCode = "12"
        let terms = ContactTerms(.authorization, fields: ContactSample.fields, profile: .jp)
        #expect(ContactSample.found(contact, by: terms) == ["error buyer/country countryCode", "error buyer/postal-code postalCode"])
    }

    @Test("Problems of spelling and characters name their members")
    func members() {
        var contact = ContactSample.japan
        contact.phoneticFamilyName = "ﾚｲ"
        contact.givenName = "見本🎉"
        contact.familyName = "例\u{202E}"
        let messages = contact.problems(in: .authorization, requesting: ContactSample.fields).map { $0.finding.message }
        #expect(messages.count == 2)
        #expect(messages.first?.hasPrefix("\"givenName\" and \"familyName\" have emoji") ?? false)
        #expect(messages.last?.hasPrefix("\"phoneticFamilyName\" has another spelling") ?? false)
    }

    @Test("The hint has the phone number digits of the country")
    func phoneHints() {
        for (country, hint) in [("JP", "; Japan has 10 or 11, and 11 for mobile numbers"), ("US", "; the United States has 10")] {
            var contact = country == "JP" ? ContactSample.japan : ContactSample.unitedStates
            contact.phoneNumber = "777"
            let problems = contact.problems(in: .authorization, requesting: [.name, .phone, .email, .postalAddress])
            #expect(problems.map { $0.finding.message } == ["the telephone number has too few or too many digits" + hint])
        }
    }

    @Test("The samples above show every rule about a single contact")
    func coverage() {
        let shown = Set(ContactFindingTests.wrongOnes.compactMap { $0.0.split(separator: " ").dropFirst().first.map { String($0) } })
        let elsewhere: Set<String> = [
            "buyer/redacted", "buyer/guest", "buyer/unrequested", "buyer/company", "buyer/phonetic-name", "buyer/unserved",
            "buyer/profile",
        ]
        #expect(shown.union(elsewhere) == Set(StorefrontRules.ids.map { $0.name }.filter { $0.hasPrefix("buyer/") }))
    }
}
