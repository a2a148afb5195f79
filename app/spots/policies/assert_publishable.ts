import { fieldErrors } from '#app/common/http/field_errors'
import type { InTransaction } from '#app/kernel/database/transaction'
import { MAX_SLIDE_SECONDS } from '#app/spots/contract/limits'
import type Spot from '#app/spots/models/spot'

interface SlideState {
  video_status: string | null
  length_ms: number | null
}

/** @throws E_VALIDATION_ERROR without slides, or with a video that isn’t ready or too long */
export async function assertPublishable({ trx }: InTransaction, { id }: Spot): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: SlideState[] }>(
    `select video.status as video_status,
       coalesce(slide.ends_ms, video.duration_ms) - coalesce(slide.starts_ms, 0) as length_ms
     from spot_slides slide left join videos video on video.id = slide.video_id
     where slide.spot_id = ? and (video.id is null or video.removing_since is null)`,
    [id]
  )
  const refused = (message: string) => fieldErrors({ 'spot.slides': message })
  if (!rows.length) throw refused('Add a video or a photo first.')
  const videos = rows.filter(({ video_status: status }) => status !== null)
  if (videos.some(({ video_status: status }) => status !== 'ready')) {
    throw refused('A video is still being prepared. Publish when it’s ready.')
  }
  if (videos.some(({ length_ms: length }) => (length ?? 0) > MAX_SLIDE_SECONDS * 1000)) {
    throw refused(`Cut each video to at most ${MAX_SLIDE_SECONDS} seconds.`)
  }
}
