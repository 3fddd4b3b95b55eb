import PaySheet
import Testing

/// What a browser takes for a complete address, after the examples of the WHATWG URL Standard and some more.
@Suite struct AbsoluteURLTests {
    private func parse(_ text: String) -> (url: AbsoluteURL, fault: AbsoluteURL.Fault?) {
        let bytes = [UInt8](text.utf8)
        return AbsoluteURL.parse(bytes.span, from: 0, to: bytes.count)
    }

    @Test(
        "Complete addresses are accepted as in browsers",
        arguments: [
            "https://shop.example", "https://shop.example/plan?x#y", "HTTPS://SHOP.EXAMPLE", "https:shop.example", "https:///shop.example",
            "https:\\\\shop.example\\plan", "https://user:secret@shop.example:8443/", "https://shop.example:", "https://shop.example:65535",
            "https://127.0.0.1", "https://0x7f.1", "https://2130706433", "https://1.2.3", "https://[::1]",
            "https://[2001:db8::8a2e:370:7334]:443/",
            "https://[::ffff:192.168.0.1]", "https://[1:2:3:4:5:6:7:8]", "https://shop%2Eexample", "https://bücher.example",
            "https://a_b.example",
            "https://shop.example.", "https://x", " https://shop.example ", "https://shop.example/a b", "wander://plan", "wander:",
            "a+b-c.1:x",
            "mailto:tokens@shop.example", "about:blank", "data:text/plain,x", "file:///C:/x", "file:x", "file://host/x", "foo://",
            "foo:///x",
            "foo://%", "ws://shop.example", "https://1.2.3.4.example",
        ])
    func accepted(text: String) {
        #expect(parse(text).fault == nil)
    }

    @Test(
        "Incomplete addresses are refused with a cause",
        arguments: [
            ("", AbsoluteURL.Fault.empty), ("  ", .empty), ("shop.example/plan", .noScheme), ("/plan", .noScheme),
            ("//shop.example", .noScheme),
            ("1https://shop.example", .noScheme), ("ht tps://x", .noScheme), (":x", .noScheme), ("https://", .noHost), ("https:", .noHost),
            ("https:///", .noHost), ("https://?x", .noHost), ("https://:80", .noHost), ("https://user@", .noHost),
            ("https://user@/x", .noHost),
            ("foo://user@/x", .noHost), ("foo://:80", .noHost), ("https://shop example", .badHost), ("https://shop<example", .badHost),
            ("https://shop%example", .badHost), ("https://shop%20example", .badHost), ("https://[::1", .badHost),
            ("https://[:1]", .badHost),
            ("https://[1:2:3:4:5:6:7]", .badHost), ("https://[1:2:3:4:5:6:7:8:9]", .badHost), ("https://[::1::]", .badHost),
            ("https://[::1.2.3]", .badHost), ("https://[::01.2.3.4]", .badHost), ("https://[12345::]", .badHost),
            ("https://[::1:]", .badHost),
            ("https://256.1.1.1", .badHost), ("https://1.2.3.4.5", .badHost), ("https://shop.1", .badHost),
            ("https://4294967296", .badHost),
            ("https://1.2.3.08", .badHost), ("foo://a b", .badHost), ("foo://a^b", .badHost), ("https://shop.example:port", .badPort),
            ("https://shop.example:65536", .badPort), ("https://shop.example:-1", .badPort), ("file://host:80/", .badHost),
        ])
    func refused(text: String, fault: AbsoluteURL.Fault) {
        #expect(parse(text).fault == fault)
        #expect(!fault.message.isEmpty)
    }

    @Test("An address has its scheme, credentials, query and fragment")
    func parts() {
        let url = parse("https://user@shop.example/plan?x=1#top").url
        #expect(url.scheme == .https && url.hasCredentials && url.hasQuery && url.hasFragment)
        #expect(url.pathEnd == "https://user@shop.example/plan".utf8.count)
        let plain = parse("http://shop.example/a@b").url
        #expect(plain.scheme == .http && !plain.hasCredentials && !plain.hasQuery && !plain.hasFragment)
        let fragment = parse("wander:plan#a?b").url
        #expect(fragment.scheme == .other && !fragment.hasQuery && fragment.hasFragment && fragment.pathEnd == 11)
        #expect(parse("ftp://x").url.scheme == .special && parse("file:x").url.scheme == .file)
    }
}
