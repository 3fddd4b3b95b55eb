import PaySheetChecking
import Testing

/// Lines that a diff adds.
struct ChangedLinesTests {
    private func lines(_ diff: String, existing: [String] = []) -> ChangedLines? {
        ChangedLines([UInt8](diff.utf8), exists: { existing.contains($0) })
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
        let diff = try #require(lines(ChangedLinesTests.git))
        #expect(diff.paths == ["shop/a.json", "new.json"])
        #expect(diff.limit(path: "shop/a.json") == [2...3, 11...12])
        #expect(diff.limit(path: "new.json") == [1...1])
        #expect(diff.limit(path: "gone.json") == [])
        #expect(diff.limit(path: "other.json") == [])
    }

    @Test("A document in a container and a record count as a whole")
    func parts() throws {
        let diff = try #require(lines(ChangedLinesTests.git))
        #expect(diff.limit(path: "shop/a.json!/entry") == nil)
        #expect(diff.limit(path: "other.har!/entry") == [])
        #expect(diff.limit(path: "shop/a.json", line: 3) == nil)
        #expect(diff.limit(path: "shop/a.json", line: 4) == [])
        #expect(diff.limit(path: "shop/a.json", isContainer: true) == nil)
    }

    @Test(
        "Headers have prefixes, quotes and dates, or not",
        arguments: [
            ("+++ b/a.json", "a.json"), ("+++ w/a.json", "a.json"), ("+++ a.json", "a.json"), ("+++ shop/a.json", "shop/a.json"),
            ("+++ a.json\t2026-11-28 10:00:00", "a.json"), ("+++ b/a.json\r", "a.json"), ("+++ b/kept.json", "b/kept.json"),
            (#"+++ "b/\303\274 \"x\"\t.json""#, "ü \"x\"\t.json"), (#"+++ "b/\\.json""#, "\\.json"),
        ])
    func headers(_ header: String, _ path: String) {
        #expect(lines("--- x\n" + header + "\n@@ -0,0 +1 @@\n+x\n", existing: ["b/kept.json"])?.paths == [path])
    }

    @Test("Other texts are not diffs", arguments: ["nonsense", "{}", "@@", "a.json\nb.json\n"])
    func noDiff(_ text: String) { #expect(lines(text) == nil) }

    @Test(
        "Broken diffs and diffs without lines have no files",
        arguments: [
            "", "\n", "diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n", "+++ b/a.json\n@@ -x +1 @@\n+x\n",
            "+++ b/a.json\n@@ -1 @@\n+x\n", "+++ b/a.json\n@@ -1 +1,2,3 @@\n+x\n", "+++ b/a.json\n@@ -1,1 +1,0 @@\n-x\n",
            "diff --git a/x b/x\nBinary files a/x and b/x differ\n",
        ])
    func empty(_ text: String) { #expect(lines(text)?.paths == []) }

    @Test("Plain paths of git stay as they are", arguments: ["a.json", "\"", "a\"b", ""])
    func plain(_ path: String) { #expect(GitPath.plain([UInt8](path.utf8)) == path) }
}
