import { DateTime } from 'luxon'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { findAddressOwner } from '#app/accounts/find_users'
import Dream from '#app/dreams/dream'
import { announceChange, type DreamActor } from '#app/dreams/dream_changed'
import { lockOwnDream } from '#app/dreams/dream_locks'
import {
  DREAM_INVITATION,
  DREAM_INVITATION_DAYS,
  MAX_INVITATIONS_PER_DREAM,
} from '#app/dreams/dream_options'
import { admit } from '#app/dreams/people/change_members'
import DreamInvitation from '#app/dreams/people/dream_invitation'
import SendDreamInvitation from '#app/dreams/people/send_dream_invitation_job'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import { notify } from '#app/notifications/notify'

/**
 * Invites an email address to one's own board. The response doesn't reveal whether the address has an
 * account. Inviting it again extends the invitation without sending another mail, unless it had ended.
 * @throws HttpError 404, 403, 409
 */
export async function inviteToDream(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  email: string
): Promise<void> {
  const dream = await lockOwnDream({ user, trx }, dreamId)
  if (email === user.email) throw HttpError.conflict('You’re on this board already.')
  const invitations = () => DreamInvitation.query({ client: trx }).where('dream_id', dreamId)
  await invitations().where('expires_at', '<=', new Date()).delete()
  const open = await invitations()
  const former = open.find((invitation) => invitation.email === email)
  if (!former && open.length >= MAX_INVITATIONS_PER_DREAM) {
    throw HttpError.conflict(
      `${MAX_INVITATIONS_PER_DREAM} invitations are open. Withdraw one first.`
    )
  }
  const invitation = former ?? new DreamInvitation().useTransaction(trx)
  await invitation
    .merge({
      dreamId,
      email,
      invitedByUserId: user.id,
      expiresAt: DateTime.utc().plus({ days: DREAM_INVITATION_DAYS }),
    })
    .save()
  await announceChange({ trx, socketId }, dreamId)
  if (former) return
  await tellInvited({ user, trx }, dream, email)
  afterCommit(trx, () => enqueue(SendDreamInvitation.dispatch({ invitationId: invitation.id })))
}

async function tellInvited(
  { user, trx }: Omit<DreamActor, 'socketId'>,
  { id, title }: Dream,
  email: string
): Promise<void> {
  const invited = await findAddressOwner(email, trx)
  if (!invited) return
  await notify(
    { trx },
    {
      userId: invited.id,
      kind: DREAM_INVITATION,
      actorId: user.id,
      groupKey: `${DREAM_INVITATION}:${id}`,
      words: { dream: title },
      url: '/dreams',
    }
  )
}

/**
 * For whoever has the invited address. Ends the invitation.
 * @returns the board @throws HttpError 404, 409 on a full board
 */
export async function answerDreamInvitation(
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

/** @throws HttpError 404, 403 */
export async function withdrawDreamInvitation(
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
