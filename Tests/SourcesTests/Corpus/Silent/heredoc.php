<?php
echo <<<JS
<script>window.ApplePaySession && start({ total: '$total', countryCode: '{$shop->country}' });</script>
JS;
