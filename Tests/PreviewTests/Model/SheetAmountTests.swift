import PaySheet
import PaySheetPreview
import Testing

@Suite("Readable amounts")
struct SheetAmountTests {
    @Test(
        "An amount has a currency sign, grouped digits and the currency's decimals",
        arguments: [
            ("1200.5", "USD", "$1,200.50"), ("1000", "JPY", "JP¥1,000"), ("1000.00", "JPY", "JP¥1,000"), ("5", "KWD", "KWD\u{A0}5.000"),
            ("-3.00", "EUR", "−€3.00"), ("0", "GBP", "£0.00"), ("-0.00", "USD", "$0.00"), ("007.10", "CAD", "CA$7.10"),
            ("999999.99", "CHF", "CHF\u{A0}999,999.99"), ("123", "KRW", "₩123"),
            ("12345678901234567890123.4", "USD", "$12,345,678,901,234,567,890,123.40"),
            ("-12345678901234567890123", "EUR", "−€12,345,678,901,234,567,890,123.00"),
        ])
    func written(_ amount: String, _ currency: String, _ text: String) throws {
        #expect(SheetAmount(try Amount(amount), in: Currency(rawValue: currency)).text.text == text)
    }

    @Test("Digits beyond the currency's decimals are shown")
    func excess() throws {
        #expect(SheetAmount(try Amount("1.005"), in: .usd).text.text == "$1.005")
        #expect(SheetAmount(try Amount("10.5"), in: .jpy).text.text == "JP¥10.5")
    }

    @Test("Without a currency, the digits are those of the document")
    func bare() throws {
        #expect(SheetAmount(try Amount("1200.5"), in: nil).text.text == "1,200.5")
        #expect(SheetAmount(try Amount("7"), in: Currency(rawValue: "")).text.text == "7")
    }

    @Test("A hostile currency code is cleaned and shortened")
    func hostile() throws {
        #expect(
            SheetAmount(try Amount("7"), in: Currency(rawValue: "\u{1B}[2J<b>aaaaaaaaaaaaaaaaaaa")).text.text
                == "\u{FFFD}[2J<b>aaaaa…\u{A0}7.00")
    }
}
