package import PaySheet

/// The requests for Apple Pay that the SDKs of providers make.
package enum ProviderTranslation {
    /// Translates a document of the catalog.
    package static func translate(_ source: TranslationSource, _ shape: Int, _ purpose: Translation.Purpose) -> Translation {
        switch shape {
        case ProvidersShape.flutterPaymentProfile:
            var profile = FlutterProfile(source: source, purpose: purpose)
            return profile.translate()
        case ProvidersShape.flutterPaymentItems:
            var profile = FlutterProfile(source: source, purpose: purpose)
            return profile.items()
        case ProvidersShape.stripeAppPayment, ProvidersShape.stripeAppUpdate:
            var payment = StripeAppPayment(source: source, purpose: purpose)
            return payment.translate(isUpdate: shape == ProvidersShape.stripeAppUpdate)
        case ProvidersShape.adyenSheetUpdate:
            var component = AdyenComponent(source: source, purpose: purpose)
            return component.update()
        case ProvidersShape.adyenApplePay:
            var component = AdyenComponent(source: source, purpose: purpose)
            return component.translate()
        case ProvidersShape.squarePaymentRequest:
            var request = SquareRequest(source: source, purpose: purpose)
            return request.translate()
        case ProvidersShape.squareSheetUpdate:
            var request = SquareRequest(source: source, purpose: purpose)
            return request.update()
        case ProvidersShape.braintreePaymentRequest, ProvidersShape.braintreeValidation, ProvidersShape.braintreeTokenization,
            ProvidersShape.braintreeDropIn, ProvidersShape.braintreeHandover:
            var client = BraintreeClient(source: source, purpose: purpose)
            return client.translate(shape)
        case ProvidersShape.payPalCheckout, ProvidersShape.payPalValidation:
            var client = PayPalClient(source: source, purpose: purpose)
            return client.translate(shape)
        default:
            var stripe = StripeTranslation(source: source, purpose: purpose)
            return stripe.translate(shape)
        }
    }

    /// The documents that a text becomes. None if it cannot be read.
    package static func requests(_ bytes: [UInt8], as kind: DocumentKind) -> [Translation.Document] {
        guard Catalog.providers.kinds.contains(kind), let source = TranslationSource(bytes), source.isObject(0) else { return [] }
        return translate(source, kind.shape, .reading).documents
    }
}

/// Reads a document as the SDK of a provider does.
protocol SDKReading {
    var source: TranslationSource { get }
    var purpose: Translation.Purpose { get }
    var translation: Translation { get set }
}

extension SDKReading {
    /// Notes what is wrong with the document.
    mutating func report(_ problem: Translation.Problem) { translation.problems.append(problem) }
}

/// A value or a text in a message.
func shown(_ text: String) -> String { "\"" + text + "\"" }

/// An amount in thousandths in a message. Most currencies have two decimals.
func shown(thousandths amount: Int64) -> String {
    amount % 10 == 0 ? MinorAmount.text(amount / 10, decimals: 2) : MinorAmount.text(amount, decimals: 3)
}

/// A list of words in a message: `"a", "b" or "c"`.
func listed(_ words: [String]) -> String {
    var text = ""
    for (place, word) in words.enumerated() {
        if place > 0 { text += place == words.count - 1 ? " or " : ", " }
        text += shown(word)
    }
    return text
}
