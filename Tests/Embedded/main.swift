// The smallest host of the core: no operating system, no C library, no Foundation. It checks documents, reads and writes values and
// splits money; `expected.txt` contains the output. Strings are written byte by byte, because `print` of anything else would link much
// more than the core itself.

import PaySheet

func say(_ text: String) {
    for byte in text.utf8 { _ = putchar(Int32(byte)) }
    _ = putchar(0x0A)
}

/// Prints a name, the kind of a document, and each finding.
func check(_ name: String, _ json: String) {
    var reader = DocumentReader()
    let result = reader.check(Array(json.utf8), recovering: true)
    say(name + ": " + (result.kind?.name ?? "unknown kind") + ", " + String(result.findings.count) + " findings")
    for finding in result.findings { say("  " + finding.description + " at " + finding.place.pointer) }
}

let good =
    #"{"countryCode":"US","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":{"label":"Café","amount":"12.50"},"currencyCode":"USD"}"#
check("good", good)
check(
    "bad",
    #"{"countryCode":"us","merchantCapabilites":["supports3DS"],"supportedNetworks":["viza"],"total":{"label":7,"amount":"12,50"},"currencyCode":"USD"}"#
)
check("broken", #"{"total":{"label":"Shop","amount":"1.00"},}"#)
check("not JSON", "[")

if let request = PaymentRequest.read(Array(good.utf8)).value {
    say(request.jsonText)
    say(
        (request.total.amount?.text ?? "?") + " " + request.currencyCode.rawValue + ", "
            + (request.currencyCode.minorUnitDigits.map { String($0) } ?? "no") + " digits")
}
if let total = try? Amount("200.50"), let shares = try? total.split(by: .weights([3, 2, 1]), in: .usd) {
    for share in shares { say(share.text) }
}
