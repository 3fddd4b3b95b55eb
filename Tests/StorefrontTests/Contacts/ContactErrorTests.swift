import PaySheet
import PaySheetExamples
import PaySheetStorefront
import Testing

@Suite("Contact errors")
struct ContactErrorTests {
    /// A contact with everything wrong.
    private var wrong: PaymentContact {
        var contact = ContactSample.japan
        contact.familyName = nil
        contact.phoneticGivenName = "x"
        contact.postalCode = "1"
        contact.administrativeArea = "x"
        contact.locality = nil
        contact.addressLines = nil
        contact.phoneNumber = "1"
        contact.emailAddress = "x"
        return contact
    }

    @Test("A result with contact errors has no finding", arguments: ContactLanguage.allCases, ContactRole.allCases)
    func result(_ language: ContactLanguage, _ role: ContactRole) {
        let errors = wrong.problems(in: .authorization, requesting: ContactSample.fields).errors(of: role, in: language)
        #expect(errors.count == 8)
        let findings = AuthorizationResult.read(AuthorizationResult.failure(errors).json, policy: Policy()).findings
        #expect(findings.isEmpty, "\(findings.map { $0.description })")
    }

    @Test("An update with contact errors has no finding")
    func update() throws {
        var contact = PaymentContact()
        contact.countryCode = "JP"
        contact.postalCode = "x"
        contact.administrativeArea = "x"
        let terms = ContactTerms(.selection, fields: ContactSample.fields)
        var checkout = try Checkout(label: "Shop", country: .jp, currency: .jpy, networks: [.visa])
        try checkout.add("Cup", minorUnits: 100)
        let problems = checkout.reject(contact, by: terms, in: .japanese)
        #expect(problems.count == 2 && checkout.rejections.count == 2)
        let update = checkout.draftedShippingContactUpdate()
        #expect(update.errors?.map { $0.contactField } == [.postalCode, .administrativeArea])
        let findings = ShippingContactUpdate.read(update.json, policy: Policy()).findings
        #expect(findings.isEmpty, "\(findings.map { $0.description })")
    }

    @Test("An update for a country without delivery has only this error and no finding")
    func unserved() throws {
        var contact = PaymentContact()
        contact.countryCode = "JP"
        contact.postalCode = "x"
        var terms = ContactTerms(.selection, fields: ContactSample.fields)
        terms.servedCountries = [.us]
        var checkout = try Checkout(label: "Shop", country: .jp, currency: .jpy, networks: [.visa])
        try checkout.add("Cup", minorUnits: 100)
        #expect(checkout.reject(contact, by: terms).count == 1)
        let update = checkout.draftedShippingContactUpdate()
        #expect(update.errors?.map { $0.code } == [.addressUnserviceable] && update.errors?.first?.contactField == nil)
        #expect(ShippingContactUpdate.read(update.json, policy: Policy()).findings.isEmpty)
    }

    @Test("In Japanese, the messages about postal code and phone number say what is needed")
    func japanese() {
        func messages(_ contact: PaymentContact, _ language: ContactLanguage) -> [String?] {
            contact.problems(in: .authorization, requesting: [.name, .phone, .email, .postalAddress]).errors(in: language).map {
                $0.message
            }
        }
        var contact = ContactSample.japan
        contact.postalCode = "1"
        contact.addressLines = []
        contact.phoneNumber = "777"
        #expect(
            messages(contact, .japanese) == ["郵便番号は7桁の数字で入力してください", "町名・番地を入力してください", "電話番号の桁数を確認し、市外局番から入力してください"])
        contact.countryCode = "US"
        contact.administrativeArea = "CO"
        #expect(messages(contact, .japanese) == ["郵便番号を確認してください", "町名・番地を入力してください", "電話番号を確認してください"])
        contact.givenName = nil
        contact.familyName = "株式会社例"
        #expect(messages(contact, .japanese).first == "会社名だけでなく、受取人のお名前も入力してください")
    }

    @Test("A checkout that rejects a contact has a failing result")
    func checkout() throws {
        var checkout = try Checkout(label: "Shop", country: .jp, currency: .jpy, networks: [.visa])
        try checkout.add("Cup", minorUnits: 100)
        #expect(checkout.reject(ContactSample.japan, by: ContactTerms(.authorization, fields: ContactSample.fields)).isEmpty)
        #expect(try checkout.authorizationResult().status == 0)
        checkout.reject(wrong, by: ContactTerms(.authorization, fields: ContactSample.fields))
        let result = try checkout.authorizationResult()
        #expect(result.status == 1 && result.errors?.count == 8)
        checkout.clearRejections()
        var early = PaymentContact()
        early.locality = "Denver"
        early.countryCode = "US"
        checkout.reject(early, by: ContactTerms(.authorization, fields: ContactSample.fields))
        #expect(try checkout.authorizationResult().status == 1)
    }

    @Test("Each field has one error with a sentence of the sheet's length", arguments: ContactLanguage.allCases)
    func messages(_ language: ContactLanguage) {
        let errors = wrong.problems(in: .authorization, requesting: ContactSample.fields).errors(in: language)
        let fields = errors.compactMap { $0.contactField }
        #expect(Set(fields).count == errors.count && fields.first == .name)
        for error in errors { #expect((4...128).contains(error.message?.count ?? 0)) }
        #expect((language == .japanese) == (errors[0].message?.unicodeScalars.contains { $0.value > 0x3000 } ?? false))
    }

    @Test("Realistic contacts of many countries have no error")
    func realistic() throws {
        var countries: Set<String> = []
        var count = 0
        for seed in 0..<600 as Range<UInt64> {
            let payment = AuthorizedPayment.read(Example(.payment, seed: seed).json, policy: Policy()).value
            guard let contact = try #require(payment).shippingContact, let code = contact.countryCode else { continue }
            countries.insert(code)
            count += 1
            let problems = contact.problems(in: .authorization, requesting: [.name, .postalAddress]).filter { $0.finding.severity > .info }
            #expect(problems.isEmpty, "\(problems) \(String(decoding: contact.json, as: UTF8.self))")
        }
        #expect(count >= 200 && countries.count >= 20, "\(count) contacts of \(countries.count) countries")
    }
}
