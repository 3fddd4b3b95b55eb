import PaySheet
import TestSupport
import Testing

/// Members and elements come and go with the right comma and space.
@Suite struct FixLayoutTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let before: String
        let edits: [Edit]
        let after: String

        init(_ before: String, _ edits: [Edit], _ after: String) {
            self.before = before
            self.edits = edits
            self.after = after
        }

        var testDescription: String { before }
    }

    enum Edit: Sendable {
        case add(String, String, String)
        case remove(String)
        case rename(String, String)
        case replace(String, String)
    }

    static let cases: [Case] = [
        Case(#"{"a":1,"b":2,"c":3}"#, [.remove("/a")], #"{"b":2,"c":3}"#),
        Case(#"{"a":1,"b":2,"c":3}"#, [.remove("/b")], #"{"a":1,"c":3}"#),
        Case(#"{"a":1,"b":2,"c":3}"#, [.remove("/c")], #"{"a":1,"b":2}"#),
        Case(#"{"a":1,"b":2,"c":3}"#, [.remove("/a"), .remove("/c")], #"{"b":2}"#),
        Case(#"{"a":1,"b":2,"c":3}"#, [.remove("/a"), .remove("/b")], #"{"c":3}"#),
        Case(#"{"a":1,"b":2,"c":3}"#, [.remove("/c"), .remove("/b")], #"{"a":1}"#),
        Case(#"{ "a": 1, "b": 2 }"#, [.remove("/a"), .remove("/b")], #"{}"#),
        Case("{\n  \"a\": 1,\n  \"b\": 2\n}", [.remove("/a")], "{\n  \"b\": 2\n}"),
        Case("{\n  \"a\": 1,\n  \"b\": 2\n}", [.remove("/b")], "{\n  \"a\": 1\n}"),
        Case(#"{"a":[1, 2, 3, 4]}"#, [.remove("/a/1"), .remove("/a/3")], #"{"a":[1, 3]}"#),
        Case(#"{"a":[ 1 ]}"#, [.remove("/a/0")], #"{"a":[]}"#),
        Case(#"{"a":1,"b":2}"#, [.add("", "c", "3")], #"{"a":1,"b":2,"c":3}"#),
        Case(#"{"a":1}"#, [.add("", "b", "\"x\"")], #"{"a":1,"b":"x"}"#),
        Case(#"{ "a": 1 }"#, [.add("", "b", "2")], #"{ "a": 1, "b": 2 }"#),
        Case("{\n  \"a\": 1\n}", [.add("", "b", "2")], "{\n  \"a\": 1,\n  \"b\": 2\n}"),
        Case("{\n\t\"a\" : 1,\n\t\"b\" : 2\n}\n", [.add("", "c", "3")], "{\n\t\"a\" : 1,\n\t\"b\" : 2,\n\t\"c\" : 3\n}\n"),
        Case(#"{"a":{}}"#, [.add("/a", "b", "2")], #"{"a":{"b":2}}"#),
        Case(#"{ "a": {} }"#, [.add("/a", "b", "2")], #"{ "a": { "b": 2 } }"#),
        Case("{}", [.add("", "a", "1"), .add("", "b", "2")], #"{"a": 1, "b": 2}"#),
        Case(#"{"a":1,"b":2}"#, [.remove("/b"), .add("", "c", "3")], #"{"a":1,"c":3}"#),
        Case(#"{"a":1}"#, [.remove("/a"), .add("", "c", "3")], #"{"c":3}"#),
        Case(#"{"a~/\"":1}"#, [.rename("/a~0~1\"", "n\"")], #"{"n\"":1}"#),
        Case("{ \"a\" : [ 1 ,\n2 ] }", [.replace("/a/1", "\"x\"")], "{ \"a\" : [ 1 ,\n\"x\" ] }"),
        Case(#"{"é":{"b":1}}"#, [.replace("/é/b", "2"), .rename("/é", "e")], #"{"e":{"b":2}}"#),
    ]

    @Test("Adding and removing members keeps commas and spaces correct", arguments: cases)
    func changes(_ one: Case) throws {
        let fix = try #require(RawFix.applied(one.edits, to: one.before))
        #expect(text(one.before, fix.textEdits) == one.after)
        // The same by pointer.
        let tree = try #require(TestJSON(parsing: [UInt8](one.before.utf8)))
        let after = try #require(TestJSON(parsing: [UInt8](one.after.utf8)))
        #expect(tree.patched(fix.edits)?.sorted == after.sorted)
    }

    private func text(_ before: String, _ edits: [Fix.TextEdit]) -> String {
        var bytes = [UInt8](before.utf8)
        for edit in edits.reversed() { bytes.replaceSubrange(edit.start..<edit.end, with: edit.newText.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension RawFix {
    /// The fix that makes some changes in a text.
    static func applied(_ edits: [FixLayoutTests.Edit], to text: String) -> Fix? {
        let text = SourceText([UInt8](text.utf8))
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()) else { return nil }
        let source = FindingSource(text, nodes: Array(scanner.nodes.prefix(scanner.nodeCount)), isJSON: true, policy: RulePolicy(Policy()))
        var raw: [RawEdit] = []
        for edit in edits {
            switch edit {
            case .add(let pointer, let name, let json):
                guard let node = source.node(at: pointer) else { return nil }
                raw.append(.add(object: node, name: name, json: json))
            case .remove(let pointer):
                guard let node = source.node(at: pointer) else { return nil }
                raw.append(.remove(node: node))
            case .rename(let pointer, let name):
                guard let node = source.node(at: pointer) else { return nil }
                raw.append(.rename(key: node - 1, name: name))
            case .replace(let pointer, let json):
                guard let node = source.node(at: pointer) else { return nil }
                raw.append(.replace(node: node, json: json))
            }
        }
        return FixMaker(source).fix(RawFix(.safe, "", raw))
    }
}

extension FindingSource {
    /// The value at an RFC 6901 pointer.
    fileprivate func node(at pointer: String) -> Int? {
        nodes.indices.first { node in
            let container = home(of: node)?.container
            let isName = container.map { nodes[$0].is(.object) && child(of: $0, holding: node)?.node == node } ?? false
            return !isName && self.pointer(to: node).utf8.elementsEqual(pointer.utf8)
        }
    }
}
