import PaySheet
import PaySheetChecking
import PaySheetIssuing
import PaySheetReports

/// `paysheet issuing`: whether an app shows the button that puts a card into a wallet, and which approvals come before.
enum IssuingCommand {
    static let description = CommandDescription(
        name: "issuing", summary: "say whether to offer a card for a wallet, and which approvals an issuer needs", operands: "ACTION",
        operandWords: Action.allCases.map { $0.rawValue },
        discussion: [
            "The actions are:",
            "  decide  says whether to show the button for a card, and why. It needs --card and --device\n"
                + "  steps   lists the approvals in their order. It needs --country",
            "The card is JSON as Stripe returns it. Its kind is IssuingCard; paysheet check --kind IssuingCard checks it.\n"
                + "--device is the result of canAddSecureElementPass(primaryAccountIdentifier:) on the phone.",
            "The approvals are those of November 2026, in Stripe's guide.",
        ],
        options: [
            OptionDescription(name: "card", value: "FILE", summary: "decide: the card, or - for standard input"),
            OptionDescription(
                name: "device", value: "ANSWER", words: ["yes", "no"], summary: "decide: whether the device can add the card: yes or no"),
            OptionDescription(
                name: "platform", value: "PLATFORM", words: IssuingPlatform.allCases.map { $0.rawValue },
                summary: "the wallet: apple, google or samsung (default: apple)"),
            OptionDescription(name: "country", value: "CODE", summary: "steps: the country of the cards, such as US"),
            OptionDescription(name: "push", summary: "steps: the app has a button that adds the card"), .format, .help,
        ],
        statuses: [
            (0, "done; with decide, the button can be shown"), (1, "there is no button to show"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: ["paysheet issuing decide --card card.json --device yes", "paysheet issuing steps --country US --platform apple --push"],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "issuing")
            }
        })

    /// What to do.
    private enum Action: String, CaseIterable {
        case decide, steps

        /// The options that the other action reads.
        var others: [String] { self == .decide ? ["country", "push"] : ["card", "device"] }
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let word = arguments.operands.first, let action = Action(rawValue: word), arguments.operands.count == 1 else {
            throw UsageError("name one action: decide or steps")
        }
        for name in action.others where arguments.value(name) != nil {
            throw UsageError("--" + name + " does not apply to " + word + "; remove it")
        }
        let platform = arguments.value("platform").flatMap { IssuingPlatform(rawValue: $0) } ?? .apple
        let isJSON = arguments.value("format") == "json"
        return switch action {
        case .decide: try decide(arguments, platform, isJSON, &console)
        case .steps: try steps(arguments, platform, isJSON, &console)
        }
    }

    private static func decide(
        _ arguments: Arguments, _ platform: IssuingPlatform, _ isJSON: Bool, _ console: inout Console
    ) throws(UsageError) -> Int32 {
        guard let path = arguments.value("card"), let device = arguments.value("device") else {
            throw UsageError("decide needs --card FILE and --device yes or no")
        }
        let name = path == "-" ? path : Paths(current: console.system.currentFolder, root: nil).reported(path)
        let bytes: [UInt8]
        switch console.system.content(of: path, limit: Limits().bytes + 1) {
        case .failure(let failure):
            console.note(name + ": " + failure.message)
            return ExitStatus.undone
        case .success(let content): bytes = content
        }
        guard let card = IssuingCard.read(bytes).value else {
            console.note(name + ": not a card that can be read; run paysheet check --kind IssuingCard on it")
            return ExitStatus.undone
        }
        let decision = ProvisioningDecision(card, deviceCanAdd: device == "yes", on: platform)
        let word = decision.shows ? "show" : "hide"
        if isJSON {
            console.write(
                json {
                    $0.member("show", bool: decision.shows)
                    $0.member("reasons", decision.reasons)
                })
        } else {
            console.write(word + "\n" + decision.reasons.map { $0 + "\n" }.joined())
        }
        return decision.shows ? ExitStatus.passed : ExitStatus.found
    }

    private static func steps(
        _ arguments: Arguments, _ platform: IssuingPlatform, _ isJSON: Bool, _ console: inout Console
    ) throws(UsageError) -> Int32 {
        guard let code = arguments.value("country") else { throw UsageError("steps needs --country CODE") }
        guard let country = Country(code: code) else {
            throw UsageError("\"" + code + "\" is not a country of ISO 3166-1", near: Country(rawValue: code).nearest?.rawValue)
        }
        guard let steps = ApprovalStep.steps(isInUnitedStates: country == .us, on: platform, push: arguments.has("push")) else {
            console.note("Stripe's library has no button for Samsung Pay; cardholders add the card in the wallet")
            return ExitStatus.found
        }
        if isJSON {
            console.write(
                json {
                    $0.member("steps", steps.map { $0.rawValue })
                    $0.member("sentences", steps.map { $0.words })
                })
            return ExitStatus.passed
        }
        var text = ""
        for (index, step) in steps.enumerated() { text += String(index + 1) + ". " + step.words + "\n" }
        console.write(steps.isEmpty ? "no approval is needed; cardholders add the card in the wallet\n" : text)
        return ExitStatus.passed
    }

    private static func json(_ members: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { members(&$0) }
        return json.bytes + [0x0A]
    }
}
