import { LeasedRun } from '#app/common/jobs/leased_run'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_PROCESSING_TRIES } from '#app/videos/contract/limits'
import { VideoFault } from '#app/videos/engine/video_fault'
import VideoQueued from '#app/videos/events/video_queued'
import type Video from '#app/videos/models/video'
import { completeVideo } from '#app/videos/processing/actions/complete_video'
import { failVideo } from '#app/videos/processing/actions/fail_video'
import { releaseLease } from '#app/videos/processing/actions/release_lease'
import { renewLease } from '#app/videos/processing/actions/renew_lease'
import { HEARTBEAT_MS, LEASE_SECONDS, PAUSE_SECONDS } from '#app/videos/processing/limits'
import type { Leased } from '#app/videos/processing/models/lock_leased'
import { discardMade, discardSource } from './discard_files.js'
import { videoEngineInUse } from './engine_in_use.js'
import { makeEverything } from './make_everything.js'

const WORDS = {
  unknown: 'This video could not be processed. Try again later.',
  interrupted: 'Processing was interrupted too many times. Try again later.',
  noRoom: 'There is no room for more videos at the moment. Try again later.',
}

export class VideoRun extends LeasedRun {
  readonly #leased: Leased

  constructor(private readonly video: Video) {
    const leased = { id: video.id, workerId: video.workerId ?? '' }
    super(video.id, 'video', {
      renew: () => transaction((trx) => renewLease({ trx }, leased)),
      leaseSeconds: LEASE_SECONDS,
      heartbeatMs: HEARTBEAT_MS,
    })
    this.#leased = leased
  }

  protected async attempt(): Promise<void> {
    if (this.video.attempts > MAX_PROCESSING_TRIES) throw new VideoFault(WORDS.interrupted, false)
    await makeEverything(await videoEngineInUse(), this.video, this.#leased, {
      signal: this.signal,
      onUnwritten: (error) => this.onUnwritten(error),
    })
    await transaction((trx) => completeVideo({ trx }, this.#leased))
    await discardSource(this.video)
  }

  protected async settle(reason: unknown): Promise<void> {
    if (reason instanceof VideoFault) return this.#fail(reason.message, !reason.isOfFile)
    this.tell('error', reason, 'attempt failed')
    if (this.video.attempts >= MAX_PROCESSING_TRIES) return this.#fail(wordsFor(reason), true)
    await this.#release(PAUSE_SECONDS, true)
    await VideoQueued.dispatch(PAUSE_SECONDS)
  }

  protected release(): Promise<void> {
    return this.#release(0, false)
  }

  async #fail(words: string, keepsFiles: boolean): Promise<void> {
    await transaction((trx) => failVideo({ trx }, this.#leased, words, { keepsFiles }))
    if (keepsFiles) return
    await discardMade(this.video)
    await discardSource(this.video)
  }

  #release(pauseSeconds: number, counts: boolean): Promise<void> {
    return transaction((trx) => releaseLease({ trx }, this.#leased, { pauseSeconds, counts }))
  }
}

const DISK_FULL = /ENOSPC|EDQUOT|No space left|Disk quota/

function wordsFor(reason: unknown): string {
  if (!(reason instanceof Error)) return WORDS.unknown
  const isFull =
    reason instanceof HttpError ? reason.status === 503 : DISK_FULL.test(reason.message)
  return isFull ? WORDS.noRoom : WORDS.unknown
}
