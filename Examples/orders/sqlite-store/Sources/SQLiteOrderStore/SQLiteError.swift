/// Why the database did not do something.
public struct SQLiteError: Error, Sendable, Hashable {
    /// The code of SQLite.
    public let code: Int32
    /// What SQLite says. It has names of tables, and no values.
    public let message: String
}
