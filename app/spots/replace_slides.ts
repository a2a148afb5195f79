import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { attachImages, detachImages } from '#app/media/change_images'
import { MAX_SLIDE_SECONDS } from '#app/spots/spot_limits'
import type Spot from '#app/spots/spot'
import type { SlideInput } from '#app/spots/spot_validators'

interface OwnVideo {
  id: number
  duration_ms: number | null
}

/** Sets a spot’s slides in their order, from one’s own videos, pictures and designs. @throws E_VALIDATION_ERROR */
export async function replaceSlides(
  { user, trx }: ActingUser,
  spot: Spot,
  slides: SlideInput[]
): Promise<void> {
  for (const slide of slides) assertOneSource(slide)
  await assertOwnDesigns({ user, trx }, slides)
  const videos = await lockOwnVideos({ user, trx }, slides)
  const before = await listSlideImageIds(spot, { trx })
  const after = [...new Set(slides.flatMap(({ image_id: id }) => id ?? []))]
  await attachImages(
    { user, trx },
    after.filter((id) => !before.includes(id))
  )
  await trx.from('spot_slides').where('spot_id', spot.id).delete()
  const rows = slides.map((slide, position) => ({
    spot_id: spot.id,
    position,
    video_id: slide.video_id ?? null,
    image_id: slide.image_id ?? null,
    design_id: slide.design_id ?? null,
    ...rangeOf(slide, videos.get(slide.video_id ?? 0)),
  }))
  if (rows.length) await trx.table('spot_slides').multiInsert(rows)
  await detachImages(
    { trx },
    before.filter((id) => !after.includes(id))
  )
}

export async function listSlideImageIds(
  { id }: Pick<Spot, 'id'>,
  { trx }: Pick<ActingUser, 'trx'>
): Promise<number[]> {
  const rows: { image_id: number }[] = await trx
    .from('spot_slides')
    .where('spot_id', id)
    .whereNotNull('image_id')
    .distinct('image_id')
  return rows.map((row) => row.image_id)
}

const refused = (message: string) => fieldErrors({ 'spot.slides': message })

function assertOneSource({ video_id: video, image_id: image, design_id: design }: SlideInput) {
  const sources = [video, image, design].filter((id) => id !== undefined)
  if (sources.length !== 1) throw refused('Each slide is one video, one photo or one design.')
}

/** A shared lock waits for whoever deletes one of them right now. */
async function lockOwnVideos({ user, trx }: ActingUser, slides: SlideInput[]) {
  const ids = [...new Set(slides.flatMap(({ video_id: id }) => id ?? []))]
  const videos: OwnVideo[] = await trx
    .from('videos')
    .whereIn('id', ids)
    .where('user_id', user.id)
    .whereNull('removing_since')
    .orderBy('id')
    .forShare()
    .select('id', 'duration_ms')
  if (videos.length < ids.length) throw refused('Choose videos that you uploaded.')
  return new Map(videos.map((video) => [video.id, video]))
}

async function assertOwnDesigns({ user, trx }: ActingUser, slides: SlideInput[]) {
  const ids = [...new Set(slides.flatMap(({ design_id: id }) => id ?? []))]
  const designs = await trx
    .from('designs')
    .whereIn('id', ids)
    .where({ user_id: user.id, status: 'completed' })
    .whereNotNull('image_id')
    .whereNull('taken_down_at')
    .forShare()
    .select('id')
  if (designs.length < ids.length) throw refused('Choose finished designs of yours.')
}

/**
 * Null for a whole video, so that its MP4 serves as well. One whose length isn't known yet keeps its
 * start; publishing checks that.
 */
function rangeOf({ starts_at: startsAt, ends_at: endsAt }: SlideInput, video?: OwnVideo) {
  const none = { starts_ms: null, ends_ms: null }
  if (!video) return none
  const length = video.duration_ms
  const startsMs = Math.round((startsAt ?? 0) * 1000)
  const endsMs = typeof endsAt === 'number' ? Math.round(endsAt * 1000) : length
  if (endsMs === null) return { ...none, starts_ms: startsMs || null }
  if (endsMs <= startsMs) throw refused('A video has to end after it starts.')
  if (length !== null && startsMs >= length) throw refused('That video is shorter than its start.')
  const lastMs = Math.min(endsMs, length ?? endsMs)
  if (lastMs - startsMs > MAX_SLIDE_SECONDS * 1000) {
    throw refused(`Cut each video to at most ${MAX_SLIDE_SECONDS} seconds.`)
  }
  return startsMs === 0 && lastMs === length ? none : { starts_ms: startsMs, ends_ms: lastMs }
}
