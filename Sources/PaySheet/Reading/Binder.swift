/// Binds the nodes of a document to the members of its dictionaries and notes every mistake of shape.
///
/// Each name is looked up once, each amount, word, number and date read once. A document without findings needs no allocation once the
/// storage has grown to its size. `Binder+Problems.swift` has the code for mistakes.
struct Binder: ~Copyable, ~Escapable {
    let tables: ShapeTables
    let search: NameSearch
    let nodes: Span<Node>
    let members: Span<MemberRow>
    let shapes: Span<ShapeRow>
    let vocabularies: Span<VocabularyRow>
    let variants: Span<VariantRow>
    /// Members newer than this are reported. 255: none are.
    let version: UInt8
    /// How many findings are noted down at most.
    let findingLimit: Int
    /// How much text matters that is not a date. A browser reads it as no date at all; other readers refuse the document.
    let dateSeverity: Severity
    /// Whether members that only a program knows count as present.
    let fillsSpreads: Bool
    var bound: BoundSlots
    var findings: [RawFinding]
    /// The findings beyond the limit, counted.
    var leftOut = FindingTally()
    /// The findings that were left out, as far as Safari's verdict may depend on them.
    var surplus: [RawFinding] = []
    /// The values that are bound outside of their dictionaries.
    var strays: [StrayValue] = []

    var bytes: Span<UInt8> {
        @_lifetime(copy self) get { search.bytes }
    }

    var tree: NodeTree {
        @_lifetime(copy self) get { NodeTree(nodes, bytes) }
    }

    @_lifetime(copy search, copy nodes, copy members, copy shapes, copy vocabularies, copy variants, copy bound)
    init(
        tables: ShapeTables, search: NameSearch, nodes: Span<Node>, members: Span<MemberRow>, shapes: Span<ShapeRow>,
        vocabularies: Span<VocabularyRow>, variants: Span<VariantRow>, version: UInt8, findingLimit: Int,
        dateSeverity: Severity, fillsSpreads: Bool, bound: consuming BoundSlots, findings: consuming [RawFinding]
    ) {
        self.tables = tables
        self.search = search
        self.nodes = nodes
        self.members = members
        self.shapes = shapes
        self.vocabularies = vocabularies
        self.variants = variants
        self.version = version
        self.findingLimit = findingLimit
        self.dateSeverity = dateSeverity
        self.fillsSpreads = fillsSpreads
        self.bound = bound
        self.findings = findings
    }

    /// How well a value of the document fits its place.
    enum Fit: UInt8 {
        /// Whether the encoder would write the same.
        case plain
        /// It can be read, and would be written in other words.
        case odd
        /// No Swift value can be made of it.
        case lost
    }

