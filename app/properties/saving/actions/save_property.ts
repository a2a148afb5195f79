import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_SAVED_HOMES_PER_PERSON } from '#app/properties/contract/saved_homes'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { runSavingSteps } from '#app/properties/registry/saving_steps'
import { findSeenCard } from '#app/properties/saving/queries/find_seen_card'

/** Safe to repeat: the first time and its price stay. @throws HttpError 404, 409 with as many as one may have */
export async function saveProperty(
  { user, trx }: ActingUser,
  slug: string
): Promise<PropertyCardRow> {
  const card = await findSeenCard({ user, trx }, slug)
  await trx.rawQuery('select from users where id = ? for no key update', [user.id])
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `insert into saved_properties (user_id, property_id, price, currency)
     select ?, id, price, currency from properties where id = ? on conflict do nothing`,
    [user.id, card.id]
  )
  const [{ count }] = await trx
    .from('saved_properties')
    .where('user_id', user.id)
    .count('* as count')
  if (Number(count) > MAX_SAVED_HOMES_PER_PERSON) {
    throw HttpError.conflict(
      `You’ve saved ${MAX_SAVED_HOMES_PER_PERSON} homes. Remove one to save another.`
    )
  }
  if (rowCount) await runSavingSteps('save', { user, trx }, card.id)
  return card
}
