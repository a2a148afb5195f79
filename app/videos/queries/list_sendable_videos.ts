import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Video from '#app/videos/models/video'

/** Those that didn't fail, by id, finished or not. @param hiddenIds owners to leave out */
export async function listSendableVideos(
  ids: number[],
  client?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Map<number, Video>> {
  if (!ids.length) return new Map()
  const videos = await Video.query({ client })
    .whereIn('id', ids)
    .whereNotIn('user_id', hiddenIds)
    .whereNot('status', 'failed')
    .whereNull('removing_since')
    .preload('poster')
    .preload('captions')
  return new Map(videos.map((video) => [video.id, video]))
}
