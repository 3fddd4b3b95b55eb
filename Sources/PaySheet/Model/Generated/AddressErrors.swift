// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The errors of an address, by part.
///
/// AddressErrors: <https://www.w3.org/TR/payment-request/#addresserrors-dictionary>
public struct AddressErrors: PaymentObject {
    /// The error in the street lines.
    public var addressLine: String? { get { _addressLine.value } set { _addressLine.value = newValue } }
    private var _addressLine = Kept<String?>(nil)
    /// The error in the city.
    public var city: String? { get { _city.value } set { _city.value = newValue } }
    private var _city = Kept<String?>(nil)
    /// The error in the country.
    public var country: String? { get { _country.value } set { _country.value = newValue } }
    private var _country = Kept<String?>(nil)
    /// The error in the part of the city.
    public var dependentLocality: String? { get { _dependentLocality.value } set { _dependentLocality.value = newValue } }
    private var _dependentLocality = Kept<String?>(nil)
    /// The error in the organization.
    public var organization: String? { get { _organization.value } set { _organization.value = newValue } }
    private var _organization = Kept<String?>(nil)
    /// The error in the telephone number.
    public var phone: String? { get { _phone.value } set { _phone.value = newValue } }
    private var _phone = Kept<String?>(nil)
    /// The error in the postal code.
    public var postalCode: String? { get { _postalCode.value } set { _postalCode.value = newValue } }
    private var _postalCode = Kept<String?>(nil)
    /// The error in the recipient's name.
    public var recipient: String? { get { _recipient.value } set { _recipient.value = newValue } }
    private var _recipient = Kept<String?>(nil)
    /// The error in the state or province.
    public var region: String? { get { _region.value } set { _region.value = newValue } }
    private var _region = Kept<String?>(nil)
    /// The error in the sorting code.
    public var sortingCode: String? { get { _sortingCode.value } set { _sortingCode.value = newValue } }
    private var _sortingCode = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension AddressErrors {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension AddressErrors: Record {
    package static var shapeIndex: Int { ShapeIndex.addressErrors }

    /// The places of the members.
    package enum Slot {
        package static var addressLine: Int { 0 }
        package static var city: Int { 1 }
        package static var country: Int { 2 }
        package static var dependentLocality: Int { 3 }
        package static var organization: Int { 4 }
        package static var phone: Int { 5 }
        package static var postalCode: Int { 6 }
        package static var recipient: Int { 7 }
        package static var region: Int { 8 }
        package static var sortingCode: Int { 9 }
        package static var count: Int { 10 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> AddressErrors {
        AddressErrors(
            _addressLine: Kept(cursor.text(0, document)),
            _city: Kept(cursor.text(1, document)),
            _country: Kept(cursor.text(2, document)),
            _dependentLocality: Kept(cursor.text(3, document)),
            _organization: Kept(cursor.text(4, document)),
            _phone: Kept(cursor.text(5, document)),
            _postalCode: Kept(cursor.text(6, document)),
            _recipient: Kept(cursor.text(7, document)),
            _region: Kept(cursor.text(8, document)),
            _sortingCode: Kept(cursor.text(9, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "addressLine", _addressLine.form)
        writer.put(1, "city", _city.form)
        writer.put(2, "country", _country.form)
        writer.put(3, "dependentLocality", _dependentLocality.form)
        writer.put(4, "organization", _organization.form)
        writer.put(5, "phone", _phone.form)
        writer.put(6, "postalCode", _postalCode.form)
        writer.put(7, "recipient", _recipient.form)
        writer.put(8, "region", _region.form)
        writer.put(9, "sortingCode", _sortingCode.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<AddressErrors> {
        reader.record(AddressErrors.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
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
    /// What printing shows: the members, however they are stored.
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

/// Reads AddressErrors in a checked document.
package struct AddressErrorsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case addressLine, city, country, dependentLocality, organization, phone, postalCode, recipient, region, sortingCode
    }

    package static var shapes: [Int] { [ShapeIndex.addressErrors] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.addressErrors }
    package var memberCount: Int { 10 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

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
