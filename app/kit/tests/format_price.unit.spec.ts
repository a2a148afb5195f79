import { test } from '@japa/runner'
import { formatPrice } from '#app/kit/display/format_price'

test.group('Price', () => {
  test('{amount} {currency} in {locale} is {written}')
    .with([
      { amount: 1_250_000, currency: 'EUR', locale: 'en-US', written: '€1,250,000' },
      { amount: 1_250_000, currency: 'EUR', locale: 'de-DE', written: '1.250.000\u00A0€' },
      { amount: 19.5, currency: 'USD', locale: 'en-US', written: '$19.50' },
      { amount: 1_200_000, currency: 'JPY', locale: 'en-US', written: '¥1,200,000' },
      { amount: 0, currency: 'usd', locale: 'en-US', written: '$0' },
      { amount: 1.25, currency: 'BTC', locale: 'en-US', written: '1.25\u00A0BTC' },
      { amount: 0.00000001, currency: 'BTC', locale: 'en-US', written: '0.00000001\u00A0BTC' },
      { amount: 250_000, currency: 'USDC', locale: 'en-US', written: '250,000\u00A0USDC' },
    ])
    .run(({ assert }, { amount, currency, locale, written }) => {
      assert.equal(formatPrice(amount, currency, locale), written)
    })
})
