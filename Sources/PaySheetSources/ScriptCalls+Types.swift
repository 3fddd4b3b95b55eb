import PaySheet

// Values that are declared as types of Apple Pay.
extension ScriptCalls {
    static let types: [(name: String, kind: DocumentKind)] = [
        ("ApplePayPaymentRequest", .paymentRequest), ("ApplePayPaymentMethodUpdate", .paymentMethodUpdate),
        ("ApplePayShippingMethodUpdate", .shippingMethodUpdate), ("ApplePayShippingContactUpdate", .shippingContactUpdate),
        ("ApplePayCouponCodeUpdate", .couponCodeUpdate), ("ApplePayPaymentAuthorizationResult", .authorizationResult),
        ("ApplePayRequest", .applePayRequest), ("ApplePayModifier", .modifier), ("ApplePayLineItem", .lineItem),
        ("ApplePayShippingMethod", .shippingMethod), ("ApplePayRecurringPaymentRequest", .recurringPaymentRequest),
        ("ApplePayAutomaticReloadPaymentRequest", .automaticReloadPaymentRequest),
        ("ApplePayDeferredPaymentRequest", .deferredPaymentRequest), ("ApplePayPaymentTokenContext", .paymentTokenContext),
    ]

    /// The types of parts of other documents.
    static let partKinds: [DocumentKind] = [
        .lineItem, .shippingMethod, .recurringPaymentRequest, .automaticReloadPaymentRequest, .deferredPaymentRequest, .paymentTokenContext,
    ]

    /// A name of a type: what is declared as it, cast to it, or returned as it.
    mutating func type(_ kind: DocumentKind, _ index: Int) {
        // Another package can have a type of this name.
        guard isQualified(index) || !names.declares(tokens[index].range) else { return }
        let node = names.node(index)
        guard tree.kind(node) == .type, let parent = tree.parent(node) else { return }
        evaluator.begin()
        // What the name of the type and the names before it are.
        let first = isQualified(index) ? index - 2 : index
        let before = tokens[first - 1]
        switch tree.kind(parent) {
        case .cast:
            if before.word == .as || before.word == .satisfies {
                cast(kind, parent, isWhole: before.word == .satisfies)
            } else if isOnly(first - 1, "<"), isOnly(index + 1, ">"), let value = tree.next(node), tree.kind(value) == .object {
                literal(kind, value)
            }
        // `ref<Type>({ … })`, but not `Partial<Type>`.
        case .call, .new:
            guard first - 1 == tree.first(node), index + 2 == tree.end(node), names.calleeToken(parent) == first - 2,
                let value = names.argument(0, parent)
            else { return }
            literal(kind, value)
        default: annotation(kind, index, first, node, parent)
        }
    }

    /// `name: Type = …`, `name(): Type`, `name: Type[] = …`, `name: Array<Type> = …`
    private mutating func annotation(_ kind: DocumentKind, _ index: Int, _ first: Int, _ node: Int, _ parent: Int) {
        let isArray = reads("Array", first - 2) || reads("ReadonlyArray", first - 2)
        var isList = isArray && first - 3 == tree.first(node) && isOnly(first - 1, "<") && isOnly(index + 1, ">")
        guard isList || first - 1 == tree.first(node) else { return }
        var end = isList ? index + 2 : index + 1
        while end < tree.end(node) {
            if !isList, isBracket(end, "["), mate(end) == end + 1 {
                isList = true
            } else if !isOnly(end, "|") || tokens[end + 1].word != .null && tokens[end + 1].word != .undefined {
                return
            }
            end += 2
        }
        guard tree.kind(parent).isFunction else {
            if let value = names.value(parent), tree.first(value) > tree.first(node) { literal(kind, value, isList: isList) }
            return
        }
        guard !isList, let body = names.body(parent) else { return }
        if tree.kind(body) == .block {
            returned(kind, ScriptNames.Body(function: parent))
        } else if tree.kind(body) == .group, let value = tree.child(body) {
            literal(kind, value)
        }
    }

    /// Adds what a function returns.
    mutating func returned(_ kind: DocumentKind, _ body: ScriptNames.Body) {
        for value in evaluator.result(of: body, 0..<0).alternatives { declare(kind, value) }
    }

    /// What is before `as`.
    ///
    /// - Parameter isWhole: Nothing is added later. `as` is also for values that are not whole yet.
    private mutating func cast(_ kind: DocumentKind, _ cast: Int, isWhole: Bool) {
        guard let object = tree.child(cast), tree.kind(object) == .object else { return }
        let value = declared(object) ?? undeclared(object)
        declare(kind, isWhole ? value : value.opened(at: value.range.upperBound..<value.range.upperBound))
    }

    /// Adds what is declared as a type. Empty objects are filled later.
    mutating func declare(_ kind: DocumentKind, _ value: ScriptValue) {
        guard case .object(let entries, _) = value, entries.contains(where: { if case .member = $0 { true } else { false } }) else {
            return
        }
        add(kind, value, version: nil)
    }

    mutating func literal(_ kind: DocumentKind, _ node: Int, isList: Bool = false) {
        let isObject = tree.kind(names.uncast(node)) == .object
        let values = isObject ? [declared(names.uncast(node)) ?? undeclared(names.uncast(node))] : evaluator.value(node).alternatives
        for value in values {
            if case .function(let body, _) = value {
                returned(kind, body)
                continue
            }
            if isList, case .list(let elements, _) = value {
                for element in elements { declare(kind, element) }
            } else if !isList {
                declare(kind, value)
            }
        }
    }

    /// The value of a literal that no declaration has: a field of a class has it, a file exports it, or code uses it.
    private mutating func undeclared(_ literal: Int) -> ScriptValue {
        let value = evaluator.field(outermost(literal)) ?? evaluator.value(literal)
        return names.isInExport(literal) ? evaluator.exported(value, at: value.range) : value
    }

    /// A literal with the types around it.
    private func outermost(_ literal: Int) -> Int {
        var node = literal
        while let cast = names.parent(node, .cast) { node = cast }
        return node
    }

    /// The value of the declaration that has a literal, after what changes it.
    private mutating func declared(_ literal: Int) -> ScriptValue? {
        let value = outermost(literal)
        guard let declarator = names.parent(value, .declarator), let key = names.key(declarator), tree.kind(key) == .name, key != value,
            let binding = names.declaration(of: tree.first(key)), case .value(value) = binding.content
        else { return nil }
        return evaluator.value(of: binding, names.range(key))
    }
}
