/// Makes one finding of many that have one cause. Called once for each document that has findings; a right document never
/// comes here.
struct FindingMerger: ~Escapable {
    private(set) var findings: [RawFinding]
    private(set) var notes: [RuleNote]
    /// The findings in whose place there is another one now.
    private(set) var absorbed: [RawFinding] = []
    private let catalog: Catalog
    private let tree: NodeTree

    private var tables: ShapeTables { catalog.tables }

    @_lifetime(copy tree)
    init(_ findings: [RawFinding], _ notes: [RuleNote], _ catalog: Catalog, _ tree: NodeTree) {
        (self.findings, self.notes) = (findings, notes)
        self.catalog = catalog
        self.tree = tree
        guard findings.contains(where: { FindingMerger.isMergeable($0) }) else { return }
        mergeJSONText()
        mergeNameStyle()
        if mergeDialect() { return }
        mergeDepth()
        mergeNulls()
    }

    static func isMerged(_ finding: RawFinding) -> Bool {
        switch RuleID(code: finding.rule) {
        case .documentJsonText, .documentNameStyle, .documentDialect, .documentDepth, .documentNulls: true
        default: false
        }
    }

    /// So many names in another style come from a serializer. Fewer are slips, each with its own finding.
    static let fewestRestyled = 3

    /// More places than these say nothing new.
    private static let shownPlaces = 8

    private static func isMergeable(_ finding: RawFinding) -> Bool {
        finding.rule == RuleID.memberUnknown.code || finding.rule == RuleID.memberType.code || finding.rule == RuleID.documentKind.code
    }

    /// Puts one finding in the place of others; what they had of severity stays.
    @_lifetime(self: copy self)
    private mutating func replace(_ merged: [RawFinding], by rule: RuleID, at node: Int, _ note: RuleNote) {
        let made = summary(of: merged, by: rule, at: node, note)
        remove(merged)
        findings.append(made)
    }

    /// Removes findings that are in the order of all of them.
    @_lifetime(self: copy self)
    private mutating func remove(_ gone: [RawFinding]) {
        absorbed += gone
        var rest = gone[...]
        findings.removeAll { finding in
            guard rest.first == finding else { return false }
            rest.removeFirst()
            return true
        }
    }

    @_lifetime(self: copy self)
    private mutating func summary(of merged: [RawFinding], by rule: RuleID, at node: Int, _ note: RuleNote) -> RawFinding {
        defer { notes.append(note) }
        return RawFinding(
            rule: rule.code, severity: merged.map { $0.severity }.max() ?? .warning, shape: merged.first?.shape ?? 255,
            node: UInt32(truncatingIfNeeded: node), other: UInt32(truncatingIfNeeded: notes.count))
    }

    // MARK: Text that holds JSON

    @_lifetime(self: copy self)
    private mutating func mergeJSONText() {
        var gone: [RawFinding] = []
        var made: [RawFinding] = []
        for finding in findings where finding.rule == RuleID.memberType.code || finding.rule == RuleID.documentKind.code {
            let index = Int(finding.node)
            guard index < tree.nodes.count, tree[index].isString, wantsContainer(finding),
                FindingMerger.holdsJSON(tree.text(index))
            else { continue }
            let subject: Sentence =
                finding.name == RawFinding.noName ? "the document" : "\"\(tables.name(Int(finding.name)), "member")\""
            gone.append(finding)
            made.append(
                summary(
                    of: [finding], by: .documentJsonText, at: index,
                    RuleNote(
                        message: "\(words: subject) is text that holds JSON, not the value itself",
                        help: "put the value in without quotes: it was made text once too often, or JSON.parse is missing")))
        }
        guard !made.isEmpty else { return }
        remove(gone)
        findings += made
    }

    private func wantsContainer(_ finding: RawFinding) -> Bool {
        guard finding.name != RawFinding.noName else { return true }
        switch tables.members[Int(finding.name)].code {
        case .record, .list, .object, .variant, .choice: return true
        default: return false
        }
    }

    private static func holdsJSON(_ text: [UInt8]) -> Bool {
        let first = text.first { $0 > 0x20 }
        let last = text.last { $0 > 0x20 }
        return first == UInt8(ascii: "{") && last == UInt8(ascii: "}") || first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
    }

    // MARK: Names of another interface

