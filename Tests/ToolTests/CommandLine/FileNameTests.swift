import Foundation
import PaySheetChecking
import PaySheetTool
import Testing

/// Names of files that other programs pass must not become options.
@Suite("File names that look like options")
struct FileNameTests {
    @Test(
        "After --, an argument is a file",
        arguments: ["--write-baseline=x.applepay.json", "--fail-on=never.applepay.json", "-q.applepay.json"])
    func names(_ name: String) {
        let world = TestWorld([name: Sample.comma])
        #expect(world.run("check", "--", name) == 1)
        #expect(Array(world.files.keys) == [name])
        #expect(world.output.contains("amount/format"))
    }

    @Test("Every pre-commit hook ends its arguments with --")
    func hooks() throws {
        let text = try String(contentsOf: Repository.root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
        let hooks = text.components(separatedBy: "- id: ").dropFirst()
        #expect(hooks.count == 3)
        // A hook without names of files gives none to the command.
        for hook in hooks where !hook.contains("\n  pass_filenames: false\n") {
            #expect(hook.contains("\n  args: [--]\n") || hook.contains(" --]\n"), "\(hook)")
        }
    }

    @Test(
        "The action and the plugin pass -- before file names",
        arguments: [
            ("action.yml", "\"${words[@]}\" -- ", "\"${paths[@]}\"\n            fi"),
            ("Plugins/CheckPaymentRequests/CheckPaymentRequests.swift", "[\"--\"]", "+ found"),
        ])
    func programs(_ path: String, _ divider: String, _ names: String) throws {
        let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
        let first = try #require(text.range(of: divider))
        let last = try #require(text.range(of: names))
        #expect(first.upperBound <= last.lowerBound)
    }

    @Test("The plugin knows the options without a value")
    func switches() throws {
        let path = "Plugins/CheckPaymentRequests/CheckPaymentRequests.swift"
        let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
        let list = try #require(text.firstMatch(of: /switches = \[([^\]]*)\]/))
        let known = list.1.matches(of: /"--([a-z-]+)"/).map { String($0.1) }
        let check = try #require(Command.all.first { $0.name == "check" })
        #expect(known.sorted() == check.options.filter { $0.value == nil || $0.isValueOptional }.map { $0.name }.sorted())
    }

    /// Lines of documentation and examples in which another program passes names to `paysheet`.
    @Test("Documented commands pass -- before names from other programs")
    func documentation() throws {
        let root = Repository.root
        var pages = ["README.md", "CONTRIBUTING.md"]
        for folder in ["Docs", "Examples"] {
            let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            while let name = names?.nextObject() as? String {
                let isText = [".md", ".sh", ".yml", ".yaml"].contains { name.hasSuffix($0) }
                if isText, !name.contains(".build/") { pages.append(folder + "/" + name) }
            }
        }
        #expect(pages.count > 20)
        for page in pages {
            let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("paysheet ") {
                let passesNames = ["xargs", "-exec ", "$(git ", "$(find ", "args: ["].contains { line.contains($0) }
                #expect(!passesNames || line.contains(" -- ") || line.hasSuffix(" --") || line.contains("--]"), "\(page): \(line)")
            }
        }
    }
}
