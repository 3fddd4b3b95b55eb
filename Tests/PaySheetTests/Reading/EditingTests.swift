import PaySheet
import Testing

/// Reading, changing and writing again: what was changed is new, everything else is as it was.
@Suite struct EditingTests {
    private func item(_ text: String) throws -> LineItem { try #require(LineItem.read(text.utf8).value) }

    @Test("A changed member is written, and the others keep their place")
    func aChangedMemberIsWrittenAndTheOthersKeepTheirPlace() throws {
        var item = try item(#"{"amount":"1.00","x":[1,  2],"label":"\u0041"}"#)
        #expect(item.label == "A")
        #expect(item.jsonText == #"{"amount":"1.00","x":[1,2],"label":"\u0041"}"#)
        item.amount = Amount(units: 2_50, in: .usd)
        #expect(item.jsonText == #"{"amount":"2.50","x":[1,2],"label":"\u0041"}"#)
        item.label = "B"
        #expect(item.jsonText == #"{"amount":"2.50","x":[1,2],"label":"B"}"#)
    }

    @Test("A converted value keeps its text until it changes")
    func aConvertedValueIsWrittenAsItStoodUntilItChanges() throws {
        var item = try item(#"{"label":7,"amount":12.50,"recurringPaymentIntervalCount":"3"}"#)
        #expect(item.label == "7" && item.amount?.text == "12.5" && item.recurringPaymentIntervalCount == 3)
        #expect(item.jsonText == #"{"label":7,"amount":12.50,"recurringPaymentIntervalCount":"3"}"#)
        item.label = "Seven"
        #expect(item.jsonText == #"{"label":"Seven","amount":12.50,"recurringPaymentIntervalCount":"3"}"#)
    }

    @Test("An unreadable member is kept until it is set")
    func anUnreadableMemberIsKeptUntilItIsSet() throws {
        var item = try item(#"{"label":"A","amount":"1","recurringPaymentIntervalCount":[]}"#)
        #expect(item.recurringPaymentIntervalCount == nil)
        #expect(item.unknownMembers.names == ["recurringPaymentIntervalCount"])
        #expect(item.jsonText == #"{"label":"A","amount":"1","recurringPaymentIntervalCount":[]}"#)
        item.recurringPaymentIntervalCount = 2
        #expect(item.jsonText == #"{"label":"A","amount":"1","recurringPaymentIntervalCount":2}"#)
    }

    @Test("A member that is set later is written in table order")
    func aMemberThatIsSetLaterStandsWhereTheTableHasIt() throws {
        var item = try item(#"{"label":"A","x":1,"amount":"1"}"#)
        item.type = .pending
        #expect(item.jsonText == #"{"type":"pending","label":"A","x":1,"amount":"1"}"#)
        item.type = nil
        #expect(item.jsonText == #"{"label":"A","x":1,"amount":"1"}"#)
    }

    @Test("Unknown members can be added, read and removed")
    func unknownMembersCanBeAddedReadAndRemoved() throws {
        var item = LineItem(label: "A", amount: .zero)
        item.unknownMembers["note\""] = RawJSON(#" { "a" : [ 1 ] } "#)
        #expect(item.jsonText == #"{"label":"A","amount":"0","note\"":{"a":[1]}}"#)
        #expect(item.unknownMembers.names == ["note\""] && !item.unknownMembers.isEmpty)
        #expect(item.unknownMembers["note\""]?.text == #"{"a":[1]}"#)
        #expect(try self.item(item.jsonText) == item)
        item.unknownMembers["note\""] = nil
        #expect(item.unknownMembers.isEmpty && item == LineItem(label: "A", amount: .zero))
    }

    @Test("Values with another order or spelling are equal")
    func orderAndSpellingDoNotMakeValuesDifferent() throws {
        let one = try item(#"{"label":"A","amount":"1","x":1,"y":2}"#)
        let other = try item(#"{"y":2,"amount":"1.00","x":1,"label":"\u0041"}"#)
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(one != (try item(#"{"label":"A","amount":"1","x":1}"#)))
        #expect(one.strippingUnknownMembers() == LineItem(label: "A", amount: try Amount("1")))
    }

    @Test("The last of two repeated members is used")
    func ofARepeatedMemberTheLastCounts() throws {
        let reading = LineItem.read(#"{"label":"A","amount":"x","amount":"2"}"#.utf8)
        #expect(reading.value?.amount?.text == "2")
        #expect(reading.findings.map { $0.rule } == [.memberDuplicate])
        #expect(reading.findings.first?.related.first?.place.column == 14)
        #expect(reading.value?.jsonText == #"{"label":"A","amount":"2"}"#)
    }

    /// Whatever is between, and however often members are repeated.
    @Test("The last of several repeated members is used", arguments: 1...4) func theLastOfSeveralRepeatedMembersCounts(times: Int) throws {
        let repeated = (0..<times).map { #""label":"a\#($0)","x\#($0)":\#($0),"amount":"\#($0 + 1).00","# }.joined()
        let item = try #require(LineItem.read(("{" + repeated + #""label":"b","y":[1],"label":"c"}"#).utf8).value)
        #expect(item.label == "c" && item.amount?.text == "\(times).00")
        #expect(item.unknownMembers.names == (0..<times).map { "x\($0)" } + ["y"])
        let unknown = (0..<times).map { #""x\#($0)":\#($0),"# }.joined()
        #expect(item.jsonText == "{" + unknown + #""amount":"\#(times).00","y":[1],"label":"c"}"#)
    }

    @Test("A policy with a version reports newer members")
    func aStatedVersionFindsNewerMembers() {
        let text = #"{"label":"A","amount":"1","paymentTiming":"recurring"}"#
        #expect(LineItem.read(text.utf8, policy: Policy(apiVersion: 11)).findings.map { $0.rule } == [.memberVersion])
        #expect(LineItem.read(text.utf8, policy: Policy(apiVersion: 12)).findings.isEmpty)
    }

    @Test("A pending item needs no amount")
    func aPendingItemMayLeaveOutItsAmount() {
        #expect(LineItem.read(#"{"type":"pending","label":"A"}"#.utf8).findings.isEmpty)
        #expect(LineItem.read(#"{"type":"final","label":"A"}"#.utf8).findings.map { $0.severity } == [.error])
    }

    @Test("Values built in code have the same findings as documents")
    func valuesBuiltInCodeAreCheckedTheSameWay() {
        var request = PaymentRequest(
            merchantCapabilities: [.supports3DS, MerchantCapability(rawValue: "supports4DS")],
            supportedNetworks: [PaymentNetwork(rawValue: "VISA")],
            countryCode: Country(rawValue: "us"), total: LineItem(label: "A", amount: .zero), currencyCode: Currency(rawValue: "EURO"))
        request.shippingType = .delivery
        #expect(Set(request.findings.map { $0.rule }) == [.codeUnknown, .networkSpelling, .countryUnknown, .currencyUnknown])
    }
}
