import PaySheet
import TestSupport
import Testing

/// Lines that a change adds, and places where it removes some.
@Suite("File changes")
struct FileChangesTests {
    @Test("Lookups agree with a search of every line")
    func lookups() {
        var random = SeededGenerator(seed: 59)
        for _ in 0..<TestScale.scaled(400) {
            let added = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                let first = Int.random(in: 1...30, using: &random)
                return first..<first + Int.random(in: 0...4, using: &random)
            }
            let removals = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 1...30, using: &random) }
            let changes = FileChanges(added: added, removals: removals)
            #expect(changes.isEmpty == (added.allSatisfy { $0.isEmpty } && removals.isEmpty))
            for first in 1...32 {
                for last in first...min(first + 6, 32) {
                    let adds = (first...last).contains { line in added.contains { $0.contains(line) } }
                    let inside = removals.contains { first < $0 && $0 <= last }
                    let around = removals.contains { first <= $0 && $0 <= last + 1 }
                    #expect(changes.adds(first...last) == adds)
                    #expect(changes.removes(inside: first...last) == inside)
                    #expect(changes.changes(inside: first...last) == (adds || inside))
                    #expect(changes.touches(first...last) == (adds || around))
                }
            }
        }
    }

    @Test("Equal changes are equal, however they are written")
    func equal() {
        let changes = FileChanges(added: [5..<7, 1..<3, 3..<4, 2..<3, 9..<9], removals: [8, 2, 8])
        #expect(changes == FileChanges(added: [1..<4, 5..<7], removals: [2, 8]))
        #expect(changes.added == [1..<4, 5..<7] && changes.removals == [2, 8])
        #expect(FileChanges(added: [4..<4], removals: []) == .nothing)
    }
}
