import PaySheet
import PaySheetStorefront
import Testing

@Suite("Normalized contacts")
struct NormalizedContactTests {
    @Test(
        "Half-width kana become full-width kana",
        arguments: [
            ("ﾐﾎﾝ", "ミホン"), ("ｶﾞｷﾞｸﾞｹﾞｺﾞ", "ガギグゲゴ"), ("ｻﾞｼﾞｽﾞｾﾞｿﾞ", "ザジズゼゾ"), ("ﾀﾞﾁﾞﾂﾞﾃﾞﾄﾞ", "ダヂヅデド"), ("ﾊﾞﾋﾞﾌﾞﾍﾞﾎﾞ", "バビブベボ"),
            ("ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ", "パピプペポ"), ("ｳﾞｧｲｵﾘﾝ", "ヴァイオリン"), ("ｯｬｭｮｰ", "ッャュョー"), ("ﾅﾞ", "ナ゛"), ("ｶﾟ", "カ゜"), ("ﾞｶ", "゛カ"), ("ｶﾞﾞ", "ガ゛"),
            ("カﾞ", "カ゛"), ("ｦﾝ｡", "ヲン。"), ("みほん", "みほん"), ("", ""),
        ])
    func kana(_ half: String, _ full: String) {
        var contact = PaymentContact()
        contact.phoneticGivenName = half
        #expect(contact.normalized.phoneticGivenName == full)
    }

    @Test("Phone numbers get ASCII digits, and addresses keep their digits")
    func numbers() {
        var contact = ContactSample.japan
        contact.postalCode = "１００ー０００１"
        contact.phoneNumber = " ＋８１　３−５５５０−０１００"
        contact.emailAddress = "ｒｅｉ＠example．com\u{3000}"
        contact.addressLines = ["例町１−２−３", "ﾋﾞﾙ"]
        let normalized = NormalizedContact(contact)
        #expect(normalized.contact.postalCode == "100-0001")
        #expect(normalized.contact.phoneNumber == "+81 3-5550-0100")
        #expect(normalized.contact.emailAddress == "rei@example.com")
        #expect(normalized.contact.addressLines == ["例町１−２−３", "ビル"])
        #expect(Set(normalized.changes) == [.postalCode, .phoneNumber, .emailAddress, .addressLines] && normalized.changes.count == 4)
    }

    @Test(
        "Country codes get upper case, and common mistakes are corrected",
        arguments: [
            ("JA", "JP"), ("ja", "JP"), ("jp", "JP"), ("ＵＳ", "US"), (" us ", "US"), ("JP", "JP"), ("Japan", "JAPAN"), ("日本", "日本"),
            ("", ""),
        ])
    func countries(_ old: String, _ new: String) {
        var contact = PaymentContact()
        contact.countryCode = old
        #expect(contact.normalized.countryCode == new)
    }

    @Test(
        "A Hong Kong region in the postal code becomes the administrative area",
        arguments: [
            ("HK", "Kowloon", nil, "", "Kowloon"), ("hk", "香港", "", "", "香港"),
            ("HK", "Hong Kong", "New Territories", "", "New Territories"),
            ("HK", "999077", nil, "999077", nil), ("JP", "Kowloon", nil, "Kowloon", nil), ("HK", nil, nil, nil, nil),
        ] as [(String, String?, String?, String?, String?)])
    func hongKong(_ country: String, _ code: String?, _ area: String?, _ newCode: String?, _ newArea: String?) {
        var contact = PaymentContact()
        contact.countryCode = country
        contact.postalCode = code
        contact.administrativeArea = area
        #expect(contact.normalized.postalCode == newCode && contact.normalized.administrativeArea == newArea)
    }

    @Test(
        "The postal mark is removed",
        arguments: [("〒100-0001", "100-0001"), ("〒１００−０００１", "100-0001"), (" 〒 1000001", "1000001"), ("〒", "〒"), ("100〒", "100〒")])
    func postalMark(_ old: String, _ new: String) {
        var contact = PaymentContact()
        contact.postalCode = old
        let normalized = NormalizedContact(contact)
        #expect(normalized.contact.postalCode == new && normalized.changes == (old == new ? [] : [.postalCode]))
    }

    @Test("A valid contact and a normalized contact do not change")
    func stable() {
        #expect(NormalizedContact(ContactSample.japan).changes.isEmpty)
        #expect(ContactSample.unitedStates.normalized == ContactSample.unitedStates)
        var contact = ContactSample.japan
        contact.givenName = "　ﾐﾎﾝ "
        contact.familyName = " "
        contact.countryCode = "ja"
        let once = NormalizedContact(contact)
        #expect(once.contact.givenName == "ミホン" && once.contact.familyName == " " && once.changes == [.countryCode, .name])
        #expect(NormalizedContact(once.contact).changes.isEmpty)
        #expect(NormalizedContact(PaymentContact()).changes.isEmpty && PaymentContact().normalized == PaymentContact())
    }
}
