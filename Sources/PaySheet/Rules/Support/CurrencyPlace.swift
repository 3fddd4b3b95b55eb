/// Where a document names its currency: the request's own member, or the total of the W3C details. One place a document, so that
/// one wrong currency is one finding.
enum CurrencyPlace {
    /// The rows of a rule about it.
    static func rows(asks: RuleRow.Asks = [], _ check: @escaping RuleRow.Check) -> [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.currencyCode], asks: asks, check),
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.total], asks: asks, check),
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.total], asks: asks, check),
        ]
    }

    /// The node of the code and its letters; `nil` without a code for browsers.
    static func find(_ cursor: borrowing Cursor, _ shape: Int) -> (node: Int, row: CurrencyRow)? {
        switch shape {
        case ShapeIndex.paymentRequest: return row(cursor, PaymentRequest.Slot.currencyCode)
        case ShapeIndex.paymentDetails: return total(cursor, PaymentDetails.Slot.total)
        default: return total(cursor, PaymentDetailsUpdate.Slot.total)
        }
    }

    private static func total(_ details: borrowing Cursor, _ member: Int) -> (node: Int, row: CurrencyRow)? {
        guard let item = details.inner(member), let amount = item.inner(PaymentItem.Slot.amount) else { return nil }
        return row(amount, CurrencyAmount.Slot.currency)
    }

    private static func row(_ cursor: borrowing Cursor, _ member: Int) -> (node: Int, row: CurrencyRow)? {
        guard let slot = cursor.slot(member), cursor.nodes[slot].isPlainString else { return nil }
        let node = cursor.nodes[slot]
        let packed = LetterCode.pack(cursor.bytes, from: Int(node.start), to: Int(node.end), letters: 3)
        guard packed != 0, let row = CurrencyRow.find(packed), row.webKit != .never else { return nil }
        return (slot, row)
    }
}
