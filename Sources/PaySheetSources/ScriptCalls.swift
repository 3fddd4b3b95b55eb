import PaySheet

/// Finds the values that reach Apple Pay: arguments of its calls, and literals that are declared as its types.
struct ScriptCalls {
    let tokens: TokenList
    let bytes: [UInt8]
    let comments: [ScriptComment]
    let names: ScriptNames
    var evaluator: ScriptEvaluator
    var found: [Found] = []
    /// What calls hand to Apple Pay and the file does not show.
    var unreached: [Unreached] = []
    /// The places of it.
    var missed: Set<Place> = []
    /// The indexes of what was found.
    private var indexes: [Place: Int] = [:]
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
        calls.evaluator.imports = changes
        calls.find()
        return calls
    }

    /// Whether a script has a name of Apple Pay that something is found by. Most scripts have none, and their own names need not be known.
    private static func mayBe(in script: ScriptTokens) -> Bool {
        guard script.comments.isEmpty else { return true }
        return script.tokens.contains { token in
            guard token.kind == .name, token.range.count >= applePay.count else { return false }
            let name = script.bytes[token.range]
            switch token.byte {
            case UInt8(ascii: "A"): return name.starts(with: applePay)
            case UInt8(ascii: "P"): return name.elementsEqual("PaymentRequest".utf8)
            case UInt8(ascii: "c"): return selections.contains { name.elementsEqual($0.name.utf8) }
            default: return false
            }
        }
    }

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
        names = ScriptNames(script)
        evaluator = ScriptEvaluator(script.tokens, script.bytes, names)
    }

    mutating func find() {
        look()
        settle()
    }

    /// Looks at every token.
    mutating func look() {
        for index in tokens.indices {
            if !others.calls.isEmpty, tokens[index].kind == .elementOpen { element(index) }
            guard tokens[index].kind == .name else { continue }
            if tokens[index].word == .none {
                look(at: index)
                provider(index)
            } else if tokens[index].word == .new {
                created(index)
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
        let first = tokens[index].byte
        guard first == UInt8(ascii: "A") || first == UInt8(ascii: "P") || first == UInt8(ascii: "c") || first == UInt8(ascii: "u") else {
            return
        }
        if first == UInt8(ascii: "A") {
            guard bytes[tokens[index].range].starts(with: ScriptCalls.applePay) else { return }
            if reads("ApplePayJS", index) { mentionsSession = true }
            if reads("ApplePaySession", index) {
                mentionsSession = true
            } else if let kind = ScriptCalls.types.first(where: { reads($0.name, index) })?.kind {
                type(kind, index)
            }
        } else if first == UInt8(ascii: "P") {
            if reads("PaymentRequest", index) { request(index) }
        } else if names.isPunctuation(index - 1, UInt8(ascii: ".")) || isOptional(index - 1), call(index) != nil {
            if first == UInt8(ascii: "u") {
                if reads("updateWith", index) { updates.append(index) }
            } else if reads("complete", index) {
                completions.append(index)
            } else if reads("completePayment", index) {
                results.append(index)
            } else if let update = ScriptCalls.selections.first(where: { reads($0.name, index) }) {
                selection(index, update)
            }
        }
    }

    static let applePay = [UInt8]("ApplePay".utf8)
    /// Words of which every file with a document of Apple Pay has one.
    static let words = ["ApplePay", "apple-pay", "merchantCapabilities"] + selections.map { $0.name }

    /// `new PaymentRequest(methods, details, options)`, if one of the methods is Apple Pay.
    mutating func request(_ index: Int) {
        guard isCall(index), isCreated(index) else { return }
        evaluator.begin()
        let arguments = evaluator.arguments(callee(index))
        guard let methods = arguments.first ?? nil, case .list(let elements, _) = methods, elements.contains(where: isApplePay) else {
            return
        }
        hasRequest = true
        var entries: [ScriptValue.Entry] = []
        for (name, argument) in zip(["methodData", "details", "options"], arguments) {
            let value = argument ?? .unknown(tokens[index].range)
            entries.append(.member(name: [UInt8](name.utf8), place: start(of: value), value: value, isSpread: false))
        }
        add(.w3cPaymentRequest, .object(entries, methods.range), version: nil)
    }

    func isApplePay(_ method: ScriptValue) -> Bool {
        switch method.member("supportedMethods") {
        case .text(let text, _)?: ScriptCalls.isApplePay(text)
        case .list(let list, _)?:
            list.contains { if case .text(let text, _) = $0 { ScriptCalls.isApplePay(text) } else { false } }
        default: false
        }
    }

    static func isApplePay(_ text: [UInt8]) -> Bool { text.starts(with: [UInt8]("https://apple.com/apple-pay".utf8)) }

    // MARK: Updates

    struct Selection {
        let name: String
        let kind: DocumentKind
        /// What the arguments of the old form are.
        let arguments: [String]
    }

    static let selections = [
        Selection(name: "completePaymentMethodSelection", kind: .paymentMethodUpdate, arguments: ["newTotal", "newLineItems"]),
        Selection(
            name: "completeShippingMethodSelection", kind: .shippingMethodUpdate, arguments: ["status", "newTotal", "newLineItems"]),
        Selection(
            name: "completeShippingContactSelection", kind: .shippingContactUpdate,
            arguments: ["status", "newShippingMethods", "newTotal", "newLineItems"]),
        Selection(name: "completeCouponCodeChange", kind: .couponCodeUpdate, arguments: []),
    ]

    mutating func selection(_ index: Int, _ selection: Selection) {
        evaluator.begin()
        guard let (open, first) = call(index) else { return }
        let arguments = [ScriptValue?](evaluator.arguments(open).dropFirst(first))
        guard case .some(.some) = arguments.first else { return }
        if arguments.count == 1 {
            guard let start = argument(first, open) else { return }
            for value in evaluator.expression(start).value.alternatives {
                guard case .object = value else {
                    if isSession(index) { hand(selection.kind, value) }
                    continue
                }
                if selection.arguments.first == "newTotal", value.member("newTotal") == nil, value.member("label") != nil,
                    value.member("amount") != nil
                {
                    positional(selection, [value])
                } else if isSession(index) || ScriptCalls.updateMembers.contains(where: { value.member($0) != nil }) {
                    hand(selection.kind, value, takesVersion: true)
                }
            }
        } else if !selection.arguments.isEmpty, !arguments.contains(where: { $0 == nil }) {
            positional(selection, arguments.compactMap { $0 })
        }
    }

    static let updateMembers = ["newTotal", "newLineItems", "newShippingMethods"]

    /// The form before version 3. A document says the same with members.
    mutating func positional(_ selection: Selection, _ arguments: [ScriptValue]) {
        var entries: [ScriptValue.Entry] = []
        var range = arguments[0].range
        for (name, argument) in zip(selection.arguments, arguments) where name != "status" {
            if argument.isUndefined { continue }
            if entries.isEmpty { range = argument.range }
            entries.append(.member(name: [UInt8](name.utf8), place: start(of: argument), value: argument, isSpread: false))
        }
        hand(selection.kind, .object(entries, range))
    }

    /// `event.updateWith(details)`
    mutating func update(_ index: Int) {
        guard hasRequest else { return }
        evaluator.begin()
        guard let (open, first) = call(index), let start = argument(first, open), !names.isSpread(start) else { return }
        for value in evaluator.expression(start).value.alternatives {
            if value.isUnknown || ScriptCalls.detailMembers.contains(where: { value.member($0) != nil }) {
                hand(.paymentDetailsUpdate, value)
            }
        }
    }

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
            case .object(let entries, _):
                for case .member(_, _, let value, _) in entries { visit(value, isRoot: false) }
            case .list(let values, _): for value in values { visit(value, isRoot: false) }
            default: break
            }
        }
        for document in found { visit(document.value, isRoot: true) }
        found.removeAll { ScriptCalls.partKinds.contains($0.kind) && inner.contains($0.value.range) }
    }

    // MARK: Tokens

    func reads(_ word: String, _ index: Int) -> Bool { evaluator.reads(word, index) }

    func start(of value: ScriptValue) -> Range<Int> { value.range.lowerBound..<value.range.lowerBound }

    func isCall(_ index: Int) -> Bool {
        let open = callee(index)
        return index < tokens.count && open < tokens.count && tokens[open].kind == .open && tokens[open].byte == UInt8(ascii: "(")
            && Int(tokens[open].mate) > open
    }

    /// The parenthesis of the call of a method, and the number of its first argument: `name(…)`, `name.call(object, …)` and
    /// `name.bind(object)(…)`.
    func call(_ index: Int) -> (open: Int, first: Int)? {
        if isCall(index) { return (callee(index), 0) }
        guard names.isPunctuation(index + 1, UInt8(ascii: ".")), isCall(index + 2) else { return nil }
        let open = index + 3
        if reads("call", index + 2) { return (open, 1) }
        let end = Int(tokens[open].mate)
        guard reads("bind", index + 2), names.skip(from: open + 1) == end, isCall(end) else { return nil }
        return (end + 1, 0)
    }

    /// The parenthesis of a call, behind type arguments.
    func callee(_ index: Int) -> Int {
        names.isPunctuation(index + 1, UInt8(ascii: "?")) || names.isPunctuation(index + 1, UInt8(ascii: "!")) ? index + 2 : index + 1
    }

    func isOptional(_ index: Int) -> Bool {
        names.isPunctuation(index, UInt8(ascii: "?")) && tokens[index].end - tokens[index].start == 2
    }

    func isQualified(_ index: Int) -> Bool {
        index > 1 && names.isPunctuation(index - 1, UInt8(ascii: ".")) && tokens[index - 2].kind != .punctuation
    }

    /// Whether `new` is before a name with everything that qualifies it.
    func isCreated(_ index: Int) -> Bool {
        var index = index - 1
        while index > 0, names.isPunctuation(index, UInt8(ascii: ".")) {
            index -= 1
            if tokens[index].kind == .close { index = Int(tokens[index].mate) }
            index -= 1
        }
        return index >= 0 && tokens[index].word == .new
    }

    /// The first token of an argument.
    func argument(_ number: Int, _ open: Int) -> Int? {
        var index = open + 1
        let end = Int(tokens[open].mate)
        for _ in 0..<number {
            index = names.skip(from: index)
            guard index < end, names.isPunctuation(index, UInt8(ascii: ",")) else { return nil }
            index += 1
        }
        return index < end ? index : nil
    }
}
