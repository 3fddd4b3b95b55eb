import PaySheetShapes

/// The distance between two names, as in the search for misspelt names.
enum NameDistance {
    /// The limit for misspelt names: a quarter of the letters, at most three.
    static func limit(_ name: String) -> Int { min(squeezed(name).count / 4, 3) }

    /// Returns a name that resembles no member of the dictionary.
    static func isFar(_ name: String, from shape: Shape) -> Bool {
        shape.allMembers.allSatisfy { between(name, $0.name) > 3 }
    }

    /// Returns a name that resembles only this member.
    static func isMisspelling(_ name: String, of member: String, in shape: Shape) -> Bool {
        let distance = between(name, member)
        guard name != member, name.utf8.count > 1, distance <= limit(member) else { return false }
        return shape.allMembers.allSatisfy { $0.name == member || between(name, $0.name) > distance && $0.name != name }
    }

    /// The number of letters to add, remove, replace or swap; case, underscores and hyphens do not count.
    static func between(_ left: String, _ right: String) -> Int {
        let (left, right) = (squeezed(left), squeezed(right))
        if abs(left.count - right.count) > 3 { return 4 }
        var rows = [Array(0...right.count)]
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(rows[row][column + 1] + 1, current[column] + 1, rows[row][column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, rows[row - 1][column - 1] + 1)
                }
                current.append(cost)
            }
            rows.append(current)
        }
        return rows[left.count][right.count]
    }

    private static func squeezed(_ name: String) -> [UInt8] {
        name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
    }
}
