public import PaySheet
import PaySheetGuide

extension Provider {
    /// Stripe's SDK for React Native.
    static let stripeApp = Provider(
        word: "StripeApp", page: "https://docs.stripe.com/apple-pay?platform=react-native",
        detected: [.stripeAppPayment],
        others: [.stripeAppUpdate, .stripeAppOldPayment],
        marks: [
            KindMarks(.stripeAppPayment, ["merchantCountryCode"], ["cartItems"])
        ],
        calls: { stripeAppCalls },
        bases: { [.stripeAppPayment] },
        translate: { source, shape, purpose in
            var payment = StripeAppPayment(source: source, purpose: purpose)
            guard shape != ProvidersShape.stripeAppOldPayment else {
                payment.checkOld()
                return payment.translation
            }
            return payment.translate(isUpdate: shape == ProvidersShape.stripeAppUpdate)
        })
}

extension DocumentKind {
    /// The option `applePay` of Stripe's React Native SDK.
    public static let stripeAppPayment = DocumentKind(name: "StripeAppPayment", shape: ProvidersShape.stripeAppPayment)
    /// The option `applePay` of `updatePlatformPaySheet()`.
    public static let stripeAppUpdate = DocumentKind(name: "StripeAppUpdate", shape: ProvidersShape.stripeAppUpdate)
    /// The argument of `presentApplePay()` of older versions.
    public static let stripeAppOldPayment = DocumentKind(name: "StripeAppOldPayment", shape: ProvidersShape.stripeAppOldPayment)
}

extension SampleBase {
    /// A payment in an app with Stripe.
    static let stripeAppPayment = SampleBase("stripeAppPayment", .stripeAppPayment, minifying: stripeAppPaymentText)
}
