import { isDeepStrictEqual } from 'node:util'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { transaction } from '#app/kernel/database/transaction'
import { videoEngineInUse } from '#app/videos/processing/engine_in_use'
import { findPosterWish } from '#app/videos/processing/find_poster_wish'
import { makePoster, momentAt, savePoster } from '#app/videos/processing/make_poster'
import VideoReady from '#app/videos/processing/video_ready'
import { Workbench } from '#app/videos/processing/workbench'
import Video from '#app/videos/video'
import type { Rendition } from '#app/videos/video_files'

export default class MakePoster extends Job<{ videoId: number }> {
  static options: JobOptions = { queue: 'slow' }

  async execute() {
    await remakePoster(this.payload.videoId)
  }
}

const MAX_MS = 120_000

/** Where posters are taken from if nobody chose a frame. */
const DEFAULT_SHARE = 0.1

/** Takes the frame its owner chose, or one of what is kept, from the sharpest rendition. */
async function remakePoster(videoId: number): Promise<void> {
  const engine = await videoEngineInUse()
  const video = await Video.query()
    .where({ id: videoId, status: 'ready' })
    .whereNull('removing_since')
    .first()
  const sharpest = video?.renditions.toSorted((a, b) => b.height - a.height)[0]
  if (!video || !sharpest?.height || !engine.canEncode) return

  const signal = AbortSignal.timeout(MAX_MS)
  const wish = await findPosterWish(video)
  const chosenMs = wish.atMs ?? momentAt(DEFAULT_SHARE, wish.part, video.durationMs ?? 0)
  const { segment, withinMs } = momentOf(sharpest, chosenMs)
  await using bench = await Workbench.open()
  const source = await bench.rendition(video.folder, sharpest.name, [segment], signal)
  const sight = {
    source,
    probed: probedOf(sharpest, segment),
    atMs: withinMs,
    part: null,
    fileOf: (name: string) => bench.fileOf(name),
    signal,
  }
  const isSaved = await makePoster(engine, sight, (content) =>
    transaction(async (trx) => {
      const locked = await Video.query({ client: trx })
        .where({ id: videoId, status: 'ready' })
        .whereNull('removing_since')
        .forUpdate()
        .first()
      if (!locked) return false
      // Another frame is wanted since; its own job takes it.
      if (!isDeepStrictEqual(await findPosterWish(locked, trx), wish)) return false
      await savePoster({ trx }, locked, content)
      return true
    })
  )
  if (isSaved) await VideoReady.dispatch(video)
}

function momentOf({ segmentSeconds }: Rendition, atMs: number) {
  let startMs = 0
  for (const [segment, seconds] of segmentSeconds.entries()) {
    const isLast = segment === segmentSeconds.length - 1
    if (isLast || atMs < startMs + seconds * 1000) {
      return { segment, withinMs: Math.max(0, Math.round(atMs - startMs)) }
    }
    startMs += seconds * 1000
  }
  throw new Error('The rendition is empty')
}

function probedOf({ width, height, segmentSeconds }: Rendition, segment: number) {
  return {
    durationMs: Math.round(segmentSeconds[segment] * 1000),
    width,
    height,
    rotation: 0,
    framesPerSecond: 30,
    isInterlaced: false,
    codec: 'h264',
    hasAudio: false,
    hdr: null,
    hasColors: true,
  }
}
