import PaySheet

/// What a Content-Security-Policy needs for the button, and for `<apple-pay-merchandising>`.
///
/// <https://developer.apple.com/documentation/applepayontheweb/loading-the-latest-version-of-apple-pay-js>
public enum ButtonPolicy {
    /// The origin of the script, its pictures and its frames.
    public static let origin = "https://applepay.cdn-apple.com"

    /// The directives that need the origin, the most important first.
    private static func directives(withMerchandising: Bool) -> [String] {
        ["script-src", "img-src", "frame-src"] + (withMerchandising ? ["connect-src"] : [])
    }

    /// The sources to add to the policy of a page with a button.
    public static var line: String { line(withMerchandising: false) }

    /// Returns the sources to add to the policy of a page.
    ///
    /// - Parameter withMerchandising: Whether the page has an `<apple-pay-merchandising>`.
    public static func line(withMerchandising: Bool) -> String {
        directives(withMerchandising: withMerchandising).map { $0 + " " + origin }.joined(separator: "; ")
    }

    /// Returns the directives of a policy that forbid what the elements load.
    ///
    /// - Parameter withMerchandising: Whether the page has an `<apple-pay-merchandising>`.
    public static func blockingDirectives(in policy: String, withMerchandising: Bool = false) -> [String] {
        var sources: [(name: [UInt8], sources: [[UInt8]])] = []
        for directive in policy.utf8.split(separator: UInt8(ascii: ";")) {
            let words = directive.split { Letters.isSpace($0) }.map { ASCII.lowerCased($0) }
            // Browsers use the first of several directives with one name.
            guard let name = words.first, sources.count < 64, !sources.contains(where: { $0.name == name }) else { continue }
            sources.append((name, Array(words.dropFirst())))
        }
        return directives(withMerchandising: withMerchandising).filter { directive in
            let used = fallbacks(of: directive).lazy.compactMap { name in sources.first { $0.name.elementsEqual(name.utf8) } }.first
            return used.map { used in !used.sources.contains { allows($0, isScript: directive == "script-src") } } ?? false
        }
    }

    /// The directives that browsers look for, in this order.
    private static func fallbacks(of directive: String) -> [String] {
        switch directive {
        case "script-src": ["script-src-elem", "script-src", "default-src"]
        case "frame-src": ["frame-src", "child-src", "default-src"]
        default: [directive, "default-src"]
        }
    }

    private static let allowing = [
        "*", "https:", "https://applepay.cdn-apple.com", "applepay.cdn-apple.com", "*.cdn-apple.com", "https://*.cdn-apple.com",
    ]

    /// Whether a source can allow the origin. A nonce, a hash or `strict-dynamic` can allow the script; the policy does not tell.
    private static func allows(_ source: [UInt8], isScript: Bool) -> Bool {
        let plain = source.last == UInt8(ascii: "/") ? source.dropLast() : source[...]
        if allowing.contains(where: { plain.elementsEqual($0.utf8) }) { return true }
        // A path narrows the source to some files of the origin.
        if source.starts(with: "https://applepay.cdn-apple.com/".utf8) || source.starts(with: "applepay.cdn-apple.com/".utf8) {
            return true
        }
        return isScript && ["'nonce-", "'sha", "'strict-dynamic'"].contains { source.starts(with: $0.utf8) }
    }
}
