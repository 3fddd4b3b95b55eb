import PaySheet
import PaySheetText

/// Finds requests of a server to an address that the client sent, if no code compares its host, or not well.
struct ServerAddress {
    private let file: ServerLines
    private(set) var found: [(mistake: ServerMistake, match: FlowMatch)] = []

    /// Words of which a file about merchant validation has one.
    static let marks = [
        "merchantIdentifier", "initiativeContext", "paymentservices", "apple-pay-gateway", "validationURL", "validation_url",
        "validationUrl",
    ].map { [UInt8]($0.utf8) }

    init(_ file: ServerLines) {
        self.file = file
        find()
    }

    // MARK: Tables

    /// What reads the body, the query or the form of a request.
    static let sources = ServerLines.words(
        "req.body", "req.query", "request.body", "request.query", "ctx.request.body", "req.json()", "request.json", "request.get_json",
        "request.form", "request.args", "request.POST", "request.GET", "request.data", "params[", "$_GET", "$_POST", "$_REQUEST",
        "php://input", "$request->input", "$request->get", "$request->request", "$request->query", "Tools::getValue", "filter_input",
        "FormValue", "r.URL.Query", "ReadFromJsonAsync", "Request.Form", "Request.Query", "getParameter", "readBody", "getQuery")
    /// Parameters of a function that a framework fills.
    private static let parameters = ServerLines.words("@RequestBody", "@RequestParam", "[FromBody]", "[FromQuery]", "[FromForm]")
    /// The calls of HTTP clients, up to the argument with the address.
    static let sinks = ServerLines.words(
        "fetch(", "$fetch(", "ofetch(", "axios.post(", "axios.get(", "got.post(", "got(", "request.post(", "needle.post(", "https.request(",
        "curl_init(",
        "CURLOPT_URL,", "CURLOPT_URL =>", "->request('POST',", "->request(\"POST\",", "Http::post(", "wp_remote_post(", "requests.post(",
        "requests.get(", "httpx.post(", "urlopen(", "Net::HTTP.new(", "Net::HTTP::Post.new(", "HTTParty.post(", "Faraday.post(",
        "HttpRequest.newBuilder(", "postForObject(", "postForEntity(", "http.Post(", "client.Post(", "http.NewRequest(\"POST\",",
        "http.NewRequest(http.MethodPost,", "PostAsync(", "PostAsJsonAsync(", "HttpRequestMessage(HttpMethod.Post,")
    /// What a line with an address can have that says nothing of its host.
    private static let weak = ServerLines.words(
        "scheme", "Scheme", "getScheme", "protocol", "FILTER_VALIDATE_URL", "empty", "isset", "is_null", "is_string", "null", "nil", "None",
        "undefined", "blank?", "isEmpty", "isBlank", "IsNullOrEmpty", "IsNullOrWhiteSpace", "\"https\"", "'https'", "\"https:\"",
        "\"https://\"", "'https://'", "\"http\"", "'http'", "err", "typeof", "present?")
    private static let logs = ServerLines.words("console", "logger", "log", "print", "println", "puts", "error_log", "Log", "echo")
    private static let parsers = ServerLines.words(
        "URL", "urlsplit", "urlparse", "parse_url", "URI", "Parse", "parse", "create", "Uri", "trim", "strip", "json_decode", "loads",
        "decodeURIComponent", "urldecode", "unquote", "String", "str", "await", "new", "toString", "get", "file_get_contents",
        "PHP_URL_HOST")
    /// What has a method `parse` that only reads an address or a text.
    private static let readers = ServerLines.words("JSON", "URI", "url", "Url", "URL", "Uri")
    private static let switches = ServerLines.words("env", "ENV", "getenv", "environ", "config", "Config", "settings", "SECURE")
    static let conditions = ServerLines.words(
        "if", "unless", "elif", "elsif", "switch", "match", "assert", "throw", "raise", "halt", "abort", "require", "while", "case")

    // MARK: Reading

