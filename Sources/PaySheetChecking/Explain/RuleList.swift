import PaySheet
package import PaySheetGuide
import PaySheetReports

/// Rules as a table for people and as JSON for programs.
package enum RuleList {
    package static func table(_ rules: [RuleCard]) -> String {
        let width = rules.map { $0.name.utf8.count }.max() ?? 0
        var lines = ""
        for rule in rules {
            let severity = rule.severity.word + (rule.group == .advice ? "*" : "")
            lines += rule.name + spaces(width - rule.name.utf8.count + 2) + severity + spaces(10 - severity.utf8.count) + rule.title + "\n"
        }
        if rules.contains(where: { $0.group == .advice }) { lines += "\n* advice: off without --select advice\n" }
        return lines
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 1)) }

    /// All rules as an array, with a line end.
    package static func json(_ rules: [RuleCard]) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.array { list in
            for rule in rules { write(rule, &list) }
        }
        return json.bytes + [0x0A]
    }

    /// One rule, with a line end.
    package static func json(_ rule: RuleCard) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        write(rule, &json)
        return json.bytes + [0x0A]
    }

    private static func write(_ rule: RuleCard, _ json: inout JSONBytes) {
        let facts = RuleFacts(rule)
        let show = RuleShow(rule)
        json.object { json in
            json.member("rule", rule.name)
            json.member("title", rule.title)
            json.member("topic", rule.topic)
            json.member("severity", rule.severity.word)
            json.member("fixable", bool: facts.isFixable)
            json.member("addedIn", rule.edition.text)
            json.member("appliesTo", facts.kinds)
            json.member("group", rule.group.word)
            json.member("scope", rule.scope.word)
            json.member("command", rule.command)
            json.member("needs", show.needs)
            json.name("safari")
            if let outcome = facts.outcome {
                json.object { one in
                    one.member("outcome", outcome.word)
                    one.member("error", outcome.error)
                }
            } else {
                json.null()
            }
            json.member("sources", rule.sources)
            json.member("origin", rule.origin)
            json.member("what", rule.what)
            json.member("why", rule.why)
            json.member("instead", rule.instead)
            json.member("link", rule.link)
            json.name("bad")
            write(show.bad, rule, &json)
            json.name("good")
            write(show.good, rule, &json)
        }
    }

    private static func write(_ samples: [Sample], _ rule: RuleCard, _ json: inout JSONBytes) {
        json.array { list in
            for sample in samples {
                list.object { one in
                    let text = String(decoding: sample.json, as: UTF8.self)
                    one.name("document")
                    // If the text is not JSON, or contains more than a JSON reader keeps, the sample is the text itself.
                    if sample.isAboutText { one.text(text) } else { one.raw(text) }
                    if !text.utf8.elementsEqual(sample.json) { one.member("hex", ASCII.hex(sample.json)) }
                    one.member("kind", sample.isKindGiven ? sample.base.runner.name : nil)
                    one.member("shows", sample.shows)
                    // Documents have the needs of the rule.
                    if sample.kind == nil { one.member("options", SampleText.needs(sample, rule)) }
                    if !sample.pointer.isEmpty { one.member("pointer", sample.pointer) }
                }
            }
        }
    }
}
