import PaySheet

/// What a front end says of a subject, in one form for all of them.
struct Answer: Sendable, Equatable {
    /// A finding at its place in the text that people see.
    struct Found: Sendable, Hashable, Comparable {
        let file: String
        let line: Int
        let column: Int
        let rule: String
        let severity: String

        static func < (left: Found, right: Found) -> Bool { left.order < right.order }

        /// The same finding somewhere in its file.
        var inFile: Found {
            Found(file: String(file.prefix { $0 != "!" }), line: 0, column: 0, rule: rule, severity: severity)
        }

        private var order: (String, Int, Int, String, String) { (file, line, column, rule, severity) }
    }

    /// The findings that are shown, in order.
    var findings: [Found] = []
    /// The rules that were accepted and by what; `nil` if the front end does not say.
    var accepted: [String]?
    /// Whether the check passed; `nil` if nothing was checked, or the front end has no such answer.
    var passes: Bool?
    /// The texts after the fixes, of files that changed.
    var texts: [String: String] = [:]
    /// Why there is no answer.
    var refusal: String?
    /// The kind of the first document.
    var kind: String?

    /// The finding that settings are made for: one in a file without documents inside, if possible.
    var first: Found? { findings.first { !$0.file.contains("!/") && !$0.rule.hasPrefix("json/") } }

    /// What another front end says otherwise; empty if nothing.
    func difference(from other: Answer, _ task: Setting.Task) -> String {
        guard (refusal == nil) == (other.refusal == nil) else { return other.refusal == nil ? "answered" : "refused" }
        guard refusal == nil else { return "" }
        guard task == .check else { return texts == other.texts ? "" : "text" }
        var words: [String] = []
        // The place of a document in captured traffic is a pointer for the command, and a value of the text for editors.
        let isInCapture = findings.contains { $0.file.contains(".har!/") || $0.file.contains(".json!/") }
        func places(_ answer: Answer) -> Set<Found> { Set(isInCapture ? answer.findings.map { $0.inFile } : answer.findings) }
        func unplaced(_ answer: Answer) -> [String] {
            answer.findings.map { (isInCapture ? $0.inFile : $0).file + " " + $0.rule }.sorted()
        }
        if places(self) != places(other) {
            let (own, others) = (Set(unplaced(self)), Set(unplaced(other)))
            if !own.subtracting(others).isEmpty { words.append("missing") }
            if !others.subtracting(own).isEmpty { words.append("more") }
            if own == others {
                let same = findings.map { $0.severity }.sorted() == other.findings.map { $0.severity }.sorted()
                words.append(same ? "place" : "severity")
            }
        }
        if let accepted, let others = other.accepted, accepted.sorted() != others.sorted() { words.append("accepted") }
        if let passes, let others = other.passes, passes != others { words.append("passed") }
        return words.joined(separator: "+")
    }
}

extension JSONTree {
    subscript(_ name: String) -> JSONTree? { objectMembers?.last { $0.name == name }?.value }
    var objectMembers: [Member]? { if case .object(let members) = self { members } else { nil } }
    var elements: [JSONTree] { if case .list(let elements) = self { elements } else { [] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Int? { if case .number(let digits) = self { Int(String(decoding: digits, as: UTF8.self)) } else { nil } }
}
