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
