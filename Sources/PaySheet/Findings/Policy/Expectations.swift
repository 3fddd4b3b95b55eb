/// What you know about a payment besides its documents. A check compares the documents with it.
///
/// ```swift
/// var expectations = Expectations()
/// expectations.currency = .eur
/// expectations.order = order
/// let reading = PaymentRequest.read(body, policy: policy, expecting: expectations)
/// ```
///
/// Each fact turns on the rules that need it. Without it, these rules find nothing.
public struct Expectations: Sendable, Hashable {
    /// The country that every request must name.
    public var country: Country?
    /// The currency that every request must name.
    public var currency: Currency?
    /// The only merchant identifiers that may appear; empty allows any.
    public var merchantIdentifiers: [String] = []
    /// The contact fields that every request must ask for.
    public var contactFields: [ContactField] = []
    /// The only networks that requests may list, such as those of the payment provider; empty allows any.
    public var networks: [PaymentNetwork] = []
    /// The only capabilities that requests may list; empty allows any.
    public var capabilities: [MerchantCapability] = []
    /// The merchants of the marketplace. Token contexts are compared with it.
    public var merchants: MerchantDirectory?
    /// What the shop means to charge. The amounts of a request or a flow are compared with it.
    public var order: ShopOrder?
    /// What the token authorizes. The amounts of a request or a flow are compared with it.
    public var tokenCharge: TokenCharge?

    /// Documents that rules of other catalogs compare with.
    package var inputs: [GivenInput] = []

    /// Creates expectations that nothing can contradict.
    @inline(never)
    public init() {}

    /// Returns these expectations with some of them changed.
    package func with(_ change: (inout Expectations) -> Void) -> Expectations {
        var expectations = self
        change(&expectations)
        return expectations
    }
}
