import Foundation
import PaySheetGenerator
import PaySheetShapes
import Testing

/// What is derived from the tables for people and other programs: schemas, declarations, pages and examples.
@Suite("Derived files")
struct GeneratorTests {
    let generator = Generator()
    let tables = CatalogShapes.applePay

    @Test("Every run generates the same files")
    func everyRunGivesTheSameFiles() {
        #expect(MadeFiles.derived == Generator().files)
        #expect(generator.exampleFiles == Generator().exampleFiles)
    }

    // MARK: Schemas

    @Test("Every kind of document has a complete schema", arguments: Shapes.kinds)
    func everyKindHasASchema(kind: KindRow) throws {
        let file = try #require(MadeFiles.derived.first { $0.path == "Docs/Schemas/\(kind.name).schema.json" })
        #expect(file.text == tables.jsonSchema(for: kind))
        let schema = try object(file.text)
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["$ref"] as? String == "#/$defs/\(kind.shape)")
        let definitions = try #require(schema["$defs"] as? [String: Any])
        #expect(definitions[kind.shape] != nil)
        for shape in generator.shapes {
            guard let definition = definitions[shape.name] as? [String: Any] else { continue }
            let properties = try #require(definition["properties"] as? [String: Any])
            #expect(Set(properties.keys) == Set(shape.allMembers.map { $0.name }))
            let needed = shape.allMembers.filter { !$0.canBeMissing }.map { $0.name }
            #expect(definition["required"] as? [String] ?? [] == needed)
        }
        // Exactly the definitions that something refers to, so that none is missing and none is left over.
        #expect(Set(references(schema)) == Set(definitions.keys.map { "#/$defs/\($0)" }))
    }

    @Test("The schema for all kinds has one choice per kind")
    func oneSchemaTakesEveryKind() throws {
        let schema = try object(tables.jsonSchema(for: nil))
        let choices = try #require(schema["anyOf"] as? [[String: String]])
        #expect(choices.compactMap { $0["$ref"] } == Shapes.kinds.map { "#/$defs/\($0.shape)" })
        let definitions = try #require(schema["$defs"] as? [String: Any])
        let names = generator.shapes.map { $0.name } + generator.vocabularies.map { $0.name }
        #expect(Set(definitions.keys) == Set(names))
    }

    @Test("A schema enumerates words only if unknown words throw", arguments: Shapes.vocabularies)
    func onlyRefusedWordsAreEnumerated(vocabulary: Vocabulary) throws {
        let schema = try object(tables.jsonSchema(for: nil))
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let definition = try #require(definitions[vocabulary.name])
        let isClosed = if case .throwing = vocabulary.unknownWords { true } else { false }
        #expect(definition["enum"] as? [String] == (isClosed ? vocabulary.words.map { $0.value } : nil))
        #expect(definition["examples"] as? [String] == (isClosed ? nil : vocabulary.words.map { $0.value }))
    }

    // MARK: Examples

    @Test("Generated examples have their members in table order", arguments: Generator().shapes)
    func examplesHaveTheirMembersInOrder(shape: Shape) throws {
        let minimal = try object(tables.minimalExample(of: shape))
        #expect(Set(minimal.keys) == Set(shape.allMembers.filter { $0.presence != .optional }.map { $0.name }))
        let text = tables.fullExample(of: shape)
        #expect(try Set(object(text).keys) == Set(shape.allMembers.map { $0.name }))
        #expect(names(atTheTopOf: text) == shape.allMembers.map { $0.name })
    }

    @Test("The selector in an example matches its variant", arguments: Generator().shapes)
    func variantsFitTheirSelectors(shape: Shape) throws {
        let full = try object(tables.fullExample(of: shape))
        for case .variant(_, let selector, let cases) in shape.allMembers.map({ $0.type }) {
            #expect(full[selector] as? String == cases.first?.value)
        }
    }

    @Test("Example files have the content of the examples")
    func exampleFilesAreTheExamples() throws {
        let files = generator.exampleFiles
        #expect(files.count == 2 * generator.shapes.count)
        for shape in generator.shapes {
            let full = try #require(files.first { $0.path == "\(shape.name).full.json" })
            #expect(try NSDictionary(dictionary: object(full.text)) == NSDictionary(dictionary: object(tables.fullExample(of: shape))))
        }
    }

    // MARK: TypeScript and pages

    @Test("The TypeScript file declares every dictionary and every vocabulary")
    func everythingIsDeclared() {
        let lines = Set(tables.typeScript.split(separator: "\n").map { String($0) })
        for shape in Shapes.all {
            let heritage = shape.base.map { " extends \($0)" } ?? ""
            #expect(lines.contains("export interface \(shape.name)\(heritage) {"))
        }
        for vocabulary in Shapes.vocabularies { #expect(lines.contains("export type \(vocabulary.name) =")) }
        #expect(lines.contains("  type?: ApplePayLineItemType;"))
        #expect(lines.contains("  supportedNetworks: ApplePayNetwork[];"))
    }

    @Test("The table of types has base members first, each dictionary in alphabetical order, and every dictionary that it names")
    func conversionTable() throws {
        let text = generator.conversionFile.text
        func members(after opening: String) throws -> [Substring] {
            let start = try #require(text.range(of: opening)).upperBound
            return text[start...].prefix { $0 != "}" }.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        }
        let update = try members(after: "  ApplePayShippingContactUpdate: {\n").dropLast()
        let own = ["errors: [\"ApplePayError\"],", "newShippingMethods: [\"ApplePayShippingMethod\"],"]
        #expect(update.map { String($0) } == ["...ApplePayDetailsUpdateBase,"] + own)
        let base = try members(after: "\nconst ApplePayDetailsUpdateBase = {\n")
        #expect(base.first == "newAutomaticReloadPaymentRequest: \"ApplePayAutomaticReloadPaymentRequest\",")
        #expect(base.contains("newLineItems: [\"ApplePayLineItem\"],"))
        // Each base is there once, and before the table that uses it.
        let table = try #require(text.range(of: "export const types")).lowerBound
        for name in Set(text.matches(of: /\.\.\.(\w+),/).map { $0.1 }) {
            #expect(text.ranges(of: "const \(name) = {").map { $0.lowerBound < table } == [true])
        }
        #expect(text.contains("    status: \"unsigned short\","))
        #expect(text.contains("    deferredPaymentDate: \"date\","))
        for name in text.matches(of: /"((?:ApplePay|Payment|Address|Payer)\w+)"/).map({ $0.1 }) { #expect(text.contains("\n  \(name): {")) }
    }

    @Test("Links of reference pages lead to generated pages and anchors")
    func pagesLinkToPages() throws {
        let pages = MadeFiles.derived.filter { $0.path.hasPrefix("Docs/Reference/") }
        let known = Set(MadeFiles.derived.map { $0.path })
        let anchors = Set(Shapes.vocabularies.map { $0.name.lowercased() })
        #expect(pages.count == Shapes.all.count + 2)
        for page in pages {
            for match in page.text.matches(of: /\]\(([^)]+)\)/) {
                let parts = match.1.split(separator: "#")
                let name = try #require(parts.first.map { String($0) })
                let path = name.hasPrefix("../") ? "Docs/" + name.dropFirst(3) : "Docs/Reference/" + name
                #expect(known.contains(path), "\(page.path) links to \(path)")
                if parts.count > 1 { #expect(anchors.contains(String(parts[1])), "\(page.path) links to \(match.1)") }
            }
        }
    }
}

// MARK: Helpers

private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

private func references(_ value: Any) -> [String] {
    switch value {
    case let object as [String: Any]: object.flatMap { key, value in key == "$ref" ? [value as? String ?? ""] : references(value) }
    case let list as [Any]: list.flatMap { references($0) }
    default: []
    }
}

/// The names of a minified object, in order; those of objects inside are left out.
private func names(atTheTopOf text: String) -> [String] {
    var names: [String] = []
    var level = 0
    var string: String?
    var isEscaped = false
    var last = ""
    for character in text {
        if let open = string {
            if character == "\"", !isEscaped {
                last = open
                string = nil
            } else {
                string = open + String(character)
            }
            isEscaped = character == "\\" && !isEscaped
            continue
        }
        switch character {
        case "\"": string = ""
        case "{", "[": level += 1
        case "}", "]": level -= 1
        case ":": if level == 1 { names.append(last) }
        default: break
        }
    }
    return names
}
