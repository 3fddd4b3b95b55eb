import PaySheetChecking
import PaySheetReports
import PaySheetShapes
import TestSupport
import Testing

/// What looks personal is gone from anonymous documents and hidden in reports, whatever member it is in.
@Suite("Personal data in any member")
struct PersonalFormTests {
    private static let tables = CatalogList.all.tables
    static let kinds = tables.kinds.map { $0.name }
    private static let request =
        #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["VISA"],"#
        + #""total":{"label":"Shop","amount":"1.00"},"jane@x.example":1}"#
    private static let turns = CanaryShapes.turns(tables)

    /// The document, with values of a form.
    ///
    /// - Parameter extra: What each object has besides its members.
    private static func document(
        _ kind: String, _ turn: Int, _ form: CanaryForm, extra: String = "", _ isIn: @escaping (Shape, Member) -> Bool
    ) -> String {
        let shapes = CanaryShapes(tables: tables, value: { isIn($0, $1) ? form.json : nil }, extra: extra, turn: turn)
        return tables.kinds.first { $0.name == kind }.map { shapes.document($0) } ?? "{}"
    }

    @Test("Every member of every kind of document", arguments: kinds)
    func everyMember(_ kind: String) throws {
        let turn = PersonalFormTests.kinds.firstIndex(of: kind) ?? 0
        // Every form in every kind would take minutes. The kinds take turns with the forms, and a long run tries all.
        let stride = max(Int(7 / TestScale.factor), 1)
        for (place, form) in CanaryForm.all.enumerated() where (place + turn) % stride == 0 {
            let choice = (turn + place) % PersonalFormTests.turns
            let extra = form.name + ":{\"unheardOf\":" + form.json + ",\"unheardOfToo\":[" + form.json + "]}"
            let text = PersonalFormTests.document(kind, choice, form, extra: extra) { _, _ in true }
            try expectSilence(text, kind, form, PersonalFormTests.calls)
        }
    }

    @Test("One member of a valid document", arguments: kinds)
    func oneMember(_ kind: String) throws {
        let row = try #require(PersonalFormTests.tables.kinds.first { $0.name == kind })
        let shape = try #require(PersonalFormTests.tables.shape(named: row.shape))
        let members = TestScale.sampled(PersonalFormTests.tables.members(of: shape))
        for (place, member) in members.enumerated() {
            let form = CanaryForm.all[(place * 5 + kind.utf8.count) % CanaryForm.all.count]
            let text = PersonalFormTests.document(kind, place % PersonalFormTests.turns, form) {
                $0.name == shape.name && $1.name == member.name
            }
            try expectSilence(text, kind, form, [PersonalFormTests.calls[0], PersonalFormTests.calls[1]])
        }
    }

    /// The commands whose output others read.
    private static let calls: [[String]] = [
        ["check", "a.json", "--kind", "KIND", "--statistics", "statistics.json"] + reports, ["anonymize", "a.json", "--kind", "KIND"],
        ["check", "a.json", "--write-baseline", "baseline.json"], ["check", "a.json", "--ndjson", "--format", "json"],
        ["check", "a.log"], ["anonymize", "a.json"], ["anonymize", "a.json", "--labels"],
        ["extract", "a.log", "--anonymize", "--out", "out"],
    ]
    private static let reports = ReportFormat.allCases.flatMap { ["--report", $0.rawValue + "=report." + $0.rawValue] }

    private func expectSilence(
        _ text: String, _ kind: String, _ form: CanaryForm, _ calls: [[String]], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let log = "{\"message\":" + form.name + "," + form.name + ":" + text + "}\n"
        let world = TestWorld(["a.json": text, "a.log": log])
        for call in calls {
            let leak = form.leak(in: world.everything(call.map { $0 == "KIND" ? kind : $0 }))
            #expect(leak == nil, "paysheet \(call.joined(separator: " "))\n\(text.prefix(2000))", sourceLocation: sourceLocation)
        }
    }

    @Test("Broken text and source code", arguments: CanaryForm.all)
    func broken(_ form: CanaryForm) throws {
        let request =
            #""countryCode":"US","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
            + #""total":{"label":\#(form.json),"amount":\#(form.json)},"network":\#(form.json),\#(form.name):1"#
        for text in ["{" + request, "{" + request + ",}", "const r = new ApplePaySession(3, {" + request + "}); // " + form.json] {
            let world = TestWorld(["a.json": text, "a.js": text])
            for path in ["a.json", "a.js"] {
                let leak = form.leak(in: world.everything(["check", path] + PersonalFormTests.reports))
                #expect(leak == nil, "\(path) \(text)")
            }
        }
    }

    @Test("Each dictionary and member of all catalogs is in a document")
    func complete() {
        var seen: Set<String> = []
        for turn in 0..<PersonalFormTests.turns {
            for kind in PersonalFormTests.tables.kinds {
                _ = CanaryShapes(
                    tables: PersonalFormTests.tables,
                    value: { shape, member in
                        seen.insert(shape.name + "." + member.name)
                        return nil
                    }, turn: turn
                ).document(kind)
            }
        }
        let tables = PersonalFormTests.tables
        var reached: Set<String> = []
        var waiting = tables.kinds.map { $0.shape }
        var deciding: Set<String> = []
        var missing: [String] = []
        while let shape = waiting.popLast().flatMap({ tables.shape(named: $0) }) {
            guard reached.insert(shape.name).inserted else { continue }
            for member in tables.members(of: shape) {
                waiting += CanaryShapes.dictionaries(in: member.type)
                if let name = CanaryShapes.selector(of: member.type) { deciding.insert(name) }
                if CanaryShapes.isScalar(member.type), !seen.contains(shape.name + "." + member.name) { missing.append(member.name) }
            }
        }
        // A member that decides about a dictionary has a word that does so.
        missing = missing.filter { !deciding.contains($0) }
        #expect(reached.count > 100)
        #expect(missing.isEmpty)
    }

    @Test("--show-personal shows the value")
    func shown() {
        let world = TestWorld(["a.json": PersonalFormTests.request.replacing("VISA", with: "4111111111111111")])
        #expect(world.run("check", "a.json", "--show-personal") == 1)
        #expect(world.output.contains(#"["4111111111111111"]"#) && world.output.contains("jane@x.example"))
        #expect(world.run("check", "a.json", "--format", "json") == 1)
        #expect(world.output.contains(#""pointer": "/•••""#) && !world.output.contains("jane") && !world.output.contains("4111"))
    }

    @Test(
        "A reader understands a finding about a hidden value, and other values are shown",
        arguments: [
            ("visaa", #""visaa" is not a known ApplePayNetwork"#), ("4111111111111111", #""•••" is not a known ApplePayNetwork"#),
            ("Visa Debit 2027", #""Visa Debit 2027" is not a known"#), ("jane@x.example", #""•••" is not a known"#),
        ])
    func understood(_ network: String, _ message: String) {
        let world = TestWorld(["a.json": PersonalFormTests.request.replacing("VISA", with: network)])
        #expect(world.run("check", "a.json") == 1)
        #expect(world.output.contains(message), "\(world.output)")
    }
}
