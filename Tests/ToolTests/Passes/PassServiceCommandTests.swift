import PaySheet
import PaySheetGuide
import PaySheetPasses
import Testing

@Suite("The web service of passes in the command")
struct PassServiceCommandTests {
    private static let secret = "k7Yx2mQ9sT4vW8zB1cD5"
    private static let identity = #""passTypeIdentifier":"pass.com.example.tickets","serialNumber":"42""#

    private static func call(_ method: String, _ path: String, _ scheme: String = "ApplePass", body: String = "") -> String {
        #"{"method":"\#(method)","path":"\#(path)","headers":{"Authorization":"\#(scheme) \#(secret)"},"body":"\#(body)"}"#
    }

    private static let lines = [
        #"{\#(identity),"authenticationToken":"\#(secret)","package":"AP8=","now":"2027-01-15T08:00:00Z"}"#,
        call("POST", "/v1/devices/d-1/registrations/pass.com.example.tickets/42", body: #"{\"pushToken\":\"0a1b\"}"#),
        call("GET", "/v1/devices/d-1/registrations/pass.com.example.tickets?passesUpdatedSince=0"),
        call("GET", "/v1/passes/pass.com.example.tickets/42"), call("GET", "/v1/passes/pass.com.example.tickets/42", "AppleOrder"),
        #"{"registrations":true}"#,
    ]

    @Test("replay answers the calls of devices, and push reads its registrations")
    func replay() throws {
        let world = TestWorld(["pass.json": PassGuide.ticket.text], input: Self.lines.joined(separator: "\n"))
        #expect(world.run("pass", "replay", "-") == 0, "\(world.errors)")
        let answers = world.output.split(separator: "\n").map { String($0) }
        #expect(answers.count == 6 && answers[0].contains(#""tag":"1""#))
        #expect(answers[1].hasPrefix(#"{"status":201,"outcome":"registered","isNew":true,"device":"d-1","passTypeIdentifier":"#))
        #expect(answers[2].contains(#""body":"{\"serialNumbers\":[\"42\"],\"lastUpdated\":\"1\"}""#), "\(answers[2])")
        #expect(answers[3].contains(#""Content-Type":"application/vnd.apple.pkpass""#) && answers[3].contains("AP8="))
        #expect(answers[4].hasPrefix(#"{"status":401,"#) && answers[4].contains("not ApplePass"), "\(answers[4])")
        #expect(answers[5] == #"{"registrations":[{"device":"d-1",\#(Self.identity),"pushToken":"0a1b"}]}"#, "\(answers[5])")
        let number = try #require(WalletPass.read(PassGuide.ticket.text.utf8).value?.serialNumber)
        world.files["r.json"] = Array(answers[5].replacing("\"42\"", with: "\"" + number + "\"").utf8)
        #expect(world.run("pass", "push", "pass.json", "--registrations", "r.json", "--print") == 0, "\(world.errors)")
        #expect(world.output.contains("apns-topic: pass.com.example.tickets\n\n{}\n"), "\(world.output)")
        #expect(world.output.contains("1 device registered for this pass."))
        world.files["bad.json"] = Array("{}".utf8)
        #expect(world.run("pass", "push", "bad.json", "--registrations", "r.json", "--print") == 1)
        #expect(world.errors.contains("this pass.json has errors"))
    }

    @Test(
        "Lines of the other service have a message",
        arguments: [
            (#"{"details":{}}"#, "an event has no other members than \"pass\", \"passTypeIdentifier\""),
            (#"{"orderTypeIdentifier":"t","orderIdentifier":"o"}"#, "an event has no other members than"),
            (#"{"pass":{}}"#, "the pass needs \"passTypeIdentifier\" and \"serialNumber\""),
            (#"{"pass":[]}"#, "\"pass\" takes the object of pass.json"),
            (#"{"pass":{\#(identity)}}"#, "a new pass needs \"authenticationToken\""),
            (#"{"passTypeIdentifier":"t","serialNumber":".."}"#, "\"serialNumber\" cannot be part of a path"),
        ])
    func mistakes(_ line: String, _ message: String) {
        let world = TestWorld(input: line + "\n")
        #expect(world.run("pass", "replay", "-") == 1)
        #expect(world.errors.contains(message), "\(world.errors)")
    }

    @Test("check finds what a server of passes does wrong")
    func trace() {
        let answer = #""answer":{"status":200,"headers":{"Content-Type":"application/vnd.apple.finance.order"}}"#
        let trace = #"{"method":"GET","path":"/v1/passes/pass.com.example.tickets/42",\#(answer)}"#
        let world = TestWorld(["trace.ndjson": trace])
        #expect(world.run("check", "--ndjson", "--kind", "WalletOrderTrace", "--format", "concise", "trace.ndjson") == 1)
        for rule in ["endpoint/authorization", "endpoint/media-type", "endpoint/last-modified"] {
            #expect(world.output.contains("[" + rule + "]"), "\(world.output)")
        }
        #expect(world.output.split(separator: "\n").count == 3)
    }
}
