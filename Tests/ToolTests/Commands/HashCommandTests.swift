import PaySheet
import PaySheetGuide
import Testing

@Suite("hash")
struct HashCommandTests {
    /// The SHA-256 hash of "order-42".
    private static let hash = ApplicationData("order-42".utf8).hash

    @Test("The hash of the given data is printed")
    func given() {
        let world = TestWorld()
        #expect(world.run("hash", "--application-data", "b3JkZXItNDI=") == 0)
        #expect(world.output == HashCommandTests.hash + "\n")
        #expect(HashCommandTests.hash.hasPrefix("d") || HashCommandTests.hash.count == 64)
    }

    @Test(
        "The hash of a document's data is printed",
        arguments: [
            PaySheetGuide.Sample(.request, [.set("/applicationData", "\"b3JkZXItNDI=\"")]),
            PaySheetGuide.Sample(.w3c, [.set("/methodData/0/data/applicationData", "\"b3JkZXItNDI=\"")]),
            PaySheetGuide.Sample(.flow, [.set("/request/applicationData", "\"b3JkZXItNDI=\"")]),
            PaySheetGuide.Sample(.w3cFlow, [.set("/paymentRequest/methodData/0/data/applicationData", "\"b3JkZXItNDI=\"")]),
        ])
    func document(_ sample: PaySheetGuide.Sample) {
        let world = TestWorld()
        world.files["a.json"] = sample.json
        #expect(world.run("hash", "a.json") == 0)
        #expect(world.output == HashCommandTests.hash + "\n")
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            (["hash"], 2, "--application-data BASE64"), (["hash", "--application-data", "a-b"], 2, "is not Base64"),
            (["hash", "--application-data", "YQ==", "a.json"], 2, "not both"), (["hash", "a.json"], 1, "there is no request with"),
            (["hash", "b.json"], 1, "is not Base64"), (["hash", "none.json"], 2, "none.json"),
        ] as [([String], Int32, String)])
    func mistakes(_ arguments: [String], _ status: Int32, _ message: String) {
        let world = TestWorld(["a.json": SampleBase.request.text])
        world.files["b.json"] = PaySheetGuide.Sample(.request, [.set("/applicationData", "\"order-42!\"")]).json
        #expect(world.run(arguments) == status)
        #expect(world.errors.contains(message), "\(world.errors)")
    }
}
