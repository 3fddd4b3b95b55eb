import PaySheet
import PaySheetChecking
import PaySheetOrders

/// What `paysheet order` and `paysheet pass` do with packages.
enum PackageAction: String, CaseIterable {
    case manifest, sign, pack, unpack, check

    /// The options that only some actions read.
    var options: [String] {
        switch self {
        case .manifest: ["output"]
        case .sign: ["certificate", "intermediate", "key", "print"]
        case .pack: ["output", "unsigned", "force", NowOption.option, "team", "root"]
        case .unpack: ["force"]
        case .check: ["unsigned", NowOption.option, "team", "root"]
        }
    }

    func run(
        _ format: PackageFormat, _ operands: [String], _ arguments: Arguments, _ console: inout Console
    ) throws(UsageError) -> Int32 {
        switch self {
        case .manifest: try ManifestAction.run(format, operands, arguments, &console)
        case .sign: try SignAction.run(format, operands, arguments, &console)
        case .pack: try PackAction.run(format, operands, arguments, &console)
        case .unpack: try UnpackAction.run(format, operands, arguments, &console)
        case .check: try PackageCheckAction.run(format, operands, arguments, &console)
        }
    }

    /// The paragraphs of the help about these actions.
    static func discussion(_ format: PackageFormat) -> [String] {
        [
            "  manifest DIR     writes DIR/manifest.json, with the " + format.digest.name + " of each file\n"
                + "  sign DIR         prints the line of openssl that signs DIR/manifest.json. Nothing is signed\n"
                + "  pack DIR         makes a package from a folder with " + format.content + ", manifest.json and signature\n"
                + "  unpack FILE DIR  writes the files of a package to a folder\n"
                + "  check FILE|DIR…  says what is wrong with packages, or with folders before they are packed",
            "The command has no keys, so it does not sign. It verifies a signature up to Apple's root certificates, and compares it with\n"
                + "the manifest, the " + format.noun
                + " and the clock of --now. The rules are in paysheet explain package and paysheet explain signature.",
            "manifest and pack leave out files of systems and editors, such as .DS_Store. pack refuses a package with errors. The\n"
                + "same files always give the same package. unpack writes nothing outside of its folder.",
        ]
    }

    /// The options of these actions.
    static func options(_ format: PackageFormat) -> [OptionDescription] {
        [
            OptionDescription(
                name: "output", letter: "o", value: "FILE",
                summary: "pack: the package, which must end with ." + format.fileExtension
                    + "; manifest: another file; - is standard output"),
            OptionDescription(
                name: "unsigned", summary: "pack, check: the signature can be missing, for tests or because it follows later"),
            OptionDescription(
                name: NowOption.option, value: NowOption.value, summary: "pack, check: the moment to check certificates by"),
            OptionDescription(name: "team", value: "ID", summary: "pack, check: the team in the developer account that must have signed"),
            OptionDescription(name: "root", value: "FILE", summary: "pack, check: another root certificate, such as that of a test"),
            OptionDescription(name: "certificate", value: "FILE", summary: "sign: the certificate of the " + format.typeName),
            OptionDescription(name: "intermediate", value: "FILE", summary: "sign: the certificate of its issuer"),
            OptionDescription(name: "key", value: "FILE", summary: "sign: the private key of the certificate, which is not read"),
            OptionDescription(name: "force", summary: "pack: in spite of errors; unpack: replace files that exist"),
        ]
    }
}

extension Arguments {
    /// The action that the first operand names. Each option must be for it.
    func action(of actions: [(name: String, options: [String])]) throws(UsageError) -> String {
        let names = actions.map { $0.name }
        guard let word = operands.first else { throw UsageError("name an action: " + names.joined(separator: ", ")) }
        guard let action = actions.first(where: { $0.name == word }) else {
            throw UsageError("unknown action \"" + word + "\"", near: Hints.nearest(word, names))
        }
        for option in Set(actions.flatMap { $0.options }).sorted() where value(option) != nil && !action.options.contains(option) {
            throw UsageError("--" + option + " is for " + Shown.list(actions.filter { $0.options.contains(option) }.map { $0.name }))
        }
        return word
    }
}