    private mutating func find() {
        var count = 0
        for (index, line) in file.lines.enumerated() where count < 32 {
            for sink in ServerAddress.sinks {
                guard let place = ServerLines.place(of: sink, in: line.text) else { continue }
                count += 1
                check(index, line.text[(place + sink.count)...].drop { $0 == 0x20 })
                break
            }
        }
    }

    /// What a file says of an address.
    private struct Address {
        /// The names that have it, or a part of it.
        var names: [[UInt8]] = []
        var isParameter = false
        var isChecked = false
        var isSwitched = false
        /// The line of a check that another address passes, and that address.
        var weakCheck: (line: Int, passes: String)?
    }

    private mutating func check(_ sink: Int, _ argument: ArraySlice<UInt8>) {
        let range = file.function(around: sink)
        var address = Address()
        // Assignments first, then what is done with the names.
        for index in range where index <= sink { collect(index, &address) }
        guard isAddress(argument, address), !hasMiddleware(file.lines[range.lowerBound].code) else { return }
        for index in range where index < sink { read(index, &address) }
        guard !address.isChecked else { return }
        if let weak = address.weakCheck {
            found.append((.weakCheck, FlowMatch(range: file.range(of: weak.line), function: -1, name: weak.passes)))
            return
        }
        var match = FlowMatch(range: file.range(of: sink), function: -1)
        match.isSome = address.isParameter
        match.isHint = address.isSwitched
        found.append((.address, match))
    }

    /// Whether another function reads a request before its handler: `app.post("/session", check, async (req, res) => …)`.
    private func hasMiddleware(_ header: [UInt8]) -> Bool {
        let parts = header.split(separator: UInt8(ascii: ","))
        guard parts.count > 2, ServerLines.has(header, ServerLines.words(".post(", ".get(", ".all(", ".use(", ".route(")) else {
            return false
        }
        let second = parts[1].drop { $0 == 0x20 }
        return second.first.map { ServerLines.isWord($0) } == true
            && !["async", "function"].contains { second.starts(with: $0.utf8) } && !second.contains(UInt8(ascii: ">"))
    }

    /// Whether an argument begins with a name of the address, or with what reads it.
    private func isAddress(_ argument: ArraySlice<UInt8>, _ address: Address) -> Bool {
        var rest = argument
        for word in [[UInt8]("new URL(".utf8), [UInt8]("URI.create(".utf8), [UInt8]("URI(".utf8), [UInt8]("new Uri(".utf8)]
        where rest.starts(with: word) {
            rest = rest.dropFirst(word.count)
        }
        let isSource = ServerAddress.sources.contains { rest.starts(with: $0) }
        let name = Array(rest.prefix { ServerLines.isWord($0) })
        guard isSource || address.names.contains(name) else { return false }
        // An address of the server's own that has the name in it begins with a text.
        let tail = rest.drop {
            ServerLines.isWord($0) || $0 == "." || $0 == "[" || $0 == "]" || $0 == "'" || $0 == "\"" || $0 == "-" || $0 == ">"
        }
        return tail.first.map { $0 == "," || $0 == ")" || $0 == ";" || $0 == "(" || $0 == 0x20 } ?? true
    }

    /// Adds the names that get the address in a line.
    private func collect(_ index: Int, _ address: inout Address) {
        let text = file.lines[index].text
        for mark in ServerAddress.parameters {
            guard let place = ServerLines.place(of: mark, in: text) else { continue }
            let part = text[(place + mark.count)...].prefix { $0 != ")" }
            var depth = 0
            let own = part.prefix { byte in
                depth += byte == "<" ? 1 : byte == ">" ? -1 : 0
                return byte != "," || depth > 0
            }
            address.names.append(Array(own.reversed().prefix { ServerLines.isWord($0) }.reversed()))
            address.isParameter = true
        }
        guard let equals = assignment(text), !ServerLines.has(text, ServerAddress.conditions.filter { $0.count > 1 }) else { return }
        let value = Array(text[equals...])
        guard ServerLines.has(value, ServerAddress.sources) || ServerLines.has(value, address.names) else { return }
        if address.names.isEmpty || ServerLines.has(value, ServerAddress.sources) { address.isParameter = false }
        // `url`, `$url`, `parsed, err`, `const { url }`, `URI address`
        let words = text[..<equals].split { !ServerLines.isWord($0) }.map { Array($0) }
        let isList = text[..<equals].contains(UInt8(ascii: ",")) || text[..<equals].contains(UInt8(ascii: "{"))
        for word in isList ? words : words.suffix(1)
        where !address.names.contains(word) && word.count > 0 && !word.elementsEqual("err".utf8) {
            address.names.append(word)
        }
    }

