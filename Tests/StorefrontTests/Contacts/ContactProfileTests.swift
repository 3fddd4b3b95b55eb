import PaySheet
import PaySheetStorefront
import Testing

@Suite("Country profiles")
struct ContactProfileTests {
    @Test("Japan has 47 prefectures in all spellings")
    func japan() {
        for name in ["北海道", "京都府", "京都", "大阪", "沖縄県", "Hokkaido", "Kyoto-fu", "Osaka Prefecture", "OITA", "Ōita", "ひょうごけん"] {
            var contact = ContactSample.japan
            contact.administrativeArea = name
            #expect(ContactSample.found(contact) == [], "\(name)")
        }
        let kanji = ContactProfile.jp.states.filter { "都道府県".contains($0.last ?? " ") && $0 != "京都" }
        #expect(kanji.count == 47 && Set(kanji).count == 47)
        #expect(Set(ContactProfile.us.states).count == ContactProfile.us.states.count && ContactProfile.us.states.count == 120)
    }

    private static func found(_ state: String?, in country: String) -> [String] {
        var contact = ContactSample.unitedStates
        contact.countryCode = country
        contact.phoneNumber = "+1 555 0100"
        contact.administrativeArea = state
        return ContactSample.found(contact, by: ContactTerms(.authorization, fields: [.name, .phone, .email, .postalAddress]))
    }

    @Test(
        "The states of other countries are known by codes and names, with and without accents",
        arguments: [
            ("CA", ["ON", "on", "Ontario", "Québec", "Quebec", "Que\u{301}bec", "B.C."]), ("AU", ["NSW", "New South Wales", "Vic"]),
            ("BR", ["SP", "São Paulo", "Sao Paulo", "PARANÁ"]), ("MX", ["CDMX", "Jal.", "N.L.", "Nuevo León", "Estado de México"]),
            ("IT", ["MI", "Milano", "Milan", "Lombardia", "Forlì-Cesena", "AO"]),
            ("CN", ["北京市", "北京", "Beijing", "广东", "Guangdong", "BJ"]),
            ("IN", ["Karnataka", "Karnātaka", "KA", "MH", "Orissa", "महाराष्ट्र"]), ("GB", ["Kent", "anything"]),
        ])
    func knownStates(_ country: String, _ states: [String]) {
        for state in states { #expect(ContactProfileTests.found(state, in: country) == [], "\(country) \(state)") }
    }

    @Test("A state that is not known, or missing, is a warning", arguments: ["CA", "AU", "BR", "MX", "IT", "CN", "IN"])
    func unknownStates(_ country: String) {
        #expect(ContactProfileTests.found("Colorado", in: country) == ["warning buyer/state administrativeArea"])
        #expect(ContactProfileTests.found(nil, in: country) == ["warning buyer/missing administrativeArea"])
        #expect(ContactProfileTests.found(" ", in: country) == ["warning buyer/missing administrativeArea"])
    }

    @Test("A profile in JSON checks contacts of another country")
    func json() throws {
        let text = """
            {"country": "GB", "postalCodes": ["AN NAA", "AANN NAA"], "phonePrefix": "44", "phoneDigits": [9, 10], "trunkZero": true,
             "bothNames": true, "houseNumbers": false, "states": ["Kent"], "kana": false, "checked": "2026-11-25"}
            """
        let profile = try ContactProfile(json: Array(text.utf8))
        #expect(profile.country == .gb && profile.phoneDigits == [9, 10] && profile.hasTrunkZero && profile.needsBothNames)
        var contact = ContactSample.unitedStates
        contact.countryCode = "GB"
        contact.phoneNumber = "020 7946 0000"
        contact.administrativeArea = "kent"
        let terms = ContactTerms(.authorization, fields: [.name, .phone, .email, .postalAddress], profile: profile)
        for (code, isRight) in [("W1 1AA", true), ("w11aa", true), ("SW12 3AB", true), ("80202", false)] {
            contact.postalCode = code
            #expect(ContactSample.found(contact, by: terms).isEmpty == isRight, "\(code)")
        }
    }

    @Test("Mobile numbers have the maximum number of digits")
    func mobile() throws {
        let text = #"{"country": "GB", "phonePrefix": "44", "phoneDigits": [9, 10], "trunkZero": true, "mobilePrefixes": ["7"]}"#
        let profile = try ContactProfile(json: Array(text.utf8))
        var contact = ContactSample.unitedStates
        contact.countryCode = "GB"
        for (number, isRight) in [("07700 900100", true), ("07700 90010", false), ("+44 7700 90010", false), ("01632 96010", true)] {
            contact.phoneNumber = number
            let problems = contact.problems(in: .authorization, requesting: ContactField.all, profile: profile)
            #expect(problems.contains { $0.finding.rule == .buyerPhone } != isRight, "\(number)")
        }
    }

    @Test(
        "A mistake in a profile has a message",
        arguments: [
            ("[]", "not a JSON object"), ("{", "not a JSON object"), ("", "not a JSON object"), ("{}", "\"country\" is missing"),
            ("{\"country\": \"JA\"}", "takes a code"), ("{\"country\": 1}", "takes a text"),
            ("{\"country\": \"DE\", \"postalCode\": []}", "did you mean \"postalCodes\"?"),
            ("{\"country\": \"DE\", \"zzz\": 1}", "unknown member \"zzz\""),
            ("{\"country\": \"DE\", \"states\": [1]}", "list of texts"), ("{\"country\": \"DE\", \"states\": [\"\"]}", "not empty"),
            ("{\"country\": \"DE\", \"phonePrefix\": \"+49\"}", "without a plus sign"),
            ("{\"country\": \"DE\", \"phoneDigits\": [1.5]}", "whole numbers"),
            ("{\"country\": \"DE\", \"mobilePrefixes\": \"90\"}", "list of texts"),
            ("{\"country\": \"DE\", \"phoneDigits\": [99]}", "from 1 to 20"), ("{\"country\": \"DE\", \"kana\": \"yes\"}", "true or false"),
        ])
    func mistakes(_ text: String, _ message: String) {
        #expect(throws: ContactProfileError.self) { try ContactProfile(json: Array(text.utf8)) }
        do throws(ContactProfileError) {
            _ = try ContactProfile(json: Array(text.utf8))
        } catch {
            #expect(error.message.contains(message), "\(error.message)")
        }
    }
}
