import PaySheet
import PaySheetDocuments
import PaySheetShapes
import TestSupport
import Testing

@Suite("Anonymizer")
struct AnonymizerTests {
    private func anonymous(_ text: String, _ kind: String? = nil, labels: Bool = false) throws -> String {
        var anonymizer = Anonymizer(replacingLabels: labels)
        let made = anonymizer.anonymize([UInt8](text.utf8), as: kind.flatMap { PaySheet.DocumentKind($0) })
        let document = try #require(made)
        return String(decoding: document.bytes, as: UTF8.self)
    }

    @Test(
        "A replacement has the same form as the value",
        arguments: [
            (#"{"emailAddress":"Jo.Doe@mail.shop.de"}"#, #"{"emailAddress":"Aa.Aab@aaab.aaac.example"}"#),
            (#"{"emailAddress":"no address"}"#, #"{"emailAddress":"aa aaaaaab"}"#),
            (#"{"phoneNumber":"+1 (408) 555-1234"}"#, #"{"phoneNumber":"+0 (000) 000-0001"}"#),
            (#"{"postalCode":"SW1A 1AA"}"#, #"{"postalCode":"AA0A 0AB"}"#),
            (#"{"givenName":"Zoë","familyName":"田中"}"#, #"{"givenName":"Aaá","familyName":"一丁"}"#),
            (#"{"countryCode":"DE","countryCode":"de"}"#, #"{"countryCode":"US","countryCode":"fr"}"#),
            (#"{"countryCode":"Uk"}"#, #"{"countryCode":"Ab"}"#),
            (#"{"addressLines":["1 Main St",""]}"#, #"{"addressLines":["0 Aaaa Ab",""]}"#),
            (#"{"postalCode":95014}"#, #"{"postalCode":10001}"#),
            (#"{"locality":"\u0041\"b"}"#, #"{"locality":"A\"c"}"#),
        ])
    func contacts(_ text: String, _ expected: String) throws {
        #expect(try anonymous(text, "ApplePayPaymentContact") == expected)
    }

    @Test("Equal values get equal replacements")
    func consistent() throws {
        let text =
            #"{"multiTokenContexts":[{"externalIdentifier":"hotel-1"},{"externalIdentifier":"air-7"},{"externalIdentifier":"hotel-1"}]}"#
        let result = try anonymous(text, "ApplePayPaymentRequest")
        #expect(
            result
                == #"{"multiTokenContexts":[{"externalIdentifier":"aaaaa-1"},{"externalIdentifier":"aaa-1"},{"externalIdentifier":"aaaaa-1"}]}"#
        )
    }

    @Test("All other bytes stay unchanged")
    func bytes() throws {
        let text = "{ \"givenName\" :\t\"Jo\",\r\n  \"unk\\u006eown\": [1.50e+2, true , null] }\n"
        #expect(
            try anonymous(text, "ApplePayPaymentContact") == "{ \"givenName\" :\t\"Ab\",\r\n  \"unk\\u006eown\": [2.01e+2, true , null] }\n"
        )
    }

    @Test("Addresses keep their scheme, port and punctuation")
    func addresses() throws {
        func managed(_ url: String) throws -> String {
            let text = "{\"managementURL\":\"" + url + "\"}"
            let result = try anonymous("{\"recurringPaymentRequest\":" + text + "}", "ApplePayPaymentRequest")
            return String(result.dropFirst("{'recurringPaymentRequest':{'managementURL':'".count).dropLast(3))
        }
        #expect(try managed("https://jo:pw@www.shop.de:8443/plan/42?id=7#x") == "https://aa:ab@www.aaab.example:8443/aaaa/00?aa=0#b")
        #expect(try managed("http://localhost:3000/") == "http://localhost:3000/")
        #expect(try managed("http://10.1.2.3/a%2Fb") == "http://192.0.2.1/b%61c")
        #expect(try managed("https://shop.de/x/notification/merchantToken") == "https://aaab.example/b/notification/merchantToken")
        #expect(try managed("shop page") == "aaaa aaab")
    }

    @Test(
        "A text in place of Base64 is replaced as a whole, and a wrong end stays wrong",
        arguments: [
            ("customer=jane.doe@x.y&card=4111111111111111", "aaaaaaaa=aaaa.aaa@a.a&aaaa=0000000000000001"), ("YW=YW", "AA=AB"),
            ("QUJDR=", "AAABA="), ("QQ===", "BA==="), ("QUJD=", "AABA="), ("=QUJD", "=AAAB"),
        ])
    func base64(_ text: String, _ expected: String) throws {
        let token = try anonymous("{\"data\":\"" + text + "\",\"signature\":\"" + text + "\"}", "PaymentData")
        #expect(token == "{\"data\":\"" + expected + "\",\"signature\":\"" + expected + "\"}")
        let request = try anonymous("{\"applicationData\":\"" + text + "\"}", "ApplePayPaymentRequest")
        #expect(request == "{\"applicationData\":\"" + expected + "\"}")
    }

    @Test(
        "What looks personal is replaced in labels, words, codes and numbers, too",
        arguments: [
            (#"{"total":{"label":"Jo, 4111 1111 1111 1111, jo@x.y"}}"#, #"{"total":{"label":"Jo, 0000 0000 0000 0001, aa@a.b"}}"#),
            (#"{"total":{"label":"2027-03-01 12 items 1234567"}}"#, #"{"total":{"label":"2027-03-01 12 items 1234567"}}"#),
            (#"{"total":{"amount":"4111111111111111"}}"#, #"{"total":{"amount":"5000000000000001"}}"#),
            (#"{"total":{"amount":"123456789012.50"}}"#, #"{"total":{"amount":"123456789012.50"}}"#),
            (#"{"supportedNetworks":["visaa",4111111111111111]}"#, #"{"supportedNetworks":["visaa",5000000000000001]}"#),
            (#"{"countryCode":"41111111","currencyCode":41111111}"#, #"{"countryCode":"50000001","currencyCode":50000001}"#),
        ])
    func personalParts(_ text: String, _ expected: String) throws {
        #expect(try anonymous(text, "ApplePayPaymentRequest") == expected)
    }

    @Test("Labels are replaced on request")
    func labels() throws {
        let text = #"{"total":{"label":"Jo's Trip 7","amount":"12.50"},"currencyCode":"USD"}"#
        #expect(try anonymous(text, "ApplePayPaymentRequest") == text)
        #expect(try anonymous(text, "ApplePayPaymentRequest", labels: true).contains(#""label":"Aa'a Aaaa 1","amount":"12.50""#))
    }

    @Test("A form with few values repeats replacements instead of showing a value")
    func crowded() throws {
        let digits = (0..<10).map { "\"" + String($0) + "\"" }.joined(separator: ",")
        let result = try anonymous("{\"addressLines\":[" + digits + "]}", "ApplePayPaymentContact")
        let values = result.split(separator: "\"").filter { $0.count == 1 && $0.first?.isNumber == true }
        #expect(values.count == 10)
        for (place, value) in values.enumerated() { #expect(String(value) != String(place)) }
    }

    @Test("Text that is not JSON is refused", arguments: ["", "{", "{'a':1}", "\u{FEFF}{}", "[1,]"])
    func refused(_ text: String) {
        var anonymizer = Anonymizer()
        let document = anonymizer.anonymize([UInt8](text.utf8))
        #expect(document == nil)
    }
}
