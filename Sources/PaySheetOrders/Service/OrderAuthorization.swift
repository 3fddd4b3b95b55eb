import PaySheet

/// The header field `Authorization` of devices.
enum OrderAuthorization {
    /// The token after the scheme of the service. `nil` for another scheme, and without a token. HTTP ignores the case of schemes.
    static func token(in field: String, of subject: PackageSubject) -> Substring.UTF8View? {
        let scheme = field.utf8.prefix { $0 != 0x20 }
        let token = field.utf8.dropFirst(scheme.count).drop { $0 == 0x20 }
        return ASCII.lowerCased(scheme) == ASCII.lowerCased(subject.scheme.utf8) && !token.isEmpty ? token : nil
    }
}
