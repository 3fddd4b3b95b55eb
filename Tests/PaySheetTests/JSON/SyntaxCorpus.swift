import Foundation
import PaySheet
import Testing

/// The committed texts below `Corpora/json` and what `index.tsv` says about them.
enum SyntaxCorpus {
    struct Text: Sendable, CustomTestStringConvertible {
        var path: String
        var isPlain: Bool
        var faults: String
        var isAccepted: Bool { faults.isEmpty }
        var testDescription: String { path }
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Corpora/json")

    static let texts: [Text] = {
        guard let index = try? String(contentsOf: folder.appendingPathComponent("index.tsv"), encoding: .utf8) else { return [] }
        return index.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return cells.count == 3 ? Text(path: cells[0], isPlain: cells[1] == "plain", faults: cells[2]) : nil
        }
    }()

    static func bytes(_ path: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: folder.appendingPathComponent(path))) }
}

/// How a fault is written in the index.
func spelled(_ faults: [SyntaxFault]) -> String {
    faults.map { "\($0.cause)@\($0.start)-\($0.end)" }.joined(separator: " ")
}

func scan(_ text: String, limits: Limits = Limits()) -> Recovered { RecoveringScanner.scan(Array(text.utf8), limits: limits) }
