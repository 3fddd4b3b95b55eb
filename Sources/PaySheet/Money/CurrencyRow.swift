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
        let rows = all
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low &+ high) / 2
            if rows[middle].code < code { low = middle &+ 1 } else { high = middle }
        }
        return low < rows.count && rows[low].code == code ? rows[low] : nil
    }
}
