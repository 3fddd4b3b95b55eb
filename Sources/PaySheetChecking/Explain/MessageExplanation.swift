import PaySheet
package import PaySheetGuide
import PaySheetReports
import PaySheetText

/// A message of a console or a server, and its possible causes.
package struct MessageExplanation {
    /// One possible cause.
    struct Cause {
        let what: String
        /// The names of the rules that find it in a document.
        let rules: [String]
    }

    private let message: String
    private let error: String?
    /// Who shows it, and what is known about it.
    private let opening: String
    let causes: [Cause]

    /// Recognizes a message. Returns `nil` if none of the texts is in it.
    package init?(_ text: String, among known: [ConsoleMessage], _ rules: [RuleCard]) {
        let console = ConsoleText(text)
        message = text
        error = console.error
        if let found = MessageExplanation.best(console, known) {
            opening = "Shown by " + found.message.source + (console.error.map { " as " + $0 } ?? "") + "."
            causes = found.message.causes.map { Cause(what: MessageExplanation.filled($0.what, found.parts), rules: $0.rules) }
        } else if console.error == "SyntaxError" || text.contains(text: "JSON") {
            opening = "The text is not JSON. These are the possible reasons."
            causes = rules.filter { $0.topic == "json" }.map { Cause(what: $0.what, rules: [$0.name]) }
        } else if let error = console.error, let name = known.first(where: { $0.text == error }) {
            opening = "This text is not known. Apple Pay has " + error + " for these causes."
            causes = name.causes.map { Cause(what: $0.what, rules: $0.rules) }
        } else {
            return nil
        }
    }

    // MARK: Recognition

    private typealias Found = (message: ConsoleMessage, parts: [String: String])

    /// The known text that has most in common with a message.
    private static func best(_ console: ConsoleText, _ known: [ConsoleMessage]) -> Found? {
        let fits: [MessagePattern.Fit] = console.isCut ? [.whole, .cut, .inside, .piece] : [.whole, .inside, .cut, .piece]
        for fit in fits {
            // What surrounds a message matters only if the message is found without it.
            let candidates = fit == .inside ? console.candidates.prefix(1) : console.candidates[...]
            if let found = best(candidates, console.error, fit, known) { return found }
        }
        return nil
    }

    private static func best(
        _ candidates: ArraySlice<String>, _ error: String?, _ fit: MessagePattern.Fit, _ known: [ConsoleMessage]
    ) -> Found? {
        var best: (found: Found, rank: [Int])?
        for candidate in candidates {
            let text = [UInt8](candidate.utf8)
            let small = ASCII.lowerCased(text)
            for message in known {
                guard let match = message.pattern.match(text, small, fit) else { continue }
                let fits = error.map { message.errors.isEmpty || message.errors.contains($0) } ?? true
                // Of equal ones the shortest text has nothing left in front of it.
                let rank = [fits ? 1 : 0, match.weight, -match.parts.count, -text.count]
                if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
                best = ((message, match.parts), rank)
            }
        }
        return best?.found
    }

    /// Puts the parts of a text in place of their names.
    private static func filled(_ what: String, _ parts: [String: String]) -> String {
        var text = ""
        for (place, piece) in what.split(separator: "%", omittingEmptySubsequences: false).enumerated() {
            text += place % 2 == 0 ? String(piece) : VisibleText.line(Shown.shortened(parts[String(piece)] ?? ""))
        }
        return text
    }

    // MARK: Output

    package func text(width columns: Int = Prose.width) -> String {
        var text = VisibleText.line(message) + "\n\n" + Prose.wrapped(opening, width: columns) + "\n\n"
        let width = String(causes.count).utf8.count
        for (place, cause) in causes.enumerated() {
            let number = String(place + 1)
            let indent = String(repeating: " ", count: width + 3)
            let lines = Prose.lines(number + ". " + cause.what, width: columns - indent.utf8.count)
            // Cannot trap: no number has more digits than the last one.
            text += String(repeating: " ", count: width - number.utf8.count + 1) + lines.joined(separator: "\n" + indent) + "\n"
            if !cause.rules.isEmpty { text += indent + "paysheet explain " + cause.rules.joined(separator: ", ") + "\n" }
        }
        let isInData = causes.contains { !$0.rules.isEmpty }
        var closing = isInData ? "`paysheet check FILE` reports which of these the data has, and where." : "The data cannot show this."
        if isInData, causes.contains(where: { $0.rules.isEmpty }) { closing += " Causes without a rule are in the page, not in the data." }
        return text + "\n" + Prose.wrapped(closing, width: columns) + "\n"
    }

    package var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("message", message)
            json.member("error", error)
            json.member("reading", opening)
            json.name("causes")
            json.array { list in
                for cause in causes {
                    list.object { one in
                        one.member("what", cause.what)
                        one.member("rules", cause.rules)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
