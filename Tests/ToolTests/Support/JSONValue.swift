import Foundation

/// A JSON text, read by an independent parser.
struct JSON {
    let value: Any?

    init(_ text: String) throws {
        value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
    }

    private init(value: Any?) { self.value = value }

    subscript(name: String) -> JSON { JSON(value: (value as? [String: Any])?[name]) }
    subscript(index: Int) -> JSON {
        let list = value as? [Any] ?? []
        return JSON(value: list.indices.contains(index) ? list[index] : nil)
    }

    var string: String? { value as? String }
    var int: Int? { value as? Int }
    var bool: Bool? { value as? Bool }
    var isNull: Bool { value is NSNull }
    var count: Int { (value as? [Any])?.count ?? 0 }
    var list: [JSON] { (value as? [Any])?.map { JSON(value: $0) } ?? [] }
    var names: Set<String> { Set((value as? [String: Any])?.keys.map { $0 } ?? []) }
    func strings(_ name: String) -> [String] { list.compactMap { $0[name].string } }
}
