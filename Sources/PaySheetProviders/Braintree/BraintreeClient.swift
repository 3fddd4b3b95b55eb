import PaySheet

/// What Braintree's client makes of a request.
struct BraintreeClient: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()

    /// What the gateway fills in.
    private static let filled = [
        ("countryCode", "\"US\""), ("currencyCode", "\"USD\""), ("merchantCapabilities", "[\"supports3DS\"]"),
        ("supportedNetworks", "[\"amex\",\"discover\",\"masterCard\",\"visa\"]"),
    ]

    mutating func request() -> Translation {
        let source = source
        if source.member("total", of: 0) == nil, !source.isOpen(0) {
            report(
                Translation.Problem(
                    .braintreeTotal, .error, at: 0, "\"total\" is missing, and Safari throws a TypeError", help: "add a total"))
        }
        for (name, _) in BraintreeClient.filled {
            guard let node = source.member(name, of: 0), source.isNull(node) else { continue }
            report(
                Translation.Problem(
                    .braintreeUndefined, .warning, at: node,
                    shown(name) + " is null, which replaces the value of the gateway", help: "remove it",
                    fix: RawFix(.risky, "remove " + shown(name), [.remove(node: node)])))
        }
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: 0) { writer in
            for (name, example) in BraintreeClient.filled where source.member(name, of: 0).map({ source.isNull($0) }) ?? true {
                writer.name(name, from: 0)
                writer.filled(example, from: 0)
            }
            for (key, value) in source.members(of: 0) {
                let name = String(decoding: source.spelling(key), as: UTF8.self)
                guard !source.isNull(value) || !BraintreeClient.filled.contains(where: { $0.0 == name }) else { continue }
                writer.member(key, value)
            }
        }
        translation.documents.append(writer.document(.paymentRequest, rules: .except([])))
        return translation
    }

    mutating func validation() -> Translation {
        if let entry = source.entry("validationUrl", of: 0), source.member("validationURL", of: 0) == nil {
            report(
                Translation.Problem(
                    .braintreeValidation, .error, at: entry.key,
                    "Braintree rejects: \"performValidation must be called with a validationURL.\"", help: "write \"validationURL\"",
                    fix: RawFix(.safe, "write \"validationURL\"", [.rename(key: entry.key, name: "validationURL")]), covers: [0]))
        } else if source.member("validationURL", of: 0) == nil, !source.isOpen(0) {
            report(
                Translation.Problem(
                    .braintreeValidation, .error, at: 0, "Braintree rejects: \"performValidation must be called with a validationURL.\"",
                    help: "add \"validationURL\" with the address of the event"))
        }
        if let node = source.member("displayName", of: 0), let name = source.text(node), name.utf8.count > 64 {
            report(
                Translation.Problem(
                    .braintreeName, .warning, at: node, "the name has more than 64 bytes", help: "write a shorter name"))
        }
        return translation
    }
}
