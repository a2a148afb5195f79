import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { exportSearches } from '#app/search/saved/find_saved_searches'
import { createSearch } from '#app/search/tests/search_factory'
import { MAX_SEARCHES_PER_PERSON } from '#app/search/saved/saved_search_options'
import { createUser } from '#tests/support/users'

const PATH = '/api/saved-searches'
const INPUT = { name: 'By the sea', query: { q: 'sea' }, frequency: 'daily' }

const save = (client: ApiClient, user: User, search: object) =>
  client.post(PATH).json({ saved_search: search }).withCsrfToken().loginAs(user)

const change = (client: ApiClient, user: User, id: number, search: object) =>
  client.patch(`${PATH}/${id}`).json({ saved_search: search }).withCsrfToken().loginAs(user)

async function listed(client: ApiClient, user: User) {
  const answer = await client.get(PATH).loginAs(user)
  answer.assertStatus(200)
  return answer.body().saved_searches.data
}

const rowsOf = (user: User) => db.from('saved_searches').where('user_id', user.id)

test.group('Saved searches', () => {
  test('are kept as the search understands them', async ({ client, assert }) => {
    const user = await createUser()
    const query = {
      type: ['villa', 'castle'],
      longitude: 9.2,
      latitude: '44.3',
      place: 'Portofino',
      view: 'map',
      page: 3,
      nonsense: 'x',
    }
    const answer = await save(client, user, { ...INPUT, query })
    answer.assertStatus(201)
    assert.equal(answer.body().status, 'success')
    const kept = { place: 'Portofino', latitude: '44.3', longitude: '9.2', type: 'villa,castle' }
    assert.deepInclude(answer.body().saved_search, {
      name: 'By the sea',
      query: kept,
      frequency: 'daily',
      new_count: 0,
    })
    const address = '/search?place=Portofino&latitude=44.3&longitude=9.2&type=villa&type=castle'
    const same = await save(client, user, { ...INPUT, query: address })
    assert.deepEqual(same.body().saved_search.query, kept)
    assert.lengthOf(await listed(client, user), 2)
  })

  test('are listed page by page, newest first', async ({ client, assert }) => {
    const user = await createUser()
    for (const name of ['First', 'Second', 'Third']) await save(client, user, { ...INPUT, name })
    const names: string[] = []
    let path: string | null = `${PATH}?per_page=2`
    while (path) {
      const { data, next_page_url: next } = (await client.get(path).loginAs(user)).body()
        .saved_searches as { data: { name: string }[]; next_page_url: string | null }
      names.push(...data.map(({ name }) => name))
      path = next
    }
    assert.deepEqual(names, ['Third', 'Second', 'First'])
  })

  test('refuse the filters that the search refuses', async ({ client, assert }) => {
    const user = await createUser()
    const refused: [search: object, field: string][] = [
      [{ ...INPUT, query: { min_price: 'cheap' } }, 'saved_search.query.min_price'],
      [{ ...INPUT, query: { polygon: '1,2;3,4' } }, 'saved_search.query.polygon'],
      [{ ...INPUT, query: { polygon: '1,2;1,2;1,2' } }, 'saved_search.query.polygon'],
      [{ ...INPUT, query: { latitude: '44' } }, 'saved_search.query.longitude'],
      [{ ...INPUT, query: 7 }, 'saved_search.query'],
      [{ ...INPUT, name: ' ' }, 'saved_search.name'],
      [{ ...INPUT, frequency: 'hourly' }, 'saved_search.frequency'],
    ]
    for (const [search, field] of refused) {
      const answer = await save(client, user, search)
      answer.assertStatus(422)
      assert.include(Object.keys(answer.body().errors), field)
    }
    assert.isEmpty(await rowsOf(user))
  })

  test('are changed, paused and deleted by their owner only', async ({ client, assert }) => {
    const [user, other] = [await createUser(), await createUser()]
    const { id } = await createSearch(user, { frequency: 'weekly' })
    for (const answer of [
      await change(client, other, id, { name: 'Mine' }),
      await client.delete(`${PATH}/${id}`).withCsrfToken().loginAs(other),
    ]) {
      answer.assertStatus(404)
    }
    ;(await client.patch(`${PATH}/${id}`).json({}).withCsrfToken()).assertStatus(401)
    assert.containsSubset(await rowsOf(user), [{ name: 'By the sea' }])

    const paused = await change(client, user, id, { frequency: 'never' })
    assert.include(paused.body().saved_search, { frequency: 'never', resumes_as: 'weekly' })
    const moved = await change(client, user, id, { name: 'Lake', query: 'q=lake' })
    assert.deepInclude(moved.body().saved_search, { name: 'Lake', query: { q: 'lake' } })
    assert.equal(moved.body().saved_search.frequency, 'never')
    ;(await change(client, user, id, { query: 'min_price=-1' })).assertStatus(422)

    const gone = () => client.delete(`${PATH}/${id}`).withCsrfToken().loginAs(user)
    ;(await gone()).assertStatus(200)
    ;(await gone()).assertStatus(404)
    assert.isEmpty(await listed(client, user))
  })

  test('have a limit, and are saved once for one key', async ({ client, assert }) => {
    const user = await createUser()
    const first = await save(client, user, INPUT).header('idempotency-key', 'one')
    const again = await save(client, user, INPUT).header('idempotency-key', 'one')
    assert.equal(again.body().saved_search.id, first.body().saved_search.id)
    for (let count = 1; count < MAX_SEARCHES_PER_PERSON; count++) await createSearch(user)
    ;(await save(client, user, INPUT)).assertStatus(409)
    assert.lengthOf(await rowsOf(user), MAX_SEARCHES_PER_PERSON)
  })

  test('need a verified account or an email', async ({ client, assert }) => {
    ;(await client.get(PATH)).assertStatus(401)
    const unverified = await createUser({ verified: false })
    ;(await save(client, unverified, INPUT)).assertStatus(403)
    const guest = await client.post(PATH).json({ saved_search: INPUT }).withCsrfToken()
    guest.assertStatus(422)
    assert.deepEqual(Object.keys(guest.body().errors), ['saved_search.email'])
    assert.isEmpty(await rowsOf(unverified))
  })

  test('are in the export, and go with the account', async ({ assert }) => {
    const user = await createUser()
    await createSearch(user, { query: { q: 'lake' } })
    const { data } = await exportSearches(user)
    assert.containsSubset(data, [{ name: 'By the sea', query: { q: 'lake' } }])
    await user.delete()
    assert.isEmpty(await rowsOf(user))
  })
})
