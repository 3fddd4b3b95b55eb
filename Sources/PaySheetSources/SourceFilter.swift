import PaySheetSearch

/// Tells at once that a file has nothing to do with Apple Pay, as nearly all files.
package struct SourceFilter: Sendable {
    /// Every file with a document has one of these words.
    private let words = WordFilter([
        "ApplePay", "apple-pay", "completePaymentMethodSelection", "completeShippingMethodSelection", "completeShippingContactSelection",
        "completeCouponCodeChange",
    ])

    /// Prepares the search.
    package init() {}

    /// Whether a file can have a document.
    package func accepts(_ bytes: [UInt8]) -> Bool { words.accepts(bytes) }
}
