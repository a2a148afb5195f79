import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#app/kernel/database/transaction'
import { createPublished } from '#app/properties/tests/property_factory'
import { RATES_DAY, RATES_SOURCE } from '#app/search/rates/currency_rates'
import { replaceRates, updateRates, readRatesFile } from '#app/search/rates/update_rates'
import { forgetRates, findRates } from '#app/search/rates/rates'
import { idsOf, nowhere, realtor, search } from '#app/search/tests/searching'

const FILE = JSON.stringify({
  amount: 1,
  base: 'EUR',
  date: '2026-11-20',
  rates: { USD: 2, GBP: 0.5, QQQ: 7 },
})

test.group('Exchange rates', (group) => {
  group.each.setup(async () => {
    const before = await findRates()
    return async () => {
      await transaction((trx) => replaceRates({ trx }, before))
      forgetRates()
    }
  })

  test('are replaced by an operator, and prices follow', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const price = 1_000_000
    const home = await createPublished(owner, { ...at, price, currency: 'GBP' })
    const asked = { ...at, currency: 'EUR', min_price: 1_990_000, max_price: 2_010_000 }
    assert.deepEqual(idsOf(await search(client, asked)), [])

    await transaction((trx) => replaceRates({ trx }, readRatesFile(FILE, 'The bank')))
    const found = await search(client, asked)
    assert.deepEqual(idsOf(found), [home.id])
    assert.include(found, { rates_day: '2026-11-20', rates_source: 'The bank' })
    const yen = await search(client, { ...at, currency: 'JPY' })
    assert.notEqual(yen.rates_source, 'The bank')

    await transaction((trx) => updateRates({ trx }))
    const [euro] = await db.from('currency_rates').where('code', 'EUR')
    assert.equal(euro.per_usd, 0.5)
  })

  test('are told to anybody, with their day and whose they are', async ({ client, assert }) => {
    await transaction((trx) => updateRates({ trx }))
    forgetRates()
    const answer = await client.get('/api/currency/rates')
    answer.assertStatus(200)
    assert.include(answer.header('cache-control'), 'max-age')
    const { rates } = answer.body()
    const shipped = { day: RATES_DAY, source: RATES_SOURCE }
    assert.deepInclude(rates, { code: 'USD', per_usd: 1, ...shipped })
    assert.notInclude(
      rates.map(({ code }: { code: string }) => code),
      'BTC'
    )
  })

  test('name their source from the first start on', async ({ assert }) => {
    await transaction((trx) => updateRates({ trx }))
    const shipped = { day: RATES_DAY, source: RATES_SOURCE }
    assert.containsSubset((await findRates()).get('EUR'), shipped)
    await db.from('currency_rates').where('code', 'EUR').update({ source: 'someone else' })
    await transaction((trx) => updateRates({ trx }))
    assert.containsSubset((await findRates()).get('EUR'), shipped)
  })

  test('of a file that makes no sense are refused', ({ assert }) => {
    const file = (change: object) => JSON.stringify({ ...JSON.parse(FILE), ...change })
    const refused: [text: string, reason: RegExp][] = [
      ['no', /JSON/],
      ['[]', /date/],
      [file({ date: '20 November' }), /date/],
      [file({ base: 'euro' }), /base/],
      [file({ rates: null }), /rates/],
      [file({ rates: { GBP: 0.5 } }), /USD/],
      [file({ rates: { USD: 2, GBP: '0.5' } }), /GBP/],
      [file({ rates: { USD: 2, GBP: 0 } }), /GBP/],
    ]
    for (const [text, reason] of refused) {
      assert.throws(() => readRatesFile(text, 'The bank'), reason)
    }
    assert.equal(readRatesFile(FILE, 'The bank').get('GBP')?.perUsd, 0.25)
  })
})
