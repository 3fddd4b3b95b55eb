/// Which findings the engine gets to, and in which order.
extension WebKitDocument {
    /// The check that a finding stands for, once the place is known to be looked at.
    func check(of finding: RawFinding) -> (check: WebKitCheck, call: WebKitCall)? {
        guard finding.webKit != nil || WebKitDocument.mayFail(finding) else { return nil }
        let place = place(of: finding)
        // What was noted once, by a rule or here, is taken as it is.
        guard let call = call(at: place, finding), let check = finding.webKit ?? failure(of: finding, at: place, call)
        else { return nil }
        let certain = exact(check, place, call)
        return isReached(certain, call) ? (certain, call) : nil
    }

    /// The value that the engine looks at. The binder has noted which object an unknown name is in.
    private func place(of finding: RawFinding) -> Int {
        Int(finding.rule == RuleID.memberUnknown.code ? finding.related : finding.node)
    }

    private func call(at place: Int, _ finding: RawFinding) -> WebKitCall? {
        path(to: place).flatMap { WebKitCall($0, in: self, isRule: finding.rule >= RuleID.ruleBase) }
    }

    /// What the engine says when a document fails a check.
    func thrownText(_ check: WebKitCheck, _ finding: RawFinding) -> String {
        call(at: place(of: finding), finding).map { thrownText(check, finding, $0) } ?? ""
    }

    /// Rules name a check as exactly as they can. The rest depends on other parts of the document. The W3C interface has its own
    /// version of some checks. Two networks are rejected for their age. A plan in a modifier fails one check of many.
    private func exact(_ check: WebKitCheck, _ node: Int, _ call: WebKitCall) -> WebKitCheck {
        switch check {
        case .networkUnknown:
            let name = text(node)
            if NetworkNotForWeb.isOldCartesBancaires(name) {
                return version(near: call.steps.last?.object) < 3 ? .carteBancaireVersion : .networkOfDevice
            }
            if NetworkNotForWeb.isKnown(name) { return .networkOfDevice }
            if name.map({ $0 | 0x20 }).elementsEqual("jcb".utf8) { return .jcbVersion }
            return hasKnownNetwork(call) ? .networkDropped : check
        case .networksEmpty:
            // Installments excuse an empty list at the first of two places that look at it.
            guard let step = call.steps.last, version(near: step.object) >= 8,
                source.member(PaymentRequest.Slot.installmentConfiguration, of: step.object) != nil
            else { return check }
            return .networksEmptyAgain
        case .conversion: return lacksRequired(call) ? .requiredMember : check
        case .modifierData: return call.steps.last.flatMap { planCheck($0, call) } ?? check
        case .shippingNegative:
            return call.kind == .construction || call.kind == .modifier || call.kind == .detailsUpdate ? .w3cShippingNegative : check
        default: return check
        }
    }

    /// The list has a network that every system knows.
    private func hasKnownNetwork(_ call: WebKitCall) -> Bool {
        guard let bound = source.bound, let step = call.steps.last,
            let list = source.value(PaymentRequest.Slot.supportedNetworks, of: step.object), source.nodes[list.node].is(.array)
        else { return false }
        // Behind the elements is a bit for each word; the highest one stands for all unknown words.
        let words = bound.value(at: Int(bound.value(at: list.place)) + source.nodes[list.node].count)
        return words & .max != 0
    }

    private func isReached(_ check: WebKitCheck, _ call: WebKitCall) -> Bool {
        if check == .systemCancels { return true }
        // A policy may name another version than the data of the W3C interface.
        if check == .jcbVersion || check == .phoneticName, let step = call.steps.last,
            version(near: step.object) >= (check == .jcbVersion ? 2 : 3)
        {
            return false
        }
        let row = check.row
        let isData = check.isConversion || check == .errorCode || check == .errorField
        switch call.kind {
        case .session:
            if check == .supportedCountries { return version(near: call.object) >= 3 }
            return isData || row.stage == .construct && row.session > 1
        case .paymentMethodUpdate, .shippingMethodUpdate:
            return isData || row.stage == .update && row.session > 1 && check != .updateShipping
        case .shippingContactUpdate, .couponCodeUpdate: return isData || row.stage == .update && row.session > 1
        case .result, .completion: return isData || row.stage == .complete
        case .error: return isData
        case .merchantValidation: return row.stage == .show && row.session > 0
        case .methodData: return isData || isOfMethodData(check, call)
        case .modifier: return isData || isOfPlans(check) || check == .w3cShippingNegative
        case .construction, .detailsUpdate: return isReachedInW3C(check, call, isData)
        }
    }

    private func isOfPlans(_ check: WebKitCheck) -> Bool {
        let row = check.row
        return row.stage == .construct && row.session >= 19 && row.session <= 42 && row.payment > 0
    }

    private func isOfMethodData(_ check: WebKitCheck, _ call: WebKitCall) -> Bool {
        let row = check.row
        guard row.stage == .construct, row.session >= 7, row.payment > 0, !isOfPlans(check) else { return false }
        guard check == .supportedCountries else { return true }
        return version(near: call.steps.last { $0.shape == ShapeIndex.applePayRequest }?.object ?? call.object) >= 3
    }

