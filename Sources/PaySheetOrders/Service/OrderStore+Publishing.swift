import PaySheetTokens

extension OrderStore {
    /// Stores a new order, or the next state of one.
    ///
    /// Every call is a change, even with equal bytes. Its date is at least one second after that of the change before, because dates of
    /// HTTP have whole seconds. With equal dates, a device would never fetch the second change. After several changes in one second, the
    /// date is therefore some seconds ahead of the clock.
    ///
    /// - Parameters:
    ///   - packageBytes: The signed package, which devices fetch.
    ///   - now: The clock of the server, in seconds since 1970.
    public mutating func publish(
        _ packageBytes: [UInt8], of order: OrderIdentity, token: OrderToken, at now: Int64
    ) throws(OrderPublishingError<Failure>) -> OrderChange {
        let (earlier, latest, devices): (StoredOrder?, Int64, [OrderDevice])
        do throws(Failure) {
            earlier = try self.order(order)
            latest = try latestChange(ofType: order.orderTypeIdentifier)
            devices = try self.devices(of: order)
        } catch {
            throw .store(error)
        }
        if let earlier, earlier.token != token { throw .otherToken }
        let range = HTTPDate.range
        // A clock that no header can state counts as 1970, so that later dates can still grow.
        var date = range.contains(now) ? now : 0
        if let earlier, earlier.lastModified < range.upperBound { date = max(date, earlier.lastModified + 1) }
        let stored = StoredOrder(token: token, change: latest &+ 1, lastModified: date)
        do throws(Failure) {
            try store(stored, packageBytes: packageBytes, of: order)
        } catch {
            throw .store(error)
        }
        return OrderChange(
            isNew: earlier == nil, tag: OrderTag(stored.change).text,
            lastModified: HTTPDate(secondsSince1970: date)?.text ?? "",
            pushes: devices.map { OrderPush(to: $0, orderTypeIdentifier: order.orderTypeIdentifier) })
    }
}
