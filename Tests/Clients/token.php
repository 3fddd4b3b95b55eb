<?php
// The function of Docs/Verify-a-payment.md: php token.php FUNCTION.php PAYSHEET
declare(strict_types=1);

require $argv[1];

function need(bool $condition, string $message): void
{
    if (!$condition) {
        fwrite(STDERR, "php: $message\n");
        exit(1);
    }
}

function refusal(callable $work): string
{
    try {
        $work();
    } catch (RuntimeException $error) {
        return $error->getMessage();
    }
    return "";
}

$fixtures = __DIR__ . "/../TokensTests/Fixtures";
$token = file_get_contents("$fixtures/token.json");
$now = trim(file_get_contents("$fixtures/signing-time.txt"));
$known = ["--certificate=$fixtures/processing.pem", "--root=$fixtures/root.pem", "--now=$now"];
$request = json_encode(["countryCode" => "US", "currencyCode" => "USD", "merchantCapabilities" => ["supports3DS"], "supportedNetworks" => ["visa"],
    "total" => ["label" => "Harbor Books", "amount" => "38.06"], "applicationData" => base64_encode("order-42")]);
$report = checkToken($argv[2], $token, $request, ...$known);
need($report["accepted"] === true && $report["findings"] === [] && $report["notChecked"] === ["repetition"], "the right token is refused");
$other = json_decode($token);
$other->header->transactionId = "00" . substr($other->header->transactionId, 2);
$report = checkToken($argv[2], json_encode($other), $request, ...$known);
need($report["accepted"] === false && $report["findings"][0]["rule"] === "token-trust/content", "a changed token is accepted");
need(checkToken($argv[2], $token, $request)["accepted"] === false, "a token of another root is accepted");
need(str_contains(refusal(fn () => checkToken($argv[2], "{}", $request)), "there is no payment token"), "a document without a token has a report");
need(str_contains(refusal(fn () => checkToken($argv[2], $token, "{}", ...$known)), "not a payment request"), "a wrong request has a report");
need(refusal(fn () => checkToken("/absent/paysheet", $token, $request)) !== "", "an absent command has a report");
echo "php: the function of the page accepts and refuses tokens\n";
