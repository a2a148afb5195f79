import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { transaction } from '#app/kernel/database/transaction'
import { countViews, type SeenListing } from '#app/properties/actions/count_views'
import { findViewSalt } from '#app/properties/views/find_view_salt'

interface Visitor {
  /** a network address, or its block */
  address: string
  agent: string
}

const FLUSH_MS = 3000
const BOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java\/|monitor/i

/** Collects who saw which listing and writes them together, so that a view costs no write of its own. */
export class ViewCounter {
  #seen = new Map<string, SeenListing>()
  #timer: NodeJS.Timeout | null = null

  /** Programs that say they are one don’t count. */
  async add(propertyId: number, { address, agent }: Visitor): Promise<void> {
    if (!agent || BOT.test(agent)) return
    const day = new Date().toISOString().slice(0, 10)
    const salt = await findViewSalt(day)
    const hash = createHash('sha256').update(`${salt}|${address}|${agent}`).digest('base64url')
    const visitor = hash.slice(0, 22)
    this.#seen.set(`${day} ${propertyId} ${visitor}`, { day, propertyId, visitor })
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
  }

  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const seen = [...this.#seen.values()]
    this.#seen = new Map()
    if (!seen.length) return
    try {
      await transaction((trx) => countViews({ trx }, seen))
    } catch (error) {
      logger.error({ err: error }, 'views were not counted')
    }
  }
}

export const viewCounter = new ViewCounter()
