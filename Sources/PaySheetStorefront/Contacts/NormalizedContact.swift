public import PaySheet

/// A contact in the spelling that other systems expect, and what was changed.
///
/// ```swift
/// let normalized = NormalizedContact(contact)
/// save(normalized.contact)
/// ```
///
/// Nothing that a shopper chose is changed: only signs of another width, blanks around a value, the Japanese postal mark, and known
/// slips of devices.
public struct NormalizedContact: Sendable {
    /// The contact.
    public private(set) var contact: PaymentContact
    /// The fields that were changed, each once.
    public private(set) var changes: [PaymentErrorContactField] = []
    /// The members that were changed, each once.
    private(set) var changedMembers: [ContactMember] = []

    /// Normalizes a contact.
    public init(_ contact: PaymentContact) {
        self.contact = contact
        correctCountry()
        correctHongKong()
        let text = { ContactSpelling.trimmed(ContactSpelling.wideKana($0)) }
        let number = { ContactSpelling.plainHyphens(ContactSpelling.narrow(ContactSpelling.trimmed($0))) }
        let code = { number(ContactSpelling.withoutPostalMark($0)) }
        set(.givenName, text(self.contact.givenName ?? ""), self.contact.givenName) { $0.givenName = $1 }
        set(.familyName, text(self.contact.familyName ?? ""), self.contact.familyName) { $0.familyName = $1 }
        set(.phoneticGivenName, text(self.contact.phoneticGivenName ?? ""), self.contact.phoneticGivenName) { $0.phoneticGivenName = $1 }
        set(.phoneticFamilyName, text(self.contact.phoneticFamilyName ?? ""), self.contact.phoneticFamilyName) {
            $0.phoneticFamilyName = $1
        }
        set(.locality, text(self.contact.locality ?? ""), self.contact.locality) { $0.locality = $1 }
        set(.subLocality, text(self.contact.subLocality ?? ""), self.contact.subLocality) { $0.subLocality = $1 }
        set(.administrativeArea, text(self.contact.administrativeArea ?? ""), self.contact.administrativeArea) {
            $0.administrativeArea = $1
        }
        set(.postalCode, code(self.contact.postalCode ?? ""), self.contact.postalCode) { $0.postalCode = $1 }
        set(.phoneNumber, number(self.contact.phoneNumber ?? ""), self.contact.phoneNumber) { $0.phoneNumber = $1 }
        set(.emailAddress, ContactSpelling.narrow(ContactSpelling.trimmed(self.contact.emailAddress ?? "")), self.contact.emailAddress) {
            $0.emailAddress = $1
        }
        if let lines = self.contact.addressLines {
            let changed = lines.map { ContactSpelling.isBlank($0) ? $0 : text($0) }
            if changed != lines {
                self.contact.addressLines = changed
                note(.addressLines)
            }
        }
    }

    private mutating func note(_ member: ContactMember) {
        if !changes.contains(member.field) { changes.append(member.field) }
        if !changedMembers.contains(member) { changedMembers.append(member) }
    }

    /// Sets a value that changed. Values that are missing stay so.
    private mutating func set(
        _ member: ContactMember, _ new: String, _ old: String?, _ assign: (inout PaymentContact, String) -> Void
    ) {
        // A blank value is a missing one, not one in another spelling.
        guard let old, !new.isEmpty, !old.utf8.elementsEqual(new.utf8) else { return }
        assign(&contact, new)
        note(member)
    }

    /// Some devices give the code of the language for Japan.
    private mutating func correctCountry() {
        guard let old = contact.countryCode else { return }
        let code = String(
            decoding: ContactSpelling.narrow(ContactSpelling.trimmed(old)).utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 },
            as: UTF8.self)
        set(.countryCode, code == "JA" ? "JP" : code, old) { $0.countryCode = $1 }
    }

    /// Hong Kong has no postal codes. Devices put the region into their place.
    private mutating func correctHongKong() {
        guard contact.countryCode == "HK", let region = contact.postalCode, !ContactSpelling.isBlank(region),
            !ContactSpelling.narrow(region).utf8.contains(where: { Letters.isDigit($0) })
        else { return }
        if ContactSpelling.isBlank(contact.administrativeArea) {
            contact.administrativeArea = region
            note(.administrativeArea)
        }
        contact.postalCode = ""
        note(.postalCode)
    }
}

extension PaymentContact {
    /// The contact in the spelling that other systems expect.
    public var normalized: PaymentContact { NormalizedContact(self).contact }
}
