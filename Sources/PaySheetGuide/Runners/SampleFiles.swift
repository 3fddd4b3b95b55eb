package import PaySheet

/// The files of a sample that is a folder or a package. It is a JSON object with a member for each file.
///
/// A value is the text of the file. A JSON object is the file with this document. `base64:` precedes the Base64 of other bytes, and
/// `utf-16:` a text in this encoding, with a byte order mark.
package enum SampleFiles {
    /// Returns the paths and contents.
    package static func files(_ sample: Sample) -> [(path: String, bytes: [UInt8])] {
        guard case .object(let members)? = JSONTree(sample.json) else { return [] }
        return members.map { ($0.name, content($0.value)) }
    }

    /// The content of a file.
    package static func content(_ value: JSONTree) -> [UInt8] {
        guard case .text(let text) = value else { return value.bytes }
        let utf8 = [UInt8](text.utf8)
        if let digits = rest(of: utf8, behind: "base64:") { return Base64.decode(digits) ?? [] }
        guard let encoded = rest(of: utf8, behind: "utf-16:") else { return utf8 }
        return [0xFF, 0xFE] + String(decoding: encoded, as: UTF8.self).utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    }

    private static func rest(of text: [UInt8], behind start: String) -> [UInt8]? {
        text.starts(with: start.utf8) ? Array(text.dropFirst(start.utf8.count)) : nil
    }
}
