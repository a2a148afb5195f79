import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors } from '@vinejs/vine'
import { test } from '@japa/runner'
import { MAX_CONTACT_FILE_BYTES, MAX_CONTACT_ROWS } from '#app/farm/imports/import_options'
import type { ReadContactRow } from '#app/farm/imports/read_contacts'
import { previewContactList, readContactList } from '#app/farm/imports/read_contact_list'
import { longestHold } from '#tests/support/longest_hold'

/** Nobody waits longer for anything else. */
const MAX_HELD_MS = 200

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `Reader ${at},reader${at}@example.com,Via Roma ${at}`)
const listOf = (count: number) => `name,email,address\n${linesOf(count).join('\n')}\n`

test.group('A list of contacts of the largest size', (group) => {
  let folder: string
  group.each.timeout(60_000)
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vesta-contacts-'))
    return () => rm(folder, { recursive: true })
  })

  async function stored(content: string): Promise<string> {
    const path = join(folder, 'people.csv')
    await writeFile(path, content)
    return path
  }

  test('is read whole, and holds nobody up', async ({ assert }) => {
    const path = await stored(listOf(MAX_CONTACT_ROWS))
    const held = await longestHold(async () => {
      const preview = await previewContactList(path, 'contacts')
      assert.equal(preview.total, MAX_CONTACT_ROWS)
      const { total, parts } = await readContactList(path, 'contacts', undefined)
      assert.equal(total, MAX_CONTACT_ROWS)
      assert.isAbove(parts.length, 1)
    })
    assert.isBelow(held, MAX_HELD_MS)
    const { parts } = await readContactList(path, 'contacts', undefined)
    const rows = parts.flatMap((part) => JSON.parse(part) as ReadContactRow[])
    assert.lengthOf(rows, MAX_CONTACT_ROWS)
    assert.containsSubset(rows.at(-1), {
      row: MAX_CONTACT_ROWS,
      status: 'pending',
      values: { name: `Reader ${MAX_CONTACT_ROWS - 1}` },
    })
  })

  for (const [name, [content, reason]] of Object.entries<[string, RegExp]>({
    'more contacts': [listOf(MAX_CONTACT_ROWS + 1), /at most 100,000 contacts/],
    'a row as wide as the file': [
      `name\n${'a,'.repeat(MAX_CONTACT_FILE_BYTES / 2 - 100)}`,
      /columns|takes too much/,
    ],
  })) {
    test(`with ${name} is refused, and holds nobody up`, async ({ assert }) => {
      const path = await stored(content)
      const held = await longestHold(async () => {
        const error: unknown = await previewContactList(path, 'contacts').catch(
          (thrown: unknown) => thrown
        )
        if (!(error instanceof errors.E_VALIDATION_ERROR)) throw new Error('It was not refused')
        assert.match(error.messages[0].message, reason)
      })
      assert.isBelow(held, MAX_HELD_MS)
    })
  }
})
