import PaySheet
import PaySheetPreview
import Testing

@Suite("Pictures")
struct PictureTests {
    private static let pictures: [any SheetPicture] = [
        TerminalPicture(), SVGPicture(), HTMLPicture(), MarkdownPicture(), SVGPicture(theme: .dark), HTMLPicture(theme: .light),
    ]

    @Test("A sheet can be drawn for a terminal")
    func terminal() throws {
        #expect(
            TerminalPicture(width: 36).drawing(of: PaymentSheet(try Requests.shipping())) == """
                ╭──────────────────────────────────╮
                │ Payment                        ✕ │
                │ Wander                           │
                ├──────────────────────────────────┤
                │ Your details                     │
                │ Card                           › │
                │   Visa                           │
                │ Ship to                        › │
                │   Name, address                  │
                ├──────────────────────────────────┤
                │ Shipping method                  │
                │ ◉ Courier                 $10.00 │
                │   Tomorrow                       │
                │ ○ Post                     $4.00 │
                ├──────────────────────────────────┤
                │ Summary                          │
                │ Boots                    $205.50 │
                │ Member discount          −$15.00 │
                │ Courier                   $10.00 │
                ├──────────────────────────────────┤
                │ Pay Wander               $200.50 │
                │           [ Confirm ]            │
                ╰──────────────────────────────────╯
                  Illustration, not Apple's sheet

                """)
    }

    @Test("A sheet can be drawn as Markdown")
    func markdown() throws {
        #expect(
            MarkdownPicture(headingLevel: 2).drawing(of: PaymentSheet(try Requests.recurring())) == """
                ## Subscription: Stream Box

                | | |
                | :-- | --: |
                | **Your details** | |
                | 💳 Card<br>Visa | › |
                | **Stream Box Plan** | |
                | ● Free Trial<br>Every month until 15 May 2027 | \\$0.00 |
                | ● Monthly Plan<br>Every month from 15 May 2027, until cancelled | \\$12.99 |
                | **Pay Stream Box** | **\\$0.00** |
                | ✕ Close | **Confirm** |

                **Agreement:** The first month is free.

                **Manage at:** https:<!-- -->//streambox.example

                *Illustration, not Apple's sheet*

                """)
    }

    @Test("An SVG has a role, a name, a description and real text")
    func svg() throws {
        let drawing = SVGPicture(theme: .light).drawing(of: PaymentSheet(try Requests.shipping()))
        #expect(
            drawing.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"paysheet-light\" role=\"img\" lang=\"en\" width=\"416\""))
        #expect(
            drawing.contains(
                "<title>Payment sheet: Wander</title>\n<desc>Payment: Wander. Your details: Card, Visa; Ship to, Name, address."))
        #expect(drawing.contains("Courier (selected), Tomorrow $10.00; Post $4.00"))
        #expect(drawing.contains("<text class=\"ps-label ps-credit\" x=\"376\""))
        #expect(drawing.contains(" text-anchor=\"end\">−$15.00</text>"))
        #expect(drawing.contains(">Illustration, not Apple&#39;s sheet</text>"))
        #expect(!drawing.contains("prefers-color-scheme"))
        #expect(SVGPicture().drawing(of: PaymentSheet(try Requests.request())).contains("@media (prefers-color-scheme:dark)"))
    }

    @Test("HTML has headings and description lists and loads nothing")
    func html() throws {
        let page = HTMLPicture(theme: .dark).drawing(of: PaymentSheet(try Requests.shipping()))
        #expect(page.contains("<h1 class=\"payee\"><bdi>Wander</bdi></h1>"))
        #expect(
            page.contains(
                "<h2 class=\"part\"><bdi>Summary</bdi></h2>\n<dl>\n<div><dt><bdi>Boots</bdi></dt><dd class=\"amount\"><bdi dir=\"ltr\">$205.50</bdi></dd></div>"
            ))
        #expect(page.contains("default-src 'none'") && page.contains(":root{color-scheme:dark;"))
        for word in ["<a ", "<img", "<script", "href=", "src=", "url("] { #expect(!page.contains(word)) }
    }

    @Test("In an English sheet, right-to-left text starts on the left and keeps its direction")
    func directions() throws {
        let sheet = PaymentSheet(try Requests.request("متجر الرمال"), language: .english)
        let svg = SVGPicture().drawing(of: sheet)
        #expect(svg.contains("<text class=\"ps-payee ps-ink\" x=\"24\" y=\"60\" direction=\"rtl\" text-anchor=\"end\">متجر الرمال</text>"))
        #expect(HTMLPicture().drawing(of: sheet).contains("<bdi>متجر الرمال</bdi>"))
        #expect(!TerminalPicture().drawing(of: sheet).contains("\u{2068}"))
        #expect(TerminalPicture(isolatesDirection: true).drawing(of: sheet).contains("\u{2068}متجر الرمال\u{2069}"))
        #expect(MarkdownPicture().drawing(of: sheet).contains("\u{2068}متجر الرمال\u{2069}"))
    }

    @Test("Chinese characters are drawn as in the country of the business")
    func ideographs() throws {
        var request = try Requests.request("骨", "100", .jpy)
        for (country, tag) in [(Country(rawValue: "JP"), "ja"), (Country(rawValue: "TW"), "zh-Hant-TW")] {
            request.countryCode = country
            #expect(SVGPicture().drawing(of: PaymentSheet(request)).contains("<g class=\"ps-card\" lang=\"\(tag)\""))
            #expect(HTMLPicture().drawing(of: PaymentSheet(request)).contains("<bdi lang=\"\(tag)\">骨</bdi>"))
        }
        request.countryCode = .us
        #expect(!SVGPicture().drawing(of: PaymentSheet(request)).contains("<g class=\"ps-card\" lang="))
    }

    @Test("A line without a label keeps its amount and its space")
    func unlabelled() throws {
        let row = SheetRow("", value: .amount(SheetAmount(try Amount("7"), in: .usd)))
        let sheet = PaymentSheet(purpose: .payment, payee: nil, sections: [SheetSection(.items, title: "", rows: [row, row])], total: row)
        for picture in PictureTests.pictures { #expect(picture.drawing(of: sheet).contains("7.00")) }
        let lines = TerminalPicture(width: 32).drawing(of: sheet).split(separator: "\n")
        #expect(lines.filter { $0.contains("$7.00") }.count == 3)
        let places = SVGPicture().drawing(of: sheet).split(separator: "\n").filter { $0.contains(">$7.00<") }
        #expect(Set(places).count == 3)
    }

    @Test("The full form of a shortened text is readable")
    func cut() throws {
        let label = (1...80).map { "word\($0)" }.joined(separator: " ")
        let svg = SVGPicture().drawing(of: PaymentSheet(try Requests.request(label)))
        #expect(svg.contains("<title>\(label)</title>") && svg.contains("…</text>"))
    }

    @Test("A hostile document cannot change the picture's structure", arguments: ["svg", "html", "terminal", "markdown"])
    func hostile(_ form: String) throws {
        var request = try Requests.deferred()
        request.total.label = Requests.hostile
        request.lineItems = [try Requests.item(Requests.hostile, "9" + String(repeating: "9", count: 80)), try Requests.item("", "1")]
        request.currencyCode = Currency(rawValue: Requests.hostile)
        request.couponCode = Requests.hostile
        request.requiredShippingContactFields = [ContactField(rawValue: Requests.hostile)]
        request.shippingMethods = [ShippingMethod(label: Requests.hostile, detail: Requests.hostile, amount: .zero, identifier: "x")]
        request.supportedNetworks = [PaymentNetwork(rawValue: Requests.hostile)]
        request.supportedCountries = [Country(rawValue: Requests.hostile)]
        request.deferredPaymentRequest?.billingAgreement = Requests.hostile
        request.deferredPaymentRequest?.managementURL = "javascript:" + Requests.hostile
        request.deferredPaymentRequest?.freeCancellationDateTimeZone = Requests.hostile
        request.deferredPaymentRequest?.freeCancellationDate = DateTimeText(rawValue: Requests.hostile)
        let sheet = PaymentSheet(request)
        switch form {
        case "svg":
            let checker = XMLChecker(SVGPicture().drawing(of: sheet))
            #expect(checker.fault == nil)
            #expect(Set(checker.elements) == ["svg", "title", "desc", "style", "g", "rect", "path", "circle", "text"])
            #expect(checker.attributes.allSatisfy { !$0.hasPrefix("on") && !$0.hasSuffix("href") })
        case "html":
            let page = HTMLPicture().drawing(of: sheet)
            let start = try #require(page[...].range(of: "<main>")?.lowerBound)
            let end = try #require(page[...].range(of: "</main>")?.upperBound)
            let checker = XMLChecker(String(page[start..<end]))
            #expect(checker.fault == nil)
            #expect(
                Set(checker.elements).isSubset(of: [
                    "main", "article", "header", "p", "h1", "h2", "section", "dl", "div", "dt", "dd", "span", "bdi",
                ]))
            #expect(Set(checker.attributes) == ["class", "dir"])
        case "terminal":
            let drawing = TerminalPicture(width: 40).drawing(of: sheet)
            #expect(drawing.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x202E })
        default:
            let text = MarkdownPicture().drawing(of: sheet)
            let escaped = #"\</text\>\</title\>\</bdi\>\<script\>alert(1)\</script\>\]\]\>\&amp;"'\`x\` \| y"#
            #expect(text.contains(escaped + "\u{FFFD}\\[31m\u{FFFD} @<!-- -->everyone \\#<!-- -->1 http:<!-- -->//evil.example"))
            // Comments of our own and line breaks in a cell are the only markup.
            let markup = text.replacing("<!-- -->", with: "").replacing("<br>", with: "").replacing("\\<", with: "")
            #expect(!markup.contains("<"))
            #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
        }
    }

    @Test(
        "All lines of a terminal drawing have the same width", arguments: [32, 40, 56, 200],
        [SheetLanguage.english, .japanese, .arabic])
    func widths(_ width: Int, _ language: SheetLanguage) throws {
        var request = try Requests.shipping()
        for label in ["うつわ工房さくら雑貨店・木箱入り・熨斗付き", "👨‍👩‍👧‍👦 La Familia 🇲🇽 ❤️", "متجر الرمال", "Supercalifragilisticexpialidocious", "e\u{301}\u{302}"] {
            request.lineItems?.append(try Requests.item(label, "123456789.00"))
        }
        request.couponCode = String(repeating: "WELCOME", count: 20)
        let lines = TerminalPicture(width: width).drawing(of: PaymentSheet(request, language: language)).split(separator: "\n").dropLast()
        for line in lines { #expect(line.reduce(0) { $0 + TerminalCells.width($1) } == width, "\(line)") }
    }

    @Test("Emoji stay complete, and direction marks are removed")
    func emoji() throws {
        for (label, shown) in [
            ("La Familia 👨‍👩‍👧‍👦", "La Familia 👨‍👩‍👧‍👦"), ("❤️ Love", "❤️ Love"), ("🇲🇽 Taco", "🇲🇽 Taco"), ("a\u{200D}b", "ab"), ("a\u{200E}", "a"),
            ("a\u{FE0F}", "a"),
        ] {
            let lines = TerminalPicture(width: 32).drawing(of: PaymentSheet(try Requests.request(label))).split(separator: "\n")
            let payee = lines[2]
            #expect(payee.hasPrefix("│ " + shown + " ") && payee.hasSuffix(" │"), "\(payee)")
        }
    }

    @Test("A word that fits in a line is not broken for the amount beside it")
    func words() throws {
        var request = try Requests.request()
        request.lineItems = [try Requests.item("Donaudampfschifffahrt", "1234567.00")]
        let sheet = PaymentSheet(request)
        #expect(
            TerminalPicture(width: 32).drawing(of: sheet).contains("│ Donaudampfschifffahrt        │\n│                $1,234,567.00 │"))
        request.lineItems = [try Requests.item("Donaudampfschifffahrtsgesellschaftskapitän", "1234567890123.00")]
        #expect(SVGPicture().drawing(of: PaymentSheet(request)).contains(">Donaudampfschifffahrtsgesellschaftskapitän</text>"))
    }

    @Test("Color does not change the text")
    func color() throws {
        let sheet = PaymentSheet(try Requests.shipping())
        let colored = TerminalPicture(isColored: true).drawing(of: sheet)
        var plain = ""
        var isCode = false
        for character in colored {
            if character == "\u{1B}" { isCode = true }
            if !isCode { plain.append(character) }
            if character == "m" { isCode = false }
        }
        #expect(plain == TerminalPicture().drawing(of: sheet) && colored.contains("\u{1B}[1mPay Wander\u{1B}[0m"))
    }

    @Test("A sequence has a numbered card for each step")
    func sequence() throws {
        var flow = PaymentFlow(request: try Requests.request())
        flow.result = AuthorizationResult(status: 0)
        let sequence = SheetSequence(flow)
        #expect(SVGPicture().drawing(of: sequence).contains("translate(432 8)"))
        #expect(HTMLPicture().drawing(of: sequence).contains("<p class=\"caption\">2. <bdi>The payment is done</bdi></p>"))
        #expect(MarkdownPicture().drawing(of: sequence).contains("### 2\\. The payment is done\n\n**Payment: Wander**\n"))
        #expect(TerminalPicture().drawing(of: sequence).contains("\n  2. The payment is done\n╭"))
    }

    @Test("Equal sheets have equal pictures, which are marked as illustrations")
    func stable() throws {
        let sheet = PaymentSheet(try Requests.recurring())
        for picture in PictureTests.pictures {
            let drawing = picture.drawing(of: sheet)
            #expect(drawing == picture.drawing(of: PaymentSheet(try Requests.recurring())))
            #expect(drawing.contains("Illustration, not Apple"))
            for brand in ["Apple Pay", "-apple-system", "SF Pro", "BlinkMacSystemFont", "\u{F8FF}"] { #expect(!drawing.contains(brand)) }
            #expect(drawing.hasSuffix("\n"))
        }
    }
}
