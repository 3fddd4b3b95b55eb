import PaySheet
import PaySheetAgentServer
import PaySheetChecking

/// The server for coding agents, in process.
struct AgentFrontEnd: FrontEnd {
    let name = "agent"

    func answer(_ subject: Subject, _ setting: Setting) -> Answer {
        switch setting.task {
        case .check:
            var asked = #""paths":"# + JSONTree.list(subject.operands.map { .text($0) }).json
            if let diff = setting.files["change.diff"] {
                asked = #""diff":"# + JSONTree.text(String(decoding: diff, as: UTF8.self)).json
            }
            let called = call("check", asked + #","maxFindings":1000"#, subject, setting)
            guard let result = called else { return Answer(refusal: "no answer") }
            guard let structured = result["structuredContent"] else {
                return Answer(refusal: result["content"]?.elements.first?["text"]?.text ?? "")
            }
            var answer = Answer(documents: structured["documents"]?.elements ?? [], of: nil)
            answer.accepted = nil
            answer.passes = structured["passed"].flatMap { if case .boolean(let passed) = $0 { passed } else { nil } }
            return answer
        case .fix, .fixRisky:
            var answer = Answer()
            for file in subject.operands {
                let result = call("fix", #""path":\#(JSONTree.text(file).json),"maxCharacters":1000000"#, subject, setting)
                guard let fixed = result?["structuredContent"], fixed["changed"] == .boolean(true) else { continue }
                answer.texts[file] = fixed["text"]?.text
            }
            return answer
        }
    }

    private func call(_ tool: String, _ arguments: String, _ subject: Subject, _ setting: Setting) -> JSONTree? {
        let memory = subject.memory(adding: setting.allFiles)
        var setting = setting
        setting.options.removeAll { $0.name == "changedLines" }
        let members = setting.members()
        let given = arguments + (members.isEmpty ? "" : "," + members)
        let lines = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"#
                + #""clientInfo":{"name":"test","version":"1"}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"\#(tool)","arguments":{\#(given)}}}"#,
        ]
        memory.input = [UInt8]((lines.joined(separator: "\n") + "\n").utf8)
        _ = AgentServer.run(memory.system, roots: [])
        let messages = memory.output.split(separator: 0x0A).compactMap { JSONTree(Array($0)) }
        return messages.last { $0["id"]?.number == 2 }?["result"]
    }
}
