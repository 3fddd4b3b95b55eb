// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension AddressErrors: Record {
    package static var shapeIndex: Int { ShapeIndex.addressErrors }

    /// The places of the members.
    package enum Slot {
        package static let addressLine = 0
        package static let city = 1
        package static let country = 2
        package static let dependentLocality = 3
        package static let organization = 4
        package static let phone = 5
        package static let postalCode = 6
        package static let recipient = 7
        package static let region = 8
        package static let sortingCode = 9
        package static let count = 10
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> AddressErrors {
        AddressErrors(
            keptAddressLine: cursor.text(0, document),
            keptCity: cursor.text(1, document),
            keptCountry: cursor.text(2, document),
            keptDependentLocality: cursor.text(3, document),
            keptOrganization: cursor.text(4, document),
            keptPhone: cursor.text(5, document),
            keptPostalCode: cursor.text(6, document),
            keptRecipient: cursor.text(7, document),
            keptRegion: cursor.text(8, document),
            keptSortingCode: cursor.text(9, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "addressLine", keptAddressLine)
        writer.put(1, "city", keptCity)
        writer.put(2, "country", keptCountry)
        writer.put(3, "dependentLocality", keptDependentLocality)
        writer.put(4, "organization", keptOrganization)
        writer.put(5, "phone", keptPhone)
        writer.put(6, "postalCode", keptPostalCode)
        writer.put(7, "recipient", keptRecipient)
        writer.put(8, "region", keptRegion)
        writer.put(9, "sortingCode", keptSortingCode)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<AddressErrors> {
        reader.record(AddressErrors.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension AddressErrors: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension AddressErrors: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "addressLine": self.addressLine as Any,
                "city": self.city as Any,
                "country": self.country as Any,
                "dependentLocality": self.dependentLocality as Any,
                "organization": self.organization as Any,
                "phone": self.phone as Any,
                "postalCode": self.postalCode as Any,
                "recipient": self.recipient as Any,
                "region": self.region as Any,
                "sortingCode": self.sortingCode as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads AddressErrors in a checked document, without making values.
package struct AddressErrorsView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var addressLine: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var city: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var country: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var dependentLocality: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var organization: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var phone: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var postalCode: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var recipient: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var region: Text? { @_lifetime(copy self) get { cursor.text(8) } }
    package var sortingCode: Text? { @_lifetime(copy self) get { cursor.text(9) } }
}
