import { errors } from '@vinejs/vine'
import { test } from '@japa/runner'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#app/imports/import_limits'
import { previewList, readList } from '#app/imports/reading/read_list'
import { longestHold } from '#tests/support/longest_hold'

/** Nobody waits longer for anything else. */
const MAX_HELD_MS = 200

const repeated = (part: string) =>
  part.repeat(Math.floor((MAX_IMPORT_BYTES - 1000) / Buffer.byteLength(part)))

const records = Array.from({ length: 28_000 }, (_, at) => `{"k${at}":1}`)
const wideRow = Object.fromEntries(Array.from({ length: 499 }, (_, at) => [`X_${at}`, 'value 1']))

const REFUSED: Record<string, [string, RegExp]> = {
  'many records with a key each': [`[${records.join()}]`, /at most 20,000 listings/],
  'few records with many keys': [`[${records.slice(0, 1900).join()}]`, /at most 500 columns/],
  'one record with a million keys': [
    `{${Array.from({ length: 900_000 }, (_, at) => `"${at}":1`).join()}}`,
    /at most 500 columns/,
  ],
  'nothing but depth': ['['.repeat(100_000) + ']'.repeat(100_000), /nested too deeply/],
  'depth inside of a record': [
    `[{"ListPrice":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}]`,
    /nested too deeply/,
  ],
  'a heading as wide as a fifth of the file': [
    `title,${'a,'.repeat(MAX_IMPORT_BYTES / 10)}\nb`,
    /at most 500 columns/,
  ],
  'a row as wide as the file': [`title\n${repeated('a,')}`, /at most 500 columns/],
  'quotes and nothing else': [`title\n${repeated('""\n')}`, /no listings/],
  'a text that never ends': [`{"a":"${repeated('\\\\')}`, /cut off/],
}

const READ: Record<string, string> = {
  'a text as long as the file': `title,description\nA,"${repeated('a"" & <b>,\n')}"`,
  'as many photos as the file holds': `title,photos\n${`A,${'p|'.repeat(2500)}\n`.repeat(1999)}`,
  'as many listings as may be': `id,title,price,photos,description\n${Array.from(
    { length: MAX_IMPORT_ROWS },
    (_, at) => `${at},No. ${at},${at},https://x.test/${at}.jpg,"${'A quiet home. '.repeat(20)}"`
  ).join('\n')}`,
  'every cell that may be': JSON.stringify(Array(700).fill({ ListingKey: 1, ...wideRow })),
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason
  )
  if (error instanceof errors.E_VALIDATION_ERROR) return error.messages[0].message
  throw new Error('It was not refused', { cause: error })
}

test.group('A list of the largest size', (group) => {
  group.each.timeout(60_000)

  for (const [name, [content, reason]] of Object.entries(REFUSED)) {
    test(`with ${name} is refused, and holds nobody up`, async ({ assert }) => {
      const bytes = Buffer.from(content)
      assert.isAtMost(bytes.length, MAX_IMPORT_BYTES)
      const held = await longestHold(async () => {
        assert.match(await refusalOf(previewList(bytes)), reason)
        assert.match(await refusalOf(readList(bytes)), reason)
      })
      assert.isBelow(held, MAX_HELD_MS)
    })
  }

  for (const [name, content] of Object.entries(READ)) {
    test(`with ${name} is read, and holds nobody up`, async ({ assert }) => {
      const bytes = Buffer.from(content)
      assert.isAtMost(bytes.length, MAX_IMPORT_BYTES)
      const held = await longestHold(async () => {
        await previewList(bytes)
        await readList(bytes, { photos: [] })
      })
      assert.isBelow(held, MAX_HELD_MS)
    })
  }
})
