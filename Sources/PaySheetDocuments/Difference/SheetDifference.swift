public import PaySheet

/// What a shopper would see differently in a new document of one kind.
///
/// ```swift
/// let difference = SheetDifference(from: old, to: new)
/// print(difference.sentences().joined(separator: "\n"))
/// ```
public struct SheetDifference: Sendable, Hashable {
    /// What has changed on the sheet, from the top of the sheet to its bottom.
    public let changes: [SheetChange]
    /// Members that differ and that nobody sees, such as `merchantCapabilities`, each once.
    public let technical: [String]

    /// Compares two requests.
    public init(from old: PaymentRequest, to new: PaymentRequest, zone: Zone = .utc) {
        self.init(SheetContent(old), SheetContent(new), HiddenMembers(old), HiddenMembers(new), isSame: old == new, zone)
    }

    /// Compares what two recorded payments show in the end.
    public init(from old: PaymentFlow, to new: PaymentFlow, zone: Zone = .utc) {
        self.init(SheetContent(old), SheetContent(new), HiddenMembers(old), HiddenMembers(new), isSame: old == new, zone)
    }

    /// Compares two requests of the W3C interface.
    public init(from old: ConstructorArguments, to new: ConstructorArguments, zone: Zone = .utc) {
        self.init(SheetContent(old), SheetContent(new), HiddenMembers(old), HiddenMembers(new), isSame: old == new, zone)
    }

    /// Compares two answers of the W3C interface.
    public init(from old: PaymentDetailsUpdate, to new: PaymentDetailsUpdate, zone: Zone = .utc) {
        self.init(SheetContent(old), SheetContent(new), HiddenMembers(old), HiddenMembers(new), isSame: old == new, zone)
    }

    /// Compares two answers to a change in the sheet.
    public init(from old: UpdatePayload, to new: UpdatePayload, zone: Zone = .utc) {
        self.init(SheetContent(old), SheetContent(new), HiddenMembers(old), HiddenMembers(new), isSame: old == new, zone)
    }

    private init(
        _ old: SheetContent, _ new: SheetContent, _ oldHidden: HiddenMembers, _ newHidden: HiddenMembers, isSame: Bool, _ zone: Zone
    ) {
        var comparison = SheetComparison(old, new, zone)
        comparison.compare()
        comparison.compare(oldHidden, newHidden)
        changes = comparison.changes
        // Something differs that has no name of its own: an element's unknown members, the order of a list.
        let isElsewhere = !isSame && comparison.changes.isEmpty && comparison.technical.isEmpty
        technical = isElsewhere ? ["details without a name of their own"] : comparison.technical
    }

    /// The shopper sees no difference.
    public var isInvisible: Bool { changes.isEmpty }

    /// The changes, a sentence each, without a full stop.
    ///
    /// - Parameter showingPersonal: Values of contacts are named; else only that they differ.
    public func sentences(showingPersonal: Bool = false) -> [String] {
        changes.map { $0.sentence(showingPersonal: showingPersonal) }
    }
}
