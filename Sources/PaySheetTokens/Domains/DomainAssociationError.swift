/// Why a file is not a domain association file. The text contains nothing of the file.
public enum DomainAssociationError: Error, Sendable, Hashable {
    /// The file has no content.
    case empty
    /// The file is longer than so many bytes.
    case tooLong(Int)
    /// The file begins with a byte order mark.
    case byteOrderMark
    /// The file is HTML or XML.
    case webPage
    /// The file has lines for a page generator before its content.
    case frontMatter
    /// The file is the JSON, and not the digits of it.
    case json
    /// The file is a certificate or a key.
    case pem
    /// The file is none of the known forms.
    case unknown
    /// A character that the file cannot contain.
    case character(line: Int, column: Int)
    /// The end of the file is missing.
    case cut
    /// The JSON in the file has white space.
    case formatted
    /// The content is not JSON.
    case notJSON
    /// A member of the JSON is missing.
    case member(String)
    /// The signature is not a signed message, and not hexadecimal if there is no cause.
    case signature(BERError?)
    /// The file is not a signed message.
    case message(BERError)
}

extension DomainAssociationError: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .empty: "the file is empty"
        case .tooLong(let bytes): "the file has more than " + String(bytes) + " bytes"
        case .byteOrderMark: "an editor added a byte order mark at the start"
        case .webPage: "this is a web page, such as an error page or the answer to a redirect"
        case .frontMatter: "there are lines of a page generator before the content"
        case .json: "this is JSON; the file must have the hexadecimal digits of it"
        case .pem: "this is a PEM file; nothing of it was used or printed"
        case .unknown: "this begins neither like the file of a developer account nor like that of a payment provider"
        case .character(let line, let column):
            "the character in line " + String(line) + ", column " + String(column) + " cannot be in the file"
        case .cut: "the end of the file is missing"
        case .formatted: "the JSON in the file has spaces or line ends that the downloaded file does not have"
        case .notJSON: "the content is not JSON"
        case .member(let name): "the JSON in the file has no \"" + name + "\""
        case .signature(let cause): "the signature cannot be read" + (cause.map { ": " + $0.description } ?? ": it is not hexadecimal")
        case .message(let cause): "the signed message cannot be read: " + cause.description
        }
    }

    /// What to do.
    var help: String {
        switch self {
        case .webPage: "upload the file, and serve it with status 200 and without a redirect"
        case .frontMatter: "make sure that the site serves the file without them"
        case .pem: "upload the domain association file instead"
        default: "download the file again, and upload it without opening it"
        }
    }
}
