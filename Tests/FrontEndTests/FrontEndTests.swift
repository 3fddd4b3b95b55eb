import PaySheetChecking
import TestSupport
import Testing

/// One document has one answer in all front ends.
@Suite("One corpus, four front ends") struct FrontEndTests {
    private static let others: [any FrontEnd] = [EditorFrontEnd(), AgentFrontEnd(), WebFrontEnd()]

    /// What the other front ends answer otherwise than the command.
    private static func differences(of subject: Subject) -> [Differences.Row] {
        let command = CommandFrontEnd()
        let plain = command.answer(subject, Setting("none"))
        var rows: [Differences.Row] = []
        for (setting, asked) in Setting.all(for: subject, plain) {
            let expected = [false, true].map { CommandFrontEnd(findsFiles: $0).answer(asked, setting) }
            for other in others {
                let difference = expected[other.findsFiles ? 1 : 0].difference(from: other.answer(asked, setting), setting.task)
                guard !difference.isEmpty else { continue }
                rows.append(Differences.Row(frontEnd: other.name, setting: setting.name, subject: subject.name, text: difference))
            }
        }
        return rows
    }

    private static func reason(for row: Differences.Row) -> Differences.Row? {
        Differences.reasons.first { $0.covers(row.frontEnd, row.setting, row.subject) }
    }

    @Test("Front ends answer as the command does, but for the listed differences")
    func agree() throws {
        let subjects = TestScale.sampled(Corpus.all)
        let found = subjects.flatMap { FrontEndTests.differences(of: $0) }
        let open = found.filter { FrontEndTests.reason(for: $0) == nil }
        if Differences.isRecording {
            #expect(try Differences.record(open), "the list would become longer")
            return
        }
        let asked = Set(subjects.map { $0.name })
        let listed = Set(Differences.open.filter { asked.contains($0.subject) })
        for row in open where !listed.contains(row) { Issue.record("a new difference: \(row.line)") }
        for row in listed.subtracting(open) { Issue.record("this difference is gone; remove it from the list: \(row.line)") }
        guard TestScale.isInFull else { return }
        for reason in Differences.reasons where !found.contains(where: { reason.covers($0.frontEnd, $0.setting, $0.subject) }) {
            Issue.record("no answer needs this reason: \(reason.line)")
        }
    }

    @Test("The corpus has files of every form, each with its own name")
    func corpus() {
        #expect(Corpus.all.count >= 150)
        #expect(Set(Corpus.all.map { $0.name }).count == Corpus.all.count)
    }
}
