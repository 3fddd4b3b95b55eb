/// What a rule may know besides the dictionary in front of it, and where it reports.
///
/// It cannot be copied. Safe because it does not leave the walk, for whose time the workspace stays where it is.
@safe package struct RuleContext: ~Copyable {
    /// (The walk keeps it, because reference counting would take longer than most rules.)
    private unowned(unsafe) let shared: RulePolicy
    /// What the whole document says that matters everywhere.
    package internal(set) var facts: DocumentFacts
    /// The part that the dictionary in front plays, where it is an item.
    package internal(set) var role = ItemRole.none
    /// The member that holds the dictionary in front, counted over all dictionaries.
    package internal(set) var member = Int.max
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
    /// The address that was looked at last, by its first byte, and what it is: several rules ask about the same one.
    private var lastAddress: UInt32 = 0
    private var lastAddressKind = Text.OrdinaryAddress.no
    /// The dictionary whose lines were added up last, and what came out: two rules ask.
    private var lastAdded = -1
    private var lastSum: LineSum?
    /// The shipping dates that were read last, the newest first: several rules ask about the two of a range.
    private var lastDates: (DateParts?, DateParts?)
    /// The numbers of decimals that ordinary amounts have, each a bit.
    private let scales: UInt32
    /// What counts of that which is noted as ordinary, and what is so for all dictionaries.
    private(set) var ordinaryMask: UInt32 = 0
    private(set) var ordinaryEverywhere: UInt32 = 0
    private let limit: Int
    private let hasDecimals: Bool

    init(_ policy: borrowing RulePolicy, root: Int, scales: UInt32, _ place: UnsafeMutablePointer<RuleWorkspace>) {
        unsafe shared = copy policy
        hasDecimals = policy.hasDecimals
        limit = policy.policy.maximumFindings
        facts = DocumentFacts(
            rootShape: root, isApplePay: policy.catalog.tables === ShapeTables.applePay, version: policy.policy.apiVersion)
        self.scales = scales
        unsafe self.place = unsafe place
        var known = policy.known
        // A flow may hold the order and the token that it is compared with.
        if facts.isFlow { known.formUnion([.order, .charge]) }
        if workspace.hasMerchants {
            known.insert(.otherDocuments)
            workspace.merchants.beginWalk()
        }
        workspace.memory.prepare(known)
        noteOrdinary()
    }

    /// Works out what of ``OrdinaryValues`` counts: amounts are usual only with the decimals of their currency.
    private mutating func noteOrdinary() {
        guard workspace.memory.trustsOrdinaryValues else { return }
        let usual: UInt32 = facts.decimals < 0 ? 0x1F : 1 | 1 &<< UInt32(truncatingIfNeeded: facts.decimals)
        ordinaryMask = scales & ~usual == 0 ? OrdinaryValues.all : OrdinaryValues.all & ~OrdinaryValues.amounts
        ordinaryEverywhere = facts.version == nil ? OrdinaryValues.noVersion : 0
    }

    /// The settings of the check.
    package var policy: Policy { _read { yield unsafe shared.policy } }

    /// What the caller knows about the payment.
    package var expectations: Expectations { _read { yield unsafe shared.expectations } }

    /// Advice was asked for.
    package var includesAdvice: Bool { workspace.memory.known.contains(.advice) }

    /// Returns the sum of the lines of the dictionary in front.
    mutating func lineSum(_ sheet: borrowing SheetView) -> LineSum {
        if let sum = lastSum, sheet.node == lastAdded { return sum }
        let sum = LineSum(sheet, decimals: facts.decimals)
        (lastAdded, lastSum) = (sheet.node, sum)
        return sum
    }

    /// Whether the total of the dictionary in front is known to differ from the sum of its lines.
    mutating func isSumWrong(_ sheet: borrowing SheetView) -> Bool {
        guard let total = sheet.total?.price?.amount, let difference = lineSum(sheet).difference(total) else { return false }
        return !difference.isZero
    }

    /// The parts of a shipping date.
    mutating func parts(of date: borrowing ShippingDateView) -> DateParts {
        if let parts = lastDates.0, parts.node == date.node { return parts }
        if let parts = lastDates.1, parts.node == date.node { return parts }
        let parts = DateParts(date)
        lastDates = (parts, lastDates.0)
        return parts
    }

    /// What an ordinary address a text of the document in front is.
    mutating func ordinaryAddress(_ text: borrowing Text) -> Text.OrdinaryAddress {
        if text.node.start != lastAddress {
            lastAddress = text.node.start
            lastAddressKind = text.ordinaryAddress(&workspace.memory.hosts)
        }
        return lastAddressKind
    }

    /// Whether a text is the identifier of a time zone.
    mutating func isZone(_ text: borrowing Text) -> Bool {
        let (start, end) = (Int(text.node.start), Int(text.node.end))
        if workspace.memory.zones.holds(text.bytes, from: start, to: end) { return true }
        guard TimeZoneNames.contains(text.bytes, from: start, to: end) else { return false }
        workspace.memory.zones.note(text.bytes, from: start, to: end)
        return true
    }

    // MARK: The walk

    @inline(__always)
    mutating func enter(_ shape: Int, _ cursor: Cursor, notesFacts: Bool) {
        self.shape = shape
        if notesFacts {
            // The policy is of interest where it says how many decimals a currency has: to hand it over takes a while. (Both are read
            // before the facts are written: a sanitizer makes the compiler ask for it.)
            let exceptions = unsafe hasDecimals ? shared : nil
            let place = unsafe place
            unsafe facts.note(shape, cursor, exceptions, &place.pointee.memory.currencies)
            noteOrdinary()
        }
    }

    /// Notes the way to the dictionary that is visited next. (Nothing is put back behind it: the rules of a dictionary are checked
    /// before those inside.)
    @inline(__always)
    mutating func link(_ shape: Int, _ cursor: Cursor, _ role: ItemRole, member: Int, element: Int) {
        parentShape = shape
        parentBase = cursor.base
        parentNode = cursor.node
        self.member = member
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

    /// The dictionary in front is this member of one that the view reads, or an element of it.
    package func isMember<V: View & ~Escapable>(_ member: V.Member, of view: V.Type) -> Bool {
        guard isInside(view) else { return false }
        let slot = V.place(member.rawValue, in: parentShape)
        return slot >= 0 && self.member == Int(V.tables.shapes[parentShape].names.first) &+ slot
    }

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
    ///   - help: What would be right, as an order: `write "10.00"`.
    package mutating func report(
        _ rule: RuleID, at node: Int, _ severity: Severity? = nil, webKit: WebKitCheck? = nil, related: [RelatedNode] = [],
        fix: RawFix? = nil, help: @autoclosure () -> String? = nil, _ message: @autoclosure () -> String
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
            rule: rule.code, severity: unsafe severity ?? shared.catalog.severity(rule.code), detail: .plain,
            shape: UInt8(truncatingIfNeeded: shape), node: UInt32(truncatingIfNeeded: node),
            other: UInt32(truncatingIfNeeded: workspace.notes.count), name: RawFinding.noName, webKit: webKit)
        guard workspace.findings.count < limit else {
            workspace.leftOut.add(finding)
            if webKit != nil { workspace.surplus.append(finding) }
            return false
        }
        workspace.findings.append(finding)
        return true
    }

    @inline(never)
    private mutating func addNote(_ message: String, help: String?, _ related: [RelatedNode], _ fix: RawFix?) {
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
    let message: String
    let help: String?
    let related: [RelatedNode]
    let fix: RawFix?
}

/// The part that an item plays in its document.
package enum ItemRole: UInt8, Sendable {
    case none
    /// The total of a request, an update or a modifier.
    case total
    /// One of the lines.
    case item
    case regularBilling
    case trialBilling
    case reloadBilling
    case deferredBilling

    init(shape: Int, slot: Int) {
        if slot == SheetView.place(.total, in: shape) {
            self = .total
        } else if slot == SheetView.place(.lineItems, in: shape) {
            self = .item
        } else {
            self = ItemRole.billing(shape, slot)
        }
    }

    private static func billing(_ shape: Int, _ slot: Int) -> ItemRole {
        switch shape {
        case ShapeIndex.recurringPaymentRequest:
            switch RecurringPaymentRequestView.Member(rawValue: slot) {
            case .regularBilling: .regularBilling
            case .trialBilling: .trialBilling
            default: .none
            }
        case ShapeIndex.automaticReloadPaymentRequest:
            AutomaticReloadPaymentRequestView.Member(rawValue: slot) == .automaticReloadBilling ? .reloadBilling : .none
        case ShapeIndex.deferredPaymentRequest:
            DeferredPaymentRequestView.Member(rawValue: slot) == .deferredBilling ? .deferredBilling : .none
        default: .none
        }
    }
}
