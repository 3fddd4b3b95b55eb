import PaySheet
import PaySheetWeb
import Testing

@Suite("Requests to the web module")
struct DoorRequestTests {
    @Test(
        "A wrong request is an error with a code and a remedy",
        arguments: [
            ("", "request"), ("{", "request"), ("[]", "request"), ("\u{FEFF}", "request"), ("{}", "door"),
            (#"{"door":2,"call":"check"}"#, "door"), (#"{"door":"1","call":"check"}"#, "door"), (#"{"door":1}"#, "request"),
            (#"{"door":1,"call":7}"#, "request"), (#"{"door":1,"call":"chek"}"#, "call"),
            (#"{"door":1,"call":"check","txt":""}"#, "request"), (#"{"door":1,"call":"check","text":{}}"#, "request"),
            (#"{"door":1,"call":"check","name":1}"#, "request"), (#"{"door":1,"call":"check","options":[]}"#, "request"),
            (#"{"door":1,"call":"check","clock":1.5}"#, "request"), (#"{"door":1,"call":"check","clock":"now"}"#, "request"),
            (#"{"door":1,"call":"check","clock":99999999999999999999}"#, "request"),
            (#"{"door":1,"call":"check","options":{"jobs":2}}"#, "option"),
            (#"{"door":1,"call":"check","options":{"format":"html"}}"#, "option"),
            (#"{"door":1,"call":"check","options":{"from-js":true}}"#, "option"),
            (#"{"door":1,"call":"check","options":{"fromJs":"yes"}}"#, "option"),
            (#"{"door":1,"call":"check","options":{"kind":["a"]}}"#, "option"),
            (#"{"door":1,"call":"check","options":{"kind":{"a":1}}}"#, "option"),
            (#"{"door":1,"call":"check","options":{"select":[{}]}}"#, "option"),
            (#"{"door":1,"call":"check","options":{"config":true}}"#, "option"),
            (#"{"door":1,"call":"check","options":{"now":"today"}}"#, "option"),
            (#"{"door":1,"call":"check","options":{"kind":"Aplepay"}}"#, "usage"),
            (#"{"door":1,"call":"check","options":{"apiVersion":-1}}"#, "usage"),
            (#"{"door":1,"call":"check","options":{"config":{"slect":[]}}}"#, "usage"),
            (#"{"door":1,"call":"check","options":{"config":{"merchants":"merchants.json"}}}"#, "usage"),
            (#"{"door":1,"call":"check","options":{"merchants":"no"}}"#, "usage"),
            (#"{"door":1,"call":"split","options":{"total":"1"}}"#, "usage"),
            (#"{"door":1,"call":"fix","text":"{,}"}"#, "document"), (#"{"door":1,"call":"format","text":"{,}"}"#, "document"),
            (#"{"door":1,"call":"preview","text":"7"}"#, "document"), (#"{"door":1,"call":"describe","text":"7"}"#, "document"),
            (#"{"door":1,"call":"explain","text":"total/negative"}"#, "cards"),
            (#"{"door":1,"call":"cards","text":"paysheet-cards 0.0.1 2020.01\n"}"#, "cards-version"),
            (#"{"door":1,"call":"schema"}"#, "call"), (#"{"door":1,"call":"example"}"#, "call"),
        ])
    func wrong(request: String, code: String) throws {
        var door = Doors.lean()
        let answer = try Answer(door.answer([UInt8](request.utf8)))
        #expect(!answer.isOK)
        #expect(answer.code == code)
        #expect(answer.error["message"]?.string?.isEmpty == false)
        #expect(answer.error["remedy"]?.string?.isEmpty == false)
    }

    @Test("null means that a member or an option is missing")
    func nulls() throws {
        var door = Doors.lean()
        let answer = try Answer(
            door.answer([UInt8](#"{"door":1,"call":"check","text":"{}","name":null,"options":{"kind":null},"clock":null}"#.utf8)))
        #expect(answer.isOK)
        #expect(answer.result["path"]?.string == "-")
    }

    @Test("version lists the available calls")
    func version() throws {
        var lean = Doors.lean()
        var full = Doors.full()
        let small = try lean.ask("version").result
        let large = try full.ask("version").result
        #expect(small["command"] == .boolean(false))
        #expect(large["command"] == .boolean(true))
        #expect(small["version"] == large["version"])
        let calls = try #require(small["calls"]?.count)
        #expect(large["calls"]?.count == calls + 2)
    }
}
