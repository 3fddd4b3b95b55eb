/// The identifiers of time zones, as the IANA database has them, the old names included.
///
/// The browser's library knows the same names, byte by byte, and a few of its own; see ``isOffset(_:from:to:)``.
package enum TimeZoneNames {
    /// Whether the bytes from `from` up to `to` are an identifier of the database.
    package static func contains(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        let place = all.lowerBound { compare(bytes, from, to, $0) > 0 }
        return place < all.count && compare(bytes, from, to, all[place]) == 0
    }

    /// Whether the bytes are a zone that only the browser's library knows: an offset such as `GMT+2`, or one of its three letters.
    package static func isOffset(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        let count = to &- from
        guard count >= 3 else { return false }
        if count == 3 {
            for place in 0..<oldLetters.count where compare(bytes, from, to, oldLetters[place]) == 0 { return true }
            return false
        }
        guard count >= 5, count <= 9, compare(bytes, from, from &+ 3, "GMT") == 0 else { return false }
        guard bytes[from &+ 3] == UInt8(ascii: "+") || bytes[from &+ 3] == ASCII.minus else { return false }
        var digits = 0
        for index in from &+ 4..<to {
            if bytes[index] &- ASCII.zero <= 9 { digits &+= 1 } else if bytes[index] != UInt8(ascii: ":") { return false }
        }
        return digits > 0
    }

    /// The intended identifier. Case, spaces and underscores do not matter. The area before a city can be missing, and a letter or two
    /// can be wrong.
    package static func nearest(_ bytes: [UInt8]) -> String? {
        let wanted = ASCII.squeezed(bytes)
        guard wanted.count > 2 else { return nil }
        var city: String?
        var near: (name: String, distance: Int)?
        for name in all {
            let candidate = ASCII.squeezed((0..<name.utf8CodeUnitCount).map { name.byte($0) })
            if candidate == wanted { return name.description }
            let limit = min(near.map { $0.distance - 1 } ?? 2, wanted.count / 4)
            if limit > 0, abs(candidate.count - wanted.count) <= limit, wanted.count <= 64 {
                let distance = NearNames.distance(wanted, candidate)
                if distance <= limit { near = (name.description, distance) }
            }
            guard candidate.count > wanted.count, candidate.suffix(wanted.count).elementsEqual(wanted),
                candidate[candidate.count - wanted.count - 1] == UInt8(ascii: "/")
            else { continue }
            if city == nil { city = name.description }
        }
        return city ?? near?.name
    }

    /// Below zero where the bytes come before the name.
    private static func compare(_ bytes: borrowing Span<UInt8>, _ from: Int, _ to: Int, _ name: StaticString) -> Int {
        var index = from
        for place in 0..<name.utf8CodeUnitCount {
            let byte = name.byte(place)
            guard index < to else { return -1 }
            if bytes[index] != byte { return bytes[index] < byte ? -1 : 1 }
            index &+= 1
        }
        return index == to ? 0 : 1
    }

    /// What ICU took over from early Java.
    private static let oldLetters: [StaticString] = [
        "ACT", "AET", "AGT", "ART", "AST", "BET", "BST", "CAT", "CNT", "CST", "CTT", "EAT", "ECT", "IET", "IST", "JST", "MIT", "NET", "NST",
        "PLT", "PNT", "PST", "SST", "VST",
    ]
}
