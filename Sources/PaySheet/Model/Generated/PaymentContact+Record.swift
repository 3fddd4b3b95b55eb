// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension PaymentContact: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentContact }

    /// The places of the members.
    package enum Slot {
        package static let phoneNumber = 0
        package static let emailAddress = 1
        package static let givenName = 2
        package static let familyName = 3
        package static let phoneticGivenName = 4
        package static let phoneticFamilyName = 5
        package static let addressLines = 6
        package static let subLocality = 7
        package static let locality = 8
        package static let postalCode = 9
        package static let subAdministrativeArea = 10
        package static let administrativeArea = 11
        package static let country = 12
        package static let countryCode = 13
        package static let count = 14
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentContact {
        PaymentContact(
            keptPhoneNumber: cursor.text(0, document),
            keptEmailAddress: cursor.text(1, document),
            keptGivenName: cursor.text(2, document),
            keptFamilyName: cursor.text(3, document),
            keptPhoneticGivenName: cursor.text(4, document),
            keptPhoneticFamilyName: cursor.text(5, document),
            addressLines: cursor.strings(6),
            keptSubLocality: cursor.text(7, document),
            keptLocality: cursor.text(8, document),
            keptPostalCode: cursor.text(9, document),
            keptSubAdministrativeArea: cursor.text(10, document),
            keptAdministrativeArea: cursor.text(11, document),
            keptCountry: cursor.text(12, document),
            keptCountryCode: cursor.text(13, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "phoneNumber", keptPhoneNumber)
        writer.put(1, "emailAddress", keptEmailAddress)
        writer.put(2, "givenName", keptGivenName)
        writer.put(3, "familyName", keptFamilyName)
        writer.put(4, "phoneticGivenName", keptPhoneticGivenName)
        writer.put(5, "phoneticFamilyName", keptPhoneticFamilyName)
        writer.put(6, "addressLines", addressLines)
        writer.put(7, "subLocality", keptSubLocality)
        writer.put(8, "locality", keptLocality)
        writer.put(9, "postalCode", keptPostalCode)
        writer.put(10, "subAdministrativeArea", keptSubAdministrativeArea)
        writer.put(11, "administrativeArea", keptAdministrativeArea)
        writer.put(12, "country", keptCountry)
        writer.put(13, "countryCode", keptCountryCode)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentContact> {
        reader.record(PaymentContact.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentContact: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentContact: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "phoneNumber": self.phoneNumber as Any,
                "emailAddress": self.emailAddress as Any,
                "givenName": self.givenName as Any,
                "familyName": self.familyName as Any,
                "phoneticGivenName": self.phoneticGivenName as Any,
                "phoneticFamilyName": self.phoneticFamilyName as Any,
                "addressLines": self.addressLines as Any,
                "subLocality": self.subLocality as Any,
                "locality": self.locality as Any,
                "postalCode": self.postalCode as Any,
                "subAdministrativeArea": self.subAdministrativeArea as Any,
                "administrativeArea": self.administrativeArea as Any,
                "country": self.country as Any,
                "countryCode": self.countryCode as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPaymentContact in a checked document, without making values.
package struct PaymentContactView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var phoneNumber: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var emailAddress: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var givenName: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var familyName: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var phoneticGivenName: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var phoneticFamilyName: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var addressLines: Elements? { @_lifetime(copy self) get { cursor.elements(6) } }
    package var subLocality: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var locality: Text? { @_lifetime(copy self) get { cursor.text(8) } }
    package var postalCode: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var subAdministrativeArea: Text? { @_lifetime(copy self) get { cursor.text(10) } }
    package var administrativeArea: Text? { @_lifetime(copy self) get { cursor.text(11) } }
    package var country: Text? { @_lifetime(copy self) get { cursor.text(12) } }
    package var countryCode: Text? { @_lifetime(copy self) get { cursor.text(13) } }
}
