// Generated from Sources/PaySheetStorefront/Data/states.tsv. Do not edit; run `swift run generate`.

import PaySheet

extension ContactStates {
    /// The states of a country, each with its code and its names; `nil` if they are not known.
    static func rows(of country: Country) -> [String]? {
        switch country.rawValue {
        case "AU": auRows
        case "BR": brRows
        case "CA": caRows
        case "CN": cnRows
        case "IN": inRows
        case "IT": itRows
        case "JP": jpRows
        case "MX": mxRows
        case "US": usRows
        default: nil
        }
    }

    private static let auRows = [
        "ACT|Australian Capital Territory", "NSW|New South Wales", "NT|Northern Territory", "QLD|Queensland", "SA|South Australia",
        "TAS|Tasmania", "VIC|Victoria", "WA|Western Australia",
    ]

    private static let brRows = [
        "AC|Acre", "AL|Alagoas", "AM|Amazonas", "AP|Amapá", "BA|Bahia", "CE|Ceará", "DF|Distrito Federal|Federal District",
        "ES|Espírito Santo", "GO|Goiás", "MA|Maranhão", "MG|Minas Gerais", "MS|Mato Grosso do Sul", "MT|Mato Grosso", "PA|Pará",
        "PB|Paraíba", "PE|Pernambuco", "PI|Piauí", "PR|Paraná", "RJ|Rio de Janeiro", "RN|Rio Grande do Norte", "RO|Rondônia",
        "RR|Roraima", "RS|Rio Grande do Sul", "SC|Santa Catarina", "SE|Sergipe", "SP|São Paulo", "TO|Tocantins",
    ]

    private static let caRows = [
        "AB|Alberta", "BC|British Columbia|Colombie-Britannique|B.C.", "MB|Manitoba", "NB|New Brunswick|Nouveau-Brunswick",
        "NL|Newfoundland and Labrador|Newfoundland|Terre-Neuve-et-Labrador|NF", "NS|Nova Scotia|Nouvelle-Écosse",
        "NT|Northwest Territories|Territoires du Nord-Ouest|NWT", "NU|Nunavut", "ON|Ontario",
        "PE|Prince Edward Island|PEI|Île-du-Prince-Édouard", "QC|Quebec|PQ", "SK|Saskatchewan", "YT|Yukon",
    ]

    private static let cnRows = [
        "AH|安徽省|安徽|Anhui Sheng|Anhui", "BJ|北京市|北京|Beijing Shi|Beijing", "CQ|重庆市|重庆|Chongqing Shi|Chongqing",
        "FJ|福建省|福建|Fujian Sheng|Fujian", "GD|广东省|广东|Guangdong Sheng|Guangdong", "GS|甘肃省|甘肃|Gansu Sheng|Gansu",
        "GX|广西壮族自治区|广西|Guangxi Zhuangzu Zizhiqu|Guangxi", "GZ|贵州省|贵州|Guizhou Sheng|Guizhou", "HA|河南省|河南|Henan Sheng|Henan",
        "HB|湖北省|湖北|Hubei Sheng|Hubei", "HE|河北省|河北|Hebei Sheng|Hebei", "HI|海南省|海南|Hainan Sheng|Hainan", "HK|香港特别行政区|香港|Hong Kong",
        "HL|黑龙江省|黑龙江|Heilongjiang Sheng|Heilongjiang", "HN|湖南省|湖南|Hunan Sheng|Hunan", "JL|吉林省|吉林|Jilin Sheng|Jilin",
        "JS|江苏省|江苏|Jiangsu Sheng|Jiangsu", "JX|江西省|江西|Jiangxi Sheng|Jiangxi", "LN|辽宁省|辽宁|Liaoning Sheng|Liaoning",
        "MO|澳门特别行政区|澳门|Macao|Macau", "NM|内蒙古自治区|内蒙古|Nei Mongol Zizhiqu|Nei Mongol|Inner Mongolia",
        "NX|宁夏回族自治区|宁夏|Ningxia Huizi Zizhiqu|Ningxia", "QH|青海省|青海|Qinghai Sheng|Qinghai", "SC|四川省|四川|Sichuan Sheng|Sichuan",
        "SD|山东省|山东|Shandong Sheng|Shandong", "SH|上海市|上海|Shanghai Shi|Shanghai", "SN|陕西省|陕西|Shaanxi Sheng|Shaanxi",
        "SX|山西省|山西|Shanxi Sheng|Shanxi", "TJ|天津市|天津|Tianjin Shi|Tianjin", "TW|台湾省|台湾|Taiwan Sheng|Taiwan",
        "XJ|新疆维吾尔自治区|新疆|Xinjiang Uygur Zizhiqu|Xinjiang", "XZ|西藏自治区|西藏|Xizang Zizhiqu|Xizang|Tibet",
        "YN|云南省|云南|Yunnan Sheng|Yunnan", "ZJ|浙江省|浙江|Zhejiang Sheng|Zhejiang",
    ]

