// Generated from Sources/PaySheetIssuing/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// One wallet for a card.
///
/// IssuingWallet: <https://docs.stripe.com/api/issuing/cards/object>
public struct IssuingWallet: PaymentObject {
    /// Whether the card can be in the wallet.
    public var eligible: Bool
    /// Why it cannot.
    public var ineligible_reason: IssuingIneligibleReason?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension IssuingWallet {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(eligible: Bool) {
        self.eligible = eligible
        unknownMembers = UnknownMembers()
    }
}

extension IssuingWallet: Record {
    package static var shapeIndex: Int { IssuingShape.issuingWallet }
    package static var tables: ShapeTables { .issuing }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .issuing }

    /// The places of the members.
    package enum Slot {
        package static var eligible: Int { 0 }
        package static var ineligible_reason: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> IssuingWallet {
        IssuingWallet(
            eligible: try cursor.needed(cursor.boolean(0)),
            ineligible_reason: cursor.word(1),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "eligible", eligible)
        writer.put(1, "ineligible_reason", ineligible_reason)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<IssuingWallet> {
        reader.record(IssuingWallet.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension IssuingWallet: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension IssuingWallet: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "eligible": self.eligible as Any,
                "ineligible_reason": self.ineligible_reason as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads IssuingWallet in a checked document.
package struct IssuingWalletView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case eligible, ineligible_reason
    }

    package static var shapes: [Int] { [IssuingShape.issuingWallet] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .issuing }

    package var shape: Int { IssuingShape.issuingWallet }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var eligible: Bool? { cursor.boolean(0) }
    package var ineligible_reason: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
}
