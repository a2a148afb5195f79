import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { findAddressOwner } from '#app/accounts/find_users'
import User, { type ActingUser } from '#app/accounts/user'
import { announcePursuits } from '#app/club/pursuits/change_pursuits'
import type { PursuitActor } from '#app/club/pursuits/pursuit'
import PursuitInvitation from '#app/club/pursuits/pursuit_invitation'
import {
  listMemberIds,
  lockBoard,
  findBoardId,
  insertBoard,
} from '#app/club/pursuits/pursuit_locks'
import { PURSUIT_INVITATION_DAYS, PURSUIT_INVITATION } from '#app/club/pursuits/pursuit_options'
import SendPursuitInvitation from '#app/club/pursuits/send_pursuit_invitation_job'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import { notify } from '#app/notifications/notify'

/** A person by handle, or an email address, which may or may not have an account. */
export type Invited = { handle: string } | { email: string }

/**
 * Invites somebody to share one's own board. The same again changes nothing.
 * @throws HttpError 409 where it is shared or somebody else is invited, E_VALIDATION_ERROR
 */
export async function inviteToPursuits(
  actor: PursuitActor,
  invited: Invited
): Promise<PursuitInvitation> {
  const { user, trx } = actor
  const to = await addressee(actor, invited)
  const boardId = await lockBoard({ user, trx })
  if ((await listMemberIds(boardId, trx)).length > 1) {
    throw HttpError.conflict(
      'You share your pursuits already. Stop sharing to invite someone else.'
    )
  }
  const open = await PursuitInvitation.query({ client: trx })
    .where({ boardId })
    .where('expires_at', '>', new Date())
    .first()
  if (open && open.userId === to.userId && open.email === to.email) return open
  if (open) throw HttpError.conflict('An invitation is open. Withdraw it to invite someone else.')
  await PursuitInvitation.query({ client: trx }).where({ boardId }).delete()
  const invitation = await new PursuitInvitation()
    .useTransaction(trx)
    .merge({
      boardId,
      ...to,
      invitedByUserId: user.id,
      expiresAt: DateTime.utc().plus({ days: PURSUIT_INVITATION_DAYS }),
    })
    .save()
  await tell(actor, invitation)
  return invitation
}

async function addressee({ user, trx }: PursuitActor, invited: Invited) {
  if ('email' in invited) {
    if (invited.email === user.email) throw fieldErrors({ email: 'This is your own address.' })
    return { userId: null, email: invited.email }
  }
  const handle = invited.handle.replace(/^@/, '').toLowerCase()
  const person = await User.query({ client: trx }).where({ handle }).first()
  if (person?.id === user.id) throw fieldErrors({ handle: 'This is you.' })
  if (!person || (await isHiddenFrom(user.id, person.id, trx))) {
    throw fieldErrors({ handle: 'We can’t find that person.' })
  }
  return { userId: person.id, email: null }
}

async function tell(
  { user, trx, socketId }: PursuitActor,
  { id, boardId, userId, email }: PursuitInvitation
): Promise<void> {
  if (email) afterCommit(trx, () => enqueue(SendPursuitInvitation.dispatch({ invitationId: id })))
  const invitedId = userId ?? (await findAddressOwner(email!, trx))?.id
  await announcePursuits({ trx, socketId }, boardId, invitedId ? [invitedId] : [])
  if (invitedId === undefined) return
  await notify(
    { trx },
    {
      userId: invitedId,
      kind: PURSUIT_INVITATION,
      actorId: user.id,
      groupKey: `${PURSUIT_INVITATION}:${boardId}`,
      url: '/pursuits',
    }
  )
}

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

/** Ends sharing. Both keep everything: whoever leaves takes a copy along. @throws HttpError 409 */
export async function leavePursuits({ user, trx, socketId }: PursuitActor): Promise<void> {
  const boardId = await lockBoard({ user, trx })
  if ((await listMemberIds(boardId, trx)).length < 2) {
    throw HttpError.conflict('You don’t share your pursuits with anyone.')
  }
  await separate({ user, trx, socketId }, boardId)
}

/** A block ends sharing between two people, and their invitations. */
export async function separateBlocked({ user, trx }: ActingUser, blockedId: number): Promise<void> {
  await trx.rawQuery(
    `delete from pursuit_invitations v using users other
     where other.id = :blockedId
       and ((v.invited_by_user_id = :userId and (v.user_id = other.id or v.email = other.email))
         or (v.invited_by_user_id = other.id and (v.user_id = :userId or v.email = :email)))`,
    { userId: user.id, email: user.email, blockedId }
  )
  if ((await findBoardId(user.id, trx)) === null) return
  const boardId = await lockBoard({ user, trx })
  const memberIds = await listMemberIds(boardId, trx)
  if (memberIds.includes(blockedId)) await separate({ user, trx, socketId: null }, boardId)
}

/** Before an account is deleted, its board goes to whoever shares it, or is deleted. */
export async function giveUpPursuits(user: User, trx: TransactionClientContract): Promise<void> {
  await trx.from('pursuit_invitations').where('email', user.email).delete()
  if ((await findBoardId(user.id, trx)) === null) return
  const boardId = await lockBoard({ user, trx })
  await trx.from('pursuit_members').where('user_id', user.id).delete()
  const left = await listMemberIds(boardId, trx)
  if (left.length) await announcePursuits({ trx }, boardId)
  else await trx.from('pursuit_boards').where('id', boardId).delete()
}

async function separate({ user, trx, socketId }: PursuitActor, boardId: number): Promise<void> {
  const copyId = await insertBoard({ trx })
  await trx.rawQuery(
    `insert into pursuits (board_id, property_id, stage, position, note, note_user_id, noted_at,
       rating, price, currency, created_at, updated_at)
     select ?, property_id, stage, position, note, note_user_id, noted_at, rating, price, currency,
       created_at, updated_at
     from pursuits where board_id = ? order by id`,
    [copyId, boardId]
  )
  await trx
    .from('pursuit_members')
    .where('user_id', user.id)
    .update({ board_id: copyId, seat: 1, joined_at: new Date() })
  await announcePursuits({ trx, socketId }, boardId, [user.id])
}
