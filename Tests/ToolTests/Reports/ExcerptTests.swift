import PaySheet
import PaySheetGuide
import PaySheetReports
import Testing

@Suite("Excerpts")
struct ExcerptTests {
    private func text(_ json: String, as kind: DocumentKind? = .paymentRequest, style: TextStyle = TextStyle()) -> String {
        var reader = DocumentReader()
        let check = reader.check(Array(json.utf8), as: kind, recovering: true)
        return TextReport.document(
            CheckedDocument(path: "x", check: check, isKindTold: false, selection: Selection(ignored: ["member/missing"])), style: style)
    }

    /// The line and the marks of the first frame.
    private func frame(_ json: String, style: TextStyle = TextStyle()) -> [String] {
        let lines = text(json, style: style).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        guard lines.count > 3 else { return lines }
        return lines[2...3].map { line in line.firstIndex(of: "|").map { String(line[$0...]) } ?? line }
    }

    @Test("The first places of one finding are shown, and the others are counted")
    func manyPlaces() {
        let contexts = (0..<60).map { number in
            "{\"merchantIdentifier\":\"m\(number)\",\"externalIdentifier\":\"e\",\"merchantName\":\"A\",\"amount\":\"9.00\"}"
        }
        let request = String(Sample.clean.dropLast()) + ",\"multiTokenContexts\":[\n" + contexts.joined(separator: ",\n") + "]}"
        var reader = DocumentReader()
        let check = reader.check(Array(request.utf8), as: .paymentRequest)
        let document = CheckedDocument(path: "x", check: check, selection: Selection(selected: ["contexts/exceed-total"]))
        let text = TextReport.document(document)
        #expect(document.findings.first?.finding.related.count == 61)
        #expect(text.contains("= and  53 more such places\n"), "\(text)")
        #expect(text.split(separator: "\n").count < 40)
    }

    @Test(
        "Marks are below their text, for characters of any width",
        arguments: [
            ("{\"total\":{\"label\":\"日本\",\"amount\":\"1,5\"}}", 32 + 2), ("{\"total\":{\"label\":\"😀\",\"amount\":\"1,5\"}}", 32),
            ("{\"total\":{\"label\":\"👨‍👩‍👧\",\"amount\":\"1,5\"}}", 32), ("{\"total\":{\"label\":\"🇩🇪\",\"amount\":\"1,5\"}}", 32),
            ("{\"total\":{\"label\":\"❤️\",\"amount\":\"1,5\"}}", 32), ("{\"total\":{\"label\":\"e\u{301}\",\"amount\":\"1,5\"}}", 31),
            ("{\"total\":{\"label\":\"👍🏽\",\"amount\":\"1,5\"}}", 32), ("{\t\"total\":{\"label\":\"a\",\"amount\":\"1,5\"}}", 31 + 4),
            ("{\"total\":{\"label\":\"ｆ\",\"amount\":\"1,5\"}}", 32), ("{\"total\":{\"label\":\"é\",\"amount\":\"1,5\"}}", 31),
        ])
    func width(_ json: String, _ column: Int) {
        let lines = frame(json)
        #expect(lines.count == 2)
        #expect(lines[1] == "| " + String(repeating: " ", count: column) + "^^^^^ write \"1.5\"")
        #expect(lines[0].contains("\"1,5\""))
    }

    @Test("Typographic quotes are shown, and the text between them is hidden", arguments: ["“US”", "„US“", "‘US’"])
    func curlyQuotes(_ text: String) {
        let line = frame("{\"applicationData\": \(text)}")[0]
        #expect(!line.contains("\u{FFFD}") && !line.contains("US"))
        #expect(line.contains(text.first ?? " ") && line.contains(text.last ?? " "))
    }

    @Test("A long line is cut around the place", arguments: [0, 3, 500, 10_000])
    func longLine(_ count: Int) {
        let items = String(repeating: "{\"label\":\"abc\",\"amount\":\"1.00\"},", count: count)
        let json = "{\"lineItems\":[\(items){\"label\":\"z\",\"amount\":\"1,5\"}\(items.isEmpty ? "" : ",")\(items.dropLast())]}"
        let lines = frame(json)
        #expect(lines[0].count <= 104)
        let marks = lines[1].firstIndex(of: "^").map { lines[1].distance(from: lines[1].startIndex, to: $0) } ?? 0
        let shown = Array(lines[0])
        #expect(String(shown[marks..<min(marks + 5, shown.count)]) == "\"1,5\"")
        #expect((lines[0].hasPrefix("| …")) == (count >= 3))
        #expect((lines[0].hasSuffix("…")) == (count >= 3))
    }

