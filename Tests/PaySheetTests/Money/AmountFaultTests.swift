import PaySheet
import TestSupport
import Testing

@Suite struct AmountFaultTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let kind: AmountFault.Kind
        let offset: Int
        let correction: String?
        init(_ text: String, _ kind: AmountFault.Kind, _ offset: Int, _ correction: String?) {
            (self.text, self.kind, self.offset, self.correction) = (text, kind, offset, correction)
        }
        var testDescription: String { text }
    }

    @Test(
        "A malformed amount has a cause, an offset and a correction",
        arguments: [
            Case("", .empty, 0, nil), Case("-", .missingDigits, 1, nil), Case("  ", .surroundingSpace, 0, nil),
            Case(" 5", .surroundingSpace, 0, "5"), Case("5 ", .surroundingSpace, 1, "5"), Case("\u{A0}5\n", .surroundingSpace, 0, "5"),
            Case("+1", .plusSign, 0, "1"), Case("--1", .unexpectedCharacter, 1, nil), Case("\u{2212}5.00", .minusSign, 0, "-5.00"),
            Case("$12.00", .currencySign, 0, "12.00"), Case("12.00 €", .currencySign, 5, "12.00"),
            Case("12.00€", .currencySign, 5, "12.00"),
            Case("-$5", .currencySign, 1, "-5"), Case("$-5", .currencySign, 0, "-5"), Case("USD 12.00", .currencySign, 0, "12.00"),
            Case("12.00EUR", .currencySign, 5, "12.00"), Case("$€5", .currencySign, 0, nil),
            Case("200,50", .decimalComma, 3, "200.50"), Case("0,234", .decimalComma, 1, "0.234"), Case("1,234", .digitGrouping, 1, nil),
            Case("1,234.50", .digitGrouping, 1, "1234.50"), Case("1.234,50", .digitGrouping, 5, "1234.50"),
            Case("1,234,567", .digitGrouping, 1, "1234567"), Case("1.234.567", .digitGrouping, 5, "1234567"),
            Case("1 234,50", .digitGrouping, 1, "1234.50"), Case("1'234.50", .digitGrouping, 1, "1234.50"),
            Case("1_000", .digitGrouping, 1, "1000"),
            Case("1,23,456.00", .digitGrouping, 1, "123456.00"), Case("12,34.50", .digitGrouping, 2, nil),
            Case("1,,234", .digitGrouping, 1, nil),
            Case(".5", .missingInteger, 0, "0.5"), Case("-.5", .missingInteger, 1, "-0.5"), Case("5.", .missingFraction, 2, "5"),
            Case(".", .missingInteger, 0, nil), Case("1.2.3", .secondPoint, 3, nil),
            Case("1e3", .exponent, 1, "1000"), Case("1.5e2", .exponent, 3, "150"), Case("1e-2", .exponent, 1, "0.01"),
            Case("1e30", .exponent, 1, nil),
            Case("0e5", .exponent, 1, "0"), Case("-2E+1", .exponent, 2, "-20"), Case("1e", .exponent, 1, nil),
            Case("1e3e3", .exponent, 1, nil),
            Case("１２.５０", .otherDigits, 0, "12.50"), Case("٣", .otherDigits, 0, "3"), Case("NaN", .unexpectedCharacter, 0, nil),
            Case("abc", .unexpectedCharacter, 0, nil), Case("(5.00)", .unexpectedCharacter, 0, nil),
            Case("5%", .unexpectedCharacter, 1, nil),
            Case("0x10", .unexpectedCharacter, 1, nil), Case("e5", .unexpectedCharacter, 0, nil), Case("5 .0", .digitGrouping, 1, nil),
        ])
    func namesTheMistake(expected: Case) throws {
        let error = #expect(throws: AmountError.self) { try Amount(expected.text) }
        guard case .malformed(let fault) = error else {
            Issue.record("\(expected.text): no fault")
            return
        }
        #expect(fault.kind == expected.kind)
        #expect(fault.offset == expected.offset)
        #expect(fault.correction == expected.correction)
        #expect(!fault.message.isEmpty && error?.description == fault.message)
    }

    @Test("The fault names the wrong character")
    func namesTheCharacter() {
        let bytes = Array("ab1€2cd".utf8)
        let fault = AmountFault.diagnose(bytes.span, from: 2, to: 7)
        #expect(fault.character == "€" && fault.offset == 1)
        #expect(AmountFault.diagnose(bytes.span, from: 2, to: 2).kind == .empty)
    }

    @Test("Every correction of a random text is an amount")
    func correctionsAreAmounts() {
        var random = RandomNumbers(seed: 3)
        let alphabet: [Unicode.Scalar] = Array("0123456789012345.,-+ '_e$€USD٣\u{A0}\u{2212}".unicodeScalars)
        var corrected = 0
        for _ in 0..<TestScale.scaled(10_000) {
            var text = ""
            for _ in 0..<Int.random(in: 0...9, using: &random) { text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "x") }
            let bytes = Array(text.utf8)
            guard Amount.parse(bytes.span, from: 0, to: bytes.count) == nil else { continue }
            let fault = AmountFault.diagnose(bytes.span, from: 0, to: bytes.count)
            #expect(fault.offset <= bytes.count)
            guard let correction = fault.correction else { continue }
            corrected += 1
            #expect((try? Amount(correction)) != nil && correction != text, "\(text)")
        }
        #expect(corrected > 0)
    }
}