    /// Binds an object to a dictionary. Returns the first of its slots and whether a value can be made of it.
    @_lifetime(self: copy self)
    mutating func object(_ node: Int, as shape: Int) -> (base: Int, isWhole: Bool) {
        let row = shapes[shape]
        let count = Int(row.names.count)
        let base = bound.reserve(count &+ 2)
        var present: UInt64 = 0
        var odd: UInt64 = 0
        var lost: UInt64 = 0
        var guess = 0
        var order: UInt64 = 0
        var isOrdered = true
        var isSimple = true
        var strangers = 0
        var key = node &+ 1
        let end = Int(nodes[node].next)
        while key < end {
            let name = nodes[key]
            let value = key &+ 1
            let start = Int(name.start)
            let slot =
                name.isEscaped
                ? findEscaped(key, in: row.names) : search.find(start, Int(name.end) &- start, in: row.names, guess: guess)
            let next = Int(nodes[value].next)
            if slot >= 0, !nodes[value].is(.undefined) {
                let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: slot)
                if present & bit != 0 {
                    repeated(slot, base: base, shape: shape, key: key)
                    odd &= ~bit
                    lost &= ~bit
                    isSimple = false
                }
                present |= bit
                if slot < guess { isOrdered = false }
                if name.isEscaped { isSimple = false }
                order = order &<< 5 | UInt64(truncatingIfNeeded: slot &+ 1)
                guess = slot &+ 1
                if row.variants & bit == 0 {
                    let name = Int(row.names.first) &+ slot
                    let row = members[name]
                    if !isPlainScalar(base &+ slot, row, value) {
                        let fit = bind(base &+ slot, row, value, name, shape)
                        if fit != .plain {
                            odd |= bit
                            if fit == .lost { lost |= bit }
                        }
                    }
                } else {
                    bound.slots[base &+ slot] = UInt32(truncatingIfNeeded: value)
                }
            } else {
                strangers &+= 1
                isSimple = false
            }
            key = next
        }
        if row.variants & present != 0 { bindVariants(base, shape, present, odd: &odd, lost: &lost) }
        if strangers != 0, fillsSpreads { fillSpreads(node, base: base, count: count, present: &present, lost: &lost) }
        let needed = row.required | row.expected
        let missing = needed & ~present
        if missing != 0 || strangers != 0 { settle(node, base: base, shape: shape, present: present, strangers: strangers) }
        if version != .max { checkVersions(base, shape: shape, present: present) }
        bound.values[base &+ count &+ 1] = Int64(bitPattern: present)
        if isOrdered && isSimple && odd == 0 {
            bound.slots[base &+ count] = Bound.Regularity.regular
        } else if isSimple && odd == 0 && present.nonzeroBitCount <= MemberOrder.capacity {
            bound.slots[base &+ count] = Bound.Regularity.reordered
            bound.values[base &+ count] = Int64(bitPattern: order)
        } else {
            bound.slots[base &+ count] = Bound.Regularity.irregular
            bound.values[base &+ count] = Int64(bitPattern: odd)
        }
        return (base, missing | needed & lost == 0)
    }

    /// Binds the ordinary: text without escapes, a right amount, a known word. Most values are one of these, and none of
    /// them is worth a call.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func isPlainScalar(_ slot: Int, _ row: MemberRow, _ value: Int) -> Bool {
        let node = nodes[value]
        guard node.isPlainString else { return false }
        let start = Int(node.start)
        let end = Int(node.end)
        switch row.code {
        case .text, .url, .base64, .hex, .timeZone, .duration: break
        case .amount:
            let word = Amount.parseWord(search.bytes, from: start, to: end)
            guard word != Amount.noWord else { return false }
            bound.values[slot] = word
        case .token:
            let list = vocabularies[Int(row.argument)].names
            let word = search.find(start, end &- start, in: list, guess: Int(list.count))
            guard word >= 0 else { return false }
            bound.values[slot] = Int64(truncatingIfNeeded: word)
        default: return false
        }
        bound.slots[slot] = UInt32(truncatingIfNeeded: value)
        return true
    }

    /// Binds one value. `name` is the member's row in the tables.
    @inline(never)
    @_lifetime(self: copy self)
    mutating func bind(_ slot: Int, _ row: MemberRow, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        let node = nodes[value]
        bound.slots[slot] = UInt32(truncatingIfNeeded: value)
        switch row.code {
        case .text, .url, .base64, .hex, .timeZone, .duration:
            if node.isString { return node.isEscaped ? .odd : .plain }
        case .amount:
            if node.isString, !node.isEscaped {
                let word = Amount.parseWord(bytes, from: Int(node.start), to: Int(node.end))
                bound.values[slot] = word
                return word != Amount.noWord ? .plain : badAmount(slot, value, name, shape)
            }
        case .token:
            if node.isString, !node.isEscaped {
                let list = vocabularies[Int(row.argument)].names
                let word = search.find(Int(node.start), Int(node.end) &- Int(node.start), in: list, guess: Int(list.count))
                bound.values[slot] = Int64(truncatingIfNeeded: word)
                return word >= 0 ? .plain : unknownWord(slot, row, value, name, shape)
            }
        case .record:
            if node.is(.object) {
                let (base, isWhole) = object(value, as: Int(row.argument))
                bound.values[slot] = Int64(truncatingIfNeeded: base)
                return isWhole ? .plain : .lost
            }
        case .list:
            if node.is(.array) { return list(slot, row, value, name, shape) }
        case .boolean:
            if node.is(.true) || node.is(.false) { return .plain }
        case .unsignedLong, .unsignedShort, .integer:
            if node.is(.number) { return number(slot, row, value, name, shape) }
        case .number:
            if node.is(.number) { return decimal(slot, value, name, shape) }
        case .date:
            if node.isString, !node.isEscaped {
                return DateTimeText.isISO8601(bytes, from: Int(node.start), to: Int(node.end)) ? .plain : badDate(value, name, shape)
            }
        case .country:
            if node.isString, !node.isEscaped {
                return Country.isKnownToWebKit(bytes, from: Int(node.start), to: Int(node.end))
                    ? .plain : badCode(.countryUnknown, value, name, shape)
            }
        case .currency:
            if node.isString, !node.isEscaped {
                return Currency.isKnownToWebKit(bytes, from: Int(node.start), to: Int(node.end))
                    ? .plain : badCode(.currencyUnknown, value, name, shape)
            }
        case .choice:
            if node.is(.object) { return choice(slot, row, value) }
        case .object:
            if node.is(.object) { return unexamined(value) }
        case .anything:
            return unexamined(value)
        case .variant:
            return .plain
        }
        return unusual(slot, row, value, name, shape)
    }

    @_lifetime(self: copy self)
    private mutating func list(_ slot: Int, _ row: MemberRow, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        let count = nodes[value].count
        // Where a list of dictionaries will be is known when all slots of its elements are taken.
        let isOfRecords = row.element == .record || row.element == .choice
        let isOfWords = row.element == .token
        guard let first = isOfRecords ? bound.hold(count) : bound.row(isOfWords ? count &+ 1 : count) else { return .lost }
        let elementRow = row.elementRow
        var fit = Fit.plain
        var element = value &+ 1
        for index in 0..<count {
            let next = Int(nodes[element].next)
            if !isPlainScalar(first &+ index, elementRow, element) {
                let one = bind(first &+ index, elementRow, element, name, shape)
                // A list with a hole is not a list of values; what can be read stays in its slots for the rules.
                if one.rawValue > fit.rawValue { fit = one }
            }
            element = next
        }
        if isOfWords { bound.noteWords(first, count) }
        bound.values[slot] = Int64(truncatingIfNeeded: isOfRecords ? bound.settle(first, count) : first)
        return fit
    }

    /// Reads a whole number. Fractions, exponents, signs and other sizes are rare and read elsewhere.
    @_lifetime(self: copy self)
    private mutating func number(_ slot: Int, _ row: MemberRow, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        let node = nodes[value]
        let start = Int(node.start)
        let end = Int(node.end)
        // Milliseconds since 1970 have thirteen digits; fifteen are exact in a browser.
        guard end &- start <= (row.code == .integer ? 15 : 10) else { return unusualNumber(slot, row, value, name, shape) }
        var number: Int64 = 0
        for index in start..<end {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return unusualNumber(slot, row, value, name, shape) }
            number = number &* 10 &+ Int64(digit)
        }
        let limit: Int64 = row.code == .unsignedShort ? 0xFFFF : row.code == .unsignedLong ? 0xFFFF_FFFF : .max
        guard number <= limit, end &- start == 1 || bytes[start] != UInt8(ascii: "0") else {
            return unusualNumber(slot, row, value, name, shape)
        }
        bound.values[slot] = number
        return .plain
    }
}
