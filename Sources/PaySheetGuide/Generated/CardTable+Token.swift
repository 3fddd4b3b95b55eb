// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let token = RuleCard.cards(tokenText)

    static let tokenText = ##"""
        379
        token/base64
        Base64 in a token
        error
        correct
        document
        2026.11
        A member of a payment token that contains bytes is not Base64.
        You cannot decrypt the token. Usually a form turned a plus sign into a space, or the end was cut off.
        Pass the token on unchanged, as JSON in the body of the request. Do not use a form or an address.
        PT-002 PT-003 PT-010 PT-011 PT-012 DP-004
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from token
        set /paymentData/data "c2FtcGxl IGNpcGhlcnRleHQgYW5kIHRhZw=="
        finds /paymentData/data
        shows PT-002
        from token
        set /paymentData/data "c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw"
        finds /paymentData/data
        shows PT-002
        from token
        set /paymentData/signature "c2FtcGxl-IHNpZ25hdHVy_ZQ="
        finds /paymentData/signature
        shows PT-003
        from token
        set /paymentData/signature ""
        finds /paymentData/signature
        shows PT-003
        from token
        set /paymentData/header/ephemeralPublicKey "-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----"
        finds /paymentData/header/ephemeralPublicKey
        shows PT-010
        from token
        set /paymentData/version "RSA_v1"
        remove /paymentData/header/ephemeralPublicKey
        set /paymentData/header/wrappedKey "<c2FtcGxl>"
        finds /paymentData/header/wrappedKey
        shows PT-011
        from token
        set /paymentData/header/publicKeyHash "r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY"
        finds /paymentData/header/publicKeyHash
        shows PT-012
        from decrypted
        set /paymentData/onlinePaymentCryptogram "gIBoSLWAMQbiF 7vi3shpMXRpyM="
        finds /paymentData/onlinePaymentCryptogram
        shows DP-004
        right
        from token
        set /paymentData/data "c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw=="
        from token
        set /paymentData/signature "c2FtcGxlIHNpZ25hdHVyZQ=="
        from token
        set /paymentData/version "RSA_v1"
        remove /paymentData/header/ephemeralPublicKey
        set /paymentData/header/wrappedKey "c2FtcGxl"
        from decrypted
        set /paymentData/onlinePaymentCryptogram "gIBoSLWAMQbiF+7vi3shpMXRpyM="
        from token
        set /paymentData/data ""
        with --ignore token/length
        with --ignore token/simulated

        380
        token/hex
        Hexadecimal in a token
        error
        correct
        document
        2026.11
        A member of a payment token has characters that are not hexadecimal digits, or too few digits.
        The signature does not match, or you cannot identify the payment. The value is signed or compared.
        Pass the token on unchanged.
        AP-TOK-HASH-FORM PT-013 PT-014
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from token
        set /paymentData/header/transactionId "d0068db99"
        remove /transactionIdentifier
        finds /paymentData/header/transactionId
        shows AP-TOK-HASH-FORM PT-013
        from token
        set /paymentData/header/transactionId "0xd0068db9"
        remove /transactionIdentifier
        finds /paymentData/header/transactionId
        shows AP-TOK-HASH-FORM PT-013
        from token
        set /paymentData/header/applicationData "d106f0493cc2672c6f77187e040eccb4"
        finds /paymentData/header/applicationData
        shows PT-014
        from decrypted
        set /deviceManufacturerIdentifier "Apple"
        finds /deviceManufacturerIdentifier
        from decrypted
        set /paymentDataType "EMV"
        set /paymentData {"emvData":"c2FtcGxl","encryptedPINData":"0123456789abcde"}
        finds /paymentData/encryptedPINData
        right
        from token
        set /paymentData/header/transactionId "D0068DB99E"
        remove /transactionIdentifier
        from token
        remove /paymentData/header/applicationData
        from decrypted
        set /deviceManufacturerIdentifier "040010030273"
        from decrypted
        set /paymentDataType "EMV"
        set /paymentData {"emvData":"c2FtcGxl","encryptedPINData":"0123456789abcdef"}

        381
        token/key-foreign
        Token with two keys
        warning
        correct
        document
        2026.11
        The header has the keys of both kinds of encryption.
        The signature does not match, because two tokens were mixed. A token has only the key of its own version.
        Pass the token on unchanged.
        PT-010 PT-011
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from token
        set /paymentData/header/wrappedKey "c2FtcGxlIHdyYXBwZWQga2V5"
        finds /paymentData/header/wrappedKey
        shows PT-011
        from token
        set /paymentData/version "RSA_v1"
        set /paymentData/header/wrappedKey "c2FtcGxlIHdyYXBwZWQga2V5"
        finds /paymentData/header/ephemeralPublicKey
        shows PT-010
        right
        from token
        from token
        set /paymentData/version "RSA_v1"
        remove /paymentData/header/ephemeralPublicKey
        set /paymentData/header/wrappedKey "c2FtcGxlIHdyYXBwZWQga2V5"

        382
        token/key-missing
        Token without its key
        error
        correct
        document
        2026.11
        The header of an EC_v1 token has no ephemeralPublicKey, or that of an RSA_v1 token no wrappedKey.
        You cannot decrypt the payment data without the key.
        Pass the token on unchanged, with every member of the header.
        AP-TOK-KEY PT-010 PT-011
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from token
        remove /paymentData/header/ephemeralPublicKey
        finds /paymentData/header
        shows AP-TOK-KEY PT-010
        from token
        set /paymentData/version "RSA_v1"
        remove /paymentData/header/ephemeralPublicKey
        finds /paymentData/header
        shows AP-TOK-KEY PT-011
        from token
        set /paymentData/version "RSA_v1"
        finds /paymentData/header
        shows PT-011
        right
        from token
        from token
        set /paymentData/version "RSA_v1"
        remove /paymentData/header/ephemeralPublicKey
        set /paymentData/header/wrappedKey "c2FtcGxlIHdyYXBwZWQga2V5"

        383
        token/length
        Length of a token's bytes
        error
        correct
        document
        2026.11
        publicKeyHash is not 32 bytes long, ephemeralPublicKey is not 91, or data has 16 or fewer.
        You cannot decrypt the token, because something was cut off or belongs elsewhere. SHA-256 hashes and P-256 keys in X.509 form have fixed lengths, and data ends with a seal of 16 bytes.
        Pass the token on unchanged.
        AP-TOK-HASH-FORM PT-002 PT-010 PT-012
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from token
        set /paymentData/header/publicKeyHash "r8+p3WGyw4+nb/7mPdZvRzmBK+4="
        finds /paymentData/header/publicKeyHash
        shows AP-TOK-HASH-FORM PT-012
        from token
        set /paymentData/data "c2FtcGxlIGNpcGhlcnQxMg=="
        finds /paymentData/data
        shows PT-002
        from token
        set /paymentData/header/ephemeralPublicKey "c2FtcGxlIGVwaGVtZXJhbCBrZXk="
        finds /paymentData/header/ephemeralPublicKey
        shows PT-010
        right
        from token
        set /paymentData/header/publicKeyHash "NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4="
        from token
        set /paymentData/data "c2FtcGxlIGNpcGhlcnQxMjM="

        384
        token/simulated
        Token of a simulator
        warning
        correct
        document
        2026.11
        A token comes from a simulator: its identifier says so, or the credentials are empty.
        You cannot decrypt or charge anything. A simulator has no Secure Element, so its tokens have no credentials.
        Test on a real device with a sandbox account.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken
        Reports of developers, who show tokens of the iOS Simulator.
        from token
        set /transactionIdentifier "Simulated Identifier"
        finds /transactionIdentifier
        from token
        set /paymentMethod/displayName "Simulated Instrument"
        finds /paymentMethod/displayName
        from token
        set /paymentData/data ""
        finds /paymentData/data
        from token
        set /paymentData {}
        finds /paymentData
        from payment
        set /token/paymentData ""
        finds /token/paymentData
        from token
        set /transactionIdentifier "Simulated Identifier"
        set /paymentData {}
        finds /transactionIdentifier
        right
        from token
        set /paymentMethod/displayName "Visa 1234"
        from token
        remove /transactionIdentifier
        from token
        remove /transactionIdentifier
        remove /paymentData
        from token
        set /paymentData "c2FtcGxl"
        with --select token/simulated
        from token
        set /paymentData []
        with --select token/simulated

        385
        token/transaction
        Transaction of a token
        warning
        correct
        document
        2026.11
        The transactionIdentifier of a token differs from the transactionId in its header.
        The signature does not match, because the parts come from two payments. Both members name the authorized payment.
        Pass the token on unchanged.
        PT-013
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from token
        set /transactionIdentifier "00068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073"
        finds /transactionIdentifier
        shows PT-013
        from payment
        set /token/transactionIdentifier "a2722ced1f520b761c7c9a4ea8329803"
        finds /token/transactionIdentifier
        shows PT-013
        right
        from token
        set /transactionIdentifier "D0068DB99E04A5F46F72C33C626107F59F7BA48793C640440BC9ED948D85F073"
        from payment
        remove /token/transactionIdentifier

        386
        token/wrapped
        Wrapped token
        error
        correct
        document
        2026.11
        A token or its paymentData is JSON inside a text, Base64, or inside another object.
        A program that expects the token as Safari passes it finds none of its members. Each payment provider needs its own form.
        Write the token as the object that Safari passes to the page, and wrap it only for the provider.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken
        Apple's page has the token as an object. Payment providers document their own forms.
        from token
        set /paymentData "{\"version\":\"EC_v1\",\"data\":\"c2FtcGxl\"}"
        finds /paymentData
        from token
        set /paymentData "eyJ2ZXJzaW9uIjoiRUNfdjEiLCJkYXRhIjoiYyJ9"
        finds /paymentData
        from payment
        set /token "{\"paymentMethod\":{\"type\":\"debit\"}}"
        finds /token
        from token
        set /paymentData {"paymentData":{"version":"RSA_v1","data":"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==","signature":"c2FtcGxlIHNpZ25hdHVyZQ==","header":{"wrappedKey":"c2FtcGxl","publicKeyHash":"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=","transactionId":"3bf8b157"}}}
        finds /paymentData
        from payment
        set /token {"version":"RSA_v1","data":"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==","signature":"c2FtcGxlIHNpZ25hdHVyZQ==","header":{"wrappedKey":"c2FtcGxl","publicKeyHash":"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=","transactionId":"3bf8b157"}}
        finds /token
        from session
        set root {"version":"RSA_v1","data":"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==","signature":"c2FtcGxlIHNpZ25hdHVyZQ==","header":{"wrappedKey":"c2FtcGxl","publicKeyHash":"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=","transactionId":"3bf8b157"}}
        finds root
        from payment
        set /token {"type":"applepay","token_data":{"version":"RSA_v1","data":"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==","signature":"c2FtcGxlIHNpZ25hdHVyZQ==","header":{"wrappedKey":"c2FtcGxl","publicKeyHash":"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=","transactionId":"3bf8b157"}}}
        finds /token
        from token
        set /paymentData "eyAiZGF0YSI6ICJjIiB9"
        finds /paymentData
        from token
        set /paymentData "ewoiZGF0YSI6ImMifQo="
        finds /paymentData
        from token
        set /paymentData "ew0KImRhdGEiOiJjIn0="
        finds /paymentData
        from token
        set /paymentData "{data: c2FtcGxlI}"
        finds /paymentData
        from payment
        set /token {"type":"applepay","token":{"paymentMethod":{},"paymentData":{"version":"RSA_v1","data":"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==","signature":"c2FtcGxlIHNpZ25hdHVyZQ==","header":{"wrappedKey":"c2FtcGxl","publicKeyHash":"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=","transactionId":"3bf8b157"}}}}
        finds /token
        right
        from token
        set /paymentData {"version":"RSA_v1","data":"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==","signature":"c2FtcGxlIHNpZ25hdHVyZQ==","header":{"wrappedKey":"c2FtcGxl","publicKeyHash":"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=","transactionId":"3bf8b157"}}
        remove /transactionIdentifier
        from payment
        set /token {"paymentMethod":{"type":"debit"},"paymentData":{"version":"RSA_v1","data":"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==","signature":"c2FtcGxlIHNpZ25hdHVyZQ==","header":{"wrappedKey":"c2FtcGxl","publicKeyHash":"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=","transactionId":"3bf8b157"}}}
        from token
        set /paymentData "eyoiZGF0YSI6ImMifQo="
        with --select token/wrapped
        from token
        set /paymentData "ewJ2ZXJzaW9uIjoiRUN0"
        with --select token/wrapped
        from token
        set /paymentData "exJ2ZXJzaW9uIjoiRUN0"
        with --select token/wrapped
        from token
        set /paymentData "exo2ZXJzaW9uIjoiRUN0"
        with --select token/wrapped
        from token
        set /paymentData "fyJ2ZXJzaW9uIjoiRUN0"
        with --select token/wrapped
        from token
        set /paymentData "eyJ2ZXJzaW9uIjoiRUN"
        with --select token/wrapped
        from token
        set /paymentData "{data: c2FtcGxl}"
        with --select token/wrapped
        from payment
        set /token {"data":"c"}
        with --select token/wrapped
        from payment
        set /token {"header":{}}
        with --select token/wrapped
        from payment
        set /token {"token":{"paymentData":{}}}
        with --select token/wrapped
        from payment
        set root {"token":{"type":1},"billingContact":{"version":"RSA_v1","data":"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==","signature":"c2FtcGxlIHNpZ25hdHVyZQ==","header":{"wrappedKey":"c2FtcGxl","publicKeyHash":"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=","transactionId":"3bf8b157"}}}
        with --select token/wrapped
        from payment
        set root {"token":{"data":"c","signature":"c"},"header":{}}
        with --select token/wrapped
        """##
}
