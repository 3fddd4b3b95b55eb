import PaySheet
import PaySheetText

/// A form of captured traffic.
package enum CaptureForm: Sendable, CaseIterable {
    /// A recording of a browser's developer tools or of a proxy.
    case httpArchive
    case postmanCollection
    /// The events of a Playwright trace, one per line.
    case trace
    /// A log with JSON in its lines.
    case log

    /// Detects the form of a text.
    ///
    /// - Parameter name: The name of the file. Only `*.log` and `*.txt` can be logs.
    package init?(_ bytes: [UInt8], named name: String) {
        guard let start = CaptureForm.skipSpace(bytes, 0) else { return nil }
        if let form = CaptureForm.form(ofObjectAt: start, bytes) {
            self = form
        } else if CaptureForm.logEndings.contains(where: { name.lowercased().hasSuffix($0) }) {
            self = .log
        } else {
            return nil
        }
    }

    /// The first bytes of a text decide its form.
    private static let decidingBytes = 4096

    private static let logEndings = [".log", ".txt"]

    private static func skipSpace(_ bytes: [UInt8], _ start: Int) -> Int? {
        var index = start
        while index < bytes.count, JSONText.Mark.isSpace(bytes[index]) { index += 1 }
        return index < bytes.count ? index : nil
    }

    /// The first letter of the first name comes first, because almost every file is a document.
    private static func form(ofObjectAt start: Int, _ bytes: [UInt8]) -> CaptureForm? {
        guard bytes[start] == UInt8(ascii: "{"), let quote = skipSpace(bytes, start + 1), quote + 1 < bytes.count,
            bytes[quote] == JSONText.Mark.quote, firstLetters.contains(bytes[quote + 1])
        else { return nil }
        let head = bytes[quote..<min(bytes.count, quote + decidingBytes)]
        let text = String(decoding: head, as: UTF8.self)
        func has(_ signs: [String]) -> Bool { signs.contains { text.contains(text: $0) } }
        func begins(_ names: [String]) -> Bool { names.contains { text.hasPrefix("\"" + $0 + "\"") } }
        if begins(["log"]) { return has(["\"creator\"", "\"entries\""]) ? .httpArchive : nil }
        if begins(["info", "item", "collection", "variable", "event", "auth"]) {
            return has(["schema.getpostman.com", "schema.postman.com", "\"_postman_id\""]) ? .postmanCollection : nil
        }
        guard begins(["type", "version"]) else { return nil }
        return has(["\"context-options\"", "\"resource-snapshot\""]) ? .trace : nil
    }

    /// The first letters of the names that a capture begins with.
    private static let firstLetters = [UInt8]("licveat".utf8)

    /// The name in messages.
    package var name: String {
        switch self {
        case .httpArchive: "HAR file"
        case .postmanCollection: "Postman collection"
        case .trace: "Playwright trace"
        case .log: "log"
        }
    }
}
