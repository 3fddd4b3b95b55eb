// Findings in another language: a dictionary of templates, and English for every other sentence.
import PaySheet

let german = [
    "\"{member}\" is missing: {dictionary} needs it": "»{member}« fehlt: {dictionary} braucht es",
    "the total {amount} is negative": "die Summe {amount} ist negativ",
]

let received = #"""
    {
      "currencyCode": "USD",
      "supportedNetworks": ["visa", "mastercard"],
      "merchantCapabilities": ["supports3DS"],
      "total": {"label": "Harbor Books", "amount": "-5.00"}
    }
    """#

let findings = PaymentRequest.read(received.utf8).findings
for finding in findings {
    // The dictionary does not have every sentence.
    let sentence = german[finding.template].map { finding.message(in: $0) } ?? finding.message
    print("\(finding.place.line): \(sentence)")
}

// The values have types, so a program can write them as its readers do.
for finding in findings {
    for argument in finding.arguments {
        switch argument.value {
        case .amount(let amount): print(finding.rule.name, argument.name, "is an amount below zero:", amount.isNegative)
        case .number(let number): print(finding.rule.name, argument.name, "is the number", number)
        case .text(let text): print(finding.rule.name, argument.name, "is", text)
        }
    }
}