    private func isReachedInW3C(_ check: WebKitCheck, _ call: WebKitCall, _ isData: Bool) -> Bool {
        let isUpdate = call.kind == .detailsUpdate
        let part = call.part
        if part == .modifierData {
            let last = lastModifier(of: call)
            guard call.group <= last else { return false }
            if check == .w3cShippingNegative { return !isUpdate && call.group == last }
            return isData || isOfPlans(check)
        }
        if isData { return true }
        if part == .methodData { return isOfMethodData(check, call) }
        switch check {
        case .methodsEmpty, .methodIdentifier, .methodRepeated, .methodDataJSON, .methodData: return !isUpdate
        case .methodUnsupported: return !isUpdate && !offersApplePay
        case .w3cCurrency, .w3cAmount, .w3cTotalNegative, .w3cShippingRepeated: return part != .shipping || asksForShipping
        case .sameCurrency:
            // Without a total of its own an update is compared with what the page gave before.
            if isUpdate, source.member(PaymentDetailsUpdate.Slot.total, of: call.object) == nil { return false }
            if part == .modifiers { return call.group == lastModifier(of: call) }
            return part != .shipping || asksForShipping
        case .currencyISO: return !isUpdate && part == .total
        case .w3cShippingNegative: return !isUpdate && (part != .shipping || asksForShipping)
        case .modifierIdentifier: return isUpdate
        default: return false
        }
    }

    // MARK: Order

    /// The place of a check among all checks of the document: the smallest comes first.
    func key(_ check: WebKitCheck, _ call: WebKitCall, _ finding: RawFinding) -> [Int] {
        let row = check.row
        var key = [call.order]
        if check == .systemCancels {
            key.append(call.kind == .construction || call.kind == .detailsUpdate ? row.payment : row.session)
        } else if check == .errorCode || check == .errorField {
            // A page makes the errors before it hands over their list.
            key.append(0)
        } else if call.kind == .construction || call.kind == .detailsUpdate {
            key += w3cKey(check, row, call)
        } else {
            key += [1, 0, call.kind == .methodData || call.kind == .modifier ? row.payment : row.session]
        }
        for step in call.steps {
            key.append(rank(step.slot, in: step.shape))
            if let element = step.element { key.append(element.node) }
        }
        let rule = RuleID(code: finding.rule)
        if rule == .memberMissing || rule == .memberUnknown, let shape = call.innerShape, finding.name != RawFinding.noName {
            key.append(rank(Int(finding.name) - Int(ShapeTables.applePay.shapes[shape].names.first), in: shape))
        }
        return key
    }

    /// The engine goes through one method, item or modifier after the other and makes all its checks of each.
    private func w3cKey(_ check: WebKitCheck, _ row: WebKitRow, _ call: WebKitCall) -> [Int] {
        let part = call.part
        // From 60 on checks belong to show().
        if check == .sameCurrency, part == .modifiers { return [67, 0, row.payment] }
        if row.payment >= 60 { return [row.payment, 0, row.payment] }
        switch part {
        case .modifierData: return [63, call.group, row.payment]
        case .methodData: return [5, call.group, row.payment + 10]
        default: break
        }
        if check.isConversion { return [1, 0, 1] }
        switch part {
        case .methods: return check == .methodsEmpty ? [4, 0, 0] : [5, call.group, row.payment]
        case .total: return [50, 0, row.payment]
        case .items: return [51, call.group, row.payment]
        case .shipping: return [52, call.group, row.payment]
        case .modifiers:
            let isList = call.steps.contains { $0.is(ShapeIndex.detailsModifier, DetailsModifier.Slot.additionalDisplayItems) }
            let list = call.steps.first { $0.is(ShapeIndex.detailsModifier, DetailsModifier.Slot.additionalDisplayItems) }
            return [53, call.group, check == .modifierIdentifier ? 0 : isList ? 2 : 1, list?.element?.node ?? 0, row.payment]
        default: return [row.payment, 0, row.payment]
        }
    }

    /// The place of a member in the conversion of its dictionary: inherited members first, then by the alphabet.
    func rank(_ slot: Int, in shape: Int) -> Int {
        // These are the arguments of functions, not members.
        if shape == ShapeIndex.w3cPaymentRequest || shape == ShapeIndex.paymentError { return slot }
        let inherited = WebKitDocument.inherited(shape)
        let list = ShapeTables.applePay.shapes[shape].names
        let range = slot < inherited ? 0..<inherited : inherited..<Int(list.count)
        let name = ShapeTables.applePay.name(Int(list.first) + slot).utf8
        var rank = range.lowerBound
        for other in range where ShapeTables.applePay.name(Int(list.first) + other).utf8.lexicographicallyPrecedes(name) { rank += 1 }
        return rank
    }

    /// How many members a dictionary has from its base.
    private static func inherited(_ shape: Int) -> Int {
        switch shape {
        case ShapeIndex.paymentRequest: PaymentRequest.Slot.total
        case ShapeIndex.applePayRequest: ApplePayRequest.Slot.version
        case ShapeIndex.paymentMethodUpdate: PaymentMethodUpdate.Slot.errors
        case ShapeIndex.shippingMethodUpdate: ShippingMethodUpdate.Slot.newShippingMethods
        case ShapeIndex.shippingContactUpdate: ShippingContactUpdate.Slot.errors
        case ShapeIndex.couponCodeUpdate: CouponCodeUpdate.Slot.errors
        default: 0
        }
    }
}
