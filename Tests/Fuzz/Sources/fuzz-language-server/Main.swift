import FuzzSupport
import PaySheet
import PaySheetChecking
import PaySheetLanguageServer

/// Streams of a client: the first byte chooses between bytes as they are and messages that are built from bytes.
@main enum FuzzLanguageServer {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            guard let choice = all.first else { return 0 }
            let rest = Array(all.dropFirst())
            var script = SessionScript(rest)
            let stream = choice & 1 == 0 ? SessionScript.start + rest : script.stream()
            FuzzLanguageServer.pieces(stream, of: 1 + Int(choice >> 1))
            let answers = FuzzLanguageServer.serve(stream, inPiecesOf: choice < 128 ? 65_536 : 97)
            for request in script.requests {
                law("every request has an answer", answers.contains(request), String(request))
            }
            return 0
        }
    }

    /// A stream has the same messages, whatever its pieces are.
    private static func pieces(_ stream: [UInt8], of size: Int) {
        func parts(_ size: Int) -> [MessageReader.Part] {
            var reader = MessageReader()
            var parts: [MessageReader.Part] = []
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
        memory.add(.folder(["work"]), at: "/")
        memory.add(.folder([]), at: "/work")
        let system = memory.system
        var rest = stream[...]
        system.input = ByteStream(
            isReady: { rest.count % 3 == 0 },
            next: {
                defer { rest = rest.dropFirst(size) }
                return .success(Array(rest.prefix(size)))
            })
        _ = LanguageServer.run(system)
        var reader = MessageReader()
        reader.append(memory.output)
        var numbers: [Int] = []
        while let part = reader.next() {
            guard case .content(let content) = part, let tree = JSONTree(content), case .object(let members) = tree else {
                law("the server writes messages only", false)
                continue
            }
            let isAnswer = !members.contains { $0.name == "method" }
            guard isAnswer, case .number(let digits)? = members.first(where: { $0.name == "id" })?.value else { continue }
            if let number = Int(String(decoding: digits, as: UTF8.self)) { numbers.append(number) }
        }
        law("the server writes whole messages", reader.count == 0)
        return numbers
    }
}
