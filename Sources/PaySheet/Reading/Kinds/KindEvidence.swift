/// What speaks for one kind, and what against it, in a document and in its inner dictionaries.
struct KindEvidence {
    /// The names at the root that the dictionary has, exactly or nearly.
    private(set) var known = 0
    /// The other names at the root.
    private(set) var unknown = 0
    /// The required members, and those of them that are missing.
    private(set) var required = 0
    private(set) var missing = 0
    /// The names that people write instead of members.
    private(set) var replaced = 0
    /// The values at the root that do not belong there at all.
    private(set) var misfits = 0
    /// The values at the root that could also belong to another document.
    private var loose = 0
    /// The names and words that hardly any other document has.
    private(set) var signs = 0
    /// The known names, including those of inner dictionaries.
    private(set) var names = 0
    /// How many signs make the kind certain.
    private var signsNeeded = 1
    /// Whether only marks make the kind certain; ``KindMarks``.
    private var needsMarks = false
    private var hasMarks = false
    private var isOpen = false
    /// A hostile document must not cost more than this many names.
    private var budget = DocumentKind.decidingNames * 2

    /// So many elements of a list speak for the others.
    private static let decidingElements = 4
    private static let depth = 3

    /// Weighs the object at a node as a dictionary.
    init(of object: Int, as shape: Int, _ catalog: Catalog, _ tree: NodeTree) {
        let tables = catalog.tables
        let row = tables.shapes[shape]
        let needed = row.required | row.expected
        var present: UInt64 = 0
        var others: [(name: [UInt8], value: Int)] = []
        var members = tree.members(of: object, most: DocumentKind.decidingNames)
        while let (key, value) = members.next() {
            let name = tree.text(key)
            if let slot = tables.exactName(name, in: row.names) ?? tables.restyledName(name, in: row.names, excluding: present) {
                take(slot, value, of: shape, &present, catalog, tree)
            } else {
                others.append((name, value))
            }
        }
        for (name, value) in others {
            // A misspelt name alone is a word of its own, such as the "created" of other documents.
            if present != 0, let slot = tables.nearestName(name, in: row.names, excluding: present) {
                take(slot, value, of: shape, &present, catalog, tree)
            } else if catalog.remedy(for: name, in: tables.shapeName(shape))?.isOtherName == true {
                add(isSign: false)
                replaced += 1
            } else {
                unknown += 1
            }
        }
        known = names - innerNames
        required = needed.nonzeroBitCount
        missing = max((needed & ~present).nonzeroBitCount - replaced, 0)
        signsNeeded = KindEvidence.signsNeeded(row)
        needsMarks = catalog.needsMarks(shape)
        hasMarks = needsMarks && catalog.hasMarks(of: shape, object, tree)
        isOpen = row.isOpen
    }

    /// Counts a member of the root.
    private mutating func take(
        _ slot: Int, _ value: Int, of shape: Int, _ present: inout UInt64, _ catalog: Catalog, _ tree: NodeTree
    ) {
        let tables = catalog.tables
        if present & 1 << UInt64(slot) == 0 { add(isSign: tables.isSign(Int(tables.shapes[shape].names.first) + slot)) }
        present |= 1 << UInt64(slot)
        if !fits(value, tables.member(slot, of: shape), in: tables.shapes[shape], slot, catalog, tree) { misfits += 1 }
    }

    /// Weighs the elements of the root as the members of a dictionary in their order.
    init(ofArguments shape: Int, _ catalog: Catalog, _ tree: NodeTree) {
        let tables = catalog.tables
        let row = tables.shapes[shape]
        var fitting: UInt64 = 0
        var element = 1
        for slot in 0..<min(tree[0].count, DocumentKind.decidingNames) {
            let isMember = slot < Int(row.names.count)
            if isMember, fits(element, tables.member(slot, of: shape), in: row, slot, catalog, tree) {
                fitting |= 1 << UInt64(slot)
            } else {
                unknown += 1
            }
            element = Int(tree[element].next)
        }
        known = fitting.nonzeroBitCount
        names += known
        required = (row.required | row.expected).nonzeroBitCount
        missing = ((row.required | row.expected) & ~fitting).nonzeroBitCount
    }

    /// How many names of several words make a document of a dictionary certain. One is too little if the dictionary requires nothing.
    static func signsNeeded(_ row: ShapeRow) -> Int { row.required | row.expected != 0 ? 1 : min(2, Int(row.names.count)) }

    var certainty: KindCertainty {
        guard known > 0 else { return .none }
        guard !needsMarks else {
            return hasMarks && (isOpen ? exact > unknown : unknown == 0) && misfits * 2 <= known ? .certain : .none
        }
        guard signs > 0 else {
            if required > 0, missing == 0, misfits + loose == 0, unknown * 3 <= required { return .certain }
            return misfits + unknown == 0 && names > 2 ? .doubtful : .none
        }
        if signs >= signsNeeded, exact > unknown, missing * 2 <= names, misfits * 2 <= known { return .certain }
        // A dictionary that requires nothing shares many of its names with others.
        guard signs >= signsNeeded || unknown == 0 else { return .none }
        return misfits < known && (known * 2 >= unknown || required > missing) ? .doubtful : .none
    }

    // MARK: Counting

