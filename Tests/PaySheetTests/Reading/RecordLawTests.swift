import PaySheet
import PaySheetShapes
import TestSupport
import Testing

/// Laws for every dictionary.
@Suite struct RecordLawTests {
    @Test("The minimal example is read and written unchanged", arguments: recordTypes) func minimalExampleDecodes(_ type: RecordType) {
        #expect(type.findings(type.minimal).map { $0.description } == [])
        #expect(type.rewrite(type.minimal) == type.minimal)
    }

    @Test("The full example is read and written unchanged", arguments: recordTypes) func fullExampleComesOutByteForByte(_ type: RecordType)
    {
        #expect(type.findings(type.full).map { $0.description } == [])
        #expect(type.rewrite(type.full) == type.full)
    }

    @Test("A missing required member is one finding", arguments: recordTypes) func aMissingMemberIsOneFinding(_ type: RecordType) throws {
        let tree = try #require(TestJSON(parsing: type.full))
        for member in type.members where member.presence != .optional {
            let text = tree.removing(member.name).text
            let findings = Array(type.findings([UInt8](text.utf8)))
            #expect(findings.map { $0.rule } == [.memberMissing], "\(member.name): \(findings)")
            #expect(findings.first?.place.pointer == "")
            #expect(findings.first?.member == member.name)
            #expect(type.rewrite([UInt8](text.utf8)) == nil)
        }
    }

    @Test("A value of the wrong type is one finding", arguments: recordTypes) func aWrongTypeIsOneFinding(_ type: RecordType) throws {
        let tree = try #require(TestJSON(parsing: type.full))
        for member in type.members {
            for wrong in wrongValues(for: member.type) {
                let text = tree.replacing(at: TestPath([member.name])) { _ in wrong }.text
                let findings = Array(type.findings([UInt8](text.utf8)))
                #expect(findings.map { $0.rule } == [.memberType], "\(member.name) as \(wrong.text): \(findings)")
                #expect(findings.first?.place.pointer == "/" + member.name)
                // Whatever could be read, nothing is lost: where there is a value it writes the same JSON again.
                if let again = type.rewrite([UInt8](text.utf8)) { #expect(String(decoding: again, as: UTF8.self) == text) }
            }
        }
    }

    @Test("An unknown member keeps its place", arguments: recordTypes) func anUnknownMemberSurvivesAtItsPlace(_ type: RecordType) throws {
        let tree = try #require(TestJSON(parsing: type.minimal))
        let stranger = TestMember("x-unheard", .array([.number("1.50"), .object([TestMember("é\"", .null)]), .string("\u{1F381}")]))
        for place in 0...tree.members.count {
            var members = tree.members
            members.insert(stranger, at: place)
            let text = TestJSON.object(members).text
            let findings = type.findings([UInt8](text.utf8))
            // Apple can change the members of a session at any time.
            #expect(findings.map { $0.rule } == (type.name == "MerchantSession" ? [] : [.memberUnknown]))
            #expect(type.rewrite([UInt8](text.utf8)).map { String(decoding: $0, as: UTF8.self) } == text)
        }
    }

    @Test("The Swift properties are the members in order", arguments: recordTypes) func propertiesAreTheMembersInOrder(_ type: RecordType) {
        #expect(type.properties(type.full) == type.members.map { $0.name } + ["unknownMembers"])
    }

    /// Minified text comes out byte for byte, whatever the order of its members and the spelling of its strings.
    @Test("Random minified documents are written unchanged", arguments: recordTypes) func randomDocumentsRoundTrip(_ type: RecordType)
        throws
    {
        var options = RandomDocuments.Options.wild
        options.layout = .minified
        var documents = RandomDocuments(seed: 7, options: options)
        for _ in 0..<TestScale.scaled(12) {
            let text = documents.text(of: type.shape)
            #expect(type.rewrite([UInt8](text.utf8)).map { String(decoding: $0, as: UTF8.self) } == text)
        }
    }

    @Test("Random formatted documents keep their value", arguments: recordTypes) func laidOutDocumentsKeepTheirValue(_ type: RecordType)
        throws
    {
        var options = RandomDocuments.Options.wild
        options.layout = nil
        var documents = RandomDocuments(seed: 8, options: options)
        for _ in 0..<TestScale.scaled(8) {
            let text = documents.text(of: type.shape)
            let again = try #require(type.rewrite([UInt8](text.utf8)))
            #expect(try isSameJSON(again, text.utf8))
        }
    }

    @Test("JSONDecoder and JSONEncoder give the same value", arguments: recordTypes) func codersGiveTheSameValue(_ type: RecordType) throws
    {
        var options = RandomDocuments.Options.wild
        options.layout = .minified
        var documents = RandomDocuments(seed: 9, options: options)
        for _ in 0..<TestScale.scaled(6) {
            let text = documents.text(of: type.shape)
            #expect(try isSameJSON(type.throughCoders([UInt8](text.utf8)), text.utf8))
        }
    }

    /// One value of every JSON type that the member does not take.
    private func wrongValues(for type: MemberType) -> [TestJSON] {
        let scalars: [TestJSON] = [.null, .boolean(true), .number("7"), .string("text")]
        let containers: [TestJSON] = [.array([]), .object([])]
        switch type {
        case .text, .amount, .token, .date: return [.null, .boolean(true), .number("7")] + containers
        case .boolean: return [.null, .number("7"), .string("text")] + containers
        case .unsignedLong, .unsignedShort, .integer, .number: return [.null, .boolean(true), .string("7")] + containers
        case .record, .variant, .choice, .object: return scalars + [.array([])]
        case .list: return scalars + [.object([])]
        case .anything: return []
        }
    }
}
