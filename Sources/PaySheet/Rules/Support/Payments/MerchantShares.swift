/// What documents say about merchants, one share after the other, in storage that is used again.
package struct MerchantShares: Sendable {
    private(set) var texts: [UInt8] = []
    private(set) var all: [MerchantShare] = []

    package init() {}

    package var isEmpty: Bool { all.isEmpty }

    mutating func removeAll() {
        texts.removeAll(keepingCapacity: true)
        all.removeAll(keepingCapacity: true)
    }

    /// Adds what a payment token context says. False if it does not say enough to be compared.
    mutating func add(_ context: borrowing PaymentTokenContextView) -> Bool {
        guard let name = context.merchantName, !name.isEmpty, let merchant = context.merchantIdentifier,
            let external = context.externalIdentifier
        else { return false }
        var share = MerchantShare(name: append(name), merchant: append(merchant), external: append(external))
        if let domain = context.merchantDomain {
            let range = append(domain)
            // Domains are the same without regard to case.
            for index in range { texts[index] = ASCII.upperCased(texts[index]) }
            share.domain = range
        }
        share.hash(texts)
        all.append(share)
        return true
    }

    private mutating func append(_ text: borrowing Text) -> Range<Int> {
        let start = texts.count
        if text.isPlain {
            texts.append(copying: text.bytes.extracting(text.node.range))
        } else {
            texts += JSONText.decode(text.bytes, text.node)
        }
        return start..<texts.count
    }
}

/// Where the texts of a share stand, and their hashes.
struct MerchantShare: Sendable {
    var name: Range<Int>
    var merchant: Range<Int>
    var external: Range<Int>
    /// In upper case; `nil`: the share has none.
    var domain: Range<Int>?
    /// Of name and domain.
    var domainHash: UInt32 = 0
    /// Of name and identifier.
    var merchantHash: UInt32 = 0
    var externalHash: UInt32 = 0

    fileprivate mutating func hash(_ texts: [UInt8]) {
        func combined(_ range: Range<Int>, _ hash: TextHash) -> TextHash {
            var hash = hash
            hash.combine(texts.window.extracting(range))
            return hash
        }
        let start = combined(name, TextHash())
        if let domain { domainHash = combined(domain, start).value }
        merchantHash = combined(merchant, start).value
        externalHash = combined(external, TextHash()).value
    }
}