    /// The place behind the sign of an assignment.
    private func assignment(_ text: [UInt8]) -> Int? {
        for index in text.indices.dropFirst() where text[index] == "=" && index + 1 < text.count {
            let before = text[index - 1]
            let isOperator =
                before == "=" || before == "!" || before == "<" || before == ">" || text[index + 1] == "=" || text[index + 1] == ">"
            if !isOperator { return index + 1 }
        }
        return nil
    }

    /// Notes what a line does with the address.
    private func read(_ index: Int, _ address: inout Address) {
        let line = file.lines[index]
        let terms = address.names + ServerAddress.sources
        let text = line.text
        guard ServerLines.has(line.code, address.names) || ServerLines.has(text, ServerAddress.sources),
            !ServerLines.has(text, ServerAddress.logs)
        else { return }
        let isCondition = ServerLines.has(text, ServerAddress.conditions)
        if !isCondition, let equals = assignment(text) {
            // A function that the file does not show can check what it gets.
            if !isPlain(Array(text[equals...])) { address.isChecked = true }
            return
        }
        guard isCondition else {
            if ServerLines.has(line.code, address.names), text.contains(UInt8(ascii: "(")), !isHeader(text) { address.isChecked = true }
            return
        }
        for part in parts(text) where ServerLines.has(part, terms) && !ServerLines.has(part, ServerAddress.weak) && !isBare(part, terms) {
            if let passes = weakness(of: part) {
                address.weakCheck = (index, passes)
            } else if ServerLines.has(text, ServerAddress.switches) {
                address.isSwitched = true
            } else {
                address.isChecked = true
            }
        }
    }

    /// A comparison of an address with a part of a text.
    private struct Comparison {
        let names: [[UInt8]]
        /// Returns an address of another owner that passes; `nil` if the reader knows none.
        let passes: @Sendable (_ text: String) -> String?
    }

    private static let comparisons = [
        Comparison(names: ServerLines.words("includes(", "contains(", "Contains(", "include?(", "str_contains(")) { contained($0) },
        Comparison(names: ServerLines.words("endsWith(", "endswith(", "EndsWith(", "end_with?(", "HasSuffix(", "str_ends_with(")) {
            // Whatever is before `.apple.com` belongs to Apple.
            $0.contains(text: ".apple.com") ? nil : "https://not" + $0
        },
        Comparison(names: ServerLines.words("startsWith(", "startswith(", "StartsWith(", "start_with?(", "HasPrefix(", "str_starts_with("))
        {
            started($0)
        },
        Comparison(names: ServerLines.words("preg_match(", "match?(", "match(", "MatchString(", "IsMatch(", "test(")) { pattern in
            let bare = pattern.filter { $0 != "\\" && $0 != "/" && $0 != "#" && $0 != "~" }
            // A pattern with other signs can demand more.
            return bare.utf8.allSatisfy { ServerLines.isWord($0) && $0 != "$" || $0 == "." || $0 == "-" } ? contained(bare) : nil
        },
    ]
    /// Calls that return the place of a text: a start if they are compared with 0.
    private static let places = ServerLines.words("indexOf(", "strpos(")

    private static func contained(_ text: String) -> String { "https://evil.example/?" + text }

    private static func started(_ text: String) -> String? {
        text.contains(text: "apple.com/") || !text.hasPrefix("http") ? nil : text + ".evil.example"
    }