    private static let inRows = [
        "AN|Andaman and Nicobar Islands|Andaman & Nicobar Islands|Andaman & Nicobar", "AP|Andhra Pradesh", "AR|Arunāchal Pradesh",
        "AS|Assam", "BR|Bihār", "CH|Chandīgarh", "CT|Chhattīsgarh|CG",
        "DH|Dādra and Nagar Haveli and Damān and Diu|Dadra and Nagar Haveli|Daman and Diu|DN|DD", "DL|Delhi|New Delhi|NCT of Delhi",
        "GA|Goa", "GJ|Gujarāt", "HP|Himāchal Pradesh", "HR|Haryāna", "JH|Jhārkhand", "JK|Jammu and Kashmīr|Jammu & Kashmir",
        "KA|Karnātaka", "KL|Kerala", "LA|Ladākh", "LD|Lakshadweep", "MH|Mahārāshtra", "ML|Meghālaya", "MN|Manipur",
        "MP|Madhya Pradesh", "MZ|Mizoram", "NL|Nāgāland", "OR|Odisha|Orissa|OD", "PB|Punjab", "PY|Puducherry|Pondicherry",
        "RJ|Rājasthān", "SK|Sikkim", "TG|Telangāna|TS", "TN|Tamil Nādu", "TR|Tripura", "UP|Uttar Pradesh",
        "UT|Uttarākhand|UK|Uttaranchal", "WB|West Bengal",
    ]

    private static let itRows = [
        "-|Piemonte|Piedmont", "-|Val d'Aoste|Valle d'Aosta|Aosta Valley", "-|Lombardia|Lombardy", "-|Trentino-Alto Adige",
        "-|Veneto", "-|Friuli Venezia Giulia", "-|Liguria", "-|Emilia-Romagna", "-|Toscana|Tuscany", "-|Umbria", "-|Marche",
        "-|Lazio|Latium", "-|Abruzzo", "-|Molise", "-|Campania", "-|Puglia|Apulia", "-|Basilicata", "-|Calabria",
        "-|Sicilia|Sicily", "-|Sardegna|Sardinia", "AG|Agrigento", "AL|Alessandria", "AN|Ancona", "AP|Ascoli Piceno", "AQ|L'Aquila",
        "AR|Arezzo", "AT|Asti", "AV|Avellino", "BA|Bari", "BG|Bergamo", "BI|Biella", "BL|Belluno", "BN|Benevento", "BO|Bologna",
        "BR|Brindisi", "BS|Brescia", "BT|Barletta-Andria-Trani", "BZ|Bolzano|Bozen|Bolzano/Bozen|South Tyrol|Alto Adige",
        "CA|Cagliari", "CB|Campobasso", "CE|Caserta", "CH|Chieti", "CL|Caltanissetta", "CN|Cuneo", "CO|Como", "CR|Cremona",
        "CS|Cosenza", "CT|Catania", "CZ|Catanzaro", "EN|Enna", "FC|Forlì-Cesena|FO", "FE|Ferrara", "FG|Foggia",
        "FI|Firenze|Florence", "FM|Fermo", "FR|Frosinone", "GE|Genova|Genoa", "GO|Gorizia", "GR|Grosseto", "IM|Imperia",
        "IS|Isernia", "KR|Crotone", "LC|Lecco", "LE|Lecce", "LI|Livorno", "LO|Lodi", "LT|Latina", "LU|Lucca",
        "MB|Monza e Brianza|Monza Brianza", "MC|Macerata", "ME|Messina", "MI|Milano|Milan", "MN|Mantova|Mantua", "MO|Modena",
        "MS|Massa-Carrara", "MT|Matera", "NA|Napoli|Naples", "NO|Novara", "NU|Nuoro", "OR|Oristano", "PA|Palermo", "PC|Piacenza",
        "PD|Padova|Padua", "PE|Pescara", "PG|Perugia", "PI|Pisa", "PN|Pordenone", "PO|Prato", "PR|Parma", "PT|Pistoia",
        "PU|Pesaro e Urbino|PS", "PV|Pavia", "PZ|Potenza", "RA|Ravenna", "RC|Reggio Calabria|Reggio di Calabria",
        "RE|Reggio Emilia|Reggio nell'Emilia", "RG|Ragusa", "RI|Rieti", "RM|Roma|Rome", "RN|Rimini", "RO|Rovigo", "SA|Salerno",
        "SI|Siena", "SO|Sondrio", "SP|La Spezia", "SR|Siracusa|Syracuse", "SS|Sassari", "SU|Sud Sardegna", "SV|Savona",
        "TA|Taranto", "TE|Teramo", "TN|Trento|Trient|Trentino", "TO|Torino|Turin", "TP|Trapani", "TR|Terni", "TS|Trieste",
        "TV|Treviso", "UD|Udine", "VA|Varese", "VB|Verbano-Cusio-Ossola", "VC|Vercelli", "VE|Venezia|Venice", "VI|Vicenza",
        "VR|Verona", "VT|Viterbo", "VV|Vibo Valentia", "AO|Aosta",
    ]

