import PaySheet
import PaySheetExamples
import PaySheetGuide

/// Examples of documents of Flutter.
enum FlutterExample {
    /// A profile of an app in Flutter.
    static let profile = ExampleForm(
        "flutter", .flutterPaymentProfile, like: { $0 == .flutterProfile },
        make: { seed, settings in
            var sale = ExampleSale(seed: seed, settings, ships: false)
            let data = JSONTree.object([
                member("merchantIdentifier", .text(sale.merchantIdentifier)),
                member("countryCode", .text(sale.pick(["DE", "FI", "JP", "US"]))), member("currencyCode", .text(sale.currency.rawValue)),
                member(
                    "supportedNetworks", .list(sale.pick([["visa", "masterCard"], ["amex", "visa"], ["visa", "JCB"]]).map { .text($0) })),
                member("merchantCapabilities", .list([.text("3DS")])),
                member("requiredShippingContactFields", .list([.text("emailAddress")])),
            ])
            return ExampleForm.Made(
                JSONTree.object([member("provider", .text("apple_pay")), member("data", data)]).bytes, in: sale.currency)
        })

    private static func member(_ name: String, _ value: JSONTree) -> JSONTree.Member { JSONTree.Member(name: name, value: value) }
}
