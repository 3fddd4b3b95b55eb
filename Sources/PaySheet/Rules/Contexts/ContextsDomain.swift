/// A merchant's domain with more than a domain in it.
enum ContextsDomain: DocumentRule {
    static let card = Rule(
        "contexts/domain", "Domain of a merchant", .warning, group: .compatible,
        what: "The domain of a merchant is an address or has more in it than a domain.",
        why: "The member takes the merchant's top-level domain, such as sky-air.example: no scheme, path or port, and no www. in front. "
            + "Nothing refuses the rest; it is just no domain that anybody knows.",
        instead: "Write the domain that the merchant has registered, and nothing else.",
        sources: ["AP-MULTI-DOMAIN"], page: "applepaypaymenttokencontext/merchantdomain",
        bad: [
            Sample(
                .multiMerchant, [.text("/multiTokenContexts/0/merchantDomain", "https://sky-air.example")],
                at: "/multiTokenContexts/0/merchantDomain", shows: ["AP-MULTI-DOMAIN"]),
            Sample(
                .multiMerchant, [.text("/multiTokenContexts/0/merchantDomain", "sky-air.example/shop")],
                at: "/multiTokenContexts/0/merchantDomain"),
            Sample(
                .multiMerchant, [.text("/multiTokenContexts/0/merchantDomain", "sky-air.example:8443")],
                at: "/multiTokenContexts/0/merchantDomain"),
            Sample(
                .multiMerchant, [.text("/multiTokenContexts/0/merchantDomain", "www.sky-air.example")],
                at: "/multiTokenContexts/0/merchantDomain"),
            Sample(.multiMerchant, [.text("/multiTokenContexts/0/merchantDomain", "")], at: "/multiTokenContexts/0/merchantDomain"),
            Sample(
                .multiMerchant, [.text("/multiTokenContexts/0/merchantDomain", "sky-air")], at: "/multiTokenContexts/0/merchantDomain"),
        ],
        good: [
            Sample(.multiMerchant, [.text("/multiTokenContexts/0/merchantDomain", "sky-air.co.uk")]),
            Sample(.multiMerchant, [.text("/multiTokenContexts/0/merchantDomain", "münchen.example")]),
            Sample(.multiMerchant, [.remove("/multiTokenContexts/0/merchantDomain")]),
        ])

    static let rows = [RuleRow(ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.merchantDomain], check)]

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentTokenContext.Slot.merchantDomain), cursor.nodes[node].isString else { return }
        if let text = cursor.text(PaymentTokenContext.Slot.merchantDomain), text.isPlain, isUsual(text) { return }
        // Some encoders write every slash with a backslash in front.
        let domain = JSONText.decode(cursor.bytes, cursor.nodes[node])
        guard let fault = fault(domain) else { return }
        let bare = bare(domain)
        let help = bare.map { "write " + Shown.quoted($0) } ?? "write the merchant's domain, such as \"sky-air.example\""
        context.report(
            .contextsDomain, at: node, fix: bare.map { RawFix(.risky, help, [.replace(node: node, text: $0)]) }, help: help,
            Shown.quoted(String(decoding: domain, as: UTF8.self)) + " " + fault)
    }

    /// Letters, digits, hyphens and a dot: nothing more needs to be looked at.
    private static func isUsual(_ domain: borrowing Text) -> Bool {
        var hasDot = false
        for index in 0..<domain.byteCount {
            switch domain.byte(index) {
            case UInt8(ascii: "."):
                if index == 0 || index == domain.byteCount &- 1 || domain.byte(index &- 1) == UInt8(ascii: ".") { return false }
                hasDot = true
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"):
                break
            default: return false
            }
        }
        return hasDot && !domain.matches("www.", at: 0)
    }

    private static func fault(_ domain: [UInt8]) -> String? {
        if domain.isEmpty { return "is no domain" }
        var hasDot = false
        for index in domain.indices {
            switch domain[index] {
            case UInt8(ascii: "."):
                if index == 0 || index == domain.count &- 1 || domain[index &- 1] == UInt8(ascii: ".") { return "is no domain" }
                hasDot = true
            case UInt8(ascii: ":"):
                let isScheme = domain.count > index &+ 2 && domain[index &+ 1] == UInt8(ascii: "/")
                return isScheme ? "is an address, not a domain" : "has a port behind the domain"
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return "has more than a domain in it"
            case UInt8(ascii: "@"): return "is an e-mail address, not a domain"
            case 0...0x20: return "has a space in it"
            default: break
            }
        }
        if !hasDot { return "is no domain: it has no dot" }
        return domain.starts(with: "www.".utf8) ? "has a \"www.\" in front of the domain" : nil
    }

    /// What is left when everything but the domain goes.
    private static func bare(_ domain: [UInt8]) -> String? {
        var rest = domain[...]
        for index in domain.indices where domain[index...].starts(with: "://".utf8) {
            rest = domain[(index &+ 3)...]
            break
        }
        if rest.starts(with: "www.".utf8) { rest = rest.dropFirst(4) }
        var bytes: [UInt8] = []
        var hasDot = false
        for byte in rest {
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
            if byte <= 0x20 || byte == UInt8(ascii: "@") { return nil }
            if byte == UInt8(ascii: ".") { hasDot = true }
            bytes.append(byte)
        }
        guard hasDot, bytes.count > 2, bytes.first != UInt8(ascii: "."), bytes.last != UInt8(ascii: ".") else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
