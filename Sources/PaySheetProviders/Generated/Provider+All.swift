// Generated from the folders in Sources/PaySheetProviders. Do not edit; run `swift run generate`.

extension Provider {
    /// One for each folder, in their order.
    package static let all: [Provider] = [.adyen, .airwallex, .braintree, .capacitorPay, .capacitorStripe, .evervault, .flutter, .mollie, .payPal, .reactPayments, .recurly, .square, .stripe, .stripeApp]
}
