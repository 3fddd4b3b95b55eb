import PaySheet

/// The file name of an image: `logo@2x.png` is the image `logo`.
struct ImageName: Hashable {
    /// The name without resolution and extension.
    let stem: [UInt8]
    /// The resolution: 1, 2 or 3.
    let scale: Int

    /// Reads a file name; `nil` if it has no extension of an image.
    init?(_ name: some Collection<UInt8>) {
        let name = Array(name)
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
        let suffix = ASCII.lowerCased(name[(dot + 1)...])
        guard ["png", "jpg", "jpeg"].contains(where: { suffix.elementsEqual($0.utf8) }) else { return nil }
        let base = name[..<dot]
        for scale in [2, 3] where base.count > 3 && base.suffix(3).elementsEqual("@\(scale)x".utf8) {
            (stem, self.scale) = (Array(base.dropLast(3)), scale)
            return
        }
        (stem, scale) = (Array(base), 1)
    }

    /// The name with its resolution, and without an extension.
    var name: [UInt8] { stem + (scale == 1 ? [] : Array("@\(scale)x".utf8)) }
}
