import PaySheet
import PaySheetStorefront

extension SampleRunner {
    /// The contact of a shopper, with options that say what the shop expects.
    static let buyer = SampleRunner(
        "contact", command: "contact",
        check: { sample in
            guard let contact = PaymentContact.read(sample.json, policy: Policy()).value else { return [] }
            let phase = sample.option("--phase").flatMap { ContactPhase(rawValue: $0) } ?? .authorization
            var terms = ContactTerms(
                phase, fields: words(sample.option("--fields") ?? "name,phone,postalAddress").map { ContactField(rawValue: $0) })
            terms.profile = sample.option("--profile").flatMap { name in
                ContactProfile.all.first { ASCII.lowerCased($0.country.rawValue.utf8).elementsEqual(name.utf8) }
            }
            terms.isGuest = sample.has("--guest")
            terms.missingPhoneticName = sample.option("--phonetic").flatMap { ContactTerms.MissingPhoneticName(rawValue: $0) } ?? .askLater
            terms.servedCountries = sample.option("--ships-to").map { words($0).map { Country(rawValue: $0) } }
            return contact.problems(by: terms).map { $0.finding }
        })

    private static func words(_ list: String) -> [String] {
        list.utf8.split(separator: UInt8(ascii: ",")).map { $0.string }
    }
}

extension SampleBase {
    static let buyer = SampleBase("buyer", .buyer, buyerText)
    /// A contact in Japan, with a phonetic name.
    static let buyerInJapan = SampleBase("buyerInJapan", .buyer, buyerInJapanText)
}
