import PaySheet

/// Words for the content of a sheet.
enum SheetNames {
    static func shippingType(_ word: String) -> String {
        switch word {
        case "shipping": "shipping"
        case "delivery": "delivery"
        case "storePickup", "pickup": "pickup"
        case "servicePickup": "pickup by a service"
        default: Shown.quoted(word)
        }
    }

    static func editing(_ mode: ShippingContactEditingMode) -> String {
        // `enabled` is the older word for `available`.
        mode == .storePickup ? "the address of the store, which the shopper cannot change" : "an address that the shopper can change"
    }

    static func network(_ network: PaymentNetwork) -> String {
        network == .privateLabel ? "store" : network.nameOnCards ?? Shown.shortened(network.rawValue)
    }

    static func field(_ field: ContactField) -> String {
        switch field {
        case .email: "an email address"
        case .name: "a name"
        case .phone: "a phone number"
        case .postalAddress: "a postal address"
        case .phoneticName: "the pronunciation of the name"
        default: Shown.quoted(field.rawValue)
        }
    }

    static func plan(_ plan: SheetChange.Plan) -> String {
        switch plan {
        case .recurring: "the subscription"
        case .reload: "the automatic reload"
        case .deferred: "the later payment"
        case .transfer: "the transfer"
        }
    }

    /// `2 to 5 days`, `a month`.
    static func arrival(_ range: ShippingDateRange) -> String {
        let (start, end) = (parts(range.startDateComponents), parts(range.endDateComponents))
        return start == end ? start : start + " to " + end
    }

    private static func parts(_ date: ShippingDate) -> String {
        let parts: [(UInt32?, String)] = [(date.years, "year"), (date.months, "month"), (date.days, "day"), (date.hours, "hour")]
        let words = parts.compactMap { count, unit in count.flatMap { $0 == 0 ? nil : String($0) + " " + unit + ($0 == 1 ? "" : "s") } }
        return words.isEmpty ? "today" : Shown.list(words)
    }

    /// The parts of a contact by the names of their members.
    static func parts(_ contact: PaymentContact?) -> [(name: String, value: String?)] {
        [
            ("phoneNumber", contact?.phoneNumber), ("emailAddress", contact?.emailAddress), ("givenName", contact?.givenName),
            ("familyName", contact?.familyName), ("phoneticGivenName", contact?.phoneticGivenName),
            ("phoneticFamilyName", contact?.phoneticFamilyName), ("addressLines", contact?.addressLines?.joined(separator: ", ")),
            ("subLocality", contact?.subLocality), ("locality", contact?.locality), ("postalCode", contact?.postalCode),
            ("subAdministrativeArea", contact?.subAdministrativeArea), ("administrativeArea", contact?.administrativeArea),
            ("country", contact?.country), ("countryCode", contact?.countryCode),
        ]
    }

    /// Returns the name of a part of a contact.
    static func part(_ member: String) -> String {
        switch member {
        case "phoneNumber": "phone number"
        case "emailAddress": "email address"
        case "givenName": "given name"
        case "familyName": "family name"
        case "phoneticGivenName": "pronunciation of the given name"
        case "phoneticFamilyName": "pronunciation of the family name"
        case "addressLines": "street"
        case "subLocality": "part of the city"
        case "locality": "city"
        case "postalCode": "postal code"
        case "subAdministrativeArea": "county"
        case "administrativeArea": "state"
        case "countryCode": "country code"
        default: member
        }
    }

    /// Returns `every month`, `every 2 weeks`, with Apple's defaults, or the words of the document if they are invalid.
    static func interval(_ item: LineItem) -> String {
        if let interval = Interval(item) { return interval.text }
        let unit = Shown.shortened((item.recurringPaymentIntervalUnit ?? .month).rawValue)
        let count = item.recurringPaymentIntervalCount ?? 1
        return count == 1 ? "every " + unit : "every " + String(count) + " " + unit + "s"
    }
}
