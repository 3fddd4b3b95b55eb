import PaySheet
import PaySheetDocuments
import PaySheetShapes
import TestSupport
import Testing

/// No text of a document survives, except words, numbers and labels that are meant to stay.
@Suite("Canaries in anonymous documents")
struct AnonymousCanaryTests {
    /// A document of a dictionary in which every personal or unknown text and number is a canary value.
    struct Canaries {
        let value: String
        /// What members that are not personal hold.
        var other = "\"x\""
        /// Whether the members that decide about a dictionary name one that no table describes.
        var isForeign = false

        func object(_ shape: Shape, _ depth: Int) -> String {
            let selectors = shape.allMembers.compactMap { member in
                if case .variant(_, let selector, _) = member.type { selector } else { nil }
            }
            var members = shape.allMembers.map { member in
                // Without a known word, all dictionaries of the choice are foreign.
                let isSelector = selectors.contains(member.name)
                return quoted(member.name) + ":" + (isSelector ? selected(member, shape) : self.member(member, depth))
            }
            members.append(quoted("unheardOf") + ":[" + value + ",{\"x\":" + value + "}]")
            members.append(#""jo.canary98769876@canary98769876.example":1,"canary 98769876":{"98769876":true}"#)
            return "{" + members.joined(separator: ",") + "}"
        }

        private func selected(_ member: PaySheetShapes.Member, _ shape: Shape) -> String {
            guard !isForeign else { return quoted("https://canary98769876.example/canary98769876") }
            for other in shape.allMembers {
                if case .variant(_, member.name, let cases) = other.type { return quoted(cases.first?.value ?? "") }
            }
            return quoted("")
        }

        private func quoted(_ name: String) -> String { "\"" + name + "\"" }

        private func member(_ member: PaySheetShapes.Member, _ depth: Int) -> String {
            json(member.type, depth, member.isPersonal ? value : other)
        }

        private func json(_ type: MemberType, _ depth: Int, _ scalar: String) -> String {
            guard depth < 5 else { return "{}" }
            switch type {
            case .record(let name): return Shapes.shape(named: name).map { object($0, depth + 1) } ?? "{}"
            case .list(let element): return "[" + json(element, depth + 1, scalar) + "]"
            case .variant where isForeign: return depth % 2 == 0 ? value : "{\"x\":" + value + ",\"label\":" + value + "}"
            case .variant(_, _, let cases):
                return cases.first.flatMap { Shapes.shape(named: $0.shape) }.map { object($0, depth + 1) } ?? "{}"
            case .object, .anything: return "{\"x\":[" + value + "]}"
            default: return scalar
            }
        }
    }

    static let values = [
        "\"CANARY98769876\"", "98769876", "-98769876.9876e7", "\"CAN\\u0041RY98769876\"", "\"canary98769876@canary98769876.example\"",
        "\"https://canary98769876.example/canary98769876\"", "\"merchant.com.canary98769876\"", "\"Q0FOQVJZOTg3Njk4NzY=\"",
        "\"eyJDQU5BUlk5ODc2OTg3NiI6IkNBTkFSWTk4NzY5ODc2In0=\"", "\"{\\\"x\\\":\\\"CANARY98769876\\\"}\"", "{\"x\":\"CANARY98769876\"}",
        "[\"CANARY98769876\"]", "\"9876ca9876ca9876ca9876ca9876ca9876ca9876ca\"", "\"4111987698769876\"", "\"987612\"",
    ]

    @Test("An anonymous document contains no personal value", arguments: Shapes.kinds.map { $0.name })
    func personal(_ name: String) throws {
        let turn = Shapes.kinds.firstIndex { $0.name == name } ?? 0
        // Every spelling in every kind would take half a minute. The kinds alternate, and a long run tries all.
        let stride = max(5 / TestScale.scaled(1), 1)
        for (place, value) in Self.values.enumerated() where (place + turn) % stride == 0 {
            try expectSilence(Canaries(value: value, isForeign: (place + turn) % 2 == 0), name, replacingLabels: false)
        }
    }

    /// Texts that cannot be meant as a number, a date or a code.
    static let texts = values.filter { $0.hasPrefix("\"") && ($0.lowercased().contains("can") || $0.contains("QU")) }

    @Test("An anonymous document with replaced labels contains no text of any member", arguments: Shapes.kinds.map { $0.name })
    func everything(_ name: String) throws {
        let turn = Shapes.kinds.firstIndex { $0.name == name } ?? 0
        let stride = max(3 / TestScale.scaled(1), 1)
        for (place, value) in Self.texts.enumerated() where (place + turn) % stride == 0 {
            try expectSilence(Canaries(value: value, other: value, isForeign: (place + turn) % 2 == 0), name, replacingLabels: true)
        }
    }

    private func expectSilence(_ canaries: Canaries, _ name: String, replacingLabels: Bool) throws {
        let shape = try #require(Shapes.kinds.first { $0.name == name }.flatMap { Shapes.shape(named: $0.shape) })
        let text = canaries.object(shape, 0)
        for kind in [PaySheet.DocumentKind(name), nil] {
            var anonymizer = Anonymizer(replacingLabels: replacingLabels)
            let made = anonymizer.anonymize([UInt8](text.utf8), as: kind)
            let anonymous = try #require(made)
            let places = (anonymous.lostFindings + anonymous.addedFindings).map { $0.pointer }.joined()
            let result = (String(decoding: anonymous.bytes, as: UTF8.self) + places).lowercased()
            for trace in ["canary", "9876", "q0fo", "njk4", "dqu5", "4111"] where result.contains(trace) {
                let start = result.firstRange(of: trace)?.lowerBound ?? result.startIndex
                let before = result.index(start, offsetBy: -60, limitedBy: result.startIndex) ?? result.startIndex
                Issue.record("\(canaries.value) leaves \(trace) in …\(result[before...].prefix(140))")
            }
        }
    }
}
