// Long because: an upload's states depend on each other
import { Store } from '#app/kit/hooks/store'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import { UploadFailure } from '#app/kit/upload/upload_failure'
import { ChangeClock } from '#app/kit/calls/change_clock'
import {
  claim,
  hide,
  keep,
  pathsInOtherTabs,
  readHidden,
  readKept,
} from '#app/videos/uploads/ui/kept_uploads'
import { type OpenedVideo, videoApi } from '#app/videos/uploads/ui/video_api'
import {
  isSending,
  isUnderway,
  lacksFile,
  type VideoUpload,
} from '#app/videos/uploads/ui/video_upload'

export interface UploadsState {
  uploads: readonly VideoUpload[]
  /** null until asked for */
  freeBytes: number | null
}

/** More would only share the same bandwidth. */
const MAX_PARALLEL = 2

/** Progress is drawn at most this often. */
const DRAW_MS = 250

/** News of what another device sends come every second; without any, it sends no more. */
const QUIET_MS = 30_000

const GONE = [404, 410]
const FINAL = [413, 415, 422]

type Listed = Awaited<ReturnType<typeof videoApi.uploads>>['uploads'][number]

const EMPTY: UploadsState = { uploads: [], freeBytes: null }

/** The tab's uploads. They go on while somebody moves from page to page. */
export class VideoUploads extends Store<UploadsState> {
  #accountId: number | null = null
  readonly #clock = new ChangeClock<'list'>()
  #hidden: ReadonlySet<number> = new Set()

  constructor(
    initial: UploadsState,
    private readonly api: Pick<typeof videoApi, 'uploads' | 'cancel' | 'remove'> = videoApi
  ) {
    super(initial)
  }

  readonly #files = new Map<number, File>()
  readonly #stops = new Map<number, () => void>()
  /** when another device was last known to send */
  readonly #heardAt = new Map<number, number>()

