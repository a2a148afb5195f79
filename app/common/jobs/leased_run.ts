import logger from '@adonisjs/core/services/logger'
import { Lease, type LeaseTerms } from './lease.js'
import { LostLease } from './lost_lease.js'
import { WorkerStopped } from './worker_stopped.js'

/** A worker's attempt at something it has claimed, ended early when the lease is lost or the worker stops. */
export abstract class LeasedRun {
  readonly #abortion = new AbortController()

  /** @param kind names it in the log */
  constructor(
    readonly id: number,
    private readonly kind: string,
    private readonly terms: LeaseTerms
  ) {}

  protected get signal(): AbortSignal {
    return this.#abortion.signal
  }

  /** Stops what works on it; `handle` settles right after. */
  abort(reason: LostLease | WorkerStopped): void {
    this.#abortion.abort(reason)
  }

  /** Never rejects. */
  async handle(): Promise<void> {
    const lease = new Lease(this.terms, (lost) => this.abort(lost))
    try {
      await this.attempt()
    } catch (error) {
      const reason: unknown = this.signal.aborted ? this.signal.reason : error
      await this.#end(reason).catch((failure) => this.#leave(failure))
    } finally {
      lease.end()
    }
  }

  protected abstract attempt(): Promise<void>

  /** Leaves it to the next worker; this attempt doesn't count. */
  protected abstract release(): Promise<void>

  /** After a failed attempt: whether it is tried again. */
  protected abstract settle(reason: unknown): Promise<void>

  /** Logs what went wrong with it. */
  protected tell(level: 'error' | 'warn', error: unknown, what: string): void {
    logger[level]({ err: error, [`${this.kind}_id`]: this.id }, `${this.kind} ${what}`)
  }

  /** For progress: the next update makes up for a lost one. */
  protected onUnwritten(error: unknown): void {
    if (error instanceof LostLease) this.abort(error)
    else this.tell('warn', error, 'progress not written')
  }

  async #end(reason: unknown): Promise<void> {
    if (reason instanceof LostLease) return
    if (reason instanceof WorkerStopped) return this.release()
    await this.settle(reason)
  }

  /** The outcome couldn't be written: another worker takes over when the lease ends. */
  #leave(error: unknown): void {
    if (!(error instanceof LostLease)) this.tell('error', error, 'left to the next worker')
  }
}
