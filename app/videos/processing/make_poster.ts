import sharp from 'sharp'
import User from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { detachImages } from '#app/media/change_images'
import type ImageContent from '#app/media/image_content'
import { prepareImage } from '#app/media/prepare_image'
import { saveImage } from '#app/media/save_image'
import type { ChildEngine } from '#app/videos/engine/child_engine'
import type { ProbedVideo } from '#app/videos/engine/video_engine'
import type { PosterWish } from '#app/videos/processing/find_poster_wish'
import type Video from '#app/videos/video'
import type { VideoRange } from '#app/videos/video_viewers'

/** Shares of the length: videos often begin and end in the dark. */
const MOMENTS = [0.1, 0.35, 0.6]

/** Mean lightness, of 255. */
const MIN_LIGHTNESS = 50

/** Without a moment: the first that is light enough, or else the lightest. */
interface Sight extends PosterWish {
  source: string
  probed: ProbedVideo
  fileOf: (name: string) => string
  signal: AbortSignal
}

/** Takes a frame as an image and passes its content to `use`, as `prepareImage` does. */
export async function makePoster<T>(
  engine: ChildEngine,
  { source, probed, atMs, part, fileOf, signal }: Sight,
  use: (content: ImageContent) => Promise<T>
): Promise<T> {
  const moments =
    atMs === null ? MOMENTS.map((share) => momentAt(share, part, probed.durationMs)) : [atMs]
  let best: { file: string; lightness: number } | undefined
  for (const [index, moment] of moments.entries()) {
    const file = fileOf(`poster_${index}.jpg`)
    await engine.takePoster({ source, probed, atMs: Math.round(moment), file }, signal)
    const lightness = moments.length > 1 ? await lightnessOf(file) : 0
    if (!best || lightness > best.lightness) best = { file, lightness }
    if (lightness >= MIN_LIGHTNESS) break
  }
  if (!best) throw new Error('No moment to show')
  return prepareImage(best.file, use)
}

/** That share of a part, or of all of it. */
export function momentAt(share: number, part: VideoRange | null, durationMs: number): number {
  const { startsMs, endsMs } = part ?? { startsMs: 0, endsMs: durationMs }
  return startsMs + share * (endsMs - startsMs)
}

async function lightnessOf(file: string): Promise<number> {
  const { channels } = await sharp(file).greyscale().stats()
  return channels[0].mean
}

/** @param video locked by the caller */
export async function savePoster(
  { trx }: InTransaction,
  video: Video,
  content: ImageContent
): Promise<void> {
  const owner = await User.findOrFail(video.userId, { client: trx })
  const image = await saveImage({ trx }, content, { owner, purpose: 'video', isUsed: true })
  if (video.posterImageId) await detachImages({ trx }, [video.posterImageId])
  await video.merge({ posterImageId: image.id }).save()
}