    @_lifetime(self: copy self)
    private mutating func mergeDialect() -> Bool {
        let isKindUnknown = findings.contains { $0.rule == RuleID.documentKind.code }
        let names = isKindUnknown ? FindingMerger.outerNames(tree) : unknownNames
        guard let dialect = catalog.dialect(of: names, values: FindingMerger.rootTexts(tree), threshold: isKindUnknown ? 3 : 2) else {
            return false
        }
        let merged = findings.filter { finding in
            switch RuleID(code: finding.rule) {
            case .memberUnknown, .memberMissing, .memberType, .documentKind, .documentGuess, .sessionIncomplete, .flowRequest: true
            case .codeUnknown, .networkUnknown: isNative(Int(finding.node))
            default: false
            }
        }
        var words: Sentence = ""
        var count = 0
        for name in names where dialect.weight(of: name) > 0 && count < 3 {
            words += "\(words: count == 0 ? "" : ", ")\"\(Shown.shortened(String(decoding: name, as: UTF8.self)), "name")\""
            count += 1
        }
        replace(
            merged, by: .documentDialect, at: 0,
            RuleNote(
                message: "\(words: words)\(words: count == 1 ? " is a name" : " are names") of \(dialect.title, "interface")",
                help: dialect.help))
        return true
    }

    /// Whether the names of a document of an unknown kind are those of another interface.
    static func hasDialect(_ catalog: Catalog, _ tree: NodeTree) -> Bool {
        dialect(catalog, tree, threshold: 3) != nil
    }

    /// The interface that the outer names of a document are of.
    static func dialect(_ catalog: Catalog, _ tree: NodeTree, threshold: Int) -> Dialect? {
        catalog.dialect(of: outerNames(tree), values: rootTexts(tree), threshold: threshold)
    }

    private var unknownNames: [[UInt8]] {
        var names: [[UInt8]] = []
        // Nothing is missing: the author knows the interface, and a name that has a remedy is a slip.
        let isComplete = !findings.contains { $0.rule == RuleID.memberMissing.code }
        for finding in findings where finding.rule == RuleID.memberUnknown.code && names.count < 64 {
            let name = tree.text(Int(finding.node))
            if isRestyled(name, finding) { continue }
            if isComplete, catalog.remedy(for: name, in: catalog.tables.shapeName(Int(finding.shape))) != nil { continue }
            names.append(name)
        }
        return names
    }

    /// The name is that of a member, in another style.
    private func isRestyled(_ name: [UInt8], _ finding: RawFinding) -> Bool {
        guard finding.detail == .misspelt || finding.detail == .misspeltRequired, finding.name != RawFinding.noName else { return false }
        return ASCII.squeezed(name) == ASCII.squeezed([UInt8](tables.name(Int(finding.name)).utf8))
    }

    /// The names at the root, and those one level below it.
    private static func outerNames(_ tree: NodeTree) -> [[UInt8]] {
        guard tree.nodes.count > 0, tree[0].is(.object) else { return [] }
        var names: [[UInt8]] = []
        var members = tree.members(of: 0, most: 64)
        while names.count < 64, let (key, value) = members.next() {
            names.append(tree.text(key))
            guard tree[value].is(.object) else { continue }
            var inner = tree.members(of: value, most: 64 - names.count)
            while let (key, _) = inner.next() { names.append(tree.text(key)) }
        }
        return names
    }

    private static func rootTexts(_ tree: NodeTree) -> [[UInt8]] {
        guard tree.nodes.count > 0, tree[0].is(.object) else { return [] }
        var texts: [[UInt8]] = []
        var members = tree.members(of: 0)
        while texts.count < 64, let (_, value) = members.next() {
            if tree[value].isString, tree[value].range.count <= 32 { texts.append(tree.text(value)) }
        }
        return texts
    }

    /// A constant of the frameworks for apps, such as PKMerchantCapability3DS.
    private func isNative(_ node: Int) -> Bool {
        tree[node].isString && tree.text(node).starts(with: "PK".utf8)
    }

    // MARK: Names in another style

