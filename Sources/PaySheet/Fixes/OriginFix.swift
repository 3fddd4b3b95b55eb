/// Moves fixes of a document to the file that the document was made of, in the style of its literals.
///
/// A fix is left out if the file does not have its place as one piece. Another part of the program then has or computes the value.
struct OriginFix {
    private let source: FindingSource
    private let origin: TextOrigin
    /// The literal in the file. Values outside of it can have other uses.
    private let root: Range<Int>

    init?(_ source: FindingSource) {
        guard let origin = source.origin, origin.isEditable, let first = origin.pieces.first, let last = origin.pieces.last,
            first.source.lowerBound < last.source.upperBound
        else { return nil }
        self.source = source
        self.origin = origin
        root = first.source.lowerBound..<last.source.upperBound
    }

    /// Returns a fix with changes of the file.
    func moved(_ fix: Fix) -> Fix? {
        let edits = fix.textEdits.compactMap { moved($0) }
        guard edits.count == fix.textEdits.count else { return nil }
        return Fix(safety: fix.safety, summary: fix.summary, edits: fix.edits, textEdits: edits)
    }

    private func moved(_ edit: Fix.TextEdit) -> Fix.TextEdit? {
        guard edit.start > 0, let before = piece(endingAt: edit.start) else { return nil }
        if edit.start == edit.end { return addition(edit.newText, behind: before) }
        guard let last = piece(endingAt: edit.end), last > before, last + 1 < origin.pieces.count else { return nil }
        if edit.newText.isEmpty { return removal(before + 1...last) }
        return replacement(before + 1...last, edit)
    }

    // MARK: Changes

    private func replacement(_ pieces: ClosedRange<Int>, _ edit: Fix.TextEdit) -> Fix.TextEdit? {
        let place = source(pieces.lowerBound).lowerBound..<source(pieces.upperBound).upperBound
        guard contains(place, pieces), !place.isEmpty else { return nil }
        let isName = source.padded[edit.end] == UInt8(ascii: ":")
        // `{ total }` has no place for another name.
        if isName, next(from: place.upperBound) != UInt8(ascii: ":") { return nil }
        let first = file[place.lowerBound]
        let isQuoted = first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
        let quote = isQuoted ? first : quote(near: pieces.lowerBound)
        let text = literal(edit.newText, quote: quote, quotesNames: isName && isQuoted, isName: isName)
        return text.map { Fix.TextEdit(start: place.lowerBound, end: place.upperBound, newText: $0) }
    }

    /// Adds members behind the last one of an object, or to an empty one.
    private func addition(_ text: String, behind piece: Int) -> Fix.TextEdit? {
        guard piece + 1 < origin.pieces.count else { return nil }
        let (last, close) = (source(piece), source(piece + 1))
        guard root.contains(last.lowerBound), last.upperBound <= close.lowerBound, isGap(last.upperBound..<close.lowerBound),
            let members = literal(text, quote: quote(near: piece), quotesNames: quotesNames, isName: false)
        else { return nil }
        var new = members
        if text.utf8.first == UInt8(ascii: ",") {
            let hasLines = file[last.upperBound..<close.lowerBound].contains(0x0A)
            if hasLines { new = ",\n" + indentation(at: last.lowerBound) + String(members.dropFirst(2)) }
        } else {
            new = " " + members + " "
        }
        return Fix.TextEdit(start: last.upperBound, end: last.upperBound, newText: new)
    }

    /// Removes members or elements, with the comma before or behind them.
    private func removal(_ pieces: ClosedRange<Int>) -> Fix.TextEdit? {
        let isBehindComma = source(pieces.lowerBound).isEmpty
        let first = isBehindComma ? pieces.lowerBound + 1 : pieces.lowerBound
        let last = isBehindComma ? pieces.upperBound : pieces.upperBound - 1
        guard first <= last else { return nil }
        let place = source(first).lowerBound..<source(last).upperBound
        guard contains(place, first...last) else { return nil }
        if isBehindComma {
            let start = source(first - 2).upperBound
            guard start <= place.lowerBound, isGap(start..<place.lowerBound) else { return nil }
            return Fix.TextEdit(start: start, end: place.upperBound, newText: "")
        }
        let end = source(pieces.upperBound + 1).lowerBound
        guard end >= place.upperBound, isGap(place.upperBound..<end) else { return nil }
        return Fix.TextEdit(start: place.lowerBound, end: end, newText: "")
    }

