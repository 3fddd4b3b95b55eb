import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources
import PaySheetText

/// A call of a tool with everything that it needs.
struct ToolRun {
    let tool: AgentTool
    /// The arguments of the tool alone.
    private let arguments: [JSONTree.Member]
    /// The options of the command.
    let options: OptionValues
    private let descriptions: [OptionDescription]
    let catalogs: CatalogList
    /// A system of which only allowed folders can be read.
    let system: System
    let knowledge: Knowledge
    let isCancelled: () -> Bool

    /// Reads the arguments of a call.
    init(
        _ tool: AgentTool, _ members: [JSONTree.Member], _ catalogs: CatalogList, _ system: System, _ knowledge: Knowledge,
        isCancelled: @escaping () -> Bool
    ) throws(ToolMistake) {
        let inputs = tool.inputs(catalogs)
        descriptions = tool.options(catalogs)
        let names = inputs.map { $0.name } + descriptions.map { $0.member }
        for member in members where !names.contains(member.name) {
            let near = Hints.nearest(member.name, names).map { "did you mean " + $0 + "?" }
            throw ToolMistake(
                "unknown argument \"" + member.name + "\" of " + tool.name, near ?? "use " + names.joined(separator: ", "))
        }
        (self.tool, self.catalogs, self.system, self.knowledge, self.isCancelled) = (tool, catalogs, system, knowledge, isCancelled)
        arguments = members.filter { member in inputs.contains { $0.name == member.name } && member.value != .null }
        let others = members.filter { member in !inputs.contains { $0.name == member.name } }
        do throws(OptionMistake) {
            options = try OptionValues(others, of: descriptions, files: .path)
        } catch {
            throw ToolMistake(error.message.replacing(text: "the option", with: "the argument"), error.remedy)
        }
        try checkWords()
        for input in inputs where input.isRequired && argument(input.name) == nil {
            throw ToolMistake("the argument \"" + input.name + "\" is missing", input.summary)
        }
    }

    private func checkWords() throws(ToolMistake) {
        try reading { () throws(UsageError) in try options.check(by: descriptions) }
    }

    // MARK: Arguments

    private func argument(_ name: String) -> JSONTree? { arguments.last { $0.name == name }?.value }

    func has(_ name: String) -> Bool { argument(name) != nil }

    func text(_ name: String) throws(ToolMistake) -> String? {
        guard let value = argument(name) else { return nil }
        guard let text = value.string else { throw ToolMistake("the argument \"" + name + "\" must be a string") }
        return text
    }

    /// A text that is one of some words.
    func word(_ name: String, of words: [String]) throws(ToolMistake) -> String? {
        guard let text = try text(name) else { return nil }
        guard words.contains(text) else {
            let near = Hints.nearest(text, words).map { "did you mean " + $0 + "?" }
            throw ToolMistake(
                "the argument \"" + name + "\" is \"" + text + "\"", near ?? "use " + words.joined(separator: ", "))
        }
        return text
    }

    /// A list of texts, or one text.
    func texts(_ name: String) throws(ToolMistake) -> [String] {
        switch argument(name) {
        case nil: return []
        case .text(let text)?: return [text]
        case .list(let elements)? where elements.allSatisfy({ $0.string != nil }): return elements.compactMap { $0.string }
        default: throw ToolMistake("the argument \"" + name + "\" must be a list of strings")
        }
    }

    func number(_ name: String, _ range: ClosedRange<Int>, default usual: Int) throws(ToolMistake) -> Int {
        guard let value = argument(name) else { return usual }
        guard let number = value.int, range.contains(number) else {
            throw ToolMistake(
                "the argument \"" + name + "\" must be a whole number from " + String(range.lowerBound) + " to " + String(range.upperBound))
        }
        return number
    }

    /// Calls a function that can find a mistake in options. Options are named as arguments.
    func reading<Value>(_ read: () throws(UsageError) -> Value) throws(ToolMistake) -> Value {
        do throws(UsageError) {
            return try read()
        } catch {
            throw ToolMistake(PrivateKeyText.isIn([UInt8](error.text.utf8)) ? PrivateKeyText.refusal : named(error.text))
        }
    }

