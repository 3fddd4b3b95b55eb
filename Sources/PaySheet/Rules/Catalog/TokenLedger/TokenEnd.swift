/// The moment from which a merchant token is dead: its first unlinking, by the shop or by an event.
struct TokenEnd {
    let moment: Instant
    /// The entry.
    let node: Int

    init?(_ entries: borrowing Records<MerchantTokenEntryView>) {
        var end: (moment: Instant, node: Int)?
        for index in 0..<entries.count {
            guard let entry = entries[index], entry.word(.action) == MerchantTokenAction.unlinkedIndex || TokenEnd.isUnlinkEvent(entry),
                let moment = entry.instant(.at)
            else { continue }
            if let end, end.moment <= moment { continue }
            end = (moment, entry.node)
        }
        guard let end else { return nil }
        (moment, node) = end
    }

    static func isUnlinkEvent(_ entry: borrowing MerchantTokenEntryView) -> Bool {
        guard entry.word(.action) == MerchantTokenAction.fetchedIndex, let event = entry.event, let type = event.text(.eventType) else {
            return false
        }
        return type.equals(EventType.unlink)
    }

    /// The identifier of the event that an entry fetches.
    static func fetchedEvent(_ entry: borrowing MerchantTokenEntryView) -> [UInt8]? {
        entry.word(.action) == MerchantTokenAction.fetchedIndex ? event(of: entry) : nil
    }

    static func event(of entry: borrowing MerchantTokenEntryView) -> [UInt8]? {
        guard let text = entry.text(.eventId) else { return nil }
        return [UInt8](JSONText.decode(text.bytes, text.node))
    }
}
