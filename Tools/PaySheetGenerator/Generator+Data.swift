package import PaySheetShapes

extension Generator {
    /// The names of other interfaces, and what to do about them. `text` returns the text of the file at a path.
    package func foreignNameFiles(_ text: (_ path: String) throws -> String) throws -> [GeneratedFile] {
        let remedies = try DataTable("remedies", columns: 4, text)
        let dialects = try DataTable("dialects", columns: 6, text)
        var remedyText = GeneratedFile.header(remedies.path) + "extension Remedy {\n    /// All that are known of Apple Pay.\n"
        remedyText += "    static let applePay = rows(\n        #\"\"\"\n"
        for row in remedies.rows {
            remedyText += "        " + [row[0], row[1], row[2] == "-" ? "" : row[2], row[3]].joined(separator: #"\#t"#) + "\n"
        }
        remedyText += "        \"\"\"#)\n"
        var dialectText = GeneratedFile.header(dialects.path) + "extension Dialect {\n    /// All that are known.\n"
        dialectText += "    static let all: [Dialect] = [\n"
        for row in dialects.rows {
            dialectText += "        Dialect(title: \(DataTable.literal(row[0])), help: \(DataTable.literal(row[1])), "
            dialectText += "strong: \(DataTable.list(row[2])), weak: \(DataTable.list(row[3])), values: \(DataTable.list(row[4])), "
            dialectText += "kinds: \(DataTable.list(row[5]))),\n"
        }
        let folder = "Sources/PaySheet/Findings/Words/Generated/"
        return [
            GeneratedFile(path: folder + "Remedy+ApplePay.swift", text: remedyText + "}\n"),
            GeneratedFile(path: folder + "Dialect+All.swift", text: dialectText + "    ]\n}\n"),
        ]
    }

    /// The texts that programs write for a value that they do not have, and the placeholders of examples. No ordinary text begins with
    /// their bytes.
    package func leftoverFile(_ text: (_ path: String) throws -> String) throws -> GeneratedFile {
        let table = try DataTable("leftovers", columns: 1, text)
        let texts = table.rows.map { $0[0] }
        let beginnings = texts.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
        // Control characters, spaces, quotes, backslashes, the last control character, and the first letters of leftovers.
        var odd = Set<UInt8>(0...0x20).union([0x22, 0x5C, 0x7F])
        for text in texts { odd.formUnion(text.utf8.prefix(1)) }
        func mask(_ bytes: ClosedRange<UInt8>) -> String {
            "0x" + hex(bytes.reduce(UInt64(0)) { odd.contains($1) ? $0 : $0 | 1 << UInt64($1 & 63) })
        }
        return GeneratedFile(
            path: "Sources/PaySheet/Reading/Fast/Generated/Leftovers.swift",
            text: GeneratedFile.header(table.path) + """
                extension LabelWords {
                    /// What programs write for a value that they do not have.
                    static let leftovers: [StaticString] = \(DataTable.list(texts.filter { !$0.hasSuffix("*") }.joined(separator: "|")))
                    /// How the placeholders of examples begin.
                    static let placeholders: [StaticString] = \(DataTable.list(beginnings.joined(separator: "|")))
                }

                extension OrdinaryValues {
                    /// The ASCII characters with which an ordinary text may begin, each a bit: the lower half, and the upper one.
                    static var beginnings: (UInt64, UInt64) { (\(mask(0...63)), \(mask(64...127))) }
                }

                """)
    }

    /// The causes of faults in a text. `text` returns the text of the file at a path.
    package func syntaxFaultFile(_ rules: RuleSources, _ text: (_ path: String) throws -> String) throws -> GeneratedFile {
        let table = try DataTable("syntax-faults", columns: 4, text)
        let names = rules.rules.filter { $0.code < 100 }.map { $0.card.name }
        guard names.count == table.rows.count else {
            throw SourceFault(table.path, 1, "write one line for each rule about text, in the order of their codes")
        }
        var cases = ""
        var help = ""
        var messages = ""
        for (name, row) in zip(names, table.rows) {
            cases += "        /// `\(name)`.\n        case \(row[0])\n"
            help += "            case .\(row[0]): \(DataTable.literal(row[3]))\n"
            if row[2] != "-" { messages += "            case .\(row[0]): \(DataTable.literal(row[2]))\n" }
        }
        let script = table.rows.filter { $0[1] == "yes" }.map { "." + $0[0] }.joined(separator: ", ")
        var text = GeneratedFile.header(table.path) + "extension SyntaxFault {\n    /// What is wrong. Each cause has a permanent rule.\n"
        text += "    package enum Cause: UInt8, Sendable, CaseIterable {\n" + cases
        text += "\n        /// The remedy.\n        package var help: String {\n            switch self {\n" + help
        text += "            }\n        }\n\n        /// The sentence about it, unless that depends on the text.\n"
        text += "        var message: String? {\n            switch self {\n" + messages
        text += "            default: nil\n            }\n        }\n\n        /// JavaScript allows it, and the meaning is plain.\n"
        text += "        package var isJavaScript: Bool {\n            switch self {\n            case \(script): true\n"
        text += "            default: false\n            }\n        }\n    }\n}\n"
        return GeneratedFile(path: "Sources/PaySheet/JSON/Recovery/Generated/SyntaxFault+Cause.swift", text: text)
    }
}
