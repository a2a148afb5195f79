interface Flushable {
  flush(): void
}

/**
 * Gathers what is to be sent within one turn of the event loop, so that each
 * socket is written to once: the system call is what a delivery costs.
 */
export class WriteTurn {
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

  /** Channels first: they hand their frames to connections. */
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
