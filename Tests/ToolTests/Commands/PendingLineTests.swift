import PaySheet
import PaySheetGuide
import PaySheetTool
import TestSupport
import Testing

/// A pending line may have no amount. No command loses it, and none invents an amount.
@Suite("Commands and pending lines")
struct PendingLineTests {
    private static let tip = #"{"label":"Tip","type":"pending"}"#
    /// A request, an update and a flow with a line without an amount.
    private static let request = document(.request, .set("/lineItems/-", tip))
    private static let flow = document(.flow, .set("/request/lineItems/-", tip), .set("/events/2/data/newLineItems/-", tip))

    private static func document(_ base: SampleBase, _ changes: PaySheetGuide.Sample.Change...) -> String {
        String(decoding: PaySheetGuide.Sample(base, changes).json, as: UTF8.self)
    }

    @Test("check finds nothing")
    func check() {
        let update = Self.document(.shippingContactUpdate, .set("/newLineItems/-", Self.tip))
        let world = TestWorld(["a.json": Self.request, "b.json": Self.flow, "c.json": update])
        #expect(world.run("check", "--select", "advice", "--fail-on", "info", "a.json", "b.json", "c.json") == 0, "\(world.output)")
    }

    @Test("describe says of a flow, too, that the amount is not known yet")
    func describe() {
        let world = TestWorld(["a.json": Self.request, "flow.json": Self.flow])
        #expect(world.run("describe", "a.json") == 0)
        #expect(world.output == "You pay Harbor Books 38.06 USD now.\nWhat \"Tip\" costs is not known yet.\n")
        #expect(world.run("describe", "flow.json") == 0)
        #expect(world.output == "You pay Cedar Outfitters 94.95 USD now.\nWhat \"Tip\" costs is not known yet.\n")
        #expect(world.run("describe", "--format", "json", "flow.json") == 0)
        #expect(world.output.contains(#""What \"Tip\" costs is not known yet.""#))
        world.files["flow.json"] = Array(
            Self.document(.flow, .set("/request/lineItems/-", Self.tip), .set("/request/total/type", "\"pending\"")).utf8)
        #expect(world.run("describe", "flow.json") == 0)
        #expect(world.output.hasPrefix("You pay Cedar Outfitters an amount that is not known yet.\n"))
    }

    @Test("The other commands keep the line without an amount")
    func others() {
        for (command, name) in [("fmt", "a.json"), ("fmt", "flow.json"), ("anonymize", "a.json"), ("anonymize", "flow.json")] {
            let world = TestWorld(["a.json": Self.request, "flow.json": Self.flow])
            #expect(world.run(command, name) == 0)
            let text = command == "fmt" ? world.text(name) ?? "" : world.output
            let count = name == "a.json" ? 1 : 2
            #expect(text.split(separator: "\"pending\"").count == count + 1, "\(command) \(name)")
            let amounts = (name == "a.json" ? Self.request : Self.flow).split(separator: "\"amount\"")
            #expect(text.split(separator: "\"amount\"").count == amounts.count, "\(command) \(name)")
        }
        let world = TestWorld(["old.json": SampleBase.flow.text, "new.json": Self.flow])
        #expect(world.run("diff", "old.json", "new.json") == 1)
        #expect(world.output == "\"Tip\" is new: not known yet\n")
        #expect(world.run("preview", "new.json") == 0)
        #expect(world.output.split(separator: "\n").filter { $0.contains("│ Tip ") && $0.contains(" Pending │") }.count >= 2)
    }

    // MARK: fix

    @Test("fix keeps all bytes of a pending line, with and without risky fixes")
    func fix() {
        for document in [Self.request, Self.flow] {
            // Something to fix, beside the pending line.
            let broken = document.replacing("\"supports3DS\"", with: "\"supports3ds\"", maxReplacements: 1)
            for options in [[], ["--include-risky"]] {
                let world = TestWorld(["a.json": broken])
                #expect(world.run(["fix"] + options + ["a.json"]) == 0, "\(world.errors)")
                #expect(world.text("a.json") == document)
            }
        }
    }

    @Test("fix invents no amount for a line without one, and turns a misspelled type into a pending line")
    func fixWithoutAmount() {
        for line in [#"{"label":"Tip"}"#, #"{"label":"Tip","type":"final"}"#, #"{"label":"Tip","type":"pending","amount":""}"#] {
            let text = Self.document(.request, .set("/lineItems/-", line))
            let world = TestWorld(["a.json": text])
            #expect(world.run("fix", "--include-risky", "a.json") == 1)
            #expect(world.text("a.json") == text)
        }
        let world = TestWorld(["a.json": Self.request.replacing("\"pending\"", with: "\"Pending\"")])
        #expect(world.run("fix", "a.json") == 0)
        #expect(world.text("a.json") == Self.request)
    }

