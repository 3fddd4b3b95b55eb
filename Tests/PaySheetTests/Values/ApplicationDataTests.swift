import Foundation
import PaySheet
import Testing

/// Application data, their Base64 text and the hash in the token.
@Suite("Application data")
struct ApplicationDataTests {
    @Test("The hash is of the data, not of its Base64 text")
    func theHashIsThatOfTheDataNotOfTheirText() {
        let data = ApplicationData("order-42".utf8)
        #expect(data.base64 == "b3JkZXItNDI=")
        #expect(data.hash == SHA256.hex("order-42".utf8))
        #expect(data.hash != SHA256.hex(data.base64.utf8))
        #expect(data.matches(data.hash.uppercased()))
        #expect(!data.matches(SHA256.hex(data.base64.utf8)))
        #expect(!data.matches(""))
    }

    @Test("The example request and the example token have the same data")
    func examples() throws {
        let data = try #require(ApplicationData(base64: "b3JkZXItMjAyNzA0MTItMDA0Mg=="))
        #expect(data == ApplicationData("order-20270412-0042".utf8))
    }

    @Test("Any bytes convert to Base64 and back")
    func anyBytesComeBack() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            let text = ApplicationData(bytes).base64
            #expect(text == Data(bytes).base64EncodedString())
            #expect(ApplicationData(base64: text)?.bytes == bytes)
        }
    }

    @Test(
        "Text that is not exact Base64 is refused",
        arguments: [
            "a", "ab", "abc", "abc-", "ab_=", "ab=c", "a===", "====", "abcd=", "abcd==", "abcd====", "ab cd", "abcd\n", "äbcd", "ab==cd==",
        ])
    func refused(text: String) {
        #expect(ApplicationData(base64: text) == nil)
    }
}
