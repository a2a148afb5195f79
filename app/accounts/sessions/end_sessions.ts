import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { runOutdatingSteps } from '#app/accounts/registry/outdating_steps'
import { endTokens } from '#app/accounts/tokens/actions/end_tokens'
import { endSession } from './end_session.js'
import { subjectOf } from './session_subject.js'

/**
 * Ends all sessions on commit, including those that requests in progress are about to store. API
 * tokens end too: whoever could sign in may have made one.
 * @param keptSessionId of the browser that `keepOnlyThisSession` is called for
 */
export async function outdateSessions(
  user: User,
  trx: TransactionClientContract,
  keptSessionId: string | null = null
): Promise<void> {
  await User.query({ client: trx }).where('id', user.id).increment('session_epoch', 1)
  await endTokens(user.id, trx)
  await runOutdatingSteps(user.id, keptSessionId, trx)
}

/** Deletes invalidated sessions and tokens, and closes their sockets. */
export async function clearOutdatedSessions(user: User): Promise<void> {
  const { sessionEpoch } = await user.refresh()
  await db
    .from('remember_me_tokens')
    .where('tokenable_id', user.id)
    .where('session_epoch', '<', sessionEpoch)
    .delete()
  const sessions = await app.container.make(SessionCollection)
  for (const { id, data } of await sessions.tagged(String(user.id))) {
    if (subjectOf(data)?.epoch !== sessionEpoch) await endSession(id, user.id)
  }
}

/** For a deleted account: deletes its sessions and closes their sockets. */
export async function endAllSessions(userId: number): Promise<void> {
  const sessions = await app.container.make(SessionCollection)
  for (const { id } of await sessions.tagged(String(userId))) await endSession(id, userId)
}
