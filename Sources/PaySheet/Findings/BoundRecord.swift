/// What the values of a document were bound as: a copy of what the binder has noted, which outlives the check.
///
/// The layout is that of ``Bound``. Verdict, requirements and excerpts read it, so none of them looks up a name again.
package struct BoundRecord: Sendable {
    private let slots: ContiguousArray<UInt32>
    private let values: ContiguousArray<Int64>
    /// The first slot of the root; zero where the root is not an object.
    let base: Int
    /// The values that no member of a dictionary refers to.
    fileprivate let strays: [StrayValue]

    /// Copies the slots that one document uses.
    init(_ bound: Bound, used: Int, base: Int, strays: [StrayValue]) {
        slots = bound.slots.beginning(used)
        values = bound.values.beginning(used)
        self.base = base
        self.strays = strays
    }

    /// The node at a place, readable or not; `nil` if the member is absent.
    func node(at place: Int) -> Int? {
        let slot = slots[place] & ~Bound.unreadable
        return slot == 0 ? nil : Int(slot)
    }

    /// The members of a dictionary that are there, as a mask. `count` is the number of members.
    func presentMembers(at base: Int, _ count: Int) -> UInt64 { UInt64(bitPattern: values[base + count + 1]) }

    func value(at place: Int) -> Int64 { values[place] }

    /// Notes what a document asks of a system. False if no browser sees it.
    func noteRequirements(of source: FindingSource, shape: Int, _ notes: inout RequirementNotes) -> Bool {
        guard base != 0 else { return false }
        let padded = source.padded
        let nodes = source.nodes
        let slots = slots
        let values = values
        return BoundDocument.with(bytes: padded.window, nodes: nodes.window, slots: slots.span, values: values.span) { document in
            RequirementWalk.run(Cursor(document, base: base, node: 0), shape: shape, in: source.policy.catalog, &notes)
        }
    }
}

/// A value that is bound outside of its dictionary: its name is misspelt, or the name appears again behind it.
struct StrayValue: Sendable {
    let node: UInt32
    /// The member that it was bound as, counted over all dictionaries.
    let member: Int
    /// What the binder has made of it.
    let value: Int64
}

/// An object of the document and the dictionary that it was bound as.
struct BoundObject: Sendable {
    let node: Int
    let shape: Int
    /// The first of its slots.
    let base: Int
}

/// A value of the document and the row of the table that it was bound by.
struct BoundValue: Sendable {
    let node: Int
    /// What belongs there; of the element of a list the row of the element.
    let row: MemberRow
    /// Where the record has the value.
    let place: Int
}

extension FindingSource {
    /// The root. `nil`: it is not an object, or its kind is unknown.
    var root: BoundObject? {
        guard let shape, let bound, bound.base != 0 else { return nil }
        return BoundObject(node: 0, shape: shape, base: bound.base)
    }

    /// A member as it was bound: the last one of its name, as in JavaScript. `nil` if it is absent.
    func value(_ slot: Int, of object: BoundObject) -> BoundValue? {
        let place = object.base + slot
        guard let node = bound?.node(at: place) else { return nil }
        return BoundValue(node: node, row: tables.members[Int(tables.shapes[object.shape].names.first) + slot], place: place)
    }

    func member(_ slot: Int, of object: BoundObject?) -> Int? { object.flatMap { value(slot, of: $0)?.node } }

    func object(_ slot: Int, of object: BoundObject?) -> BoundObject? {
        object.flatMap { value(slot, of: $0) }.flatMap { self.object($0) }
    }

    /// The value as an object; `nil` if it is something else, or no table describes it.
    func object(_ value: BoundValue) -> BoundObject? {
        guard let bound, nodes[value.node].is(.object) else { return nil }
        let word = bound.value(at: value.place)
        switch value.row.code {
        case .record: return BoundObject(node: value.node, shape: Int(value.row.argument), base: Int(word & 0xFFFF_FFFF))
        case .variant where word >> 32 > 0, .choice where word >> 32 > 0:
            let first = Int(tables.variants[Int(value.row.argument)].firstShape)
            return BoundObject(
                node: value.node, shape: Int(tables.choiceShapes[first + Int(word >> 32) - 1]), base: Int(word & 0xFFFF_FFFF))
        default: return nil
        }
    }

    /// The elements of a list; none where the value is something else.
    func elements(_ list: BoundValue?) -> [BoundValue] {
        guard let list, let bound, list.row.code == .list, nodes[list.node].is(.array) else { return [] }
        let first = Int(bound.value(at: list.place))
        let row = list.row.elementRow
        return (first..<first + nodes[list.node].count).compactMap { place in
            bound.node(at: place).map { BoundValue(node: $0, row: row, place: place) }
        }
    }

    /// The element of a list that holds a node.
    func element(_ list: BoundValue, holding target: Int) -> BoundValue? {
        guard let bound, list.row.code == .list, nodes[list.node].is(.array) else { return nil }
        let first = Int(bound.value(at: list.place))
        let place = (first..<first + nodes[list.node].count).lowerBound { bound.node(at: $0) ?? 0 <= target } - 1
        guard place >= first, let node = bound.node(at: place), target < Int(nodes[node].next) else { return nil }
        return BoundValue(node: node, row: list.row.elementRow, place: place)
    }

