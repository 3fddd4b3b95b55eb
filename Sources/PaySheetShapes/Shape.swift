/// The description of one dictionary, class or event of Apple Pay on the web.
///
/// Everything that concerns a dictionary as a whole is derived from this one value: how it is read and written, its
/// JSON Schema, its TypeScript declaration, its reference page, its examples and the random documents of the tests.
public struct Shape: Sendable {
    /// The specification's own name, such as `ApplePayLineItem`.
    public let name: String
    /// The name of the Swift type, such as `LineItem`.
    public let swiftName: String
    /// Where the dictionary comes from and how it reaches a program.
    public let group: Group
    /// The name of the dictionary whose members come first in this one, if it inherits.
    public let base: String?
    /// True for a dictionary that exists only to be inherited from.
    public let isAbstract: Bool
    /// One sentence that says what the dictionary is for.
    public let summary: String
    /// The page that documents it.
    public let link: String
    /// What a system must have to know it.
    public let availability: Availability
    /// The members of its own, in Apple's order. ``allMembers`` has the inherited ones too.
    public let members: [Member]

    /// Describes a dictionary.
    public init(
        _ name: String, swift swiftName: String, group: Group, base: String? = nil, isAbstract: Bool = false,
        availability: Availability, link: String, summary: String, members: [Member]
    ) {
        self.name = name
        self.swiftName = swiftName
        self.group = group
        self.base = base
        self.isAbstract = isAbstract
        self.summary = summary
        self.link = link
        self.availability = availability
        self.members = members
    }

    /// The families that the shapes fall into; each has a folder in the sources and a heading in the reference.
    public enum Group: String, Sendable, CaseIterable {
        /// What opens the sheet.
        case request
        /// Line items.
        case items
        /// Ways of shipping and their dates.
        case shipping
        /// Contacts and what is wrong with them.
        case contacts
        /// Payments to several merchants, at intervals, on reload, later, and transfers.
        case special
        /// Answers to changes in the sheet.
        case updates
        /// The end of a payment.
        case result
        /// What the shopper has authorized.
        case payment
        /// Merchant sessions, registration and events.
        case session
        /// The W3C Payment Request API.
        case w3c
        /// Payment tokens and merchant tokens.
        case token
        /// Offers of installments, which are not in Apple's reference.
        case installments
        /// Recorded payments, orders and directories of merchants: formats of this project.
        case flow
    }

    /// Inherited members first, then the own ones: the order in which the encoder writes them.
    public var allMembers: [Member] {
        guard let base, let parent = Shapes.shape(named: base) else { return members }
        return parent.allMembers + members
    }
}

/// One member of a dictionary.
public struct Member: Sendable {
    /// The name as it stands in the JSON.
    public let name: String
    /// What the member holds.
    public let type: MemberType
    /// Whether the member must be there.
    public let presence: Presence
    /// The value that a system takes when the member is absent, as JSON text.
    public let defaultValue: String?
    /// What a system must have to know the member. `nil`: the same as its dictionary.
    public let availability: Availability?
    /// True where the value says something about a person, a merchant's identity or a secret: it never appears in a report.
    public let isPersonal: Bool
    /// The part of the Swift value that stores the member, outside of the value and together with the part's other members.
    ///
    /// Use a part for optional numbers, amounts, dates and words that few values have. It pays off only where there are many values.
    public let part: String?
    /// One sentence that says what the member holds.
    public let summary: String
    /// A valid value, as JSON text. `nil` where the example follows from the type (records, lists of records).
    public let example: String?

    /// Describes a member.
    public init(
        _ name: String, _ type: MemberType, _ presence: Presence = .optional, default defaultValue: String? = nil,
        since availability: Availability? = nil, personal: Bool = false, part: String? = nil, example: String? = nil,
        _ summary: String
    ) {
        self.name = name
        self.type = type
        self.presence = presence
        self.defaultValue = defaultValue
        self.availability = availability
        self.isPersonal = personal
        self.part = part
        self.summary = summary
        self.example = example
    }

    /// Whether a member must be there.
    public enum Presence: Sendable {
        /// The interface definition requires it: a browser throws without it.
        case required
        /// The interface definition leaves it open, the text requires it.
        case expected
        /// It may be absent.
        case optional
    }
}

