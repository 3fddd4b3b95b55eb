extension DocumentKind {
    /// So many names of the root decide; a hostile object with a hundred thousand must not cost more.
    static let decidingNames = 64
}

extension KindNames {
    /// Tells a document's kind by its members: the dictionary that knows most of their names, misses fewest, and holds
    /// values of such types. `nil` when no dictionary knows any.
    ///
    /// - Parameters:
    ///   - object: The node of the document.
    ///   - version: The stated version. Dictionaries whose members are older fit better. 255: none is stated.
    mutating func detectedKind(_ tree: NodeTree, at object: Int = 0, version: UInt8) -> KindFit? {
        guard tree[object].is(.object) else {
            return object == 0 && tree[0].is(.array) ? catalog.kind(ofArguments: tree) : nil
        }
        guard catalog.detectedKinds > 0 else { return nil }
        let names = Names(of: object, tree)
        let notes = notes(names)
        // To look for misspelt names is slow, and only worth it in a dictionary that may still win with all of them.
        var hopes = hopes(names, notes, tree)
        for place in hopes.indices where !catalog.allows(catalog.kinds[place], for: object, tree) { hopes[place] = .min }
        var favourite = 0
        for place in hopes.indices where hopes[place] > hopes[favourite] { favourite = place }
        let needed = score(favourite, names, notes, tree, version) ?? .min
        var best: (place: Int, score: Int, members: UInt8)?
        for (place, kind) in catalog.kinds.prefix(catalog.detectedKinds).enumerated() where hopes[place] >= needed {
            guard catalog.allows(kind, for: object, tree), let score = score(place, names, notes, tree, version) else {
                continue
            }
            // Of two that fit equally, a common one is better than a rare one, and then the smaller one. If you change this, change
            // `KindRival` too.
            let size = catalog.tables.shapes[kind.shape].names.count
            if let best {
                if score < best.score { continue }
                let isAsRare = catalog.isRare(best.place) == catalog.isRare(place)
                if score == best.score, isAsRare ? size >= best.members : catalog.isRare(place) { continue }
            }
            best = (place, score, size)
        }
        guard let best else { return nil }
        let found = catalog.kinds[best.place]
        let kind = object == 0 ? catalog.functions.preferredKind(found, tree) : found
        return KindFit(kind: kind, score: best.score, evidence: KindEvidence(of: object, as: kind.shape, catalog, tree))
    }

    /// The score that no kind can exceed, for an object with some names. Needs no search for misspelt names.
    mutating func highestScore(_ names: Names, _ tree: NodeTree) -> Int { hopes(names, notes(names), tree).max() ?? .min }

    /// The scores of the kinds if each name that a kind does not have were a misspelt one. No score goes beyond that.
    private func hopes(_ names: Names, _ notes: [NameNote], _ tree: NodeTree) -> [Int] {
        let count = catalog.detectedKinds
        var known = [UInt64](repeating: 0, count: count)
        var unfit = [Int](repeating: 0, count: count)
        for index in notes.indices {
            for place in 0..<count {
                guard let slot = notes[index].slot(place) else { continue }
                known[place] |= 1 << UInt64(slot)
                unfit[place] += misfits(names.values[index], slot, of: place, tree)
            }
        }
        return (0..<count).map { place in
            let replaced = notes.count { $0.slot(place) == nil }
            let row = catalog.tables.shapes[catalog.kinds[place].shape]
            let missing = max((row.required & ~known[place]).nonzeroBitCount - replaced, 0)
            return score(place, known[place], replaced: replaced, missing: missing, unfit: unfit[place])
        }
    }

    /// How well a dictionary fits the names of a document. `nil` when it knows none of them.
    private mutating func score(_ place: Int, _ names: Names, _ notes: [NameNote], _ tree: NodeTree, _ version: UInt8) -> Int? {
        let shape = catalog.kinds[place].shape
        var known: UInt64 = 0
        var (nearly, replaced, strangers, unfit) = (0, 0, 0, 0)
        for index in notes.indices {
            let exact = notes[index].slot(place)
            let seeksNear = exact == nil && !notes[index].isExact
            if let slot = seeksNear ? nearest(index, of: names, in: place, excluding: known) : exact {
                if exact == nil || catalog.tables.isNewer(slot, of: shape, than: version) { nearly += 1 }
                known |= 1 << UInt64(slot)
                unfit += misfits(names.values[index], slot, of: place, tree)
            } else if isOtherName(index, of: names, in: place) {
                replaced += 1
            } else {
                strangers += 1
            }
        }
        guard known != 0 else { return nil }
        let missing = (catalog.tables.shapes[shape].required & ~known).nonzeroBitCount
        return score(place, known, replaced: replaced, missing: missing, unfit: unfit) - (nearly + strangers) * 3
    }

    private func score(_ place: Int, _ known: UInt64, replaced: Int, missing: Int, unfit: Int) -> Int {
        known.nonzeroBitCount * 4 + replaced - missing - unfit * 5 - (catalog.isRare(place) ? 4 : 0)
    }

    private func misfits(_ value: Int, _ slot: Int, of place: Int, _ tree: NodeTree) -> Int {
        catalog.misfits(value, catalog.tables.member(slot, of: catalog.kinds[place].shape), tree, depth: 2)
    }
}

extension Catalog {
    /// The kind of an object among other texts, see ``KindNames/detectedKind(_:at:version:)``.
    func detectedKind(_ tree: NodeTree, at object: Int = 0, version: UInt8) -> KindFit? {
        var names = KindNames(self)
        return names.detectedKind(tree, at: object, version: version)
    }

    /// Tells what the elements of a list are the arguments of.
    fileprivate func kind(ofArguments tree: NodeTree) -> KindFit? {
        for kind in kinds where argumentLists.contains(kind.shape) {
            let evidence = KindEvidence(ofArguments: kind.shape, self, tree)
            if evidence.signs > 0, evidence.certainty == .certain {
                return KindFit(kind: kind, score: evidence.known * 4, evidence: evidence)
            }
        }
        return nil
    }

    /// How many values are of another sort than the dictionary has there, a container in place of a scalar or the reverse.
    fileprivate func misfits(_ value: Int, _ row: MemberRow, _ tree: NodeTree, depth: Int) -> Int {
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
