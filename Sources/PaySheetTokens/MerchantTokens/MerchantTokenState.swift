public import PaySheet

/// The state of a merchant token.
public enum MerchantTokenState: String, Sendable, Hashable, CaseIterable {
    /// The shop has the token and has not used it.
    case issued
    /// The shop charged the token, or learned something new about it.
    case active
    /// The token is dead. Ask the shopper for another way to pay.
    case unlinked
}

extension MerchantTokenHistory {
    /// The state after all entries. Their order does not matter: a token that was unlinked once stays unlinked.
    public var state: MerchantTokenState {
        var state = MerchantTokenState.issued
        for entry in entries {
            switch entry.action {
            case .unlinked: return .unlinked
            case .fetched where entry.event?.eventType == "UNLINK": return .unlinked
            case .fetched, .charged: state = .active
            default: continue
            }
        }
        return state
    }

    /// Whether the history has an event, so that its repetition changes nothing.
    public func hasFetched(_ eventIdentifier: String) -> Bool {
        entries.contains { $0.action == .fetched && $0.eventId == eventIdentifier }
    }

    /// Adds an event that was fetched. Returns false, and adds nothing, if the event is a repetition or is about another token.
    public mutating func add(_ event: MerchantTokenEvent, identifier: String, fetchedAt moment: DateTimeText) -> Bool {
        guard event.merchantTokenIdentifier == merchantTokenIdentifier, !hasFetched(identifier) else { return false }
        var entry = MerchantTokenEntry(at: moment, action: .fetched)
        entry.eventId = identifier
        entry.event = event
        entries.append(entry)
        return true
    }
}