  /** Takes up what this browser was uploading for the account; another account's uploads pause. */
  async enter(accountId: number | null): Promise<void> {
    if (accountId === this.#accountId) return
    const left = this.#accountId
    this.#accountId = accountId
    // what a page has asked or started before this was called stays
    if (left !== null) this.#clear()
    this.#hidden = accountId === null ? new Set() : readHidden(accountId)
    const kept = accountId === null ? [] : readKept(accountId)
    if (!kept.length) return
    const elsewhere = await pathsInOtherTabs()
    if (accountId !== this.#accountId) return
    for (const { isSent, ...upload } of kept) {
      if (elsewhere.has(upload.path) || this.find(upload.videoId)) continue
      this.#take({ ...upload, state: isSent ? 'processing' : 'needs_file', error: null })
    }
  }

  /**
   * Fetches the list again if the server names other videos than this tab knows.
   * @param begun slugs of those being uploaded, with spaces between
   * @param processed slugs of those being processed
   */
  async compare(begun: string, processed: string): Promise<void> {
    const slugs = begun.split(' ').filter(Boolean)
    const { uploads } = this.snapshot()
    const isNew = [...slugs, ...processed.split(' ').filter(Boolean)].some(
      (slug) => !uploads.some(({ videoSlug }) => videoSlug === slug)
    )
    const isOver = uploads.some((upload) => lacksFile(upload) && !slugs.includes(upload.videoSlug))
    if (isNew || isOver) await this.refresh().catch(() => {})
  }

  /** Just now, another device has begun to send, or the server to process. */
  hearChanged = (): void => {
    this.#clock.note('list')
    void this.refresh('elsewhere').catch(() => {})
  }

  /**
   * Fetches the list, with the videos of other devices and which of them have ended.
   * @param unknown state of uploads that this tab didn't know
   */
  async refresh(unknown: 'needs_file' | 'elsewhere' = 'needs_file'): Promise<void> {
    const accountId = this.#accountId
    const answer = await this.#clock.fresh('list', () =>
      Promise.all([this.api.uploads(), pathsInOtherTabs()])
    )
    if (!answer || accountId !== this.#accountId) return
    const [{ uploads, processing, quota }, elsewhere] = answer
    this.patch({ freeBytes: Math.max(0, quota.max_bytes - quota.used_bytes) })
    this.#settle(uploads, processing)
    for (const { video, upload, uploaded_bytes: sent, bytes } of uploads) {
      const path = new URL(upload.url).pathname
      if (elsewhere.has(path) || !bytes || !sent) continue
      const completed = percent(sent, bytes)
      this.#meet(video, { bytes, path, state: unknown, completed })
    }
    for (const video of processing) {
      const { progress: completed } = video
      this.#meet(video, { bytes: 0, path: '', state: 'processing', completed })
    }
  }

  /**
   * What another device was sending and nobody has heard of for long is unfinished: closed there,
   * paused, or without network. Further news make it `elsewhere` again.
   */
  forgetQuiet(): void {
    for (const { videoId, state } of this.snapshot().uploads) {
      const quietMs = Date.now() - (this.#heardAt.get(videoId) ?? 0)
      if (state === 'elsewhere' && quietMs >= QUIET_MS)
        this.change(videoId, { state: 'needs_file' })
    }
  }

  /** What this tab can't send itself has arrived from elsewhere, or is gone. */
  #settle(uploads: readonly Listed[], processing: readonly { id: number; progress: number }[]) {
    for (const upload of this.snapshot().uploads.filter(lacksFile)) {
      const arrived = processing.find(({ id }) => id === upload.videoId)
      if (arrived) {
        this.change(arrived.id, { state: 'processing', completed: arrived.progress })
      } else if (!uploads.some(({ video }) => video.id === upload.videoId)) {
        this.#drop(upload.videoId)
      }
    }
  }

  #meet(
    { id: videoId, slug: videoSlug, title }: { id: number; slug: string; title: string },
    known: Pick<VideoUpload, 'bytes' | 'path' | 'state' | 'completed'>
  ): void {
    if (this.find(videoId) || this.#hidden.has(videoId)) return
    this.#take({ videoId, videoSlug, name: title || 'Video', error: null, ...known })
  }

  #clear(): void {
    for (const stop of this.#stops.values()) stop()
    this.#stops.clear()
    this.#files.clear()
    this.#heardAt.clear()
    this.set(EMPTY)
  }

  find(videoId: number): VideoUpload | undefined {
    return this.snapshot().uploads.find((upload) => upload.videoId === videoId)
  }

  /** Starts to upload a file to a video that was opened for it. */
  add(file: File, { video, upload }: OpenedVideo): VideoUpload {
    const added: VideoUpload = {
      videoId: video.id,
      videoSlug: video.slug,
      name: file.name,
      bytes: file.size,
      path: new URL(upload.url).pathname,
      state: 'waiting',
      completed: 0,
      error: null,
    }
    this.#files.set(video.id, file)
    this.#take(added)
    this.#startNext()
    return added
  }

  /** Continues with the file chosen again. @returns why it can't be the same file, or null */
  choose(videoId: number, file: File): string | null {
    const upload = this.find(videoId)
    if (!upload) return null
    if (file.size !== upload.bytes)
      return `This isn’t the same file. Choose “${upload.name}” again.`
    this.#files.set(videoId, file)
    this.resume(videoId)
    return null
  }

  pause(videoId: number): void {
    this.#stop(videoId)
    this.change(videoId, { state: 'paused' })
    this.#startNext()
  }

  /** Also after a failure. */
  resume(videoId: number): void {
    const state = this.#files.has(videoId) ? 'waiting' : 'needs_file'
    this.change(videoId, { state, error: null })
    this.#startNext()
  }

  /** Removes the video, too. */
  async cancel(videoId: number): Promise<void> {
    const upload = this.find(videoId)
    if (!upload) return
    this.#stop(videoId)
    this.change(videoId, { state: 'paused' })
    const failed = { state: 'failed' } as const
    await this.#remove(videoId, failed, () => this.api.cancel(upload.path))
  }

  /** Deletes one that has arrived. */
  stopProcessing(videoId: number): Promise<void> {
    return this.#remove(videoId, {}, () => this.api.remove(videoId))
  }

  async #remove(
    videoId: number,
    failed: Partial<VideoUpload>,
    remove: () => Promise<void>
  ): Promise<void> {
    try {
      await remove()
      this.dismiss(videoId)
    } catch (error) {
      const isGone = error instanceof CallFailure && GONE.includes(error.status)
      if (isGone) this.dismiss(videoId)
      else this.change(videoId, { ...failed, error: sentenceOf(error) })
    }
  }

  /** Only from the list, also where the page is opened again. */
  dismiss(videoId: number): void {
    this.#hidden = new Set([...this.#hidden, videoId])
    if (this.#accountId !== null) hide(this.#accountId, videoId)
    this.#drop(videoId)
  }

  #drop(videoId: number): void {
    this.#stop(videoId)
    this.#files.delete(videoId)
    this.#heardAt.delete(videoId)
    this.#set(this.snapshot().uploads.filter((upload) => upload.videoId !== videoId))
    this.#startNext()
  }

  change(videoId: number, change: Partial<VideoUpload>): void {
    if (change.state === 'elsewhere') this.#heardAt.set(videoId, Date.now())
    this.#set(
      this.snapshot().uploads.map((upload) =>
        upload.videoId === videoId ? { ...upload, ...change } : upload
      )
    )
  }

