import PaySheet
import PaySheetShapes

/// The documents of source code, and what was changed since they were read.
///
/// While a member is typed, its object is often no document: `{ coun }` says nothing about Apple Pay that the reader of source code
/// could use. Completion then needs the object that was there before.
struct EarlierDocuments: Sendable {
    private var documents: [PlacedDocument] = []
    private var changes: [(range: Range<Int>, count: Int)] = []

    /// After more changes, nothing is known any more.
    private static let mostChanges = 200

    /// An object or list in the text, and what belongs there.
    struct Literal {
        let range: Range<Int>
        let expected: OutlineShapes.Expected
    }

    /// Keeps the documents of the current text, unless the changes have made some of the earlier ones unreadable.
    mutating func renew(_ documents: [PlacedDocument]) {
        guard documents.count >= self.documents.count else { return }
        self.documents = documents
        changes = []
    }

    /// Notes that a number of bytes has replaced a range.
    mutating func note(_ range: Range<Int>, _ count: Int) {
        guard !documents.isEmpty else { return }
        changes.append((range, count))
        if changes.count > EarlierDocuments.mostChanges { self = EarlierDocuments() }
    }

    /// Notes that a text has replaced another one. What both have at the beginning and at the end did not change.
    mutating func note(from old: [UInt8], to new: [UInt8]) {
        guard !documents.isEmpty else { return }
        let least = min(old.count, new.count)
        var start = 0
        while start < least, old[start] == new[start] { start += 1 }
        var end = 0
        while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        note(start..<old.count - end, new.count - start - end)
    }

    /// Returns the smallest literal around a byte that no other literal of its document is around.
    ///
    /// - Parameter root: Returns what belongs at the root of a document.
    func literal(at offset: Int, _ tables: CatalogShapes, root: (PlacedDocument) -> OutlineShapes.Expected?) -> Literal? {
        var found: Literal?
        for document in documents {
            let outline = document.outline(in: [])
            let shapes = OutlineShapes(outline: outline, tables: tables, root: root(document))
            for (item, place) in outline.literals {
                guard let range = moved(place), range.lowerBound < offset, offset < range.upperBound,
                    found.map({ range.count < $0.range.count }) ?? true, let expected = shapes.expected(at: item)
                else { continue }
                found = Literal(range: range, expected: expected)
            }
        }
        return found
    }

    /// The place of a literal after the changes; `nil` if one of them crosses its brackets.
    private func moved(_ place: Range<Int>) -> Range<Int>? {
        var place = place
        for (range, count) in changes {
            let shift = count - range.count
            if range.upperBound <= place.lowerBound {
                place = place.lowerBound + shift..<place.upperBound + shift
            } else if range.lowerBound > place.lowerBound, range.upperBound < place.upperBound {
                place = place.lowerBound..<place.upperBound + shift
            } else if range.lowerBound < place.upperBound {
                return nil
            }
        }
        return place
    }
}

extension Outline {
    /// The quote of the first text of a script; a single one if there is none.
    var firstQuote: String {
        let text = items.first { $0.kind == .string && bytes[$0.range.lowerBound] != UInt8(ascii: "`") }
        return text.map { String(decoding: [bytes[$0.range.lowerBound]], as: UTF8.self) } ?? "'"
    }

    /// The objects and lists that are written with brackets in the source code, without those inside of others.
    fileprivate var literals: [(item: Int, place: Range<Int>)] {
        guard let file = origin?.file.padded else { return [] }
        var literals: [(item: Int, place: Range<Int>)] = []
        var around = [Range<Int>](repeating: 0..<0, count: items.count)
        for (item, own) in items.enumerated() where own.kind == .object || own.kind == .array {
            let place = place(of: item)
            let outer = own.parent >= 0 ? around[own.parent] : 0..<0
            around[item] = outer
            guard file[place.lowerBound] == bytes[own.range.lowerBound], !outer.contains(place.lowerBound) else { continue }
            around[item] = place
            literals.append((item, place))
        }
        return literals
    }
}
