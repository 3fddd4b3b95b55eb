import PaySheet
import PaySheetChecking
import Testing

/// The changes of a diff.
struct ChangedLinesTests {
    private func lines(_ diff: String, existing: [String] = []) throws(UsageError) -> ChangedLines {
        try ChangedLines([UInt8](diff.utf8), exists: { existing.contains($0) })
    }

    private static let git = """
        diff --git a/shop/a.json b/shop/a.json
        index 1..2 100644
        --- a/shop/a.json
        +++ b/shop/a.json
        @@ -1,3 +1,4 @@ {
         one
        -two
        +TWO
        +three
         four
        @@ -10 +11,2 @@
        -+++ b/not-a-header
        ++++ b/not-a-header
        +last
        \\ No newline at end of file
        diff --git a/gone.json b/gone.json
        deleted file mode 100644
        --- a/gone.json
        +++ /dev/null
        @@ -1 +0,0 @@
        -x
        diff --git a/new.json b/new.json
        --- /dev/null
        +++ b/new.json
        @@ -0,0 +1 @@
        +x

        """

    @Test("Files and added lines are those of git's diff")
    func git() throws {
        let diff = try lines(ChangedLinesTests.git)
        #expect(diff.paths == ["shop/a.json", "new.json"] && !diff.onlyDeletes)
        #expect(diff.changes(of: "shop/a.json") == FileChanges(added: [2..<4, 11..<13], removals: []))
        #expect(diff.changes(of: "new.json") == FileChanges(added: [1..<2], removals: []))
        #expect(diff.changes(of: "gone.json") == FileChanges.nothing)
        #expect(diff.changes(of: "other.json") == FileChanges.nothing)
    }

    @Test("A document in a container, a record and a compressed file count as a whole")
    func parts() throws {
        let diff = try lines(ChangedLinesTests.git + "--- a/r.ndjson.gz\n+++ b/r.ndjson.gz\n@@ -1 +1 @@\n-\0\n+\0\n")
        #expect(diff.changes(of: "shop/a.json!/entry") == nil)
        #expect(diff.changes(of: "other.har!/entry") == FileChanges.nothing)
        #expect(diff.changes(of: "shop/a.json", line: 3) == nil)
        #expect(diff.changes(of: "shop/a.json", line: 4) == FileChanges.nothing)
        #expect(diff.changes(of: "shop/a.json", asWhole: true) == nil)
        #expect(diff.changes(of: "r.ndjson.gz", line: 7) == nil)
    }

    @Test("The name of a folder can end as that of a container does", arguments: ["new!/a.json", "!/a.json", "a!/b!/c.json"])
    func marks(_ path: String) throws {
        let diff = try lines("--- a/\(path)\n+++ b/\(path)\n@@ -0,0 +1 @@\n+x\n")
        #expect(diff.paths == [path])
        #expect(diff.changes(of: path) == FileChanges(added: [1..<2], removals: []))
        #expect(diff.changes(of: path + "!/entry") == nil)
        #expect(diff.changes(of: "new!/other.json") == FileChanges.nothing)
    }

    @Test(
        "Removed lines have a place, unless lines replace them",
        arguments: [
            ("@@ -3,2 +2,0 @@\n-a\n-b\n", FileChanges(added: [], removals: [3])),
            ("@@ -1 +0,0 @@\n-a\n", FileChanges(added: [], removals: [1])),
            ("@@ -1,3 +1,2 @@\n x\n-a\n y\n", FileChanges(added: [], removals: [2])),
            ("@@ -1,4 +1,4 @@\n-a\n x\n y\n-b\n+c\n+d\n", FileChanges(added: [3..<5], removals: [1])),
            ("@@ -1,2 +1,2 @@\n+c\n-a\n\n", FileChanges(added: [1..<2], removals: [])),
            ("@@ -1,2 +1 @@\r\n-a\r\n\r\n", FileChanges(added: [], removals: [1])),
            ("@@ -9 +9 @@\n-a\n\\ No newline\n+b\n\\ No newline\n@@ -2 +1,0 @@\n-a\n", FileChanges(added: [9..<10], removals: [2])),
        ])
    func removals(_ hunks: String, _ changes: FileChanges) throws {
        let diff = try lines("--- a/a.json\n+++ b/a.json\n" + hunks)
        #expect(diff.paths == ["a.json"])
        #expect(diff.changes(of: "a.json") == changes)
    }

