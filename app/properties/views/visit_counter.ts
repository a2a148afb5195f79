import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { transaction } from '#app/kernel/database/transaction'
import { countVisits, type ListingVisit } from '#app/properties/actions/count_visits'
import { findViewSalt } from '#app/properties/views/find_view_salt'

interface Visitor {
  /** a network address, or its block */
  address: string
  agent: string
}

const FLUSH_MS = 3000
const BOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java\/|monitor/i

/** Collects who saw or shared which listing and writes them together, so that a view costs no write of its own. */
class VisitCounter {
  #visits = new Map<string, ListingVisit>()
  #timer: NodeJS.Timeout | null = null

  /** Programs that say they are one don’t count. */
  async add(
    propertyId: number,
    deed: ListingVisit['deed'],
    { address, agent }: Visitor
  ): Promise<void> {
    if (!agent || BOT.test(agent)) return
    const day = new Date().toISOString().slice(0, 10)
    const salt = await findViewSalt(day)
    const hash = createHash('sha256').update(`${salt}|${address}|${agent}`).digest('base64url')
    const visitor = hash.slice(0, 22)
    this.#visits.set(`${day} ${propertyId} ${visitor} ${deed}`, { day, propertyId, visitor, deed })
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
  }

  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const visits = [...this.#visits.values()]
    this.#visits = new Map()
    if (!visits.length) return
    try {
      await transaction((trx) => countVisits({ trx }, visits))
    } catch (error) {
      logger.error({ err: error }, 'visits were not counted')
    }
  }
}

export const visitCounter = new VisitCounter()
