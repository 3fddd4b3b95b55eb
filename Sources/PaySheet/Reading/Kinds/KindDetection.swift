extension DocumentKind {
    /// So many names of the root decide; a hostile object with a hundred thousand must not cost more.
    static let decidingNames = 64
}

extension Catalog {
    /// A member of the root: its name, and the node of its value.
    private struct Member {
        let name: [UInt8]
        let value: Int
        /// Some kind has a member of this name, so that it is not another one misspelt.
        let isExact: Bool
    }

    /// Tells a document's kind by its members: the dictionary that knows most of their names, misses fewest, and holds
    /// values of such types. `nil` when no dictionary knows any.
    ///
    /// - Parameters:
    ///   - object: The node of the document.
    ///   - version: The stated version. Dictionaries whose members are older fit better. 255: none is stated.
    func detectedKind(_ tree: NodeTree, at object: Int = 0, version: UInt8) -> KindFit? {
        guard tree[object].is(.object) else { return object == 0 && tree[0].is(.array) ? kind(ofArguments: tree) : nil }
        let names = members(of: object, tree)
        // To look for misspelt names is slow, and only worth it in a dictionary that may still win with all of them.
        let hopes = (0..<detectedKinds).map { place in
            allows(kinds[place], for: object, tree) ? score(place, names, tree, nil) ?? .min : .min
        }
        var favourite = 0
        for place in hopes.indices where hopes[place] > hopes[favourite] { favourite = place }
        let needed = score(favourite, names, tree, version) ?? .min
        var best: (place: Int, score: Int, members: UInt8)?
        for (place, kind) in kinds.prefix(detectedKinds).enumerated() where hopes[place] >= needed {
            guard allows(kind, for: object, tree), let score = score(place, names, tree, version) else { continue }
            // Of two that fit equally, a common one is better than a rare one, and then the smaller one. If you change this, change
            // `KindRival` too.
            let members = tables.shapes[kind.shape].names.count
            if let best {
                if score < best.score { continue }
                if score == best.score, isRare(best.place) == isRare(place) ? members >= best.members : isRare(place) { continue }
            }
            best = (place, score, members)
        }
        guard let best else { return nil }
        let kind = object == 0 ? functions.preferredKind(kinds[best.place], tree) : kinds[best.place]
        return KindFit(
            kind: kind, score: best.score,
            evidence: KindEvidence(of: object, as: kind.shape, self, tree))
    }

    /// The score that no kind can exceed, for a document that is an object. Needs no search for misspelt names.
    func highestScore(_ tree: NodeTree) -> Int {
        let names = members(of: 0, tree)
        var highest = Int.min
        for place in 0..<detectedKinds { highest = max(highest, score(place, names, tree, nil) ?? .min) }
        return highest
    }

    private func members(of object: Int, _ tree: NodeTree) -> [Member] {
        var names: [Member] = []
        var members = tree.members(of: object, most: DocumentKind.decidingNames)
        while let (key, value) = members.next() {
            let name = tree.text(key)
            let isExact = kinds.prefix(detectedKinds).contains { tables.exactName(name, in: tables.shapes[$0.shape].names) != nil }
            names.append(Member(name: name, value: value, isExact: isExact))
        }
        return names
    }

    /// Tells what the elements of a list are the arguments of.
    private func kind(ofArguments tree: NodeTree) -> KindFit? {
        for kind in kinds where argumentLists.contains(kind.shape) {
            let evidence = KindEvidence(ofArguments: kind.shape, self, tree)
            if evidence.signs > 0, evidence.certainty == .certain {
                return KindFit(kind: kind, score: evidence.known * 4, evidence: evidence)
            }
        }
        return nil
    }

    /// How well a dictionary fits the names of a document. `nil` when it knows none of them.
    ///
    /// - Parameter version: `nil`: not to look for misspelt names, each of which then counts as a member. No score goes beyond that.
    private func score(_ place: Int, _ names: [Member], _ tree: NodeTree, _ version: UInt8?) -> Int? {
        let shape = kinds[place].shape
        let row = tables.shapes[shape]
        var known: UInt64 = 0
        var (nearly, replaced, strangers, unfit) = (0, 0, 0, 0)
        for member in names {
            let (name, value) = (member.name, member.value)
            let exact = tables.exactName(name, in: row.names)
            let seeksNear = exact == nil && !member.isExact && version != nil
            if let slot = seeksNear ? tables.nearestName(name, in: row.names, excluding: known) : exact {
                if let version, exact == nil || tables.isNewer(slot, of: shape, than: version) { nearly += 1 }
                known |= 1 << UInt64(slot)
                unfit += misfits(value, tables.members[Int(row.names.first) + slot], tree, depth: 2)
            } else if version == nil || remedy(for: name, in: tables.shapeName(shape))?.isOtherName == true {
                replaced += 1
            } else {
                strangers += 1
            }
        }
        guard known != 0 || version == nil else { return nil }
        let missing = max((row.required & ~known).nonzeroBitCount - (version == nil ? replaced : 0), 0)
        return known.nonzeroBitCount * 4 + replaced - nearly * 3 - strangers * 3 - missing - unfit * 5 - (isRare(place) ? 4 : 0)
    }

    /// How many values are of another sort than the dictionary has there, a container in place of a scalar or the reverse.
    private func misfits(_ value: Int, _ row: MemberRow, _ tree: NodeTree, depth: Int) -> Int {
        let node = tree[value]
        switch row.code {
        case .record:
            guard node.is(.object) else { return 1 }
            guard depth > 0, node.count <= 64 else { return 0 }
            let list = tables.shapes[Int(row.argument)].names
            var count = 0
            var members = tree.members(of: value)
            while let (key, value) = members.next() {
                guard let slot = tables.exactName(tree.text(key), in: list) else { continue }
                count += misfits(value, tables.members[Int(list.first) + slot], tree, depth: depth - 1)
            }
            return min(count, 1)
        case .list: return node.is(.array) ? 0 : 1
        case .object, .variant, .choice: return node.is(.object) ? 0 : 1
        case .anything: return 0
        default: return node.is(.object) || node.is(.array) ? 1 : 0
        }
    }
}
