import PaySheet
import PaySheetGuide
import PaySheetText

/// Draws the lines of a document around its findings.
struct Frames {
    private let source: FindingSource
    private let cards: RuleCards
    private let lines: LineIndex
    /// Where the document comes from, if it is a part of a file.
    private let origin: TextOrigin?
    private let showsPersonal: Bool
    /// So few places are shown that it is worth finding out what is hidden around each of them.
    private let isBrief: Bool
    /// What is hidden in the whole document, if an excerpt needed that.
    private var mask: Mask?
    /// The same for a file that the document is a part of.
    private var originMask: OriginMask?
    private let shift: Int
    private let paint: Paint
    /// The columns of a line with its number; `nil` if a line has its usual width.
    private let columns: Int?
    /// Whether `paysheet fix` accepts this document; `nil` if it would reject it.
    let operand: String?

    init(_ document: CheckedDocument, style: TextStyle) {
        let rules = document.findings.lazy.map { $0.finding.rule }
        let isRefused =
            rules.contains { $0.isAboutText || $0 == .memberDuplicate }
            || document.counted.contains { $0.rule.isAboutText || $0.rule == .memberDuplicate }
        operand = isRefused || document.line != nil ? nil : Frames.quoted(document.path)
        source = document.source
        cards = document.cards
        lines = document.source.lines
        showsPersonal = style.showsPersonal
        origin = source.origin
        isBrief = origin == nil && document.findings.count <= Frames.few && source.isJSON && !source.nodes.isEmpty && !showsPersonal
        shift = (document.line ?? 1) - 1
        paint = Paint(isOn: style.isColored)
        columns = style.columns
    }

    /// A place with its mark and its label.
    private struct Label {
        var line: Int
        var excerpt: Excerpt
        var mark: UInt8
        var note: String
        var severity: Severity
    }

