import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Checks three carts with one paysheet: {@code java -cp FOLDER Main [PAYSHEET]}. */
public final class Main {
    public static void main(String[] arguments) throws Exception {
        try (var paysheet = new PaySheet(arguments.length > 0 ? arguments[0] : "paysheet")) {
            for (var amount : new String[] {"\"38.06\"", "\"38,06\"", String.valueOf(0.1 + 0.2)}) {
                var answer = paysheet.check("""
                    {
                      "countryCode": "US", "currencyCode": "USD", "merchantCapabilities": ["supports3DS"], "supportedNetworks": ["visa"],
                      "total": {"label": "Harbor Books", "amount": %s}
                    }
                    """.formatted(amount));
                // An application reads the answer with its JSON library; this one only looks for the names of rules.
                var rules = Pattern.compile("\"rule\":\"([^\"]+)\",\"title\"").matcher(answer).results();
                var found = rules.map(match -> match.group(1)).collect(Collectors.joining(", "));
                System.out.println(amount + " → " + (found.isEmpty() ? "fine" : found));
            }
        }
    }
}
