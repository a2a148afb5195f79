import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { updateComponent } from '#app/properties/parts/update_component'
import { createUser } from '#tests/support/users'
import { createPublished } from './tests/property_factory.js'

test.group('A duplicate of a listing', () => {
  test('is a draft with the same facts and photos of its own', async ({ assert, client }) => {
    const owner = await createUser({ type: 'realtor' })
    const original = await createPublished(owner, { description: 'Above the harbor.' })
    const hero = original.components.find(({ type }) => type === 'hero')!
    const content = { headline: 'A quiet house' }
    await db.transaction((trx) => updateComponent({ user: owner, trx }, hero.id, { content }))

    const path = `/api/properties/${original.slug}/duplicate`
    const send = () =>
      client.post(path).withCsrfToken().loginAs(owner).header('Idempotency-Key', 'twice')
    const answer = await send()
    answer.assertStatus(201)
    const { property } = answer.body()
    assert.deepInclude(property, {
      name: 'Casa Livia (copy)',
      status: 'draft',
      price: 1_250_000,
      description: 'Above the harbor.',
      published_at: null,
    })
    assert.notEqual(property.slug, original.slug)
    assert.deepEqual(property.components.hero.content, content)
    assert.isNotNull(property.featured_image)
    assert.notEqual(property.featured_image.id, original.featuredImageId)

    const again = await send()
    assert.equal(again.body().property.slug, property.slug, 'sent twice, made once')
  })

  test('is for the owner only', async ({ client }) => {
    const original = await createPublished(await createUser({ type: 'realtor' }))
    const path = `/api/properties/${original.slug}/duplicate`
    const other = await client
      .post(path)
      .withCsrfToken()
      .loginAs(await createUser({ type: 'realtor' }))
    other.assertStatus(403)
    const member = await client
      .post(path)
      .withCsrfToken()
      .loginAs(await createUser())
    member.assertStatus(403)
  })
})
