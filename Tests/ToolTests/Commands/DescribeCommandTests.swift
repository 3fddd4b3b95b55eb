import PaySheet
import PaySheetGuide
import PaySheetTool
import Testing

@Suite("describe")
struct DescribeCommandTests {
    @Test("the agreement in words and the next charges")
    func plan() {
        let world = TestWorld(["plan.json": SampleBase.recurring.text])
        #expect(world.run("describe", "--charges", "2", "plan.json") == 0)
        #expect(world.output.contains("Wander Plus Membership: 9.99 USD every month from 1 April 2027, until cancelled.\n"))
        #expect(world.output.contains("  1 April 2027  9.99 USD  regular\n  1 May 2027  9.99 USD  regular\n"))
        #expect(world.output.contains("Note: 1 April 2027 is given as midnight in UTC"))
    }

    @Test("as JSON, of a flow, from standard input")
    func json() {
        let world = TestWorld(input: SampleBase.recurringFlow.text)
        #expect(world.run("describe", "--format", "json", "--charges=1", "-") == 0)
        #expect(world.output.contains("\"date\": \"2027-04-01\""))
    }

    @Test("mistakes of the call and of the document")
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
