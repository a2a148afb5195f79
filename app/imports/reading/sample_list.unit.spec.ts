import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { IMPORT_FIELDS } from '#app/imports/import_fields'
import { readListingTable } from '#app/imports/reading/listing_table'
import { interpretRow } from '#app/imports/interpreting/interpret_row'
import { listingRows } from '#app/imports/reading/listing_rows'
import { countKnown, guessMapping } from '#app/imports/reading/recognize_columns'

const table = async () =>
  readListingTable(await readFile(app.publicPath('samples/listings.csv')), countKnown)

test.group('The sample list', () => {
  test('has every column that imports know, once', async ({ assert }) => {
    const mapping = guessMapping(await table())
    assert.sameMembers(
      mapping,
      IMPORT_FIELDS.offered.map(({ field }) => field)
    )
  })

  test('holds three homes that are understood without a word', async ({ assert }) => {
    const read = await table()
    const rows = listingRows(read, guessMapping(read))
    assert.lengthOf(rows, 3)
    for (const { values, errors, notes, photos } of rows) {
      assert.deepEqual([...errors, ...notes], [])
      assert.isNotEmpty(photos)
      const home = await interpretRow({ values, rules: { hasPlainNumbers: false, currency: null } })
      if ('reasons' in home) throw new Error(home.reasons.join())
      assert.deepEqual(home.notes, [])
      assert.equal(home.status, 'publish')
      assert.isFalse(home.input.is_private)
      for (const field of ['name', 'description', 'type', 'sector', 'price', 'currency'] as const) {
        assert.exists(home.input[field], field)
      }
    }
  })
})
