import { Store } from '#app/kit/hooks/store'
import { UploadFailure } from '#app/kit/upload/upload_failure'

export type UploadStatus = 'waiting' | 'sending' | 'done' | 'failed'

/** One file's upload; a new object with each change. */
export interface UploadItem {
  /** Also the idempotency key, kept across retries: a repeat never creates a second picture. */
  readonly key: string
  readonly file: File
  /** Tells the order in which files were chosen, across queues. */
  readonly place: number
  readonly status: UploadStatus
  /** 0 to 100, of bytes sent. */
  readonly progress: number
  /** Why it failed, as a sentence. */
  readonly error: string | null
  readonly mayRetry: boolean
}

export interface SendOptions {
  key: string
  signal: AbortSignal
  onProgress: (percent: number) => void
}

export interface UploadTarget<Uploaded> {
  /** Sends one file; rejects with an `UploadFailure`. */
  send: (file: File, options: SendOptions) => Promise<Uploaded>
  onUploaded: (uploaded: Uploaded, place: number) => void
}

interface UploadQueueOptions<Uploaded> {
  target: UploadTarget<Uploaded>
  /** A reason not to send a file at all. */
  refuse: (file: File) => string | null
  makeKey: () => string
}

/** More would only share the same bandwidth. */
const MAX_PARALLEL_UPLOADS = 3

let chosen = 0

const NEW = { status: 'waiting', progress: 0, error: null, mayRetry: true } as const

/** Sends files in order, three at once, and tracks each one. */
export class UploadQueue<Uploaded> extends Store<readonly UploadItem[]> {
  #flights = new Map<string, AbortController>()
  #target: UploadTarget<Uploaded>
  readonly #refuse: UploadQueueOptions<Uploaded>['refuse']
  readonly #makeKey: UploadQueueOptions<Uploaded>['makeKey']

  constructor({ target, refuse, makeKey }: UploadQueueOptions<Uploaded>) {
    super([])
    this.#target = target
    this.#refuse = refuse
    this.#makeKey = makeKey
  }

  /** Switches the target, to a component's newest closures. */
  sendTo(target: UploadTarget<Uploaded>): void {
    this.#target = target
  }

  add(files: Iterable<File>): void {
    const added = [...files].map((file): UploadItem => {
      const item = { ...NEW, key: this.#makeKey(), file, place: ++chosen }
      const error = this.#refuse(file)
      return error ? { ...item, status: 'failed', error, mayRetry: false } : item
    })
    this.set([...this.#unfinishedBatch(), ...added])
    this.#startNext()
  }

  /** Removes a file, aborting its upload. */
  remove(key: string): void {
    this.#flights.get(key)?.abort()
    this.#flights.delete(key)
    this.set(this.snapshot().filter((item) => item.key !== key))
    this.#startNext()
  }

  retry(key: string): void {
    const item = this.#find(key)
    if (item?.status !== 'failed' || !item.mayRetry) return
    this.#change(key, NEW)
    this.#startNext()
  }

  /** Aborts everything in progress when the component unmounts. */
  abort(): void {
    for (const flight of this.#flights.values()) flight.abort()
    this.#flights.clear()
    this.set([])
  }

  /** Finished files stay counted until a new batch starts with nothing in progress. */
  #unfinishedBatch(): readonly UploadItem[] {
    if (this.#flights.size > 0) return this.snapshot()
    return this.snapshot().filter(({ status }) => status !== 'done')
  }

  #startNext(): void {
    const waiting = this.snapshot().filter(({ status }) => status === 'waiting')
    for (const item of waiting.slice(0, MAX_PARALLEL_UPLOADS - this.#flights.size))
      void this.#send(item)
  }

  async #send({ key, file, place }: UploadItem): Promise<void> {
    const flight = new AbortController()
    this.#flights.set(key, flight)
    this.#change(key, { status: 'sending' })
    try {
      const uploaded = await this.#target.send(file, {
        key,
        signal: flight.signal,
        onProgress: (progress) => this.#change(key, { progress }),
      })
      if (flight.signal.aborted) return
      this.#change(key, { status: 'done', progress: 100 })
      this.#target.onUploaded(uploaded, place)
    } catch (error) {
      if (flight.signal.aborted) return
      const failure = error instanceof UploadFailure ? error : new UploadFailure(0)
      this.#change(key, { status: 'failed', error: failure.message, mayRetry: failure.mayRetry })
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
      this.#startNext()
    }
  }

  #find(key: string): UploadItem | undefined {
    return this.snapshot().find((item) => item.key === key)
  }

  #change(key: string, change: Partial<UploadItem>): void {
    this.set(this.snapshot().map((item) => (item.key === key ? { ...item, ...change } : item)))
  }
}
