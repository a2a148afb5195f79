import { CLOSE } from '#app/realtime/protocol/close_codes'
import { MAX_SOCKETS_PER_ACCOUNT } from '#app/realtime/protocol/limits'
import type { Connection } from './connection.js'

/** Limits the sockets of one account: the oldest makes room. */
export class AccountSockets {
  readonly #byAccount = new Map<number, Set<Connection>>()

  add(connection: Connection): void {
    const userId = connection.owners.at(0)?.userId
    if (userId === undefined || !connection.isOpen) return
    const sockets = this.#byAccount.get(userId) ?? new Set()
    this.#byAccount.set(userId, sockets.add(connection))
    if (sockets.size <= MAX_SOCKETS_PER_ACCOUNT) return
    const [oldest] = sockets
    this.remove(oldest)
    oldest.dismiss(CLOSE.tooManyOfAccount)
  }

  remove(connection: Connection): void {
    for (const { userId } of connection.owners) {
      const sockets = this.#byAccount.get(userId)
      sockets?.delete(connection)
      if (!sockets?.size) this.#byAccount.delete(userId)
    }
  }
}
