import PaySheet

/// An invented business. One number determines its name, address and keys, so that a shop is the same in every example.
struct Shop: Sendable {
    let number: Int

    /// The number of shops.
    static let count = firstNames.count * trades.count

    private static let firstNames = [
        "Copperfinch", "Alderwick", "Brindlecove", "Dunmere", "Elmhollow", "Fernbridge", "Goldenwren", "Harrowmoor", "Inkwell Lane",
        "Juniper Row", "Kestrelby", "Larkstead", "Mossgate", "Nettlebrook", "Oakenfold", "Pebbleford", "Quillhaven", "Rowanmere",
        "Saltmarsh", "Thistlewood", "Umberfield", "Velvetine", "Willowmere", "Yarrowby", "Zephyr Hill", "Amberlock", "Birchmont",
        "Cloverdene", "Driftlane", "Emberly", "Foxglove Row", "Greywater", "Heronsgate", "Ivymoor", "Kindlewick", "Lanternby",
        "Maplecroft", "Northquay", "Otterburn Row", "Plumfield",
    ]

    private static let trades = [
        Trade("Books", ["Hardcover Novel", "Travel Guide", "Picture Book", "Notebook Set"]),
        Trade("Outfitters", ["Rain Jacket", "Wool Socks", "Walking Boots", "Canvas Bag"]),
        Trade("Coffee", ["House Blend", "Filter Papers", "Enamel Mug", "Espresso Beans"]),
        Trade("Garden", ["Rose Bush", "Terracotta Pot", "Seed Mix", "Pruning Shears"]),
        Trade("Bakery", ["Sourdough Loaf", "Almond Cake", "Rye Bread", "Gift Box"]),
        Trade("Cycles", ["Bicycle Bell", "Inner Tubes", "Saddle Bag", "Front Light"]),
        Trade("Toys", ["Wooden Blocks", "Board Game", "Kite", "Jigsaw Puzzle"]),
        Trade("Records", ["Vinyl Album", "Record Sleeve", "Turntable Mat", "Headphones"]),
        Trade("Stationery", ["Fountain Pen", "Writing Paper", "Wax Seal", "Desk Calendar"]),
        Trade("Ceramics", ["Serving Bowl", "Tea Set", "Flower Vase", "Two Plates"]),
        Trade("Wines", ["Red Wine", "Grape Juice", "Olive Oil", "Tasting Glasses"]),
        Trade("Linens", ["Bed Linen", "Tea Towels", "Table Runner", "Cushion Cover"]),
        Trade("Lighting", ["Desk Lamp", "Paper Lantern", "Candle Set", "Light Chain"]),
        Trade("Skincare", ["Hand Cream", "Bath Salt", "Soap Bar", "Lip Balm"]),
        Trade("Sports", ["Yoga Mat", "Running Belt", "Tennis Balls", "Water Bottle"]),
        Trade("Pets", ["Dog Lead", "Cat Bed", "Bird Seed", "Chew Toy"]),
        Trade("Instruments", ["Guitar Strings", "Recorder", "Music Stand", "Drum Sticks"]),
        Trade("Optics", ["Reading Glasses", "Lens Cloth", "Glasses Case", "Magnifier"]),
        Trade("Kitchen", ["Cast Iron Pan", "Chopping Board", "Bread Knife", "Spice Rack"]),
        Trade("Leather", ["Card Wallet", "Leather Belt", "Key Ring", "Shoulder Bag"]),
        Trade("Tea", ["Green Tea", "Teapot", "Tea Sampler", "Honey Jar"]),
        Trade("Cheese", ["Alpine Cheese", "Cheese Board", "Fig Jam", "Crackers"]),
        Trade("Fabrics", ["Cotton Fabric", "Sewing Kit", "Wool Yarn", "Ribbon Roll"]),
        Trade("Maps", ["Hiking Map", "Wall Map", "Globe", "Compass"]),
        Trade("Jewellery", ["Silver Ring", "Bead Bracelet", "Brooch", "Ear Studs"]),
        Trade("Prints", ["Art Print", "Picture Frame", "Postcard Set", "Poster Tube"]),
    ]

    /// The goods of a shop.
    struct Trade: Sendable {
        let name: String
        let goods: [String]

        init(_ name: String, _ goods: [String]) {
            self.name = name
            self.goods = goods
        }
    }

    /// Returns a shop that the generator chooses.
    init(_ random: inout SplitMix64) { number = random.below(Shop.count) }

    init(number: Int) { self.number = number % Shop.count }

    /// Returns this number of different shops with distant numbers.
    static func several(_ count: Int, _ random: inout SplitMix64) -> [Shop] {
        let first = random.below(Shop.count)
        // 37 and the number of shops have no common divisor, so no shop repeats.
        return (0..<count).map { Shop(number: first + $0 * 37) }
    }

    private var first: Int { number % Shop.firstNames.count }

    /// The first part of the name.
    var firstName: String { Shop.firstNames[first] }

    /// Neighbours in the list have different goods.
    var trade: Trade { Shop.trades[(number / Shop.firstNames.count + first) % Shop.trades.count] }

    /// The name of the shop.
    var name: String { firstName + " " + trade.name }

    /// The name in addresses.
    var slug: String { String(name.lowercased().map { $0 == " " ? "-" : $0 }) }

    var domain: String { slug + ".example" }

    /// The merchant identifier at Apple.
    var merchantIdentifier: String { "merchant.example." + slug }

    /// The shop as one of the merchants of a payment.
    var merchant: CheckoutMerchant {
        let digits = String(number)
        let key = "seller-" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
        return CheckoutMerchant(identifier: merchantIdentifier, externalIdentifier: key, name: name, domain: domain)
    }
}
