/// A word of the Flutter package `pay`, and its name in a request on the web.
///
/// Source: https://github.com/google-pay/flutter-plugin, `PaymentExtensions.swift`
struct FlutterWords {
    let word: String
    let web: String

    private init(_ word: String, _ web: String? = nil) {
        self.word = word
        self.web = web ?? word
    }

    static let networks: [FlutterWords] =
        [
            "amex", "bankAxept", "bancontact", "barcode", "cartesBancaires", "chinaUnionPay", "dankort", "discover", "eftpos", "electron",
            "elo", "girocard", "idCredit", "interac",
        ].map { FlutterWords($0) } + [FlutterWords("JCB", "jcb")]
        + [
            "mada", "maestro", "masterCard", "meeza", "mir", "nanaco", "NAPAS", "pagoBancomat", "postFinance", "privateLabel", "quicPay",
            "suica", "tmoney", "visa", "vPay", "waon",
        ].map { FlutterWords($0) }

    static let capabilities = [
        FlutterWords("3DS", "supports3DS"), FlutterWords("EMV", "supportsEMV"), FlutterWords("credit", "supportsCredit"),
        FlutterWords("debit", "supportsDebit"),
    ]

    static let fields = [
        FlutterWords("emailAddress", "email"), FlutterWords("name"), FlutterWords("phoneNumber", "phone"), FlutterWords("phoneticName"),
        FlutterWords("postalAddress"),
    ]

    static let required = ["merchantIdentifier", "countryCode", "currencyCode", "supportedNetworks"]
    static let members = required + ["merchantCapabilities", "requiredBillingContactFields", "requiredShippingContactFields"]
    /// Members that the author wanted to have an effect.
    static let lost = ["shippingMethods", "supportedCountries"]
    /// Members of a profile for Google Pay.
    static let google = ["environment", "apiVersion", "apiVersionMinor", "allowedPaymentMethods", "merchantInfo", "transactionInfo"]
    /// The merchant identifier of the package's sample.
    static let sample = "merchant.com.sams.fish"
}
