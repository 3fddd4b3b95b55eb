// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let decrypted = RuleCard.cards(decryptedText)

    static let decryptedText = ##"""
        254
        decrypted/account
        Account number in decrypted data
        warning
        correct
        document
        2026.11
        applicationPrimaryAccountNumber is not 12 to 19 digits, or its check digit is wrong.
        The number was changed on its way, so the payment fails. The number of a device or merchant has a check digit at its end, like that of a card.
        Store the text as it came out of the token, as text and not as a number.
        -
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        Apple's payment token format has the member. The check digit is that of ISO/IEC 7812.
        from decrypted
        set /applicationPrimaryAccountNumber "4111111111111112"
        finds /applicationPrimaryAccountNumber
        from decrypted
        set /applicationPrimaryAccountNumber "4111 1111 1111 1111"
        finds /applicationPrimaryAccountNumber
        from decrypted
        set /applicationPrimaryAccountNumber "41111111111"
        finds /applicationPrimaryAccountNumber
        from decrypted
        set /applicationPrimaryAccountNumber "41111111112"
        finds /applicationPrimaryAccountNumber
        from decrypted
        set /applicationPrimaryAccountNumber "41111111111111111115"
        finds /applicationPrimaryAccountNumber
        right
        from decrypted
        set /applicationPrimaryAccountNumber "4111111111111111"
        from decrypted
        set /applicationPrimaryAccountNumber "378282246310005"
        from decrypted
        set /applicationPrimaryAccountNumber "411111111117"
        from decrypted
        set /applicationPrimaryAccountNumber "4111111111111111110"
        from decrypted
        set /applicationPrimaryAccountNumber "4999111111119152"

        255
        decrypted/amount
        Amounts in decrypted data
        error
        correct
        document
        2026.11
        An amount of the decrypted data is negative, or a merchant's amount is not a number.
        The value was changed on its way, so the comparison with the order fails.
        Store the amounts as they came out of the token, in the smallest unit of the currency.
        DP-002 DP-005
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from decrypted
        set /transactionAmount -20050
        finds /transactionAmount
        shows DP-002
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"$12"}]
        finds /authenticationResponses/0/transactionAmount
        shows DP-005
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"-12"}]
        finds /authenticationResponses/0/transactionAmount
        shows DP-005
        right
        from decrypted
        set /transactionAmount 0
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"12"}]
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"0.5"}]

        256
        decrypted/currency
        Currency number in decrypted data
        error
        correct
        document
        2026.11
        currencyCode of the decrypted data is not an ISO 4217 number of three digits.
        You may refuse a correct payment or charge the wrong money. The token names its currency by number, with leading zeros.
        Store the text as it came out of the token. 840 is the US dollar, 036 the Australian dollar.
        DP-001
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from decrypted
        set /currencyCode "USD"
        finds /currencyCode
        shows DP-001
        from decrypted
        set /currencyCode "36"
        finds /currencyCode
        shows DP-001
        from decrypted
        set /currencyCode "841"
        finds /currencyCode
        shows DP-001
        from decrypted
        set /currencyCode ""
        finds /currencyCode
        shows DP-001
        from decrypted
        set /currencyCode "000"
        finds /currencyCode
        shows DP-001
        right
        from decrypted
        set /currencyCode "036"
        from decrypted
        set /currencyCode "978"

        257
        decrypted/eci
        Indicator of electronic commerce
        warning
        correct
        document
        2026.11
        eciIndicator is not one or two digits.
        The payment fails. The processor needs the indicator exactly as it is in the token.
        Store the text as it came out of the token, with its leading zero, and pass it on.
        AP-TOK-ECI DP-004
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from decrypted
        set /paymentData/eciIndicator ""
        finds /paymentData/eciIndicator
        shows AP-TOK-ECI
        from decrypted
        set /paymentData/eciIndicator "ECI 07"
        finds /paymentData/eciIndicator
        shows AP-TOK-ECI DP-004
        from decrypted
        set /paymentData/eciIndicator "007"
        finds /paymentData/eciIndicator
        shows DP-004
        right
        from decrypted
        set /paymentData/eciIndicator "7"
        from decrypted
        set /paymentData/eciIndicator "05"
        from decrypted
        remove /paymentData/eciIndicator

        258
        decrypted/expiration
        Expiry in decrypted data
        error
        correct
        document
        2026.11
        applicationExpirationDate is not six digits for year, month and day.
        Processors that need month and year cut them out of these six digits, and get the wrong month.
        Store the text as it came out of the token.
        AP-TOK-DATE
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from decrypted
        set /applicationExpirationDate "3012"
        finds /applicationExpirationDate
        shows AP-TOK-DATE
        from decrypted
        set /applicationExpirationDate "301331"
        finds /applicationExpirationDate
        shows AP-TOK-DATE
        from decrypted
        set /applicationExpirationDate "300231"
        finds /applicationExpirationDate
        shows AP-TOK-DATE
        from decrypted
        set /applicationExpirationDate "2030-12-31"
        finds /applicationExpirationDate
        shows AP-TOK-DATE
        right
        from decrypted
        set /applicationExpirationDate "301231"
        from decrypted
        set /applicationExpirationDate "280229"

        259
        decrypted/expired
        Expired card
        warning
        correct
        document
        2026.11
        The expiry date of the decrypted data is before today.
        The bank declines the payment, unless the card of a merchant token was renewed in the meantime.
        Fetch the new metadata of a merchant token, or ask the shopper for another card.
        AP-TOK-DATE
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from decrypted
        with --now 2031-01-02T12:00:00Z
        finds /applicationExpirationDate
        shows AP-TOK-DATE
        from decrypted
        set /applicationExpirationDate "261130"
        with --now 2031-01-02T12:00:00Z
        finds /applicationExpirationDate
        shows AP-TOK-DATE
        from decrypted
        set /applicationExpirationDate "261031"
        with --now 2026-11-21T00:00:00Z
        finds /applicationExpirationDate
        shows AP-TOK-DATE
        from decrypted
        set /applicationExpirationDate "010131"
        finds /applicationExpirationDate
        right
        from decrypted
        set /applicationExpirationDate "310131"
        with --now 2031-01-02T12:00:00Z
        from decrypted
        set /applicationExpirationDate "310101"
        with --now 2031-01-02T12:00:00Z
        from decrypted
        with --now 2030-12-31T23:00:00Z
        from decrypted
        set /applicationExpirationDate "261130"
        with --now 2026-11-21T00:00:00Z
        from decrypted
        set /applicationExpirationDate "261031"
        from decrypted
        with --now 2031-01-01T23:59:59Z

        260
        decrypted/kind
        Kind of the payment data
        error
        correct
        document
        2026.11
        The payment data does not have what its kind needs: onlinePaymentCryptogram for 3DSecure, emvData for EMV.
        The bank declines the payment, because it cannot see that the shopper has authorized it.
        Store the payment data as it came out of the token.
        DP-004
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from decrypted
        remove /paymentData/onlinePaymentCryptogram
        finds /paymentData
        shows DP-004
        from decrypted
        set /paymentDataType "EMV"
        finds /paymentData
        shows DP-004
        right
        from decrypted
        from decrypted
        set /paymentDataType "EMV"
        set /paymentData {"emvData":"c2FtcGxl"}

        261
        decrypted/metadata-alone
        Metadata without a merchant token
        warning
        correct
        document
        2026.11
        The decrypted data describes a merchant token but does not name it.
        You cannot match the events that Apple reports later. They refer to the identifier of the merchant token.
        Store merchantTokenIdentifier together with merchantTokenMetadata.
        DP-007
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from decrypted
        set /merchantTokenMetadata {"cardMetadata":{"cardCountry":"DE"}}
        finds /merchantTokenMetadata
        shows DP-007
        from decrypted
        set /merchantTokenMetadata {}
        finds /merchantTokenMetadata
        shows DP-007
        right
        from decrypted
        set /merchantTokenMetadata {"cardMetadata":{"cardCountry":"DE"}}
        set /merchantTokenIdentifier "merchant-token-0007"
        from decrypted
        set /merchantTokenIdentifier "merchant-token-0007"

        262
        decrypted/shares
        Merchants' amounts above the total
        error
        correct
        document
        2026.11
        The amounts of the merchants add up to more than the amount of the transaction.
        The shopper has authorized only the total. The merchants' shares are parts of it.
        Store the amounts as they came out of the token, and do not mix two tokens.
        DP-005
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"12000"},{"merchantIdentifier":"m2","authenticationData":"c2I=","transactionAmount":"8051"}]
        finds /authenticationResponses
        shows DP-005
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"20051"},{"merchantIdentifier":"m2","authenticationData":"c2I=","transactionAmount":"0"}]
        finds /authenticationResponses
        shows DP-005
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"1"},{"merchantIdentifier":"m2","authenticationData":"c2I=","transactionAmount":"0"}]
        set /transactionAmount 0
        finds /authenticationResponses
        shows DP-005
        right
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"12000"},{"merchantIdentifier":"m2","authenticationData":"c2I=","transactionAmount":"8050"}]
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"100"},{"merchantIdentifier":"m2","authenticationData":"c2I=","transactionAmount":"200"}]

        263
        decrypted/two-kinds
        Merchant token among several merchants
        warning
        correct
        document
        2026.11
        The decrypted data has answers for several merchants and also a merchant token.
        Two tokens were mixed. A request asks either for several merchants or for repeated charges, so no token answers both.
        Store the data as it came out of the token, and do not mix two tokens.
        DP-005 DP-006
        https://developer.apple.com/documentation/passkit/pkpaymentrequest/multitokencontexts
        -
        from decrypted
        set /merchantTokenIdentifier "merchant-token-0007"
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"12"}]
        finds /merchantTokenIdentifier
        shows DP-005 DP-006
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"0"}]
        set /merchantTokenIdentifier "merchant-token-0008"
        finds /merchantTokenIdentifier
        right
        from decrypted
        set /merchantTokenIdentifier "merchant-token-0007"
        from decrypted
        set /authenticationResponses [{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"12"}]
        from decrypted
        set /authenticationResponses []
        set /merchantTokenIdentifier "merchant-token-0007"

        462
        decrypted/device-token
        Device token for later payments
        info
        correct
        flow
        2026.11
        The request asks for later payments, and the decrypted token is not a merchant token.
        A device token ends with the phone, so that later charges can fail. The network of the card decides which token you get. Apple's sandbox gives device tokens only.
        Expect that, and ask the shopper again when a charge fails.
        DP-006
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from recurringFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 999, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        finds /decryptedToken
        shows DP-006
        from deferredFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "978", "transactionAmount": 5000, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        finds /decryptedToken
        shows DP-006
        right
        from recurringFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 999, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}, "merchantTokenIdentifier": "merchant-token-0007"}
        from plainFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 3806, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}

        463
        decrypted/emv
        EMV data without a request for it
        warning
        correct
        flow
        2026.11
        The decrypted token has EMV data, and the request does not have "supportsEMV".
        Apple Pay sends EMV data only if the request asks for it. The token is probably of another payment.
        Keep each token with its request, and do not charge this one.
        DP-003
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from plainFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 3806, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "EMV", "paymentData": {"emvData": "c2FtcGxl"}}
        finds /decryptedToken/paymentDataType
        shows DP-003
        from w3cFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "978", "transactionAmount": 7380, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "EMV", "paymentData": {"emvData": "c2FtcGxl"}}
        finds /decryptedToken/paymentDataType
        shows DP-003
        right
        from plainFlow
        set /request/merchantCapabilities ["supports3DS","supportsEMV"]
        set /request/supportedNetworks ["chinaUnionPay"]
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 3806, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "EMV", "paymentData": {"emvData": "c2FtcGxl"}}
        from plainFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 3806, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        """##
}
