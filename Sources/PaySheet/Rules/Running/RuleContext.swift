/// What a rule may know besides the dictionary in front of it, and where it reports.
///
/// It cannot be copied. Safe because it does not leave the walk, for whose time the workspace stays where it is.
@safe package struct RuleContext: ~Copyable {
    /// (The walk keeps it, because reference counting would take longer than most rules.)
    private unowned(unsafe) let shared: RulePolicy
    /// What the whole document says that matters everywhere.
    package internal(set) var facts: DocumentFacts
    /// The part that the dictionary in front plays, where it is an item.
    package internal(set) var role = MemberRole.none
    /// The place in the list, where a list holds the dictionary in front.
    package internal(set) var element = 0
    /// The dictionary around the one in front; see ``parent(_:)``.
    package internal(set) var parentShape = Int.max
    var parentBase = 0
    var parentNode = 0
    private(set) var shape = 0
    /// What was found, and what is remembered from document to document: the walk's.
    var workspace: RuleWorkspace {
        @inline(__always) _read { yield unsafe place.pointee }
        @inline(__always) _modify { yield unsafe &place.pointee }
    }
    private let place: UnsafeMutablePointer<RuleWorkspace>
    /// What several rules ask about the dictionary in front.
    var answers = SharedAnswers()
    /// The numbers of decimals that ordinary amounts have, each a bit.
    private let scales: UInt32
    /// What counts of that which the fast reader has noted.
    private(set) var ordinary: OrdinaryFilter
    private let limit: Int
    private let hasDecimals: Bool

    init(_ policy: borrowing RulePolicy, root: Int, scales: UInt32, _ place: UnsafeMutablePointer<RuleWorkspace>) {
        unsafe shared = copy policy
        hasDecimals = policy.hasDecimals
        limit = policy.policy.maximumFindings
        facts = DocumentFacts(rootShape: root, version: policy.policy.apiVersion)
        self.scales = scales
        unsafe self.place = unsafe place
        ordinary = unsafe OrdinaryFilter(scales: scales, facts, trustsNotes: place.pointee.memory.rows.trustsNotes)
        var known = policy.known
        known.formUnion(policy.catalog.catalog.functions.holds(root))
        if workspace.hasMerchants {
            known.insert(.otherDocuments)
            workspace.merchants.beginWalk()
        }
        workspace.memory.prepare(known)
    }

    /// The settings of the check.
    package var policy: Policy { _read { yield unsafe shared.policy } }

    /// What the caller knows about the payment.
    package var expectations: Expectations { _read { yield unsafe shared.expectations } }

    /// Advice was asked for.
    package var includesAdvice: Bool { workspace.memory.known.contains(.advice) }

    // MARK: The walk

    @inline(__always)
    mutating func enter(_ shape: Int, _ cursor: Cursor, notesFacts: Bool) {
        self.shape = shape
        if notesFacts {
            // The policy is of interest where it says how many decimals a currency has: to hand it over takes a while. (Both are read
            // before the facts are written: a sanitizer makes the compiler ask for it.)
            let exceptions = unsafe hasDecimals ? shared : nil
            let place = unsafe place
            unsafe shared.catalog.catalog.functions.noteFacts(&facts, shape, cursor, exceptions, &place.pointee.memory.currencies)
            ordinary = OrdinaryFilter(scales: scales, facts, trustsNotes: workspace.memory.rows.trustsNotes)
        }
    }

    /// Notes the way to the dictionary that is visited next. (Nothing is put back behind it: the rules of a dictionary are checked
    /// before those inside.)
    @inline(__always)
    mutating func link(_ shape: Int, _ cursor: Cursor, _ role: MemberRole, element: Int) {
        parentShape = shape
        parentBase = cursor.base
        parentNode = cursor.node
        self.element = element
        self.role = role
    }

    /// The dictionary around the one in front, if the view reads such dictionaries.
    @_lifetime(copy dictionary)
    package func parent<Inner: View & ~Escapable, V: View & ~Escapable>(of dictionary: borrowing Inner, as view: V.Type = V.self) -> V? {
        isInside(view) ? V(dictionary.cursor.moved(base: parentBase, node: parentNode), shape: parentShape) : nil
    }

    /// The dictionary in front is a member of one that the view reads.
    package func isInside<V: View & ~Escapable>(_ view: V.Type) -> Bool { V.shapes.contains(parentShape) }

    /// The document is a dictionary that the view reads.
    package func isDocument<V: View & ~Escapable>(_ view: V.Type) -> Bool {
        unsafe V.tables === shared.catalog.tables && V.shapes.contains(facts.rootShape)
    }

    /// The dictionary in front is the document itself.
    package var isRoot: Bool { parentShape == Int.max }

    // MARK: Reporting

    /// Removes the findings about the shape of the nodes from `first` up to `end`, because the rule knows better. A repeated member stays
    /// a mistake of its own.
    mutating func withdrawShapeFindings(from first: Int, to end: Int) {
        workspace.findings.removeAll {
            $0.rule >= RuleID.shapeBase && $0.rule < RuleID.ruleBase && Int($0.node) >= first && Int($0.node) < end
                && $0.rule != RuleID.memberDuplicate.code
        }
    }

    /// Reports a finding.
    ///
    /// No message, help or fix may hold a value of a contact, an identifier, a token or application data.
    ///
    /// - Parameters:
    ///   - node: The value that is wrong; an object or a list is shown at its opening bracket.
    ///   - severity: `nil`: the rule's own.
    ///   - webKit: The check of Safari's engine that the document fails here.
    ///   - related: Other relevant places, with their text.
    ///   - help: What would be right, as an order: `write "10.00"`. `nil`: what the fix does.
    package mutating func report(
        _ rule: RuleID, at node: Int, _ severity: Severity? = nil, webKit: WebKitCheck? = nil, related: [RelatedNode] = [],
        fix: RawFix? = nil, help: @autoclosure () -> String? = nil, _ message: @autoclosure () -> Sentence
    ) {
        guard add(rule, at: node, severity, webKit) else { return }
        // The words of findings that are only counted are not made.
        let hasWords = workspace.hasWords
        addNote(hasWords ? message() : "", help: hasWords ? help() : nil, related, fix)
    }

    /// Adds a finding without its words. Returns whether it is kept and needs a note. (Hundreds of places report, so neither this nor the
    /// next function is compiled into each.)
    @inline(never)
    private mutating func add(_ rule: RuleID, at node: Int, _ severity: Severity?, _ webKit: WebKitCheck?) -> Bool {
        let finding = RawFinding(
            rule: rule.code, severity: unsafe severity ?? shared.catalog.severity(rule.code),
            shape: UInt8(truncatingIfNeeded: shape), node: UInt32(truncatingIfNeeded: node),
            other: UInt32(truncatingIfNeeded: workspace.notes.count), webKit: webKit)
        guard workspace.findings.count < limit else {
            workspace.leftOut.add(finding)
            if webKit != nil { workspace.surplus.append(finding) }
            return false
        }
        workspace.findings.append(finding)
        return true
    }

    @inline(never)
    private mutating func addNote(_ message: Sentence, help: String?, _ related: [RelatedNode], _ fix: RawFix?) {
        let help = workspace.hasWords ? help ?? fix?.summary : nil
        workspace.notes.append(RuleNote(message: message, help: help, related: workspace.hasWords ? related : [], fix: fix))
    }
}

/// Another place that a finding is about.
package struct RelatedNode: Sendable, Hashable {
    let node: Int
    let message: String

    package init(_ node: Int, _ message: String) {
        self.node = node
        self.message = message
    }
}

/// The words of a finding of a rule.
package struct RuleNote: Sendable, Hashable {
    let message: Sentence
    var help: String?
    var related: [RelatedNode] = []
    var fix: RawFix?
}
