/// Files that are not what they should be.
extension BrokenInput {
    static let filesAndStreams: [BrokenInput] = [
        BrokenInput(arguments: ["check", "gone.json"], status: 2, says: ["gone.json: no such file"]),
        BrokenInput(arguments: ["gone.json"], status: 2, says: ["gone.json: no such file"]),
        BrokenInput(arguments: ["check", "gone/a.json", "clean.json"], status: 2, says: ["gone/a.json: no such file"]),
        BrokenInput(arguments: ["check", "clean.json"], locked: ["clean.json"], status: 2, says: ["clean.json: permission denied"]),
        BrokenInput(
            arguments: ["check", "shop"], files: ["shop/a.json": Sample.clean], locked: ["shop"], status: 2,
            says: ["shop: permission denied"]),
        BrokenInput(arguments: ["check", "*.xml"], status: 2, says: ["*.xml: no file matches the pattern"]),
        BrokenInput(arguments: ["check", "shop"], files: ["shop/notes.txt": "no"], status: 2, says: ["no document found"]),
        BrokenInput(
            arguments: ["check", "shop"], files: ["shop/notes.txt": "no"], links: ["shop/a.applepay.json": "nowhere"], status: 2,
            says: ["shop/a.applepay.json: no such file"]),
        BrokenInput(
            arguments: ["check", "shop"], files: ["shop/notes.txt": "no"], links: ["shop/b\u{FFFD}.json": "nowhere"], status: 2,
            says: ["shop/b\u{FFFD}.json: no such file"]),
        BrokenInput(
            arguments: ["check", "clean.json"], outputFailure: "no space left", status: 2, says: ["standard output: no space left"]),
        BrokenInput(arguments: ["check", "comma.json"], status: 1, says: []),
        BrokenInput(arguments: ["check", "-"], input: "", status: 1, says: []),
        BrokenInput(arguments: ["check", "-"], input: "\0\0\u{7}ELF", status: 1, says: []),
        BrokenInput(arguments: ["check", "--merchants", "gone.json", "clean.json"], status: 2, says: ["gone.json: no such file"]),
        BrokenInput(
            arguments: ["check", "--merchants", "comma.json", "clean.json"], status: 2,
            says: ["comma.json:1:1: error[member/missing]: \"merchants\" is missing: Merchants needs it"]),
        BrokenInput(arguments: ["check", "--config", "gone.json", "clean.json"], status: 2, says: ["gone.json: no such file"]),
        BrokenInput(
            arguments: ["check", "--config", "c.json", "clean.json"], files: ["c.json": "{", "clean.json": Sample.clean], status: 2,
            says: ["c.json:1:2: the text ends before the last open `{` is closed"]),
        BrokenInput(
            arguments: ["check", "--config", "c.json", "clean.json"], files: ["c.json": "{\"ignor\": []}", "clean.json": Sample.clean],
            status: 2, says: ["c.json:1:2: unknown member \"ignor\"; did you mean ignore?"]),
        BrokenInput(arguments: ["check", "--baseline", "gone.json", "clean.json"], status: 2, says: ["gone.json: no such file"]),
        BrokenInput(
            arguments: ["check", "--report", "json=clean.json/x", "clean.json"], locked: ["clean.json/x"], status: 2,
            says: ["cannot write clean.json/x: permission denied"]),
        BrokenInput(arguments: ["fix", "shop"], files: ["shop/notes.txt": "no"], status: 2, says: ["no document found"]),
        BrokenInput(
            arguments: ["fix", "a.json"], files: ["a.json": "{\"total\": 1,}"], status: 1,
            says: [
                "a.json:1:12: error[json/trailing-comma]: a comma before the closing bracket: JSON allows none after the last member or element",
                "a.json: not fixed; correct this first, or try --from-js",
            ]),
        BrokenInput(
            arguments: ["fix", "a.json"], files: ["a.json": "{\"total\": 1, \"total\": 2}"], status: 1,
            says: [
                "a.json:1:14: error[member/duplicate]: \"total\" appears twice in one object; browsers use the last one, other parsers the first",
                "a.json: not fixed; correct this first",
            ]),
        BrokenInput(
            arguments: ["fix", "a.ndjson"], files: ["a.ndjson": Sample.clean], status: 2,
            says: ["a.ndjson: every line is a document; fix reads single documents"]),
        BrokenInput(
            arguments: ["fmt", "a.ndjson"], files: ["a.ndjson": Sample.clean], status: 2,
            says: ["a.ndjson: every line is a document; fmt formats single documents"]),
        BrokenInput(
            arguments: ["fmt", "a.json"], files: ["a.json": ""], status: 1,
            says: [
                "a.json:1:1: error[json/empty]: the text holds no JSON value",
                "a.json: not formatted; correct this first",
            ]),
        BrokenInput(
            arguments: ["fmt", "-"], input: Sample.clean, outputFailure: "no space left", status: 2,
            says: ["standard output: no space left"]),
        BrokenInput(
            arguments: ["reconcile", "clean.json"], status: 2,
            says: ["name the order with --order, or the token with --token; the document contains no order", tryHelp("reconcile")]),
        BrokenInput(arguments: ["reconcile", "clean.json", "--order", "gone.json"], status: 2, says: ["gone.json: no such file"]),
        BrokenInput(
            arguments: ["reconcile", "clean.json", "--order", "clean.json"], status: 2,
            says: [
                "clean.json:1:1: error[member/missing]: \"currency\" is missing: Order needs it",
                "clean.json:1:1: error[member/missing]: \"items\" is missing: Order needs it",
                "clean.json:1:118: error[member/type]: \"total\" is an object, and an amount in quotes such as \"12.50\" belongs there",
                "clean.json: this is not an order that can be compared",
            ]),
        BrokenInput(
            arguments: ["describe", "a.json"], files: ["a.json": "[1]"], status: 2,
            says: [
                "a.json:1:1: error[document/kind]: the kind of this document is unknown",
                "a.json: not described, because its kind is unknown",
            ]),
        BrokenInput(arguments: ["describe", "gone.json"], status: 2, says: ["gone.json: no such file"]),
        BrokenInput(arguments: ["preview", "gone.json"], status: 2, says: ["gone.json: no such file"]),
        BrokenInput(arguments: ["diff", "gone.json", "clean.json"], status: 2, says: ["gone.json: no such file"]),
        BrokenInput(
            arguments: ["diff", "clean.json"], status: 2, says: ["name two documents: the old one and the new one", tryHelp("diff")]),
    ]
}
