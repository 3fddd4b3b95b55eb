extension ExampleCountry {
    /// The detailed countries, parsed once.
    static let all: [ExampleCountry] = table.split(separator: "\n").compactMap { ExampleCountry($0) }

    // country | currency | zone | cities: name, postal code, area | streets | telephone | people | network | tax on top, in thousandths
    private static let table = """
        US | USD | America/Denver | Denver, 80202, CO; Portland, 97205, OR; Savannah, 31401, GA | # Example Road; # Sample Avenue | (303) 555-01## | english | | Sales Tax, 80
        US | USD | America/New_York | Albany, 12207, NY; Richmond, 23219, VA | # Placeholder Street; # Example Lane | (518) 555-01## | english | discover | Estimated Tax, 60
        CA | CAD | America/Toronto | Ottawa, K1P 5M7, ON; Calgary, T2P 2M5, AB | # Example Crescent; # Sample Drive | (613) 555-01## | english | interac | Sales Tax, 130
        MX | MXN | America/Mexico_City | Puebla, 72000, PUE; Mérida, 97000, YUC | Calle del Ejemplo #; Avenida Muestra # | | spanish
        BR | BRL | America/Sao_Paulo | Curitiba, 80010-000, PR; Recife, 50030-230, PE | Rua do Exemplo, #; Avenida da Amostra, # | | portuguese | elo
        CL | CLP | America/Santiago | Valparaíso, 2340000, Valparaíso; Temuco, 4780000, Araucanía | Calle Ejemplo # | | spanish
        CO | COP | America/Bogota | Medellín, 050001, ANT; Cali, 760001, VAC | Calle Ejemplo # | | spanish
        AR | ARS | America/Argentina/Buenos_Aires | Rosario, S2000, Santa Fe; Mendoza, M5500, Mendoza | Calle Ejemplo # | | spanish
        GB | GBP | Europe/London | York, YO1 7HH; Cardiff, CF10 1AA; Leith, EH6 6LX | # Example Street; # Sample Close | 020 7946 0### | english
        IE | EUR | Europe/Dublin | Galway, H91 E2K3, Co. Galway; Cork, T12 W8KP, Co. Cork | # Example Quay | | english
        DE | EUR | Europe/Berlin | Leipzig, 04109; Bremen, 28195; Freiburg, 79098 | Musterstraße #; Beispielweg # | 030 23125 ### | german | girocard
        AT | EUR | Europe/Vienna | Graz, 8010; Salzburg, 5020 | Mustergasse #; Beispielplatz # | | german
        CH | CHF | Europe/Zurich | Bern, 3011, BE; Luzern, 6003, LU | Musterweg #; Beispielgasse # | | german
        FR | EUR | Europe/Paris | Lyon, 69002; Nantes, 44000; Annecy, 74000 | # rue de l’Exemple; # avenue du Modèle | 01 99 00 ## ## | french | cartesBancaires
        BE | EUR | Europe/Brussels | Gent, 9000; Namur, 5000 | Voorbeeldstraat #; Rue de l’Exemple # | | french | bancontact
        NL | EUR | Europe/Amsterdam | Utrecht, 3511 LX; Groningen, 9712 CP | Voorbeeldstraat #; Modelplein # | | dutch
        ES | EUR | Europe/Madrid | Sevilla, 41001, Sevilla; Bilbao, 48001, Bizkaia | Calle del Ejemplo, #; Plaza de la Muestra, # | | spanish
        PT | EUR | Europe/Lisbon | Porto, 4000-069; Coimbra, 3000-456 | Rua do Exemplo, # | | portuguese
        IT | EUR | Europe/Rome | Bologna, 40121, BO; Torino, 10121, TO | Via dell’Esempio, #; Piazza del Modello, # | | italian
        GR | EUR | Europe/Athens | Patra, 262 21; Volos, 382 21 | Odos Paradeigma # | | world
        FI | EUR | Europe/Helsinki | Turku, 20100; Tampere, 33100 | Esimerkkikatu # | | nordic
        SE | SEK | Europe/Stockholm | Uppsala, 753 10; Malmö, 211 20 | Exempelgatan #; Modellvägen # | | nordic
        NO | NOK | Europe/Oslo | Bergen, 5003; Trondheim, 7011 | Eksempelveien # | | nordic
        DK | DKK | Europe/Copenhagen | Aarhus, 8000; Odense, 5000 | Eksempelvej # | | nordic | dankort
        IS | ISK | Atlantic/Reykjavik | Akureyri, 600; Selfoss, 800 | Dæmigata # | | nordic
        PL | PLN | Europe/Warsaw | Kraków, 31-042; Gdańsk, 80-831 | ul. Przykładowa #; ul. Wzorcowa # | | polish
        CZ | CZK | Europe/Prague | Brno, 602 00; Plzeň, 301 00 | Příkladná #; Vzorová # | | polish
        HU | HUF | Europe/Budapest | Szeged, 6720; Pécs, 7621 | Példa utca #. | | world
        RO | RON | Europe/Bucharest | Cluj-Napoca, 400001, CJ; Iași, 700028, IS | Strada Exemplului # | | italian
        TR | TRY | Europe/Istanbul | Eskişehir, 26010; Antalya, 07040 | Örnek Sokak No: # | | turkish
        IL | ILS | Asia/Jerusalem | Haifa, 3303134; Eilat, 8810001 | Dugma Street # | | world
        AE | AED | Asia/Dubai | Dubai; Sharjah | Example Street, Villa # | | arabic
        SA | SAR | Asia/Riyadh | Jeddah, 21411; Dammam, 31411 | # Example Street | | arabic | mada
        KW | KWD | Asia/Kuwait | Salmiya, 22001; Hawally, 32001 | Block 4, Example Street # | | arabic
        BH | BHD | Asia/Bahrain | Manama, 317; Muharraq, 203 | Building #, Example Road | | arabic
        JO | JOD | Asia/Amman | Irbid, 21110; Aqaba, 77110 | # Example Street | | arabic
        OM | OMR | Asia/Muscat | Muscat, 100; Sohar, 311 | Way #, Example Street | | arabic
        TN | TND | Africa/Tunis | Sousse, 4000; Bizerte, 7000 | # rue de l’Exemple | | arabic
        ZA | ZAR | Africa/Johannesburg | Durban, 4001, KZN; Knysna, 6570, WC | # Example Road | | english
        NG | NGN | Africa/Lagos | Ibadan, 200001, Oyo; Jos, 930001, Plateau | # Example Close | | english
        KE | KES | Africa/Nairobi | Nakuru, 20100; Kisumu, 40100 | # Example Road | | english
        IN | INR | Asia/Kolkata | Pune, 411001, MH; Kochi, 682001, KL | # Example Marg; # Sample Nagar | | indian
        CN | CNY | Asia/Shanghai | 杭州市, 310000, 浙江省; 成都市, 610000, 四川省 | 示例路#号 | | chinese
        HK | HKD | Asia/Hong_Kong | Sha Tin; Central | Flat #, Example House | | chinese
        TW | TWD | Asia/Taipei | 台中市, 400; 台南市, 700 | 範例路#號 | | chinese
        JP | JPY | Asia/Tokyo | 札幌市, 060-0001, 北海道; 横浜市, 220-0011, 神奈川県 | 見本町#-2; 例示通り#-5 | | japanese | jcb
        KR | KRW | Asia/Seoul | 부산광역시, 48058; 대전광역시, 34126 | 예시로 # | | korean
        VN | VND | Asia/Ho_Chi_Minh | Huế, 530000; Đà Nẵng, 550000 | # Đường Ví Dụ | | world
        ID | IDR | Asia/Jakarta | Bandung, 40111; Surabaya, 60271 | Jalan Contoh No. # | | world
        TH | THB | Asia/Bangkok | Chiang Mai, 50000; Phuket, 83000 | # Example Road | | world
        MY | MYR | Asia/Kuala_Lumpur | Ipoh, 30000, Perak; Melaka, 75000 | # Jalan Contoh | | world
        SG | SGD | Asia/Singapore | Singapore, 018956 | # Example Road | | english
        PH | PHP | Asia/Manila | Cebu City, 6000; Baguio, 2600 | # Example Street | | english
        AU | AUD | Australia/Sydney | Hobart, 7000, TAS; Fremantle, 6160, WA | # Example Parade; # Sample Terrace | (02) 5550 ##00 | english | eftpos
        NZ | NZD | Pacific/Auckland | Nelson, 7010; Dunedin, 9016 | # Example Terrace | | english
        """
}

