// Task 5: a disbursement. The person gets the amount, less a fee.
import PaySheet

func payout(minorUnits: Int) throws -> Validated<PaymentRequest> {
    let withdrawal = try Amount(minorUnits: minorUnits, in: .usd)
    let fee = try Amount(minorUnits: 1_00, in: .usd)
    let received = try withdrawal.subtracting(fee)
    var request = PaymentRequest(
        merchantCapabilities: [.supports3DS, .supportsInstantFundsOut], supportedNetworks: [.visa, .masterCard], countryCode: .us,
        total: LineItem(label: "Ledger Wallet", amount: received), currencyCode: .usd)
    var feeLine = LineItem(label: "Instant Transfer Fee", amount: fee)
    feeLine.disbursementLineItemType = .instantFundsOutFee
    var receivedLine = LineItem(label: "You Receive", amount: received)
    receivedLine.disbursementLineItemType = .disbursement
    request.lineItems = [LineItem(label: "Withdrawal", amount: withdrawal), feeLine, receivedLine]
    var disbursement = DisbursementRequest()
    disbursement.requiredRecipientContactFields = [.name]
    request.disbursementRequest = disbursement
    return try request.validated()
}