    /// The member of an object that holds a node, and its slot.
    func member(of object: BoundObject, holding target: Int) -> (slot: Int, value: BoundValue)? {
        guard let bound else { return nil }
        for slot in 0..<Int(tables.shapes[object.shape].names.count) {
            guard let node = bound.node(at: object.base + slot), node <= target, target < Int(nodes[node].next) else { continue }
            return value(slot, of: object).map { (slot, $0) }
        }
        return nil
    }

    // MARK: What a report may show

    /// The nodes whose values a report may show. `nil`: the document was not bound.
    ///
    /// - Parameter part: The bytes of interest; of nodes outside of them nothing is known.
    package func visibleNodes(in part: Range<Int>? = nil) -> VisibleNodes? {
        guard let bound else { return nil }
        var visible = VisibleNodes(self, bound, part ?? 0..<count)
        if let root { visible.show(root) }
        for stray in bound.strays { visible.show(Int(stray.node), tables.members[stray.member], stray.value) }
        return visible
    }

    /// Whether a part of the text is the name of a member of some dictionary.
    package func isMemberName(_ range: Range<Int>) -> Bool {
        tables.isMemberName(Array(padded[range.clamped(to: 0..<count)]))
    }

    /// Whether a part of the text can be shown although the document was not bound.
    ///
    /// No member of the name may be personal, and the value must have the syntax that such a member needs.
    package func isPlain(_ value: Range<Int>, of name: Range<Int>) -> Bool {
        let name = Array(padded[name.clamped(to: 0..<count)])
        let value = Array(padded[value.clamped(to: 0..<count)])
        var fits = false
        for shape in tables.shapes {
            guard let slot = tables.exactName(name, in: shape.names) else { continue }
            let row = tables.members[Int(shape.names.first) + slot]
            if row.isPersonal { return false }
            fits = fits || isPlain(value, row.code == .list ? row.elementRow : row)
        }
        return fits
    }

    /// Whether a value has the syntax of a member, or of what stands for it: the amount of an item, one word of a list.
    func isPlain(_ value: [UInt8], _ row: MemberRow) -> Bool {
        switch row.code {
        case .list: isPlain(value, row.elementRow)
        case .record:
            members(ofShape: Int(row.argument)).contains { $0.code == .amount && isPlain(value, $0) }
        case .amount: value.count <= 12 && Amount.parseWord(value.window, from: 0, to: value.count) != Amount.noWord
        case .token: tables.exactName(value, in: tables.vocabularies[Int(row.argument)].names) != nil
        case .country: Country(rawValue: String(decoding: value, as: UTF8.self)).isKnownToWebKit
        case .currency: Currency(rawValue: String(decoding: value, as: UTF8.self)).isKnownToWebKit
        case .unsignedLong, .unsignedShort: value.count <= 5 && value.allSatisfy { ASCII.isDigit($0) }
        default: false
        }
    }

    private func members(ofShape shape: Int) -> ArraySlice<MemberRow> {
        let names = tables.shapes[shape].names
        return tables.members[Int(names.first)..<Int(names.first) + Int(names.count)]
    }

    /// Adds the ranges of all strings and numbers of JSON that are neither names nor visible, in the order of the text.
    ///
    /// - Parameter part: The bytes of interest.
    package func addValues(exceptFor visible: VisibleNodes?, in part: Range<Int>? = nil, to ranges: inout [Range<Int>]) {
        let (padded, nodes) = (padded, nodes)
        let (bytes, window) = (padded.window, nodes.window)
        let part = part ?? 0..<count
        // Cannot trap: the first node is 0 or an index of the window.
        for index in firstNode(in: part)..<window.count {
            let node = window[index]
            guard Int(node.start) < part.upperBound else { return }
            guard node.isString || node.is(.number), node.start < node.end, Int(node.end) > part.lowerBound else { continue }
            if let digits = visible?.plainDigits(of: index), digits > 0 {
                ranges += personalParts(of: node, plainDigits: digits)
            } else if node.isString, isFollowedByColon(Int(node.end) + 1, bytes) {
                ranges += personalParts(of: node, plainDigits: PersonalText.fewDigits, isName: true)
            } else {
                ranges.append(node.range)
            }
        }
    }

    /// The parts of a visible value that look personal. The name of a member is hidden as a whole.
    package func personalParts(of node: Node, plainDigits most: Int, isName: Bool = false) -> [Range<Int>] {
        let range = node.range.clamped(to: 0..<count)
        // Behind escapes only the decoded text says whether it is personal.
        let isEscaped = (node.isEscaped || node.isBare) && padded[range].contains(JSONText.Mark.backslash)
        guard isEscaped || PersonalText.isSuspicious(padded[range]) else { return [] }
        let parts = PersonalText.ranges(in: isEscaped ? JSONText.decode(padded, node) : Array(padded[range]), plainDigits: most)
        guard !parts.isEmpty, !isEscaped, !isName else { return parts.isEmpty ? [] : [range] }
        return parts.map { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
    }

    /// The first node that can begin in a part of the text, or the one before it.
    private func firstNode(in part: Range<Int>) -> Int {
        max(nodes.lowerBound { Int($0.start) < part.lowerBound } - 1, 0)
    }

    private func isFollowedByColon(_ place: Int, _ bytes: Span<UInt8>) -> Bool {
        var place = place
        while place < count, PaddedBytes.isSpace(bytes[place]) { place += 1 }
        return place < count && bytes[place] == UInt8(ascii: ":")
    }
}
