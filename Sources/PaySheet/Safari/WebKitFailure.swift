/// Which check of the engine a finding about shape stands for.
///
/// The same mistake throws in one place and not in another. The amount of a pending item is dropped, and the amounts of a new recurring
/// payment request are not read. The step therefore follows from the place, and from the value, converted as in JavaScript.
extension WebKitDocument {
    /// The engine may throw at what the binder has found.
    static func mayFail(_ finding: RawFinding) -> Bool {
        switch RuleID(code: finding.rule) {
        case .memberMissing: true
        // What a misspelt name was meant for is absent.
        case .memberUnknown: finding.detail == .misspelt || finding.detail == .misspeltRequired
        case .memberType, .amountFormat, .dateFormat, .numberRange, .codeUnknown, .networkUnknown, .countryUnknown, .currencyUnknown: true
        default: false
        }
    }

    /// The check that fails at the place of a binder's finding, or `nil` if WebKit accepts it.
    func failure(of finding: RawFinding, at place: Int, _ call: WebKitCall) -> WebKitCheck? {
        let rule = RuleID(code: finding.rule)
        if rule == .memberMissing || rule == .memberUnknown { return slot(of: finding).flatMap { absence($0, in: call.innerObject, call) } }
        guard let step = call.steps.last else { return rootFailure(place, call) }
        return conversionFailure(step, call) ?? contentFailure(step, call)
    }

    private func slot(of finding: RawFinding) -> Int? {
        guard finding.name != RawFinding.noName, ShapeTables.applePay.shapes.indices.contains(Int(finding.shape)) else { return nil }
        return Int(finding.name) - Int(ShapeTables.applePay.shapes[Int(finding.shape)].names.first)
    }

    // MARK: Absent members

    /// The check that fails because a member is absent.
    private func absence(_ slot: Int, in object: BoundObject?, _ call: WebKitCall) -> WebKitCheck? {
        guard let shape = call.innerShape else { return nil }
        if ShapeTables.applePay.shapes[shape].required & (1 << UInt64(slot)) != 0 {
            return shape == ShapeIndex.paymentError ? .errorCode : .requiredMember
        }
        switch shape {
        case ShapeIndex.lineItem: return itemAbsence(slot, in: object, call)
        case ShapeIndex.deferredPaymentRequest where call.checksPlans:
            if slot == DeferredPaymentRequest.Slot.freeCancellationDate {
                return zone(object).map { !$0.isEmpty } == true ? .deferredZoneAlone : nil
            }
            guard slot == DeferredPaymentRequest.Slot.freeCancellationDateTimeZone else { return nil }
            return isReadableDate(source.member(DeferredPaymentRequest.Slot.freeCancellationDate, of: object)) ? .deferredZoneMissing : nil
        case ShapeIndex.methodData:
            guard call.kind == .construction, slot == MethodData.Slot.data,
                let method = source.member(MethodData.Slot.supportedMethods, of: object), isApplePay(method)
            else { return nil }
            return .methodData
        default: return nil
        }
    }

    /// The dictionary at the end of the way lacks a member that it must have.
    func lacksRequired(_ call: WebKitCall) -> Bool {
        guard let shape = call.innerShape else { return false }
        let row = ShapeTables.applePay.shapes[shape]
        return (0..<Int(row.names.count)).contains { slot in
            row.required & (1 << UInt64(slot)) != 0 && source.member(slot, of: call.innerObject) == nil
        }
    }

    private func itemAbsence(_ slot: Int, in object: BoundObject?, _ call: WebKitCall) -> WebKitCheck? {
        let checks = ItemChecks(call)
        switch slot {
        case LineItem.Slot.label: return checks.label
        case LineItem.Slot.amount: return checks.sparesPending && isPending(object) ? nil : checks.amount
        case LineItem.Slot.paymentTiming: return checks.timing
        case LineItem.Slot.automaticReloadPaymentThresholdAmount: return checks.threshold
        default: return nil
        }
    }

