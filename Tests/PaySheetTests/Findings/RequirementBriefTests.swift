import Testing

@testable import PaySheet

/// What a document requires, in brief: records of documents are written alike where the briefs are equal.
@Suite struct RequirementBriefTests {
    private static let kinds = DocumentKind.all.filter { kind in !samples(kind).isEmpty }

    /// Documents in which nothing is wrong at first sight, each once.
    private static func samples(_ kind: DocumentKind) -> [[UInt8]] {
        var reader = DocumentReader()
        var brief = RequirementBrief()
        var seen: Set<[UInt8]> = []
        return Rule.all.flatMap { $0.bad + $0.good }.compactMap { sample in
            guard sample.kind == kind else { return nil }
            let json = sample.json
            return reader.clean(json, json.indices, as: kind, brief: &brief) == kind && seen.insert(json).inserted ? json : nil
        }
    }

    @Test func thereAreDocumentsToCompare() { #expect(Self.kinds.count > 10) }

    @Test(arguments: kinds)
    func briefsAreEqualWhereRequirementsAre(_ kind: DocumentKind) {
        var reader = DocumentReader()
        var known: [(brief: RequirementBrief, requirements: Requirements?)] = []
        for json in Self.samples(kind) {
            var brief = RequirementBrief()
            let bytes = [0x20, 0x0A] + json + [0x0A]
            guard reader.clean(bytes, 2..<bytes.count - 1, as: kind, brief: &brief) == kind else { continue }
            let requirements = reader.requirements(of: json, as: kind)
            for other in known {
                #expect(other.brief.isSame(as: brief) == (other.requirements == requirements), "\(String(decoding: json, as: UTF8.self))")
                if other.brief.isSame(as: brief) { #expect(other.brief.hash == brief.hash) }
            }
            known.append((brief, requirements))
        }
        #expect(known.count > 0)
    }

    /// What is left of a document before is no part of the next one.
    @Test func aBriefIsUsedAgain() throws {
        var used = RequirementBrief()
        for kind in Self.kinds {
            for json in Self.samples(kind) + Self.samples(kind).reversed() {
                var fresh = RequirementBrief()
                // A reader of its own: what is known at first sight may hang on the documents before.
                var reader = DocumentReader()
                guard reader.clean(json, json.indices, as: kind, brief: &fresh) == kind else { continue }
                try #require(reader.clean(json, json.indices, as: kind, brief: &used) == kind)
                #expect(used.isSame(as: fresh))
            }
        }
    }

    /// Ways that fit into a word are told apart; those that do not are like no other.
    @Test func waysAreToldApart() {
        var ways: [RequirementWay] = [.root]
        for slot in [0, 1, 31, 62] {
            for element in [0, 1, 62, 63, 64, 4094] {
                let list = RequirementWay.root.member(slot)
                ways += [list, list.element(element), list.element(element).member(slot), list.element(element).member(62 - slot)]
            }
        }
        // The root, four lists, their elements, and two members of each, which are one where the slot is its own counterpart.
        #expect(Set(ways.map { $0.steps }).count == 1 + 4 + 24 + 42 && !ways.contains(.unknown))
        #expect(RequirementWay.root.element(4095) == .unknown && RequirementWay.unknown.member(0) == .unknown)
        let deep = (0..<12).reduce(RequirementWay.root) { way, _ in way.member(3) }
        #expect(deep == .unknown && deep.element(0) == .unknown)
        var brief = RequirementBrief()
        brief.add(deep)
        #expect(!brief.isExact && !brief.isSame(as: brief))
    }

    /// A step to a member fits into six bits.
    @Test func noDictionaryHasTooManyMembers() {
        for shape in ShapeTables.shapes { #expect(shape.names.count < 63) }
    }
}
