import PaySheet
import PaySheetChecking
import PaySheetTokens

/// `paysheet merchant-token`: the answers to notifications, and the calls to Apple.
enum MerchantTokenCommand {
    static let description = CommandDescription(
        name: "merchant-token", summary: "answer notifications about merchant tokens, and print the calls to Apple",
        operands: "ACTION FILE|-|CALL", operandWords: Action.allCases.map { $0.rawValue } + CallRequest.names,
        discussion: [
            "The actions are:",
            "  replay FILE|-  answers calls to the notification URL: one call on each line in, one answer on each line out\n"
                + "  request CALL   prints a call to Apple. Nothing is sent. CALL is event, unlink, update-metadata or public-key",
            "A line of replay is a JSON object with \"method\" and \"path\", such as\n"
                + "  {\"method\": \"GET\", \"path\": \"/notification/merchantToken/event-1\"}\n"
                + "With \"canProcess\": false the server cannot store the event. The answer has \"status\", \"outcome\" (fetch, duplicate,\n"
                + "retryLater or notOurs) and \"eventId\". Each answer is written at once, so that a program can keep the command open.\n"
                + "An empty line is answered with an empty line.",
            "paysheet check finds mistakes in events and in the ledger of the shop (MerchantTokenHistory).",
        ],
        options: [
            OptionDescription(
                name: "url", value: "ADDRESS",
                summary: "the notification URL; replay: calls to other paths are not notifications; update-metadata: the new one"),
            OptionDescription(name: "seen", value: "FILE", summary: "replay: event identifiers that are stored, one on each line"),
            OptionDescription(name: "merchant", value: "ID", summary: "the merchant identifier; replay: adds the address to fetch from"),
            OptionDescription(name: "token", value: "TOKEN", summary: "request: the identifier of the merchant token"),
            OptionDescription(name: "event", value: "ID", summary: "request event: the event identifier of the notification"),
            OptionDescription(
                name: "request-id", value: "ID", summary: "request: the header x-request-id, a new one for each call, such as a UUID"),
            OptionDescription(
                name: "host", value: "NAME", words: MerchantTokenCall.Host.allCases.map { $0.word },
                summary: "production, certification or staging (default: production)"),
            .format, .help,
        ],
        statuses: [
            (0, "every line was a call, or the call was printed"), (1, "a line was not a call"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: [
            "paysheet merchant-token replay calls.ndjson --url https://shop.example/apple-pay",
            "paysheet merchant-token request unlink --merchant merchant.com.example --token 0f3a --request-id 1",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "merchant-token")
            }
        })

    /// What to do.
    enum Action: String, CaseIterable {
        case replay, request
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let names = Action.allCases.map { $0.rawValue }
        guard let word = arguments.operands.first else { throw UsageError("name an action: " + names.joined(separator: ", ")) }
        guard let action = Action.allCases.first(where: { $0.rawValue == word }) else {
            throw UsageError("unknown action \"" + word + "\"", near: Hints.nearest(word, names))
        }
        let (unfit, other): ([String], Action) =
            action == .replay ? (["token", "event", "request-id", "host"], .request) : (["seen"], .replay)
        for name in unfit where arguments.has(name) { throw UsageError("--" + name + " is for " + other.rawValue) }
        switch action {
        case .replay:
            guard arguments.operands.count == 2 else { throw UsageError("name one file with calls, or - for standard input") }
            return try NotificationReplay(arguments, console.system).run(arguments.operands[1], &console)
        case .request:
            guard arguments.operands.count == 2 else { throw UsageError("name one call: " + CallRequest.names.joined(separator: ", ")) }
            let request = try CallRequest(arguments)
            let isJSON = arguments.value("format") == "json"
            console.write(isJSON ? request.json : [UInt8](request.text.utf8))
            return ExitStatus.passed
        }
    }
}

extension MerchantTokenCall.Host {
    /// The name for `--host`.
    var word: String {
        switch self {
        case .production: "production"
        case .certification: "certification"
        case .staging: "staging"
        }
    }
}
