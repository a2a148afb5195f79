import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import Property from '#app/properties/models/property'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { finished, importList, importOf } from './list_files.js'

const CSV = `id,title,price,city,photos
A-1,Casa Uno,soon,Rapallo,none.jpg
A-2,Casa Due,2,Rapallo,
A-2,Casa Tre,3,Rapallo,
`

function mend(client: ApiClient, user: User, id: number, row: number, cells: object) {
  return client
    .patch(`/api/build/imports/${id}/rows/${row}`)
    .header('accept', 'application/json')
    .json({ cells })
    .withCsrfToken()
    .loginAs(user)
}

test.group('A row that failed', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('is mended and imported again, once, with its photos', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const done = await importList(client, ava, { content: CSV })
    assert.containsSubset(done, { created: 1, failed: 2, photos: { total: 0 } })
    assert.deepEqual(
      done.rows.map(({ mendable }) => mendable),
      [
        [{ field: 'price', label: 'Price', text: 'soon' }],
        [],
        [{ field: 'key', label: 'Listing ID', text: 'A-2' }],
      ]
    )

    const stranger = await createUser({ type: 'realtor' })
    const refused = await mend(client, stranger, done.id, 1, { price: '1' })
    refused.assertStatus(404)
    const missing = await mend(client, ava, done.id, 9, { price: '1' })
    missing.assertStatus(404)
    const fine = await mend(client, ava, done.id, 2, { price: '1' })
    fine.assertStatus(409)

    const twice = await Promise.all([1, 2].map(() => mend(client, ava, done.id, 1, { price: '1' })))
    for (const answer of twice) answer.assertStatus(202)
    const after = await finished(client, ava, done.id)
    assert.containsSubset(after, { created: 2, failed: 1, photos: { total: 1, failed: 1 } })
    const home = await Property.findByOrFail('slug', after.rows[0].slug)
    assert.containsSubset(home.serialize(), { name: 'Casa Uno', price: 1 })
    assert.lengthOf(await Property.query().where('user_id', ava.id), 2)
  })

  test('needs a listing ID of its own', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const done = await importList(client, ava, { content: CSV })
    for (const key of ['A-2', '2.02512E+25']) {
      const refused = await mend(client, ava, done.id, 3, { key })
      refused.assertStatus(422)
      assert.match(refused.body().errors.cells[0], /Row 2 has the same|was shortened/)
    }
    const mended = await mend(client, ava, done.id, 3, { key: 'A-3' })
    mended.assertStatus(202)
    await finished(client, ava, done.id)
    const again = await importList(client, ava, {
      content: CSV.replace('A-2,Casa Tre', 'A-3,Casa Tre'),
    })
    assert.containsSubset(again, { created: 0, updated: 2, failed: 1 })
  })

  test('may fail again, and stays as it is once the import is undone', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const done = await importList(client, ava, { content: CSV })
    const soon = await mend(client, ava, done.id, 1, { price: 'later\u0000', city: null })
    soon.assertStatus(202)
    const after = await finished(client, ava, done.id)
    assert.deepEqual(after.rows[0].errors, ['Price: “later” isn’t a number.'])
    assert.containsSubset(after, { failed: 2, photos: { total: 0 } })

    await client.post(`/api/build/imports/${done.id}/undo`).json({}).withCsrfToken().loginAs(ava)
    await eventually(async () => (await importOf(client, ava, done.id)).status === 'undone')
    const late = await mend(client, ava, done.id, 1, { price: '1' })
    late.assertStatus(409)
  })
})
