import PaySheet
import PaySheetTokens
import Testing

@Suite("Length limits of an event")
struct EventLimitTests {
    /// A text of an event, with its highest length.
    struct Limit: Sendable, CustomTestStringConvertible {
        let pointer: String
        let characters: Int
        /// The character to fill it with.
        var letter = "é"
        var testDescription: String { pointer }
    }

    static let limits = [
        Limit(pointer: "/merchantTokenIdentifier", characters: 64), Limit(pointer: "/reason", characters: 256),
        Limit(pointer: "/merchantTokenMetadata/cardArt/0/name", characters: 64),
        Limit(pointer: "/merchantTokenMetadata/cardArt/0/type", characters: 64),
        Limit(pointer: "/merchantTokenMetadata/cardMetadata/expirationDate", characters: 8),
        Limit(pointer: "/merchantTokenMetadata/cardMetadata/fpanSuffix", characters: 4, letter: "1"),
        Limit(pointer: "/merchantTokenMetadata/cardMetadata/shortDescription", characters: 64),
        Limit(pointer: "/merchantTokenMetadata/cardMetadata/longDescription", characters: 128),
    ]

    private static func event(_ limit: Limit, _ count: Int) -> [UInt8] {
        var texts = [
            "/merchantTokenIdentifier": "tok-1", "/reason": "issuer", "/merchantTokenMetadata/cardArt/0/name": "Front",
            "/merchantTokenMetadata/cardArt/0/type": "image/png", "/merchantTokenMetadata/cardMetadata/expirationDate": "01/34",
            "/merchantTokenMetadata/cardMetadata/fpanSuffix": "2222", "/merchantTokenMetadata/cardMetadata/shortDescription": "Card",
            "/merchantTokenMetadata/cardMetadata/longDescription": "Example Card",
        ]
        texts[limit.pointer] = String(repeating: limit.letter, count: count)
        func text(_ name: String) -> String {
            "\"" + (name.split(separator: "/").last ?? "") + "\":\"" + (texts[name] ?? "") + "\""
        }
        let metadata = "/merchantTokenMetadata/cardMetadata/"
        let art = "/merchantTokenMetadata/cardArt/0/"
        let members = ["expirationDate", "fpanSuffix", "shortDescription", "longDescription"].map { text(metadata + $0) }
        return Array(
            """
            {"eventType":"UPDATED_METADATA",\(text("/merchantTokenIdentifier")),\(text("/reason")),"merchantTokenMetadata":{"cardArt":\
            [{\(text(art + "name")),\(text(art + "type")),"url":"https://cards.example/1.png"}],\
            "cardMetadata":{\(members.joined(separator: ",")),"cardCountry":"DE"}}}
            """.utf8)
    }

    @Test("Text of the maximum length is valid, and one more character is one finding", arguments: limits)
    func limit(_ limit: Limit) {
        let right = MerchantTokenEvent.read(EventLimitTests.event(limit, limit.characters), policy: Policy())
        #expect(right.findings.map { $0.description } == [])
        let wrong = MerchantTokenEvent.read(EventLimitTests.event(limit, limit.characters + 1), policy: Policy())
        #expect(wrong.findings.map { $0.place.pointer } == [limit.pointer])
    }
}
