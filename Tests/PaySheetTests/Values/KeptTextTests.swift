import PaySheet
import Testing

/// Text and lists of words of values that were read: stored in another form, with the same public value.
struct KeptTextTests {
    private static let pieces = ["a", "é", "か", "😀", "ab é か"]

    private func item(_ label: String) throws -> LineItem {
        try #require(LineItem.read(#"{"label":"\#(label)","amount":"1.00"}"#.utf8).value)
    }

    @Test("Text of every length is read unchanged", arguments: 0...40, pieces)
    func everyLength(_ length: Int, _ piece: String) throws {
        let text = String(repeating: piece, count: length)
        let read = try item(text)
        let made = LineItem(label: text, amount: try Amount("1.00"))
        #expect(read.label == text)
        #expect(Array(read.label.utf8) == Array(text.utf8))
        #expect(read == made)
        #expect(read.hashValue == made.hashValue)
        #expect(read.jsonText == made.jsonText)
    }

    @Test("Texts are equal exactly if the strings are equal", arguments: ["", "a short one", "one that is longer than that"])
    func equality(_ rest: String) throws {
        // One character, or a letter and an accent.
        let composed = try item("\u{E9}" + rest)
        let decomposed = try item("e\u{301}" + rest)
        #expect(composed == decomposed)
        #expect(composed.hashValue == decomposed.hashValue)
        #expect(try item("e" + rest) != composed)
    }

