import PaySheet
import PaySheetStorefront
import Testing

@Suite("Payment buttons")
struct PaymentButtonTests {
    @Test("There are seventeen labels with distinct words")
    func labels() {
        #expect(PaymentButtonLabel.allCases.count == 17)
        #expect(Set(PaymentButtonLabel.allCases.map { $0.webType }).count == 17)
        for label in PaymentButtonLabel.allCases { #expect(PaymentButtonLabel(webType: label.webType) == label) }
        #expect(PaymentButtonLabel(webType: "addMoney") == nil && PaymentButtonLabel(webType: "") == nil)
        #expect(PaymentButtonLabel.inStore.webType == "pay" && PaymentButtonLabel.checkout.webType == "check-out")
    }

    @Test(
        "Each label has its first releases of UIKit and AppKit",
        arguments: [
            (PaymentButtonLabel.plain, "iOS 8.3", "macOS 11"), (.buy, "iOS 8.3", "macOS 11"), (.setUp, "iOS 9", "macOS 11"),
            (.inStore, "iOS 10", "macOS 11"), (.donate, "iOS 10.2", "macOS 11"), (.subscribe, "iOS 12", "macOS 11"),
            (.tip, "iOS 14", "macOS 11"), (.continue, "iOS 15", "macOS 12"),
        ])
    func releases(_ label: PaymentButtonLabel, _ iOS: String, _ macOS: String) {
        #expect(label.firstRelease(on: .iOS).description == iOS)
        #expect(label.firstRelease(on: .macOS).description == macOS)
        #expect(label.firstSwiftUIRelease(on: .iOS).description == "iOS 16")
        #expect(label.firstSwiftUIRelease(on: .macOS).description == "macOS 13")
    }

    @Test("Styles convert to and from web styles")
    func styles() {
        #expect(PaymentButtonStyle.allCases.map { $0.webStyle } == [nil, "black", "white", "white-outline"])
        #expect(PaymentButtonStyle(webStyle: "white-outline") == .whiteOutline)
        #expect(PaymentButtonStyle(webStyle: "automatic") == nil)
    }

    @Test("Apple lists 39 locales")
    func locales() {
        #expect(PaymentButtonLocale.all.count == 39 && Set(PaymentButtonLocale.all).count == 39)
        for locale in PaymentButtonLocale.all { #expect(locale.isDocumented && locale.isWellFormed && locale.nearest == locale) }
    }

    @Test(
        "A locale that Apple does not list has a nearest one",
        arguments: [
            ("ja", true, true, "ja-JP"), ("fr-BE", false, true, "fr-FR"), ("ja_JP", false, false, "ja-JP"), ("JA-jp", false, true, "ja-JP"),
            ("english", false, false, nil), ("", false, false, nil), ("en-", false, false, "en-US"), ("zh-Hant-TW", false, true, "zh-CN"),
            ("tlh", false, true, nil), ("日本", false, false, nil), ("a\"b", false, false, nil),
        ] as [(String, Bool, Bool, String?)])
    func tags(_ text: String, _ isDocumented: Bool, _ isWellFormed: Bool, _ nearest: String?) {
        let locale = PaymentButtonLocale(rawValue: text)
        #expect(locale.isDocumented == isDocumented && locale.isWellFormed == isWellFormed)
        #expect(locale.nearest?.rawValue == nearest)
    }

    @Test("A button has its element and CSS")
    func markup() {
        #expect(PaymentButton().element == "<apple-pay-button buttonstyle=\"black\" type=\"plain\"></apple-pay-button>")
        let button = PaymentButton(.addMoney, style: .whiteOutline, locale: PaymentButtonLocale(rawValue: "de-DE"))
        #expect(
            button.element == "<apple-pay-button buttonstyle=\"white-outline\" type=\"add-money\" locale=\"de-DE\"></apple-pay-button>")
        #expect(
            button.css.contains("-apple-pay-button-type: add-money;\n") && button.css.contains("-apple-pay-button-style: white-outline;\n"))
        // The web has no automatic style, and a tag that is not one never reaches the markup.
        let odd = PaymentButton(.buy, style: .automatic, locale: PaymentButtonLocale(rawValue: "\"><script>"))
        #expect(odd.element == "<apple-pay-button type=\"buy\"></apple-pay-button>")
        #expect(!odd.css.contains("button-style"))
    }

    @Test("The written markup has no problems", arguments: PaymentButtonLabel.allCases, PaymentButtonStyle.allCases)
    func roundTrip(_ label: PaymentButtonLabel, _ style: PaymentButtonStyle) {
        for locale in [nil] + PaymentButtonLocale.all.map({ Optional($0) }) {
            let button = PaymentButton(label, style: style, locale: locale)
            let page = """
                <!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="\(ButtonPolicy.line)">
                \(PaymentButton.scriptElement)<style>.pay { \(button.css) }</style></head><body>\(button.element)</body></html>
                """
            let check = ButtonPage(Array(page.utf8))
            #expect(check.buttonCount == 1 && check.findings == [], "\(page)")
        }
    }
}
