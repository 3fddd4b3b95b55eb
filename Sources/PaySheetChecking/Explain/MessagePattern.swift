import PaySheet

/// The text of a message, taken apart to be compared with others.
struct MessagePattern: Sendable {
    /// The fixed parts of the text in small letters, or the words of a list. The first one and the last one can be empty.
    let parts: [[UInt8]]
    /// The names of what is between the parts.
    let names: [String]
    /// How many bytes are fixed.
    let weight: Int
    /// The same parts with their capital letters, if these matter.
    private let exact: [[UInt8]]?
    /// Where the pattern can be.
    let place: Place

    /// The places of a text in a paste.
    enum Place: Sendable {
        /// It is the whole paste.
        case alone
        /// It is a whole line, or a text in quotes.
        case line
        /// More can come before or behind it.
        case anywhere
        /// Its words are near each other.
        case words
    }

    /// How a text may differ from the message.
    enum Fit: Int {
        /// It is a piece of the message.
        case piece
        /// The end is missing.
        case cut
        /// More comes before or behind it.
        case inside
        /// It is the whole message.
        case whole
    }

    /// What a text and a message have in common.
    struct Match {
        /// The parts of the text by their names.
        var parts: [String: String] = [:]
        /// How many bytes of the message are in the text.
        var weight = 0
        /// The place in the text.
        var range = 0..<0
        /// Whether the text ends in a value, so that the next part of the message is missing.
        var endsInValue = false
    }

    /// So many bytes are not the same by chance.
    static let least = 20
    /// Fewer bytes than these are a message only if nothing else is there.
    private static let leastOfLine = 10
    /// A variable part has at most so many bytes.
    static let gap = 4000

