import { test } from '@japa/runner'
import { interpretRows } from '#app/imports/interpreting/interpret_rows'
import type { RowToInterpret } from '#app/imports/interpreting/interpret_row'

/** Nobody waits longer for anything else. */
const MAX_HELD_MS = 200
const MICROSECONDS = 1000
const ROWS = 300

const rowOf = (values: RowToInterpret['values']): RowToInterpret => ({
  values,
  rules: { hasPlainNumbers: false, currency: 'EUR' },
})

test.group('Rows read in a thread', (group) => {
  group.each.timeout(60_000)

  test('are understood in their order, and explained in plain words', async ({ assert }) => {
    const [home, broken, long] = await interpretRows([
      rowOf({ name: 'Casa Livia', price: '1.250.000', city: 'Portofino', country: 'Italia' }),
      rowOf({ price: 'soon' }),
      rowOf({ city: 'x'.repeat(121) }),
    ])
    assert.containsSubset(home, {
      input: { name: 'Casa Livia', price: 1_250_000, currency: 'EUR', country_code: 'IT' },
      notes: [],
    })
    if ('reasons' in home) throw new Error('It was refused')
    assert.closeTo(home.input.latitude!, 44.3, 0.1)
    assert.deepEqual(broken, {
      reasons: ['Price: “soon” isn’t a number.'],
      faults: ['price'],
    })
    assert.deepEqual(long, {
      reasons: ['The town can have at most 120 characters.'],
      faults: ['city'],
    })
  })

  test('name their town and country in any language', async ({ assert }) => {
    const towns = [
      { city: '東京', country: '日本', code: 'JP', latitude: 35.7 },
      { city: 'Москва', country: 'Россия', code: 'RU', latitude: 55.8 },
      { city: 'القاهرة', country: 'مصر', code: 'EG', latitude: 30.1 },
      { city: 'Parigi', country: 'Francia', code: 'FR', latitude: 48.9 },
      { city: 'Wien', country: 'Österreich', code: 'AT', latitude: 48.2 },
      { city: 'Vienne', country: 'France', code: 'FR', latitude: 45.5 },
      { city: 'Vienne', country: 'Autriche', code: 'AT', latitude: 48.2 },
    ]
    const rows = await interpretRows(towns.map(({ city, country }) => rowOf({ city, country })))
    for (const [at, { city, code, latitude }] of towns.entries()) {
      const row = rows[at]
      if ('reasons' in row) throw new Error(`${city} was refused`)
      assert.deepEqual(row.notes, [], city)
      assert.deepInclude(row.input, { city, country_code: code })
      assert.closeTo(row.input.latitude!, latitude, 0.1, city)
    }
  })

  test('go on without a name that no home may have', async ({ assert }) => {
    const rows = await interpretRows(
      ['— ★ —', 'Visit www.evil.example', 'Casa<br>Liv\u202e\u200bia'].map((name) =>
        rowOf({ name, price: '5' })
      )
    )
    const [bare, linked, broken] = rows
    assert.containsSubset(bare, {
      input: { price: 5 },
      notes: ['Name: “— ★ —” has no letter or digit, so it stays empty.'],
    })
    assert.containsSubset(linked, {
      notes: ['Name: “Visit www.evil.example” has a web address in it, so it stays empty.'],
    })
    for (const one of [bare, linked]) assert.notProperty('input' in one && one.input, 'name')
    assert.containsSubset(broken, { input: { name: 'Casa Livia' }, notes: [] })
  })

  test('hold nobody up, even if each one’s place is mended', async ({ assert }) => {
    const misplaced = { name: 'Loft', country: 'US', latitude: '39.19', longitude: '106.81' }
    const rows = Array.from({ length: ROWS }, (_, at) =>
      rowOf({ ...misplaced, city: `Nowhere ${at}`, price: `${at}` })
    )
    await interpretRows(rows.slice(0, 1))
    const before = process.threadCpuUsage()
    const read = await interpretRows(rows)
    const { user, system } = process.threadCpuUsage(before)
    assert.isBelow((user + system) / MICROSECONDS, MAX_HELD_MS)
    assert.lengthOf(read, ROWS)
    for (const one of read) {
      assert.include('notes' in one ? one.notes.join() : '', 'the longitude’s sign was turned')
    }
  })

  test('are read by another thread after one that broke', async ({ assert }) => {
    await assert.rejects(() => interpretRows(JSON.parse('[null]') as RowToInterpret[]))
    const [home] = await interpretRows([rowOf({ name: 'Casa Livia' })])
    assert.containsSubset(home, { input: { name: 'Casa Livia' } })
  })
})
