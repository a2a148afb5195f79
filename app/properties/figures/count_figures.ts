import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import type { VisitSource } from '#app/properties/views/visit_options'
import { findTeamRole } from '#app/teams/find_teams'
import { isMember } from '#app/teams/team_roles'

const inquirySources = new Registry<string>('sources of inquiries')

/** Adds to the times that listings were asked about. @param sql a select of day, listing’s id, count */
export function inquirySource(sql: string): Extension {
  return inquirySources.adds(sql)
}

export interface FigureSpan {
  propertyIds: readonly number[]
  /** how many, today last */
  days: number
}

interface EventCounts {
  /** `2026-03-01` in UTC; days without any are missing */
  byDay: Map<string, number>
  /** listings without any are missing */
  byListing: Map<number, number>
}

type Figure = 'views' | 'saves' | 'shares' | 'inquiries'

export type ListingFigures = Record<Figure, EventCounts>

type EventSource = [figure: Figure, sql: string]

const VISITS: readonly EventSource[] = [
  ['views', 'select day, property_id, views from listing_views'],
  ['shares', 'select day, property_id, shares from listing_views'],
  ['saves', `select (saved_at at time zone 'utc')::date, property_id, 1 from saved_properties`],
]

interface EventRow {
  figure: Figure
  date: string | null
  propertyId: number | null
  count: number
}

/** What became of listings: each figure by day and by listing. */
export async function countFigures({ propertyIds, days }: FigureSpan): Promise<ListingFigures> {
  const inquiries = inquirySources.list().map((sql): EventSource => ['inquiries', sql])
  const events = [...VISITS, ...inquiries].map(
    ([figure, sql]) =>
      `select '${figure}' as figure, * from (${sql}) source (day, "propertyId", count)`
  )
  const { rows } = await db.rawQuery<{ rows: EventRow[] }>(
    `select figure, to_char(day, 'YYYY-MM-DD') as date, "propertyId", sum(count)::integer as count
     from (${events.join(' union all ')}) event
     where "propertyId" = any(:propertyIds)
       and day > (now() at time zone 'utc')::date - :days::integer
     group by grouping sets ((figure, day), (figure, "propertyId")) having sum(count) > 0`,
    { propertyIds: [...propertyIds], days }
  )
  const figures: ListingFigures = {
    views: nothing(),
    saves: nothing(),
    shares: nothing(),
    inquiries: nothing(),
  }
  for (const { figure, date, propertyId, count } of rows) {
    if (date !== null) figures[figure].byDay.set(date, count)
    if (propertyId !== null) figures[figure].byListing.set(propertyId, count)
  }
  return figures
}

function nothing(): EventCounts {
  return { byDay: new Map(), byListing: new Map() }
}

export interface VisitSourceRow {
  source: VisitSource
  host: string
  views: number
}

const MAX_SOURCES = 12

/** Where listings' visits came from, most first. */
export async function listVisitSources({
  propertyIds,
  days,
}: FigureSpan): Promise<VisitSourceRow[]> {
  const { rows } = await db.rawQuery<{ rows: VisitSourceRow[] }>(
    `select source, host, sum(views)::integer as views from listing_visit_sources
     where property_id = any(:propertyIds)
       and day > (now() at time zone 'utc')::date - :days::integer
     group by source, host order by 3 desc, source, host limit :max`,
    { propertyIds: [...propertyIds], days, max: MAX_SOURCES }
  )
  return rows
}

/**
 * A listing whose figures this person may see: its owner, and its team.
 * @throws HttpError 403, or 404 where they may not know of it
 */
export async function findMeasuredListing(
  at: string | { id: number } | { slug: string },
  user: User
) {
  const property = await findPropertyPage(at, user)
  const role = await findTeamRole(property.team?.id ?? null, user.id)
  if (!property.canEdit && !isMember(role)) throw HttpError.forbidden()
  return property
}
