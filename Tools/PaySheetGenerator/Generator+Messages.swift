package import PaySheetShapes

extension Generator {
    /// A file with texts of programs, and the Swift file that is made of it.
    package struct MessageTable: Sendable {
        /// The data file, from the root of the repository.
        package let path: String
        /// The name of the Swift constant.
        let name: String
        /// What the name of the Swift file ends with.
        let file: String

        private init(_ data: String, as name: String, in file: String) {
            path = "Sources/PaySheetChecking/Catalogs/Messages/Data/" + data
            (self.name, self.file) = (name, file)
        }

        /// The texts of browsers, servers and libraries; of tools and apps around Apple Pay; of payment providers' SDKs.
        package static let all = [
            MessageTable("apple-pay.txt", as: "blocks", in: "Texts"),
            MessageTable("printed-texts.txt", as: "printedBlocks", in: "PrintedTexts"),
            MessageTable("providers.txt", as: "providerBlocks", in: "ProviderTexts"),
        ]
    }

    /// The kinds of lines in a block, in the order in which they come.
    private enum MessageLine: Int {
        case head, text, spelling, cause, remedy, page, certainty

        private static let signs: [(sign: Character, kind: MessageLine)] = [
            ("~", .spelling), ("-", .cause), ("=", .remedy), (">", .page), ("?", .certainty),
        ]

        /// The kind of a line after another one; `nil` if it cannot follow.
        init?(_ line: Substring, after last: MessageLine?) {
            switch last {
            case nil: self = .head
            case .head: self = .text
            case .some(let last):
                let sign = MessageLine.signs.first { line.hasPrefix(String($0.sign) + " ") }
                guard let kind = sign?.kind, kind.canFollow(last) else { return nil }
                self = kind
            }
        }

        private func canFollow(_ last: MessageLine) -> Bool {
            switch self {
            case .head, .text: false
            case .spelling: last.rawValue <= MessageLine.spelling.rawValue
            case .cause: last.rawValue <= MessageLine.remedy.rawValue
            case .remedy: last == .cause
            case .page, .certainty: last.rawValue >= MessageLine.cause.rawValue && last.rawValue < rawValue
            }
        }
    }

    /// The texts as Swift. A block without a text or a cause is a mistake.
    package func messagesFile(_ text: String, _ table: MessageTable) throws(SourceFault) -> GeneratedFile {
        var swift = GeneratedFile.header(table.path) + "extension ConsoleMessage {\n"
        swift += "    /// The blocks of the file, without comments.\n    static let \(table.name) = #\"\"\"\n"
        var last: MessageLine?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.hasPrefix("#") {
            let kind = line.isEmpty ? nil : MessageLine(line, after: last)
            let isComplete = last.map { $0.rawValue >= MessageLine.cause.rawValue } ?? true
            guard line.isEmpty ? isComplete : kind != nil else {
                throw SourceFault(
                    table.path, number + 1,
                    "a block has a source, a text, other spellings with ~, causes with - and remedies with =, a page with >, and ?")
            }
            last = kind
            swift += line.isEmpty ? "\n" : "        \(line)\n"
        }
        return GeneratedFile(
            path: "Sources/PaySheetChecking/Catalogs/Messages/Generated/ConsoleMessage+\(table.file).swift",
            text: swift + "        \"\"\"#\n}\n")
    }
}
