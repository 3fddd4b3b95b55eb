/// Moves fixes of a document to the file that the document was made of, in the style of its literals.
///
/// A fix is left out if the file does not have its place as one piece. Another part of the program then has or computes the value. The
/// pieces of a document can have any order in the file, so only ``place(from:to:)`` makes a range of two of their ends.
struct OriginFix {
    private let source: FindingSource
    private let origin: TextOrigin
    /// The literal in the file. Values outside of it can have other uses.
    private let root: Range<Int>

    init?(_ source: FindingSource) {
        guard let origin = source.origin, origin.isEditable, let first = origin.pieces.first, let last = origin.pieces.last,
            let root = OriginFix.place(from: first.source.lowerBound, to: last.source.upperBound), !root.isEmpty
        else { return nil }
        self.source = source
        self.origin = origin
        self.root = root
    }

    /// Returns a fix with changes of the file.
    func moved(_ fix: Fix) -> Fix? {
        // The file can have the places in another order than the document.
        let edits = fix.textEdits.compactMap { moved($0) }.inOrder { $0.start }
        guard edits.count == fix.textEdits.count, zip(edits, edits.dropFirst()).allSatisfy({ $0.end <= $1.start }) else { return nil }
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
        guard let place = place(of: pieces), !place.isEmpty else { return nil }
        // Members or elements, and not the value of one.
        let isPart = pieces.count > 1 && (isSeparator(pieces.lowerBound) || isSeparator(pieces.lowerBound + 1))
        guard !isPart || isEnd(place.upperBound) else { return nil }
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
        guard root.contains(last.lowerBound), let gap = OriginFix.place(from: last.upperBound, to: close.lowerBound), isGap(gap),
            let members = literal(text, quote: quote(near: piece), quotesNames: quotesNames, isName: false)
        else { return nil }
        var new = members
        if text.utf8.first == UInt8(ascii: ",") {
            if file[gap].contains(0x0A) { new = ",\n" + indentation(at: last.lowerBound) + String(members.dropFirst(2)) }
        } else {
            new = " " + members + " "
        }
        return Fix.TextEdit(start: last.upperBound, end: last.upperBound, newText: new)
    }

    /// Removes members or elements, with the comma before or behind them.
    private func removal(_ pieces: ClosedRange<Int>) -> Fix.TextEdit? {
        let isBehindComma = isSeparator(pieces.lowerBound)
        guard isBehindComma || isSeparator(pieces.upperBound), pieces.count > 1 else { return nil }
        let (first, last) = isBehindComma ? (pieces.lowerBound + 1, pieces.upperBound) : (pieces.lowerBound, pieces.upperBound - 1)
        // An argument of a call has no name in the file; those after it would have other places.
        guard !source(first).isEmpty, let place = place(of: first...last), isEnd(place.upperBound) else { return nil }
        // A hole in a list has the comma behind it. Properties of a component have none between them.
        let needsComma = first == last || firstByte(first + 1) != UInt8(ascii: ":")
        if isBehindComma {
            guard let gap = OriginFix.place(from: source(first - 2).upperBound, to: place.lowerBound), isGap(gap),
                !needsComma || file[gap].contains(UInt8(ascii: ","))
            else { return nil }
            return Fix.TextEdit(start: gap.lowerBound, end: place.upperBound, newText: "")
        }
        guard let gap = OriginFix.place(from: place.upperBound, to: source(pieces.upperBound + 1).lowerBound), isGap(gap) else {
            return nil
        }
        return Fix.TextEdit(start: place.lowerBound, end: gap.upperBound, newText: "")
    }

    // MARK: The file

    private var file: [UInt8] { origin.file.padded }

    private func source(_ piece: Int) -> Range<Int> { origin.pieces[piece].source }

    /// The piece that ends at a byte of the document.
    private func piece(endingAt end: Int) -> Int? {
        let piece = origin.pieces.lowerBound { Int($0.end) < end }
        return piece < origin.pieces.count && Int(origin.pieces[piece].end) == end ? piece : nil
    }

    /// The place between two computed ends; `nil` if the second one is before the first.
    private static func place(from start: Int, to end: Int) -> Range<Int>? { start <= end ? start..<end : nil }

    /// The place of the literal that has exactly these pieces.
    private func place(of pieces: ClosedRange<Int>) -> Range<Int>? {
        guard let place = OriginFix.place(from: source(pieces.lowerBound).lowerBound, to: source(pieces.upperBound).upperBound),
            place.lowerBound >= root.lowerBound, place.upperBound <= root.upperBound
        else { return nil }
        var last = place.lowerBound..<place.lowerBound
        // What is between the brackets of a value goes with it. Between a name and its value, an expression could begin.
        var depth = 0
        for piece in pieces {
            let range = source(piece)
            guard range.lowerBound >= last.lowerBound, range.upperBound <= place.upperBound else { return nil }
            let byte = firstByte(piece)
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                depth -= 1
            } else if depth == 0 {
                guard let gap = OriginFix.place(from: last.upperBound, to: range.lowerBound), isJoint(gap) else { return nil }
            }
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            last = range
        }
        return place
    }

    /// The first byte of a piece in the document.
    private func firstByte(_ piece: Int) -> UInt8 { source.padded[piece == 0 ? 0 : Int(origin.pieces[piece - 1].end)] }

    /// Whether a piece is a comma or colon.
    private func isSeparator(_ piece: Int) -> Bool {
        firstByte(piece) == UInt8(ascii: ",") || firstByte(piece) == UInt8(ascii: ":")
    }

    /// Whether there is nothing but space and one comma.
    private func isGap(_ range: Range<Int>) -> Bool {
        var commas = 0
        for byte in file[range] {
            if byte == UInt8(ascii: ",") { commas += 1 } else if !PaddedBytes.isSpace(byte) { return false }
        }
        return commas < 2
    }

    /// Whether there is nothing but space, comments, commas and colons.
    private func isJoint(_ range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            place = code(from: place)
            guard place < range.upperBound, file[place] == UInt8(ascii: ",") || file[place] == UInt8(ascii: ":") else { break }
            place += 1
        }
        return place >= range.upperBound
    }

    /// Whether a member or element ends at a place, and not only the first part of its expression.
    private func isEnd(_ place: Int) -> Bool {
        let next = next(from: place)
        return next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
    }

    private func next(from start: Int) -> UInt8 { file[code(from: start)] }

    /// The place of the first byte that is not in space or a comment.
    private func code(from start: Int) -> Int {
        var place = start
        while place < origin.file.count {
            if PaddedBytes.isSpace(file[place]) {
                place += 1
                continue
            }
            guard file[place] == UInt8(ascii: "/"), let end = commentEnd(place) else { break }
            place = end
        }
        return place
    }

    /// The place behind the comment that begins at a place, if one does.
    private func commentEnd(_ start: Int) -> Int? {
        let isLine = file[start + 1] == UInt8(ascii: "/")
        guard isLine || file[start + 1] == UInt8(ascii: "*") else { return nil }
        var end = start + (isLine ? 2 : 4)
        while end < origin.file.count,
            isLine ? file[end] != 0x0A : file[end - 1] != UInt8(ascii: "/") || file[end - 2] != UInt8(ascii: "*")
        {
            end += 1
        }
        return min(end, origin.file.count)
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
            // Cannot trap: the search for the end begins behind the quote.
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
            rule: rule, severity: severity, message: sentence, help: help, place: place, related: related, member: member,
            fix: OriginFix(source)?.moved(fix))
    }
}
