import PaySheet
import PaySheetOrders

/// `paysheet order`: packages of Wallet orders.
enum OrderCommand {
    static let description = CommandDescription(
        name: "order", summary: "make, unpack and check packages of Wallet orders", operands: "ACTION FILE|DIR…",
        operandWords: Action.allCases.map { $0.rawValue },
        discussion: [
            "The actions are:",
            "  manifest DIR     writes DIR/manifest.json, with the SHA-256 of each file\n"
                + "  pack DIR         makes a package from a folder with order.json, manifest.json and signature\n"
                + "  unpack FILE DIR  writes the files of a package to a folder\n"
                + "  check FILE|DIR…  says what is wrong with packages, or with folders before they are packed",
            "The command does not sign, and it does not verify signatures. Before you pack, sign manifest.json with the\n"
                + "certificate of the order type. Save the result as the file signature. paysheet explain package lists the rules.",
            "manifest and pack leave out files of systems and editors, such as .DS_Store. pack refuses a package with errors. The\n"
                + "same files always give the same package. unpack writes nothing outside of its folder.",
        ],
        options: [
            OptionDescription(
                name: "output", letter: "o", value: "FILE",
                summary: "pack: the package, which must end with .order; manifest: another file; - is standard output"),
            OptionDescription(
                name: "unsigned", summary: "pack, check: the signature can be missing, for tests or because it follows later"),
            OptionDescription(name: "force", summary: "pack: in spite of errors; unpack: replace files that exist"),
            .format, .help,
        ],
        statuses: [
            (0, "done, and there are no errors"), (1, "the package has errors"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: [
            "paysheet order manifest shop-42", "paysheet order pack shop-42 --output shop-42.order", "paysheet order check shop-42.order",
            "paysheet order unpack shop-42.order files",
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
        case manifest, pack, unpack, check

        /// The options that only some actions read.
        var options: [String] {
            switch self {
            case .manifest: ["output"]
            case .pack: ["output", "unsigned", "force"]
            case .unpack: ["force"]
            case .check: ["unsigned"]
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
        case .pack: return try PackAction.run(operands, arguments, &console)
        case .unpack: return try UnpackAction.run(operands, arguments, &console)
        case .check: return try PackageCheckAction.run(operands, arguments, &console)
        }
    }
}
