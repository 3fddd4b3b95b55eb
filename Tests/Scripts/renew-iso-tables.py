#!/usr/bin/env python3
"""Writes the currency and country tables of Sources/PaySheet/Money/Generated, and the currencies of the npm package.

    python3 Tests/Scripts/renew-iso-tables.py            fetch the sources into a temporary folder and write the tables
    python3 Tests/Scripts/renew-iso-tables.py --check    only compare; exit code 1 when a table is stale
    ... --from FOLDER                                    read the sources from this folder instead of fetching them

Sources, each a file of the folder:
    table.xml         ISO 4217 list one of the maintenance agency, from the PyPI package iso4217
    iso_4217.json     an older list, for the numbers of withdrawn currencies  (Debian package iso-codes)
    iso_3166-1.json   countries: codes only                                  (Debian package iso-codes)
    iso3166.tab       English short names of countries, public domain        (Debian package tzdata)

The following values are in no source: successors, codes that WebKit accepts beyond ISO, other spellings of names.
"""
import argparse, json, pathlib, shutil, subprocess, sys, tempfile, venv
import xml.etree.ElementTree as ElementTree

HOME = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = HOME / "Sources/PaySheet/Money/Generated"
# The test merchant writes amounts as tokens have them.
SCRIPT = HOME / "Distribution/npm/lib/mock/token/currencies.js"
COMMAND = "python3 Tests/Scripts/renew-iso-tables.py"

# ICU (the library that WebKit asks) accepts these beyond the current and recently withdrawn ISO codes.
ENGINE_ONLY_CURRENCIES = """
ADP AFA ALK AOK AON AOR ARA ARL ARM ARP ATS AZM BAD BAN BEC BEF BEL BGL BGM BGO BOL BOP BRB BRC BRE BRN BRR BRZ BUK BYB BYR
CLE CNH CNX CSD CSK CYP DDM DEM ECS ECV EEK ESA ESB ESP FIM FRF GEK GHC GNS GQE GRD GWE GWP HRD IEP ILP ILR ISJ ITL KRH KRO
LSM LTL LTT LUC LUF LUL LVL LVR MAF MCF MDC MGF MKN MLF MRO MTL MTP MVP MXP MZE MZM NIC NLG PEI PES PLZ PTE RHD ROL RUR SDD
SDP SIT SKK SRG STD SUR TJR TMM TPE TRL UAK UGS USS UYP VEB VEF VNN XEU XFO XFU XRE YDD YUD YUM YUN YUR ZAL ZMK ZRN ZRZ ZWD
ZWR""".split()
# In ICU only since 2024, and never in it.
RECENT_IN_ENGINE = {"XCG", "ZWG"}
NOT_IN_ENGINE = {"XAD"}
# Never part of the standard, so neither current nor withdrawn.
UNOFFICIAL = {"CNH"}
# Units of account that the list does not mark as funds.
NOT_TENDER = {"UYW", "XAD"}

SUCCESSORS = {
    "EUR": "ADP ATS BEC BEF BEL BGL BGM BGN BGO CYP DDM DEM EEK ESA ESB ESP FIM FRF GRD HRD HRK IEP ITL LTL LTT LUC LUF LUL LVL"
           " LVR MCF MTL MTP NLG PTE SIT SKK XEU",
    "AFN": "AFA", "ALL": "ALK", "AOA": "AOK AON AOR", "ARS": "ARA ARL ARM ARP", "AZN": "AZM", "BAM": "BAD BAN", "BOB": "BOL BOP",
    "BRL": "BRB BRC BRE BRN BRR BRZ", "MMK": "BUK", "BYN": "BYB BYR", "CLP": "CLE", "CNY": "CNX", "RSD": "CSD YUD YUM YUN YUR",
    "USD": "ECS ECV TPE", "GEL": "GEK", "GHS": "GHC", "GNF": "GNS", "XAF": "GQE", "XOF": "GWE GWP MLF", "ILS": "ILP ILR",
    "ISK": "ISJ", "KRW": "KRH KRO", "LSL": "LSM", "MAD": "MAF", "MDL": "MDC", "MGA": "MGF", "MKD": "MKN", "MRU": "MRO",
    "MVR": "MVP", "MXN": "MXP", "MZN": "MZE MZM", "NIO": "NIC", "PEN": "PEI PES", "PLN": "PLZ", "RON": "ROL", "RUB": "RUR SUR",
    "SDG": "SDD SDP", "SRD": "SRG", "STN": "STD", "TJS": "TJR", "TMT": "TMM", "TRY": "TRL", "UAH": "UAK", "UGX": "UGS",
    "UYU": "UYP", "VES": "VEB VEF", "VND": "VNN", "YER": "YDD", "ZAR": "ZAL", "ZMW": "ZMK", "CDF": "ZRN ZRZ",
    "ZWG": "RHD ZWD ZWL ZWR", "XCG": "ANG", "SLE": "SLL", "CUP": "CUC",
}

