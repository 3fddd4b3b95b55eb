import PaySheetChecking
import PaySheetReports

/// `paysheet --version`.
enum VersionOption {
    static let description = CommandDescription(
        name: "--version", summary: "print the version", operands: "",
        discussion: ["As JSON it also has the editions of the rules and of all tables."],
        // Environment variables for reports do not affect the version, which is one line.
        options: [
            OptionDescription(name: "format", value: "FORMAT", words: ["text", "json"], summary: "text or json (default: text)"), .help,
        ],
        examples: ["paysheet --version", "paysheet --version --format json"],
        run: { arguments, console in
            guard arguments.operands.isEmpty else { return console.usage(UsageError("--version takes no files"), command: nil) }
            if arguments.value("format") == "json" {
                console.write(VersionReport.json)
            } else {
                console.write(Edition.name + " " + Edition.version + "\n")
            }
            return ExitStatus.passed
        })
}
