package import PaySheetShapes

/// Random valid documents, without mistakes of shape unless unknown members are requested.
package struct RandomDocuments: Sendable {
    /// Properties of the documents.
    package struct Options: Sendable {
        /// The percentage of optional members; it is lower in nested objects.
        package var optionalMembers = 40
        /// Whether members have a random order instead of the encoder's.
        package var shufflesMembers = false
        /// The percentage of objects with unknown members.
        package var unknownMembers = 0
        /// The percentage of free texts with unusual characters.
        package var unusualText = 20
        /// The highest number of elements in a list.
        package var longestList = 3
        /// The whitespace between tokens. `nil` means random.
        package var layout: TestLayout? = .minified
        /// The percentage of characters that are escaped without need.
        package var escapes = 0

        /// Minified documents in the encoder's order, without unknown members.
        package init() {}

        /// All properties vary.
        package static var wild: Options {
            var options = Options()
            options.shufflesMembers = true
            options.layout = nil
            options.escapes = 3
            return options
        }
    }

    /// The properties of the documents.
    package var options: Options
    var generator: SeededGenerator

    /// Starts a sequence of documents; equal seeds and options give equal documents.
    package init(seed: UInt64, options: Options = Options()) {
        self.options = options
        generator = SeededGenerator(seed: seed)
    }

    /// The next document, as text.
    package mutating func text(of shape: Shape) -> String { text(of: tree(of: shape)) }

    /// A document as text, laid out as the options say.
    package mutating func text(of tree: TestJSON) -> String {
        let layout = options.layout ?? generator.pick(TestLayout.allCases)
        return TestJSONWriter(layout: layout, escapes: options.escapes, seed: generator.next()).text(of: tree)
    }

    /// The next document, as a tree.
    package mutating func tree(of shape: Shape) -> TestJSON { object(of: shape, depth: 0) }

    private mutating func object(of shape: Shape, depth: Int) -> TestJSON {
        let members = shape.allMembers
        let chance = max(options.optionalMembers - 6 * depth, options.optionalMembers / 4)
        let shown = members.filter { $0.presence != .optional || generator.chance(chance) }
        var result: [TestMember] = []
        var choices: [String: MemberType.VariantCase?] = [:]
        for case .variant(_, let selector, let cases) in members.map({ $0.type }) {
            guard let deciding = members.first(where: { $0.name == selector }) else { continue }
            let isFree = if case .token = deciding.type { false } else { true }
            choices.updateValue(isFree && generator.chance(20) ? nil : generator.pick(cases), forKey: selector)
        }
        for member in shown {
            let value: TestJSON
            if let choice = choices[member.name] {
                value = .string(choice?.value ?? generator.pick(["https://pay.example/method", "basic-card", ""]))
            } else if case .variant(_, let selector, _) = member.type {
                let isDecided = shown.contains { $0.name == selector }
                let choice = isDecided ? choices[selector].flatMap { $0 } : nil
                value = choice.flatMap { Shapes.shape(named: $0.shape) }.map { object(of: $0, depth: depth + 1) } ?? freeObject()
            } else {
                value = self.value(of: member.type, depth: depth)
            }
            result.append(TestMember(member.name, value))
        }
        if generator.chance(options.unknownMembers) {
            for index in 0...generator.below(2) {
                let name = generator.pick(["zz-extra-\(index)", "🙂🙃🙂🙃\(index)", "x_unheard_of_\(index)"])
                result.append(TestMember(name, freeValue(depth: 2)))
            }
        }
        if options.shufflesMembers { result.shuffle(using: &generator) }
        return .object(result)
    }

    private mutating func value(of type: MemberType, depth: Int) -> TestJSON {
        switch type {
        case .record(let name): return Shapes.shape(named: name).map { object(of: $0, depth: depth + 1) } ?? .object([])
        case .list(let element):
            // An empty list is rare, as it is in real documents.
            let count = generator.chance(10) ? 0 : 1 + generator.below(options.longestList)
            return .array((0..<count).map { _ in value(of: element, depth: depth) })
        case .token(let name): return .string(Shapes.vocabulary(named: name).map { generator.pick($0.words).value } ?? "")
        case .variant, .object: return freeObject()
        case .anything: return freeValue(depth: 2)
        default: return scalar(of: type)
        }
    }

    // MARK: What no table describes

    private mutating func freeObject() -> TestJSON {
        .object((0..<generator.below(3)).map { TestMember("free\($0)", freeValue(depth: 1)) })
    }

    /// Any value of moderate size.
    static func value(using generator: inout SeededGenerator) -> TestJSON {
        var documents = RandomDocuments(seed: generator.next())
        return documents.freeValue(depth: 2)
    }

    private mutating func freeValue(depth: Int) -> TestJSON {
        switch generator.below(depth > 0 ? 6 : 4) {
        case 0: .string(text())
        case 1: .number(generator.pick(["0", "-1", "1.5", "1e3", "12345678901234567890", "-0.25E-2"]))
        case 2: .boolean(generator.chance(50))
        case 3: .null
        case 4: .array((0..<generator.below(3)).map { _ in freeValue(depth: depth - 1) })
        default: .object((0..<generator.below(3)).map { TestMember("free\($0)", freeValue(depth: depth - 1)) })
        }
    }
}
