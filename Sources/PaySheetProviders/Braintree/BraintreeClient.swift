import PaySheet

/// What Braintree's client makes of a request.
struct BraintreeClient: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()

    /// What the gateway fills in.
    private static let filled = [
        ("countryCode", "\"US\""), ("currencyCode", "\"USD\""), ("merchantCapabilities", "[\"supports3DS\"]"),
        ("supportedNetworks", "[\"amex\",\"discover\",\"masterCard\",\"visa\"]"),
    ]

    mutating func translate(_ shape: Int) -> Translation {
        switch shape {
        case ProvidersShape.braintreeValidation: validation()
        case ProvidersShape.braintreeTokenization: tokenization()
        case ProvidersShape.braintreeDropIn: dropIn()
        case ProvidersShape.braintreeHandover: handover()
        default: request(0)
        }
        return translation
    }

    private mutating func request(_ root: Int) {
        let source = source
        if source.member("total", of: root) == nil, !source.isOpen(root) {
            report(
                Translation.Problem(
                    .braintreeTotal, .error, at: root, "\"total\" is missing, and Safari throws a TypeError", help: "add a total"))
        }
        for (name, _) in BraintreeClient.filled {
            guard let node = source.member(name, of: root), source.isNull(node) else { continue }
            report(
                Translation.Problem(
                    .braintreeUndefined, .warning, at: node,
                    "\(shown(name), "name") is null, which replaces the value of the gateway", help: "remove it",
                    fix: RawFix(.risky, "remove " + shown(name), [.remove(node: node)])))
        }
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: root) { writer in
            for (name, example) in BraintreeClient.filled where source.member(name, of: root).map({ source.isNull($0) }) ?? true {
                writer.name(name, from: root)
                writer.filled(example, from: root)
            }
            for (key, value) in source.members(of: root) {
                let name = String(decoding: source.spelling(key), as: UTF8.self)
                guard !source.isNull(value) || !BraintreeClient.filled.contains(where: { $0.0 == name }) else { continue }
                writer.member(key, value)
            }
        }
        translation.documents.append(writer.document(.paymentRequest, rules: .except([])))
    }

    private mutating func validation() {
        if let entry = source.entry("validationUrl", of: 0), source.member("validationURL", of: 0) == nil {
            report(
                Translation.Problem(
                    .braintreeValidation, .error, at: entry.key,
                    "Braintree rejects: \"performValidation must be called with a validationURL.\"", help: "write \"validationURL\"",
                    fix: RawFix(.safe, "write \"validationURL\"", [.rename(key: entry.key, name: "validationURL")]), covers: [0]))
        } else if source.member("validationURL", of: 0) == nil, !source.isOpen(0) {
            report(
                Translation.Problem(
                    .braintreeValidation, .error, at: 0, "Braintree rejects: \"performValidation must be called with a validationURL.\"",
                    help: "add \"validationURL\" with the address of the event"))
        }
        checkName()
    }

    private mutating func checkName() {
        if let node = source.member("displayName", of: 0), let name = source.text(node), name.utf8.count > 64 {
            report(
                Translation.Problem(
                    .braintreeName, .warning, at: node, "the name has more than 64 bytes", help: "write a shorter name"))
        }
    }

    private mutating func tokenization() {
        guard source.member("token", of: 0) == nil, !source.isOpen(0) else { return }
        report(
            Translation.Problem(
                .braintreeValidation, .error, at: 0, "Braintree rejects: \"tokenize must be called with a payment token.\"",
                help: "add \"token\" with event.payment.token", covers: source.members(of: 0).flatMap { [$0.key, $0.value] }))
    }

    private mutating func handover() {
        guard let node = source.member("isAwaited", of: 0), source.isFalse(node) else { return }
        report(
            Translation.Problem(
                .braintreePromise, .error, at: node,
                "createPaymentRequest() of a deferred client returns a Promise, and Safari throws a TypeError",
                help: "write await before the call of createPaymentRequest()"))
    }

    // MARK: Drop-in

    /// Members of a request that do not exist in version 3 of Apple Pay.
    private static let newer = [
        "supportsCouponCode", "couponCode", "shippingContactEditingMode", "recurringPaymentRequest", "automaticReloadPaymentRequest",
        "deferredPaymentRequest", "multiTokenContexts",
    ]

    private mutating func dropIn() {
        checkName()
        guard let request = source.member("paymentRequest", of: 0), source.isObject(request) else { return }
        self.request(request)
        guard source.member("applePaySessionVersion", of: 0) == nil, !source.isOpen(0) else { return }
        for name in BraintreeClient.newer {
            guard let entry = source.entry(name, of: request), !source.isNull(entry.value) else { continue }
            report(
                Translation.Problem(
                    .braintreeDropInVersion, .warning, at: entry.key,
                    "Drop-in opens version 2 or 3 of Apple Pay, which does not have \(shown(name), "name")", help: "remove it"))
        }
    }
}
