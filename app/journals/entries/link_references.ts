import type { ActingUser } from '#app/accounts/user'
import { isTextBlock } from '#app/common/rich_text/rich_text'
import { fieldErrors } from '#app/common/http/field_errors'
import type Entry from '#app/journals/entries/entry'
import { referencesOf, type EntryBody } from '#app/journals/entries/entry_body'
import { attachImages, detachImages } from '#app/media/change_images'
import { listSeenCards } from '#app/properties/lists/list_seen_properties'

/**
 * Ties an entry to the images and designs of its text and to the design it is about, so that they
 * are kept and readers see them; images of earlier versions are kept as well. Sets its cover.
 * @throws E_VALIDATION_ERROR for somebody else's images
 */
export async function linkReferences({ user, trx }: ActingUser, entry: Entry): Promise<void> {
  const { images, designs } = referencesOf(entry.body)
  const linked = await listLinkedIds({ trx }, entry.id)
  const kept = await listKeptIds({ trx }, entry.id)
  const added = images.filter((id) => !linked.includes(id))
  const gone = linked.filter((id) => !images.includes(id) && !kept.includes(id))
  await attachImages({ user, trx }, added)
  await trx
    .from('journal_entry_images')
    .where('entry_id', entry.id)
    .whereIn('image_id', gone)
    .delete()
  await detachImages({ trx }, gone)
  const rows = added.map((id) => ({ entry_id: entry.id, image_id: id, is_shown: true }))
  if (rows.length) await trx.table('journal_entry_images').multiInsert(rows)
  await trx
    .from('journal_entry_images')
    .where('entry_id', entry.id)
    .update({ is_shown: trx.raw('image_id = any(?::integer[])', [images]) })

  const own = await lockOwnDesigns({ user, trx }, [
    ...new Set([...designs, ...(entry.designId ? [entry.designId] : [])]),
  ])
  await trx.from('journal_entry_designs').where('entry_id', entry.id).delete()
  const pairs = own.map(({ id }) => ({ entry_id: entry.id, design_id: id }))
  if (pairs.length) await trx.table('journal_entry_designs').multiInsert(pairs)
  entry.coverImageId = coverOf(
    entry,
    new Map(own.map(({ id, original_image_id: image }) => [id, image]))
  )
}

export async function listLinkedIds(
  { trx }: Pick<ActingUser, 'trx'>,
  entryId: number
): Promise<number[]> {
  const rows = await trx.from('journal_entry_images').where('entry_id', entryId).select('image_id')
  return rows.map((row: { image_id: number }) => row.image_id)
}

async function listKeptIds({ trx }: Pick<ActingUser, 'trx'>, entryId: number): Promise<number[]> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `select distinct (block -> 'attrs' ->> 'image')::integer as id
     from journal_entry_versions v, jsonb_array_elements(v.body -> 'content') block
     where v.entry_id = :entryId and block ->> 'type' = 'photo'`,
    { entryId }
  )
  return rows.map(({ id }) => id)
}

/** The first photo of its text: of a design the one from before, since covers carry no label. */
function coverOf({ body }: Entry, designs: Map<number, number | null>): number | null {
  for (const block of body?.content ?? []) {
    if (isTextBlock(block)) continue
    if (block.type === 'photo') return block.attrs.image
    const design = block.type === 'compare' && designs.get(block.attrs.design)
    if (design) return design
  }
  return null
}

/** One's own finished designs, locked against their deletion. */
export async function lockOwnDesigns(
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
  const own = (await lockOwnDesigns({ user, trx }, newDesigns)).map(({ id }) => id)
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
