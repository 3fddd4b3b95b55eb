/// One dictionary of a checked document: reads its members by slot.
///
/// A cursor points into the document's storage and cannot outlive it; it is as cheap to copy as two words. Values are
/// made with it, and rules read through views that wrap it.
package struct Cursor: ~Escapable, BitwiseCopyable {
    let storage: BoundDocument
    private var place: UInt32
    private var object: UInt32

    /// The first slot of the dictionary.
    @inline(__always)
    var base: Int { Int(place) }

    @inline(__always)
    package var node: Int { Int(object) }

    @_lifetime(copy storage)
    @inline(__always)
    init(_ storage: BoundDocument, base: Int, node: Int) {
        self.storage = storage
        place = UInt32(truncatingIfNeeded: base)
        object = UInt32(truncatingIfNeeded: node)
    }

    /// The cursor of a dictionary inside this one.
    @_lifetime(copy self)
    @inline(__always)
    func moved(base: Int, node: Int) -> Cursor { Cursor(storage, base: base, node: node) }

    /// Goes on to another dictionary of the document.
    @inline(__always)
    mutating func move(base: Int, node: Int) {
        place = UInt32(truncatingIfNeeded: base)
        object = UInt32(truncatingIfNeeded: node)
    }

    var bytes: Span<UInt8> { @_lifetime(copy self) @inline(__always) get { storage.bytes } }
    var nodes: Span<Node> { @_lifetime(copy self) @inline(__always) get { storage.nodes } }
    var tree: NodeTree { @_lifetime(copy self) get { NodeTree(nodes, bytes) } }
    var slots: Span<UInt32> { @_lifetime(copy self) @inline(__always) get { storage.slots } }
    var values: Span<Int64> { @_lifetime(copy self) @inline(__always) get { storage.values } }

    // MARK: State of a member

    /// The node of a member; `nil` if it is absent or cannot be read.
    @inline(__always)
    package func slot(_ member: Int) -> Int? {
        let slot = slots[base &+ member]
        return slot == 0 || slot >= Bound.unreadable ? nil : Int(slot)
    }

    /// The member is there, readable or not.
    package func isPresent(_ member: Int) -> Bool { slots[base &+ member] != 0 }

    // MARK: Values

    /// A copy of the document's bytes, for the value to keep.
    var document: [UInt8] { bytes.copy(0..<bytes.count) }

    package func string(_ member: Int) -> String? { slot(member).map { string(node: $0) } }

    @inline(__always)
    package func text(_ member: Int, _ document: [UInt8]) -> KeptText? { slot(member).map { text(node: $0, document) } }

    @inline(never)
    private func text(node index: Int, _ document: [UInt8]) -> KeptText {
        let node = nodes[index]
        return node.isString ? KeptText(node, bytes, of: document) : KeptText(convertedString(node))
    }

    @inline(never)
    func string(node index: Int) -> String {
        let node = nodes[index]
        guard node.isString, !node.isEscaped else { return convertedString(node) }
        return bytes.text(Int(node.start), Int(node.end))
    }

    @inline(never)
    private func convertedString(_ node: Node) -> String {
        node.isString ? bytes.unescapedText(node) : String(decoding: convertedText(node), as: UTF8.self)
    }

    /// The text that a browser makes of a value.
    func convertedText(_ node: Node) -> [UInt8] {
        switch node.kind {
        case .string: JSONText.decode(bytes, node)
        case .number: WebIDL.text(ofNumber: bytes.copy(node.range))
        case .undefined, .unknown, .spread, .null: [UInt8]("null".utf8)
        default: bytes.copy(node.range)
        }
    }

    @inline(__always)
    package func amount(_ member: Int) -> Amount? {
        guard let slot = slot(member) else { return nil }
        let word = values[base &+ member]
        if let amount = Amount(word: word) { return amount }
        return word == Amount.wideWord ? amount(node: slot) : nil
    }

    /// The packed amount of a member; `nil` if it is absent, unreadable or too long for a word.
    func amountWord(_ member: Int) -> Int64? {
        guard slot(member) != nil else { return nil }
        let word = values[base &+ member]
        return word == Amount.wideWord || word == Amount.noWord ? nil : word
    }

    @inline(never)
    private func amount(node index: Int) -> Amount? {
        let text = convertedText(nodes[index])
        return Amount.parse(text.window, from: 0, to: text.count)
    }

    @inline(__always)
    package func word<V: OpenVocabulary>(_ member: Int, as type: V.Type = V.self) -> V? {
        guard let slot = slot(member) else { return nil }
        return V(word: word(at: base &+ member, node: slot))
    }

    @inline(__always)
    private func word(at place: Int, node: Int) -> VocabularyWord {
        let index = values[place]
        return index >= 0 ? .known(UInt8(truncatingIfNeeded: index)) : .unknown(VocabularyWord.Spelling(string(node: node)))
    }

    package func boolean(_ member: Int) -> Bool? { slot(member).map { WebIDL.truth(nodes[$0], bytes) } }

    package func unsignedLong(_ member: Int) -> UInt32? {
        slot(member) == nil ? nil : UInt32(truncatingIfNeeded: values[base &+ member])
    }

    package func unsignedShort(_ member: Int) -> UInt16? {
        slot(member) == nil ? nil : UInt16(truncatingIfNeeded: values[base &+ member])
    }

    package func number(_ member: Int) -> ExactNumber? { amount(member).map { ExactNumber($0) } }

    package func integer(_ member: Int) -> Int64? { slot(member) == nil ? nil : values[base &+ member] }

    @inline(__always)
    package func timestamp(_ member: Int) -> DateTimeText? { slot(member).map { timestamp(node: $0) } }

    @inline(__always)
    package func timestamp(_ member: Int, _ document: [UInt8]) -> DateTimeText? {
        guard let slot = slot(member) else { return nil }
        let node = nodes[slot]
        return node.isString ? DateTimeText(KeptText(node, bytes, of: document)) : timestamp(node: slot)
    }

    @inline(never)
    private func timestamp(node slot: Int) -> DateTimeText {
        if nodes[slot].kind == .number {
            let milliseconds = WholeNumber(bytes.copy(nodes[slot].range)).value
            let rest = ((milliseconds % 1000) + 1000) % 1000
            return DateTimeText(secondsSince1970: (milliseconds - rest) / 1000, milliseconds: Int(rest))
        }
        return DateTimeText(rawValue: string(node: slot))
    }

    package func country(_ member: Int) -> Country? { slot(member).map { country(node: $0) } }

    private func country(node index: Int) -> Country {
        let node = nodes[index]
        if node.isPlainString, let country = Country(bytes, from: Int(node.start), to: Int(node.end)) { return country }
        return Country(rawValue: string(node: index))
    }

    package func currency(_ member: Int) -> Currency? {
        guard let slot = slot(member) else { return nil }
        let node = nodes[slot]
        if node.isPlainString, let currency = Currency(bytes, from: Int(node.start), to: Int(node.end)) { return currency }
        return Currency(rawValue: string(node: slot))
    }

    /// The object itself, unexamined.
    package var raw: RawJSON { RawJSON(minified: Minifier.minified(bytes, nodes[node])) }

    package func raw(_ member: Int) -> RawJSON? { slot(member).map { RawJSON(minified: Minifier.minified(bytes, nodes[$0])) } }

    // MARK: Dictionaries and lists

    @inline(__always)
    package func value<R: Record>(of document: [UInt8], as type: R.Type = R.self) throws(Unmade) -> R {
        if isIrregular(R.memberCount) { return try noting(R.value(of: self, document)) }
        return try R.value(of: self, document)
    }

    @inline(__always)
    package func record<R: Record>(_ member: Int, _ document: [UInt8], as type: R.Type = R.self) -> R? {
        guard let slot = slot(member) else { return nil }
        return try? dictionary(member, slot).value(of: document)
    }

    /// A dictionary outside of the value. Nothing is moved where there is none, which is so most of the time.
    @inline(__always)
    package func boxedRecord<R: Record>(_ member: Int, _ document: [UInt8]) -> Boxed<R> {
        guard let slot = slot(member) else { return Boxed() }
        return dictionary(member, slot).box(document)
    }

    @inline(never)
    private func box<R: Record>(_ document: [UInt8]) -> Boxed<R> {
        do { return Boxed(try value(of: document)) } catch { return Boxed() }
    }

    /// Something else outside of the value.
    @inline(__always)
    package func boxed<Value: Sendable & Hashable>(_ member: Int, _ make: (Cursor) -> Value?) -> Boxed<Value> {
        guard slot(member) != nil, let value = make(self) else { return Boxed() }
        return Boxed(value)
    }

    /// The value of a single member, for a rule that needs it.
    func record<R: Record>(_ member: Int, as type: R.Type) -> R? { record(member, document, as: type) }

    @inline(__always)
    package func neededRecord<R: Record>(_ member: Int, _ document: [UInt8]) throws(Unmade) -> R {
        guard let slot = slot(member) else { throw Unmade() }
        return try dictionary(member, slot).value(of: document)
    }

    @_lifetime(copy self)
    @inline(__always)
    private func dictionary(_ member: Int, _ slot: Int) -> Cursor {
        moved(base: Int(values[base &+ member] & 0xFFFF_FFFF), node: slot)
    }

    /// What a member gave, where it gave anything.
    @inline(__always)
    package func needed<Value>(_ value: consuming Value?) throws(Unmade) -> Value {
        guard let value else { throw Unmade() }
        return value
    }

    /// What a member gave, which can be nothing if another member has a word of its vocabulary.
    @inline(__always)
    package func needed<Value>(_ value: consuming Value?, unless selector: Int, is word: Int) throws(Unmade) -> Value? {
        if value == nil, slot(selector) == nil || Int(values[base &+ selector]) != word { throw Unmade() }
        return value
    }

    /// Which choice of a variant the document made, counted from 1; 0 where it made none.
    package func choice(_ member: Int) -> Int { Int(values[base &+ member] >> 32) }

    /// The elements of a list, or `nil` if one of them cannot be made.
    @inline(__always)
    private func elements<Element>(_ member: Int, _ make: (_ place: Int, _ node: Int) -> Element?) -> [Element]? {
        guard let slot = slot(member) else { return nil }
        let first = Int(values[base &+ member])
        let count = nodes[slot].count
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for place in first..<first &+ count {
            let node = slots[place]
            guard node < Bound.unreadable, let element = make(place, Int(node)) else { return nil }
            elements.append(element)
        }
        return elements
    }

    package func records<R: Record>(_ member: Int, _ document: [UInt8], as type: R.Type = R.self) -> [R]? {
        guard let slot = slot(member) else { return nil }
        let first = Int(values[base &+ member])
        let count = nodes[slot].count
        var records: [R] = []
        records.reserveCapacity(count)
        var cursor = self
        for place in first..<first &+ count {
            let node = slots[place]
            guard node < Bound.unreadable else { return nil }
            cursor.move(base: Int(values[place]), node: Int(node))
            do { records.append(try R.value(of: cursor, document)) } catch { return nil }
            if cursor.isIrregular(R.memberCount) { cursor.note(&records[records.count - 1]) }
        }
        return records
    }

    /// The elements of a list of dictionaries that one of their own members decides.
    package func choices<C: Choice>(_ member: Int, _ document: [UInt8]) -> [C]? {
        elements(member) { place, node in chosen(values[place], node, document) }
    }

    /// A dictionary that one of its own members decides.
    package func chosen<C: Choice>(_ member: Int, _ document: [UInt8]) -> C? {
        slot(member).flatMap { chosen(values[base &+ member], $0, document) }
    }

    private func chosen<C: Choice>(_ word: Int64, _ node: Int, _ document: [UInt8]) -> C? {
        try? C.value(Int(word >> 32), of: moved(base: Int(word & 0xFFFF_FFFF), node: node), document)
    }

    package func vocabulary<V: OpenVocabulary>(_ member: Int, as type: V.Type = V.self) -> KeptWords<V>? {
        guard let slot = slot(member) else { return nil }
        let first = Int(values[base &+ member])
        var words = KeptWords<V>()
        for index in 0..<nodes[slot].count {
            let place = first &+ index
            guard slots[place] < Bound.unreadable, words.append(Int(values[place]), at: index) else { return longVocabulary(member) }
        }
        return words
    }

    /// A list with unknown words, with more words than can be packed, or with something that is not a word.
    @inline(never)
    private func longVocabulary<V: OpenVocabulary>(_ member: Int) -> KeptWords<V>? {
        elements(member) { place, node in V(word: word(at: place, node: node)) }.map { KeptWords($0) }
    }

    package func strings(_ member: Int) -> [String]? { elements(member) { _, node in string(node: node) } }

    package func countries(_ member: Int) -> [Country]? { elements(member) { _, node in country(node: node) } }

    // MARK: What the encoder would write otherwise

    /// True if spelling or unknown members must be remembered. `count` is the number of members.
    @inline(__always)
    package func isIrregular(_ count: Int) -> Bool { slots[base &+ count] >= Bound.Regularity.irregular }

    /// The packed order, where only the order is another than the table's.
    @inline(__always)
    package func order(_ count: Int) -> MemberOrder {
        slots[base &+ count] == Bound.Regularity.reordered ? MemberOrder(word: UInt64(bitPattern: values[base &+ count])) : .none
    }

    /// The members whose spelling differs, as a mask.
    func oddMembers(_ count: Int) -> UInt64 { UInt64(bitPattern: values[base &+ count]) }

    /// The value, together with what the encoder would write otherwise. Apart, because it is rare and moves the value.
    @inline(never)
    private func noting<R: Record>(_ value: consuming R) -> R {
        note(&value)
        return value
    }

    @inline(never)
    private func note<R: Record>(_ value: inout R) {
        var unsettled: UInt64 = 0
        let dictionary = R.tables.shapes[R.shapeIndex].names
        var unknownMembers = UnknownMembers(self, dictionary, of: R.tables, unsettled: &unsettled)
        if unsettled != 0 { unknownMembers.settle(Writer.members(unsettled, of: value), dictionary, of: R.tables) }
        value.unknownMembers = unknownMembers
    }
}
