/// Is one of the goods that are paid in installments.
///
/// ApplePayInstallmentItem: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItem.idl>
public struct InstallmentItem: PaymentObject {
    /// Says what kind of goods it is. Absent means `"generic"`.
    public var type: InstallmentItemType?
    /// Holds the price.
    @Boxed public var amount: Amount?
    /// Names the currency of the price.
    public var currencyCode: Currency?
    /// Names the programme of installments.
    public var programIdentifier: String? {
        get { keptProgramIdentifier?.string }
        set { keptProgramIdentifier = newValue.map { KeptText($0) } }
    }
    var keptProgramIdentifier: KeptText?
    /// Holds the yearly rate of interest.
    public var apr: String? {
        get { keptApr?.string }
        set { keptApr = newValue.map { KeptText($0) } }
    }
    var keptApr: KeptText?
    /// States the terms of the programme.
    public var programTerms: String? {
        get { keptProgramTerms?.string }
        set { keptProgramTerms = newValue.map { KeptText($0) } }
    }
    var keptProgramTerms: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension InstallmentItem {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