/// Common given and family names in random combinations.
enum People {
    static func of(_ group: String) -> (given: [String], family: [String]) {
        switch group {
        case "english": (["Jordan", "Avery", "Riley", "Morgan", "Casey", "Robin"], ["Sample", "Northfield", "Ashgrove", "Fernley"])
        case "german": (["Erika", "Max", "Lena", "Jonas"], ["Mustermann", "Beispiel", "Probst-Muster"])
        case "french": (["Camille", "Dominique", "Claude", "Maxime"], ["Exemple", "Modèle", "Dupré-Essai"])
        case "spanish": (["Lucía", "Mateo", "Ángela", "Nicolás"], ["Ejemplo", "Muestra", "Delrío"])
        case "portuguese": (["Inês", "João", "Beatriz", "Tomás"], ["Exemplo", "Amostra"])
        case "italian": (["Giulia", "Andrea", "Elena", "Luca"], ["Esempio", "Campione"])
        case "dutch": (["Sanne", "Daan", "Fenna", "Bram"], ["Voorbeeld", "van Monster"])
        case "nordic": (["Astrid", "Nils", "Freja", "Aino"], ["Eksempel", "Mönster", "Prøvesen"])
        case "polish": (["Zofia", "Jan", "Hanna", "Tomáš"], ["Przykładowska", "Vzorný"])
        case "turkish": (["Deniz", "Umut", "Elif"], ["Örnek", "Deneme"])
        case "arabic": (["Noor", "Salem", "Rania", "Karim"], ["Al Mithal", "Namouzaj"])
        case "indian": (["Asha", "Arjun", "Meera", "Kiran"], ["Udaharan", "Namuna"])
        case "chinese": (["小明", "小红", "Ka Yan"], ["示例", "Lai-Sample"])
        case "japanese": (["花子", "太郎", "葵"], ["見本", "例示"])
        case "korean": (["길동", "하늘", "보라"], ["예시", "견본"])
        default: (["Robin", "Sasha", "Kim", "Noa"], ["Example", "Specimen"])
        }
    }
}
