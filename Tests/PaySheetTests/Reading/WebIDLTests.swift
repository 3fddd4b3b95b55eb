import PaySheet
import Testing

@Suite struct WebIDLTests {
    /// What `String(number)` gives in JavaScript.
    @Test(
        "Numbers convert to text as in JavaScript",
        arguments: [
            ("0", "0"), ("-0", "0"), ("1", "1"), ("1.0", "1"), ("12.50", "12.5"), ("-3.07", "-3.07"), ("1e2", "100"), ("1E+2", "100"),
            ("0.5", "0.5"), ("0.000001", "0.000001"), ("0.0000001", "1e-7"), ("1.5e-9", "1.5e-9"), ("1e20", "100000000000000000000"),
            ("1e21", "1e+21"), ("1.25e30", "1.25e+30"), ("100000000000000000000", "100000000000000000000"),
            ("0.30000000000000004", "0.30000000000000004"),
            ("1234567890123456789012345", "1.234567890123456789012345e+24"), ("12345678901234567890123.5", "1.23456789012345678901235e+22"),
            ("1e-99999999999999999999", "0"), ("1e400", "Infinity"), ("-1e400", "-Infinity"), ("0e5", "0"), ("0.0", "0"),
        ])
    func numbersAsText(_ spelling: String, _ text: String) {
        #expect(String(decoding: WebIDL.text(ofNumber: [UInt8](spelling.utf8)), as: UTF8.self) == text)
    }
}