    private static let jpRows = [
        "-|北海道|ほっかいどう|Hokkaido|Hokkaido Prefecture", "-|青森県|青森|あおもりけん|Aomori|Aomori-ken|Aomori Prefecture",
        "-|岩手県|岩手|いわてけん|Iwate|Iwate-ken|Iwate Prefecture", "-|宮城県|宮城|みやぎけん|Miyagi|Miyagi-ken|Miyagi Prefecture",
        "-|秋田県|秋田|あきたけん|Akita|Akita-ken|Akita Prefecture", "-|山形県|山形|やまがたけん|Yamagata|Yamagata-ken|Yamagata Prefecture",
        "-|福島県|福島|ふくしまけん|Fukushima|Fukushima-ken|Fukushima Prefecture", "-|茨城県|茨城|いばらきけん|Ibaraki|Ibaraki-ken|Ibaraki Prefecture",
        "-|栃木県|栃木|とちぎけん|Tochigi|Tochigi-ken|Tochigi Prefecture", "-|群馬県|群馬|ぐんまけん|Gunma|Gunma-ken|Gunma Prefecture",
        "-|埼玉県|埼玉|さいたまけん|Saitama|Saitama-ken|Saitama Prefecture", "-|千葉県|千葉|ちばけん|Chiba|Chiba-ken|Chiba Prefecture",
        "-|東京都|東京|とうきょうと|Tokyo|Tokyo-to|Tokyo Prefecture|Tokyo Metropolis",
        "-|神奈川県|神奈川|かながわけん|Kanagawa|Kanagawa-ken|Kanagawa Prefecture", "-|新潟県|新潟|にいがたけん|Niigata|Niigata-ken|Niigata Prefecture",
        "-|富山県|富山|とやまけん|Toyama|Toyama-ken|Toyama Prefecture", "-|石川県|石川|いしかわけん|Ishikawa|Ishikawa-ken|Ishikawa Prefecture",
        "-|福井県|福井|ふくいけん|Fukui|Fukui-ken|Fukui Prefecture", "-|山梨県|山梨|やまなしけん|Yamanashi|Yamanashi-ken|Yamanashi Prefecture",
        "-|長野県|長野|ながのけん|Nagano|Nagano-ken|Nagano Prefecture", "-|岐阜県|岐阜|ぎふけん|Gifu|Gifu-ken|Gifu Prefecture",
        "-|静岡県|静岡|しずおかけん|Shizuoka|Shizuoka-ken|Shizuoka Prefecture", "-|愛知県|愛知|あいちけん|Aichi|Aichi-ken|Aichi Prefecture",
        "-|三重県|三重|みえけん|Mie|Mie-ken|Mie Prefecture", "-|滋賀県|滋賀|しがけん|Shiga|Shiga-ken|Shiga Prefecture",
        "-|京都府|京都|きょうとふ|Kyoto|Kyoto-fu|Kyoto Prefecture", "-|大阪府|大阪|おおさかふ|Osaka|Osaka-fu|Osaka Prefecture",
        "-|兵庫県|兵庫|ひょうごけん|Hyogo|Hyogo-ken|Hyogo Prefecture", "-|奈良県|奈良|ならけん|Nara|Nara-ken|Nara Prefecture",
        "-|和歌山県|和歌山|わかやまけん|Wakayama|Wakayama-ken|Wakayama Prefecture", "-|鳥取県|鳥取|とっとりけん|Tottori|Tottori-ken|Tottori Prefecture",
        "-|島根県|島根|しまねけん|Shimane|Shimane-ken|Shimane Prefecture", "-|岡山県|岡山|おかやまけん|Okayama|Okayama-ken|Okayama Prefecture",
        "-|広島県|広島|ひろしまけん|Hiroshima|Hiroshima-ken|Hiroshima Prefecture",
        "-|山口県|山口|やまぐちけん|Yamaguchi|Yamaguchi-ken|Yamaguchi Prefecture",
        "-|徳島県|徳島|とくしまけん|Tokushima|Tokushima-ken|Tokushima Prefecture", "-|香川県|香川|かがわけん|Kagawa|Kagawa-ken|Kagawa Prefecture",
        "-|愛媛県|愛媛|えひめけん|Ehime|Ehime-ken|Ehime Prefecture", "-|高知県|高知|こうちけん|Kochi|Kochi-ken|Kochi Prefecture",
        "-|福岡県|福岡|ふくおかけん|Fukuoka|Fukuoka-ken|Fukuoka Prefecture", "-|佐賀県|佐賀|さがけん|Saga|Saga-ken|Saga Prefecture",
        "-|長崎県|長崎|ながさきけん|Nagasaki|Nagasaki-ken|Nagasaki Prefecture", "-|熊本県|熊本|くまもとけん|Kumamoto|Kumamoto-ken|Kumamoto Prefecture",
        "-|大分県|大分|おおいたけん|Oita|Oita-ken|Oita Prefecture", "-|宮崎県|宮崎|みやざきけん|Miyazaki|Miyazaki-ken|Miyazaki Prefecture",
        "-|鹿児島県|鹿児島|かごしまけん|Kagoshima|Kagoshima-ken|Kagoshima Prefecture", "-|沖縄県|沖縄|おきなわけん|Okinawa|Okinawa-ken|Okinawa Prefecture",
    ]

