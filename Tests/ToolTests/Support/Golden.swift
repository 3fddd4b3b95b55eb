import Foundation
import Testing

/// Compares what is printed with the files in `Tests/ToolTests/Golden`.
///
/// `PAYSHEET_RECORD_GOLDEN=1 swift test --filter ToolTests` renews them and still fails: check the recorded files, then run the tests
/// again without the variable.
enum Golden {
    /// The output must equal the file of this name; the name can begin with folders.
    static func expect(_ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let file = folder.appendingPathComponent(name)
        if isRecording {
            Issue.record("Golden/\(name): \(record(bytes, file)); look at the change and run again", sourceLocation: sourceLocation)
            return
        }
        guard let committed = try? Data(contentsOf: file) else {
            Issue.record("Golden/\(name) is absent; PAYSHEET_RECORD_GOLDEN=1 writes it", sourceLocation: sourceLocation)
            return
        }
        if let difference = difference([UInt8](committed), bytes) {
            Issue.record("Golden/\(name), \(difference)", sourceLocation: sourceLocation)
        }
    }

    static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        expect(Array(text.utf8), name, sourceLocation: sourceLocation)
    }

    /// A folder below `Golden` contains these files and no others, so that no unused file remains.
    static func expectOnly(_ names: [String], in subfolder: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(subfolder).path)) ?? []
        let surplus = Set(found).subtracting(names).sorted()
        #expect(surplus == [], "no test expects these files in Golden/\(subfolder)", sourceLocation: sourceLocation)
    }

    /// Returns the first line that differs, or `nil`.
    static func difference(_ expected: [UInt8], _ actual: [UInt8]) -> String? {
        guard expected != actual else { return nil }
        let (wanted, got) = (lines(expected), lines(actual))
        let same = zip(wanted, got).prefix { $0 == $1 }.count
        return "line \(same + 1): expected \(shown(same, wanted)), got \(shown(same, got))"
    }

    // MARK: Inside

    private static let folder = Repository.root.appendingPathComponent("Tests/ToolTests/Golden")
    static let isRecording = ProcessInfo.processInfo.environment["PAYSHEET_RECORD_GOLDEN"] == "1"

    /// Lines with their ends, so that a missing last one shows.
    private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
            lines.append(Array(rest[..<end]))
            rest = rest[end...]
        }
        return lines
    }

    private static func shown(_ place: Int, _ lines: [[UInt8]]) -> String {
        place < lines.count ? String(decoding: lines[place], as: UTF8.self).debugDescription : "the end"
    }

    private static func record(_ bytes: [UInt8], _ file: URL) -> String {
        guard (try? Data(contentsOf: file)) != Data(bytes) else { return "unchanged" }
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
            return "recorded"
        } catch {
            return "not recorded: \(error)"
        }
    }
}
