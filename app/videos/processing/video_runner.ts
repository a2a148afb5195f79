import db from '@adonisjs/lucid/services/db'
import { LeasedRun } from '#app/common/jobs/leased_run'
import { Runner } from '#app/common/jobs/runner'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { deleteFile, storageDisk } from '#app/media/files/stored_files'
import { VideoFault } from '#app/videos/engine/video_fault'
import { videoEngineInUse } from '#app/videos/processing/engine_in_use'
import { completeVideo, failVideo } from '#app/videos/processing/finish_video'
import { makeEverything } from '#app/videos/processing/make_everything'
import {
  releaseVideoLease,
  renewVideoLease,
  VIDEO_HEARTBEAT_MS,
  VIDEO_LEASE_SECONDS,
  VIDEO_PAUSE_SECONDS,
  claimVideo,
} from '#app/videos/processing/video_leases'
import VideoFailed from '#app/videos/processing/video_failed'
import VideoProgressed from '#app/videos/processing/video_progressed'
import VideoQueued from '#app/videos/processing/video_queued'
import type Video from '#app/videos/video'
import { videoFolder } from '#app/videos/video_files'
import { MAX_PROCESSING_TRIES } from '#app/videos/video_limits'
import type { LeasedVideo } from '#app/videos/video_locks'

const WORDS = {
  unknown: 'This video could not be processed. Try again later.',
  interrupted: 'Processing was interrupted too many times. Try again later.',
  noRoom: 'There is no room for more videos at the moment. Try again later.',
}

class VideoRun extends LeasedRun {
  readonly #leased: LeasedVideo

  constructor(private readonly video: Video) {
    const leased = { id: video.id, workerId: video.workerId ?? '' }
    super(video.id, 'video', {
      renew: () => transaction((trx) => renewVideoLease({ trx }, leased)),
      leaseSeconds: VIDEO_LEASE_SECONDS,
      heartbeatMs: VIDEO_HEARTBEAT_MS,
    })
    this.#leased = leased
  }

  protected async attempt(): Promise<void> {
    if (this.video.attempts > MAX_PROCESSING_TRIES) throw new VideoFault(WORDS.interrupted, false)
    const poster = await makeEverything(await videoEngineInUse(), this.video, this.#leased, {
      signal: this.signal,
      onUnwritten: (error) => this.onUnwritten(error),
    })
    await transaction((trx) => completeVideo({ trx }, this.#leased, poster))
    await discardSource(this.video)
  }

  protected async settle(reason: unknown): Promise<void> {
    if (reason instanceof VideoFault) return this.#fail(reason.message, !reason.isOfFile)
    this.tell('error', reason, 'attempt failed')
    if (this.video.attempts >= MAX_PROCESSING_TRIES) return this.#fail(wordsFor(reason), true)
    await this.#release(VIDEO_PAUSE_SECONDS, true)
    await VideoQueued.dispatch(VIDEO_PAUSE_SECONDS)
  }

  protected release(): Promise<void> {
    return this.#release(0, false)
  }

  async #fail(words: string, keepsFiles: boolean): Promise<void> {
    const video = await transaction((trx) =>
      failVideo({ trx }, this.#leased, words, { keepsFiles })
    )
    try {
      if (!keepsFiles) {
        await discardMade(this.video)
        await discardSource(this.video)
      }
    } finally {
      // whoever hears of it asks whether its file is still there
      await VideoFailed.dispatch(video)
    }
  }

  #release(pauseSeconds: number, counts: boolean): Promise<void> {
    return transaction((trx) => releaseVideoLease({ trx }, this.#leased, { pauseSeconds, counts }))
  }
}

const DISK_FULL = /ENOSPC|EDQUOT|No space left|Disk quota/

function wordsFor(reason: unknown): string {
  if (!(reason instanceof Error)) return WORDS.unknown
  const isFull =
    reason instanceof HttpError ? reason.status === 503 : DISK_FULL.test(reason.message)
  return isFull ? WORDS.noRoom : WORDS.unknown
}

export const videoRunner = new Runner({
  prepare: discardForgottenSources,
  claim: () => transaction((trx) => claimVideo({ trx })),
  open: (video) => new VideoRun(video),
  announce: (video) => VideoProgressed.dispatch(video),
})

/**
 * Deletes the uploaded file of a video that is through with it. Its key is forgotten last, so that
 * a killed worker's deletion is done again.
 */
async function discardSource({ id, sourceKey }: Pick<Video, 'id' | 'sourceKey'>): Promise<void> {
  if (!sourceKey) return
  await deleteFile(sourceKey)
  await db.from('videos').where({ id, source_key: sourceKey }).update({ source_key: null })
}

/** Everything made of a video that can't be used. */
async function discardMade({ folder }: Pick<Video, 'folder'>): Promise<void> {
  await (await storageDisk()).deleteAll(`${videoFolder(folder)}/`)
}

/** Of ready videos whose worker was killed just then. */
async function discardForgottenSources(): Promise<void> {
  const rows = await db
    .from('videos')
    .where('status', 'ready')
    .whereNull('removing_since')
    .whereNotNull('source_key')
    .select('id', 'source_key')
  for (const { id, source_key: sourceKey } of rows) await discardSource({ id, sourceKey })
}