    private func isPending(_ item: BoundObject?) -> Bool {
        source.member(LineItem.Slot.type, of: item).map { text($0) == [UInt8]("pending".utf8) } ?? false
    }

    private func zone(_ plan: BoundObject?) -> [UInt8]? {
        source.member(DeferredPaymentRequest.Slot.freeCancellationDateTimeZone, of: plan).map { text($0) }
    }

    // MARK: Values that cannot be converted

    /// The document itself, or what a call gets, is not an object.
    private func rootFailure(_ node: Int, _ call: WebKitCall) -> WebKitCheck? {
        let isList = source.nodes[node].is(.array)
        switch call.kind {
        case .merchantValidation: return isList ? .merchantJSON : .merchantObject
        case .methodData, .modifier: return isList ? emptiness(of: call.shape, call) : .dictionary
        default: return isList || isNothing(node) ? emptiness(of: call.shape, call) : .dictionary
        }
    }

    private func isNothing(_ node: Int) -> Bool { source.nodes[node].is(.null) || source.nodes[node].is(.undefined) }

    /// `null` and lists read as a dictionary without members: the check that then fails first.
    private func emptiness(of shape: Int, _ call: WebKitCall) -> WebKitCheck? {
        var first: (place: Int, check: WebKitCheck)?
        for slot in 0..<Int(ShapeTables.applePay.shapes[shape].names.count) {
            guard let check = absence(slot, in: nil, call) else { continue }
            let place = check.row.session
            if place < first?.place ?? .max { first = (place, check) }
        }
        return first?.check
    }

    private func conversionFailure(_ step: WebKitPathStep, _ call: WebKitCall) -> WebKitCheck? {
        let node = source.nodes[step.end.node]
        let row = step.end.row
        switch row.code {
        case .record:
            if node.is(.object) { return nil }
            guard node.is(.array) || isNothing(step.end.node) else {
                // A list that holds something else than errors is ignored.
                return step.is(ShapeIndex.paymentDetailsUpdate, PaymentDetailsUpdate.Slot.paymentMethodErrors) ? nil : .dictionary
            }
            return emptiness(of: Int(row.argument), call)
        case .variant, .choice, .object:
            if node.is(.object) { return nil }
            guard node.is(.array) else { return .dictionary }
            return step.inner.flatMap { emptiness(of: $0, call) }
        case .list:
            if node.is(.array) { return nil }
            // Any object is taken here, and ignored where it is not a list of errors.
            if step.is(ShapeIndex.paymentDetailsUpdate, PaymentDetailsUpdate.Slot.paymentMethodErrors) {
                return node.is(.object) ? nil : .dictionary
            }
            return .sequence
        case .token:
            let vocabulary = ShapeTables.applePay.vocabularies[Int(row.argument)]
            let text = text(step.end.node)
            switch vocabulary.unknown {
            case .tolerated: return nil
            case .throwing:
                if ShapeTables.applePay.exactName(text, in: vocabulary.names) != nil { return nil }
                guard step.shape == ShapeIndex.paymentError else { return .enumeration }
                return step.slot == PaymentError.Slot.code ? .errorCode : .errorField
            case .throwingIgnoringCase:
                return ShapeTables.applePay.nameIgnoringCase(text, in: vocabulary.names) == nil ? .networkUnknown : nil
            }
        default: return nil
        }
    }

    // MARK: Values that are converted and then refused

