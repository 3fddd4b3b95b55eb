import PaySheet

/// A part of orders that came after the first release, and the systems with which it came.
enum OrderPart: CaseIterable {
    case transactions, returnInfo, returns, orderProvider

    /// The member of the order or of its payment.
    var name: String {
        switch self {
        case .transactions: "transactions"
        case .returnInfo: "returnInfo"
        case .returns: "returns"
        case .orderProvider: "orderProvider"
        }
    }

    /// The first release of iOS that shows it.
    private var iOS: SystemRelease {
        switch self {
        case .transactions: SystemRelease(.iOS, 17)
        case .returnInfo, .returns: SystemRelease(.iOS, 17, 2)
        case .orderProvider: SystemRelease(.iOS, 17, 4)
        }
    }

    /// The first release of macOS that shows it.
    private var macOS: SystemRelease {
        switch self {
        case .transactions: SystemRelease(.macOS, 14)
        case .returnInfo, .returns: SystemRelease(.macOS, 14, 2)
        case .orderProvider: SystemRelease(.macOS, 14, 4)
        }
    }

    /// The first release of a family that shows it; `nil` if Apple does not document it.
    func release(of family: SystemRelease.Family) -> SystemRelease? {
        switch family {
        case .iOS: iOS
        case .macOS: macOS
        case .watchOS: nil
        }
    }

    /// The first release of a family that shows orders.
    static func firstRelease(of family: SystemRelease.Family) -> SystemRelease {
        family == .iOS ? SystemRelease(.iOS, 16) : SystemRelease(.macOS, 13)
    }

    /// The oldest release of iOS that shows every part of an order.
    static func needed(_ order: WalletOrder) -> SystemRelease {
        var needed = firstRelease(of: .iOS)
        for part in allCases where part.isIn(order) && part.iOS.isLater(than: needed) { needed = part.iOS }
        return needed
    }

    private func isIn(_ order: WalletOrder) -> Bool {
        switch self {
        case .transactions: order.payment?.transactions?.isEmpty == false
        case .returnInfo: order.returnInfo != nil
        case .returns: order.returns?.isEmpty == false
        case .orderProvider: order.orderProvider != nil
        }
    }
}
