import PaySheet
import PaySheetReports
import Testing

/// Reports call only those fixes safe that `paysheet fix` applies, in documents of any size.
@Suite("Fixes in reports")
struct BlockedFixTests {
    @Test("A fix that causes a finding is never marked as safe", arguments: [10, 150, 260])
    func large(_ count: Int) {
        let methods = (0..<count).map { index in
            let amount = index % 50 == 0 ? "- 5.00" : "5,00"
            return #"{"identifier":"m\#(index)","label":"Method \#(index)","detail":"d","amount":"\#(amount)"}"#
        }
        let document = Sample.clean.replacing("\"total\"", with: "\"shippingMethods\": [" + methods.joined(separator: ",") + "], \"total\"")
        let world = TestWorld(["a.json": document])
        #expect(world.run("check", "a.json", "--format", "json", "--max-findings", "5000") == 1)
        let called = world.output.ranges(of: "\"safety\": \"safe\"").count
        #expect(world.run("fix", "a.json") == 1)
        let applied = world.errors.firstMatch(of: /fixed a.json: (\d+) finding/).flatMap { Int($0.1) } ?? 0
        #expect(applied == count - (count + 49) / 50)
        // Above the number of attempts of a report, a fix may be called risky although it is safe, and never the reverse.
        #expect(called <= applied && (count > 200 || called == applied), "\(called) of \(applied)")
        let fixed = world.text("a.json") ?? ""
        #expect(fixed.ranges(of: "- 5.00").count == (count + 49) / 50)
    }
}
