import { transaction, afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import VideoProgressed from '#app/videos/processing/video_progressed'
import type Video from '#app/videos/video'
import { lockLeasedVideo, type LeasedVideo } from '#app/videos/video_locks'

/** Pause between two updates. */
const REST_MS = 500

/** Writes one percentage at a time; only the newest one waits. */
export class VideoProgressWriter {
  #latest = 0
  #written = { progress: 0, at: 0 }
  #writing?: Promise<void>
  #isEnded = false

  constructor(
    private readonly leased: LeasedVideo,
    private readonly onError: (error: unknown) => void
  ) {}

  report(progress: number): void {
    this.#latest = Math.max(this.#latest, Math.floor(progress))
    if (!this.#isEnded && this.#isWorthIt()) this.#writing ??= this.#write()
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await this.#writing
  }

  #isWorthIt(): boolean {
    return this.#latest > this.#written.progress && Date.now() - this.#written.at >= REST_MS
  }

  async #write(): Promise<void> {
    this.#written = { progress: this.#latest, at: Date.now() }
    try {
      await transaction((trx) => recordStep({ trx }, this.leased, this.#written.progress))
    } catch (error) {
      this.onError(error)
    } finally {
      this.#writing = undefined
    }
  }
}

/**
 * Stores what a step has found or made, then tells the owner.
 * @param progress percent; it never goes back when another worker starts again
 * @throws LostLease
 */
export async function recordStep(
  { trx }: InTransaction,
  leased: LeasedVideo,
  progress: number,
  change: (video: Video) => void = () => {}
): Promise<Video> {
  const video = await lockLeasedVideo(leased, trx)
  change(video)
  video.progress = Math.max(video.progress, progress)
  await video.save()
  afterCommit(trx, () => VideoProgressed.dispatch(video))
  return video
}
