import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#app/kernel/database/transaction'
import { changeStatus } from '#app/properties/publishing/change_status'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'
import { farmer } from '#app/farm/tests/farming'

const HARBOR = [
  [9.2, 44.3],
  [9.22, 44.3],
  [9.22, 44.31],
  [9.2, 44.31],
]

test.group('Areas of a farm', () => {
  test('hold the contacts inside, and those put in by hand', async ({ client, assert }) => {
    const { read, send, addContact } = await farmer(client)
    const inside = await addContact({ name: 'Inside', latitude: 44.305, longitude: 9.21 })
    const drawn = await send('post', '/api/farm/areas', {
      area: { name: 'Harbor', polygon: [...HARBOR, HARBOR[0]] },
    })
    drawn.assertStatus(201)
    const { id } = drawn.body().area
    assert.deepEqual(drawn.body().area.polygon, HARBOR)
    assert.equal(drawn.body().area.contacts_count, 1)

    const far = await addContact({ name: 'Far', latitude: 10, longitude: 10, areas: [id] })
    assert.deepEqual(far.areas, [{ id, name: 'Harbor', is_by_hand: true }])
    await addContact({ name: 'Elsewhere' })
    const found = async () => {
      const answer = await read(`/api/farm/contacts?areas=${id}`)
      return answer.body().contacts.data.map((one: { name: string }) => one.name)
    }
    assert.deepEqual(await found(), ['Far', 'Inside'])

    const moved = { contact: { latitude: 1, longitude: 1 } }
    await send('patch', `/api/farm/contacts/${inside.id}`, moved)
    assert.deepEqual(await found(), ['Far'])
    const around = [
      [0, 0],
      [2, 0],
      [1, 2],
    ]
    const redrawn = await send('patch', `/api/farm/areas/${id}`, { area: { polygon: around } })
    assert.equal(redrawn.body().area.contacts_count, 2)
    const sendBack = async (contact: { id: number; areas: object[] }) =>
      (await send('patch', `/api/farm/contacts/${contact.id}`, { contact })).body().contact.areas
    assert.deepEqual(await sendBack(far), far.areas)
    const [, within] = (await read(`/api/farm/contacts?areas=${id}`)).body().contacts.data
    assert.isFalse(within.areas[0].is_by_hand)
    assert.deepEqual(await sendBack(within), within.areas)
    await send('patch', `/api/farm/contacts/${far.id}`, { contact: { areas: [] } })
    assert.deepEqual(await found(), ['Inside'])
    const gone = await send('delete', `/api/farm/areas/${id}`)
    gone.assertStatus(200)
    assert.equal((await read('/api/farm/contacts')).body().total, 3)
  })

  test('may overlap, and cross the date line', async ({ client, assert }) => {
    const { send, addContact, read } = await farmer(client)
    for (const name of ['East', 'West']) {
      const polygon = [
        [179, -1],
        [-179, -1],
        [-179, 1],
        [179, 1],
      ]
      const drawn = await send('post', '/api/farm/areas', { area: { name, polygon } })
      drawn.assertStatus(201)
    }
    const there = await addContact({ name: 'There', latitude: 0, longitude: -179.5 })
    assert.lengthOf(there.areas, 2)
    const here = await addContact({ name: 'Here', latitude: 0, longitude: 0 })
    assert.lengthOf(here.areas, 0)
    assert.lengthOf((await read('/api/farm/areas')).body().areas.data, 2)
  })

  test('refuse what is no area', async ({ client }) => {
    const { send } = await farmer(client)
    const wrong = [
      undefined,
      'x',
      [],
      HARBOR.slice(0, 2),
      Array.from({ length: 5 }, () => HARBOR[0]),
      [
        [1, 2],
        [3, 4],
        ['5', 6],
      ],
      [
        [181, 0],
        [1, 1],
        [2, 2],
      ],
      Array.from({ length: 502 }, (_, at) => [at / 10, at / 20]),
    ]
    for (const polygon of wrong) {
      const refused = await send('post', '/api/farm/areas', { area: { name: 'x', polygon } })
      refused.assertStatus(422)
    }
    const unnamed = await send('post', '/api/farm/areas', { area: { name: '', polygon: HARBOR } })
    unnamed.assertStatus(422)
  })

  test('tell what listings inside did', async ({ client, assert }) => {
    const { read, send } = await farmer(client)
    const seller = await createUser({ type: 'realtor' })
    // far from where other tests publish, whose news would fill the page
    const inside = { latitude: -52.3, longitude: -31.2 }
    const polygon = [
      [-31.3, -52.4],
      [-31.1, -52.4],
      [-31.1, -52.2],
      [-31.3, -52.2],
    ]
    const listing = await createPublished(seller, inside)
    const sold = await createPublished(seller, inside)
    await createPublished(seller, { latitude: 10, longitude: 10 })
    const hidden = await createPublished(seller, inside)
    await db.from('properties').where('id', hidden.id).update({ is_private: true })
    await transaction((trx) =>
      changeStatus({ trx }, [sold.id], { status: 'archive', actorId: seller.id })
    )
    await db.table('price_changes').multiInsert([
      { property_id: listing.id, price: 100, currency: 'EUR', changed_at: '2020-01-01' },
      { property_id: listing.id, price: 90, currency: 'EUR', changed_at: '2020-01-02' },
    ])
    const drawn = await send('post', '/api/farm/areas', { area: { name: 'H', polygon } })
    const { id } = drawn.body().area
    const activity = async () => {
      const answer = await read(`/api/farm/areas/${id}/activity`)
      answer.assertStatus(200)
      const { data } = answer.body().activities
      return data.filter(({ property }: { property: { id: number } }) =>
        [listing.id, sold.id, hidden.id].includes(property.id)
      )
    }
    const kinds = (await activity()).map(
      ({ kind, property }: { kind: string; property: { id: number } }) => [kind, property.id]
    )
    assert.includeDeepMembers(kinds, [
      ['published', listing.id],
      ['price_changed', listing.id],
      ['sold', sold.id],
    ])
    assert.notIncludeDeepMembers(kinds, [['published', hidden.id]])
    const changed = (await activity()).find(({ price }: { price: number }) => price === 90)
    assert.containsSubset(changed, { kind: 'price_changed', previous_price: 100 })
  })

  test('are read a page at a time, without a gap', async ({ client, assert }) => {
    const { read, send, addContact } = await farmer(client)
    const seller = await createUser({ type: 'realtor' })
    const inside = { latitude: -53.3, longitude: -32.2 }
    const listings = [
      await createPublished(seller, inside),
      await createPublished(seller, inside),
      await createPublished(seller, inside),
    ]
    const people = [
      await addContact({ name: 'One', ...inside }),
      await addContact({ name: 'Two', ...inside }),
      await addContact({ name: 'Three', ...inside }),
    ]
    const polygon = [
      [-32.3, -53.4],
      [-32.1, -53.4],
      [-32.1, -53.2],
      [-32.3, -53.2],
    ]
    const drawn = await send('post', '/api/farm/areas', { area: { name: 'H', polygon } })
    const { id } = drawn.body().area
    const pages = async (path: string, list: 'activities' | 'contacts') => {
      const [first, second] = [await read(path), await read(`${path}&page=2`)]
      for (const answer of [first, second]) answer.assertStatus(200)
      assert.lengthOf(first.body()[list].data, 2)
      assert.isString(first.body()[list].next_page_url)
      assert.isNull(second.body()[list].next_page_url)
      return [...first.body()[list].data, ...second.body()[list].data]
    }
    const activities = await pages(`/api/farm/areas/${id}/activity?per_page=2`, 'activities')
    assert.sameMembers(
      activities.map(({ property }: { property: { id: number } }) => property.id),
      listings.map((listing) => listing.id)
    )
    const contacts = await pages(`/api/farm/contacts?areas=${id}&per_page=2`, 'contacts')
    assert.deepEqual(
      contacts.map((contact: { id: number }) => contact.id),
      people.map((person) => person.id).reverse()
    )
  })

  test('are nobody else’s', async ({ client, assert }) => {
    const { send } = await farmer(client)
    const drawn = await send('post', '/api/farm/areas', { area: { name: 'H', polygon: HARBOR } })
    const path = `/api/farm/areas/${drawn.body().area.id}`
    const stranger = await farmer(client)
    await stranger.addContact({ name: 'Mine' })
    const member = await farmer(client, await createUser())
    for (const [person, status] of [
      [stranger, 404],
      [member, 403],
    ] as const) {
      for (const refused of [
        await person.send('patch', path, { area: { name: 'x' } }),
        await person.send('delete', path),
        await person.read(`${path}/activity`),
        await person.read(`${path}/activity?page=2`),
      ]) {
        refused.assertStatus(status)
      }
    }
    const id = drawn.body().area.id
    const smuggled = await stranger.send('post', '/api/farm/contacts', {
      contact: { name: 'x', areas: [id] },
    })
    smuggled.assertStatus(404)
    const seen = await stranger.read(`/api/farm/contacts?areas=${id}`)
    assert.equal(seen.body().total, 0)
  })
})
