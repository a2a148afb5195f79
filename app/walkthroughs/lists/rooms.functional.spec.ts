import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { transaction } from '#app/kernel/database/transaction'
import { updateComponent } from '#app/properties/parts/update_component'
import Component from '#app/properties/parts/component'
import { createPublished } from '#app/properties/tests/property_factory'
import { updatePlacedVideo } from '#app/walkthroughs/videos/update_placed_video'
import { updateWalkthrough } from '#app/walkthroughs/change_walkthrough'
import { createPublishedTour } from '#app/walkthroughs/walkthrough_factory'
import { storeTestImage } from '#tests/support/images'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const PINS = ['Kitchen', 'Cellar', 'Attic'].map((label, index) => ({
  id: `p${index}`,
  x: 0.25 * index,
  y: 0.5,
  label,
  photo: null,
}))
const room = (index: number) => ({ plan: 'g', pin: `p${index}` })

/** A listing with three rooms on a plan; its walkthrough comes to the kitchen, and to the cellar in a part that is cut off. */
async function listingWithTour() {
  const owner = await createUser({ type: 'realtor' })
  const listing = await createPublished(owner)
  const part = await Component.findByOrFail({ property_id: listing.id, type: 'floor_plans' })
  const { id: image } = await storeTestImage(owner, 'floor_plan')
  const content = { plans: [{ id: 'g', image, name: 'Ground floor', pins: PINS }] }
  await transaction((trx) => updateComponent({ user: owner, trx }, part.id, { content }))
  const { tour, video } = await createPublishedTour(owner)
  const chapters = [
    { title: 'Stove', atMs: 2000, room: room(0) },
    { title: 'Wine', atMs: 5000, room: room(1) },
  ]
  await transaction((trx) =>
    updatePlacedVideo({ user: owner, trx }, video, { endsMs: 4000, chapters })
  )
  await transaction((trx) =>
    updateWalkthrough({ user: owner, trx }, tour.slug, { property_slug: listing.slug })
  )
  return { owner, listing, tour }
}

const KITCHEN = { ...room(0), label: 'Kitchen, Ground floor' }

async function roomsOn(client: ApiClient, { slug }: { slug: string }) {
  return (await pageProps(client, `/walkthroughs/${slug}`)).rooms
}

test.group('Rooms in walkthroughs', () => {
  test('are named beside their chapters, and lead there from the floor plan', async ({
    client,
    assert,
  }) => {
    const { listing, tour } = await listingWithTour()
    assert.deepEqual(await roomsOn(client, tour), [KITCHEN])
    const path = `/properties/${listing.slug}`
    assert.deepEqual((await pageProps(client, path)).media.walkthrough.rooms, [KITCHEN])
    const html = (await client.get(path)).text()
    assert.include(html, 'aria-label="1. Kitchen: watch"')
    assert.include(html, 'aria-label="Watch Kitchen"')
    assert.notInclude(html, 'Watch Cellar')
    assert.notInclude(html, 'Watch Attic')
  })

  test('aren’t told of a listing that one doesn’t see', async ({ client, assert }) => {
    const { listing, tour } = await listingWithTour()
    await listing.merge({ status: 'draft' }).save()
    assert.deepEqual(await roomsOn(client, tour), [])
  })

  test('go with their pin', async ({ client, assert }) => {
    const { owner, listing, tour } = await listingWithTour()
    assert.lengthOf(await roomsOn(client, tour), 1)
    const part = await Component.findByOrFail({ property_id: listing.id, type: 'floor_plans' })
    const plans = [{ ...Object(part.content).plans[0], pins: PINS.slice(1) }]
    await transaction((trx) =>
      updateComponent({ user: owner, trx }, part.id, { content: { plans } })
    )
    assert.isEmpty(await roomsOn(client, tour))
  })
})
