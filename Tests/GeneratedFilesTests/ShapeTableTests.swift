import Foundation
import PaySheetOrderGuide
import PaySheetShapes
import Testing

/// What every table must fulfil so that sources, schemas and pages can be derived from it without looking at each entry.
@Suite("Shape tables")
struct ShapeTableTests {
    // MARK: The tables as a whole

    @Test("Names of dictionaries, vocabularies and kinds are unique")
    func namesAreUnique() {
        #expect(repeated(Shapes.all.map { $0.name } + Shapes.vocabularies.map { $0.name }) == [])
        #expect(repeated(Shapes.all.map { $0.swiftName } + Shapes.vocabularies.map { $0.swiftName }) == [])
        #expect(repeated(Shapes.kinds.map { $0.name }) == [])
        #expect(repeated(Shapes.kinds.map { $0.swiftName }) == [])
    }

    @Test("The tables have all of Apple's dictionaries and networks")
    func theTablesAreComplete() {
        let ofApple = Shapes.all.filter { $0.group != .w3c && $0.group != .flow }
        #expect(ofApple.count >= 40)
        #expect(Shapes.vocabularies.count >= 18)
        #expect(Shapes.vocabulary(named: "ApplePayNetwork")?.words.count == 28)
        #expect(Set((Shapes.all + OrderShapes.tables.shapes).map { $0.group }) == Set(Shape.Group.allCases))
    }

    @Test("Selector members have the same position and the right words in every dictionary")
    func choices() {
        let orders = OrderShapes.tables
        let wordless = CatalogShapes(
            "orders", shapes: orders.shapes, vocabularies: orders.vocabularies.filter { $0.name != "FulfillmentType" }, kinds: [])
        #expect(wordless.problems == ["the words of fulfillmentType do not start with the dictionaries of fulfillments"])
        let moved = CatalogShapes(
            "orders", shapes: orders.shapes.map { $0.name == "PickupFulfillment" ? $0.reversed : $0 }, vocabularies: orders.vocabularies,
            kinds: [])
        #expect(moved.problems == ["fulfillmentType has different places in the dictionaries of fulfillments"])
    }

    @Test("A member uses every vocabulary")
    func everyVocabularyIsUsed() {
        var used: Set<String> = []
        for member in Shapes.all.flatMap({ $0.members }) { used.formUnion(references(member.type).tokens) }
        #expect(Set(Shapes.vocabularies.map { $0.name }) == used)
    }

    @Test(
        "The kinds that scripts rely on exist",
        arguments: [
            "ApplePayPaymentRequest", "ApplePayPaymentMethodUpdate", "ApplePayShippingMethodUpdate", "ApplePayShippingContactUpdate",
            "ApplePayCouponCodeUpdate", "ApplePayPaymentAuthorizationResult", "ApplePayPaymentCompleteDetails", "ApplePayError",
            "ApplePayPayment", "ApplePayPaymentToken", "ApplePayPaymentContact", "PaymentRequest", "PaymentDetailsUpdate",
            "PaymentSessionRequest", "MerchantSession", "PaymentFlow",
        ])
    func promisedKind(name: String) {
        #expect(Shapes.kinds.contains { $0.name == name })
    }

    @Test("A kind never names an abstract dictionary", arguments: Shapes.kinds)
    func kindNamesAWholeDictionary(kind: KindRow) throws {
        let shape = try #require(Shapes.shape(named: kind.shape))
        #expect(!shape.isAbstract)
    }

    // MARK: Each dictionary

    @Test("Bases are abstract, and inheritance has no cycle", arguments: Shapes.all)
    func basesAreAbstractAndEnd(shape: Shape) throws {
        var seen: Set<String> = [shape.name]
        var next = shape.base
        while let name = next {
            // A cycle would make `allMembers` run forever, so it must be seen here first.
            try #require(seen.insert(name).inserted, "\(shape.name) inherits from itself")
            let base = try #require(Shapes.shape(named: name))
            #expect(base.isAbstract)
            next = base.base
        }
        #expect(repeated(shape.allMembers.map { $0.name }) == [])
        #expect(!shape.members.isEmpty)
    }

