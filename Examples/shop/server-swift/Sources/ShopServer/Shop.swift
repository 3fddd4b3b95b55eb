import Foundation
import PaySheet

/// The shop: its files, payments and orders.
actor Shop {
    private let files: StaticFiles
    private let catalog: ShopCatalog
    private var orders: [String: Order] = [:]
    /// The payments by their keys.
    private var payments: [String: Payment] = [:]

    init(files: StaticFiles, catalog: ShopCatalog) {
        self.files = files
        self.catalog = catalog
    }

    /// What a key pays, and the work that finds its answer.
    private struct Payment {
        let terms: Terms
        let receipt: Task<Receipt, any Error>
    }

    /// What two requests with one key must have in common.
    private struct Terms: Equatable {
        let basket: String
        let price: Int
        let transaction: String?
    }

    func answer(_ request: Request) async -> Answer {
        if request.method == "GET", let file = files[request.path] { return file }
        do {
            return try await result(of: request)
        } catch let refusal as Refusal {
            return refusal.answer
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return Answer(status: 502, type: "text/plain", body: [])
        }
    }

    private func result(of request: Request) async throws -> Answer {
        switch (request.method, request.path) {
        case ("POST", "/api/merchant-session"): return try .json([String: String]())
        case ("POST", "/api/pay"): return try .json(await pay(request))
        default: break
        }
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, Array(parts[..<3]) == ["", "api", "orders"], !parts[3].isEmpty else { throw Refusal.noPage }
        let rest = Array(parts[4...])
        if request.method == "GET", rest.isEmpty { return try .json(["status": find(parts[3], request).status]) }
        guard request.method == "POST", rest == ["ship"] else { throw Refusal.noPage }
        // For the staff of a real shop. In this example, the token of the order is enough.
        let order = try find(parts[3], request)
        orders[order.identifier]?.status = "shipped"
        return try .json([String: String]())
    }

    /// Pays a basket. Two requests with one key are one payment with one order. The second one can arrive before the first is answered.
    private func pay(_ request: Request) async throws -> Receipt {
        let document = try request.json()
        guard let key = request.headers["idempotency-key"], isKey(key) else {
            throw Refusal(400, "Idempotency-Key needs 16 to 64 letters, digits, hyphens or underscores")
        }
        guard let name = document["basket"] as? String, let basket = catalog.baskets[name] else {
            throw Refusal(400, "there is no such basket")
        }
        // The page says what the shopper chose, and never what it costs.
        let (price, currency) = try catalog.price(of: basket, Choice(document["choice"], in: basket))
        let token = (document["payment"] as? [String: Any])?["token"] as? [String: Any]
        let terms = Terms(basket: name, price: price, transaction: token?["transactionIdentifier"] as? String)
        if let known = payments[key] {
            guard known.terms == terms else { throw Refusal(422, "this Idempotency-Key belongs to another payment") }
            return try await known.receipt.value
        }
        let isShipped = basket.methods != nil
        let receipt = Task {
            try await charge(terms, currency, key)
            return accept(price, currency, isShipped: isShipped)
        }
        payments[key] = Payment(terms: terms, receipt: receipt)
        do {
            return try await receipt.value
        } catch {
            // The shopper can try again after a refusal.
            payments[key] = nil
            throw error
        }
    }

    /// Charges the token.
    ///
    /// Pass it to your payment provider here, with the key. If an answer is lost, the page sends the payment again, and the provider must not
    /// charge it again. First verify the token, as `Docs/Verify-a-payment.md` says.
    private func charge(_ terms: Terms, _ currency: Currency, _ key: String) async throws {
        guard terms.transaction == "Simulated Identifier" else { throw Refusal(402, "only tokens of simulators are accepted") }
    }

    /// Stores the order of a payment.
    private func accept(_ price: Int, _ currency: Currency, isShipped: Bool) -> Receipt {
        let identifier = String(1001 + orders.count)
        let order = Order(identifier: identifier, token: newToken(), price: price, currencyCode: currency.rawValue, status: "packing")
        orders[identifier] = order
        return Receipt(order: order, orderDetails: isShipped ? OrderDetailsOfShop(order) : nil)
    }

    /// Returns an order to someone who has its token.
    private func find(_ identifier: String, _ request: Request) throws(Refusal) -> Order {
        guard let order = orders[identifier], isSame("ApplePay " + order.token, request.headers["authorization"] ?? "") else {
            throw Refusal(404, "there is no such order")
        }
        return order
    }
}

/// An order, as its buyer sees it.
struct Order: Encodable, Sendable {
    let identifier: String
    let token: String
    let price: Int
    let currencyCode: String
    var status: String
}

/// The answer to a payment.
struct Receipt: Encodable, Sendable {
    let order: Order
    /// With this, Wallet shows the order.
    let orderDetails: OrderDetailsOfShop?
}

/// What `completePayment` gets for Wallet.
struct OrderDetailsOfShop: Encodable, Sendable {
    let orderTypeIdentifier = "order.example.harbor"
    let orderIdentifier: String
    let authenticationToken: String
    let webServiceURL = "https://orders.harbor.example/wallet"

    init(_ order: Order) {
        orderIdentifier = order.identifier
        authenticationToken = order.token
    }
}

/// Whether a text can be the key of a payment.
private func isKey(_ text: String) -> Bool {
    let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)
    return (16...64).contains(text.utf8.count) && text.utf8.allSatisfy(letters.contains)
}

/// Returns 32 random hexadecimal digits.
private func newToken() -> String {
    (0..<32).map { _ in String(UInt8.random(in: 0...15), radix: 16) }.joined()
}

/// Compares secrets in a time that does not depend on where they differ.
private func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}
