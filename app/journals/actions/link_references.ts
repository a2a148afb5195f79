import type { ActingUser } from '#app/accounts/models/acting_user'
import { isTextBlock } from '#app/common/contract/rich_text'
import { referencesOf } from '#app/journals/contract/entry_body'
import type Entry from '#app/journals/models/entry'
import { listOwnDesigns } from '#app/journals/policies/assert_own_references'
import { attachImages } from '#app/media/actions/attach_images'
import { detachImages } from '#app/media/actions/detach_images'

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

  const own = await listOwnDesigns({ user, trx }, [
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
