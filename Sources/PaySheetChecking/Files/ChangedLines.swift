import PaySheet

/// The lines that a unified diff adds, file by file.
package struct ChangedLines: Sendable {
    /// The files that have added lines, in the order of the diff.
    package private(set) var paths: [String] = []
    private var lines: [String: [ClosedRange<Int>]] = [:]

    /// Reads a diff, as `git diff` and `diff -u` write it. Returns `nil` if the text is not one.
    ///
    /// - Parameter exists: Whether a file exists. It decides whether `b/` is a prefix of git or a folder.
    package init?(_ diff: [UInt8], exists: (String) -> Bool) {
        var path: String?
        // The next line of the new file, and the lines of the old and the new one that the part still has.
        var (next, old, new) = (0, 0, 0)
        var isDiff = diff.allSatisfy { $0 <= 0x20 }
        for line in diff.split(separator: 0x0A, omittingEmptySubsequences: false) {
            guard old > 0 || new > 0 else {
                if line.starts(with: "+++ ".utf8) {
                    isDiff = true
                    path = ChangedLines.path(line.dropFirst(4), exists)
                } else if let part = ChangedLines.part(line) {
                    (next, old, new) = part
                } else if line.starts(with: "diff ".utf8) {
                    isDiff = true
                    path = nil
                }
                continue
            }
            switch line.first {
            case UInt8(ascii: "+")?:
                if let path { add(next, of: path) }
                (next, new) = (next + 1, new - 1)
            case UInt8(ascii: "-")?: old -= 1
            case UInt8(ascii: "\\")?: break
            default: (next, old, new) = (next + 1, old - 1, new - 1)
            }
        }
        guard isDiff else { return nil }
    }

    private mutating func add(_ line: Int, of path: String) {
        guard var ranges = lines[path], let last = ranges.last else {
            paths.append(path)
            lines[path] = [line...line]
            return
        }
        if last.upperBound == line - 1 {
            ranges[ranges.count - 1] = last.lowerBound...line
        } else {
            ranges.append(line...line)
        }
        lines[path] = ranges
    }

    /// Returns the same lines by the names of the files in reports.
    func reported(by names: Paths) -> ChangedLines {
        var reported = self
        reported.lines = [:]
        for path in paths { reported.lines[names.reported(path)] = lines[path] }
        return reported
    }

    /// Returns the added lines in which findings about a document count; `nil` if all of them count.
    ///
    /// - Parameters:
    ///   - path: The path of the document in reports. A document in a container counts as a whole.
    ///   - line: The line of the document, if every line of the file is one.
    ///   - isContainer: Whether the file has other documents, so that its lines say little.
    package func limit(path: String, line: Int? = nil, isContainer: Bool = false) -> [ClosedRange<Int>]? {
        let file = Container.file(of: path)
        guard let added = lines[file] else { return [] }
        guard file == path, !isContainer else { return nil }
        guard let line else { return added }
        return added.contains { $0.contains(line) } ? nil : []
    }

    // MARK: Headers

    /// The first line and the counts of `@@ -1,2 +3,4 @@`.
    private static func part(_ line: ArraySlice<UInt8>) -> (next: Int, old: Int, new: Int)? {
        guard line.starts(with: "@@ -".utf8) else { return nil }
        let words = line.dropFirst(3).split(separator: 0x20)
        guard words.count > 1, let old = range(words[0], "-"), let new = range(words[1], "+") else { return nil }
        return (new.start, old.count, new.count)
    }

    private static func range(_ word: ArraySlice<UInt8>, _ sign: Unicode.Scalar) -> (start: Int, count: Int)? {
        guard word.first == UInt8(ascii: sign) else { return nil }
        let numbers = word.dropFirst().split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) }
        guard let start = numbers.first ?? nil, numbers.count < 3 else { return nil }
        guard numbers.count == 2 else { return (start, 1) }
        return numbers[1].map { (start, $0) }
    }

    /// The path of a header; `nil` for a file that was removed.
    private static func path(_ text: ArraySlice<UInt8>, _ exists: (String) -> Bool) -> String? {
        // `diff -u` adds a tab and a date.
        var text = text.prefix { $0 != 0x09 }
        if text.last == 0x0D { text.removeLast() }
        let path = GitPath.plain(text)
        guard path != "/dev/null" else { return nil }
        let bytes = Array(path.utf8)
        guard bytes.count > 2, bytes[1] == UInt8(ascii: "/"), !exists(path) else { return path }
        return String(decoding: bytes[2...], as: UTF8.self)
    }
}

/// A path as git prints it.
package enum GitPath {
    /// Returns the path without the quotes and escapes that git puts around unusual names.
    package static func plain(_ text: some Collection<UInt8>) -> String {
        let bytes = Array(text)
        guard bytes.count > 1, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var plain: [UInt8] = []
        var index = 1
        while index < bytes.count - 1 {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < bytes.count - 1 else {
                plain.append(byte)
                continue
            }
            let digits = bytes[index..<min(index + 3, bytes.count - 1)].prefix { $0 >= 0x30 && $0 <= 0x37 }
            if digits.count == 3 {
                plain.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
                index += 3
            } else {
                plain.append(letters[bytes[index]] ?? bytes[index])
                index += 1
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    private static let letters: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
        UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
}