    @Test("A value stays valid after the reader and later documents")
    func outlives() throws {
        var reader = DocumentReader()
        var values: [LineItem] = []
        let labels = (0..<50).map { "label number \($0) of a list of many labels" }
        for label in labels {
            values.append(try #require(reader.read(LineItem.self, #"{"label":"\#(label)","amount":"1"}"#.utf8).value))
        }
        reader = DocumentReader()
        #expect(values.map { $0.label } == labels)
    }

    @Test("Setting a text changes only one of two copies", arguments: ["short", "a text that is longer than fifteen bytes"])
    func setting(_ text: String) throws {
        var changed = try item("the text that was there before")
        let copy = changed
        changed.label = text
        #expect(changed.label == text)
        #expect(changed == LineItem(label: text, amount: try Amount("1.00")))
        #expect(copy.label == "the text that was there before")
        changed.label += "!"
        #expect(changed.jsonText == #"{"label":"\#(text)!","amount":"1.00"}"#)
    }

    @Test(
        "Escapes are kept until the text is set or the rest is stripped",
        arguments: [#"\u00e9"#, #"a\/b"#, #"\ud83d\ude00 and \"more\" of it, \u0041 as well"#, #"tab\tline\n"#])
    func escapes(_ escaped: String) throws {
        let json = #"{"label":"\#(escaped)","amount":"1.00"}"#
        var read = try #require(LineItem.read(json.utf8).value)
        let made = LineItem(label: read.label, amount: try Amount("1.00"))
        #expect(read.jsonText == json)
        #expect(read == made)
        #expect(read.hashValue == made.hashValue)
        #expect(read.strippingUnknownMembers().jsonText == made.jsonText)
        read.amount = try Amount("2.00")
        #expect(read.jsonText == #"{"label":"\#(escaped)","amount":"2.00"}"#)
        read.label = "é"
        #expect(read.jsonText == #"{"label":"é","amount":"2.00"}"#)
    }

    @Test("Escapes, another order and unknown members are written unchanged")
    func together() throws {
        for json in [
            #"{"amount":"1.00","label":"\u00e9 and so on, for a while"}"#,
            #"{"amount":"1.00","x":[1],"label":"\u00e9","type":"\u0066inal"}"#,
            #"{"type":"\u0066inal","label":"\u00e9","amount":"1.00"}"#,
            #"{"label":"\u00e9","amount":"\u0031.00","paymentTiming":"recurring","recurringPaymentStartDate":"2027\u002d01-01"}"#,
        ] {
            let read = try #require(LineItem.read(json.utf8).value)
            #expect(read.jsonText == json)
            #expect(try #require(LineItem.read(read.json).value) == read)
        }
    }

    @Test("Printing shows the text and no other part of the document")
    func printing() throws {
        let text = #"{"label":"Something that is long","amount":"1.00","recurringPaymentStartDate":"2027-01-01T00:00:00Z"}"#
        let read = try #require(LineItem.read(text.utf8).value)
        var made = LineItem(label: "Something that is long", amount: try Amount("1.00"))
        made.recurringPaymentStartDate = DateTimeText(rawValue: "2027-01-01T00:00:00Z")
        #expect(String(describing: read) == String(describing: made))
        #expect(String(describing: read) == "Something that is long 1.00")
        var (left, right) = ("", "")
        dump(read, to: &left)
        dump(made, to: &right)
        #expect(left == right)
    }

    @Test("Escapes in one dictionary do not affect nested or outer dictionaries")
    func nested() throws {
        let text = #"{"label":"a","detail":"\u00e9","amount":"1","identifier":"\/"}"#
        let read = try #require(ShippingMethod.read(text.utf8).value)
        #expect(read.jsonText == text)
        var list = ShippingMethodUpdate(newTotal: LineItem(label: "é", amount: .zero))
        list.newLineItems = [try item(#"\u00e9"#), LineItem(label: "é", amount: .zero)]
        let items = #"[{"label":"\u00e9","amount":"1.00"},{"label":"é","amount":"0"}]"#
        #expect(list.jsonText == #"{"newTotal":{"label":"é","amount":"0"},"newLineItems":\#(items)}"#)
    }
}

/// Lists of words that fit into one machine word, or do not.
struct KeptWordsTests {
    private func request(_ networks: [PaymentNetwork]) -> PaymentRequest {
        PaymentRequest(
            merchantCapabilities: [.supports3DS], supportedNetworks: networks, countryCode: Country(rawValue: "US"),
            total: LineItem(label: "Shop", amount: .zero), currencyCode: Currency(rawValue: "USD"))
    }

    @Test("A list of any length is read unchanged", arguments: 0...14)
    func everyLength(_ count: Int) throws {
        for first in PaymentNetwork.all.indices {
            let networks = (0..<count).map { PaymentNetwork.all[(first + $0) % PaymentNetwork.all.count] }
            let made = request(networks)
            let read = try #require(PaymentRequest.read(made.json).value)
            #expect(made.supportedNetworks == networks)
            #expect(read.supportedNetworks == networks)
            #expect(read == made)
            #expect(read.hashValue == made.hashValue)
            #expect(read.json == made.json)
        }
    }

    @Test("Unknown words keep their place and their spelling", arguments: 0...3)
    func unknown(_ place: Int) throws {
        var networks: [PaymentNetwork] = [.visa, .visa, .amex]
        networks.insert(PaymentNetwork(rawValue: "flying carpet"), at: place)
        let made = request(networks)
        let read = try #require(PaymentRequest.read(made.json).value)
        #expect(read.supportedNetworks == networks)
        #expect(read == made)
        #expect(read.json == made.json)
    }

    @Test("A list can be changed in place")
    func changing() throws {
        var read = try #require(PaymentRequest.read(request([.visa]).json).value)
        read.supportedNetworks.append(.amex)
        read.supportedNetworks.removeFirst()
        #expect(read == request([.amex]))
        read.requiredShippingContactFields = []
        #expect(read.requiredShippingContactFields == [])
        #expect(read != request([.amex]))
        read.requiredShippingContactFields = nil
        #expect(read == request([.amex]))
    }
}

/// What only the line item of a plan has.
struct LineItemPlanTests {
    @Test("A plan that was set and removed equals one that was never set")
    func removing() {
        let plain = LineItem(label: "Plan", amount: .zero)
        var item = plain
        item.recurringPaymentIntervalCount = 2
        item.deferredPaymentDate = DateTimeText(rawValue: "2027-01-01")
        #expect(item.recurringPaymentIntervalCount == 2)
        #expect(item != plain)
        item.recurringPaymentIntervalCount = nil
        #expect(item.deferredPaymentDate == DateTimeText(rawValue: "2027-01-01"))
        item.deferredPaymentDate = nil
        item.recurringPaymentEndDate = nil
        #expect(item == plain)
        #expect(item.hashValue == plain.hashValue)
    }

    @Test(
        "A plan without readable members is nil and is written unchanged",
        arguments: ["recurringPaymentIntervalCount", "recurringPaymentStartDate", "recurringPaymentIntervalUnit"],
        [#""often""#, "{}", "[1]", "null", "-1"])
    func unreadable(_ name: String, _ value: String) throws {
        let json = #"{"label":"Plan","amount":"0","\#(name)":\#(value)}"#
        let read = try #require(LineItem.read(json.utf8).value)
        #expect(read.jsonText == json)
        guard read.recurringPaymentIntervalCount == nil, read.recurringPaymentStartDate == nil, read.recurringPaymentIntervalUnit == nil
        else { return }
        #expect(read.strippingUnknownMembers() == LineItem(label: "Plan", amount: .zero))
    }
}
