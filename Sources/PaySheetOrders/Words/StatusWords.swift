import PaySheet

// The words of Apple's vocabularies as people say them: "on its way" for `onTheWay`.

extension WalletAmount {
    /// `24.00 EUR`.
    var words: String { amount.text + " " + Shown.shortened(currency.rawValue) }
}

extension WalletOrderStatus {
    var words: String { Shown.shortened(rawValue) }
}

extension ShippingStatus {
    var words: String {
        switch self {
        case .open: "not packed yet"
        case .processing: "being packed"
        case .onTheWay: "on its way"
        case .outForDelivery: "out for delivery"
        case .issue: "there is a problem"
        default: Shown.shortened(rawValue)
        }
    }
}

extension PickupStatus {
    var words: String {
        switch self {
        case .open: "not prepared yet"
        case .processing: "being prepared"
        case .readyForPickup: "ready"
        case .pickedUp: "picked up"
        case .issue: "there is a problem"
        default: Shown.shortened(rawValue)
        }
    }
}

extension WalletReturnStatus {
    var words: String {
        switch self {
        case .onTheWay: "on its way"
        case .issue: "there is a problem"
        default: Shown.shortened(rawValue)
        }
    }
}
