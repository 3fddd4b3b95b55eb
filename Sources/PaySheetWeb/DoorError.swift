import PaySheet

/// Why a request has no result.
struct DoorError: Error {
    /// What is wrong. Codes never change their meaning.
    enum Code: String {
        case request, door, call, option, usage, document, cards
        case cardsVersion = "cards-version"
    }

    let code: Code
    let message: String
    /// What to do.
    let remedy: String
    /// The messages of the command.
    let notes: [String]

    init(_ code: Code, _ message: String, _ remedy: String, notes: [String] = []) {
        self.code = code
        self.message = message
        self.remedy = remedy
        self.notes = notes
    }

    /// - Parameter reasons: The findings about a text that must be corrected first.
    init(ofText reasons: [Finding]) {
        self.init(
            .document, "the text must be corrected first", "correct it by hand, or set fromJs",
            notes: reasons.prefix(20).map { $0.description })
    }
}
