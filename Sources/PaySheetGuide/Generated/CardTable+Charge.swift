// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let charge = RuleCard.cards(chargeText)

    static let chargeText = ##"""
        217
        charge/amount
        Token authorizes another amount
        error
        correct
        flow
        2026.11
        The amount in the decrypted token is not the total that the sheet showed.
        Apple asks you to refuse such a payment. Often the token counts in minor units and the request in whole ones.
        Compare the token's amount, in minor units, with the final total before you charge.
        AP-TOK-AMOUNT
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from plainFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 3805, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        finds /request/total/amount
        shows AP-TOK-AMOUNT
        from flow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 111, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        finds /events/2/data/newTotal/amount
        shows AP-TOK-AMOUNT
        from request
        with --token 3805 in 840
        finds /total/amount
        shows AP-TOK-AMOUNT
        from flow
        with --token 111 in 840
        finds /events/2/data/newTotal/amount
        shows AP-TOK-AMOUNT
        right
        from plainFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 3806, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        from flow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 11107, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        from request
        with --token 3806 in 840
        from flow
        with --token 11107 in 840

        218
        charge/currency
        Token authorizes another currency
        error
        correct
        flow
        2026.11
        The numeric currency code in the decrypted token is not that of the request.
        The shopper agreed to another currency. Apple asks you to refuse such a payment.
        Compare the token's numeric ISO 4217 code with the request's currency before you charge.
        AP-TOK-CURRENCY
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from plainFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "978", "transactionAmount": 3806, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        finds /request/currencyCode
        shows AP-TOK-CURRENCY
        from flow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "036", "transactionAmount": 11107, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        finds /request/currencyCode
        shows AP-TOK-CURRENCY
        from request
        with --token 3806 in 978
        finds /currencyCode
        shows AP-TOK-CURRENCY
        from flow
        with --token 11107 in 36
        finds /request/currencyCode
        shows AP-TOK-CURRENCY
        right
        from plainFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 3806, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        from flow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 11107, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}}
        from request
        with --token 3806 in 840
        from flow
        with --token 11107 in 840

        219
        charge/shares
        Token authorizes other shares
        error
        correct
        flow
        2026.11
        The amounts that the decrypted token authorizes for the merchants are not those of the token contexts.
        A merchant would charge a share that the shopper did not authorize. Apple does not promise an order, so the check compares the amounts as a set.
        Compare the authenticationResponses with the current contexts before you charge for any merchant.
        DP-005
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from multiMerchantFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 20450, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}, "authenticationResponses": [{"merchantIdentifier": "m0", "authenticationData": "c2E=", "transactionAmount": "14990"}, {"merchantIdentifier": "m1", "authenticationData": "c2E=", "transactionAmount": "5460"}]}
        finds /events/0/data/newMultiTokenContexts
        shows DP-005
        from multiMerchantFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 20450, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}, "authenticationResponses": [{"merchantIdentifier": "m0", "authenticationData": "c2E=", "transactionAmount": "14450"}]}
        finds /events/0/data/newMultiTokenContexts
        from multiMerchant
        remove /shippingMethods
        with --token shares 1 in 840
        finds /multiTokenContexts
        from multiMerchantFlow
        with --token shares 6000 14990 in 840
        finds /events/0/data/newMultiTokenContexts
        right
        from multiMerchantFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 20450, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}, "authenticationResponses": [{"merchantIdentifier": "m0", "authenticationData": "c2E=", "transactionAmount": "14450"}, {"merchantIdentifier": "m1", "authenticationData": "c2E=", "transactionAmount": "6000"}]}
        from multiMerchantFlow
        set /decryptedToken {"applicationPrimaryAccountNumber": "4111111111111111", "applicationExpirationDate": "301231", "currencyCode": "840", "transactionAmount": 20450, "deviceManufacturerIdentifier": "040010030273", "paymentDataType": "3DSecure", "paymentData": {"onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07"}, "authenticationResponses": [{"merchantIdentifier": "m0", "authenticationData": "c2E=", "transactionAmount": "6000"}, {"merchantIdentifier": "m1", "authenticationData": "c2E=", "transactionAmount": "14450"}]}
        from multiMerchantFlow
        with --token shares 6000 14450 in 840
        from multiMerchantFlow
        with --token shares 144.50 60.00 in 840
        from multiMerchantFlow
        """##
}