    /// The names at the root that are members.
    var exact: Int { known - replaced }

    private var innerNames = 0

    private mutating func add(isSign: Bool) {
        names += 1
        if isSign { signs += 1 }
    }

    /// Whether a value can belong to a member of the root.
    private mutating func fits(_ value: Int, _ member: MemberRow, in row: ShapeRow, _ slot: Int, _ catalog: Catalog, _ tree: NodeTree)
        -> Bool
    {
        let node = tree[value]
        let isContainer = node.is(.object) || node.is(.array)
        switch member.code {
        case .anything: return true
        case .object, .variant, .choice: return node.is(.object)
        case .record, .list: return fitsInside(value, member, 1, catalog, tree)
        case .token:
            guard node.isString else { return !isContainer }
            return fits(word: value, in: catalog.tables.vocabularies[Int(member.argument)], catalog, tree)
        case .unsignedLong, .unsignedShort, .integer, .number:
            guard node.isString else { return !isContainer }
            let isSign = catalog.signs.contains { $0.equals(tree.text(value)) }
            if isSign { signs += 1 }
            return isSign
        case .amount, .boolean, .date:
            if member.code == .amount ? node.is(.number) : node.isString != (member.code == .date) { loose += 1 }
            return !isContainer
        case .text, .url, .base64, .hex, .timeZone, .duration, .country, .currency:
            if node.isString, row.variants != 0 { notice(choice: value, of: slot, catalog, tree) }
            return !isContainer
        }
    }

    /// The value that decides about another member names the catalog.
    private mutating func notice(choice value: Int, of slot: Int, _ catalog: Catalog, _ tree: NodeTree) {
        let text = tree.text(value)
        let isChoice = catalog.tables.variants.contains {
            Int($0.selector) == slot && catalog.tables.exactName(text, in: $0.names) != nil
        }
        if isChoice { signs += 1 }
    }

    private mutating func fits(word value: Int, in vocabulary: VocabularyRow, _ catalog: Catalog, _ tree: NodeTree) -> Bool {
        let text = tree.text(value)
        let tables = catalog.tables
        if let word = tables.exactName(text, in: vocabulary.names) ?? tables.nearestName(text, in: vocabulary.names) {
            if tables.isSign(Int(vocabulary.names.first) + word) { signs += 1 }
            return true
        }
        if catalog.signs.contains(where: { $0.equals(text) }) {
            signs += 1
            return true
        }
        return vocabulary.unknown == .tolerated
    }

    // MARK: Inner dictionaries

    /// Whether an object or a list has the names that belong there.
    private mutating func fitsInside(_ value: Int, _ member: MemberRow, _ depth: Int, _ catalog: Catalog, _ tree: NodeTree) -> Bool {
        let node = tree[value]
        guard member.code == .list else {
            return node.is(.object) && weigh(value, as: Int(member.argument), depth, catalog, tree)
        }
        guard node.is(.array) else { return false }
        var element = value + 1
        var count = 0
        while element < Int(node.next), count < KindEvidence.decidingElements {
            switch member.element {
            case .record where tree[element].is(.object):
                guard weigh(element, as: Int(member.argument), depth, catalog, tree) else { return false }
            case .record: return false
            case .token where tree[element].isString:
                _ = fits(word: element, in: catalog.tables.vocabularies[Int(member.argument)], catalog, tree)
            default: break
            }
            element = Int(tree[element].next)
            count += 1
        }
        return true
    }

    /// Counts the names of an inner dictionary. Returns whether enough of them belong there.
    private mutating func weigh(_ object: Int, as shape: Int, _ depth: Int, _ catalog: Catalog, _ tree: NodeTree) -> Bool {
        guard depth <= KindEvidence.depth else { return true }
        let tables = catalog.tables
        let list = tables.shapes[shape].names
        var known = 0
        var unknown = 0
        var members = tree.members(of: object)
        while budget > 0, let (key, value) = members.next() {
            budget -= 1
            if let slot = tables.exactName(tree.text(key), in: list) {
                if isUsual(value, tables.member(slot, of: shape), depth, catalog, tree) { known += 1 } else { unknown += 1 }
                add(isSign: tables.isSign(Int(tables.shapes[shape].names.first) + slot))
                innerNames += 1
            } else {
                unknown += 1
            }
        }
        if unknown * 2 > known { loose += 1 }
        return unknown <= known
    }

    /// Whether a member of an inner dictionary has a value that belongs there.
    private mutating func isUsual(_ value: Int, _ member: MemberRow, _ depth: Int, _ catalog: Catalog, _ tree: NodeTree) -> Bool {
        switch member.code {
        case .record, .list: return fitsInside(value, member, depth + 1, catalog, tree)
        case .token where tree[value].isString:
            return fits(word: value, in: catalog.tables.vocabularies[Int(member.argument)], catalog, tree)
        default: return true
        }
    }
}

extension ShapeTables {
    /// Whether a member came with a version after the stated one.
    func isNewer(_ slot: Int, of shape: Int, than version: UInt8) -> Bool {
        guard version != .max else { return false }
        let dictionary = versions.shapes.indices.contains(shape) ? versions.shapes[shape] : 0
        return max(member(slot, of: shape).since, dictionary) > version
    }
}
