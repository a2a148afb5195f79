import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import { updateProperty } from '#app/properties/update_property'
import Property from '#app/properties/property'
import { createPublished } from '#app/properties/tests/property_factory'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { importList, importOf, sendList } from '#app/imports/list_factory'

test.group('Undoing an import', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('removes what it made, restores what it changed, and keeps what was edited since', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const home = await createPublished(ava)
    const content = `id,title,price\n${home.slug},Renamed,5\nB,Second,2\nC,Third,3\nD,Bad,soon\n`
    const done = await importList(client, ava, { content })
    assert.containsSubset(done, { created: 2, updated: 1, failed: 1 })
    const third = done.rows[2].slug!
    await transaction((trx) => updateProperty({ user: ava, trx }, third, { name: 'Mine now' }))

    const undo = (user = ava) =>
      client.post(`/api/build/imports/${done.id}/undo`).json({}).withCsrfToken().loginAs(user)
    const stranger = await undo(await createUser({ type: 'realtor' }))
    stranger.assertStatus(404)
    const both = await Promise.all([undo(), undo()])
    for (const answer of both) answer.assertStatus(202)
    await eventually(async () => (await importOf(client, ava, done.id)).status === 'undone')

    const report = await importOf(client, ava, done.id)
    assert.containsSubset(report, { undone: 2, kept: 1 })
    assert.containsSubset(report.rows, [
      { row: 1, undo: 'undone', slug: home.slug },
      { row: 2, undo: 'undone', slug: null },
      { row: 3, undo: 'kept', undo_note: 'It was changed since, so it stays as it is.' },
      { row: 4, undo: null },
    ])
    const left = await Property.query().where('user_id', ava.id).orderBy('id')
    assert.deepEqual(
      left.map(({ name, price, status }) => [name, price, status]),
      [
        ['Casa Livia', 1_250_000, 'publish'],
        ['Mine now', 3, 'draft'],
      ]
    )
  })

  test('stops it first while it runs, and leaves nothing that it made', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const lines = Array.from({ length: 400 }, (_, at) => `${at},No. ${at}`)
    const sent = await sendList(client, ava, { content: `id,title\n${lines.join('\n')}\n` })
    const { id } = sent.body().import
    await eventually(async () => (await importOf(client, ava, id)).created > 0)
    const undo = () =>
      client.post(`/api/build/imports/${id}/undo`).json({}).withCsrfToken().loginAs(ava)
    for (const answer of await Promise.all([undo(), undo()])) answer.assertStatus(202)

    const ended = await eventually(async () => {
      const now = await importOf(client, ava, id)
      return now.status === 'undone' && now
    })
    assert.isAbove(ended.skipped, 0)
    assert.equal(ended.created + ended.skipped, 400)
    assert.containsSubset(ended, { undone: ended.created, kept: 0 })
    assert.lengthOf(await Property.query().where('user_id', ava.id), 0)
  })
})
