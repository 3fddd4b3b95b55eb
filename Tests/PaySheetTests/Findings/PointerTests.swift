import PaySheet
import Testing

/// Pointers escape what RFC 6901 and JSON escape, wherever it is in a name.
struct PointerTests {
    @Test(
        "Pointers escape slashes and tildes anywhere in a name",
        arguments: [("~", "~0"), ("/", "~1"), (#"\\"#, #"\"#), (#"\""#, "\""), (#"\u0041"#, "A"), ("é", "é"), ("日", "日"), ("a", "a")],
        0..<20)
    func escapeNames(_ character: (json: String, step: String), before: Int) {
        for after in [0, 1, 7, 8, 9] {
            let (start, end) = (String(repeating: "x", count: before), String(repeating: "y", count: after))
            let document = "{\"total\":{\"" + start + character.json + end + "\":1,\"label\":\"Shop\",\"amount\":\"1.00\"}}"
            var reader = DocumentReader()
            let pointers = reader.check(Array(document.utf8), as: .paymentRequest).findings.map { $0.place.pointer }
            #expect(pointers.contains("/total/" + start + character.step + end), "\(document): \(pointers)")
        }
    }
}
