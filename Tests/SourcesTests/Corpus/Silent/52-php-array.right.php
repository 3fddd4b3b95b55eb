<?php
return response()->json(['supportedNetworks' => ['visa'], 'merchantCapabilities' => ['supports3DS'], ...$more]);
$google = ['allowedCardNetworks' => ['NONE'], 'total' => ['amount' => -1]];
