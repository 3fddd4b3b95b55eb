import PaySheet
import PaySheetGuide
import Testing

@Suite("Releases of systems")
struct SystemReleaseTests {
    @Test(
        "A release supports the highest version that came with it or earlier",
        arguments: [
            ("ios15.4", 13), ("iOS 15.3.1", 12), ("iPadOS 16", 14), ("macOS 13", 14), ("macos12.3", 13), ("macOS 10.14.3", 5),
            ("iOS 10", 1), ("iOS 9.3", nil), ("macOS 10.11.6", nil), ("iOS 26", 14), ("watchos9", nil),
        ] as [(String, Int?)])
    func versions(_ text: String, _ version: Int?) throws {
        #expect(try #require(SystemRelease(text)).apiVersion == version)
    }

    @Test(
        "Other text is not a release",
        arguments: ["", "ios", "15.4", "android 14", "ios15.", "ios15.4.1.2", "iOS  15", "ios1500", "ios-15"])
    func noRelease(_ text: String) { #expect(SystemRelease(text) == nil) }

    @Test(
        "Releases are written as Apple writes them",
        arguments: [("ios15.4.0", "iOS 15.4"), ("MACOS 13.0", "macOS 13"), ("ios12.1.1", "iOS 12.1.1"), ("WatchOS 9.0", "watchOS 9")])
    func names(_ text: String, _ name: String) { #expect(SystemRelease(text)?.description == name) }

    @Test(
        "The requirements of a document name the first systems",
        arguments: [
            (SampleBase.request, ["iOS 10", "macOS 10.12"]), (.recurring, ["iOS 16", "macOS 13"]), (.deferred, ["iOS 16.4", "macOS 13.3"]),
            (.disbursement, ["iOS 18", "macOS 15"]),
        ] as [(SampleBase, [String])])
    func systems(_ base: SampleBase, _ systems: [String]) throws {
        var reader = DocumentReader()
        let found = reader.requirements(of: [UInt8](base.text.utf8), as: base.kind)
        let requirements = try #require(found)
        #expect(requirements.systems.map { $0.description } == systems)
    }

    @Test("The system for version 15 is unknown")
    func unknown() throws {
        var reader = DocumentReader()
        let request = Sample(.request, [.set("/supportedNetworks", "[\"meeza\"]")])
        let found = reader.requirements(of: request.json, as: .paymentRequest)
        let requirements = try #require(found)
        #expect(requirements.apiVersion == 15 && requirements.systems.isEmpty)
    }
}