    @Test("Members refer only to existing dictionaries, vocabularies and selectors", arguments: Shapes.all)
    func referencesResolve(shape: Shape) throws {
        for member in shape.members {
            let found = references(member.type)
            for name in found.records {
                let record = try #require(Shapes.shape(named: name), "\(shape.name).\(member.name) names \(name)")
                #expect(!record.isAbstract, "\(shape.name).\(member.name)")
            }
            for name in found.tokens {
                #expect(Shapes.vocabulary(named: name) != nil, "\(shape.name).\(member.name) names \(name)")
            }
            if let selector = found.selector {
                #expect(shape.allMembers.contains { $0.name == selector }, "\(shape.name).\(member.name)")
            }
        }
    }

    @Test("No dictionary contains itself", arguments: Shapes.all)
    func dictionariesDoNotHoldThemselves(shape: Shape) {
        #expect(!reaches(shape.name, from: shape, visited: []))
    }

    @Test("The example of a member has the member's type", arguments: Shapes.all)
    func examplesFitTheirMembers(shape: Shape) throws {
        for member in shape.members {
            let place = "\(shape.name).\(member.name)"
            guard isDerived(member.type) else {
                let example = try #require(member.example, "\(place) has no example")
                #expect(fits(try value(of: example), member.type), "\(place): \(example)")
                continue
            }
            #expect(member.example == nil, "\(place) has an example that follows from its type")
        }
    }

    @Test("Only optional members have a default, and it has the member's type", arguments: Shapes.all)
    func defaultsFitTheirMembers(shape: Shape) throws {
        for member in shape.members {
            guard let text = member.defaultValue else { continue }
            let place = "\(shape.name).\(member.name)"
            guard case .optional = member.presence else {
                Issue.record("\(place) must be there, so its default never counts")
                continue
            }
            #expect(fits(try value(of: text), member.type), "\(place): \(text)")
        }
    }

    @Test("Members of a part are optional and have types that a part can store", arguments: Shapes.all)
    func partsFit(shape: Shape) {
        for member in shape.members where member.part != nil {
            let place = "\(shape.name).\(member.name)"
            #expect(member.presence == .optional, "\(place)")
            switch member.type {
            case .amount, .boolean, .unsignedLong, .unsignedShort, .integer, .number, .date, .token: break
            default: Issue.record("\(place) has a type that a part cannot store")
            }
        }
    }

