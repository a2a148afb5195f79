import type { ActingUser } from '#app/accounts/models/acting_user'
import { fieldErrors } from '#app/common/http/field_errors'
import { referencesOf, type EntryBody } from '#app/journals/contract/entry_body'
import type Entry from '#app/journals/models/entry'
import { listSeenCards } from '#app/properties/queries/list_seen_cards'

/** One's own finished designs, locked against their deletion. */
export async function listOwnDesigns(
  { user, trx }: ActingUser,
  ids: readonly number[]
): Promise<{ id: number; original_image_id: number | null }[]> {
  return trx
    .from('designs')
    .whereIn('id', [...ids])
    .where({ user_id: user.id, status: 'completed' })
    .whereNotNull('image_id')
    .whereNull('taken_down_at')
    .forShare()
    .select('id', 'original_image_id')
}

/**
 * Whoever writes shows only their own designs, and homes that they see. What an entry showed before
 * may have gone since, and doesn't keep anybody from writing on.
 * @throws E_VALIDATION_ERROR
 */
export async function assertOwnReferences(
  { user, trx }: ActingUser,
  entry: Entry,
  body: EntryBody | null
): Promise<void> {
  const [{ designs, properties }, before] = [body, entry.body].map(referencesOf)
  const newDesigns = designs.filter((id) => !before.designs.includes(id))
  const own = (await listOwnDesigns({ user, trx }, newDesigns)).map(({ id }) => id)
  const newHomes = properties.filter((id) => !before.properties.includes(id))
  const seen = await listSeenCards(newHomes, user, trx)
  for (const design of newDesigns.filter((id) => !own.includes(id))) {
    if (await isKept(entry, { type: 'compare', attrs: { design } }, { trx })) continue
    throw fieldErrors({ 'entry.body': 'Choose finished designs of yours.' })
  }
  for (const property of newHomes.filter((id) => !seen.has(id))) {
    if (await isKept(entry, { type: 'listing', attrs: { property } }, { trx })) continue
    throw fieldErrors({ 'entry.body': 'This listing isn’t available to you.' })
  }
}

/** Whether an earlier version, which may be restored, has such a block. */
async function isKept(
  { id }: Entry,
  block: object,
  { trx }: Pick<ActingUser, 'trx'>
): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `select from journal_entry_versions where entry_id = :id and body @> :block::jsonb limit 1`,
    { id, block: JSON.stringify({ content: [block] }) }
  )
  return rows.length > 0
}
