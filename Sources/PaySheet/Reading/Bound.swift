/// The result of the binder: for each dictionary of the document a run of slots, one per member.
///
/// `slots` has the node of each member, 0 if it is missing, with ``unreadable`` if its value cannot be read. `values` has the results:
/// the packed amount, the index of the word, the number, the first slot of the dictionary or of the list. Two more slots follow the
/// members of a dictionary. The first says how regular it is. The second says which members exist, and what is ordinary about them. One
/// more slot follows the elements of a list of words. Its value has a bit for each word, and its slot says whether all can be read, see
/// ``readable``.
///
/// The storage serves one document after another. (Contiguous arrays, because the spans of plain ones are newer than the
/// systems that the package promises.)
package struct Bound: Sendable {
    package var slots: ContiguousArray<UInt32>
    package var values: ContiguousArray<Int64>

    /// Added to a node whose value cannot be read. No document has so many nodes.
    package static let unreadable: UInt32 = 1 << 31

    /// The value after a list of words if all can be read; otherwise zero. (A list without a vocabulary has the highest bit, because
    /// none has so many words.)
    static let readable: UInt32 = 1

    /// The first slots are unused: values that do not fit are written there, and the document is bound once more.
    static let spare = 64

    /// The last slots are unused too: ``FastReader`` clears this number at once, whether a dictionary needs them or not.
    static let reach = 16

    /// The slot after the members of a dictionary.
    package enum Regularity {
        /// Members in the table's order, each written as the encoder would write it.
        package static let regular: UInt32 = 0
        /// Only the order differs; it is packed in the value.
        package static let reordered: UInt32 = 1
        /// Unknown members, or another spelling of something: the value must remember it. A mask says which members.
        package static let irregular: UInt32 = 2
    }

    package init(count: Int = 512) {
        slots = ContiguousArray(repeating: 0, count: count)
        values = ContiguousArray(repeating: 0, count: count)
    }

    /// Makes room for a document that did not fit.
    ///
    /// - Parameter needed: What is known to be needed. With doubling alone a large document would be bound again and again.
    mutating func grow(to needed: Int) {
        let more = max(slots.count, needed - slots.count)
        slots.append(contentsOf: repeatElement(0, count: more))
        values.append(contentsOf: repeatElement(0, count: more))
    }
}

/// The storage while a document is being bound.
struct BoundSlots: ~Copyable, ~Escapable {
    var slots: MutableSpan<UInt32>
    var values: MutableSpan<Int64>
    var used = Bound.spare
    /// The slots from here on belong to lists whose elements are being bound.
    private var top: Int
    /// How many slots were asked for and not there.
    private var missing = 0

    /// The storage was too small.
    var isFull: Bool { missing > 0 }
    /// How many slots would have been enough for all that was asked for.
    var needed: Int { slots.count &+ missing }

    @_lifetime(copy slots, copy values)
    init(slots: consuming MutableSpan<UInt32>, values: consuming MutableSpan<Int64>) {
        top = slots.count &- Bound.reach
        self.slots = slots
        self.values = values
    }

    /// Takes `count` slots that read as absent.
    @inline(__always)
    @_lifetime(self: copy self)
    mutating func reserve(_ count: Int) -> Int {
        let base = used
        guard base &+ count <= top else {
            missing &+= count
            return 0
        }
        used = base &+ count
        for index in base..<used { slots[index] = 0 }
        return base
    }

    /// Takes `count` slots for a list of scalars. Returns `nil` if there is no room.
    @inline(__always)
    @_lifetime(self: copy self)
    mutating func row(_ count: Int) -> Int? {
        let base = reserve(count)
        return base != 0 ? base : nil
    }

    /// Notes behind the elements of a list which words they are.
    @_lifetime(self: copy self)
    mutating func noteWords(_ first: Int, _ count: Int) {
        var words: Int64 = 0
        var isReadable = true
        for place in first..<first &+ count {
            words |= 1 &<< values[place]
            isReadable = isReadable && slots[place] < Bound.unreadable
        }
        values[first &+ count] = words
        slots[first &+ count] = isReadable ? Bound.readable : 0
    }

    /// Takes `count` slots for the elements of a list, at the other end of the storage, until all slots of the elements
    /// themselves are taken. (A list's slots are behind theirs, because a single pass over the text learns late how many
    /// there are.) Returns `nil` if there is no room.
    @_lifetime(self: copy self)
    mutating func hold(_ count: Int) -> Int? {
        guard count <= top &- used else {
            // Once while its elements are bound, and once behind them.
            missing &+= 2 &* count
            return nil
        }
        top &-= count
        return top
    }

    /// Moves the slots of a list to their place.
    @_lifetime(self: copy self)
    mutating func settle(_ first: Int, _ count: Int) -> Int {
        let base = reserve(count)
        top = first &+ count
        guard base != 0 else { return 0 }
        for index in 0..<count {
            slots[base &+ index] = slots[first &+ index]
            values[base &+ index] = values[first &+ index]
        }
        return base
    }
}
