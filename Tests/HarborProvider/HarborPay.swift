import PaySheet

/// What the SDK of Harbor makes of a payment.
struct HarborPay: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()

    mutating func translate() -> Translation {
        let cents = source.member("cents", of: 0)
        if let cents, source.isNumber(cents), source.wholeNumber(cents) == nil {
            report(
                Translation.Problem(
                    .harborCents, .error, at: cents, "the amount has decimals, which the SDK cuts off",
                    help: "write the amount in the smallest unit of the currency", covers: [cents]))
        }
        let source = source
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: 0) { writer in
            writer.copyMember("currency", as: "currencyCode", of: 0)
            writer.name("countryCode", from: 0)
            writer.filled("\"DE\"", from: 0)
            writer.name("merchantCapabilities", from: 0)
            writer.constant("[\"supports3DS\"]", from: 0)
            writer.name("supportedNetworks", from: 0)
            writer.constant("[\"masterCard\",\"visa\"]", from: 0)
            guard let cents else { return }
            writer.name("total", from: cents)
            writer.object(from: cents) { writer in
                writer.copyMember("shop", as: "label", of: 0)
                writer.name("amount", from: cents)
                writer.amount(cents, decimals: 2)
            }
        }
        translation.documents.append(writer.document(.paymentRequest, rules: .only([.totalLabel, .totalNegative, .totalZero])))
        return translation
    }
}
