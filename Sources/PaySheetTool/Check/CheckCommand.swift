import PaySheet
package import PaySheetChecking

/// `paysheet check`: reports what is wrong with documents.
package enum CheckCommand {
    /// The command with the options for the inputs of catalogs.
    package static func description(with catalogs: CatalogList) -> CommandDescription {
        let inputs = catalogs.inputs
        guard !inputs.isEmpty else { return description }
        var all = description
        let place = all.options.firstIndex { $0.name == "config" } ?? all.options.endIndex
        all.options.insert(contentsOf: inputs.map { ExtraInputFile.option($0) }, at: place)
        return all
    }

    private static let ownOptions: [OptionDescription] =
        [
            .kind, .apiVersion, .system, .safari, NowOption.description,
            OptionDescription(name: "ndjson", summary: "treat every line of the input as a document"), CoProcess.option,
            ScriptOption.description,
        ] + ReportOutput.options + [
            .failOn, .exitZero,
            OptionDescription(
                name: "fail-on-unreached", summary: "end with status 2 if source code hands on a value that could not be followed"),
            OptionDescription(name: "fix", summary: "apply safe fixes to the files first, and report what is left"),
            OptionDescription(name: "watch", summary: "check again whenever a file changes, until Ctrl-C"),
        ] + ListedFiles.options + [
            .select, .ignore, .severity,
        ] + DocumentOptions.expectations + RecordPlaces.options + [
            .noProviders, .config, .noConfig, .baseline, .writeBaseline,
        ] + Expected.options + [
            OptionDescription(name: "stat", summary: "print how many findings each rule has, instead of the findings"),
            StatisticsOutput.option,
            OptionDescription(name: "no-progress", summary: "show no progress on the terminal"),
            OptionDescription(
                name: "jobs", value: "N", summary: "use up to N cores, at most 64; the output is the same (default: all, but at most 8)"),
            .maximumFindings, LimitOption.description,
            OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path of standard input in reports"),
            OptionDescription(name: "root", value: "DIR", summary: "the folder for relative paths in reports (default: the current one)"),
            .showsPersonal,
            OptionDescription(name: "verbose", summary: "name the skipped files and all unreached values, with the reason"),
            OptionDescription(name: "quiet", letter: "q", summary: "print only findings"),
            .color, .help,
        ]

    package static let description = CommandDescription(
        name: "check", summary: "report what is wrong with documents, and where", operands: "[FILE…|DIR…|GLOB…|-]",
        discussion: [
            "Without an operand, the current folder is checked.\n"
                + "A folder means every *.applepay.json, every *.applepay.ndjson and every other *.json below it with a known kind.\n"
                + "Other *.json and *.ndjson files are skipped and counted. Hidden files and node_modules are not read, but\n"
                + "the domain association file in .well-known is checked.\n"
                + "Reports do not show values of contacts, identifiers and tokens.",
            "--files-from and --changed-lines take files as a folder does: those that are not documents are left out. The paths start from\n"
                + "the current folder. If no document is left, the exit status is 0.",
            "Source code is read, too: JavaScript, TypeScript, JSX, Vue, Svelte, HTML, PHP, ERB, Liquid. What reaches Apple Pay is checked.\n"
                + "// paysheet-ignore RULE: REASON hides findings in its line, or in the next line. In a document, a member $comment\n"
                + "with the text paysheet-ignore RULE: REASON does so for its object.",
            "HAR files, Postman collections, Playwright traces, named logs and packages are opened, and what is in them is\n"
                + "checked. In a folder, packages are found by their extension.",
            "Gzip data is decompressed, whatever its name is. In a folder, *.json.gz, *.har.gz and *.applepay.ndjson.gz are found.",
            "Formats: " + ReportOutput.formats + ".",
        ],
        options: ownOptions,
        statuses: [
            (0, "no finding reaches the threshold"), (1, "findings"),
            (2, "something could not be checked: usage, unreadable input, no document; the rest is reported"),
        ],
        variables: [EnvironmentVariable("GITHUB_ACTIONS", "true: --format auto prints annotations, unless the output is a terminal")],
        examples: [
            "paysheet check", "paysheet check request.json", "paysheet check --api-version 14 --format json requests/",
            "paysheet check --ndjson --format ndjson --fail-on never - < payments.ndjson",
            "paysheet check --expect-currency ISK --decimals ISK=2 --select advice request.json",
            "paysheet check --merchants merchants.json requests/",
            "git diff --name-only | paysheet check --files-from -", "git diff --text | paysheet check --changed-lines -",
            "paysheet check --at /body --carry id=/id --now-at /time --format ndjson --only-findings archive.ndjson",
            "paysheet check --write-baseline baseline.json requests/", "paysheet check --expect amount/format broken.json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                let given = try CoProcess.arguments(arguments)
                // Lines are usually on standard input.
                guard !given.operands.isEmpty || !given.has("ndjson") || ListedFiles.areGiven(given) else {
                    throw UsageError("name a file, a folder, or - for standard input")
                }
                try given.rejectRepeatedInput()
                if let path = given.value("expect-manifest") {
                    return try ManifestRun.run(path, given, &console)
                }
                let arguments = ListedFiles.areGiven(given) ? given : given.orCurrentFolder()
                if arguments.has("watch") { return try WatchRun.run(arguments, &console) }
                return try CheckRun.run(try RunSettings(arguments, console.system), &console)
            } catch {
                return console.usage(error, command: "check")
            }
        })
}
