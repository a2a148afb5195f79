import RenewLease from '#app/designs/actions/renew_lease'
import { HEARTBEAT_MS, LEASE_SECONDS } from '#app/designs/limits'
import type { Leased } from '#app/designs/queries/lock_leased'
import { LostLease } from './lost_lease.js'

/**
 * Keeps a design for this worker while it is at work. A database that is away
 * for a moment is borne until the lease ends; then another may have the design.
 */
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
      if (!(await new RenewLease().handle(this.leased))) return this.onLost(new LostLease())
      this.#renewedAt = askedAt
    } catch {
      if (askedAt - this.#renewedAt > LEASE_SECONDS * 1000) this.onLost(new LostLease())
    }
  }
}
