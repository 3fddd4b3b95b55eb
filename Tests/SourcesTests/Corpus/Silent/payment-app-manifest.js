export const manifest = { default_applications: ['https://apple.com/apple-pay/manifest.json'], supported_origins: '*', total: 1 }
