// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let tokenTrust = RuleCard.cards(tokenTrustText)

    static let tokenTrustText = ##"""
        9100
        token-trust/content
        Changed token
        error
        correct
        document
        2026.11
        The signed hash is not the hash of the key, data, transaction and application data in the token.
        The token was changed after Apple signed it. It could charge another card or pay for another order.
        Ignore the payment.
        PT-023
        -
        -
        from sealedToken
        with --root root.pem
        set /data "dGhlc2UgYnl0ZXMgc3RhbmQgZm9yIG90aGVyIHBheW1lbnQgZGF0YQ=="
        finds /signature
        shows PT-023
        from sealedToken
        with --root root.pem
        set /header/transactionId "0000000000000000000000000000000000000000000000000000000000000000"
        finds /signature
        right
        from sealedToken
        with --root root.pem
        from sealedToken
        with --root root.pem
        set /header/transactionId "CE922519A3C3ECAF9B0986C2449C7680895C15F4B0E9818E994E14A4D28B6AAF"

        9101
        token-trust/certificate
        Token for another certificate
        error
        correct
        document
        2026.11
        The token was made for the key of another certificate. A note says that the right certificate has expired.
        The payment provider cannot decrypt the token, and the payment fails.
        Find the certificate with this hash, and use its key. A renewed certificate has another key.
        PT-012
        -
        -
        from sealedToken
        with --root root.pem
        with --certificate identity.pem
        finds /header/publicKeyHash
        shows PT-012
        from sealedToken
        with --root root.pem
        with --certificate p384.csr
        finds /header/publicKeyHash
        right
        from sealedToken
        with --root root.pem
        with --certificate processing.pem
        from sealedToken
        with --root root.pem
        with --certificate identity.pem
        with --certificate processing.csr

        9102
        token-trust/signer
        Signature in another form
        error
        correct
        document
        2026.11
        The signature is not one detached signature with SHA-256 and its certificate, or has another algorithm.
        Apple did not make the token, so the payment is a forgery. Tokens of Apple have one such signature.
        Ignore the payment.
        PT-003
        -
        -
        from sealedToken
        with --root root.pem
        replace "ZQMEAgGggeQw" with "ZQMEAgKggeQw"
        finds /signature
        shows PT-003
        from sealedToken
        with --root root.pem
        replace "zj0EAwIERzBF" with "zj0EAwEERzBF"
        finds /signature
        right
        from sealedToken
        with --root root.pem

        9103
        token-trust/mark
        Certificate without the mark of tokens
        error
        correct
        document
        2026.11
        A certificate in the signature does not have the extension that Apple's certificates for payment tokens have.
        Apple did not make the token, so the payment is a forgery. No other certificate can sign tokens.
        Ignore the payment.
        PT-020
        -
        -
        from sealedToken
        with --root root.pem
        replace "Y2QGHQQCBQAw" with "Y2QGHgQCBQAw"
        finds /signature
        shows PT-020
        from sealedToken
        with --root root.pem
        replace "92NkBgIOBAIF" with "92NkBgIPBAIF"
        finds /signature
        right
        from sealedToken
        with --root root.pem
        from sealedToken
        with --root root.pem
        with --certificate processing.pem

        9104
        token-trust/chain
        Certificates of another root
        error
        correct
        document
        2026.11
        The certificates of the signature lead to another root, or were not valid when the token was signed.
        Apple did not make the token, so the payment is a forgery. Everyone can make certificates with the names of Apple.
        Ignore the payment.
        PT-021 PT-022
        -
        -
        from sealedToken
        with --root processing.pem
        finds /signature
        shows PT-021 PT-022
        from sealedToken
        with --root order.pem
        finds /signature
        right
        from sealedToken
        with --root root.pem

        9105
        token-trust/signature
        Wrong signature
        error
        correct
        document
        2026.11
        The signature of the token, or of one of its certificates, is wrong.
        Apple did not make the token, so the payment is a forgery. Only the owner of a key can make its signatures.
        Ignore the payment.
        PT-022 PT-023
        -
        -
        from sealedToken
        with --root root.pem
        replace "O1BUE1hrXneY" with "O1BUE1hrXneZ"
        finds /signature
        shows PT-022 PT-023
        from sealedToken
        with --root root.pem
        replace "Prfequ0g2UQw" with "Prfequ0g2UUw"
        finds /signature
        from sealedToken
        with --root root.pem
        replace "+O4IrSF/lTGC" with "+O4IrSF/lDGC"
        finds /signature
        right
        from sealedToken
        with --root root.pem

        9106
        token-trust/age
        Old token
        error
        correct
        document
        2026.11
        The token was signed more than five minutes before or after the time of --now.
        A recorded token can be sent a second time. The shopper then pays twice.
        Ignore the payment, unless the clock is wrong. For a stored token, set --now to the time when it arrived.
        PT-024
        -
        -
        from sealedToken
        with --root root.pem
        with --now 2026-11-25T15:59:46Z
        finds /signature
        shows PT-024
        from sealedToken
        with --root root.pem
        with --now 2026-11-25T15:49:44Z
        finds /signature
        right
        from sealedToken
        with --root root.pem
        with --now 2026-11-25T15:59:45Z
        from sealedToken
        with --root root.pem
        with --now 2026-11-25T15:49:45Z

        9107
        token-trust/repeated
        Repeated transaction
        error
        correct
        document
        2026.11
        The identifier of the transaction is among those of --seen.
        The token was sent a second time, and the shopper pays twice.
        Ignore the payment, and answer with the result of the first one.
        PT-025
        -
        -
        from sealedToken
        with --root root.pem
        with --seen ce922519a3c3ecaf9b0986c2449c7680895c15f4b0e9818e994e14a4d28b6aaf
        finds /header/transactionId
        shows PT-025
        from sealedToken
        with --root root.pem
        with --seen 00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff
        with --seen CE922519A3C3ECAF9B0986C2449C7680895C15F4B0E9818E994E14A4D28B6AAF
        finds /header/transactionId
        right
        from sealedToken
        with --root root.pem
        with --seen 00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff
        from sealedToken
        with --root root.pem
        with --seen 0101010101010101010101010101010101010101010101010101010101010101

        9108
        token-trust/application-data
        Application data of another request
        error
        correct
        document
        2026.11
        The token and the request have different application data.
        The token belongs to another order, and the shopper pays for something else.
        Ignore the payment, and send each token with the data of its own request.
        PT-030 PT-032 PT-033 PT-036
        -
        -
        from sealedToken
        with --root root.pem
        with --request {"applicationData": "b3JkZXItNDM="}
        finds /header
        shows PT-030 PT-032 PT-033 PT-036
        from sealedToken
        with --root root.pem
        with --request {}
        finds /header
        right
        from sealedToken
        with --root root.pem
        with --request {"applicationData": "b3JkZXItNDI="}
        from sealedToken
        with --root root.pem

        9109
        token-trust/form
        Unreadable token
        error
        correct
        document
        2026.11
        A part of the token cannot be decoded, or the encryption does not fit the key of the certificate.
        The token is damaged, or it comes from a simulator or is an example. The payment provider cannot decrypt it.
        Pass the token on exactly as Safari returned it.
        PT-001 PT-002
        -
        -
        from sealedToken
        with --root root.pem
        set /version "EC_v2"
        finds /version
        shows PT-001 PT-002
        from sealedToken
        with --root root.pem
        set /header/publicKeyHash "AAAA"
        finds /header/publicKeyHash
        from sealedToken
        with --root root.pem
        set /header/wrappedKey "AAAA"
        finds /header
        right
        from sealedToken
        with --root root.pem
        from sealedToken
        with --root root.pem
        with --certificate processing.pem
        """##
}
