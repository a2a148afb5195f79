import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { boardOf, createHomes, placesOf, pursue } from '#app/club/pursuits/pursuit_factory'
import { createPublished } from '#app/properties/tests/property_factory'
import { caller } from '#tests/support/caller'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const stageOf = (list: { stage: string }[]) => list.map(({ stage }) => stage)
const slugsOf = (list: { property: { slug: string } | null }[]) =>
  list.map(({ property }) => property?.slug ?? null)

test.group('Pursuits', () => {
  test('are added, changed and removed', async ({ client, assert }) => {
    const user = await createUser()
    const call = caller(client, user)
    const [home, other] = await createHomes(2)
    const added = await call(
      'post',
      '/api/pursuits',
      { property_slug: home.slug, stage: 'visited' },
      201
    )
    assert.containsSubset(added, {
      status: 'success',
      pursuit: {
        property: { slug: home.slug },
        stage: 'visited',
        note: null,
        rating: null,
        position: 0,
      },
    })
    const { pursuit } = await call('post', '/api/pursuits', { property_slug: other.slug }, 201)
    assert.equal(pursuit.stage, 'watching')

    const path = `/api/pursuits/${pursuit.id}`
    const change = { stage: 'offer', note: ' Ask about the roof ', rating: 4 }
    assert.containsSubset((await call('patch', path, { pursuit: change }, 200)).pursuit, {
      stage: 'offer',
      note: 'Ask about the roof',
      note_by: { id: user.id },
      rating: 4,
      position: 0,
    })
    assert.containsSubset((await call('patch', path, { rating: 2, stage: 'won' }, 200)).pursuit, {
      stage: 'won',
      note: 'Ask about the roof',
      rating: 2,
    })
    const cleared = await call('patch', path, { pursuit: { note: '', rating: null } }, 200)
    assert.containsSubset(cleared.pursuit, { note: null, note_by: null, rating: null })

    assert.deepEqual(stageOf(await boardOf(client, user)), ['visited', 'won'])
    await call('delete', path, {}, 200)
    await call('delete', path, {}, 404)
    assert.deepEqual(slugsOf(await boardOf(client, user)), [home.slug])
  })

  test('refuse what makes no sense', async ({ client }) => {
    const user = await createUser()
    const call = caller(client, user)
    const [home] = await createHomes(1)
    const id = await pursue(user, home)
    for (const change of [
      { stage: 'bought' },
      { rating: 0 },
      { rating: 6 },
      { rating: 2.5 },
      { position: -1 },
      { note: 'x'.repeat(2001) },
      { note: 7 },
    ]) {
      await call('patch', `/api/pursuits/${id}`, change, 422)
      await call('patch', `/api/pursuits/${id}`, { pursuit: change }, 422)
    }
    await call('post', '/api/pursuits', {}, 422)
    await call('post', '/api/pursuits', { property_slug: home.slug, stage: 'bought' }, 422)
    await call('post', '/api/pursuits', { property_slug: 'no-such-home' }, 404)
    await call('patch', '/api/pursuits/999999999', { rating: 1 }, 404)
  })

  test('belong to one person', async ({ client, assert }) => {
    const [user, stranger] = [await createUser(), await createUser()]
    const [home] = await createHomes(1)
    const id = await pursue(user, home)
    const call = caller(client, stranger)
    await call('patch', `/api/pursuits/${id}`, { pursuit: { note: 'Mine now' } }, 404)
    await call('delete', `/api/pursuits/${id}`, {}, 404)
    assert.isEmpty(await boardOf(client, stranger))
    assert.isNull((await boardOf(client, user))[0].note)
    await caller(client, null)('get', '/api/pursuits', null, 401)
  })

  test('have a home once, however often and fast it is added', async ({ client, assert }) => {
    const user = await createUser()
    const [home] = await createHomes(1)
    const call = caller(client, user)
    const add = () =>
      client
        .post('/api/pursuits')
        .header('accept', 'application/json')
        .json({ property_slug: home.slug, stage: 'watching' })
        .withCsrfToken()
        .loginAs(user)
    const answers = await Promise.all(Array.from({ length: 50 }, add))
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 201),
      1
    )
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      49
    )
    assert.lengthOf(new Set(answers.map((answer) => answer.body().pursuit.id)), 1)
    assert.lengthOf(await boardOf(client, user), 1)
    const again = { property_slug: home.slug, stage: 'won' }
    assert.equal((await call('post', '/api/pursuits', again, 200)).pursuit.stage, 'watching')
    const orphans = await db
      .from('pursuit_boards')
      .whereNotIn('id', db.from('pursuit_members').select('board_id'))
    assert.isEmpty(orphans)
  })

  test('keep their places in a stage', async ({ client, assert }) => {
    const user = await createUser()
    const call = caller(client, user)
    const homes = await createHomes(4)
    const ids: number[] = []
    for (const home of homes) ids.push(await pursue(user, home))
    const idsIn = async (stage: string) =>
      (await boardOf(client, user)).filter((one) => one.stage === stage).map(({ id }) => id)
    const move = (index: number, change: object) =>
      call('patch', `/api/pursuits/${ids[index]}`, { pursuit: change }, 200)

    assert.equal((await move(3, { position: 0 })).pursuit.position, 0)
    assert.deepEqual(await idsIn('watching'), [ids[3], ids[0], ids[1], ids[2]])
    await move(3, { position: 900 })
    assert.deepEqual(await idsIn('watching'), ids)
    await move(0, { stage: 'visited' })
    await move(2, { stage: 'visited', position: 0 })
    assert.deepEqual(await idsIn('watching'), [ids[1], ids[3]])
    assert.deepEqual(await idsIn('visited'), [ids[2], ids[0]])
    await call('delete', `/api/pursuits/${ids[2]}`, {}, 200)
    assert.deepEqual(await placesOf(user), { visited: [0], watching: [0, 1] })
  })

  test('stay in one total order when many are moved at once', async ({ client, assert }) => {
    const user = await createUser()
    const ids: number[] = []
    for (const home of await createHomes(8)) ids.push(await pursue(user, home))
    const stages = ['watching', 'visited', 'offer']
    const moves = Array.from({ length: 40 }, (_, i) =>
      client
        .patch(`/api/pursuits/${ids[(i * 5) % 8]}`)
        .header('accept', 'application/json')
        .json({ stage: stages[i % 3], position: (i * 3) % 5 })
        .withCsrfToken()
        .loginAs(user)
    )
    for (const answer of await Promise.all(moves)) answer.assertStatus(200)
    const places = await placesOf(user)
    for (const positions of Object.values(places)) {
      assert.deepEqual(
        positions,
        positions.map((_, index) => index)
      )
    }
    assert.lengthOf(Object.values(places).flat(), 8)
  })

  test('come in pages, and by stage', async ({ client, assert }) => {
    const user = await createUser()
    const homes = await createHomes(3)
    await pursue(user, homes[0], 'lost')
    await pursue(user, homes[1], 'watching')
    await pursue(user, homes[2], 'lost')
    const call = caller(client, user)
    const list = async (query: string) =>
      (await call('get', `/api/pursuits?${query}`, null, 200)).pursuits
    assert.deepEqual(slugsOf((await list('per_page=2')).data), [homes[1].slug, homes[0].slug])
    const second = await list('per_page=2&page=2')
    assert.deepEqual(slugsOf(second.data), [homes[2].slug])
    assert.isNull(second.next_page_url)
    assert.deepEqual(slugsOf((await list('stage=lost')).data), [homes[0].slug, homes[2].slug])
    assert.lengthOf((await list('stage=nonsense')).data, 3)
  })

  test('are found by the words of their home and note, and by their listing', async ({
    client,
    assert,
  }) => {
    const [ava, stranger] = [await createUser(), await createUser()]
    const realtor = await createUser({ type: 'realtor' })
    const word = `q${randomUUID().slice(0, 8)}`
    const home = await createPublished(realtor, { name: `House ${word}` })
    const other = await createPublished(realtor, { name: 'Another' })
    const call = caller(client, ava)
    for (const { slug } of [home, other]) {
      await call('post', '/api/pursuits', { property_slug: slug }, 201)
    }
    const found = async (query: string, by = call) => {
      const { pursuits } = await by('get', `/api/pursuits?${query}`, null, 200)
      return pursuits.data.map((one: { property: { id: number } | null }) => one.property?.id)
    }
    assert.deepEqual(await found(`q=${word.toUpperCase()}`), [home.id])
    assert.deepEqual(await found(`property_ids=${other.id},${home.id + 1_000_000},no`), [other.id])
    assert.deepEqual(await found(`q=${word}`, caller(client, stranger)), [])
    assert.deepEqual(await found(`property_ids=${home.id}`, caller(client, stranger)), [])
    await db.from('properties').where('id', home.id).update({ is_private: true })
    assert.deepEqual(await found(`q=${word}`), [], 'its name is no longer for their eyes')
  })

  test('have a page', async ({ client, assert }) => {
    const user = await createUser()
    const [home] = await createHomes(1)
    await pursue(user, home, 'offer')
    const props = await pageProps(client, '/pursuits', user)
    assert.containsSubset(props, {
      pursuits: [{ stage: 'offer', property: { slug: home.slug } }],
      counts: { watching: 0, offer: 1 },
      partner: null,
      invitations: [],
    })
  })
})
