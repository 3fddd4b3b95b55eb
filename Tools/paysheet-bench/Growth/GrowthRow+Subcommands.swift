import PaySheet

extension GrowthRow {
    /// The commands besides those that check, change and show requests. Each reads a document or a stream that grows.
    static var subcommands: [GrowthRow] {
        let counts = [100, 400, 1600]
        let texts = [1000, 10_000, 100_000]
        return [
            use("hash", texts, "hash a.json") { Array(requestText(#""applicationData":"\#(base64($0))","#).utf8) },
            use("button", counts, "button a.html", "a.html") { size in
                Array(repeated(size) { #"<apple-pay-button type="buy\#($0)" locale="en-US"></apple-pay-button>"# + "\n" }.utf8)
            },
            use("contact", counts, "contact a.json") { size in
                let lines = repeated(size) { #""Line \#($0)","# } + #""""#
                return Array(
                    (#"{"givenName":"Jo","familyName":"Doe","addressLines":["# + lines
                        + #"],"locality":"Austin","administrativeArea":"TX","postalCode":"73301","countryCode":"US"}"#).utf8)
            },
            use("explain", texts, "explain -", "-") { size in Array(repeated(size / 40) { _ in "TypeError: Load failed\n" }.utf8) },
            use("doctor", counts, "doctor .", "a.js") { size in
                Array(repeated(size) { "function f\($0)(){const s=new ApplePaySession(3,{});s.begin()}\n" }.utf8)
            },
            use("certificate", texts, "certificate " + domainFile, domainFile) { [UInt8](repeating: 0x41, count: $0) },
            use("token", texts, "token check a.json") { size in
                let header = #""header":{"ephemeralPublicKey":"MAA=","publicKeyHash":"AAA=","transactionId":"00"}"#
                let data = base64(size)
                return Array(
                    (#"{"paymentData":{"version":"EC_v1","data":"\#(data)","signature":"MAA=","# + header
                        + #"},"paymentMethod":{"displayName":"Visa 1","network":"Visa","type":"debit"},"transactionIdentifier":"00"}"#).utf8
                )
            },
            use("merchant-token", counts, "merchant-token replay a.ndjson", "a.ndjson") { size in
                Array(repeated(size) { #"{"method":"GET","path":"/notification/merchantToken/event-\#($0)"}"# + "\n" }.utf8)
            },
            use("order", counts, "order replay a.ndjson --url https://shop.example/wallet", "a.ndjson") { size in
                Array(
                    repeated(size) { number in
                        #"{"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"\#(number)","#
                            + #""authenticationToken":"\#(secret)","package":""}"# + "\n"
                            + #"{"method":"POST","path":"/v1/devices/d\#(number)/registrations/order.com.example.shop/\#(number)","#
                            + #""headers":{"authorization":"AppleOrder \#(secret)"},"body":"{\"pushToken\":\"0a\"}"}"# + "\n"
                    }.utf8)
            },
            use("pass", counts, "pass replay a.ndjson", "a.ndjson") { size in
                Array(
                    repeated(size) { number in
                        #"{"passTypeIdentifier":"pass.com.example.fair","serialNumber":"\#(number)","#
                            + #""authenticationToken":"\#(secret)","package":""}"# + "\n"
                    }.utf8)
            },
            use("issuing", counts, "issuing decide --device yes --card a.json") { size in
                Array(
                    (#"{"id":"ic_1","object":"issuing.card","brand":"Visa","currency":"usd","exp_month":8,"exp_year":2030,"last4":"0018","#
                        + repeated(size) { #""z\#($0)":"text","# }
                        + #""cardholder":{"id":"ich_1","object":"issuing.cardholder","name":"Jo","phone_number":"+1"},"#
                        + #""livemode":true,"status":"active","type":"virtual","wallets":{"apple_pay":{"eligible":true}}}"#).utf8)
            },
            use("identity", counts, "identity expect a.json") { size in
                let elements = repeated(size) { #"{"element":"age","atLeast":\#($0 % 100),"intent":"willNotStore"},"# }
                return Array(
                    (#"{"nonce":"AAECAwQFBgcICQoLDA0ODw==","merchantIdentifier":"merchant.com.example.shop","#
                        + #""teamIdentifier":"A1B2C3D4E5","document":"driversLicense","elements":["# + elements
                        + #"{"element":"givenName","intent":"mayStore","days":30}]}"#).utf8)
            },
            use("translate", counts, "translate a.json") { size in
                let items = repeated(size) { #"{"label":"Coffee \#($0)","amount":1800},"# } + #"{"label":"Tea","amount":1800}"#
                return Array(
                    (#"{"country":"JP","currency":"jpy","total":{"label":"Kissa","amount":1800},"displayItems":["# + items
                        + #"],"requestPayerEmail":true}"#).utf8)
            },
            GrowthRow(
                name: "run-example", sizes: counts, document: { [UInt8](repeating: 0x20, count: $0) },
                work: { bytes in command(["example", "flow", "--ndjson", "--count", String(bytes.count)], [:]) }),
            use("lsp", counts, "lsp", "-") { size in
                let start = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"#
                let open =
                    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.json","#
                    + #""languageId":"json","version":1,"text":"{}"}}}"#
                let messages =
                    [start, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#, open] + (0..<size).map { hover($0 + 2) }
                    + [#"{"jsonrpc":"2.0","id":"end","method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#]
                return Array(messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n" + $0 }.joined().utf8)
            },
            use("mcp", counts, "mcp", "-") { size in
                let start =
                    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"#
                    + #""clientInfo":{"name":"bench","version":"1"}}}"#
                let call = #""method":"tools/call","params":{"name":"check","arguments":{"document":"{\"countryCode\":\"us\"}"}}}"#
                let calls = (0..<size).map { #"{"jsonrpc":"2.0","id":\#($0 + 1),"# + call }
                let messages = [start, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#] + calls
                return Array(messages.map { $0 + "\n" }.joined().utf8)
            },
        ]
    }

    /// Commands whose work does not depend on a document.
    static let commandsWithoutInput = ["schema", "init", "completions", "man", "help"]

    /// A command with one growing file.
    private static func use(
        _ name: String, _ sizes: [Int], _ words: String, _ path: String = "a.json", _ document: @escaping (Int) -> [UInt8]
    ) -> GrowthRow {
        GrowthRow(name: "run-" + name, sizes: sizes, document: document, countsAddedBytes: true) { bytes in
            command(words.split(separator: " ").map { String($0) }, [path: bytes])
        }
    }

    private static let secret = "k7Yx2mQ9sT4vW8zB1cD5"

    private static func base64(_ count: Int) -> String { String(repeating: "QUJD", count: count / 4) }

    private static func requestText(_ more: String) -> String {
        var request = GrowingRequest()
        request.more = more
        return request.text
    }

    private static func hover(_ number: Int) -> String {
        #"{"jsonrpc":"2.0","id":\#(number),"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.json"},"#
            + #""position":{"line":0,"character":0}}}"#
    }
}
