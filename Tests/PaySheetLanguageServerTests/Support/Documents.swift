/// Texts for the tests.
enum Documents {
    /// A request without a finding.
    static let clean = """
        {
          "countryCode": "US",
          "currencyCode": "USD",
          "supportedNetworks": ["visa", "masterCard"],
          "merchantCapabilities": ["supports3DS"],
          "total": { "label": "Harbor Books", "amount": "38.06" }
        }

        """

    /// The same with one decimal.
    static let oneDecimal = clean.replacing(#""38.06""#, with: #""38.5""#)
}

extension String {
    func replacing(_ old: String, with new: String) -> String {
        var parts = split(separator: old, omittingEmptySubsequences: false)
        let first = parts.removeFirst()
        return parts.reduce(String(first)) { $0 + new + $1 }
    }
}