    private func contentFailure(_ step: WebKitPathStep, _ call: WebKitCall) -> WebKitCheck? {
        let node = step.end.node
        switch step.shape {
        case ShapeIndex.paymentRequest, ShapeIndex.applePayRequest: return requestFailure(step)
        case ShapeIndex.paymentFlow: return isKnownVersion(step.end) ? nil : .versionRange
        case ShapeIndex.lineItem: return itemFailure(step, call)
        case ShapeIndex.shippingMethod where step.slot == ShippingMethod.Slot.amount:
            let isRequest = call.kind == .session
            guard isDecimal(step.end) else { return isRequest ? .shippingAmount : call.kind.isUpdate ? .updateShipping : nil }
            return !call.kind.isUpdate && isWholeNegative(node) ? (isRequest ? .shippingNegative : .w3cShippingNegative) : nil
        case ShapeIndex.paymentTokenContext where step.slot == PaymentTokenContext.Slot.amount:
            return call.checksPlans && !isDecimal(step.end) ? .tokenAmount : nil
        case ShapeIndex.recurringPaymentRequest where call.checksPlans:
            if step.slot == RecurringPaymentRequest.Slot.managementURL { return isURL(node) ? nil : .recurringURL }
            return step.slot != RecurringPaymentRequest.Slot.tokenNotificationURL || isURL(node) ? nil : .recurringTokenURL
        case ShapeIndex.automaticReloadPaymentRequest where call.checksPlans:
            if step.slot == AutomaticReloadPaymentRequest.Slot.managementURL { return isURL(node) ? nil : .reloadURL }
            return step.slot != AutomaticReloadPaymentRequest.Slot.tokenNotificationURL || isURL(node) ? nil : .reloadTokenURL
        case ShapeIndex.deferredPaymentRequest where call.checksPlans: return deferredFailure(step)
        case ShapeIndex.authorizationResult where step.slot == AuthorizationResult.Slot.status:
            return unsigned(step.end, bits: 16) > 7 ? .resultStatus : nil
        case ShapeIndex.orderDetails where step.slot == OrderDetails.Slot.webServiceURL: return isURL(node) ? nil : .orderURL
        case ShapeIndex.currencyAmount: return moneyFailure(step, call)
        case ShapeIndex.shippingOption where step.slot == ShippingOption.Slot.id: return isRepeated(step, call) ? .w3cShippingRepeated : nil
        case ShapeIndex.methodData where step.slot == MethodData.Slot.supportedMethods: return methodFailure(step, call)
        case ShapeIndex.detailsModifier where step.slot == DetailsModifier.Slot.supportedMethods:
            return isMethod(node) ? nil : .modifierIdentifier
        default: return nil
        }
    }

    private func methodFailure(_ step: WebKitPathStep, _ call: WebKitCall) -> WebKitCheck? {
        if !isMethod(step.end.node) { return .methodIdentifier }
        if isRepeated(step, call) { return .methodRepeated }
        if !offersApplePay { return .methodUnsupported }
        return isApplePay(step.end.node) && source.member(MethodData.Slot.data, of: step.object) == nil ? .methodData : nil
    }

    /// The text that JavaScript makes of the id of an option, or of a method, names another one too.
    private func isRepeated(_ step: WebKitPathStep, _ call: WebKitCall) -> Bool {
        let isMethod = step.shape == ShapeIndex.methodData
        func key(_ node: Int) -> [UInt8] { isMethod ? MethodIdentifier.key(text(node)) : text(node) }
        let id = key(step.end.node)
        return source.elements(call.steps.dropLast().last?.member).prefix(W3COptionRepeated.compared).contains { element in
            element.node != step.object.node && source.member(step.slot, of: source.object(element)).map { key($0) == id } ?? false
        }
    }

    private func requestFailure(_ step: WebKitPathStep) -> WebKitCheck? {
        let text = text(step.end.node)
        switch step.slot {
        case PaymentRequest.Slot.countryCode: return isCountry(text) ? nil : .country
        case PaymentRequest.Slot.supportedCountries: return isCountry(text) ? nil : .supportedCountries
        default: break
        }
        guard step.shape == ShapeIndex.paymentRequest else {
            return step.slot != ApplePayRequest.Slot.version || isKnownVersion(step.end) ? nil : .versionRange
        }
        return step.slot != PaymentRequest.Slot.currencyCode || isCurrency(text) ? nil : .currency
    }

    private func isKnownVersion(_ value: BoundValue) -> Bool {
        (1...Int64(WebKitCheck.highestVersion)).contains(unsigned(value, bits: 32))
    }

