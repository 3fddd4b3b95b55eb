import PaySheetReports

/// `paysheet --version`.
enum VersionOption {
    static let description = CommandDescription(
        name: "--version", summary: "print the version", operands: "",
        discussion: ["As JSON it has the editions of the rules and of all tables too."],
        // Whoever asks for the version wants to read one line of it, whatever the environment says of reports.
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
