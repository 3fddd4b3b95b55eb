/// The description of one dictionary, class or event of Apple Pay on the web.
///
/// Everything about a dictionary as a whole is generated from this value. This is reading, writing, its JSON Schema, its TypeScript
/// declaration, its reference page, its examples and the random documents of the tests.
public struct Shape: Sendable {
    /// The specification's own name, such as `ApplePayLineItem`.
    public let name: String
    /// The name of the Swift type, such as `LineItem`.
    public let swiftName: String
    /// The family of the dictionary.
    public let group: Group
    /// The name of the dictionary whose members come first in this one, if it inherits.
    public let base: String?
    /// Whether the dictionary exists only for inheritance.
    public let isAbstract: Bool
    /// Whether it may have members that no table lists: its author can change it at any time.
    public let isOpen: Bool
    /// Who can use the Swift type.
    public let use: TypeUse
    /// A noun phrase that describes the dictionary, with a full stop.
    public let summary: String
    /// The page that documents it.
    public let link: String
    /// The requirements of a system that supports it.
    public let availability: Availability
    /// Its own members, in Apple's order. ``allMembers`` also has the inherited ones.
    public let members: [Member]

    /// Creates the description of a dictionary.
    public init(
        _ name: String, swift swiftName: String, group: Group, base: String? = nil, isAbstract: Bool = false,
        isOpen: Bool = false, use: TypeUse = .everyone, availability: Availability, link: String, summary: String, members: [Member]
    ) {
        self.name = name
        self.swiftName = swiftName
        self.group = group
        self.base = base
        self.isAbstract = isAbstract
        self.isOpen = isOpen
        self.use = use
        self.summary = summary
        self.link = link
        self.availability = availability
        self.members = members
    }

    /// The families of the shapes; each has a folder in the sources and a heading in the reference.
    public enum Group: String, Sendable, CaseIterable {
        /// Requests that open the sheet.
        case request
        /// Line items.
        case items
        /// Shipping methods and their dates.
        case shipping
        /// Contacts and errors in them.
        case contacts
        /// Payments to several merchants, recurring payments, reloads, later payments and transfers.
        case special
        /// Updates of the sheet.
        case updates
        /// Results of a payment.
        case result
        /// Authorized payments.
        case payment
        /// Merchant sessions, registration and events.
        case session
        /// The W3C Payment Request API.
        case w3c
        /// Payment tokens and merchant tokens.
        case token
        /// Installments, which are not in Apple's reference.
        case installments
        /// Recorded payments, orders and merchant directories: formats of this project.
        case flow
        /// Documents of another catalog than Apple Pay's.
        case other
    }

    /// Inherited members first, then its own: the order of the encoder.
    public var allMembers: [Member] {
        guard let base, let parent = Shapes.shape(named: base) else { return members }
        return parent.allMembers + members
    }
}

/// One member of a dictionary.
public struct Member: Sendable {
    /// The name in the JSON.
    public let name: String
    /// The type of the value.
    public let type: MemberType
    /// Whether the member is required.
    public let presence: Presence
    /// The value of another member with which this one can be missing. `nil` if there is none.
    public let exemption: Exemption?
    /// The value that a system uses if the member is missing, as JSON text.
    public let defaultValue: String?
    /// The requirements of a system that supports the member; `nil` for those of its dictionary.
    public let availability: Availability?
    /// Whether the value is about a person, a merchant's identity or a secret, so that it never appears in a report.
    public let isPersonal: Bool
    /// Whether `null` says the same as a missing member.
    public let isNullable: Bool
    /// The part of the Swift value that stores the member, outside of the value and together with the part's other members.
    ///
    /// Use a part for optional numbers, amounts, dates and words that few values have. It pays off only if there are many values.
    public let part: String?
    /// A noun phrase that describes the value, with a full stop.
    public let summary: String
    /// A valid value, as JSON text. `nil` if the example follows from the type (records, lists of records).
    public let example: String?

    /// Creates the description of a member.
    public init(
        _ name: String, _ type: MemberType, _ presence: Presence = .optional, unless exemption: Exemption? = nil,
        default defaultValue: String? = nil,
        since availability: Availability? = nil, personal: Bool = false, nullable: Bool = false, part: String? = nil,
        example: String? = nil, _ summary: String
    ) {
        self.name = name
        self.type = type
        self.presence = presence
        self.exemption = exemption
        self.defaultValue = defaultValue
        self.availability = availability
        self.isPersonal = personal
        self.isNullable = nullable
        self.part = part
        self.summary = summary
        self.example = example
    }

    /// Whether a value can be without the member.
    public var canBeMissing: Bool { presence == .optional || exemption != nil }

    /// A value of another member of the dictionary.
    public struct Exemption: Sendable, Hashable {
        /// The name of the other member.
        public let member: String
        /// The word that it has.
        public let word: String

        /// Creates the description of a value.
        public init(member: String, word: String) { (self.member, self.word) = (member, word) }
    }

    /// Whether a member is required.
    public enum Presence: Sendable {
        /// The interface definition requires it: a browser throws without it.
        case required
        /// The text of the documentation requires it; the interface definition does not.
        case expected
        /// It can be missing.
        case optional
    }
}

