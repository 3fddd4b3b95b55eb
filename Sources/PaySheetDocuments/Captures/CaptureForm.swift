import PaySheet
import PaySheetSearch

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
        guard let start = bytes.firstIndex(where: { !JSONText.Mark.isSpace($0) }) else { return nil }
        let head = bytes[start..<min(bytes.count, start + CaptureForm.decidingBytes)]
        if let form = CaptureForm.form(ofObject: head) {
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

    /// The first name comes first, because documents are more frequent than captures.
    private static func form(ofObject head: ArraySlice<UInt8>) -> CaptureForm? {
        guard head.first == UInt8(ascii: "{") else { return nil }
        let quote = head.dropFirst().drop { JSONText.Mark.isSpace($0) }
        guard quote.first == JSONText.Mark.quote else { return nil }
        let name = String(decoding: quote.dropFirst().prefix { $0 != JSONText.Mark.quote }, as: UTF8.self)
        func has(_ signs: [String]) -> Bool {
            let text = String(decoding: head, as: UTF8.self)
            return signs.contains { text.contains(text: $0) }
        }
        switch name {
        case "log": return has(["\"creator\"", "\"entries\""]) ? .httpArchive : nil
        case "info", "item", "collection", "variable", "event", "auth":
            return has(["schema.getpostman.com", "schema.postman.com", "\"_postman_id\""]) ? .postmanCollection : nil
        case "type", "version": return has(["\"context-options\"", "\"resource-snapshot\""]) ? .trace : nil
        default: return nil
        }
    }

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
