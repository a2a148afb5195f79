import { test } from '@japa/runner'
import { CURRENCIES, findCurrency, isCrypto, isFiat } from '#app/places/currencies'

test.group('Currencies', () => {
  test('are told to anybody, with the digits of their smallest unit', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/api/currency/')
    response.assertStatus(200)
    assert.include(response.header('cache-control'), 'max-age')
    const { currencies } = response.body()
    assert.lengthOf(currencies, CURRENCIES.length)
    assert.deepInclude(currencies, {
      code: 'EUR',
      name: 'Euro',
      symbol: '€',
      decimals: 2,
      kind: 'fiat',
    })
    assert.deepInclude(currencies, {
      code: 'BTC',
      name: 'Bitcoin',
      symbol: '₿',
      decimals: 8,
      kind: 'crypto',
    })
  })

  test('answer at the address without the last slash too', async ({ client }) => {
    const response = await client.get('/api/currency')
    response.assertStatus(200)
  })

  test('count {decimals} digits for {code}, as ISO 4217 does')
    .with([
      { code: 'USD', decimals: 2 },
      { code: 'HUF', decimals: 2 },
      { code: 'JPY', decimals: 0 },
      { code: 'KWD', decimals: 3 },
      { code: 'CHF', decimals: 2 },
    ])
    .run(({ assert }, { code, decimals }) => assert.equal(findCurrency(code)?.decimals, decimals))

  test('each have a code of their own, a name and a symbol', ({ assert }) => {
    assert.equal(new Set(CURRENCIES.map(({ code }) => code)).size, CURRENCIES.length)
    for (const { code, name, symbol } of CURRENCIES) {
      assert.match(code, /^[A-Z]{3,5}$/)
      assert.isNotEmpty(name)
      assert.isNotEmpty(symbol)
    }
  })

  test('know their kind', ({ assert }) => {
    assert.isTrue(isFiat('USD'))
    assert.isFalse(isFiat('BTC'))
    assert.isTrue(isCrypto('ETH'))
    assert.isFalse(isCrypto('EUR'))
    for (const gone of ['DEM', 'HRK', 'usd', '', 'XXX']) assert.isFalse(isFiat(gone))
  })
})
