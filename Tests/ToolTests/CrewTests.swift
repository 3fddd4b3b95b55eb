import PaySheetTool
import Testing

struct CrewTests {
    @Test("what comes back is in order, whoever has made it", arguments: [1, 2, 7]) func order(size: Int) {
        let crew = Crew<Int, Int>(size: size) { { $0 * 2 } }
        for number in 0..<500 { #expect(crew.send(number)) }
        for number in 0..<500 { #expect(crew.receive { $0 * 2 } == number * 2) }
        crew.close()
    }

    /// The only thread goes on with the first parcel when somebody else has done all others: nobody but who waits can.
    @Test("whoever waits works as well", .timeLimit(.minutes(1))) func waiting() {
        let made = Shared(0)
        let crew = Crew<Int, Int>(size: 1) {
            { number in
                made.wait { $0 < 9 ? nil : () }
                return number
            }
        }
        for number in 0..<10 { #expect(crew.send(number)) }
        var here = 0
        for number in 0..<10 {
            let product = crew.receive { number in
                here += 1
                made.change { $0 += 1 }
                return number
            }
            #expect(product == number)
        }
        #expect(here >= 9)
        crew.close()
    }
}
