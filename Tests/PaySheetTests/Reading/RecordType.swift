import Foundation
import PaySheet
import PaySheetShapes
import TestSupport
import Testing

/// One dictionary and what can be done with its Swift type, without naming the type.
struct RecordType: Sendable, CustomTestStringConvertible {
    let name: String
    /// Reads and writes again. `nil`: no value could be made.
    let rewrite: @Sendable ([UInt8]) -> [UInt8]?
    let findings: @Sendable ([UInt8]) -> Findings
    /// Through Foundation's decoder and encoder.
    let throughCoders: @Sendable ([UInt8]) throws -> Data
    /// What printing shows of the value that a text gives.
    let printed: @Sendable ([UInt8]) -> String?
    /// The properties that a debugger shows of it.
    let properties: @Sendable ([UInt8]) -> [String]?

    init<Value: PaymentObject & Codable>(_ name: String, _ type: Value.Type) {
        self.name = name
        rewrite = { Value.read($0).value?.json }
        findings = { Value.read($0, policy: .aboutShape).findings }
        throughCoders = { try JSONEncoder().encode(try JSONDecoder().decode(Value.self, from: Data($0))) }
        printed = { Value.read($0).value.map { String(describing: $0) } }
        properties = { bytes in
            Value.read(bytes).value.map { value in Mirror(reflecting: value).children.compactMap { $0.label } }
        }
    }

    var testDescription: String { name }

    var shape: Shape { Shapes.shape(named: name) ?? Shapes.all[0] }
    var minimal: [UInt8] { [UInt8](CatalogShapes.applePay.minimalExample(of: shape).utf8) }
    var full: [UInt8] { [UInt8](CatalogShapes.applePay.fullExample(of: shape).utf8) }
    var members: [Member] { shape.allMembers }
}

/// Two texts hold the same JSON value, whatever the order of members and the spelling of numbers.
///
/// Not by way of `JSONSerialization`: it loses a U+FEFF that follows an escape.
func isSameJSON(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) throws -> Bool {
    let one = try #require(TestJSON(parsing: Array(left)))
    let other = try #require(TestJSON(parsing: Array(right)))
    return one.normalized == other.normalized
}

extension TestJSON {
    fileprivate var normalized: TestJSON {
        switch self {
        case .object(let members):
            .object(
                members.map { TestMember($0.name, $0.value.normalized) }.sorted {
                    Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8))
                })
        case .array(let elements): .array(elements.map { $0.normalized })
        case .number(let spelling): .number(String(decoding: WebIDL.text(ofNumber: [UInt8](spelling.utf8)), as: UTF8.self))
        default: self
        }
    }
}
