import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { readingOf } from '#app/imports/reading/file_refusal'
import { doListWork } from '#app/imports/reading/list_work'
import { unpackRows } from '#app/imports/reading/pack_rows'
import type { PlacedRow } from '#app/imports/reading/place_photos'
import { locateHome } from '#app/imports/interpreting/locate_home'
import { readListing } from '#app/imports/interpreting/read_listing'
import { UnreadableRow } from '#app/imports/interpreting/unreadable_row'
import type { PropertyInput } from '#app/properties/property_input'

interface ExpectedRow {
  is?: Record<string, unknown>
  noted?: true
  failed?: true
}

interface ListCase {
  name: string
  text?: string
  base64?: string
  currency?: string
  refused?: string
  rows?: ExpectedRow[]
  total_note?: true
  /** what the file as a whole is told */
  note?: string
}

interface Home {
  input: PropertyInput
  notes: string[]
  failed: string[]
}

/** A degree's tenth is about 10 km: inside of the town. */
const CLOSE: Record<string, number> = { latitude: 0.1, longitude: 0.1 }

const cases = JSON.parse(
  readFileSync(new URL('./list_cases.json', import.meta.url), 'utf8')
) as ListCase[]

async function homeOf(row: PlacedRow, rules: Parameters<typeof readListing>[1]): Promise<Home> {
  if (row.errors.length) return { input: {}, notes: row.notes, failed: row.errors }
  try {
    const read = await readListing(row.values, rules)
    const { input, notes } = await locateHome(read.input)
    return { input, notes: [...row.notes, ...read.notes, ...notes], failed: [] }
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    return { input: {}, notes: row.notes, failed: error.sentences }
  }
}

async function homesOf({ text, base64, currency }: ListCase) {
  const bytes = base64 ? Buffer.from(base64, 'base64') : Buffer.from(text!)
  const read = await readingOf(() => doListWork({ kind: 'rows', bytes, photos: null, names: null }))
  if ('refused' in read) return { refused: read.refused[0].message, homes: [], notes: [] }
  const { format, parts, notes } = read.answer
  const rules = { hasPlainNumbers: format === 'reso', currency: currency?.toUpperCase() ?? null }
  const homes: Home[] = []
  for (const part of parts) {
    const rows = JSON.parse(await unpackRows(part)) as PlacedRow[]
    for (const row of rows) homes.push(await homeOf(row, rules))
  }
  return { refused: null, homes, notes }
}

test.group('A list that a realtor brings', () => {
  for (const given of cases) {
    test(`is understood: ${given.name}`, async ({ assert }) => {
      const { refused, homes, notes } = await homesOf(given)
      if (given.refused) {
        assert.match(refused ?? 'not refused', new RegExp(given.refused))
        return
      }
      assert.isNull(refused)
      if (given.total_note) assert.match(notes.join(' '), /\d of \d/)
      assert.include(notes.join(' '), given.note ?? '')
      assert.lengthOf(homes, given.rows!.length, JSON.stringify(homes))
      for (const [at, { is = {}, noted, failed }] of given.rows!.entries()) {
        const { input, notes: said, failed: reasons } = homes[at]
        const home: Record<string, unknown> = { ...input }
        const where = `row ${at + 1}: ${JSON.stringify(homes[at])}`
        assert.equal(reasons.length > 0, failed ?? false, where)
        if (noted) assert.isNotEmpty(said, where)
        for (const [field, value] of Object.entries(is)) {
          if (field in CLOSE && value !== null)
            assert.closeTo(Number(home[field]), Number(value), CLOSE[field], where)
          else assert.strictEqual(home[field] ?? null, value, `${field} in ${where}`)
        }
      }
    })
  }
})
