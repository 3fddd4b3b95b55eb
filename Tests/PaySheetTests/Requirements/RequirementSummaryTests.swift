import PaySheet
import PaySheetGuide
import PaySheetShapes
import ReaderComparison
import TestSupport
import Testing

/// Summaries of what documents require: records of documents are written alike where they are equal.
@Suite struct RequirementSummaryTests {
    private static let kinds = PaySheet.DocumentKind.all.filter { kind in !samples(kind).isEmpty }

    /// Documents in which nothing is wrong at first sight, each once.
    private static func samples(_ kind: PaySheet.DocumentKind) -> [[UInt8]] {
        var reader = DocumentReader()
        var summary = RequirementSummary()
        var seen: Set<[UInt8]> = []
        return RuleCard.ofDocuments.flatMap { $0.bad + $0.good }.compactMap { sample in
            guard sample.kind == kind else { return nil }
            let json = sample.json
            return reader.clean(json, json.indices, as: kind, summary: &summary) == kind && seen.insert(json).inserted ? json : nil
        }
    }

    @Test("There are documents of many kinds to compare")
    func thereAreDocumentsToCompare() { #expect(Self.kinds.count > 10) }

    @Test("Summaries are equal exactly if the requirements are equal", arguments: kinds)
    func summariesAreEqualIfRequirementsAre(_ kind: PaySheet.DocumentKind) {
        var reader = DocumentReader()
        var known: [(summary: RequirementSummary, requirements: Requirements?)] = []
        for json in Self.samples(kind) {
            var summary = RequirementSummary()
            let bytes = [0x20, 0x0A] + json + [0x0A]
            guard reader.clean(bytes, 2..<bytes.count - 1, as: kind, summary: &summary) == kind else { continue }
            let requirements = reader.requirements(of: json, as: kind)
            for other in known {
                #expect(
                    other.summary.isSame(as: summary) == (other.requirements == requirements), "\(String(decoding: json, as: UTF8.self))")
                if other.summary.isSame(as: summary) { #expect(other.summary.hash == summary.hash) }
            }
            known.append((summary, requirements))
        }
        #expect(known.count > 0)
    }

    /// If the dictionary of a member depends on another member, one slot is many members.
    @Test("Random documents with equal summaries have equal requirements", arguments: PaySheet.DocumentKind.all)
    func equalSummariesHaveEqualRequirements(_ kind: PaySheet.DocumentKind) throws {
        let shape = try #require(Shapes.all.filter { !$0.isAbstract }.dropFirst(kind.shape).first)
        var options = RandomDocuments.Options()
        options.optionalMembers = 12
        var documents = RandomDocuments(seed: 5, options: options)
        var known: [UInt64: [(summary: RequirementSummary, requirements: Requirements?)]] = [:]
        for _ in 0..<TestScale.scaled(200) {
            let json = [UInt8](documents.text(of: shape).utf8)
            let (summary, requirements) = Self.read(json, kind)
            guard summary.isExact else { continue }
            let others = known[summary.hash, default: []].filter { $0.summary.isSame(as: summary) }
            for other in others { #expect(other.requirements == requirements, "\(String(decoding: json, as: UTF8.self))") }
            if others.isEmpty { known[summary.hash, default: []].append((summary, requirements)) }
        }
        #expect(!known.isEmpty)
    }

    /// Of documents with findings, one reader of all says what a reader of each does, whatever it has read before.
    @Test("Cached requirements equal those of a new reader")
    func cachedRequirementsAreRight() throws {
        var one = DocumentReader()
        var count = 0
        for sample in RuleCard.ofDocuments.flatMap({ $0.bad }) + RuleCard.ofDocuments.flatMap({ $0.bad }).reversed() {
            let (kind, json) = (sample.kind, sample.json)
            let check = one.check(json, as: kind, recovering: true)
            guard !check.findings.isEmpty else { continue }
            count += 1
            var other = DocumentReader()
            #expect(one.requirements(of: check) == other.requirements(of: json, as: kind), "\(String(decoding: json, as: UTF8.self))")
        }
        #expect(count > 500)
    }

    /// By the careful pass, which reads what the quick one leaves to it too.
    private static func read(_ json: [UInt8], _ kind: PaySheet.DocumentKind) -> (summary: RequirementSummary, requirements: Requirements?) {
        let summary = ReaderComparison.requirements(json, asShape: kind.shape)
        var reader = DocumentReader()
        return (summary, reader.requirements(of: json, as: kind))
    }

    /// Two members of two answers, at the same place of both and with the same version.
    @Test("The same slot in different updates has different summaries")
    func oneSlotIsAnotherMemberInAnotherAnswer() {
        let item = #"{"label":"Shop","amount":"1.00"}"#
        let request =
            #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":\#(item)}"#
        let flows = [
            #"{"selected":{},"update":"ApplePayPaymentMethodUpdate","data":{"newTotal":\#(item),"errors":[]}}"#,
            #"{"selected":{},"update":"ApplePayShippingMethodUpdate","data":{"newTotal":\#(item),"newShippingMethods":[]}}"#,
        ].map { #"{"request":\#(request),"events":[\#($0)]}"# }
        let found = flows.map { Self.read([UInt8]($0.utf8), .paymentFlow) }
        #expect(found[0].requirements?.reasons == ["/events/0/data/errors"])
        #expect(found[1].requirements?.reasons == ["/events/0/data/newShippingMethods"])
        #expect(found.allSatisfy { $0.summary.isExact } && !found[0].summary.isSame(as: found[1].summary))
    }

    /// What is left of a document before is not a part of the next one.
    @Test("A reused summary equals a new one")
    func aSummaryCanBeReused() throws {
        var used = RequirementSummary()
        for kind in Self.kinds {
            for json in Self.samples(kind) + Self.samples(kind).reversed() {
                var fresh = RequirementSummary()
                // A separate reader, because cached results can depend on earlier documents.
                var reader = DocumentReader()
                guard reader.clean(json, json.indices, as: kind, summary: &fresh) == kind else { continue }
                try #require(reader.clean(json, json.indices, as: kind, summary: &used) == kind)
                #expect(used.isSame(as: fresh))
            }
        }
    }

    /// Paths that fit into a word are distinguishable; those that do not are like no other.
    @Test("Different short paths are different, and long paths are unknown")
    func pathsAreDistinct() {
        var ways: [RequirementPath] = [.root]
        for slot in [0, 1, 31, 62] {
            for element in [0, 1, 62, 63, 64, 4094] {
                let list = RequirementPath.root.member(slot)
                ways += [list, list.element(element), list.element(element).member(slot), list.element(element).member(62 - slot)]
            }
        }
        // The root, four lists, their elements, and two members of each, which are one where the slot is its own counterpart.
        #expect(Set(ways).count == 1 + 4 + 24 + 42 && !ways.contains(.unknown))
        #expect(RequirementPath.root.element(4095) == .unknown && RequirementPath.unknown.member(0) == .unknown)
        let deep = (0..<12).reduce(RequirementPath.root) { way, _ in way.member(3) }
        #expect(deep == .unknown && deep.element(0) == .unknown)
        var summary = RequirementSummary()
        summary.add(deep)
        #expect(!summary.isExact && !summary.isSame(as: summary))
    }

    /// A step to a member fits into six bits.
    @Test("No dictionary has more members than a path step can store")
    func noDictionaryHasTooManyMembers() {
        for shape in ShapeTables.applePay.shapes { #expect(shape.names.count < 63) }
    }
}
