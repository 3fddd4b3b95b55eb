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

    /// A member with its name, or an element, in the text.
    private struct Child {
        let node: Int
        let range: Range<Int>
    }

    /// The changes of the text, in its order; none overlaps another.
    func textEdits(_ edits: [RawEdit]) -> [Fix.TextEdit] {
        var made: [Fix.TextEdit] = []
        var changes: [Change] = []
        func change(_ container: Int, _ change: (inout Change) -> Void) {
            let place = changes.firstIndex { $0.container == container } ?? changes.count
            if place == changes.count { changes.append(Change(container: container)) }
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
        return made.sorted { $0.start < $1.start }
    }

    private func replacement(_ range: Range<Int>, _ text: String) -> Fix.TextEdit {
        Fix.TextEdit(start: range.lowerBound, end: range.upperBound, newText: text)
    }

    private func children(of container: Int) -> [Child] {
        var children: [Child] = []
        let isObject = source.nodes[container].kind == .object
        var node = container + 1
        while node < Int(source.nodes[container].next) {
            let value = isObject ? node + 1 : node
            children.append(Child(node: node, range: source.range(of: node).lowerBound..<source.range(of: value).upperBound))
            node = Int(source.nodes[value].next)
        }
        return children
    }

    private func textEdits(_ change: Change) -> [Fix.TextEdit] {
        guard source.nodes.indices.contains(change.container) else { return [] }
        let children = children(of: change.container)
        let kept = children.indices.filter { !change.removed.contains($0) }
        let inside = source.nodes[change.container].range
        guard let lastKept = kept.last else {
            let inner = inside.lowerBound + 1..<inside.upperBound - 1
            guard !change.added.isEmpty else { return children.isEmpty ? [] : [replacement(inner, "")] }
            return [replacement(inner, members(change.added, for: change.container, padded: true))]
        }
        var edits: [Fix.TextEdit] = []
        var index = 0
        while index < children.count {
            guard change.removed.contains(index) else {
                index += 1
                continue
            }
            let first = index
            while index < children.count, change.removed.contains(index) { index += 1 }
            // With the comma before it; at the beginning with the one behind it.
            let start = first > 0 ? children[first - 1].range.upperBound : children[0].range.lowerBound
            let end = first > 0 ? children[index - 1].range.upperBound : children[index].range.lowerBound
            edits.append(replacement(start..<end, ""))
        }
        guard !change.added.isEmpty else { return edits }
        let place = children[lastKept].range.upperBound
        let text = gap(before: children, of: change.container) + members(change.added, for: change.container, padded: false)
        if let last = edits.last, last.start == place {
            edits[edits.count - 1] = replacement(last.start..<last.end, text)
        } else {
            edits.append(replacement(place..<place, text))
        }
        return edits
    }

    // MARK: Style

    /// What stands between two members of an object: the comma with its space or line end.
    private func gap(before children: [Child], of object: Int) -> String {
        if children.count > 1 {
            return text(children[children.count - 2].range.upperBound..<children[children.count - 1].range.lowerBound)
        }
        let lead = text(source.nodes[object].range.lowerBound + 1..<children[0].range.lowerBound)
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
        return padded && hasPadding ? " " + text + " " : text
    }

    /// The colon with its spaces, as the object or the document writes it.
    private func colon(of object: Int) -> String {
        for candidate in [object, 0] {
            let node = source.nodes[candidate]
            guard node.kind == .object, node.count > 0, candidate + 2 < source.nodes.count else { continue }
            let colon = text(source.range(of: candidate + 1).upperBound..<source.range(of: candidate + 2).lowerBound)
            return colon.utf8.contains(0x0A) ? ": " : colon
        }
        return ": "
    }

    /// Objects on one line have a space inside their braces.
    private var hasPadding: Bool {
        for (index, node) in source.nodes.enumerated() where node.kind == .object && node.count > 0 {
            let lead = text(Int(node.start) + 1..<source.range(of: index + 1).lowerBound)
            if !lead.utf8.contains(0x0A) { return !lead.utf8.isEmpty }
        }
        return false
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: source.padded[range], as: UTF8.self) }
}

extension FindingSource {
    /// The object or list around a value or a name, and which of its children that is.
    func home(of target: Int) -> (container: Int, place: Int)? {
        guard target > 0, nodes.indices.contains(target) else { return nil }
        var container = 0
        while nodes[container].kind == .object || nodes[container].kind == .array {
            let isObject = nodes[container].kind == .object
            var child = container + 1
            var place = 0
            var inner: Int?
            while child < Int(nodes[container].next) {
                let value = isObject ? child + 1 : child
                if target == child || target == value { return (container, place) }
                if target < Int(nodes[value].next) {
                    inner = value
                    break
                }
                child = Int(nodes[value].next)
                place += 1
            }
            guard let inner else { return nil }
            container = inner
        }
        return nil
    }
}
