import PaySheet
import PaySheetText

/// Finds private keys in texts that are about something else, such as source code. No command repeats such a text.
package enum PrivateKeyText {
    /// Returns whether a text has the first line of a private key, such as `-----BEGIN PRIVATE KEY-----`. The line can be a part of another.
    package static func isIn(_ text: [UInt8]) -> Bool {
        let text = String(decoding: ASCII.lowerCased(text), as: UTF8.self)
        return labels.contains { text.contains(text: $0) }
    }

    /// What a command says instead of the text.
    package static let refusal = "the text contains a private key; nothing of it was used or printed"

    private static let labels = ["private key-", "private key block"]
}
