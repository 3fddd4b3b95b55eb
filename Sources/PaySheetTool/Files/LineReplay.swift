/// Answers each line of a file or of standard input with one line.
struct LineReplay {
    /// The answer to a line, and what is wrong with the line.
    typealias Reply = (json: [UInt8], mistake: String?)

    /// The number of bytes to keep of a line, plus one that shows that there are more.
    let limit: Int

    /// Answers all lines. Returns the exit status.
    func run(_ operand: String, _ console: inout Console, answer: (_ line: [UInt8]) -> Reply) -> Int32 {
        let name = operand == "-" ? operand : Paths(current: console.system.currentFolder, root: nil).reported(operand)
        let stream: ByteStream
        switch operand == "-" ? .success(console.system.input) : console.system.open(operand) {
        case .success(let opened): stream = opened
        case .failure(let failure):
            console.note(name + ": " + failure.message)
            return ExitStatus.undone
        }
        var lines = LineReader(stream, limit: limit)
        var status = ExitStatus.passed
        var number = 0
        while !console.isClosed, !console.hasFailed, let next = lines.next(beforeWaiting: {}) {
            switch next {
            case .failure(let failure):
                console.note(name + ": " + failure.message)
                return ExitStatus.undone
            case .success(let line):
                number += 1
                let reply = line.isEmpty ? Reply([], nil) : answer(line)
                console.write(reply.json + [0x0A])
                // The program at the other end waits for this line.
                console.flush()
                guard let mistake = reply.mistake else { continue }
                console.note(name + ":" + String(number) + ": " + mistake)
                status = ExitStatus.found
            }
        }
        return status
    }
}
