import PaySheet

/// Reads a document as the SDK of a provider does.
protocol SDKReading {
    var source: TranslationSource { get }
    var purpose: Translation.Purpose { get }
    var translation: Translation { get set }
}

extension SDKReading {
    /// Notes what is wrong with the document.
    mutating func report(_ problem: Translation.Problem) { translation.problems.append(problem) }

    /// Notes members that the SDK does not read, or does not pass on, each with the name to write instead if there is one.
    mutating func reportUnread(
        _ names: KeyValuePairs<String, String?>, of object: Int?, _ rule: RuleID, _ message: Sentence,
        help: String = "remove it", severity: Severity = .warning
    ) {
        for (name, right) in names {
            guard let object, let entry = source.entry(name, of: object), !source.isNull(entry.value) else { continue }
            report(
                Translation.Problem(
                    rule, severity, at: entry.key, "\(words: message) \(shown(name), "name")",
                    help: right.map { "write " + shown($0) } ?? help,
                    fix: right.map { RawFix(.risky, "write " + shown($0), [.rename(key: entry.key, name: $0)]) },
                    covers: [entry.value]))
        }
    }

    /// Checks that the last of some lines is the sum of the others. Lines have their amounts as text or numbers in the main unit.
    mutating func checkLastTotal(_ lines: [Int], _ rule: RuleID) {
        let amounts = lines.map { source.member("amount", of: $0) }
        guard amounts.count > 1, let last = amounts.last, let last else { return }
        let values = amounts.compactMap { node -> Int64? in
            guard let node, source.isText(node) || source.isNumber(node) else { return nil }
            return MinorAmount.value(source.spelling(node), decimals: 3)
        }
        guard values.count == amounts.count, let total = values.last else { return }
        let sum = values.dropLast().reduce(0, +)
        guard sum != total else { return }
        report(
            Translation.Problem(
                rule, .warning, at: last,
                "the last item is the total of the sheet; it is \(shown(thousandths: total), "total")"
                    + ", and the items before it add up to \(shown(thousandths: sum), "sum")",
                help: "add an item with the shop's name and the sum at the end"))
    }
}

/// A value or a text in a message.
func shown(_ text: String) -> String { "\"" + text + "\"" }

/// An amount in thousandths in a message. Most currencies have two decimals.
func shown(thousandths amount: Int64) -> String {
    amount % 10 == 0 ? MinorAmount.text(amount / 10, decimals: 2) : MinorAmount.text(amount, decimals: 3)
}

/// A list of words in a message: `"a", "b" or "c"`.
func listed(_ words: [String]) -> String {
    var text = ""
    for (place, word) in words.enumerated() {
        if place > 0 { text += place == words.count - 1 ? " or " : ", " }
        text += shown(word)
    }
    return text
}
