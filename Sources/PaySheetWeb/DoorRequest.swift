import PaySheet

/// One request, read from its JSON.
struct DoorRequest {
    let call: String
    /// The document, the rule, or whatever the call is about.
    var text: String?
    var name: String?
    var options: [JSONTree.Member] = []
    /// The seconds since 1 January 1970 in UTC.
    var clock: Int64?

    /// The version of the contract.
    static let version = 1

    /// Reads a request.
    init(_ bytes: [UInt8]) throws(DoorError) {
        guard let tree = JSONTree(bytes) else {
            throw DoorError(.request, "the request is not JSON, or it is larger than 64 MiB", "hand large documents to the hot calls")
        }
        guard case .object(let members) = tree else {
            throw DoorError(.request, "the request is not an object", "write {\"door\":1,\"call\":\"version\"}")
        }
        guard members.contains(where: { $0.name == "door" && $0.value == .number([UInt8](String(DoorRequest.version).utf8)) }) else {
            throw DoorError(.door, "the request is not for version 1 of the contract", "write \"door\":1, or use a matching module")
        }
        var call: String?
        for member in members {
            switch (member.name, member.value) {
            case ("door", _): break
            case ("call", .text(let value)): call = value
            case ("text", .text(let value)): text = value
            case ("name", .text(let value)): name = value
            case ("text", .null), ("name", .null), ("options", .null), ("clock", .null): break
            case ("options", .object(let value)): options = value
            case ("clock", .number(let digits)):
                guard let seconds = Int64(String(decoding: digits, as: UTF8.self)) else {
                    throw DoorRequest.wrong("clock", "a whole number")
                }
                clock = seconds
            case ("call", _), ("text", _), ("name", _): throw DoorRequest.wrong(member.name, "text")
            case ("options", _): throw DoorRequest.wrong("options", "an object")
            case ("clock", _): throw DoorRequest.wrong("clock", "a whole number")
            default: throw DoorError(.request, "unknown member \"" + member.name + "\"", "use door, call, text, name, options and clock")
            }
        }
        guard let call else { throw DoorError(.request, "\"call\" is missing", "name a call such as check") }
        self.call = call
    }

    private static func wrong(_ member: String, _ form: String) -> DoorError {
        DoorError(.request, "\"" + member + "\" must be " + form, "change its type")
    }
}
