import FuzzSupport
import PaySheet
import PaySheetChecking

/// Bytes as a diff. The first byte says how many of them choose lines to ask for. Every diff has changes, or a mistake with its line.
@main enum FuzzDiffs {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            var choices = Choices(Array(all.dropFirst().prefix(Int(all.first ?? 0))))
            let diff = Array(all.dropFirst(1 + Int(all.first ?? 0)))
            do throws(UsageError) {
                // No diff names a path that is longer than itself.
                let other = String(repeating: "n", count: all.count + 1)
                FuzzDiffs.hold(try ChangedLines(diff, exists: { $0.utf8.count % 2 == 0 }), other, &choices)
            } catch {
                law("a mistake has words", !error.message.isEmpty)
            }
            return 0
        }
    }

    private static func hold(_ diff: ChangedLines, _ other: String, _ choices: inout Choices) {
        law("a diff that only deletes changes no file", !diff.onlyDeletes || diff.paths.isEmpty)
        law("a file is named once", Set(diff.paths).count == diff.paths.count)
        law("another file has no changes", diff.changes(of: other) == FileChanges.nothing)
        for path in diff.paths {
            guard let changes = diff.changes(of: path) else { continue }
            law("a file of the diff has changes", !changes.isEmpty)
            law("lines count from 1", changes.added.allSatisfy { $0.lowerBound > 0 } && changes.removals.allSatisfy { $0 > 0 })
            law("lines are in order", zip(changes.added, changes.added.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
            law("removals are in order", zip(changes.removals, changes.removals.dropFirst()).allSatisfy { $0 < $1 })
            for _ in 0..<4 { ask(changes, &choices) }
        }
    }

    /// Lookups agree with a search of all changes.
    private static func ask(_ changes: FileChanges, _ choices: inout Choices) {
        let first = 1 + choices.below(200)
        let last = first + choices.below(40)
        let adds = changes.added.contains { $0.lowerBound <= last && $0.upperBound > first }
        let inside = changes.removals.contains { first < $0 && $0 <= last }
        let around = changes.removals.contains { first <= $0 && $0 <= last + 1 }
        law("added lines are found", changes.adds(first...last) == adds)
        law("changes inside of lines are found", changes.changes(inside: first...last) == (adds || inside))
        law("changes beside lines are found", changes.touches(first...last) == (adds || around))
    }
}
