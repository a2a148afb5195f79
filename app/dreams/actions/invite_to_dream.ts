import { DateTime } from 'luxon'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import { findAddressOwner } from '#app/accounts/queries/find_address_owner'
import { announceChange } from '#app/dreams/actions/announce_change'
import { DREAM_INVITATION } from '#app/dreams/contract/dream_options'
import { INVITATION_VALID_FOR_DAYS, MAX_INVITATIONS_PER_DREAM } from '#app/dreams/contract/limits'
import SendDreamInvitation from '#app/dreams/jobs/send_dream_invitation'
import type Dream from '#app/dreams/models/dream'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import DreamInvitation from '#app/dreams/models/dream_invitation'
import { lockOwnDream } from '#app/dreams/models/lock_dream'
import { notify } from '#app/notifications/actions/notify'

/**
 * Invites an email address to one's own board. The response doesn't reveal whether the address has an
 * account. Inviting it again extends the invitation without sending another mail.
 * @throws HttpError 404, 403, 409
 */
export async function inviteToDream(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  email: string
): Promise<void> {
  const dream = await lockOwnDream({ user, trx }, dreamId)
  if (email === user.email) throw HttpError.conflict('You’re on this board already.')
  const open = await DreamInvitation.query({ client: trx }).where('dream_id', dreamId)
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
      expiresAt: DateTime.utc().plus({ days: INVITATION_VALID_FOR_DAYS }),
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
