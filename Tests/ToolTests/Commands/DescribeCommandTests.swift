import PaySheet
import PaySheetGuide
import PaySheetTool
import Testing

@Suite("describe")
struct DescribeCommandTests {
    @Test("The agreement is printed with the next charges")
    func plan() {
        let world = TestWorld(["plan.json": SampleBase.recurring.text])
        #expect(world.run("describe", "--charges", "2", "plan.json") == 0)
        #expect(world.output.contains("Wander Plus Membership: 9.99 USD every month from 1 April 2027, until cancelled.\n"))
        #expect(world.output.contains("  1 April 2027  9.99 USD  regular\n  1 May 2027  9.99 USD  regular\n"))
        #expect(world.output.contains("Note: 1 April 2027 is given as midnight in UTC"))
    }

    @Test("The agreement can be printed as JSON, of a flow and from standard input")
    func json() {
        let world = TestWorld(input: SampleBase.recurringFlow.text)
        #expect(world.run("describe", "--format", "json", "--charges=1", "-") == 0)
        #expect(world.output.contains("\"date\": \"2027-04-01\""))
    }

    @Test("The agreement of a W3C request and of its flow is printed")
    func w3c() {
        let world = TestWorld(["a.json": SampleBase.w3c.text, "flow.json": SampleBase.w3cFlow.text])
        #expect(world.run("describe", "a.json") == 0)
        #expect(world.output == "You pay Harbor Books 38.06 USD now.\n")
        #expect(world.run("describe", "flow.json") == 0)
        #expect(world.output.contains("You pay Nordlicht Versand 69.80 EUR now.\n"))
    }

    @Test("A paid trial that starts with the payment needs the clock")
    func paidTrial() {
        let text = SampleBase.trial.text.replacing("\"amount\": \"0.00\"", with: "\"amount\": \"1.00\"")
        let world = TestWorld(["a.json": text])
        #expect(world.run("describe", "a.json") == 0)
        #expect(world.output.contains("  The trial charges begin with this payment. Use --now to list them.\n"))
        #expect(world.run("describe", "a.json", "--format", "json") == 0)
        #expect(world.output.contains("\"needsNow\": [\n    \"trial\"\n  ]"))
        #expect(world.run("describe", "a.json", "--now", "2027-04-14T10:00:00Z") == 0)
        #expect(!world.output.contains("Use --now"))
    }

    @Test("A description without what cannot be read says so")
    func errors() {
        let member = "\"recurringPaymentIntervalUnit\": "
        let world = TestWorld(["a.json": SampleBase.recurring.text.replacing(member + "\"month\"", with: member + "\"Month\"")])
        #expect(world.run("describe", "a.json") == 0)
        #expect(
            world.errors
                == "paysheet: a.json: 2 errors as ApplePayPaymentRequest; see paysheet check a.json\n"
        )
    }

    @Test("Mistakes in the call and in the document are reported")
    func mistakes() {
        let world = TestWorld([
            "a.json": SampleBase.recurring.text, "bad.json": "{\"countryCode\":\"US\",\"total\":{}}", "order.json": SampleBase.order.text,
        ])
        #expect(world.run("describe", "--zone", "Mars/Olympus", "a.json") == 2)
        #expect(world.run("describe", "--charges", "-1", "a.json") == 2)
        #expect(world.run("describe", "--now", "tomorrow", "a.json") == 2)
        #expect(world.run("describe", "none.json") == 2)
        #expect(world.run("describe", "order.json") == 2)
        #expect(world.run("describe", "bad.json") == 1)
        #expect(world.errors.contains("member/missing"))
        #expect(world.run("describe") == 2)
    }
}
