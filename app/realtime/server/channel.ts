import type { Connection } from './connection.js'
import type { WriteBatch } from './write_batch.js'

interface Pending {
  frame: Buffer
  except: string | null
}

/** Subscribers of a channel on this node. */
export class Channel {
  readonly #subscribers = new Set<Connection>()
  #pending: Pending[] = []
  #tasks: Promise<void> = Promise.resolve()
  #openTasks = 0

  constructor(
    readonly name: string,
    private readonly turn: WriteBatch
  ) {}

  get subscribers(): ReadonlySet<Connection> {
    return this.#subscribers
  }

  get isIdle(): boolean {
    return !this.#subscribers.size && !this.#openTasks
  }

  /** Earlier events go only to earlier subscribers. */
  add(connection: Connection): void {
    this.flush()
    this.#subscribers.add(connection)
  }

  remove(connection: Connection): void {
    this.flush()
    this.#subscribers.delete(connection)
  }

  publish(frame: Buffer, except: string | null = null): void {
    if (!this.#subscribers.size) return
    if (!this.#pending.length) this.turn.addChannel(this)
    this.#pending.push({ frame, except })
  }

  /** Joining and leaving await shared state, so they run one at a time. */
  inTurn(task: () => void | Promise<void>): Promise<void> {
    this.#openTasks += 1
    this.#tasks = this.#tasks.then(task).finally(() => (this.#openTasks -= 1))
    const done = this.#tasks
    this.#tasks = done.catch(() => {})
    return done
  }

  /** Joins waiting frames into one buffer for all subscribers. */
  flush(): void {
    if (!this.#pending.length) return
    const pending = this.#pending
    this.#pending = []
    const all = joined(pending)
    const excepted = new Set(pending.map(({ except }) => except))
    for (const connection of this.#subscribers) {
      if (!excepted.has(connection.id)) connection.queue(all)
      else connection.queue(joined(pending.filter(({ except }) => except !== connection.id)))
    }
  }
}

function joined(pending: Pending[]): Buffer {
  if (pending.length === 1) return pending[0].frame
  return Buffer.concat(pending.map(({ frame }) => frame))
}
