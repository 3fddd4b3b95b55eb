/// What is around a place of a document. Only messages and fixes ask for it.
extension FindingSource {
    /// The dictionaries around a node, from the outermost.
    func objects(around target: Int) -> [BoundObject] {
        var objects: [BoundObject] = []
        var next = root
        while let object = next {
            objects.append(object)
            guard var (_, value) = member(of: object, holding: target) else { break }
            while value.row.code == .list, let element = element(value, holding: target) { value = element }
            next = self.object(value)
        }
        return objects
    }

    /// The members of a dictionary that are there.
    func members(of object: BoundObject) -> [BoundValue] {
        (0..<Int(tables.shapes[object.shape].names.count)).compactMap { value($0, of: object) }
    }

    /// The letters of the nearest currency of a node, packed; 0 if it is unknown.
    func currency(at target: Int) -> UInt32 {
        let around = objects(around: target)
        // The events of a flow have no currency; its request does.
        let beside = around.first.map { members(of: $0).compactMap { object($0) } } ?? []
        for object in around.reversed() + beside {
            guard let currency = members(of: object).first(where: { $0.row.code == .currency }) else { continue }
            return LetterCode.pack(text(of: currency.node), letters: 3, upperCasing: true)
        }
        return 0
    }

    /// The number of decimals of amounts in a currency, -1 if it is unknown.
    func decimals(of currency: UInt32) -> Int { CurrencyRow.find(currency).map { policy.policy.decimals(of: $0) } ?? -1 }

    /// The number of decimals of an amount at a node, -1 if it is unknown: that of the nearest currency.
    func decimals(at target: Int) -> Int { decimals(of: currency(at: target)) }

    /// Whether a member that an object does not have can move into a dictionary around it, or into one of their members.
    ///
    /// - Parameters:
    ///   - shape: The dictionary that has such a member.
    ///   - key: The name of the member.
    ///   - owner: The object that has it now.
    func hasHome(ofShape shape: Int, for key: Int, in owner: Int) -> Bool {
        guard let slot = tables.exactName(text(of: key), in: tables.shapes[shape].names), nodes.indices.contains(key + 1) else {
            return false
        }
        guard tables.member(slot, of: shape).takes(nodes[key + 1].kind) else { return false }
        return objects(around: owner).contains { object in
            ([object] + members(of: object).compactMap { self.object($0) }).contains { $0.shape == shape && value(slot, of: $0) == nil }
        }
    }
}

extension MemberRow {
    /// Whether a value of this kind can belong to the member.
    fileprivate func takes(_ kind: Node.Kind) -> Bool {
        switch code {
        case .boolean: kind == .true || kind == .false
        case .unsignedLong, .unsignedShort, .integer, .number: kind == .number
        case .record, .variant, .choice, .object: kind == .object
        case .list: kind == .array
        case .anything: true
        default: kind == .string
        }
    }
}
