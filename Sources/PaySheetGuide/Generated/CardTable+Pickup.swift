// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let pickup = RuleCard.cards(
        ##"""
        328
        warning
        correct
        document
        2026.11
        The editing mode is "storePickup", and no shipping contact says where the goods are fetched.
        In this mode the sheet shows the address of "shippingContact" and lets nobody change it. Without one it shows nothing.
        Add "shippingContact" with the name and the address of the shop.
        AP-PICKUP-CONTACT
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingcontacteditingmode
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
        info
        compatible
        document
        2026.11
        The editing mode is "enabled", which Apple has replaced by "available".
        Both words mean the same, and it is what holds without the member. Safari still takes the old word, older ones know it alone.
        Leave "shippingContactEditingMode" out, which every version understands, or write "available".
        AP-PICKUP-ENABLED
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontacteditingmode
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
        warning
        correct
        document
        2026.11
        The editing mode is "storePickup", and the request does not ask for a postal address.
        The sheet shows the place of pickup in the section for the shipping address. Without "postalAddress" in "requiredShippingContactFields" there is none, and the shopper does not see where to go.
        Add "postalAddress" to "requiredShippingContactFields".
        AP-PICKUP-POSTAL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingcontacteditingmode
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
        warning
        compatible
        document
        2026.11
        The goods are fetched from a shop whose address is given, and the shopper may change that address.
        Without "shippingContactEditingMode": "storePickup" the sheet shows the shop's address as a shipping address like any other, and the shopper can put another one in its place.
        Add "shippingContactEditingMode": "storePickup".
        AP-PICKUP-MODE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingcontacteditingmode
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
        """##)
}
