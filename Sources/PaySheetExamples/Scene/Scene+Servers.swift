import PaySheet

extension Scene {
    /// A payment as the page gets it.
    mutating func payment() -> AuthorizedPayment {
        var payment = AuthorizedPayment(token: token())
        let contact = contact()
        payment.billingContact = contact
        if random.chance(70) { payment.shippingContact = reachable(contact) }
        return payment
    }

    /// A token with random bytes instead of ciphers, keys and signatures, so that it cannot be decrypted.
    mutating func token() -> PaymentToken {
        let cards: [(name: String, type: PaymentMethodType)] = [
            ("Visa", .debit), ("Visa", .credit), ("MasterCard", .debit), ("MasterCard", .credit), ("AmEx", .credit),
        ]
        let card = random.pick(cards)
        var method = PaymentMethod()
        method.displayName = card.name + " " + String(random.within(1000...9999))
        method.network = card.name
        method.type = card.type
        let transaction = random.hex(32)
        var header = EncryptedPaymentHeader(publicKeyHash: Base64.encode(random.bytes(32)), transactionId: transaction)
        if random.chance(30) { header.applicationData = random.hex(32) }
        header.ephemeralPublicKey = Base64.encode(Scene.publicKeyHeader + random.bytes(64))
        var token = PaymentToken(paymentMethod: method)
        token.transactionIdentifier = transaction
        token.paymentData = EncryptedPaymentData(
            version: .ecV1, data: Base64.encode(random.bytes(192)), signature: Base64.encode(random.bytes(192)), header: header)
        return token
    }

    /// The common prefix of every public key on the curve P-256.
    private static let publicKeyHeader: [UInt8] = [
        0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01,
        0x07, 0x03, 0x42, 0x00, 0x04,
    ]

    mutating func sessionRequest() -> PaymentSessionRequest {
        let shop = Shop(&random)
        return PaymentSessionRequest(
            merchantIdentifier: shop.merchantIdentifier, displayName: shop.name, initiative: .web,
            initiativeContext: random.pick(["shop.", "www.", ""]) + shop.domain)
    }

    /// A session as in Apple's answer; it is valid for an hour.
    mutating func session() -> MerchantSession {
        let shop = Shop(&random)
        var session = MerchantSession()
        session.epochTimestamp = now * 1000
        session.expiresAt = (now + 3600) * 1000
        session.merchantSessionIdentifier = "SSH" + random.hex(32).uppercased()
        session.nonce = random.hex(4)
        session.merchantIdentifier = SHA256.hex(shop.merchantIdentifier.utf8).uppercased()
        session.domainName = "shop." + shop.domain
        session.displayName = shop.name
        session.signature = random.hex(96)
        session.operationalAnalyticsIdentifier = shop.name + ":" + random.hex(16).uppercased()
        session.retries = 0
        session.pspId = random.hex(16).uppercased()
        return session
    }
}
