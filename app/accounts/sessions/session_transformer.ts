import { createHash } from 'node:crypto'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { deviceOf, signInFactsOf } from '#app/accounts/sign_in/sign_in_facts'
import type { ActiveSession } from '#app/accounts/sessions/session_store'

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

/** A signed-in browser. Hides the real id, which would sign in anyone who reads it. */
export default class SessionTransformer extends BaseTransformer<ActiveSession> {
  constructor(
    session: ActiveSession,
    private readonly currentId: string
  ) {
    super(session)
  }

  toObject() {
    const { id, data, lastActiveAt } = this.resource
    const facts = signInFactsOf(data)
    return {
      id: publicSessionId(id),
      ...deviceOf(facts?.user_agent),
      ip: facts?.ip ?? null,
      place: facts?.country ? (COUNTRIES.of(facts.country) ?? null) : null,
      last_active_at: lastActiveAt.toISOString(),
      is_current: id === this.currentId,
    }
  }
}

export function publicSessionId(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32)
}
