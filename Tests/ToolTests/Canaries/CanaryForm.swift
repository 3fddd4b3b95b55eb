import Testing

/// A form in which personal data or a secret gets into a member by mistake.
struct CanaryForm: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The value as JSON.
    let json: String
    /// The parts of the value that nothing may print, in lower case.
    let traces: [String]

    private init(_ name: String, _ json: String, _ traces: String...) {
        testDescription = name
        self.json = json
        self.traces = traces
    }

    /// The same text as the name of a member.
    var name: String { json.hasPrefix("\"") ? json : "\"" + json + "\"" }

    static let all = [
        CanaryForm("a card number", #""4111111111111111""#, "41111111"),
        CanaryForm("a card number in groups", #""4111 1111 1111 1111""#, "4111 1111"),
        CanaryForm("a number", "4111111111111111", "41111111"),
        CanaryForm("an e-mail address", #""jane.doe@canary.example""#, "jane", "doe@"),
        CanaryForm("an escaped e-mail address", #""jane.doe\u0040canary.example""#, "jane"),
        CanaryForm("an encoded e-mail address", #""jane.doe%40canary.example""#, "jane"),
        CanaryForm("a token", #""tok_live_9f8A7b6C5d4E3f2G1h0J""#, "9f8a7b6c"),
        CanaryForm("a UUID", #""6F9619FF-8B86-D011-B42D-00C04FC964FF""#, "6f9619ff", "00c04fc964ff"),
        CanaryForm("an address", #""https://jane:s3cret@shop.example/pay?card=4111111111111111#x""#, "jane", "s3cret", "41111111"),
        CanaryForm("an address without a scheme", #""jane:s3cret@shop.example/pay?card=4111111111111111""#, "jane", "s3cret", "41111111"),
        CanaryForm("Base64 with a rest", #""Y3VzdG9tZXI5OTk=&mail=jane.doe@x.y&card=4111111111111111""#, "y3vzdg9tzx", "jane", "41111111"),
        CanaryForm("a card number with no-break spaces", #""4111\u00a01111\u00a01111\u00a01111""#, "4111\u{A0}1111", #"4111\u00a01111"#),
        CanaryForm("a card number with underscores", #""4111_1111_1111_1111""#, "4111_1111"),
        CanaryForm("a card number with commas", #""4111,1111,1111,1111""#, "4111,1111"),
        CanaryForm("a JSON Web Token", #""eyJhbGciOiJub25lIn0.eyJzdWIiOiJqYW5lIn0.abcDEF-gh_i""#, "eyjhbgcioi", "eyjzdwiioi", "abcdef-gh"),
        CanaryForm("a token with few digits", #""sk_test_bTgVkWzQpLmXcRy7""#, "btgvkwzq"),
        CanaryForm("a telephone number", #""+49 30 9018 2077""#, "9018 2077"),
        CanaryForm("an IBAN", #""DE89370400440532013000""#, "37040044"),
        CanaryForm("an IBAN in groups", #""GB29 NWBK 6016 1331 9268 19""#, "6016 1331", "9268 19"),
    ]

    /// Returns a line of a text with a part of the value.
    func leak(in text: String) -> String? {
        let lowered = text.lowercased()
        guard let trace = traces.first(where: { lowered.contains($0) }) else { return nil }
        let line = text.split(whereSeparator: \.isNewline).first { $0.lowercased().contains(trace) } ?? ""
        return trace + " in: " + line.prefix(300)
    }
}
