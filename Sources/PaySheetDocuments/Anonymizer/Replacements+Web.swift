import PaySheet
import PaySheetText

extension Replacements {
    // MARK: E-mail

    mutating func email(_ text: String) -> String {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let host = domain(String(parts[1])) else { return self.text(text) }
        return self.text(String(parts[0])) + "@" + host
    }

    // MARK: Domains

    /// Returns a replacement for the value of a domain member: a domain, an address, or anything else.
    mutating func domainOrAddress(_ text: String) -> String {
        if text.contains(text: "://") { return url(text) }
        return domain(text) ?? host(text)
    }

    /// Returns a domain below `.example`, which cannot be registered, or `nil` if the text is not a full domain name.
    mutating func domain(_ text: String) -> String? {
        if Replacements.isApple(text) { return text }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, !Replacements.isNumber(last), text.utf8.count > 3,
            labels.allSatisfy({ Replacements.isLabel($0) })
        else { return nil }
        var result: [String] = []
        for (place, label) in labels.enumerated() {
            if place == 0, labels.count > 2, label.lowercased() == "www" {
                result.append(String(label))
            } else if place == labels.count - 1 {
                result.append(label == last.uppercased()[...] && label != last.lowercased()[...] ? "EXAMPLE" : "example")
            } else if place == labels.count - 2 {
                // Two shops can differ only in the rest.
                result.append(site(String(label), below: last.lowercased()))
            } else {
                result.append(self.text(String(label)))
            }
        }
        return result.joined(separator: ".")
    }

    private static func isNumber(_ label: Substring) -> Bool { label.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.utf8.count <= 63
            && label.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), 0x80...: true
                default: false
                }
            }
    }

    /// Apple's own hosts are not personal.
    private static func isApple(_ host: String) -> Bool {
        ("." + host.lowercased()).hasSuffix(".apple.com") && !PersonalText.isFound(in: host)
    }

    /// Returns a replacement for any host. Names of this machine stay; numbers become those reserved for documentation.
    private mutating func host(_ text: String) -> String {
        if text.contains("%") { return escapedPath(text) }
        if text == "localhost" || text.hasPrefix("[") { return text.hasPrefix("[") ? "[2001:db8::1]" : text }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 4, parts.allSatisfy({ !$0.isEmpty && Replacements.isNumber($0) && $0.utf8.count <= 3 }) {
            return text == "192.0.2.1" ? "192.0.2.2" : "192.0.2.1"
        }
        return self.text(text)
    }

    // MARK: Addresses

    /// Replaces an address, but keeps its scheme, its port and its signs.
    mutating func url(_ text: String) -> String {
        guard let colon = text.range(ofScheme: ()) else { return self.text(text) }
        let start = text[..<colon.upperBound]
        let rest = text[colon.upperBound...]
        let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" || $0 == "\\" } ?? rest.endIndex
        return start + authority(String(rest[..<end])) + path(String(rest[end...]))
    }

    private mutating func authority(_ text: String) -> String {
        var user = ""
        var host = text[...]
        if let sign = text.lastIndex(of: "@") {
            user = self.text(String(text[...sign]))
            host = text[text.index(after: sign)...]
        }
        var port = ""
        if !host.hasSuffix("]"), let colon = host.lastIndex(of: ":") {
            port = String(host[colon...])
            // No port has more digits.
            if port.utf8.count > 6 { port = self.text(port) }
            host = host[..<colon]
        }
        let name = String(host)
        return user + (domain(name) ?? self.host(name)) + port
    }

    /// The path that Apple appends to the address for notifications; some documents contain it already.
    private static let notification = "/notification/merchantToken"

    private mutating func path(_ text: String) -> String {
        for ending in [Replacements.notification, Replacements.notification + "/"] where text.hasSuffix(ending) {
            return escapedPath(String(text.dropLast(ending.count))) + ending
        }
        return escapedPath(text)
    }

    /// The letters of a path; `%2F` stays an escape.
    private mutating func escapedPath(_ text: String) -> String {
        var result = ""
        var piece = ""
        var bytes = Array(text)[...]
        while let character = bytes.popFirst() {
            if character == "%", bytes.count >= 2, bytes.prefix(2).allSatisfy({ $0.isASCII && $0.isHexDigit }) {
                result += piece.isEmpty ? "" : self.text(piece)
                piece = ""
                result += "%61"
                bytes = bytes.dropFirst(2)
            } else {
                piece.append(character)
            }
        }
        return result + (piece.isEmpty ? "" : self.text(piece))
    }

    // MARK: What nobody can place

    mutating func unknown(_ text: String) -> String {
        if text.range(ofScheme: ()) != nil { return url(text) }
        if text.contains("@") { return email(text) }
        if let packed = packed(text) { return packed }
        return identifier(text)
    }
}

extension String {
    /// Returns whether the text starts with `https://`, in upper or lower case.
    fileprivate func range(ofScheme: Void) -> Range<Index>? {
        guard let colon = firstIndex(of: ":"), colon != startIndex,
            self[..<colon].utf8.allSatisfy({ byte in (0x61...0x7A).contains(byte | 0x20) || byte == 0x2B || byte == 0x2D || byte == 0x2E })
        else { return nil }
        var end = index(after: colon)
        guard self[end...].hasPrefix("//") else { return nil }
        end = index(end, offsetBy: 2)
        return startIndex..<end
    }
}
