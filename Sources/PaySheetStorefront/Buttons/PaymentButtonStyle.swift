/// The colours of an Apple Pay button.
public enum PaymentButtonStyle: String, Sendable, Hashable, CaseIterable {
    /// Black in light mode, white in dark mode. The web does not have it.
    case automatic
    /// Black with white letters.
    case black
    /// White with black letters.
    case white
    /// White with black letters and a black outline.
    case whiteOutline

    /// Returns the style with a word of the web, such as `white-outline`.
    public init?(webStyle word: String) {
        guard let style = PaymentButtonStyle.allCases.first(where: { $0.webStyle == word }) else { return nil }
        self = style
    }

    /// The word of the web, as the attribute `buttonstyle` and the CSS property `-apple-pay-button-style` take it; `nil` if the web has
    /// none.
    public var webStyle: String? {
        switch self {
        case .automatic: nil
        case .black: "black"
        case .white: "white"
        case .whiteOutline: "white-outline"
        }
    }
}
