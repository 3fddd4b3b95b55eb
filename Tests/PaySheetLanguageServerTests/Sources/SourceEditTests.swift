import PaySheet
import TestSupport
import Testing

/// Random edits of source code: every request has an answer, and the findings are those of the text that the edits make.
struct SourceEditTests {
    private static let names = SourceCorpus.names("Mistakes").enumerated().filter { $0.offset % 5 == 0 }.map { $0.element }
    private static let pieces = [
        "{", "}", "[", "]", "'", "\"", "`", "${", "/*", "*/", "//", "\n", ",", ":", "...", "...base", "(", ")", "<script>", "</script>",
        "é",
        "😀", "\\", "amount: '1.5'", "total", "// paysheet-ignore amount: x\n", "{% if a %}", "<?php ?>", "new ApplePaySession(3, {", "",
        "\u{0}", "\r\n", "=>", "?", "/",
    ]
    private static let requests = ["hover", "completion", "codeAction", "documentSymbol", "inlayHint", "codeLens", "formatting"]

    @Test("After random edits, every request has an answer and the findings match the text", arguments: names)
    func edits(_ name: String) throws {
        var random = SeededGenerator(seed: UInt64(name.utf8.count) &+ 11)
        var text = String(decoding: try SourceCorpus.bytes(name), as: UTF8.self)
        let address = "file:///work/" + name
        var session = Session(SourceCorpusTests.capabilities)
        session.open(text, at: address, language: "")
        var ids: [Int] = []
        for version in 2..<14 {
            let (start, end) = (place(in: text, &random), place(in: text, &random))
            let (from, to) = random.chance(70) ? (start, start) : (start, end)
            let piece = random.pick(SourceEditTests.pieces)
            let edit = JSONTree.object([
                JSONTree.Member(name: "range", value: range(from, to)), JSONTree.Member(name: "newText", value: .text(piece)),
            ])
            session.change("\(from.0):\(from.1)-\(to.0):\(to.1)", to: piece, version: version, at: address)
            text = Edits.applied([edit], to: text)
            let there = place(in: text, &random)
            let spot = #"{"line":\#(there.0),"character":\#(there.1)}"#
            let params =
                #"{"textDocument":{"uri":"\#(address)"},"position":\#(spot),"range":{"start":{"line":0,"character":0},"end":\#(spot)},"#
                + #""context":{"diagnostics":[]},"options":{"tabSize":2,"insertSpaces":true}}"#
            ids.append(session.request("textDocument/" + random.pick(SourceEditTests.requests), params))
        }
        let outcome = session.run()
        for id in ids { #expect(outcome.answer(id) != nil && outcome.answer(id)?["error"] == nil) }
        var fresh = Session()
        fresh.open(text, at: address, language: "")
        let (edited, opened) = (outcome.published(address).last, fresh.run().published(address).last)
        #expect(edited?.map { $0["message"]?.string } == opened?.map { $0["message"]?.string }, "\(text)")
        #expect(edited?.map { $0["range"]?.range } == opened?.map { $0["range"]?.range })
    }

    private func range(_ start: (Int, Int), _ end: (Int, Int)) -> JSONTree {
        func place(_ place: (Int, Int)) -> JSONTree {
            .object([
                JSONTree.Member(name: "line", value: .number([UInt8](String(place.0).utf8))),
                JSONTree.Member(name: "character", value: .number([UInt8](String(place.1).utf8))),
            ])
        }
        let isForward = start <= end
        return .object([
            JSONTree.Member(name: "start", value: place(isForward ? start : end)),
            JSONTree.Member(name: "end", value: place(isForward ? end : start)),
        ])
    }

    /// A place between two characters.
    private func place(in text: String, _ random: inout SeededGenerator) -> (Int, Int) {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let line = random.below(lines.count)
        let scalars = lines[line].filter { $0 != "\r" }
        return (line, String(String.UnicodeScalarView(scalars.prefix(random.below(scalars.count + 1)))).utf16.count)
    }
}
