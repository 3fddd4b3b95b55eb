const ApplePayRequestSchema = new Schema({ total: { label: String, amount: Number }, countryCode: { type: String, default: '' } })
module.exports = mongoose.model('ApplePayPaymentRequest', ApplePayRequestSchema)
