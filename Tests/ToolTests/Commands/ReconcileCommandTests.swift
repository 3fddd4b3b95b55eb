import Foundation
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

    @Test("A flow that contains its order needs no other file")
    func flow() {
        let world = TestWorld(["flow.json": ReconcileCommandTests.flow])
        #expect(world.run("reconcile", "flow.json") == 0)
        #expect(world.output == "flow.json: charges what the order says\n")
    }

    @Test("A different share is reported at its place")
    func share() {
        let world = TestWorld(["flow.json": ReconcileCommandTests.flow.replacing("\"144.50\"", with: "\"144.00\"", maxReplacements: 1)])
        #expect(world.run("reconcile", "--format", "concise", "flow.json") == 1)
        #expect(world.output.contains("error[order/shares]: the merchant gets 144.50 here and 144.00 in the order; that is 0.50 too much"))
    }

    @Test("An order in another file is compared with a request, also from standard input")
    func order() {
        let world = TestWorld(["order.json": ReconcileCommandTests.order], input: ReconcileCommandTests.request)
        #expect(world.run("reconcile", "-", "--order", "order.json") == 0)
        let other = TestWorld(
            ["order.json": ReconcileCommandTests.order.replacing("38.06", with: "3806")], input: ReconcileCommandTests.request)
        #expect(other.run("reconcile", "-", "--order=order.json", "--format=concise") == 1)
        #expect(other.output.contains("it is a 100th of it"))
    }

    @Test("A token is compared in minor units")
    func token() {
        let world = TestWorld(["token.json": ReconcileCommandTests.token], input: ReconcileCommandTests.request)
        #expect(world.run("reconcile", "-", "--token", "token.json", "--format", "concise") == 1)
        #expect(world.output.contains("error[charge/amount]: the total is 38.06 and the token was authorized for 200.50"))
    }

    @Test("A token of the device is named if the request asks for later payments", arguments: [true, false], [true, false])
    func deviceToken(_ isMerchantToken: Bool, _ isRecurring: Bool) {
        let request = isRecurring ? SampleBase.recurring.text : ReconcileCommandTests.request
        let token =
            #"{"applicationPrimaryAccountNumber":"4111111111111111","applicationExpirationDate":"301231","currencyCode":"840","#
            + #""transactionAmount":\#(isRecurring ? 999 : 3806),"deviceManufacturerIdentifier":"040010030273","#
            + (isMerchantToken ? #""merchantTokenIdentifier":"a","# : "")
            + #""paymentDataType":"3DSecure","paymentData":{"onlinePaymentCryptogram":"gIBoSLWAMQbiF+7vi3shpMXRpyM="}}"#
        let world = TestWorld(["token.json": token, "a.json": request])
        #expect(world.run("reconcile", "a.json", "--token", "token.json") == 0)
        #expect(world.output == "a.json: charges what the token says\n")
        #expect(world.errors.contains("info[decrypted/device-token]") == (isRecurring && !isMerchantToken), "\(world.errors)")
    }

    @Test("A flow can contain the token", arguments: [(20450, 0), (204, 1)])
    func ownToken(_ amount: Int, _ status: Int32) {
        let token = ReconcileCommandTests.token.replacing("20050", with: String(amount))
        let flow = ReconcileCommandTests.flow.replacing("\"result\":", with: "\"decryptedToken\": \(token), \"result\":")
        let world = TestWorld(["flow.json": flow])
        #expect(world.run("reconcile", "--format", "concise", "flow.json") == status)
        #expect(world.output.contains("error[charge/amount]") == (status == 1))
        #expect(world.run("reconcile", "flow.json") == status)
        #expect(world.output.hasPrefix("flow.json: charges what the order and the token say\n") == (status == 0))
    }

    @Test("A W3C request and its flow are compared", arguments: [("38.06", 0), ("38.07", 1)])
    func w3c(_ amount: String, _ status: Int32) {
        let order = ReconcileCommandTests.order.replacing("38.06", with: amount)
        let world = TestWorld(["a.json": SampleBase.w3c.text, "order.json": order])
        #expect(world.run("reconcile", "a.json", "--order", "order.json", "--format", "concise") == status)
        #expect(world.output.contains("a.json:") == (status == 1))
        let flow = PaySheetGuide.Sample(.w3cFlow, [.set("/order", #"{"currency":"EUR","total":"73.80","items":[]}"#)])
        world.files["flow.json"] = flow.json
        #expect(world.run("reconcile", "flow.json") == 0)
        world.files["flow.json"] = PaySheetGuide.Sample(.w3cFlow, [.set("/order", #"{"currency":"EUR","total":"69.80","items":[]}"#)]).json
        #expect(world.run("reconcile", "flow.json", "--format", "concise") == 1)
        #expect(world.output.contains("error[order/total]: the total 73.80 is not the order's 69.80"))
    }

    @Test("An order that contradicts itself is reported, in a file and in a flow")
    func contradiction() {
        let order = #"{"currency":"USD","total":"38.06","items":[{"label":"Book","amount":"35.00"}]}"#
        let world = TestWorld(["a.json": SampleBase.request.text, "order.json": order])
        #expect(world.run("reconcile", "a.json", "--order", "order.json") == 0)
        #expect(world.errors.contains("warning[order/items]: the order's items add up to 35.00, and its total is 38.06"))
        let flow = TestWorld(["flow.json": SampleBase.flow.text.replacing("\"7.12\"}]", with: "\"8.12\"}]", maxReplacements: 1)])
        #expect(flow.run("reconcile", "flow.json") == 0)
        #expect(flow.errors.contains("order's items add up to 97.12, with shipping to 112.07, and its total is 111.07"))
    }

    @Test("A comparison without a usable order returns 2")
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

    // MARK: Wallet orders

    private static func walletOrder() throws -> String {
        try String(contentsOf: Repository.root.appendingPathComponent("Examples/orders/order.json"), encoding: .utf8)
    }

    private static let details: String =
        #"{"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2024-000042","#
        + #""webServiceURL":"https://orders.example.com/wallet","authenticationToken":"k7Yx2mQ9sT4vW8zB1cD5"}"#

    @Test(
        "The order details in a result must match the order",
        arguments: [#"{"status":0,"orderDetails":DETAILS}"#, #"{"orderDetails":DETAILS}"#])
    func details(_ result: String) throws {
        let json = result.replacing("DETAILS", with: Self.details)
        let world = TestWorld(["order.json": try Self.walletOrder(), "result.json": json])
        #expect(world.run("reconcile", "result.json", "--wallet-order", "order.json") == 0)
        #expect(world.output == "result.json: agrees with --wallet-order\n")
        #expect(world.errors == "")
        world.files["result.json"] = Array(
            json.replacing("k7Yx2mQ9sT4vW8zB1cD5", with: "canary-0123456789").replacing("-000042", with: "-43").utf8)
        #expect(world.run("reconcile", "result.json", "--wallet-order", "order.json", "--format", "concise") == 1)
        for member in ["orderIdentifier", "authenticationToken"] {
            #expect(world.output.contains("error[wallet-order/details-differ]: \"\(member)\" differs from order.json"), "\(world.output)")
        }
        #expect(world.output.split(separator: "\n").count == 2)
        for format in ["text", "json"] {
            #expect(world.run("reconcile", "result.json", "--wallet-order", "order.json", "--format", format) == 1)
            for secret in ["canary", "k7Yx2", "2024-43"] { #expect(!(world.output + world.errors).contains(secret)) }
        }
    }

    @Test("A number is compared as the text that a browser reads")
    func numbers() throws {
        let json = #"{"status":0,"orderDetails":"# + Self.details.replacing(#""2024-000042""#, with: "42") + "}"
        let world = TestWorld(["order.json": try Self.walletOrder(), "result.json": json])
        #expect(world.run("reconcile", "result.json", "--wallet-order", "order.json", "--format", "concise") == 1)
        #expect(world.output.contains("wallet-order/details-differ"))
        #expect(world.run("reconcile", "result.json", "--wallet-order", "order.json", "--token", "token.json") == 2)
        #expect(world.run("reconcile", "result.json") == 2)
        #expect(world.errors.contains("compare its order details with --wallet-order"))
    }

    @Test("A flow is compared with both orders")
    func walletOrderOfAFlow() throws {
        let flow = Self.flow.replacing(#"{ "status": 0 }"#, with: #"{"status":0,"orderDetails":\#(Self.details)}"#)
        let world = TestWorld(["order.json": try Self.walletOrder(), "flow.json": flow])
        #expect(world.run("reconcile", "flow.json", "--wallet-order", "order.json") == 0, "\(world.errors)")
        #expect(world.output == "flow.json: charges what the order says\nflow.json: agrees with --wallet-order\n")
    }

    private static let uncomparable: [(String, String, String)] = [
        (#"{"status":0}"#, "order.json", "there are no order details to compare with --wallet-order"),
        (SampleBase.request.text, "order.json", "there are no order details to compare with --wallet-order"),
        (#"{"orderDetails":\#(details)}"#, "none.json", "none.json"),
        (#"{"orderDetails":\#(details)}"#, "result.json", "result.json:"),
    ]

    @Test("A comparison without usable order details returns 2", arguments: uncomparable)
    func noDetails(_ result: String, _ order: String, _ message: String) throws {
        let world = TestWorld(["order.json": try Self.walletOrder(), "result.json": result])
        #expect(world.run("reconcile", "result.json", "--wallet-order", order) == 2)
        #expect(world.errors.contains(message) && world.output == "", "\(world.errors)")
        // Without the option, a result is not a document for this command.
        guard result != Self.request else { return }
        #expect(world.run("reconcile", "result.json") == 2)
        #expect(world.errors.contains("not a payment request and not a flow"))
    }
}
