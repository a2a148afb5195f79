import type { ActingUser } from '#app/accounts/models/acting_user'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { runSavingSteps } from '#app/properties/registry/saving_steps'
import { findSeenCard } from '#app/properties/saving/queries/find_seen_card'

/** Safe to repeat. @throws HttpError 404 */
export async function unsaveProperty(
  { user, trx }: ActingUser,
  slug: string
): Promise<PropertyCardRow> {
  const card = await findSeenCard({ user, trx }, slug)
  const row = { user_id: user.id, property_id: card.id }
  const gone = await trx.from('saved_properties').where(row).delete('property_id')
  if (gone.length) await runSavingSteps('unsave', { user, trx }, card.id)
  return card
}
