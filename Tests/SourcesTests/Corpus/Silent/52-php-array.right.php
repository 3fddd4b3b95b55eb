<?php
return response()->json(['supportedNetworks' => ['visa'], 'merchantCapabilities' => ['supports3DS'], ...$more]);
$google = ['allowedCardNetworks' => ['NONE'], 'total' => ['amount' => -1]];
$rules = ['supportedNetworks' => ['required'], 'merchantCapabilities' => ['required', 'array'], 'countryCode' => 'required|size:2'];
$provider = ['supportedNetworks' => ['x'], 'merchantCapabilities' => ['supports3DS'], 'environment' => 'test'];
