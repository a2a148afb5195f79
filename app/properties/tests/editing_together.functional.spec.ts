import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import Component from '#app/properties/models/component'
import type Property from '#app/properties/models/property'
import { createUser } from '#tests/support/users'
import { createDraft, READY } from './property_factory.js'

async function listingWithOwner() {
  const owner = await createUser({ type: 'realtor' })
  return { owner, listing: await createDraft(owner, READY) }
}

test.group('Two people editing', () => {
  test('replace only what they saw', async ({ client, assert }) => {
    const { owner, listing } = await listingWithOwner()
    const send = (body: object) => save(owner, listing, body)
    const save = (user: User, { slug }: Property, body: object) =>
      client.post(`/api/properties/${slug}`).json(body).withCsrfToken().loginAs(user)

    const first = await send({ property: { name: 'Villa A' }, seen: { name: READY.name } })
    first.assertStatus(200)
    const late = await send({ property: { name: 'Villa B' }, seen: { name: READY.name } })
    late.assertStatus(409)
    await listing.refresh()
    assert.equal(listing.name, 'Villa A')

    const other = await send({ property: { price: 7 }, seen: { price: READY.price } })
    other.assertStatus(200)
    const repeated = await send({ property: { name: 'Villa A' }, seen: { name: READY.name } })
    repeated.assertStatus(200)
    const unseen = await send({ property: { name: 'Villa C' } })
    unseen.assertStatus(200)
    await listing.refresh()
    assert.equal(listing.name, 'Villa C')
    assert.equal(listing.price, 7)
  })

  test('replace only the parts that they saw', async ({ client, assert }) => {
    const { owner, listing } = await listingWithOwner()
    const hero = await Component.findByOrFail({ property_id: listing.id, type: 'hero' })
    const send = (component: object) =>
      client.post(`/api/component/${hero.id}`).json({ component }).withCsrfToken().loginAs(owner)

    const first = await send({ content: { headline: 'A', subline: '' }, seen: {} })
    first.assertStatus(200)
    const late = await send({
      content: { headline: '', subline: 'B' },
      seen: { headline: '', subline: '' },
    })
    late.assertStatus(409)
    const merged = await send({
      content: { headline: 'A', subline: 'B' },
      seen: { headline: 'A', subline: null },
    })
    merged.assertStatus(200)
    await hero.refresh()
    assert.deepEqual(hero.content, { headline: 'A', subline: 'B' })
  })
})
