import PaySheet
import PaySheetChecking
import PaySheetReports

/// The tools whose answer is a text.
extension AgentTool {
    static let explain = AgentTool(
        name: "explain", title: "Explain a rule, an error message or a log",
        summary: "Explains a rule such as amount/format, or lists the rules of a topic such as amount. It knows error messages of "
            + "browsers, Apple's servers, tools, apps and payment libraries. It names the likely causes, what to do, and how sure this is. "
            + "Other words are searched in rules, pages and members. Call it before you guess why Apple Pay fails.",
        inputs: { _ in
            [
                ToolInput(
                    "about", .text, "a rule, a topic, the id of a source, a message or log, or a few words",
                    isRequired: true),
                ToolInput.mostCharacters,
            ]
        },
        output: { json in
            json.property("about", "string", "what is explained")
            json.property("text", "string", "the explanation")
            json.property("notes", "array", "what the answer leaves out")
        },
        run: { run throws(ToolMistake) in
            let about = try run.text("about") ?? ""
            let explanation = try run.reading { () throws(UsageError) in try Explanation(about, among: run.catalogs) }
            let notes = run.catalogs.aliases.note(about: about).map { [$0] } ?? []
            let text = try CutText(explanation.text(isColored: false, width: Prose.width), run)
            return ToolAnswer(
                JSONBytes.object { json in
                    json.member("about", about)
                    json.member("text", text.text)
                    json.member("notes", notes + text.notes)
                }, text: text.text)
        })

    static let example = AgentTool(
        name: "example", title: "Write an example document",
        summary: "Writes a realistic, valid Apple Pay document of a kind, or one that breaks one rule. Start from it rather than from "
            + "memory: every member is spelled as Apple spells it. Businesses and people are invented.",
        inputs: { catalogs in
            [
                ToolInput("kind", .text, "the kind of the example; needed unless break names a rule", words: Knowledge.examples(catalogs)),
                ToolInput.mostCharacters,
            ]
        },
        options: { catalogs in
            let names = ["set", "seed", "merchants", "currency", "country", "now", "break", "list-breaks"]
            return ExampleRequest.options.filter { names.contains($0.name) } + catalogs.exampleChoices.map { OptionDescription($0) }
        },
        output: { json in
            json.property("text", "string", "the document, or the list of breaks")
            json.property("notes", "array", "options of check that the broken document needs, and what the answer leaves out")
        },
        run: { run throws(ToolMistake) in
            let kind = try run.word("kind", of: run.knowledge.examples)
            let answer = try run.reading { () throws(UsageError) in
                try ExampleRequest.answer(run.options, kind: kind, run.catalogs, run.system)
            }
            let text = try CutText(String(decoding: answer.output, as: UTF8.self), run)
            return ToolAnswer(
                JSONBytes.object { json in
                    json.member("text", text.text)
                    json.member("notes", answer.notes + text.notes)
                }, text: text.text)
        })

    static let describe = AgentTool(
        name: "describe", title: "Describe the agreement",
        summary: "Says in words what the shopper agrees to. Lists the next charges of a subscription, a reload or a later payment. Call it "
            + "to compare a request with what the shop promises.",
        inputs: { _ in [ToolRun.document, ToolRun.path] },
        options: { _ in DescribeOptions.options },
        output: { json in
            json.property("text", "string", "the agreement and the next charges")
            json.property("result", "object", "the same as data: sentences, notes and charges")
        },
        run: { run throws(ToolMistake) in
            let document = try run.readDocument(as: nil)
            let text = String(decoding: try agreement(document, isJSON: false, run), as: UTF8.self)
            let result = try agreement(document, isJSON: true, run)
            return ToolAnswer(
                JSONBytes.object { json in
                    json.member("text", text)
                    json.name("result")
                    json.raw(bytes: JSONTree(result)?.bytes ?? JSONBytes.nothing)
                }, text: text)
        })

    private static func agreement(_ document: ReadDocument, isJSON: Bool, _ run: ToolRun) throws(ToolMistake) -> [UInt8] {
        let options = try run.reading { () throws(UsageError) in try DescribeOptions(run.options, isJSON: isJSON, run.system) }
        return try run.complete(run.catalogs.describe(document, options)).output
    }

    static let preview = AgentTool(
        name: "preview", title: "Draw the payment sheet",
        summary: "Draws what the shopper sees, as text and as an SVG image. It is the payment sheet of a request or a flow, or the card of "
            + "a Wallet order. The picture is an illustration; devices show other words.",
        inputs: { _ in
            [
                ToolRun.document, ToolRun.path,
                ToolInput(
                    "as", .text, "text, svg for the image too (default: text, because not every client takes an SVG image)",
                    words: ["text", "svg"]),
            ]
        },
        options: { _ in PreviewOptions.others + [.kind] },
        output: { json in
            json.property("text", "string", "the drawing as text")
            json.property("notes", "array", "differences between the drawing and the document")
        },
        run: { run throws(ToolMistake) in
            let form = try run.word("as", of: ["text", "svg"]) ?? "text"
            let kind = try run.reading { () throws(UsageError) in
                try SettingWord.kind(run.options.value(OptionDescription.kind.name), run.catalogs)
            }
            let document = try run.readDocument(as: kind)
            let answer = try drawing(.terminal, of: document, run)
            let text = String(decoding: answer.output, as: UTF8.self)
            return ToolAnswer(
                JSONBytes.object { json in
                    json.member("text", text)
                    json.member("notes", answer.notes)
                }, text: text, svg: form == "svg" ? try drawing(.svg, of: document, run).output : nil)
        })

    private static func drawing(
        _ form: PictureForm, of document: ReadDocument, _ run: ToolRun
    ) throws(ToolMistake) -> DocumentAnswer {
        let options = try run.reading { () throws(UsageError) in
            try PreviewOptions(run.options, form: form, columns: nil, isColored: false, isolatesDirection: false, run.system)
        }
        return try run.complete(run.catalogs.preview(document, options))
    }
}

extension ToolInput {
    static let mostCharacters = ToolInput("maxCharacters", .number(1...1_000_000), "the rest of a longer text is left out (default: 20000)")
}

/// A text that is short enough, and a note about the rest.
struct CutText {
    let text: String
    let notes: [String]

    init(_ text: String, _ run: ToolRun) throws(ToolMistake) {
        let most = try run.number("maxCharacters", 1...1_000_000, default: 20_000)
        let left = text.unicodeScalars.count - most
        guard left > 0 else {
            (self.text, notes) = (text, [])
            return
        }
        self.text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(most)))
        notes = [String(left) + " characters were left out; raise maxCharacters"]
    }
}
