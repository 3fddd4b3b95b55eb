import PaySheet

/// Finds known messages in a pasted text.
struct MessageSearch {
    private let index: MessageIndex
    private let text: PastedText
    private var read: [Int: ConsoleLine] = [:]

    /// A message in a text.
    struct Found {
        let message: ConsoleMessage
        /// The parts of the text by their names.
        let parts: [String: String]
        /// The position of its line in the lines of the text.
        let line: Int
        /// How it differs from the message.
        let fit: MessagePattern.Fit
        /// How much it counts if several messages are there.
        fileprivate let rank: Int
    }

    /// A message is searched in so many lines that have a part of it.
    private static let mostLines = 200
    /// Beginnings and pieces of messages are searched in so many lines.
    private static let mostBeginnings = 40
    /// No longer text is a beginning or a piece of a message.
    private static let longestBeginning = 1000

    init(_ index: MessageIndex, in text: PastedText) { (self.index, self.text) = (index, text) }

    /// Returns the messages of a text, the most important first. A wrapper counts only if nothing else is there.
    mutating func all() -> [Found] {
        var found = known()
        found += beginnings { $0.isCut }
        if isAlone { found += whole(index.alone, in: meaningfulLine) }
        if found.isEmpty { found = beginnings { _ in true } }
        if found.isEmpty { found = pieces() }
        if found.contains(where: { !$0.message.marks.contains(.wrapper) }) { found.removeAll { $0.message.marks.contains(.wrapper) } }
        return found.inOrder { -$0.rank }
    }

    /// Returns a line of the text, without what surrounds its message.
    mutating func line(_ number: Int) -> ConsoleLine {
        if let line = read[number] { return line }
        let line = ConsoleLine(text.text(text.lines[number].range))
        read[number] = line
        return line
    }

    // MARK: Whole texts

    /// Returns the messages that are in the text as a whole, in the order of the tables.
    private mutating func known() -> [Found] {
        struct Hits {
            var places: [(line: Int, end: Int)] = []
            var last = 0
        }
        var hits: [Int: Hits] = [:]
        let text = text
        index.scan(text.small) { entry, end in
            let line = text.line(at: end - 1)
            hits[entry, default: Hits()].last = end
            if let places = hits[entry]?.places, places.count < MessageSearch.mostLines, places.last?.line != line {
                hits[entry]?.places.append((line, end))
            }
        }
        var found: [Found] = []
        for (entry, hits) in hits.inOrder(of: { $0.key }) {
            guard let first = hits.places.first else { continue }
            let pattern = index.entries[entry].pattern
            if pattern.place == .words {
                let match = hits.places.lazy.compactMap { pattern.words(in: text.small[...], near: $0.end - 1) }.first
                if let match { found.append(self.found(entry, match, .inside, line: text.line(at: match.range.lowerBound), "")) }
                continue
            }
            var best: Found?
            for place in hits.places {
                for one in whole([entry], in: place.line) + quoted(entry, at: place.end, in: place.line)
                where best.map({ $0.rank < one.rank }) ?? true { best = one }
                if best != nil { break }
            }
            if best == nil, pattern.place == .anywhere { best = inside(entry, first.end, hits.last) }
            if let best { found.append(best) }
        }
        return found
    }

    /// Compares messages with a line, with and without what is in front of it.
    private mutating func whole(_ entries: [Int], in number: Int) -> [Found] {
        let line = line(number)
        return matches(entries, line.candidates, .whole, number, line.error)
    }

