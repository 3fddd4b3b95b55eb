import Testing

@Suite("Comparison with recorded output")
struct GoldenTests {
    @Test(
        "The first different line is named",
        arguments: [
            ("a\nb\n", "a\nc\n", "line 2: expected \"b\\n\", got \"c\\n\""), ("a\n", "a", "line 1: expected \"a\\n\", got \"a\""),
            ("a\n", "a\nb", "line 2: expected the end, got \"b\""), ("", "\u{1B}[1m", "line 1: expected the end, got \"\\u{1B}[1m\""),
        ])
    func difference(_ expected: String, _ actual: String, _ said: String) {
        #expect(Golden.difference(Array(expected.utf8), Array(actual.utf8)) == said)
        #expect(Golden.difference(Array(actual.utf8), Array(actual.utf8)) == nil)
    }

    @Test("Different content and a missing file are failures", .enabled(if: !Golden.isRecording))
    func failures() {
        withKnownIssue { Golden.expect("something else", "short-help.txt") }
        withKnownIssue { Golden.expect("", "no such file.txt") }
        withKnownIssue { Golden.expectOnly([], in: "") }
    }

    @Test("Without arguments, the short help is printed")
    func shortHelp() {
        let world = TestWorld()
        #expect(world.run() == 2)
        Golden.expect(world.errors, "short-help.txt")
    }
}
