import PaySheet
import PaySheetGuide
import Testing

@Suite("Damaged texts")
struct TextDamageTests {
    private func help(_ label: String) -> String? {
        let sample = Sample(.request, [.set("/lineItems/0/label", "\"\(label)\"")])
        var reader = DocumentReader()
        return reader.check(sample.json, as: .paymentRequest).findings.first { $0.rule == .textDamaged }?.help
    }

    @Test(
        "The remedy for a damaged text has the original text",
        arguments: [
            ("CafÃ©", "Café"), ("GrÃ¶ÃŸe 42", "Größe 42"), ("FranÃ§ais", "Français"), ("Â£5 Voucher", "£5 Voucher"),
            ("Donâ€™t", "Don’t"), ("10â‚¬", "10€"), ("VoilÃ\u{A0}", "Voilà"), ("Ð¡ÐºÐ¸Ð´ÐºÐ°", "Скидка"), ("NestlÃ©Â®", "Nestlé®"),
            ("æ—¥æœ¬", "日本"), ("ðŸŽ\u{81} Gift", "🎁 Gift"),
            ("Tom &amp; Jerry", "Tom & Jerry"), ("Children&#39;s", "Children's"), ("Caf&eacute;", "Café"), ("A&#x26;B", "A&B"),
        ])
    func damaged(_ label: String, _ plain: String) throws {
        #expect(try #require(help(label)).contains("\"" + plain + "\""))
    }

    @Test(
        "The garbled name of a merchant session says how to decode it, and has no fix",
        arguments: ["CafÃ©", "\u{e3}\u{82}\u{ab}\u{e3}\u{83}\u{95}"])
    func session(_ name: String) throws {
        let sample = Sample(.session, [.set("/displayName", "\"\(name)\"")])
        var reader = DocumentReader()
        let findings = reader.check(sample.json, as: .merchantSession).findings
        let finding = try #require(findings.first { $0.rule == .textDamaged })
        #expect(finding.message.contains("atob()") && finding.help?.contains("UTF-8") == true && finding.fix == nil)
    }

    @Test(
        "Correct text has no finding",
        arguments: [
            "Café", "Größe", "NESCAFÉ®", "„BLÅ“",
            "« Café »", "«IRMÃ»", "AÇÃO", "Åre", "Ñandú", "R&B; Live", "Ben & Jerry's", "AT&T", "Ø 20 mm",
            "1&1; 2", "配送料", "手数料（税込）", "قهوة عربية", "Доставка", "送料無料 🎁", "Crème brûlée × 2", "MÜ™", "20 °C", "é…»", "Â",
        ])
    func right(_ label: String) { #expect(help(label) == nil) }
}
