import PaySheet

/// Finds mistakes that single lines of a server or a page show: options of HTTP clients, secrets, and values of the client.
struct ServerOptions {
    private let file: ServerLines
    private(set) var found: [(mistake: ServerMistake, match: FlowMatch)] = []
    /// How many more functions are looked through.
    private var functionsLeft = 64

    /// A mistake, the words of which a file with it has one, and what finds it in a line.
    private struct Check {
        let mistake: ServerMistake
        let words: [[UInt8]]
        let isIn: (inout ServerOptions, Int) -> Bool
    }

    /// - Parameters:
    ///   - bytes: The file.
    ///   - isPage: Whether it is code of a page, in which only secrets are looked for.
    init(_ file: ServerLines, _ bytes: ArraySlice<UInt8>, isPage: Bool) {
        self.file = file
        for check in isPage ? [ServerOptions.secretOfPage] : ServerOptions.checks {
            guard check.words.contains(where: { ScriptCalls.place(of: $0, in: bytes) != nil }) else { continue }
            for (index, line) in file.lines.enumerated() where line.text.count > line.indent && found.count < 64 {
                if check.isIn(&self, index) { add(check.mistake, index) }
            }
        }
    }

    private static var secretOfPage: Check {
        Check(mistake: .pageSecret, words: keys + [privateKey]) { options, index in hasKey(options.file.lines[index].text) }
    }

    private static var checks: [Check] {
        [
            Check(mistake: .secret, words: keys + passphrases + keyCalls + [privateKey]) { options, index in
                let text = options.file.lines[index].text
                return hasKey(text) || hasPassphrase(text)
            },
            Check(mistake: .unverified, words: unverifiedStems) { options, index in
                isUnverified(options.file.lines[index].text) && !options.isForDevelopment(index)
            },
            Check(mistake: .sandbox, words: [sandbox]) { options, index in isSandbox(options.file.lines[index].text) },
            Check(mistake: .domain, words: domains) { options, index in
                domains.contains { ServerLines.value(of: $0, in: options.file.lines[index].text).map(isHost) ?? false }
            },
            Check(mistake: .amount, words: [amount]) { options, index in options.isAmountOfClient(index) },
            Check(mistake: .kept, words: ServerLines.words("return")) { options, index in options.isKept(index) },
        ]
    }

    private mutating func add(_ mistake: ServerMistake, _ index: Int) {
        found.append((mistake, FlowMatch(range: file.range(of: index), function: -1)))
    }

    // MARK: Certificates

    /// Options of clients that do not check certificates, in lower case, without spaces and quotes.
    private static let unverified = ServerLines.words(
        "rejectunauthorized:false", "node_tls_reject_unauthorized=0", "strictssl:false", "curlopt_ssl_verifypeer=>false",
        "curlopt_ssl_verifypeer=>0", "curlopt_ssl_verifypeer,false", "curlopt_ssl_verifypeer,0", "curlopt_ssl_verifyhost=>false",
        "curlopt_ssl_verifyhost=>0", "curlopt_ssl_verifyhost,false", "curlopt_ssl_verifyhost,0", "verify=>false", "sslverify=>false",
        "verify_peer=>false", "withoutverifying()", "verify=false", "ssl=false", "cert_none", "check_hostname=false",
        "_create_unverified_context", "verify_none", "verify:false", "insecureskipverify:true", "noophostnameverifier",
        "trustallstrategy", "dangerousacceptanyservercertificatevalidator", "servercertificatecustomvalidationcallback=(_,_,_,_)=>true")

    /// Parts of these options, as programs write them.
    private static let unverifiedStems = ServerLines.words(
        "rejectUnauthorized", "REJECT_UNAUTHORIZED", "strictSSL", "SSL_VERIFY", "verify", "erifying", "ssl", "CERT_NONE", "check_hostname",
        "unverified", "VERIFY_NONE", "SkipVerify", "HostnameVerifier", "TrustAll", "DangerousAccept", "CertificateCustom")

