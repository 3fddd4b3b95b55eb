package import PaySheetShapes

/// Puts mistakes into valid documents and lists the expected findings.
///
/// The mistakes are independent: no mistake is inside a value that another one changes. An object gets at most one mistake of names, so
/// that names stay distinguishable. The expectation follows from the tables alone, never from the tested code.
package struct MistakeInjector: Sendable {
    private var generator: SeededGenerator

    /// Starts a sequence; equal seeds give equal mistakes.
    package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Puts up to `count` mistakes into a valid document, of as many kinds as possible; fewer if the document is too small.
    ///
    /// The document must have no unknown members yet. Kinds of syntax among `kinds` make the text invalid JSON.
    package mutating func inject(
        _ count: Int, into tree: TestJSON, as shape: Shape, kinds: [Mistake] = Mistake.ofShape, layout: TestLayout = .minified,
        escapes: Int = 0
    ) -> MistakenDocument {
        var state = Injection(tree: tree)
        let sites = Dictionary(grouping: MistakeSites(in: tree, as: shape).sites.shuffled(using: &generator)) { $0.mistake }
        var ofSyntax: [Mistake] = []
        // Uses each kind once before it repeats one, until a whole round finds no place.
        var hasRoom = true
        while hasRoom, state.found.count + ofSyntax.count < count {
            hasRoom = false
            for mistake in kinds.shuffled(using: &generator) where state.found.count + ofSyntax.count < count {
                if mistake.isSyntax {
                    ofSyntax.append(mistake)
                    hasRoom = true
                    continue
                }
                for site in sites[mistake] ?? [] where state.isFree(site) {
                    if make(site, in: &state) {
                        hasRoom = true
                        break
                    }
                }
            }
        }
        let marks = mark(ofSyntax, in: &state)
        var writer = TestJSONWriter(layout: layout, escapes: escapes, seed: generator.next())
        writer.syntaxMistakes = marks
        let found = state.found.sorted { $0.expected < $1.expected }
        return MistakenDocument(
            text: writer.text(of: state.tree), tree: state.tree, expected: found.map { $0.expected }, mistakes: found.map { $0.mistake })
    }

    /// Finds places for syntax mistakes, where nothing else is wrong.
    private mutating func mark(_ mistakes: [Mistake], in state: inout Injection) -> [TestPath: Mistake] {
        var marks: [TestPath: Mistake] = [:]
        if mistakes.isEmpty { return marks }
        let sites = SyntaxSites(in: state.tree).sites.shuffled(using: &generator)
        for mistake in mistakes {
            let place = sites.first { site in
                site.mistake == mistake && marks[site.path] == nil && !state.touched.contains { $0.contains(site.path) }
            }
            guard let place else { continue }
            marks[place.path] = mistake
            state.found.append((ExpectedFinding(rule: mistake.rule, pointer: nil), mistake))
        }
        return marks
    }

    /// Makes one mistake. Returns false if there is no wrong value.
    private mutating func make(_ site: MistakeSite, in state: inout Injection) -> Bool {
        // Only an unknown member is possible at the root, and it does not need the name.
        let name = site.path.steps.last ?? ""
        let parent = TestPath(site.path.steps.dropLast())
        switch site.mistake {
        case .missingMember:
            state.change(parent) { $0.removeAll { $0.name == name } }
            state.note(site, at: parent.pointer, names: parent)
        case .misspeltMember:
            guard let wrong = generator.misspelling(of: name, in: site.shape) else { return false }
            state.change(parent) { members in
                for index in members.indices where members[index].name == name { members[index].name = wrong }
            }
            state.note(site, at: parent.appending(wrong).pointer, names: parent, also: parent.appending(wrong))
        case .unknownMember:
            let wrong = generator.unknownName(in: site.shape)
            let value = RandomDocuments.value(using: &generator)
            let place = generator.below((state.tree.value(at: site.path)?.members.count ?? 0) + 1)
            state.change(site.path) { $0.insert(TestMember(wrong, value), at: place) }
            let path = site.path.appending(wrong)
            state.note(site, at: path.pointer, names: site.path, also: path)
        case .repeatedMember:
            guard let value = state.tree.value(at: site.path) else { return false }
            let first = generator.chance(50) ? value : generator.wrongType(for: site.type) ?? value
            let room = state.tree.value(at: parent)?.members.firstIndex { $0.name == name } ?? 0
            let place = generator.below(room + 1)
            state.change(parent) { $0.insert(TestMember(name, first), at: place) }
            state.note(site, at: site.path.pointer, names: parent)
        default:
            let wrong =
                site.mistake == .wrongType ? generator.wrongType(for: site.type) : generator.wrongContent(site.mistake, for: site.type)
            guard let wrong else { return false }
            state.tree = state.tree.replacing(at: site.path) { _ in wrong }
            state.note(site, at: site.path.pointer)
        }
        return true
    }
}

/// A document during the insertion of mistakes.
private struct Injection {
    var tree: TestJSON
    var found: [(expected: ExpectedFinding, mistake: Mistake)] = []
    /// Values that a mistake changed, or that are no longer checked because of one.
    var touched: [TestPath] = []
    /// Objects that have a mistake of names.
    var renamed: Set<TestPath> = []

    init(tree: TestJSON) { self.tree = tree }

    /// Returns whether no other mistake affects the place.
    func isFree(_ site: MistakeSite) -> Bool {
        let isNew = site.mistake == .unknownMember
        let isOfNames: Bool =
            switch site.mistake {
            case .missingMember, .misspeltMember, .unknownMember, .repeatedMember: true
            default: false
            }
        let object = isNew ? site.path : TestPath(site.path.steps.dropLast())
        if isOfNames, renamed.contains(object) { return false }
        if touched.contains(where: { $0.contains(site.path) }) { return false }
        // A new member changes nothing inside its object.
        return isNew || ([site.path] + site.decides).allSatisfy { path in !touched.contains { path.contains($0) } && isUntouched(path) }
    }

    private func isUntouched(_ path: TestPath) -> Bool { !renamed.contains { path.contains($0) } }

    mutating func note(_ site: MistakeSite, at pointer: String, names object: TestPath? = nil, also path: TestPath? = nil) {
        found.append((ExpectedFinding(rule: site.mistake.rule, pointer: pointer), site.mistake))
        // An unknown member leaves its object open to other mistakes.
        if site.mistake != .unknownMember { touched.append(site.path) }
        touched += site.decides
        if let path { touched.append(path) }
        if let object { renamed.insert(object) }
    }

    mutating func change(_ path: TestPath, _ change: (inout [TestMember]) -> Void) {
        tree = tree.replacing(at: path) { value in
            var members = value.members
            change(&members)
            return .object(members)
        }
    }
}
