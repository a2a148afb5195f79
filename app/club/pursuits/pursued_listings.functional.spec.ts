import { test } from '@japa/runner'
import { blockUser } from '#app/accounts/blocking/block_user'
import { boardOf, createHomes, placesOf, pursue } from '#app/club/pursuits/pursuit_factory'
import { createOpenHouse } from '#app/farm/tests/open_house_factory'
import { transaction } from '#app/kernel/database/transaction'
import Property from '#app/properties/property'
import { caller } from '#tests/support/caller'
import { createUser } from '#tests/support/users'

const stageOf = (list: { stage: string }[]) => list.map(({ stage }) => stage)
const slugsOf = (list: { property: { slug: string } | null }[]) =>
  list.map(({ property }) => property?.slug ?? null)

test.group('Pursuits and their listings', () => {
  test('show the price of then and the next open house', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const user = await createUser()
    const house = await createOpenHouse(owner)
    const home = await Property.findOrFail(house.propertyId)
    await pursue(user, home)
    const cheaper = { property: { price: 700_000 } }
    await caller(client, owner)('post', `/api/properties/${home.slug}`, cheaper, 200)
    const [seen] = await boardOf(client, user)
    assert.containsSubset(seen, {
      property: { price: 700_000 },
      added_price: home.price,
      next_open_house: { slug: house.slug },
    })
  })

  test('outlast their listing', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const user = await createUser()
    const [archived, hidden, deleted, blocked] = await createHomes(4, owner)
    const [other] = await createHomes(1)
    for (const home of [archived, hidden, deleted, blocked, other]) {
      const id = await pursue(user, home)
      await caller(client, user)(
        'patch',
        `/api/pursuits/${id}`,
        { note: home.slug, rating: 3 },
        200
      )
    }
    const change = (slug: string, property: object) =>
      caller(client, owner)('post', `/api/properties/${slug}`, { property }, 200)
    await change(archived.slug, { status: 'archive' })
    await change(hidden.slug, { is_private: true })
    await (await Property.findOrFail(deleted.id)).delete()
    const seen = async () =>
      (await boardOf(client, user)).map(({ property, note }) => ({
        slug: property?.slug ?? null,
        note,
      }))
    const notes = { hidden: hidden.slug, deleted: deleted.slug }
    assert.sameDeepMembers(await seen(), [
      { slug: archived.slug, note: archived.slug },
      { slug: null, note: notes.hidden },
      { slug: null, note: notes.deleted },
      { slug: blocked.slug, note: blocked.slug },
      { slug: other.slug, note: other.slug },
    ])
    const [first] = await boardOf(client, user)
    assert.containsSubset(first.property, { status: 'archive' })
    await transaction((trx) => blockUser({ user: owner, trx }, user.id))
    assert.sameDeepMembers(await seen(), [
      { slug: null, note: archived.slug },
      { slug: null, note: notes.hidden },
      { slug: null, note: notes.deleted },
      { slug: null, note: blocked.slug },
      { slug: other.slug, note: other.slug },
    ])
  })
})

test.group('Saved homes and pursuits', () => {
  test('a saved home is watched, and leaves if nothing was done with it', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const [plain, noted, rated, moved] = await createHomes(4)
    const call = caller(client, user)
    const all = [plain, noted, rated, moved]
    for (const { slug } of [...all, plain])
      await call('post', `/api/properties/${slug}/save`, {}, 200)
    const board = await boardOf(client, user)
    assert.deepEqual(
      slugsOf(board),
      all.map(({ slug }) => slug)
    )
    assert.deepEqual([...new Set(stageOf(board))], ['watching'])
    await call('patch', `/api/pursuits/${board[1].id}`, { note: 'Blue door' }, 200)
    await call('patch', `/api/pursuits/${board[2].id}`, { rating: 5 }, 200)
    await call('patch', `/api/pursuits/${board[3].id}`, { stage: 'contacted' }, 200)
    for (const { slug } of all) await call('delete', `/api/properties/${slug}/save`, {}, 200)
    assert.deepEqual(slugsOf(await boardOf(client, user)), [noted.slug, rated.slug, moved.slug])
    assert.deepEqual(await placesOf(user), { watching: [0, 1], contacted: [0] })
  })

  test('saving a pursued home leaves it where it is', async ({ client, assert }) => {
    const user = await createUser()
    const [home] = await createHomes(1)
    await pursue(user, home, 'visited')
    await caller(client, user)('post', `/api/properties/${home.slug}/save`, {}, 200)
    assert.deepEqual(stageOf(await boardOf(client, user)), ['visited'])
  })
})
