import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type Video from '#app/videos/video'
import type { VideoRange } from '#app/videos/video_viewers'

export type VideoCutter = (
  video: Video,
  client?: TransactionClientContract
) => Promise<VideoRange | null>

const cutters = new Registry<VideoCutter>('cutters of videos')

/** What others may see of a video; null for all of it. */
export function videoCutter(cutter: VideoCutter): Extension {
  return cutters.adds(cutter)
}

export async function findKeptPart(
  video: Video,
  client?: TransactionClientContract
): Promise<VideoRange | null> {
  for (const cut of cutters.list()) {
    const part = await cut(video, client)
    if (part) return part
  }
  return null
}
