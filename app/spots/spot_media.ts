import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import type Image from '#app/media/image'
import type Video from '#app/videos/video'
import type { VideoRequest } from '#app/videos/video_viewers'

/** Whether a published spot shows a photo, a design with its photo before, or a video’s poster. */
export function isOfPublicSpot({ id }: Image, user: User | null): Promise<boolean> {
  return isShown(
    `slide.image_id = :id
     or slide.video_id in (select video.id from videos video where video.poster_image_id = :id)
     or slide.design_id in (select design.id from designs design
       where :id in (design.image_id, design.high_res_image_id, design.original_image_id)
         and design.taken_down_at is null)`,
    { id },
    user
  )
}

/** Whether a published spot shows that part of a video, or all of it. */
export function isSpotVideo(video: Video, { user, range }: VideoRequest): Promise<boolean> {
  return isShown(
    `slide.video_id = :id and (coalesce(slide.starts_ms, slide.ends_ms) is null
       or (:isPart and coalesce(slide.starts_ms, 0) <= :startsMs
         and coalesce(slide.ends_ms, :lastMs::integer) >= :endsMs))`,
    {
      id: video.id,
      isPart: range !== null,
      startsMs: range?.startsMs ?? 0,
      endsMs: range?.endsMs ?? 0,
      lastMs: video.durationMs,
    },
    user
  )
}

async function isShown(
  condition: string,
  values: Record<string, unknown>,
  user: User | null
): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `select from spot_slides slide join spots s on s.id = slide.spot_id
     where s.status = 'publish' and (${condition}) and s.user_id <> all(:hiddenIds::integer[])
     limit 1`,
    { ...values, hiddenIds: await listHiddenUserIds(user?.id ?? null) }
  )
  return rows.length > 0
}

/** Null if no spot shows the image. */
export async function reasonToKeepSlideImage(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const slide = await trx.from('spot_slides').where('image_id', id).select('id').first()
  return slide ? 'This photo is part of a spot. Remove it there first.' : null
}