    private static func isUnverified(_ text: [UInt8]) -> Bool {
        unverifiedStems.contains { ScriptCalls.place(of: $0, in: text[...]) != nil }
            && ServerLines.has(ASCII.lowerCased(text.filter { $0 > 0x20 && $0 != "\"" && $0 != "'" }), unverified)
    }

    private static let development = ServerLines.words("dev", "debug", "test", "local", "sandbox", "mock")

    /// Whether a condition about the environment is around a line, or in it.
    private func isForDevelopment(_ index: Int) -> Bool {
        var indent = file.lines[index].indent + 1
        return file.lines[...index].suffix(64).reversed().contains { line in
            guard line.indent < indent, line.text.count > line.indent else { return false }
            indent = line.indent
            let text = ASCII.lowerCased(line.text)
            return (ServerLines.has(line.text, ServerAddress.conditions) || text.contains(UInt8(ascii: "?")))
                && ServerOptions.development.contains { ScriptCalls.place(of: $0, in: text[...]) != nil }
        }
    }

    // MARK: Secrets

    private static let passphrases = ServerLines.words(
        "passphrase", "CURLOPT_SSLCERTPASSWD", "CURLOPT_SSLKEYPASSWD", "CURLOPT_KEYPASSWD", "pkcs12_password")
    /// Calls whose last argument is a passphrase.
    private static let keyCalls = ServerLines.words("X509Certificate2(", "PKey.read(", "PKey::RSA.new(", "load_cert_chain(")
    /// The starts of texts that are secrets of providers.
    private static let keys = ServerLines.words("\"sk_live_", "'sk_live_", "\"Basic ", "'Basic ")
    private static let privateKey = [UInt8]("PRIVATE KEY-----".utf8)
    private static let placeholders = ServerLines.words("xxx", "your", "change", "<", "{", "$", "example", "placeholder", "***", "...")

    /// Whether a line has a private key, or the secret key of a provider.
    private static func hasKey(_ text: [UInt8]) -> Bool {
        let isPEM = ScriptCalls.place(of: privateKey, in: text[...]) != nil && ServerLines.has(text, ServerLines.words("BEGIN"))
        return isPEM
            || keys.contains { mark in
                guard let place = ScriptCalls.place(of: mark, in: text[...]) else { return false }
                let quote = mark[0]
                return isSecret(text[(place + mark.count)...].prefix { $0 != quote }, least: 5)
            }
    }

    private static func hasPassphrase(_ text: [UInt8]) -> Bool {
        let isOption = passphrases.contains { name in
            ServerLines.value(of: name, in: text).flatMap(ServerLines.literal).map { isSecret($0, least: 1) } ?? false
        }
        guard !isOption, ServerLines.has(text, keyCalls), let comma = text.lastIndex(of: UInt8(ascii: ",")) else { return isOption }
        let last = text[(comma + 1)...].drop { $0 == 0x20 }
        let value = ServerLines.value(of: [UInt8]("password".utf8), in: Array(last)) ?? last
        return ServerLines.literal(value).map { isSecret($0, least: 1) } ?? false
    }

    private static func isSecret(_ content: ArraySlice<UInt8>, least: Int) -> Bool {
        let content = ASCII.lowerCased(content)
        return content.count >= least && !placeholders.contains { ScriptCalls.place(of: $0, in: content[...]) != nil }
    }

    // MARK: Values

    private static let sandbox = [UInt8]("https://apple-pay-gateway-cert.apple.com".utf8)

    /// Whether a request goes to the sandbox, whatever the settings are.
    private static func isSandbox(_ text: [UInt8]) -> Bool {
        ServerAddress.sinks.contains { sink in
            guard let place = ServerLines.place(of: sink, in: text),
                let address = ServerLines.literal(text[(place + sink.count)...].drop { $0 == 0x20 })
            else { return false }
            return address.starts(with: sandbox)
        }
    }

