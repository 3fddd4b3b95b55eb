import PaySheetOrders

/// The orders, packages and registrations of a shop in a file of SQLite.
///
/// Open one store in each thread or process. Answer and publish in a ``transaction(_:)``: it excludes other writers.
public struct SQLiteOrderStore: OrderStore {
    private let database: SQLiteDatabase

    /// Opens a file, or creates it with its tables. `:memory:` is a database in memory.
    public init(path: String) throws(SQLiteError) {
        database = try SQLiteDatabase(path: path)
        // Readers do not wait for writers, and a finished transaction survives a power failure.
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = FULL")
        for table in SQLiteOrderStore.tables { try database.run(table) }
    }

    /// Texts are compared byte by byte, which is SQLite's default.
    private static let tables = [
        table(
            "orders", "type TEXT, identifier TEXT, token TEXT NOT NULL, change INTEGER NOT NULL, modified INTEGER NOT NULL",
            "type, identifier"),
        table("packages", "type TEXT, identifier TEXT, bytes BLOB NOT NULL", "type, identifier"),
        // Apart from the orders, so that it never becomes lower if you delete old orders.
        table("changes", "type TEXT, latest INTEGER NOT NULL", "type"),
        table("devices", "type TEXT, identifier TEXT, push_token TEXT NOT NULL", "type, identifier"),
        table("registrations", #"type TEXT, device TEXT, "order" TEXT"#, #"type, device, "order""#),
        #"CREATE INDEX IF NOT EXISTS devices_of_order ON registrations (type, "order", device)"#,
    ]

    /// Returns the statement for a table. A key without row numbers is never NULL.
    private static func table(_ name: String, _ columns: String, _ key: String) -> String {
        "CREATE TABLE IF NOT EXISTS " + name + " (" + columns + ", PRIMARY KEY (" + key + ")) WITHOUT ROWID"
    }

    /// Does something that no other writer interrupts. If it fails, nothing of it is stored.
    public mutating func transaction<Value>(_ body: (inout SQLiteOrderStore) throws -> Value) throws -> Value {
        // The lock for writing at once: a lock that grows later can fail.
        try database.run("BEGIN IMMEDIATE")
        do {
            let value = try body(&self)
            try database.run("COMMIT")
            return value
        } catch {
            _ = try? database.run("ROLLBACK")
            throw error
        }
    }

    // MARK: Orders

    public func order(_ order: OrderIdentity) throws(SQLiteError) -> StoredOrder? {
        let rows = try database.run(
            "SELECT token, change, modified FROM orders WHERE type = ? AND identifier = ?", key(order))
        guard case .text(let secret)? = rows.first?[0], case .number(let change)? = rows.first?[1],
            case .number(let modified)? = rows.first?[2], let token = try? OrderToken(secret)
        else { return nil }
        return StoredOrder(token: token, change: change, lastModified: modified)
    }

    public func packageBytes(of order: OrderIdentity) throws(SQLiteError) -> [UInt8]? {
        let rows = try database.run("SELECT bytes FROM packages WHERE type = ? AND identifier = ?", key(order))
        guard case .bytes(let bytes)? = rows.first?.first else { return nil }
        return bytes
    }

    public mutating func store(_ stored: StoredOrder, packageBytes: [UInt8]?, of order: OrderIdentity) throws(SQLiteError) {
        try database.run(
            "REPLACE INTO orders (type, identifier, token, change, modified) VALUES (?, ?, ?, ?, ?)",
            key(order) + [.text(stored.token.secret), .number(stored.change), .number(stored.lastModified)])
        if let packageBytes {
            try database.run("REPLACE INTO packages (type, identifier, bytes) VALUES (?, ?, ?)", key(order) + [.bytes(packageBytes)])
        }
        try database.run(
            """
            INSERT INTO changes (type, latest) VALUES (?, ?)
            ON CONFLICT (type) DO UPDATE SET latest = max(latest, excluded.latest)
            """, [.text(order.orderTypeIdentifier), .number(stored.change)])
    }

    public func latestChange(ofType orderTypeIdentifier: String) throws(SQLiteError) -> Int64 {
        let rows = try database.run("SELECT latest FROM changes WHERE type = ?", [.text(orderTypeIdentifier)])
        guard case .number(let latest)? = rows.first?.first else { return 0 }
        return latest
    }

    // MARK: Registrations

    public mutating func register(_ device: OrderDevice, for order: OrderIdentity) throws(SQLiteError) -> Bool {
        try database.run(
            """
            INSERT INTO devices (type, identifier, push_token) VALUES (?, ?, ?)
            ON CONFLICT (type, identifier) DO UPDATE SET push_token = excluded.push_token
            """, [.text(order.orderTypeIdentifier), .text(device.identifier), .text(device.pushToken)])
        try database.run(
            #"INSERT INTO registrations (type, "order", device) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"#,
            key(order) + [.text(device.identifier)])
        return database.changedRows == 1
    }

    public mutating func unregister(device identifier: String, from order: OrderIdentity) throws(SQLiteError) -> Bool {
        try database.run(
            #"DELETE FROM registrations WHERE type = ? AND "order" = ? AND device = ?"#, key(order) + [.text(identifier)])
        let wasRegistered = database.changedRows == 1
        let values: [SQLiteValue] = [.text(order.orderTypeIdentifier), .text(identifier)]
        if try database.run("SELECT 1 FROM registrations WHERE type = ? AND device = ? LIMIT 1", values).isEmpty {
            try database.run("DELETE FROM devices WHERE type = ? AND identifier = ?", values)
        }
        return wasRegistered
    }

    public func orders(
        ofDevice identifier: String, orderTypeIdentifier: String, changedAfter change: Int64
    ) throws(SQLiteError) -> [String] {
        let rows = try database.run(
            """
            SELECT identifier FROM registrations JOIN orders ON orders.type = registrations.type AND identifier = "order"
            WHERE registrations.type = ? AND device = ? AND change > ? ORDER BY change
            """, [.text(orderTypeIdentifier), .text(identifier), .number(change)])
        return rows.compactMap { row in
            guard case .text(let identifier)? = row.first else { return nil }
            return identifier
        }
    }

    public func devices(of order: OrderIdentity) throws(SQLiteError) -> [OrderDevice] {
        let rows = try database.run(
            """
            SELECT identifier, push_token FROM registrations JOIN devices ON devices.type = registrations.type AND identifier = device
            WHERE registrations.type = ? AND "order" = ? ORDER BY identifier
            """, key(order))
        return rows.compactMap { row in
            guard case .text(let identifier) = row[0], case .text(let pushToken) = row[1] else { return nil }
            return try? OrderDevice(identifier: identifier, pushToken: pushToken)
        }
    }

    public mutating func forget(_ device: OrderDevice, orderTypeIdentifier: String) throws(SQLiteError) {
        let values: [SQLiteValue] = [.text(orderTypeIdentifier), .text(device.identifier)]
        try database.run(
            "DELETE FROM devices WHERE type = ? AND identifier = ? AND push_token = ?", values + [.text(device.pushToken)])
        guard database.changedRows == 1 else { return }
        try database.run("DELETE FROM registrations WHERE type = ? AND device = ?", values)
    }

    private func key(_ order: OrderIdentity) -> [SQLiteValue] { [.text(order.orderTypeIdentifier), .text(order.orderIdentifier)] }
}
