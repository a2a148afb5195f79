import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { announcePursuits } from '#app/club/pursuits/actions/announce_pursuits'
import { mergeBoards } from '#app/club/pursuits/actions/merge_boards'
import { findBoardId, listMemberIds, lockBoards } from '#app/club/pursuits/models/board'
import type { PursuitActor } from '#app/club/pursuits/models/pursuit_actor'
import PursuitInvitation from '#app/club/pursuits/models/pursuit_invitation'
import { invitationsTo } from '#app/club/pursuits/models/invitations_to'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * For whoever is invited. Ends the invitation; on a yes, their homes go on the board of whoever
 * invited them, which both share from then on.
 * @throws HttpError 404, 409 for who shares a board already
 */
export async function answerPursuitInvitation(
  { user, trx, socketId }: PursuitActor,
  id: number,
  accept: boolean
): Promise<void> {
  const find = () => invitationsTo(user, trx).where('id', id).first()
  const found = await find()
  if (!found) throw HttpError.notFound()
  const ownId = await findBoardId(user.id, trx)
  await lockBoards({ trx }, ownId === null ? [found.boardId] : [found.boardId, ownId])
  const invitation = await find()
  if (!invitation || (await isHiddenFrom(user.id, invitation.invitedByUserId, trx))) {
    throw HttpError.notFound()
  }
  if ((await findBoardId(user.id, trx)) !== ownId) {
    throw HttpError.conflict('Your board changed meanwhile. Try again.')
  }
  const { boardId, invitedByUserId } = invitation
  await PursuitInvitation.query({ client: trx }).where({ id }).delete()
  if (accept) await join({ user, trx }, boardId, ownId)
  await announcePursuits({ trx, socketId }, boardId, [invitedByUserId, user.id])
}

async function join(
  { user, trx }: Omit<PursuitActor, 'socketId'>,
  boardId: number,
  ownId: number | null
): Promise<void> {
  if (ownId !== null && (await listMemberIds(ownId, trx)).length > 1) {
    throw HttpError.conflict('You share your pursuits with someone else. Stop sharing first.')
  }
  await trx.rawQuery(
    `insert into pursuit_members (user_id, board_id, seat)
     select :userId, :boardId, case seat when 1 then 2 else 1 end
     from pursuit_members where board_id = :boardId
     on conflict (user_id) do update set board_id = excluded.board_id, seat = excluded.seat,
       joined_at = now()`,
    { userId: user.id, boardId }
  )
  if (ownId !== null) await mergeBoards({ trx }, ownId, boardId)
}
