import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { admit } from '#app/dreams/actions/add_member'
import { announceChange } from '#app/dreams/actions/announce_change'
import Dream from '#app/dreams/models/dream'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import DreamInvitation from '#app/dreams/models/dream_invitation'

/**
 * For whoever has the invited address. Ends the invitation.
 * @returns the board @throws HttpError 404, 409 on a full board
 */
export async function answerInvitation(
  { user, trx, socketId }: DreamActor,
  id: number,
  accept: boolean
): Promise<number> {
  const given = { id, email: user.email }
  const found = await DreamInvitation.query({ client: trx }).where(given).first()
  if (!found) throw HttpError.notFound()
  const dream = await Dream.query({ client: trx })
    .where('id', found.dreamId)
    .forUpdate()
    .firstOrFail()
  const invitation = await DreamInvitation.query({ client: trx })
    .where(given)
    .where('expires_at', '>', new Date())
    .first()
  if (!invitation || (await isHiddenFrom(user.id, dream.userId, trx))) throw HttpError.notFound()
  await invitation.delete()
  if (accept) await admit({ trx }, dream.id, user.id)
  await announceChange({ trx, socketId }, dream.id)
  return dream.id
}
