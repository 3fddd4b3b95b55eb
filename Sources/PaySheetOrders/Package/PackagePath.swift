import PaySheet

/// The paths of files in a package: relative, with `/`.
enum PackagePath {
    /// Why a package cannot have a file at a path.
    enum Fault: Sendable, Hashable {
        case empty, absolute, backslash, parent, emptyPart, control, tooLong
    }

    /// What is wrong with a path; `nil` for most.
    static func fault(_ path: String) -> Fault? {
        let bytes = Array(path.utf8)
        guard !bytes.isEmpty else { return .empty }
        // Systems take names of up to 255 bytes. A package needs one folder in a path.
        guard bytes.count <= 512, bytes.filter({ $0 == UInt8(ascii: "/") }).count < 16 else { return .tooLong }
        if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return .control }
        if bytes.contains(UInt8(ascii: "\\")) { return .backslash }
        let hasDrive = bytes.count > 1 && bytes[1] == UInt8(ascii: ":") && ASCII.isLowerCaseLetter(ASCII.lowerCased(bytes[0]))
        if bytes[0] == UInt8(ascii: "/") || hasDrive { return .absolute }
        for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            if part.elementsEqual("..".utf8) { return .parent }
            if part.isEmpty || part.elementsEqual(".".utf8) { return .emptyPart }
            if part.count > 255 { return .tooLong }
        }
        return nil
    }

    /// Files of a system or an editor, which are not part of an order: the path up to the name that says so.
    static func metadata(in path: String) -> String? {
        var start = ""
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            start += (start.isEmpty ? "" : "/") + String(decoding: part, as: UTF8.self)
            let name = ASCII.lowerCased(part)
            if name.first == UInt8(ascii: "."), name.contains(where: { $0 != UInt8(ascii: ".") }) { return start }
            if metadataNames.contains(where: { name.elementsEqual($0.utf8) }) { return start }
        }
        return nil
    }

    private static let metadataNames = ["__macosx", "thumbs.db", "desktop.ini", "ehthumbs.db"]

    /// The first folder of a path and the rest; `nil` for a file at the top.
    static func split(_ path: String) -> (folder: String, rest: String)? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let rest = path.utf8.index(after: slash)
        return (String(decoding: path.utf8[..<slash], as: UTF8.self), String(decoding: path.utf8[rest...], as: UTF8.self))
    }
}

extension PackagePath.Fault {
    /// What is wrong, after "the path".
    var message: String {
        switch self {
        case .empty: "is empty"
        case .absolute: "is absolute"
        case .backslash: "has a backslash"
        case .parent: "has \"..\""
        case .emptyPart: "has a name that is empty or \".\""
        case .control: "has a control character"
        case .tooLong: "is too long"
        }
    }
}
