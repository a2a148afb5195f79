import db from '@adonisjs/lucid/services/db'
import type { GeoBox } from '#app/common/geo/geo_point'

/** Levels of `listing_cells`, and the level of the whole world. */
export const CELL_LEVELS = [4, 6, 8, 10, 12, 14] as const
/** Cells per side used to count a box. */
const FINENESS = 8

/** Estimates the listings in boxes by counting every cell they touch. */
export async function countInBoxes(boxes: GeoBox[] | null): Promise<number> {
  if (!boxes) {
    const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
      'select count from listing_cells where level = 0'
    )
    return rows[0]?.count ?? 0
  }
  const counts = boxes.map((_, at) => countSql(at)).join(' union all ')
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select coalesce(sum(count), 0)::integer as count from (${counts}) counted`,
    Object.fromEntries(boxes.flatMap(valuesOf))
  )
  return rows[0].count
}

function countSql(at: number): string {
  return `select count from listing_cells where level = :level${at}
    and x between tile_x(:west${at}, :level${at}) and tile_x(:east${at}, :level${at})
    and y between tile_y(:north${at}, :level${at}) and tile_y(:south${at}, :level${at})`
}

function valuesOf({ west, south, east, north }: GeoBox, at: number): [string, number][] {
  const size = Math.max(east - west, 0.0001)
  const level = CELL_LEVELS.findLast((one) => (size / 360) * 2 ** one <= FINENESS) ?? CELL_LEVELS[0]
  return Object.entries({ level, west, south, east, north }).map(([name, value]) => [
    `${name}${at}`,
    value,
  ])
}
