import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SearchQuery } from '#app/search/contract/search_query'
import { areaSql } from '#app/search/models/search_area'
import { readSearch } from '#app/search/validators/search_request'

/** A box around a search's area, to skip most searches with an index; null is everywhere. */
export async function searchBounds(
  query: SearchQuery,
  trx: TransactionClientContract
): Promise<string | null> {
  const { area } = await readSearch(query, trx)
  const boxes = areaSql(area)?.boxes
  if (!boxes) return null
  const west = Math.min(...boxes.map((box) => box.west))
  const east = Math.max(...boxes.map((box) => box.east))
  const south = Math.min(...boxes.map((box) => box.south))
  const north = Math.max(...boxes.map((box) => box.north))
  return `((${west},${south}),(${east},${north}))`
}
