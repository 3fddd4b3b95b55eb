/// A value of a column or of a parameter.
enum SQLiteValue {
    case text(String)
    case number(Int64)
    case bytes([UInt8])
}