    /// An address of another owner that passes an operand; `nil` if the reader knows none.
    private func weakness(of part: [UInt8]) -> String? {
        if let text = text(ofCall: ServerAddress.places, in: part) {
            let signs = part.filter { $0 != 0x20 }[...]
            let isStart = ["==0", "!=0"].contains { ScriptCalls.place(of: [UInt8]($0.utf8), in: signs) != nil }
            return isStart ? ServerAddress.started(text) : ServerAddress.contained(text)
        }
        return ServerAddress.comparisons.lazy.compactMap { one in text(ofCall: one.names, in: part).map(one.passes) }.first ?? nil
    }

    /// The text with the host that one of some calls gets. Ruby and JavaScript have patterns between slashes.
    private func text(ofCall names: [[UInt8]], in part: [UInt8]) -> String? {
        let ends = names.lazy.compactMap { name in ServerLines.place(of: name, in: part).map { $0 + name.count } }
        guard let end = ends.first else { return nil }
        let arguments = part[end...].split(separator: UInt8(ascii: ",")).map { $0.drop { $0 == 0x20 } }
        let texts = arguments.compactMap { argument -> ArraySlice<UInt8>? in
            guard argument.starts(with: "/".utf8) else { return ServerLines.literal(argument) }
            return argument.dropFirst().prefix { $0 != ")" }
        }
        return texts.map { String(decoding: $0, as: UTF8.self) }.first { $0.contains(text: "apple") }
    }

    /// Whether a line begins a function.
    private func isHeader(_ text: [UInt8]) -> Bool {
        ServerLines.has(text, ServerAddress.parameters) || ServerLines.has(text, ServerLines.words("function", "def", "func", "=>"))
    }

    /// Whether a value only parses or decodes the address.
    private func isPlain(_ value: [UInt8]) -> Bool {
        var index = 0
        while let open = value[index...].firstIndex(of: UInt8(ascii: "(")) {
            let name = Array(value[..<open].reversed().prefix { ServerLines.isWord($0) }.reversed())
            // `schema.parse(…)` can check what it gets.
            let owner = value[..<(open - name.count)].dropLast()
            let isParser = !name.elementsEqual("parse".utf8) || ServerAddress.readers.contains { owner.suffix($0.count).elementsEqual($0) }
            let isKnown =
                name.isEmpty || ServerAddress.parsers.contains(name) && isParser
                || ServerAddress.sources.contains { $0.suffix(name.count).elementsEqual(name) }
            if !isKnown { return false }
            index = open + 1
        }
        return true
    }

    /// The operands of a condition.
    private func parts(_ text: [UInt8]) -> [[UInt8]] {
        var parts: [[UInt8]] = [[]]
        var index = 0
        while index < text.count {
            let isSign =
                index + 1 < text.count && (text[index] == "&" && text[index + 1] == "&" || text[index] == "|" && text[index + 1] == "|")
            let word = [[UInt8](" and ".utf8), [UInt8](" or ".utf8)].first { text[index...].starts(with: $0) }
            if isSign || word != nil {
                parts.append([])
                index += word?.count ?? 2
            } else {
                parts[parts.count - 1].append(text[index])
                index += 1
            }
        }
        return parts
    }

    /// Whether an operand is only the name, with or without a negation: it tests that there is an address.
    private func isBare(_ part: [UInt8], _ terms: [[UInt8]]) -> Bool {
        let words = part.split { !ServerLines.isWord($0) && $0 != "." }.map { Array($0) }.filter { !ServerAddress.conditions.contains($0) }
        guard let first = words.first else { return true }
        return terms.contains { first.starts(with: $0) } && !part.contains(UInt8(ascii: "="))
            && !part.dropFirst().contains(UInt8(ascii: "[")) && words.count == 1
            || words.allSatisfy { word in ["not", "return", "then", "do"].contains { word.elementsEqual($0.utf8) } || terms.contains(word) }
    }
}
