import PaySheet

/// The text of a message, taken apart to be compared with others.
struct MessagePattern: Sendable {
    /// Text and names, in turn; the first is text.
    private var parts: [(text: [UInt8], name: String)] = []
    /// How many bytes are text.
    private let weight: Int

    /// How a text may differ from the message.
    enum Fit {
        /// It is the whole message.
        case whole
        /// The end is missing.
        case cut
        /// More comes before or behind it.
        case inside
        /// It is a piece of the message.
        case piece
    }

    /// What a text and a message have in common.
    struct Match {
        /// The parts of the text by their names.
        var parts: [String: String] = [:]
        /// How many bytes of the message are in the text.
        var weight = 0
    }

    /// So many bytes are not the same by chance.
    private static let least = 20

    init(_ template: String) {
        let pieces = template.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).map { [UInt8]($0) }
        for place in stride(from: 0, to: pieces.count, by: 2) {
            let name = place + 1 < pieces.count ? String(decoding: pieces[place + 1], as: UTF8.self) : ""
            parts.append((ASCII.lowerCased(pieces[place]), name))
        }
        // A final dot is written or not.
        if let last = parts.last, last.text.last == UInt8(ascii: ".") { parts[parts.count - 1].text.removeLast() }
        weight = parts.reduce(0) { $0 + $1.text.count }
    }

    /// Compares a text, which is also there in small letters.
    func match(_ text: [UInt8], _ small: [UInt8], _ fit: Fit) -> Match? {
        switch fit {
        case .whole: return match(text, small, from: 0, fit)
        case .cut: return match(text, small, from: 0, fit).flatMap { $0.weight >= MessagePattern.least ? $0 : nil }
        case .inside:
            // No later start finds more: each part is searched from the end of the part before.
            guard weight >= MessagePattern.least, weight <= small.count, let first = parts.first?.text,
                let start = MessagePattern.place(of: first[...], in: small, from: 0)
            else { return nil }
            return match(text, small, from: start, fit)
        case .piece:
            guard small.count >= MessagePattern.least,
                parts.contains(where: { MessagePattern.place(of: small[...], in: $0.text, from: 0) != nil })
            else { return nil }
            return Match(weight: small.count)
        }
    }

    private func match(_ text: [UInt8], _ small: [UInt8], from start: Int, _ fit: Fit) -> Match? {
        var found = Match()
        var place = start
        for (number, part) in parts.enumerated() {
            guard let end = end(number, small, from: place, fit) else { return nil }
            if number > 0, found.parts[parts[number - 1].name] == nil {
                // Cannot trap: a part is searched from the place on, and both texts have one length.
                found.parts[parts[number - 1].name] = String(decoding: text[place..<end], as: UTF8.self)
            }
            place = min(end + part.text.count, small.count)
            found.weight += place - end
        }
        return place == small.count || fit == .inside ? found : nil
    }

    /// Where a part of the message begins in the text.
    private func end(_ number: Int, _ small: [UInt8], from place: Int, _ fit: Fit) -> Int? {
        let part = parts[number].text
        let isLast = number == parts.count - 1
        if number == 0 { return small[place...].starts(with: part) || fit == .cut && part.starts(with: small) ? place : nil }
        if isLast, part.isEmpty {
            // In the middle of JSON a value ends with its quote.
            return fit == .inside ? small[place...].firstIndex(of: UInt8(ascii: "\"")) ?? small.count : small.count
        }
        if isLast, fit == .whole {
            // The rest of the text is the last part, so that a value may contain the same words.
            let end = small.count - part.count
            return end >= place && small[end...].elementsEqual(part) ? end : nil
        }
        if let next = MessagePattern.place(of: part[...], in: small, from: place) { return next }
        // The beginning of the part is there, or nothing of it.
        return fit == .cut ? (place...small.count).first { part.starts(with: small[$0...]) } : nil
    }

    private static func place(of part: ArraySlice<UInt8>, in text: [UInt8], from start: Int) -> Int? {
        guard let first = part.first else { return start }
        guard start + part.count <= text.count else { return nil }
        return (start...text.count - part.count).first { text[$0] == first && text[$0..<$0 + part.count].elementsEqual(part) }
    }
}
