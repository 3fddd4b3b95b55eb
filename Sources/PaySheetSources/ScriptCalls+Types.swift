import PaySheet

// Values that are declared as types of Apple Pay.
extension ScriptCalls {
    static let types: [(name: String, kind: DocumentKind)] = [
        ("ApplePayPaymentRequest", .paymentRequest), ("ApplePayPaymentMethodUpdate", .paymentMethodUpdate),
        ("ApplePayShippingMethodUpdate", .shippingMethodUpdate), ("ApplePayShippingContactUpdate", .shippingContactUpdate),
        ("ApplePayCouponCodeUpdate", .couponCodeUpdate), ("ApplePayPaymentAuthorizationResult", .authorizationResult),
        ("ApplePayRequest", .paymentMethodRequest), ("ApplePayModifier", .modifier),
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
            for value in evaluator.results(of: .block(end)) { declare(kind, value) }
        }
    }

    /// `(): Type => …`
    mutating func arrow(_ kind: DocumentKind, _ start: Int) {
        guard start < tokens.count else { return }
        if tokens[start].kind == .open, tokens[start].byte == UInt8(ascii: "{") {
            for value in evaluator.results(of: .block(start)) { declare(kind, value) }
        } else if tokens[start].kind == .open, tokens[start].byte == UInt8(ascii: "("), Int(tokens[start].mate) > start {
            literal(kind, start + 1)
        }
    }

    /// What is before `as`.
    ///
    /// - Parameter isWhole: Nothing is added later. `as` is also for values that are not whole yet.
    mutating func cast(_ kind: DocumentKind, _ last: Int, isWhole: Bool) {
        guard last > 0, tokens[last].kind == .close, tokens[last].byte == UInt8(ascii: "}"), Int(tokens[last].mate) < last else { return }
        let start = Int(tokens[last].mate)
        let value = declared(start) ?? evaluator.operand(start, limit: tokens.count).value
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
            values = [declared(start) ?? evaluator.operand(start, limit: tokens.count).value]
        } else {
            values = evaluator.alternatives(start)
        }
        for value in values {
            if isList, case .list(let elements, _) = value {
                for element in elements { declare(kind, element) }
            } else if !isList {
                declare(kind, value)
            }
        }
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

    /// `/** @type {ApplePayJS.ApplePayPaymentRequest} */`
    mutating func look(at comment: ScriptComment) {
        let text = bytes[comment.range]
        guard let mark = ScriptCalls.place(of: ScriptTokens.typeMark, in: text) else { return }
        var index = mark + ScriptTokens.typeMark.count
        while index < text.endIndex, text[index] == 0x20 { index += 1 }
        guard index < text.endIndex, text[index] == UInt8(ascii: "{") else { return }
        var end = index + 1
        while end < text.endIndex, text[end] != UInt8(ascii: "}") { end += 1 }
        var name = String(decoding: text[index + 1..<end].filter { $0 != 0x20 && $0 != UInt8(ascii: "!") }, as: UTF8.self)
        if name.hasPrefix("ApplePayJS.") { name.removeFirst(11) }
        guard let kind = ScriptCalls.types.first(where: { $0.name == name })?.kind else { return }
        var token = comment.token
        evaluator.begin()
        var steps = 0
        while token < tokens.count, steps < 8 {
            if names.isPunctuation(token, UInt8(ascii: "=")), tokens[token].end - tokens[token].start == 1 {
                return literal(kind, token + 1)
            }
            if tokens[token].kind == .open, tokens[token].byte == UInt8(ascii: "(") { return literal(kind, token + 1) }
            if tokens[token].word == .return { return literal(kind, token + 1) }
            guard tokens[token].kind == .name || names.isPunctuation(token, UInt8(ascii: ".")) else { return }
            token += 1
            steps += 1
        }
    }

    static func place(of wanted: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        guard wanted.count <= text.count else { return nil }
        for place in text.startIndex...text.endIndex - wanted.count where text[place...].starts(with: wanted) { return place }
        return nil
    }
}