    @Test("A long document hides the same text with one finding and with many", arguments: [0, 1, 7, 40, 300])
    func hidesAroundPlace(_ length: Int) {
        let secret = String(repeating: "s", count: length)
        let contact = "\"billingContact\":{\"givenName\":\"\(secret)\",\"familyName\":\"\(secret)é\",\"countryCode\":\"US\"}"
        func json(_ wrong: Int) -> String {
            let items = (0..<20).map { "{\"label\":\"Item\",\"amount\":\"1\($0 < wrong ? "," : ".")50\"}" }.joined(separator: ",")
            return
                "{\"applicationData\":\"\(secret)\",\"lineItems\":[\(items)],\(contact),\"total\":{\"label\":\"Shop\",\"amount\":\"1,5\"}}"
        }
        /// The frames of the last finding, which are alike however many there are.
        func last(_ wrong: Int) -> [Substring] {
            let lines = text(json(wrong)).split(separator: "\n", omittingEmptySubsequences: false)
            return lines.lastIndex { $0.contains("[amount/format]") }.map { Array(lines[($0 + 1)..<min($0 + 4, lines.count)]) } ?? []
        }
        let few = last(0)
        #expect(few.count == 3)
        #expect(!few.contains { $0.contains("ss") })
        #expect(few == last(12))
    }

    @Test(
        "No document can move the cursor or change the text direction",
        arguments: [
            ("\u{1B}", "␛"), ("\u{7F}", "␡"), ("\u{202E}", "<U+202E>"), ("\u{2066}", "<U+2066>"), ("\u{200B}", "<U+200B>"),
            ("\u{85}", "<U+0085>"), ("\u{2028}", "<U+2028>"), ("\u{FEFF}", "<U+FEFF>"), ("\u{07}", "␇"), ("\u{AD}", "<U+00AD>"),
        ])
    func control(_ character: String, _ shown: String) {
        for json in [
            "{\"total\":{\"label\":\"a\(character)b\",\"amount\":\"1,5\"}}", "{\"a\(character)b\":1}", "{\"total\":\(character)5}",
        ] {
            var output = ""
            for path in ["x", "x\(character)y"] {
                var reader = DocumentReader()
                let check = reader.check(Array(json.utf8), as: .paymentRequest, recovering: true)
                let document = CheckedDocument(path: path, check: check)
                output += TextReport.document(document, style: TextStyle(showsPersonal: true))
            }
            #expect(!output.isEmpty)
            #expect(!output.unicodeScalars.contains { $0 != "\n" && character.unicodeScalars.contains($0) })
            #expect(output.contains(shown))
        }
    }

    @Test("Bytes that are not UTF-8 do not break the frame")
    func invalid() {
        var reader = DocumentReader()
        let bytes = Array("{\"total\":\"".utf8) + [0xFF, 0xC3, 0x28, 0xF0, 0x9F] + Array("\"}".utf8)
        let document = CheckedDocument(path: "x", check: reader.check(bytes, as: .paymentRequest, recovering: true))
        let output = TextReport.document(document, style: TextStyle(showsPersonal: true))
        #expect(output.contains("error[json/invalid-utf8]"))
        #expect(output.contains("�"))
    }

    @Test("A repeated member is shown twice, on one line and on two")
    func duplicates() {
        let oneLine = text("{\"total\":{\"label\":\"a\",\"label\":\"b\",\"amount\":\"1\"}}")
        #expect(
            oneLine.contains(
                """
                   |
                 1 | {"total":{"label":"a","label":"b","amount":"1"}}
                   |                       ^^^^^^^ keep one of them
                   |           ------- the first one is here
                   |

                """))
        let twoLines = text("{\"countryCode\":\"US\",\n\n\n\"countryCode\":\"DE\"}")
        #expect(
            twoLines.contains(
                """
                   |
                 1 | {"countryCode":"US",
                   |  ------------- the first one is here
                   ⋮
                 4 | "countryCode":"DE"}
                   | ^^^^^^^^^^^^^ keep one of them
                   |

                """))
    }

    @Test("A reason is printed once for each rule of a document")
    func reasons() {
        let output = text("{\"lineItems\":[{\"label\":\"a\",\"amount\":\"x\"},{\"label\":\"a\",\"amount\":\"y\"}]}")
        #expect(output.split(separator: "\n").filter { $0.contains("= why") }.count == 1)
    }

    @Test("An empty text has no frame")
    func empty() {
        #expect(
            text("")
                == "x:1:1: error[json/empty]: the text holds no JSON value\n   = why  \(RuleID("json/empty")?.card?.reason ?? "")\n   = help give a JSON document\n   = more paysheet explain json/empty\n\n"
        )
    }

    @Test("Random bytes have a report")
    func anything() {
        var seed: UInt64 = 42
        for _ in 0..<400 {
            var bytes: [UInt8] = []
            let alphabet = Array("{}[]:,\"'\\ \n\t/*0a".utf8) + [0x80, 0xC3, 0xE2, 0xF0, 0x9F, 0x00, 0x1B]
            for _ in 0..<40 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(alphabet[Int(seed >> 33) % alphabet.count])
            }
            var reader = DocumentReader()
            let document = CheckedDocument(path: "x", check: reader.check(bytes, recovering: true))
            for showsPersonal in [true, false] {
                let output = TextReport.document(document, style: TextStyle(showsPersonal: showsPersonal))
                #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
            }
        }
    }
}
