import PaySheet
import PaySheetGuide
import PaySheetPasses
import Testing

/// What `describe` and `diff` say of a pass. Values of fields and contents of codes stay out of it.
@Suite("Passes in words")
struct PassWordsTests {
    private static let ticket = PassGuide.ticket.text

    private static func pass(_ change: (inout WalletPass) -> Void = { _ in }) throws -> WalletPass {
        var pass = try #require(WalletPass.read(ticket.utf8).value)
        change(&pass)
        return pass
    }

    private static func field(_ key: String, _ value: String, message: String? = nil) -> PassField {
        var field = PassField(key: key, value: RawJSON(minified: Array(("\"" + value + "\"").utf8)))
        field.label = "Label " + key
        field.changeMessage = message
        return field
    }

    private static func small(_ fields: [PassField]) throws -> WalletPass {
        try pass { pass in
            pass.eventTicket = PassFields()
            pass.eventTicket?.backFields = fields
        }
    }

    @Test("A description has style, fields, codes, times and updates, and nothing personal")
    func describes() throws {
        let pass = try Self.pass { pass in
            pass.eventTicket?.primaryFields = [Self.field("a", "canary-value")]
            pass.barcodes = [
                PassBarcode(format: .qr, message: "canary-code", messageEncoding: "iso-8859-1"),
                PassBarcode(format: .pdf417, message: "canary-code", messageEncoding: "iso-8859-1"),
            ]
            pass.locations = [PassLocation(latitude: 1, longitude: 2)]
            pass.expirationDate = "2027-03-02T00:00:00Z"
            pass.serialNumber = "canary-serial"
            pass.authenticationToken = "canary-token-0123456789"
            pass.webServiceURL = "https://passes.example/wallet"
            pass.voided = true
        }
        let sentences = PassDescription(pass).sentences
        #expect(sentences.first?.hasPrefix("This is an event ticket of Example Theater: ") == true, "\(sentences)")
        for sentence in [
            "Largest: \"Label a\".", "Wallet shows the first of these codes that the system knows: QR, PDF417.",
            "It ends on 2027-03-02T00:00:00Z.", "Wallet offers it at 1 place.", "It is voided.", "Devices ask its web service for changes.",
        ] { #expect(sentences.contains(sentence), "\(sentences)") }
        #expect(!sentences.joined().contains("canary"))
    }

    @Test("A pass with little says so")
    func describesLittle() throws {
        let pass = try Self.pass { pass in
            pass.eventTicket = nil
            pass.barcodes = nil
            pass.barcode = nil
            pass.webServiceURL = nil
        }
        let sentences = PassDescription(pass).sentences
        #expect(sentences.first?.hasPrefix("This is a pass without a style of ") == true)
        #expect(sentences.contains("It has no code.") && sentences.contains("It never changes, because it has no web service."))
    }

    @Test("Equal passes have no difference, and a person does not notice data for the app")
    func equal() throws {
        let pass = try Self.pass()
        #expect(PassDifference(from: pass, to: pass).changes.isEmpty && !PassDifference(from: pass, to: pass).hasOthers)
        let other = try Self.pass { $0.userInfo = RawJSON(minified: Array("{\"a\":1}".utf8)) }
        #expect(PassDifference(from: pass, to: other).changes.isEmpty && PassDifference(from: pass, to: other).hasOthers)
    }

    @Test(
        "A notification needs changeMessage",
        arguments: [
            ("Gate %@", "\"Label gate\" has another value; a notification says \"Gate %@\"."),
            (nil, "\"Label gate\" has another value; nothing tells the person, because \"changeMessage\" is missing."),
        ] as [(String?, String)])
    func value(_ message: String?, _ sentence: String) throws {
        let old = try Self.small([Self.field("gate", "canary-1", message: message)])
        let new = try Self.small([Self.field("gate", "canary-2", message: message)])
        let changes = PassDifference(from: old, to: new).changes
        #expect(changes.map { $0.sentence } == [sentence])
        #expect(changes.allSatisfy { $0.old == nil && $0.new == nil })
    }

    @Test("Fields come and go")
    func fields() throws {
        let old = try Self.small([Self.field("a", "1"), Self.field("b", "1")])
        let new = try Self.small([Self.field("b", "1"), Self.field("c", "1")])
        let sentences = PassDifference(from: old, to: new).changes.map { $0.sentence }
        #expect(sentences == ["\"Label c\" is new; nothing tells the person.", "\"Label a\" is gone."])
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let words: String
        let change: @Sendable (inout WalletPass) -> Void

        init(_ name: String, _ words: String, _ change: @escaping @Sendable (inout WalletPass) -> Void) {
            (testDescription, self.words, self.change) = (name, words, change)
        }
    }

    @Test(
        "Each other change has one sentence",
        arguments: [
            Change("serial", "\"serialNumber\" differs; this is another pass, and no update.") { $0.serialNumber = "canary" },
            Change("type", "\"passTypeIdentifier\" differs; this is another pass, and no update.") { $0.passTypeIdentifier = "pass.other" },
            Change("token", "\"authenticationToken\" differs; devices show the first token to the web service.") {
                $0.authenticationToken = "canary-0123456789012345"
            },
            Change("voided", "voided: no before, yes now.") { $0.voided = true },
            Change("end", "end: 2027-01-01T00:00:00Z before, 2027-02-02T00:00:00Z now.") { $0.expirationDate = "2027-02-02T00:00:00Z" },
            Change("places", "places: 0 before, 1 now.") {
                $0.locations = [PassLocation(latitude: 1, longitude: 2)]
            },
            Change("code", "codes: QR before, Aztec now.") {
                $0.barcodes = [PassBarcode(format: .aztec, message: "canary", messageEncoding: "iso-8859-1")]
            },
            Change("content", "The content of a code differs; readers get another one.") {
                $0.barcodes = [PassBarcode(format: .qr, message: "canary", messageEncoding: "iso-8859-1")]
            },
        ])
    func others(_ change: Change) throws {
        let old = try Self.pass { pass in
            pass.barcodes = [PassBarcode(format: .qr, message: "first", messageEncoding: "iso-8859-1")]
            pass.expirationDate = "2027-01-01T00:00:00Z"
            pass.authenticationToken = "first-token-0123456789"
            pass.locations = nil
        }
        var new = old
        change.change(&new)
        #expect(PassDifference(from: old, to: new).changes.map { $0.sentence } == [change.words])
    }
}
