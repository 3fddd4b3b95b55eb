import PaySheet
import PaySheetChecking
import PaySheetText

/// What source code says of Apple Pay, as far as words show it.
///
/// A word in a file proves less than a rule does, so nothing here is a finding.
struct ProjectFacts {
    /// Where a word is.
    struct Place: Sendable {
        let path: String
        let line: Int
    }

    /// Where the code creates a session or a payment request.
    private(set) var page: Place?
    /// The version of Apple Pay that the session asks for.
    private(set) var version: Int?
    /// Where the code answers the event of merchant validation.
    private(set) var validation: Place?
    /// Where the code asks Apple for a merchant session.
    private(set) var call: Place?
    /// Whether that is Apple's server for tests only.
    private(set) var isSandbox = false
    /// Where the code uses the token of a payment.
    private(set) var token: Place?
    /// The payment providers whose SDKs are used.
    private(set) var providers: [(provider: KnownProvider, place: Place)] = []
    /// The number of files with Apple Pay in them.
    private(set) var files = 0

    /// A payment provider whose SDK can make the session.
    struct KnownProvider: Sendable {
        let name: String
        /// The name of its profile; `nil` if there is none.
        let profile: String?
        /// Addresses and packages that only its SDK has.
        let words: [String]
    }

    private static let known = [
        KnownProvider(name: "Stripe", profile: "stripe", words: ["js.stripe.com", "@stripe/"]),
        KnownProvider(name: "Adyen", profile: "adyen", words: ["@adyen/adyen-web", "checkoutshopper-"]),
        KnownProvider(name: "Braintree", profile: "braintree", words: ["braintree-web", "js.braintreegateway.com"]),
        KnownProvider(name: "Square", profile: "square", words: ["squarecdn.com", "@square/web-sdk", "web.squareup"]),
        KnownProvider(name: "PayPal", profile: "paypal", words: ["paypal.com/sdk/js", "@paypal/"]),
        KnownProvider(name: "Checkout.com", profile: "checkout", words: ["cdn.checkout.com", "@checkout.com/", "checkout-web-components"]),
        KnownProvider(name: "Worldpay", profile: "worldpay", words: ["access.worldpay.com", "@worldpay/"]),
        KnownProvider(name: "Mollie", profile: nil, words: ["js.mollie.com", "@mollie/"]),
        KnownProvider(name: "Recurly", profile: nil, words: ["js.recurly.com", "@recurly/"]),
        KnownProvider(name: "Airwallex", profile: nil, words: ["@airwallex/", "checkout.airwallex.com"]),
        KnownProvider(name: "Evervault", profile: nil, words: ["@evervault/", "js.evervault.com"]),
    ]

    private static let constructors = ["new ApplePaySession(", "ApplePaySession(", "https://apple.com/apple-pay"]
    private static let events = ["validatemerchant", "merchantvalidation"]
    private static let addresses = ["apple-pay-gateway", "paymentservices/paymentSession", "paymentservices/startSession"]
    private static let tokens = ["payment.token", "token.paymentData", "details.token", "paymentData"]

    /// Whether a page of the project takes payments.
    var hasPage: Bool { page != nil || !providers.isEmpty }

    /// Adds what a list of packages says.
    mutating func add(packages bytes: [UInt8], at path: String) { addProviders(String(decoding: bytes, as: UTF8.self), path) }

    /// Adds what a file with Apple Pay in it says.
    mutating func add(_ bytes: [UInt8], at path: String) {
        let text = String(decoding: bytes, as: UTF8.self)
        addProviders(text, path)
        addApplePay(text, path)
    }

    private mutating func addProviders(_ text: String, _ path: String) {
        for provider in ProjectFacts.known where !providers.contains(where: { $0.provider.name == provider.name }) {
            if let place = ProjectFacts.place(of: provider.words, in: text, path)?.place { providers.append((provider, place)) }
        }
    }

    private mutating func addApplePay(_ text: String, _ path: String) {
        files += 1
        if page == nil, let found = ProjectFacts.place(of: ProjectFacts.constructors, in: text, path) {
            page = found.place
            version = Int(String(found.rest.prefix(3).prefix { ("0"..."9").contains($0) }))
        }
        if validation == nil { validation = ProjectFacts.place(of: ProjectFacts.events, in: text, path)?.place }
        if call == nil, let found = ProjectFacts.place(of: ProjectFacts.addresses, in: text, path) {
            call = found.place
            isSandbox = found.rest.hasPrefix("-cert")
        }
        if token == nil { token = ProjectFacts.place(of: ProjectFacts.tokens, in: text, path)?.place }
    }

    /// The first of some words outside of comments, with the text behind it.
    private static func place(of words: [String], in text: String, _ path: String) -> (place: Place, rest: Substring)? {
        for word in words {
            var start = text.startIndex
            while let range = text[start...].range(ofText: word) {
                start = range.upperBound
                let before = text.utf8[..<range.lowerBound]
                let lineStart = before.lastIndex(of: 0x0A).map { before.index(after: $0) } ?? before.startIndex
                let indented = before[lineStart...].drop { $0 == 0x20 || $0 == 0x09 }
                let isComment = ["//", "#", "*", "/*", "<!--"].contains { indented.starts(with: $0.utf8) }
                guard !isComment else { continue }
                let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
                return (Place(path: path, line: line), text[range.upperBound...])
            }
        }
        return nil
    }
}
