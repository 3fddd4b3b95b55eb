/// What the sheet of a flow shows, event by event, for Apple Pay JS and the W3C interface alike.
package struct FlowSheet: Sendable {
    /// What the shopper sees now.
    package private(set) var content: SheetContent
    /// The arguments with the details that are in force; `nil` for Apple Pay JS.
    private var arguments: ConstructorArguments?
    private var cardType: PaymentMethodType?

    /// Returns the sheet that a flow opens with; `nil` for a flow without a request.
    package init?(_ flow: PaymentFlow) {
        if let request = flow.request {
            content = SheetContent(request)
        } else if let request = flow.paymentRequest {
            content = SheetContent(request)
            arguments = request
        } else {
            return nil
        }
    }

    /// Applies what the shopper does and the merchant's answer.
    package mutating func take(_ event: FlowEvent) {
        guard arguments != nil else { return content.take(event) }
        let selected = event.selected
        if let type = selected?.paymentMethod?.type { cardType = type }
        switch event.data {
        case .details(let update):
            arguments?.details.apply(update)
            renew(choosing: selected)
            content.note(update, arguments)
        case .retry(let errors):
            renew(choosing: selected)
            content.note(errors, arguments)
        default: content.take(event)
        }
    }

    /// Applies the end of the payment.
    package mutating func finish(_ flow: PaymentFlow) {
        if let result = flow.result { content.take(result) }
        guard let word = flow.complete else { return }
        content.problems = []
        content.isAccepted = word == .success
    }

    /// Builds the sheet again from the details in force. What the shopper has chosen and entered stays.
    private mutating func renew(choosing selected: FlowSelection?) {
        guard let arguments else { return }
        let before = content
        content = SheetContent(arguments, for: cardType)
        content.shippingContact = selected?.shippingContact ?? before.shippingContact
        content.couponCode = selected?.couponCode.map { $0.utf8.isEmpty ? nil : $0 } ?? before.couponCode
        let chosen = selected?.shippingMethod ?? before.shippingMethods.first { $0.isSelected }?.identifier
        if let chosen, content.shippingMethods.contains(where: { $0.identifier == chosen }) { content.select(chosen) }
    }
}

extension PaymentDetails {
    /// Takes in an update. What it leaves out stays as it is.
    fileprivate mutating func apply(_ update: PaymentDetailsUpdate) {
        if let total = update.total { self.total = total }
        if let items = update.displayItems { displayItems = items }
        if let options = update.shippingOptions { shippingOptions = options }
        if let modifiers = update.modifiers { self.modifiers = modifiers }
    }
}

extension SheetContent {
    /// Shows the errors of an update. Those about shipping appear only if the page asks for shipping and offers no option.
    fileprivate mutating func note(_ update: PaymentDetailsUpdate, _ arguments: ConstructorArguments?) {
        var shown = update
        if arguments?.options?.requestShipping != true || arguments?.details.shippingOptions?.isEmpty == false {
            shown.error = nil
            shown.shippingAddressErrors = nil
        }
        shown.payerErrors = arguments?.options?.asked(update.payerErrors)
        takeProblems(of: shown)
    }

    /// Shows the errors of another attempt.
    fileprivate mutating func note(_ errors: PaymentValidationErrors, _ arguments: ConstructorArguments?) {
        var update = PaymentDetailsUpdate()
        update.error = errors.error
        update.shippingAddressErrors = arguments?.options?.requestShipping == true ? errors.shippingAddress : nil
        update.payerErrors = arguments?.options?.asked(errors.payer)
        update.paymentMethodErrors = errors.paymentMethod
        takeProblems(of: update)
    }
}

extension PaymentOptions {
    /// The errors about what these options ask for.
    fileprivate func asked(_ errors: PayerErrors?) -> PayerErrors? {
        guard var errors else { return nil }
        if requestPayerName != true { errors.name = nil }
        if requestPayerEmail != true { errors.email = nil }
        if requestPayerPhone != true { errors.phone = nil }
        return errors
    }
}
