import PaySheet

/// Finds the values that reach Apple Pay: arguments of its calls, and literals that are declared as its types.
struct ScriptCalls: ScriptReader {
    let tokens: TokenList
    let bytes: [UInt8]
    let comments: [ScriptComment]
    let names: ScriptNames
    let tree: ScriptTree
    var evaluator: ScriptEvaluator
    var found: [Found] = []
    /// What calls hand to Apple Pay and the file does not show.
    var unreached: [Unreached] = []
    /// The indexes of it.
    var missed: [Place: Int] = [:]
    /// The indexes of what was found.
    private(set) var indexes: [Place: Int] = [:]
    /// The versions of all sessions of the file; `nil` for one that only the program knows.
    var versions: [Int?] = []
    /// Whether a request of the W3C interface names Apple Pay.
    var hasRequest = false

    /// The calls of other interfaces.
    let others: CallsInScript
    /// What such calls get, if several of them make a document together.
    var parts: [Part] = []
    /// What such calls get, if documents of other calls have it as a member.
    var contexts: [Part] = []

    /// A value and what it is.
    struct Found {
        let kind: DocumentKind
        var value: ScriptValue
        var version: Int?
        /// Whether the version is that of the file's sessions.
        var takesVersion = false
        /// Whether a call hands it to the browser.
        var isHanded = false
        /// Whether it is a text or an array of another language.
        var isText = false
        /// What the code shows about the whole of it.
        var note: DerivedDocument.Note?
    }

    /// Finds everything that a script hands to Apple Pay, in the order of the file.
    static func all(in script: ScriptTokens, _ others: [SourceCall], changedBy changes: [SourceChange]) -> ScriptCalls? {
        let others = CallsInScript(others, script)
        guard !others.calls.isEmpty || mayBe(in: script) else { return nil }
        var calls = ScriptCalls(script, others)
        guard !calls.makesSessions else { return nil }
        calls.evaluator.imports = changes
        calls.look()
        calls.settle()
        return calls
    }

    /// Whether a script has a name of Apple Pay that something is found by. Most scripts have none, and their own names need not be known.
    private static func mayBe(in script: ScriptTokens) -> Bool {
        guard script.comments.isEmpty else { return true }
        return script.tokens.contains { token in
            token.kind == .name && token.range.count >= applePay.count && marks.contains { script.bytes[token.range].starts(with: $0) }
        }
    }

    private static let marks = (["ApplePay", "PaymentRequest", "initiativeContext"] + selections.map { $0.name }).map { [UInt8]($0.utf8) }

    /// One literal can reach Apple Pay in several ways.
    struct Place: Hashable {
        let kind: DocumentKind
        let range: Range<Int>
    }

    init(_ script: ScriptTokens, _ others: CallsInScript? = nil) {
        self.others = others ?? CallsInScript([], script)
        tokens = script.tokens
        bytes = script.bytes
        comments = script.comments
        names = ScriptNames(script, readers: self.others.calls.filter { $0.isCode }.map { [UInt8]($0.name.utf8) })
        tree = names.tree
        evaluator = ScriptEvaluator(names, results: self.others.calls)
    }

    /// Looks at every token.
    mutating func look() {
        for index in tokens.indices {
            if !others.calls.isEmpty, tokens[index].kind == .elementOpen { element(names.node(index)) }
            guard tokens[index].kind == .name else { continue }
            if tokens[index].word == .none {
                look(at: index)
                provider(index)
            } else if tokens[index].word == .new {
                created(node: names.node(index))
            }
        }
        joinParts()
        for comment in comments { look(at: comment) }
        for index in updates { update(index) }
        if hasRequest { for index in completions { completion(index) } }
        if mentionsSession { for index in results { result(index) } }
    }

    /// The calls of `updateWith`, which exists for other methods of payment, too.
    var updates: [Int] = []
    /// The calls of `complete`, a name that other programs use, too.
    var completions: [Int] = []
    /// The calls of `completePayment`, a name that other programs use, too.
    var results: [Int] = []
    var mentionsSession = false

    mutating func look(at index: Int) {
        switch tokens[index].byte {
        case "A" where bytes[tokens[index].range].starts(with: ScriptCalls.applePay):
            if reads("ApplePayJS", index) || reads("ApplePaySession", index) {
                mentionsSession = true
                unclosed(index)
            } else if let kind = ScriptCalls.types.first(where: { reads($0.name, index) })?.kind {
                type(kind, index)
            }
        case "P" where reads("PaymentRequest", index): request(index)
        case "R" where reads("Reflect", index): constructed(index)
        case "i" where reads("initiativeContext", index): sessionRequest(index)
        case "u" where reads("updateWith", index): if isMethod(index) { updates.append(index) }
        case "c" where reads("complete", index): if isMethod(index) { completions.append(index) }
        case "c" where reads("completePayment", index): if isMethod(index) { results.append(index) }
        case "c":
            if let update = ScriptCalls.selections.first(where: { reads($0.name, index) }), isMethod(index) { selection(index, update) }
        default: break
        }
    }

