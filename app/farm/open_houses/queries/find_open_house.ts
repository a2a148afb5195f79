import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { readOpenHouses, type OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'

/** Whoever may see it. @throws HttpError 404 */
export async function findOpenHouse(
  where: { id: number } | { slug: string },
  client?: TransactionClientContract
): Promise<OpenHouseRow> {
  const condition = 'id' in where ? 'o.id = :id' : 'o.slug = :slug'
  const [house] = await readOpenHouses(`where ${condition}`, { ...where }, client)
  if (!house) throw HttpError.notFound()
  return house
}