# Country codes which the engine accepts although they are not in ISO 3166-1.
# The name, and the country that the code is a part of.
ENGINE_ONLY_COUNTRIES = {"XK": ("Kosovo", None), "DG": ("Diego Garcia", "IO"), "EA": ("Ceuta and Melilla", "ES"),
                         "IC": ("Canary Islands", "ES")}
RESERVED_COUNTRIES = {
    "AC": "Ascension Island", "CP": "Clipperton Island", "CQ": "Sark", "EU": "European Union", "EZ": "Eurozone",
    "TA": "Tristan da Cunha", "UK": "United Kingdom", "UN": "United Nations",
}
WITHDRAWN_COUNTRIES = {
    "AN": ("Netherlands Antilles", None), "BU": ("Burma", "MM"), "CS": ("Serbia and Montenegro", None),
    "CT": ("Canton and Enderbury Islands", "KI"), "DD": ("East Germany", "DE"), "DY": ("Dahomey", "BJ"),
    "FQ": ("French Southern and Antarctic Territories", "TF"), "FX": ("Metropolitan France", "FR"), "HV": ("Upper Volta", "BF"),
    "JT": ("Johnston Island", "UM"), "MI": ("Midway Islands", "UM"), "NH": ("New Hebrides", "VU"), "NQ": ("Queen Maud Land", "AQ"),
    "NT": ("Neutral Zone", None), "PC": ("Pacific Islands Trust Territory", None), "PU": ("US Pacific Islands", "UM"),
    "PZ": ("Panama Canal Zone", "PA"), "RH": ("Southern Rhodesia", "ZW"), "SF": ("Finland", "FI"), "SU": ("Soviet Union", None),
    "TP": ("East Timor", "TL"), "VD": ("North Vietnam", "VN"), "WK": ("Wake Island", "UM"), "YD": ("South Yemen", "YE"),
    "YU": ("Yugoslavia", None), "ZR": ("Zaire", "CD"),
}
COUNTRY_NAMES = {
    "AS": "American Samoa", "CC": "Cocos Islands", "CD": "DR Congo", "CG": "Congo", "CZ": "Czechia", "GB": "United Kingdom",
    "KP": "North Korea", "KR": "South Korea", "MF": "Saint Martin", "MM": "Myanmar", "SX": "Sint Maarten", "SZ": "Eswatini",
    "TC": "Turks and Caicos Islands", "TL": "Timor-Leste", "TR": "Türkiye",
    "VG": "British Virgin Islands", "VI": "US Virgin Islands", "WS": "Samoa",
}
KEYWORDS = {"as", "do", "in", "is", "try"}


def member(code):
    name = code.lower()
    return f"`{name}`" if name in KEYWORDS else name


def packed(code):
    return "0x" + "".join(f"{ord(letter):02X}" for letter in code) if code else "0"


def read_currencies(folder):
    root = ElementTree.parse(folder / "table.xml").getroot()
    rows = {}
    for entry in root.iter("CcyNtry"):
        code = entry.findtext("Ccy")
        if code is None:
            continue
        name, units = entry.find("CcyNm"), entry.findtext("CcyMnrUnts")
        digits = None if units == "N.A." else int(units)
        fund = name.get("IsFund") == "true"
        status = "fund" if fund else "notTender" if digits is None or code in NOT_TENDER else "current"
        engine = "never" if code in NOT_IN_ENGINE else "recently" if code in RECENT_IN_ENGINE else "always"
        rows[code] = dict(name=name.text.strip(), digits=digits, numeric=int(entry.findtext("CcyNbr")), status=status,
                          engine=engine, successor=None)
    older = {entry["alpha_3"]: int(entry["numeric"]) for entry in json.loads((folder / "iso_4217.json").read_text())["4217"]}
    successors = {old: new for new, olds in SUCCESSORS.items() for old in olds.split()}
    for code in sorted(set(older) - set(rows)) + ENGINE_ONLY_CURRENCIES:
        rows[code] = dict(name=None, digits=None, numeric=older.get(code), successor=successors.get(code), engine="always",
                          status="unofficial" if code in UNOFFICIAL else "withdrawn")
    unknown = [code for code in successors if code not in rows] + [code for code in SUCCESSORS if code not in rows]
    assert not unknown, unknown
    return root.get("Pblshd"), dict(sorted(rows.items()))