    @_lifetime(self: copy self)
    private mutating func mergeNameStyle() {
        var merged: [RawFinding] = []
        var example = (written: "", meant: "")
        var hasUnderscore = false
        var hasHyphen = false
        for finding in findings where finding.rule == RuleID.memberUnknown.code {
            let name = tree.text(Int(finding.node))
            guard isRestyled(name, finding) else { continue }
            if merged.isEmpty {
                let meant = tables.name(Int(finding.name))
                example = (Shown.shortened(String(decoding: name, as: UTF8.self)), meant)
            }
            hasUnderscore = hasUnderscore || name.contains(UInt8(ascii: "_"))
            hasHyphen = hasHyphen || name.contains(UInt8(ascii: "-"))
            merged.append(finding)
        }
        guard merged.count >= FindingMerger.fewestRestyled else { return }
        let places = merged.prefix(FindingMerger.shownPlaces).map {
            RelatedNode(Int($0.node), "write \"" + tables.name(Int($0.name)) + "\"")
        }
        let isSafe = merged.contains { $0.detail == .misspeltRequired } || merged.allSatisfy { ShapeFix.isHarmlessName($0, tables) }
        let fix = RawFix(
            isSafe ? .safe : .risky, "write the \(merged.count) documented names",
            merged.map { .rename(key: Int($0.node), name: tables.name(Int($0.name))) })
        // What is missing of a session is there, under one of the names.
        let names = Set(merged.map { $0.node })
        merged = findings.filter { finding in
            let isRenamed = finding.rule == RuleID.sessionIncomplete.code || finding.rule == RuleID.memberUnknown.code
            return isRenamed && names.contains(finding.node)
        }
        let style: Sentence = hasUnderscore ? "in snake case" : hasHyphen ? "with hyphens" : "in other capitals"
        replace(
            merged, by: .documentNameStyle, at: 0,
            RuleNote(
                message: "\(fix.edits.count, "count") names are \(words: style)"
                    + ": \"\(example.written, "written")\" is written \"\(example.meant, "meant")\"",
                help: "write the names as Apple does; change the settings of your serializer", related: places, fix: fix))
    }

    // MARK: Members one level too high

    @_lifetime(self: copy self)
    private mutating func mergeDepth() {
        var groups: [(parent: Int, home: UInt32, members: [RawFinding])] = []
        for finding in findings where finding.rule == RuleID.memberUnknown.code && finding.detail == .belongsElsewhere {
            // A name for something else is at the right depth.
            let name = tree.text(Int(finding.node))
            guard catalog.remedy(for: name, in: tables.shapeName(Int(finding.shape))) == nil else { continue }
            let parent = Int(finding.related)
            if let place = groups.firstIndex(where: { $0.parent == parent && $0.home == finding.other }) {
                groups[place].members.append(finding)
            } else if groups.count < 64 {
                groups.append((parent, finding.other, [finding]))
            }
        }
        for group in groups where group.members.count > 1 {
            let home = Int(group.home)
            var merged = group.members
            // The dictionary that they were taken out of is missing for no other reason. What is missing is found after what is there.
            for finding in findings where finding.rule == RuleID.memberMissing.code && Int(finding.node) == group.parent {
                let row = tables.members[Int(finding.name)]
                if row.code == .record, Int(row.argument) == home { merged.append(finding) }
            }
            let name = tables.shapeName(home)
            replace(
                merged, by: .documentDepth, at: group.parent,
                RuleNote(
                    message: "\(group.members.count, "count") members are at the wrong depth: they belong inside \(name, "dictionary")",
                    help: "move them into " + name,
                    related: group.members.prefix(FindingMerger.shownPlaces).map {
                        RelatedNode(Int($0.node), "this belongs inside " + name)
                    }))
        }
    }

    // MARK: Null for absent

    @_lifetime(self: copy self)
    private mutating func mergeNulls() {
        var merged: [RawFinding] = []
        for finding in findings where finding.rule == RuleID.memberType.code && !finding.isElement {
            let index = Int(finding.node)
            guard finding.name != RawFinding.noName, tree[index].kind == .null, index > 0, !isRequired(finding) else { continue }
            merged.append(finding)
        }
        guard merged.count > 1 else { return }
        replace(
            merged, by: .documentNulls, at: 0,
            RuleNote(
                message: "\(merged.count, "count") members are null; "
                    + (catalog.isForBrowsers
                        ? "a browser reads null as a value, not as absent" : "null is a value, not a missing member"),
                help: "leave the members out",
                related: merged.prefix(FindingMerger.shownPlaces).map { RelatedNode(Int($0.node), "leave this out") },
                fix: RawFix(.safe, "leave the members out", merged.map { .remove(node: Int($0.node)) })))
    }

    private func isRequired(_ finding: RawFinding) -> Bool {
        guard Int(finding.shape) < tables.shapes.count else { return true }
        let row = tables.shapes[Int(finding.shape)]
        let slot = Int(finding.name) - Int(row.names.first)
        guard slot >= 0, slot < Int(row.names.count) else { return true }
        return (row.required | row.expected) & (1 << UInt64(slot)) != 0
    }
}