    private static let mxRows = [
        "AGU|Aguascalientes|Ags", "BCN|Baja California|BC", "BCS|Baja California Sur", "CAM|Campeche|Camp", "CHH|Chihuahua|Chih",
        "CHP|Chiapas|Chis", "CMX|Ciudad de México|CDMX|Mexico City|Distrito Federal|DF", "COA|Coahuila de Zaragoza|Coahuila|Coah",
        "COL|Colima", "DUR|Durango|Dgo", "GRO|Guerrero", "GUA|Guanajuato|Gto", "HID|Hidalgo|Hgo", "JAL|Jalisco",
        "MEX|México|Estado de México|State of Mexico|Edo. Mex.", "MIC|Michoacán de Ocampo|Michoacán|Mich", "MOR|Morelos",
        "NAY|Nayarit", "NLE|Nuevo León|NL", "OAX|Oaxaca", "PUE|Puebla", "QUE|Querétaro|Qro|Querétaro de Arteaga",
        "ROO|Quintana Roo|Q. Roo|QR", "SIN|Sinaloa", "SLP|San Luis Potosí", "SON|Sonora", "TAB|Tabasco", "TAM|Tamaulipas|Tamps",
        "TLA|Tlaxcala|Tlax", "VER|Veracruz de Ignacio de la Llave|Veracruz", "YUC|Yucatán", "ZAC|Zacatecas",
    ]

    private static let usRows = [
        "AL|Alabama", "AK|Alaska", "AZ|Arizona", "AR|Arkansas", "CA|California", "CO|Colorado", "CT|Connecticut", "DE|Delaware",
        "DC|District of Columbia|Washington DC", "FL|Florida", "GA|Georgia", "HI|Hawaii", "ID|Idaho", "IL|Illinois", "IN|Indiana",
        "IA|Iowa", "KS|Kansas", "KY|Kentucky", "LA|Louisiana", "ME|Maine", "MD|Maryland", "MA|Massachusetts", "MI|Michigan",
        "MN|Minnesota", "MS|Mississippi", "MO|Missouri", "MT|Montana", "NE|Nebraska", "NV|Nevada", "NH|New Hampshire",
        "NJ|New Jersey", "NM|New Mexico", "NY|New York", "NC|North Carolina", "ND|North Dakota", "OH|Ohio", "OK|Oklahoma",
        "OR|Oregon", "PA|Pennsylvania", "RI|Rhode Island", "SC|South Carolina", "SD|South Dakota", "TN|Tennessee", "TX|Texas",
        "UT|Utah", "VT|Vermont", "VA|Virginia", "WA|Washington", "WV|West Virginia", "WI|Wisconsin", "WY|Wyoming",
        "AS|American Samoa", "GU|Guam", "MP|Northern Mariana Islands", "PR|Puerto Rico", "VI|Virgin Islands|US Virgin Islands",
        "AA|Armed Forces Americas", "AE|Armed Forces Europe", "AP|Armed Forces Pacific",
    ]
}