def currency_source(folder):
    published, rows = read_currencies(folder)
    out = [f"// Generated by `{COMMAND}`. Do not edit.", "//",
           f"// ISO 4217 list one, published {published}, with its minor units; withdrawn codes and their numbers from iso-codes;",
           "// what the engine accepts beyond that from ICU.", "", "extension Currency {"]
    for code, row in rows.items():
        if row["status"] == "current":
            decimals = {0: "no decimals", 1: "1 decimal"}.get(row["digits"], f"{row['digits']} decimals")
            out += [f"    /// {row['name']}, {decimals}.",
                    f"    public static var {member(code)}: Currency {{ Currency(packed: {packed(code)}) }}"]
    out += ["}", "", "extension CurrencyRow {", "    /// Sorted by code.", "    static let all: [CurrencyRow] = ["]
    for code, row in rows.items():
        digits = 255 if row["digits"] is None else row["digits"]
        comment = code + (f", then {row['successor']}" if row["successor"] else "")
        out.append(f"        CurrencyRow({packed(code)}, .{row['status']}, {digits}, {row['numeric'] or 0}, .{row['engine']}, "
                   f"{packed(row['successor'])}),  // {comment}")
    return "\n".join(out + ["    ]", "}", ""])


def currency_script(folder):
    published, rows = read_currencies(folder)
    out = [f"// Generated by `{COMMAND}`. Do not edit.", "//", f"// ISO 4217 list one, published {published}, with its minor units.", "",
           "/** The number of each currency, and its decimals. */", "export const currencies = {", "  __proto__: null,"]
    out += [f"  {code}: [{row['numeric']}, {row['digits']}]," for code, row in rows.items() if row["status"] == "current"]
    return "\n".join(out + ["};", ""])


def country_names(folder):
    names = {}
    for line in (folder / "iso3166.tab").read_text().splitlines():
        if line and not line.startswith("#"):
            code, name = line.split("\t")
            names[code] = COUNTRY_NAMES.get(code, name.replace("&", "and").replace("St ", "Saint "))
    return names


def country_source(folder):
    names = country_names(folder)
    rows = {}
    for entry in json.loads((folder / "iso_3166-1.json").read_text())["3166-1"]:
        code = entry["alpha_2"]
        rows[code] = ("current", entry["alpha_3"], int(entry["numeric"]), None, names[code])
    for code, (name, whole) in ENGINE_ONLY_COUNTRIES.items():
        rows[code] = ("engineOnly", "XKX" if code == "XK" else None, 0, whole, name)
    for code, name in RESERVED_COUNTRIES.items():
        rows[code] = ("reserved", None, 0, None, name)
    for code, (name, successor) in WITHDRAWN_COUNTRIES.items():
        rows[code] = ("withdrawn", None, 0, successor, name)
    rows = dict(sorted(rows.items()))
    out = [f"// Generated by `{COMMAND}`. Do not edit.", "//",
           "// ISO 3166-1 codes from iso-codes, English names from the public-domain table of the time-zone database with a few",
           "// changes, and the codes that are reserved, withdrawn or known to the browser engine only.", "", "extension Country {"]
    for code, (status, _, _, _, name) in rows.items():
        if status in ("current", "engineOnly"):
            out += [f"    /// {name}.", f"    public static var {member(code)}: Country {{ Country(packed: {packed(code)}) }}"]
    out += ["}", "", "extension CountryRow {", "    /// Sorted by code.", "    static let all: [CountryRow] = ["]
    for code, (status, alpha3, numeric, successor, name) in rows.items():
        out.append(f"        CountryRow({packed(code)}, .{status}, {packed(alpha3)}, {numeric}, {packed(successor)}),  // {code}")
    out += ["    ]", "", "    /// English names, in the order of the rows.", "    static let names: [StaticString] = ["]
    out += [f'        "{row[4]}",' for row in rows.values()]
    only = ", ".join(packed(code) for code in sorted(ENGINE_ONLY_COUNTRIES))
    out += ["    ]", "", "    /// Whether only browsers have a code.", "    static func isOnlyForBrowsers(_ code: UInt32) -> Bool {",
            "        switch code {", f"        case {only}: true", "        default: false", "        }", "    }", "}", ""]
    return "\n".join(out)


def fetch(folder):
    """Copies the Debian files and gets table.xml from PyPI with a virtual environment."""
    for name in ("iso_4217.json", "iso_3166-1.json"):
        shutil.copy(pathlib.Path("/usr/share/iso-codes/json") / name, folder)
    shutil.copy("/usr/share/zoneinfo/iso3166.tab", folder)
    environment = folder / "environment"
    venv.create(environment, with_pip=True)
    subprocess.run([environment / "bin/pip", "install", "--quiet", "--no-deps", "iso4217"], check=True)
    shutil.copy(next(environment.glob("lib/*/site-packages/iso4217/table.xml")), folder)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--from", dest="folder", type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.folder or pathlib.Path(temporary)
        if arguments.folder is None:
            fetch(folder)
        texts = {OUTPUT / "Currency+Table.swift": currency_source(folder), OUTPUT / "Country+Table.swift": country_source(folder),
                 SCRIPT: currency_script(folder)}
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text() != text]
    if arguments.check:
        for path in stale:
            print(f"{path.name} is stale; run: {COMMAND}", file=sys.stderr)
        return 1 if stale else 0
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
