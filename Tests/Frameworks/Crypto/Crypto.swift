// A replacement for swift-crypto: the declarations that the lines of Docs/Server.md use, with swift-crypto's names and labels.

public protocol ContiguousBytes {}
extension Array: ContiguousBytes where Element == UInt8 {}

public struct SymmetricKey: Sendable {
    public init(data: some ContiguousBytes) {}
}

public struct SharedSecret: Sendable {
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
}

public protocol Digest: Sendable {}
public struct SHA256Digest: Digest {}

public enum SHA256 {
    public static func hash(data: some Sequence<UInt8>) -> SHA256Digest { SHA256Digest() }
}

public enum AES {
    public enum GCM {
        public struct Nonce {
            public init(data: some Sequence<UInt8>) throws {}
        }
        public struct SealedBox {
            public init(nonce: Nonce, ciphertext: some Sequence<UInt8>, tag: some Sequence<UInt8>) throws {}
        }
        // Foundation's Data in swift-crypto: a sequence of bytes too.
        public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> [UInt8] { [] }
    }
}

public enum P256 {
    public enum KeyAgreement {
        public struct PublicKey: Sendable {
            public init(derRepresentation: some Sequence<UInt8>) throws {}
        }
        public struct PrivateKey: Sendable {
            public func sharedSecretFromKeyAgreement(with publicKey: PublicKey) throws -> SharedSecret { SharedSecret() }
        }
    }
    public enum Signing {
        public struct ECDSASignature: Sendable {
            public init(derRepresentation: some Sequence<UInt8>) throws {}
        }
        public struct PublicKey: Sendable {
            public init(derRepresentation: some Sequence<UInt8>) throws {}
            public init(x963Representation: some ContiguousBytes) throws {}
            public func isValidSignature(_ signature: ECDSASignature, for digest: some Digest) -> Bool { false }
        }
    }
}

public enum P384 {
    public enum Signing {
        public struct ECDSASignature: Sendable {
            public init(derRepresentation: some Sequence<UInt8>) throws {}
        }
        public struct PublicKey: Sendable {
            public init(derRepresentation: some Sequence<UInt8>) throws {}
            public func isValidSignature(_ signature: ECDSASignature, for digest: some Digest) -> Bool { false }
        }
    }
}
