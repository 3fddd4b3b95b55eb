/// A document as the engine reads it: its values, and what JavaScript makes of them.
///
/// Built only for documents that have findings.
struct WebKitDocument {
    let source: FindingSource
    let root: Int
    /// The version that the policy names.
    private let apiVersion: Int?
    /// The release of Safari that the policy names.
    var release: SafariRelease? { source.policy.policy.safari }
    /// The first modifier that applies whatever the shopper's card is: those behind it are not looked at.
    private var lastModifier = Int.max
    /// The page asks for shipping, so that shipping options count.
    private(set) var asksForShipping = true
    /// One of the payment methods is Apple Pay.
    private(set) var offersApplePay = false

    /// `nil` if no browser sees the document.
    init?(_ source: FindingSource) {
        guard source.policy.catalog.catalog.isForBrowsers, let shape = source.shape, !source.nodes.isEmpty,
            WebKitDocument.isRead(shape)
        else { return nil }
        self.source = source
        apiVersion = source.policy.policy.apiVersion
        root = shape
        noteDetails()
    }

    /// A browser sees documents with this dictionary at their root.
    static func isRead(_ shape: Int) -> Bool { WebKitCall.Kind(rootShape: shape) != nil || shape == ShapeIndex.paymentFlow }

    /// Reads what decides elsewhere whether something is looked at.
    private mutating func noteDetails() {
        guard let object = source.root else { return }
        let modifiers: BoundValue?
        switch root {
        case ShapeIndex.w3cPaymentRequest, ShapeIndex.paymentFlow:
            let isFlow = root == ShapeIndex.paymentFlow
            guard let object = isFlow ? source.object(PaymentFlow.Slot.paymentRequest, of: object) : object else { return }
            offersApplePay = source.elements(source.value(W3CPaymentRequest.Slot.methodData, of: object)).contains { method in
                source.member(MethodData.Slot.supportedMethods, of: source.object(method)).map { isApplePay($0) } ?? false
            }
            let options = source.object(W3CPaymentRequest.Slot.options, of: object)
            asksForShipping = source.member(PaymentOptions.Slot.requestShipping, of: options).map { isTrue($0) } ?? false
            let details = source.object(W3CPaymentRequest.Slot.details, of: object)
            modifiers = details.flatMap { source.value(PaymentDetails.Slot.modifiers, of: $0) }
        case ShapeIndex.paymentDetailsUpdate: modifiers = source.value(PaymentDetailsUpdate.Slot.modifiers, of: object)
        default: return
        }
        lastModifier = lastModifier(of: modifiers)
    }

    /// The first modifier of a call that applies whatever the shopper's card is: those behind it are not looked at.
    func lastModifier(of call: WebKitCall) -> Int {
        guard root == ShapeIndex.paymentFlow, call.kind == .detailsUpdate, let update = call.object else { return lastModifier }
        return lastModifier(of: source.value(PaymentDetailsUpdate.Slot.modifiers, of: update))
    }

    private func lastModifier(of modifiers: BoundValue?) -> Int {
        source.elements(modifiers).first { isUnconditional($0) }?.node ?? .max
    }

    /// A modifier of Apple Pay with data that names no kind of card.
    private func isUnconditional(_ modifier: BoundValue) -> Bool {
        let object = source.object(modifier)
        guard let method = source.member(DetailsModifier.Slot.supportedMethods, of: object), isApplePay(method),
            let data = source.member(DetailsModifier.Slot.data, of: object)
        else { return false }
        return !names("paymentMethodType", in: data)
    }

    /// Whether an object has a member. Safari accepts more spellings of the method than the tables do, so the object may not be bound.
    private func names(_ name: StaticString, in object: Int) -> Bool {
        guard source.nodes[object].is(.object) else { return false }
        var key = object + 1
        while key < Int(source.nodes[object].next) {
            if !source.nodes[key + 1].is(.undefined), source.text(of: key).elementsEqual(name.description.utf8) { return true }
            key = Int(source.nodes[key + 1].next)
        }
        return false
    }

    /// Safari takes a method for Apple Pay, however it is spelled.
    func isApplePay(_ method: Int) -> Bool { MethodIdentifier(text(method)).isApplePay }

    // MARK: Reading

