import PaySheet

/// `paysheet check`: says what is wrong with documents.
enum CheckCommand {
    static let description = CommandDescription(
        name: "check", summary: "say what is wrong with documents, and where", operands: "[FILE…|DIR…|GLOB…|-]",
        discussion: [
            "A folder stands for every *.applepay.json, every *.applepay.ndjson and every other *.json below it whose kind can be told.\n"
                + "Values of contacts, identifiers and tokens are not shown.",
            "Formats: " + ReportOutput.formats + ".",
        ],
        options: [
            .kind,
            OptionDescription(
                name: "api-version", value: "N", summary: "the Apple Pay version that the page asks for: members newer than that are found"),
            OptionDescription(name: "now", value: "ISO8601", summary: "set the clock; reports state it"),
            OptionDescription(name: "ndjson", summary: "every line of the input is a document of its own"),
        ] + ReportOutput.options + [
            OptionDescription(
                name: "fail-on", value: "LEVEL", words: ["error", "warning", "info", "never"],
                summary: "the severity from which findings give exit status 1: error, warning, info or never (default: error)"),
            OptionDescription(
                name: "select", value: "RULE|TOPIC,…", isRepeatable: true,
                summary: "show findings of these rules or topics only; \"advice\" adds style, guidelines and guesses"),
            OptionDescription(name: "ignore", value: "RULE|TOPIC,…", isRepeatable: true, summary: "leave findings of these rules out"),
            OptionDescription(
                name: "severity", value: "RULE=LEVEL,…", isRepeatable: true, summary: "let a rule matter more or less than usual"),
        ] + ExpectationOptions.options + RecordPlaces.options + [
            OptionDescription(
                name: "config", value: "FILE",
                summary: "the configuration (default: .paysheet.json here or in a folder above, up to that of the repository)"),
            OptionDescription(name: "no-config", summary: "use no configuration"),
            OptionDescription(name: "baseline", value: "FILE", summary: "leave out the findings that the file names"),
            OptionDescription(
                name: "write-baseline", value: "FILE", summary: "write all findings to a file for --baseline, and let the run pass"),
        ] + Expected.options + [
            StatisticsOutput.option,
            OptionDescription(name: "no-progress", summary: "say nothing on the terminal while a long run goes on"),
            OptionDescription(
                name: "jobs", value: "N", summary: "use up to so many cores, at most 64; what comes out is the same (default: 1)"),
            OptionDescription(name: "max-findings", value: "N", summary: "show at most so many findings of a document"),
            LimitOption.description,
            OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path that reports give to standard input"),
            OptionDescription(name: "root", value: "DIR", summary: "the folder that reported paths start from (default: the current one)"),
            OptionDescription(name: "show-personal", summary: "show values of contacts, identifiers and tokens"),
            OptionDescription(name: "quiet", letter: "q", summary: "print findings only"),
            .color, .help,
        ],
        statuses: [
            (0, "nothing found at or above the threshold"), (1, "findings"),
            (2, "the job could not be done in full: usage, unreadable input, no document; the rest is reported"),
        ],
        variables: [EnvironmentVariable("GITHUB_ACTIONS", "true: --format auto prints annotations, unless the output is a terminal")],
        examples: [
            "paysheet check request.json", "paysheet check --api-version 14 --format json requests/",
            "paysheet check --ndjson --format ndjson --fail-on never - < payments.ndjson",
            "paysheet check --expect-currency ISK --decimals ISK=2 --select advice request.json",
            "paysheet check --merchants merchants.json requests/",
            "paysheet check --at /body --carry id=/id --now-at /time --format ndjson --only-findings archive.ndjson",
            "paysheet check --write-baseline baseline.json requests/", "paysheet check --expect amount/format broken.json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                guard !arguments.operands.isEmpty else { throw UsageError("name a file, a folder, or - for standard input") }
                if let path = arguments.value("expect-manifest") {
                    return try ManifestRun.run(path, arguments, &console)
                }
                let configuration = try ConfigurationSearch.configuration(arguments, console.system)
                return CheckRun.run(try CheckSettings(arguments, configuration: configuration, console.system), &console)
            } catch {
                return console.usage(error, command: "check")
            }
        })
}
