import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type Image from '#app/media/image'

/**
 * Whether a journal that others may open has an image as its cover, or shows it in a published
 * entry, also as part of a design. Whoever has the link of a journal has those of its images.
 */
export async function isOfOpenJournal({ id }: Image, user: User | null): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `select from journals j
     where j.visibility <> 'private' and j.user_id <> all(:hiddenIds::integer[]) and j.id in (
       select cover.id from journals cover where cover.cover_image_id = :id
       union all
       select e.journal_id from journal_entry_images shown
         join journal_entries e on e.id = shown.entry_id
         where shown.image_id = :id and shown.is_shown and e.status = 'publish'
       union all
       select e.journal_id from designs d
         join journal_entry_designs shown on shown.design_id = d.id
         join journal_entries e on e.id = shown.entry_id
         where :id in (d.image_id, d.high_res_image_id, d.original_image_id)
           and d.taken_down_at is null and e.status = 'publish')
     limit 1`,
    { id, hiddenIds: await listHiddenUserIds(user?.id ?? null) }
  )
  return rows.length > 0
}

/** Null if no journal needs the image. */
export async function reasonToKeepEntryImage(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const entry = await trx
    .from('journal_entry_images')
    .where('image_id', id)
    .select('image_id')
    .first()
  if (entry) return 'This photo is part of a journal entry. Remove it there first.'
  const cover = await trx.from('journals').where('cover_image_id', id).select('id').first()
  return cover ? 'This photo is the cover of a journal. Choose another one first.' : null
}
