import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockJournal } from '#app/journals/models/lock_journal'
import { detachImages } from '#app/media/actions/detach_images'

/** Deletes a journal with its entries; their photos go with them. @throws HttpError 404, 403 */
export async function removeJournal({ user, trx }: ActingUser, slug: string): Promise<void> {
  const journal = await lockJournal({ user, trx }, slug)
  const links: { entry_id: number; image_id: number }[] = await trx
    .from('journal_entry_images')
    .whereIn('entry_id', trx.from('journal_entries').where('journal_id', journal.id).select('id'))
    .select('entry_id', 'image_id')
  await journal.delete()
  const perEntry = Map.groupBy(links, (link) => link.entry_id)
  for (const images of perEntry.values()) {
    await detachImages(
      { trx },
      images.map((link) => link.image_id)
    )
  }
  if (journal.coverImageId) await detachImages({ trx }, [journal.coverImageId])
}
