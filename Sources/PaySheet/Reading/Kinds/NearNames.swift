// Searches for names that are equal or nearly equal, where time does not matter.

extension ShapeTables {
    /// Whether a text is the name of a member of some dictionary.
    package func isMemberName(_ name: [UInt8]) -> Bool { shapes.contains { exactName(name, in: $0.names) != nil } }

    /// The place of a name in a list.
    func exactName(_ name: [UInt8], in list: NameList) -> Int? {
        var head: UInt64 = 0
        for (place, byte) in name.prefix(8).enumerated() { head |= UInt64(byte) << UInt64(8 * place) }
        for place in 0..<Int(list.count) {
            let row = names[Int(list.first) + place]
            guard row.head == head, Int(row.length) == name.count else { continue }
            if name.indices.allSatisfy({ name[$0] == byte($0, of: row) }) { return place }
        }
        return nil
    }

    /// Whether a name has several words, such as `countryCode`. Names of one word are common.
    func isSign(_ index: Int) -> Bool {
        let row = names[index]
        guard row.length > 4 else { return false }
        return (1..<Int(row.length)).contains { offset in
            let byte = byte(offset, of: row)
            return ASCII.isUpperCaseLetter(byte) || byte == UInt8(ascii: "_")
        }
    }

    /// The place of a name that differs in upper and lower case only.
    func nameIgnoringCase(_ name: [UInt8], in list: NameList) -> Int? {
        for place in 0..<Int(list.count) {
            let row = names[Int(list.first) + place]
            guard Int(row.length) == name.count else { continue }
            if name.indices.allSatisfy({ ASCII.lowerCased(name[$0]) == ASCII.lowerCased(byte($0, of: row)) }) { return place }
        }
        return nil
    }

    /// The place of a name that differs in upper and lower case, underscores and hyphens only.
    func restyledName(_ name: [UInt8], in list: NameList, excluding taken: UInt64 = 0) -> Int? {
        let plain = ASCII.squeezed(name)
        for place in 0..<Int(list.count) where taken & (1 << UInt64(place & 63)) == 0 {
            let index = Int(list.first) + place
            // Most names begin with another letter.
            guard ASCII.lowerCased(byte(0, of: names[index])) == plain.first else { continue }
            if squeezed(names[index]) == plain { return place }
        }
        return nil
    }

    /// The name that was probably meant: equal but for case, underscores and hyphens, or a few letters away.
    func nearestName(_ name: [UInt8], in list: NameList, excluding taken: UInt64 = 0) -> Int? {
        guard name.count <= 64, name.count > 1 else { return nil }
        let plain = ASCII.squeezed(name)
        var best: (place: Int, distance: Int)?
        for place in 0..<Int(list.count) where taken & (1 << UInt64(place & 63)) == 0 {
            let row = names[Int(list.first) + place]
            // Squeezed, it is at most as long, and at most three letters may be missing.
            guard Int(row.length) + 3 >= plain.count else { continue }
            let candidate = squeezed(row)
            if candidate == plain { return place }
            // A third of a short name would be another word.
            let limit = min(candidate.count / 4, 3)
            guard limit > 0, abs(candidate.count - plain.count) <= limit else { continue }
            let distance = NearNames.distance(plain, candidate)
            if distance <= limit, distance < best.map({ $0.distance }) ?? .max { best = (place, distance) }
        }
        return best.map { $0.place }
    }

    private func squeezed(_ row: NameRow) -> [UInt8] { ASCII.squeezed((0..<Int(row.length)).map { byte($0, of: row) }) }
}

/// Compares names as people misspell them.
package enum NearNames {
    /// Returns the word of a list that differs in a few letters; `nil` if none is near.
    ///
    /// - Parameter letters: Returns what is compared of a word, such as its letters in lower case.
    package static func nearest(_ word: String, _ candidates: [String], comparing letters: (String) -> [UInt8]) -> String? {
        let plain = letters(word)
        guard !plain.isEmpty, plain.count <= 64 else { return nil }
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let other = letters(candidate)
            let distance = distance(plain, other)
            guard distance <= max(1, min(plain.count, other.count) / 3), distance < best.map({ $0.distance }) ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.word
    }

    /// How many letters must be added, removed, replaced or swapped with their neighbour.
    package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        // Cannot trap: a count is not negative.
        var last = [Int](0...right.count)
        var (beforeLast, current) = (last, last)
        for row in 1...max(left.count, 1) where row <= left.count {
            current[0] = row
            for column in 1...max(right.count, 1) where column <= right.count {
                let same = left[row - 1] == right[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current[column] = cost
            }
            swap(&beforeLast, &last)
            swap(&last, &current)
        }
        return last[right.count]
    }
}
