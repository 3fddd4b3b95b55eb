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

    /// Adds what a payment token context says. False where it does not say enough to be compared.
    mutating func add(_ cursor: borrowing Cursor) -> Bool {
        guard let name = cursor.slot(PaymentTokenContext.Slot.merchantName),
            let merchant = cursor.slot(PaymentTokenContext.Slot.merchantIdentifier),
            let external = cursor.slot(PaymentTokenContext.Slot.externalIdentifier)
        else { return false }
        let start = texts.count
        append(cursor, name)
        guard texts.count > start else { return false }
        var share = MerchantShare(name: start..<texts.count)
        share.merchant = append(cursor, merchant)
        share.external = append(cursor, external)
        if let domain = cursor.slot(PaymentTokenContext.Slot.merchantDomain) {
            share.domain = append(cursor, domain)
            // Domains are the same without regard to case.
            for index in share.domain ?? 0..<0 { texts[index] = ASCII.upperCased(texts[index]) }
        }
        share.hash(texts)
        all.append(share)
        return true
    }

    @discardableResult
    private mutating func append(_ cursor: borrowing Cursor, _ slot: Int) -> Range<Int> {
        let node = cursor.nodes[slot]
        let start = texts.count
        if node.isPlainString {
            texts.append(copying: cursor.bytes.extracting(node.range))
        } else {
            texts += JSONText.decode(cursor.bytes, node)
        }
        return start..<texts.count
    }
}

/// Where the texts of a share stand, and their hashes.
struct MerchantShare: Sendable {
    var name: Range<Int>
    var merchant = 0..<0
    var external = 0..<0
    /// In upper case; `nil`: the share has none.
    var domain: Range<Int>?
    /// Of name and domain.
    var domainHash: UInt32 = 0
    /// Of name and identifier.
    var merchantHash: UInt32 = 0
    var externalHash: UInt32 = 0

    init(name: Range<Int>) { self.name = name }

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
