import PaySheet
import PaySheetChecking
import PaySheetReports

/// The versions of the Model Context Protocol that the server speaks, the newest first.
enum ProtocolVersion: String, CaseIterable, Sendable {
    /// Every request has its version. There is no session.
    case july2026 = "2026-07-28"
    case november2025 = "2025-11-25"
    case june2025 = "2025-06-18"

    /// Whether a session begins with `initialize`.
    var hasSession: Bool { self != .july2026 }

    /// The newest version with sessions, for clients that ask for an unknown one.
    static let newestWithSession = ProtocolVersion.november2025

    static let names = allCases.map { $0.rawValue }
}

/// The members of `_meta` in requests and results since 2026-07-28.
enum MetaName {
    static let version = "io.modelcontextprotocol/protocolVersion"
    static let capabilities = "io.modelcontextprotocol/clientCapabilities"
    static let server: StaticString = "io.modelcontextprotocol/serverInfo"
}

/// The codes of the Model Context Protocol.
extension RequestError.Code {
    /// A resource that does not exist, before 2026-07-28.
    static let resourceNotFound = Self(-32002)
    static let unsupportedProtocolVersion = Self(-32022)
}

extension RequestError {
    static func unsupported(_ version: String) -> RequestError {
        let data = JSONBytes.object { json in
            json.member("supported", ProtocolVersion.names)
            json.member("requested", version)
        }
        return RequestError(
            .unsupportedProtocolVersion,
            "the protocol version is not supported; use one of " + ProtocolVersion.names.joined(separator: ", "), data: data)
    }
}
