import type { PageRequest } from '#app/common/http/paginator'
import {
  readProperties,
  readPropertyCards,
  type PropertyCardRow,
  type PropertyRow,
} from '../models/property_row.js'

const TAIL = `where p.user_id = :userId and p.status = 'publish' and not p.is_private
  order by p.published_at desc, p.id desc offset :skipped limit :limit`

/** What anybody may see of somebody's listings, newest first. */
export function listUserProperties(userId: number, page: PageRequest): Promise<PropertyRow[]> {
  return readProperties(TAIL, valuesOf(userId, page))
}

/** The same with no more than their cards show. */
export function listUserCards(userId: number, page: PageRequest): Promise<PropertyCardRow[]> {
  return readPropertyCards(TAIL, valuesOf(userId, page))
}

function valuesOf(userId: number, { page, perPage }: PageRequest) {
  return { userId, skipped: (page - 1) * perPage, limit: perPage + 1 }
}
