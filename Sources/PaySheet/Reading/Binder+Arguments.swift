extension Binder {
    /// Binds the elements of a list to the members of a dictionary in their order, as a constructor takes its arguments. Returns the first
    /// slot of the dictionary.
    @inline(never)
    @_lifetime(self: copy self)
    mutating func arguments(_ list: Int, as shape: Int) -> Int {
        let row = shapes[shape]
        let count = Int(row.names.count)
        let base = bound.reserve(count &+ 2)
        var present: UInt64 = 0
        var element = list &+ 1
        var slot = 0
        while element < Int(nodes[list].next), slot < count {
            let name = Int(row.names.first) &+ slot
            if !nodes[element].is(.undefined) {
                present |= 1 &<< UInt64(truncatingIfNeeded: slot)
                _ = bind(base &+ slot, members[name], element, name, shape)
            }
            element = Int(nodes[element].next)
            slot &+= 1
        }
        if (row.required | row.expected) & ~present != 0 { settle(list, base: base, shape: shape, present: present, strangers: 0) }
        if version != .max { checkVersions(base, shape: shape, present: present) }
        bound.values[base &+ count &+ 1] = Int64(bitPattern: present)
        bound.slots[base &+ count] = Bound.Regularity.irregular
        return base
    }
}
