import FuzzSupport
import PaySheet
import PaySheetCompression
import PaySheetOrders

/// Bytes as the archive of an order, as compressed data, and as each file of a package. Every input ends in a value, a finding or an error.
@main enum FuzzOrders {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            FuzzOrders.archive(all)
            FuzzOrders.compressed(all)
            FuzzOrders.gzip(all)
            FuzzOrders.strings(all)
            FuzzOrders.manifest(all)
            FuzzOrders.image(all)
            FuzzOrders.signature(all)
            return 0
        }
    }

    private static func archive(_ bytes: [UInt8]) {
        do throws(ZipError) {
            // A small limit, because a few bytes can be compressed data of many.
            let limits = ZipLimits(total: 1 << 18)
            // Each byte is decompressed once, and what that makes is in the limits.
            law("no work is done twice", try ZipReader(bytes, limits: limits).work <= bytes.count + limits.total)
            let package = try OrderPackage(archive: bytes, limits: limits)
            FuzzOrders.check(package)
            for file in package.files {
                let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
                law("a path stays inside", !parts.contains("..") && !parts.contains("") && !file.path.utf8.contains(0x5C), file.path)
            }
            guard !package.flaws.contains(where: { $0.losesFile }) else { return }
            let again = try package.archive()
            let reading = try OrderPackage(archive: again)
            law("an archive has the same files again", reading.files == package.files)
            law("an archive that was written is not odd", reading.flaws.allSatisfy { $0.isUnsafe } && (try? reading.archive()) == again)
        } catch {
            law("a refusal says why", !error.description.isEmpty)
        }
    }

    private static func check(_ package: OrderPackage) {
        let findings = OrderPackageCheck(fileName: "a.order").findings(in: package)
        for finding in findings {
            law("a finding has words", !finding.message.isEmpty && finding.help?.isEmpty != true)
            law("a finding is one line", !finding.description.utf8.contains { $0 < 0x20 }, finding.description)
            // The content of order.json is checked by the rules about documents.
            law("a rule is known", WalletOrdersRules.ids.contains(finding.rule) || finding.place.file?.hasSuffix("order.json") == true)
        }
        law("findings are the same again", OrderPackageCheck(fileName: "a.order").findings(in: package) == findings)
    }

    private static func compressed(_ bytes: [UInt8]) {
        guard let result = try? Inflate.decompress(bytes[...], limit: 1 << 16) else { return }
        law("no more is read than there is", result.used <= bytes.count && result.bytes.count <= 1 << 16)
        if result.bytes.count > 0 {
            let shorter = try? Inflate.decompress(bytes[...], limit: result.bytes.count - 1)
            law("a limit is kept", shorter == nil)
        }
        let exact = try? Inflate.decompress(bytes[..<result.used], limit: result.bytes.count)
        law("what was read is enough", exact?.bytes == result.bytes)
    }

    /// Gzip data that arrives in parts of any size has the same content, and the same fault at the same place. The first byte is the size.
    private static func gzip(_ bytes: [UInt8]) {
        guard let size = bytes.first.map({ Int($0) + 1 }) else { return }
        // Most inputs are not gzip data, but can be its content.
        let data = Array(bytes.dropFirst())
        for data in [data, [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0] + data] {
            let whole = content(of: data, parts: data.count)
            let parts = content(of: data, parts: size)
            law("the size of parts does not matter", whole.bytes == parts.bytes && whole.fault == parts.fault)
            law("a fault is in the data", whole.fault.map { (0...data.count).contains($0.offset) } != false)
            law("a part is not too long", whole.longestPart <= 4096)
        }
    }

    private static func content(of data: [UInt8], parts size: Int) -> (bytes: [UInt8], fault: GzipReader.Fault?, longestPart: Int) {
        var rest = data[...]
        var reader = GzipReader([], partSize: 4096) {
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        }
        var (bytes, longest) = ([UInt8](), 0)
        do throws(GzipReader.Fault) {
            while bytes.count < 1 << 18 {
                let part = try reader.next()
                guard !part.isEmpty else { break }
                bytes += part
                longest = max(longest, part.count)
            }
            return (Array(bytes.prefix(1 << 18)), nil, longest)
        } catch {
            return (bytes, error, longest)
        }
    }

    private static func strings(_ bytes: [UInt8]) {
        do throws(StringsError) {
            let file = try StringsFile(bytes)
            guard file.encoding == .utf8 else { return }
            let text = String(decoding: file.hasByteOrderMark ? bytes[3...] : bytes[...], as: UTF8.self)
            let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            let other = try? StringsFile([0xFF, 0xFE] + units)
            law("the encoding does not matter", other?.entries == file.entries)
            FuzzOrders.check(FuzzOrders.package("en.lproj/order.strings", bytes))
        } catch {
            law("a fault is in a line", error.line >= 1 && error.line <= bytes.count + 1 && !error.description.isEmpty)
        }
    }

    private static func manifest(_ bytes: [UInt8]) {
        do throws(OrderManifestError) {
            let manifest = try OrderManifest(bytes)
            law("a manifest is the same again", (try? OrderManifest(manifest.json)) == manifest)
            FuzzOrders.check(FuzzOrders.package("manifest.json", bytes))
            FuzzOrders.check(FuzzOrders.package("order.json", bytes))
        } catch {
            law("a refusal says why", !error.description.isEmpty)
        }
    }

    private static func image(_ bytes: [UInt8]) {
        guard let head = ImageHead(bytes) else { return }
        law("an image has pixels", head.width > 0 && head.height > 0)
    }

    private static func signature(_ bytes: [UInt8]) {
        // Each signature is a sequence.
        guard bytes.first == 0x30 else { return }
        FuzzOrders.check(FuzzOrders.package("signature", bytes))
    }

    /// A package in which one file is the input.
    private static func package(_ path: String, _ bytes: [UInt8]) -> OrderPackage {
        OrderPackage([
            OrderPackage.File(path: path, bytes: bytes), OrderPackage.File(path: "logo.png", bytes: [1]),
            OrderPackage.File(path: "fr.lproj/order.strings", bytes: Array("\"A\"=\"B\";".utf8)),
        ])
    }
}
