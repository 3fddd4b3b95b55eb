public import PaySheet

extension PaymentSheet {
    /// The sheet that a request opens.
    ///
    /// - Parameter language: The language of the sheet's own words; `nil` for the one in whose script the business is named.
    public init(_ request: PaymentRequest, dates: SheetDates = SheetDates(), language: SheetLanguage? = nil) {
        self = SheetBuilder(SheetContent(request), dates, language).sheet()
    }

    /// The sheet that the arguments of the W3C constructor open, with a card for which there is no modifier.
    ///
    /// - Parameter language: The language of the sheet's own words; `nil` for the one in whose script the business is named.
    public init(_ arguments: W3CPaymentRequest, dates: SheetDates = SheetDates(), language: SheetLanguage? = nil) {
        self = SheetBuilder(SheetContent(arguments), dates, language).sheet()
    }

    /// The sheet of an update. The currency is unknown here; a ``SheetSequence`` of a flow knows it.
    ///
    /// - Parameter language: The language of the sheet's own words; `nil` for the one in whose script the business is named.
    public init(_ update: UpdatePayload, dates: SheetDates = SheetDates(), language: SheetLanguage? = nil) {
        self = SheetBuilder(SheetContent(update), dates, language).sheet()
    }

    /// The sheet of an update of the W3C details.
    ///
    /// - Parameter language: The language of the sheet's own words; `nil` for the one in whose script the business is named.
    public init(_ update: PaymentDetailsUpdate, dates: SheetDates = SheetDates(), language: SheetLanguage? = nil) {
        self.init(.details(update), dates: dates, language: language)
    }
}

extension SheetSequence {
    /// The sheets of a whole flow: at the opening, after every change, at the end.
    ///
    /// - Parameter language: The language of the sheets' own words; `nil` for the one in whose script the business is named.
    public init(_ flow: PaymentFlow, dates: SheetDates = SheetDates(), language: SheetLanguage? = nil) {
        let moments = SheetContent.moments(of: flow, limit: SheetSequence.mostSteps)
        let language = language ?? SheetBuilder.language(of: moments[0])
        let sheets = moments.map { SheetBuilder($0, dates, language).sheet() }
        guard sheets.count > 1 else {
            self.init(sheets[0])
            return
        }
        self.init(SheetStep(sheets[0], caption: CleanText(language.opens)))
        let events = flow.events ?? []
        for (place, event) in events.prefix(SheetSequence.mostSteps).enumerated() {
            append(SheetStep(sheets[place + 1], caption: SheetSequence.caption(event, moments[place + 1], language)))
        }
        let (rest, end) = (events.count - SheetSequence.mostSteps, moments.count - 1)
        if rest > 0 { append(SheetStep(sheets[end - 1], caption: CleanText(language.fill(language.moreChanges, String(rest))))) }
        guard flow.result.hasValue || flow.complete.hasValue else { return }
        append(SheetStep(sheets[end], caption: CleanText(moments[end].isAccepted == true ? language.isDone : language.isRefused)))
    }

    /// The sheet that the arguments of the W3C constructor open, and one for each card type with its own modifier.
    ///
    /// - Parameter language: The language of the sheets' own words; `nil` for the one in whose script the business is named.
    public init(_ arguments: W3CPaymentRequest, dates: SheetDates = SheetDates(), language: SheetLanguage? = nil) {
        let types = SheetSequence.cardTypes(in: arguments.details.modifiers)
        let first = PaymentSheet(arguments, dates: dates, language: language)
        guard !types.isEmpty else {
            self.init(first)
            return
        }
        self.init(
            SheetStep(first, caption: CleanText(first.language.opens)),
            types.prefix(SheetSequence.mostSteps).map { type in
                let sheet = SheetBuilder(SheetContent(arguments, for: type), dates, first.language).sheet()
                return SheetStep(sheet, caption: CleanText(SheetWords.card(type, first.language)))
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
    private static func caption(_ event: FlowEvent, _ content: SheetContent, _ language: SheetLanguage) -> CleanText {
        let selected = event.selected
        if let identifier = selected?.shippingMethod {
            let choice = content.shippingMethods.first { $0.identifier == identifier }
            return CleanText(language.fill(language.methodChosen, choice?.label ?? identifier), limit: 60)
        }
        if let code = selected?.couponCode {
            return code.isEmpty ? CleanText(language.codeRemoved) : CleanText(language.fill(language.codeEntered, code), limit: 60)
        }
        if let method = selected?.paymentMethod {
            return CleanText(method.type.map { SheetWords.card($0, language) } ?? language.otherCard)
        }
        switch event.data {
        case .paymentMethod: return CleanText(language.otherCard)
        case .shippingMethod: return CleanText(language.otherMethod)
        case .shippingContact: return CleanText(language.otherAddress)
        case .couponCode: return CleanText(language.otherCode)
        case .details, .retry, .other: return CleanText(language.change)
        }
    }
}