/// The type of a member's value.
public indirect enum MemberType: Sendable {
    /// Text with a format.
    case text(TextForm)
    /// A decimal number as text, such as `"12.50"`.
    case amount
    /// `true` or `false`.
    case boolean
    /// A whole number from 0 to 4294967295.
    case unsignedLong
    /// A whole number from 0 to 65535.
    case unsignedShort
    /// A whole number in 64 bits, such as milliseconds since 1970.
    case integer
    /// A decimal number, such as `2` or `35.6595`.
    case number
    /// One word of a vocabulary, by the vocabulary's name.
    case token(String)
    /// A date and time as ISO 8601 text.
    case date
    /// Another dictionary, by its specification name.
    case record(String)
    /// A list.
    case list(MemberType)
    /// A dictionary that depends on another member: the Swift enum, the name of the deciding member, and the dictionary for each of its
    /// values. With any other value, the member stays unchecked JSON.
    case variant(String, by: String, cases: [VariantCase])
    /// A dictionary that one of its own members decides. The arguments are the Swift enum, the name of the deciding member, and the
    /// dictionary for each of its words. The deciding member has the same place in each dictionary, and a vocabulary that starts with
    /// these words.
    case choice(String, by: String, cases: [VariantCase])
    /// Any JSON object, unchecked.
    case object
    /// Any JSON value, unchecked.
    case anything

    /// One choice of a ``variant(_:by:cases:)`` or a ``choice(_:by:cases:)``.
    public struct VariantCase: Sendable {
        /// The value of the deciding member.
        public let value: String
        /// The specification name of the dictionary.
        public let shape: String
        /// The name of the Swift enum's case.
        public let caseName: String

        /// Creates the description of a choice.
        public init(_ value: String, _ shape: String, _ caseName: String) {
            self.value = value
            self.shape = shape
            self.caseName = caseName
        }
    }

    /// The format of text.
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
        /// An ISO 8601 duration such as `PT2H`.
        case duration
    }
}

/// The requirements of a system that supports a dictionary, a member or a value.
public enum Availability: Sendable, Equatable {
    /// Apple Pay version N or later.
    case version(Int)
    /// Announced by this value of `features`, from these systems on, without its own version number.
    case feature(String, systems: String)
    /// Supported by WebKit, but not in Apple's reference.
    case engineOnly(String)
    /// Announced by Apple, but not yet in the reference.
    case announced(String)
    /// Still supported, but deprecated; the text says what to use instead.
    case deprecated(String)
    /// Supported in the past, but no longer.
    case removed(String)
    /// Supported from these systems on, where no version of Apple Pay says it.
    case system(String)
    /// Independent of Apple Pay versions: objects of servers and of other specifications.
    case always
}

/// Who can use the Swift type of a dictionary or a vocabulary.
public enum TypeUse: Sendable, Hashable {
    /// Programs that import the library of the catalog.
    case everyone
    /// This package alone: few documents have such values, and a program keeps them without knowing them.
    case package
    /// Programs that import this library, beside that of the catalog.
    case module(String)
}

/// A list of words for a member.
public struct Vocabulary: Sendable {
    /// The specification's own name, such as `ApplePayLineItemType`.
    public let name: String
    /// The name of the Swift type.
    public let swiftName: String
    /// The effect of an unknown word.
    public let unknownWords: UnknownWords
    /// Who can use the Swift type.
    public let use: TypeUse
    /// A noun phrase that describes the vocabulary, with a full stop.
    public let summary: String
    /// The page that documents it.
    public let link: String
    /// The words, in the specification's order.
    public let words: [Word]

    /// Creates the description of a vocabulary.
    public init(
        _ name: String, swift swiftName: String, unknown: UnknownWords, use: TypeUse = .everyone, link: String, summary: String,
        words: [Word]
    ) {
        self.name = name
        self.swiftName = swiftName
        self.unknownWords = unknown
        self.use = use
        self.summary = summary
        self.link = link
        self.words = words
    }

    /// The effect of a word outside the list.
    public enum UnknownWords: Sendable {
        /// The browser throws: an enumeration of the interface definition, compared exactly.
        case throwing
        /// The browser throws; upper and lower case are equal (networks).
        case throwingIgnoringCase
        /// Nothing throws: a word that comes from the system or a server.
        case tolerated
        /// No browser reads the word, and its documentation allows no other.
        case refused
    }
}

/// One word of a vocabulary.
public struct Word: Sendable {
    /// The spelling in the JSON.
    public let value: String
    /// The name of the static member in Swift.
    public let swiftName: String
    /// The requirements of a system that supports it; `nil` for those of the member.
    public let availability: Availability?
    /// A short description, with a full stop.
    public let summary: String

    /// Creates the description of a word.
    public init(_ value: String, swift swiftName: String? = nil, since availability: Availability? = nil, _ summary: String) {
        self.value = value
        self.swiftName = swiftName ?? value
        self.availability = availability
        self.summary = summary
    }
}

/// A dictionary that can be a whole document: a value of `--kind` that `check` detects.
public struct KindRow: Sendable {
    /// The name in reports and for `--kind`.
    public let name: String
    /// The specification name of the dictionary at the root.
    public let shape: String
    /// The Swift name of the case.
    public let swiftName: String

    /// Creates the description of a kind of document.
    public init(_ name: String, shape: String, swift swiftName: String) {
        self.name = name
        self.shape = shape
        self.swiftName = swiftName
    }
}
