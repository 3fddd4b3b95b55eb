import Foundation
import PaySheetShapes
import TestSupport
import Testing

/// The tools that other tests rely on: random documents are right, and mistakes are where they are said to be.
@Suite("Test support")
struct TestSupportTests {
    // MARK: Random numbers

    @Test("The random generator gives the published SplitMix64 numbers")
    func splitmixGivesThePublishedNumbers() {
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<3).map { _ in generator.next() }
        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }

    @Test("Every test scale leaves at least one round")
    func scaleNeverLeavesATestWithNothingToDo() {
        #expect(TestScale.scaled(1) >= 1)
        #expect(TestScale.scaled(1000) >= TestScale.scaled(10))
        #expect(TestScale.sampled([7]) == [7])
        #expect((TestScale.sampled(0..<100) == Array(0..<100)) == TestScale.isInFull)
    }

    // MARK: Random documents

    @Test("A document has the same value in every layout")
    func everyLayoutHoldsTheSameValue() throws {
        var documents = RandomDocuments(seed: 3)
        let shape = try #require(Shapes.shape(named: "PaymentFlow"))
        for seed in 0..<UInt64(TestScale.scaled(20)) {
            let tree = documents.tree(of: shape)
            let plain = try parsed(TestJSONWriter().text(of: tree))
            for layout in TestLayout.allCases {
                let text = TestJSONWriter(layout: layout, escapes: 20, seed: seed).text(of: tree)
                #expect(try parsed(text) == plain, "\(layout)")
            }
        }
    }

    @Test("Random documents match the shape tables", arguments: Shapes.kinds)
    func randomDocumentsFitTheTables(kind: KindRow) throws {
        let shape = try #require(Shapes.shape(named: kind.shape))
        var documents = RandomDocuments(seed: 17, options: .wild)
        for _ in 0..<TestScale.scaled(20) {
            let tree = documents.tree(of: shape)
            #expect(misfits(tree, .record(shape.name)) == [])
            _ = try parsed(documents.text(of: tree))
        }
    }

    @Test("Random documents depend only on the seed and are distinct")
    func documentsDiffer() throws {
        let shape = try #require(Shapes.shape(named: "ApplePayPaymentRequest"))
        var first = RandomDocuments(seed: 5, options: .wild)
        var same = RandomDocuments(seed: 5, options: .wild)
        var other = RandomDocuments(seed: 6, options: .wild)
        let texts = (0..<50).map { _ in first.text(of: shape) }
        #expect(texts == (0..<50).map { _ in same.text(of: shape) })
        #expect(Set(texts).count == 50)
        #expect(texts.first != other.text(of: shape))
        var seen: Set<String> = []
        for _ in 0..<200 { seen.formUnion(first.tree(of: shape).members.map { $0.name }) }
        #expect(seen == Set(shape.allMembers.map { $0.name }))
    }

    @Test("Random documents have unknown members on request")
    func unknownMembersComeOnlyWhenAskedFor() throws {
        let shape = try #require(Shapes.shape(named: "ApplePayLineItem"))
        var options = RandomDocuments.Options()
        options.unknownMembers = 100
        var documents = RandomDocuments(seed: 1, options: options)
        for _ in 0..<50 { #expect(!misfits(documents.tree(of: shape), .record(shape.name)).isEmpty) }
    }

    // MARK: Mistakes

    @Test("Injected mistakes are at the expected pointers", arguments: Shapes.kinds)
    func mistakesAreWhereTheyAreSaidToBe(kind: KindRow) throws {
        let shape = try #require(Shapes.shape(named: kind.shape))
        for seed in 0..<UInt64(TestScale.scaled(30)) {
            var documents = RandomDocuments(seed: seed, options: .wild)
            var injector = MistakeInjector(seed: seed)
            let tree = documents.tree(of: shape)
            let document = injector.inject(4, into: tree, as: shape, layout: .ragged)
            #expect(document.expected.count <= 4 && document.expected.count == document.mistakes.count)
            #expect(misfits(document.tree, .record(shape.name)).sorted() == document.expected, "\(document.text)")
            _ = try parsed(document.text)
        }
    }

    @Test("The injector makes every kind of mistake")
    func mistakesAreOfManyKinds() throws {
        let shape = try #require(Shapes.shape(named: "PaymentFlow"))
        var seen: Set<Mistake> = []
        for seed in 0..<40 as Range<UInt64> {
            var options = RandomDocuments.Options()
            options.optionalMembers = 60
            var documents = RandomDocuments(seed: seed, options: options)
            var injector = MistakeInjector(seed: seed)
            let document = injector.inject(8, into: documents.tree(of: shape), as: shape, kinds: Mistake.allCases)
            #expect(document.expected.count >= 6)
            seen.formUnion(document.mistakes)
        }
        #expect(seen == Set(Mistake.allCases))
    }

    @Test("An injected syntax mistake changes the text but not the tree", arguments: Mistake.ofSyntax)
    func syntaxMistakesMakeTheTextNoJSON(mistake: Mistake) throws {
        let shape = try #require(Shapes.shape(named: "ApplePayPaymentRequest"))
        for seed in 0..<10 as Range<UInt64> {
            var documents = RandomDocuments(seed: seed)
            var injector = MistakeInjector(seed: seed)
            let tree = documents.tree(of: shape)
            let document = injector.inject(1, into: tree, as: shape, kinds: [mistake])
            #expect(document.tree == tree)
            #expect(document.expected == [ExpectedFinding(rule: mistake.rule, pointer: nil)])
            #expect(document.text != TestJSONWriter().text(of: tree))
            // The parser of Foundation lets some of them pass, so the count of characters must do.
            #expect(document.text.utf8.count != TestJSONWriter().text(of: tree).utf8.count || mistake == .singleQuote)
        }
    }

    @Test("A small document gets fewer mistakes than requested")
    func aDocumentWithoutRoomGetsFewerMistakes() throws {
        let shape = try #require(Shapes.shape(named: "ApplePayPaymentCompleteDetails"))
        var injector = MistakeInjector(seed: 1)
        #expect(injector.inject(9, into: .object([]), as: shape).expected.map { $0.rule } == ["member/unknown"])
        #expect(injector.inject(0, into: .object([]), as: shape).text == "{}")
    }

    @Test("Test pointers escape slashes and tildes")
    func pointersAreEscaped() {
        #expect(TestPath().pointer == "")
        #expect(TestPath(["a/b", "0", "~"]).pointer == "/a~1b/0/~0")
    }
}

