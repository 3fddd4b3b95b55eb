import PaySheetTokens

extension OrderStore {
    /// Stores the token of an order that has no package yet.
    ///
    /// Call it before you hand out the details of the order. Devices ask for the package at once. Until you publish it, they get 503 and
    /// try again. Without this call they get 401, as for a wrong token. A known order does not change.
    public mutating func announce(_ order: OrderIdentity, token: OrderToken) throws(OrderPublishingError<Failure>) {
        let known: StoredOrder?
        do throws(Failure) {
            known = try self.order(order)
            if known == nil { try store(StoredOrder(token: token, change: 0, lastModified: 0), packageBytes: nil, of: order) }
        } catch {
            throw .store(error)
        }
        if let known, known.token != token { throw .otherToken }
    }

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
        if let earlier, earlier.isPublished, earlier.lastModified < range.upperBound { date = max(date, earlier.lastModified + 1) }
        let stored = StoredOrder(token: token, change: latest &+ 1, lastModified: date)
        do throws(Failure) {
            try store(stored, packageBytes: packageBytes, of: order)
        } catch {
            throw .store(error)
        }
        return OrderChange(
            isNew: earlier?.isPublished != true, tag: OrderTag(stored.change).text,
            lastModified: HTTPDate(secondsSince1970: date)?.text ?? "",
            pushes: devices.map { OrderPush(to: $0, orderTypeIdentifier: order.orderTypeIdentifier) })
    }
}