    @Test(
        "Headers have prefixes, quotes and dates, or not",
        arguments: [
            ("+++ b/a.json", "a.json"), ("+++ w/a.json", "a.json"), ("+++ a.json", "a.json"), ("+++ shop/a.json", "shop/a.json"),
            ("+++ a.json\t2026-11-28 10:00:00", "a.json"), ("+++ b/a.json\r", "a.json"), ("+++ b/kept.json", "b/kept.json"),
            (#"+++ "b/\303\274 \"x\"\t.json""#, "ü \"x\"\t.json"), (#"+++ "b/\\.json""#, "\\.json"),
        ])
    func headers(_ header: String, _ path: String) throws {
        #expect(try lines("--- x\n" + header + "\n@@ -0,0 +1 @@\n+x\n", existing: ["b/kept.json"]).paths == [path])
    }

    @Test("If both files of a header exist, both are checked")
    func ambiguous() throws {
        let diff = try lines("--- a/a.json\n+++ b/a.json\n@@ -0,0 +1 @@\n+x\n", existing: ["a.json", "b/a.json"])
        #expect(diff.paths == ["b/a.json", "a.json"])
        #expect(diff.changes(of: "a.json") == diff.changes(of: "b/a.json"))
    }

    @Test("Any bytes can be in a hunk")
    func bytes() throws {
        let header = [UInt8]("--- a/a.png\n+++ b/a.png\n@@ -1,2 +1,4 @@\n".utf8)
        let end = [UInt8]("--- a/a.json\n+++ b/a.json\n@@ -1,0 +2 @@\n+x\n".utf8)
        for byte in UInt8.min...UInt8.max where byte != 0x0A {
            let lines: [[UInt8]] = [[0x2D, byte], [0x2B, byte, 0, byte], [0x2B], [0x2B, 0x0D], [0x20, byte, byte]]
            let diff = try ChangedLines(header + lines.flatMap { $0 + [0x0A] } + end, exists: { _ in false })
            #expect(diff.paths == ["a.png", "a.json"])
            #expect(diff.changes(of: "a.png") == FileChanges(added: [1..<4], removals: []))
        }
    }

    @Test("A hunk without an added or a removed line is a mistake, as git diff --word-diff prints it")
    func wordDifference() {
        let error = #expect(throws: UsageError.self) { try lines("--- a/a.json\n+++ b/a.json\n@@ -10 +10 @@\n {+x+}\n") }
        #expect(error?.message.contains("line 4 of the diff ends a hunk without an added or a removed line") == true)
    }

    @Test("Other texts are not diffs", arguments: ["nonsense", "{}", "@@", "a.json\nb.json\n", "@@ -1 +1 @@\n-a\n+b\n"])
    func noDiff(_ text: String) {
        let error = #expect(throws: UsageError.self) { try lines(text) }
        #expect(error?.message.contains("takes a unified diff") == true)
    }

    @Test(
        "Diffs without lines have no files",
        arguments: [
            "", "\n", "diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n", "diff --git a/x b/x\nold mode 1\n",
        ])
    func empty(_ text: String) throws {
        let diff = try lines(text)
        #expect(diff.paths.isEmpty && !diff.onlyDeletes)
    }

    @Test(
        "A diff can delete files alone",
        arguments: [
            "--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n", "diff --git a/x b/x\ndeleted file mode 100644\nindex e69de29..0000000\n",
        ])
    func deletions(_ text: String) throws {
        #expect(try lines(text).onlyDeletes)
        #expect(try !lines(text + "--- a/y\n+++ b/y\n@@ -1 +0,0 @@\n-x\n").onlyDeletes)
    }

    @Test(
        "A mistake in a diff is named with its line",
        arguments: [
            ("@@ -0,9 +9223372036854775807,5 @@\n+x\n", 3, "has no numbers such as"),
            ("@@ -0,0 +1,9223372036854775807 @@\n+x\n", 3, "has no numbers such as"),
            ("@@ -1,-5 +1 @@\n+x\n", 3, "has no numbers such as"), ("@@ -1 +1,-5 @@\n+x\n", 3, "has no numbers such as"),
            ("@@ -1 +-1 @@\n+x\n", 3, "has no numbers such as"), ("@@ -x +1 @@\n+x\n", 3, "has no numbers such as"),
            ("@@ -1 @@\n+x\n", 3, "has no numbers such as"), ("@@ -1 +1,2,3 @@\n+x\n", 3, "has no numbers such as"),
            ("@@ -1 +1, @@\n+x\n", 3, "has no numbers such as"), ("@@ -1 +0 @@\n+x\n", 3, "has no numbers such as"),
            ("@@ -1,2 +1,2 @@\n x\n", 4, "the hunk has more lines"), ("@@ -1 +1,2 @@\n-x\n+y\n\n", 6, "does not fit the counts"),
            ("@@ -1 +1 @@\nx\n", 4, "does not fit the counts"), ("@@ -1 +1 @@\n-x\n-y\n", 5, "does not fit the counts"),
            ("@@ -1 +1 @@\n-x\n+y\n+z\n", 6, "is outside of its hunk"),
            ("@@ -1 +1 @@\n-x\n+y\n@@ -7 +8\n", 6, "has no numbers such as"),
            ("diff --git a/b b/b\n@@ -7 +8 @@\n", 4, "no line names its file"),
            (
                "diff --git a/b b/b\nBinary files a/b and b/b differ\n", 4,
                "has no lines of a/b and b/b, because git takes the file for binary"
            ),
            ("diff --git a/b b/b\r\nBinary files /dev/null and b/b differ\r\n", 4, "has no lines of /dev/null and b/b"),
            ("diff --git a/b b/b\nindex 1..2\nGIT binary patch\nliteral 2\n", 5, "has no lines of a/b b/b, because"),
            ("diff --cc b\n", 3, "compares several versions"), ("@@@ -1 -1 +1 @@@\n", 3, "compares several versions"),
        ])
    func broken(_ text: String, _ line: Int, _ words: String) {
        let error = #expect(throws: UsageError.self) { try lines("--- a/a.json\n+++ b/a.json\n" + text) }
        #expect(error?.message.hasPrefix("--changed-lines: line \(line) of the diff ") == true)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("; write the diff with git diff --text") != error?.message.hasSuffix("; compare with one commit"))
    }

    @Test("Plain paths of git stay as they are", arguments: ["a.json", "\"", "a\"b", ""])
    func plain(_ path: String) { #expect(GitPath.plain([UInt8](path.utf8)) == path) }
}
