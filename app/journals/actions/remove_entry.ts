import type { ActingUser } from '#app/accounts/models/acting_user'
import { listLinkedIds } from '#app/journals/actions/link_references'
import { lockEntry, type EntryAddress } from '#app/journals/models/lock_entry'
import { detachImages } from '#app/media/actions/detach_images'

/** Deletes an entry with its versions. @throws HttpError 404, 403 */
export async function removeEntry({ user, trx }: ActingUser, address: EntryAddress): Promise<void> {
  const { entry } = await lockEntry({ user, trx }, address)
  const images = await listLinkedIds({ trx }, entry.id)
  await entry.delete()
  await detachImages({ trx }, images)
}
