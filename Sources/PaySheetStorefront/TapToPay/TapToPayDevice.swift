import PaySheet

/// Whether a device can read cards without contact. iPhone XS and later can.
public enum TapToPayDevice: Sendable, Hashable {
    /// It can.
    case able
    /// It is an iPhone before iPhone XS.
    case tooOld
    /// It is not an iPhone.
    case noPhone
    /// The name does not say which device it is.
    case unknown

    /// Reads the name of a device, such as `iPhone XR`, or its identifier, such as `iPhone11,8`.
    public init(_ name: String) {
        let words = ASCII.lowerCased(name.utf8).split { !ASCII.isDigit($0) && !ASCII.isLowerCaseLetter($0) }
            .map { String(decoding: $0, as: UTF8.self) }
        guard let first = words.first else {
            self = .unknown
            return
        }
        guard first.utf8.starts(with: "iphone".utf8) else {
            self =
                ["ipad", "ipod", "mac", "macbook", "imac", "watch", "apple"].contains { first.utf8.starts(with: $0.utf8) }
                ? .noPhone : .unknown
            return
        }
        let rest = String(decoding: first.utf8.dropFirst(6), as: UTF8.self)
        let model = rest.utf8.isEmpty ? words.dropFirst().first ?? "" : rest
        self = TapToPayDevice(model: model, words)
    }

    private init(model: String, _ words: [String]) {
        let digits = model.utf8.prefix { ASCII.isDigit($0) }
        if !digits.isEmpty, digits.count < 4 {
            let number = digits.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
            // The identifier iPhone11,2 is iPhone XS, and iPhone 11 has a larger one.
            self = number >= 11 ? .able : .tooOld
            return
        }
        switch model {
        case "xs", "xr", "air": self = .able
        case "x": self = .tooOld
        case "se":
            let generation = words.compactMap { $0.utf8.first }.first { ASCII.isDigit($0) }
            self = generation == nil ? .unknown : generation == UInt8(ascii: "1") ? .tooOld : .able
        default: self = .unknown
        }
    }
}
