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
                + "  steps   lists the approvals in their order. It needs --country\n"
                + "  access  says whether the data for Apple's entitlement have the right form. It needs all four",
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
            OptionDescription(name: "push", summary: "steps: the app has a button that adds the card"),
            OptionDescription(name: "app", value: "NAME", summary: "access: the name of the app in the App Store"),
            OptionDescription(name: "team", value: "ID", summary: "access: the team of the developer account, such as A1B2C3D4E5"),
            OptionDescription(name: "adam-id", value: "ID", summary: "access: the number in the link to the App Store"),
            OptionDescription(name: "bundle-id", value: "ID", summary: "access: the bundle identifier, such as com.example.bank"), .format,
            .help,
        ],
        statuses: [
            (0, "done; with decide, the button can be shown"),
            (1, "there is no button to show; with access, a value does not have its form"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: [
            "paysheet issuing decide --card card.json --device yes", "paysheet issuing steps --country US --platform apple --push",
            "paysheet issuing access --app Bank --team A1B2C3D4E5 --adam-id 1234567890 --bundle-id com.example.bank",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "issuing")
            }
        })

    /// What to do.
    private enum Action: String, CaseIterable {
        case decide, steps, access

        /// The options that only some actions read.
        var options: [String] {
            switch self {
            case .decide: ["card", "device", "platform"]
            case .steps: ["country", "push", "platform"]
            case .access: ["app", "team", "adam-id", "bundle-id"]
            }
        }
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let word = try arguments.action(of: Action.allCases.map { ($0.rawValue, $0.options) })
        guard let action = Action(rawValue: word), arguments.operands.count == 1 else { throw UsageError("name one action alone") }
        let platform = arguments.value("platform").flatMap { IssuingPlatform(rawValue: $0) } ?? .apple
        let isJSON = arguments.value("format") == "json"
        return switch action {
        case .decide: try decide(arguments, platform, isJSON, &console)
        case .steps: try steps(arguments, platform, isJSON, &console)
        case .access: try access(arguments, isJSON, &console)
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

    private static func access(_ arguments: Arguments, _ isJSON: Bool, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let app = arguments.value("app"), let team = arguments.value("team"), let adamID = arguments.value("adam-id"),
            let bundleID = arguments.value("bundle-id")
        else { throw UsageError("access needs --app, --team, --adam-id and --bundle-id") }
        let problems = ProvisioningAccess(appName: app, team: team, adamID: adamID, bundleID: bundleID).problems
        if isJSON {
            console.write(
                json {
                    $0.member("complete", bool: problems.isEmpty)
                    $0.name("problems")
                    $0.array { list in
                        for problem in problems {
                            list.object { one in
                                one.member("subject", problem.subject)
                                one.member("message", problem.message)
                            }
                        }
                    }
                })
        } else if problems.isEmpty {
            console.write("the four data have their form; send one request for each set that differs\n")
        } else {
            console.write(problems.map { "--" + $0.subject + ": " + $0.message + "\n" }.joined())
        }
        return problems.isEmpty ? ExitStatus.passed : ExitStatus.found
    }

    private static func json(_ members: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { members(&$0) }
        return json.bytes + [0x0A]
    }
}
