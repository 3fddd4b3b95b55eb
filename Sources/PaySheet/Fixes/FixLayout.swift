/// Puts changes into the text as its author would have: with the commas, spaces and line ends of the neighbours.
struct FixLayout {
    private let source: FindingSource

    init(_ source: FindingSource) { self.source = source }

    /// What happens inside one object or list.
    private struct Change {
        let container: Int
        /// The places of the children that go.
        var removed: [Int] = []
        /// Members that come behind the last one.
        var added: [(name: String, json: String)] = []
    }

    /// The changes of the text, in its order; none overlaps another.
    func textEdits(_ edits: [RawEdit]) -> [Fix.TextEdit] {
        var made: [Fix.TextEdit] = []
        var changes: [Change] = []
        var places: [Int: Int] = [:]
        func change(_ container: Int, _ change: (inout Change) -> Void) {
            // Nearly all fixes change one container.
            if changes.isEmpty { changes.append(Change(container: container)) }
            if changes[0].container == container { return change(&changes[0]) }
            let place = places[container] ?? changes.count
            if place == changes.count {
                changes.append(Change(container: container))
                places[container] = place
            }
            change(&changes[place])
        }
        for edit in edits {
            switch edit {
            case .replace(let node, let json): made.append(replacement(source.range(of: node), json))
            case .rename(let key, let name): made.append(replacement(source.range(of: key), JSONTree.text(name).json))
            case .add(let object, let name, let json): change(object) { $0.added.append((name, json)) }
            case .remove(let node), .removeRepeated(let node):
                guard let home = source.home(of: node) else { continue }
                change(home.container) { $0.removed.append(home.place) }
            }
        }
        for change in changes { made += textEdits(change) }
        return made.count < 2 ? made : made.inOrder { $0.start }
    }

    private func replacement(_ range: Range<Int>, _ text: String) -> Fix.TextEdit {
        Fix.TextEdit(start: range.lowerBound, end: range.upperBound, newText: text)
    }

    /// The children of a container. Only a small one is gone over.
    private struct Children {
        private let source: FindingSource
        private let isObject: Bool
        private let nodes: ArraySlice<UInt32>

        init(_ source: FindingSource, of container: Int) {
            self.source = source
            isObject = source.nodes[container].kind == .object
            if let large = source.largeContainers.children(of: container) {
                nodes = large
            } else {
                var small: [UInt32] = []
                ChildIndex.walk(source.nodes, container) { small.append(UInt32(truncatingIfNeeded: $0)) }
                nodes = small[...]
            }
        }

        var count: Int { nodes.count }

        /// A member with its name, or an element, in the text.
        func range(_ place: Int) -> Range<Int> {
            let node = Int(nodes[nodes.startIndex + place])
            // Cannot trap: a value comes after its name.
            return source.range(of: node).lowerBound..<source.range(of: isObject ? node + 1 : node).upperBound
        }
    }

    private func textEdits(_ change: Change) -> [Fix.TextEdit] {
        guard source.nodes.indices.contains(change.container) else { return [] }
        let children = Children(source, of: change.container)
        let removed = change.removed.count < 2 ? change.removed : Set(change.removed).sorted()
        let inside = source.nodes[change.container].range
        guard removed.count < children.count else {
            // Cannot trap: fixes are made for complete documents, so an object has both brackets.
            let inner = inside.lowerBound + 1..<inside.upperBound - 1
            guard !change.added.isEmpty else { return children.count == 0 ? [] : [replacement(inner, "")] }
            return [replacement(inner, members(change.added, for: change.container, padded: true))]
        }
        var edits: [Fix.TextEdit] = []
        var lastKept = children.count - 1
        var rest = removed[...]
        while let first = rest.popFirst() {
            var index = first + 1
            while rest.first == index {
                rest.removeFirst()
                index += 1
            }
            if index == children.count { lastKept = first - 1 }
            // With the comma before it; at the beginning with the one behind it.
            let start = first > 0 ? children.range(first - 1).upperBound : children.range(0).lowerBound
            let end = first > 0 ? children.range(index - 1).upperBound : children.range(index).lowerBound
            edits.append(replacement(start..<end, ""))
        }
        guard !change.added.isEmpty else { return edits }
        let place = children.range(lastKept).upperBound
        let text = gap(before: children, of: change.container) + members(change.added, for: change.container, padded: false)
        if let last = edits.last, last.start == place {
            edits[edits.count - 1] = replacement(last.start..<last.end, text)
        } else {
            edits.append(replacement(place..<place, text))
        }
        return edits
    }

    // MARK: Style

    /// The text between two members of an object: the comma with its space or line end.
    private func gap(before children: Children, of object: Int) -> String {
        if children.count > 1 {
            // Cannot trap: children are in the order of the text.
            return text(children.range(children.count - 2).upperBound..<children.range(children.count - 1).lowerBound)
        }
        // Cannot trap: children are inside of their object.
        let lead = text(source.nodes[object].range.lowerBound + 1..<children.range(0).lowerBound)
        if lead.utf8.contains(0x0A) { return "," + lead }
        return colon(of: object).utf8.count > 1 || !lead.utf8.isEmpty ? ", " : ","
    }

    private func members(_ added: [(name: String, json: String)], for object: Int, padded: Bool) -> String {
        let colon = colon(of: object)
        var text = ""
        for (place, member) in added.enumerated() {
            if place > 0 { text += colon.utf8.count > 1 ? ", " : "," }
            text += JSONTree.text(member.name).json + colon + member.json
        }
        return padded && source.padsBraces ? " " + text + " " : text
    }

    /// The colon with its spaces, as the object or the document writes it.
    private func colon(of object: Int) -> String {
        for candidate in [object, 0] {
            let node = source.nodes[candidate]
            guard node.kind == .object, node.count > 0, candidate + 2 < source.nodes.count else { continue }
            // Cannot trap: a value comes after its name.
            let colon = text(source.range(of: candidate + 1).upperBound..<source.range(of: candidate + 2).lowerBound)
            return colon.utf8.contains(0x0A) ? ": " : colon
        }
        return ": "
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: source.padded[range], as: UTF8.self) }
}
