import Foundation
import PaySheet
import PaySheetShapes
import TestSupport
import Testing

/// The fast reader says of a document what scanner and binder say, or nothing.
@Suite struct FastReaderTests {
    private static let shapes = Shapes.all.filter { !$0.isAbstract }

    @Test("The fast reader accepts the examples of every dictionary", arguments: recordTypes) func takesTheExamples(_ type: RecordType) {
        var laws = FastReaderLaws()
        for example in [type.minimal, type.full] {
            let isTaken = laws.hold(example, as: laws.index(type.shape))
            // Free objects and dictionaries that depend on another member are left to the binder.
            #expect(isTaken || FastReaderLaws.leavesAny(type.shape), "\(String(decoding: example, as: UTF8.self))")
        }
    }

    @Test("The fast reader agrees about random documents and accepts most of them")
    func takesRandomDocuments() {
        var laws = FastReaderLaws()
        for seed in 0..<UInt64(TestScale.scaled(1_500)) {
            var options = seed % 2 == 0 ? RandomDocuments.Options.wild : RandomDocuments.Options()
            options.optionalMembers = 20 + Int(seed % 5) * 15
            options.escapes = seed % 3 == 0 ? 2 : 0
            options.longestList = 1 + Int(seed % 6)
            var documents = RandomDocuments(seed: seed, options: options)
            let shape = Self.shapes[seed % 4 == 0 ? Int(seed / 4) % Self.shapes.count : Int(seed / 4) % 8]
            laws.hold([UInt8](documents.text(of: shape).utf8), as: laws.index(shape))
        }
        // Most are taken, so that the comparison means something.
        #expect(laws.taken * 2 > laws.documents, "\(laws.taken) of \(laws.documents)")
    }

    @Test("The fast reader accepts no document with a mistake")
    func takesNoMistake() {
        var laws = FastReaderLaws()
        for seed in 0..<UInt64(TestScale.scaled(600)) {
            var options = RandomDocuments.Options()
            options.optionalMembers = 60
            var documents = RandomDocuments(seed: seed, options: options)
            var injector = MistakeInjector(seed: seed)
            let shape = Self.shapes[Int(seed) % 20]
            let kinds = seed % 2 == 0 ? Mistake.ofShape : Mistake.allCases
            let document = injector.inject(1, into: documents.tree(of: shape), as: shape, kinds: kinds)
            let isTaken = laws.hold([UInt8](document.text.utf8), as: laws.index(shape))
            #expect(!isTaken || document.expected.isEmpty, "\(document.text)")
        }
    }

    @Test("The fast reader accepts no truncated document", arguments: FastReaderLaws.samples) func agreesAboutEveryBeginning(_ text: String)
    {
        var laws = FastReaderLaws()
        let bytes = [UInt8](text.utf8)
        let isTaken1 = laws.hold(bytes, as: 0)
        #expect(isTaken1)
        for count in 0..<bytes.count {
            // Neither alone nor with the rest in the next line, even if the line end replaces a byte.
            let isTaken2 =
                laws.hold(Array(bytes[..<count]), as: 0, before: Array(bytes[count...]))
                || laws.hold(Array(bytes[..<count]), as: 0, before: Array(bytes[(count + 1)...]))
            #expect(!isTaken2, "\(count)")
        }
    }

    @Test("The fast reader agrees about documents with one changed byte", arguments: FastReaderLaws.samples) func agreesAboutEveryByte(
        _ text: String
    ) {
        var laws = FastReaderLaws()
        var bytes = [UInt8](text.utf8)
        let others: [UInt8] = [
            0x00, 0x1F, 0x20, 0x22, 0x2C, 0x2D, 0x2E, 0x30, 0x35, 0x3A, 0x41, 0x5B, 0x5C, 0x5D, 0x65, 0x7B, 0x7D, 0x80, 0xC3, 0xFF,
        ]
        for place in bytes.indices {
            let old = bytes[place]
            for other in others + [old ^ 1, old ^ 0x20] {
                bytes[place] = other
                laws.hold(bytes, as: 0)
            }
            bytes[place] = old
        }
        #expect(laws.taken > 0 && laws.taken < laws.documents)
    }

