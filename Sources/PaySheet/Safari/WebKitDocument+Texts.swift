/// What the engine says about a document: the text of a check, with what the document has in its place.
extension WebKitDocument {
    func thrownText(_ check: WebKitCheck, _ finding: RawFinding, _ call: WebKitCall) -> String {
        let texts = check.texts
        guard let usual = texts.first else { return "" }
        switch check {
        case .sequence:
            // Any object but a list is none that can be gone through.
            let isObject = call.steps.last.map { source.nodes[$0.end.node].is(.object) } ?? false
            return isObject ? texts.last ?? "" : usual
        case .requiredMember: return requiredText(texts, call)
        case .errorCode:
            let isAbsent = call.steps.last.map { !$0.is(ShapeIndex.paymentError, PaymentError.Slot.code) } ?? true
            return isAbsent ? texts.last ?? "" : WebKitDocument.filled(usual) { _ in WebKitDocument.words(PaymentError.Slot.code) }
        case .errorField: return WebKitDocument.filled(usual) { _ in WebKitDocument.words(PaymentError.Slot.contactField) }
        case .versionRange:
            // A flow states the version that its page asked for, whatever the policy says.
            let stated = call.steps.last.flatMap {
                $0.is(ShapeIndex.paymentFlow, PaymentFlow.Slot.apiVersion) ? unsigned($0.end, bits: 32) : nil
            }
            return WebKitDocument.filled(usual) { _ in String(stated ?? version(near: call.steps.last?.object ?? call.innerObject)) }
        case .sameCurrency:
            let (value, total) = currencies(call)
            return WebKitDocument.filled(usual) { WebKitDocument.shown($0 == "total" ? total : value) }
        default: return WebKitDocument.filled(usual) { _ in WebKitDocument.shown(value(check, finding, call)) }
        }
    }

    /// So much of a value is shown, as WebKit's console cuts it too.
    private static let longest = 200

    private static func shown(_ text: [UInt8]) -> String { Shown.shortened(String(decoding: text, as: UTF8.self), to: longest) }

    /// The value that a check looks at: nothing if it is absent, or where a dictionary without it is.
    private func value(_ check: WebKitCheck, _ finding: RawFinding, _ call: WebKitCall) -> [UInt8] {
        let rule = RuleID(code: finding.rule)
        guard rule != .memberMissing, rule != .memberUnknown, let step = call.steps.last else { return [] }
        switch step.end.row.code {
        case .record, .list, .variant, .choice, .object: return []
        default:
            // The interface of W3C raises a currency before it compares it.
            return check == .currencyISO ? upperCased(text(step.end.node)) : text(step.end.node)
        }
    }

    /// Replaces names between per cent signs with text.
    private static func filled(_ template: String, _ value: (_ name: String) -> String) -> String {
        var text = ""
        var isName = false
        for part in template.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false) {
            let part = String(decoding: Array(part), as: UTF8.self)
            text += isName ? value(part) : part
            isName.toggle()
        }
        return text
    }

    // MARK: Required members

    private func requiredText(_ texts: [String], _ call: WebKitCall) -> String {
        guard let shape = call.innerShape, let slot = firstMissing(of: shape, in: call.innerObject) else { return "" }
        // These are the arguments of a function.
        if shape == ShapeIndex.w3cPaymentRequest { return texts.last ?? "" }
        return WebKitDocument.filled(texts.first ?? "") { name in
            switch name {
            case "dictionary": ShapeTables.applePay.shapeName(shape)
            case "member": ShapeTables.applePay.memberName(slot, of: shape)
            default: WebKitDocument.type(of: ShapeTables.applePay.member(slot, of: shape))
            }
        }
    }

    /// The required member that the engine misses first.
    private func firstMissing(of shape: Int, in object: BoundObject?) -> Int? {
        let row = ShapeTables.applePay.shapes[shape]
        var first: (slot: Int, rank: Int)?
        for slot in 0..<Int(row.names.count) where row.required & (1 << UInt64(slot)) != 0 && source.member(slot, of: object) == nil {
            let rank = rank(slot, in: shape)
            if rank < first?.rank ?? .max { first = (slot, rank) }
        }
        return first?.slot
    }

    /// The type of a member as the interface definition names it.
    private static func type(of row: MemberRow) -> String {
        switch row.code {
        case .record: ShapeTables.applePay.shapeName(Int(row.argument))
        case .list: "sequence"
        case .unsignedLong: "unsigned long"
        case .unsignedShort: "unsigned short"
        case .boolean: "boolean"
        default: "DOMString"
        }
    }

    /// Codes of PassKit that Apple announced for transfers. The interface of WebKit does not list them.
    private static let announcedCodes = [PaymentErrorCode.recipientContactInvalidIndex, PaymentErrorCode.unsupportedCardIndex]

    /// The words that a member of an error takes.
    private static func words(_ slot: Int) -> String {
        let tables = ShapeTables.applePay
        let list = tables.vocabularies[Int(tables.member(slot, of: ShapeIndex.paymentError).argument)].names
        var text = ""
        for place in Int(list.first)..<Int(list.first) + Int(list.count) {
            if slot == PaymentError.Slot.code && announcedCodes.contains(place - Int(list.first)) { continue }
            text += (text.utf8.isEmpty ? "\"" : ", \"") + tables.name(place) + "\""
        }
        return text
    }
}
