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
        let first = isQualified(index) ? index - 2 : index
        guard first > 0 else { return }
        evaluator.begin()
        let before = tokens[first - 1]
        if before.word == .as || before.word == .satisfies { return cast(kind, first - 2, isWhole: before.word == .satisfies) }
        if names.isPunctuation(first - 1, UInt8(ascii: "<")), names.isPunctuation(index + 1, UInt8(ascii: ">")), index + 2 < tokens.count {
            let next = tokens[index + 2]
            if names.isOnly(index + 2, "="), reads("Array", first - 2) || reads("ReadonlyArray", first - 2), names.isOnly(first - 3, ":") {
                return literal(kind, index + 3, isList: true)
            }
            if next.kind == .open, next.byte == UInt8(ascii: "{") { return literal(kind, index + 2) }
            // `ref<Type>({ … })`, but not `Partial<Type>`.
            if next.kind == .open, next.byte == UInt8(ascii: "("), first > 1, tokens[first - 2].kind == .name, Int(next.mate) > index + 2 {
                literal(kind, index + 3)
            }
            return
        }
        guard names.isPunctuation(first - 1, UInt8(ascii: ":")) else { return }
        var end = index + 1
        var isList = false
        while end < tokens.count {
            if tokens[end].kind == .open, tokens[end].byte == UInt8(ascii: "["), Int(tokens[end].mate) == end + 1 {
                isList = true
                end += 2
            } else if names.isPunctuation(end, UInt8(ascii: "|")), end + 1 < tokens.count,
                tokens[end + 1].word == .null || tokens[end + 1].word == .undefined
            {
                end += 2
            } else {
                break
            }
        }
        guard end < tokens.count else { return }
        if names.isPunctuation(end, UInt8(ascii: "=")) {
            if tokens[end].end - tokens[end].start == 1 { literal(kind, end + 1, isList: isList) } else { arrow(kind, end + 1) }
        } else if first > 1, tokens[first - 2].kind == .close, tokens[end].kind == .open, tokens[end].byte == UInt8(ascii: "{"), !isList {
            returned(kind, .block(end))
        }
    }

    /// `(): Type => …`
    mutating func arrow(_ kind: DocumentKind, _ start: Int) {
        guard start < tokens.count else { return }
        if tokens[start].kind == .open, tokens[start].byte == UInt8(ascii: "{") {
            returned(kind, .block(start))
        } else if tokens[start].kind == .open, tokens[start].byte == UInt8(ascii: "("), Int(tokens[start].mate) > start {
            literal(kind, start + 1)
        }
    }

    /// Adds what a function returns.
    mutating func returned(_ kind: DocumentKind, _ body: ScriptNames.Body) {
        for value in evaluator.result(of: body, 0..<0).alternatives { declare(kind, value) }
    }

    /// What is before `as`.
    ///
    /// - Parameter isWhole: Nothing is added later. `as` is also for values that are not whole yet.
    mutating func cast(_ kind: DocumentKind, _ last: Int, isWhole: Bool) {
        guard last > 0, tokens[last].kind == .close, tokens[last].byte == UInt8(ascii: "}"), Int(tokens[last].mate) < last else { return }
        let start = Int(tokens[last].mate)
        let value = declared(start) ?? undeclared(start)
        declare(kind, isWhole ? value : value.opened(at: value.range.upperBound..<value.range.upperBound))
    }

    /// Adds what is declared as a type. Empty objects are filled later.
    mutating func declare(_ kind: DocumentKind, _ value: ScriptValue) {
        guard case .object(let entries, _) = value, entries.contains(where: { if case .member = $0 { true } else { false } }) else {
            return
        }
        add(kind, value, version: nil)
    }

    mutating func literal(_ kind: DocumentKind, _ start: Int, isList: Bool = false) {
        guard start < tokens.count else { return }
        let values: [ScriptValue]
        if tokens[start].kind == .open, tokens[start].byte == UInt8(ascii: "{") {
            values = [declared(start) ?? undeclared(start)]
        } else {
            values = evaluator.expression(start).value.alternatives
        }
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
    private mutating func undeclared(_ start: Int) -> ScriptValue {
        let value = evaluator.field(start) ?? evaluator.operand(start, limit: tokens.count).value
        return names.isInExport(start) ? evaluator.exported(value, at: value.range) : value
    }

    /// The value of the declaration whose literal begins at a token, after what changes it.
    mutating func declared(_ start: Int) -> ScriptValue? {
        // `const name: Type = {`, `const name = {`
        var index = start - 1
        var steps = 0
        while index > 0, steps < 12, tokens[index].word != .const, tokens[index].word != .let, tokens[index].word != .var {
            if tokens[index].kind == .open || tokens[index].kind == .close || names.isPunctuation(index, UInt8(ascii: ";")) { return nil }
            index -= 1
            steps += 1
        }
        guard index >= 0, tokens[index].kind == .name, index + 1 < tokens.count,
            let binding = names.binding(of: tokens[index + 1].range, at: index + 1), case .value(let first) = binding.content,
            first == start
        else { return nil }
        return evaluator.value(of: binding, tokens[index + 1].range)
    }
}
