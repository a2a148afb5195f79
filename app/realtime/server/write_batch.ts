interface Flushable {
  flush(): void
}

/** Writes to each socket once per event-loop turn, because system calls dominate the cost. */
export class WriteBatch {
  #channels: Flushable[] = []
  #connections: Flushable[] = []
  #isScheduled = false

  addChannel(channel: Flushable): void {
    this.#channels.push(channel)
    this.#schedule()
  }

  addConnection(connection: Flushable): void {
    this.#connections.push(connection)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => this.#flush())
  }

  /** Channels first: they pass frames to connections. */
  #flush(): void {
    const channels = this.#channels
    this.#channels = []
    for (const channel of channels) channel.flush()

    const connections = this.#connections
    this.#connections = []
    this.#isScheduled = false
    for (const connection of connections) connection.flush()
  }
}