    /// Compares a message with the text between the quotes around a place.
    private mutating func quoted(_ entry: Int, at place: Int, in number: Int) -> [Found] {
        let range = text.lines[number].range
        for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")] {
            // Cannot trap: the place is in the line, or directly behind it.
            guard let open = text.bytes[range.lowerBound..<min(place, range.upperBound)].lastIndex(of: quote),
                let close = text.bytes[min(place, range.upperBound)..<range.upperBound].firstIndex(of: quote)
            else { continue }
            // Cannot trap: one quote is before the place, and the other one is not.
            let line = ConsoleLine(text.text((open + 1)..<close))
            let found = matches([entry], line.candidates, .whole, number, line.error)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Finds a message in several lines, or in the middle of one.
    private mutating func inside(_ entry: Int, _ first: Int, _ last: Int) -> Found? {
        let pattern = index.entries[entry].pattern
        let reach = MessagePattern.gap * 2
        // Cannot trap: both places are in the text, and in this order.
        let range = max(0, first - reach)..<min(text.small.count, last + reach)
        guard pattern.parts.first?.isEmpty == false else {
            let number = text.line(at: first - 1)
            let line = line(number)
            return matches([entry], [line.message], .inside, number, line.error).first
        }
        guard let match = pattern.find(in: text.bytes[...], text.small[...], range) else { return nil }
        let number = text.line(at: match.range.lowerBound)
        return found(entry, match, .inside, line: number, error: line(number).error, text.text(match.range))
    }

    // MARK: Parts of texts

    /// Whether all lines but one are calls of a stack.
    private var isAlone: Bool {
        mutating get {
            guard text.lines.count <= MessageSearch.mostLines else { return false }
            return text.lines.indices.filter { !line($0).isCall }.count <= 1 && !text.lines.isEmpty
        }
    }

    private var meaningfulLine: Int {
        mutating get { text.lines.indices.first { !line($0).isCall } ?? 0 }
    }

    /// Returns the messages that begin as a line does.
    private mutating func beginnings(_ isWanted: (ConsoleLine) -> Bool) -> [Found] {
        var found: [Found] = []
        for number in text.lines.indices.prefix(MessageSearch.mostBeginnings) {
            let line = line(number)
            if isWanted(line), !line.isCall {
                found += matches(Array(index.entries.indices), short(line), .cut, number, line.error, isCut: line.isCut)
            }
        }
        return found
    }

    /// Returns the messages that a line is a part of.
    private mutating func pieces() -> [Found] {
        var found: [Found] = []
        for number in text.lines.indices.prefix(MessageSearch.mostBeginnings) {
            let line = line(number)
            if !line.isCall { found += matches(Array(index.entries.indices), short(line), .piece, number, line.error) }
        }
        return found
    }

    private func short(_ line: ConsoleLine) -> [String] {
        line.candidates.filter {
            $0.utf8.count >= MessagePattern.least && $0.utf8.count <= MessageSearch.longestBeginning
        }
    }

    // MARK: Matches

    private func matches(
        _ entries: [Int], _ candidates: [String], _ fit: MessagePattern.Fit, _ line: Int, _ error: String?, isCut: Bool = false
    ) -> [Found] {
        var found: [Found] = []
        for candidate in candidates {
            let bytes = [UInt8](candidate.utf8)
            let small = ASCII.lowerCased(bytes)
            for entry in entries {
                guard index.entries[entry].pattern.place != .words,
                    let match = index.entries[entry].pattern.match(bytes[...], small[...], fit), isCut || !match.endsInValue
                else { continue }
                found.append(self.found(entry, match, fit, line: line, error: error, candidate))
            }
        }
        return found
    }

    private func found(
        _ entry: Int, _ match: MessagePattern.Match, _ fit: MessagePattern.Fit, line: Int, error: String? = nil, _ text: String
    ) -> Found {
        let message = index.messages[index.entries[entry].message]
        let fitsError = error.map { message.errors.isEmpty || message.errors.contains($0) } ?? true
        // The first difference counts. Of equal ones the shortest text has nothing left in front of it.
        var rank = min(fitsError ? match.weight : match.weight / 2, 1000)
        rank = rank * 2 + (message.marks.contains(.cased) ? 1 : 0)
        rank = rank * 4 + fit.rawValue
        // Cannot trap: the weight is at most 1000, so the number has at most 30 bits.
        rank = rank * 16 + max(0, 15 - match.parts.count)
        rank = rank * 8192 + max(0, 8191 - text.utf8.count)
        return Found(message: message, parts: match.parts, line: line, fit: fit, rank: rank)
    }
}