    // MARK: The file

    private var file: [UInt8] { origin.file.padded }

    private func source(_ piece: Int) -> Range<Int> { origin.pieces[piece].source }

    /// The piece that ends at a byte of the document.
    private func piece(endingAt end: Int) -> Int? {
        let piece = origin.pieces.lowerBound { Int($0.end) < end }
        return piece < origin.pieces.count && Int(origin.pieces[piece].end) == end ? piece : nil
    }

    /// Whether a place of the literal has exactly these pieces.
    private func contains(_ place: Range<Int>, _ pieces: ClosedRange<Int>) -> Bool {
        guard place.lowerBound >= root.lowerBound, place.upperBound <= root.upperBound else { return false }
        var end = place.lowerBound
        for piece in pieces {
            let range = source(piece)
            guard range.lowerBound >= end, range.upperBound <= place.upperBound else { return false }
            end = range.lowerBound
        }
        return true
    }

    /// Whether there is nothing but space and one comma.
    private func isGap(_ range: Range<Int>) -> Bool {
        var commas = 0
        for byte in file[range] {
            if byte == UInt8(ascii: ",") { commas += 1 } else if !PaddedBytes.isSpace(byte) { return false }
        }
        return commas < 2
    }

    private func next(from start: Int) -> UInt8 {
        var place = start
        while PaddedBytes.isSpace(file[place]) { place += 1 }
        return file[place]
    }

    private func indentation(at place: Int) -> String {
        let start = origin.file.lines.range(ofLine: origin.file.lines.position(at: place).line).lowerBound
        return String(decoding: file[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    // MARK: Style

    /// The quote of the nearest string.
    private func quote(near piece: Int) -> UInt8 {
        for distance in 0..<origin.pieces.count {
            for place in [piece - distance, piece + distance] where origin.pieces.indices.contains(place) {
                let first = file[source(place).lowerBound]
                if !source(place).isEmpty, first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return first }
            }
        }
        return UInt8(ascii: "'")
    }

    /// Whether the first name of the document has quotes.
    private var quotesNames: Bool {
        guard origin.pieces.count > 1, !source(1).isEmpty else { return false }
        let first = file[source(1).lowerBound]
        return first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
    }

    /// Returns JSON as it is written in the file, or `nil` if that needs escapes.
    private func literal(_ json: String, quote: UInt8, quotesNames: Bool, isName: Bool) -> String? {
        let json = [UInt8](json.utf8)
        var text: [UInt8] = []
        var index = 0
        while index < json.count {
            guard json[index] == UInt8(ascii: "\"") else {
                text.append(json[index])
                if json[index] == UInt8(ascii: ",") || json[index] == UInt8(ascii: ":"), index + 1 < json.count, json[index + 1] != 0x20 {
                    text.append(0x20)
                }
                index += 1
                continue
            }
            guard let end = json[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
            let content = json[index + 1..<end]
            guard content.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\\") && $0 != quote }) else { return nil }
            let isKey = isName || end + 1 < json.count && json[end + 1] == UInt8(ascii: ":")
            let isBare = isKey && !quotesNames && content.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
            if !isBare { text.append(quote) }
            text += content
            if !isBare { text.append(quote) }
            index = end + 1
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension Finding {
    /// The same finding with a fix that changes the file which the document is a part of.
    package func movingFix(in source: FindingSource) -> Finding {
        guard let fix, source.origin != nil else { return self }
        return Finding(
            rule: rule, severity: severity, message: message, help: help, place: place, related: related, member: member,
            fix: OriginFix(source)?.moved(fix))
    }
}
