// Generated from the tables in Sources/PaySheetIssuing. Do not edit; run `swift run generate`.

package import PaySheetShapes

/// The tables: card provisioning.
package enum IssuingShapes {
    /// The tables.
    package static let tables = CatalogShapes("card provisioning", text)

    /// The data files, without comments and empty lines.
    static let text = #"""
        # other
        ## EphemeralKey (open)
        A key for one card, which the backend gets from Stripe and passes to the app.
        https://docs.stripe.com/issuing/cards/digital-wallets
        - id (text, required, personal, example `"ephkey_1"`): The identifier.
        - object (text, required, example `"ephemeral_key"`): The kind of object, which is `ephemeral_key`.
        - associated_objects (list of EphemeralKeyObject): The card that the key is for.
        - created (integer, required, example `1586556828`): When it was made, in seconds since 1970.
        - expires (integer, required, example `1586560428`): Until when it works, in seconds since 1970.
        - livemode (boolean, required, example `true`): Whether it is for real cards.
        - secret (text, required, personal, example `"ek_live_1"`): The secret.
        ## EphemeralKeyObject (open)
        What an ephemeral key is for.
        https://docs.stripe.com/issuing/cards/digital-wallets
        - id (text, required, personal, example `"ic_1"`): The identifier.
        - type (text, required, example `"issuing.card"`): The kind of object.
        ## IssuingCard (open)
        A card that a company issues with Stripe.
        https://docs.stripe.com/api/issuing/cards/object
        - id (text, required, personal, example `"ic_1"`): The identifier.
        - object (text, required, example `"issuing.card"`): The kind of object, which is `issuing.card`.
        - cardholder (IssuingCardholder, required): The person with the card.
        - cvc (text, personal, example `"123"`): The security code.
        - livemode (boolean, required, example `true`): Whether it is a real card.
        - number (text, personal, example `"4000009990000018"`): The number of the card.
        - status (IssuingCardStatus, required): Whether it can pay.
        - type (text, required, example `"virtual"`): Whether it is a physical or a virtual card.
        - wallets (IssuingWallets, nullable): The wallets that can have the card.
        ## IssuingCardholder (open)
        The person with a card.
        https://docs.stripe.com/api/issuing/cards/object
        - id (text, personal, example `"ich_1"`): The identifier.
        - email (text, nullable, personal, example `"jo@example.com"`): The email address.
        - name (text, nullable, personal, example `"Jo Doe"`): The name.
        - phone_number (text, nullable, personal, example `"+15550100"`): The telephone number.
        ## IssuingWallets (open)
        The wallets that can have a card.
        https://docs.stripe.com/api/issuing/cards/object
        - apple_pay (IssuingWallet, nullable): Apple Pay.
        - google_pay (IssuingWallet, nullable): Google Pay.
        - primary_account_identifier (text, nullable, personal, example `""`): The identifier of the account; empty until the card is in a wallet.
        ## IssuingWallet (open)
        One wallet for a card.
        https://docs.stripe.com/api/issuing/cards/object
        - eligible (boolean, required, example `true`): Whether the card can be in the wallet.
        - ineligible_reason (IssuingIneligibleReason, nullable): Why it cannot.
        # kinds
        - EphemeralKey (as ephemeralKey)
        - IssuingCard (as issuingCard)
        # vocabularies
        ## IssuingCardStatus (unknown words are tolerated)
        Whether a card can pay.
        https://docs.stripe.com/api/issuing/cards/object
        - active: It can.
        - inactive: It cannot yet; a new card is inactive.
        - canceled: It can no longer.
        ## IssuingIneligibleReason (unknown words are tolerated)
        Why a card cannot be in a wallet.
        https://docs.stripe.com/api/issuing/cards/object
        - missing_agreement (as missingAgreement): The terms of the wallet are not accepted.
        - missing_cardholder_contact (as missingCardholderContact): The cardholder has no phone number and no email address.
        - unsupported_region (as unsupportedRegion): The country of the card is not supported.
        """#
}