    init(_ template: String, _ marks: ConsoleMessage.Marks, isErrorName: Bool) {
        let plain = PastedText(template.utf8)
        func split(_ text: [UInt8]) -> [[UInt8]] {
            var parts = text.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 0 }.map { Array($0.element) }
            // A final dot is written or not.
            if parts[parts.count - 1].last == UInt8(ascii: ".") { parts[parts.count - 1].removeLast() }
            return parts
        }
        let isWords = marks.contains(.words)
        parts = isWords ? plain.small.split(separator: 0x20).map { Array($0) } : split(plain.small)
        names =
            isWords
            ? []
            : plain.bytes.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String(decoding: $0.element, as: UTF8.self) }
        exact = marks.contains(.cased) && !isWords ? split(plain.bytes) : nil
        let weight = parts.reduce(0) { $0 + $1.count }
        self.weight = weight
        if isWords {
            place = .words
        } else if isErrorName || weight < MessagePattern.leastOfLine && marks.isDisjoint(with: [.core, .whole]) {
            place = .alone
        } else if !marks.contains(.whole), marks.contains(.core) || weight >= MessagePattern.least {
            place = .anywhere
        } else {
            place = .line
        }
    }

    /// The longest part, by which texts are found that can match.
    var longest: [UInt8] { parts.max { $0.count < $1.count } ?? [] }

    // MARK: One line

    /// Compares a line, which is also there in small letters.
    func match(_ text: ArraySlice<UInt8>, _ small: ArraySlice<UInt8>, _ fit: Fit) -> Match? {
        switch fit {
        case .whole, .cut:
            guard let match = matchLine(text, small, fit), fit == .whole || match.weight >= MessagePattern.least else { return nil }
            return match
        case .inside: return place == .anywhere ? find(in: text, small, small.startIndex..<small.endIndex) : nil
        case .piece:
            guard small.count >= MessagePattern.least, parts.contains(where: { MessagePattern.index(of: small, in: $0[...]) != nil })
            else { return nil }
            return Match(weight: small.count)
        }
    }

    private func matchLine(_ text: ArraySlice<UInt8>, _ small: ArraySlice<UInt8>, _ fit: Fit) -> Match? {
        var found = Match(range: small.startIndex..<small.endIndex)
        var place = small.startIndex
        for (number, part) in parts.enumerated() {
            guard let start = start(of: number, small[place...], fit) else { return nil }
            // Cannot trap: a part is searched from the end of the part before.
            if number > 0 { add(text[place..<start], as: number - 1, to: &found) }
            let end = min(start + part.count, small.endIndex)
            if start == small.endIndex, number > 0, !part.isEmpty { found.endsInValue = true }
            if let exact, fit == .whole, !text[start..<end].elementsEqual(exact[number]) { return nil }
            found.weight += end - start
            place = end
        }
        return place == small.endIndex ? found : nil
    }

    /// Returns where a part of the message begins in a line.
    private func start(of number: Int, _ small: ArraySlice<UInt8>, _ fit: Fit) -> Int? {
        let part = parts[number]
        let isLast = number == parts.count - 1
        if number == 0 { return small.starts(with: part) || fit == .cut && part.starts(with: small) ? small.startIndex : nil }
        if isLast, part.isEmpty { return small.endIndex }
        if isLast, fit == .whole {
            // The rest of the text is the last part, so that a value may contain the same words.
            let start = small.endIndex - part.count
            return start >= small.startIndex && small[start...].elementsEqual(part) ? start : nil
        }
        if let next = MessagePattern.index(of: part[...], in: small) { return next }
        // The beginning of the part is there, or nothing of it.
        return fit == .cut ? (small.startIndex...small.endIndex).first { part.starts(with: small[$0...]) } : nil
    }

    private func add(_ value: ArraySlice<UInt8>, as number: Int, to found: inout Match) {
        guard names.indices.contains(number), found.parts[names[number]] == nil else { return }
        found.parts[names[number]] = String(decoding: value, as: UTF8.self)
    }

    // MARK: Several lines

    /// Finds the message in a part of a text. The values between its parts are as short as possible.
    func find(in text: ArraySlice<UInt8>, _ small: ArraySlice<UInt8>, _ range: Range<Int>) -> Match? {
        guard let first = parts.first, !first.isEmpty else { return nil }
        var start = range.lowerBound
        // Cannot trap: a search goes on behind a place in the range, at most at its end.
        while let place = MessagePattern.index(of: first[...], in: small[start..<range.upperBound]) {
            switch rest(from: place, small, range.upperBound) {
            case .found(let places):
                if let match = match(at: places, text, small) { return match }
                start = place + 1
            case .far(let next): start = max(place + 1, next)
            case .missing: return nil
            }
        }
        return nil
    }

    private enum Rest {
        /// The places of all parts.
        case found([Int])
        /// A part is too far away. A match begins at this place or later.
        case far(Int)
        /// A part does not come again.
        case missing
    }

    private func rest(from place: Int, _ small: ArraySlice<UInt8>, _ limit: Int) -> Rest {
        var places = [place]
        var end = place + parts[0].count
        for (number, part) in parts.enumerated().dropFirst() where !part.isEmpty {
            // Cannot trap: the end of a part is not behind the limit of its search.
            guard let next = MessagePattern.index(of: part[...], in: small[end..<limit]) else { return .missing }
            guard next - end <= MessagePattern.gap else { return .far(next - number * MessagePattern.gap - weight) }
            places.append(next)
            end = next + part.count
        }
        // The last place of the first part that is before the second one makes the shortest value.
        if places.count > 1 {
            // Cannot trap: the first part is not empty, and ends before the second one.
            while let later = MessagePattern.index(of: parts[0][...], in: small[(places[0] + 1)..<places[1]]) { places[0] = later }
        }
        return .found(places)
    }

    private func match(at places: [Int], _ text: ArraySlice<UInt8>, _ small: ArraySlice<UInt8>) -> Match? {
        guard let start = places.first, let last = places.last else { return nil }
        var found = Match(weight: weight, range: start..<start)
        var end = start
        for (number, place) in places.enumerated() {
            // Cannot trap: a part begins behind the part before.
            if number > 0 { add(text[end..<place], as: number - 1, to: &found) }
            end = place + parts[number].count
            if let exact, !text[place..<end].elementsEqual(exact[number]) { return nil }
        }
        if parts.count > places.count {
            // In the middle of JSON a value ends with its quote, else with its line.
            let stop = text[end...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == 0x0A } ?? text.endIndex
            // Cannot trap: the stop is searched from the end on.
            add(text[end..<stop], as: places.count - 1, to: &found)
        } else if !MessagePattern.isEdge(last + parts[places.count - 1].count, small) {
            return nil
        }
        guard MessagePattern.isEdge(start, small) else { return nil }
        found.range = start..<end
        return found
    }

    /// Finds the words of a list near a place.
    func words(in small: ArraySlice<UInt8>, near place: Int) -> Match? {
        // Cannot trap: the place is in the text.
        let window = small[max(small.startIndex, place - MessagePattern.gap / 4)..<min(small.endIndex, place + MessagePattern.gap / 4)]
        for word in parts where MessagePattern.word(word, in: window, small) == nil { return nil }
        return Match(weight: weight, range: place..<place)
    }

    private static func word(_ word: [UInt8], in window: ArraySlice<UInt8>, _ small: ArraySlice<UInt8>) -> Int? {
        var rest = window
        while let place = index(of: word[...], in: rest) {
            if isEdge(place, small), isEdge(place + word.count, small) { return place }
            rest = rest[(place + 1)...]
        }
        return nil
    }

    /// Whether letters or digits do not go on over a place, so that a text does not end in the middle of a word.
    private static func isEdge(_ place: Int, _ text: ArraySlice<UInt8>) -> Bool {
        guard place > text.startIndex, place < text.endIndex else { return true }
        return !ASCII.isLetterOrDigit(text[place - 1]) || !ASCII.isLetterOrDigit(text[place])
    }

    private static func index(of part: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Int? {
        guard let first = part.first else { return text.startIndex }
        guard part.count <= text.count else { return nil }
        var place = text.startIndex
        let last = text.endIndex - part.count
        while place <= last {
            if text[place] == first, text[place..<place + part.count].elementsEqual(part) { return place }
            place += 1
        }
        return nil
    }
}
