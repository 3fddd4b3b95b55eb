import PaySheetChecking
import PaySheetReports

/// Answers each line of a file or of standard input with one line.
struct LineReplay {
    /// The highest number of bytes of a line.
    let limit: Int
    /// The outcome of a line that cannot be answered.
    let refusal: String

    /// Why a line cannot be answered.
    struct Mistake: Error {
        let message: String

        init(_ message: String) { self.message = message }
    }

    /// Answers all lines. Returns the exit status.
    func run(_ operand: String, _ console: inout Console, answer: (_ line: [UInt8]) throws(Mistake) -> [UInt8]) -> Int32 {
        let name = Paths(current: console.system.currentFolder, root: nil).reported(operand)
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
                do throws(Mistake) {
                    // The reader keeps one byte more, which shows that there are more.
                    guard line.count <= limit else { throw Mistake("the line is too long") }
                    console.write((line.isEmpty ? [] : try answer(line)) + [0x0A])
                } catch {
                    console.write(json(of: error) + [0x0A])
                    console.note(name + ":" + String(number) + ": " + error.message)
                    status = ExitStatus.found
                }
                // The program at the other end waits for this line.
                console.flush()
            }
        }
        return status
    }

    private func json(of mistake: Mistake) -> [UInt8] {
        var json = JSONBytes(isIndented: false)
        json.object { json in
            json.member("status", number: 400)
            json.member("outcome", refusal)
            json.member("mistake", mistake.message)
        }
        return json.bytes
    }
}
