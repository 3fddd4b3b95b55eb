import PaySheetSignatures

/// Signatures that are known to be valid.
enum KnownSignatures {
    /// A signature with the key that it belongs to.
    struct Row: Sendable, CustomStringConvertible {
        let signed: SignedMessage
        let description: String

        init(_ digest: SignatureDigest, _ message: String, _ key: SignatureKey, _ signature: String) {
            signed = SignedMessage(Array(message.utf8), signature: bytes(signature), key: key, digest: digest, form: .fixedLength)
            let name =
                switch key {
                case .p256: "P-256"
                case .p384: "P-384"
                case .rsa: "RSA"
                }
            description = "\(name), \(digest), \(message)"
        }
    }

    /// The public keys of RFC 6979, A.2.5 and A.2.6.
    static let p256 = SignatureKey.p256(
        point: bytes(
            """
            0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc
            64f2f1b20c2d7e9f5177a3c294d4462299
            """))
    static let p384 = SignatureKey.p384(
        point: bytes(
            """
            04ec3a4e415b4e19a4568618029f427fa5da9a8bc4ae92e02e06aae5286b300c64def8f0ea9055866064a254515480bc
            138015d9b72d7d57244ea8ef9ac0c621896708a59367f9dfb9f54ca84b3f1c9db1288b231c3ae0d4fe7344fd25332647
            20
            """))

    /// The modulus of a key that OpenSSL made for these tests. The private key was thrown away.
    static let modulus = bytes(
        """
        8a5ccf490bc4faaeb08edd09f9a4e875a69131d454731352feb036156925c3fafd47165c511b3fda43f351e3112689a1
        8145c0e2362728582b6340f399520962745df8b9c201a346546bf14a27898c4b9d42ec3132f630c14cb43d57c9b3aad4
        17727decdd9ee9d0dc6dac7c71d40a37b02969d717da9e7c524aa1b971dc7b8cb57ce5379b3c3d39c795842d89184b6e
        5373ff418a44a56eca8dc66ce4ee0627c2936b80f7018bb3366b2661734a29eecfceaefbd9cc15d4608a95824282ca5a
        6cf8214a7f8ac4dcfa2504ba466b9f4288b8badca04a61acbc95c1fca0e1a386b0611d1651ebbd2dbeca8f1d600214b2
        2bb0fe424087166107bdfb004d3eeb37
        """)
    static let rsa = SignatureKey.rsa(modulus: modulus, exponent: [1, 0, 1])

