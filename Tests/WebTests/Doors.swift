import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetWeb
import Testing

/// Doors with a made-up table of zones.
enum Doors {
    static func lean() -> Door { Door.lean(zoneOffset: zone) }
    static func full() -> Door { Door.full(zoneOffset: zone) }

    /// An order without mistakes.
    static func order() throws -> [UInt8] {
        let card = try #require(CatalogList.all.cards.first { $0.name == "wallet-order/schema-version" })
        return try #require(card.good.first).json
    }

    @Sendable static func zone(_ name: String, _ seconds: Int64) -> ZoneAnswer {
        switch name {
        case "Europe/Paris": .offset(3600)
        case "America/New_York": .notChecked
        default: .unknown
        }
    }
}

extension Door {
    /// Answers a request that is written in Swift.
    mutating func ask(
        _ call: String, _ text: String? = nil, name: String? = nil, options: String = "{}", more: String = ""
    ) throws -> Answer {
        var members = [#""door":1"#, #""call":""# + call + #"""#, #""options":"# + options]
        if let text { members.append(#""text":"# + JSONTree.text(text).json) }
        if let name { members.append(#""name":"# + JSONTree.text(name).json) }
        if !more.isEmpty { members.append(more) }
        return try Answer(answer([UInt8](("{" + members.joined(separator: ",") + "}").utf8)))
    }
}

/// An answer, taken apart.
struct Answer {
    let isOK: Bool
    let result: JSONTree
    let error: JSONTree

    init(_ bytes: [UInt8]) throws {
        let tree = try #require(JSONTree(bytes), "\(String(decoding: bytes, as: UTF8.self))")
        #expect(tree["door"]?.json == "1")
        isOK = tree["ok"] == .boolean(true)
        result = tree["result"] ?? .null
        error = tree["error"] ?? .null
        #expect((tree["result"] == nil) == (tree["error"] != nil))
    }

    var code: String? { error["code"]?.string }
}

extension JSONTree {
    subscript(_ name: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    subscript(_ index: Int) -> JSONTree? {
        guard case .list(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    var string: String? { if case .text(let text) = self { text } else { nil } }
    var count: Int? {
        switch self {
        case .list(let elements): elements.count
        case .object(let members): members.count
        default: nil
        }
    }
}
