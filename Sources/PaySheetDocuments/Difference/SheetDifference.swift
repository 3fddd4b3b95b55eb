public import PaySheet

/// The differences for the shopper between two documents of one kind.
///
/// ```swift
/// let difference = SheetDifference(from: old, to: new)
/// print(difference.sentences().joined(separator: "\n"))
/// ```
public struct SheetDifference: Sendable, Hashable {
    /// The changes of the sheet, from top to bottom.
    public let changes: [SheetChange]
    /// Members that differ and that the shopper does not see, such as `merchantCapabilities`, each once.
    public let technical: [String]

    /// Compares two requests.
    public init(from old: PaymentRequest, to new: PaymentRequest, zone: TimeZoneOffsets = .utc) {
        self.init(SheetContent(old), SheetContent(new), HiddenMembers(old), HiddenMembers(new), isSame: old == new, zone)
    }

    /// Compares the last sheets of two recorded payments.
    public init(from old: PaymentFlow, to new: PaymentFlow, zone: TimeZoneOffsets = .utc) {
        self.init(SheetContent(old), SheetContent(new), HiddenMembers(old), HiddenMembers(new), isSame: old == new, zone)
    }

    /// Compares two requests of the W3C interface.
    public init(from old: W3CPaymentRequest, to new: W3CPaymentRequest, zone: TimeZoneOffsets = .utc) {
        self.init(SheetContent(old), SheetContent(new), HiddenMembers(old), HiddenMembers(new), isSame: old == new, zone)
    }

    /// Compares two updates of the W3C interface.
    public init(from old: PaymentDetailsUpdate, to new: PaymentDetailsUpdate, zone: TimeZoneOffsets = .utc) {
        self.init(from: .details(old), to: .details(new), zone: zone)
    }

    /// Compares two updates.
    public init(from old: UpdatePayload, to new: UpdatePayload, zone: TimeZoneOffsets = .utc) {
        self.init(SheetContent(old), SheetContent(new), HiddenMembers(old), HiddenMembers(new), isSame: old == new, zone)
    }

    private init(
        _ old: SheetContent, _ new: SheetContent, _ oldHidden: HiddenMembers, _ newHidden: HiddenMembers, isSame: Bool,
        _ zone: TimeZoneOffsets
    ) {
        var comparison = SheetComparison(old, new, zone)
        comparison.compare()
        comparison.compare(oldHidden, newHidden)
        changes = comparison.changes
        // Something without its own name differs: an element's unknown members, or the order of a list.
        let isElsewhere = !isSame && comparison.changes.isEmpty && comparison.technical.isEmpty
        technical = isElsewhere ? ["details without their own name"] : comparison.technical
    }

    /// Whether nothing changes for the shopper.
    public var isInvisible: Bool { changes.isEmpty }

    /// Returns the changes, one sentence each, without a full stop.
    ///
    /// - Parameter showingPersonal: Whether to name values of contacts.
    public func sentences(showingPersonal: Bool = false) -> [String] {
        changes.map { $0.sentence(showingPersonal: showingPersonal) }
    }
}
