import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TaggedSession } from '@adonisjs/session/types'
import type { HttpContext } from '@adonisjs/core/http'
import { rememberTokenOf } from '#app/accounts/sessions/remember_tokens'
import SessionEnded from '#app/accounts/sessions/session_ended'
import SessionRenewed from '#app/accounts/sessions/session_renewed'
import { subjectOf } from '#app/accounts/sessions/session_subject'
import { startSession } from '#app/accounts/sign_in/sign_in'
import { endTokens } from '#app/accounts/tokens/change_tokens'
import User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

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

export async function endSession(sessionId: string, userId: number): Promise<void> {
  const sessions = await app.container.make(SessionCollection)
  await sessions.destroy(sessionId)
  await SessionEnded.dispatch(sessionId, userId)
}

/** Ends another browser's session, and the cookie that would start its next one. */
export async function endRememberedSession(
  { id, data }: TaggedSession,
  userId: number
): Promise<void> {
  const tokenId = rememberTokenOf(data)
  if (tokenId !== null) {
    await db.from('remember_me_tokens').where({ id: tokenId, tokenable_id: userId }).delete()
  }
  await endSession(id, userId)
}

/** Call after `outdateSessions` commits: only this browser continues, with a new session. */
export async function keepOnlyThisSession(ctx: HttpContext, user: User): Promise<void> {
  const isRemembered = rememberTokenOf(ctx.session.all()) !== null
  const { sessionId: formerId } = ctx.session
  await startSession(ctx, await user.refresh(), isRemembered)
  await SessionRenewed.dispatch(formerId, ctx.session.sessionId)
  await clearOutdatedSessions(user)
}

/** @param keptSessionId of the browser that goes on, null if none does */
type Step = (
  userId: number,
  keptSessionId: string | null,
  trx: TransactionClientContract
) => Promise<void>

const steps = new Registry<Step>('steps when sessions end')

/** Adds a step to the transaction that ends a person's sessions; a failure rolls back both. */
export function outdatingStep(step: Step): Extension {
  return steps.adds(step)
}

async function runOutdatingSteps(...args: Parameters<Step>): Promise<void> {
  for (const step of steps.list()) await step(...args)
}
