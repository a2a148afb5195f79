import type { ActingUser } from '#app/accounts/user'
import { MAX_TAGS_PER_CONTACT, type ContactFilter } from '#app/farm/farm_options'
import { contactConditions } from '#app/farm/contacts/contact_sql'
import { findOwnFarm } from '#app/farm/find_farm'

/** The contacts with these ids, or all that a filter is about. */
export type ChosenContacts = { ids: number[] } | { filter: ContactFilter }

export type ContactsChange = { add: string } | { remove: string } | 'delete'

const TAGS = {
  add: `update farm_contacts c set tags = array_append(c.tags, :tag::text)
    where :tag <> all(c.tags) and cardinality(c.tags) < ${MAX_TAGS_PER_CONTACT} and `,
  remove: `update farm_contacts c set tags = array_remove(c.tags, :tag::text)
    where :tag = any(c.tags) and `,
}

/** Tags or deletes many at once; safe to repeat. @returns how many. @throws HttpError 403 and 404 */
export async function changeContacts(
  { user, trx }: ActingUser,
  chosen: ChosenContacts,
  change: ContactsChange
): Promise<number> {
  const farm = await findOwnFarm(user, trx)
  const { sql, values } =
    'ids' in chosen
      ? {
          sql: 'c.farm_id = :farmId and c.id = any(:ids::integer[])',
          values: { farmId: farm.id, ids: chosen.ids },
        }
      : contactConditions(farm.id, chosen.filter)
  const statement =
    change === 'delete'
      ? 'delete from farm_contacts c where '
      : 'add' in change
        ? TAGS.add
        : TAGS.remove
  const tag: object =
    change === 'delete' ? {} : { tag: 'add' in change ? change.add : change.remove }
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(statement + sql, {
    ...values,
    ...tag,
  })
  return rowCount
}