    private static let domains = ServerLines.words("initiativeContext", "domainName")
    /// What says which host the client asked.
    private static let hosts = ServerLines.words(
        "req.headers.host", "req.headers[", "req.hostname", "req.get(", "req.body", "req.query", "request.headers", "request.host",
        "$_SERVER['HTTP_HOST']", "$_SERVER[\"HTTP_HOST\"]", "$_POST", "$_GET", "r.Host", "Request.Host")

    /// Whether a value is the host that the client named, as it is.
    private static func isHost(_ value: ArraySlice<UInt8>) -> Bool {
        hosts.contains { value.starts(with: $0) } && isWhole(value)
    }

    private static let members = [UInt8](".[]'\"(".utf8)
    private static let ends = [UInt8](",};]".utf8)

    /// Whether a value is one name or member.
    private static func isWhole(_ value: ArraySlice<UInt8>) -> Bool {
        let behind = value.drop { ServerLines.isWord($0) || members.contains($0) }.drop { $0 == ")" || $0 == 0x20 }
        return behind.first.map { ends.contains($0) } ?? true
    }

    private mutating func function(around index: Int) -> Range<Int>? {
        functionsLeft -= 1
        return functionsLeft >= 0 ? file.function(around: index) : nil
    }

    private static let amount = [UInt8]("amount".utf8)
    /// Words for the token in a charge.
    private static let tokens = ServerLines.words("token", "paymentToken", "source")

    /// Whether a charge has the amount of the body, and no other line reads it.
    private mutating func isAmountOfClient(_ index: Int) -> Bool {
        let text = file.lines[index].text
        guard ServerLines.has(text, ServerOptions.tokens), text.contains(UInt8(ascii: "(")) else { return false }
        let value = ServerLines.value(of: ServerOptions.amount, in: text)
        let isBody =
            value.map { value in ServerAddress.sources.contains { value.starts(with: $0) } && ServerOptions.isWhole(value) } ?? false
        guard let range = function(around: index) else { return false }
        let lines = range.filter { $0 != index && ServerLines.has(file.lines[$0].text, [ServerOptions.amount]) }
        if isBody { return lines.isEmpty }
        // `const { amount, token } = req.body`, and then `{ amount, token }` or `{ amount: amount, token }`
        guard ServerLines.place(of: ServerOptions.amount, in: text) != nil,
            value.map({ $0.starts(with: ServerOptions.amount) || $0.starts(with: "token".utf8) }) ?? true, let only = lines.first,
            lines.count == 1,
            only < index
        else { return false }
        return ServerLines.has(file.lines[only].text, ServerAddress.sources) && file.lines[only].text.contains(UInt8(ascii: "{"))
    }

    /// Whether a line answers with a session that the code behind it keeps.
    private mutating func isKept(_ index: Int) -> Bool {
        let line = file.lines[index]
        guard ServerLines.has(line.text, ServerLines.words("if")), !line.code.contains(UInt8(ascii: "!")),
            file.lines[index...].prefix(2).contains(where: { ServerLines.has($0.text, ServerLines.words("return")) })
        else { return false }
        guard let range = function(around: index) else { return false }
        let lines = file.lines[range]
        guard lines.contains(where: { ServerLines.has($0.text, ServerAddress.sinks) && $0.start > line.start }),
            lines.contains(where: { line in
                ServerAddress.marks.contains { ScriptCalls.place(of: $0, in: line.text[...]) != nil }
            })
        else { return false }
        let names = Set(line.code.split { !ServerLines.isWord($0) }.map { Array($0) })
        // The name is declared outside, and gets a value behind the line.
        return names.contains { name in
            let isOutside = file.lines.indices.contains { !range.contains($0) && ServerLines.has(file.lines[$0].code, [name]) }
            return isOutside
                && lines.contains { later in
                    guard later.start > line.start, let place = ServerLines.place(of: name, in: later.code) else { return false }
                    let behind = later.code[(place + name.count)...].drop { $0 == 0x20 }
                    return behind.starts(with: "= ".utf8) && place == later.indent || behind.starts(with: ".set(".utf8)
                        || behind.starts(with: ".put(".utf8)
                }
        }
    }
}