    /// Returns a message in which options are named as arguments.
    private func named(_ message: String) -> String {
        descriptions.sorted { $0.name.utf8.count > $1.name.utf8.count }.reduce(message) {
            $0.replacing(text: "--" + $1.name, with: $1.member)
        }
    }

    // MARK: Documents

    /// What a tool works on.
    enum Subject {
        case document([UInt8])
        case source([UInt8], SourceLanguage)
        case paths([String])
        case changes(ChangedLines)
    }

    static let document = ToolInput(
        "document", .textOrObject, "the document: its text, or the JSON object itself. Text keeps places and spelling.")
    static let source = ToolInput("source", .text, "a piece of source code that calls Apple Pay; name its language")
    static let language = ToolInput("language", .text, "the language of the source code", words: SourceLanguage.names)
    static let path = ToolInput("path", .text, "a file below the allowed folders")
    static let pathNote = "a path is relative to the first allowed folder, absolute, or a file: address"

    /// The one subject of a call.
    func subject() throws(ToolMistake) -> Subject {
        let given = ["document", "source", "path", "paths", "diff"].filter { has($0) }
        let known = tool.inputs(catalogs).map { $0.name }.filter { ["document", "source", "path", "paths", "diff"].contains($0) }
        guard given.count == 1 else {
            let choice = known.joined(separator: known.count > 2 ? ", " : " or ")
            throw ToolMistake(
                given.isEmpty ? "there is nothing to read" : given.joined(separator: " and ") + " exclude each other",
                "give one of " + choice)
        }
        if has("source") {
            guard let name = try text("language") else { throw ToolMistake("the argument \"language\" is missing", languages) }
            guard let language = SourceLanguage(named: name) else { throw ToolMistake("unknown language \"" + name + "\"", languages) }
            return .source([UInt8]((try text("source") ?? "").utf8), language)
        }
        guard !has("language") else { throw ToolMistake("the argument \"language\" belongs to source", "remove it") }
        if let document = argument("document") { return .document(try bytes(of: document)) }
        if let diff = try text("diff") {
            do throws(UsageError) {
                return .changes(try ChangedLines([UInt8](diff.utf8), exists: { system.look($0) != nil }))
            } catch {
                throw ToolMistake(error.message.replacing(text: "--changed-lines", with: "diff"))
            }
        }
        let paths = (try texts("path") + texts("paths")).map { Address.path($0) ?? $0 }
        if let path = paths.first(where: { RootFolders.hasNUL($0) }) {
            throw ToolMistake("the path " + VisibleText.line(path) + " has a NUL character, and no file has one", ToolRun.pathNote)
        }
        return .paths(paths)
    }

    private var languages: String { "use " + SourceLanguage.names.joined(separator: ", ") }

    private func bytes(of document: JSONTree) throws(ToolMistake) -> [UInt8] {
        switch document {
        case .text(let text): return [UInt8](text.utf8)
        case .object: return document.bytes
        default: throw ToolMistake("the argument \"document\" must be a string or an object")
        }
    }

    /// Reads the one document of a call, for tools that draw or describe it.
    func readDocument(as kind: DocumentKind?) throws(ToolMistake) -> ReadDocument {
        switch try subject() {
        case .source, .changes: throw ToolMistake("this tool takes no source code", "give the document")
        case .document(let bytes): return ReadDocument(bytes, named: "document", as: kind, catalogs)
        case .paths(let paths):
            var notes: [String] = []
            guard let path = paths.first, path != "-",
                let read = ReadDocument.read(path, as: kind, recovering: true, catalogs, system, &notes)
            else { throw ToolMistake(notes.last ?? "there is no such file", ToolRun.pathNote) }
            return read
        }
    }

    /// Returns an answer that is complete.
    func complete(_ answer: DocumentAnswer) throws(ToolMistake) -> DocumentAnswer {
        guard answer.status == ExitStatus.passed else {
            throw ToolMistake(
                answer.notes.isEmpty ? "the document cannot be used" : named(answer.notes.joined(separator: "\n")), "call check")
        }
        return answer
    }
}
