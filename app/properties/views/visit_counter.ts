import logger from '@adonisjs/core/services/logger'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { UNKNOWN_ORIGIN, type VisitOrigin } from '#app/properties/views/visit_options'
import { isAmongFirst, visitorKey, type CountedVisitor } from '#app/properties/views/visitor_key'

const FLUSH_MS = 3000

/** Collects who saw or shared which listing and writes them together, so that a view costs no write of its own. */
class VisitCounter {
  #visits = new Map<string, ListingVisit>()
  #timer: NodeJS.Timeout | null = null

  /** Programs that say they are one don’t count. */
  async add(
    propertyId: number,
    { deed, who, origin = UNKNOWN_ORIGIN }: ObservedVisit
  ): Promise<void> {
    const day = new Date().toISOString().slice(0, 10)
    const visitor = await visitorKey(who, day)
    if (visitor === null || !isAmongFirst(`${day} ${propertyId} ${deed} ${who.address}`, visitor))
      return
    const key = `${day} ${propertyId} ${visitor} ${deed}`
    if (!this.#visits.has(key)) {
      this.#visits.set(key, { day, propertyId, visitor, deed, ...origin })
    }
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

export interface ObservedVisit {
  deed: ListingVisit['deed']
  who: CountedVisitor
  origin?: VisitOrigin
}

export interface ListingVisit extends VisitOrigin {
  /** in UTC: `2026-03-01` */
  day: string
  propertyId: number
  visitor: string
  deed: 'view' | 'share'
}

/** Each visitor counts once a day for each listing and deed, as coming from where they first did. */
export async function countVisits({ trx }: InTransaction, visits: ListingVisit[]): Promise<void> {
  await trx.rawQuery(
    `with visit as (
       select * from jsonb_to_recordset(:visits::jsonb)
         as visit(day date, "propertyId" integer, visitor text, deed text, source text, host text)),
     fresh as (
       insert into listing_viewers (day, property_id, visitor, deed)
       select visit.day, p.id, visit.visitor, visit.deed
       from visit join properties p on p.id = visit."propertyId"
       on conflict do nothing returning day, property_id, visitor, deed),
     sources as (
       insert into listing_visit_sources (property_id, day, source, host, views)
       select fresh.property_id, fresh.day, visit.source, visit.host, count(*)
       from fresh join visit on visit."propertyId" = fresh.property_id and visit.day = fresh.day
         and visit.visitor = fresh.visitor and visit.deed = fresh.deed
       where fresh.deed = 'view' group by 1, 2, 3, 4 order by 1, 2, 3, 4
       on conflict (property_id, day, source, host) do update
         set views = listing_visit_sources.views + excluded.views)
     insert into listing_views (property_id, day, views, shares)
     select property_id, day, count(*) filter (where deed = 'view'),
       count(*) filter (where deed = 'share')
     from fresh group by property_id, day order by property_id, day
     on conflict (property_id, day) do update
       set views = listing_views.views + excluded.views,
         shares = listing_views.shares + excluded.shares`,
    { visits: JSON.stringify(visits) }
  )
}
