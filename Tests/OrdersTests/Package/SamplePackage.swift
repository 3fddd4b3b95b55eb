import PaySheet
import PaySheetOrders
import TestSupport

/// A package without mistakes, and ways to break it.
struct SamplePackage {
    var files: [String: [UInt8]]

    init() {
        let texts = "\"STATUS_OPEN\" = \"Open\";\n\"ITEM\" = \"Bowl\";\n"
        files = [
            "order.json": [UInt8](SamplePackage.order.utf8), "signature": SamplePackage.unsigned,
            "logo@2x.png": ImageHeadTests.makePNG(600, 600), "logo@3x.png": ImageHeadTests.makePNG(300, 300),
            "receipt.pdf": [UInt8]("%PDF-1.4".utf8), "label.pdf": [UInt8]("%PDF-1.4".utf8),
        ]
        for language in ["en", "fr", "zh-Hans"] {
            files[language + ".lproj/order.strings"] = [UInt8](texts.utf8)
            files[language + ".lproj/bowl@2x.jpg"] = ImageHeadTests.makeJPEG(300, 300)
            files[language + ".lproj/bowl.jpg"] = ImageHeadTests.makeJPEG(300, 300)
        }
        writeManifest()
    }

    /// The order, which names each kind of file.
    static let order = """
        {"schemaVersion":1,"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"1","orderType":"ecommerce",\
        "createdAt":"2027-03-01T09:00:00Z","updatedAt":"2027-03-01T09:00:00Z","status":"open","statusDescription":"STATUS_OPEN",\
        "orderManagementURL":"https://shop.example/orders/1","merchant":{"merchantIdentifier":"merchant.com.example",\
        "displayName":"Harbor Bowls","url":"https://shop.example","logo":"logo","emailAddress":"help@shop.example"},\
        "lineItems":[{"title":"ITEM","quantity":1,"image":"bowl.jpg"}],\
        "payment":{"total":{"amount":"5","currency":"USD"},"status":"paid","transactions":[{"amount":{"amount":"5","currency":"USD"},\
        "createdAt":"2027-03-01T09:00:00Z","paymentMethod":{"displayName":"Card"},"status":"completed","transactionType":"purchase",\
        "receipt":"receipt.pdf"}]},"returns":[{"returnIdentifier":"r","status":"open","returnLabel":"label.pdf"}]}
        """

    /// Stands for the signature, which is made when the manifest is there.
    static let unsigned: [UInt8] = [0x30, 0]

    /// What is wrong with the signature.
    var signature = SampleSignature()

    var package: OrderPackage { OrderPackage(signed.map { OrderPackage.File(path: $0.key, bytes: $0.value) }) }

    private var signed: [String: [UInt8]] {
        var signed = files
        for (path, bytes) in files where path.hasSuffix("signature") && bytes == SamplePackage.unsigned {
            signed[path] = try? signature.bytes(of: files[path.dropLast("signature".count) + "manifest.json"] ?? [])
        }
        return signed
    }

    mutating func writeManifest() {
        files["manifest.json"] = OrderManifest(of: package).json
    }

    /// Replaces text in a file, and writes the manifest again unless it was the manifest.
    mutating func replace(_ old: String, _ new: String, in path: String) {
        let bytes = files[path] ?? []
        let (old, new) = (Array(old.utf8), Array(new.utf8))
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: old) }) else { return }
        files[path] = Array(bytes[..<start]) + new + Array(bytes[(start + old.count)...])
        if path != "manifest.json" { writeManifest() }
    }

    /// Sets a file, and writes the manifest again.
    mutating func set(_ path: String, _ bytes: [UInt8]?) {
        files[path] = bytes
        writeManifest()
    }

    mutating func set(_ path: String, _ text: String) { set(path, Array(text.utf8)) }

    /// The archive that another program would make.
    func archive(_ change: (inout [TestArchive.Entry]) -> Void = { _ in }) -> [UInt8] {
        var entries = signed.sorted { $0.key < $1.key }.map { TestArchive.Entry($0.key, $0.value) }
        change(&entries)
        return TestArchive(entries).bytes
    }

    /// A check that trusts the authority of the samples.
    static func check(allowsMissingSignature: Bool = false, fileName: String? = nil) -> OrderPackageCheck {
        var check = OrderPackageCheck(allowsMissingSignature: allowsMissingSignature, fileName: fileName)
        if let authority = try? SampleSignature.authority { check.roots.append(authority) }
        return check
    }

    /// What the check finds, as `rule path`.
    static func found(_ package: OrderPackage, _ check: OrderPackageCheck = SamplePackage.check()) -> [String] {
        check.findings(in: package).map { $0.rule.name + " " + ($0.place.file ?? "-") }
    }
}
