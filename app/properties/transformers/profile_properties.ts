import { listUserCards } from '#app/properties/queries/list_user_properties'
import { savableCards } from '#app/properties/transformers/savable_cards'

const PER_PAGE = 12

/** The first listings on somebody's profile. */
export async function profileProperties(userId: number, viewerId: number | null) {
  const rows = await listUserCards(userId, { page: 1, perPage: PER_PAGE })
  return {
    data: await savableCards(rows.slice(0, PER_PAGE), viewerId),
    next_page_url:
      rows.length > PER_PAGE ? `/api/users/${userId}/properties?page=2&per_page=${PER_PAGE}` : null,
  }
}
