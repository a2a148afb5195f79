import {
  CLOSE,
  MAX_IDLE_SOCKETS,
  MAX_IDLE_SOCKETS_PER_ADDRESS,
  MAX_SOCKETS_PER_ADDRESS,
} from '#app/realtime/protocol/protocol_limits'
import type { Connection } from './connection.js'

/** Limits idle sockets: if too many have no subscription, closes the oldest. */
export class Crowd {
  readonly #byAddress = new Map<string, Set<Connection>>()
  /** not subscribed yet, oldest first, with addresses */
  readonly #idle = new Map<Connection, string>()

  admits(address: string): boolean {
    return (this.#byAddress.get(address)?.size ?? 0) < MAX_SOCKETS_PER_ADDRESS
  }

  add(connection: Connection, address: string): void {
    const neighbors = this.#byAddress.get(address) ?? new Set()
    this.#byAddress.set(address, neighbors.add(connection))
    this.#idle.set(connection, address)
    this.#forgetBusy()
    const idleHere = [...this.#idle].filter(([, from]) => from === address)
    if (idleHere.length > MAX_IDLE_SOCKETS_PER_ADDRESS) this.#close(idleHere[0][0])
    const [oldest] = this.#idle.keys()
    if (oldest && this.#idle.size > MAX_IDLE_SOCKETS) this.#close(oldest)
  }

  remove(connection: Connection, address: string): void {
    this.#idle.delete(connection)
    const neighbors = this.#byAddress.get(address)
    neighbors?.delete(connection)
    if (!neighbors?.size) this.#byAddress.delete(address)
  }

  #forgetBusy(): void {
    for (const connection of this.#idle.keys()) {
      if (connection.subscriptions.size || connection.userId) this.#idle.delete(connection)
    }
  }

  #close(connection: Connection): void {
    this.#idle.delete(connection)
    connection.dismiss(CLOSE.tooMany)
  }
}
