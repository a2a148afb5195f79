import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { COMPONENT_TYPES } from '#app/properties/listing_options'
import Property from '#app/properties/property'
import { createDraft, createPublished, READY } from './tests/property_factory.js'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'

test.group('Properties: creating', () => {
  test('refuses strangers, members and broken JSON, and writes nothing', async ({
    client,
    assert,
  }) => {
    const before = await db.from('properties').count('* as count').first()
    const anonymous = await client.post('/api/properties').json({ property: {} }).withCsrfToken()
    anonymous.assertStatus(401)
    anonymous.assertBody({ message: 'Unauthenticated.' })

    const member = await createUser({ type: 'member' })
    const refused = await client
      .post('/api/properties')
      .json({ property: {} })
      .withCsrfToken()
      .loginAs(member)
    refused.assertStatus(403)

    const realtor = await createUser({ type: 'realtor' })
    const broken = await client
      .post('/api/properties')
      .header('content-type', 'application/json')
      .setup((request) => void request.request.serialize(() => '{"property":'))
      .json({})
      .withCsrfToken()
      .loginAs(realtor)
    broken.assertStatus(400)
    assert.deepEqual(await db.from('properties').count('* as count').first(), before)
  })

  test('begins a draft with an empty component of each type', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const response = await client
      .post('/api/properties')
      .json({ property: { name: 'Casa Livia', status: 'publish', unknown: 1 } })
      .withCsrfToken()
      .loginAs(realtor)
    response.assertStatus(422)

    const created = await client
      .post('/api/properties')
      .json({ property: { name: 'Casa Livia', unknown: 1 } })
      .withCsrfToken()
      .loginAs(realtor)
    created.assertStatus(201)
    const { status, property } = created.body()
    assert.equal(status, 'success')
    assert.match(property.slug, /^casa-livia-[a-z0-9]{6}$/)
    assert.equal(property.status, 'draft')
    assert.isFalse(property.publish)
    assert.equal(property.owner.handle, realtor.handle)
    assert.sameMembers(Object.keys(property.components), [...COMPONENT_TYPES])
    assert.deepEqual(property.price_history, [])
  })

  test('does it once for one idempotency key, also when both arrive together', async ({
    client,
    assert,
  }) => {
    const realtor = await createUser({ type: 'realtor' })
    const send = () =>
      client
        .post('/api/properties')
        .json({ property: { name: 'Twice' } })
        .header('Idempotency-Key', 'one-listing')
        .withCsrfToken()
        .loginAs(realtor)
    const [first, second] = await Promise.all([send(), send()])
    first.assertStatus(201)
    second.assertStatus(201)
    assert.deepEqual(first.body(), second.body())
    assert.lengthOf(await Property.query().where('user_id', realtor.id), 1)
  })
})

test.group('Properties: changing', () => {
  test('writes what was sent and leaves the rest', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const draft = await createDraft(realtor, { name: 'Before', bedrooms: 3 })
    const response = await client
      .post(`/api/properties/${draft.slug}`)
      .json({ property: { name: 'After', price: 99.5, accepted_cryptocurrencies: ['BTC'] } })
      .withCsrfToken()
      .loginAs(realtor)
    response.assertStatus(200)
    const { property } = response.body()
    assert.include(property, { name: 'After', bedrooms: 3, price: 99.5, slug: draft.slug })
    assert.deepEqual(property.accepted_cryptocurrencies, ['BTC'])
  })

  test('answers each wrong field by its dotted name', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const draft = await createDraft(realtor)
    const response = await client
      .post(`/api/properties/${draft.slug}`)
      .json({ property: { price: -1, currency: 'ZZZ', latitude: 91, type: 'spaceship' } })
      .withCsrfToken()
      .loginAs(realtor)
    response.assertStatus(422)
    assert.sameMembers(Object.keys(response.body().errors), [
      'property.price',
      'property.currency',
      'property.latitude',
      'property.type',
    ])
  })

  test('half of a place is refused, whichever half: {$i}')
    .with([
      { latitude: null, longitude: 9.2 },
      { latitude: '', longitude: 9.2 },
      { longitude: 9.2 },
      { latitude: 44.3 },
      { latitude: 44.3, longitude: null },
    ])
    .run(async ({ client, assert }, property) => {
      const realtor = await createUser({ type: 'realtor' })
      const draft = await createDraft(realtor, { latitude: null, longitude: null })
      const missing = property.latitude ? 'property.longitude' : 'property.latitude'
      for (const path of ['/api/properties', `/api/properties/${draft.slug}`]) {
        const answer = await client.post(path).json({ property }).withCsrfToken().loginAs(realtor)
        answer.assertStatus(422)
        assert.sameMembers(Object.keys(answer.body().errors), [missing])
      }
    })

  test("another's draft does not exist, another's listing may not be changed", async ({
    client,
  }) => {
    const [owner, other] = [
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
    ]
    const draft = await createDraft(owner, { name: 'Mine' })
    const out = await createPublished(owner)
    const change = (slug: string) =>
      client
        .post(`/api/properties/${slug}`)
        .json({ property: { name: 'Theirs' } })
        .withCsrfToken()
        .loginAs(other)

    const hidden = await change(draft.slug)
    hidden.assertStatus(404)
    hidden.assertBody({ message: 'Not found.' })
    const refused = await change(out.slug)
    refused.assertStatus(403)
    await draft.refresh()
    await out.refresh()
    if (draft.name !== 'Mine' || out.name !== READY.name)
      throw new Error('it was written all the same')
  })

  test('orders photographs, features the first, and takes only own ones', async ({
    client,
    assert,
  }) => {
    const [owner, other] = [
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
    ]
    const draft = await createDraft(owner)
    const [a, b, foreign] = [
      await storeTestImage(owner),
      await storeTestImage(owner),
      await storeTestImage(other),
    ]
    const send = (property: object) =>
      client.post(`/api/properties/${draft.slug}`).json({ property }).withCsrfToken().loginAs(owner)

    const ordered = await send({ images: [b.id, a.id] })
    ordered.assertStatus(200)
    assert.equal(ordered.body().property.featured_image.id, b.id)
    const chosen = await send({ featured_image: a.id })
    assert.equal(chosen.body().property.featured_image.id, a.id)
    const removed = await send({ images: [b.id] })
    assert.equal(removed.body().property.featured_image.id, b.id)
    const stolen = await send({ images: [b.id, foreign.id] })
    stolen.assertStatus(422)

    const resources = await client.get(`/api/property/${draft.slug}/resources`).loginAs(owner)
    assert.deepEqual(
      resources.body().resources.images.map((image: { id: number }) => image.id),
      [b.id]
    )
  })
})
