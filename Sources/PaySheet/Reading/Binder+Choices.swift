/// Objects whose dictionary one of their own members decides.
extension Binder {
    /// Binds an object to the dictionary that it names. An object that names an unknown one is not examined further.
    @inline(never)
    @_lifetime(self: copy self)
    mutating func choice(_ slot: Int, _ row: MemberRow, _ value: Int) -> Fit {
        let variant = variants[Int(row.argument)]
        let first = tables.shape(ofChoice: 0, of: variant)
        let decider = Int(shapes[first].names.first) &+ Int(variant.selector)
        // The storage still holds what an earlier document left.
        bound.values[slot] = 0
        var choice: Int?
        if let node = tree.value(of: tables.name(decider).utf8, in: value), nodes[node].isString {
            choice = tables.choice(JSONText.decode(bytes, nodes[node]), in: variant.names)
            guard choice != nil else {
                report(.codeUnknown, .error, node: node, name: decider, shape: first)
                return unexamined(value)
            }
        }
        let index = choice ?? likelyChoice(value, variant)
        let (base, isWhole) = object(value, as: tables.shape(ofChoice: index, of: variant))
        bound.values[slot] = Int64(index &+ 1) << 32 | Int64(truncatingIfNeeded: base)
        return isWhole ? .plain : .lost
    }

    /// The dictionary with the most names of an object that does not name one.
    private func likelyChoice(_ object: Int, _ variant: VariantRow) -> Int {
        var best = (index: 0, known: -1)
        for index in 0..<Int(variant.names.count) {
            let names = shapes[tables.shape(ofChoice: index, of: variant)].names
            var known = 0
            var members = tree.members(of: object)
            while let (key, _) = members.next() {
                if tables.exactName(tree.text(key), in: names) != nil { known += 1 }
            }
            if known > best.known { best = (index, known) }
        }
        return best.index
    }
}
