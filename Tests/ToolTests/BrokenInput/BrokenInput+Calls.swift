/// Calls that cannot be understood.
extension BrokenInput {
    static let calls: [BrokenInput] = [
        BrokenInput(arguments: ["check", "--ndjson"], status: 2, says: ["name a file, a folder, or - for standard input", tryHelp()]),
        BrokenInput(arguments: ["check", "--zzzzzz", "clean.json"], status: 2, says: ["unknown option --zzzzzz", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--formt=json", "clean.json"], status: 2,
            says: ["unknown option --formt; did you mean --format?", tryHelp()]),
        BrokenInput(arguments: ["check", "-z", "clean.json"], status: 2, says: ["unknown option -z", tryHelp()]),
        BrokenInput(
            arguments: ["check", "-format", "json"], status: 2, says: ["unknown option -f; did you mean --format?", tryHelp()]),
        BrokenInput(arguments: ["check", "--quiet=yes", "clean.json"], status: 2, says: ["--quiet takes no value", tryHelp()]),
        BrokenInput(arguments: ["check", "clean.json", "--kind"], status: 2, says: ["--kind needs a value: --kind KIND", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--fail-on", "eror", "clean.json"], status: 2,
            says: ["--fail-on takes error, warning, info, never, not \"eror\"; did you mean error?", tryHelp()]),
        BrokenInput(arguments: ["chekc", "clean.json"], status: 2, says: ["unknown command chekc; did you mean check?", tryHelp(nil)]),
        BrokenInput(
            arguments: ["-q", "check", "clean.json"], status: 2, says: ["the command comes first: paysheet check -q", tryHelp(nil)]),
        BrokenInput(
            arguments: ["check", "--select", "amount/formatt", "clean.json"], status: 2,
            says: ["unknown rule \"amount/formatt\"; did you mean amount/format?", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--kind", "PaymentReqest", "clean.json"], status: 2,
            says: ["unknown kind \"PaymentReqest\"; did you mean PaymentRequest?", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--api-version", "-1", "clean.json"], status: 2,
            says: ["--api-version takes a whole number from 0 to 4294967295, not \"-1\"", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--now", "yesterday", "clean.json"], status: 2,
            says: ["--now takes a date, a date and time such as 2026-11-21T00:00:00Z, or today, not \"yesterday\"", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--max-findings", "99999999999999999999", "clean.json"], status: 2,
            says: ["--max-findings takes a whole number from 1 to 9223372036854775807, not \"99999999999999999999\"", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--severity", "amount/format=fatal", "clean.json"], status: 2,
            says: ["--severity takes RULE=error, RULE=warning or RULE=info, not \"amount/format=fatal\"", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--expect-country", "XX", "clean.json"], status: 2,
            says: ["\"XX\" is not a country of ISO 3166-1", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--decimals", "ISK", "clean.json"], status: 2,
            says: ["--decimals takes a currency and a number from 0 to 4 such as ISK=2, not \"ISK\"", tryHelp()]),
        BrokenInput(
            arguments: ["check", "--report", "jsn=x", "clean.json"], status: 2,
            says: [
                "--report knows the formats text, concise, json, ndjson, sarif, junit, github, gitlab, checkstyle, markdown, html, not \"jsn\"; did you mean json?",
                tryHelp(),
            ]),
        BrokenInput(
            arguments: ["check", "clean.json"], environment: ["PAYSHEET_FORMAT": "jsonn"], status: 2,
            says: [
                "PAYSHEET_FORMAT is \"jsonn\"; it takes text, concise, json, ndjson, sarif, junit, github, gitlab, checkstyle, markdown, html, auto; did you mean json?",
                tryHelp(),
            ]),
        BrokenInput(
            arguments: ["fix", "--diff", "--patch", "comma.json"], status: 2,
            says: ["--diff and --patch print the same changes; choose one", tryHelp("fix")]),
        BrokenInput(
            arguments: ["fix", "--patch", "comma.json", "clean.json"], status: 2, says: ["--patch takes one document", tryHelp("fix")]),
        BrokenInput(
            arguments: ["describe", "--zone", "Atlantis/Capital", "clean.json"], status: 2,
            says: ["unknown time zone \"Atlantis/Capital\"; use a name or an offset: Europe/Paris or +02:00", tryHelp("describe")]),
        BrokenInput(
            arguments: ["describe", "--charges", "many", "clean.json"], status: 2,
            says: ["--charges takes a whole number from 0 to 1000, not \"many\"", tryHelp("describe")]),
        BrokenInput(arguments: ["split", "--total", "1"], status: 2, says: ["--currency is missing", tryHelp("split")]),
        BrokenInput(
            arguments: ["split", "--total", "1,5", "--currency", "EUR", "--evenly", "a,b"], status: 2,
            says: ["--total: \"1,5\" is not an amount: decimals follow a point, not a comma; did you mean 1.5?", tryHelp("split")]),
        BrokenInput(
            arguments: ["split", "--total", "1", "--currency", "EUR", "--by", "a=2"], status: 2,
            says: ["the shares add up to 2.00, which is more than the total of 1.00", tryHelp("split")]),
        BrokenInput(
            arguments: ["schema", "PaymentReqest"], status: 2,
            says: ["unknown kind \"PaymentReqest\"; did you mean PaymentRequest?", tryHelp("schema")]),
        BrokenInput(
            arguments: ["explain", "amount/formatt"], status: 2,
            says: ["unknown rule \"amount/formatt\"; did you mean amount/format?", tryHelp("explain")]),
        BrokenInput(
            arguments: ["completions", "tcsh"], status: 2,
            says: ["unknown shell \"tcsh\"; known are bash, zsh, fish", tryHelp("completions")]),
        BrokenInput(
            arguments: ["man", "check"], status: 2,
            says: ["there is one manual page; for one command, run paysheet COMMAND --help", tryHelp("man")]),
        BrokenInput(arguments: ["help", "chekc"], status: 2, says: ["unknown command chekc; did you mean check?", tryHelp(nil)]),
        BrokenInput(arguments: ["--version", "clean.json"], status: 2, says: ["--version takes no files", tryHelp(nil)]),
    ]
}
