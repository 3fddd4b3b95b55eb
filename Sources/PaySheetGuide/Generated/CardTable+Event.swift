// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let event = RuleCard.cards(eventText)

    static let eventText = ##"""
        289
        event/card
        Digits and country of a card
        warning
        correct
        document
        2026.11
        fpanSuffix is not up to four digits, or cardCountry is not a country code of two letters.
        The shop shows the shopper a wrong card, or does not find the country in its list. Shops show the last digits and compare the country with a list of codes.
        Write the last four digits, and the ISO 3166-1 code of the country in two capital letters.
        MT-030 MT-033
        https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata
        -
        from event
        set /merchantTokenMetadata/cardMetadata/fpanSuffix "222a"
        finds /merchantTokenMetadata/cardMetadata/fpanSuffix
        shows MT-033
        from event
        set /merchantTokenMetadata/cardMetadata/fpanSuffix "12222"
        finds /merchantTokenMetadata/cardMetadata/fpanSuffix
        shows MT-030
        from event
        set /merchantTokenMetadata/cardMetadata/cardCountry "DEU"
        finds /merchantTokenMetadata/cardMetadata/cardCountry
        shows MT-033
        from event
        set /merchantTokenMetadata/cardMetadata/cardCountry "ZZ"
        finds /merchantTokenMetadata/cardMetadata/cardCountry
        shows MT-033
        right
        from event
        set /merchantTokenMetadata/cardMetadata/fpanSuffix "0000"
        from event
        set /merchantTokenMetadata/cardMetadata/cardCountry "US"

        290
        event/length
        Length of a text about a merchant token
        warning
        correct
        document
        2026.11
        A text in an event or in the metadata of a merchant token is empty or longer than documented.
        A database with the documented lengths cuts the text off. Apple does not send such a text: it was changed on its way, or a test is not realistic.
        Use a text of the documented length.
        MT-030
        https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse
        -
        from event
        set /reason "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /reason
        shows MT-030
        from event
        set /merchantTokenIdentifier "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /merchantTokenIdentifier
        shows MT-030
        from event
        set /merchantTokenMetadata/cardArt/0/name ""
        finds /merchantTokenMetadata/cardArt/0/name
        shows MT-030
        from event
        set /merchantTokenMetadata/cardMetadata/expirationDate "2034-01-31"
        finds /merchantTokenMetadata/cardMetadata/expirationDate
        shows MT-030
        right
        from event
        set /reason "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        from event
        set /merchantTokenIdentifier "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        from event
        set /merchantTokenMetadata/cardArt/0/name "a"
        from event
        set /merchantTokenMetadata/cardMetadata/expirationDate "01/31/34"
        from event
        set /reason ""

        291
        event/payload
        Event without its news
        warning
        compatible
        document
        2026.11
        An event reports a new picture without cardArt, or new metadata without cardMetadata.
        You cannot update the card, because the event does not contain the new data.
        Pass the event on as Apple sent it, with merchantTokenMetadata.
        MT-032
        https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse
        -
        from event
        remove /merchantTokenMetadata/cardMetadata
        finds /merchantTokenMetadata
        shows MT-032
        from event
        set /eventType "UPDATED_CARD_ART"
        remove /merchantTokenMetadata/cardArt
        finds /merchantTokenMetadata
        shows MT-032
        from event
        remove /merchantTokenMetadata
        finds root
        shows MT-032
        from event
        set /eventType "UPDATED_CARD_ART"
        set /merchantTokenMetadata/cardArt []
        finds /merchantTokenMetadata
        right
        from event
        set /eventType "UNLINK"
        remove /merchantTokenMetadata
        from event
        remove /merchantTokenMetadata/cardArt
        from event
        set /eventType "UPDATED_CARD_ART"
        remove /merchantTokenMetadata/cardMetadata

        292
        event/type
        Unknown kind of event
        warning
        compatible
        document
        2026.11
        eventType is not a word that Apple documents.
        A misspelt word makes a test worthless. The list has grown before, so your program must accept new words.
        Write UNLINK, UPDATED_METADATA, UPDATED_CARD_ART or UPDATED_MERCHANT_TOKEN_PUBLIC_KEY, in capital letters.
        MT-031
        https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse
        -
        from event
        set /eventType "UPDATED_CARD"
        finds /eventType
        shows MT-031
        from event
        set /eventType "unlink"
        finds /eventType
        shows MT-031
        right
        from event
        set /eventType "UNLINK"
        from event
        set /eventType "UPDATED_MERCHANT_TOKEN_PUBLIC_KEY"
        """##
}
