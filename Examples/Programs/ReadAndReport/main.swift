// Read a document from somewhere else: every finding with its place, and a value if one can be built.
import PaySheet

let received = """
    {
      "countryCode": "US",
      "currencyCode": "USD",
      "supportedNetworks": ["visa", "mastercard"],
      "merchantCapabilties": ["supports3DS"],
      "total": {"label": "Harbor Books", "amount": "38,06"}
    }
    """

let reading = PaymentRequest.read(received.utf8)
for finding in reading.findings {
    print(finding)
    print("    at", finding.place.pointer.isEmpty ? "the whole document" : finding.place.pointer)
    if let help = finding.help { print("    help:", help) }
}
print("value:", reading.value == nil ? "none" : "there is one")
print("asked for one rule:", reading.findings.contains(.amountFormat) ? "an amount is malformed" : "all amounts are well formed")

// Unknown members keep their places when you change other members.
let newer = #"{"label":"Subtotal","ribbon":"gold","amount":"12.50"}"#
if var item = LineItem.read(newer.utf8).value {
    item.amount = try Amount(minorUnits: 15_00, in: .usd)
    print(item.jsonText)
}
