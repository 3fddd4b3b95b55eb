import Driver

/// Hands every input to libFuzzer's loop.
public func fuzz(_ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments, target)
}

/// The bytes of one input.
public func input(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes, count: count))
}

/// Ends the program, which libFuzzer takes for a crash, when a law does not hold.
public func law(_ name: StaticString, _ holds: Bool, _ details: @autoclosure () -> String = "", line: UInt = #line) {
    guard !holds else { return }
    print("A law is broken: \(name) (line \(line)): \(details())")
    fatalError("\(name)")
}

/// Reads choices from bytes; at the end of the bytes every choice is the first one.
public struct Choices {
    private var rest: ArraySlice<UInt8>

    public init(_ bytes: [UInt8]) { rest = bytes[...] }

    public var isAtEnd: Bool { rest.isEmpty }

    public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    public mutating func below(_ count: Int) -> Int { count < 2 ? 0 : Int(byte()) % count }

    public mutating func word() -> Int { (0..<8).reduce(0) { word, _ in word << 8 | Int(byte()) } }

    public mutating func bytes(_ count: Int) -> [UInt8] {
        let taken = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
        return taken
    }
}
