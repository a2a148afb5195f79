import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Video from '#app/videos/video'
import { findKeptPart } from '#app/videos/video_cutters'
import type { VideoRange } from '#app/videos/video_viewers'

/** What a poster is to show: the frame that the owner chose, or one of what isn't cut off. */
export interface PosterWish {
  /** null lets vesta choose */
  atMs: number | null
  /** null for all of it */
  part: VideoRange | null
}

export async function findPosterWish(
  video: Video,
  client?: TransactionClientContract
): Promise<PosterWish> {
  const { posterTimeMs: atMs } = video
  return { atMs, part: atMs === null ? await findKeptPart(video, client) : null }
}