    @Test("Every dictionary has a summary and a link", arguments: Shapes.all)
    func wordsAndLinksOfShape(shape: Shape) {
        #expect(isOneOrTwoSentences(shape.summary), "\(shape.name)")
        #expect(shape.link.hasPrefix("https://"), "\(shape.name)")
        for member in shape.members { #expect(isOneOrTwoSentences(member.summary), "\(shape.name).\(member.name)") }
    }

    @Test("Every member of a contact is personal", arguments: Shapes.all.filter { $0.name == "ApplePayPaymentContact" })
    func contactsArePersonal(shape: Shape) {
        for member in shape.members { #expect(member.isPersonal, "\(member.name)") }
    }

    // MARK: Each vocabulary

    @Test("A vocabulary has distinct words with summaries and Swift names", arguments: Shapes.vocabularies)
    func vocabularyIsSound(vocabulary: Vocabulary) {
        #expect(isOneOrTwoSentences(vocabulary.summary))
        #expect(vocabulary.link.hasPrefix("https://"))
        #expect(repeated(vocabulary.words.map { $0.value.lowercased() }) == [])
        #expect(repeated(vocabulary.words.map { $0.swiftName }) == [])
        #expect(!vocabulary.words.isEmpty)
        for word in vocabulary.words {
            #expect(isOneOrTwoSentences(word.summary), "\(word.value)")
            #expect(word.swiftName.first?.isLowercase == true, "\(word.value)")
            #expect(word.swiftName.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(word.value)")
        }
    }
}

// MARK: Helpers

private func repeated(_ names: [String]) -> [String] {
    Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
}

private struct References {
    var records: [String] = []
    var tokens: [String] = []
    var selector: String?
}

private func references(_ type: MemberType) -> References {
    switch type {
    case .record(let name): References(records: [name])
    case .token(let name): References(tokens: [name])
    case .list(let element): references(element)
    case .variant(_, by: let selector, let cases), .choice(_, by: let selector, let cases):
        References(records: cases.map { $0.shape }, selector: selector)
    default: References()
    }
}

/// True if the example follows from the type.
private func isDerived(_ type: MemberType) -> Bool {
    switch type {
    case .record, .variant, .choice: true
    case .list(let element): isDerived(element)
    default: false
    }
}

/// Whether a chain of members leads from a shape to a name: its full example could never end.
private func reaches(_ name: String, from shape: Shape, visited: Set<String>) -> Bool {
    for next in shape.allMembers.flatMap({ references($0.type).records }) {
        if next == name { return true }
        guard !visited.contains(next), let record = Shapes.shape(named: next) else { continue }
        if reaches(name, from: record, visited: visited.union([next])) { return true }
    }
    return false
}

private func isOneOrTwoSentences(_ text: String) -> Bool {
    guard let first = text.first, text.hasSuffix(".") else { return false }
    let stops = text.dropLast().indices.filter { text[$0] == "." && text[text.index(after: $0)] == " " }
    return (first.isUppercase || first.isNumber) && stops.count <= 1 && !text.hasSuffix("..")
}

/// A value of JSON, as far as the examples need it.
private enum Value {
    case text(String)
    case number(Int64)
    case boolean(Bool)
    case list([Value])
    case object
}

private func value(of text: String) throws -> Value {
    let decoder = JSONDecoder()
    let data = Data(text.utf8)
    if let text = try? decoder.decode(String.self, from: data) { return .text(text) }
    if let flag = try? decoder.decode(Bool.self, from: data) { return .boolean(flag) }
    if let number = try? decoder.decode(Int64.self, from: data) { return .number(number) }
    if let list = try? decoder.decode([String].self, from: data) { return .list(list.map { .text($0) }) }
    _ = try decoder.decode([String: String].self, from: data)
    return .object
}

private func fits(_ value: Value, _ type: MemberType) -> Bool {
    switch (type, value) {
    case (.text(let form), .text(let text)): fits(text, form)
    case (.amount, .text(let text)): text.wholeMatch(of: /-?[0-9]+(\.[0-9][0-9])?/) != nil
    case (.date, .text(let text)): text.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z/) != nil
    case (.token(let name), .text(let text)): Shapes.vocabulary(named: name)?.words.contains { $0.value == text } == true
    case (.boolean, .boolean), (.object, .object), (.anything, _), (.integer, .number): true
    case (.unsignedLong, .number(let number)): UInt32(exactly: number) != nil
    case (.unsignedShort, .number(let number)): UInt16(exactly: number) != nil
    // The only default of a list is the empty one, whatever it would hold.
    case (.list(let element), .list(let list)): list.allSatisfy { fits($0, element) }
    default: false
    }
}

private func fits(_ text: String, _ form: MemberType.TextForm) -> Bool {
    switch form {
    case .plain: true
    case .url: text.hasPrefix("https://") && URL(string: text)?.host() != nil
    case .base64: Data(base64Encoded: text) != nil
    case .hex: !text.isEmpty && text.count.isMultiple(of: 2) && text.allSatisfy { $0.isHexDigit }
    case .country: text.wholeMatch(of: /[A-Z]{2}/) != nil
    case .currency: text.wholeMatch(of: /[A-Z]{3}/) != nil
    case .timeZone: TimeZone(identifier: text) != nil
    case .duration: text.hasPrefix("P")
    }
}

extension Shape {
    /// The dictionary with its members in the opposite order.
    fileprivate var reversed: Shape {
        Shape(
            name, swift: swiftName, group: group, availability: availability, link: link, summary: summary, members: members.reversed())
    }
}
