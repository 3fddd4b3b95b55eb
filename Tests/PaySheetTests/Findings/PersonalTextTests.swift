import PaySheet
import Testing

@Suite("Text that looks personal")
struct PersonalTextTests {
    @Test(
        "Forms of personal data are found",
        arguments: [
            ("4111111111111111", "•••"), ("card 4111 1111 1111 1111.", "card •••."), ("call +49 30 9018 2077", "call +•••"),
            ("(030) 90182077", "(•••"),
            ("jane.doe@x.example", "•••"), ("mail:jane%40x.example!", "•••!"), ("ｊ＠x.example", "•••"),
            ("a=jane@x.example&b=1", "a=•••&b=1"), ("https://u:p@shop.example/a?b=c", "https://•••@shop.example/a?•••"),
            ("u:p@shop.example/a?b=c", "•••/a?•••"), ("https://shop.example/a#b=c", "https://shop.example/a#•••"),
            ("9f8A7b6C5d4E3f2G1h0J", "•••"), ("tok_live_9f8A7b6C5d4E3f2G", "•••"), ("GB29NWBK60161331926819", "•••"),
            ("6F9619FF-8B86-D011-B42D-00C04FC964FF", "•••"), ("00000000-0000-0000-0000-000000000001", "•••"),
            ("12345678", "•••"), ("1.2.3.4.5.6.7.8", "•••"), ("2027-03-01 4111 1111", "2027-03-01 •••"),
            ("4111_1111_1111_1111", "•••"), ("4111,1111,1111,1111", "•••"), ("4111\u{A0}1111\u{A0}1111\u{A0}1111", "•••"),
            ("4111\u{202F}1111\u{202F}1111\u{202F}1111", "•••"), ("2021 1111 1111 1111", "•••"), ("39.11.2026", "•••"),
            ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.abcDEF-gh_i", "•••"), ("a=eyJhbGciOiJub25lIn0.eyJzdWIiOiJqYW5lIn0.", "•••"),
            ("sk_test_bTgVkWzQpLmXcRy7", "•••"), ("QpLm2XcRyTgVkWzBnHs", "•••"),
        ])
    func found(_ text: String, _ masked: String) {
        #expect(PersonalText.masked(text, plainDigits: PersonalText.fewDigits) == masked)
    }

    @Test(
        "Other texts stay",
        arguments: [
            "", "visa", "ApplePayAutomaticReloadPaymentRequest", "supports3DS", "2027-03-01T09:00:00.123456Z", "2027-03-01 09:00:00+0100",
            "icon@2x.png", "@2x", "jane@", "1234567", "1.234.567", "https://shop.example/orders/42#top", "is it 3DS?", "100%",
            "Europe/Paris",
            "com.example.shop.monthly", "shipping-method-2024-express", "Order 2024-001234", "2024/2025", "carteBancaires2024",
            "29.11.2026", "11/29/2026", "01.01.2035-05.01.2035", "2026/11/29", "20241129", "shop20241129.example.com",
            "1, 2, 3, 4, 5, 6, 7, 8, 9", "requiredBillingContactFields2", "PKPaymentNetworkCartesBancaires",
            "17.4.1", "PT2H", "•••", "\u{FEFF}a 123",
        ])
    func kept(_ text: String) {
        #expect(PersonalText.masked(text, plainDigits: PersonalText.fewDigits) == text)
    }

    /// This takes minutes if each sign looks at the text before it again.
    @Test("Many signs of addresses are read in their order", arguments: ["a@", "a%40", "@", "a=b@c.d?", "1@x"])
    func manySigns(_ sign: String) {
        let text = String(repeating: sign, count: 100_000)
        #expect(PersonalText.masked(text).utf8.count <= text.utf8.count * 4)
    }

    @Test(
        "Amounts have more digits than other numbers",
        arguments: [
            ("the total 123456789012.50 is large", true), ("1234567890123", false), ("12 345 678.00", true), ("1,234,567.00", true),
            ("1.234.567,00", true), ("12.345.678", true),
            ("19.989999999999998", true), ("+491511234567", false),
        ])
    func amounts(_ text: String, _ isKept: Bool) {
        #expect((PersonalText.masked(text) == text) == isKept)
    }

    @Test(
        "Names in pointers are hidden step by step",
        arguments: [
            ("/lineItems/12/amount", "/lineItems/12/amount"), ("/a/jane@x.example/b", "/a/•••/b"), ("/4111111111111111", "/•••"),
            ("/https:~1~1apple.com~1apple-pay", "/https:~1~1apple.com~1apple-pay"), ("", ""),
        ])
    func pointers(_ pointer: String, _ masked: String) {
        #expect(PersonalText.masked(pointer: pointer) == masked)
    }
}
