import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import { createImport, stopImport } from '#app/imports/change_import'
import { unpackRows } from '#app/imports/reading/pack_rows'
import { readList } from '#app/imports/reading/read_list'
import { unpackNextPart } from '#app/imports/running/unpack_part'
import { createUser } from '#tests/support/users'
import { finished, importOf, sendList, type WireImport } from '#app/imports/list_factory'

const MANY = 320
const PER_PART = 250

const list = `id,title,price,photos\n${Array.from(
  { length: MANY },
  (_, at) => `${at},No. ${at},${at === MANY - 1 ? 'soon' : at},${at % 100 ? '' : 'none.jpg'}`
).join('\n')}\n`

test.group('A long list', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('is answered with its first rows, and imported with all', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const sent = await sendList(client, ava, { content: list })
    sent.assertStatus(202)
    const stored = sent.body().import as WireImport
    assert.equal(stored.total, MANY)
    assert.lengthOf(stored.rows, PER_PART)

    const done = await finished(client, ava, stored.id)
    assert.containsSubset(done, { total: MANY, done: MANY, created: MANY - 1, failed: 1 })
    assert.containsSubset(done.photos, { total: 4, failed: 4 })
    assert.deepEqual(
      done.rows.map(({ row }) => row),
      Array.from({ length: MANY }, (_, at) => at + 1)
    )
    const rest = await client.get(`/api/build/imports/${done.id}?after=318`).loginAs(ava)
    assert.deepEqual(
      rest.body().import.rows.map(({ row }: { row: number }) => row),
      [319, 320]
    )
    const odd = await client.get(`/api/build/imports/${done.id}?after[]=1`).loginAs(ava)
    assert.lengthOf(odd.body().import.rows, MANY)
  })

  test('is unpacked once by two workers, and not at all once it is stopped', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const { parts, ...read } = await readList(Buffer.from(list))
    const [first, ...others] = parts
    const settings = { currency: null, publish: false, archiveId: null }
    const imported = { ...read, ...settings, first: await unpackRows(first), parts: others }

    const id = await transaction(async (trx) => {
      const created = await createImport({ user: ava, trx }, imported)
      // so that no job takes it before the test does
      await trx.from('listing_imports').where('id', created.id).update({ status: 'completed' })
      return created.id
    })
    await db.from('listing_imports').where({ id }).update({ status: 'processing' })
    await Promise.all([unpackNextPart(id), unpackNextPart(id)])
    assert.isFalse(await unpackNextPart(id))
    const rows = await db.from('listing_import_rows').where('import_id', id).select('row')
    assert.lengthOf(rows, MANY)
    await transaction((trx) => stopImport({ user: ava, trx }, id))

    const other = await transaction(async (trx) => {
      const created = await createImport({ user: ava, trx }, imported)
      await stopImport({ user: ava, trx }, created.id)
      return created.id
    })
    assert.isFalse(await unpackNextPart(other))
    const stopped = await importOf(client, ava, other)
    assert.containsSubset(stopped, { status: 'cancelled', created: 0, skipped: MANY, done: MANY })
    assert.lengthOf(await db.from('listing_import_parts').where('import_id', other), 0)
  })

  test('may hold what the database can’t', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const content = '[{"X_Title":"A\\u0000B \\ud83c","PublicRemarks":"Fine"}]'
    const sent = await sendList(client, ava, { content, name: 'x.json' })
    sent.assertStatus(202)
    const done = await finished(client, ava, sent.body().import.id)
    assert.containsSubset(done, { created: 1, failed: 0 })
  })
})
