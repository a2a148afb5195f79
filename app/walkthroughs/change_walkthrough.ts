import { DateTime } from 'luxon'
import { errors } from '@vinejs/vine'
import type { ActingUser } from '#app/accounts/user'
import { readableSlug } from '#app/common/readable_slug'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listingAt, type ListingReference } from '#app/properties/listing_field'
import { lockProperty } from '#app/properties/property_locks'
import { removeVideo } from '#app/videos/change_video'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'
import Walkthrough from '#app/walkthroughs/walkthrough'
import { lockWalkthrough } from '#app/walkthroughs/walkthrough_locks'

export interface NewWalkthrough extends NamedListing {
  title?: string
}

/** A listing that they may edit, in one of two ways. */
interface NamedListing {
  property_slug?: string | null
  property?: ListingReference | null
}

/** What finds the listing; null for none, undefined if nothing was sent. */
function listingIn({ property_slug: slug, property }: NamedListing) {
  if (slug) return { slug }
  if (property) return listingAt(property)
  return slug === undefined && property === undefined ? undefined : null
}

/** @throws HttpError 404 or 403 for somebody else's listing */
export async function createWalkthrough(
  { user, trx }: ActingUser,
  { title = '', ...sent }: NewWalkthrough
): Promise<Walkthrough> {
  const at = listingIn(sent)
  const property = at ? await lockProperty(at, user, trx) : null
  const name = title || property?.name || ''
  return Walkthrough.create(
    {
      userId: user.id,
      propertyId: property?.id ?? null,
      slug: readableSlug(name, 'walkthrough'),
      title: name,
    },
    { client: trx }
  )
}

/** A null listing takes it off its listing. */
export interface WalkthroughChange extends NamedListing {
  title?: string
  description?: string | null
}

/** @throws HttpError 404, also 403 for somebody else's listing */
export async function updateWalkthrough(
  { user, trx }: ActingUser,
  slug: string,
  { title, description, ...sent }: WalkthroughChange
): Promise<Walkthrough> {
  const walkthrough = await lockWalkthrough({ user, trx }, { slug })
  if (title !== undefined) walkthrough.title = title
  if (description !== undefined) walkthrough.description = description ?? ''
  const at = listingIn(sent)
  if (at !== undefined) {
    walkthrough.propertyId = at && (await lockProperty(at, user, trx)).id
  }
  await touchWalkthrough({ trx }, walkthrough)
  return walkthrough
}

/** @throws HttpError 404, 403 if it was taken down; E_VALIDATION_ERROR without a ready video */
export async function publishWalkthrough(
  { user, trx }: ActingUser,
  slug: string,
  publish: boolean
): Promise<void> {
  const walkthrough = await lockWalkthrough({ user, trx }, { slug })
  if (publish) {
    if (walkthrough.takenDownAt) {
      throw HttpError.forbidden('We took this walkthrough down because it breaks our rules.')
    }
    const ready = await WalkthroughVideo.query({ client: trx })
      .where('walkthrough_id', walkthrough.id)
      .whereHas('video', (video) => video.where('status', 'ready').whereNull('removing_since'))
      .first()
    if (!ready) throw withoutVideo()
    walkthrough.publishedAt ??= DateTime.utc()
  }
  walkthrough.status = publish ? 'publish' : 'draft'
  await touchWalkthrough({ trx }, walkthrough)
}

function withoutVideo() {
  const message = 'Add a video and wait until it’s ready. Then you can publish.'
  return new errors.E_VALIDATION_ERROR([{ field: 'videos', message, rule: 'publish' }])
}

/** With its videos. @throws HttpError 404 */
export async function removeWalkthrough({ user, trx }: ActingUser, slug: string): Promise<void> {
  const walkthrough = await lockWalkthrough({ user, trx }, { slug })
  const places = await WalkthroughVideo.query({ client: trx })
    .where('walkthrough_id', walkthrough.id)
    .whereHas('video', (video) => video.whereNull('removing_since'))
    .preload('video')
    .orderBy('video_id')
  for (const { video } of places) await removeVideo({ user, trx }, video)
  await walkthrough.delete()
}

/** Removes a walkthrough from public view for good: it is a draft and can't be published again. */
export async function takeDownWalkthrough({ trx }: InTransaction, id: number): Promise<void> {
  const walkthrough = await Walkthrough.query({ client: trx }).where('id', id).forUpdate().first()
  if (!walkthrough) return
  walkthrough.merge({
    status: 'draft',
    takenDownAt: walkthrough.takenDownAt ?? DateTime.utc(),
  })
  await touchWalkthrough({ trx }, walkthrough)
}

/** After a change to what its page shows, so that kept copies of the page aren't sent anymore. */
export async function touchWalkthrough(
  { trx }: InTransaction,
  walkthrough: Walkthrough
): Promise<void> {
  walkthrough.useTransaction(trx)
  await walkthrough.merge({ version: walkthrough.version + 1 }).save()
}
