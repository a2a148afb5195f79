import db from '@adonisjs/lucid/services/db'
import { CELL_LEVELS, countInBoxes } from '#app/search/count_in_boxes'
import { findTextQuery } from '#app/search/find_text_query'
import type { GeoBox } from '#app/common/geo/geo_point'
import { MAX_MERCATOR_LATITUDE, mercatorLatitude, mercatorRow } from '#app/common/geo/mercator'
import { areaSql } from '#app/search/search_area'
import {
  conditionsOf,
  filterConditions,
  type Conditions,
  type SearchFilters,
} from '#app/search/search_conditions_sql'

/** A group of nearby listings, or a single one. */
export interface Cluster {
  latitude: number
  longitude: number
  count: number
  minUsd: number | null
  /** the single listing's */
  propertyId: number | null
}

export interface Clusters {
  clusters: Cluster[]
  /** counts are estimated from a sample */
  isEstimate: boolean
}

interface Row extends Omit<Cluster, 'propertyId'> {
  id: number
}

/** Above this many listings, filters run on a sample. */
const MAX_READ = 40_000
/** How many listings it has: a larger one if too few of the smaller match, then all are read. */
const SAMPLES = [MAX_READ, 5 * MAX_READ]
const MIN_SAMPLED_MATCHES = 400

/** What a map of the box shows. @param hiddenIds owners whose listings are left out */
export async function listClusters(
  filters: SearchFilters,
  viewport: GeoBox,
  zoom: number,
  hiddenIds: number[]
): Promise<Clusters> {
  const view = areaSql({ box: viewport })!
  const level = levelOf(zoom, view.boxes)
  const boxes = view.boxes.map((box) => wholeSquares(box, level))
  const asked = filterConditions(filters, hiddenIds)
  const query = await findTextQuery(filters.text)
  const isPlain = !asked.parts.length && !query && !filters.area
  const deepest = CELL_LEVELS.find((one) => one >= level)
  if (isPlain && deepest)
    return { clusters: await listCells(boxes, level, deepest), isEstimate: false }

  const area = areaSql(filters.area)
  const nearby = Math.min(
    await countInBoxes(boxes),
    area ? await countInBoxes(area.boxes) : Number.POSITIVE_INFINITY
  )
  const isWide = nearby > MAX_READ
  const within = conditionsOf(asked, { query, area, isWide })
  const conditions = conditionsOf(within, {
    query: null,
    area: { ...view, shapes: boxes.map(shapeOf) },
    isWide,
  })
  const shares = isWide ? await sampleShares() : []
  for (const share of shares) {
    const sampled = await groupMatches(conditions, level, share)
    const matches = sampled.reduce((sum, { count }) => sum + count, 0) * share
    if (matches >= MIN_SAMPLED_MATCHES) return { clusters: sampled, isEstimate: true }
  }
  return { clusters: await groupMatches(conditions, level, 1), isEstimate: false }
}

/** Of all listings; reading nearly all of them is no sample. */
async function sampleShares(): Promise<number[]> {
  const total = await countInBoxes(null)
  return SAMPLES.map((size) => size / total).filter((share) => share < 0.5)
}

function shapeOf({ west, south, east, north }: GeoBox): string {
  return `l.place <@ box(point(${west}, ${south}), point(${east}, ${north}))`
}

/** Cells of the level, summed from the deeper cells the database keeps counted. */
async function listCells(boxes: GeoBox[], level: number, deepest: number): Promise<Cluster[]> {
  const shift = deepest - level
  const inBoxes = boxes.map(
    (
      _,
      at
    ) => `(x between tile_x(:west${at} + 1e-9, :deepest) and tile_x(:east${at} - 1e-9, :deepest)
      and y between tile_y(:north${at} - 1e-9, :deepest) and tile_y(:south${at} + 1e-9, :deepest))`
  )
  const { rows } = await db.rawQuery<{ rows: Row[] }>(
    `select sum(count)::integer as count, sum(id_sum)::float8 as id, min(min_usd) as "minUsd",
       sum(latitude_sum)::float8 / sum(count) / 1e6 as latitude,
       sum(longitude_sum)::float8 / sum(count) / 1e6 as longitude
     from listing_cells where level = :deepest and (${inBoxes.join(' or ')})
     group by x >> :shift, y >> :shift order by count desc`,
    { deepest, shift, ...Object.assign({}, ...boxes.map(boxValues)) }
  )
  return rows.map(asCluster)
}

function boxValues(box: GeoBox, at: number): Record<string, number> {
  return Object.fromEntries(Object.entries(box).map(([side, value]) => [`${side}${at}`, value]))
}

async function groupMatches(
  { parts, values }: Conditions,
  level: number,
  share: number
): Promise<Cluster[]> {
  const sample = share < 1 ? `tablesample system (${share * 100}) repeatable (1)` : ''
  const { rows } = await db.rawQuery<{ rows: Row[] }>(
    `select count(*)::integer as count, min(l.property_id) as id, min(l.usd) as "minUsd",
       avg(l.place[1]) as latitude, avg(l.place[0]) as longitude
     from listed_properties l ${sample} where ${parts.join(' and ')}
     group by tile_x(l.place[0], ${level}), tile_y(l.place[1], ${level}) order by count desc`,
    values
  )
  return rows.map((row) => asCluster({ ...row, count: Math.round(row.count / share) }))
}

function asCluster({ id, ...row }: Row): Cluster {
  return { ...row, propertyId: row.count === 1 ? id : null }
}

/** Map cells are 64 to 128 pixels wide. */
const LEVELS_BELOW_ZOOM = 3
const MAX_SQUARES_A_SIDE = 40
export const MAX_LEVEL = 24

/** The grid level that groups listings, coarser on very large maps. */
function levelOf(zoom: number, boxes: GeoBox[]): number {
  const width = boxes.reduce((sum, { west, east }) => sum + east - west, 0)
  const widest = Math.floor(Math.log2((MAX_SQUARES_A_SIDE * 360) / Math.max(width, 1e-6)))
  return Math.max(0, Math.min(MAX_LEVEL, Math.floor(zoom) + LEVELS_BELOW_ZOOM, widest))
}

/** A box widened to whole cells, so that groups stay put while the map moves. */
function wholeSquares({ west, south, east, north }: GeoBox, level: number): GeoBox {
  const side = 2 ** level
  const column = (longitude: number) => ((longitude + 180) / 360) * side
  return {
    west: (Math.floor(column(west)) / side) * 360 - 180,
    east: (Math.min(side, Math.floor(column(east)) + 1) / side) * 360 - 180,
    north: latitudeAt(Math.max(0, Math.floor(rowAt(north) * side)) / side),
    south: latitudeAt(Math.min(side, Math.floor(rowAt(south) * side) + 1) / side),
  }
}

/** 0 at the top of the map, 1 at its bottom. */
function rowAt(latitude: number): number {
  return mercatorRow(Math.max(-MAX_MERCATOR_LATITUDE, Math.min(MAX_MERCATOR_LATITUDE, latitude)))
}

function latitudeAt(row: number): number {
  if (row <= 0) return 90
  return row >= 1 ? -90 : mercatorLatitude(row)
}