    @Test("A line without an amount gets the help that it can be pending, and a total does not")
    func help() {
        let help = #"add "amount", or "type": "pending" if it is not known yet"#
        for line in [#"{"label":"Tip"}"#, #"{"label":"Tip","type":"final"}"#] {
            let world = TestWorld(["a.json": Self.document(.request, .set("/lineItems/-", line))])
            #expect(world.run("check", "a.json") == 1)
            #expect(world.output.contains("= help " + help + "\n"))
        }
        let plan = TestWorld(["a.json": Self.document(.recurring, .remove("/recurringPaymentRequest/regularBilling/amount"))])
        #expect(plan.run("check", "a.json") == 1)
        #expect(plan.output.contains("= help " + help + "\n"))
        for total in [#"{"label":"Shop"}"#, #"{"label":"Shop","type":"pending"}"#] {
            let world = TestWorld(["a.json": Self.document(.request, .set("/total", total))])
            #expect(world.run("check", "a.json") == 1)
            #expect(world.output.contains("= help add \"amount\"\n"))
        }
        let update = TestWorld(["a.json": Self.document(.shippingContactUpdate, .remove("/newTotal/amount"))])
        #expect(update.run("check", "a.json") == 1)
        #expect(update.output.contains("= help add \"amount\"\n"))
        let label = TestWorld(["a.json": Self.document(.request, .remove("/total/label"))])
        #expect(label.run("check", "a.json") == 1)
        #expect(label.output.contains("= help add \"label\"\n"))
    }

    // MARK: reconcile

    @Test("reconcile names the amounts that are not known")
    func reconcile() {
        let order = #"{"currency":"USD","total":"38.06","items":[]}"#
        let world = TestWorld(["a.json": Self.request, "flow.json": Self.flow, "order.json": order])
        for call in [["a.json", "--order", "order.json"], ["flow.json"]] {
            #expect(world.run(["reconcile"] + call) == 0)
            #expect(world.output == call[0] + ": charges what the order says, as far as the amounts are known\n")
            #expect(world.errors == "paysheet: " + call[0] + ": the amount is not known yet: \"Tip\"\n")
        }
        #expect(world.run("reconcile", "--format", "json", "flow.json") == 0)
        #expect(world.errors == "paysheet: flow.json: the amount is not known yet: \"Tip\"\n")
        world.files["order.json"] = Array(order.replacing("38.06", with: "40.06").utf8)
        #expect(world.run("reconcile", "a.json", "--order", "order.json") == 1)
        #expect(world.output.contains("error[order/total]: the total 38.06 is not the order's 40.06; 2.00 are missing"))
        #expect(world.output.contains("the amount of this line is not known yet"))
    }

    @Test("reconcile names the pending lines of a W3C request and of its modifier")
    func reconcileW3C() {
        let item = #"{"label":"Tip","amount":{"currency":"USD","value":"0.00"},"pending":true}"#
        let modifier =
            #"{"supportedMethods":"https://apple.com/apple-pay","data":{"additionalLineItems":[{"label":"Ride","type":"pending"}]}}"#
        let sample = Self.document(.w3c, .set("/details/displayItems/-", item), .set("/details/modifiers", "[\(modifier)]"))
        let world = TestWorld(["a.json": sample, "order.json": #"{"currency":"USD","total":"38.06","items":[]}"#])
        #expect(world.run("reconcile", "a.json", "--order", "order.json") == 0)
        #expect(world.errors == "paysheet: a.json: the amount is not known yet: \"Tip\", \"Ride\"\n")
        world.files["order.json"] = Array(#"{"currency":"USD","total":"40.06","items":[]}"#.utf8)
        #expect(world.run("reconcile", "a.json", "--order", "order.json", "--format", "json") == 1)
        #expect(world.output.split(separator: "the amount of this line is not known yet").count == 3)
    }

    @Test("reconcile does not compare a pending total")
    func reconcilePendingTotal() {
        let request = Self.document(
            .request, .set("/lineItems", "[{\"label\":\"Base Fare\",\"amount\":\"5.00\"},\(Self.tip)]"),
            .set("/total", #"{"label":"Harbor Cabs","amount":"5.00","type":"pending"}"#))
        let world = TestWorld(["a.json": request, "order.json": #"{"currency":"USD","total":"17.40","items":[]}"#])
        #expect(world.run("reconcile", "a.json", "--order", "order.json") == 0)
        #expect(world.output == "a.json: charges what the order says, as far as the amounts are known\n")
        #expect(world.errors == "paysheet: a.json: the amount is not known yet: \"Tip\", the total\n")
    }
}
