import PaySheetShapes
import Testing

/// No value of a contact is printed, in whatever form the shopper wrote it.
@Suite("Unprinted values of contacts")
struct ContactCanaryTests {
    private typealias Chosen = CanaryDocument.Chosen

    /// A contact with a name for it.
    struct Shopper: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let document: CanaryDocument?

        init(_ name: String, _ document: CanaryDocument?) {
            testDescription = name
            self.document = document
        }

        /// The number of the shopper, who takes turns with the others.
        var turn: Int { ContactCanaryTests.shoppers.firstIndex { $0.testDescription == testDescription } ?? 0 }
    }

    private static func contact(_ chosen: [String: Chosen], tail: String = "") -> CanaryDocument? {
        CanaryDocument("ApplePayPaymentContact", chosen, tail: tail)
    }

    private static let american: [String: Chosen] = [
        "phoneNumber": Chosen("+1 (987) 698-7698", ["698-7698"]), "emailAddress": Chosen("zebra@okapi.example"),
        "postalCode": Chosen("98769-8765", ["98769"]), "administrativeArea": Chosen("Wyoming"), "countryCode": Chosen("US", []),
    ]

    /// Other systems write these values in another way, so there are problems of spelling.
    private static let japanese: [String: Chosen] = [
        "phoneNumber": Chosen("０３－９８７６－９８７６", ["９８７６", "9876-9876"]), "postalCode": Chosen("９８７－６９８７", ["９８７", "987-6987"]),
        "phoneticGivenName": Chosen("ｶﾅﾘﾔ", ["ｶﾅﾘﾔ", "カナリヤ"]), "phoneticFamilyName": Chosen("しまうま"),
        "administrativeArea": Chosen("和歌山県", ["和歌山"]), "countryCode": Chosen("ja", []), "emailAddress": Chosen("okapi＠ｏkapi", ["okapi"]),
    ]

    static let shoppers: [Shopper] = [
        Shopper("any text", contact(["countryCode": Chosen("QX")])), Shopper("United States", contact(american)),
        Shopper("Japan", contact(japanese)),
        Shopper("United States, wrong", contact(american.merging(["administrativeArea": Chosen("Okapi")]) { $1 }, tail: "   ")),
        Shopper("Japan, wrong", contact(japanese.merging(["phoneticGivenName": Chosen("Tapir")]) { $1 })),
        Shopper(
            "a company", contact(["subLocality": Chosen("株式会社シマウマ", ["シマウマ"]), "givenName": Chosen(" ", []), "familyName": Chosen("", [])])),
        Shopper(
            "Hong Kong", contact(["countryCode": Chosen("HK", []), "postalCode": Chosen("Bongo"), "administrativeArea": Chosen("", [])])),
        Shopper("text that rules a terminal", contact(["countryCode": Chosen("JP", [])], tail: #"\u001b[31m\u202e\u0007🎉"#)),
        Shopper("markup", contact(["countryCode": Chosen("US", [])], tail: #"<script>&amp;\"'`|%0A::error::"#)),
        Shopper("another string", contact([:], tail: #"\",\"x\":1"#)),
        Shopper("a number for the country", contact(american.merging(["country": Chosen("98769876")]) { $1 })),
        Shopper("an escape that no text can have", contact([:], tail: #"\ud800"#)),
    ]

    @Test("Each member has a canary", arguments: shoppers)
    func complete(_ shopper: Shopper) throws {
        let document = try #require(shopper.document)
        let shape = try #require(Shapes.shape(named: "ApplePayPaymentContact"))
        #expect(shape.allMembers.allSatisfy { $0.isPersonal })
        // Four members can be left out: a code that is a word of two letters, and names that are blank.
        #expect(document.values.count >= shape.allMembers.count - 2)
        // The forms of other systems are not in the document.
        #expect(document.missing(in: document.json).isEmpty)
    }

    @Test("No command prints a contact", arguments: shoppers)
    func contact(_ shopper: Shopper) throws {
        let document = try #require(shopper.document)
        let calls = CanaryCommands.calls("a.json") + CanaryCommands.contacts("a.json")
        try expectSilence(document, CanaryCommands.turn(calls, shopper.turn, of: 3))
    }

    @Test("No command prints the contacts of a payment, a flow or an update", arguments: shoppers)
    func payment(_ shopper: Shopper) throws {
        let document = try #require(shopper.document)
        let payment = document.wrapped { contact in
            #"{"token":{"paymentMethod":{"network":"Visa","type":"debit","billingContact":\#(contact)}},"#
                + #""billingContact":\#(contact),"shippingContact":\#(contact)}"#
        }
        let calls = CanaryCommands.turn(CanaryCommands.calls("a.json") + CanaryCommands.contacts("a.json"), shopper.turn, of: 6)
        try expectSilence(payment, calls)
        let flow = payment.wrapped { #"{"request":\#(Sample.clean),"payment":\#($0)}"# }
        try expectSilence(flow, CanaryCommands.turn(CanaryCommands.calls("a.json"), shopper.turn, of: 6))
        let request = document.wrapped { contact in
            Sample.clean.dropLast() + #","billingContact":\#(contact),"shippingContact":\#(contact)}"#
        }
        try expectSilence(request, CanaryCommands.turn(CanaryCommands.calls("a.json"), shopper.turn, of: 6))
    }

    @Test("No command prints the rest of a broken contact", arguments: shoppers)
    func broken(_ shopper: Shopper) throws {
        let document = try #require(shopper.document)
        let ways: [(String) -> String] = [
            { String($0.dropLast()) }, { $0.replacing("\",\"", with: "\" \"") }, { "const contact = " + $0 + ";" },
            { "[" + $0.replacing(":", with: ": ").replacing(",", with: ",\n") }, { "{\"a\":" + $0 }, { "\u{FEFF}" + $0 + "}" },
            { $0.replacing("\"", with: "'") }, { "data=" + $0 + "\n\n" + $0 },
        ]
        for (index, way) in ways.enumerated() {
            let calls = CanaryCommands.turn(CanaryCommands.calls("a.json") + [["contact", "-"]], shopper.turn + index, of: 12)
            try expectSilence(document.wrapped(way), calls)
        }
    }

    private func expectSilence(
        _ document: CanaryDocument, _ calls: [[String]], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let world = TestWorld(CanaryCommands.files.merging(["a.json": document.json]) { $1 })
        for call in calls {
            world.input = [Array(document.json.utf8)]
            // In another kind, a member can be one of the shop. A request names its own country.
            let others: Set<String> = call.contains("ApplePayPaymentRequest") ? ["/countryCode"] : []
            let leaks = document.leaks(in: world.everything(call), except: others)
            #expect(leaks.isEmpty, "paysheet \(call.joined(separator: " "))", sourceLocation: sourceLocation)
        }
    }

    @Test("Options that print a contact print every value")
    func shown() throws {
        for shopper in ContactCanaryTests.shoppers where !shopper.testDescription.hasPrefix("an escape") {
            let document = try #require(shopper.document)
            let world = TestWorld(["a.json": document.json])
            #expect(world.run("contact", "a.json", "--normalize") == 0, "\(shopper.testDescription)")
            #expect(document.missing(in: world.output).isEmpty, "\(shopper.testDescription)")
        }
        // A text without its end makes an excerpt.
        let document = try #require(ContactCanaryTests.shoppers[0].document).wrapped { String($0.dropLast()) }
        let world = TestWorld(["a.json": document.json])
        #expect(world.run("check", "a.json", "--show-personal") == 1)
        #expect(!document.leaks(in: world.output).isEmpty)
    }
}
