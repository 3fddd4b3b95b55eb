import PaySheet
import PaySheetChecking
import PaySheetReports

/// The canonical form of documents.
extension LanguageServer {
    /// Answers with the changes that `paysheet fmt` would make. Text that it rejects stays.
    mutating func formatting(_ params: JSONTree) throws(RequestError) -> [UInt8] {
        var text = try text(params)
        let checked = checked(text.address)
        let bytes = text.content.bytes
        guard let document = checked.documents.first, document.form == .json, document.line == nil,
            !document.inspection.check.findings.contains(where: { $0.rule == .memberDuplicate || $0.rule.isAboutText }),
            let formatted = CanonicalFormatter.pretty(bytes, as: document.kind, in: catalogs.catalogs)
        else { return JSONBytes.nothing }
        let edits = TextDifference.edits(bytes, formatted)
        return JSONBytes.array { list in
            for edit in edits { list.edit(edit, in: &text.content) }
        }
    }
}

/// The difference of two texts as few changes.
enum TextDifference {
    /// Texts with more lines between the first change and the last one are replaced there as a whole.
    private static let mostLines = 400

    /// Returns changes of whole lines that make one text of another.
    static func edits(_ old: [UInt8], _ new: [UInt8]) -> [PlacedEdit] {
        guard old != new else { return [] }
        let (before, after) = (lines(old), lines(new))
        var head = 0
        while head < before.count, head < after.count, old[before[head]] == new[after[head]] { head += 1 }
        var tail = 0
        while tail < before.count - head, tail < after.count - head,
            old[before[before.count - 1 - tail]] == new[after[after.count - 1 - tail]]
        {
            tail += 1
        }
        let (oldLines, newLines) = (Array(before[head..<before.count - tail]), Array(after[head..<after.count - tail]))
        let place = head < before.count ? before[head].lowerBound : old.count
        guard oldLines.count <= mostLines, newLines.count <= mostLines else {
            return [edit(oldLines, newLines, at: place, new)]
        }
        return matched(oldLines, newLines, at: place, old, new)
    }

    private static func edit(_ old: [Range<Int>], _ new: [Range<Int>], at place: Int, _ text: [UInt8]) -> PlacedEdit {
        // Cannot trap: the lines are in order, and without lines both ends are the place.
        let range = (old.first?.lowerBound ?? place)..<(old.last?.upperBound ?? place)
        // Cannot trap: the lines are in order.
        let part = new.isEmpty ? "" : String(decoding: text[new[0].lowerBound..<new[new.count - 1].upperBound], as: UTF8.self)
        return PlacedEdit(range: range, text: part)
    }

    /// The changes between the longest common lines.
    private static func matched(
        _ before: [Range<Int>], _ after: [Range<Int>], at place: Int, _ old: [UInt8], _ new: [UInt8]
    ) -> [PlacedEdit] {
        let (rows, columns) = (before.count, after.count)
        var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                let here = row * (columns + 1) + column
                lengths[here] =
                    old[before[row]] == new[after[column]]
                    ? lengths[here + columns + 2] + 1 : max(lengths[here + columns + 1], lengths[here + 1])
            }
        }
        var edits: [PlacedEdit] = []
        var (row, column, firstRow, firstColumn) = (0, 0, 0, 0)
        func close() {
            guard firstRow < row || firstColumn < column else { return }
            let start = firstRow < rows ? before[firstRow].lowerBound : before.last?.upperBound ?? place
            edits.append(edit(Array(before[firstRow..<row]), Array(after[firstColumn..<column]), at: start, new))
        }
        while row < rows || column < columns {
            let here = row * (columns + 1) + column
            if row < rows, column < columns, old[before[row]] == new[after[column]] {
                close()
                (row, column) = (row + 1, column + 1)
                (firstRow, firstColumn) = (row, column)
            } else if column == columns || row < rows && lengths[here + columns + 1] >= lengths[here + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        close()
        return edits
    }

    /// The lines of a text, each with its end.
    private static func lines(_ text: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for (index, byte) in text.enumerated() where byte == 0x0A {
            // Cannot trap: a line starts after the last line end.
            lines.append(start..<index + 1)
            start = index + 1
        }
        if start < text.count { lines.append(start..<text.count) }
        return lines
    }
}
