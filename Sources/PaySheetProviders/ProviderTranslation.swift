package import PaySheet

/// The requests for Apple Pay that the SDKs of providers make.
package enum ProviderTranslation {
    /// Translates a document of the catalog.
    package static func translate(_ source: TranslationSource, _ shape: Int, _ purpose: Translation.Purpose) -> Translation {
        switch shape {
        case ProvidersShape.flutterPaymentProfile:
            var profile = FlutterProfile(source, purpose)
            return profile.translate()
        case ProvidersShape.adyenApplePay:
            var component = AdyenComponent(source, purpose)
            return component.translate()
        case ProvidersShape.squarePaymentRequest:
            var request = SquareRequest(source, purpose)
            return request.translate()
        case ProvidersShape.braintreePaymentRequest, ProvidersShape.braintreeValidation:
            var client = BraintreeClient(source, purpose)
            return shape == ProvidersShape.braintreeValidation ? client.validation() : client.request()
        default:
            var stripe = StripeTranslation(source, purpose)
            return stripe.translate(shape)
        }
    }

    /// The documents that a text becomes. None if it cannot be read.
    package static func requests(_ bytes: [UInt8], as kind: DocumentKind) -> [Translation.Document] {
        guard Catalog.providers.kinds.contains(kind), let source = TranslationSource(bytes), source.isObject(0) else { return [] }
        return translate(source, kind.shape, .reading).documents
    }
}

/// A value or a text in a message.
func shown(_ text: String) -> String { "\"" + text + "\"" }

/// Text with its ASCII letters in lower case.
func lowerCased(_ text: some Sequence<UInt8>) -> [UInt8] { text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } }

/// Text with its ASCII letters in upper case.
func upperCased(_ text: some Sequence<UInt8>) -> [UInt8] { text.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 } }

/// A list of words in a message: `"a", "b" or "c"`.
func listed(_ words: [String]) -> String {
    var text = ""
    for (place, word) in words.enumerated() {
        if place > 0 { text += place == words.count - 1 ? " or " : ", " }
        text += shown(word)
    }
    return text
}
