import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import { KM_PER_UNIT, MAX_COUNTED } from '#app/search/search_options'
import {
  circleValues,
  conditionsOf,
  filterConditions,
  type AskedText,
  type Conditions,
  type SearchRequest,
} from '#app/search/search_conditions_sql'
import { DISTANCE_KM, areaSql, radiusKm, type Circle } from '#app/search/search_area'
import { countInBoxes } from '#app/search/count_in_boxes'
import { priceColumn } from '#app/search/search_filters_sql'
import { findTextQuery } from '#app/search/find_text_query'

/** A search result. */
export interface FoundListing {
  id: number
  latitude: number
  longitude: number
  bathrooms: number | null
  /** start of the next open house */
  nextOpening: Date | null
  /** in the circle's unit; null without a circle */
  distance: number | null
}

export interface FoundPage {
  /** one more than a page holds if there is a next page */
  found: FoundListing[]
  total: number
  isTotalExact: boolean
  /** homes with a price that can't be compared, where prices are */
  uncompared: number
}

/** Above this, an area is scanned in sort order instead of collected and sorted. */
const MAX_GATHERED = 20_000
/** Of more text matches, only the newest are ranked. */
const MAX_RANKED = 1000
const FIRST_SHARE_OF_RADIUS = 1 / 64

const ORDERS = {
  'newest': 'l.published_at desc, l.property_id desc',
  'area': 'l.area, l.property_id',
  '-area': 'l.area desc nulls last, l.property_id desc',
} as const

/** What anybody may see of what is asked for. @param hiddenIds owners whose listings are left out */
export async function searchListings(
  request: SearchRequest,
  page: PageRequest,
  hiddenIds: number[]
): Promise<FoundPage> {
  const asked = await findAskedText(request)
  const conditions = conditionsOf(filterConditions(request, hiddenIds), asked)
  const counted = await countMatches(conditions)
  const circle = asked.area?.circle ?? null
  const found =
    request.sort === 'distance' && circle && asked.isWide
      ? await listOutward(request, conditions, circle, page)
      : await listMatches(request, conditions, circle, page)
  return {
    found,
    total: Math.min(counted, MAX_COUNTED),
    isTotalExact: counted <= MAX_COUNTED,
    uncompared: await countUncompared(request, asked, hiddenIds),
  }
}

export async function findAskedText({ text, area: asked }: SearchRequest): Promise<AskedText> {
  const area = areaSql(asked)
  const isWide = (await countInBoxes(area?.boxes ?? null)) > MAX_GATHERED
  return { query: await findTextQuery(text), area, isWide }
}

/** Homes that fit otherwise, whose currency has no rate. */
async function countUncompared(
  request: SearchRequest,
  asked: AskedText,
  hiddenIds: number[]
): Promise<number> {
  const { min_price: least, max_price: most } = request.asked.numbers
  if (least === null && most === null && !request.sort.endsWith('price')) return 0
  const others = filterConditions(request, hiddenIds, ['price'])
  const { parts, values } = conditionsOf(others, asked)
  const priced =
    'exists (select from properties p where p.id = l.property_id and p.price is not null)'
  return countMatches({
    parts: [...parts, 'l.usd is null', 'l.monthly_usd is null', priced],
    values,
  })
}

async function countMatches({ parts, values }: Conditions): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from (
       select from listed_properties l where ${parts.join(' and ')} limit :limit) matched`,
    { ...values, limit: MAX_COUNTED + 1 }
  )
  return rows[0].count
}

export const FOUND_COLUMNS = `l.property_id as id, l.place[1] as latitude, l.place[0] as longitude,
  l.bathrooms, next_opening(l.open_times, now()) as "nextOpening"`

async function listMatches(
  request: SearchRequest,
  conditions: Conditions,
  circle: Circle | null,
  { page, perPage }: PageRequest
): Promise<FoundListing[]> {
  const distance = circle ? `${DISTANCE_KM} / :kmPerUnit::float8` : 'null::float8'
  const columns = `${FOUND_COLUMNS}, ${distance} as distance`
  const { sql, values } = orderedMatches(columns, request, conditions, circle)
  const { rows } = await db.rawQuery<{ rows: FoundListing[] }>(
    `${sql} offset :skipped limit :limit`,
    { ...values, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}

/** What a search finds, in its order, without an end. @param columns of table `listed_properties`, aliased `l` */
export function orderedMatches(
  columns: string,
  request: SearchRequest,
  { parts, values }: Conditions,
  circle: Circle | null
): { sql: string; values: Conditions['values'] } {
  const where = parts.join(' and ')
  const isRanked = request.sort === 'relevance' && values.query !== undefined
  return {
    sql: isRanked
      ? `select ${columns} from (
           select * from listed_properties l where ${where}
           order by ${ORDERS.newest} limit :ranked) l
         order by ts_rank(l.words, :query::tsquery) desc, ${ORDERS.newest}`
      : `select ${columns} from listed_properties l where ${where}
         order by ${orderOf(request, circle)}`,
    values: {
      ...values,
      ...(circle && { ...circleValues(circle), kmPerUnit: KM_PER_UNIT[circle.unit] }),
      ...(isRanked && { ranked: MAX_RANKED }),
    },
  }
}

function orderOf({ sort, asked }: SearchRequest, circle: Circle | null): string {
  const price = priceColumn(asked.choices)
  if (sort === 'price') return `${price}, l.property_id`
  if (sort === '-price') return `${price} desc nulls last, l.property_id desc`
  if (sort === 'distance') return circle ? `${DISTANCE_KM}, l.property_id` : ORDERS.newest
  return sort === 'relevance' ? ORDERS.newest : ORDERS[sort]
}

/** The nearest of very many: widens the circle until a page is full. */
async function listOutward(
  request: SearchRequest,
  conditions: Conditions,
  circle: Circle,
  page: PageRequest
): Promise<FoundListing[]> {
  const needed = page.page * page.perPage + 1
  for (let share = FIRST_SHARE_OF_RADIUS; share < 1; share *= 4) {
    const smaller = areaSql({ circle: { ...circle, radius: circle.radius * share } })!
    const near: Conditions = {
      parts: [`(${smaller.shapes.join(' or ')})`, ...conditions.parts],
      values: { ...conditions.values, radiusKm: radiusKm(circle) * share },
    }
    if ((await countMatches(near)) >= needed) {
      return listMatches(request, near, circle, page)
    }
  }
  return listMatches(request, conditions, circle, page)
}