    private func isMethod(_ name: Int) -> Bool { names.isMember(name) && call(name) != nil }

    static let applePay = [UInt8]("ApplePay".utf8)
    /// Words of which every file with a document of Apple Pay has one.
    static let words =
        ["ApplePay", "apple-pay", "merchantCapabilities", SourceTexts.total] + selections.map { $0.name }
        // Servers have only these.
        + ["merchantIdentifier", "initiativeContext", "paymentservices", "validationURL"]

    /// `new PaymentRequest(methods, details, options)`, if one of the methods is Apple Pay.
    mutating func request(_ index: Int) {
        guard let arguments = requestArguments(index), let methods = arguments.first ?? nil else { return }
        hasRequest = true
        var entries: [ScriptValue.Entry] = []
        for (name, argument) in zip(["methodData", "details", "options"], arguments) {
            let value = argument ?? .unknown(tokens[index].range)
            entries.append(.named(name, value))
        }
        add(.w3cPaymentRequest, .object(entries, methods.range), version: nil)
    }

    /// The arguments of `new PaymentRequest(…)`; `nil` if none of the methods is Apple Pay.
    private mutating func requestArguments(_ index: Int) -> [ScriptValue?]? {
        guard let new = created(index) else { return nil }
        evaluator.begin()
        let arguments = evaluator.arguments(new)
        guard let methods = arguments.first ?? nil, case .list(let elements, _) = methods,
            elements.contains(where: { $0.alternatives.contains(where: isApplePay) })
        else { return nil }
        return arguments
    }

    /// Whether a name is that of a new request with Apple Pay.
    mutating func isRequest(_ index: Int) -> Bool { requestArguments(index) != nil }

    func isApplePay(_ method: ScriptValue) -> Bool {
        guard let name = method.member("supportedMethods") else { return false }
        let all = if case .list(let list, _) = name { list } else { [name] }
        return all.contains { if case .text(let text, _) = $0 { text.starts(with: "https://apple.com/apple-pay".utf8) } else { false } }
    }

    // MARK: Updates

    /// A method that answers a choice of the shopper, and what the arguments of its old form are.
    typealias Selection = (name: String, kind: DocumentKind, arguments: [String])

    static let selections: [Selection] = [
        ("completePaymentMethodSelection", .paymentMethodUpdate, ["newTotal", "newLineItems"]),
        ("completeShippingMethodSelection", .shippingMethodUpdate, ["status", "newTotal", "newLineItems"]),
        ("completeShippingContactSelection", .shippingContactUpdate, ["status", "newShippingMethods", "newTotal", "newLineItems"]),
        ("completeCouponCodeChange", .couponCodeUpdate, []),
    ]

    mutating func selection(_ index: Int, _ selection: Selection) {
        evaluator.begin()
        guard let (call, first) = call(index) else { return }
        let arguments = [ScriptValue?](evaluator.arguments(call).dropFirst(first))
        guard case .some(.some) = arguments.first else { return }
        if arguments.count == 1 {
            guard let argument = names.argument(first, call) else { return }
            for value in evaluator.value(argument).alternatives {
                guard case .object = value else {
                    if isSession(index) { hand(selection.kind, value) }
                    continue
                }
                if value.member("newTotal") == nil, value.member("label") != nil, value.member("amount") != nil {
                    // The rule about totals in place of updates says more than a check of an update.
                    if selection.arguments.first == "newTotal" { positional(selection, [value]) }
                } else if isSession(index) || ScriptCalls.updateMembers.contains(where: { value.member($0) != nil }) {
                    hand(selection.kind, value, takesVersion: true)
                }
            }
        } else if !selection.arguments.isEmpty, arguments.count >= selection.arguments.count, !arguments.contains(where: { $0 == nil }) {
            positional(selection, arguments.compactMap { $0 })
        }
    }

    static let updateMembers = ["newTotal", "newLineItems", "newShippingMethods"]

    /// The form before version 3. A document says the same with members.
    mutating func positional(_ selection: Selection, _ arguments: [ScriptValue]) {
        var entries: [ScriptValue.Entry] = []
        var range = arguments[0].range
        var hasTotal = false
        // An answer that reports a failure needs no total.
        let mayFail = selection.arguments.first == "status" && !arguments[0].isSuccess
        for (name, argument) in zip(selection.arguments, arguments) where name != "status" {
            if argument.isUndefined || mayFail && (argument.isNothing || argument.isEmptyList) { continue }
            if entries.isEmpty { range = argument.range }
            entries.append(.named(name, argument))
            if name == "newTotal" { hasTotal = true }
        }
        if mayFail {
            guard !entries.isEmpty else { return }
            if !hasTotal { entries.append(.named("newTotal", .unknown(range))) }
        }
        hand(selection.kind, .object(entries, range))
    }

    /// `event.updateWith(details)`
    mutating func update(_ index: Int) {
        guard hasRequest || isEvent(index) else { return }
        evaluator.begin()
        guard let argument = argument(of: index) else { return }
        for value in evaluator.value(argument).alternatives {
            if value.isUnknown || ScriptCalls.detailMembers.contains(where: { value.member($0) != nil }) {
                hand(.paymentDetailsUpdate, value)
            }
        }
    }

