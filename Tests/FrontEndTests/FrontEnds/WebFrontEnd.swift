import PaySheet
import PaySheetChecking
import PaySheetWeb

/// The web module, which the wheel and the npm package load.
struct WebFrontEnd: FrontEnd {
    let name = "web"

    func answer(_ subject: Subject, _ setting: Setting) -> Answer {
        var whole = Answer(accepted: [])
        for file in subject.operands {
            let one = answer(file, subject.files[file] ?? [], setting)
            whole.findings += one.findings
            whole.accepted? += one.accepted ?? []
            whole.texts.merge(one.texts) { $1 }
            whole.refusal = whole.refusal ?? one.refusal
        }
        whole.findings.sort()
        return whole
    }

    private func answer(_ file: String, _ bytes: [UInt8], _ setting: Setting) -> Answer {
        var members = setting.members { name, value in
            guard setting.paths.contains(name), let path = JSONTree([UInt8](value.utf8))?.text else { return value }
            return JSONTree.text(String(decoding: setting.files[path] ?? [], as: UTF8.self)).json
        }
        if let configuration = setting.configuration {
            members += (members.isEmpty ? "" : ",") + #""config":"# + JSONTree.text(configuration).json
        }
        let options = #""name":"# + JSONTree.text(file).json + #","options":{"# + members + "}"
        var door = Door.full(zoneOffset: { _, _ in .unknown })
        switch setting.task {
        case .check:
            // Bytes of any kind reach the module by the calls that take bytes.
            let prepared = JSONTree(door.answer([UInt8](#"{"door":1,"call":"prepare",\#(options)}"#.utf8)))
            guard prepared?["ok"] == .boolean(true) else { return Answer(refusal: prepared?["error"]?["message"]?.text ?? "") }
            let records = file.hasSuffix(".ndjson") ? door.records(bytes) : door.record(bytes)
            let documents = records.split(separator: 0x0A).compactMap { JSONTree(Array($0)) }
            return Answer(documents: documents, of: file)
        case .fix, .fixRisky:
            let text = JSONTree.text(String(decoding: bytes, as: UTF8.self)).json
            let fixed = JSONTree(door.answer([UInt8](#"{"door":1,"call":"fix","text":\#(text),\#(options)}"#.utf8)))
            guard let result = fixed?["result"] else { return Answer() }
            return Answer(texts: result["changed"] == .boolean(true) ? [file: result["text"]?.text ?? ""] : [:])
        }
    }
}
