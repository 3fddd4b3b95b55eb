<?php /** @var ApplePayPaymentRequest $request */ $request = ['total' => ['label' => '', 'amount' => -1]]; ?>
<div data-request="<?= htmlspecialchars(json_encode($request)) ?>">ApplePaySession</div>