    /// The signatures of RFC 6979, and three that OpenSSL made.
    static let rows: [Row] = [
        Row(
            .sha256, "sample", p256,
            """
            efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65
            f3e900dbb9aff4064dc4ab2f843acda8
            """),
        Row(
            .sha256, "test", p256,
            """
            f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367019f4113742a2b14bd25926b49c64915
            5f267e60d3814b4c0cc84250e46f0083
            """),
        Row(
            .sha384, "sample", p256,
            """
            0eafea039b20e9b42309fb1d89e213057cbf973dc0cfc8f129edddc800ef77194861f0491e6998b9455193e34e7b0d28
            4ddd7149a74b95b9261f13abde940954
            """),
        Row(
            .sha384, "test", p256,
            """
            83910e8b48bb0c74244ebdf7f07a1c5413d61472bd941ef3920e623fbccebeb68ddbec54cf8cd5874883841d712142a5
            6a8d0f218f5003cb0296b6b509619f2c
            """),
        Row(
            .sha512, "sample", p256,
            """
            8496a60b5e9b47c825488827e0495b0e3fa109ec4568fd3f8d1097678eb97f002362ab1adbe2b8adf9cb9edab740ea60
            49c028114f2460f96554f61fae3302fe
            """),
        Row(
            .sha512, "test", p256,
            """
            461d93f31b6540894788fd206c07cfa0cc35f46fa3c91816fff1040ad1581a0439af9f15de0db8d97e72719c74820d30
            4ce5226e32dedae67519e840d1194e55
            """),
        Row(
            .sha256, "sample", p384,
            """
            21b13d1e013c7fa1392d03c5f99af8b30c570c6f98d4ea8e354b63a21d3daa33bde1e888e63355d92fa2b3c36d8fb2cd
            f3aa443fb107745bf4bd77cb3891674632068a10ca67e3d45db2266fa7d1feebefdc63eccd1ac42ec0cb8668a4fa0ab0
            """),
        Row(
            .sha256, "test", p384,
            """
            6d6defac9ab64dabafe36c6bf510352a4cc27001263638e5b16d9bb51d451559f918eedaf2293be5b475cc8f0188636b
            2d46f3becbcc523d5f1a1256bf0c9b024d879ba9e838144c8ba6baeb4b53b47d51ab373f9845c0514eefb14024787265
            """),
        Row(
            .sha384, "sample", p384,
            """
            94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe46
            99ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8
            """),
        Row(
            .sha384, "test", p384,
            """
            8203b63d3c853e8d77227fb377bcf7b7b772e97892a80f36ab775d509d7a5feb0542a7f0812998da8f1dd3ca3cf023db
            ddd0760448d42d8a43af45af836fce4de8be06b485e9b61b827c2f13173923e06a739f040649a667bf3b828246baa5a5
            """),
        Row(
            .sha512, "sample", p384,
            """
            ed0959d5880ab2d869ae7f6c2915c6d60f96507f9cb3e047c0046861da4a799cfe30f35cc900056d7c99cd7882433709
            512c8cceee3890a84058ce1e22dbc2198f42323ce8aca9135329f03c068e5112dc7cc3ef3446defceb01a45c2667fdd5
            """),
        Row(
            .sha512, "test", p384,
            """
            a0d5d090c9980faf3c2ce57b7ae951d31977dd11c775d314af55f76c676447d06fb6495cd21b4b6e340fc236584fb277
            976984e59b4c77b0e8e4460dca3d9f20e07b9bb1f63beefaf576f6b2e8b224634a2092cd3792e0159ad9cee37659c736
            """),
        Row(
            .sha256, "sample", rsa,
            """
            7d05382981563f7bb7db73b45c1a552591382744cc9619058017446dde7a743edc705a0fd55f251dab24ff5044dcbba2
            d35ff91525c0c65b6e0b62ec4a887c0b0cde91c6a819707a8f2d7c9c428cc52531ed644187eeb6693b376e369f34f0bf
            39d7a12939e3d4dfb5f89d1c4ee2e4d454b09bd68de04820b47c0245a0a931919b5433229d5a7d9ad5d68977b8ddb144
            ff97916fee7c1045484f91b1ecf3fa4b7570c6c5a3587f7b7623c56bd7a0bf9dd65252b2bb10e41e2430c54c5b1704cb
            68d0feef1651b22552510848f4d1d76e9dd823fa26294653f4c4c75e3d7c6d866c8ccf99baecf8d68eb7e06d5c278483
            733f9b52096497b5b7a153650f1cf101
            """),
        Row(
            .sha384, "sample", rsa,
            """
            52af4246b9050d47659c27cf0ee2aa4de88c3681917d0d065600c044297496b305aa82beadd76a4aae0a37b63302ffb4
            1333ee8d558ac7759fa64d5ff821f2986170d2faac3a058e22cd8a47f1ef1084bd6e5fdd7e1cb36782d952845de02840
            2e137e0b7f8bff3fd72204db541460923058371eca2cd8dbb63df8af3912ce1c148be924a93dd25ef7a894a17436e027
            e9d524c596655a2fc153890cab151831443eaa68aaf48c5c1f77167b2fdd7deade60545691771325b06b42c1e680d885
            6ce44efdb49a40717bd533341bfae4509697568385045858cc5ca675fa7dcdb2d6461ee0160e8bcecb1dce5ac08c3566
            72e2961bfa39fae572592485432e3c9c
            """),
        Row(
            .sha512, "sample", rsa,
            """
            26ccf2ddef117d679aa2508cbcbb9befaea9517444e1f779980f883c44949fb0adcd0dd80463e1b0ffbcd423a672f66f
            501a09a96d75c02ddb0f50a4f12b61d3edcc77450532d4ee26a579c0800cffca82d91a47ddef06d7769dfe85f9075fd8
            20bc8df795368e1762845c51ed316e21726cd94f41141c1665fbd57a3d83297359351e7cf62fe75e1ee474713061179b
            2f343381c37df95dbd84f8e835a5b057be710944b56afc951b54d6593da75a88166d38eff22280880af58ef4dd604ba4
            034960e3e513a6967e5e1b2b246c607a8f0d2aa480b5f207f09f94457f704f7e3ad9620ac36c252a31bfb84e97e81a83
            e85c31bd19085f496a235e21996c0efe
            """),
    ]

    /// A signature of "sample" with SHA-1, which OpenSSL made with the same RSA key.
    static let weak = bytes(
        """
        349b65e7317217bb8ee8f68bfdd5efcc47355dbf18cb41510cfb7dcb980a76ef30a804110baf1827e78aa49f1b54b18d
        60ff6f6e40771f20e4396d3f1a329827dad53d24aa288d4c4924471252653c04bf82142b239e94dc9fbd719ded27ed3c
        dc48246c108fde6f4f124e3012ee88865b4a2bef98f41396a8712d913d4d952f4215c741aae8f7abb22a508d04acb2bf
        8d9c01fdd0efe6adc91b4fb69b8cc16646de1e452b97eed051429748132b430461c9ced32b6b5ee064d444ec257bc628
        d41bc43b54457e6413a95d380728494211b0acb56bc74f191dc2485c924e214849e89ac182c24a880dea11d519b927e8
        218b7daa67523f0f5074c58542f338ca
        """)
}
