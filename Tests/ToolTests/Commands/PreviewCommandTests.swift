import PaySheet
import PaySheetGuide
import PaySheetTool
import Testing

@Suite("preview")
struct PreviewCommandTests {
    @Test("--as or the file extension selects the picture format")
    func forms() {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run("preview", "a.json") == 0)
        #expect(world.output.hasPrefix("╭──") && world.output.contains("│ Pay Trip") && world.errors.isEmpty)
        #expect(world.run("preview", "--as", "svg", "a.json") == 0)
        #expect(world.output.hasPrefix("<svg "))
        for (name, start) in [
            ("a.svg", "<svg "), ("b/a.html", "<!doctype html>"), ("a.MD", "### Payment: Trip"), ("a.txt", "╭──"), ("a", "╭──"),
        ] {
            #expect(world.run("preview", "-o", name, "a.json") == 0)
            #expect(world.output.isEmpty)
            #expect(world.text(name)?.hasPrefix(start) == true, "\(name)")
        }
        #expect(world.run("preview", "-o", "x.out", "--as", "markdown", "a.json") == 0)
        #expect(world.text("x.out")?.hasPrefix("###") == true)
        #expect(world.run("preview", "-o", "-", "a.json") == 0)
        #expect(world.output.hasPrefix("╭──"))
    }

    @Test(
        "A file name of another format is refused with a remedy before anything is written",
        arguments: [
            ("x.png", [], "use -o x.svg, and convert it: rsvg-convert x.svg -o x.png"), ("a/b.c/x.PNG", ["--as", "svg"], "a/b.c/x.svg"),
            ("x.pdf", ["--as", "html"], "use -o x.svg"), ("x.svg", ["--as", "markdown"], "such as x.md"),
            ("x.html", ["--as", "svg"], "such as x.svg"), ("x.json", [], "choose the form with --as"),
            ("x.json", ["--as", "svg"], "x.svg"),
        ])
    func names(_ path: String, _ options: [String], _ remedy: String) {
        let world = TestWorld(["a.json": Sample.clean])
        let before = world.files
        #expect(world.run(["preview", "-o", path] + options + ["a.json"]) == 2)
        #expect(world.errors.contains(remedy), "\(world.errors)")
        #expect(world.output.isEmpty && world.files == before)
    }

    @Test("The sheet is written in the given language")
    func language() {
        let world = TestWorld(["a.json": Sample.clean])
        for (language, words) in [
            ("auto", "Pay Trip"), ("en", "Pay Trip"), ("de", "Trip bezahlen"), ("ja", "Tripに支払う"), ("ar", "الدفع إلى Trip"),
        ] {
            #expect(world.run("preview", "--language", language, "a.json") == 0)
            #expect(world.output.contains(words))
        }
        #expect(world.run("preview", "--language", "tlh", "a.json") == 2)
    }

    @Test("A document can come from standard input")
    func input() {
        let world = TestWorld(input: Sample.clean)
        #expect(world.run("preview", "-") == 0)
        #expect(world.output.contains("$200.50"))
    }

    @Test("Width, theme, color and direction apply to the picture")
    func options() {
        let world = TestWorld(["a.json": Sample.clean.replacing("Trip", with: "متجر")])
        #expect(world.run("preview", "--width", "32", "a.json") == 0)
        #expect(world.output.split(separator: "\n").first?.count == 32)
        #expect(!world.output.contains("\u{1B}") && !world.output.contains("\u{2068}"))
        #expect(world.run("preview", "--as=svg", "--theme=dark", "a.json") == 0)
        #expect(world.output.contains("#181c25") && !world.output.contains("@media"))
        world.isTerminal = true
        #expect(world.run("preview", "a.json") == 0)
        #expect(world.output.contains("\u{1B}[1m\u{2068}متجر\u{2069}"))
        #expect(world.run("preview", "-o", "a.txt", "--color", "always", "a.json") == 0)
        #expect(world.text("a.txt")?.contains("\u{1B}") == false)
    }

    @Test("A document with mistakes is drawn as far as possible with a note")
    func mistakes() {
        let world = TestWorld([
            "comma.json": Sample.comma,
            "gaps.json": "{\"total\":{\"amount\":\"5\"},\"lineItems\":[{\"label\":\"A\",\"amount\":\"5\"}],\"merchantCapabilities\":[]}",
            "typo.json": Sample.clean.replacing("\"US\"", with: "\"USA\""),
        ])
        #expect(world.run("preview", "comma.json") == 0)
        #expect(world.output.contains("$200.50"))
        #expect(
            world.errors
                == "paysheet: comma.json: 1 error as ApplePayPaymentRequest; drawn as paysheet fix would write it; see paysheet check comma.json\n"
        )
        #expect(world.run("preview", "gaps.json") == 0)
        #expect(world.output.contains("Pay (no label)") && world.errors.contains("drawn without the missing members"))
        #expect(world.run("preview", "--kind", "ApplePayPaymentRequest", "typo.json") == 0)
        #expect(world.errors == "paysheet: typo.json: 1 error; see paysheet check typo.json\n")
    }

    @Test(
        "A document that cannot be drawn has a reason",
        arguments: [
            (SampleBase.order.text, "Order has no payment sheet"),
            ("{\"a\":1}", "the kind is unknown"),
            ("{\"total\":{\"label\":\"Trip\",", "json/"), ("", "json/"),
            (
                "{\"countryCode\":\"US\",\"currencyCode\":\"USD\",\"total\":{\"label\":\"Trip\",\"amount\":\"x\"}}",
                "nothing to draw; correct this first"
            ),
        ])
    func undrawable(_ text: String, _ words: String) {
        let world = TestWorld(["a.json": text])
        #expect(world.run("preview", "-o", "a.svg", "a.json") == 2)
        #expect(world.output.isEmpty && world.text("a.svg") == nil)
        #expect(world.errors.contains(words), "\(world.errors)")
    }

    @Test(
        "Mistakes in the call have a message",
        arguments: [
            [], ["a.json", "b.json"], ["--as", "png", "a.json"], ["--theme", "pink", "a.json"], ["--width", "31", "a.json"],
            ["--width", "201", "a.json"],
            ["--zone", "Mars", "a.json"], ["--kind", "PaymentRequst", "a.json"], ["none.json"],
        ])
    func usage(_ arguments: [String]) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run(["preview"] + arguments) == 2)
        #expect(world.output.isEmpty && world.errors.hasPrefix("paysheet: "))
    }

    @Test("A picture that cannot be written is a failure")
    func locked() {
        let world = TestWorld(["a.json": Sample.clean])
        world.locked = ["a.svg"]
        #expect(world.run("preview", "-o", "a.svg", "a.json") == 2)
        #expect(world.errors.contains("a.svg: permission denied"))
    }

    @Test("Every bad sample is either drawn or refused")
    func samples() {
        for rule in RuleCard.ofDocuments {
            for sample in rule.bad.prefix(1) {
                let world = TestWorld(["a.json": String(decoding: sample.json, as: UTF8.self)])
                let status = world.run("preview", "--as", "svg", "a.json")
                #expect(
                    status == 0 ? world.output.hasSuffix("</svg>\n") : status == 2 && world.output.isEmpty && !world.errors.isEmpty,
                    "\(rule.id)")
            }
        }
    }
}