    private func itemFailure(_ step: WebKitPathStep, _ call: WebKitCall) -> WebKitCheck? {
        let checks = ItemChecks(call, above: 1)
        switch step.slot {
        case LineItem.Slot.amount:
            if checks.sparesPending, isPending(step.object) { return nil }
            if !isDecimal(step.end) { return checks.amount }
            return isNegative(step.end.node) ? checks.negative : nil
        case LineItem.Slot.automaticReloadPaymentThresholdAmount: return isDecimal(step.end) ? nil : checks.threshold
        case LineItem.Slot.paymentTiming: return checks.expects(text(step.end.node)) ? nil : checks.timing
        default: return nil
        }
    }

    private func deferredFailure(_ step: WebKitPathStep) -> WebKitCheck? {
        let node = step.end.node
        switch step.slot {
        case DeferredPaymentRequest.Slot.managementURL: return isURL(node) ? nil : .deferredURL
        case DeferredPaymentRequest.Slot.tokenNotificationURL: return isURL(node) ? nil : .deferredTokenURL
        case DeferredPaymentRequest.Slot.paymentDescription: return text(node).isEmpty ? .deferredDescription : nil
        case DeferredPaymentRequest.Slot.freeCancellationDate:
            guard !isReadableDate(node) else { return nil }
            return zone(step.object).map { !$0.isEmpty } == true ? .deferredZoneAlone : nil
        case DeferredPaymentRequest.Slot.freeCancellationDateTimeZone:
            let zone = text(node)
            guard isReadableDate(source.member(DeferredPaymentRequest.Slot.freeCancellationDate, of: step.object)) else {
                return zone.isEmpty ? nil : .deferredZoneAlone
            }
            // Of other values than text only a list of one becomes the name of a time zone.
            let isOne = source.nodes[node].is(.array) && source.nodes[node].count == 1
            return zone.isEmpty ? .deferredZoneMissing : isOne ? nil : .deferredZoneUnknown
        default: return nil
        }
    }

    /// The check that a rule about recurring, reload and deferred payments stands for, by the place that it names.
    func planCheck(_ step: WebKitPathStep, _ call: WebKitCall) -> WebKitCheck? {
        if step.inner == ShapeIndex.lineItem {
            let checks = ItemChecks(call)
            let isTimed = source.member(LineItem.Slot.paymentTiming, of: step.innerObject) != nil
            return isTimed ? checks.threshold ?? checks.timing : checks.timing
        }
        switch step.shape {
        case ShapeIndex.lineItem:
            let checks = ItemChecks(call, above: 1)
            return step.slot == LineItem.Slot.paymentTiming ? checks.timing : checks.threshold
        case ShapeIndex.recurringPaymentRequest:
            return step.slot == RecurringPaymentRequest.Slot.managementURL ? .recurringURL : .recurringTokenURL
        case ShapeIndex.automaticReloadPaymentRequest:
            return step.slot == AutomaticReloadPaymentRequest.Slot.managementURL ? .reloadURL : .reloadTokenURL
        case ShapeIndex.deferredPaymentRequest:
            switch step.slot {
            case DeferredPaymentRequest.Slot.managementURL: return .deferredURL
            case DeferredPaymentRequest.Slot.tokenNotificationURL: return .deferredTokenURL
            case DeferredPaymentRequest.Slot.paymentDescription: return .deferredDescription
            default: return zoneCheck(step.object)
            }
        default: return step.inner == ShapeIndex.deferredPaymentRequest ? zoneCheck(step.innerObject) : nil
        }
    }

    private func zoneCheck(_ plan: BoundObject?) -> WebKitCheck {
        let date = source.member(DeferredPaymentRequest.Slot.freeCancellationDate, of: plan)
        guard isReadableDate(date) else { return .deferredZoneAlone }
        return zone(plan).map { $0.isEmpty } ?? true ? .deferredZoneMissing : .deferredZoneUnknown
    }

