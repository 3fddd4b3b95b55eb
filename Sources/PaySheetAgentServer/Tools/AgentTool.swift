import PaySheet
import PaySheetChecking
import PaySheetReports

/// A tool that an agent can call, as data. The list of tools, the check of arguments, and the messages about them follow from it.
struct AgentTool: Sendable {
    let name: String
    let title: String
    /// What it does and when to call it, in a few sentences.
    let summary: String
    /// The arguments that only this tool has.
    let inputs: @Sendable (CatalogList) -> [ToolInput]
    /// The options of the command that it takes as arguments.
    var options: @Sendable (CatalogList) -> [OptionDescription] = { _ in [] }
    /// The members of the schema for the structured result.
    let output: @Sendable (inout JSONBytes) -> Void
    let run: @Sendable (ToolRun) throws(ToolMistake) -> ToolAnswer

    /// All tools, in the order of the list.
    static let all = [check, fix, explain, example, preview, describe, reference, token]

    /// All arguments.
    func arguments(_ catalogs: CatalogList) -> [ToolInput] { inputs(catalogs) + options(catalogs).map { ToolInput($0) } }

    /// Whether a call reads files that the client names, so that its roots matter.
    func readsFiles(_ members: [JSONTree.Member], _ catalogs: CatalogList) -> Bool {
        let files = ["path", "paths"] + options(catalogs).filter { $0.value == "FILE" }.map { $0.member }
        return members.contains { files.contains($0.name) }
    }

    /// Writes the tool as clients list it.
    func write(_ catalogs: CatalogList, _ json: inout JSONBytes) {
        let arguments = arguments(catalogs)
        json.object { json in
            json.member("name", name)
            json.member("title", title)
            json.member("description", summary)
            json.name("inputSchema")
            json.object { schema in
                schema.member("type", "object")
                schema.name("properties")
                schema.object { properties in
                    for argument in arguments { argument.write(&properties) }
                }
                let required = arguments.filter { $0.isRequired }.map { $0.name }
                if !required.isEmpty { schema.member("required", required) }
                schema.member("additionalProperties", bool: false)
            }
            json.name("outputSchema")
            json.object { schema in
                schema.member("type", "object")
                schema.name("properties")
                schema.object(output)
            }
            json.name("annotations")
            json.object { hints in
                hints.member("readOnlyHint", bool: true)
                hints.member("idempotentHint", bool: true)
                hints.member("openWorldHint", bool: false)
            }
        }
    }
}

/// An argument of a tool.
struct ToolInput: Sendable {
    /// The values that an argument takes.
    enum Form: Sendable {
        case text, texts, textOrObject, textOrNumber, flag
        case number(ClosedRange<Int>)
    }

    let name: String
    let form: Form
    let summary: String
    var words: [String] = []
    var isRequired = false

    init(_ name: String, _ form: Form, _ summary: String, words: [String] = [], isRequired: Bool = false) {
        (self.name, self.form, self.summary) = (name, form, summary)
        (self.words, self.isRequired) = (words, isRequired)
    }

    /// The argument for an option of the command.
    init(_ option: OptionDescription) {
        let form: Form =
            switch option.value {
            case nil: .flag
            case "N"?: .textOrNumber
            case _ where option.isRepeatable: .texts
            default: .text
            }
        self.init(option.member, form, option.summary, words: option.words)
    }

    func write(_ properties: inout JSONBytes) {
        properties.name(spelled: name)
        properties.object { json in
            switch form {
            case .text: json.member("type", "string")
            case .textOrObject: json.member("type", ["string", "object"])
            case .textOrNumber: json.member("type", ["integer", "string"])
            case .flag: json.member("type", "boolean")
            case .number(let range):
                json.member("type", "integer")
                json.member("minimum", number: range.lowerBound)
                json.member("maximum", number: range.upperBound)
            case .texts:
                json.member("type", ["array", "string"])
                json.name("items")
                json.object { $0.member("type", "string") }
            }
            if !words.isEmpty { json.member("enum", words) }
            json.member("description", summary)
        }
    }
}

/// The answer of a tool.
struct ToolAnswer {
    /// The structured result: an object as JSON.
    let structured: [UInt8]
    /// The text for the agent; `nil` if it is the structured result.
    var text: String?
    /// A picture for the user.
    var svg: [UInt8]?

    init(_ structured: [UInt8], text: String? = nil, svg: [UInt8]? = nil) {
        (self.structured, self.text, self.svg) = (structured, text, svg)
    }

    func write(_ json: inout JSONBytes) {
        json.name("content")
        json.array { list in
            list.object { block in
                block.member("type", "text")
                block.member("text", text ?? String(decoding: structured, as: UTF8.self))
            }
            guard let svg else { return }
            list.object { block in
                block.member("type", "image")
                block.member("data", Base64.encode(svg))
                block.member("mimeType", "image/svg+xml")
            }
        }
        json.name("structuredContent")
        json.raw(bytes: structured)
        json.member("isError", bool: false)
    }
}

/// Why a tool has no answer. The agent sees it, and can call the tool again with other arguments.
enum ToolMistake: Error {
    /// What is wrong, and what to do.
    case mistake(String, remedy: String?)
    /// The client does not wait for the answer any more.
    case cancelled

    init(_ message: String, _ remedy: String? = nil) { self = .mistake(message, remedy: remedy) }
}
