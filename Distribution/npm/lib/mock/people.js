// Invented shoppers, one for each country that a test can name.

/** The shopper of a country. The telephone numbers are those for fiction, or numbers that cannot exist. */
export const people = {
  __proto__: null,
  AU: person("Alex", "Nguyen", "+61 2 5550 0132", ["12 Harbour Street"], "Sydney", "NSW", "2000", "Australia", "AU"),
  CA: person("Jamie", "Rivera", "+1 613 555 0132", ["12 Harbor Street"], "Ottawa", "ON", "K1A 0B1", "Canada", "CA"),
  CH: person("Nina", "Brunner", "+41 44 000 01 32", ["Hafenstrasse 12"], "Zürich", "ZH", "8001", "Schweiz", "CH"),
  DE: person("Mia", "Köhler", "+49 30 23125 132", ["Hafenstraße 12"], "Berlin", "", "10115", "Deutschland", "DE"),
  ES: person("Lucía", "Ferrer", "+34 555 000 132", ["Calle del Puerto 12"], "Madrid", "Madrid", "28001", "España", "ES"),
  FR: person("Camille", "Moreau", "+33 1 99 00 01 32", ["12 rue du Port"], "Paris", "", "75001", "France", "FR"),
  GB: person("Jamie", "Rivera", "+44 20 7946 0132", ["12 Harbour Street"], "London", "", "SW1A 1AA", "United Kingdom", "GB"),
  IE: person("Aoife", "Brennan", "+353 20 912 0132", ["12 Harbour Street"], "Dublin", "Dublin", "D01 F5P2", "Ireland", "IE"),
  IT: person("Giulia", "Marchetti", "+39 06 0000 0132", ["Via del Porto 12"], "Roma", "RM", "00118", "Italia", "IT"),
  JP: {
    ...person("由紀", "斉藤", "+81 3 0000 0132", ["港町1丁目2-12"], "千代田区", "東京都", "100-0001", "日本", "JP"),
    phoneticGivenName: "ゆき", phoneticFamilyName: "さいとう", emailAddress: "yuki@shopper.example",
  },
  NL: person("Sanne", "de Wit", "+31 20 000 0132", ["Havenstraat 12"], "Amsterdam", "", "1011 AB", "Nederland", "NL"),
  US: person("Jamie", "Rivera", "+1 415 555 0132", ["12 Harbor Street"], "San Francisco", "CA", "94107-1234", "United States", "US"),
};

function person(givenName, familyName, phoneNumber, addressLines, locality, administrativeArea, postalCode, country, countryCode) {
  const emailAddress = `${givenName.normalize("NFD").replace(/[^a-z]/gi, "").toLowerCase()}@shopper.example`;
  return {
    givenName, familyName, phoneNumber, emailAddress, addressLines, locality, ...(administrativeArea && { administrativeArea }), postalCode, country, countryCode,
  };
}
