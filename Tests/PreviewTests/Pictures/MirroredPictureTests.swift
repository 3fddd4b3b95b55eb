import PaySheet
import PaySheetPreview
import Testing

@Suite("Mirrored pictures")
struct MirroredPictureTests {
    private let sheet: PaymentSheet

    init() throws {
        var request = try Requests.shipping()
        request.total.label = "متجر الرمال"
        sheet = PaymentSheet(request)
    }

    @Test("A mirrored terminal drawing has labels on the right and amounts on the left")
    func terminal() {
        let lines = TerminalPicture(width: 40).drawing(of: sheet).split(separator: "\n")
        #expect(lines[1].hasPrefix("│ ✕ ") && lines[1].hasSuffix(" الدفع │"))
        #expect(lines.contains("│ −$15.00              Member discount │"))
        #expect(lines.contains("│ $10.00                     Courier ◉ │"))
        #expect(lines.contains { $0.hasPrefix("│ $200.50 ") && $0.hasSuffix(" الدفع إلى متجر الرمال │") })
        #expect(lines.allSatisfy { $0.reduce(0) { $0 + TerminalCells.width($1) } <= 40 })
    }

    @Test("A mirrored SVG has everything on the other side")
    func svg() throws {
        let svg = SVGPicture().drawing(of: sheet)
        #expect(svg.contains("x=\"376\" y=\"60\" direction=\"rtl\">متجر الرمال</text>"))
        #expect(svg.contains(" x=\"24\" ") && svg.contains("\">−$15.00</text>"))
        let amount = try #require(svg.split(separator: "\n").first { $0.hasSuffix(">−$15.00</text>") })
        #expect(amount.contains("x=\"24\"") && !amount.contains("text-anchor"))
        let label = try #require(svg.split(separator: "\n").first { $0.hasSuffix(">Member discount</text>") })
        #expect(label.contains("x=\"376\"") && label.contains("text-anchor=\"end\""))
        #expect(svg.contains("translate(28 ") && svg.contains(" scale(-1 1)"))
    }

    @Test("The sheets of a mirrored flow begin on the right")
    func order() throws {
        var flow = PaymentFlow(request: try Requests.request("متجر"))
        flow.result = AuthorizationResult(status: 0)
        let svg = SVGPicture().drawing(of: SheetSequence(flow))
        let second = try #require(svg[...].range(of: "translate(8 8)"))
        let first = try #require(svg[...].range(of: "translate(432 8)"))
        #expect(first.lowerBound < second.lowerBound)
    }
}
