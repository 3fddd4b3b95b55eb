import PaySheetReports

/// A prompt that the user of a client can choose.
struct AgentPrompt: Sendable {
    let name: String
    let title: String
    let summary: String
    let arguments: [(name: String, summary: String, isRequired: Bool)]
    /// The text for the agent.
    let text: @Sendable (_ value: (String) -> String?) -> String

    static let all = [reviewCheckout, writeRequest]

    private static let reviewCheckout = AgentPrompt(
        name: "review-checkout", title: "Review this checkout",
        summary: "Checks the code and the documents that reach Apple Pay, and explains what to correct.",
        arguments: [("path", "the file or folder to review (default: the whole project)", false)],
        text: { value in
            "Review the Apple Pay code in " + (value("path") ?? "this project") + ".\n\n"
                + "1. Call `check` with its path.\n"
                + "2. For each error, say what the shopper sees and what Safari does. Call `explain` for the rule.\n"
                + "3. Call `fix` for the safe fixes, and show the changes before you write them.\n"
                + "4. Call `describe` for each request, and compare the agreement with what the page promises.\n"
                + "5. List what `check` could not follow, and the values that only the program knows."
        })

    private static let writeRequest = AgentPrompt(
        name: "write-request", title: "Write a request",
        summary: "Writes a payment request for a purpose, from a valid example.",
        arguments: [
            ("purpose", "what the shopper pays for, such as a monthly subscription with a free trial", true),
            ("kind", "the kind of example to start from, such as recurring", false), ("country", "the country of the business", false),
            ("currency", "the currency of the amounts", false),
        ],
        text: { value in
            let choices = [("kind", "kind"), ("country", "country"), ("currency", "currency")].compactMap { name, argument in
                value(name).map { argument + " " + $0 }
            }
            return "Write an Apple Pay JS payment request for: " + (value("purpose") ?? "a purchase") + ".\n\n"
                + "1. Call `example`" + (choices.isEmpty ? "" : " with " + choices.joined(separator: ", "))
                + ", and start from its document.\n"
                + "2. Call `reference` for each dictionary that you change. Use only members that it lists.\n"
                + "3. Write amounts as text with the decimals of the currency. Never compute them with floating point.\n"
                + "4. Call `check` until it has no errors, then `describe`. Show the user the agreement in words.\n"
                + "5. Put no merchant identifier, certificate, key or real person into the sample."
        })

    func write(_ list: inout JSONBytes) {
        list.object { json in
            json.member("name", name)
            json.member("title", title)
            json.member("description", summary)
            json.name("arguments")
            json.array { list in
                for argument in arguments {
                    list.object { one in
                        one.member("name", argument.name)
                        one.member("description", argument.summary)
                        one.member("required", bool: argument.isRequired)
                    }
                }
            }
        }
    }
}
