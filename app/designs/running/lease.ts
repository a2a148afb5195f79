import { renewLease } from '#app/designs/running/actions/renew_lease'
import { HEARTBEAT_MS, LEASE_SECONDS } from '#app/designs/contract/limits'
import type { Leased } from '#app/designs/running/models/lock_leased'
import { LostLease } from './lost_lease.js'
import { transaction } from '#app/kernel/database/transaction'

/** Keeps a design for this worker. Survives a short database outage until the lease ends. */
export class Lease {
  #timer: NodeJS.Timeout
  #renewedAt = Date.now()

  constructor(
    private readonly leased: Leased,
    private readonly onLost: (error: LostLease) => void
  ) {
    this.#timer = setInterval(() => void this.#renew(), HEARTBEAT_MS)
  }

  end(): void {
    clearInterval(this.#timer)
  }

  async #renew(): Promise<void> {
    const askedAt = Date.now()
    try {
      if (!(await transaction((trx) => renewLease({ trx }, this.leased))))
        return this.onLost(new LostLease())
      this.#renewedAt = askedAt
    } catch {
      if (askedAt - this.#renewedAt > LEASE_SECONDS * 1000) this.onLost(new LostLease())
    }
  }
}
