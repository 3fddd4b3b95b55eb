/// A document as the engine meets it: where every value stands, and what JavaScript makes of it.
///
/// Built only for documents that have findings.
struct WebKitDocument {
    let source: FindingSource
    /// The dictionary at the root.
    let root: Int
    /// The version that the policy names.
    private let apiVersion: Int?
    /// The first modifier that applies whatever the shopper's card is: those behind it are not looked at.
    private(set) var lastModifier = Int.max
    /// The page asks for shipping, so that shipping options count.
    private(set) var asksForShipping = true
    /// One of the payment methods is Apple Pay.
    private(set) var offersApplePay = false

    /// `nil` where no browser sees the document.
    init?(_ source: FindingSource) {
        guard let shape = source.shape, !source.nodes.isEmpty, WebKitCall.Kind(rootShape: shape) != nil || shape == ShapeIndex.paymentFlow
        else { return nil }
        self.source = source
        apiVersion = source.policy.policy.apiVersion
        root = shape
        noteDetails()
    }

    /// Reads what decides elsewhere whether something is looked at.
    private mutating func noteDetails() {
        var details = 0
        if root == ShapeIndex.constructorArguments {
            offersApplePay = namesApplePay()
            let options = member(0, ConstructorArguments.Slot.options, of: root)
            asksForShipping =
                options.flatMap { member($0, PaymentOptions.Slot.requestShipping, of: ShapeIndex.paymentOptions) }.map { isTrue($0) }
                ?? false
            guard let node = member(0, ConstructorArguments.Slot.details, of: root) else { return }
            details = node
        } else if root != ShapeIndex.paymentDetailsUpdate {
            return
        }
        let isUpdate = root == ShapeIndex.paymentDetailsUpdate
        let modifiers =
            isUpdate
            ? member(details, PaymentDetailsUpdate.Slot.modifiers, of: ShapeIndex.paymentDetailsUpdate)
            : member(details, PaymentDetails.Slot.modifiers, of: ShapeIndex.paymentDetails)
        guard let modifiers, source.nodes[modifiers].is(.array) else { return }
        var element = modifiers + 1
        while element < Int(source.nodes[modifiers].next) {
            if isUnconditional(element) {
                lastModifier = element
                return
            }
            element = Int(source.nodes[element].next)
        }
    }

    /// A modifier of Apple Pay with data that names no kind of card.
    func isUnconditional(_ modifier: Int) -> Bool {
        guard let method = member(modifier, DetailsModifier.Slot.supportedMethods, of: ShapeIndex.detailsModifier), isApplePay(method),
            let data = member(modifier, DetailsModifier.Slot.data, of: ShapeIndex.detailsModifier)
        else { return false }
        return member(data, Modifier.Slot.paymentMethodType, of: ShapeIndex.modifier) == nil
    }

    /// Safari takes a method for Apple Pay, however it is spelled.
    func isApplePay(_ method: Int) -> Bool { MethodIdentifier(text(method)).isApplePay }

    private func namesApplePay() -> Bool {
        guard let methods = member(0, ConstructorArguments.Slot.methodData, of: root),
            source.nodes[methods].is(.array)
        else { return false }
        var element = methods + 1
        while element < Int(source.nodes[methods].next) {
            if let method = member(element, MethodData.Slot.supportedMethods, of: ShapeIndex.methodData), isApplePay(method) { return true }
            element = Int(source.nodes[element].next)
        }
        return false
    }

    // MARK: Reading

    /// The value of a member: the last one of its name, as in JavaScript.
    func member(_ object: Int, _ slot: Int, of shape: Int) -> Int? {
        let nodes = source.nodes
        guard nodes.indices.contains(object), nodes[object].is(.object) else { return nil }
        let name = ShapeTables.applePay.nameTexts[Int(ShapeTables.applePay.shapes[shape].names.first) + slot]
        var found: Int?
        var key = object + 1
        while key < Int(nodes[object].next) {
            if nodes[key + 1].kind != .undefined, source.text(of: key).elementsEqual(name.utf8) { found = key + 1 }
            key = Int(nodes[key + 1].next)
        }
        return found
    }