// MARK: A second, plain reading of the tables

private func parsed(_ text: String) throws -> NSDictionary {
    // Foundation drops the mark at the start of a string unless it is escaped.
    let escaped = text.replacingOccurrences(of: "\u{FEFF}", with: "\\ufeff", options: .literal)
    return NSDictionary(dictionary: try #require(try JSONSerialization.jsonObject(with: Data(escaped.utf8)) as? [String: Any]))
}

/// What is wrong with a value, found in the simplest way that can be read off the tables.
private func misfits(_ value: TestJSON, _ type: MemberType, _ path: TestPath = TestPath()) -> [ExpectedFinding] {
    func finding(_ rule: String) -> [ExpectedFinding] { [ExpectedFinding(rule: rule, pointer: path.pointer)] }
    switch (type, value) {
    case (.record(let name), .object(let members)):
        return Shapes.shape(named: name).map { misfits(members, $0, path) } ?? []
    case (.list(let element), .array(let elements)):
        return elements.enumerated().flatMap { misfits($1, element, path.appending(String($0))) }
    case (.text(.country), .string(let text)):
        return RandomDocuments.countries.contains(text) ? [] : finding("country/unknown")
    case (.text(.currency), .string(let text)):
        return RandomDocuments.currencies.contains(text) ? [] : finding("currency/unknown")
    case (.amount, .string(let text)): return text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil ? [] : finding("amount/format")
    case (.date, .string(let text)):
        let pattern = /[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}T([01][0-9]|2[0-3]):[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+\-][0-9]{2}:[0-9]{2})/
        return text.wholeMatch(of: pattern) != nil ? [] : finding("date/format")
    case (.token(let name), .string(let text)):
        guard let vocabulary = Shapes.vocabulary(named: name), !vocabulary.words.contains(where: { $0.value == text }) else { return [] }
        return finding(name == "ApplePayNetwork" ? "network/unknown" : "code/unknown")
    case (.unsignedLong, .number(let text)): return UInt32(text) != nil ? [] : finding("number/range")
    case (.unsignedShort, .number(let text)): return UInt16(text) != nil ? [] : finding("number/range")
    case (.integer, .number(let text)): return Int64(text) != nil ? [] : finding("number/range")
    case (.text, .string), (.boolean, .boolean), (.object, .object), (.variant, .object), (.anything, _): return []
    default: return finding("member/type")
    }
}

private func misfits(_ members: [TestMember], _ shape: Shape, _ path: TestPath) -> [ExpectedFinding] {
    var result: [ExpectedFinding] = []
    var missing = shape.allMembers.filter { $0.presence != .optional }.map { $0.name }
    missing.removeAll { name in members.contains { $0.name == name } }
    for (name, copies) in Dictionary(grouping: members, by: { $0.name }) {
        let place = path.appending(name)
        if copies.count > 1 { result.append(ExpectedFinding(rule: "member/duplicate", pointer: place.pointer)) }
        guard let last = copies.last, let member = shape.allMembers.first(where: { $0.name == name }) else {
            result.append(ExpectedFinding(rule: "member/unknown", pointer: place.pointer))
            // One letter more or less, or other signs between the words: the name that is missing.
            missing.removeAll { isNear(name, $0) }
            continue
        }
        var type = member.type
        if case .variant(_, let selector, let cases) = type {
            let deciding = members.last { $0.name == selector }?.value
            type = cases.first { deciding == .string($0.value) }.map { .record($0.shape) } ?? .object
        }
        result += misfits(last.value, type, place)
    }
    return result + missing.map { _ in ExpectedFinding(rule: "member/missing", pointer: path.pointer) }
}

/// Nearly the same letters, counted without their order.
private func isNear(_ left: String, _ right: String) -> Bool {
    func letters(_ name: String) -> [Character] { name.lowercased().filter { $0.isLetter }.sorted() }
    return letters(left).difference(from: letters(right)).count <= 2
}