/// What a member holds.
public indirect enum MemberType: Sendable {
    /// Text, with what the text must look like.
    case text(TextForm)
    /// A decimal number as text, such as `"12.50"`.
    case amount
    /// `true` or `false`.
    case boolean
    /// A whole number from 0 to 4294967295.
    case unsignedLong
    /// A whole number from 0 to 65535.
    case unsignedShort
    /// A whole number of any size that 64 bits hold, such as milliseconds since 1970.
    case integer
    /// One word of a vocabulary, by the vocabulary's name.
    case token(String)
    /// A moment: an ISO 8601 date-time as text.
    case date
    /// Another dictionary, by its specification name.
    case record(String)
    /// A list.
    case list(MemberType)
    /// A dictionary that depends on another member: the Swift enum, the name of the deciding member, and the dictionary for each
    /// of its values. Any other value leaves the member as unexamined JSON.
    case variant(String, by: String, cases: [VariantCase])
    /// Any JSON object, left unexamined.
    case object
    /// Any JSON value, left unexamined.
    case anything

    /// One choice of a ``variant(_:by:cases:)``.
    public struct VariantCase: Sendable {
        /// The value of the deciding member.
        public let value: String
        /// The specification name of the dictionary.
        public let shape: String
        /// The name of the Swift enum's case.
        public let caseName: String

        /// Describes one choice.
        public init(_ value: String, _ shape: String, _ caseName: String) {
            self.value = value
            self.shape = shape
            self.caseName = caseName
        }
    }

    /// What text must look like.
    public enum TextForm: String, Sendable, CaseIterable {
        /// Any text.
        case plain
        /// An absolute URL.
        case url
        /// Base64.
        case base64
        /// Hexadecimal digits.
        case hex
        /// An ISO 3166-1 alpha-2 code, upper case.
        case country
        /// An ISO 4217 alphabetic code, upper case.
        case currency
        /// A time-zone identifier such as `Europe/Paris`.
        case timeZone
    }
}

/// What a system must have to know a dictionary, a member or a value.
public enum Availability: Sendable, Equatable {
    /// Apple Pay version N or later.
    case version(Int)
    /// No version number of its own: announced by this value of `features`, from these systems on.
    case feature(String, systems: String)
    /// Known to the engine, absent from Apple's reference.
    case engineOnly(String)
    /// Announced by Apple, not yet in the reference.
    case announced(String)
    /// Still understood, no longer to be used; says what to use instead.
    case deprecated(String)
    /// Understood once, no longer.
    case removed(String)
    /// Not tied to an Apple Pay version: objects of servers and of other specifications.
    case always
}

/// A list of words that a member may hold.
public struct Vocabulary: Sendable {
    /// The specification's own name, such as `ApplePayLineItemType`.
    public let name: String
    /// The name of the Swift type.
    public let swiftName: String
    /// What an unknown word means.
    public let unknownWords: UnknownWords
    /// One sentence.
    public let summary: String
    /// The page that documents it.
    public let link: String
    /// The words, in the specification's order.
    public let words: [Word]

    /// Describes a vocabulary.
    public init(
        _ name: String, swift swiftName: String, unknown: UnknownWords, link: String, summary: String, words: [Word]
    ) {
        self.name = name
        self.swiftName = swiftName
        self.unknownWords = unknown
        self.summary = summary
        self.link = link
        self.words = words
    }

    /// What a word outside the list means.
    public enum UnknownWords: Sendable {
        /// The browser throws: an enumeration of the interface definition, compared exactly.
        case throwing
        /// The browser throws; upper and lower case are one (networks).
        case throwingIgnoringCase
        /// Nobody throws: a word that comes from the system or a server.
        case tolerated
    }
}

/// One word of a vocabulary.
public struct Word: Sendable {
    /// The spelling in the JSON.
    public let value: String
    /// The name of the static member in Swift.
    public let swiftName: String
    /// What a system must have to know it. `nil`: the same as the member that holds it.
    public let availability: Availability?
    /// One sentence.
    public let summary: String

    /// Describes a word.
    public init(_ value: String, swift swiftName: String? = nil, since availability: Availability? = nil, _ summary: String) {
        self.value = value
        self.swiftName = swiftName ?? value
        self.availability = availability
        self.summary = summary
    }
}

/// A dictionary that may be a whole document: what `--kind` takes and `check` recognises.
public struct DocumentKind: Sendable {
    /// The name that reports and `--kind` use.
    public let name: String
    /// The specification name of the dictionary at the root.
    public let shape: String
    /// The Swift name of the case.
    public let swiftName: String

    /// Describes a kind of document.
    public init(_ name: String, shape: String, swift swiftName: String) {
        self.name = name
        self.shape = shape
        self.swiftName = swiftName
    }
}
