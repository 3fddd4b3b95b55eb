import PaySheetReports
import TestSupport

/// The calls that read a document and must not print a personal value of it.
enum CanaryCommands {
    /// The calls for any file.
    static func calls(_ path: String) -> [[String]] { checks(path) + others(path) + options(path) }

    /// Every call for every document would take minutes. Documents take turns with the calls, and a long run makes all of them.
    static func turn(_ calls: [[String]], _ index: Int, of most: Int) -> [[String]] {
        let stride = max(most / TestScale.scaled(1), 1)
        return calls.enumerated().filter { ($0.offset + index) % stride == 0 }.map { $0.element }
    }

    private static func checks(_ path: String) -> [[String]] {
        let reports = ReportFormat.allCases.flatMap { ["--report", $0.rawValue + "=report." + $0.rawValue] }
        let files = ["--statistics", "statistics.json", "--no-config"]
        let kinds = ["auto", "ApplePayPayment", "ApplePayPaymentContact", "ApplePayPaymentRequest", "PaymentData"]
        return kinds.map { ["check", path, "--kind", $0] + reports + files }
            + [
                ["check", path, "--write-baseline", "baseline.json"], ["check", path, "--ndjson", "--verbose"],
                ["check", path, "--system", "ios16", "--api-version", "1", "--max-findings", "1"],
                ["check", path, "--expect", "amount/format"], ["check", path, "--expect-contact-fields", "name", "--fix"],
            ]
    }

    private static func others(_ path: String) -> [[String]] {
        [
            ["describe", path], ["describe", path, "--format", "json"], ["diff", path, "other.json"], ["diff", "other.json", path],
            ["diff", path, path], ["diff", path, "other.json", "--format", "json"], ["preview", path], ["preview", path, "--as", "svg"],
            ["preview", path, "--as", "html"], ["preview", path, "--as", "markdown"], ["preview", path, "-o", "picture.svg"],
            ["anonymize", path], ["anonymize", path, "--labels"], ["anonymize", path, "--ndjson"], ["fix", path, "--diff"],
            ["fix", path, "--patch"], ["fix", path, "--diff", "--include-risky"], ["fmt", path, "--check"], ["reconcile", path],
            ["reconcile", path, "--format", "json"], ["reconcile", "request.json", "--order", path],
            ["reconcile", "request.json", "--token", path], ["hash", path], ["extract", path], ["button", path],
            ["certificate", path], ["certificate", path, "--format", "json"], ["token", "check", path], ["token", "hash", path],
            ["token", "check", path, "--format", "json"], ["token", "signed-bytes", path, "-o", "bytes"],
            ["token", "signature", path, "-o", "bytes"], ["contact", path], ["contact", path, "--billing"],
            ["merchant-token", "replay", path, "--url", "https://shop.example/a"], ["order", "check", path],
            ["order", "check", path, "--format", "json"], ["order", "unpack", path, "files"], ["order", "replay", path],
            ["order", "push", path, "--registrations", "registrations.json", "--print"],
            ["reconcile", path, "--wallet-order", "order.json"], ["reconcile", "result.json", "--wallet-order", path],
        ]
    }

    /// The file as the value of an option.
    private static func options(_ path: String) -> [[String]] {
        [
            ["check", "request.json", "--config", path], ["check", "request.json", "--baseline", path],
            ["check", "request.json", "--merchants", path], ["check", "request.json", "--expect-manifest", path],
            ["contact", "contact.json", "--profile", path], ["token", "check", "token.json", "--certificate", path],
            ["token", "check", "token.json", "--root", path], ["token", "check", "token.json", "--request", path],
            ["token", "check", "token.json", "--seen", path], ["button", "--request", path],
            ["merchant-token", "replay", "calls.ndjson", "--url", "https://shop.example/a", "--seen", path],
            ["order", "push", "order.json", "--registrations", path, "--print"],
        ]
    }

    /// The calls that check contacts.
    static func contacts(_ path: String) -> [[String]] {
        let shops: [[String]] = [
            [], ["--billing"], ["--phase", "selection"], ["--guest"], ["--phonetic", "refuse", "--fields", "phoneticName,email"],
            ["--ships-to", "DE,FR"], ["--profile", "us"], ["--profile", "jp"], ["--profile", "profile.json"],
        ]
        let forms: [[String]] = [
            [], ["--format", "json"], ["--as", "errors"], ["--as", "errors", "--language", "ja"], ["--as", "result"],
            ["--as", "result", "--language", "ja"],
        ]
        return shops.flatMap { shop in forms.map { ["contact", path] + shop + $0 } }
            + [["contact", path, "--profile", "none"], ["contact", path, "--profile", "none.json"], ["contact", path, "--fields", "x"]]
    }

    /// The files that the calls name besides the document.
    static let files = [
        "request.json": Sample.clean, "contact.json": "{\"countryCode\":\"US\"}", "other.json": Sample.comma,
        "profile.json": "{\"country\":\"QX\",\"postalCodes\":[\"NN\"],\"states\":[\"Here\"],\"phoneDigits\":[3],\"kana\":true}",
        "registrations.json": "{\"registrations\":[]}", "order.json": "{}", "result.json": "{\"orderDetails\":{}}",
        "calls.ndjson": "{\"method\":\"GET\",\"path\":\"/a/merchantToken/event-1\"}\n",
    ]
}
