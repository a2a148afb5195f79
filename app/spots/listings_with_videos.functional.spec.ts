import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import type { PropertyInput } from '#app/properties/property_input'
import { createPublished } from '#app/properties/tests/property_factory'
import { idsOf, nowhere, realtor, search } from '#app/search/tests/searching'
import { removeSpot, takeDownSpot } from '#app/spots/change_spot'
import { createDraftSpot, createPublicSpot } from '#app/spots/tests/spot_factory'
import { removeVideo } from '#app/videos/change_video'
import Video from '#app/videos/video'
import {
  publishWalkthrough,
  takeDownWalkthrough,
  updateWalkthrough,
} from '#app/walkthroughs/change_walkthrough'
import { createPublishedTour } from '#app/walkthroughs/walkthrough_factory'
import { storeTestImage } from '#tests/support/images'
import { createReadyVideo } from '#tests/support/ready_video'

/** A listing where nothing else lies, and what a search with “Has a video” finds there. */
async function lonelyListing(client: ApiClient, input: PropertyInput = {}) {
  const owner = await realtor()
  const at = nowhere()
  const listing = await createPublished(owner, { ...at, ...input })
  const found = async () => idsOf(await search(client, { ...at, has_video: 'true' }))
  return { owner, listing, found }
}

const publish = (user: User, slug: string, isPublic: boolean) =>
  transaction((trx) => publishWalkthrough({ user, trx }, slug, isPublic))

test.group('The search for listings with a video', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('finds those with a published walkthrough', async ({ client, assert }) => {
    const { owner, listing, found } = await lonelyListing(client)
    const { tour } = await createPublishedTour(owner)
    const attach = (slug: string | null) =>
      transaction((trx) =>
        updateWalkthrough({ user: owner, trx }, tour.slug, { property_slug: slug })
      )
    assert.deepEqual(await found(), [])
    await attach(listing.slug)
    assert.deepEqual(await found(), [listing.id])
    await attach(null)
    assert.deepEqual(await found(), [])
    await attach(listing.slug)
    await publish(owner, tour.slug, false)
    assert.deepEqual(await found(), [])
    await publish(owner, tour.slug, true)
    assert.deepEqual(await found(), [listing.id])
    await transaction((trx) => takeDownWalkthrough({ trx }, tour.id))
    assert.deepEqual(await found(), [])
  })

  test('finds those whose video is ready, until it is removed', async ({ client, assert }) => {
    const { owner, listing, found } = await lonelyListing(client)
    const { tour, video } = await createPublishedTour(owner)
    await transaction((trx) =>
      updateWalkthrough({ user: owner, trx }, tour.slug, { property_slug: listing.slug })
    )
    await Video.query().where('id', video.id).update({ status: 'failed' })
    assert.deepEqual(await found(), [])
    await Video.query().where('id', video.id).update({ status: 'ready' })
    assert.deepEqual(await found(), [listing.id])
    await transaction((trx) => removeVideo({ user: owner, trx }, video))
    assert.deepEqual(await found(), [])
  })

  test('finds those with a video in a published spot', async ({ client, assert }) => {
    const { owner, listing, found } = await lonelyListing(client)
    const [photo, video] = [await storeTestImage(owner), await createReadyVideo(owner)]
    const about = { property_slug: listing.slug }
    await createPublicSpot(owner, { ...about, slides: [{ image_id: photo.id }] })
    await createDraftSpot(owner, { ...about, slides: [{ video_id: video.id }] })
    assert.deepEqual(await found(), [])
    const [first, second] = [
      await createPublicSpot(owner, { ...about, slides: [{ video_id: video.id }] }),
      await createPublicSpot(owner, { ...about, slides: [{ video_id: video.id }] }),
    ]
    assert.deepEqual(await found(), [listing.id])
    await transaction((trx) => takeDownSpot({ trx }, first.id))
    assert.deepEqual(await found(), [listing.id])
    await transaction((trx) => removeSpot({ user: owner, trx }, second.slug))
    assert.deepEqual(await found(), [])
  })

  test('still finds them after the listing was changed', async ({ client, assert }) => {
    const { owner, listing, found } = await lonelyListing(client)
    const { tour } = await createPublishedTour(owner)
    await transaction((trx) =>
      updateWalkthrough({ user: owner, trx }, tour.slug, { property_slug: listing.slug })
    )
    await listing.merge({ bedrooms: 7 }).save()
    assert.deepEqual(await found(), [listing.id])
    await listing.merge({ isPrivate: true }).save()
    assert.deepEqual(await found(), [])
    await listing.merge({ isPrivate: false }).save()
    assert.deepEqual(await found(), [listing.id])
    await listing.delete()
    assert.deepEqual(await found(), [])
  })
})
