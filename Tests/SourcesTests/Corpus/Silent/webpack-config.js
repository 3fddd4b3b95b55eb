module.exports = { entry: { 'apple-pay': './src/apple-pay.js' }, output: { filename: '[name].js' }, total: { label: 1 } }
