import type { Connection } from './connection.js'
import type { WriteTurn } from './write_turn.js'

interface Pending {
  frame: Buffer
  except: string | null
}

/** Those who listen to a channel at this node. */
export class Channel {
  readonly #subscribers = new Set<Connection>()
  #pending: Pending[] = []
  #tasks: Promise<void> = Promise.resolve()
  #openTasks = 0

  constructor(
    readonly name: string,
    private readonly turn: WriteTurn
  ) {}

  get subscribers(): ReadonlySet<Connection> {
    return this.#subscribers
  }

  /** Whether nobody listens and nobody is about to. */
  get isIdle(): boolean {
    return !this.#subscribers.size && !this.#openTasks
  }

  /** What was published before goes to those who listened before. */
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

  /** Joining and leaving wait for shared state: one after the other on each channel. */
  inTurn(task: () => void | Promise<void>): Promise<void> {
    this.#openTasks += 1
    this.#tasks = this.#tasks.then(task).finally(() => (this.#openTasks -= 1))
    const done = this.#tasks
    this.#tasks = done.catch(() => {})
    return done
  }

  /** Hands what waits to the subscribers, joined to one piece that they share. */
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
