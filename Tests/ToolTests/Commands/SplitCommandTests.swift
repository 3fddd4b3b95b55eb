import Testing

@Suite("split and schema")
struct SplitCommandTests {
    private func split(_ arguments: String) -> (status: Int32, output: String, errors: String) {
        let world = TestWorld(["m.json": SplitCommandTests.merchants])
        let status = world.run(["split"] + arguments.split(separator: " ").map { String($0) })
        return (status, world.output, world.errors)
    }

    static let merchants = """
        {"merchants":[{"externalIdentifier":"air","merchantName":"Sky Air","merchantIdentifier":"merchant.com.example.air",\
        "merchantDomain":"air.example"}]}
        """

    @Test("Amounts leave the rest to the primary merchant")
    func amounts() {
        #expect(
            split("--total 200.50 --currency USD --by air=120 --by inn=80.50").output
                == "air    120.00 USD\ninn     80.50 USD\ntotal  200.50 USD\n")
        #expect(
            split("--total 200.50 --currency USD --by air=120 --primary shop").output
                == "air             120.00 USD\nshop (primary)   80.50 USD\ntotal           200.50 USD\n")
        #expect(
            split("--total 10 --currency USD --by a=4 --by b=1 --primary a").output.hasPrefix("a (primary)   9.00 USD\nb             1.00"))
        #expect(split("--total 0 --currency USD --by a=0").output == "a      0.00 USD\ntotal  0.00 USD\n")
    }

    @Test(
        "The shares of every split method add up to the total",
        arguments: [
            ("--total 100 --currency EUR --evenly a,b,c", ["33.34", "33.33", "33.33"]),
            ("--total 100 --currency JPY --evenly a,b,c", ["34", "33", "33"]),
            ("--total 1 --currency KWD --weight a=1 --weight b=2", ["0.333", "0.667"]),
            ("--total 99.90 --currency EUR --points agent=250 --primary hotel", ["2.50", "97.40"]),
            ("--total 10 --currency EUR --points a=5000 --points b=5000", ["5.00", "5.00"]),
            ("--total 10 --currency EUR --points a=1000 --points b=2000 --primary b", ["1.00", "9.00"]),
        ] as [(String, [String])])
    func ways(_ arguments: String, _ expected: [String]) throws {
        let outcome = split(arguments + " --format json")
        #expect(outcome.status == 0)
        #expect(try JSON(outcome.output)["shares"].strings("amount") == expected)
    }

    @Test(
        "A mistake in a split has a message",
        arguments: [
            ("--total 10 --currency USD --by a=11", "the shares add up to 11.00, which is more than the total of 10.00"),
            ("--total 10,50 --currency USD --by a=1", "did you mean 10.50?"),
            ("--total 10.505 --currency USD --by a=1", "more decimals than the currency"),
            ("--total 10 --currency USD --by a=0.001", "--by a: the amount has more decimals"),
            ("--total 10 --currency usd --by a=1", "did you mean USD?"),
            ("--total 10 --currency USD", "there are no merchants"), ("--total -10 --currency USD --by a=1", "--total is negative"),
            ("--currency USD --by a=1", "--total is missing"), ("--total 10 --by a=1", "--currency is missing"),
            ("--total 10 --currency USD --by a", "--by takes NAME=VALUE"),
            ("--total 10 --currency USD --by a=1 --by a=2", "\"a\" is named twice"),
            ("--total 10 --currency USD --by a=1 --evenly b", "--by and --evenly exclude each other"),
            ("--total 10 --currency USD --weight a=0", "all weights are zero"),
            ("--total 10 --currency USD --weight a=-1", "takes a whole number"),
            ("--total 10 --currency USD --points a=10001", "more than 10000"),
            ("--total 10 --currency USD --points a=9223372036854775807 --points b=9223372036854775807", "more than 10000"),
            ("--total 10 --currency USD --by ari=1 --merchants m.json", "did you mean air?"),
            ("--total 10 --currency USD --by a=1 --merchants gone.json", "gone.json: no such file"),
            ("--total 1000000000000000000000 --currency USD --by a=1", "18 digits"),
        ])
    func mistakes(_ arguments: String, _ message: String) {
        let outcome = split(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("With a list of merchants, the contexts are complete")
    func contexts() throws {
        let outcome = split("--total 200.50 --currency USD --by air=120 --primary shop --merchants m.json --format json")
        let contexts = try JSON(outcome.output)["multiTokenContexts"]
        #expect(contexts.count == 1)
        #expect(contexts[0].names == ["merchantIdentifier", "externalIdentifier", "merchantName", "merchantDomain", "amount"])
        #expect(contexts[0]["amount"].string == "120.00")
        #expect(split("--total 200.50 --currency USD --by air=120 --merchants m.json").output.hasPrefix("Sky Air "))
    }

    @Test(
        "Schemas are valid JSON, for one kind and for all",
        arguments: [[], ["ApplePayPaymentRequest"], ["PaymentFlow", "--as=json-schema"]])
    func schema(_ arguments: [String]) throws {
        let world = TestWorld()
        #expect(world.run(["schema"] + arguments) == 0)
        #expect(try JSON(world.output)["$schema"].string == "https://json-schema.org/draft/2020-12/schema")
        #expect(world.output.hasSuffix("}\n"))
    }

    @Test("TypeScript is printed only for all kinds together")
    func typeScript() {
        let world = TestWorld()
        #expect(world.run("schema", "--as", "typescript") == 0)
        #expect(world.output.contains("ApplePayPaymentRequest"))
        #expect(world.run("schema", "--as", "typescript", "ApplePayPayment") == 2)
        #expect(world.run("schema", "PaymentReqest") == 2)
        #expect(world.errors.contains("did you mean PaymentRequest?"))
        #expect(world.run("schema", "--as", "rust") == 2)
    }
}
