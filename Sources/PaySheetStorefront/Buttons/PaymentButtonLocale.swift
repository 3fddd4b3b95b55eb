/// The language of a button on the web, such as `ja-JP`.
///
/// Apple documents 39 locales. The element takes a language alone as well.
public struct PaymentButtonLocale: RawRepresentable, Sendable, Hashable {
    /// The tag.
    public let rawValue: String

    /// Takes any tag.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether Apple documents the locale, or its language alone.
    public var isDocumented: Bool {
        PaymentButtonLocale.tags.contains { $0 == rawValue }
            || PaymentButtonLocale.tags.contains { PaymentButtonLocale.language(of: $0) == rawValue }
    }

    /// Whether the text has the form of a language tag: parts of letters and digits with hyphens, a language first.
    public var isWellFormed: Bool {
        let parts = rawValue.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy({ Letters.isLetter($0) }) else {
            return false
        }
        return parts.dropFirst().allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { Letters.isLetter($0) || Letters.isDigit($0) } }
    }

    /// The documented locale that was probably meant: the same letters with other case or an underscore, or else the same language.
    public var nearest: PaymentButtonLocale? {
        let plain = Letters.squeezed(rawValue)
        if let same = PaymentButtonLocale.tags.first(where: { Letters.squeezed($0) == plain }) {
            return PaymentButtonLocale(rawValue: same)
        }
        let language = Letters.squeezed(PaymentButtonLocale.language(of: rawValue))
        let related = PaymentButtonLocale.tags.filter { Letters.squeezed(PaymentButtonLocale.language(of: $0)) == language }
        // French of France is the usual French; English has no region of its own name.
        let usual = related.first { Letters.squeezed($0) == language + language } ?? related.first { $0 == "en-US" } ?? related.first
        return usual.map { PaymentButtonLocale(rawValue: $0) }
    }

    /// The documented locales, in Apple's order.
    public static var all: [PaymentButtonLocale] { tags.map { PaymentButtonLocale(rawValue: $0) } }

    private static func language(of tag: String) -> String { String(tag.prefix { $0 != "-" && $0 != "_" }) }

    /// <https://developer.apple.com/documentation/applepayontheweb/applepaybuttonlocale>. `ar-AB` is Apple's spelling.
    private static let tags = [
        "ar-AB", "ca-ES", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-US", "es-ES", "es-MX", "fi-FI", "fr-CA", "fr-FR",
        "he-IL", "hi-IN", "hr-HR", "hu-HU", "id-ID", "it-IT", "ja-JP", "ko-KR", "ms-MY", "nb-NO", "nl-NL", "pl-PL", "pt-BR", "pt-PT",
        "ro-RO", "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN", "zh-CN", "zh-HK", "zh-TW",
    ]
}
