import { LostLease } from './lost_lease.js'

export interface LeaseTerms {
  /** @returns whether it still belongs to this worker */
  renew: () => Promise<boolean>
  /** A worker silent for longer loses it. */
  leaseSeconds: number
  heartbeatMs: number
}

/** Keeps something for this worker. Survives a short database outage until the lease ends. */
export class Lease {
  #timer: NodeJS.Timeout
  #renewedAt = Date.now()

  constructor(
    private readonly terms: LeaseTerms,
    private readonly onLost: (error: LostLease) => void
  ) {
    this.#timer = setInterval(() => void this.#renew(), terms.heartbeatMs)
  }

  end(): void {
    clearInterval(this.#timer)
  }

  async #renew(): Promise<void> {
    const askedAt = Date.now()
    try {
      if (!(await this.terms.renew())) return this.onLost(new LostLease())
      this.#renewedAt = askedAt
    } catch {
      if (askedAt - this.#renewedAt > this.terms.leaseSeconds * 1000) this.onLost(new LostLease())
    }
  }
}
