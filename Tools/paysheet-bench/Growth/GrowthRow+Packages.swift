extension GrowthRow {
    /// Packages that try to be slow to read.
    static var packages: [GrowthRow] {
        [
            ("package-shared-data", "a.order", "order.json"), ("package-pass", "a.pkpass", "pass.json"),
            ("package-bundle", "a.pkpasses", "a.pkpass"),
        ].map { name, path, content in
            GrowthRow(
                name: name, sizes: [50, 200, 800], document: { sharedData($0, content) }, work: { command(["check", path], [path: $0]) })
        }
    }

    /// An archive with this number of files of one name, which all have the same compressed data: as many kilobytes.
    private static func sharedData(_ files: Int, _ name: String) -> [UInt8] {
        let block = 1000
        var data: [UInt8] = []
        for number in 1...files {
            // A block of deflate that is not compressed, with its length twice.
            data += [number == files ? 1 : 0] + short(block) + short(~block) + [UInt8](repeating: 0x20, count: block)
        }
        let sizes = short(20) + short(0) + short(8) + long(0) + long(0) + long(data.count) + long(files * block)
        let name = Array(name.utf8)
        var archive = long(0x0403_4B50) + sizes + short(name.count) + short(0) + name + data
        let directory = archive.count
        for _ in 0..<files {
            archive +=
                long(0x0201_4B50) + short(20) + sizes + short(name.count) + short(0) + short(0) + short(0) + short(0) + long(0) + long(0)
            archive += name
        }
        let length = archive.count - directory
        return archive + long(0x0605_4B50) + long(0) + short(files) + short(files) + long(length) + long(directory) + short(0)
    }

    private static func short(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)] }

    private static func long(_ number: Int) -> [UInt8] { short(number) + short(number >> 16) }
}
