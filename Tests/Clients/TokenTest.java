import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The class of Docs/Verify-a-payment.md: {@code java -cp FOLDER TokenTest FIXTURES PAYSHEET}. */
public final class TokenTest {
    static void need(boolean condition, String message) {
        if (condition) return;
        System.err.println("java: " + message);
        System.exit(1);
    }

    static String refusal(String paysheet, String payment, String request, String... options) throws InterruptedException {
        try {
            return TokenCheck.check(paysheet, payment, request, options).json();
        } catch (IOException error) {
            return "refused: " + error.getMessage();
        }
    }

    public static void main(String[] arguments) throws Exception {
        var fixtures = Path.of(arguments[0]);
        var command = arguments[1];
        var token = Files.readString(fixtures.resolve("token.json"));
        var request = "{\"countryCode\":\"US\",\"currencyCode\":\"USD\",\"merchantCapabilities\":[\"supports3DS\"],\"supportedNetworks\":[\"visa\"],"
            + "\"total\":{\"label\":\"Harbor Books\",\"amount\":\"38.06\"},\"applicationData\":\"b3JkZXItNDI=\"}";
        String[] known = {
            "--certificate=" + fixtures.resolve("processing.pem"), "--root=" + fixtures.resolve("root.pem"),
            "--now=" + Files.readString(fixtures.resolve("signing-time.txt")).strip(),
        };
        var report = TokenCheck.check(command, token, request, known);
        need(report.accepted() && report.json().contains("\"findings\": []"), "the right token is refused");
        var changed = token.replaceFirst("(\"transactionId\"\\s*:\\s*\")..", "$100");
        report = TokenCheck.check(command, changed, request, known);
        need(!report.accepted() && report.json().contains("token-trust/content"), "a changed token is accepted");
        need(!TokenCheck.check(command, token, request).accepted(), "a token of another root is accepted");
        need(refusal(command, "{}", request).matches("(?s)refused: .*there is no payment token.*"), "a document without a token has a report");
        need(refusal(command, token, "{}", known).matches("(?s)refused: .*not a payment request.*"), "a wrong request has a report");
        need(refusal("/absent/paysheet", token, request).startsWith("refused: "), "an absent command has a report");
        System.out.println("java: the class of the page accepts and refuses tokens");
    }
}
