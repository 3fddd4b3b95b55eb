<<<<<<< HEAD
new ApplePaySession(3, ours)
==== ===
new ApplePaySession(3, theirs)
>>>>>>> branch
