// The work of a server for Apple Pay on the web, without a framework and without Foundation: bytes in, status and bytes out.
import PaySheet

/// The parts of a response that every framework needs.
struct Answer {
    let status: Int
    let type: String
    let body: [UInt8]

    static func json(_ body: [UInt8]) -> Answer { Answer(status: 200, type: "application/json", body: body) }

    /// Returns status 422 with every finding, without personal values.
    static func refusal(_ problem: [UInt8]) -> Answer { Answer(status: 422, type: "application/problem+json", body: problem) }
}

/// The shop. Prices come from here, never from the page.
struct Shop {
    let prices = ["mug": 14_00, "tea": 6_50]
    let tax = 8  // per cent

    /// `GET /request?mug=2&tea=1`: the request that opens the sheet.
    func request(_ cart: [(item: String, count: Int)]) -> Answer {
        guard cart.allSatisfy({ prices[$0.item] != nil && (1...99).contains($0.count) }) else {
            return Answer(status: 404, type: "text/plain", body: [])
        }
        // Check before sending: a request with errors is thrown here, instead of opening no sheet.
        do {
            return .json(try checkout(cart).request().validated().json)
        } catch let error as InvalidPayload {
            return .refusal(error.problemJSON)
        } catch {
            // The prices of the shop itself are wrong.
            return Answer(status: 500, type: "text/plain", body: Array(String(describing: error).utf8))
        }
    }

    private func checkout(_ cart: [(item: String, count: Int)]) throws(CheckoutError) -> Checkout {
        var checkout = try Checkout(label: "Leaf & Kettle", country: .us, currency: .usd, networks: [.visa, .masterCard, .amex])
        var subtotal = 0
        for line in cart {
            let price = (prices[line.item] ?? 0) * line.count
            try checkout.add(line.item + " × " + String(line.count), minorUnits: price)
            subtotal += price
        }
        try checkout.add("Tax", minorUnits: (subtotal * tax + 50) / 100)
        return checkout
    }

    /// `POST /check`: a document that a page is about to send.
    func check(_ body: [UInt8]) -> Answer {
        let reading = PaymentRequest.read(body)
        return reading.findings.atLeast(.error).isEmpty ? .json(body) : .refusal(reading.problemJSON)
    }
}

let shop = Shop()
for answer in [
    shop.request([("mug", 2), ("tea", 1)]),
    shop.request([("kettle", 1)]),
    shop.check([UInt8](#"{"countryCode":"US","currencyCode":"USD","total":{"label":"Shop","amount":"12,50"}}"#.utf8)),
] {
    print(answer.status, answer.type, String(decoding: answer.body, as: UTF8.self))
}
