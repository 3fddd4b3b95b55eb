/// A merchant's domain with more than a domain in it.
enum ContextsDomain: OneRowRule {
    static let row = RuleRow(PaymentTokenContextView.self, needs: [.merchantDomain]) { share, context in
        guard let domain = share.merchantDomain, domain.isPlain, let fault = fault(domain) else { return }
        let node = share[.merchantDomain]
        let bare = DomainWords.bare(domain)
        let help = bare.map { "write " + Shown.quoted($0) } ?? "write the merchant's domain, such as \"sky-air.example\""
        context.report(
            .contextsDomain, at: node, fix: bare.map { RawFix(.risky, help, [.replace(node: node, text: $0)]) }, help: help,
            "\(domain.quoted, "domain") \(words: fault)")
    }

    private static func fault(_ domain: borrowing Text) -> Sentence? {
        if domain.isEmpty { return "is no domain" }
        var hasDot = false
        for index in 0..<domain.byteCount {
            let byte = domain.byte(index)
            if ASCII.isLowerCaseLetter(byte) { continue }
            switch byte {
            case UInt8(ascii: "."):
                if index == 0 || index == domain.byteCount &- 1 || domain.byte(index &- 1) == UInt8(ascii: ".") { return "is no domain" }
                hasDot = true
            case UInt8(ascii: ":"): return DomainWords.colon(domain, at: index)
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return "has more than a domain in it"
            case UInt8(ascii: "@"): return "is an e-mail address, not a domain"
            case 0...0x20: return "has a space in it"
            default: break
            }
        }
        if !hasDot { return "is not a domain: it has no dot" }
        return domain.matches("www.", at: 0) ? "has a \"www.\" in front of the domain" : nil
    }
}

/// What is said about a domain with more in it.
enum DomainWords {
    /// What is left when everything but the domain goes.
    static func bare(_ domain: borrowing Text) -> String? {
        var start = 0
        for index in 0..<domain.byteCount where domain.matches("://", at: index) {
            start = index &+ 3
            break
        }
        if domain.matches("www.", at: start) { start &+= 4 }
        var bytes: [UInt8] = []
        var hasDot = false
        for index in start..<max(domain.byteCount, start) {
            let byte = domain.byte(index)
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
            if byte <= 0x20 || byte == UInt8(ascii: "@") { return nil }
            if byte == UInt8(ascii: ".") {
                // It is unknown what was meant between two dots.
                if bytes.last == byte { return nil }
                hasDot = true
            }
            bytes.append(byte)
        }
        guard hasDot, bytes.count > 2, bytes.first != UInt8(ascii: "."), bytes.last != UInt8(ascii: ".") else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What a colon makes of a domain.
    static func colon(_ domain: borrowing Text, at index: Int) -> Sentence {
        domain.matches("://", at: index) ? "is an address, not a domain" : "has a port behind the domain"
    }
}
