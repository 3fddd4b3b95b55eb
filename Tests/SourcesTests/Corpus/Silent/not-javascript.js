#!/usr/bin/env node
%PDF-1.4 ApplePaySession \u{ \x `~!@#$%^&*()_+|}{":?><
