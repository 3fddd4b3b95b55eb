import Foundation
import PaySheet
import PaySheetGuide
import Testing

/// Each command on the page about the source documents prints what the page says, and another text after the change.
@Suite("Source coverage")
struct SourceCoverageTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let id: String
        let arguments: [String]
        let output: String
        let change: String
        let outputAfter: String
        var testDescription: String { id }
    }

    /// The cells of each line of the table.
    private static let table: [[String]] = {
        let url = Repository.root.appendingPathComponent("Tools/generate/source-coverage.tsv")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
    }()

    static let rows = table.filter { $0.count == 6 }.map {
        Row(id: $0[0], arguments: words($0[2]), output: $0[3], change: $0[4], outputAfter: $0[5])
    }

    /// The words of a command. Quotes hold one together.
    private static func words(_ command: String) -> [String] {
        command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
        }
    }

    @Test("Every row of the documents is there once, and a row without a command has a reason")
    func count() {
        let documents = [("A", 84), ("B", 53), ("C", 19), ("D", 20), ("E", 25), ("F", 9)]
        #expect(Self.table.map { $0[0] } == documents.flatMap { name, count in (1...count).map { name + String($0) } })
        #expect(Self.rows.count > 150)
        for row in Self.table where row.count != 6 { #expect(row.count == 4 && row[2].isEmpty && !row[3].isEmpty, "\(row)") }
    }

    @Test("No command of a row only explains")
    func computing() {
        #expect(Self.rows.allSatisfy { row in !["explain", "schema", "help"].contains(row.arguments.first) && !row.change.isEmpty })
    }

    @Test("The command of a row prints what the page says, and another text after the change", arguments: rows)
    func row(_ row: Row) throws {
        let before = try Self.printed(by: row.arguments)
        #expect(!row.output.isEmpty && before.contains(row.output), "\(before)")
        var input = SourceCoverageInput(row.arguments)
        for change in row.change.split(separator: /; (?=(set|remove|replace|write|with|without) )/) { try input.make(String(change)) }
        let after = try Self.printed(by: input)
        if row.outputAfter.isEmpty {
            #expect(!after.contains(row.output), "\(after)")
        } else {
            #expect(after.contains(row.outputAfter), "\(after)")
            #expect(!before.contains(row.outputAfter), "\(before)")
        }
    }

    private static func printed(by arguments: [String]) throws -> String { try printed(by: SourceCoverageInput(arguments)) }

    /// The output of a command, with single spaces.
    private static func printed(by input: SourceCoverageInput) throws -> String {
        let world = TestWorld()
        world.files = input.files
        #expect(world.run(input.arguments) != 2, "\(world.errors)")
        return world.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    }
}

/// The arguments of a command, and the files of the repository that they name.
private struct SourceCoverageInput {
    private(set) var arguments: [String]
    private(set) var files: [String: [UInt8]] = [:]

    init(_ arguments: [String]) {
        self.arguments = arguments
        for argument in arguments { load(argument) }
    }

    /// Reads a file, or all files of a folder.
    private mutating func load(_ path: String) {
        guard Self.isPath(path) else { return }
        let url = Repository.root.appendingPathComponent(path)
        if let data = try? Data(contentsOf: url) {
            files[path] = [UInt8](data)
            return
        }
        for name in FileManager.default.subpaths(atPath: url.path) ?? [] {
            if let data = try? Data(contentsOf: url.appendingPathComponent(name)) { files[path + "/" + name] = [UInt8](data) }
        }
    }

    private static func isPath(_ word: String) -> Bool { word.hasPrefix("Sources/") || word.hasPrefix("Examples/") }

    /// Makes a change: `set`, `remove`, `replace` or `write` in a file, or `with` and `without` for arguments.
    mutating func make(_ change: String) throws {
        let (verb, rest) = Self.cut(change)
        switch verb {
        case "with": replaceArgument(rest)
        case "without": arguments.removeAll { $0 == rest }
        default: try changeFile(verb, rest)
        }
    }

    private mutating func replaceArgument(_ text: String) {
        let words = text.split(separator: " ").map { $0.trimmingPrefix("\"") }.joined(separator: " ")
        let (name, value) = Self.cut(words.hasSuffix("\"") ? String(words.dropLast()) : words)
        if name.hasPrefix("--"), let place = arguments.firstIndex(of: name), place + 1 < arguments.count {
            load(value)
            arguments[place + 1] = value
        } else if name.hasPrefix("--") {
            arguments += [name, value]
        } else if let place = arguments.firstIndex(where: { Self.isPath($0) }) {
            load(name)
            arguments[place] = name
        }
    }

    private mutating func changeFile(_ verb: String, _ text: String) throws {
        var rest = text
        var path = arguments.first { Self.isPath($0) } ?? ""
        if let first = text.first, first != "/", first != "\"" {
            let (name, others) = Self.cut(text)
            rest = others
            path = files.keys.first { $0.hasSuffix("/" + name) } ?? path + "/" + name
        }
        let old = String(decoding: files[path] ?? [], as: UTF8.self)
        switch verb {
        case "set":
            let (place, value) = Self.cut(rest)
            files[path] =
                PaySheetGuide.Sample(SampleBase("file", .paymentRequest, old), [.set(place, try Self.literal(value, isText: false))]).json
        case "remove" where rest.isEmpty: files[path] = nil
        case "remove": files[path] = PaySheetGuide.Sample(SampleBase("file", .paymentRequest, old), [.remove(rest)]).json
        case "replace":
            let parts = rest.components(separatedBy: "\" with \"")
            let (piece, new) = (try Self.literal(parts[0] + "\""), try Self.literal("\"" + (parts.last ?? "")))
            let place = try #require(old.range(of: piece), "\(path) has no \(piece)")
            files[path] = [UInt8](old.replacingCharacters(in: place, with: new).utf8)
        case "write": files[path] = [UInt8](try Self.literal(rest).utf8)
        default: Issue.record("unknown change \(verb)")
        }
    }

    /// Returns JSON, or the text that it contains. `× 3` after a text repeats it.
    private static func literal(_ text: String, isText: Bool = true) throws -> String {
        var text = text
        if let match = text.firstMatch(of: /^"(.*)" × (\d+)$/) {
            text = "\"" + String(repeating: String(match.1), count: try #require(Int(match.2))) + "\""
        }
        return isText ? try JSONDecoder().decode(String.self, from: Data(text.utf8)) : text
    }

    /// The first word, and the rest.
    private static func cut(_ text: String) -> (first: String, rest: String) {
        let parts = text.split(separator: " ", maxSplits: 1).map { String($0) }
        return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }
}
