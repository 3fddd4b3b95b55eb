import PaySheet

extension Scene {
    /// A person who lives in the country.
    mutating func contact() -> PaymentContact {
        var contact = address(withStreet: true)
        let (given, family) = (random.pick(place.givenNames), random.pick(place.familyNames))
        contact.givenName = given
        contact.familyName = family
        return contact
    }

    /// The contact with the fields for delivery.
    mutating func reachable(_ contact: PaymentContact) -> PaymentContact {
        var contact = contact
        contact.emailAddress = "shopper-" + String(random.within(100...999)) + "@mail.example"
        if let pattern = place.phone { contact.phoneNumber = filled(pattern) }
        return contact
    }

    /// The address before the payment is authorized: no street, no name.
    mutating func redactedAddress() -> PaymentContact { address(withStreet: false) }

    private mutating func address(withStreet: Bool) -> PaymentContact {
        let (city, street, number) = (random.pick(place.cities), random.pick(place.streets), random.within(2...98))
        var contact = PaymentContact()
        if withStreet { contact.addressLines = [Scene.text(street, number)] }
        contact.locality = city.locality
        contact.postalCode = city.postalCode
        contact.administrativeArea = city.area
        contact.country = country.name
        contact.countryCode = country.rawValue
        return contact
    }

    private static func text(_ street: String, _ number: Int) -> String {
        var text = ""
        for character in street { text += character == "#" ? String(number) : String(character) }
        return text
    }

    private mutating func filled(_ pattern: String) -> String {
        var text = ""
        for character in pattern { text += character == "#" ? String(random.below(10)) : String(character) }
        return text
    }
}
