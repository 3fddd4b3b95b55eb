/// Addresses of files: `file:///folder/name%20of%20file.json`.
package enum Address {
    private static let scheme = "file://"

    /// Returns the path of a file, or `nil` if the address names none.
    package static func path(_ address: String) -> String? {
        guard address.hasPrefix(scheme) else { return nil }
        let rest = [UInt8](address.utf8.dropFirst(scheme.utf8.count))
        // The name of a host comes before the path; only this machine's files can be read.
        guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let host = String(decoding: rest[..<slash], as: UTF8.self)
        guard host.isEmpty || host == "localhost" else { return nil }
        var path: [UInt8] = []
        var index = slash
        while index < rest.count {
            if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count, let high = digit(rest[index + 1]), let low = digit(rest[index + 2])
            {
                path.append(high << 4 | low)
                index += 3
            } else {
                path.append(rest[index])
                index += 1
            }
        }
        guard !path.contains(0) else { return nil }
        return String(decoding: path, as: UTF8.self)
    }

    /// Returns the address of a file.
    package static func of(_ path: String) -> String {
        var address = [UInt8](scheme.utf8)
        let digits = [UInt8]("0123456789ABCDEF".utf8)
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                address.append(byte)
            default: address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
        return String(decoding: address, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }

    /// The last part of a path or an address.
    package static func name(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// The folder of a path.
    package static func folder(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}

extension Address {
    /// Returns a path without `.` and `..`.
    package static func plain(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
