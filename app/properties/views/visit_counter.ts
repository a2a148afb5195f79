import logger from '@adonisjs/core/services/logger'
import { transaction } from '#app/kernel/database/transaction'
import { countVisits, type ListingVisit } from '#app/properties/actions/count_visits'
import { isAmongFirst } from '#app/properties/views/is_among_first'
import { visitorKey, type Visitor } from '#app/properties/views/visitor_key'

const FLUSH_MS = 3000

/** Collects who saw or shared which listing and writes them together, so that a view costs no write of its own. */
class VisitCounter {
  #visits = new Map<string, ListingVisit>()
  #timer: NodeJS.Timeout | null = null

  /** Programs that say they are one don’t count. */
  async add(propertyId: number, deed: ListingVisit['deed'], who: Visitor): Promise<void> {
    const day = new Date().toISOString().slice(0, 10)
    const visitor = await visitorKey(who, day)
    if (visitor === null || !isAmongFirst(`${day} ${propertyId} ${deed} ${who.address}`, visitor))
      return
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
