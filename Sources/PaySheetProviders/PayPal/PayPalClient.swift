import PaySheet

/// What PayPal's Apple Pay component needs from a page. The request is Apple's.
struct PayPalClient: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()

    mutating func translate(_ shape: Int) -> Translation {
        if shape == ProvidersShape.payPalValidation { checkValidation() } else { checkConfirmation() }
        return translation
    }

    private mutating func checkValidation() {
        guard source.member("validationUrl", of: 0) == nil else { return }
        if let entry = source.entry("validationURL", of: 0) {
            report(
                Translation.Problem(
                    .paypalValidation, .error, at: entry.key, "PayPal does not read \"validationURL\"", help: "write \"validationUrl\"",
                    fix: RawFix(.safe, "write \"validationUrl\"", [.rename(key: entry.key, name: "validationUrl")]), covers: [0]))
        } else if !source.isOpen(0) {
            report(
                Translation.Problem(
                    .paypalValidation, .error, at: 0, "\"validationUrl\" is missing", help: "add validationUrl: event.validationURL"))
        }
    }

    private mutating func checkConfirmation() {
        guard let confirmation = source.member("confirmation", of: 0), source.isObject(confirmation) else { return }
        let contact = source.member("billingContact", of: confirmation)
        guard let contact, !source.isNull(contact) else {
            guard !source.isOpen(confirmation) else { return }
            return report(
                Translation.Problem(
                    .paypalConfirmation, .error, at: contact ?? confirmation, "confirmOrder() gets no billing contact",
                    help: "add billingContact: event.payment.billingContact"))
        }
        // A contact of the page's own does not come from the sheet.
        guard !source.isObject(contact) else { return }
        checkBillingFields()
    }

    private mutating func checkBillingFields() {
        guard let request = source.member("request", of: 0), source.isObject(request), !source.isOpen(request) else { return }
        let fields = source.member("requiredBillingContactFields", of: request)
        if let fields {
            guard source.isList(fields),
                !source.elements(of: fields).contains(where: { source.isUnknown($0) || source.text($0) == "postalAddress" })
            else { return }
        }
        report(
            Translation.Problem(
                .paypalBillingAddress, .warning, at: fields ?? request,
                "confirmOrder() needs a billing contact, and the request does not ask for its address",
                help: "add \"postalAddress\" to \"requiredBillingContactFields\""))
    }
}
