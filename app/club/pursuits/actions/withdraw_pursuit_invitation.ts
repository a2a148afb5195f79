import { findAddressOwner } from '#app/accounts/queries/find_address_owner'
import { announcePursuits } from '#app/club/pursuits/actions/announce_pursuits'
import { lockBoard } from '#app/club/pursuits/models/board'
import type { PursuitActor } from '#app/club/pursuits/models/pursuit_actor'
import PursuitInvitation from '#app/club/pursuits/models/pursuit_invitation'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** @throws HttpError 404 */
export async function withdrawPursuitInvitation(
  { user, trx, socketId }: PursuitActor,
  id: number
): Promise<void> {
  const boardId = await lockBoard({ user, trx })
  const invitation = await PursuitInvitation.query({ client: trx }).where({ id, boardId }).first()
  if (!invitation) throw HttpError.notFound()
  const { userId, email } = invitation
  await invitation.delete()
  const invited = userId === null ? await findAddressOwner(email!, trx) : null
  const invitedId = userId ?? invited?.id
  await announcePursuits({ trx, socketId }, boardId, invitedId ? [invitedId] : [])
}
