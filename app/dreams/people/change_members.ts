import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import User from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { announceChange, type DreamActor } from '#app/dreams/dream_changed'
import { lockOwnDream, lockDream } from '#app/dreams/dream_locks'
import { DREAM_MEMBER, MAX_MEMBERS_PER_DREAM } from '#app/dreams/dream_options'
import DreamLeft from '#app/dreams/people/dream_left'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { notify } from '#app/notifications/notify'

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

/**
 * The owner removes anyone else, and everyone else themselves. What they added and voted for stays.
 * @throws HttpError 404, 403, 409 for the owner
 */
export async function removeDreamMember(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  userId: number
): Promise<void> {
  const dream = await lockDream({ user, trx }, dreamId)
  if (user.id !== userId && user.id !== dream.userId) throw HttpError.forbidden()
  if (userId === dream.userId) {
    throw HttpError.conflict('This board is yours. Delete it if you don’t need it.')
  }
  const row = { dream_id: dreamId, user_id: userId }
  const left = await trx.from('dream_members').where(row).delete('user_id')
  if (!left.length) throw HttpError.notFound()
  afterCommit(trx, () => DreamLeft.dispatch(dreamId, userId))
  await announceChange({ trx, socketId }, dreamId)
}
