/// A button on the web: its label, style and language, and the markup for them.
///
/// ```swift
/// let button = PaymentButton(.subscribe, style: .white, locale: PaymentButtonLocale(rawValue: "ja-JP"))
/// print(button.element)
/// // <apple-pay-button buttonstyle="white" type="subscribe" locale="ja-JP"></apple-pay-button>
/// ```
public struct PaymentButton: Sendable, Hashable {
    /// The text on the button.
    public var label: PaymentButtonLabel
    /// The colours. The web has no automatic style: its CSS can choose between black and white.
    public var style: PaymentButtonStyle
    /// The language; `nil` for that of the browser.
    public var locale: PaymentButtonLocale?

    /// Creates a button.
    public init(_ label: PaymentButtonLabel = .plain, style: PaymentButtonStyle = .black, locale: PaymentButtonLocale? = nil) {
        self.label = label
        self.style = style
        self.locale = locale
    }

    /// The address of the script that defines the element. Apple renews what it contains.
    public static let script = "https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js"

    /// The line of a page that loads the script. A hash in `integrity` would break with the next version of the script.
    public static var scriptElement: String { "<script crossorigin=\"anonymous\" src=\"" + script + "\"></script>" }

    /// The element. It is not empty: HTML ignores a slash at the end of a start tag.
    public var element: String {
        var text = "<apple-pay-button"
        if let word = style.webStyle { text += " buttonstyle=\"" + word + "\"" }
        text += " type=\"" + label.webType + "\""
        if let locale, locale.isWellFormed { text += " locale=\"" + locale.rawValue + "\"" }
        return text + "></apple-pay-button>"
    }

    /// The CSS that makes a button of an element in Safari, without a script.
    public var css: String {
        var text = "display: inline-block;\n-webkit-appearance: -apple-pay-button;\n-apple-pay-button-type: " + label.webType + ";\n"
        if let word = style.webStyle { text += "-apple-pay-button-style: " + word + ";\n" }
        return text
    }
}

/// A property of CSS for the button.
public struct PaymentButtonProperty: Sendable, Hashable {
    /// The name of the property.
    public let name: String
    /// The words that it takes; none for lengths.
    public let words: [String]
    /// What it sets.
    public let summary: String

    private init(_ name: String, _ words: [String], _ summary: String) {
        self.name = name
        self.words = words
        self.summary = summary
    }

    /// All properties. The first two are for elements that Safari draws, the others for `<apple-pay-button>`.
    public static var all: [PaymentButtonProperty] {
        [
            PaymentButtonProperty("-apple-pay-button-type", PaymentButtonLabel.allCases.map { $0.webType }, "the text"),
            PaymentButtonProperty("-apple-pay-button-style", PaymentButtonStyle.allCases.compactMap { $0.webStyle }, "the colours"),
            PaymentButtonProperty("--apple-pay-button-width", [], "the width; at least 100px with the logo alone, else 140px"),
            PaymentButtonProperty("--apple-pay-button-height", [], "the height; at least 30px"),
            PaymentButtonProperty("--apple-pay-button-border-radius", [], "the radius of the corners; 4px by default"),
            PaymentButtonProperty("--apple-pay-button-padding", [], "the padding; 0px by default"),
            PaymentButtonProperty("--apple-pay-button-box-sizing", ["border-box", "content-box"], "what width and height include"),
        ]
    }
}
