import Foundation

/// A folder with a page of Stripe, an app in Flutter and a page of Square: `Tests/ProviderFolder`.
package enum ProviderFolder {
    /// The text of each file, by its path.
    package static let files = Dictionary(
        uniqueKeysWithValues: Set(findings.map { String($0.prefix { $0 != ":" }) }).map { ($0, text($0)) })

    /// The planted mistakes, such as `shop/web/checkout.js:4 stripe/currency-case`.
    package static let findings = text("findings.txt").split(separator: "\n").map { String($0) }

    private static func text(_ path: String) -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("ProviderFolder")
        return (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }
}
