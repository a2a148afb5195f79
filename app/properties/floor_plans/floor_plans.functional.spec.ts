import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import Image from '#app/media/image'
import {
  MAX_FLOOR_PLANS,
  MAX_PINS,
  MAX_PLAN_WORDS_CHARACTERS,
  MAX_ROOM_AREA,
} from '#app/properties/listing_options'
import Component from '#app/properties/parts/component'
import type Property from '#app/properties/property'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { createPublished } from '#app/properties/tests/property_factory'

const PIN = { id: 'a', x: 0.25, y: 0.75, label: 'The big kitchen', photo: null }
const ground = (image: number, pins: object[] = []) => ({
  id: 'g',
  image,
  name: 'Ground floor',
  pins,
})

async function listingWithPlan() {
  const owner = await createUser({ type: 'realtor' })
  const listing = await createPublished(owner)
  const part = await Component.findByOrFail({ property_id: listing.id, type: 'floor_plans' })
  const picture = await storeTestImage(owner, 'floor_plan')
  return { owner, listing, part, picture }
}

const write = (client: ApiClient, user: User, id: number, content: object) =>
  client.post(`/api/component/${id}`).json({ component: { content } }).withCsrfToken().loginAs(user)

const pageOf = async (client: ApiClient, { slug }: Property) =>
  (await client.get(`/properties/${slug}`)).text()

