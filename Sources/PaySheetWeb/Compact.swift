import PaySheet

/// JSON on one line.
enum Compact {
    static func json(_ bytes: [UInt8]) -> [UInt8] { JSONTree(bytes)?.bytes ?? bytes }
}
