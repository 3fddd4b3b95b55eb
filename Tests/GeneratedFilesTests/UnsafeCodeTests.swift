import Foundation
import Testing

/// `Docs/Architecture.md` names the files that hold unsafe code, all of them and no other.
@Suite struct UnsafeCodeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("The architecture page names exactly the files with unsafe code")
    func theArchitectureNamesTheFiles() throws {
        let page = try String(contentsOf: Self.root.appendingPathComponent("Docs/Architecture.md"), encoding: .utf8)
        let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Unsafe code") })
        let names = section.components(separatedBy: "`").filter { $0.hasSuffix(".swift") }
        let named = names.map { String($0.split(separator: "/").last ?? "") }
        let found = try filesWithUnsafeCode()
        #expect(found.subtracting(named) == [] && Set(named).subtracting(found) == [])
    }

    private func filesWithUnsafeCode() throws -> Set<String> {
        let all = ["Sources", "Tools"].flatMap { folder in
            FileManager.default.enumerator(at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)?.allObjects ?? []
        }
        #expect(all.count > 1000)
        var names: Set<String> = []
        for case let file as URL in all where file.pathExtension == "swift" {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let isUnsafe = lines.contains { line in
                !line.drop { $0 == " " }.hasPrefix("//") && line.split { " (){}".contains($0) }.contains("unsafe")
            }
            if isUnsafe { names.insert(file.lastPathComponent) }
        }
        return names
    }
}
