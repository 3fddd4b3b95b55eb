public import PaySheet

extension PaymentSheet {
    /// The sheet that a request opens.
    public init(_ request: PaymentRequest, dates: SheetDates = SheetDates()) {
        self = SheetBuilder(content: SheetContent(request), dates: dates).sheet()
    }

    /// The sheet that the arguments of the W3C constructor open, with a card for which there is no modifier.
    public init(_ arguments: ConstructorArguments, dates: SheetDates = SheetDates()) {
        self = SheetBuilder(content: SheetContent(arguments), dates: dates).sheet()
    }

    /// The sheet of an update. The currency is unknown here; a ``SheetSequence`` of a flow knows it.
    public init(_ update: UpdatePayload, dates: SheetDates = SheetDates()) {
        self = SheetBuilder(content: SheetContent(update), dates: dates).sheet()
    }

    /// The sheet of an update of the W3C details.
    public init(_ update: PaymentDetailsUpdate, dates: SheetDates = SheetDates()) {
        self = SheetBuilder(content: SheetContent(update), dates: dates).sheet()
    }
}

extension SheetSequence {
    /// The sheets of a whole flow: at the opening, after every change, at the end.
    public init(_ flow: PaymentFlow, dates: SheetDates = SheetDates()) {
        guard var shown = FlowSheet(flow) else {
            self.init(SheetBuilder(content: SheetContent(flow), dates: dates).sheet())
            return
        }
        func sheet() -> PaymentSheet { SheetBuilder(content: shown.content, dates: dates).sheet() }
        self.init(SheetStep(sheet(), caption: "The sheet opens"))
        let events = flow.events ?? []
        for (place, event) in events.enumerated() {
            shown.take(event)
            guard place < SheetSequence.mostSteps else { continue }
            append(SheetStep(sheet(), caption: SheetSequence.caption(event, shown.content)))
        }
        if events.count > SheetSequence.mostSteps {
            append(SheetStep(sheet(), caption: CleanText("After " + String(events.count - SheetSequence.mostSteps) + " more changes")))
        }
        guard flow.result != nil || flow.complete != nil else { return }
        shown.finish(flow)
        append(SheetStep(sheet(), caption: shown.content.isAccepted == true ? "The payment is done" : "The payment is refused"))
    }

    /// The sheet that the arguments of the W3C constructor open, and one for each card type with its own modifier.
    public init(_ arguments: ConstructorArguments, dates: SheetDates = SheetDates()) {
        let types = SheetSequence.cardTypes(in: arguments.details.modifiers)
        let first = PaymentSheet(arguments, dates: dates)
        guard !types.isEmpty else {
            self.init(first)
            return
        }
        self.init(
            SheetStep(first, caption: "The sheet opens"),
            types.prefix(SheetSequence.mostSteps).map { type in
                let sheet = SheetBuilder(content: SheetContent(arguments, for: type), dates: dates).sheet()
                return SheetStep(sheet, caption: CleanText("With a " + SheetWords.card(type) + " card"))
            })
    }

    /// The types of card that have a modifier of their own, in the order of the document.
    private static func cardTypes(in modifiers: [DetailsModifier]?) -> [PaymentMethodType] {
        var types: [PaymentMethodType] = []
        for modifier in modifiers ?? [] {
            guard case .applePay(let data) = modifier.data, let type = data.paymentMethodType, !types.contains(type) else { continue }
            types.append(type)
        }
        return types
    }

    /// Further steps are combined into one.
    static let mostSteps = 24

    /// The shopper's action, without values of contacts.
    private static func caption(_ event: FlowEvent, _ content: SheetContent) -> CleanText {
        let selected = event.selected
        if let identifier = selected?.shippingMethod {
            let choice = content.shippingMethods.first { $0.identifier == identifier }
            return CleanText("Shipping method: " + (choice?.label ?? identifier), limit: 60)
        }
        if let code = selected?.couponCode { return code.isEmpty ? "Coupon code removed" : CleanText("Coupon code: " + code, limit: 60) }
        if let method = selected?.paymentMethod {
            return method.type.map { CleanText("Card: " + SheetWords.card($0)) } ?? "Another card"
        }
        switch event.data {
        case .paymentMethod: return "Another card"
        case .shippingMethod: return "Another shipping method"
        case .shippingContact: return "Another address"
        case .couponCode: return "Another coupon code"
        case .retry: return "Another attempt"
        case .details, .other: return "A change"
        }
    }
}
