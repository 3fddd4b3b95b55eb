import PaySheetReports
import PaySheetStorefront

/// The rules about buttons, for `paysheet explain`. They check a decision or a page, so they have no samples.
enum ButtonRuleText {
    /// The word that lists the rules, as a topic does.
    static let topic = "button"

    /// Returns the rule with an id.
    static func rule(_ text: String) -> ButtonRule? {
        ButtonRule.allCases.first { $0.rawValue.utf8.elementsEqual(text.utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }) }
    }

    static func table() -> String { ButtonRule.allCases.map { $0.rawValue + "  " + $0.summary + "\n" }.joined() }

    static func text(_ rule: ButtonRule, width: Int) -> String {
        rule.rawValue + ": rule about buttons\n\n" + Prose.wrapped(rule.summary, width: width) + "\n\nSource: " + rule.source + "\n"
    }

    /// Some rules as an array, with a line end.
    static func json(_ rules: [ButtonRule]) -> [UInt8] {
        document { json in
            json.array { json in
                for rule in rules { write(rule, &json) }
            }
        }
    }

    /// One rule, with a line end.
    static func json(_ rule: ButtonRule) -> [UInt8] { document { write(rule, &$0) } }

    private static func document(_ write: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        write(&json)
        return json.bytes + [0x0A]
    }

    private static func write(_ rule: ButtonRule, _ json: inout JSONBytes) {
        json.object { json in
            json.member("rule", rule.rawValue)
            json.member("topic", topic)
            json.member("what", rule.summary)
            json.member("source", rule.source)
        }
    }
}
