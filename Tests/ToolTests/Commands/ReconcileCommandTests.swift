import PaySheet
import PaySheetGuide
import PaySheetTool
import Testing

@Suite("reconcile")
struct ReconcileCommandTests {
    static let flow = SampleBase.multiMerchantFlow.text
    static let request = SampleBase.request.text
    static let order = #"{"currency":"USD","total":"38.06","items":[]}"#
    static let token = SampleBase.decrypted.text

    @Test("a flow that holds its order needs nothing else")
    func flow() {
        let world = TestWorld(["flow.json": ReconcileCommandTests.flow])
        #expect(world.run("reconcile", "flow.json") == 0)
        #expect(world.output == "flow.json: charges what the order says\n")
    }

    @Test("a share that differs is shown at its place")
    func share() {
        let world = TestWorld(["flow.json": ReconcileCommandTests.flow.replacing("\"144.50\"", with: "\"144.00\"", maxReplacements: 1)])
        #expect(world.run("reconcile", "--format", "concise", "flow.json") == 1)
        #expect(world.output.contains("error[order/shares]: the merchant gets 144.50 here and 144.00 in the order; that is 0.50 too much"))
    }

    @Test("an order of its own file is compared with a request, on standard input too")
    func order() {
        let world = TestWorld(["order.json": ReconcileCommandTests.order], input: ReconcileCommandTests.request)
        #expect(world.run("reconcile", "-", "--order", "order.json") == 0)
        let other = TestWorld(
            ["order.json": ReconcileCommandTests.order.replacing("38.06", with: "3806")], input: ReconcileCommandTests.request)
        #expect(other.run("reconcile", "-", "--order=order.json", "--format=concise") == 1)
        #expect(other.output.contains("it is a 100th of it"))
    }

    @Test("a token is compared in minor units")
    func token() {
        let world = TestWorld(["token.json": ReconcileCommandTests.token], input: ReconcileCommandTests.request)
        #expect(world.run("reconcile", "-", "--token", "token.json", "--format", "concise") == 1)
        #expect(world.output.contains("error[charge/amount]: the total is 38.06 and the token was authorized for 200.50"))
    }

    @Test("a flow may hold the token itself", arguments: [(20450, 0), (204, 1)])
    func ownToken(_ amount: Int, _ status: Int32) {
        let token = ReconcileCommandTests.token.replacing("20050", with: String(amount))
        let flow = ReconcileCommandTests.flow.replacing("\"result\":", with: "\"decryptedToken\": \(token), \"result\":")
        let world = TestWorld(["flow.json": flow])
        #expect(world.run("reconcile", "--format", "concise", "flow.json") == status)
        #expect(world.output.contains("error[charge/amount]") == (status == 1))
        #expect(world.run("reconcile", "flow.json") == status)
        #expect(world.output.hasPrefix("flow.json: charges what the order and the token say\n") == (status == 0))
    }

    @Test("what cannot be compared is said and is no verdict")
    func undone() {
        let world = TestWorld(["order.json": "{}", "a.json": ReconcileCommandTests.request])
        #expect(world.run("reconcile", "a.json") == 2)
        #expect(world.errors.contains("--order"))
        #expect(world.run("reconcile", "a.json", "--order", "order.json") == 2)
        #expect(world.errors.contains("order.json: this is not an order that can be compared"))
        #expect(world.run("reconcile", "a.json", "--order", "none.json") == 2)
        #expect(world.run("reconcile", "order.json", "--order", "order.json") == 2)
        #expect(world.run("reconcile") == 2)
    }
}
