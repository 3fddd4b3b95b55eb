var a=b/c/d,e=(f)/g,h=i++/j,k=[1]/2;function l(){return/ApplePaySession\(/.test(m)}if(n)/x'/.exec(o);var p={}/q;
