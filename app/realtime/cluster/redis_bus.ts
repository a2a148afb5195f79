import { setTimeout as pause } from 'node:timers/promises'
import { Bus } from '@boringnode/bus'
import { RedisTransport } from '@boringnode/bus/transports/redis'
import type { RedisTransportConfig } from '@boringnode/bus/types/main'
import type { NodeBus, NodeMessage } from './node_bus.js'

/** ms */
const TIMEOUT = 2_000
const MAX_WAITING_EVENTS = 10_000

/** Connects on first use. */
export class RedisBus implements NodeBus {
  #bus?: Bus
  #nodes = 1

  constructor(
    private readonly options: RedisTransportConfig,
    private readonly channel: string,
    private readonly onBreak: () => void = () => {}
  ) {}

  async others(): Promise<number> {
    return this.#nodes - 1
  }

  countNodes(nodes: number): void {
    this.#nodes = nodes
  }

  async publish(message: NodeMessage): Promise<boolean> {
    const late = pause(TIMEOUT, false, { ref: false })
    return Promise.race([this.#open().publish(this.channel, JSON.stringify(message)), late])
  }

  async subscribe(hear: (message: NodeMessage) => void): Promise<void> {
    await this.#open().subscribe(this.channel, (text: string) =>
      hear(JSON.parse(text) as NodeMessage)
    )
  }

  async close(): Promise<void> {
    await this.#bus?.disconnect()
  }

  #open(): Bus {
    if (this.#bus) return this.#bus
    const transport = new RedisTransport(this.options)
    this.#bus = new Bus(transport, {
      retryQueue: { removeDuplicates: false, maxSize: MAX_WAITING_EVENTS, retryInterval: 1_000 },
    })
    transport.onReconnect(this.onBreak)
    return this.#bus
  }
}
