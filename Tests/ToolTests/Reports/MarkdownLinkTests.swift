import Testing

@Suite("Links in Markdown")
struct MarkdownLinkTests {
    @Test(
        "GitHub does not make a link from a label",
        arguments: ["www.", "WWW.", "www. x", "x www.", "www.a", "http://a", "https://a", "ftp://a", "a@b.c", "a@-b.c", "a@_b.c"])
    func labels(_ label: String) {
        let world = TestWorld(["a.json": Sample.clean.replacing("Trip", with: label)])
        #expect(world.run("preview", "--as", "markdown", "a.json") == 0)
        #expect(!world.output.isEmpty)
        // Escapes do not count: GitHub looks for links in the finished text.
        let shown = world.output.replacing("\\", with: "").lowercased()
        for link in ["www. ", "www.\n", "www.*", "www.|", "www.a", "://a", "a@"] {
            let isBroken = shown.ranges(of: link).allSatisfy {
                shown[$0.upperBound...].hasPrefix("&#8203;") || shown[$0.upperBound...].hasPrefix("<!--")
            }
            #expect(isBroken, "\(link) in \(world.output)")
        }
    }
}
