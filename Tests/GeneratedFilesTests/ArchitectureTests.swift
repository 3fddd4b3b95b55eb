import Foundation
import Testing

/// The page about the architecture names files and types that exist.
@Suite("Architecture page")
struct ArchitectureTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A link of the form [`Name`](../Sources/File.swift): a declaration and the file that holds it.
    struct Declaration: Sendable, CustomTestStringConvertible {
        let name: String
        let path: String
        var testDescription: String { "\(name) in \(path)" }
    }

    static func page() throws -> String { try String(contentsOf: root.appendingPathComponent("Docs/Architecture.md"), encoding: .utf8) }

    static func declarations(in text: Substring) -> [Declaration] {
        text.matches(of: /\[`([A-Za-z.]+)[^`]*`\]\(\.\.\/([^)#]+\.swift)\)/).map { Declaration(name: String($0.1), path: String($0.2)) }
    }

    static var all: [Declaration] { (try? declarations(in: page()[...])) ?? [] }

    @Test("A linked file declares the linked name", arguments: all)
    func declared(_ declaration: Declaration) throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent(declaration.path), encoding: .utf8)
        let name = declaration.name.split(separator: ".").last.map { String($0) } ?? declaration.name
        let keywords = ["struct", "class", "enum", "protocol", "extension", "func", "var", "let", "case"]
        #expect(keywords.contains { text.contains("\($0) \(name)") }, "\(declaration.path) does not declare \(name)")
    }

    @Test("The walk from total.amount to a report names every type on the way")
    func walk() throws {
        let page = try Self.page()
        let start = try #require(page.range(of: "## A walk: "))
        let end = page[start.upperBound...].range(of: "\n## ")?.lowerBound ?? page.endIndex
        let names = Set(Self.declarations(in: page[start.upperBound..<end]).map { $0.name })
        #expect((8...21).contains(names.count), "the walk names \(names.count) types: \(names.sorted())")
        #expect(names.isSuperset(of: ["CheckSession", "CheckedDocument", "Selection", "Suppressor", "Frames"]))
    }

    @Test("Every path in the page exists")
    func paths() throws {
        let paths = try Self.page().matches(of: /`((?:Sources|Tools|Tests|Docs|Examples|Plugins|\.ci)\/[A-Za-z0-9_\/.+-]*)`/).map {
            String($0.1)
        }
        #expect(paths.count > 20)
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path), "\(path) does not exist")
        }
    }

    @Test("Every folder of the core is in the table of folders")
    func folders() throws {
        let page = try Self.page()
        let core = Self.root.appendingPathComponent("Sources/PaySheet")
        let folders = try FileManager.default.contentsOfDirectory(at: core, includingPropertiesForKeys: [.isDirectoryKey])
            .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }.map { $0.lastPathComponent }
        for folder in folders where !folder.hasSuffix(".docc") {
            #expect(
                page.contains("| `\(folder)`") || page.contains("| `\(folder)/"), "the page does not describe Sources/PaySheet/\(folder)")
        }
    }
}
