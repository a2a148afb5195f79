import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { readableSlug } from '#app/common/readable_slug'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/change_images'
import { findOwnProperty } from '#app/properties/find_property'
import { replaceSlides, listSlideImageIds } from '#app/spots/replace_slides'
import Spot from '#app/spots/spot'
import { MAX_SLIDE_SECONDS } from '#app/spots/spot_limits'
import { lockSpot } from '#app/spots/spot_locks'
import { tagsIn } from '#app/spots/spot_tags'
import type { SpotInput } from '#app/spots/spot_validators'
import { tellMentionedInSpot, tellWebhooksOfSpot } from '#app/spots/tell_about_spot'
import { mayList } from '#app/teams/team_roles'
import { findWorkplace } from '#app/teams/find_teams'
import Walkthrough from '#app/walkthroughs/walkthrough'

/**
 * The spot belongs to the team its author works in too, if their role allows it.
 * @param walkthroughSlug one's own walkthrough that it is a moment of; null for none
 * @throws HttpError 404, E_VALIDATION_ERROR
 */
export async function createSpot(
  { user, trx }: ActingUser,
  walkthroughSlug: string | null,
  input: SpotInput
): Promise<Spot> {
  const walkthrough =
    walkthroughSlug === null ? null : await lockOwn({ user, trx }, walkthroughSlug)
  const workplace = await findWorkplace(user.id, trx)
  const spot = new Spot()
  spot.useTransaction(trx)
  spot.merge({
    userId: user.id,
    teamId: workplace && mayList(workplace.role) ? workplace.team_id : null,
    walkthroughId: walkthrough?.id ?? null,
    propertyId: walkthrough?.propertyId ?? null,
    slug: readableSlug(firstWords(input.caption), 'spot'),
    caption: '',
    status: 'draft',
    version: 0,
    publishedAt: null,
  })
  await spot.save()
  return writeSpot({ user, trx }, spot, input)
}

async function lockOwn({ user, trx }: ActingUser, slug: string): Promise<Walkthrough> {
  const own = await Walkthrough.query({ client: trx })
    .where({ slug, user_id: user.id })
    .forShare()
    .first()
  if (!own) throw HttpError.notFound()
  return own
}

function firstWords(caption: string | null | undefined): string {
  return (caption ?? '').split(/\s+/).slice(0, 5).join(' ')
}

/** Changes what is given. @throws HttpError 404, 403, E_VALIDATION_ERROR */
export async function updateSpot(
  { user, trx }: ActingUser,
  slug: string,
  input: SpotInput
): Promise<Spot> {
  return writeSpot({ user, trx }, await lockSpot({ user, trx }, slug), input)
}

/** Writes what is given to a locked spot. @throws E_VALIDATION_ERROR; HttpError 409 if staff removed it */
async function writeSpot({ user, trx }: ActingUser, spot: Spot, input: SpotInput): Promise<Spot> {
  const wasPublished = spot.isPublished
  if (input.caption !== undefined) {
    spot.caption = input.caption ?? ''
    spot.tags = tagsIn(spot.caption)
  }
  if (input.property_slug !== undefined) await setProperty({ user, trx }, spot, input.property_slug)
  if (input.place !== undefined) setPlace(spot, input.place)
  if (input.slides) await replaceSlides({ user, trx }, spot, input.slides)
  if (input.status) spot.status = input.status
  if (spot.isPublished) {
    if (spot.takenDownAt) throw HttpError.conflict('Our team removed this spot from public view.')
    await assertPublishable({ trx }, spot)
    spot.publishedAt ??= DateTime.utc()
  }
  spot.version += 1
  await spot.save()
  if (spot.isPublished && !wasPublished) {
    await tellMentionedInSpot({ trx }, { spot, authorId: user.id, text: spot.caption, told: [] })
    await tellWebhooksOfSpot({ trx }, spot)
  }
  return spot
}

async function setProperty({ user, trx }: ActingUser, spot: Spot, slug: string | null) {
  const property = slug ? await findOwnProperty(user, { slug }, trx) : null
  if (slug && !property) throw fieldErrors({ 'spot.property_slug': 'Choose one of your listings.' })
  spot.propertyId = property?.id ?? null
  const isListed = property?.status === 'publish' && !property.isPrivate
  if (!isListed || property.latitude === null || property.longitude === null) return
  // The town, not the house: a listing may become private later.
  const { city, latitude, longitude } = property
  if (city) setPlace(spot, { name: city, latitude: coarse(latitude), longitude: coarse(longitude) })
}

function setPlace(spot: Spot, place: SpotInput['place']) {
  spot.merge({
    placeName: place?.name ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  })
}

const coarse = (degrees: number) => Math.round(degrees * 100) / 100

const FAILED = 'This video couldn’t be processed.'

interface SlideState {
  video_status: string | null
  video_error: string | null
  length_ms: number | null
  starts_late: boolean | null
}

/**
 * @throws E_VALIDATION_ERROR without slides, or with a video that failed, isn’t ready, is too long or
 * ends before its part begins
 */
async function assertPublishable({ trx }: InTransaction, { id }: Spot): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: SlideState[] }>(
    `select video.status as video_status, video.error as video_error,
       coalesce(slide.ends_ms, video.duration_ms) - coalesce(slide.starts_ms, 0) as length_ms,
       slide.starts_ms >= video.duration_ms as starts_late
     from spot_slides slide left join videos video on video.id = slide.video_id
     where slide.spot_id = ? and (video.id is null or video.removing_since is null)`,
    [id]
  )
  const refused = (message: string) => fieldErrors({ 'spot.slides': message })
  if (!rows.length) throw refused('Add a video or a photo first.')
  const videos = rows.filter(({ video_status: status }) => status !== null)
  const failed = videos.find(({ video_status: status }) => status === 'failed')
  if (failed) throw refused(`${failed.video_error ?? FAILED} Remove it from the spot first.`)
  if (videos.some(({ video_status: status }) => status !== 'ready')) {
    throw refused('A video is still being prepared. Publish when it’s ready.')
  }
  if (videos.some(({ starts_late: startsLate }) => startsLate)) {
    throw refused('That video is shorter than its start.')
  }
  if (videos.some(({ length_ms: length }) => (length ?? 0) > MAX_SLIDE_SECONDS * 1000)) {
    throw refused(`Cut each video to at most ${MAX_SLIDE_SECONDS} seconds.`)
  }
}

/** Deletes one’s own spot; its videos and photos stay in the library. @throws HttpError 404, 403 */
export async function removeSpot({ user, trx }: ActingUser, slug: string): Promise<void> {
  const spot = await lockSpot({ user, trx }, slug)
  const images = await listSlideImageIds(spot, { trx })
  await spot.delete()
  await detachImages({ trx }, images)
}

/** Removes a spot from public view for good: its author keeps it as a draft. */
export async function takeDownSpot({ trx }: InTransaction, id: number): Promise<void> {
  const spot = await Spot.query({ client: trx }).where('id', id).forUpdate().first()
  if (!spot) return
  await spot
    .merge({
      status: 'draft',
      takenDownAt: spot.takenDownAt ?? DateTime.utc(),
      version: spot.version + 1,
    })
    .save()
}
