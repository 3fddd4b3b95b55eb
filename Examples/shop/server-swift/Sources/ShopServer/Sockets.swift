#if canImport(Glibc)
    import Glibc
    private let stream = Int32(SOCK_STREAM.rawValue)
#elseif canImport(Musl)
    import Musl
    private let stream = SOCK_STREAM
#elseif canImport(Darwin)
    import Darwin
    private let stream = SOCK_STREAM
#endif

/// A socket of this computer that browsers connect to.
struct Listener {
    private let descriptor: Int32
    let port: UInt16

    /// Listens on a port. Port 0 is any free port.
    init(port: UInt16) throws(SocketError) {
        // Writing to a browser that is gone must not end the server.
        _ = signal(SIGPIPE, SIG_IGN)
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw SocketError(call: "socket", code: errno) }
        var isReused: Int32 = 1
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        // 127.0.0.1: other computers do not reach this server.
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let outcome = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, size) }
        }
        guard outcome == 0, listen(descriptor, 64) == 0 else { throw SocketError(call: "bind", code: errno) }
        _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe getsockname(descriptor, $0, &size) }
        }
        self.descriptor = descriptor
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Waits for the next browser.
    func nextConnection() throws(SocketError) -> Connection {
        while true {
            let accepted = accept(descriptor, nil, nil)
            if accepted >= 0 { return Connection(descriptor: accepted) }
            // A browser that left before it was accepted is not an error.
            guard errno == EINTR || errno == ECONNABORTED else { throw SocketError(call: "accept", code: errno) }
        }
    }
}

/// A browser that is connected.
struct Connection: Sendable {
    fileprivate let descriptor: Int32

    private static let longestHead = 16_384
    private static let longestBody = 65_536

    /// Returns the request. `nil` if the browser sends none.
    func readRequest() throws(Refusal) -> Request? {
        var bytes: [UInt8] = []
        let separator = Array("\r\n\r\n".utf8)
        while true {
            if let end = bytes.firstRange(of: separator) {
                var request = try Request(head: String(decoding: bytes[..<end.lowerBound], as: UTF8.self))
                guard let body = try readBody(after: bytes[end.upperBound...], try request.length()) else { return nil }
                request.body = body
                return request
            }
            guard bytes.count <= Connection.longestHead else { throw Refusal(431, "") }
            let piece = nextPiece()
            if piece.isEmpty { return nil }
            bytes += piece
        }
    }

    /// Reads the rest of a body. `nil` if the browser leaves before its end.
    private func readBody(after start: ArraySlice<UInt8>, _ length: Int) throws(Refusal) -> [UInt8]? {
        var body = Array(start)
        var count = body.count
        while count < length {
            let piece = nextPiece()
            if piece.isEmpty { return nil }
            count += piece.count
            if count <= Connection.longestBody { body += piece }
            // The browser reads the answer after it has sent everything, so a part of what is too long is read, too.
            if count > 16 * Connection.longestBody { break }
        }
        guard length <= Connection.longestBody else { throw Refusal(413, "the body is too long") }
        return Array(body.prefix(length))
    }

    /// Waits for bytes. Empty if there are no more.
    private func nextPiece() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        return Array(bytes.prefix(max(count, 0)))
    }

    /// Sends an answer, and ends the connection.
    func finish(with answer: Answer) {
        var left = answer.bytes[...]
        while !left.isEmpty {
            let count = unsafe left.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            left = left.dropFirst(count)
        }
        end()
    }

    func end() { _ = close(descriptor) }
}

/// A call of the system that failed.
struct SocketError: Error, CustomStringConvertible {
    let call: String
    let code: Int32

    var description: String { "\(call) failed with the error \(code)" }
}
