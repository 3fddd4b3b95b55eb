public import PaySheet

/// The moment at which a contact arrives.
public enum ContactPhase: String, Sendable, Hashable, CaseIterable {
    /// The shopper chose a contact. Name, street, telephone number and email address are not there yet.
    case selection
    /// The shopper authorized the payment. All requested fields are there.
    case authorization
}

/// What a shop expects of a contact.
public struct ContactTerms: Sendable, Hashable {
    /// What to do without a phonetic name.
    public enum MissingPhoneticName: String, Sendable, Hashable, CaseIterable {
        /// Keep the order, and ask the shopper later.
        case askLater = "ask-later"
        /// Reject the contact.
        case refuse
    }

    /// The moment at which the contact arrived.
    public var phase: ContactPhase
    /// The fields that the request asks for.
    public var fields: [ContactField]
    /// What is known about addresses of the country; `nil` chooses by the country of the contact. A contact of another country keeps the
    /// built-in profile of its country, and has a finding of the rule `buyer/profile`.
    public var profile: ContactProfile?
    /// Whether the shop does not know the shopper.
    public var isGuest = false
    /// What to do without a phonetic name that the request asks for.
    public var missingPhoneticName = MissingPhoneticName.askLater
    /// The countries to which the shop delivers; `nil` for all.
    public var servedCountries: [Country]?

    /// Creates the terms of a member of a shop that delivers everywhere.
    public init(_ phase: ContactPhase, fields: [ContactField], profile: ContactProfile? = nil) {
        self.phase = phase
        self.fields = fields
        self.profile = profile
    }
}
