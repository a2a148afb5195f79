import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { isActiveSession, type ActiveSession } from '#app/accounts/sessions/session_store'
import { hasEnded, subjectOf } from '#app/accounts/sessions/session_subject'
import { signInFactsOf, signInFactsOfRequest } from '#app/accounts/sign_in/sign_in_facts'
import User from '#app/accounts/user'

export async function listSessions(user: User): Promise<ActiveSession[]> {
  const sessions = await app.container.make(SessionCollection)
  const tagged = await sessions.tagged(String(user.id))
  return tagged
    .filter(isActiveSession)
    .filter(({ data }) => {
      const subject = subjectOf(data)
      return subject?.epoch === user.sessionEpoch && !hasEnded(subject)
    })
    .sort((one, other) => other.lastActiveAt.getTime() - one.lastActiveAt.getTime())
}

const WITHIN_MS = 60 * 60 * 1000

/** Whether an account was used within the last hour from this address and kind of browser. */
export async function wasJustHere(ctx: HttpContext, userId: number): Promise<boolean> {
  const { ip, user_agent: agent } = signInFactsOfRequest(ctx)
  const sessions = await app.container.make(SessionCollection)
  const tagged = await sessions.tagged(String(userId))
  return tagged.filter(isActiveSession).some(({ data, lastActiveAt }) => {
    const facts = signInFactsOf(data)
    const isHere = facts?.ip === ip && facts.user_agent === agent
    return isHere && Date.now() - lastActiveAt.getTime() < WITHIN_MS
  })
}

/** Whether the session or API token of a request hasn't ended since the request began. */
export async function isSessionAlive({ auth, session }: HttpContext): Promise<boolean> {
  const { id, sessionEpoch, currentAccessToken: token } = auth.getUserOrFail()
  const account = await User.find(id)
  if (account?.sessionEpoch !== sessionEpoch) return false
  if (token) return isTokenAlive(token)
  if (session.fresh || session.hasRegeneratedSession) return true
  const sessions = await app.container.make(SessionCollection)
  return (await sessions.get(session.sessionId)) !== null
}

async function isTokenAlive(token: AccessToken): Promise<boolean> {
  const found: unknown = await db.from('api_tokens').where('id', Number(token.identifier)).first()
  return Boolean(found) && !token.isExpired()
}
