/// Tells at once that a file has nothing to do with Apple Pay, as nearly all files.
package struct SourceFilter: Sendable {
    /// Pairs of bytes of the wanted words, as bits.
    private let pairs: [UInt64]
    private let words: [[UInt8]]

    /// The words of which every file with a document has one.
    private static let wanted = [
        "ApplePay", "apple-pay", "completePaymentMethodSelection", "completeShippingMethodSelection", "completeShippingContactSelection",
        "completeCouponCodeChange", "merchantCapabilities", "expressCheckout", "ExpressCheckoutElement", "aymentRequest(", "apple_pay",
        "performValidation", "PlatformPay", "initPaymentSheet", "AdyenCheckout", "adyen-web", "Applepay",
        "recurringPaymentRequest", "automaticReloadPaymentRequest", "deferredPaymentRequest",
    ]
    /// Each window of this length in a word begins with as many pairs, of which one is looked at.
    private static let step = 7

    /// Prepares the search.
    package init() {
        var pairs = [UInt64](repeating: 0, count: 1024)
        words = SourceFilter.wanted.map { [UInt8]($0.utf8) }
        for word in words {
            for place in 0..<SourceFilter.step {
                let pair = Int(word[place]) | Int(word[place + 1]) << 8
                pairs[pair >> 6] |= 1 << UInt64(pair & 63)
            }
        }
        self.pairs = pairs
    }

    /// Whether a file can have a document.
    package func accepts(_ bytes: [UInt8]) -> Bool {
        var index = 0
        let last = bytes.count - 1
        while index < last {
            let pair = Int(bytes[index]) | Int(bytes[index + 1]) << 8
            if pairs[pair >> 6] & 1 << UInt64(pair & 63) != 0, isWord(around: index, bytes) { return true }
            index += SourceFilter.step
        }
        return false
    }

    private func isWord(around index: Int, _ bytes: [UInt8]) -> Bool {
        for word in words {
            for place in 0..<SourceFilter.step where word[place] == bytes[index] && word[place + 1] == bytes[index + 1] {
                let start = index - place
                if start >= 0, start + word.count <= bytes.count, bytes[start..<start + word.count].elementsEqual(word) { return true }
            }
        }
        return false
    }
}
