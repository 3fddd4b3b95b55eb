import PaySheet

/// The certificates and requests of a PEM or DER file.
///
/// A file with a private key is refused as a whole, and nothing of the key is decoded or printed.
public struct CertificateFile: Sendable {
    /// The contents in the order of the file. DER has exactly one.
    public let entries: [Entry]

    /// A certificate or request.
    public enum Entry: Sendable {
        /// A certificate.
        case certificate(Certificate)
        /// A certificate signing request.
        case request(CertificateRequest)

        /// The public key.
        public var key: PublicKey {
            switch self {
            case .certificate(let certificate): certificate.key
            case .request(let request): request.key
            }
        }
    }

    /// The certificates in the order of the file, without requests.
    package var certificates: [Certificate] {
        entries.compactMap { if case .certificate(let certificate) = $0 { certificate } else { nil } }
    }

    /// Reads a file.
    public init(_ bytes: [UInt8], limits: BERLimits = BERLimits()) throws(CertificateFileError) {
        guard !bytes.isEmpty else { throw CertificateFileError.empty }
        guard bytes.count <= limits.bytes else { throw CertificateFileError.tooLong(limits.bytes) }
        let blocks: [PEMBlock]
        do throws(PEMError) { blocks = try PEMBlock.blocks(bytes) } catch { throw CertificateFileError.pem(error) }
        guard !blocks.isEmpty else {
            entries = [try CertificateFile.entry(der: bytes, limits)]
            return
        }
        // Before anything else is read.
        guard !blocks.contains(where: { PEMBlock.isPrivate($0.label) }) else { throw CertificateFileError.privateKey }
        var entries: [Entry] = []
        for block in blocks {
            switch block.label {
            case "CERTIFICATE", "X509 CERTIFICATE", "CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST":
                do throws(CertificateFileError) {
                    entries.append(try CertificateFile.entry(der: block.bytes, limits))
                } catch {
                    throw blocks.count > 1 ? CertificateFileError.block(line: block.line, error.description) : error
                }
            // OpenSSL writes the curve before a key.
            case "EC PARAMETERS": break
            default: throw CertificateFileError.other(block.label)
            }
        }
        guard !entries.isEmpty else { throw CertificateFileError.empty }
        self.entries = entries
    }

    /// Says that a file is a private key, or an archive that usually has one; `nil` if it is neither.
    package static func secret(_ bytes: [UInt8]) -> String? {
        if PEMBlock.hasPrivateLabel(bytes) { return "a private key" }
        do throws(CertificateFileError) {
            _ = try CertificateFile(bytes)
            return nil
        } catch .privateKey {
            return "a private key"
        } catch .archive {
            return "a PKCS #12 archive, which usually has a private key"
        } catch {
            return nil
        }
    }

    private static func entry(der bytes: [UInt8], _ limits: BERLimits) throws(CertificateFileError) -> Entry {
        // A sequence with a length of at least two bytes.
        guard bytes.first == 0x30 else { throw CertificateFileError.unknownForm }
        let form: DERForm
        do throws(BERError) { form = DERForm(try BERTree(bytes, as: .ber, limits: limits).root) } catch { throw .ber(error) }
        switch form {
        case .privateKey: throw CertificateFileError.privateKey
        case .archive: throw CertificateFileError.archive
        case .publicKey: throw CertificateFileError.other("PUBLIC KEY")
        case .signedData: throw CertificateFileError.other("CMS")
        case .request, .certificate: break
        }
        do throws(BERError) {
            let root = try BERTree(bytes, as: .der, limits: limits).root
            return form == .request ? .request(try CertificateRequest(root)) : .certificate(try Certificate(root))
        } catch {
            throw .ber(error)
        }
    }
}

/// The kinds of DER file that people confuse, by their first values.
private enum DERForm {
    case certificate, request, privateKey, archive, publicKey, signedData

    init(_ root: BERValue) {
        let parts = root.children
        guard root.tag == .sequence, let first = parts.first else {
            self = .certificate
            return
        }
        let second = parts.dropFirst().first?.tag
        if first.tag == .integer {
            // A PKCS #12 archive has version 3. An RSA public key has two numbers. All other forms are private keys.
            let isArchive = first.content.elementsEqual([3]) && second == .sequence
            let isPublic = parts.count == 2 && second == .integer
            self = isArchive ? .archive : isPublic ? .publicKey : .privateKey
        } else if first.tag == .objectIdentifier {
            self = .signedData
        } else if parts.count == 2, second == .octetString {
            // An encrypted private key.
            self = .privateKey
        } else if parts.count == 2, second == .bitString {
            self = .publicKey
        } else {
            // A request has a version, one name and a key; a certificate has more.
            let inner = first.children
            self = inner.first?.tag == .integer && inner.count <= 4 ? .request : .certificate
        }
    }
}

/// Why a file has no certificate that can be read.
public enum CertificateFileError: Error, Sendable, Hashable {
    /// There is nothing in the file.
    case empty
    /// The file is longer than so many bytes.
    case tooLong(Int)
    /// The file is neither PEM nor DER.
    case unknownForm
    /// The file contains a private key.
    case privateKey
    /// The file is a PKCS #12 archive, which usually contains a private key.
    case archive
    /// The file contains something else, with the label of PEM.
    case other(String)
    /// A PEM block cannot be read.
    case pem(PEMError)
    /// The content is not a certificate or request.
    case ber(BERError)
    /// One of several blocks cannot be read.
    case block(line: Int, String)
}

extension CertificateFileError: CustomStringConvertible {
    /// What is wrong and what to do, without a full stop. It never contains bytes of the file.
    public var description: String {
        switch self {
        case .empty: "there is no certificate in the file"
        case .tooLong(let bytes): "the file has more than " + String(bytes) + " bytes; this is not a certificate"
        case .unknownForm: "this is neither PEM nor DER; name a .pem, .cer, .crt, .der or .csr file"
        case .privateKey:
            "this file contains a private key; nothing of it was used or printed. Name the certificate instead, and keep the key secret"
        case .archive:
            "this is a PKCS #12 archive, which usually contains a private key; nothing of it was used or printed. "
                + "Name the certificate instead"
        case .other("PUBLIC KEY"): "this is only a public key; name the certificate or the certificate request"
        case .other("CMS"), .other("PKCS7"): "this is signed data (CMS); name the certificate or the certificate request"
        case .other: "a block of the file is not a certificate or a certificate request"
        case .pem(let error): error.description
        case .ber(let error): "this is not a certificate or a certificate request: " + error.description
        case .block(let line, let text): "the block that begins in line " + String(line) + ": " + text
        }
    }
}
