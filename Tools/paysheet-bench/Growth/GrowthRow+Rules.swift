import PaySheet
import PaySheetGuide

extension GrowthRow {
    /// The findings of every rule, many times in one document: one row for each topic.
    static var rules: [GrowthRow] {
        var topics: [(name: String, cards: [RuleCard])] = []
        for card in RuleCard.ofDocuments {
            if topics.last?.name != card.topic { topics.append((card.topic, [])) }
            topics[topics.count - 1].cards.append(card)
        }
        return topics.map { topic in
            GrowthRow(
                name: "rules-" + topic.name, sizes: [50, 200, 800],
                document: { size in
                    Array(topic.cards.compactMap { card in card.bad.first.map { grown($0, card.id, size) + [0x0A] } }.joined())
                }, countsAddedBytes: true
            ) { bytes in
                let documents = bytes.split(separator: 0x0A)
                return { _ in
                    var words = 1
                    for (document, sample) in zip(documents, topic.cards.compactMap { $0.bad.first }) {
                        for finding in findings(document, sample) { words &+= finding.description.utf8.count }
                    }
                    return words
                }
            }
        }
    }

    private static func findings(_ document: some Collection<UInt8>, _ sample: Sample) -> Findings {
        let policy = sample.policy.with {
            $0.includesAdvice = true
            $0.maximumFindings = 1_000_000
        }
        var reader = DocumentReader(policy: policy, expecting: sample.expectations)
        return reader.check(document, as: sample.isKindGiven ? sample.kind : nil, recovering: true).findings
    }

    /// The sample with the mistake of a rule this number of times, on one line.
    private static func grown(_ sample: Sample, _ rule: RuleID, _ count: Int) -> [UInt8] {
        guard let tree = JSONTree(sample.json) else {
            // Text that is not JSON, as an element of a list.
            let line = sample.json.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
            let lines = repeatElement(line, count: count).joined(separator: [UInt8(ascii: ",")])
            return [UInt8(ascii: "[")] + Array(lines) + [UInt8(ascii: "]")]
        }
        let pointer = findings(sample.json, sample).first { $0.rule == rule }?.place.pointer ?? ""
        // A mistake of the whole document has no member of its own.
        let steps = pointer.isEmpty ? [firstStep(tree)] : pointer.split(separator: "/")
        return repeating(tree, steps[...], count).bytes
    }

    private static func firstStep(_ tree: JSONTree) -> Substring {
        if case .object(let members) = tree, let first = members.first { first.name[...] } else { "0" }
    }

    /// Repeats the first element of a list that leads to the mistake, or else the member. Every second copy has other texts.
    private static func repeating(_ tree: JSONTree, _ steps: ArraySlice<Substring>, _ count: Int) -> JSONTree {
        guard let step = steps.first else { return tree }
        switch tree {
        case .list(let elements):
            guard let index = Int(step), elements.indices.contains(index) else { return tree }
            return .list(elements[...index] + copies(of: elements[index], count) + elements[(index + 1)...])
        case .object(var members):
            guard let index = members.lastIndex(where: { $0.name == step }) else { return tree }
            let inner = repeating(members[index].value, steps.dropFirst(), count)
            if inner == members[index].value {
                members.insert(contentsOf: copies(of: inner, count).map { JSONTree.Member(name: String(step), value: $0) }, at: index)
            } else {
                members[index].value = inner
            }
            return .object(members)
        default: return tree
        }
    }

    private static func copies(of tree: JSONTree, _ count: Int) -> [JSONTree] {
        (0..<count).map { $0 % 2 == 0 ? tree : varied(tree, $0) }
    }

    /// The tree with a number behind each of its texts.
    private static func varied(_ tree: JSONTree, _ number: Int) -> JSONTree {
        switch tree {
        case .text(let text): .text(text + String(number))
        case .list(let elements): .list(elements.map { varied($0, number) })
        case .object(let members): .object(members.map { JSONTree.Member(name: $0.name, value: varied($0.value, number)) })
        default: tree
        }
    }
}
