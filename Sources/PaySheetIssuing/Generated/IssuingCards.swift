// Generated from the cards in Sources/PaySheetIssuing/Cards. Do not edit; run `swift run generate`.

/// What the rules say, for `RuleCard`.
enum IssuingCards {
    static let text = ##"""
        15000
        issuing/object
        Another object than the kind of document says
        warning
        correct
        document
        2026.11
        `object` is not `ephemeral_key` for a key, or not `issuing.card` for a card.
        The app's SDK looks at this member before it reads the rest. It cannot read another object.
        Give the object as Stripe returned it.
        PP-020
        https://docs.stripe.com/issuing/cards/digital-wallets
        -
        from ephemeralKey
        set /object "key"
        finds /object
        shows PP-020
        from issuingCard
        set /object "card"
        finds /object
        shows PP-020
        right
        from ephemeralKey
        set /id "ephkey_2"
        from issuingCard
        set /id "ic_2"

        15001
        issuing/associated-objects
        A key that does not name its card
        warning
        correct
        document
        2026.11
        `associated_objects` is missing, or does not have exactly one `issuing.card`.
        The app's SDK cannot read such a key. Stripe's libraries for servers drop the member if you write their object instead of the raw JSON.
        Pass Stripe's JSON on as it is.
        PP-021 PP-020
        https://docs.stripe.com/issuing/cards/digital-wallets
        -
        from ephemeralKey
        remove /associated_objects
        finds root
        shows PP-021 PP-020
        from ephemeralKey
        set /associated_objects []
        finds /associated_objects
        shows PP-021
        from ephemeralKey
        set /associated_objects/0/type "customer"
        finds /associated_objects/0/type
        shows PP-021
        right
        from ephemeralKey
        set /associated_objects [{"id":"ic_9","type":"issuing.card"}]
        from ephemeralKey
        set /associated_objects/0/new 1

        15002
        issuing/lifetime
        A key that ends before it begins
        warning
        correct
        document
        2026.11
        `expires` is not later than `created`.
        Stripe returns keys that live for an hour. Another program has changed the times.
        Pass the times on as Stripe returned them.
        PP-022
        https://docs.stripe.com/issuing/cards/digital-wallets
        -
        from ephemeralKey
        set /expires 1586556828
        finds /expires
        shows PP-022
        from ephemeralKey
        set /created 1586560429
        finds /expires
        shows PP-022
        right
        from ephemeralKey
        set /expires 1586556829
        from ephemeralKey
        set /created 1586560427

        15003
        issuing/expired
        A key that no longer works
        warning
        correct
        document
        2026.11
        The clock of the check is at or after `expires`.
        The app cannot use the key, and the card does not reach the wallet.
        Ask Stripe for a new key when the app needs one.
        PP-022
        https://docs.stripe.com/issuing/cards/digital-wallets
        -
        from ephemeralKey
        with --now 2020-04-10T23:13:48Z
        finds /expires
        shows PP-022
        from ephemeralKey
        with --now 2026-11-28T00:00:00Z
        finds /expires
        shows PP-022
        right
        from ephemeralKey
        with --now 2020-04-10T23:13:47Z
        from ephemeralKey
        with --now 2026-11-28T00:00:00Z
        set /expires 1900000000

        15004
        issuing/mode
        A secret of the other mode
        warning
        correct
        document
        2026.11
        The secret begins with `ek_test_` and `livemode` is true, or the other way round.
        The key does not work. Wallets have tokens in live mode alone.
        Make the key with the secret key of the same mode.
        PP-023
        https://docs.stripe.com/issuing/cards/digital-wallets
        -
        from ephemeralKey
        set /livemode true
        finds /secret
        shows PP-023
        from ephemeralKey
        set /secret "ek_live_1"
        finds /secret
        shows PP-023
        right
        from ephemeralKey
        set /livemode true
        set /secret "ek_live_1"
        from ephemeralKey
        set /secret "other"

        15005
        issuing/not-eligible
        A card that Apple Pay does not take
        warning
        correct
        document
        2026.11
        `wallets.apple_pay.eligible` is false.
        A button for such a card leads to an error. A review can refuse an app that shows it.
        Correct the reason, and show no button until then.
        PP-006 PP-008
        https://docs.stripe.com/api/issuing/cards/object
        -
        from issuingCard
        set /wallets/apple_pay {"eligible":false,"ineligible_reason":"missing_agreement"}
        finds /wallets/apple_pay/eligible
        shows PP-006 PP-008
        from issuingCard
        set /wallets/apple_pay/eligible false
        finds /wallets/apple_pay/eligible
        shows PP-006
        right
        from issuingCard
        set /wallets/apple_pay {"eligible":true,"ineligible_reason":null}
        from issuingCard
        set /wallets null

        15006
        issuing/reason
        A reason against a card that can be in the wallet
        warning
        correct
        document
        2026.11
        `ineligible_reason` has a value, and `eligible` is true.
        Stripe returns a reason only for a card that is not eligible. One of the two values is wrong.
        Pass the card on as Stripe returned it.
        PP-008
        https://docs.stripe.com/api/issuing/cards/object
        -
        from issuingCard
        set /wallets/apple_pay/ineligible_reason "unsupported_region"
        finds /wallets/apple_pay/ineligible_reason
        shows PP-008
        from issuingCard
        set /wallets/google_pay/ineligible_reason "missing_agreement"
        finds /wallets/google_pay/ineligible_reason
        shows PP-008
        right
        from issuingCard
        set /wallets/google_pay {"eligible":false,"ineligible_reason":"missing_agreement"}
        from issuingCard
        set /wallets/google_pay/eligible true

        15007
        issuing/inactive
        A card that cannot pay
        warning
        correct
        document
        2026.11
        The status of the card is `inactive` or `canceled`.
        A wallet takes active cards. New cards are inactive.
        Activate the card first, or issue a new one.
        PP-007
        https://docs.stripe.com/api/issuing/cards/object
        -
        from issuingCard
        set /status "inactive"
        finds /status
        shows PP-007
        from issuingCard
        set /status "canceled"
        finds /status
        shows PP-007
        right
        from issuingCard
        set /status "active"
        from issuingCard
        set /type "physical"

        15008
        issuing/contact
        A cardholder without a contact
        warning
        correct
        document
        2026.11
        The cardholder has no `phone_number` and no `email`.
        The bank sends a code of six digits there. Without a contact, the wallet says that the card is not supported.
        Set `phone_number` or `email` of the cardholder.
        PP-001
        https://docs.stripe.com/issuing/cards/digital-wallets
        -
        from issuingCard
        set /cardholder/phone_number null
        finds /cardholder
        shows PP-001
        from issuingCard
        remove /cardholder/phone_number
        finds /cardholder
        shows PP-001
        right
        from issuingCard
        remove /cardholder/phone_number
        set /cardholder/email "jo@example.com"
        from issuingCard
        set /cardholder/email null
        """##
}
