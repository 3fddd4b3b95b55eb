import PaySheetChecking

/// The codes of the Language Server Protocol.
extension RequestError.Code {
    static let serverNotInitialized = Self(-32002)
    static let requestFailed = Self(-32803)
    static let serverCancelled = Self(-32802)
    static let requestCancelled = Self(-32800)
}