    /// Returns the frame with everything below it, each line with its end.
    mutating func frame(of reported: ReportedFinding, isExplained: Bool, also places: String? = nil) -> String {
        var text = ReportBuffer()
        write(reported, why: isExplained ? nil : cards.card(of: reported.finding.rule)?.reason, also: places, to: &text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    /// Returns the lines of the document around a finding, without its help and without what is below them.
    mutating func excerpt(of reported: ReportedFinding) -> String {
        var text = ReportBuffer()
        write(reported, why: nil, isExcerpt: true, to: &text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    /// Writes the frame with everything below it, each line with its end.
    ///
    /// - Parameters:
    ///   - reason: The reason of the rule; `nil` if the report has explained it.
    ///   - places: The places of equal findings, if there are any.
    ///   - isExcerpt: Whether to leave out the help and everything below the frame.
    mutating func write(
        _ reported: ReportedFinding, why reason: String?, also places: String? = nil, isExcerpt: Bool = false,
        to text: inout ReportBuffer
    ) {
        let finding = reported.finding
        let help = isExcerpt ? nil : finding.help.map { VisibleText.line($0) }
        // If two places matter, both have a label.
        let isOneOfTwo = !finding.related.isEmpty
        let shown = finding.related.prefix(Frames.mostRelated)
        let lastLine = shown.reduce(finding.place.line) { max($0, $1.place.line) }
        let width = Decimals.count(of: (lastLine + shift).magnitude)
        let excerpt = columns.map { max($0 - width - Frames.gutter, Frames.fewestColumns) } ?? Excerpt.columns
        var labels = [label(finding.place, mark: UInt8(ascii: "^"), excerpt, reported.severity)]
        let free = excerpt - labels[0].excerpt.indent - labels[0].excerpt.length
        let isShort = help.map { $0.utf8.count <= 70 && (columns == nil || $0.utf8.count < free) } ?? false
        let hasLines = source.count > 0
        let isBeside = hasLines && isShort && (isOneOfTwo || help?.hasPrefix("write ") == true)
        labels[0].note = isBeside ? help ?? "" : isOneOfTwo ? "found here" : ""
        for related in shown {
            labels.append(label(related.place, mark: UInt8(ascii: "-"), excerpt, reported.severity))
            labels[labels.count - 1].note = VisibleText.line(related.message)
        }
        if isOneOfTwo { labels = labels.inOrder { $0.line } }
        if hasLines { draw(labels, width: width, to: &text) }
        if finding.related.count > shown.count {
            begin("and  ", width, &text)
            text.add(String(finding.related.count - shown.count))
            text.add(" more such places\n")
        }
        guard !isExcerpt else { return }
        if let places {
            begin("also ", width, &text)
            text.add(places)
            text.add("\n")
        }
        if let reason, !reason.isEmpty {
            begin("why  ", width, &text)
            text.add(reason)
            text.add("\n")
        }
        if let help, !isBeside {
            begin("help ", width, &text)
            text.add(help)
            text.add("\n")
        }
        if let obstacle = reported.obstacle {
            begin("fix  by hand: it would cause ", width, &text)
            text.add(obstacle.rule.name)
            text.add(", so correct that, too\n")
        } else if let fix = finding.fix, let operand {
            begin("fix  ", width, &text)
            text.add(fix.safety.word)
            text.add(fix.safety == .risky ? ": paysheet fix --include-risky " : ": paysheet fix ")
            text.add(operand)
            if let remainder = reported.remainder {
                text.add("; then ")
                text.add(remainder.name)
                text.add(" remains")
            }
            text.add("\n")
        }
        if reason != nil {
            begin("more paysheet explain ", width, &text)
            text.add(finding.rule.name)
            text.add("\n")
        }
    }

    /// Begins a line below the frame.
    private func begin(_ words: StaticString, _ width: Int, _ text: inout ReportBuffer) {
        text.add(0x20, count: width + 2)
        paint.frame("=", &text)
        text.add(" ")
        text.add(words)
    }

    /// Returns a path as a shell argument.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
                true
            default: false
            }
        }
        let shown = VisibleText.line(path)
        return isPlain ? shown : "'" + shown.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// The columns of a frame besides the number of the line and its text, with both ellipses.
    private static let gutter = 6
    /// So many related places have a label of their own.
    private static let mostRelated = 8
    private static let fewestColumns = 12

    private mutating func label(_ place: Finding.Place, mark: UInt8, _ columns: Int, _ severity: Severity) -> Label {
        let line = lines.range(ofLine: place.line)
        let range = place.start.offset..<max(place.end.offset, place.start.offset)
        let excerpt = excerpt(line, range, columns: min(columns, Excerpt.columns))
        return Label(line: place.line, excerpt: excerpt, mark: mark, note: "", severity: severity)
    }

    /// Mostly a few letters on both sides fill the columns, and only of these it matters what is hidden.
    private mutating func excerpt(_ line: Range<Int>, _ place: Range<Int>, columns: Int) -> Excerpt {
        // Cannot trap: the ends move apart.
        let part = place.lowerBound - Frames.near..<place.lowerBound + Frames.near
        if isBrief, mask == nil, columns == Excerpt.columns,
            let near = Excerpt(simple: source.padded, line: line, place: place, mask: Mask(source, in: part), in: part)
        {
            assert(near == Excerpt(source.padded, line: line, place: place, mask: Mask(source)))
            return near
        }
        let mask = mask(around: place, in: line)
        return Excerpt(origin?.file.padded ?? source.padded, line: line, place: place, mask: mask, columns: columns)
    }

    private mutating func mask(around place: Range<Int>, in line: Range<Int>) -> Mask {
        if showsPersonal { return Mask() }
        if let origin {
            let mask = originMask ?? OriginMask(source, of: origin)
            originMask = mask
            return mask.mask(in: Excerpt.reach(around: place, in: line))
        }
        let mask = mask ?? Mask(source)
        self.mask = mask
        return mask
    }

    private static let near = 128
    private static let few = 8

    private func draw(_ labels: [Label], width: Int, to text: inout ReportBuffer) {
        bar(width, &text)
        text.add("\n")
        var last: Int?
        for place in labels.indices {
            let line = labels[place].line
            // A line with two places is shown once, unless it is cut around each of them.
            let isSameLine = last.map { labels[$0].line == line && labels[$0].excerpt.isWhole } ?? false
            if !isSameLine {
                if let last, line > labels[last].line + 1 {
                    text.add(0x20, count: width + 2)
                    paint.frame("⋮", &text)
                    text.add("\n")
                }
                let number = (line + shift).magnitude
                paint.open("34", &text)
                // Cannot trap: the width is that of the longest number.
                text.add(0x20, count: 1 + width - Decimals.count(of: number))
                text.add(decimals: line + shift)
                text.add(" ")
                paint.close(&text)
                paint.frame("|", &text)
                if !labels[place].excerpt.text.isEmpty { text.add(" ") }
                text.add(labels[place].excerpt.text)
                text.add("\n")
            }
            bar(width, &text)
            text.add(0x20, count: 1 + labels[place].excerpt.indent)
            paint.open(labels[place].severity, &text)
            text.add(labels[place].mark, count: labels[place].excerpt.length)
            paint.close(&text)
            if !labels[place].note.isEmpty { text.add(" ") }
            text.add(labels[place].note)
            text.add("\n")
            last = place
        }
        bar(width, &text)
        text.add("\n")
    }

    /// Begins a line of the frame without a number.
    private func bar(_ width: Int, _ text: inout ReportBuffer) {
        text.add(0x20, count: width + 2)
        paint.frame("|", &text)
    }
}