    /// Whether the type of a method's object is an event of the W3C interface: `(event: PaymentRequestUpdateEvent) => …`.
    private func isEvent(_ method: Int) -> Bool {
        guard let object = object(of: method), tree.kind(object) == .name, let binding = names.declaration(of: tree.first(object)),
            let declaration = tree.parent(names.node(binding.token)), let type = names.child(declaration, .type)
        else { return false }
        return tree.tokens(type).prefix(4).contains { ScriptCalls.events.contains(word($0)) }
    }

    private static let events = ["PaymentRequestUpdateEvent", "PaymentMethodChangeEvent"].map { [UInt8]($0.utf8) }

    static let detailMembers = ["total", "displayItems", "shippingOptions", "modifiers"]

    // MARK: What was found

    /// Adds a value. Returns whether the file shows anything of it.
    ///
    /// - Parameter namesSuffice: Whether the names of the members say enough.
    @discardableResult
    mutating func add(
        _ kind: DocumentKind, _ value: ScriptValue, version: Int?, takesVersion: Bool = false, isHanded: Bool = false,
        note: DerivedDocument.Note? = nil, namesSuffice: Bool = false
    ) -> Bool {
        guard case .object(let entries, let range) = value else { return false }
        // Nothing is known about it.
        let isKnown = entries.contains {
            guard case .member(_, _, let value, _) = $0 else { return false }
            return !value.isUnknown || value.alternatives.contains { $0.isMissingStatus }
        }
        guard isKnown || entries.isEmpty || namesSuffice else { return false }
        let place = Place(kind: kind, range: range)
        if let known = indexes[place] {
            // A session says more than a declaration.
            if let version, found[known].version == nil { found[known] = Found(kind: kind, value: value, version: version) }
            found[known].isHanded = found[known].isHanded || isHanded
            return true
        }
        indexes[place] = found.count
        found.append(Found(kind: kind, value: value, version: version, takesVersion: takesVersion, isHanded: isHanded, note: note))
        return true
    }

    mutating func settle() {
        leaveOutParts()
        let known = Set(versions.map { $0 ?? -1 })
        if known.count == 1, let version = known.first, version > 0 {
            for index in found.indices where found[index].takesVersion { found[index].version = version }
        }
        found = found.inOrder { $0.value.range.lowerBound }
        unreached = unreached.inOrder { $0.range.lowerBound }
    }

    /// Removes typed parts of documents that were found as a whole.
    private mutating func leaveOutParts() {
        guard found.contains(where: { ScriptCalls.partKinds.contains($0.kind) }) else { return }
        var inner: Set<Range<Int>> = []
        func visit(_ value: ScriptValue, isRoot: Bool) {
            if !isRoot { inner.insert(value.range) }
            switch value {
            case .object(let entries, _): for case .member(_, _, let value, _) in entries { visit(value, isRoot: false) }
            case .list(let values, _): for value in values { visit(value, isRoot: false) }
            default: break
            }
        }
        for document in found { visit(document.value, isRoot: true) }
        found.removeAll { ScriptCalls.partKinds.contains($0.kind) && inner.contains($0.value.range) }
    }

    // MARK: Tokens

    /// The call of a method by its name, and the number of its first argument: `name(…)`, `name.call(object, …)` and
    /// `name.bind(object)(…)`.
    func call(_ name: Int) -> (call: Int, first: Int)? {
        let function = names.node(name)
        guard tree.last(function) == name else { return nil }
        if let call = names.call(of: function) { return (call, 0) }
        guard let member = names.parent(function, .member), let call = names.call(of: member) else { return nil }
        if reads("call", tree.last(member)) { return (call, 1) }
        guard reads("bind", tree.last(member)), names.arguments(call).dropFirst(1).first(where: { _ in true }) == nil else { return nil }
        return names.call(of: call).map { ($0, 0) }
    }

    /// The first argument of the call of a method, if it is one.
    func argument(of name: Int) -> Int? {
        call(name).flatMap { names.argument($0.first, $0.call) }.flatMap { tree.kind($0) == .spread ? nil : $0 }
    }

    /// The call of a class or function by its name.
    func isCall(_ name: Int) -> Bool { tree.last(names.node(name)) == name && names.call(of: names.node(name)) != nil }

    /// The expression that creates an object of a class by its name.
    func created(_ name: Int) -> Int? {
        guard tree.last(names.node(name)) == name, let new = names.call(of: names.node(name)), tree.kind(new) == .new else { return nil }
        return new
    }

    func isQualified(_ name: Int) -> Bool { names.isMember(name) || isQualifiedType(name) }

    /// Whether a name of a type has another one before it.
    private func isQualifiedType(_ name: Int) -> Bool {
        name > 1 && names.kind(name) == .type && isOnly(name - 1, ".") && tokens[name - 2].kind == .name
    }
}
