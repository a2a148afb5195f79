import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { isActiveSession } from '#app/accounts/sessions/session_store'
import { signInFactsOf, signInFactsOfRequest } from '#app/accounts/sessions/sign_in_facts'

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