    /// The text that JavaScript makes of a value.
    func text(_ node: Int) -> [UInt8] {
        guard source.nodes.indices.contains(node) else { return [] }
        switch source.nodes[node].kind {
        case .string, .true, .false, .null: return source.text(of: node)
        case .undefined: return [UInt8]("undefined".utf8)
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

    /// The whole number that JavaScript makes of a value, cut to so many bits.
    func unsigned(_ node: Int, bits: Int) -> Int64 {
        guard source.nodes.indices.contains(node) else { return 0 }
        var spelling: [UInt8]
        switch source.nodes[node].kind {
        case .true: spelling = [UInt8(ascii: "1")]
        case .number: spelling = source.text(of: node)
        case .string, .array:
            spelling = text(node)
            while let first = spelling.first, first <= 0x20 { spelling.removeFirst() }
            while let last = spelling.last, last <= 0x20 { spelling.removeLast() }
            let isNumber = spelling.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
            if !isNumber { return 0 }
        default: return 0
        }
        return WholeNumber(spelling).value & (1 << Int64(bits) - 1)
    }

    private func isTrue(_ node: Int) -> Bool {
        let padded = source.padded
        return WebIDL.truth(source.nodes[node], padded.window)
    }

    /// The Apple Pay version, for what depends on it. The W3C interface takes it from the same object; else the newest counts
    /// where nobody says.
    func version(near object: Int, shape: Int) -> Int {
        if shape == ShapeIndex.paymentMethodRequest {
            return member(object, PaymentMethodRequest.Slot.version, of: shape).map { Int(unsigned($0, bits: 32)) }
                ?? WebKitTable.highestVersion
        }
        if let apiVersion { return apiVersion }
        guard root == ShapeIndex.paymentFlow else { return WebKitTable.highestVersion }
        return member(0, PaymentFlow.Slot.apiVersion, of: root).map { Int(unsigned($0, bits: 32)) } ?? WebKitTable.highestVersion
    }

    // MARK: Places

    /// The object that a node belongs to, or the list.
    func parent(of node: Int) -> Int { source.home(of: node)?.container ?? 0 }

    func isMemberName(_ node: Int) -> Bool {
        guard let home = source.home(of: node), source.nodes[home.container].is(.object) else { return false }
        return source.child(of: home.container, holding: node)?.node == node
    }

    /// The members that lead from the root to a value. `nil` where one of them is unknown to the engine.
    func path(to target: Int) -> [WebKitPathStep]? {
        guard source.nodes.indices.contains(target) else { return nil }
        var chain: [Int] = []
        var container = 0
        while container != target, let child = source.child(of: container, holding: target) {
            guard source.nodes[container].is(.object) else {
                container = child.node
                chain.append(container)
                continue
            }
            // The name of a member leads nowhere.
            guard child.node != target else { return nil }
            container = child.node + 1
            chain.append(container)
        }
        var steps: [WebKitPathStep] = []
        var object = 0
        var shape: Int? = root
        var place = 0
        while place < chain.count {
            let next = chain[place]
            place += 1
            guard let current = shape, source.nodes[object].is(.object) else { return nil }
            let names = ShapeTables.applePay.shapes[current].names
            guard let slot = ShapeTables.applePay.exactName(source.text(of: next - 1), in: names) else { return nil }
            let row = ShapeTables.applePay.members[Int(names.first) + slot]
            var step = WebKitPathStep(shape: current, slot: slot, object: object, value: next)
            object = next
            shape = nil
            switch row.code {
            case .record: shape = Int(row.argument)
            case .variant: shape = choice(row, step)
            case .list:
                guard place < chain.count else { break }
                let element = chain[place]
                place += 1
                step.element = element
                object = element
                if row.element == .record { shape = Int(row.argument) }
            default: break
            }
            step.inner = shape
            step.isObject = source.nodes[next].is(.object) || source.nodes[next].is(.array)
            steps.append(step)
        }
        return steps
    }

    /// The dictionary of a member that another one decides.
    private func choice(_ row: MemberRow, _ step: WebKitPathStep) -> Int? {
        let variant = ShapeTables.applePay.variants[Int(row.argument)]
        return choice(variant, in: step.object, of: step.shape)
    }

    /// The dictionary of an event's answer.
    func update(of event: Int) -> Int? {
        let row = ShapeTables.applePay.members[Int(ShapeTables.applePay.shapes[ShapeIndex.flowEvent].names.first) + FlowEvent.Slot.data]
        return choice(ShapeTables.applePay.variants[Int(row.argument)], in: event, of: ShapeIndex.flowEvent)
    }

    private func choice(_ variant: VariantRow, in object: Int, of shape: Int) -> Int? {
        guard let selector = member(object, Int(variant.selector), of: shape), source.nodes[selector].isString,
            let choice = ShapeTables.applePay.exactName(source.text(of: selector), in: variant.names)
        else { return nil }
        return Int(ShapeTables.applePay.choiceShapes[Int(variant.firstShape) + choice])
    }
}

/// One member on the way from the root to a value.
struct WebKitPathStep {
    let shape: Int
    let slot: Int
    /// The node of the object that has the member.
    let object: Int
    /// The node of the member's value.
    let value: Int
    /// The node of the element, where the way leads into a list; else 0.
    var element = 0
    /// The dictionary that the value, or the element, is.
    var inner: Int?
    /// The value is an object or a list, which is an object too.
    var isObject = false

    init(shape: Int, slot: Int, object: Int, value: Int) {
        self.shape = shape
        self.slot = slot
        self.object = object
        self.value = value
    }

    /// What the way has come to.
    var end: Int { element == 0 ? value : element }
    var row: MemberRow { ShapeTables.applePay.members[Int(ShapeTables.applePay.shapes[shape].names.first) + slot] }
    /// Whether this is a member of a dictionary.
    func `is`(_ shape: Int, _ slot: Int) -> Bool { self.shape == shape && self.slot == slot }
}
