/// The merchant's capabilities, as the rules about them read them.
enum CapabilityList {
    static func row(isAdvice: Bool = false, unless prefilter: Prefilter = .none, _ check: @escaping RuleRow.Check) -> RuleRow {
        RuleRow(
            ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.merchantCapabilities],
            isAdvice: isAdvice, unless: prefilter, check)
    }

    /// The list holds a word.
    static func with(_ word: Int) -> Prefilter { .listWith(PaymentRequest.Slot.merchantCapabilities, word) }

    /// The list does not hold a word.
    static func without(_ word: Int) -> Prefilter { .listWithout(PaymentRequest.Slot.merchantCapabilities, word) }

    @_lifetime(copy cursor)
    static func of(_ cursor: Cursor) -> WordList? { cursor.words(PaymentRequest.Slot.merchantCapabilities) }

    /// Something that a card can be processed with: everything but sending money out.
    static func takesCards(_ list: borrowing WordList) -> Bool {
        for index in 0..<list.count where list[index] != MerchantCapability.supportsInstantFundsOutIndex { return true }
        return false
    }

    /// Whether China UnionPay is among the networks; `nil` if a misspelt network makes this unknown.
    static func takesUnionPay(_ cursor: borrowing Cursor) -> Bool? {
        guard let networks = cursor.words(PaymentRequest.Slot.supportedNetworks) else { return nil }
        if networks.contains(PaymentNetwork.chinaUnionPayIndex) { return true }
        return networks.isKnown && networks.count > 0 ? false : nil
    }
}
