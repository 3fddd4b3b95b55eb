import Foundation

/// The files of the page by their paths, as answers.
struct StaticFiles: Sendable {
    private let answers: [String: Answer]

    init(_ options: Options) throws {
        let types = ["html": "text/html; charset=utf-8", "json": "application/json", "mjs": "text/javascript", "css": "text/css"]
        // The stand-in is WebAssembly. A page for shoppers does not need this permission.
        let policy =
            "default-src 'none'; connect-src 'self'; style-src 'self'; img-src data:; script-src 'self'"
            + (options.mock == nil ? "" : " 'wasm-unsafe-eval'")
        var answers: [String: Answer] = [:]
        for name in ["index.html", "shop.mjs", "checkout.mjs", "prices.mjs", "catalog.json", "shop.css"] {
            let type = types[String(name.split(separator: ".")[1])] ?? ""
            answers["/" + name] = Answer(type: type, policy: policy, body: try readFile(options.publicFolder + "/" + name))
        }
        if let mock = options.mock {
            answers["/mock.script.js"] = Answer(type: "text/javascript", policy: policy, body: try readFile(mock))
            let page = String(decoding: answers["/index.html"]?.body ?? [], as: UTF8.self)
                .replacingOccurrences(of: "<!-- development -->", with: #"<script src="mock.script.js"></script>"#)
            answers["/index.html"] = Answer(type: types["html"] ?? "", policy: policy, body: Array(page.utf8))
        }
        answers["/"] = answers["/index.html"]
        self.answers = answers
    }

    /// The file at a path, if there is one.
    subscript(path: String) -> Answer? { answers[path] }
}

/// Returns the bytes of a file.
func readFile(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}
