// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let applicationData = RuleCard.cards(applicationDataText)

    static let applicationDataText = ##"""
        209
        application-data/base64
        Application data is not Base64
        error
        correct
        document
        2026.11
        The application data is not valid Base64.
        The payment token has no hash of the data, so a server that compares the hash refuses every payment. The system cannot decode the text and silently ignores it.
        Encode the bytes as standard Base64 without line breaks. It has letters, digits, + and /, padded with = to a multiple of four characters.
        AP-APPDATA-B64
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/applicationdata
        -
        from request
        set /applicationData "order 42"
        finds /applicationData
        shows AP-APPDATA-B64
        from request
        set /applicationData "b3JkZXItNDI"
        finds /applicationData
        shows AP-APPDATA-B64
        from methodData
        set /applicationData "-_-_"
        finds /applicationData
        shows AP-APPDATA-B64
        from request
        set /applicationData "b3Jk\nZXIt"
        finds /applicationData
        shows AP-APPDATA-B64
        right
        from request
        set /applicationData "b3JkZXItNDI="
        from methodData
        set /applicationData "+/+/"
        from request
        set /applicationData ""
        """##
}
