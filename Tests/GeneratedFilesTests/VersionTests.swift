import Foundation
import PaySheetGenerator
import PaySheetShapes
import Testing
import generate

/// The file `VERSION` states the version of every package.
@Suite("Version") struct VersionTests {
    /// Where people read the version: a file, and the text in front of it.
    @Test(
        "Every file that states the version has the released one",
        arguments: [
            ("README.md", "Version "), ("sbom.spdx.json", "spdxdocs/paysheet-"),
            ("Examples/ci/github.yml", "paysheet@<commit of the release> # "),
            ("Examples/ci/gitlab.yml", "PAYSHEET_VERSION: "), ("Examples/ci/Jenkinsfile", "PAYSHEET_VERSION = '"),
            ("Examples/ci/pre-commit.yaml", "rev: "),
        ])
    func copies(path: String, prefix: String) throws {
        let version = try RepositoryFiles.text(Generator.versionPath).dropLast()
        let remedy = path == "sbom.spdx.json" ? "run Distribution/sbom.py --write" : "write \(version)"
        let places = try RepositoryFiles.text(path).components(separatedBy: prefix).dropFirst()
        #expect(!places.isEmpty, "\(path) has no \"\(prefix)\"")
        for place in places {
            let isCurrent = place.hasPrefix(version) && place.dropFirst(version.count).first?.isNumber != true
            #expect(isCurrent, "\(path) has another version than \(Generator.versionPath); \(remedy)")
        }
    }

    @Test(
        "Text that is not a version is refused", arguments: ["", "\n", "0.1\n", "0.1.0", "0.1.x\n", "01.1.0\n", "1.2.3.4\n", "v1.2.3\n"])
    func refused(text: String) throws {
        let fault = try #require(throws: SourceFault.self) { try Generator().versionFile(text) }
        #expect(fault.description.contains("such as 0.1.0"))
    }

    @Test("Version numbers can have several digits") func digits() throws {
        #expect(try Generator().versionFile("10.20.0\n").text.contains("\"10.20.0\""))
    }
}
