import type { InTransaction } from '#app/kernel/database/transaction'
import { fieldErrors } from '#app/common/http/field_errors'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { announceChange } from '#app/dreams/actions/announce_change'
import { DREAM_MEMBER } from '#app/dreams/contract/dream_options'
import { MAX_MEMBERS_PER_DREAM } from '#app/dreams/contract/limits'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import { lockOwnDream } from '#app/dreams/models/lock_dream'
import { notify } from '#app/notifications/actions/notify'

/** Adds a person to a board of one's own. Safe to repeat. @throws HttpError 404, 403, 409, E_VALIDATION_ERROR */
export async function addMember(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  userId: number
): Promise<void> {
  const dream = await lockOwnDream({ user, trx }, dreamId)
  const added = await User.query({ client: trx }).where('id', userId).first()
  if (!added || (await isHiddenFrom(user.id, userId, trx))) {
    throw fieldErrors({ user_id: 'We can’t find that person.' })
  }
  if (!(await admit({ trx }, dreamId, userId))) return
  await notify(
    { trx },
    {
      userId,
      kind: DREAM_MEMBER,
      actorId: user.id,
      groupKey: `${DREAM_MEMBER}:${dreamId}`,
      words: { dream: dream.title },
      url: `/dreams/${dreamId}`,
    }
  )
  await announceChange({ trx, socketId }, dreamId)
}

/** @returns whether they weren't on the locked board before @throws HttpError 409 */
export async function admit(
  { trx }: InTransaction,
  dreamId: number,
  userId: number
): Promise<boolean> {
  const row = { dream_id: dreamId, user_id: userId }
  const inserted = await trx
    .knexQuery()
    .table('dream_members')
    .insert(row)
    .onConflict()
    .ignore()
    .returning('user_id')
  if (!inserted.length) return false
  const [{ count }] = await trx.from('dream_members').where('dream_id', dreamId).count('* as count')
  if (Number(count) > MAX_MEMBERS_PER_DREAM) {
    throw HttpError.conflict(`A board has at most ${MAX_MEMBERS_PER_DREAM} people.`)
  }
  return true
}
