import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import Property from '#app/properties/property'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { finished, importList, importOf } from '#app/imports/list_factory'

const OFFICE = 'ID,title,price,city\n'
const PORTAL = 'Ref;Name;Price;Town;Beds\n'

const homesOf = async (user: User) => {
  const homes = await Property.query().where('user_id', user.id).orderBy('id')
  return homes.map(({ name, price, city }) => [name, price, city])
}

function decide(client: ApiClient, user: User, id: number, decision: string, row = 1) {
  return client
    .post(`/api/build/imports/${id}/rows/${row}/decision`)
    .json({ decision })
    .withCsrfToken()
    .loginAs(user)
}

/** A home, and a row with its key that is about another one. */
async function held(client: ApiClient) {
  const ava = await createUser({ type: 'realtor' })
  await importList(client, ava, { content: `${OFFICE}1,Casa Uno,450000,Rapallo\n` })
  const other = `${OFFICE}1,Villa Ruta,900000,Camogli\n2,Casa Due,2,Camogli\n`
  return { ava, other, done: await importList(client, ava, { content: other }) }
}

test.group('A row that may be about another home', () => {
  test('is held back until its realtor says that it updates that one', async ({
    client,
    assert,
  }) => {
    const { ava, done } = await held(client)
    assert.containsSubset(done, { status: 'completed', created: 1, updated: 0, failed: 0, held: 1 })
    assert.equal(done.done, 2)
    const [row] = done.rows
    assert.containsSubset(row, { status: 'held', slug: null, held_for: { name: 'Casa Uno' } })
    assert.match(row.errors[0], /Held back: the listing ID “1” is “Casa Uno” in Rapallo here/)
    assert.deepEqual(await homesOf(ava), [
      ['Casa Uno', 450_000, 'Rapallo'],
      ['Casa Due', 2, 'Camogli'],
    ])

    const stranger = await decide(client, await createUser({ type: 'realtor' }), done.id, 'update')
    stranger.assertStatus(404)
    const odd = await decide(client, ava, done.id, 'perhaps')
    odd.assertStatus(422)
    const missing = await decide(client, ava, done.id, 'skip', 3)
    missing.assertStatus(404)
    const settled = await decide(client, ava, done.id, 'skip', 2)
    settled.assertStatus(409)

    const both = await Promise.all([1, 2].map(() => decide(client, ava, done.id, 'update')))
    for (const answer of both) answer.assertStatus(202)
    const after = await finished(client, ava, done.id)
    assert.containsSubset(after, { created: 1, updated: 1, held: 0 })
    assert.deepEqual((await homesOf(ava))[0], ['Villa Ruta', 900_000, 'Camogli'])
    const otherwise = await decide(client, ava, done.id, 'add')
    otherwise.assertStatus(409)
  })

  test('becomes a new home, which the same list updates from then on', async ({
    client,
    assert,
  }) => {
    const { ava, done, other } = await held(client)
    const answer = await decide(client, ava, done.id, 'add')
    answer.assertStatus(202)
    await finished(client, ava, done.id)
    const homes = [
      ['Casa Uno', 450_000, 'Rapallo'],
      ['Casa Due', 2, 'Camogli'],
      ['Villa Ruta', 900_000, 'Camogli'],
    ]
    assert.deepEqual(await homesOf(ava), homes)
    const again = await importList(client, ava, { content: other })
    assert.containsSubset(again, { created: 0, updated: 2, held: 0 })
    const first = await importList(client, ava, {
      content: `${OFFICE}1,Casa Uno,440000,Rapallo\n`,
    })
    assert.containsSubset(first, { created: 0, updated: 1, held: 0 })
    homes[0][1] = 440_000
    assert.deepEqual(await homesOf(ava), homes)
  })

  test('is left out, and can’t be decided once the import is undone', async ({
    client,
    assert,
  }) => {
    const { ava, done, other } = await held(client)
    for (const answer of [
      await decide(client, ava, done.id, 'skip'),
      await decide(client, ava, done.id, 'skip'),
    ]) {
      answer.assertStatus(202)
      assert.containsSubset(answer.body().import, { status: 'completed', held: 0, skipped: 1 })
    }
    const next = await importList(client, ava, { content: other })
    assert.equal(next.held, 1)
    await client.post(`/api/build/imports/${next.id}/undo`).json({}).withCsrfToken().loginAs(ava)
    await eventually(async () => (await importOf(client, ava, next.id)).status === 'undone')
    for (const decision of ['update', 'add', 'skip']) {
      const answer = await decide(client, ava, next.id, decision)
      answer.assertStatus(409)
    }
    const left = await importOf(client, ava, next.id)
    assert.containsSubset(left, { held: 0, skipped: 1 })
    assert.deepEqual((await homesOf(ava))[0], ['Casa Uno', 450_000, 'Rapallo'])
  })
})

test.group('A listing ID', () => {
  test('means nothing in another list, unless the facts agree', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    await importList(client, ava, {
      content: `${OFFICE}1,Casa Uno,450000,Rapallo\n2,Casa Due,2,Rapallo\n3,Casa Tre,3,Rapallo\n`,
    })
    const done = await importList(client, ava, {
      content: `${PORTAL}1;Villa Ruta;900000;Rapallo;3\n2;Casa Due;5;Rapallo;3\n3;Casa Tre;7;Camogli;3\n`,
    })
    assert.deepEqual(
      done.rows.map(({ status }) => status),
      ['created', 'updated', 'held']
    )
    assert.match(done.rows[2].errors[0], /was “Casa Tre” in Rapallo in another list/)
    assert.deepEqual(await homesOf(ava), [
      ['Casa Uno', 450_000, 'Rapallo'],
      ['Casa Due', 5, 'Rapallo'],
      ['Casa Tre', 3, 'Rapallo'],
      ['Villa Ruta', 900_000, 'Rapallo'],
    ])
  })

  test('of an MLS is the same in each list, and another in another system', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    await importList(client, ava, { content: 'ListingKey,title,price\n77,One,1\n' })
    const again = await importList(client, ava, { content: 'MLS Number,title\n77,Renamed\n' })
    assert.containsSubset(again, { created: 0, updated: 1 })
    const content =
      'MLS Number,Source,title,price\n77,ARMLS,Loft,2\n77,CRMLS,Barn,3\n77,CRMLS,Barn,3\n'
    const two = await importList(client, ava, { content })
    assert.containsSubset(two, { created: 2, updated: 0, failed: 1 })
    const same = await importList(client, ava, { content })
    assert.containsSubset(same, { created: 0, updated: 2, failed: 1 })
  })
})
