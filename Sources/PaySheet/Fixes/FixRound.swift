/// Applies as many of some fixes as go together: all at once, or else parts of them. One fix that causes a finding does not stop the others.
package enum FixRound {
    /// More rounds than any document needs. Of neighbours in a list that all go, every second one waits for the next round.
    package static let most = 24

    /// Returns the fixes that were applied, and the outcome of the last attempt. Returns `nil` if none can be applied.
    ///
    /// - Parameters:
    ///   - edits: The changes of each fix. Of fixes that touch each other, the first one is tried first.
    ///   - attempt: Returns the outcome of the fixes that are kept with some more, or `nil` if these cause a finding.
    ///   - refuse: Called for a fix that cannot be applied alone.
    ///   - separate: Returns the parts to try instead of fixes that cannot be applied together, the last one first. `nil` means halves.
    ///   - goesOn: Whether attempts are still allowed.
    package static func apply<Outcome>(
        _ edits: [[Fix.TextEdit]], attempt: (_ kept: [Int], _ part: ArraySlice<Int>) -> Outcome?, refuse: (Int) -> Void = { _ in },
        separate: (ArraySlice<Int>) -> [[Int]]? = { _ in nil }, goesOn: () -> Bool = { true }
    ) -> (kept: [Int], outcome: Outcome)? {
        var open = Array(edits.indices)
        while !open.isEmpty, goesOn() {
            var taken = TakenPlaces()
            var (chosen, later): ([Int], [Int]) = ([], [])
            for place in open {
                if taken.add(edits[place]) { chosen.append(place) } else { later.append(place) }
            }
            var kept: [Int] = []
            var outcome: Outcome?
            var waiting = [chosen[...]]
            while let part = waiting.popLast(), goesOn() {
                if let next = attempt(kept, part) {
                    kept += part
                    outcome = next
                } else if part.count == 1 {
                    refuse(part[part.startIndex])
                } else if let parts = separate(part) {
                    for other in parts { waiting.append(other[...]) }
                } else {
                    let middle = part.startIndex + part.count / 2
                    waiting.append(part[middle...])
                    waiting.append(part[..<middle])
                }
            }
            if let outcome { return (kept, outcome) }
            // None of them can be applied, so those that touch them are tried.
            open = later
        }
        return nil
    }

    /// Returns a text with the changes of some fixes, or `nil` if they overlap or are not in it.
    package static func text(_ bytes: [UInt8], with edits: [Fix.TextEdit]) -> [UInt8]? {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + 64)
        var end = 0
        for edit in edits {
            guard edit.start >= end, edit.end <= bytes.count else { return nil }
            text += bytes[end..<edit.start]
            text += edit.newText.utf8
            end = edit.end
        }
        return text + bytes[end...]
    }
}
