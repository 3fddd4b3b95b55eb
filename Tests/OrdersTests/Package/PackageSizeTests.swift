import PaySheet
import PaySheetOrders
import Testing

@Suite("Size of packages")
struct PackageSizeTests {
    @Test("The size limit is an error only with a return label")
    func size() throws {
        var sample = SamplePackage()
        var check = SamplePackage.check()
        #expect(check.sizeLimit == 5_000_000)
        check.sizeLimit = sample.package.files.reduce(0) { $0 + $1.bytes.count }
        #expect(check.findings(in: sample.package).map { $0.rule.name + " " + $0.severity.word } == ["package/size error"])
        check.sizeLimit += 1
        #expect(check.findings(in: sample.package) == [])
        // The size of an archive is that of its bytes.
        let archive = try OrderPackage(archive: sample.archive())
        #expect(check.findings(in: archive).map { $0.rule.name } == ["package/size"])
        sample.replace(#","returnLabel":"label.pdf""#, "", in: "order.json")
        check.sizeLimit = 1000
        #expect(check.findings(in: sample.package).map { $0.rule.name + " " + $0.severity.word } == ["package/size warning"])
    }

    @Test("A package with more than 2 MB, or with more than 10 languages, has an info with both numbers")
    func unusualSize() throws {
        var sample = SamplePackage()
        var check = SamplePackage.check()
        #expect(check.usualSize == 2_000_000)
        let size = sample.package.files.reduce(0) { $0 + $1.bytes.count }
        check.usualSize = size
        #expect(check.findings(in: sample.package) == [])
        check.usualSize -= 1
        let finding = try #require(check.findings(in: sample.package).first)
        #expect(finding.rule == .packageSize && finding.severity == .info)
        #expect(finding.message == "the package has \(size) bytes and 3 languages")
        for (index, language) in ["de", "es", "it", "ja", "ko", "nl", "pt", "sv"].enumerated() {
            for name in ["order.strings", "bowl.jpg", "bowl@2x.jpg"] {
                sample.files[language + ".lproj/" + name] = sample.files["fr.lproj/" + name]
            }
            sample.writeManifest()
            let infos = SamplePackage.check().findings(in: sample.package)
            #expect(infos.map { $0.rule.name + " " + $0.severity.word } == (index < 7 ? [] : ["package/size info"]))
            #expect(infos.allSatisfy { $0.message.hasSuffix(" bytes and 11 languages") })
        }
    }

    @Test("An image that order.json does not name has an info with its size")
    func unusedImage() throws {
        var sample = SamplePackage()
        sample.set("banner@2x.png", ImageHeadTests.makePNG(600, 600))
        sample.set("banner@3x.png", ImageHeadTests.makePNG(600, 600))
        let finding = try #require(SamplePackage.check().findings(in: sample.package).first)
        #expect(SamplePackage.found(sample.package) == ["package/image-unused banner@2x.png"])
        let size = ["banner@2x.png", "banner@3x.png"].reduce(0) { $0 + (sample.files[$1]?.count ?? 0) }
        #expect(finding.severity == .info)
        #expect(finding.message == "order.json does not name the image, and its 2 files have \(size) bytes")
        // It can be the image that is missing under another name.
        sample.replace(#""logo":"logo""#, #""logo":"baner""#, in: "order.json")
        #expect(SamplePackage.found(sample.package) == ["package/image-missing order.json"])
    }
}
