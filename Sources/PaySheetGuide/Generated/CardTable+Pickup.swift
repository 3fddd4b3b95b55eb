// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let pickup = RuleCard.cards(pickupText)

    static let pickupText = ##"""
        328
        pickup/contact
        Pickup without a place
        warning
        correct
        document
        2026.11
        The editing mode is "storePickup", but there is no shipping contact with the place of pickup.
        The sheet shows no address. In this mode it shows that of "shippingContact", and the shopper cannot change it.
        Add "shippingContact" with the name and the address of the shop.
        AP-PICKUP-CONTACT
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingcontacteditingmode
        -
        from shipping
        set /shippingContactEditingMode "storePickup"
        finds /shippingContactEditingMode
        shows AP-PICKUP-CONTACT
        from methodData
        set /shippingContactEditingMode "storePickup"
        set /requiredShippingContactFields ["postalAddress"]
        set /version 14
        finds /shippingContactEditingMode
        right
        from shipping
        set /shippingContactEditingMode "storePickup"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        from shipping
        set /shippingContactEditingMode "available"

        329
        pickup/enabled
        Old word for the editing mode
        info
        compatible
        document
        2026.11
        The editing mode is "enabled", which Apple has replaced by "available".
        Later systems may not know the old word. Both words mean the default, and older versions of Safari know only the old one.
        Remove "shippingContactEditingMode", which works in every version, or write "available".
        AP-PICKUP-ENABLED
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontacteditingmode
        -
        from shipping
        set /shippingContactEditingMode "enabled"
        finds /shippingContactEditingMode
        shows AP-PICKUP-ENABLED
        from methodData
        set /shippingContactEditingMode "enabled"
        set /version 14
        finds /shippingContactEditingMode
        from shipping
        set /shippingContactEditingMode "enabled"
        set /shippingType "storePickup"
        finds /shippingContactEditingMode
        right
        from shipping
        set /shippingContactEditingMode "available"
        from methodData
        set /shippingContactEditingMode "available"
        set /version 14

        330
        pickup/fields
        Pickup without a postal address field
        warning
        correct
        document
        2026.11
        The editing mode is "storePickup", but the request does not ask for a postal address.
        The shopper does not see where to go. The sheet shows the place of pickup in the section for the shipping address, which needs "postalAddress" in "requiredShippingContactFields".
        Add "postalAddress" to "requiredShippingContactFields".
        AP-PICKUP-POSTAL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingcontacteditingmode
        -
        from shipping
        set /shippingContactEditingMode "storePickup"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        set /requiredShippingContactFields ["email"]
        finds /requiredShippingContactFields
        shows AP-PICKUP-POSTAL
        from methodData
        set /shippingContactEditingMode "storePickup"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        set /version 14
        set /requiredShippingContactFields ["name","phone"]
        finds /requiredShippingContactFields
        right
        from methodData
        set /shippingContactEditingMode "storePickup"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        set /version 14
        set /requiredShippingContactFields []
        from shipping
        set /shippingContactEditingMode "storePickup"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        from methodData
        set /shippingContactEditingMode "storePickup"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        set /version 14
        set /requiredShippingContactFields ["name","postalAddress"]

        331
        pickup/mode
        Pickup at a place that can be changed
        warning
        compatible
        document
        2026.11
        The shopper collects the goods from a shop, and may change the address of that shop.
        The shopper can replace the shop's address, because the sheet shows it like any shipping address. "shippingContactEditingMode": "storePickup" prevents this.
        Add "shippingContactEditingMode": "storePickup".
        AP-PICKUP-MODE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingcontacteditingmode
        -
        from shipping
        set /shippingType "storePickup"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        finds root
        shows AP-PICKUP-MODE
        from shipping
        set /shippingType "storePickup"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        set /shippingContactEditingMode "available"
        finds /shippingContactEditingMode
        right
        from shipping
        set /shippingType "storePickup"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        set /shippingContactEditingMode "storePickup"
        from shipping
        set /shippingType "delivery"
        set /shippingContact {"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","administrativeArea":"CO","country":"United States","countryCode":"US"}
        from shipping
        set /shippingType "storePickup"
        from shipping
        set /shippingType "storePickup"
        set /shippingContact {"emailAddress":"help@cedar.example"}
        """##
}
