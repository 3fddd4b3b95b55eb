// Generated from Tests/Vouchers/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What `redemptions` of Voucher holds; its own `place` decides.
public enum VoucherRedemption: Sendable, Hashable {
    /// StoreRedemption, whose `place` is `store`.
    case store(StoreRedemption)
    /// WebRedemption, whose `place` is `web`.
    case web(WebRedemption)
    /// Anything else, left unexamined.
    case other(RawJSON)
}

extension VoucherRedemption: Choice {
    package static func value(_ choice: Int, of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> VoucherRedemption {
        switch choice {
        case 1: .store(try cursor.value(of: document))
        case 2: .web(try cursor.value(of: document))
        default: .other(cursor.raw)
        }
    }

    package func write(_ writer: inout Writer) {
        switch self {
        case .store(let value): value.write(&writer)
        case .web(let value): value.write(&writer)
        case .other(let value): value.write(&writer)
        }
    }
}
