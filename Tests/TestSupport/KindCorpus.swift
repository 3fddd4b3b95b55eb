import Foundation

/// The committed documents of `Tests/PaySheetTests/Corpora/kinds`.
package enum KindCorpus {
    /// A document of another program.
    package struct Foreign: Sendable, CustomStringConvertible {
        package let name: String
        package let text: String
        package var description: String { name }
    }

    /// An odd but genuine document.
    package struct Genuine: Sendable, CustomStringConvertible {
        package let kind: String
        /// Whether the document is inside another one.
        package let isWrapped: Bool
        package let name: String
        package let text: String
        package var description: String { name }
    }

    package static let foreign = rows("foreign.tsv").map { Foreign(name: $0[0], text: $0[1]) }

    package static let genuine = rows("genuine.tsv").map { row in
        let isWrapped = row[0].hasPrefix("?")
        return Genuine(kind: String(row[0].drop { $0 == "?" }), isWrapped: isWrapped, name: row[1], text: row[2])
    }

    private static func rows(_ file: String) -> [[String]] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("PaySheetTests/Corpora/kinds")
        let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        }
    }
}
