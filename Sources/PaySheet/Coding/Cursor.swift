/// One dictionary of a checked document: reads its members by slot.
///
/// A cursor points into the document's storage and cannot outlive it; it is as cheap to copy as a few words. Values are
/// made with it, and rules read through views that wrap it.
package struct Cursor: ~Escapable {
    let bytes: Span<UInt8>
    let nodes: Span<Node>
    let slots: Span<UInt32>
    let values: Span<Int64>
    /// The first slot of the dictionary.
    let base: Int
    /// The object in the document.
    package let node: Int

    @_lifetime(copy bytes, copy nodes, copy slots, copy values)
    init(bytes: Span<UInt8>, nodes: Span<Node>, slots: Span<UInt32>, values: Span<Int64>, base: Int, node: Int) {
        self.bytes = bytes
        self.nodes = nodes
        self.slots = slots
        self.values = values
        self.base = base
        self.node = node
    }

    /// The cursor of a dictionary inside this one.
    @_lifetime(copy self)
    func moved(base: Int, node: Int) -> Cursor {
        Cursor(bytes: bytes, nodes: nodes, slots: slots, values: values, base: base, node: node)
    }

    // MARK: State of a member

    /// The node of a member; `nil` where it is absent or cannot be read.
    @inline(__always)
    package func slot(_ member: Int) -> Int? {
        let slot = slots[base &+ member]
        return slot == 0 || slot >= Bound.unreadable ? nil : Int(slot)
    }

    /// The member is there, readable or not.
    package func isPresent(_ member: Int) -> Bool { slots[base &+ member] != 0 }

    // MARK: Values

    @inline(__always)
    package func string(_ member: Int) -> String? {
        guard let slot = slot(member) else { return nil }
        return string(node: slot)
    }

    @inline(never)
    private func string(node index: Int) -> String {
        let node = nodes[index]
        guard node.isString, !node.isEscaped else { return convertedString(node) }
        return bytes.text(Int(node.start), Int(node.end))
    }

    @inline(never)
    private func convertedString(_ node: Node) -> String { String(decoding: convertedText(node), as: UTF8.self) }

    /// The text that a browser makes of a value.
    func convertedText(_ node: Node) -> [UInt8] {
        switch node.kind {
        case .string: JSONText.decode(bytes, node)
        case .number: WebIDL.text(ofNumber: bytes.copy(node.range))
        case .undefined, .null: [UInt8]("null".utf8)
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

    package func boolean(_ member: Int) -> Bool? {
        guard let slot = slot(member) else { return nil }
        return WebIDL.truth(nodes[slot], bytes)
    }

    package func unsignedLong(_ member: Int) -> UInt32? {
        slot(member) == nil ? nil : UInt32(truncatingIfNeeded: values[base &+ member])
    }

    package func unsignedShort(_ member: Int) -> UInt16? {
        slot(member) == nil ? nil : UInt16(truncatingIfNeeded: values[base &+ member])
    }

    package func integer(_ member: Int) -> Int64? { slot(member) == nil ? nil : values[base &+ member] }

    @inline(__always)
    package func timestamp(_ member: Int) -> Timestamp? {
        guard let slot = slot(member) else { return nil }
        return timestamp(node: slot)
    }

    @inline(never)
    private func timestamp(node slot: Int) -> Timestamp {
        if nodes[slot].kind == .number {
            let milliseconds = WholeNumber(bytes.copy(nodes[slot].range)).value
            let rest = ((milliseconds % 1000) + 1000) % 1000
            return Timestamp(secondsSince1970: (milliseconds - rest) / 1000, milliseconds: Int(rest))
        }
        return Timestamp(rawValue: string(node: slot))
    }

    package func country(_ member: Int) -> Country? { string(member).map { Country(rawValue: $0) } }
    package func currency(_ member: Int) -> Currency? { string(member).map { Currency(rawValue: $0) } }

    package func raw(_ member: Int) -> RawJSON? {
        slot(member).map { RawJSON(minified: Minifier.minified(bytes, nodes[$0])) }
    }

    // MARK: Dictionaries and lists

    @inline(__always)
    package func record<R: Record>(_ member: Int, as type: R.Type = R.self) -> R? {
        guard let slot = slot(member) else { return nil }
        return R.value(of: moved(base: Int(values[base &+ member] & 0xFFFF_FFFF), node: slot))
    }

    /// Which choice of a variant the document made, counted from 1; 0 where it made none.
    package func choice(_ member: Int) -> Int { Int(values[base &+ member] >> 32) }

    /// The elements of a list, or `nil` where one of them cannot be made.
    package func records<R: Record>(_ member: Int, as type: R.Type = R.self) -> [R]? {
        guard let slot = slot(member) else { return nil }
        let count = nodes[slot].count
        let first = Int(values[base &+ member])
        var records: [R] = []
        records.reserveCapacity(count)
        for index in first..<first &+ count {
            let element = slots[index]
            guard element < Bound.unreadable, let record = R.value(of: moved(base: Int(values[index]), node: Int(element))) else { return nil }
            records.append(record)
        }
        return records
    }

    package func strings(_ member: Int) -> [String]? {
        guard let slot = slot(member) else { return nil }
        let first = Int(values[base &+ member])
        var strings: [String] = []
        strings.reserveCapacity(nodes[slot].count)
        for index in first..<first &+ nodes[slot].count {
            guard slots[index] < Bound.unreadable else { return nil }
            strings.append(string(node: Int(slots[index])))
        }
        return strings
    }

    package func vocabulary<V: OpenVocabulary>(_ member: Int, as type: V.Type = V.self) -> [V]? {
        guard let slot = slot(member) else { return nil }
        let first = Int(values[base &+ member])
        var words: [V] = []
        words.reserveCapacity(nodes[slot].count)
        for index in first..<first &+ nodes[slot].count {
            guard slots[index] < Bound.unreadable else { return nil }
            words.append(V(word: word(at: index, node: Int(slots[index]))))
        }
        return words
    }

    package func countries(_ member: Int) -> [Country]? { strings(member).map { $0.map { Country(rawValue: $0) } } }

    // MARK: What the encoder would write otherwise

    /// True where order, spelling or unknown members must be remembered. `count` is the number of members.
    @inline(__always)
    package func isIrregular(_ count: Int) -> Bool { slots[base &+ count] != Bound.Regularity.regular }

    /// The member whose value a node is; `nil` where it was not kept.
    func member(ofValue node: Int, count: Int) -> Int? {
        for member in 0..<count where slots[base &+ member] == UInt32(truncatingIfNeeded: node) { return member }
        return nil
    }

    /// The packed order, where only the order is another.
    func order(_ count: Int) -> MemberOrder? {
        slots[base &+ count] == Bound.Regularity.reordered ? MemberOrder(word: UInt64(bitPattern: values[base &+ count])) : nil
    }

    /// The members whose spelling differs, as a mask.
    func oddMembers(_ count: Int) -> UInt64 { UInt64(bitPattern: values[base &+ count]) }
}
