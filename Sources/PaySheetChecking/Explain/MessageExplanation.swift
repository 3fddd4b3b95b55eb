import PaySheet
package import PaySheetGuide
import PaySheetReports
import PaySheetText

/// A message of a console, a server or a tool, and its possible causes.
package struct MessageExplanation {
    /// One possible cause.
    struct Cause {
        let what: String
        /// The names of the rules that find it in a document.
        let rules: [String]
        /// What to do about it.
        let remedy: String?
    }

    /// Another known message in the same text.
    private struct Other {
        let line: Int
        let text: String
        let source: String
    }

    /// The line with the message.
    private let message: String
    /// The number of the line, if the text has several.
    private let line: Int?
    /// The file with the text, if it comes from one.
    private let file: String?
    private let error: String?
    private let found: MessageSearch.Found
    let causes: [Cause]
    private let others: [Other]
    /// The commands that check what the causes are about.
    private let commands: [String]

    /// A longer part of a text is cut in a cause.
    private static let longestPart = 120
    /// So many other messages of a text are named.
    private static let mostOthers = 5

    /// Recognizes a message in a text of any number of lines. Returns `nil` if no known text is in it.
    ///
    /// - Parameter file: The name of the file with the text.
    package init?(_ text: String, among known: MessageIndex, _ rules: [RuleCard], in file: String? = nil) {
        let pasted = PastedText(text.utf8)
        var search = MessageSearch(known, in: pasted)
        let all = search.all()
        guard let found = all.first, pasted.lines.indices.contains(found.line) else { return nil }
        let isAlone = pasted.lines.count == 1
        let line = pasted.lines[found.line]
        self.found = found
        self.file = file
        self.line = isAlone && file == nil ? nil : line.number
        message = isAlone && file == nil ? text : pasted.text(line.range)
        error = search.line(found.line).error
        causes = found.message.causes.map { cause in
            Cause(
                what: MessageExplanation.filled(cause.what, found.parts), rules: cause.rules,
                remedy: cause.remedy.map { MessageExplanation.filled($0, found.parts) })
        }
        let names = Set(causes.flatMap { $0.rules })
        var commands: [String] = []
        for card in rules where names.contains(card.name) && !commands.contains(card.command) { commands.append(card.command) }
        self.commands = commands
        var (others, seen): ([Other], Set) = ([], [found.line])
        for other in all where others.count < MessageExplanation.mostOthers && seen.insert(other.line).inserted {
            let line = pasted.lines[other.line]
            others.append(Other(line: line.number, text: pasted.text(line.range), source: other.message.source))
        }
        self.others = others.inOrder { $0.line }
    }

    /// Puts the parts of a text in place of their names.
    private static func filled(_ what: String, _ parts: [String: String]) -> String {
        var text = ""
        let pieces = what.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        for (place, piece) in pieces.enumerated() {
            let piece = String(Substring(piece))
            text += place % 2 == 0 ? piece : VisibleText.line(Shown.shortened(unquoted(parts[piece] ?? ""), to: longestPart))
        }
        return text
    }

    /// Returns a part of a text without a quote at its end that began before the part.
    private static func unquoted(_ part: String) -> String {
        guard let last = part.utf8.last, last == UInt8(ascii: "`") || last == UInt8(ascii: "\"") || last == UInt8(ascii: "'"),
            part.utf8.count(where: { $0 == last }) % 2 == 1
        else { return part }
        return String(Substring(part.utf8.dropLast()))
    }

    // MARK: Words

    /// Who shows the text.
    private var opening: String {
        let source = found.message.source
        switch found.fit {
        case .whole, .inside, .cut: return "Shown by " + source + (error.map { " as " + $0 } ?? "") + "."
        case .piece: return "Perhaps a part of a text that " + source + " shows."
        }
    }

    private var heading: String {
        guard let line else { return VisibleText.line(message) }
        return (file.map { VisibleText.leading($0) + ", line " } ?? "Line ") + String(line) + ": " + shown(message)
    }

    /// Returns a line of a log, which can be long.
    private func shown(_ line: String) -> String { VisibleText.line(Shown.shortened(line, to: 300)) }

    private var closing: String {
        guard !commands.isEmpty else { return "The data cannot show this." }
        let list = commands.map { "`paysheet " + $0 + " FILE`" }.joined(separator: " and ")
        let isComplete = causes.allSatisfy { !$0.rules.isEmpty }
        return list + (commands.count > 1 ? " report" : " reports") + " which of these the data has, and where."
            + (isComplete ? "" : " Causes without a rule are not in the data.")
    }

    // MARK: Output

    package func text(width columns: Int = Prose.width) -> String {
        var text = heading + "\n\n" + Prose.wrapped(opening, width: columns) + "\n\n"
        let width = String(causes.count).utf8.count
        for (place, cause) in causes.enumerated() {
            let number = String(place + 1)
            let indent = String(repeating: " ", count: width + 3)
            func lines(_ text: String) -> String {
                Prose.lines(text, width: columns - indent.utf8.count).joined(separator: "\n" + indent) + "\n"
            }
            // Cannot trap: no number has more digits than the last one.
            text += String(repeating: " ", count: width - number.utf8.count + 1) + lines(number + ". " + cause.what)
            if let remedy = cause.remedy { text += indent + lines("To do: " + remedy) }
            if !cause.rules.isEmpty { text += indent + "paysheet explain " + cause.rules.joined(separator: ", ") + "\n" }
        }
        text += "\n" + Prose.wrapped(closing, width: columns) + "\n"
        if let certainty = found.message.certainty { text += Prose.wrapped(certainty.sentence, width: columns) + "\n" }
        if let page = found.message.page { text += "See Docs/" + page + "\n" }
        guard !others.isEmpty else { return text }
        text += "\nOther known texts:\n"
        for other in others { text += "  line " + String(other.line) + ", " + other.source + ": " + shown(other.text) + "\n" }
        return text
    }

    package var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("message", message)
            json.member("file", file)
            json.member("line", number: line)
            json.member("error", error)
            json.member("source", found.message.source)
            json.member("reading", opening)
            json.name("causes")
            json.array { list in
                for cause in causes {
                    list.object { one in
                        one.member("what", cause.what)
                        one.member("remedy", cause.remedy)
                        one.member("rules", cause.rules)
                    }
                }
            }
            json.member("page", found.message.page.map { "Docs/" + $0 })
            json.name("certainty")
            if let certainty = found.message.certainty {
                json.object { one in
                    one.member("text", certainty.text.rawValue)
                    one.member("cause", certainty.cause.rawValue)
                }
            } else {
                json.null()
            }
            json.name("others")
            json.array { list in
                for other in others {
                    list.object { one in
                        one.member("line", number: other.line)
                        one.member("text", other.text)
                        one.member("source", other.source)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
