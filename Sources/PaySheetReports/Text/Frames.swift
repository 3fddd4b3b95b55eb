import PaySheet
import PaySheetGuide
import PaySheetText

/// Draws the lines of a document around its findings.
struct Frames {
    private let source: FindingSource
    private let lines: LineIndex
    private let mask: Mask
    private let shift: Int
    private let paint: Paint
    /// Whether `paysheet fix` accepts this document; `nil` if it would reject it.
    private let operand: String?

    init(_ document: CheckedDocument, style: TextStyle) {
        let isRefused = document.findings.contains { $0.finding.rule.isAboutText || $0.finding.rule == .memberDuplicate }
        operand = isRefused || document.line != nil ? nil : Frames.quoted(document.path)
        source = document.source
        lines = document.source.lines
        mask = style.showsPersonal ? Mask() : Mask(document.source)
        shift = (document.line ?? 1) - 1
        paint = Paint(isOn: style.isColored)
    }

    /// A place with its mark and its label.
    private struct Label {
        var line: Int
        var excerpt: Excerpt
        var mark: Character
        var note: String
        var severity: Severity
    }

    /// Returns the frame with everything below it, each line with its end.
    func frame(of reported: ReportedFinding, isExplained: Bool) -> String {
        let finding = reported.finding
        let help = finding.help.map { VisibleText.line($0) }
        // If two places matter, both have a label.
        let isOneOfTwo = !finding.related.isEmpty
        let isBeside = help.map { ($0.hasPrefix("write ") || isOneOfTwo) && $0.utf8.count <= 70 } ?? false
        let note = isBeside ? help ?? "" : isOneOfTwo ? "found here" : ""
        var labels = [label(finding.place, mark: "^", note: note, reported.severity)]
        for related in finding.related {
            labels.append(label(related.place, mark: "-", note: VisibleText.line(related.message), reported.severity))
        }
        labels.sort { $0.line < $1.line }
        let width = String((labels.last?.line ?? 1) + shift).utf8.count
        let blank = " " + String(repeating: " ", count: width) + " "
        var text = ""
        if source.count > 0 { text += drawn(labels, width: width, blank: blank) }
        if !isExplained { text += blank + paint.frame("=") + " why  " + finding.rule.reason + "\n" }
        if let help, !isBeside { text += blank + paint.frame("=") + " help " + help + "\n" }
        if let obstacle = reported.obstacle {
            text += blank + paint.frame("=") + " fix  by hand: it would cause " + obstacle.rule.id + ", so fix that first\n"
        } else if let fix = finding.fix, let operand {
            let options = fix.safety == .risky ? "--include-risky " : ""
            text += blank + paint.frame("=") + " fix  " + fix.safety.word + ": paysheet fix " + options + operand + "\n"
        }
        if !isExplained { text += blank + paint.frame("=") + " more paysheet explain " + finding.rule.id + "\n" }
        return text
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

    private func label(_ place: Finding.Place, mark: Character, note: String, _ severity: Severity) -> Label {
        let line = lines.range(ofLine: place.line)
        let range = place.start.offset..<max(place.end.offset, place.start.offset)
        return Label(
            line: place.line, excerpt: Excerpt(source.padded, line: line, place: range, mask: mask), mark: mark, note: note,
            severity: severity)
    }

    private func drawn(_ labels: [Label], width: Int, blank: String) -> String {
        let bar = paint.frame("|")
        var text = blank + bar + "\n"
        var last: Label?
        for label in labels {
            // A line with two places is shown once, unless it is cut around each of them.
            let isSameLine = last.map { $0.line == label.line && $0.excerpt.isWhole } ?? false
            if !isSameLine {
                if let last, label.line > last.line + 1 { text += blank + paint.frame("⋮") + "\n" }
                let number = String(label.line + shift)
                let gutter = " " + String(repeating: " ", count: width - number.utf8.count) + number + " "
                text += paint.frame(gutter) + bar + (label.excerpt.text.isEmpty ? "" : " " + label.excerpt.text) + "\n"
            }
            let marks = String(repeating: label.mark, count: label.excerpt.length)
            text += blank + bar + " " + String(repeating: " ", count: label.excerpt.indent) + paint.severity(marks, label.severity)
            text += (label.note.isEmpty ? "" : " " + label.note) + "\n"
            last = label
        }
        return text + blank + bar + "\n"
    }
}