    // MARK: What text is

    func upperCased(_ text: [UInt8]) -> [UInt8] { text.map { (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 } }

    /// An amount, by what the binder has read; only lists may turn into one that it does not take.
    func isDecimal(_ value: BoundValue) -> Bool {
        guard source.nodes[value.node].is(.array) else { return source.bound?.value(at: value.place) != Amount.noWord }
        let text = text(value.node)
        return Amount.parseWord(text.window, from: 0, to: text.count) != Amount.noWord
    }

    /// Below zero; "-0" is not.
    private func isNegative(_ node: Int) -> Bool {
        let text = text(node)
        return text.first == UInt8(ascii: "-") && text.contains { (0x31...0x39).contains($0) }
    }

    /// Below zero once the decimals are cut off.
    private func isWholeNegative(_ node: Int) -> Bool {
        let text = text(node)
        return text.first == UInt8(ascii: "-") && text.prefix { $0 != UInt8(ascii: ".") }.contains { (0x31...0x39).contains($0) }
    }

    private func isCountry(_ text: [UInt8]) -> Bool { Country.isKnownToWebKit(text.window, from: 0, to: text.count) }
    func isCurrency(_ text: [UInt8]) -> Bool { Currency.isKnownToWebKit(text.window, from: 0, to: text.count) }

    /// Text in quotes is left to the rules; of other values only a list of one URL turns into one.
    private func isURL(_ node: Int) -> Bool {
        guard source.nodes[node].is(.array) else { return source.nodes[node].isString }
        let text = text(node)
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < text.count else { return false }
        return text[..<colon].allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    }

    /// As with URLs.
    private func isMethod(_ node: Int) -> Bool { source.nodes[node].isString || MethodIdentifier(text(node)).isIdentifier }

    /// A number or text that the engine reads as a date.
    private func isReadableDate(_ node: Int?) -> Bool {
        guard let node else { return false }
        if source.nodes[node].is(.number) { return WebKitDate.isReadable(number: source.text(of: node)) }
        return source.nodes[node].isString && WebKitDate.isReadable(text(node))
    }
}

/// The checks that a line item goes through, by the place that it has.
private struct ItemChecks {
    var amount: WebKitCheck?
    var label: WebKitCheck?
    var negative: WebKitCheck?
    var timing: WebKitCheck?
    var threshold: WebKitCheck?
    /// The amount of a pending item is not looked at.
    var sparesPending = true
    private var word = ""

    /// - Parameter above: How many members below the item the call ends.
    init(_ call: WebKitCall, above: Int = 0) {
        guard let step = call.steps.dropLast(above).last else { return }
        let role = MemberRole.ofItem(in: step.shape, at: step.slot)
        switch role {
        case .total:
            sparesPending = false
            if call.kind == .session {
                (amount, label, negative) = (.totalAmount, .totalLabel, .totalNegative)
            } else if call.kind.isUpdate {
                (amount, label, negative) = (.updateTotalAmount, .updateTotalLabel, .updateTotal)
            }
        case .item: amount = call.kind == .session ? .itemAmount : call.kind.isUpdate ? .updateItems : nil
        default: break
        }
        guard call.checksPlans else { return }
        switch role {
        case .regularBilling:
            (timing, label, amount, word) = (.recurringTiming, .recurringLabel, .recurringAmount, "recurring")
        case .trialBilling: (timing, label, amount, word) = (.trialTiming, .trialLabel, .trialAmount, "recurring")
        case .reloadBilling:
            (timing, label, amount, word) = (.reloadTiming, .reloadLabel, .reloadAmount, "automaticReload")
            threshold = .reloadThreshold
        case .deferredBilling: (timing, label, amount, word) = (.deferredTiming, .deferredLabel, .deferredAmount, "deferred")
        default: break
        }
    }

    func expects(_ timing: [UInt8]) -> Bool { timing.elementsEqual(word.utf8) }
}
