import { DateTime } from 'luxon'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import User from '#app/accounts/models/user'
import { findAddressOwner } from '#app/accounts/queries/find_address_owner'
import { announcePursuits } from '#app/club/pursuits/actions/announce_pursuits'
import { INVITATION_VALID_FOR_DAYS, PURSUIT_INVITATION } from '#app/club/contract/pursuit_options'
import SendPursuitInvitation from '#app/club/pursuits/jobs/send_pursuit_invitation'
import { listMemberIds, lockBoard } from '#app/club/pursuits/models/board'
import type { PursuitActor } from '#app/club/pursuits/models/pursuit_actor'
import PursuitInvitation from '#app/club/pursuits/models/pursuit_invitation'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import { notify } from '#app/notifications/actions/notify'

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
      expiresAt: DateTime.utc().plus({ days: INVITATION_VALID_FOR_DAYS }),
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
