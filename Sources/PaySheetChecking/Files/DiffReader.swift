import PaySheet

/// Reads a unified diff line by line.
struct DiffReader {
    /// The changes of one file.
    struct Changes {
        var added: [Range<Int>] = []
        var removals: [Int] = []
    }

    /// The changed files, in the order of the diff.
    private(set) var paths: [String] = []
    private(set) var changes: [String: Changes] = [:]
    /// Whether a header was found.
    private(set) var isDiff = false
    private(set) var deletesFiles = false
    /// The number of the last line of the diff.
    private var number = 0
    /// The names in the last line that begins with `diff`.
    private var title = ""
    private var target = Target.none
    /// The changes of the present file.
    private var current = Changes()
    private var hunk = Hunk()

    /// The new file of the present part of the diff.
    private enum Target {
        /// No header names it.
        case none
        case deleted
        case files([String])
    }

    /// What is left of a hunk, and its present series of removed and added lines.
    private struct Hunk {
        /// The number of the next line of the new file.
        var next = 0
        /// How many lines of the old and of the new file are left.
        var old = 0
        var new = 0
        /// The first added line of the series; `nil` if there is none.
        var firstAdded: Int?
        var removes = false
        /// Whether it has an added or a removed line.
        var hasChange = false

        var isOpen: Bool { old > 0 || new > 0 }
    }

    /// Reads the next line, without its end.
    mutating func read(_ line: ArraySlice<UInt8>, exists: (String) -> Bool) throws(UsageError) {
        number += 1
        guard hunk.isOpen else { return try readHeader(line, exists: exists) }
        // Some programs remove the space of an empty line.
        let sign = line.isEmpty || line.elementsEqual([0x0D]) ? UInt8(ascii: " ") : line[line.startIndex]
        switch sign {
        case UInt8(ascii: "+") where hunk.new > 0:
            hunk.firstAdded = hunk.firstAdded ?? hunk.next
            hunk.hasChange = true
            hunk.next += 1
            hunk.new -= 1
        case UInt8(ascii: "-") where hunk.old > 0:
            hunk.removes = true
            hunk.hasChange = true
            hunk.old -= 1
        // A remark about a line end that is missing.
        case UInt8(ascii: "\\"): break
        case UInt8(ascii: " ") where hunk.old > 0 && hunk.new > 0:
            endSeries()
            hunk.next += 1
            hunk.old -= 1
            hunk.new -= 1
        default: throw broken("does not fit the counts of its hunk")
        }
        if !hunk.isOpen {
            guard hunk.hasChange else { throw broken("ends a hunk without an added or a removed line") }
            endSeries()
        }
    }

    /// Ends the diff.
    mutating func finish() throws(UsageError) {
        guard !hunk.isOpen else { throw broken("is the last one, but the hunk has more lines") }
        endFile()
    }

    // MARK: Hunks

    private mutating func endSeries() {
        if let first = hunk.firstAdded {
            // Cannot trap: the next line is behind the first one that was added.
            current.added.append(first..<hunk.next)
        } else if hunk.removes {
            current.removals.append(hunk.next)
        }
        hunk.firstAdded = nil
        hunk.removes = false
    }

    private mutating func endFile() {
        if case .files(let files) = target, !current.added.isEmpty || !current.removals.isEmpty {
            for file in files {
                if changes[file] == nil { paths.append(file) }
                changes[file, default: Changes()].added += current.added
                changes[file, default: Changes()].removals += current.removals
            }
        }
        current = Changes()
        target = .none
    }

    /// The first line and the counts of `@@ -1,2 +3,4 @@`.
    private mutating func openHunk(_ line: ArraySlice<UInt8>) throws(UsageError) {
        if case .none = target { throw broken("begins a hunk, but no line names its file") }
        let words = line.dropFirst(3).split(separator: 0x20, maxSplits: 3)
        guard words.count > 2, words[2].starts(with: "@@".utf8), let old = DiffReader.range(words[0], "-"),
            let new = DiffReader.range(words[1], "+")
        else { throw broken("begins a hunk, but has no numbers such as @@ -1,2 +3,4 @@") }
        // Of no lines, the number is that of the line before.
        hunk = Hunk(next: new.count == 0 ? new.start + 1 : new.start, old: old.count, new: new.count)
    }

    private static func range(_ word: ArraySlice<UInt8>, _ sign: Unicode.Scalar) -> (start: Int, count: Int)? {
        guard word.first == UInt8(ascii: sign) else { return nil }
        let numbers = word.dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { number($0) }
        guard numbers.count < 3, let start = numbers[0] else { return nil }
        guard numbers.count == 2 else { return start > 0 ? (start, 1) : nil }
        guard let count = numbers[1], start > 0 || count == 0 else { return nil }
        return (start, count)
    }

    /// No file has more lines than a number of nine digits says, and a sum of two such numbers does not overflow.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    // MARK: Headers

    private mutating func readHeader(_ line: ArraySlice<UInt8>, exists: (String) -> Bool) throws(UsageError) {
        if line.starts(with: "+++ ".utf8) {
            isDiff = true
            endFile()
            let files = DiffReader.files(line.dropFirst(4), exists)
            target = files.isEmpty ? .deleted : .files(files)
            if files.isEmpty { deletesFiles = true }
        } else if line.starts(with: "@@ -".utf8) {
            if isDiff { try openHunk(line) }
        } else if line.first == UInt8(ascii: "+"), case .files = target {
            throw broken("is outside of its hunk")
        } else if line.starts(with: "@@@ -".utf8) || line.starts(with: "diff --cc ".utf8) || line.starts(with: "diff --combined ".utf8) {
            throw broken("compares several versions of a file", "compare with one commit")
        } else if line.starts(with: "diff ".utf8) {
            isDiff = true
            endFile()
            title = String(decoding: line.dropFirst(line.starts(with: "diff --git ".utf8) ? 11 : 5), as: UTF8.self)
        } else if line.starts(with: "deleted file mode ".utf8) {
            deletesFiles = true
        } else if line.starts(with: "GIT binary patch".utf8) {
            throw binary(title)
        } else if line.starts(with: "Binary files ".utf8) {
            let names = String(decoding: line.dropFirst(13).filter { $0 != 0x0D }, as: UTF8.self)
            if names.hasSuffix(" differ") { throw binary(String(names.dropLast(7))) }
        }
    }

    /// The files that a header can name; none if a file was removed.
    private static func files(_ text: ArraySlice<UInt8>, _ exists: (String) -> Bool) -> [String] {
        // `diff -u` adds a tab and a date.
        var text = text.prefix { $0 != 0x09 }
        if text.last == 0x0D { text.removeLast() }
        let path = GitPath.plain(text)
        guard path != "/dev/null" else { return [] }
        let bytes = Array(path.utf8)
        guard bytes.count > 2, bytes[1] == UInt8(ascii: "/") else { return [path] }
        let withoutPrefix = String(decoding: bytes[2...], as: UTF8.self)
        guard exists(path) else { return [withoutPrefix] }
        // A folder can have the name of the prefix. Then both files count.
        return exists(withoutPrefix) ? [path, withoutPrefix] : [path]
    }

    // MARK: Mistakes

    private func broken(_ what: String, _ remedy: String = "write the diff with git diff --text") -> UsageError {
        UsageError("--changed-lines: line " + String(number) + " of the diff " + what + "; " + remedy, isInFile: true)
    }

    private func binary(_ names: String) -> UsageError {
        broken("has no lines of " + Shown.shortened(names, to: 200) + ", because git takes the file for binary")
    }
}