test.group('Floor plans', () => {
  test('show with the pins whose photo the listing still has, apart from the gallery', async ({
    client,
    assert,
  }) => {
    const { owner, listing, part, picture } = await listingWithPlan()
    const photo = listing.featuredImageId
    const pins = [
      { ...PIN, photo },
      { ...PIN, id: 'b', label: 'The lost room', photo: 999_999 },
    ]
    const saved = await write(client, owner, part.id, { plans: [ground(picture.id, pins)] })
    saved.assertStatus(200)
    assert.equal(saved.body().component.images[0].id, picture.id)

    const html = await pageOf(client, listing)
    assert.include(html, 'Floor plans</h2>')
    assert.include(html, 'aria-label="1. The big kitchen: open photo"')
    assert.include(html, 'left:25%;top:75%')
    assert.notInclude(html.slice(html.indexOf('<h1')), 'The lost room</')
    const gallery = (await client.get(`/api/property/${listing.slug}/resources`)).body()
    assert.deepEqual(
      gallery.resources.images.map(({ id }: { id: number }) => id),
      [photo]
    )

    const other = await storeTestImage(owner)
    await client
      .post(`/api/properties/${listing.slug}`)
      .json({ property: { images: [other.id] } })
      .withCsrfToken()
      .loginAs(owner)
    assert.notInclude(await pageOf(client, listing), 'aria-label="1. The big kitchen: open photo"')
  })

  test('keep their picture until they go, and then let go of it', async ({ client, assert }) => {
    const { owner, part, picture } = await listingWithPlan()
    await write(client, owner, part.id, { plans: [ground(picture.id)] })
    const remove = () => client.delete(`/api/upload/${picture.id}`).withCsrfToken().loginAs(owner)
    ;(await remove()).assertStatus(409)
    assert.equal((await Image.findOrFail(picture.id)).uses, 1)

    await write(client, owner, part.id, { plans: [] })
    assert.isNotNull((await Image.findOrFail(picture.id)).unusedSince)
    // undone within a day, it is back
    await write(client, owner, part.id, { plans: [ground(picture.id)] })
    assert.equal((await Image.findOrFail(picture.id)).uses, 1)
    await write(client, owner, part.id, { plans: [] })
    ;(await remove()).assertStatus(200)
  })

  test('are written by the listing’s people with their own pictures only', async ({
    client,
    assert,
  }) => {
    const { owner, part, picture } = await listingWithPlan()
    const stranger = await createUser({ type: 'realtor' })
    ;(await write(client, stranger, part.id, { plans: [] })).assertStatus(403)
    const theirs = await storeTestImage(stranger, 'floor_plan')
    ;(await write(client, owner, part.id, { plans: [ground(theirs.id)] })).assertStatus(422)

    const long = 'x'.repeat(MAX_PLAN_WORDS_CHARACTERS + 1)
    const refused: unknown[] = [
      'plan',
      [{ name: 'No picture' }],
      [ground(picture.id), ground(picture.id)],
      [{ ...ground(picture.id), name: long }],
      [ground(picture.id, [{ ...PIN, label: long }])],
      [{ ...ground(picture.id), floor: long }],
      [ground(picture.id, [{ ...PIN, size: MAX_ROOM_AREA + 1 }])],
      [ground(picture.id, Array(MAX_PINS + 1).fill(PIN))],
      Array.from({ length: MAX_FLOOR_PLANS + 1 }, (_, index) => ground(index + 1)),
    ]
    for (const plans of refused) {
      const answer = await write(client, owner, part.id, { plans })
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), ['component.content.plans'])
    }
    assert.deepEqual((await Component.findOrFail(part.id)).content, {})
  })

  test('keep pins within the picture, whatever was sent', async ({ client, assert }) => {
    const { owner, listing, part, picture } = await listingWithPlan()
    const photo = listing.featuredImageId
    const pins = [
      { ...PIN, x: -3, y: 7, photo },
      { x: 'left', photo },
    ]
    ;(await write(client, owner, part.id, { plans: [ground(picture.id, pins)] })).assertStatus(200)
    const html = await pageOf(client, listing)
    assert.include(html, 'left:0%;top:100%')
    assert.include(html, 'left:50%;top:50%')
  })

  test('are copied with a listing, with pictures and photos of the copy', async ({
    client,
    assert,
  }) => {
    const { owner, listing, part, picture } = await listingWithPlan()
    const pins = [{ ...PIN, photo: listing.featuredImageId }]
    await write(client, owner, part.id, { plans: [ground(picture.id, pins)] })
    const answer = await client
      .post(`/api/properties/${listing.slug}/duplicate`)
      .json({})
      .withCsrfToken()
      .loginAs(owner)
    const { floor_plans: copy } = answer.body().property.components
    const [plan] = copy.content.plans
    assert.equal(plan.image, copy.images[0].id)
    assert.notEqual(plan.image, picture.id)
    assert.equal(plan.pins[0].photo, answer.body().property.featured_image.id)
    assert.equal((await Image.findOrFail(plan.image)).uses, 1)
  })

  test('conflict when two people change them at once', async ({ client }) => {
    const { owner, part, picture } = await listingWithPlan()
    await write(client, owner, part.id, { plans: [ground(picture.id)] })
    const late = await client
      .post(`/api/component/${part.id}`)
      .json({ component: { content: { plans: [] }, seen: { plans: null } } })
      .withCsrfToken()
      .loginAs(owner)
    late.assertStatus(409)
  })

  test('of one floor stand together, and tell how large a room is', async ({ client, assert }) => {
    const { owner, listing, part, picture } = await listingWithPlan()
    const [wing, upstairs] = [
      await storeTestImage(owner, 'floor_plan'),
      await storeTestImage(owner, 'floor_plan'),
    ]
    const room = { ...PIN, label: 'Library', size: 31.5 }
    const plans = [
      { ...ground(picture.id, [room]), name: 'East wing', floor: 'Ground floor' },
      { id: 'u', image: upstairs.id, name: 'Upstairs', pins: [] },
      { id: 'w', image: wing.id, name: 'West wing', floor: 'ground floor', pins: [] },
    ]
    ;(await write(client, owner, part.id, { plans })).assertStatus(200)
    const html = await pageOf(client, listing)
    const floors = [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, name]) => name)
    assert.deepEqual(floors, ['Ground floor', 'Upstairs'])
    assert.include(html, 'East wing')
    assert.include(html, 'West wing')
    assert.include(html, '31.5\u00A0m²')
    assert.include(html, 'href="#floor-plans"')
    assert.include(html, 'id="floor-plans"')
    assert.include(html, '3 floor plans')
  })

  test('are on the print sheet', async ({ client, assert }) => {
    const { owner, listing, part, picture } = await listingWithPlan()
    await write(client, owner, part.id, { plans: [ground(picture.id)] })
    const html = (await client.get(`/properties/${listing.slug}/print`)).text()
    assert.include(html, 'Ground floor</p>')
    assert.include(html, `alt="Ground floor"`)
  })
})
