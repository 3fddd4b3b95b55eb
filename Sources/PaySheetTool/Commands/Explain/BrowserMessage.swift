import PaySheet
import PaySheetGuide
import PaySheetReports
import PaySheetSamples
import PaySheetText

/// A message of a browser's console, and its possible causes.
struct BrowserMessage {
    /// One possible cause.
    struct Cause {
        /// The id of WebKit's check, if known.
        let check: String?
        let what: String
        /// The names of the rules that find it in a document.
        let rules: [String]
    }

    private let message: String
    private let error: String?
    private let reading: Reading

    private enum Reading {
        /// A member of a dictionary is missing.
        case required(dictionary: String, member: String)
        case sequence
        case dictionary
        case enumeration
        case json
        case gesture
        case secure
        /// Only the kind of error is known.
        case checks
    }

    private static let errors = [
        "TypeError", "InvalidAccessError", "RangeError", "SecurityError", "NotSupportedError", "InvalidStateError", "AbortError",
        "SyntaxError",
    ]

    /// Parses a message. Returns `nil` if no browser shows it.
    init?(_ text: String) {
        let lowered = String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
        message = text
        error = BrowserMessage.errors.first { lowered.contains($0.lowercased()) }
        if let member = BrowserMessage.requiredMember(text) {
            reading = .required(dictionary: member.dictionary, member: member.member)
        } else if lowered.contains("not a sequence") || lowered.contains("not iterable") {
            reading = .sequence
        } else if lowered.contains("enum") {
            reading = .enumeration
        } else if lowered.contains("not an object") || lowered.contains("cannot be converted to a dictionary") {
            reading = .dictionary
        } else if lowered.contains("json parse error") || lowered.contains("json.parse") || error == "SyntaxError" {
            reading = .json
        } else if lowered.contains("user gesture") || lowered.contains("user activation") {
            reading = .gesture
        } else if lowered.contains("insecure") || lowered.contains("secure document") || lowered.contains("https") {
            reading = .secure
        } else if error != nil || lowered.contains("type error") || lowered.contains("object does not support the operation") {
            reading = .checks
        } else {
            return nil
        }
    }

    /// `Member ApplePayPaymentRequest.total is required …`
    private static func requiredMember(_ text: String) -> (dictionary: String, member: String)? {
        let words = text.split { $0 == " " || $0 == "\"" || $0 == "'" || $0 == "`" }.map { String($0) }
        guard let place = words.firstIndex(where: { $0 == "required" }), words.contains("Member") || words.contains("member") else {
            return nil
        }
        for word in words[..<place] {
            let parts = word.split(separator: ".").map { String($0) }
            if parts.count == 2, parts[0].first?.isUppercase == true { return (parts[0], parts[1]) }
        }
        return nil
    }

    // MARK: Causes

    /// Returns the possible causes, in this order.
    func causes(_ rules: [RuleCard]) -> [Cause] {
        switch reading {
        case .required(let dictionary, let member):
            return [
                Cause(
                    check: "WK-IDL-REQUIRED", what: "\(dictionary) has no member \(member): it is left out or undefined",
                    rules: ["member/missing"]),
                Cause(
                    check: "WK-IDL-REQUIRED", what: "\(member) is misspelt, perhaps only in upper and lower case",
                    rules: ["member/unknown"]),
                Cause(
                    check: "WK-IDL-DICT", what: "the object is null, a list or still text, so it has no members",
                    rules: ["member/type"]),
            ]
        case .sequence: return [cause("WK-IDL-SEQUENCE", rules, or: ["member/type"])]
        case .dictionary: return [cause("WK-IDL-DICT", rules, or: ["member/type"]), cause("WK-MERCH-OBJECT", rules)]
        case .enumeration:
            return [cause("WK-IDL-ENUM", rules, or: ["code/unknown"]), cause("WK-ERR-CODE", rules), cause("WK-ERR-FIELD", rules)]
        case .json: return rules.filter { $0.topic == "json" }.map { Cause(check: nil, what: $0.what, rules: [$0.name]) }
        case .gesture: return [cause("WK-ENV-GESTURE", rules)]
        case .secure: return [cause("WK-ENV-SECURE", rules), cause("WK-ENV-POLICY", rules)]
        case .checks:
            let wanted = error ?? (message.lowercased().contains("type error") ? "TypeError" : "InvalidAccessError")
            // Causes in other interfaces of the page come last.
            return WebKitStep.all.filter { $0.error == wanted }.map { cause($0.id, rules, or: BrowserMessage.usual[$0.id] ?? []) }
        }
    }

