/// Checks one line of the samples of a card.
enum SampleLine {
    private static let options = [
        "--api-version", "--system", "--now", "--expect-country", "--expect-currency", "--expect-merchant", "--expect-contact-fields",
        "--expect-networks",
        "--expect-capabilities", "--max-findings", "--select", "--ignore",
        "--order", "--merchants", "--token", "--decimals", "--limit",
    ]
    /// Options of other commands, and what a sample says instead of a file.
    private static let others = [
        "--as", "--warn-before", "--domain", "--same-as", "--certificate", "--root", "--request", "--seen", "--phase",
        "--fields",
        "--profile", "--phonetic", "--ships-to", "--guest", "--unsigned", "--only-apple", "--team", "--name", "--size-limit",
        "--usual-size",
    ]
    private static let withoutValue = ["--guest", "--unsigned", "--only-apple"]

    /// What is wrong with a line and what to write; `nil` for a right one.
    static func fault(_ line: String, isFirst: Bool, isFound: Bool) -> String? {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        let (verb, rest) = (parts[0], parts.count > 1 ? parts[1] : "")
        if isFirst, verb != "from" { return "the sample does not say what it is made from; begin with a line such as `from request`" }
        switch verb {
        case "from": return isName(rest) ? nil : "`from` needs the name of a base, such as `from request`"
        case "set":
            let place = rest.split(separator: " ", maxSplits: 1)
            return place.count == 2 && isPointer(String(place[0])) ? nil : "write `set POINTER JSON`, such as `set /total/amount \"1.00\"`"
        case "remove": return isPointer(rest) ? nil : "write `remove POINTER`, such as `remove /lineItems`"
        case "text": return terms(rest) == "" ? nil : "write `text` and literals in double quotes, with ` + ` between them"
        case "replace":
            let form = "write `replace \"PIECE\" with \"TEXT\"`"
            guard let after = literal(rest), after.hasPrefix(" with ") else { return form }
            return terms(String(after.dropFirst(6))) == "" ? nil : form
        case "with":
            let option = rest.prefix { $0 != " " }
            // A document that the rule compares with.
            if option.hasPrefix("--"), rest.dropFirst(option.count).hasPrefix(" {") { return nil }
            if withoutValue.contains(rest) { return nil }
            guard (options + others).contains(String(option)), rest.count > option.count + 1 else {
                return "`with` needs an option and its value, one of \((options + others).joined(separator: ", "))"
            }
            return nil
        case "without": return rest == "--kind" ? nil : "write `without --kind`, for a check that must find out what the document is"
        case "finds":
            guard isFound else { return "a right sample has no finding; remove the line or move the sample" }
            return isPointer(rest) ? nil : "write `finds POINTER`, such as `finds /total`, or `finds root`"
        case "severity":
            return ["error", "warning", "info"].contains(rest) ? nil : "write `severity error`, `severity warning` or `severity info`"
        case "shows": return rest.isEmpty ? "write the ids of the sources that the sample shows, with spaces between" : nil
        default: return "unknown word `\(verb)`; use from, set, remove, text, replace, with, without, finds, severity or shows"
        }
    }

    /// A base that is not JSON has the extension of its file.
    private static func isName(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } }

    private static func isPointer(_ text: String) -> Bool { text == "root" || text.hasPrefix("/") && !text.contains(" ") }

    /// What follows the terms; `nil` if they are not right.
    private static func terms(_ text: String) -> String? {
        var rest = text
        while true {
            if rest.hasPrefix("base") {
                rest.removeFirst(4)
                for name in [" as UTF-16LE", " as UTF-16BE"] where rest.hasPrefix(name) { rest.removeFirst(name.count) }
            } else {
                guard let after = literal(rest) else { return nil }
                rest = after
                if rest.hasPrefix(" * ") {
                    let digits = rest.dropFirst(3).prefix { $0.isNumber }
                    guard !digits.isEmpty else { return nil }
                    rest.removeFirst(3 + digits.count)
                }
            }
            guard rest.hasPrefix(" + ") else { return rest }
            rest.removeFirst(3)
        }
    }

    /// What follows a literal in double quotes; `nil` if there is none.
    private static func literal(_ text: String) -> String? {
        guard text.hasPrefix("\"") else { return nil }
        var rest = text.dropFirst()
        while let character = rest.popFirst() {
            if character == "\"" { return String(rest) }
            if character == "\\" {
                guard let escape = rest.popFirst(), "nrtxu\\\"".contains(escape) else { return nil }
            }
        }
        return nil
    }
}
