/// A name as the binder compares it: a few words instead of a string.
@usableFromInline package struct NameRow: Sendable {
    /// The first eight bytes, the first in the lowest place, missing ones zero.
    @usableFromInline package let head: UInt64
    /// The last eight bytes; of a shorter name the same as `head`.
    @usableFromInline package let tail: UInt64
    /// Where the words between head and tail begin in ``ShapeTables/middles``. Counts for names over sixteen bytes.
    @usableFromInline package let middle: UInt16
    @usableFromInline package let length: UInt8
    /// Where the last eight bytes begin.
    @usableFromInline package let last: UInt8
    /// How many bits of `head` are behind the end.
    @usableFromInline package let beyond: UInt8

    @inlinable package init(head: UInt64, tail: UInt64, middle: UInt16, length: UInt8, last: UInt8, beyond: UInt8) {
        self.head = head
        self.tail = tail
        self.middle = middle
        self.length = length
        self.last = last
        self.beyond = beyond
    }
}

/// A list of names that can be searched with one multiplication: the multiplier was chosen so that no two share a place.
@usableFromInline package struct NameList: Sendable {
    @usableFromInline package let first: UInt16
    @usableFromInline package let count: UInt8
    @usableFromInline package let bits: UInt8
    @usableFromInline package let places: UInt16
    /// Where the eight bytes begin that tell the names of the list apart; ``twoWords`` if the first sixteen do, ``wholeName`` if
    /// head, tail and length must.
    @usableFromInline package let key: UInt8
    @usableFromInline package let multiplier: UInt64

    package static let twoWords: UInt8 = 254
    package static let wholeName: UInt8 = 255

    @inlinable package init(first: UInt16, count: UInt8, bits: UInt8, places: UInt16, key: UInt8, multiplier: UInt64) {
        self.first = first
        self.count = count
        self.bits = bits
        self.places = places
        self.key = key
        self.multiplier = multiplier
    }

    /// The place, counted from the list's first, where a name with this head, tail and length must be.
    @inline(__always)
    func place(_ head: UInt64, _ tail: UInt64, _ length: Int) -> Int {
        place(ofKey: NameList.mixed(head, tail) ^ UInt64(truncatingIfNeeded: length))
    }

    /// Two words of a name as one.
    @inline(__always)
    static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 { one ^ (other &<< 1 | other &>> 63) }

    /// The place where a name with these bytes must be, of which those behind its end are zero.
    @inline(__always)
    func place(ofKey key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* multiplier) &>> (64 &- UInt64(bits))) }
}

/// What the binder must know of a member besides its name.
@usableFromInline package struct MemberRow: Sendable {
    @usableFromInline package let code: MemberCode
    /// What the elements hold, where the member holds a list.
    @usableFromInline package let element: MemberCode
    /// A shape, vocabulary or variant, as `code` or `element` says.
    @usableFromInline package let argument: UInt8
    /// Its values must not appear in reports.
    @usableFromInline package let isPersonal: Bool
    /// The Apple Pay version it came with, 0 where it came with the dictionary or has none.
    @usableFromInline package let since: UInt8

    @inlinable package init(
        _ code: MemberCode, element: MemberCode = .anything, argument: UInt8 = 0, isPersonal: Bool = false, since: UInt8 = 0
    ) {
        self.code = code
        self.element = element
        self.argument = argument
        self.isPersonal = isPersonal
        self.since = since
    }

    var elementRow: MemberRow { MemberRow(element, argument: argument, isPersonal: isPersonal) }

    /// The number of digits that a plain number may have in a value of the member before it looks personal.
    var plainDigits: Int {
        switch code {
        case .amount, .number, .unsignedLong, .unsignedShort: PersonalText.amountDigits
        case .integer, .date: PersonalText.timeDigits
        default: PersonalText.fewDigits
        }
    }
}

/// The type of a member, as the binder needs it.
@usableFromInline package enum MemberCode: UInt8, Sendable {
    case text, url, base64, hex, timeZone, duration, country, currency
    case amount, boolean, unsignedLong, unsignedShort, integer, number, token, date
    case record, list, variant, choice, object, anything

    /// Nothing about the text is looked at when it is read.
    var isFreeText: Bool {
        switch self {
        case .text, .url, .base64, .hex, .timeZone, .duration: true
        default: false
        }
    }

    /// A browser makes a text of whatever is there. It reads dates otherwise.
    var isMadeText: Bool {
        switch self {
        case .amount, .token, .country, .currency: true
        default: isFreeText
        }
    }
}

@usableFromInline package struct ShapeRow: Sendable {
    @usableFromInline package let names: NameList
    /// Members that the interface definition requires.
    @usableFromInline package let required: UInt64
    /// Members that only the text requires.
    @usableFromInline package let expected: UInt64
    /// The object reaches a browser, which converts values before anything else.
    @usableFromInline package let isConverted: Bool
    /// Currency codes may be lower case: the W3C interface raises them.
    @usableFromInline package let raisesCurrency: Bool
    /// It can have members that the table does not list.
    @usableFromInline package let isOpen: Bool
    /// Members for which `null` says the same as nothing.
    @usableFromInline package let nullable: UInt64
    /// Members whose dictionary depends on another member.
    @usableFromInline package let variants: UInt64

    @inlinable package init(
        _ names: NameList, required: UInt64, expected: UInt64, isConverted: Bool, raisesCurrency: Bool, isOpen: Bool = false,
        nullable: UInt64 = 0, variants: UInt64
    ) {
        self.names = names
        self.required = required
        self.expected = expected
        self.isConverted = isConverted
        self.raisesCurrency = raisesCurrency
        self.isOpen = isOpen
        self.nullable = nullable
        self.variants = variants
    }
}

@usableFromInline package struct VocabularyRow: Sendable {
    @usableFromInline package let names: NameList
    @usableFromInline package let unknown: UnknownWord

    @inlinable package init(_ names: NameList, unknown: UnknownWord) {
        self.names = names
        self.unknown = unknown
    }

    /// What a word outside the list means.
    @usableFromInline package enum UnknownWord: UInt8, Sendable { case throwing, throwingIgnoringCase, tolerated }
}

/// A dictionary that depends on a member: one beside it, or one of its own.
package struct VariantRow: Sendable {
    /// The deciding member, counted inside its dictionary. A choice has it at this place in each of its dictionaries.
    @usableFromInline package let selector: UInt8
    /// The values of the deciding member.
    @usableFromInline package let names: NameList
    /// Where the shapes of these values begin in ``ShapeTables/choiceShapes``.
    @usableFromInline package let firstShape: UInt8

    @inlinable package init(selector: UInt8, names: NameList, firstShape: UInt8) {
        self.selector = selector
        self.names = names
        self.firstShape = firstShape
    }
}
