import PaySheet
import PaySheetChecking
import PaySheetReports

/// The outline of documents.
extension LanguageServer {
    /// More symbols are left out.
    private static let mostSymbols = 10_000

    mutating func symbols(_ params: JSONTree) throws(RequestError) -> [UInt8] {
        var text = try text(params)
        let documents = checked(text.address).documents
        var left = LanguageServer.mostSymbols
        return JSONBytes.array { list in
            for document in documents {
                let outline = document.outline(in: text.content.bytes)
                guard !outline.items.isEmpty else { continue }
                // The root is shown only if there are several documents, or other things.
                let hasRoot = documents.count > 1 || document.isInSource
                let items = hasRoot ? [0] : outline.children(of: 0)
                let root = document.isInSource ? document.kind?.name : nil
                for item in items { write(item, root, in: "", outline, text.address, &text.content, &left, &list) }
            }
        }
    }

    /// Writes a symbol. The depth of an outline is limited.
    ///
    /// - Parameter root: The name of the root; `nil` if it has none.
    private func write(
        _ item: Int, _ root: String? = nil, in container: String, _ outline: Outline, _ address: String, _ content: inout TextContent,
        _ left: inout Int,
        _ list: inout JSONBytes
    ) {
        guard left > 0 else { return }
        left -= 1
        let own = outline.items[item]
        let name = root ?? symbolName(of: item, outline)
        let whole = outline.wholePlace(of: item)
        let namePlace = outline.namePlace(of: item)
        let children = own.kind == .object || own.kind == .array ? outline.visibleChildren(of: item) : []
        list.object { one in
            one.member("name", name)
            one.member("kind", number: LanguageServer.symbolKind(of: item, outline))
            guard client.hasSymbolTree else {
                if !container.isEmpty { one.member("containerName", container) }
                one.name("location")
                one.object { location in
                    location.member("uri", address)
                    location.name("range")
                    location.range(whole, in: &content)
                }
                return
            }
            one.name("range")
            one.range(whole, in: &content)
            one.name("selectionRange")
            one.range(namePlace.isEmpty ? whole : namePlace, in: &content)
            guard !children.isEmpty else { return }
            one.name("children")
            one.array { inner in
                for child in children { write(child, in: name, outline, address, &content, &left, &inner) }
            }
        }
        guard !client.hasSymbolTree else { return }
        for child in children { write(child, in: name, outline, address, &content, &left, &list) }
    }

    /// The name of a member, or the place of an element with its label.
    private func symbolName(of item: Int, _ outline: Outline) -> String {
        let own = outline.items[item]
        if !own.name.isEmpty {
            let name = outline.name(of: item)
            // Clients reject symbols without a name.
            return name.isEmpty ? "\"\"" : name
        }
        guard own.parent >= 0 else { return "document" }
        let place = "[" + String(outline.children(of: own.parent).firstIndex(of: item) ?? 0) + "]"
        guard own.kind == .object, let label = outline.member("label", of: item).flatMap({ outline.value(of: $0) }) else { return place }
        return place + " " + label
    }

    private static func symbolKind(of item: Int, _ outline: Outline) -> Int {
        switch outline.items[item].kind {
        case .object: return 19
        case .array: return 18
        case .string: return outline.isUnknown(item) ? 13 : 15
        case .missing: return 21
        case .word:
            switch outline.value(of: item) {
            case "true", "false": return 17
            case "null", "undefined": return 21
            default: return 16
            }
        }
    }
}