    /// Rules about shape that report a check, whatever their samples show.
    private static let usual = [
        "WK-IDL-REQUIRED": ["member/missing", "member/unknown"], "WK-IDL-ENUM": ["code/unknown"], "WK-IDL-SEQUENCE": ["member/type"],
        "WK-IDL-DICT": ["member/type"], "WK-NET-UNKNOWN": ["network/unknown"], "WK-TOTAL-AMOUNT": ["amount/format"],
        "WK-ITEM-AMOUNT": ["amount/format"], "WK-SHIP-AMOUNT": ["amount/format"], "WK-COUNTRY": ["country/unknown"],
        "WK-CURRENCY": ["currency/unknown"], "WK-COUNTRIES": ["country/unknown"],
    ]

    private func cause(_ id: String, _ rules: [RuleCard], or usual: [String] = []) -> Cause {
        var names = rules.filter { $0.sources.contains(id) }.map { $0.name }
        for name in usual where !names.contains(name) { names.append(name) }
        return Cause(check: id, what: WebKitStep.all.first { $0.id == id }?.what ?? "", rules: names)
    }

    // MARK: Output

    private var opening: String {
        switch reading {
        case .required: "A required member is missing."
        case .sequence: "A value should be a list and is not."
        case .dictionary: "A value should be an object and is not."
        case .enumeration: "A word is not in the list for its member."
        case .json: "The text is not JSON. These are the possible reasons."
        case .gesture: "The call came too late after the click or tap."
        case .secure: "The page, or a frame around it, is not allowed to take payments."
        case .checks:
            "One of Safari's checks failed, and the message does not say which. Safari runs them in this order. The first failure throws."
        }
    }

    func text(_ rules: [RuleCard], width columns: Int = Prose.width) -> String {
        var text = VisibleText.line(message) + "\n\n" + RuleText.wrapped(opening, width: columns) + "\n\n"
        let causes = causes(rules)
        let width = String(causes.count).utf8.count
        for (place, cause) in causes.enumerated() {
            let number = String(place + 1)
            let indent = String(repeating: " ", count: width + 3)
            let line = String(repeating: " ", count: width - number.utf8.count + 1) + number + ". " + cause.what
            text += wrapped(line, indent, columns < Prose.width ? columns : 100) + "\n"
            if !cause.rules.isEmpty { text += indent + "paysheet explain " + cause.rules.joined(separator: ", ") + "\n" }
        }
        let closing =
            "`paysheet check FILE` reports which of these the data has, and where. Causes without a rule are in the page, not in the data."
        return text + "\n" + RuleText.wrapped(closing, width: columns < Prose.width ? columns : 110) + "\n"
    }

    private func wrapped(_ line: String, _ indent: String, _ columns: Int) -> String {
        var lines: [String] = []
        var rest = ""
        for word in line.split(separator: " ") {
            if !rest.isEmpty, rest.unicodeScalars.count + word.unicodeScalars.count + indent.utf8.count >= columns {
                lines.append(rest)
                rest = ""
            }
            rest += (rest.isEmpty ? "" : " ") + word
        }
        let lead = String(line.prefix { $0 == " " })
        return lead + (lines + [rest]).joined(separator: "\n" + indent)
    }

    func json(_ rules: [RuleCard]) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("message", message)
            json.member("error", error)
            json.member("reading", opening)
            json.name("causes")
            json.array { list in
                for cause in causes(rules) {
                    list.object { one in
                        one.member("check", cause.check)
                        one.member("what", cause.what)
                        one.member("rules", cause.rules)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
