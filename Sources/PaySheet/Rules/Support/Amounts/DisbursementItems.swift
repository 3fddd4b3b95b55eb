/// The lines of a transfer by what they are for.
struct DisbursementItems {
    typealias Line = (node: Int, amount: Amount?, amountNode: Int)

    /// The lines that say what the person receives.
    private(set) var payments: [Line] = []
    /// The lines that say what the transfer costs.
    private(set) var fees: [Line] = []
    /// How many other lines there are: what is withdrawn.
    private(set) var others = 0
    private(set) var lastIsPayment = false
    /// What is withdrawn less the fees.
    private(set) var rest = AmountSum()
    /// A line or its kind cannot be read, or an amount is pending.
    private(set) var isUnclear = false

    init(_ lines: Records<LineItemView>?) {
        guard let lines else { return }
        for index in 0..<lines.count {
            guard let line = lines[index] else {
                isUnclear = true
                continue
            }
            if line.isPending == true { isUnclear = true }
            let amount = line.amount
            let type = line.word(.disbursementLineItemType)
            lastIsPayment = type == DisbursementLineItemType.disbursementIndex
            switch type {
            case DisbursementLineItemType.disbursementIndex: payments.append((line.node, amount, line[.amount]))
            case DisbursementLineItemType.instantFundsOutFeeIndex:
                fees.append((line.node, amount, line[.amount]))
                rest.add(amount.flatMap { try? $0.negated() })
            default:
                if line.isPresent(.disbursementLineItemType) || line.isMisspelt(.disbursementLineItemType) { isUnclear = true }
                others &+= 1
                rest.add(amount)
            }
        }
    }
}
