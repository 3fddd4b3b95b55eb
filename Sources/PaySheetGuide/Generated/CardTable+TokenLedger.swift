// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let tokenLedger = RuleCard.cards(tokenLedgerText)

    static let tokenLedgerText = ##"""
        450
        token-ledger/charge-after-unlink
        Charge of an unlinked token
        error
        correct
        document
        2026.11
        A history charges a merchant token after it was unlinked.
        The shopper or the issuer ended the token. The charge is refused, or the shopper pays for a plan that has ended.
        Ask the shopper for another way to pay.
        MT-034
        https://developer.apple.com/documentation/merchanttokennotificationservices
        -
        from tokenHistory
        set /entries/- { "at": "2026-10-25T09:00:00Z", "action": "charged" }
        finds /entries/7
        shows MT-034
        from tokenHistory
        set /entries/6 { "at": "2026-09-20T18:00:00Z", "action": "fetched", "eventId": "event-0002", "event": { "eventType": "UNLINK", "merchantTokenIdentifier": "merchant-token-0007", "reason": "The shopper removed the card." } }
        remove /entries/3
        remove /entries/2
        finds /entries/2
        shows MT-034
        right
        from tokenHistory
        set /entries/- { "at": "2026-10-20T18:00:01Z", "action": "charged" }
        from tokenHistory
        set /entries/4/at "2026-10-20T17:00:00Z"

        451
        token-ledger/event-after-unlink
        News about an unlinked token
        warning
        correct
        document
        2026.11
        A history has an event that changes a merchant token after it was unlinked.
        Apple sends no news about a token that has ended, except repetitions. The event belongs to another token, or a date of the ledger is wrong.
        Check which token the event is about, and correct the ledger.
        MT-034
        https://developer.apple.com/documentation/merchanttokennotificationservices
        -
        from tokenHistory
        set /entries/- { "at": "2026-10-25T09:00:00Z", "action": "fetched", "eventId": "event-0002", "event": { "eventType": "UPDATED_METADATA", "merchantTokenIdentifier": "merchant-token-0007", "reason": "The card has changed.", "merchantTokenMetadata": { "cardMetadata": { "fpanSuffix": "3333" } } } }
        finds /entries/7
        shows MT-034
        from tokenHistory
        set /entries/5 { "at": "2026-09-20T18:00:00Z", "action": "unlinked" }
        remove /entries/4
        remove /entries/2
        finds /entries/2
        shows MT-034
        right
        from tokenHistory
        set /entries/- { "at": "2026-10-25T09:00:00Z", "action": "fetched", "eventId": "event-0002", "event": { "eventType": "UNLINK", "merchantTokenIdentifier": "merchant-token-0007", "reason": "The shopper removed the card." } }
        from tokenHistory
        set /entries/- { "at": "2026-10-19T09:00:00Z", "action": "fetched", "eventId": "event-0002", "event": { "eventType": "UPDATED_METADATA", "merchantTokenIdentifier": "merchant-token-0007", "reason": "The card has changed.", "merchantTokenMetadata": { "cardMetadata": { "fpanSuffix": "3333" } } } }

        452
        token-ledger/fetched-twice
        Event that was fetched twice
        warning
        correct
        document
        2026.11
        A history has two fetches of one event.
        Apple repeats a call that was not answered with 200, so one event can arrive three times. A handler that does not remember identifiers does its work again.
        Store each event identifier, and fetch an event only if its identifier is new.
        MT-020
        https://developer.apple.com/documentation/merchanttokennotificationservices
        -
        from tokenHistory
        set /entries/- { "at": "2026-10-01T07:30:09Z", "action": "fetched", "eventId": "event-0001" }
        finds /entries/7
        shows MT-020
        from tokenHistory
        set /entries/2/action "fetched"
        finds /entries/3
        shows MT-020
        right
        from tokenHistory
        set /entries/- { "at": "2026-10-01T07:30:09Z", "action": "fetched", "eventId": "event-0002" }
        from tokenHistory
        set /entries/- { "at": "2026-10-01T07:30:09Z", "action": "notified", "eventId": "event-0001" }

        453
        token-ledger/late-fetch
        Event that was not fetched in time
        warning
        correct
        document
        2026.11
        An event was not fetched within seven days after Apple reported it.
        Apple keeps an event for seven days. After that the shop cannot learn what happened to the token, and may charge a token that has ended.
        Store the identifier, answer 200, and fetch the event at once.
        MT-037
        https://developer.apple.com/documentation/merchanttokennotificationservices
        -
        from tokenHistory
        set /entries/2/at "2026-09-24T07:30:01Z"
        finds /entries/3
        shows MT-037
        from tokenHistory
        set /entries/- { "at": "2026-10-10T09:00:00Z", "action": "notified", "eventId": "event-0002" }
        with --now 2026-10-17T09:00:01Z
        finds /entries/7
        shows MT-037
        right
        from tokenHistory
        set /entries/2/at "2026-09-24T07:30:02Z"
        from tokenHistory
        set /entries/- { "at": "2026-10-10T09:00:00Z", "action": "notified", "eventId": "event-0002" }
        with --now 2026-10-17T09:00:00Z

        454
        token-ledger/other-token
        Event about another token
        error
        correct
        document
        2026.11
        A history contains an event of another merchant token.
        The state of both tokens is then wrong. The shop may charge a token that has ended, or stop a plan that goes on.
        Move the entry to the history of the token that the event names.
        MT-021
        https://developer.apple.com/documentation/merchanttokennotificationservices
        -
        from tokenHistory
        set /entries/3/event/merchantTokenIdentifier "merchant-token-0008"
        finds /entries/3/event/merchantTokenIdentifier
        shows MT-021
        from tokenHistory
        set /merchantTokenIdentifier "merchant-token-0008"
        finds /entries/3/event/merchantTokenIdentifier
        shows MT-021
        right
        from tokenHistory
        set /entries/3/event/merchantTokenIdentifier "merchant-token-\u0030007"
        from tokenHistory
        remove /entries/3/event

        455
        token-ledger/unlink-missing
        Plan that ended without unlink
        warning
        correct
        document
        2026.11
        A history says that the shopper ended the plan, and the token was not unlinked.
        Wallet still shows the plan, and the shopper believes that charges will follow.
        Call unlink for the token when the shopper ends the plan at the shop.
        MT-035
        https://developer.apple.com/documentation/merchanttokennotificationservices
        -
        from tokenHistory
        remove /entries/6
        finds /entries/5
        shows MT-035
        from tokenHistory
        set /entries/6/action "issued"
        finds /entries/5
        shows MT-035
        right
        from tokenHistory
        remove /entries/5
        from tokenHistory
        set /entries/6 { "at": "2026-10-20T18:00:00Z", "action": "fetched", "eventId": "event-0002", "event": { "eventType": "UNLINK", "merchantTokenIdentifier": "merchant-token-0007", "reason": "The shopper removed the card." } }
        """##
}
