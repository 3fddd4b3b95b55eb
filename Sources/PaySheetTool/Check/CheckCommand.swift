import PaySheet

/// `paysheet check`: reports what is wrong with documents.
package enum CheckCommand {
    /// The command with the options for the inputs of catalogs.
    package static func description(with catalogs: CommandCatalogs) -> CommandDescription {
        guard !catalogs.inputs.isEmpty else { return description }
        var all = description
        all.options = options(with: catalogs)
        return all
    }

    /// The options, for programs that check documents without the command.
    package static func options(with catalogs: CommandCatalogs) -> [OptionDescription] {
        var options = ownOptions
        let place = options.firstIndex { $0.name == "config" } ?? options.endIndex
        options.insert(contentsOf: catalogs.inputs.map { ExtraInputFile.option($0) }, at: place)
        return options
    }

    private static let ownOptions: [OptionDescription] =
        [
            .kind,
            OptionDescription(
                name: "api-version", value: "N", summary: "the Apple Pay version that the page uses; newer members are reported"),
            OptionDescription(
                name: "system", value: "SYSTEM",
                summary: "the oldest system that must work, such as ios15.4 or macos13; sets --api-version to what it has"),
            OptionDescription(
                name: NowOption.option, value: NowOption.value, summary: "the date and time that expiry rules use; reports include it"),
            OptionDescription(name: "ndjson", summary: "treat every line of the input as a document"), ScriptOption.description,
        ] + ReportOutput.options + [
            OptionDescription(
                name: "fail-on", value: "LEVEL", words: ["error", "warning", "info", "never"],
                summary: "the lowest severity that gives exit status 1: error, warning, info or never (default: error)"),
            OptionDescription(name: "exit-zero", summary: "do not end with status 1; the same as --fail-on never"),
            OptionDescription(name: "fix", summary: "apply safe fixes to the files first, and report what is left"),
            OptionDescription(name: "watch", summary: "check again whenever a file changes, until Ctrl-C"),
            OptionDescription(
                name: "select", value: "RULE|TOPIC,…", isRepeatable: true,
                summary: "show only findings of these rules or topics; \"advice\" adds style, guidelines and guesses"),
            OptionDescription(name: "ignore", value: "RULE|TOPIC,…", isRepeatable: true, summary: "hide findings of these rules"),
            OptionDescription(
                name: "severity", value: "RULE=LEVEL,…", isRepeatable: true, summary: "change the severity of a rule"),
        ] + ExpectationOptions.options + RecordPlaces.options + [
            OptionDescription(
                name: "config", value: "FILE",
                summary: "the configuration (default: .paysheet.json in this folder or a parent, up to the repository's folder)"),
            OptionDescription(name: "no-config", summary: "use no configuration"),
            OptionDescription(name: "baseline", value: "FILE", summary: "hide the findings that are in this baseline"),
            OptionDescription(
                name: "write-baseline", value: "FILE", summary: "write all findings to a baseline, and end with status 0"),
        ] + Expected.options + [
            StatisticsOutput.option,
            OptionDescription(name: "no-progress", summary: "show no progress on the terminal"),
            OptionDescription(
                name: "jobs", value: "N", summary: "use up to N cores, at most 64; the output is the same (default: 1)"),
            OptionDescription(name: "max-findings", value: "N", summary: "show at most N findings per document"),
            LimitOption.description,
            OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path of standard input in reports"),
            OptionDescription(name: "root", value: "DIR", summary: "the folder for relative paths in reports (default: the current one)"),
            OptionDescription(name: "show-personal", summary: "show values of contacts, identifiers and tokens"),
            OptionDescription(name: "verbose", summary: "name the skipped files, with the reason"),
            OptionDescription(name: "quiet", letter: "q", summary: "print only findings"),
            .color, .help,
        ]

    package static let description = CommandDescription(
        name: "check", summary: "report what is wrong with documents, and where", operands: "[FILE…|DIR…|GLOB…|-]",
        discussion: [
            "A folder means every *.applepay.json, every *.applepay.ndjson and every other *.json below it with a known kind.\n"
                + "Other *.json and *.ndjson files are skipped and counted. Hidden files and node_modules are not read, but\n"
                + "the domain association file in .well-known is checked.\n"
                + "Reports do not show values of contacts, identifiers and tokens.",
            "Source code is read, too: JavaScript, TypeScript, JSX, Vue, Svelte, HTML, PHP, ERB, Liquid. What reaches Apple Pay is checked.\n"
                + "// paysheet-ignore RULE: REASON hides findings in its line, or in the next line. In a document, a member $comment\n"
                + "with the text paysheet-ignore RULE: REASON does so for its object.",
            "HAR files, Postman collections, Playwright traces, named logs and packages are opened, and what is in them is\n"
                + "checked. In a folder, packages are found by their extension.",
            "Formats: " + ReportOutput.formats + ".",
        ],
        options: ownOptions,
        statuses: [
            (0, "no finding reaches the threshold"), (1, "findings"),
            (2, "something could not be checked: usage, unreadable input, no document; the rest is reported"),
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
                try arguments.rejectRepeatedInput()
                if let path = arguments.value("expect-manifest") {
                    return try ManifestRun.run(path, arguments, &console)
                }
                if arguments.has("watch") { return try WatchRun.run(arguments, &console) }
                let configuration = try ConfigurationSearch.configuration(arguments, console.system)
                return try CheckRun.run(try CheckSettings(arguments, configuration: configuration, console.system), &console)
            } catch {
                return console.usage(error, command: "check")
            }
        })
}