    @Test(
        "The fast reader agrees about amounts",
        arguments: [
            "0", "1", "-1", "-0", "00", "01", "0.1", "00.1", ".1", "1.", "1.2.3", "12345678", "123456789", "1234567.8", "12345.678",
            "0.0000001",
            "999999.99", "-99.95", "1e5", "", ".", "-", "1,5", "１", "12a", "/", ":", "1:", "1/2", "\\u0031",
            "1234567890123456789012345678901234567890",
            "12345678901234567", "0.1234567", "0.12345678901234567890123456", " 1", "1 ",
        ])
    func readsAmounts(_ amount: String) {
        var laws = FastReaderLaws()
        laws.hold([UInt8](#"{"label":"x","amount":"\#(amount)"}"#.utf8), as: laws.index("ApplePayLineItem"))
        laws.hold([UInt8](#"{"amount":"\#(amount)","label":"x"}"#.utf8), as: laws.index("ApplePayLineItem"))
    }

    @Test("The fast reader agrees about random texts instead of amounts")
    func readsWhatMayBeAmounts() {
        var laws = FastReaderLaws()
        // Mostly digits and points, and their ASCII neighbours.
        let letters = Array("0001256789....-/:x \u{11}Aé")
        var random = SeededGenerator(seed: 27)
        for round in 0..<TestScale.scaled(4_000) {
            let amount = String((0..<1 + round % 11).map { _ in random.pick(letters) })
            laws.hold([UInt8](#"{"label":"x","amount":"\#(amount)"}"#.utf8), as: laws.index("ApplePayLineItem"))
        }
        #expect(laws.taken > 0 && laws.taken < laws.documents)
    }

    @Test(
        "The fast reader agrees about numbers",
        arguments: [
            "0", "7", "65536", "4294967295", "4294967296", "9999999999", "10000000000", "1700000000000", "999999999999999",
            "1000000000000000", "-1", "1.0", "1e2", "01", "00", "", "a", "\"1\"",
        ])
    func readsNumbers(_ number: String) {
        var laws = FastReaderLaws()
        for member in ["recurringPaymentIntervalCount", "deferredPaymentDate"] {
            laws.hold([UInt8](#"{"label":"x","amount":"1","\#(member)":\#(number)}"#.utf8), as: laws.index("ApplePayLineItem"))
        }
        laws.hold([UInt8](#"{"years":\#(number) , "days":1}"#.utf8), as: laws.index("ApplePayDateComponents"))
    }

    @Test("The fast reader agrees about limits and versions")
    func keepsTheLimits() {
        let text = [UInt8](FastReaderLaws.samples[0].utf8)
        for limit in 1...80 {
            var laws = FastReaderLaws(policy: Policy(limits: Limits(nodes: limit)))
            laws.hold(text, as: 0)
        }
        for depth in 1...6 {
            var laws = FastReaderLaws(policy: Policy(limits: Limits(depth: depth)))
            let isTaken3 = laws.hold(text, as: 0)
            #expect(isTaken3 == (depth >= 2))
        }
        for version in 1...20 {
            var laws = FastReaderLaws(policy: Policy(apiVersion: version))
            laws.hold([UInt8](FastReaderLaws.samples[1].utf8), as: 0)
        }
    }

    @Test("An accepted currency is not accepted as a country, and the reverse")
    func remembersOnlyWhatHolds() {
        // A code that was accepted as a currency is not a country, and the reverse.
        var laws = FastReaderLaws()
        let text = FastReaderLaws.samples[0]
        let isTaken4 = laws.hold([UInt8](text.utf8), as: 0)
        #expect(isTaken4)
        let isTaken5 = laws.hold([UInt8](text.replacingOccurrences(of: #""US""#, with: #""USD""#).utf8), as: 0)
        #expect(!isTaken5)
        let isTaken6 = laws.hold([UInt8](text.replacingOccurrences(of: #""USD""#, with: #""US""#).utf8), as: 0)
        #expect(!isTaken6)
    }

    @Test("The fast reader accepts only complete known words")
    func remembersTheLastWord() {
        var laws = FastReaderLaws()
        let words = ["final", "final", "pending", "pending", "final", "finale", "fina", "", "pending ", "FINAL", "final"]
        for word in words {
            let isKnown = ["final", "pending"].contains(word)
            for (text, isClosed) in [(#""\#(word)""#, true), (#" "\#(word)" "#, true), (#""\#(word)"#, false)] {
                let document = #"{"type":\#(text),"label":"x","amount":"1"}"#
                let isTaken = laws.hold([UInt8](document.utf8), as: laws.index("ApplePayLineItem"))
                #expect(isTaken == (isKnown && isClosed), "\(document)")
            }
        }
    }

    @Test("Names and lists fit the limits of the fast reader")
    func comparesNamesInsideTheStorage() {
        // With quote and colon behind it.
        let longest = ShapeTables.applePay.names.map { Int($0.length) }.max() ?? 0
        #expect(longest > 0 && longest + 2 <= SourceText.reach)
        // The names that come first are guessed before anything is known.
        let lists = ShapeTables.applePay.shapes.map(\.names) + ShapeTables.applePay.vocabularies.map(\.names)
        #expect(lists.allSatisfy { $0.count > 0 && $0.count <= 64 })
        #expect(MemoryLayout<ShapeRow>.offset(of: \.names) == 0 && MemoryLayout<VocabularyRow>.offset(of: \.names) == 0)
    }

    @Test(
        "The fast reader never reads an earlier document's bytes after the end",
        arguments: ["label", "amount", "type", "recurringPaymentIntervalUnit"]) func stopsInsideANameAtTheEnd(_ name: String)
    {
        // What is left of a longer document behind the text is not read as its end.
        var laws = FastReaderLaws()
        let whole = #"{"label":"x","amount":"1","type":"final","\#(name)":"#
        laws.hold([UInt8]((whole + #""week","more":1}"#).utf8), as: laws.index("ApplePayLineItem"))
        for count in 0...whole.utf8.count {
            let isTaken = laws.hold(Array(whole.utf8.prefix(count)), as: laws.index("ApplePayLineItem"))
            #expect(!isTaken)
        }
    }
}
