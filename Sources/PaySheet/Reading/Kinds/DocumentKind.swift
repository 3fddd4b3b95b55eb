/// What a whole document may be.
public struct DocumentKind: Sendable, Hashable {
    /// The dictionary's own name, as reports and `--kind` write it.
    public let name: String
    /// The place of the root's dictionary in the tables.
    package let shape: Int

    package init(name: String, shape: Int) {
        self.name = name
        self.shape = shape
    }

    /// The kind with a name.
    public init?(_ name: String) {
        for kind in DocumentKind.all where kind.name == name {
            self = kind
            return
        }
        return nil
    }
}

extension DocumentKind {
    /// A member of the root: its name, and the node of its value.
    private struct Member {
        let name: [UInt8]
        let value: Int
    }

    /// Tells a document's kind by its members: the dictionary that knows most of their names, misses fewest, and holds
    /// values of such types. `nil` when no dictionary knows any.
    static func detected(_ root: Int, nodes: Span<Node>, bytes: Span<UInt8>) -> DocumentKind? {
        guard nodes[root].is(.object) else { return nil }
        var names: [Member] = []
        var key = root + 1
        // A few dozen names decide; a hostile object with a hundred thousand must not cost more.
        while key < Int(nodes[root].next), names.count < 64 {
            names.append(Member(name: JSONText.decode(bytes, nodes[key]), value: key + 1))
            key = Int(nodes[key + 1].next)
        }
        // To look for misspelt names is slow, and only worth it in a dictionary that may still win with all of them.
        var hopes: [Int] = []
        for place in all.indices { hopes.append(hope(place, names, nodes, bytes)) }
        var favourite = 0
        for place in hopes.indices where hopes[place] > hopes[favourite] { favourite = place }
        let needed = score(favourite, names, nodes, bytes) ?? .min
        var best: (kind: DocumentKind, score: Int, members: UInt8)?
        for (place, kind) in all.enumerated() where hopes[place] >= needed {
            guard let score = score(place, names, nodes, bytes) else { continue }
            // Of two that fit equally the smaller one says more. Whoever changes this changes `KindRival` too.
            let members = ShapeTables.shapes[kind.shape].names.count
            if let best, score < best.score || score == best.score && members >= best.members { continue }
            best = (kind, score, members)
        }
        guard let kind = best?.kind else { return nil }
        // The updates share their members; a coupon's error tells whose answer it is.
        let updates: [DocumentKind] = [.paymentMethodUpdate, .shippingMethodUpdate, .shippingContactUpdate]
        guard updates.contains(kind), let errors = names.first(where: { $0.name == [UInt8]("errors".utf8) }) else { return kind }
        return mentionsCoupon(errors.value, nodes, bytes) ? .couponCodeUpdate : kind
    }

    /// How well a dictionary fits the names of a document. `nil` when it knows none of them.
    private static func score(
        _ place: Int, _ names: [Member], _ nodes: Span<Node>, _ bytes: Span<UInt8>
    ) -> Int? {
        let row = ShapeTables.shapes[all[place].shape]
        var known: UInt64 = 0
        var nearly = 0
        var strangers = 0
        var misfits = 0
        for member in names {
            let (name, value) = (member.name, member.value)
            let exact = NearNames.exact(name, in: row.names)
            if let slot = exact ?? NearNames.nearest(name, in: row.names, excluding: known) {
                if exact == nil { nearly += 1 }
                known |= 1 << UInt64(slot)
                misfits += self.misfits(value, ShapeTables.members[Int(row.names.first) + slot], nodes, bytes, depth: 2)
            } else {
                strangers += 1
            }
        }
        guard known != 0 else { return nil }
        let missing = (row.required & ~known).nonzeroBitCount
        return known.nonzeroBitCount * 4 - nearly * 3 - strangers * 3 - missing - misfits * 5 - (isRare(place) ? 5 : 0)
    }

    /// What the score cannot go beyond: every name that the dictionary does not have is taken for a misspelt one that it has.
    private static func hope(
        _ place: Int, _ names: [Member], _ nodes: Span<Node>, _ bytes: Span<UInt8>
    ) -> Int {
        let row = ShapeTables.shapes[all[place].shape]
        var known: UInt64 = 0
        var others = 0
        var misfits = 0
        for member in names {
            let (name, value) = (member.name, member.value)
            if let slot = NearNames.exact(name, in: row.names) {
                known |= 1 << UInt64(slot)
                misfits += self.misfits(value, ShapeTables.members[Int(row.names.first) + slot], nodes, bytes, depth: 2)
            } else {
                others += 1
            }
        }
        let missing = max((row.required & ~known).nonzeroBitCount - others, 0)
        return known.nonzeroBitCount * 4 + others - missing - misfits * 5 - (isRare(place) ? 5 : 0)
    }

    /// One of the errors is about a coupon.
    private static func mentionsCoupon(_ errors: Int, _ nodes: Span<Node>, _ bytes: Span<UInt8>) -> Bool {
        let end = min(Int(nodes[errors].next), errors + 64)
        for index in errors..<end where nodes[index].isString {
            if JSONText.decode(bytes, nodes[index]).starts(with: "couponCode".utf8) { return true }
        }
        return false
    }

    /// How many values are of another sort than the dictionary has there, a container in place of a scalar or the reverse.
    private static func misfits(_ value: Int, _ row: MemberRow, _ nodes: Span<Node>, _ bytes: Span<UInt8>, depth: Int) -> Int {
        let node = nodes[value]
        switch row.code {
        case .record:
            guard node.is(.object) else { return 1 }
            guard depth > 0, node.count <= 64 else { return 0 }
            let list = ShapeTables.shapes[Int(row.argument)].names
            var count = 0
            var key = value + 1
            while key < Int(node.next) {
                if let slot = NearNames.exact(JSONText.decode(bytes, nodes[key]), in: list) {
                    count += misfits(key + 1, ShapeTables.members[Int(list.first) + slot], nodes, bytes, depth: depth - 1)
                }
                key = Int(nodes[key + 1].next)
            }
            return min(count, 1)
        case .list: return node.is(.array) ? 0 : 1
        case .object, .variant: return node.is(.object) ? 0 : 1
        case .anything: return 0
        default: return node.is(.object) || node.is(.array) ? 1 : 0
        }
    }
}
