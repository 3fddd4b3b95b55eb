import PaySheet
import PaySheetShapes
import ReaderComparison
import Testing

/// What holds for every document, whether the fast reader takes it or not.
struct FastReaderLaws {
    private var comparison: ReaderComparison
    private(set) var documents = 0
    private(set) var taken = 0

    /// What rules find is not the fast reader's business.
    init(policy: Policy = Policy()) { comparison = ReaderComparison(policy: policy.with { $0.checksRules = false }) }

    /// Whether the fast reader takes the document. Fails where scanner and binder make anything else of it.
    @discardableResult mutating func hold(_ bytes: [UInt8], as shape: Int, before next: [UInt8]? = nil) -> Bool {
        guard let isTaken = comparison.takes(bytes, asShape: shape, before: next) else {
            Issue.record("\(shape): \(String(decoding: bytes, as: UTF8.self))")
            return false
        }
        documents += 1
        if isTaken { taken += 1 }
        return isTaken
    }

    func index(_ shape: Shape) -> Int { index(shape.name) }
    func index(_ name: String) -> Int { Shapes.all.filter { !$0.isAbstract }.firstIndex { $0.name == name } ?? 0 }

    /// Whether the dictionary, or one inside it, has members that are left to the binder: without a table, or decided by another.
    static func leavesAny(_ shape: Shape, depth: Int = 8) -> Bool {
        shape.allMembers.contains { leavesAny($0.type, depth) }
    }

    private static func leavesAny(_ type: MemberType, _ depth: Int) -> Bool {
        switch type {
        case .variant, .object, .anything: true
        case .list(let element): leavesAny(element, depth)
        case .record(let name): depth > 0 && Shapes.shape(named: name).map { leavesAny($0, depth: depth - 1) } ?? false
        default: false
        }
    }

    /// Payment requests that are taken.
    static let samples = [
        #"{"merchantCapabilities":["supports3DS"],"supportedNetworks":["visa","masterCard"],"countryCode":"US","total":{"label":"Bäckerei 🎁","amount":"12.34"},"currencyCode":"USD"}"#,
        """
        {"countryCode": "DE", "currencyCode": "EUR", "supportedNetworks" : ["visa"], "merchantCapabilities": ["supports3DS"],
         "total": {"amount": "12345678.90", "label": "a\\u00e9\\n\\"b"}, "supportedCountries": [ "FR" , "DE" ], "supportsCouponCode": true,
         "lineItems": [ {"label": "one", "amount": "1", "recurringPaymentStartDate": "2027-07-14T02:00:00Z",
           "recurringPaymentIntervalCount": 12}, {"amount": "-2.50", "label": ""} ], "shippingMethods": [],
         "shippingContact": {"addressLines": ["1 \\u0041", "two"], "givenName": "\u{65E5}\u{672C}"}}
        """,
    ]
}
