/// Pointers after some operations of one round: names change, and elements close up. Every operation states places before any of them.
package struct MovedPointers {
    /// The new pointers of members that were renamed or moved.
    private var renamed: [[UInt8]: [UInt8]] = [:]
    /// The elements that were removed from each list, by the pointer of the list with a slash, in ascending order.
    private var removed: [[UInt8]: [Int]] = [:]

    package init(_ edits: [Fix.Edit]) {
        for edit in edits {
            let start = [UInt8]((edit.from ?? edit.pointer).utf8)
            switch edit.operation {
            case .move: renamed[start] = [UInt8](edit.pointer.utf8)
            case .remove:
                guard let slash = start.lastIndex(of: MovedPointers.slash), let place = ASCII.number(start[(slash + 1)...]) else {
                    continue
                }
                removed[Array(start[...slash]), default: []].append(place)
            default: continue
            }
        }
        for list in removed.keys { removed[list]?.sort() }
    }

    /// Elements of lists close up.
    var shiftsElements: Bool { !removed.isEmpty }

    /// Returns the pointer of the same value after the operations, or `nil` if an element was removed with it.
    /// Inner steps come first, while the outer ones are as before.
    package func moved(_ pointer: String) -> [UInt8]? {
        var pointer = [UInt8](pointer.utf8)
        guard !renamed.isEmpty || !removed.isEmpty else { return pointer }
        var end = pointer.count
        while end > 0 {
            let prefix = Array(pointer[..<end])
            let start = prefix.lastIndex(of: MovedPointers.slash) ?? 0
            if let name = renamed[prefix] {
                pointer.replaceSubrange(..<end, with: name)
            } else if let gone = removed[Array(prefix[...start])], let place = ASCII.number(prefix[(start + 1)...]) {
                let before = gone.lowerBound { $0 < place }
                guard before == gone.count || gone[before] != place else { return nil }
                // Cannot trap: the slash is within the first `end` bytes.
                if before > 0 { pointer.replaceSubrange((start + 1)..<end, with: String(place - before).utf8) }
            }
            // What a name was replaced by may be another place, whose outer steps count from there.
            end = min(start, pointer[..<min(end, pointer.count)].lastIndex(of: MovedPointers.slash) ?? 0)
        }
        return pointer
    }

    private static let slash = UInt8(ascii: "/")
}
