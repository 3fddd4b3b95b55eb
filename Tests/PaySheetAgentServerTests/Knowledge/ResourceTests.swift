import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetShapes
import Testing

/// Resources, prompts and completion.
struct ResourceTests {
    @Test("Every page of the list can be read, and has text")
    func readAll() {
        var session = AgentSession()
        let list = session.request("resources/list")
        let addresses = session.run().result(list)?["resources"]?.list?.compactMap { $0["uri"]?.string } ?? []
        #expect(addresses.count == Set(addresses).count)
        let topics = Set(CatalogList.all.cards.map { $0.topic })
        for topic in topics { #expect(addresses.contains("paysheet://rules/" + topic)) }
        for shape in CatalogList.all.tables.concrete { #expect(addresses.contains("paysheet://reference/" + shape.name)) }
        var reading = AgentSession()
        let ids = addresses.map { reading.request("resources/read", #"{"uri":"\#($0)"}"#) }
        let outcome = reading.run()
        for id in ids { #expect(outcome.result(id)?["contents"]?.list?.first?["text"]?.string?.isEmpty == false) }
    }

    @Test("A rule has a page of its own")
    func rule() {
        var session = AgentSession()
        let id = session.request("resources/read", #"{"uri":"paysheet://rules/amount/format"}"#)
        #expect(session.run().result(id)?["contents"]?.list?.first?["text"]?.string?.hasPrefix("amount/format: ") == true)
    }

    @Test(
        "Addresses of no page are errors",
        arguments: ["paysheet://rules/", "paysheet://reference/x", "file:///etc/passwd", "", "paysheet://rules/../x"])
    func missing(_ address: String) {
        var session = AgentSession()
        let id = session.request("resources/read", #"{"uri":"\#(address)"}"#)
        var modern = AgentSession(AgentSession.modern)
        let other = modern.request("resources/read", #"{"uri":"\#(address)"}"#)
        #expect(session.run().error(id) == -32002)
        #expect(modern.run().error(other) == -32602)
    }

    @Test(
        "Variables of templates and arguments of prompts are completed",
        arguments: [
            (#"{"type":"ref/resource","uri":"paysheet://rules/{topic}"}"#, "topic", "amo", ["amount"]),
            (#"{"type":"ref/resource","uri":"paysheet://rules/{topic}/{rule}"}"#, "rule", "form", ["format"]),
            (
                #"{"type":"ref/resource","uri":"paysheet://reference/{name}"}"#, "name", "applepaylineitem",
                ["ApplePayLineItem", "ApplePayLineItemType"]
            ),
            (#"{"type":"ref/prompt","name":"write-request"}"#, "kind", "rec", ["recurring"]),
            (#"{"type":"ref/prompt","name":"write-request"}"#, "purpose", "x", []),
        ])
    func completion(_ reference: String, _ name: String, _ start: String, _ values: [String]) {
        var session = AgentSession()
        let id = session.request(
            "completion/complete",
            #"{"ref":\#(reference),"argument":{"name":"\#(name)","value":"\#(start)"},"context":{"arguments":{"topic":"amount"}}}"#)
        let completion = session.run().result(id)?["completion"]
        #expect(completion?["values"]?.strings == values)
        #expect(completion?["hasMore"]?.bool == false)
    }

    @Test("At most 100 values are sent")
    func manyValues() {
        var session = AgentSession()
        let id = session.request(
            "completion/complete",
            #"{"ref":{"type":"ref/resource","uri":"paysheet://reference/{name}"},"argument":{"name":"name","value":""}}"#)
        let completion = session.run().result(id)?["completion"]
        #expect(completion?["values"]?.strings.count == 100)
        #expect(completion?["hasMore"]?.bool == true)
        #expect(completion?["total"]?.int ?? 0 > 100)
    }

    @Test(
        "Unknown references of completion are errors",
        arguments: [
            #"{"type":"ref/resource","uri":"paysheet://none/{x}"}"#, #"{"type":"ref/prompt","name":"none"}"#, #"{"type":"x"}"#, "7",
        ])
    func noCompletion(_ reference: String) {
        var session = AgentSession()
        let id = session.request("completion/complete", #"{"ref":\#(reference),"argument":{"name":"x","value":""}}"#)
        #expect(session.run().error(id) == -32602)
    }

    @Test("Prompts name the tools, and have their arguments")
    func prompts() {
        var session = AgentSession()
        let list = session.request("prompts/list")
        let review = session.request("prompts/get", #"{"name":"review-checkout","arguments":{"path":"shop/pay.js"}}"#)
        let write = session.request(
            "prompts/get", #"{"name":"write-request","arguments":{"purpose":"a yearly magazine","kind":"recurring","currency":"EUR"}}"#)
        let missing = session.request("prompts/get", #"{"name":"write-request"}"#)
        let unknown = session.request("prompts/get", #"{"name":"review-checkout","arguments":{"file":"x"}}"#)
        let outcome = session.run()
        #expect(outcome.result(list)?["prompts"]?.list?.count == 2)
        func text(_ id: Int) -> String { outcome.result(id)?["messages"]?.list?.first?["content"]?["text"]?.string ?? "" }
        #expect(text(review).contains("shop/pay.js") && text(review).contains("`check`"))
        #expect(text(write).contains("a yearly magazine") && text(write).contains("currency EUR"))
        #expect(outcome.error(missing) == -32602)
        #expect(outcome.error(unknown) == -32602)
    }
}
