import { test } from '@japa/runner'
import { PAGE_PARTS } from '#app/properties/listing_options'
import Component from '#app/properties/parts/component'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { createPublished } from '#app/properties/tests/property_factory'

const ROOM = { id: 'a', name: 'The big kitchen', size: 24, floor: 'Ground floor', photo: null }

test.group('Parts of the page', () => {
  test('show in the stored order, and not at all while they are empty', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const { id, slug } = await createPublished(owner)
    const write = async (type: string, content: object) => {
      const part = await Component.findByOrFail({ property_id: id, type })
      const answer = await client
        .post(`/api/component/${part.id}`)
        .json({ component: { content } })
        .withCsrfToken()
        .loginAs(owner)
      answer.assertStatus(200)
    }
    const page = async () => {
      const html = (await client.get(`/properties/${slug}`)).text()
      return html.slice(html.indexOf('<h1'))
    }
    assert.notInclude(await page(), 'Agent and contact</h2>')

    await write('rooms', { rooms: [ROOM] })
    await write('agent', { name: 'Nina Rossi', website: 'javascript:alert(1)', phone: '+39 0185' })
    const before = await page()
    assert.isBelow(before.indexOf('The big kitchen'), before.indexOf('Nina Rossi'))
    assert.include(before, 'href="tel:+390185"')
    assert.notInclude(before, 'href="javascript')

    const answer = await client
      .post(`/api/properties/${slug}`)
      .json({ property: { component_order: ['agent', 'rooms'] } })
      .withCsrfToken()
      .loginAs(owner)
    answer.assertStatus(200)
    assert.deepEqual(answer.body().property.component_order.slice(0, 3), [
      'agent',
      'rooms',
      'overview',
    ])
    const after = await page()
    assert.isBelow(after.indexOf('Nina Rossi'), after.indexOf('The big kitchen'))
  })

  test('have an order of known parts, each once', async ({ client }) => {
    const owner = await createUser({ type: 'realtor' })
    const { slug } = await createPublished(owner)
    for (const order of [['rooms', 'rooms'], ['hero'], ['gone'], 'rooms', [...PAGE_PARTS, 'x']]) {
      const answer = await client
        .post(`/api/properties/${slug}`)
        .json({ property: { component_order: order } })
        .withCsrfToken()
        .loginAs(owner)
      answer.assertStatus(422)
    }
  })

  test('are copied with a listing, rooms with the photos of the copy', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createPublished(owner)
    const rooms = await Component.findByOrFail({ property_id: listing.id, type: 'rooms' })
    await rooms.merge({ content: { rooms: [{ ...ROOM, photo: listing.featuredImageId }] } }).save()

    const answer = await client
      .post(`/api/properties/${listing.slug}/duplicate`)
      .json({})
      .withCsrfToken()
      .loginAs(owner)
    const { property } = answer.body()
    const [room] = property.components.rooms.content.rooms
    assert.equal(room.name, ROOM.name)
    assert.equal(room.photo, property.featured_image.id)
    assert.notEqual(room.photo, listing.featuredImageId)
  })

  test('have six photos at most, which a duplicate of the listing gets too', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createPublished(owner)
    const own = await storeTestImage(owner)
    const overview = await Component.findByOrFail({ property_id: listing.id, type: 'overview' })
    const write = (images: number[]) =>
      client
        .post(`/api/component/${overview.id}`)
        .json({ component: { images } })
        .withCsrfToken()
        .loginAs(owner)
    const many = await Promise.all(Array.from({ length: 7 }, () => storeTestImage(owner)))
    const refused = await write(many.map(({ id }) => id))
    refused.assertStatus(422)
    assert.match(refused.body().errors['component.images'][0], /at most 6 photos/)
    ;(await write([listing.featuredImageId!, own.id])).assertStatus(200)

    const answer = await client
      .post(`/api/properties/${listing.slug}/duplicate`)
      .json({})
      .withCsrfToken()
      .loginAs(owner)
    const { components, featured_image: cover } = answer.body().property
    const [shared, copied] = components.overview.images
    assert.equal(shared.id, cover.id)
    assert.notInclude([own.id, cover.id], copied.id)
    assert.equal(copied.url, `/media/${own.content.hash}/${own.content.originalFile}`)
  })
})
