public import PaySheet
import PaySheetGuide

extension Provider {
    /// The Flutter package `pay`.
    static let flutter = Provider(
        word: "Flutter", page: "https://pub.dev/packages/pay",
        detected: [.flutterPaymentProfile],
        others: [.flutterPaymentItems],
        signs: ["apple_pay"],
        calls: { flutterCalls },
        bases: { [.flutterProfile, .flutterItems] },
        examples: { [FlutterExample.profile] },
        translate: { source, shape, purpose in
            var profile = FlutterProfile(source: source, purpose: purpose)
            return shape == ProvidersShape.flutterPaymentItems ? profile.items() : profile.translate()
        })
}

extension DocumentKind {
    /// The items of a payment with the Flutter package `pay`.
    public static let flutterPaymentItems = DocumentKind(name: "FlutterPaymentItems", shape: ProvidersShape.flutterPaymentItems)
    /// The profile of a wallet for the Flutter package `pay`.
    public static let flutterPaymentProfile = DocumentKind(name: "FlutterPaymentProfile", shape: ProvidersShape.flutterPaymentProfile)
}

extension SampleBase {
    /// A profile of an app in Flutter.
    static let flutterProfile = SampleBase("flutterProfile", .flutterPaymentProfile, minifying: flutterProfileText)
    /// The items of an app in Flutter.
    static let flutterItems = SampleBase("flutterItems", .flutterPaymentItems, minifying: flutterItemsText)
}
