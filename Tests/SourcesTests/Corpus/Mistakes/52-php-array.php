<?php
$request = [
  // What Safari shows.
  'countryCode' => "US", 'currencyCode' => 'USX',
  'supportedNetworks' => ['visa'], 'merchantCapabilities' => ['supports3DS'],
  'total' => ['label' => $shop->name, 'amount' => number_format($cart->total, 2, '.', '')],
];
return response()->json($request);
