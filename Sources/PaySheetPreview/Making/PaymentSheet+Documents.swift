public import PaySheet

extension PaymentSheet {
    /// The sheet that a request opens.
    public init(_ request: PaymentRequest, dates: SheetDates = SheetDates()) {
        self = SheetMaker(content: SheetContent(request), dates: dates).sheet()
    }

    /// The sheet that the arguments of the W3C constructor open, with a card for which there is no modifier.
    public init(_ arguments: ConstructorArguments, dates: SheetDates = SheetDates()) {
        self = SheetMaker(content: SheetContent(arguments), dates: dates).sheet()
    }

    /// The sheet of an update. The currency is unknown here; a ``SheetSequence`` of a flow knows it.
    public init(_ update: UpdatePayload, dates: SheetDates = SheetDates()) {
        var content = SheetContent()
        content.take(update)
        self = SheetMaker(content: content, dates: dates).sheet()
    }

    /// The sheet of an update of the W3C details.
    public init(_ update: PaymentDetailsUpdate, dates: SheetDates = SheetDates()) {
        self = SheetMaker(content: SheetContent(update), dates: dates).sheet()
    }
}

extension SheetSequence {
    /// The sheets of a whole flow: at the opening, after every change, at the end.
    public init(_ flow: PaymentFlow, dates: SheetDates = SheetDates()) {
        var content = SheetContent(flow.request)
        func sheet() -> PaymentSheet { SheetMaker(content: content, dates: dates).sheet() }
        self.init(SheetStep(sheet(), caption: "The sheet opens"))
        let events = flow.events ?? []
        for (place, event) in events.enumerated() {
            if let selected = event.selected {
                if let identifier = selected.shippingMethod { content.select(shipping: identifier) }
                if let code = selected.couponCode { content.couponCode = code.isEmpty ? nil : code }
            }
            content.take(event.data)
            guard place < SheetSequence.mostSteps else { continue }
            append(SheetStep(sheet(), caption: SheetSequence.caption(event, content)))
        }
        if events.count > SheetSequence.mostSteps {
            append(SheetStep(sheet(), caption: CleanText("After " + String(events.count - SheetSequence.mostSteps) + " more changes")))
        }
        guard let result = flow.result else { return }
        content.notices =
            result.status == 0
            ? [SheetNotice(.done, label: "Done", text: "The payment was accepted")]
            : SheetWords.notices(result.errors)
        if content.notices.isEmpty { content.notices = [SheetNotice(.problem, label: "Problem", text: "The payment was not accepted")] }
        append(SheetStep(sheet(), caption: result.status == 0 ? "The payment is done" : "The payment is refused"))
    }

    /// The sheet that the arguments of the W3C constructor open, and one for each card type with its own modifier.
    public init(_ arguments: ConstructorArguments, dates: SheetDates = SheetDates()) {
        let types = SheetContent.cardTypes(in: arguments.details.modifiers)
        let first = PaymentSheet(arguments, dates: dates)
        guard !types.isEmpty else {
            self.init(first)
            return
        }
        self.init(
            SheetStep(first, caption: "The sheet opens"),
            types.prefix(SheetSequence.mostSteps).map { type in
                let sheet = SheetMaker(content: SheetContent(arguments, for: type), dates: dates).sheet()
                return SheetStep(sheet, caption: CleanText("With a " + SheetWords.card(type) + " card"))
            })
    }

    /// Further steps are combined into one.
    static let mostSteps = 24

    /// The shopper's action, without values of contacts.
    private static func caption(_ event: FlowEvent, _ content: SheetContent) -> CleanText {
        let selected = event.selected
        if let identifier = selected?.shippingMethod {
            let choice = content.choices.first { $0.identifier == identifier }
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
        case .other: return "A change"
        }
    }
}
