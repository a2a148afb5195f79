import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { readPropertyCards, type PropertyCardRow } from '#app/properties/models/property_row'
import { SEEN_LISTINGS } from '#app/properties/models/seen_listings'

/** The listing at an address, if this person may see it. @throws HttpError 404 */
export async function findSeenCard(
  { user, trx }: ActingUser,
  slug: string
): Promise<PropertyCardRow> {
  const hiddenIds = await listHiddenUserIds(user.id, trx)
  const [card] = await readPropertyCards(
    `where p.id = property_id_of(:slug) and ${SEEN_LISTINGS}`,
    { slug, viewerId: user.id, hiddenIds },
    trx
  )
  if (!card) throw HttpError.notFound()
  return card
}
