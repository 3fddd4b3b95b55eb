// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let certificate = RuleCard.cards(certificateText)

    static let certificateText = ##"""
        9000
        certificate/expired
        Expired certificate
        error
        correct
        document
        2026.11
        The certificate has expired.
        Apple refuses merchant sessions with an expired merchant identity certificate, and encrypts no token for an expired payment processing certificate. Shoppers cannot pay.
        Create a new certificate in the developer account and deploy it.
        -
        -
        Apple's technical note TN3103, and a thread of Apple's developer forums about payment processing certificates.
        from processing.pem
        with --now 2028-02-02
        finds root
        from identity.pem
        with --now 2030-01-01
        finds root
        right
        from processing.pem
        with --now 2027-06-01
        from identity.pem
        with --now 2027-12-01

        9001
        certificate/expires-soon
        Certificate that expires soon
        warning
        correct
        document
        2026.11
        The certificate expires within the time of --warn-before, or within 30 days without that option, which is a note.
        After that time, shoppers cannot pay. A new certificate needs a person with access to the developer account, and a deployment.
        Create a new certificate now, and deploy it before the old one expires.
        -
        https://developer.apple.com/documentation/applepayontheweb/maintaining-your-environment
        A rule of paysheet's own. Apple's page says for how long certificates are valid.
        from processing.pem
        with --now 2027-12-20
        with --warn-before 60d
        finds root
        from processing.pem
        with --now 2028-01-20
        finds root
        severity info
        right
        from processing.pem
        with --now 2027-06-01
        with --warn-before 60d
        from processing.pem
        with --now 2027-12-20

        9002
        certificate/not-yet-valid
        Certificate that is not valid yet
        error
        correct
        document
        2026.11
        The certificate is not valid yet.
        The clock is wrong, or the certificate was made for later. Apple and the payment provider refuse it until then.
        Set the clock, or use the earlier certificate until then.
        -
        https://www.rfc-editor.org/rfc/rfc5280
        RFC 5280, section 4.1.2.5: a certificate has a first and a last date.
        from processing.pem
        with --now 2025-12-31
        finds root
        from order.pem
        with --now 2020-01-01
        finds root
        right
        from processing.pem
        with --now 2026-01-01
        from order.pem
        with --now 2026-06-01

        9003
        certificate/key
        Key of another kind
        error
        correct
        document
        2026.11
        The key of the certificate or request is not the one that its purpose needs.
        Apple's portal refuses the request, or the payment provider cannot decrypt the tokens.
        Make a P-256 key for payment processing, or an RSA-2048 key in mainland China. Make an RSA-2048 key for merchant identity.
        -
        -
        Apple's technical note TN3173, which has the keys of both certificates.
        from short.pem
        finds root
        from p384.csr
        with --as payment-processing
        finds root
        from china.pem
        finds root
        severity warning
        right
        from processing.pem
        with --as payment-processing
        from identity.pem
        with --as merchant-identity
        from processing.csr
        with --as payment-processing

        9004
        certificate/kind
        Certificate for another purpose
        error
        correct
        document
        2026.11
        The certificate has another purpose than --as says.
        The server uses the wrong file, so merchant sessions or the decryption of tokens fail.
        Give the certificate for this purpose, or change --as.
        -
        -
        Apple's technical notes TN3103 and TN3173. Developers report that they confused the certificates.
        from processing.pem
        with --as merchant-identity
        finds root
        from root.pem
        with --as payment-processing
        finds root
        severity warning
        right
        from processing.pem
        with --as payment-processing
        from order.pem
        with --as order-type

        9005
        certificate/merchant
        Hash of another merchant
        error
        correct
        document
        2026.11
        The certificate contains the hash of another merchant identifier than the one in its subject.
        The key of a token is derived from this hash. With a wrong one, decryption fails.
        Download the certificate from the developer account again.
        -
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        Apple's payment token format, and a public certificate with a token for it.
        from wrong.pem
        finds root
        right
        from processing.pem
        from identity.pem

        9006
        certificate/signature
        Signature that is wrong
        error
        correct
        document
        2026.11
        The issuer did not sign the certificate, or the owner of the key did not sign the request.
        Apple refuses such a request, and programs that verify certificates refuse the certificate. A part of the file was changed or cut.
        Download the certificate again, or make the request again with its key.
        -
        https://www.rfc-editor.org/rfc/rfc5280
        RFC 5280 for certificates, and RFC 2986 for requests.
        from processing.csr
        replace "Jl\n-----END" with "Jk\n-----END"
        finds root
        from root.pem
        replace "9ro=" with "9rk="
        finds root
        right
        from processing.csr
        from root.pem
        """##
}
