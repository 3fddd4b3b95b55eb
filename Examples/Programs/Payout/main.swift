// A disbursement: the sheet sends money to the person instead of charging.
import PaySheet

/// The request for a withdrawal in cents. An instant transfer costs a fee, which Apple Pay subtracts.
func payout(minorUnits: Int, feeMinorUnits: Int) throws -> PaymentRequest {
    let withdrawal = try Amount(minorUnits: minorUnits, in: .usd)
    let fee = try Amount(minorUnits: feeMinorUnits, in: .usd)
    let received = try withdrawal.subtracting(fee)

    var feeLine = LineItem(label: "Instant Transfer Fee", amount: fee)
    feeLine.disbursementLineItemType = .instantFundsOutFee
    var receivedLine = LineItem(label: "You Receive", amount: received)
    receivedLine.disbursementLineItemType = .disbursement

    var request = PaymentRequest(
        merchantCapabilities: [.supports3DS, .supportsInstantFundsOut], supportedNetworks: [.visa, .masterCard], countryCode: .us,
        total: LineItem(label: "Ledger Wallet", amount: received), currencyCode: .usd)
    request.lineItems = [LineItem(label: "Withdrawal", amount: withdrawal), feeLine, receivedLine]
    var disbursement = DisbursementRequest()
    disbursement.requiredRecipientContactFields = [.name, .email]
    request.disbursementRequest = disbursement
    return request
}

let request = try payout(minorUnits: 80_00, feeMinorUnits: 1_20).validated()
print("request:", request.jsonText)
for sentence in PaymentAgreement(request.value).sentences { print(sentence) }

// Which systems can show it: the sheet for payouts has no version number, but a feature.
var reader = DocumentReader()
if let requirements = reader.requirements(of: request.json) {
    print("needs:", requirements.features.map { $0.rawValue }.joined(separator: ", "))
    print("systems:", requirements.systems.map { $0.description }.joined(separator: ", "))
}

// The page sends the authorized payment. Its contact is the recipient.
let payment = AuthorizedPayment.read(
    #"{"token":{"paymentMethod":{"network":"Visa","type":"debit"}},"shippingContact":{"givenName":"Jane","emailAddress":"jane@mail.example"}}"#
)
let contact = try payment.validated().value.shippingContact
if contact?.familyName == nil {
    var error = PaymentError(code: .recipientContactInvalid)
    error.contactField = .name
    error.message = "Enter your last name"
    print("result:", try AuthorizationResult.failure([error]).validated(after: request).jsonText)
}
print("result:", try AuthorizationResult.success().validated(after: request).jsonText)

// Mistakes that no browser reports.
var wrong = request.value
wrong.lineItems?.swapAt(1, 2)
wrong.merchantCapabilities = [.supports3DS]
for finding in wrong.findings { print(finding) }
