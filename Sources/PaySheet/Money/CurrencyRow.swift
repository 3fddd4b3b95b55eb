/// One line of the currency table: plain integers, so that the table is data and needs no work at start-up.
struct CurrencyRow: Sendable {
    let code: UInt32
    let successor: UInt32
    let numeric: UInt16
    let digits: UInt8
    let status: Status
    let webKit: WebKitSupport

    static let noDigits: UInt8 = 255

    enum Status: UInt8, Sendable {
        case current, fund, notTender, withdrawn, unofficial

        var isInStandard: Bool { self == .current || self == .fund || self == .notTender }
    }

    /// Since when browsers know the code.
    enum WebKitSupport: UInt8, Sendable { case never, recently, always }

    init(_ code: UInt32, _ status: Status, _ digits: UInt8, _ numeric: UInt16, _ webKit: WebKitSupport, _ successor: UInt32) {
        self.code = code
        self.successor = successor
        self.numeric = numeric
        self.digits = digits
        self.status = status
        self.webKit = webKit
    }

    /// The row of a code by binary search.
    static func find(_ code: UInt32) -> CurrencyRow? {
        let index = all.lowerBound { $0.code < code }
        return index < all.count && all[index].code == code ? all[index] : nil
    }
}
