<?php
class ApplePaySession { public function completePayment($status) { return ['status' => $status, 'total' => ['label' => '']]; } }
$session = new ApplePaySession(3, ['total' => ['amount' => -1]]);
