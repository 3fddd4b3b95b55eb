import FuzzSupport
import PaySheet
import PaySheetAgentServer
import PaySheetChecking

/// Streams of a client: the first byte chooses between bytes as they are and calls of tools that are built from bytes.
@main enum FuzzAgentServer {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            guard let choice = all.first else { return 0 }
            let rest = Array(all.dropFirst())
            var script = CallScript(rest)
            let stream = choice & 1 == 0 ? CallScript.start + rest : script.stream()
            FuzzAgentServer.pieces(stream, of: 1 + Int(choice >> 1))
            let answers = FuzzAgentServer.serve(stream, inPiecesOf: choice < 128 ? 65_536 : 97)
            for request in script.requests {
                law("every request has one answer", answers.filter { $0 == request }.count == 1, String(request))
            }
            return 0
        }
    }

    /// A stream has the same messages, whatever its pieces are.
    private static func pieces(_ stream: [UInt8], of size: Int) {
        func parts(_ size: Int) -> [MessagePart] {
            var reader = LineMessageReader()
            var parts: [MessagePart] = []
            var rest = stream[...]
            while !rest.isEmpty {
                reader.append(Array(rest.prefix(size)))
                rest = rest.dropFirst(size)
                while let part = reader.next() { parts.append(part) }
            }
            return parts
        }
        law("messages do not depend on pieces", parts(size) == parts(stream.count + 1))
    }

    /// Runs the server, and returns the numbers of the requests that it has answered.
    private static func serve(_ stream: [UInt8], inPiecesOf size: Int) -> [Int] {
        let memory = MemorySystem()
        memory.currentFolder = "/work"
        memory.add(.folder(["work", "secret.json"]), at: "/")
        memory.add(.file([UInt8](#"{"countryCode":"secret"}"#.utf8)), at: "/secret.json")
        memory.add(.folder(["a.json"]), at: "/work")
        memory.add(.file([UInt8](CallScript.document.utf8)), at: "/work/a.json")
        let system = memory.system
        let read = system.read
        system.read = { path, limit in
            law("nothing outside of the folder is read", path == "/work" || path.hasPrefix("/work/"), path)
            return read(path, limit)
        }
        var rest = stream[...]
        system.input = ByteStream(
            isReady: { rest.count % 3 == 0 },
            next: {
                defer { rest = rest.dropFirst(size) }
                return .success(Array(rest.prefix(size)))
            })
        law("the end of the input ends the server", AgentServer.run(system) == 0)
        law("the server writes no files", memory.changes.isEmpty)
        var reader = LineMessageReader()
        reader.append(memory.output)
        var numbers: [Int] = []
        while let part = reader.next() {
            guard case .content(let content) = part, let tree = JSONTree(content), case .object(let members) = tree else {
                law("the server writes messages only", false)
                continue
            }
            guard case .number(let digits)? = members.first(where: { $0.name == "id" })?.value else { continue }
            if let number = Int(String(decoding: digits, as: UTF8.self)) { numbers.append(number) }
        }
        law("the server writes whole messages", reader.count == 0)
        return numbers
    }
}
