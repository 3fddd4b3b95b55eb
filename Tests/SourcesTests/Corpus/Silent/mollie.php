<?php
$payment = $mollie->payments->create(['amount' => ['currency' => 'eur', 'value' => '10'], 'method' => 'applepay']);
// new ApplePaySession(3, { total: { label: '' } });
?>
