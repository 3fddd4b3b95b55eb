// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What `fulfillments` of WalletOrder holds; its own `fulfillmentType` decides.
public enum Fulfillment: Sendable, Hashable {
    /// ShippingFulfillment, whose `fulfillmentType` is `shipping`.
    case shipping(ShippingFulfillment)
    /// PickupFulfillment, whose `fulfillmentType` is `pickup`.
    case pickup(PickupFulfillment)
    /// Anything else, left unexamined.
    case other(RawJSON)
}

extension Fulfillment: Choice {
    package static func value(_ choice: Int, of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> Fulfillment {
        switch choice {
        case 1: .shipping(try cursor.value(of: document))
        case 2: .pickup(try cursor.value(of: document))
        default: .other(cursor.raw)
        }
    }

    package func write(_ writer: inout Writer) {
        switch self {
        case .shipping(let value): value.write(&writer)
        case .pickup(let value): value.write(&writer)
        case .other(let value): value.write(&writer)
        }
    }
}
