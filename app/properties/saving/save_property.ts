import { lockAccount } from '#app/accounts/account_locks'
import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { PropertyCardRow } from '#app/properties/property_row'
import { findSeenCard } from '#app/properties/saving/find_saved_homes'
import { runSavingSteps } from '#app/properties/saving/saving_steps'

export const MAX_SAVED_HOMES_PER_PERSON = 1000

/** Safe to repeat: the first time and its price stay. @throws HttpError 404, 409 with as many as one may have */
export async function saveProperty(
  { user, trx }: ActingUser,
  slug: string
): Promise<PropertyCardRow> {
  const card = await findSeenCard({ user, trx }, slug)
  await lockAccount({ user, trx })
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
