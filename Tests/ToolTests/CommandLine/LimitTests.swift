import Testing

/// Numbers in messages are the numbers that count.
@Suite("Limits in messages")
struct LimitTests {
    /// A call with `N`, the lowest and the highest number that it takes, and the words before these in the message.
    static let limits: [(call: String, least: String, most: String, message: String)] = [
        ("check --jobs N a.json", "1", "64", "--jobs takes a whole number from"),
        ("check --max-findings N a.json", "1", "9223372036854775807", "--max-findings takes a whole number from"),
        ("check --api-version N a.json", "0", "4294967295", "--api-version takes a whole number from"),
        ("check --limit bytes=N a.json", "1", "1073741824", "bytes="), ("check --limit values=N a.json", "1", "33554432", "values="),
        ("check --limit depth=N a.json", "1", "4096", "depth="),
        ("describe --charges N a.json", "0", "1000", "--charges takes a whole number from"),
        ("preview --width N a.json", "32", "200", "--width takes a whole number from"),
        ("example multi-merchant --merchants N", "1", "1000", "--merchants takes a whole number from"),
        ("example basic --seed N", "0", "18446744073709551615", "--seed takes a whole number from"),
        ("check --decimals USD=N a.json", "0", "4", "--decimals takes a currency and a number from"),
    ]

    @Test("A number at each limit is accepted, and the next one is refused with the limits", arguments: 0..<limits.count)
    func isAccepted(_ row: Int) {
        let limit = LimitTests.limits[row]
        func run(_ number: String) -> (Int32, String) {
            let world = TestWorld(["a.json": Sample.clean])
            let status = world.run(
                limit.call.replacing("N ", with: number + " ").replacing("=N", with: "=" + number).split(separator: " ").map {
                    $0 == "N" ? number : String($0)
                })
            return (status, world.errors)
        }
        for number in [limit.least, limit.most] {
            let (status, errors) = run(number)
            #expect(status < 2 && !errors.contains("takes"), "\(number): \(errors)")
        }
        for number in [step(limit.least, -1), step(limit.most, 1), "x", "1.5", ""] {
            let (status, errors) = run(number)
            #expect(status == 2, "\(number)")
            if !number.isEmpty {
                #expect(
                    errors.contains(limit.message + (limit.message.hasSuffix("=") ? "" : " ") + limit.least + " to " + limit.most),
                    "\(number): \(errors)")
            }
        }
    }

    /// The number before or after another one, as digits.
    private func step(_ digits: String, _ change: Int) -> String {
        if change < 0 { return Int(digits).map { String($0 - 1) } ?? "x" }
        var result: [Character] = []
        var carry = 1
        for digit in digits.reversed() {
            let sum = (digit.wholeNumberValue ?? 0) + carry
            result.append(Character(String(sum % 10)))
            carry = sum / 10
        }
        if carry > 0 { result.append("1") }
        return String(result.reversed())
    }

    @Test("The stated limits of documents are the real ones")
    func documents() {
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        for (text, status) in [("{\"x\":" + deep.dropFirst().dropLast() + "}", false), ("{\"x\":" + deep + "}", true)] {
            let world = TestWorld(["a.json": text])
            _ = world.run("check", "a.json", "--kind", "ApplePayPaymentRequest")
            #expect(world.output.contains("json/too-deep") == status)
        }
        for (limit, isReported) in [(Sample.clean.utf8.count, false), (Sample.clean.utf8.count - 1, true)] {
            let world = TestWorld(["a.json": Sample.clean])
            _ = world.run("check", "a.json", "--limit", "bytes=\(limit)")
            #expect(world.output.contains("json/too-large") == isReported)
        }
    }
}
