import Foundation
import PaySheet
import PaySheetGenerator
import PaySheetShapes
import Testing

/// One dictionary and what can be done with its Swift type, without naming the type.
struct RecordType: Sendable, CustomTestStringConvertible {
    let name: String
    /// Reads and writes again. `nil`: no value could be made.
    let rewrite: @Sendable ([UInt8]) -> [UInt8]?
    let findings: @Sendable ([UInt8]) -> Findings
    /// Through Foundation's decoder and encoder.
    let throughCoders: @Sendable ([UInt8]) throws -> Data
    /// The stored properties of the value that a text gives.
    let properties: @Sendable ([UInt8]) -> [String]?

    init<Value: PaymentObject & Codable>(_ name: String, _ type: Value.Type) {
        self.name = name
        rewrite = { Value.read($0).value?.json }
        findings = { Value.read($0).findings }
        throughCoders = { try JSONEncoder().encode(try JSONDecoder().decode(Value.self, from: Data($0))) }
        properties = { bytes in
            Value.read(bytes).value.map { value in
                // A boxed property is stored under its name with an underscore.
                Mirror(reflecting: value).children.compactMap { $0.label }.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
            }
        }
    }

    var testDescription: String { name }

    var shape: Shape { Shapes.shape(named: name) ?? Shapes.all[0] }
    var minimal: [UInt8] { [UInt8](Generator().minimalExample(of: shape).utf8) }
    var full: [UInt8] { [UInt8](Generator().fullExample(of: shape).utf8) }
    var members: [Member] { shape.allMembers }
}

/// Two texts hold the same JSON value.
func isSameJSON(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) throws -> Bool {
    let one = try JSONSerialization.jsonObject(with: Data(left), options: .fragmentsAllowed) as? NSObject
    let other = try JSONSerialization.jsonObject(with: Data(right), options: .fragmentsAllowed) as? NSObject
    return one == other
}