    /// The text that JavaScript makes of a value.
    func text(_ node: Int) -> [UInt8] {
        guard source.nodes.indices.contains(node) else { return [] }
        switch source.nodes[node].kind {
        case .string, .true, .false, .null: return source.text(of: node)
        case .undefined, .unknown, .spread: return [UInt8]("undefined".utf8)
        case .number: return WebIDL.text(ofNumber: source.text(of: node))
        case .object: return [UInt8]("[object Object]".utf8)
        case .array:
            var text: [UInt8] = []
            var element = node + 1
            while element < Int(source.nodes[node].next) {
                if element > node + 1 { text.append(UInt8(ascii: ",")) }
                // Unlike elsewhere, nothing is what null gives here.
                if source.nodes[element].kind != .null { text += self.text(element) }
                element = Int(source.nodes[element].next)
            }
            return text
        }
    }

    /// The whole number that JavaScript makes of a value, cut to so many bits. The binder knows it, but of lists.
    func unsigned(_ value: BoundValue, bits: Int64) -> Int64 {
        let number: Int64
        switch source.nodes[value.node].kind {
        case .object: return 0
        case .array: number = WholeNumber(WebIDL.number(ofText: text(value.node))).value
        default: number = source.bound?.value(at: value.place) ?? 0
        }
        return number & (1 << bits - 1)
    }

    private func isTrue(_ node: Int) -> Bool {
        let padded = source.padded
        return WebIDL.truth(source.nodes[node], padded.window)
    }

    /// The Apple Pay version. The W3C interface reads it from the same object; otherwise, without a stated version, the newest counts.
    func version(near object: BoundObject?) -> Int64 {
        let stated: BoundValue?
        if let object, object.shape == ShapeIndex.applePayRequest {
            stated = source.value(ApplePayRequest.Slot.version, of: object)
        } else if let apiVersion {
            return Int64(apiVersion)
        } else {
            stated = root == ShapeIndex.paymentFlow ? source.root.flatMap { source.value(PaymentFlow.Slot.apiVersion, of: $0) } : nil
        }
        return stated.map { unsigned($0, bits: 32) } ?? Int64(WebKitCheck.highestVersion)
    }

    // MARK: Places

    /// The members that lead from the root to a value. `nil` if one of them is unknown to the engine.
    func path(to target: Int) -> [WebKitPathStep]? {
        var steps: [WebKitPathStep] = []
        var (reached, next) = (0, source.root)
        while reached != target {
            // The name of a member leads nowhere.
            guard let object = next, let member = source.member(of: object, holding: target) else { return nil }
            var step = WebKitPathStep(object: object, slot: member.slot, member: member.value)
            if member.value.row.code == .list, member.value.node != target {
                guard let element = source.element(member.value, holding: target) else { return nil }
                step.element = element
            }
            reached = step.end.node
            next = source.object(step.end)
            step.innerObject = next
            step.inner = inner(step)
            step.isObject = source.nodes[member.value.node].is(.object) || source.nodes[member.value.node].is(.array)
            steps.append(step)
        }
        return steps
    }

    /// The dictionary that belongs at the end of a step, whatever value is there.
    private func inner(_ step: WebKitPathStep) -> Int? {
        switch step.end.row.code {
        case .record: Int(step.end.row.argument)
        case .variant: choice(step.end.row, in: step.object)
        default: nil
        }
    }

    /// The dictionary of an event's answer, also where it has none.
    func update(of event: BoundObject?) -> Int? {
        guard let event else { return nil }
        return choice(ShapeTables.applePay.member(FlowEvent.Slot.data, of: event.shape), in: event)
    }

    /// The dictionary of a member that another one decides.
    private func choice(_ row: MemberRow, in object: BoundObject) -> Int? {
        let variant = ShapeTables.applePay.variants[Int(row.argument)]
        guard let selector = source.member(Int(variant.selector), of: object), source.nodes[selector].isString,
            let choice = ShapeTables.applePay.choice(source.text(of: selector), in: variant.names)
        else { return nil }
        return Int(ShapeTables.applePay.choiceShapes[Int(variant.firstShape) + choice])
    }
}

/// One member on the way from the root to a value.
struct WebKitPathStep {
    let object: BoundObject
    let slot: Int
    let member: BoundValue
    /// The element, where the way leads into a list.
    var element: BoundValue?
    /// The dictionary that belongs where the step ends.
    var inner: Int?
    var innerObject: BoundObject?
    /// The member is an object or a list, which is an object too.
    var isObject = false

    var shape: Int { object.shape }
    /// The current end of the path.
    var end: BoundValue { element ?? member }
    /// Whether this is a member of a dictionary.
    func `is`(_ shape: Int, _ slot: Int) -> Bool { self.shape == shape && self.slot == slot }
}
