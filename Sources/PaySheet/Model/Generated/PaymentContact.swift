// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A person's name, postal address, telephone number and email address.
///
/// ApplePayPaymentContact: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact>
public struct PaymentContact: PaymentObject {
    /// The telephone number in any spelling.
    public var phoneNumber: String? { get { _phoneNumber.value } set { _phoneNumber.value = newValue } }
    private var _phoneNumber = Kept<String?>(nil)
    /// The email address.
    public var emailAddress: String? { get { _emailAddress.value } set { _emailAddress.value = newValue } }
    private var _emailAddress = Kept<String?>(nil)
    /// The given name.
    public var givenName: String? { get { _givenName.value } set { _givenName.value = newValue } }
    private var _givenName = Kept<String?>(nil)
    /// The family name.
    public var familyName: String? { get { _familyName.value } set { _familyName.value = newValue } }
    private var _familyName = Kept<String?>(nil)
    /// The pronunciation of the given name. Apple Pay version 3.
    public var phoneticGivenName: String? { get { _phoneticGivenName.value } set { _phoneticGivenName.value = newValue } }
    private var _phoneticGivenName = Kept<String?>(nil)
    /// The pronunciation of the family name. Apple Pay version 3.
    public var phoneticFamilyName: String? { get { _phoneticFamilyName.value } set { _phoneticFamilyName.value = newValue } }
    private var _phoneticFamilyName = Kept<String?>(nil)
    /// The street lines of the address.
    public var addressLines: [String]?
    /// The part of the city.
    public var subLocality: String? { get { _subLocality.value } set { _subLocality.value = newValue } }
    private var _subLocality = Kept<String?>(nil)
    /// The city.
    public var locality: String? { get { _locality.value } set { _locality.value = newValue } }
    private var _locality = Kept<String?>(nil)
    /// The postal code, which is shortened before authorization.
    public var postalCode: String? { get { _postalCode.value } set { _postalCode.value = newValue } }
    private var _postalCode = Kept<String?>(nil)
    /// The county or a similar division.
    public var subAdministrativeArea: String? { get { _subAdministrativeArea.value } set { _subAdministrativeArea.value = newValue } }
    private var _subAdministrativeArea = Kept<String?>(nil)
    /// The state or province.
    public var administrativeArea: String? { get { _administrativeArea.value } set { _administrativeArea.value = newValue } }
    private var _administrativeArea = Kept<String?>(nil)
    /// The country's name.
    public var country: String? { get { _country.value } set { _country.value = newValue } }
    private var _country = Kept<String?>(nil)
    /// The country's ISO 3166-1 code, which browsers may give in lower case or leave empty.
    public var countryCode: String? { get { _countryCode.value } set { _countryCode.value = newValue } }
    private var _countryCode = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentContact {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PaymentContact: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentContact }

    /// The places of the members.
    package enum Slot {
        package static var phoneNumber: Int { 0 }
        package static var emailAddress: Int { 1 }
        package static var givenName: Int { 2 }
        package static var familyName: Int { 3 }
        package static var phoneticGivenName: Int { 4 }
        package static var phoneticFamilyName: Int { 5 }
        package static var addressLines: Int { 6 }
        package static var subLocality: Int { 7 }
        package static var locality: Int { 8 }
        package static var postalCode: Int { 9 }
        package static var subAdministrativeArea: Int { 10 }
        package static var administrativeArea: Int { 11 }
        package static var country: Int { 12 }
        package static var countryCode: Int { 13 }
        package static var count: Int { 14 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentContact {
        PaymentContact(
            _phoneNumber: Kept(cursor.text(0, document)),
            _emailAddress: Kept(cursor.text(1, document)),
            _givenName: Kept(cursor.text(2, document)),
            _familyName: Kept(cursor.text(3, document)),
            _phoneticGivenName: Kept(cursor.text(4, document)),
            _phoneticFamilyName: Kept(cursor.text(5, document)),
            addressLines: cursor.strings(6),
            _subLocality: Kept(cursor.text(7, document)),
            _locality: Kept(cursor.text(8, document)),
            _postalCode: Kept(cursor.text(9, document)),
            _subAdministrativeArea: Kept(cursor.text(10, document)),
            _administrativeArea: Kept(cursor.text(11, document)),
            _country: Kept(cursor.text(12, document)),
            _countryCode: Kept(cursor.text(13, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "phoneNumber", _phoneNumber.form)
        writer.put(1, "emailAddress", _emailAddress.form)
        writer.put(2, "givenName", _givenName.form)
        writer.put(3, "familyName", _familyName.form)
        writer.put(4, "phoneticGivenName", _phoneticGivenName.form)
        writer.put(5, "phoneticFamilyName", _phoneticFamilyName.form)
        writer.put(6, "addressLines", addressLines)
        writer.put(7, "subLocality", _subLocality.form)
        writer.put(8, "locality", _locality.form)
        writer.put(9, "postalCode", _postalCode.form)
        writer.put(10, "subAdministrativeArea", _subAdministrativeArea.form)
        writer.put(11, "administrativeArea", _administrativeArea.form)
        writer.put(12, "country", _country.form)
        writer.put(13, "countryCode", _countryCode.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentContact> {
        reader.record(PaymentContact.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
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
    /// What printing shows: the members, however they are stored.
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

/// Reads ApplePayPaymentContact in a checked document.
package struct PaymentContactView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case phoneNumber, emailAddress, givenName, familyName, phoneticGivenName, phoneticFamilyName, addressLines, subLocality, locality, postalCode, subAdministrativeArea, administrativeArea, country, countryCode
    }

    package static var shapes: [Int] { [ShapeIndex.paymentContact] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentContact }
    package var memberCount: Int { 14 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var phoneNumber: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var emailAddress: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var givenName: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var familyName: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var phoneticGivenName: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var phoneticFamilyName: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var addressLines: WordList? { @_lifetime(copy self) get { cursor.words(6) } }
    package var subLocality: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var locality: Text? { @_lifetime(copy self) get { cursor.text(8) } }
    package var postalCode: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var subAdministrativeArea: Text? { @_lifetime(copy self) get { cursor.text(10) } }
    package var administrativeArea: Text? { @_lifetime(copy self) get { cursor.text(11) } }
    package var country: Text? { @_lifetime(copy self) get { cursor.text(12) } }
    package var countryCode: Text? { @_lifetime(copy self) get { cursor.text(13) } }
}
