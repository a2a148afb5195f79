import { HttpError } from '#app/kernel/exceptions/http_error'
import { announceChange } from '#app/dreams/actions/announce_change'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import DreamInvitation from '#app/dreams/models/dream_invitation'
import { lockOwnDream } from '#app/dreams/models/lock_dream'

/** @throws HttpError 404, 403 */
export async function withdrawInvitation(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  id: number
): Promise<void> {
  await lockOwnDream({ user, trx }, dreamId)
  const [deleted] = await DreamInvitation.query({ client: trx })
    .where({ id, dream_id: dreamId })
    .delete()
  if (!Number(deleted)) throw HttpError.notFound()
  await announceChange({ trx, socketId }, dreamId)
}
