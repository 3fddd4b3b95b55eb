import PaySheet
import PaySheetChecking

/// `paysheet order`: packages of Wallet orders, their web service, and what a server sends.
enum OrderCommand {
    static let description = CommandDescription(
        name: "order", summary: "make and check packages of Wallet orders, and answer devices that track them",
        operands: "ACTION FILE|DIR|-…", operandWords: Action.allCases.map { $0.rawValue },
        discussion: [
            "The actions for packages are:",
            "  manifest DIR     writes DIR/manifest.json, with the SHA-256 of each file\n"
                + "  sign DIR         prints the line of openssl that signs DIR/manifest.json. Nothing is signed\n"
                + "  pack DIR         makes a package from a folder with order.json, manifest.json and signature\n"
                + "  unpack FILE DIR  writes the files of a package to a folder\n"
                + "  check FILE|DIR…  says what is wrong with packages, or with folders before they are packed",
            "The command has no keys: it does not sign, and it does not verify signatures. It compares a signature with the manifest,\n"
                + "the order and the clock of --now. The rules are in paysheet explain package and paysheet explain signature.",
            "manifest and pack leave out files of systems and editors, such as .DS_Store. pack refuses a package with errors. The\n"
                + "same files always give the same package. unpack writes nothing outside of its folder.",
            "The actions for servers are:",
            "  replay FILE|-    answers devices: one call or event on each line in, one answer on each line out\n"
                + "  details FILE|-   prints the JSON for the result of the payment, with the secret of order.json\n"
                + "  push FILE|-      prints the pushes for the devices that registered for order.json. Nothing is sent",
            "A call of a device has \"method\" and \"path\", and can have \"headers\" and \"body\" or \"bodyBase64\", such as\n"
                + "  {\"method\": \"GET\", \"path\": \"/v1/orders/TYPE/ID\", \"headers\": {\"Authorization\": \"AppleOrder TOKEN\"}}\n"
                + "The answer has \"status\", \"headers\", \"body\" or \"bodyBase64\", and \"outcome\".",
            "An event of the shop has \"order\" with an order.json, or \"orderTypeIdentifier\", \"orderIdentifier\" and\n"
                + "\"authenticationToken\". The package is \"package\" in Base64, or \"packageFile\" with a path; without one, devices fetch\n"
                + "order.json itself. The answer has the pushes to send. {\"registrations\": true} asks for all registrations.",
            "An event can have \"now\", the clock of the server. Each answer is written at once, so that a program can keep the\n"
                + "command open. An empty line is answered with an empty line.",
            "push needs the registrations of a store, as replay prints them for {\"registrations\": true}. Each has \"device\",\n"
                + "\"orderTypeIdentifier\", \"orderIdentifier\" and \"pushToken\".",
        ],
        options: [
            OptionDescription(
                name: "output", letter: "o", value: "FILE",
                summary: "pack: the package, which must end with .order; manifest: another file; - is standard output"),
            OptionDescription(
                name: "unsigned", summary: "pack, check: the signature can be missing, for tests or because it follows later"),
            OptionDescription(
                name: NowOption.option, value: NowOption.value, summary: "pack, check: the moment to check certificates by"),
            OptionDescription(name: "team", value: "ID", summary: "pack, check: the team in the developer account that must have signed"),
            OptionDescription(name: "certificate", value: "FILE", summary: "sign: the certificate of the order type"),
            OptionDescription(name: "intermediate", value: "FILE", summary: "sign: the certificate of its issuer"),
            OptionDescription(name: "key", value: "FILE", summary: "sign: the private key of the certificate, which is not read"),
            OptionDescription(name: "force", summary: "pack: in spite of errors; unpack: replace files that exist"),
            OptionDescription(
                name: "url", value: "ADDRESS", summary: "replay: the webServiceURL of the orders; its path comes before /v1 in calls"),
            OptionDescription(name: "registrations", value: "FILE", summary: "push: which devices registered for which orders, as JSON"),
            OptionDescription(
                name: "print",
                summary: "push: print the requests, because the command sends nothing; sign: print the line, because it signs nothing"),
            .format, .help,
        ],
        statuses: [
            (0, "done, and there are no errors"), (1, "the package has errors, a line has a mistake, or the order lacks a member"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: [
            "paysheet order manifest shop-42",
            "paysheet order sign shop-42 --print --certificate order.pem --intermediate issuer.pem --key order.key",
            "paysheet order pack shop-42 --output shop-42.order", "paysheet order check shop-42.order",
            "paysheet order unpack shop-42.order files", "paysheet order replay calls.ndjson --url https://orders.shop.example/wallet",
            "paysheet order details order.json | paysheet check --kind ApplePayPaymentCompleteDetails -",
            "paysheet order push order.json --registrations registrations.json --print",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "order")
            }
        })

    /// What to do.
    enum Action: String, CaseIterable {
        case manifest, sign, pack, unpack, check, replay, details, push

        /// The options that only some actions read.
        var options: [String] {
            switch self {
            case .manifest: ["output"]
            case .sign: ["certificate", "intermediate", "key", "print"]
            case .pack: ["output", "unsigned", "force", NowOption.option, "team"]
            case .unpack: ["force"]
            case .check: ["unsigned", NowOption.option, "team"]
            case .replay: ["url"]
            case .details: []
            case .push: ["registrations", "print"]
            }
        }
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let names = Action.allCases.map { $0.rawValue }
        guard let word = arguments.operands.first else { throw UsageError("name an action: " + names.joined(separator: ", ")) }
        guard let action = Action.allCases.first(where: { $0.rawValue == word }) else {
            throw UsageError("unknown action \"" + word + "\"", near: Hints.nearest(word, names))
        }
        for option in Set(Action.allCases.flatMap { $0.options }).sorted() where arguments.has(option) && !action.options.contains(option) {
            throw UsageError(
                "--" + option + " is for " + Shown.list(Action.allCases.filter { $0.options.contains(option) }.map { $0.rawValue }))
        }
        let operands = Array(arguments.operands.dropFirst())
        switch action {
        case .manifest: return try ManifestAction.run(operands, arguments, &console)
        case .sign: return try SignAction.run(operands, arguments, &console)
        case .pack: return try PackAction.run(operands, arguments, &console)
        case .unpack: return try UnpackAction.run(operands, arguments, &console)
        case .check: return try PackageCheckAction.run(operands, arguments, &console)
        case .replay: return try ReplayAction.run(operands, arguments, &console)
        case .details: return try DetailsAction.run(operands, &console)
        case .push: return try PushAction.run(operands, arguments, &console)
        }
    }
}
