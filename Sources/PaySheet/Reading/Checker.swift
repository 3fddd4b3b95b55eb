/// Scans and binds one document after another in the same storage.
package struct Checker: Sendable {
    package private(set) var text = SourceText()
    /// How the check reads marks of unknown values.
    var unknowns = UnknownValue.Reading.text
    /// Where the text comes from; `nil` if the text is the document.
    var origin: TextOrigin?
    package fileprivate(set) var scanner = Scanner()
    package var bound = Bound()
    private var predictor: MemberPredictor
    /// What documents are read as.
    let catalog: PreparedCatalog
    private let tables: FastTables
    var findings: [RawFinding] = []
    var notes: [RuleNote] = []
    /// What the names of documents say about their kind.
    var kindNames: KindNames
    /// What rules write to.
    var workspace = RuleWorkspace()
    /// What the storage holds of the text in hand, so that it is not read once more.
    var lastReading: LastReading?
    private var plain = UnescapedText()
    /// The dictionary that the last document was bound as; below zero where it was not bound.
    var boundShape = -1
    /// The first slot of the root; zero where the root is not an object.
    package private(set) var base = Bound.spare
    /// The first slot that the last document does not use.
    private var usedSlots = Bound.spare
    /// The values of the last document that are bound outside of their dictionaries.
    private var strays: [StrayValue] = []
    /// The version that the last document stated for itself.
    private var lastStatedVersion = UInt8.max
    /// The nodes of a text that only the recovering scanner could read.
    fileprivate(set) var recovered: Recovered?

    package init(_ catalog: PreparedCatalog = .applePay) {
        self.catalog = catalog
        kindNames = KindNames(catalog.catalog)
        predictor = catalog.predictor
        tables = FastTables(catalog.tables)
    }

    /// What one check gave; places point into the checker's storage until the next check.
    package struct Outcome: ~Copyable {
        var kind: DocumentKind?
        /// How well the document fits the best kind, where that was detected.
        var fit: KindFit?
        var isGuess = false
        /// The dictionary at the root, which may be one that no kind has.
        var shape: Int?
        /// True when the text is JSON.
        package var isJSON = true
        /// True when it is JSON in which a value can be read: ``Checker/root`` has it.
        var isWhole = false
        var faults: [SyntaxFault] = []
        package var findings: [RawFinding] = []
        package var notes: [RuleNote] = []
        /// Findings that one with the common cause stands for; what Safari does follows from them.
        var absorbed: [RawFinding] = []
        /// Findings beyond the limit, as far as the verdict may depend on them.
        var surplus: [RawFinding] = []
        /// Every finding beyond the limit, counted.
        package var leftOut = FindingTally()

        mutating func use(_ detected: KindFit?) {
            fit = detected
            let certainty = detected?.evidence.certainty ?? .none
            kind = certainty == .none ? nil : detected?.kind
            isGuess = certainty == .doubtful
        }

        /// Compares the fit with that of kinds of other catalogs.
        var rank: Int { fit?.rank ?? .min }
    }

    /// What to check a document as.
    package enum Target {
        case automatic
        case shape(Int)
    }

    /// Takes the bytes of the next document.
    package mutating func load(_ bytes: some Collection<UInt8>) {
        begin()
        text.replace(with: bytes)
    }

    /// Takes the bytes of the next document, which are contiguous.
    package mutating func load(_ bytes: Span<UInt8>) {
        begin()
        text.replace(with: bytes)
    }

    /// Takes a line of a larger text as the next document, in place as long as it has no mistake.
    package mutating func load(_ bytes: [UInt8], _ range: Range<Int>) {
        begin()
        text.borrow(bytes, range)
    }

    private mutating func begin() {
        lastReading = nil
        if workspace.hasMerchants { workspace.merchants.beginDocument() }
    }

    /// Lets go of lines of a larger text.
    package mutating func giveBack() { text.giveBack() }

    /// For tests: tests every condition of rules, whatever is ordinary about a dictionary.
    package mutating func testAllConditions() { workspace.memory.rows.trustsNotes = false }

    /// Checks a document.
    ///
    /// `recovering`: a text that is not JSON is bound all the same where its meaning is plain.
    package mutating func check(as target: Target, by shared: RulePolicy, recovering: Bool = false, checkingRules: Bool = true) -> Outcome {
        if let lastReading, lastReading.policy === shared, checkingRules, workspace.hasWords, let known = recall(lastReading, as: target) {
            return known
        }
        lastReading = nil
        workspace.hasWords = true
        boundShape = -1
        text.settle()
        workspace.forgetFindings()
        let policy = shared.policy
        var outcome = Outcome()
        var nodeArray: [Node]
        var nodeCount: Int
        let isJSON = scanner.scan(text, limits: policy.limits)
        if isJSON {
            // Moved out, so that the storage is not copied when it is written next time.
            nodeArray = scanner.removeNodes()
            nodeCount = scanner.nodeCount
            if unknowns != .text { UnknownValue.mark(&nodeArray, count: nodeCount, text.window, as: unknowns) }
        } else {
            outcome.isJSON = false
            let recovered = RecoveringScanner.scan(Array(text.bytes), limits: policy.limits)
            let faults = SyntaxFault.reported(recovered.faults, in: Array(text.bytes), readsJavaScript: policy.readsJavaScript)
            outcome.faults = Array(faults.prefix(policy.maximumFindings))
            for fault in faults.dropFirst(policy.maximumFindings) { outcome.leftOut.add(RuleID(fault.cause).code, .error) }
            self.recovered = recovered
            nodeArray = recovered.nodes
            nodeCount = nodeArray.count
            guard recovering, recovered.isComplete, nodeCount > 0 else { return outcome }
        }
        let text = text
        switch target {
        case .shape(let shape): outcome.shape = catalog.tables.shapes.indices.contains(shape) ? shape : nil
        case .automatic:
            outcome.use(
                kindNames.detectedKind(
                    NodeTree(nodeArray.window.extracting(0..<nodeCount), text.window), version: policy.binderVersion))
            outcome.shape = outcome.kind.map { $0.shape }
        }
        findings.removeAll(keepingCapacity: true)
        notes.removeAll(keepingCapacity: true)
        if let shape = outcome.shape {
            bind(
                text, &nodeArray, count: nodeCount, shape: shape, shared: shared, checkingRules: checkingRules, outcome: &outcome,
                isJSON: isJSON)
        }
        if outcome.shape == nil, case .shape = target { report(.documentKind, shape: 255, other: nil) }
        if case .automatic = target { settleKind(&outcome, NodeTree(nodeArray.window.extracting(0..<nodeCount), text.window), policy) }
        if outcome.shape == nil {
            reportRepeatedNames(
                NodeTree(nodeArray.window.extracting(0..<nodeCount), text.window), limit: policy.maximumFindings, &outcome)
        }
        if !findings.isEmpty, checkingRules, policy.checksRules {
            let merger = FindingMerger(
                findings, notes, catalog.catalog, NodeTree(nodeArray.window.extracting(0..<nodeCount), text.window))
            findings = merger.findings
            notes = merger.notes
            outcome.absorbed = merger.absorbed
        }
        outcome.findings = findings
        outcome.notes = notes
        if isJSON { scanner.giveBack(nodeArray) }
        return outcome
    }

    /// Tells the kind of the text that the fast path has read.
    mutating func detectedKind(version: UInt8) -> KindFit? {
        // Moved out, because names are noted meanwhile.
        let (text, nodes, count) = (text, scanner.removeNodes(), scanner.nodeCount)
        defer { scanner.giveBack(nodes) }
        return kindNames.detectedKind(NodeTree(nodes.window.extracting(0..<count), text.window), version: version)
    }

    /// Reads a document without any fault, which most are. Returns how many slots it needed, or `nil` if nothing is known
    /// about it and `check` must be asked.
    ///
    /// - Parameter isCounting: Findings are only counted, so that they need no words.
    package mutating func readFast(as shape: Int, by shared: RulePolicy, isCounting: Bool = false) -> Int? {
        lastReading = nil
        workspace.hasWords = !isCounting
        boundShape = -1
        workspace.forgetFindings()
        // The kind may be one of another catalog.
        guard catalog.tables.shapes.indices.contains(shape) else { return nil }
        let limits = shared.policy.limits
        guard scanner.prepare(for: text, limits: limits) else { return nil }
        var nodes = scanner.removeNodes()
        let isStated = !shared.known.contains(.version) && catalog.statesVersion.contains(shape)
        // Where a document states its own version, it is probably that of the one before.
        let guess = isStated ? lastStatedVersion : shared.policy.binderVersion
        var taken = FastReader.run(
            text, as: shape, by: tables, depthLimit: limits.depth, version: guess, nodes: &nodes, bound: &bound, predictor: &predictor)
        if isStated, let found = taken {
            let text = text
            let version = version(of: shape, NodeTree(nodes.window.extracting(0..<found.nodes), text.window), shared.policy)
            if version != guess {
                taken = FastReader.run(
                    text, as: shape, by: tables, depthLimit: limits.depth, version: version, nodes: &nodes, bound: &bound,
                    predictor: &predictor)
            }
        }
        var isSilent = false
        if let taken {
            boundShape = shape
            base = Bound.spare
            usedSlots = taken.slots
            if !strays.isEmpty { strays.removeAll() }
            if shared.policy.checksRules {
                Checker.addFindings(
                    text, &nodes, count: taken.nodes, bound, base: base, shape: shape, escapes: taken.escapes,
                    scales: taken.scales, by: shared, &workspace, &plain)
            }
            isSilent = workspace.findings.isEmpty
            if !isSilent, workspace.remembersNothing {
                lastReading = LastReading(policy: shared, shape: shape)
            }
        }
        scanner.accept(nodes, count: taken?.nodes ?? 0)
        // Findings need the text for longer.
        if !isSilent { text.settle() }
        return isSilent ? taken?.slots : nil
    }

    /// Adds what the rules find. They read texts without escapes: where there are any, in a copy. (The nodes are those that there were
    /// when this is done.)
    private static func addFindings(
        _ text: borrowing SourceText, _ nodes: inout [Node], count: Int, _ bound: Bound, base: Int, shape: Int, escapes: Escapes,
        scales: UInt32, by shared: RulePolicy, _ workspace: inout RuleWorkspace, _ plain: inout UnescapedText
    ) {
        func walk(_ bytes: Span<UInt8>) {
            BoundDocument.with(
                bytes: bytes, nodes: nodes.window.extracting(0..<count), slots: bound.slots.span, values: bound.values.span,
                quotesPersonal: shared.policy.quotesPersonal
            ) { RuleWalk.run(Cursor($0, base: base, node: 0), shape: shape, scales: scales, shared, &workspace) }
        }
        let size = plain.copy(text.window, escapes, in: &nodes, count: count)
        guard size > 0 else { return walk(text.window) }
        walk(plain.bytes.window.extracting(0..<size))
        plain.giveBack(to: &nodes)
    }

    /// Passes on the root of the document that was read last, if that is JSON and was read to its end.
    func withRoot<Result>(_ body: (Cursor) -> Result) -> Result {
        BoundDocument.with(
            bytes: text.window, nodes: scanner.window, slots: bound.slots.span,
            values: bound.values.span
        ) { body(Cursor($0, base: base, node: 0)) }
    }

    /// A copy of what the last document was bound as; `nil` if it was not bound.
    var record: BoundRecord? { boundShape < 0 ? nil : BoundRecord(bound, used: usedSlots, base: base, strays: strays) }

    /// The members of the root of a document that was just read as a dictionary, as a mask.
    func rootMembers(of shape: Int) -> UInt64 {
        UInt64(bitPattern: bound.values[Bound.spare + Int(catalog.tables.shapes[shape].names.count) + 1])
    }

    /// The version that members are compared with: the policy's, else the document's own; 255 where neither says.
    private mutating func version(of shape: Int, _ tree: NodeTree, _ policy: Policy) -> UInt8 {
        guard policy.apiVersion == nil, catalog.statesVersion.contains(shape) else { return policy.binderVersion }
        lastStatedVersion = catalog.catalog.functions.statedVersion(shape, tree) ?? .max
        return lastStatedVersion
    }

    private mutating func bind(
        _ text: borrowing SourceText, _ nodes: inout [Node], count: Int, shape: Int, shared: RulePolicy, checkingRules: Bool,
        outcome: inout Outcome, isJSON: Bool
    ) {
        let policy = shared.policy
        let tables = shared.catalog.tables
        let names = tables.names
        let places = tables.places
        let middles = tables.middles
        let members = tables.members
        let shapes = tables.shapes
        let vocabularies = tables.vocabularies
        let variants = tables.variants
        let statedVersion = version(of: shape, NodeTree(nodes.window.extracting(0..<count), text.window), policy)
        let found = findings
        var base = 0
        var isWhole = false
        let isList = nodes[0].is(.array) && catalog.catalog.argumentLists.contains(shape)
        var leftOut = FindingTally()
        while true {
            findings = found
            var slots = bound.slots
            var values = bound.values
            bound.slots = []
            bound.values = []
            var binder = Binder(
                tables: tables, search: NameSearch(bytes: text.window, names: names.window, places: places.window, middles: middles.window),
                nodes: nodes.window.extracting(0..<count),
                members: members.window, shapes: shapes.window, vocabularies: vocabularies.window, variants: variants.window,
                version: statedVersion, findingLimit: policy.maximumFindings,
                dateSeverity: catalog.catalog.isForBrowsers ? .warning : .error, fillsSpreads: unknowns == .absent,
                bound: BoundSlots(slots: slots.mutableSpan, values: values.mutableSpan), findings: findings)
            findings = []
            if nodes[0].is(.object) {
                (base, isWhole) = binder.object(0, as: shape)
            } else if isList {
                base = binder.arguments(0, as: shape)
            } else {
                binder.report(.memberType, .error, node: 0, shape: shape)
                _ = binder.unexamined(0)
            }
            let needed = binder.bound.isFull ? binder.bound.needed : 0
            usedSlots = binder.bound.used
            strays = binder.strays
            outcome.surplus = binder.surplus
            leftOut = binder.leftOut
            findings = binder.finish()
            bound.slots = slots
            bound.values = values
            guard needed > 0 else { break }
            bound.grow(to: needed)
        }
        workspace.exchange(&findings, &notes)
        if checkingRules, policy.checksRules, nodes[0].is(.object) || isList {
            Checker.addFindings(
                text, &nodes, count: count, bound, base: base, shape: shape, escapes: .unknown, scales: .max, by: shared, &workspace,
                &plain)
        }
        workspace.exchange(&findings, &notes)
        if isList { reportArguments(shape) }
        outcome.surplus += workspace.surplus
        for tally in [leftOut, workspace.leftOut] where !tally.isEmpty { outcome.leftOut.add(tally) }
        outcome.isWhole = isWhole && isJSON
        boundShape = shape
        self.base = base
    }
}

extension Policy {
    /// The version as the binder compares it. 255: none.
    var binderVersion: UInt8 { apiVersion.map { $0 < 1 ? .max : UInt8(clamping: $0) } ?? .max }
}

extension Binder {
    consuming func finish() -> [RawFinding] { findings }
}