  #take(upload: VideoUpload): void {
    if (upload.state === 'elsewhere') this.#heardAt.set(upload.videoId, Date.now())
    this.#set([...this.snapshot().uploads, upload])
  }

  #set(uploads: readonly VideoUpload[]): void {
    this.patch({ uploads })
    if (this.#accountId !== null) keep(this.#accountId, uploads.filter(isUnderway))
  }

  #stop(videoId: number): void {
    this.#stops.get(videoId)?.()
    this.#stops.delete(videoId)
  }

  #startNext(): void {
    const waiting = this.snapshot().uploads.filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, MAX_PARALLEL - this.#stops.size)) void this.#start(upload)
  }

  async #start({ videoId, path, bytes }: VideoUpload): Promise<void> {
    const file = this.#files.get(videoId)
    if (!file) return
    const release = claim(path)
    let isStopped = false
    let pause = () => {}
    this.#stops.set(videoId, () => {
      isStopped = true
      pause()
      release()
    })
    this.change(videoId, { state: 'uploading' })
    try {
      const { sendVideo } = await import('#app/videos/uploads/ui/send_video')
      if (isStopped) return
      let drawnAt = 0
      pause = sendVideo(file, {
        path,
        onProgress: (sent) => {
          if (isStopped || Date.now() - drawnAt < DRAW_MS) return
          drawnAt = Date.now()
          this.change(videoId, { completed: percent(sent, bytes) })
        },
        onSent: () => this.#end(videoId, { state: 'processing', completed: 0 }),
        onFailure: (failure) => !isStopped && this.#fail(videoId, failure),
      })
    } catch {
      if (!isStopped) this.#fail(videoId, new UploadFailure(0))
    }
  }

  #fail(videoId: number, { status, message }: UploadFailure): void {
    const isFinal = [...GONE, ...FINAL].includes(status)
    this.#end(videoId, { state: isFinal ? 'refused' : 'failed', error: message })
  }

  #end(videoId: number, change: Partial<VideoUpload>): void {
    this.#stop(videoId)
    if (change.state === 'processing') this.#files.delete(videoId)
    this.change(videoId, change)
    this.#startNext()
  }

  /** The connection is back. */
  resumeFailed = (): void => {
    for (const { videoId, state } of this.snapshot().uploads) {
      if (state === 'failed') this.resume(videoId)
    }
  }

  get isSending(): boolean {
    return this.snapshot().uploads.some(isSending)
  }
}

function percent(sent: number, bytes: number): number {
  return Math.floor((sent / bytes) * 100)
}

export const videoUploads = new VideoUploads(EMPTY)
