import { listUserCards } from '#app/properties/queries/list_user_properties'
import { firstCards } from '#app/properties/transformers/first_cards'

/** The first listings on somebody's profile. */
export function profileProperties(userId: number, viewerId: number | null) {
  return firstCards(viewerId, `/api/users/${userId}/properties`, (page) =>
    listUserCards(userId, page)
  )
}
