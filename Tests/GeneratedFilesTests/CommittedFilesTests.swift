import PaySheetShapes
import Testing
import generate

@Suite("Committed generated files")
struct CommittedFilesTests {
    @Test("Sources, schemas and reference pages match the shapes, cards and checks")
    func sources() throws { expectCurrent(try MadeFiles.sources.get()) }

    @Test("Pages about rules and the command match the libraries")
    func pages() { expectCurrent(MadeFiles.pages) }

    @Test("No generated file is left over")
    func surplus() throws {
        #expect(RepositoryFiles.surplus(try MadeFiles.sources.get() + MadeFiles.pages) == [], "run: \(GeneratedFile.command)")
    }

    @Test("Paths are distinct on every file system, and every file names its generator")
    func heads() throws {
        let files = try MadeFiles.sources.get() + MadeFiles.pages
        #expect(Set(files.map { $0.path.lowercased() }).count == files.count)
        for file in files {
            let head = file.text.split(separator: "\n").prefix(4).joined()
            #expect(head.contains(GeneratedFile.command), "\(file.path)")
        }
    }

    private func expectCurrent(_ files: [GeneratedFile]) {
        #expect(!files.isEmpty)
        // Only the names, so that a failure does not print whole files.
        let stale = files.filter { !RepositoryFiles.has($0) }.map { $0.path }
        #expect(stale == [], "run: \(GeneratedFile.command)")
    }
}
