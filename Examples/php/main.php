<?php
// Checks three carts with one paysheet: php main.php [PAYSHEET]
declare(strict_types=1);

require __DIR__ . "/PaySheet.php";

$paysheet = new PaySheet($argv[1] ?? "paysheet");

foreach (["38.06", "38,06", 0.1 + 0.2] as $amount) {
    $answer = $paysheet->check([
        "countryCode" => "US", "currencyCode" => "USD", "merchantCapabilities" => ["supports3DS"], "supportedNetworks" => ["visa"],
        "total" => ["label" => "Harbor Books", "amount" => $amount],
    ]);
    $found = array_map(fn ($finding) => "{$finding['severity']} {$finding['rule']} at {$finding['pointer']}", $answer["findings"]);
    echo json_encode($amount), " → ", implode("; ", $found) ?: "fine", "\n";
}
echo "paysheet has ended with status ", $paysheet->close(), "\n";
