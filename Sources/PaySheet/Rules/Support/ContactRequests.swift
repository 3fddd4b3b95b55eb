/// What the rules about contacts ask of a request.
enum ContactRequests {
    /// The options of the W3C interface, where the document has them.
    struct Asked {
        var billingAddress = false
        var shipping = false
        var payer = false
    }

    /// What the W3C options ask for besides the lists of the method data.
    static func options(_ arguments: borrowing Cursor) -> Asked {
        var asked = Asked()
        guard let options = arguments.inner(ConstructorArguments.Slot.options) else { return asked }
        asked.billingAddress = options.boolean(PaymentOptions.Slot.requestBillingAddress) ?? false
        asked.shipping = options.boolean(PaymentOptions.Slot.requestShipping) ?? false
        asked.payer =
            options.boolean(PaymentOptions.Slot.requestPayerName) ?? false
            || options.boolean(PaymentOptions.Slot.requestPayerEmail) ?? false
            || options.boolean(PaymentOptions.Slot.requestPayerPhone) ?? false
        return asked
    }

    /// A list of contact fields holds a field. `nil` where that cannot be told: the list is no list, or a word in it is misspelt.
    static func asks(_ request: borrowing Cursor, _ member: Int, for field: Int) -> Bool? {
        guard request.isPresent(member) else { return false }
        guard let list = request.words(member) else { return nil }
        return list.contains(field) ? true : list.isKnown ? false : nil
    }

    /// Calls back with the method data of each Apple Pay method.
    static func forEachRequest(_ arguments: borrowing Cursor, _ body: (_ request: borrowing Cursor) -> Void) {
        for index in 0..<arguments.elementCount(ConstructorArguments.Slot.methodData) {
            guard let method = arguments.element(index, of: ConstructorArguments.Slot.methodData),
                let data = method.chosen(MethodData.Slot.data)
            else { continue }
            body(data)
        }
    }

    /// What to say about a field that is asked for in billing and belongs elsewhere.
    static func misplaced(_ field: Int, besideAddress: Bool) -> (help: String, remark: String) {
        field == ContactField.nameIndex
            ? (
                besideAddress ? "leave it out" : "ask for \"postalAddress\"",
                " need not be asked for in billing: the postal address brings it along"
            )
            : ("ask for it in \"requiredShippingContactFields\"", " is asked for in billing, where the sheet has no line for it")
    }

    /// The contact in front is one that the page hands over, not one that the sheet has given.
    static func isHandedOver(_ context: borrowing RuleContext) -> Bool {
        context.parentShape == ShapeIndex.paymentRequest || context.parentShape == ShapeIndex.paymentMethodRequest
    }
}
