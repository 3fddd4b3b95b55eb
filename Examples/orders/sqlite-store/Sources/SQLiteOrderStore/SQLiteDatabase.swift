import CSQLite

/// An open database. One thread at a time may use it.
@safe final class SQLiteDatabase {
    private let handle: OpaquePointer

    /// Opens a file, or creates it.
    init(path: String) throws(SQLiteError) {
        var opened: OpaquePointer?
        let code = unsafe sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX, nil)
        guard let opened = unsafe opened else { throw SQLiteError(code: code, message: "out of memory") }
        unsafe handle = opened
        guard code == SQLITE_OK else { throw error(code) }
        // Another process can hold the lock for a moment.
        unsafe sqlite3_busy_timeout(handle, 10_000)
    }

    deinit { unsafe sqlite3_close_v2(handle) }

    /// The number of rows that the last statement inserted, changed or deleted.
    var changedRows: Int { Int(unsafe sqlite3_changes(handle)) }

    /// Runs one statement. Returns its rows.
    @discardableResult
    func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> [[SQLiteValue]] {
        var prepared: OpaquePointer?
        try expect(unsafe sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
        guard let statement = unsafe prepared else { return [] }
        defer { unsafe sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() { try expect(unsafe bind(value, Int32(index + 1), statement)) }
        var rows: [[SQLiteValue]] = []
        while true {
            switch unsafe sqlite3_step(statement) {
            case SQLITE_ROW:
                let count = unsafe sqlite3_column_count(statement)
                rows.append((0..<count).map { unsafe column($0, statement) })
            case SQLITE_DONE: return rows
            case let code: throw error(code)
            }
        }
    }

    // MARK: Values

    /// The number that makes SQLite copy a text or bytes: `SQLITE_TRANSIENT`, a macro that Swift does not import.
    private static var copies: sqlite3_destructor_type { unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    private func bind(_ value: SQLiteValue, _ index: Int32, _ statement: OpaquePointer) -> Int32 {
        switch value {
        case .number(let number): return unsafe sqlite3_bind_int64(statement, index, number)
        case .text(let text):
            let bytes = Array(text.utf8)
            return unsafe bytes.withUnsafeBytes { buffer in
                // An empty text has no address, which would mean NULL.
                let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
                guard let start = unsafe start else { return unsafe sqlite3_bind_text(statement, index, "", 0, nil) }
                return unsafe sqlite3_bind_text(statement, index, start, Int32(buffer.count), SQLiteDatabase.copies)
            }
        case .bytes(let bytes):
            return unsafe bytes.withUnsafeBytes { buffer in
                guard let start = buffer.baseAddress, unsafe !buffer.isEmpty else {
                    return unsafe sqlite3_bind_zeroblob(statement, index, 0)
                }
                return unsafe sqlite3_bind_blob64(statement, index, start, UInt64(buffer.count), SQLiteDatabase.copies)
            }
        }
    }

    private func column(_ index: Int32, _ statement: OpaquePointer) -> SQLiteValue {
        switch unsafe sqlite3_column_type(statement, index) {
        case SQLITE_TEXT: .text(String(decoding: unsafe content(index, statement), as: UTF8.self))
        case SQLITE_BLOB: .bytes(unsafe content(index, statement))
        default: .number(unsafe sqlite3_column_int64(statement, index))
        }
    }

    private func content(_ index: Int32, _ statement: OpaquePointer) -> [UInt8] {
        guard let start = unsafe sqlite3_column_blob(statement, index) else { return [] }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index))))
    }

    // MARK: Errors

    private func expect(_ code: Int32) throws(SQLiteError) {
        guard code == SQLITE_OK else { throw error(code) }
    }

    private func error(_ code: Int32) -> SQLiteError {
        SQLiteError(code: code, message: unsafe String(cString: sqlite3_errmsg(handle)))
    }
}
