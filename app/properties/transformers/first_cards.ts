import type { PageRequest } from '#app/common/http/paginator'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { savableCards } from '#app/properties/transformers/savable_cards'

const PER_PAGE = 12

/** The first page of a list of cards. @param api where the next pages are */
export async function firstCards(
  viewerId: number | null,
  api: string,
  list: (page: PageRequest) => Promise<PropertyCardRow[]>
) {
  const rows = await list({ page: 1, perPage: PER_PAGE })
  return {
    data: await savableCards(rows.slice(0, PER_PAGE), viewerId),
    next_page_url: rows.length > PER_PAGE ? `${api}?page=2&per_page=${PER_PAGE}` : null,
  }
}
