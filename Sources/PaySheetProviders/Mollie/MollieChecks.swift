import PaySheet

extension TableSheet {
    /// Checks what a server gives Mollie for a session.
    mutating func checkMollieSession() {
        if node(["validationUrl"]) == nil, let entry = source.entry("validationURL", of: 0) {
            report(
                Translation.Problem(
                    .mollieSession, .error, at: entry.key, "Mollie does not read \"validationURL\"", help: "write \"validationUrl\"",
                    fix: RawFix(.safe, "write \"validationUrl\"", [.rename(key: entry.key, name: "validationUrl")]), covers: [0]))
        } else if node(["validationUrl"]) == nil, !source.isOpen(0) {
            report(
                Translation.Problem(
                    .mollieSession, .error, at: 0, "\"validationUrl\" is missing", help: "add validationUrl with the address of the event"))
        }
        guard let domain = node(["domain"]), let text = source.text(domain), text.utf8.contains(where: { [0x2F, 0x3A].contains($0) }) else {
            return
        }
        report(
            Translation.Problem(
                .mollieDomain, .error, at: domain, "the domain has a scheme, a path or a port", help: "write the host name only"))
    }

    /// Checks a payment of Mollie.
    mutating func checkMolliePayment() {
        if let token = node(["applePayPaymentToken"]), source.isObject(token) {
            report(
                Translation.Problem(
                    .mollieToken, .error, at: token, "the token is an object, and Mollie takes JSON text",
                    help: "write JSON.stringify(event.payment.token)"))
        }
        guard let value = node(["amount", "value"]), let text = source.text(value), let code = source.text(node(["amount", "currency"])),
            let digits = Currency(rawValue: code).minorUnitDigits, MinorAmount.value([UInt8](text.utf8), decimals: 9) != nil
        else { return }
        let decimals = text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text.utf8.distance(from: $0, to: text.utf8.endIndex) - 1 } ?? 0
        guard decimals != digits else { return }
        report(
            Translation.Problem(
                .mollieDecimals, .error, at: value, "Mollie takes \(code, "currency") with \(digits, "decimals") decimals",
                help: "write all decimals, such as " + shown(MinorAmount.text(1800, decimals: digits))))
    }
}
