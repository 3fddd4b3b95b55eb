// Generated from Sources/PaySheetShapes. Do not edit; `swift run generate-paysheet-sources` writes it anew.

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

    package static func value(of cursor: borrowing Cursor) throws(Unmade) -> AddressErrors {
        AddressErrors(
            addressLine: cursor.string(0),
            city: cursor.string(1),
            country: cursor.string(2),
            dependentLocality: cursor.string(3),
            organization: cursor.string(4),
            phone: cursor.string(5),
            postalCode: cursor.string(6),
            recipient: cursor.string(7),
            region: cursor.string(8),
            sortingCode: cursor.string(9),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "addressLine", addressLine)
        writer.put(1, "city", city)
        writer.put(2, "country", country)
        writer.put(3, "dependentLocality", dependentLocality)
        writer.put(4, "organization", organization)
        writer.put(5, "phone", phone)
        writer.put(6, "postalCode", postalCode)
        writer.put(7, "recipient", recipient)
        writer.put(8, "region", region)
        writer.put(9, "sortingCode", sortingCode)
        writer.close(object, unknownMembers)
    }

    /// Reads a document: gives the value if there is one, and every finding. Never throws.
    public static func read(_ bytes: some Collection<UInt8>, by policy: Policy) -> Reading<AddressErrors> {
        DocumentReader.reading(AddressErrors.self, bytes, by: policy)
    }

    /// Reads the document that a reader has taken. Use ``DocumentReader/read(_:_:)``.
    public static func readLoaded(_ reader: inout DocumentReader) -> Reading<AddressErrors> { reader.record(AddressErrors.self) }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Everything that is wrong with the value's shape, found in the JSON that would be sent.
    public func findings(by policy: Policy) -> Findings { DocumentReader.findings(in: self, by: policy) }
}

#if !hasFeature(Embedded)
    extension AddressErrors: Codable {
        /// Reads the value from any decoder, by way of its JSON.
        public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

        /// Gives any encoder the same JSON value as ``json``.
        public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
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
