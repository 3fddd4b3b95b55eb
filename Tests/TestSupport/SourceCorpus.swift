import Foundation

/// The committed source files below `Tests/SourcesTests/Corpus`: some with mistakes, which `mistakes.tsv` names, and some that only look
/// like them.
package enum SourceCorpus {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("SourcesTests/Corpus")

    /// The names of the files in a part of the corpus.
    package static func names(_ part: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(part).path)
        return (names ?? []).sorted()
    }

    /// The bytes of a file.
    package static func bytes(_ part: String, _ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: folder.appendingPathComponent(part).appendingPathComponent(name)))
    }

    /// The bytes of a file of either part.
    package static func bytes(_ name: String) throws -> [UInt8] {
        try bytes(expected[name] == nil ? "Silent" : "Mistakes", name)
    }

    /// The findings of the files with mistakes.
    package static let expected: [String: String] = {
        let text = (try? String(contentsOf: folder.appendingPathComponent("mistakes.tsv"), encoding: .utf8)) ?? ""
        var expected: [String: String] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", maxSplits: 1).map(String.init)
            if cells.count == 2 { expected[cells[0]] = cells[1] }
        }
        return expected
    }()
}
