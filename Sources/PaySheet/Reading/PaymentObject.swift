/// What every dictionary offers as a Swift value.
///
/// ``json`` is the only way to get the exact bytes: members in Apple's order, without missing ones, and with unknown ones in their
/// places. `Codable` keeps the JSON value, but not the bytes.
public protocol PaymentObject: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The catalogs of a reader that reads such values.
    static var catalogs: CatalogSet { get }

    /// Reads a document with the policy and the storage of a reader: returns the value if there is one, and every finding.
    static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<Self>

    /// The value as minified JSON.
    var json: [UInt8] { get }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    func findings(policy: Policy, expecting expectations: Expectations) -> Findings

    /// Returns the value with everything removed that this library does not know, also from the values inside it.
    func strippingUnknownMembers() -> Self

    /// Members that the type has no property for, and how the known ones were written where that matters.
    var unknownMembers: UnknownMembers { get set }
}

extension PaymentObject {
    /// The documents of Apple Pay on the web.
    public static var catalogs: CatalogSet { .applePay }

    /// Reads a document: returns the value if there is one, and every finding. Never throws.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - policy: The settings of the check.
    ///   - expectations: What you know about the payment; the check compares the document with it.
    @inlinable
    public static func read(
        _ bytes: some Collection<UInt8>, policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) -> Reading<Self> {
        var reader = DocumentReader(policy: policy, expecting: expectations, catalogs: catalogs)
        return reader.read(Self.self, bytes)
    }

    /// Reads a document that is text. Never throws.
    @inlinable
    public static func read(
        _ text: String, policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) -> Reading<Self> {
        read(text.utf8, policy: policy, expecting: expectations)
    }

    /// What is wrong with the value, by the default policy.
    public var findings: Findings { findings(policy: Policy()) }

    /// Returns what is wrong with the value.
    public func findings(policy: Policy) -> Findings { findings(policy: policy, expecting: Expectations()) }

    /// The value as minified JSON text.
    public var jsonText: String { String(decoding: json, as: UTF8.self) }
}

/// The generated side of a dictionary.
package protocol Record: PaymentObject, JSONWritable {
    static var tables: ShapeTables { get }
    /// The place of its shape in the tables.
    static var shapeIndex: Int { get }
    /// How many members it has.
    static var memberCount: Int { get }
    /// Makes the value of a checked object, without what only its unknown members hold. Use ``Cursor/value(of:as:)``.
    ///
    /// `document` holds the bytes that the cursor reads; the value keeps them where it needs them.
    static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> Self
}

extension Record {
    package static var tables: ShapeTables { .applePay }

    /// Returns the value with everything removed that this library does not know, also from the values inside it.
    public func strippingUnknownMembers() -> Self {
        var writer = Writer(omitsUnknown: true)
        write(&writer)
        var policy = Policy(limits: Limits(depth: .max, bytes: .max, nodes: .max))
        policy.checksRules = false
        var reader = DocumentReader(policy: policy, catalogs: Self.catalogs)
        if let value = reader.record(Self.self, writer.bytes.window).value { return value }
        // What a program sets can be unreadable, such as a line without an amount. Then only the outermost members go.
        var copy = self
        copy.unknownMembers = UnknownMembers()
        return copy
    }
}

/// A required member is missing or unreadable, so no value can be made.
package struct Unmade: Error {}

/// What the writer can write.
package protocol JSONWritable {
    func write(_ writer: inout Writer)
}

/// A dictionary that one of its own members decides, as a value.
package protocol Choice: Sendable, Hashable, JSONWritable {
    /// Makes the value of a checked object. Choices are counted from 1; with 0 the object names none that is known.
    static func value(_ choice: Int, of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> Self
}

/// A list of words that stays open: words that this version does not know are values like any other.
package protocol OpenVocabulary: JSONWritable, Sendable, Hashable {
    init(word: VocabularyWord)
    var word: VocabularyWord { get }
}
